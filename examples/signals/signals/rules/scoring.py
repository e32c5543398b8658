"""What everybody has, from what lies open."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.core.sheet import Line, SeatSheet, Sheet


def score(piles: Sequence[Sequence[int]]) -> Sheet:
    sheets = [SeatSheet(seat, (_line(pile),), (-sum(pile),)) for seat, pile in enumerate(piles)]
    return Sheet(tuple(sheets), ("cards",))


def _line(pile: Sequence[int]) -> Line:
    return Line("pile", sum((card + 1) * count for card, count in enumerate(pile)))
