"""Games that ended before results were kept get theirs: at the start, one by one, beside everything else."""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy import select

from ...core.errors import RoundhouseError
from ...core.table import Table
from ..hall import Hall
from ..results import rows
from ..schema import results, tables
from ..store import Taken, Unsaved

log = structlog.get_logger()


async def fill(hall: Hall) -> int:
    """How many games got theirs. What cannot be read stays without."""
    filled = 0
    for name in await asyncio.to_thread(_without, hall):
        try:
            filled += await _fill(hall, name)
        except Taken:
            continue  # another server was faster
        except (RoundhouseError, Unsaved) as error:
            log.warning("no results", table=name, error=str(error))
    return filled


async def fill_once(hall: Hall) -> None:
    filled = await fill(hall)
    if filled:
        log.info("results written", tables=filled)


async def _fill(hall: Hall, name: str) -> bool:
    stored = await asyncio.to_thread(hall.store.load, name)
    if stored is None or stored.closed is not None:
        return False
    table = await asyncio.to_thread(Table.load, stored.record)
    write = rows.ended(table, name, stored.touched)
    if write is None:
        return False
    await hall.store.do(write, kind="")
    return True


def _without(hall: Hall) -> list[str]:
    query = select(tables.c.id).where(tables.c.over.is_(True), tables.c.id.not_in(select(results.c.table)))
    with hall.store.engine.connect() as connection:
        return list(connection.execute(query.order_by(tables.c.touched)).scalars())
