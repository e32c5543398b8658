"""What happened at a table, line by line."""

from __future__ import annotations

from ...core.table import Table
from ...core.texts import Translator
from ..messages import LogLine


def log_lines(table: Table, seat: int | None, tr: Translator) -> list[LogLine]:
    """As far as a seat (None: everybody) may read it."""
    return [
        LogLine(tr(event.text), list(event.where), event.seat, event.move)
        for event in table.events(seat, public=seat is None)
    ]
