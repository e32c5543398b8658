"""The first to see a request: what is no address of ours is sent away, and what costs is charged, before any work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, NotFoundException, TooManyRequestsException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .browser import Browsers, header_of
from .cookies import YEAR
from .limits import Buckets, cost_of

#: No file and no table has a longer name, and no site either.
MOST_NAME = 255

Answer = Callable[[Request[Any, Any, Any], Exception], Response[Any]]


class Gate:
    """Stands around the whole application, so that also what leads nowhere is charged."""

    def __init__(self, app: ASGIApp, buckets: Buckets, browsers: Browsers, answer: Answer) -> None:
        self.app = app
        self.buckets = buckets
        self.browsers = browsers
        self.answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        self.browsers.recognise(scope)
        if self.browsers.https:
            send = _by_https_only(send)
        error = self._refusal(scope)
        if error is None:
            await self.app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 4000 + error.status_code, "reason": ""})
        else:
            request: Request[Any, Any, Any] = Request(scope, receive, send)
            response = self.answer(request, error).to_asgi_response(None, request)
            await response(scope, receive, send)

    def _refusal(self, scope: Scope) -> ClientException | None:
        path = scope["path"]
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
