"""Who is the operator: a browser that came by a link which `roundhouse admin page` has printed. The link works once and
for some minutes; then it is that browser alone, for some hours. Neither an address nor an account is enough."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request
from litestar.exceptions import NotFoundException
from sqlalchemy import Connection

from ..browser import bearer_of, token_of
from ..errors import NoWayIn
from ..hall import Hall
from ..people import passes

#: So long a browser stays let in.
HOURS = 8

Req = Request[Any, Any, Any]


async def enter(hall: Hall, request: Req, key: str) -> None:
    now, browser = hall.store.clock(), _browser(request)

    def work(connection: Connection) -> bool:
        if passes.use(connection, passes.OPERATOR, key, now) is None:
            return False
        until = now + HOURS * 60 * passes.MINUTE
        passes.make(connection, passes.OPERATING, passes.hash_key(browser), until, key=browser)
        return True

    if not await hall.store.do(work, kind=""):
        raise NoWayIn


async def leave(hall: Hall, request: Req) -> None:
    who = passes.hash_key(_browser(request))
    await hall.store.do(lambda connection: passes.drop(connection, passes.OPERATING, who=who), kind="")


async def check(hall: Hall, request: Req) -> float:
    """Until when this browser may look; whoever may not is told that there is nothing."""
    browser = _browser(request)

    def read() -> float | None:
        with hall.store.engine.connect() as connection:
            return passes.holds(connection, passes.OPERATING, browser, hall.store.clock())

    until = await asyncio.to_thread(read)
    if until is None:
        raise NotFoundException
    return until


def _browser(request: Req) -> str:
    """Of a browser's own cookie; what a program brings is never enough."""
    if bearer_of(request) is not None:
        raise NotFoundException
    return f"{passes.OPERATING} {token_of(request)}"
