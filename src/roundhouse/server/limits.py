"""What one address, and one person, may ask for in a minute: everything costs about what it makes the server do."""

from __future__ import annotations

import functools
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from litestar.exceptions import TooManyRequestsException

REMEMBERED = 10_000
#: A request with a board in it may be so large; its text counts as one request for so many characters.
MAX_BOARD_BODY = 512 * 1024
CHARACTERS = 4096
#: A look or a move costs one. What is asked at a table costs by its last word, anything else by its beginning.
AT_TABLE = {
    "hint": 15.0,
    "analyse": 15.0,
    "analysis": 3.0,
    "expert": 3.0,
    "best.svg": 3.0,
    "fair": 15.0,
    "story": 15.0,
    "record": 3.0,
    "replay": 3.0,
    "frames": 3.0,
    "preview": 2.0,
    "explain": 2.0,
    "rules": 2.0,
    "qr.svg": 2.0,
    "rematch": 10.0,
    "key": 5.0,
    "unlock": 10.0,
    "report": 10.0,
    "block": 5.0,
    "mute": 5.0,
    "who": 3.0,
    "invite": 5.0,
    "turn-away": 5.0,
    "play-on": 10.0,
    "live": 3.0,
}
BEGINNINGS = (
    ("/static/", 0.1),
    # Whoever tries keys and codes soon has to wait, however many they have.
    ("/api/me/recover", 30.0),
    ("/api/me/arrive", 30.0),
    ("/api/me/records", 30.0),
    ("/api/operator/enter", 30.0),
    ("/api/operator", 5.0),
    ("/api/people/", 5.0),
    ("/people/", 3.0),
    ("/api/ladder/", 3.0),
    ("/api/me/turns", 3.0),
    ("/api/me/acquaintances", 3.0),
    ("/api/me/", 10.0),
    # Every clock of somebody is reckoned anew.
    ("/api/hours", 10.0),
    ("/api/tell", 5.0),
    ("/api/tournaments", 3.0),
    ("/api/stream", 5.0),
    ("/healthz", 0.1),
    ("/metrics", 1.0),
    ("/api/schema", 5.0),
)
#: A new table: it is played by bots, and kept.
NEW_TABLE = 10.0


def cost_of(method: str, path: str) -> float:
    """What a request costs, before anything is known but its first line."""
    if path.startswith("/api/tables"):
        words = path.removeprefix("/api/tables").strip("/").split("/")
        if method == "POST" and words[0] in ("", "brought"):
            return NEW_TABLE
        return AT_TABLE.get(words[-1], 1.0) if len(words) > 1 else 1.0
    return next((cost for beginning, cost in BEGINNINGS if path.startswith(beginning)), 1.0)


@functools.lru_cache(REMEMBERED)
def house_of(address: str) -> str:
    """Whom an address belongs to: whoever has one of version 6 has the 2**64 around it as well."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if known.version == 4:
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((int(known) >> 64 << 64, 64)))


class Bucket:
    """A bucket of `size` that refills in a minute; `take` says whether there was enough left."""

    __slots__ = ("clock", "left", "size", "when")

    def __init__(self, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.size = self.left = size
        self.clock = clock
        self.when = clock()

    def take(self, cost: float) -> bool:
        now = self.clock()
        self.left = min(self.size, self.left + (now - self.when) * self.size / 60)
        self.when = now
        cost = min(cost, self.size)  # the dearest thing can be done once a minute
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """A bucket for each address and for each person; those not seen for long are forgotten."""

    def __init__(self, rate: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.refused = 0
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: tuple[str, int] | None, cost: float = 1, person: str | None = None) -> bool:
        """`person`: what the store knows of a browser, if it has shown who it is. Both pay, so that neither many
        addresses nor many cookies help."""
        payers = [house_of(client[0]) if client else ""]
        if person is not None:
            payers.append(f"person {person}")
        paid = all(self._bucket(payer).take(cost) for payer in payers)
        self.refused += not paid
        return paid

    def _bucket(self, payer: str) -> Bucket:
        bucket = self._known.get(payer)
        if bucket is None:
            bucket = self._known[payer] = Bucket(self.rate, self.clock)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(payer)
        return bucket

    def charge(self, client: tuple[str, int] | None, board: str, person: str | None = None) -> None:
        """Boards cost work and room: whoever brings many of them has to wait sooner."""
        if not self.take(client, max(5.0, len(board) / CHARACTERS), person):
            raise TooManyRequestsException


class Sockets:
    """Who listens: an address holds so many sockets, a person a part of them."""

    def __init__(self, from_one: int) -> None:
        self.from_one = from_one
        self.of_person = max(8, from_one // 8)
        self.open: Counter[str] = Counter()

    @contextmanager
    def held(self, client: tuple[str, int] | None, person: str) -> Iterator[None]:
        house, person = house_of(client[0]) if client else "", f"person {person}"
        if self.open[house] >= self.from_one or self.open[person] >= self.of_person:
            raise TooManyRequestsException
        holders = house, person
        self.open.update(holders)
        try:
            yield
        finally:
            self.open.subtract(holders)
            for holder in holders:
                if not self.open[holder]:
                    del self.open[holder]
