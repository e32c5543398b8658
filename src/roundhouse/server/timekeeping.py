"""The clock of a live table: what each event makes of it. To be asked at the table; whoever writes the event writes the
clock with it, in one transaction."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from .clocks import rows
from .clocks.clock import Clock
from .live import LiveTable
from .store import Also, Chair


def running(live: LiveTable, chairs: Collection[Chair] | None = None) -> list[int]:
    """The seats whose time goes by: people who may move. Bots have none to lose."""
    if not live.dealt or live.closed is not None:
        return []
    people = {chair.seat for chair in (live.chairs if chairs is None else chairs) if chair.kind == "person"}
    return [seat for seat in live.table.actors() if seat in people]


def begun(live: LiveTable, now: float) -> Clock | None:
    """The game is dealt: the first turns begin. None: there is no clock, or it has begun already."""
    if live.clock is None or not live.dealt or live.clock.ply >= 0:
        return None
    table = live.table
    return live.clock.moved(now, table.ply, -1, (), table.actors(), running(live))


def moved(live: LiveTable, now: float, before: Sequence[int]) -> Clock | None:
    """The last entry was played; seats in `before` could act until then."""
    if live.clock is None:
        return None
    table = live.table
    return live.clock.moved(now, table.ply, table.record.entries[-1].seat, before, table.actors(), running(live))


def seated(live: LiveTable, now: float, changed: Collection[Chair]) -> Clock | None:
    """Others sit there now. Whoever comes back to a seat whose time was up has a turn's time again."""
    clock = live.clock
    if clock is None or not live.dealt:
        return clock
    then = {chair.seat: chair for chair in changed}
    chairs = [then.get(chair.seat, chair) for chair in live.chairs]
    runs = running(live, chairs)
    back = [seat for seat in runs if live.chairs[seat].kind != "person" and clock.left(seat, now) < clock.terms.turn]
    return clock.go_on(now, runs, begun=back)


def stopped(live: LiveTable, now: float) -> Clock | None:
    """Nobody plays on."""
    return None if live.clock is None else live.clock.go_on(now, ())


def also(live: LiveTable, clock: Clock | None) -> Also | None:
    """What writes a clock together with what has changed it."""
    return None if clock is None else partial(rows.write, table=live.id, clock=clock)
