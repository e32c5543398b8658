"""What happened at a table, line by line."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.log import Event
from ...core.texts import Translator
from ..messages import LogLine


def log_lines(events: Iterable[Event], tr: Translator) -> list[LogLine]:
    return [LogLine(tr(event.text), list(event.where), event.seat, event.move) for event in events]
