"""All schemes at one moment: which are best, and what each drawing would make of them."""

from __future__ import annotations

from ..printed.facts import KIND_OF
from ..rules.state import State
from .lines import TRACK_BITS, drawing_of
from .schemes import NEVER, Outlook, Scheme, worth


class Ranked:
    """A scheme, what it is worth without a track more, and how many are missing."""

    __slots__ = ("missing", "scheme", "value")

    def __init__(self, value: float, scheme: Scheme, missing: int) -> None:
        self.value = value
        self.scheme = scheme
        self.missing = missing


def by_rank(ranked: Ranked) -> float:
    return -ranked.value


class Survey:
    """All schemes at one moment: the best of them, and what each drawing would make of them."""

    __slots__ = ("drawn", "outlook", "top")

    def __init__(self, outlook: Outlook, top: list[Ranked], drawn: dict[int, float]) -> None:
        self.outlook = outlook
        self.top = top
        self.drawn = drawn

    @property
    def base(self) -> float:
        """What the position is worth after an action that brings nothing."""
        return self.top[0].value

    def best(self, outlook: Outlook) -> float:
        """The same with another outlook."""
        best = NEVER
        for ranked in self.top:
            value = worth(ranked.scheme, ranked.missing, outlook)
            if value > best:
                best = value
        return best

    def drawing(self, drawing: int) -> float:
        """What the position is worth with a track more. The best scheme may be one that does not mind it."""
        value = self.drawn[drawing]
        for ranked in self.top:
            if ranked.value <= value:
                break
            if not ranked.scheme.fields >> (drawing >> TRACK_BITS) & 1:
                return ranked.value
        return value


def drawable(state: State, allowed: int, seat: int) -> int:
    """Every track of the kinds allowed (a bit each) on the empty fields, a bit for each drawing."""
    pattern = 0
    for track, kind in enumerate(KIND_OF):
        if allowed >> kind & 1:
            pattern |= 1 << track
    found = 0
    for fields in state.players[seat].empty:
        for field in fields:
            found |= pattern << drawing_of(field, 0)
    return found
