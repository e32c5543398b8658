"""Doing what is due: every server looks once a second, and takes what it finds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from .. import jobs as rows
from ..hall import Hall
from ..jobs import Job
from ..store import PULSE, Taken, Unsaved

log = structlog.get_logger()
#: Seconds between two looks (and where there is more to do than can be done at once), and jobs that are done side by
#: side.
OFTEN, SOON, AT_ONCE = 1.0, 0.05, 20
#: What goes wrong is tried again after so many seconds, ever more patiently; then it is given up.
PAUSES = (10, 60, 300, 1800, 7200, 6 * 3600)

#: What does jobs of a kind; it may say when to do it again. What it raises is tried again.
Doer = Callable[[Hall, Job], Awaitable[float | None]]


async def do_for_ever(
    hall: Hall, doers: Mapping[str, Doer], before: Callable[[Hall], Awaitable[None]] | None = None, most: int = AT_ONCE
) -> None:
    """`before`: what is done first, each time; `most`: so much is done at once."""
    while True:
        done = 0
        try:
            if before is not None:
                await before(hall)
            done = await do_due(hall, doers, most)
        except (SQLAlchemyError, Unsaved) as error:
            log.warning("jobs not read", error=str(error))
        except Exception:  # whatever it is: clocks and messages must go on
            log.exception("jobs not done")
        await asyncio.sleep(OFTEN if done < most else SOON)


async def do_due(hall: Hall, doers: Mapping[str, Doer], most: int = AT_ONCE) -> int:
    """Everything that is due now, but no more than so many; how many were done here."""
    found = await asyncio.to_thread(_read, hall, list(doers), most)
    done = await asyncio.gather(*(_do(hall, job, doers) for job in found))
    return sum(done)


def _read(hall: Hall, kinds: list[str], most: int) -> list[Job]:
    with hall.store.engine.connect() as connection:
        return rows.due(connection, hall.store.clock(), kinds, most)


async def _do(hall: Hall, job: Job, doers: Mapping[str, Doer]) -> bool:
    taken = await _take(hall, job)
    if taken is None:
        return False
    try:
        when = await doers[job.kind](hall, taken)
    except Exception as error:
        if taken.tries > len(PAUSES):
            log.error("job given up", key=job.key, kind=job.kind, tries=taken.tries, error=repr(error))
            when = None
        else:
            pause = PAUSES[taken.tries - 1]
            log.warning("job failed", key=job.key, kind=job.kind, error=repr(error), again_in=pause)
            when = hall.store.clock() + pause
    await hall.store.write("", PULSE, lambda connection: _end(connection, taken, when))
    return True


def _end(connection: Connection, taken: Job, when: float | None) -> None:
    if when is None:
        rows.finish(connection, taken)
    else:
        rows.again(connection, taken, when)


async def _take(hall: Hall, job: Job) -> Job | None:
    taken: list[Job] = []

    def work(connection: Connection) -> None:
        taken.clear()  # a batch that failed is tried again
        found = rows.take(connection, job, hall.store.clock())
        if found is None:
            raise Taken
        taken.append(found)

    try:
        await hall.store.write("", PULSE, work)
    except Taken:
        return None
    return taken[0]
