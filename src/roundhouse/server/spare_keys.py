"""A spare key to one's seats at a table: a link that works once, on another device, or when a browser has forgotten who
it is. Only its hash is kept; the key stands behind the # of the link, so that no server and no proxy writes it down."""

from __future__ import annotations

import hashlib
import re
import secrets

from msgspec.structs import replace

from ..core.errors import BadOption
from ..core.refusal import Refusal
from ..core.texts import Text
from .errors import NotYours, RefusedAt
from .hall import Hall
from .live import LiveTable
from .seating import change, one_team
from .store import SEATS, Taken

KEY = re.compile(r"[A-Za-z0-9_-]{22}")
#: So long a key fits.
DAYS = 30


async def make(hall: Hall, live: LiveTable, owner: str) -> str:
    """A key to all seats that somebody has here. One that they made before fits no more."""
    key = secrets.token_urlsafe(16)
    until = hall.store.clock() + DAYS * 24 * 3600
    async with hall.holding(live):
        mine = live.seats_of(owner)
        if not mine:
            raise NotYours
        keyed = [replace(live.chairs[seat], spare=_hash(key), spare_until=until) for seat in mine]
        await change(hall, live, *keyed)
    return key


async def use(hall: Hall, live: LiveTable, owner: str, key: str, program: bool = False) -> int:
    """Take over the seats that a key is for; the first of them. With its host's seats comes the table."""
    spare = _hash(key) if KEY.fullmatch(key) else ""
    async with hall.holding(live):
        await hall.look_again(live)
        now = hall.store.clock()
        found = [one for one in live.chairs if one.spare == spare and now < (one.spare_until or 0)]
        if not found:
            raise BadOption("this key fits no seat here", Text("bad-spare-key"))
        seats = [chair.seat for chair in found]
        if found[0].owner != owner:
            already = live.seats_of(owner)
            if already and not one_team(live.game, [*already, *seats]):
                raise RefusedAt(live, Refusal("RH-8", "one-team"))
            host = owner if live.host == found[0].owner else None
            moved = [replace(chair, owner=owner, spare=None, spare_until=None, program=program) for chair in found]
            try:
                await change(hall, live, *moved, spare=spare, host=host)
            except Taken:
                raise BadOption("this key was used", Text("bad-spare-key")) from None
    live.tell(SEATS)
    return seats[0]


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
