"""What people do on the board: play, and take back."""

from __future__ import annotations

from collections.abc import Callable

from ..core.errors import Refused
from ..core.record import Entry, Record
from ..core.refusal import not_your_turn
from ..core.table import Table
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
    return await _act(
        hall,
        live,
        owner,
        wish,
        lambda table: table.play(wish.seat, packed),
        lambda entry: entry.move == moveset.notation(packed),
    )


async def undo(hall: Hall, live: LiveTable, owner: str, wish: UndoMove) -> Played:
    return await _act(hall, live, owner, wish, lambda table: table.undo(wish.seat), lambda entry: entry.undo)


async def _act(
    hall: Hall,
    live: LiveTable,
    owner: str,
    wish: PlayMove | UndoMove,
    act: Callable[[Table], None],
    same: Callable[[Entry], bool],
) -> Played:
    seat = wish.seat
    for _ in range(ATTEMPTS):
        async with hall.at(live):
            await hall.check_seat(live, owner, seat)
            if live.chairs[seat].kind != "person":
                raise RefusedAt(live, not_your_turn())
            before = live.played(seat)
            if wish.number > before.own_number:
                await hall.look_again(live)
                before = live.played(seat)
            if wish.number != before.own_number:
                if _repeated(live.table.record, seat, wish.number, same):
                    return before
                raise Stale
            try:
                await hall.write(live, act)
            except Taken:
                continue  # another process was faster; the move may still be good
            except Refused as error:
                raise RefusedAt(live, error.refusal) from None
        hall.moved_on(live, before.number + 1)
        return Played(before.number + 1, before.own_number + 1)
    raise Stale


def _repeated(record: Record, seat: int, number: int, same: Callable[[Entry], bool]) -> bool:
    """Whether this was done already: a message sent again after a lost connection."""
    own = [entry for entry in record.entries if entry.seat == seat]
    return 0 <= number == len(own) - 1 and same(own[-1])
