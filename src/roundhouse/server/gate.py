"""The first to see a request: what is no address of ours is sent away, and what costs is charged, before any work."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, NotFoundException, TooManyRequestsException
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from .browser import Browsers, header_of
from .cookies import YEAR
from .limits import Buckets, cost_of

#: No file and no table has a longer name, and no site either.
MOST_NAME = 255

LookUp = Callable[[Scope], Awaitable[None]]
Answer = Callable[[Request[Any, Any, Any], Exception], Response[Any]]


class Gate:
    """Stands around the whole application, so that also what leads nowhere is charged."""

    def __init__(self, app: ASGIApp, buckets: Buckets, browsers: Browsers, look_up: LookUp, answer: Answer) -> None:
        """`look_up`: notes who somebody is that is more than a guest."""
        self.app = app
        self.buckets = buckets
        self.browsers = browsers
        self.look_up = look_up
        self.answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        if self.browsers.https:
            send = _by_https_only(send)
        error = await self._refusal(scope)
        if error is None:
            await self.app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            status = error.status_code if isinstance(error, ClientException) else HTTPStatus.SERVICE_UNAVAILABLE
            await send({"type": "websocket.close", "code": 4000 + status, "reason": ""})
        else:
            request: Request[Any, Any, Any] = Request(scope, receive, send)
            response = self.answer(request, error).to_asgi_response(None, request)
            await response(scope, receive, send)

    async def _refusal(self, scope: Scope) -> Exception | None:
        path = scope["path"]
        if self.browsers.recognise(scope):
            try:
                await self.look_up(scope)
            except SQLAlchemyError as error:
                return error
        cost = cost_of(str(scope.get("method", "GET")), path)
        if not self.buckets.take(scope.get("client"), cost, self.browsers.person(scope)):
            return TooManyRequestsException()
        # A character has at most four bytes.
        if "\x00" in path or (4 * len(path) > MOST_NAME and any(len(x.encode()) > MOST_NAME for x in path.split("/"))):
            return NotFoundException()
        if len(header_of(scope, b"host")) > MOST_NAME:
            return ClientException()
        return None


def _by_https_only(send: Send) -> Send:
    """Tell browsers to come by https from now on."""

    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableScopeHeaders.from_message(message)["Strict-Transport-Security"] = f"max-age={YEAR}"
        await send(message)

    return dressed
