"""The network of one sheet: chains of tracks between cities, and the ways that a good can go over them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..printed.facts import NUMBERS, TRACKS
from .moves import WAY
from .packed import WAY_SHIFT
from .plan import LEAVES

if TYPE_CHECKING:
    from .plan import Plan
    from .player import Link, Player, Way


def follow(plan: Plan, roads: list[int], tracks: list[int], field: int, side: int) -> tuple[int, int, list[int]]:
    """Where the line leads that leaves a field by a side: the end at a city (6 * city + side; -1: none), the towns on
    the way, a bit each, and the fields passed. Walls end it (SR-1.7), and so does a circle."""
    start = field
    towns = 0
    passed: list[int] = []
    while True:
        field = roads[6 * field + side]
        if field < 0 or field == start:
            return -1, 0, passed
        back = side + 3 if side < 3 else side - 3
        city = plan.city_at[field]
        if city:
            return 6 * city + back, towns, passed
        side = LEAVES[6 * tracks[field] + back]
        if side < 0:
            return -1, 0, passed
        passed.append(field)
        towns |= 1 << plan.town_at[field]


def join(plan: Plan, walls: int, player: Player, field: int, track: int) -> bool:
    """SR-3.1: whether the track just drawn has finished a chain between two cities."""
    roads = plan.roads[walls]
    tracks = player.tracks
    one_side, other_side = TRACKS[track]
    one, towns, _ = follow(plan, roads, tracks, field, one_side)
    if one < 0:
        return False
    other, more, _ = follow(plan, roads, tracks, field, other_side)
    # SRR-9: a chain back to the same city is worth nothing, and no good can use it.
    if other < 0 or one // 6 == other // 6:
        return False
    towns = (towns | more | 1 << plan.town_at[field]) & ~1
    link = (one, other, towns) if one < other else (other, one, towns)
    player.links = (*player.links, link)
    player.network += 1 + towns.bit_count()
    player.ways = all_ways(player.links)
    return True


def all_ways(links: tuple[Link, ...]) -> list[tuple[Way, ...]]:
    """By city: every way from it that passes no city twice, the longest first (SR-3.3). Of several lines between two
    cities without a town on them one is enough: the ways over them are equal."""
    leaving: list[list[tuple[int, int, int]]] = [[] for _ in range(7)]
    plain: set[int] = set()
    for one, other, towns in sorted(links):
        if not towns:
            pair = one // 6 * 8 + other // 6
            if pair in plain:
                continue
            plain.add(pair)
        length = 1 + towns.bit_count()
        leaving[one // 6].append((one % 6, other // 6, length))
        leaving[other // 6].append((other % 6, one // 6, length))
    return [(), *(_ways_from(leaving, city) for city in NUMBERS)]


def _ways_from(leaving: list[list[tuple[int, int, int]]], city: int) -> tuple[Way, ...]:
    if not leaving[city]:
        return ()
    found: list[Way] = []
    _walk(leaving, city, 1 << city, 0, [], found)
    found.sort(key=_longest_first)
    return tuple(found)


def _longest_first(way: Way) -> tuple[int, int, int]:
    return -way[0], way[1], way[2]


def _walk(
    leaving: list[list[tuple[int, int, int]]],
    here: int,
    seen: int,
    distance: int,
    sides: list[int],
    found: list[Way],
) -> None:
    for side, there, length in leaving[here]:
        if not seen >> there & 1:
            sides.append(side)
            found.append((distance + length, there, WAY.pack(sides) << WAY_SHIFT))
            _walk(leaving, there, seen | 1 << there, distance + length, sides, found)
            sides.pop()


def arrival(player: Player, city: int, way: int) -> tuple[int, int]:
    """The distance of a way and where it leads."""
    for distance, to, sides in player.ways[city]:
        if sides == way:
            return distance, to
    return 0, 0


# -- for people ---------------------------------------------------------------------------------------------------


def route(plan: Plan, walls: int, tracks: list[int], city: int, way: int) -> list[int]:
    """The fields of a way in order, from the city where it begins to the one where it ends. `way` is the field of a
    Transport; a side that leads nowhere ends it early."""
    roads = plan.roads[walls]
    fields = [plan.city[city]]
    for side in WAY.unpack(way):
        end, _, passed = follow(plan, roads, tracks, plan.city[city], side)
        fields += passed
        if end < 0:
            break
        city = end // 6
        fields.append(plan.city[city])
    return fields
