"""The games that can be played, and the boards that people bring."""

from __future__ import annotations

from ...bots import bot_about, bot_names, bot_title, default_bot, level_names
from ...bots.specs import GENERIC
from ...core.game import Game, Option
from ...core.record import Brought
from ...core.table import Table
from ...core.texts import Translator
from ..messages import BoardInfo, BotInfo, ChoiceInfo, GameInfo, OptionInfo
from ..new_tables import default_seats
from .drawings import drawing_info


def game_info(game: Game, lang: str) -> GameInfo:
    tr = game.words(lang)
    return GameInfo(
        id=game.id,
        title=tr("title"),
        tagline=tr("tagline"),
        stage=game.stage,
        seats=list(game.seats),
        default_seats=default_seats(game),
        options=[_option_info(game, option, tr) for option in game.options],
        bots=_bot_infos(game, tr),
        default_bot=default_bot(game),
        own_design=[tr(key) for key in game.own_design],
        boards=game.boards,
    )


def _bot_infos(game: Game, tr: Translator) -> list[BotInfo]:
    names, levels = bot_names(game), level_names(game)
    return [
        BotInfo(name, bot_title(name, tr), bot_about(name, game, tr), not levels or name not in GENERIC)
        for name in names
    ]


def _option_info(game: Game, option: Option, tr: Translator) -> OptionInfo:
    key = f"option-{option.name}"
    return OptionInfo(
        option.name,
        tr(key),
        tr(f"{key}-about") if tr.has(f"{key}-about") else "",
        option.default,
        [ChoiceInfo(choice, tr(f"{key}-{choice}"), tr(f"{key}-{choice}-about")) for choice in option.choices],
        [seats for seats in game.seats if option.applies_to(seats)],
    )


def board_info(game: Game, lang: str) -> BoardInfo:
    """A board that somebody has brought, before anybody plays on it."""
    tr = game.words(lang)
    drawing = game.draw(Table.new(game, seed="board").view(), tr)
    return BoardInfo(
        Brought.of(game.board or "").digest,
        about_board(game, tr),
        drawing_info(drawing),
        list(game.seats),
        default_seats(game),
    )


def about_board(game: Game, tr: Translator) -> list[str]:
    return [tr(text) for text in game.about_board()]
