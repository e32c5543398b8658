"""So many requests a minute that cost something, for one address: enough for people and patient bots."""

from __future__ import annotations

import time
from collections import OrderedDict

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

REMEMBERED = 10_000
#: A request with a board in it may be so large; its text counts as one request for so many characters.
MAX_BOARD_BODY = 512 * 1024
CHARACTERS = 4096


class Bucket:
    """A bucket of `size` that refills in a minute; `take` says whether there was enough left."""

    __slots__ = ("left", "size", "when")

    def __init__(self, size: float) -> None:
        self.size = self.left = size
        self.when = time.monotonic()

    def take(self, cost: float) -> bool:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.when) * self.size / 60)
        self.when = now
        cost = min(cost, self.size)  # the dearest thing can be done once a minute
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """A bucket for each address; those not seen for long are forgotten."""

    def __init__(self, rate: int) -> None:
        self.rate = rate
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: tuple[str, int] | None, cost: float = 1) -> bool:
        address = client[0] if client else ""
        bucket = self._known.get(address)
        if bucket is None:
            bucket = self._known[address] = Bucket(self.rate)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(address)
        return bucket.take(cost)

    def charge(self, client: tuple[str, int] | None, board: str) -> None:
        """Boards cost work and room: whoever brings many of them has to wait sooner."""
        if not self.take(client, len(board) / CHARACTERS):
            raise TooManyRequestsException


class RateLimit(ASGIMiddleware):
    """Counts what changes something, and hints, for which a bot has to think. Sockets count for themselves."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, buckets: Buckets) -> None:
        self.buckets = buckets

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        costs = scope.get("method", "GET") not in ("GET", "HEAD", "OPTIONS") or scope["path"].endswith("/hint")
        if costs and not self.buckets.take(scope.get("client")):
            raise TooManyRequestsException
        await next_app(scope, receive, send)
