"""Where it is somebody's turn."""

from __future__ import annotations

import asyncio
from functools import partial

import structlog

from ..core.errors import RoundhouseError
from ..core.registry import find_game, game_ids
from .hall import Hall
from .messages import TurnInfo
from .present.reader import Reader
from .store import Stored

log = structlog.get_logger()
#: So many of somebody's tables are looked at.
MOST = 200


async def acting(hall: Hall, stored: Stored, reader: Reader) -> dict[int, float | None]:
    """The seats that may move, where the reader sits, and until when they have time."""
    if stored.dealt and not stored.over and stored.closed is None and stored.seats_of(reader.owner):
        try:
            live = await hall.find(stored.id)
            async with hall.at(live) as table:
                clock = live.clock
                return {seat: None if clock is None else clock.until(seat) for seat in table.actors()}
        except RoundhouseError as error:  # one table that cannot be read must not hide the others
            log.warning("table cannot be read", table=stored.id, error=str(error))
    return {}


async def turns(hall: Hall, reader: Reader) -> list[TurnInfo]:
    """Tables where the reader is to move, those that wait longest first."""
    found = await asyncio.to_thread(partial(hall.store.listed, owner=reader.owner, limit=MOST, on=True))
    mine = []
    for stored in reversed(found):
        if stored.record.game in game_ids():
            actors = await acting(hall, stored, reader)
            if any(stored.chairs[seat].kind == "person" and seat in actors for seat in stored.seats_of(reader.owner)):
                mine.append(TurnInfo(stored.id, find_game(stored.record.game).title(reader.lang)))
    return mine
