"""Somebody tells the operator what went wrong at a table: with their words, and what was said there at that moment. The
record lies with the table."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert

from ..messages import SaidInfo
from ..schema import reports

#: So much of what was said goes along.
LINES = 100
#: Characters.
LONGEST = 1000


def report(
    connection: Connection, table: str, by: str, about: str | None, words: str, said: list[SaidInfo], now: float
) -> None:
    """`about`: whom it is about, if somebody in particular."""
    lines = msgspec.json.encode(said).decode()
    row = {"table": table, "by": by, "about": about, "words": words, "said": lines, "at": now, "done": False}
    connection.execute(insert(reports), row)
