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


# A drawing is a field and a track, packed; a set of drawings has a bit for each.
TRACK_BITS: Final = 4
TRACK_MASK: Final = (1 << TRACK_BITS) - 1
# A link is two cities, the lower first, and the distance, packed.
CITY_BITS: Final = 3
CITY_MASK: Final = (1 << CITY_BITS) - 1


def drawing_of(field: int, track: int) -> int:
    return field << TRACK_BITS | track


def link_of(one: int, other: int, distance: int) -> int:
    return (one << CITY_BITS | other) << CITY_BITS | distance


def journey_of(city: int, to: int) -> int:
    """From where to where, packed."""
    return city << CITY_BITS | to


class Line:
    """A line between two cities, by its drawings."""

    __slots__ = ("drawings", "fields", "link", "points", "tracks")

    def __init__(self, one: int, other: int, points: int, drawings: tuple[int, ...]) -> None:
        self.link = link_of(one, other, points)
        self.points = points
        self.drawings = drawings
        #: The same as bits: of fields, and of drawings.
        self.fields: int = sum([1 << (drawing >> TRACK_BITS) for drawing in drawings])
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
        if drawing >> TRACK_BITS == there:
            return
    towns += plan.town_at[there] > 0
    if len(drawings) == most or len(drawings) + 1 - towns > most - FIELDS + NO_TOWNS:
        return
    back = side + 3 if side < 3 else side - 3
    for leave in range(6):
        if leave != back:
            drawings.append(drawing_of(there, TRACK_OF[back, leave]))
            _draw_on(plan, roads, most, city, there, leave, drawings, towns, found)
            drawings.pop()


def _joined(found: list[Line]) -> bool:
    """Whether all cities can be joined by these lines."""
    seen = 2
    for _ in NUMBERS:
        for line in found:
            one, other = 1 << (line.link >> 2 * CITY_BITS), 1 << (line.link >> CITY_BITS & CITY_MASK)
            if seen & (one | other):
                seen |= one | other
    return seen.bit_count() == len(NUMBERS)


# -- distances ----------------------------------------------------------------------------------------------------

_distances: dict[tuple[int, ...], list[int]] = {}


def distances(links: tuple[int, ...]) -> list[int]:
    """How far apart two cities are over these links (sorted), for every way without a city twice: by journey, a bit for
    each distance."""
    found = _distances.get(links)
    if found is None:
        if len(_distances) >= MEMORY:
            _distances.clear()
        leaving: list[list[tuple[int, int]]] = [[] for _ in range(7)]
        for link in dict.fromkeys(links):
            one, other, distance = link >> 2 * CITY_BITS, link >> CITY_BITS & CITY_MASK, link & CITY_MASK
            leaving[one].append((other, distance))
            leaving[other].append((one, distance))
        found = [0] * (1 << 2 * CITY_BITS)
        for city in NUMBERS:
            if leaving[city]:
                _walk(leaving, city, city, 1 << city, 0, found)
        _distances[links] = found
    return found


def _walk(
    leaving: list[list[tuple[int, int]]], city: int, here: int, seen: int, distance: int, found: list[int]
) -> None:
    for there, length in leaving[here]:
        if not seen >> there & 1:
            far = distance + length
            found[journey_of(city, there)] |= 1 << far
            _walk(leaving, city, there, seen | 1 << there, far, found)
