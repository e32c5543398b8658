"""The whole of a table, as one seat sees it now."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.game import Game
from ...core.picks import Node
from ...core.record import Record
from ...core.table import Table
from ...core.texts import Translator
from ...core.view import View
from ..chatting import courtesies, free_chat
from ..live import LiveTable
from ..messages import LessonInfo, PhraseInfo, SeatInfo, TableState, WhyNot
from .drawings import pictures
from .games import about_board
from .log import log_lines
from .picks import pick_infos
from .reader import Reader
from .sheets import sheet_info


def table_state(live: LiveTable, reader: Reader) -> TableState:
    table, game, seat = live.table, live.table.game, reader.seat
    tr = live.words(reader.lang)
    view = table.view(seat)
    sheet = view.sheet()
    played = live.played(seat)
    can_undo, undo_refusal = _undo(table, seat, tr)
    shown = pictures(table, view, tr, reader.have)
    return TableState(
        id=live.id,
        game=game.id,
        title=game.title(tr.lang),
        options=option_lines(game, table.record, tr),
        number=played.number,
        own_number=played.own_number,
        moves=table.ply,
        seat=seat,
        seats=_seat_infos(live, reader.owner, sheet.totals, tr),
        over=table.over,
        prompt=_prompt(table, view, tr),
        picks=pick_infos(game, view, Node() if seat is None else table.picks(seat), tr),
        can_undo=can_undo,
        undo_refusal=undo_refusal,
        drawing=shown.drawing,
        areas=shown.areas,
        others=shown.others,
        log=log_lines(table, seat, tr),
        sheet=sheet_info(sheet, table.over, tr),
        commitment=table.record.commitment or "",
        rematch=live.rematch,
        plain=game.plain(view, tr, seat or 0),
        phrases=[PhraseInfo(pick.id, tr(pick.text)) for pick in game.phrases(view)],
        free_chat=free_chat(table),
        courtesies=[PhraseInfo(one, tr(f"courtesy-{one}")) for one in courtesies(table) if seat is not None],
        brought=[] if table.record.board is None else [table.record.board.digest, *about_board(game, tr)],
        guide=[
            LessonInfo(one.id, tr(one.title), tr(one.text), tr(one.advice), list(one.where)) for one in game.guide(view)
        ],
    )


def option_lines(game: Game, record: Record, tr: Translator) -> list[str]:
    """How the table is set up, in words."""
    chosen = record.options
    return [
        f"{tr(f'option-{option.name}')}: {tr(f'option-{option.name}-{chosen[option.name]}')}"
        for option in game.options_for(record.seats)
    ]


def _undo(table: Table, seat: int | None, tr: Translator) -> tuple[bool, WhyNot]:
    """Whether the seat may take its last move back, and why not."""
    refusal = None if seat is None else table.undo_refusal(seat)
    if refusal is None:
        return seat is not None, WhyNot("", "")
    return False, WhyNot(refusal.rule, tr(refusal.text))


def _seat_infos(live: LiveTable, owner: str, totals: Sequence[int], tr: Translator) -> list[SeatInfo]:
    actors, online = live.table.actors(), live.online
    return [
        SeatInfo(
            chair.seat,
            tr.name(chair.seat),
            chair.kind,
            chair.bot,
            live.owns(owner, chair.seat),
            chair.seat in actors,
            chair.kind == "bot" or chair.seat in online,
            totals[chair.seat],
        )
        for chair in live.chairs
    ]


def _prompt(table: Table, view: View, tr: Translator) -> str:
    if table.over:
        return tr("game-is-over")
    if view.seat is not None and view.seat in table.actors():
        return tr(table.game.prompt(view, ()))
    return tr("waiting-for", names=", ".join(tr.name(actor) for actor in table.actors()))
