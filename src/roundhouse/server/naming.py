"""What people and bots at a table are called, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots import bot_title
from ..core.game import Game
from ..core.texts import Translator
from .store import Chair


def name_of(chair: Chair, tr: Translator) -> str:
    """The name that was given; else what such a chair is called. A person's seat that a bot holds stays theirs."""
    if not chair.unnamed:
        return chair.name
    if chair.bot is not None and chair.kind == "bot" and chair.owner is None:
        return f"{bot_title(chair.bot, tr)} {chair.seat + 1}"
    return tr.name(chair.seat)


def words_at(game: Game, chairs: Sequence[Chair], lang: str) -> Translator:
    """The game's words, with the names of those who sit at a table."""
    tr = game.words(lang)
    return tr.named([name_of(chair, tr) for chair in chairs])
