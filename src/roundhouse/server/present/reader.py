"""For whom a message is made."""

from __future__ import annotations

from msgspec import Struct


class Reader(Struct, frozen=True):
    """`seat` is the one whose eyes they look through (None: a spectator), `owner` the browser, `have` the keys of the
    static layers that it has already."""

    seat: int | None
    owner: str
    lang: str
    have: frozenset[str] = frozenset()
