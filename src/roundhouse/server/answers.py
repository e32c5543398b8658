"""Answers to looks and moves: JSON that was written where it was made, packed for whoever can unpack it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from .browser import Connection, header_of, lang_of, owner_of
from .hall import Hall
from .live import LiveTable
from .looks import Ask, Look, Looks
from .messages import Played
from .present.reader import Reader


class Answer(NamedTuple):
    """JSON that is ready to be sent; `packed`: as gzip."""

    body: bytes
    tag: str = ""
    packed: bool = False

    @property
    def headers(self) -> dict[str, str]:
        found = {"ETag": self.tag, "Vary": "Accept-Encoding"} if self.tag else {}
        return {**found, "Content-Encoding": "gzip"} if self.packed else found


def looked(look: Look, takes_gzip: bool) -> Answer:
    return Answer(look.packed if takes_gzip else look.body, look.tag, takes_gzip)


async def moved(hall: Hall, looks: Looks, live: LiveTable, played: Played, reader: Reader, since: str) -> Answer:
    """The answer to a move: how far the table is, and what the seat sees then, if it says what it has."""
    if not since:
        return Answer(msgspec.json.encode(played))
    look = await looks.look(hall, live, reader, Ask(since))
    return Answer(msgspec.json.encode(msgspec.structs.replace(played, state=msgspec.Raw(look.body))), look.tag)


def reader_of(connection: Connection, seat: int | None = None, have: str = "") -> Reader:
    return Reader(seat, owner_of(connection), lang_of(connection), frozenset(have.split(",")) if have else frozenset())


def takes_gzip(connection: Connection) -> bool:
    return "gzip" in header_of(connection.scope, b"accept-encoding")
