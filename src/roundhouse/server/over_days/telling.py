"""What is told to somebody, when it is due: only what still holds, once, not at night, and not while they look at the
table. It becomes one message for each of their addresses, which are jobs of their own."""

from __future__ import annotations

import asyncio
import hashlib

import msgspec
from sqlalchemy import Connection

from ...core.errors import RoundhouseError
from ...core.registry import find_game
from ...core.texts import Translator, translator
from .. import jobs as job_rows
from ..clocks.hours import Hours, asleep, wakes
from ..clocks.rows import hours_of
from ..hall import Hall
from ..jobs import Job
from ..store import PULSE
from ..tell import rows
from ..tell.asking import INVITED, LIKE, TURN, Item, Items
from ..tell.rows import Told
from .sending import SEND, Message

#: So many tables are named in one message.
NAMED = 10


async def tell(hall: Hall, job: Job) -> float | None:
    """Does jobs of the kind TELL; when to do it again, if now is no time for it."""
    asked = msgspec.json.decode(job.payload, type=Items)
    now = hall.store.clock()
    hours, addresses = await asyncio.to_thread(_who, hall, asked.owner)
    if not addresses:
        return None
    if asleep(now, hours):
        return wakes(now, hours)
    holds = [item for item in asked.items if await _holds(hall, asked.owner, item, now)]
    if not holds:
        return None
    titles = {item.table: await _title(hall, item.table) for item in holds}
    marks = [Told(item.table, _what(item), item.mark) for item in holds]
    name = hashlib.sha256(f"{asked.owner} {marks}".encode()).hexdigest()[:32]

    def work(connection: Connection) -> None:
        for one in addresses:
            message = _message(holds, titles, translator(one.lang), name, hall.settings.address)
            words = msgspec.json.encode(msgspec.structs.replace(message, address=one.id)).decode()
            job_rows.put_unless(connection, Job(f"{SEND} {one.id} {name}", SEND, now, words))
        rows.remember(connection, asked.owner, marks)

    await hall.store.write("", PULSE, work)
    return None


def _who(hall: Hall, owner: str) -> tuple[Hours, list[rows.Address]]:
    with hall.store.engine.connect() as connection:
        found = [one for one in rows.addresses_of(connection, owner) if one.confirmed]
        return hours_of(connection, [owner]).get(owner, Hours()), found


async def _holds(hall: Hall, owner: str, item: Item, now: float) -> bool:
    """Whether it is still to be told."""
    if not await asyncio.to_thread(_wanted, hall, owner, item, now):
        return False
    if item.what == TURN:
        return await _awaited(hall, owner, item)
    return item.what != INVITED or await _invited(hall, owner, item)


def _wanted(hall: Hall, owner: str, item: Item, now: float) -> bool:
    what = _what(item)
    with hall.store.engine.connect() as connection:
        if not getattr(rows.wishes_of(connection, owner), what) or rows.is_muted(connection, owner, item.table):
            return False
        there = rows.is_there(connection, owner, item.table, now)
        return not there and not rows.known(connection, owner, Told(item.table, what, item.mark))


async def _awaited(hall: Hall, owner: str, item: Item) -> bool:
    seat, number = map(int, item.mark.split())
    try:
        live = await hall.find(item.table)
        async with hall.at(live) as table:
            await hall.look_again(live)
            mine = live.owns(owner, seat) and live.chairs[seat].kind == "person" and live.closed is None
            return mine and seat in table.actors() and live.played(seat).own_number == number
    except RoundhouseError:  # it is gone, or closed
        return False


async def _invited(hall: Hall, owner: str, item: Item) -> bool:
    """Whether a seat is still kept for them."""
    try:
        live = await hall.find(item.table)
        async with hall.holding(live):
            return any(chair.kept and chair.owner == owner for chair in live.chairs)
    except RoundhouseError:
        return False


def _what(item: Item) -> str:
    """By which wish it is told: a nudge is a turn that somebody waits for."""
    return LIKE.get(item.what, item.what)


async def _title(hall: Hall, table: str) -> str:
    """The id of the game; each reader's language has its own name for it. A tournament has none."""
    try:
        return (await hall.find(table)).game.id
    except RoundhouseError:
        return ""


def _message(items: list[Item], titles: dict[str, str], tr: Translator, name: str, site: str) -> Message:
    """Nothing of a game but its name and whose turn it is: whoever reads it may be anybody."""
    places = list(dict.fromkeys(item.leads_to for item in items))
    lines = [_line(item, titles[item.table], tr) for item in items]
    if len(items) == 1:
        return Message("", lines[0], "", places[0], name)
    body = [f"{line}\n{site}{item.leads_to}" for item, line in zip(items[:NAMED], lines, strict=False)]
    where = places[0] if len(places) == 1 else "/"
    return Message("", tr("tell-many", number=len(items)), "\n\n".join(body), where, name)


def _line(item: Item, game: str, tr: Translator) -> str:
    title = find_game(game).title(tr.lang) if game else ""
    return tr(f"tell-{item.what}", game=title, who=item.who)
