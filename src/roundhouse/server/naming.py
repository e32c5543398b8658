"""What people and bots at a table are called: which names can be given, and what is shown in the reader's language."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from ..bots import bot_title
from ..core.errors import BadOption
from ..core.game import Game
from ..core.table import MAX_NAME
from ..core.texts import Text, Translator
from .store import Chair

#: Accents over and under one letter; more are no writing, they cover the lines around it.
MOST_MARKS = 2
#: Letters and signs that nobody sees, though Unicode does not call them spaces: fillers, a blank Braille cell.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def check_name(name: str) -> str:
    """The name as it is kept: one form for what looks the same, one space between words."""
    name = " ".join(filter(None, unicodedata.normalize("NFKC", name.strip()).split(" ")))
    marks = 0
    for place, sign in enumerate(name):
        marks = marks + 1 if _is_mark(sign) else 0
        if not sign.isprintable() or sign in INVISIBLE or marks > (MOST_MARKS if place >= marks else 0):
            raise BadOption("a name is made of signs that can be seen", Text("bad-name-signs"))
    if not name or len(name) > MAX_NAME:
        raise BadOption(f"a name has 1 to {MAX_NAME} characters", Text("bad-name", {"most": MAX_NAME}))
    return name


def check_unlike(name: str, others: Iterable[Chair]) -> None:
    """Nobody is called like somebody else at the table."""
    if any(alike(name, chair.name) for chair in others if chair.kind != "open" or chair.kept):
        raise BadOption(f"somebody at this table is called {name!r}", Text("bad-name-taken", {"name": name}))


def alike(one: str, other: str) -> bool:
    """Whether people might take one name for the other."""
    return _bare(one) == _bare(other)


def _bare(name: str) -> str:
    """What is left of a name without capitals, accents, spaces and points; the name itself if that is nothing."""
    signs = unicodedata.normalize("NFKD", name).casefold()
    return "".join(sign for sign in signs if sign.isalnum()) or name


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign) in ("Mn", "Me")


def name_of(chair: Chair, tr: Translator) -> str:
    """The name that was given; else what such a chair is called. A person's seat that a bot holds stays theirs."""
    if chair.forgotten:
        return tr("someone", number=chair.seat + 1)
    if not chair.unnamed:
        return chair.name
    if chair.bot is not None and chair.kind == "bot" and chair.owner is None:
        return f"{bot_title(chair.bot, tr)} {chair.seat + 1}"
    return tr.name(chair.seat)


def words_at(game: Game, chairs: Sequence[Chair], lang: str) -> Translator:
    """The game's words, with the names of those who sit at a table."""
    tr = game.words(lang)
    return tr.named([name_of(chair, tr) for chair in chairs])
