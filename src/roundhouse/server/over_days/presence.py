"""Who has which table open, at any server: nobody is told what they are looking at. And who can be told at all."""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ..hall import Hall
from ..store import PULSE, Unsaved
from ..tell import rows

log = structlog.get_logger()
#: Seconds between two looks, and how long what was seen then is believed.
OFTEN, BELIEVED = 15, 45


async def look_for_ever(hall: Hall) -> None:
    while True:
        try:
            await look(hall)
        except (SQLAlchemyError, Unsaved) as error:
            log.warning("not known who is there", error=str(error))
        await asyncio.sleep(OFTEN)


async def look(hall: Hall) -> None:
    hall.messenger.reachable = await asyncio.to_thread(_reachable, hall)
    here = {
        (owner, live.id)
        for live in list(hall.lives.values())
        for seat in live.online
        if (owner := live.chairs[seat].owner) is not None and owner in hall.messenger.reachable
    }
    if here:
        now = hall.store.clock()
        await hall.store.write("", PULSE, lambda connection: rows.come(connection, here, now, now + BELIEVED))


def _reachable(hall: Hall) -> frozenset[str]:
    with hall.store.engine.connect() as connection:
        return rows.reachable(connection)
