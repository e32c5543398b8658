"""A short way for the two requests that nearly all others are: a look at a table, and a move.

The framework reads parameters of any kind for handlers of any kind; that costs more than a move does. What comes in the
one form that the page and programs use is answered at once, by the same functions as there; whatever is unusual about
a request (no known browser, an unknown parameter, a body that is no move) goes the long way, which also tells what is
wrong with it.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

import msgspec
from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from . import playing
from .answers import Answer, looked, moved, reader_of, takes_gzip
from .browser import header_of, owner_of
from .hall import Hall
from .looks import Ask, Looks
from .messages import PlayMove

TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})(/moves)?")
NUMBER = re.compile(r"[0-9]{1,9}")
#: Longer words than a move has.
LONG = 4096

_MOVE = msgspec.json.Decoder(PlayMove)


class Express:
    """Stands before the framework. `check` says who may ask at all, `answer` what went wrong; `headers` go with every
    answer."""

    def __init__(
        self,
        app: ASGIApp,
        hall: Hall,
        looks: Looks,
        check: Callable[[Request[Any, Any, Any]], Awaitable[None]],
        answer: Callable[[Request[Any, Any, Any], Exception], Response[Any]],
        headers: Mapping[str, str],
    ) -> None:
        self.app, self.hall, self.looks = app, hall, looks
        self.check, self.answer = check, answer
        given = {"content-type": "application/json", "cache-control": "no-store", **headers}
        self.headers = [(name.lower().encode(), value.encode()) for name, value in given.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = TABLE.fullmatch(scope["path"]) if scope["type"] == ScopeType.HTTP else None
        if found is None or "token" not in scope["state"] or scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        table, moves = found.groups()
        query = _query(scope["query_string"])
        if query is not None and scope["method"] == ("POST" if moves else "GET"):
            request: Request[Any, Any, Any] = Request(scope, receive, send)
            if not moves:
                await self._send(scope, receive, send, request, self._look(request, table, query))
                return
            body = await _body(receive)
            wish = _wish(body.text)
            if wish is not None and query.keys() <= {"have", "since", "lang"}:
                await self._send(scope, receive, send, request, self._move(request, table, query, wish))
                return
            receive = body.again
        await self.app(scope, receive, send)

    async def _look(self, request: Request[Any, Any, Any], table: str, query: Mapping[str, str]) -> Answer:
        await self.check(request)
        seat = int(query["seat"]) if "seat" in query else None
        ask = Ask(query.get("since", ""), header_of(request.scope, b"if-none-match"), int(query.get("heard", 0)))
        live = await self.hall.find(table)
        look = await self.looks.look(self.hall, live, reader_of(request, seat, query.get("have", "")), ask)
        return Answer(b"", look.tag) if look.known else looked(look, takes_gzip(request))

    async def _move(
        self, request: Request[Any, Any, Any], table: str, query: Mapping[str, str], wish: PlayMove
    ) -> Answer:
        await self.check(request)
        live = await self.hall.find(table)
        played = await playing.play(self.hall, live, owner_of(request), wish)
        reader = reader_of(request, wish.seat, query.get("have", ""))
        return await moved(self.hall, self.looks, live, played, reader, query.get("since", ""))

    async def _send(
        self, scope: HTTPScope, receive: Receive, send: Send, request: Request[Any, Any, Any], work: Awaitable[Answer]
    ) -> None:
        try:
            answer = await work
        except Exception as error:
            await self.answer(request, error).to_asgi_response(None, request)(scope, receive, send)
            return
        size = ("content-length", str(len(answer.body)))
        own = [(name.lower().encode(), value.encode()) for name, value in (*answer.headers.items(), size)]
        status = 200 if answer.body else 304
        await send({"type": "http.response.start", "status": status, "headers": [*self.headers, *own]})
        await send({"type": "http.response.body", "body": answer.body, "more_body": False})


def _query(given: bytes) -> dict[str, str] | None:
    """The parameters that a look knows; None: there is something else, or twice, or no number where one belongs."""
    try:
        pairs = parse_qsl(given.decode("ascii"), keep_blank_values=True, strict_parsing=bool(given), max_num_fields=8)
    except ValueError:
        return None
    found = dict(pairs)
    known = {"seat", "have", "since", "heard", "lang"}
    numbers = all(NUMBER.fullmatch(found[name]) for name in ("seat", "heard") if name in found)
    return found if numbers and len(found) == len(pairs) and found.keys() <= known else None


def _wish(body: bytes) -> PlayMove | None:
    try:
        return _MOVE.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None


class _Body(NamedTuple):
    """What was received, and a way to receive it again."""

    text: bytes
    again: Receive


async def _body(receive: Receive) -> _Body:
    """The whole body if it is as short as a move; else its beginning, which is no move."""
    messages: list[Any] = []
    text = b""
    while len(text) <= LONG:
        message = await receive()
        messages.append(message)
        if message["type"] != "http.request":
            break
        text += message.get("body", b"")
        if not message.get("more_body", False):
            break

    async def again() -> Any:
        return messages.pop(0) if messages else await receive()

    return _Body(text if len(text) <= LONG else b"", again)
