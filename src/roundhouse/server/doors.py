"""Connections, before a word on them is understood: how many there may be, and how long they may take."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import resource
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..core.errors import BadOption
from .limits import Bucket, house_of

#: Seconds until the first line and the headers must have come, then the body, and until somebody must read.
HEAD_SECONDS = 10.0
BODY_SECONDS = 30.0
READ_SECONDS = 30.0
#: The first line and the headers together, in bytes.
MOST_HEAD = 32 * 1024
#: Files that are not connections: the database, logs, what is sent, bots' processes.
OTHER_FILES = 128
MOST_FILES = 65_536
#: Bytes a minute on one socket, for each request a minute that an address may make; a move has about a hundred.
SOCKET_BYTES = 16

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
_REFUSAL = (
    "HTTP/1.1 {status}\r\ncontent-type: application/problem+json\r\ncontent-length: {length}\r\n"
    "connection: close\r\n\r\n{body}"
)


def networks(proxies: str) -> list[Network]:
    """The addresses and networks of a list with commas between them."""
    found = []
    for one in filter(None, (part.strip() for part in proxies.split(","))):
        try:
            found.append(ipaddress.ip_network(one, strict=False))
        except ValueError:
            raise BadOption(f"ROUNDHOUSE_PROXIES: {one!r} is neither an address nor a network") from None
    return found


def raise_files() -> int:
    """Let this process have as many open files as it may; how many that is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
        return soft
    return wanted


class Doors:
    """Who is connected: so many in all, so many from one address. A proxy stands for many people: it is not counted
    as one address, the people behind it are limited by what they ask for."""

    def __init__(self, in_all: int, from_one: int, proxies: str = "") -> None:
        self.in_all = in_all
        self.from_one = from_one
        self.proxies = networks(proxies)
        self.inside: Counter[str] = Counter()
        self.number = 0
        self.turned_away = 0

    def enter(self, address: str) -> bool:
        house = house_of(address)
        full = self.inside[house] >= self.from_one and not self._trusted(address)
        if full or self.number >= self.in_all:
            self.turned_away += 1
            return False
        self.inside[house] += 1
        self.number += 1
        return True

    def leave(self, address: str) -> None:
        house = house_of(address)
        self.number -= 1
        self.inside[house] -= 1
        if self.inside[house] <= 0:
            del self.inside[house]

    def _trusted(self, address: str) -> bool:
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self.proxies)


def _address(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""


class _Timer:
    """Ends a connection unless it is stopped in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float, transport: asyncio.Transport) -> None:
        self.stop()
        self.handle = self.loop.call_later(seconds, transport.abort)

    def stop(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None


class HttpLine(HttpToolsProtocol):
    """A connection that must say what it wants soon, and read the answer."""

    doors: Doors

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.coming, self.going = _Timer(self.loop), _Timer(self.loop)
        self.head: int | None = 0
        self.let_in = False
        self.messages = 0
        #: The message that is coming (its number), and how long it may take from now on; None: nothing is coming.
        self.stage: tuple[int, float] | None = (0, HEAD_SECONDS)
        self._timed: tuple[int, float] | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.let_in = self.doors.enter(_address(self.client))
        if self.let_in:
            self._watch()
        else:
            self._refuse("503 Service Unavailable", "Too many connections.")

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        if self.let_in:
            self.doors.leave(_address(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.head is not None and not self.transport.is_closing():
            self.head += len(data)
            if self.head > MOST_HEAD:
                self._refuse("431 Request Header Fields Too Large", "The headers are too long.")
        self._watch()

    def _watch(self) -> None:
        """See to it that what has begun to come comes altogether. Most messages have by now: then no time is set."""
        if self.stage != self._timed:
            self._timed = self.stage
            if self.stage is None or self.transport.is_closing():
                self.coming.stop()
            else:
                self.coming.start(self.stage[1], self.transport)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head = 0
        self.messages += 1
        self.stage = self.messages, HEAD_SECONDS

    def on_headers_complete(self) -> None:
        self.head = None
        self.stage = self.messages, BODY_SECONDS
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.stage = None
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self.going.start(READ_SECONDS, self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.going.stop()
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        self._refuse("400 Bad Request", msg)

    def _refuse(self, status: str, detail: str) -> None:
        number, title = status.split(" ", 1)
        body = f'{{"title":"{title}","status":{number},"detail":"{detail}","type":"about:blank"}}'
        self.transport.write(_REFUSAL.format(status=status, length=len(body), body=body).encode())
        self.transport.close()

    def _let_go(self) -> None:
        self.stage = self._timed = None
        self.coming.stop()
        self.going.stop()


class SocketLine(WebSocketsSansIOProtocol):
    """A socket that says too much is closed before anything of it is understood."""

    doors: Doors
    rate: int

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.allowance = Bucket(self.rate * SOCKET_BYTES)
        self.going = _Timer(self.loop)

    def data_received(self, data: bytes) -> None:
        # The request that opened it comes this way, too; it was paid for by itself.
        if self.handshake_initiated and not self.allowance.take(len(data)):
            self.transport.abort()
            return
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.going.stop()
        self.doors.leave(_address(self.client))
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self.going.start(READ_SECONDS, self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.going.stop()
        super().resume_writing()


def lines(doors: Doors, rate: int) -> tuple[type[HttpLine], type[SocketLine]]:
    """The protocols for a server: uvicorn makes one for each connection."""
    http = type("Http", (HttpLine,), {"doors": doors})
    socket = type("Socket", (SocketLine,), {"doors": doors, "rate": rate})
    return http, socket
