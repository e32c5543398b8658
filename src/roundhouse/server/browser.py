"""Who is asking: a browser by its cookie, a program by its token; in which language; and from which site's page."""

from __future__ import annotations

import base64
import functools
import hashlib
import hmac
import re
import secrets
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException
from litestar.types import Scope

from ..core.texts import LANGUAGES, language
from .limits import house_of

LANG_COOKIE = "rh_lang"
TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")
#: Half of a cookie is chance, the other half our signature.
HALF = 22
#: What a cookie or a token of ours is for. Whoever has one for a person or a program of theirs is looked up (people/).
GUEST, MEMBER, PROGRAM = "", "member", "program"
#: So the tokens begin that we give to programs: whoever finds one in a file knows what it is.
PROGRAMS = "rh_"

Connection = ASGIConnection[Any, Any, Any, Any]


class Who(NamedTuple):
    """Somebody whom the store knows by more than a cookie: a person, or a program of theirs."""

    #: What has seats: the person, or the program.
    owner: str
    person: str
    #: What the person, or the program, is called.
    name: str
    program: bool = False


class Browsers:
    """Gives browsers their cookies and knows them again. A cookie that we did not sign is not taken over: else
    somebody could choose another's, and be them. By https the name says so: then no other site, no subdomain and no
    page read without https can set it."""

    def __init__(self, https: bool) -> None:
        self.https = https
        self.cookie = "__Host-rh_browser" if https else "rh_browser"
        #: The same for all servers on one database, which keeps it.
        self.key = secrets.token_bytes(32)

    def issue(self, kind: str = GUEST) -> str:
        chance = secrets.token_urlsafe(16)
        return (PROGRAMS if kind == PROGRAM else "") + chance + self._signature(chance, kind)

    def knows(self, token: str, kind: str = GUEST) -> bool:
        if kind == PROGRAM:
            token = token.removeprefix(PROGRAMS)
        return len(token) == 2 * HALF and hmac.compare_digest(token[HALF:], self._signature(token[:HALF], kind))

    def _signature(self, chance: str, kind: str) -> str:
        signed = hashlib.blake2b(chance.encode(), key=self.key, digest_size=16, person=kind.encode()).digest()
        return base64.urlsafe_b64encode(signed).decode().rstrip("=")

    def recognise(self, scope: Scope) -> bool:
        """Note who is asking, if they say so in a way that we believe; whether that is somebody to be looked up."""
        state = scope.setdefault("state", {})
        state["browsers"] = self
        token = _bearer(scope)
        if token is None:
            connection: Connection = ASGIConnection(scope)
            cookie = connection.cookies.get(self.cookie, "")
            member = cookie.isascii() and self.knows(cookie, MEMBER)
            if member or (cookie.isascii() and self.knows(cookie)):
                state["token"] = cookie
            return member
        if TOKEN.fullmatch(token):
            state["token"] = token
            return token.startswith(PROGRAMS) and self.knows(token, PROGRAM)
        return False

    def person(self, scope: Scope) -> str | None:
        """Who pays for what was asked, if they were recognised: programs have no purse of their own."""
        state = scope["state"]
        who: Who | None = state.get("who")
        token = state.get("token")
        return who.person if who is not None else None if token is None else hash_of(token)


def header_of(scope: Scope, name: bytes) -> str:
    """What was said in a header first. The framework would make an object of all of them, which costs more than to look
    one up."""
    for known, value in scope["headers"]:
        if known == name:
            return value.decode("latin-1")
    return ""


def bearer_of(connection: Connection) -> str | None:
    """A program's token. Other words than Bearer are not for us: a proxy may have asked for a password."""
    return _bearer(connection.scope)


def _bearer(scope: Scope) -> str | None:
    scheme, _, token = header_of(scope, b"authorization").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def token_of(connection: Connection) -> str:
    """The browser's token; a new browser gets one, and with the answer the cookie that holds it."""
    state = connection.scope["state"]
    if "token" not in state:
        if bearer_of(connection) is not None:
            # A new one would lose this program its seats, one request after the other.
            raise NotAuthorizedException
        browsers: Browsers = state["browsers"]
        state["token"] = state["new_token"] = browsers.issue()
    token: str = state["token"]
    return token


def who_of(connection: Connection) -> Who | None:
    """The person, or the program, that asks; None: a guest."""
    who: Who | None = connection.scope["state"].get("who")
    return who


def owner_of(connection: Connection) -> str:
    """What has seats: a person, a program of theirs; of a guest the store knows a hash of the token."""
    who = who_of(connection)
    return hash_of(token_of(connection)) if who is None else who.owner


def by_program(connection: Connection) -> bool:
    """Whether it is no browser that asks: browsers have cookies."""
    return bearer_of(connection) is not None


@functools.lru_cache(10_000)
def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Asker(NamedTuple):
    """Who asks, as far as it is known: what has seats, and where the request comes from."""

    owner: str
    address: str
    #: Who answers for the owner, if that is a program of theirs.
    person: str = ""

    @property
    def payer(self) -> str:
        return self.person or self.owner


def asker_of(connection: Connection) -> Asker:
    who = who_of(connection)
    return Asker(owner_of(connection), address_of(connection), "" if who is None else who.person)


def address_of(connection: Connection) -> str:
    """Where it comes from, as it is counted."""
    client = connection.scope.get("client")
    return house_of(client[0]) if client else ""


def lang_of(connection: Connection) -> str:
    """?lang=, then the cookie, then what the browser asks for."""
    scope = connection.scope
    if b"lang=" in scope["query_string"] and (wish := connection.query_params.get("lang")) in LANGUAGES:
        return str(wish)
    if header_of(scope, b"cookie") and (wish := connection.cookies.get(LANG_COOKIE)) in LANGUAGES:
        return str(wish)
    return _wished(header_of(scope, b"accept-language"))


@functools.lru_cache(1000)
def _wished(accepted: str) -> str:
    """The best of the languages that a browser accepts."""
    ranked = []
    for place, part in enumerate(accepted.split(",")):
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
    if bearer_of(connection) is not None:
        return True
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        found = urlsplit(origin)
    except ValueError:
        return False
    # Where people come by https, a page of this name that came without it may be anybody's.
    ours = ("https",) if connection.scope["state"]["browsers"].https else ("http", "https")
    return found.scheme in ours and found.netloc == connection.headers.get("host")
