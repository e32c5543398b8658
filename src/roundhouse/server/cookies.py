"""A browser that comes for the first time is given its cookie with the answer."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .browser import Browsers

YEAR = 365 * 24 * 3600


class GiveCookie(ASGIMiddleware):
    scopes = (ScopeType.HTTP,)

    def __init__(self, browsers: Browsers) -> None:
        self.name = browsers.cookie
        self.secure = "; Secure" if browsers.https else ""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        async def dressed(message: Message) -> None:
            token = scope.get("state", {}).get("new_token")
            if message["type"] == "http.response.start" and token:
                headers = MutableScopeHeaders.from_message(message)
                headers.add(
                    "Set-Cookie", f"{self.name}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{self.secure}"
                )
                headers["Cache-Control"] = "no-store"  # or somebody else would be given the same
            await send(message)

        await next_app(scope, receive, dressed)
