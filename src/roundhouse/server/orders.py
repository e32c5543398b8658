"""What the operator says to running servers (`roundhouse admin`, `roundhouse restore`) is written into the database,
and they read it there: so it is the same for one server and for many, with SQLite and with PostgreSQL."""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy.exc import SQLAlchemyError

from .bans import Bans
from .hall import Hall
from .store import GONE, Told

log = structlog.get_logger()
#: Seconds between two looks.
OFTEN = 2


async def follow_for_ever(hall: Hall) -> None:
    last = await asyncio.to_thread(hall.store.last_order)
    while True:
        try:
            told = await asyncio.to_thread(hall.store.told, last)
            last = max([last, *(number for number, _, _ in told.orders)])
            obey(hall, told)
        except SQLAlchemyError as error:
            log.warning("orders not read", error=str(error))
        await asyncio.sleep(OFTEN)


def obey(hall: Hall, told: Told) -> None:
    for _, kind, table in told.orders:
        log.info("the operator says", what=kind, table=table or "all")
        if kind == GONE:
            hall.heard(GONE, table)
        else:
            hall.doubt(table)
    hall.draining = told.draining
    hall.bans = Bans(told.bans)
    # Last: what is brought back must be read before anybody plays on.
    hall.store.paused = told.paused
