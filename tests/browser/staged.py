"""Positions that nobody has to play for: a golden record up to one of its moves, laid on the table of a server.

The seat that is to move there belongs to the browser that asks, the others to people who are away: nothing moves by
itself.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import insert, select

from roundhouse.core.record import Entry, Record
from roundhouse.core.table import Table
from roundhouse.server.schema import chairs, entries, tables
from roundhouse.server.store import open_engine, writing

from .person import Person

GOLDEN: Final = Path(__file__).resolve().parents[1] / "golden"
START, MIDDLE, END = MOMENTS = ("start", "middle", "end")
#: Moves that are made by pointing at the board: the middle of a game is where one of them comes next.
ON_THE_BOARD: Final = ("claim", "build", "deliver", "draw", "lay", "place", "track")


def record(game: str) -> Record:
    """A whole game of it: the longest that is kept."""
    files = (GOLDEN / game).glob("*.json")
    return max((Record.from_json(file.read_bytes()) for file in files), key=lambda one: len(one.entries))


def upto(whole: Record, moment: str, kinds: Sequence[str] = ON_THE_BOARD) -> int:
    """How many entries a moment comes after."""
    if moment != MIDDLE:
        return 0 if moment == START else len(whole.entries)
    half = len(whole.entries) // 2
    later = range(half, len(whole.entries))
    return next((at for at in later if (whole.entries[at].move or "").startswith(tuple(kinds))), half)


def stage(
    person: Person, db: str, whole: Record, number: int, *, waits: bool = False, ago: float = 0.0
) -> tuple[str, int]:
    """Lay a record's first entries on a table; its id, and the seat that is this browser's. `waits`: one that is not to
    move; all this was so many seconds `ago`."""
    before = Table.load(whole, upto=number)
    acting = before.actors() or [0]
    seat = next(one for one in range(whole.seats) if one not in acting) if waits else acting[0]
    engine = open_engine(db)
    own = person.table()
    name, now = secrets.token_urlsafe(16), time.time() - ago
    head = msgspec.structs.replace(whole, entries=[]).to_json()
    with writing(engine) as connection:
        owner = connection.execute(select(chairs.c.owner).where(chairs.c.table == own)).scalar_one()
        connection.execute(
            insert(tables).values(
                id=name,
                game=whole.game,
                head=head,
                listed=False,
                created=now,
                touched=now,
                over=before.over,
                host=owner,
            )
        )
        connection.execute(
            insert(chairs), [_chair(name, one, owner if one == seat else "away") for one in range(whole.seats)]
        )
        if number:
            connection.execute(insert(entries), [_row(name, at, whole.entries[at], now) for at in range(number)])
    engine.dispose()
    return name, seat


def _chair(table: str, seat: int, owner: str) -> dict[str, object]:
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
    return {"table": table, "seat": seat, "kind": "person", "name": names[seat], "owner": owner}


def _row(table: str, number: int, entry: Entry, now: float) -> dict[str, object]:
    return {"table": table, "number": number, "entry": msgspec.json.encode(entry).decode(), "at": now}
