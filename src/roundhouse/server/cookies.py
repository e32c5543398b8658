"""A browser that comes for the first time is given its cookie with the answer."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .browser import COOKIE

YEAR = 365 * 24 * 3600


class GiveCookie(ASGIMiddleware):
    scopes = (ScopeType.HTTP,)

    def __init__(self, https: bool) -> None:
        self.secure = "; Secure" if https else ""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        async def dressed(message: Message) -> None:
            token = scope.get("state", {}).get("new_token")
            if message["type"] == "http.response.start" and token:
                MutableScopeHeaders.from_message(message).add(
                    "Set-Cookie", f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{self.secure}"
                )
            await send(message)

        await next_app(scope, receive, dressed)
