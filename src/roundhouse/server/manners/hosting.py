"""What the host of a table may do: close its chat, and turn somebody away before the game is dealt."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, insert, select, update

from ...core.refusal import Refusal
from ..errors import NotYours, RefusedAt
from ..hall import Hall
from ..live import LiveTable
from ..schema import tables, turned_away
from ..seating import change
from ..store import SEATS, Chair, Taken
from . import blocking


async def close_chat(hall: Hall, live: LiveTable, owner: str, closed: bool) -> None:
    async with hall.holding(live):
        _check_host(live, owner)
        wish = update(tables).where(tables.c.id == live.id).values(chat_closed=closed)
        await hall.store.write(live.id, SEATS, lambda connection: connection.execute(wish))
        live.chat_closed = closed
    live.tell(SEATS)


async def turn_away(hall: Hall, live: LiveTable, owner: str, seat: int) -> None:
    """Their seat is open again, and they cannot sit down here any more."""
    async with hall.holding(live):
        _check_host(live, owner)
        if live.dealt:
            raise RefusedAt(live, Refusal("RH-9", "dealt"))
        if not 0 <= seat < len(live.chairs) or live.chairs[seat].owner in (None, owner):
            raise NotYours
        who = live.chairs[seat].owner
        try:
            chair = Chair(seat, "open", live.words("en").name(seat), unnamed=True)
            await change(hall, live, chair)
        except Taken:
            raise RefusedAt(live, Refusal("RH-5", "seat-taken")) from None
        await hall.store.do(lambda connection: _remember(connection, live.id, str(who)), kind="")
    live.tell(SEATS)


async def check_welcome(hall: Hall, live: LiveTable, owner: str) -> None:
    """Whether somebody may sit down: not if the host has turned them away, or blocked them."""

    def unwelcome() -> bool:
        with hall.store.engine.connect() as connection:
            here = turned_away.c.table == live.id, turned_away.c.owner == owner
            if connection.execute(select(turned_away.c.owner).where(*here)).first() is not None:
                return True
            return live.host is not None and owner in blocking.blocked_by(connection, live.host)

    if await asyncio.to_thread(unwelcome):
        raise RefusedAt(live, Refusal("RH-13", "turned-away"))


def _remember(connection: Connection, table: str, owner: str) -> None:
    row = {"table": table, "owner": owner}
    here = turned_away.c.table == table, turned_away.c.owner == owner
    if connection.execute(select(turned_away.c.owner).where(*here)).first() is None:
        connection.execute(insert(turned_away), row)


def _check_host(live: LiveTable, owner: str) -> None:
    if live.host != owner:
        raise NotYours
