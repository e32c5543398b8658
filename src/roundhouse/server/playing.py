"""What people do on the board: play, and take back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from ..core.errors import Refused
from ..core.record import Entry, Record
from ..core.refusal import not_your_turn
from .errors import RefusedAt, Stale
from .hall import Hall
from .live import LiveTable
from .messages import Played, PlayMove, UndoMove
from .store import Taken

#: How often a move is tried that other processes' moves come between.
ATTEMPTS = 20


async def play(hall: Hall, live: LiveTable, owner: str, wish: PlayMove) -> Played:
    moveset = live.table.game.moveset
    packed = moveset.pack(wish.move)

    def same(entry: Entry) -> bool:
        return entry.move == moveset.notation(packed)

    for _ in range(ATTEMPTS):
        async with hall.at(live):
            before = await _ready(hall, live, owner, wish, same)
            if before.done:
                return before.played
            try:
                await hall.write(live, lambda table: table.play(wish.seat, packed))
            except Taken:
                continue  # another process was faster; the move may still be good
            except Refused as error:
                raise RefusedAt(live, error.refusal) from None
        return _told(hall, live, before.played)
    raise Stale


async def undo(hall: Hall, live: LiveTable, owner: str, wish: UndoMove) -> Played:
    """Whether a move was news, and what there was before it, takes a while to find out: that is done with a still of
    the table, in a thread and while others may look and play. If somebody has played meanwhile it is done anew."""
    for _ in range(ATTEMPTS):
        async with hall.at(live) as table:
            before = await _ready(hall, live, owner, wish, _is_undo)
            if before.done:
                return before.played
            hall.check_open(live)
            still = table.still()
        try:
            await hall.workroom.do(live.id, partial(still.undo, wish.seat))
        except Refused as error:
            raise RefusedAt(live, error.refusal) from None
        async with hall.at(live):
            await _ready(hall, live, owner, wish, _is_undo)
            if live.table is not table or len(table.record.entries) != before.played.number:
                continue
            try:
                await hall.write(live, lambda table, still=still: table.become(still))  # type: ignore[misc]
            except Taken:
                continue
        return _told(hall, live, before.played)
    raise Stale


class _Before(NamedTuple):
    """How far the table is; `done`: this very wish was carried out already."""

    played: Played
    done: bool


async def _ready(
    hall: Hall, live: LiveTable, owner: str, wish: PlayMove | UndoMove, same: Callable[[Entry], bool]
) -> _Before:
    """Whether this person may do this now. To be asked at the table."""
    seat = wish.seat
    await hall.check_seat(live, owner, seat)
    if live.chairs[seat].kind != "person":
        raise RefusedAt(live, not_your_turn())
    played = live.played(seat)
    if wish.number > played.own_number:
        await hall.look_again(live)
        played = live.played(seat)
    if wish.number == played.own_number:
        return _Before(played, False)
    if _repeated(live.table.record, seat, wish.number, same):
        return _Before(played, True)
    raise Stale


def _told(hall: Hall, live: LiveTable, before: Played) -> Played:
    """It is written: everybody is told."""
    hall.moved_on(live, before.number + 1)
    return Played(before.number + 1, before.own_number + 1)


def _is_undo(entry: Entry) -> bool:
    return entry.undo


def _repeated(record: Record, seat: int, number: int, same: Callable[[Entry], bool]) -> bool:
    """Whether this was done already: a message sent again after a lost connection."""
    own = [entry for entry in record.entries if entry.seat == seat]
    return 0 <= number == len(own) - 1 and same(own[-1])
