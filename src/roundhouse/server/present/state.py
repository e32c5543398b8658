"""The whole of a table, as one seat sees it now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ...core.game import Game
from ...core.picks import Node
from ...core.record import Record
from ...core.table import Table
from ...core.texts import Translator
from ...core.view import View
from ..chatting import courtesies, free_chat
from ..glimpse import Glimpse
from ..messages import DrawingInfo, LessonInfo, PhraseInfo, SeatInfo, TableState, WhyNot
from .games import about_board
from .picks import PickTree
from .sheets import sheet_info

T = TypeVar("T")
#: Where a picture will be.
NOTHING = DrawingInfo("", 0, 0, "", "", "")


class Now(Struct, frozen=True):
    """What is the same for all who look through one pair of eyes, in one language: a state without the people, the
    pictures and the log; and what is said of each seat."""

    view: View
    state: TableState
    totals: tuple[int, ...]
    actors: frozenset[int]
    size: int


def table_now(glimpse: Glimpse, seat: int | None, tr: Translator, before: Now | None = None) -> Now:
    """`before`: the same eyes, a while ago. What they saw then is not made again if they see the same: where all play
    at once, the others' moves change nothing for a seat until the round ends."""
    table, game = glimpse.table, glimpse.table.game
    view = table.view(seat)
    can_undo, undo_refusal = _undo(table, seat, tr)
    if before is not None and before.view == view and before.actors == frozenset(table.actors()):
        return replace(
            before,
            state=replace(
                before.state,
                number=glimpse.played.number,
                own_number=glimpse.played.own_number,
                moves=table.ply,
                can_undo=can_undo,
                undo_refusal=undo_refusal,
            ),
        )
    sheet = view.sheet()
    tree = PickTree(game, view, Node() if seat is None else table.picks(seat, view), tr)
    state = TableState(
        id=glimpse.id,
        game=game.id,
        title=game.title(tr.lang),
        options=option_lines(game, table.record, tr),
        number=glimpse.played.number,
        own_number=glimpse.played.own_number,
        mark="",
        since=None,
        frames=[],
        moves=table.ply,
        seat=seat,
        seats=[],
        over=table.over,
        prompt=_prompt(table, view, tr),
        picks=_sealed(tree.picks),
        art=_sealed(tree.art),
        can_undo=can_undo,
        undo_refusal=undo_refusal,
        drawing=NOTHING,
        areas=[],
        others=[],
        log=[],
        log_from=0,
        sheet=_sealed(sheet_info(sheet, table.over, tr)),
        commitment=table.record.commitment or "",
        rematch=None,
        phrases=[PhraseInfo(pick.id, tr(pick.text)) for pick in game.phrases(view)],
        free_chat=free_chat(table),
        courtesies=[PhraseInfo(one, tr(f"courtesy-{one}")) for one in courtesies(table) if seat is not None],
        brought=[] if table.record.board is None else [table.record.board.digest, *about_board(game, tr)],
        guide=[
            LessonInfo(one.id, tr(one.title), tr(one.text), tr(one.advice), list(one.where)) for one in game.guide(view)
        ],
        clock=None,
        motion=None,
        closed="",
        tournament="",
    )
    return Now(view, state, sheet.totals, frozenset(table.actors()), len(msgspec.json.encode(state)))


def _sealed(part: T) -> T:
    """Written once, for all messages that it becomes a part of."""
    return cast("T", msgspec.Raw(msgspec.json.encode(part)))


def option_lines(game: Game, record: Record, tr: Translator) -> list[str]:
    """How the table is set up, in words."""
    lines = option_words(game, record.seats, record.options, tr)
    origin = origin_words(record, tr)
    return [origin, *lines] if origin else lines


def option_words(game: Game, seats: int, chosen: Mapping[str, str], tr: Translator) -> list[str]:
    return [
        f"{tr(f'option-{option.name}')}: {tr(f'option-{option.name}-{chosen[option.name]}')}"
        for option in game.options_for(seats)
    ]


def origin_words(record: Record, tr: Translator) -> str:
    """That a game goes on from a position of another one; empty: it does not."""
    return "" if record.origin is None else tr("origin", moves=record.origin.moves)


def _undo(table: Table, seat: int | None, tr: Translator) -> tuple[bool, WhyNot]:
    """Whether the seat may take its last move back, and why not."""
    refusal = None if seat is None else table.undo_refusal(seat)
    if refusal is None:
        return seat is not None, WhyNot("", "")
    return False, WhyNot(refusal.rule, tr(refusal.text))


def seat_infos(glimpse: Glimpse, owner: str, now: Now, tr: Translator) -> list[SeatInfo]:
    return [
        SeatInfo(
            chair.seat,
            tr.name(chair.seat),
            chair.kind,
            chair.bot,
            chair.owner == owner,
            chair.seat in now.actors,
            chair.kind == "bot" or chair.seat in glimpse.online,
            now.totals[chair.seat],
            chair.program,
        )
        for chair in glimpse.chairs
    ]


def _prompt(table: Table, view: View, tr: Translator) -> str:
    if table.over:
        return tr("game-is-over")
    if view.seat is not None and view.seat in table.actors():
        return tr(table.game.prompt(view, ()))
    return tr("waiting-for", names=", ".join(tr.name(actor) for actor in table.actors()))
