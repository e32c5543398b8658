"""Clocks and people's hours as they lie in the database, and the job that rings when a time is up."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, text

from ..jobs import Job, drop, put
from ..schema import chairs, clock_terms, clocks, hours
from .clock import NOTHING, Clock, Face, Terms
from .hours import Hours

#: The kind of the jobs that ring.
RING = "clock"
_HOURS = Hours.__struct_fields__


def write(connection: Connection, table: str, clock: Clock) -> None:
    """The clock as it is now, and when it rings; with what has changed it, in one transaction."""
    words = msgspec.json.encode(clock.terms).decode()
    connection.execute(_TERMS, {"table": table, "terms": words, "ply": clock.ply, "paused": clock.paused})
    connection.execute(delete(clocks).where(clocks.c.table == table))
    faces = [{"table": table, "seat": seat, **msgspec.structs.asdict(one)} for seat, one in enumerate(clock.faces)]
    connection.execute(insert(clocks), faces)
    # Others may sit there now, and people's hours may have changed elsewhere.
    known = replace(clock, hours=_hours(connection, table))
    rings = None if clock.terms.zero == NOTHING else known.rings()
    if rings is None:
        drop(connection, _key(table))
    else:
        put(connection, Job(_key(table), RING, rings, msgspec.json.encode({"table": table}).decode()))


def read(connection: Connection, table: str) -> Clock | None:
    row = connection.execute(select(clock_terms).where(clock_terms.c.table == table)).mappings().first()
    if row is None:
        return None
    query = select(clocks.c.bank, clocks.c.turn, clocks.c.since).where(clocks.c.table == table).order_by(clocks.c.seat)
    faces = tuple(Face(*found) for found in connection.execute(query))
    terms = msgspec.json.decode(row["terms"], type=Terms)
    return Clock(terms, faces, _hours(connection, table), row["ply"], row["paused"])


def _hours(connection: Connection, table: str) -> tuple[Hours, ...]:
    """Those of everybody who sits there, seat by seat."""
    query = select(chairs.c.owner).where(chairs.c.table == table).order_by(chairs.c.seat)
    owners = [owner or "" for owner in connection.execute(query).scalars()]
    kept = hours_of(connection, owners)
    return tuple(kept.get(owner, Hours()) for owner in owners)


def hours_of(connection: Connection, owners: Sequence[str]) -> dict[str, Hours]:
    query = select(hours).where(hours.c.owner.in_(owners))
    return {row["owner"]: Hours(*(row[name] for name in _HOURS)) for row in connection.execute(query).mappings()}


def _key(table: str) -> str:
    return f"{RING} {table}"


_TERMS = text(
    'INSERT INTO clock_terms ("table", terms, ply, paused) VALUES (:table, :terms, :ply, :paused) '
    'ON CONFLICT ("table") DO UPDATE SET terms = excluded.terms, ply = excluded.ply, paused = excluded.paused'
)
