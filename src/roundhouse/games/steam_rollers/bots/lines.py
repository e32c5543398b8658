"""Lines that could be drawn from one city to another, and how far goods could go over a set of them.

Both depend on the sheet and its walls alone, so they are worked out once and remembered.
"""

from __future__ import annotations

from typing import Final

from ..printed.facts import NUMBERS, TRACKS
from ..rules.plan import Plan

#: A line has at most so many fields, of which at most so many are not towns; longer ones are drawn by nobody. A sheet
#: where some city cannot be joined that way gets longer lines.
FIELDS: Final = 5
NO_TOWNS: Final = 4
LONGEST: Final = 8
#: So many sets of links are remembered.
MEMORY: Final = 20000

#: The number of the track that joins two sides.
TRACK_OF: Final[dict[tuple[int, int], int]] = {
    pair: number for number, (one, other) in enumerate(TRACKS) for pair in ((one, other), (other, one))
}


class Line:
    """A line between two cities. A drawing is a field and a track: 16 * field + track."""

    __slots__ = ("drawings", "fields", "link", "points", "tracks")

    def __init__(self, one: int, other: int, points: int, drawings: tuple[int, ...]) -> None:
        #: The cities, the lower first, and the distance, packed: 64 * city + 8 * city + distance.
        self.link = 64 * one + 8 * other + points
        self.points = points
        self.drawings = drawings
        #: The same as bits: of fields, and of drawings.
        self.fields: int = sum([1 << (drawing >> 4) for drawing in drawings])
        self.tracks: int = sum([1 << drawing for drawing in drawings])


_lines: dict[tuple[str, int], list[Line]] = {}


def lines(plan: Plan, walls: int) -> list[Line]:
    """Every line worth thinking of on a sheet with these walls."""
    found = _lines.get((plan.kit.name, walls))
    if found is None:
        most = FIELDS
        found = _all_lines(plan, walls, most)
        while most < LONGEST and not _joined(found):
            most += 1
            found = _all_lines(plan, walls, most)
        _lines[plan.kit.name, walls] = found
    return found


def _all_lines(plan: Plan, walls: int, most: int) -> list[Line]:
    found: list[Line] = []
    for city in NUMBERS:
        for side in range(6):
            _draw_on(plan, plan.roads[walls], most, city, plan.city[city], side, [], 0, found)
    return found


def _draw_on(
    plan: Plan,
    roads: list[int],
    most: int,
    city: int,
    field: int,
    side: int,
    drawings: list[int],
    towns: int,
    found: list[Line],
) -> None:
    """Go on from a field by a side."""
    there = roads[6 * field + side]
    if there < 0:
        return
    other = plan.city_at[there]
    if other:
        if other > city:
            found.append(Line(city, other, 1 + towns, tuple(drawings)))
        return
    for drawing in drawings:
        if drawing >> 4 == there:
            return
    towns += plan.town_at[there] > 0
    if len(drawings) == most or len(drawings) + 1 - towns > most - FIELDS + NO_TOWNS:
        return
    back = side + 3 if side < 3 else side - 3
    for leave in range(6):
        if leave != back:
            drawings.append(there << 4 | TRACK_OF[back, leave])
            _draw_on(plan, roads, most, city, there, leave, drawings, towns, found)
            drawings.pop()


def _joined(found: list[Line]) -> bool:
    """Whether all cities can be joined by these lines."""
    seen = 2
    for _ in NUMBERS:
        for line in found:
            one, other = 1 << (line.link >> 6), 1 << (line.link >> 3 & 7)
            if seen & (one | other):
                seen |= one | other
    return seen.bit_count() == len(NUMBERS)


# -- distances ----------------------------------------------------------------------------------------------------

_distances: dict[tuple[int, ...], list[int]] = {}


def distances(links: tuple[int, ...]) -> list[int]:
    """How far apart two cities are over these links (sorted), for every way without a city twice: by 8 * from + to,
    a bit for each distance."""
    found = _distances.get(links)
    if found is None:
        if len(_distances) >= MEMORY:
            _distances.clear()
        leaving: list[list[int]] = [[] for _ in range(7)]
        for link in dict.fromkeys(links):
            leaving[link >> 6].append(link & 63)
            leaving[link >> 3 & 7].append(link >> 6 << 3 | link & 7)
        found = [0] * 64
        for city in NUMBERS:
            if leaving[city]:
                _walk(leaving, city, city, 1 << city, 0, found)
        _distances[links] = found
    return found


def _walk(leaving: list[list[int]], city: int, here: int, seen: int, distance: int, found: list[int]) -> None:
    for link in leaving[here]:
        there = link >> 3
        if not seen >> there & 1:
            far = distance + (link & 7)
            found[8 * city + there] |= 1 << far
            _walk(leaving, city, there, seen | 1 << there, far, found)
