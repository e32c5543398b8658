"""Results in the database."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial

from sqlalchemy import Connection, delete, insert, select, update

from ...core.table import Table
from ..schema import chairs, results
from . import counting

#: Somebody who is forgotten, in games that counted for others.
GONE = "gone:"


def ended(table: Table, name: str, at: float) -> Callable[[Connection], None] | None:
    """What writes down how the game of a table ended; None: it has not. Who sits there is what the database says."""
    if not table.over:
        return None
    sheet = table.sheet()
    teams, places = len(sheet.teams), sheet.places
    rows = [
        {
            "table": name,
            "seat": one.seat,
            "game": table.game.id,
            "team": table.game.team(one.seat).start,
            "place": places[one.seat],
            "teams": teams,
            "points": one.total,
            "at": at,
        }
        for one in sheet.seats
    ]
    return partial(_write, rows=rows)


def _write(connection: Connection, rows: Sequence[dict[str, object]]) -> None:
    """Once: who comes later finds it done."""
    name = str(rows[0]["table"])
    if connection.execute(select(results.c.seat).where(results.c.table == name)).first() is not None:
        return
    columns = chairs.c.seat, chairs.c.kind, chairs.c.owner, chairs.c.program
    seated = {row.seat: row for row in connection.execute(select(*columns).where(chairs.c.table == name))}
    counts = counting.counts(connection, name)
    found = []
    for row in rows:
        chair = seated[row["seat"]]
        kind = "program" if chair.kind == "person" and chair.program else "person" if chair.kind == "person" else "bot"
        found.append({**row, "owner": chair.owner, "kind": kind, "rated": counts})
    connection.execute(insert(results), found)


def take_back(connection: Connection, table: str) -> None:
    """The game is not over after all: its end was cut off."""
    connection.execute(delete(results).where(results.c.table == table))


def give(connection: Connection, table: str, giver: str, taker: str) -> None:
    connection.execute(update(results).where(results.c.table == table, results.c.owner == giver).values(owner=taker))


def forget(connection: Connection, owners: Sequence[str]) -> None:
    """Nobody's from now on. Where a game counted, others' ratings rest on it: there somebody stays who has no name, and
    of whom nothing else is known."""
    theirs = results.c.owner.in_(owners)
    connection.execute(
        update(results).where(theirs, results.c.rated.is_(True)).values(owner=GONE + secrets.token_hex(12))
    )
    connection.execute(update(results).where(theirs).values(owner=None))
