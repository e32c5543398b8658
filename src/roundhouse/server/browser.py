"""Who is asking: a browser by its cookie, a program by its token; in which language; and from which site's page."""

from __future__ import annotations

import hashlib
import ipaddress
import re
import secrets
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException

from ..core.texts import LANGUAGES, language

COOKIE = "rh_browser"
LANG_COOKIE = "rh_lang"
TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")

Connection = ASGIConnection[Any, Any, Any, Any]


def token_of(connection: Connection) -> str:
    """The browser's token; a new browser gets one, and with the answer the cookie that holds it."""
    known = connection.scope.get("state", {}).get("token")
    if isinstance(known, str):
        return known
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme:
        token = bearer.strip() if scheme.lower() == "bearer" else ""
        if not TOKEN.fullmatch(token):
            # A new one would lose this program its seats, one request after the other.
            raise NotAuthorizedException
    else:
        token = connection.cookies.get(COOKIE, "")
    if not TOKEN.fullmatch(token):
        token = secrets.token_urlsafe(16)
        connection.scope.setdefault("state", {})["new_token"] = token
    connection.scope.setdefault("state", {})["token"] = token
    return token


def owner_of(connection: Connection) -> str:
    """What the store knows of a browser: a hash of its token."""
    return hashlib.sha256(token_of(connection).encode()).hexdigest()


class Asker(NamedTuple):
    """Who asks, as far as it is known: what the store knows of a browser, and where the request comes from."""

    owner: str
    address: str


def asker_of(connection: Connection) -> Asker:
    return Asker(owner_of(connection), address_of(connection))


def address_of(connection: Connection) -> str:
    """Where it comes from. Who has one IPv6 address has all of its /64."""
    client = connection.scope.get("client")
    host = client[0] if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


def lang_of(connection: Connection) -> str:
    """?lang=, then the cookie, then what the browser asks for."""
    for wish in (connection.query_params.get("lang"), connection.cookies.get(LANG_COOKIE)):
        if wish in LANGUAGES:
            return str(wish)
    ranked = []
    for place, part in enumerate(connection.headers.get("accept-language", "").split(",")):
        name, _, quality = part.strip().partition(";q=")
        try:
            ranked.append((-float(quality or 1), place, name))
        except ValueError:
            continue
    for _, _, name in sorted(ranked):
        if name.split("-")[0].lower() in LANGUAGES:
            return language(name)
    return LANGUAGES[0]


def same_origin(connection: Connection) -> bool:
    """Whether the page that asks is ours. Programs send no Origin, or a token of their own."""
    if connection.headers.get("authorization"):
        return True
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
