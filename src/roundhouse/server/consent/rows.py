"""Motions as they lie in the database: one at each table, changed only by whoever knows it as it is."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, select, text, update

from ..schema import motions
from .motion import Motion


def read(connection: Connection, table: str) -> Motion | None:
    words = connection.execute(select(motions.c.motion).where(motions.c.table == table)).scalar()
    return None if words is None else msgspec.json.decode(words, type=Motion)


def drop(connection: Connection, table: str) -> None:
    connection.execute(delete(motions).where(motions.c.table == table))


def change(connection: Connection, table: str, before: Motion | None, after: Motion | None) -> bool:
    """Whether it was as whoever changes it believes."""
    if before is None:
        return after is None or connection.execute(_MAKE, {"table": table, "motion": _words(after)}).rowcount == 1
    same = motions.c.table == table, motions.c.motion == _words(before)
    if after is None:
        return connection.execute(delete(motions).where(*same)).rowcount == 1
    return connection.execute(update(motions).where(*same).values(motion=_words(after))).rowcount == 1


def _words(motion: Motion) -> str:
    return msgspec.json.encode(motion).decode()


_MAKE = text('INSERT INTO motions ("table", motion) VALUES (:table, :motion) ON CONFLICT DO NOTHING')
