"""Time in which no server was awake does not count, and neither does what a clock of the machine leaps: nobody could
play in it. Every server says now and then that it is awake; if all were silent for longer, or time went back, running
clocks are moved by as much."""

from __future__ import annotations

import structlog
from sqlalchemy import Connection, select, update

from ..clocks.rows import RING
from ..hall import Hall
from ..schema import clocks, house, jobs
from ..store import PULSE, set_fact

log = structlog.get_logger()
AWAKE = "awake"
#: Seconds between two signs; a longer silence is not counted, and who is back by more has had their clock put back.
OFTEN, SILENCE, BACK = 20, 90, 20


class Awake:
    """To be called before anything is done that is due: after a long sleep it is less than it seems."""

    def __init__(self) -> None:
        self._said = float("-inf")

    async def __call__(self, hall: Hall) -> None:
        now = hall.store.clock()
        if not self._said <= now < self._said + OFTEN:
            await notice(hall)
            self._said = now


async def notice(hall: Hall) -> float:
    """Say that somebody is awake; by how many seconds the running clocks were moved."""
    moved = [0.0]
    now = hall.store.clock()

    def work(connection: Connection) -> None:
        query = select(house.c.value).where(house.c.name == AWAKE).with_for_update()
        last = connection.execute(query).scalar()
        gap = 0.0 if last is None else now - float(last)
        moved[0] = gap if gap > SILENCE or gap < -BACK else 0.0
        if moved[0]:
            connection.execute(
                update(clocks).where(clocks.c.since.is_not(None)).values(since=clocks.c.since + moved[0])
            )
        if moved[0] < 0:
            # What is to be done later was reckoned by a time that will not come for long.
            late = jobs.c.due > now
            connection.execute(update(jobs).where(late, jobs.c.kind != RING).values(due=jobs.c.due + moved[0]))
            connection.execute(update(jobs).where(late, jobs.c.kind == RING).values(due=now))
        # Several servers do not agree to the second: nobody puts the sign back by that.
        if gap > 0 or moved[0] or last is None:
            set_fact(connection, AWAKE, repr(now))

    await hall.store.write("", PULSE, work)
    if moved[0]:
        log.info("time did not count", seconds=round(moved[0]))
        hall.doubt("")
    return moved[0]
