"""What a view says in numbers, for programs that learn: named features, each a few numbers of a known size.

A game writes them from a view (`Game.features`), so they hold no secret. The same names come in the same order with the
same lengths whatever the position, for one game, its options and a number of seats: whoever learns may lay them end
to end (`roundhouse.env`).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from .view import View


class Feature(Struct, frozen=True):
    """Where a feature lies among all numbers, and what 1 stands for there."""

    name: str
    first: int
    length: int
    most: float


class Features:
    """Numbers in the order in which they are written, each divided by the most that is usual.

    What is looked up for every hex or cell is kept as rows (`row`), to be laid end to end.

    >>> features = Features()
    >>> features.put("hand", (3, 0, 1), most=4)
    >>> features.hot("step", 1, 3)
    >>> features.bits("flags", 0b101, 3)
    >>> features.rows("cells", [row([1, 0]), row([0, 1])])
    >>> features.numbers.tolist()
    [0.75, 0.0, 0.25, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0]
    >>> features.named()["step"]
    [0.0, 1.0, 0.0]
    """

    __slots__ = ("layout", "numbers")

    def __init__(self) -> None:
        self.numbers = array("f")
        self.layout: list[tuple[str, int, float]] = []

    def put(self, name: str, values: Sequence[float], most: float = 1) -> None:
        """These numbers, `most` being written as 1."""
        self.layout.append((name, len(self.numbers), most))
        self.numbers.extend(values if most == 1 else [value / most for value in values])

    def rows(self, name: str, rows: Iterable[bytes]) -> None:
        """Rows of numbers that were made once."""
        self.layout.append((name, len(self.numbers), 1))
        self.numbers.frombytes(b"".join(rows))

    def hot(self, name: str, place: int, of: int) -> None:
        """One of so many: a 1 at its place, nothing where there is none (-1)."""
        line = [0.0] * of
        if 0 <= place < of:
            line[place] = 1.0
        self.put(name, line)

    def several(self, name: str, places: Iterable[int], of: int, most: float = 1) -> None:
        """How often each of so many is among the places; -1 is none of them."""
        line = [0] * of
        for place in places:
            if place >= 0:
                line[place] += 1
        self.put(name, line, most)

    def bits(self, name: str, bits: int, of: int) -> None:
        """A set of so many, kept as bits."""
        self.put(name, [bits >> place & 1 for place in range(of)])

    def features(self) -> tuple[Feature, ...]:
        """Where everything lies."""
        ends = [first for _, first, _ in self.layout[1:]] + [len(self.numbers)]
        return tuple(
            Feature(name, first, end - first, most) for (name, first, most), end in zip(self.layout, ends, strict=True)
        )

    def named(self) -> dict[str, list[float]]:
        return {one.name: self.numbers[one.first : one.first + one.length].tolist() for one in self.features()}


def row(values: Iterable[float]) -> bytes:
    """Numbers to be laid down again and again."""
    return array("f", values).tobytes()


def around(seat: int | None, seats: int) -> list[int]:
    """All seats in the order of play, the reader's own first: what is learned in one seat then holds in all."""
    return [(one + (seat or 0)) % seats for one in range(seats)]


def plain_features(view: View, features: Features) -> None:
    """What can be said of every game: who acts, and the points as far as they are known."""
    sheet = view.sheet()
    order = around(view.seat, len(sheet.seats))
    features.put("acts", [one in view.actors for one in order])
    features.put("points", [sheet[one].total for one in order], most=100)
