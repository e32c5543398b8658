"""What was said at a table."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.texts import Translator
from ..messages import SaidInfo
from ..naming import name_of
from ..store import Chair, Said


def said_info(line: Said, chairs: Sequence[Chair], tr: Translator, owner: str = "") -> SaidInfo:
    """A line of chat; a phrase is told in the reader's own language."""
    unnamed = line.seat is not None and chairs[line.seat].unnamed
    name = name_of(chairs[line.seat], tr) if unnamed and line.seat is not None else line.name
    words = line.words if line.phrase is None else tr(line.phrase)
    return SaidInfo(line.id, name, line.seat, words, line.at, list(line.readers), line.owner == owner)
