"""Work that is given up when whoever asked for it has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request
from litestar.exceptions import HTTPException
from litestar.types import Receive

T = TypeVar("T")
#: Nobody reads it; nginx writes it into its log in this case.
GONE = 499


async def while_waited_for(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """The outcome of the work; who asks by GET and leaves ends it."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_leaves(request.receive))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise HTTPException(status_code=GONE, detail="gone")
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _leaves(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
