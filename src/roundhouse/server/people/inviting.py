"""Named people are invited: a free seat of a table that waits is kept for somebody with whom one has played before.
Nobody else can be asked for by name: so nobody learns who has an account."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace
from sqlalchemy import Connection, func, select

from ...core.errors import BadOption
from ...core.refusal import Refusal
from ...core.texts import Text
from ..errors import NotYours, RefusedAt
from ..hall import Hall
from ..live import LiveTable
from ..manners.blocking import blocked_by, blockers_of
from ..messages import Acquaintance
from ..naming import check_unlike
from ..schema import chairs, people
from ..seating import change
from ..store import SEATS, Chair, Taken
from ..tell.asking import INVITED, Item, asked
from .accounts import name_of

MOST = 100


def acquaintances(connection: Connection, owner: str) -> list[Acquaintance]:
    """People who have sat at a table with somebody, those of the most tables first."""
    mine = select(chairs.c.table).where(chairs.c.owner == owner, chairs.c.kind != "open")
    together = func.count(chairs.c.table.distinct())
    query = (
        select(people.c.id, people.c.name, together)
        .join(chairs, chairs.c.owner == people.c.id)
        .where(chairs.c.table.in_(mine), people.c.id != owner, chairs.c.kind != "open")
        .where(people.c.id.not_in([*blocked_by(connection, owner), *blockers_of(connection, owner)]))
        .group_by(people.c.id, people.c.name)
        .order_by(together.desc(), people.c.name)
        .limit(MOST)
    )
    return [Acquaintance(*row) for row in connection.execute(query).all()]


async def invite(hall: Hall, live: LiveTable, owner: str, person: str, wished: int | None = None) -> int:
    """Keep a free seat (`wished`, or the first) for somebody; which one. Said twice, it is done once."""
    known, called = await asyncio.to_thread(_acquaintances, hall, owner)
    name = next((one.name for one in known if one.id == person), None)
    if name is None:
        raise BadOption("you have not played with them", Text("bad-invitation"))
    async with hall.holding(live):
        _check_sits(live, owner)
        kept = live.seats_of(person)
        if kept:
            return kept[0]
        free = [
            chair
            for chair in live.chairs
            if chair.kind == "open" and chair.owner is None and wished in (None, chair.seat)
        ]
        if not free:
            raise RefusedAt(live, Refusal("RH-5", "seat-taken"))
        check_unlike(name, live.chairs)
        seat = free[0].seat
        host = next((chair.name for chair in live.chairs if chair.owner == owner), called)
        item = Item(live.id, INVITED, "invited", host)  # once, however often it is taken back and said again
        told = asked({person: item}, hall.messenger.reachable, hall.tell_at)
        try:
            await change(hall, live, Chair(seat, "open", name, owner=person), told=told, only_if="open")
        except Taken:
            raise RefusedAt(live, Refusal("RH-5", "seat-taken")) from None
    live.tell(SEATS)
    return seat


async def take_back(hall: Hall, live: LiveTable, owner: str, seat: int) -> None:
    """Whoever was invited is awaited no more: the seat is free for everybody."""
    async with hall.holding(live):
        _check_sits(live, owner)
        if not 0 <= seat < len(live.chairs) or not live.chairs[seat].kept:
            raise NotYours
        free = replace(live.chairs[seat], owner=None, unnamed=True, name=live.words("en").name(seat))
        try:
            await change(hall, live, free, only_if="open")
        except Taken:
            raise RefusedAt(live, Refusal("RH-5", "seat-taken")) from None
    live.tell(SEATS)


def _check_sits(live: LiveTable, owner: str) -> None:
    if live.dealt:
        raise RefusedAt(live, Refusal("RH-9", "dealt"))
    if live.host != owner and not any(chair.owner == owner and not chair.kept for chair in live.chairs):
        raise NotYours


def _acquaintances(hall: Hall, owner: str) -> tuple[list[Acquaintance], str]:
    """In a thread: whom somebody knows, and what they are called themselves where they have no seat."""
    with hall.store.engine.connect() as connection:
        return acquaintances(connection, owner), name_of(connection, owner) or "?"
