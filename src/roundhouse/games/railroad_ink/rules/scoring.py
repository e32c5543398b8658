"""The score sheet: networks, longest lines, the centre, errors, and what the expansions bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.sheet import Line, SeatSheet, Sheet
from ..printed.facts import (
    CELL_NAMES,
    CELLS,
    CENTRAL,
    CRATER,
    DATA,
    ENDS,
    EXIT_AT,
    GROUPS,
    HIGHWAY,
    LAVA,
    NEIGHBOURS,
    PIECE_MASK,
    RAILWAY,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

#: RI-3.1: points of a network by its exits.
NETWORK_POINTS: Final[list[int]] = list(DATA["scoring"]["networks"])
CLOSED_LAKE: Final[int] = DATA["scoring"]["closed_lake"]
LAKE_CELL: Final[int] = DATA["scoring"]["largest_lake_cell"]
CRATER_END: Final[int] = DATA["scoring"]["crater_end"]
#: RI-4.8, RIR-17: 'anything drawn' on a central cell is meant literally.
CRATERS_COUNT_IN_THE_CENTRE: Final = True

#: By piece and side: which of the cell's groups the side belongs to, -1 if the side shows nothing.
GROUP_AT: Final[list[list[int]]] = [
    [next((g for g, sides in enumerate(groups) if side in sides), -1) for side in range(4)] for groups in GROUPS
]
#: By piece and group: the kind of thing it is, lava or route.
IS_LAKE: Final[list[list[bool]]] = [
    [ends[sides[0]] == LAVA for sides in groups] for ends, groups in zip(ENDS, GROUPS, strict=True)
]


class Tally:
    """Everything that is counted on a board, with the cells it was counted on (as bits)."""

    __slots__ = (
        "central",
        "crater_ends",
        "error_ends",
        "error_networks",
        "lakes",
        "networks",
        "open_sides",
        "rail",
        "road",
    )

    def __init__(self) -> None:
        #: (exits, cells) of every network.
        self.networks: list[tuple[int, int]] = []
        #: The cells of the longest highway and railway.
        self.road: int = 0
        self.rail: int = 0
        self.central: int = 0
        #: 4 * cell + side of every end that joins nothing, opens onto a crater, or of an open lava side.
        self.error_ends: list[int] = []
        #: For each of error_ends: its network's place in `networks`.
        self.error_networks: list[int] = []
        self.crater_ends: list[int] = []
        self.open_sides: list[int] = []
        #: (cells, open sides) of every lava lake.
        self.lakes: list[tuple[int, int]] = []

    def errors(self) -> int:
        return len(self.error_ends) + len(self.open_sides)

    def total(self) -> int:
        points = self.road.bit_count() + self.rail.bit_count() + self.central.bit_count() - self.errors()
        points += CRATER_END * len(self.crater_ends)
        for exits, _ in self.networks:
            points += NETWORK_POINTS[exits]
        largest = 0
        for cells, gaps in self.lakes:
            largest = max(largest, cells.bit_count())
            if gaps == 0:
                points += CLOSED_LAKE
        return points + LAKE_CELL * largest


def tally(cells: Sequence[int]) -> Tally:
    """Count a board."""
    found = Tally()
    pieces = [cell & PIECE_MASK for cell in cells]
    seen = [0] * CELLS  # by cell: the groups already walked, as bits
    road_links: list[list[int]] = [[] for _ in range(CELLS)]
    rail_links: list[list[int]] = [[] for _ in range(CELLS)]
    for start in range(CELLS):
        for group in range(len(GROUPS[pieces[start]])):
            if not seen[start] >> group & 1:
                if IS_LAKE[pieces[start]][group]:
                    _walk_lake(pieces, seen, start, group, found)
                else:
                    _walk_network(pieces, seen, start, group, found, road_links, rail_links)
    found.road = longest(road_links, _cells_with(pieces, HIGHWAY))
    found.rail = longest(rail_links, _cells_with(pieces, RAILWAY))
    for cell in CENTRAL:
        if pieces[cell] and (CRATERS_COUNT_IN_THE_CENTRE or pieces[cell] != CRATER):
            found.central |= 1 << cell
    return found


def _cells_with(pieces: list[int], kind: int) -> int:
    cells = 0
    for cell in range(CELLS):
        if kind in ENDS[pieces[cell]]:
            cells |= 1 << cell
    return cells


def _walk_network(
    pieces: list[int],
    seen: list[int],
    start: int,
    group: int,
    found: Tally,
    road_links: list[list[int]],
    rail_links: list[list[int]],
) -> None:
    """RI-3.1, RI-3.6, RI-4.7: follow a network; note its exits, its loose ends, and what is joined to what."""
    exits = cells = 0
    seen[start] |= 1 << group
    ways = [(start, group)]
    while ways:
        cell, group = ways.pop()
        piece = pieces[cell]
        cells |= 1 << cell
        for side in GROUPS[piece][group]:
            kind = ENDS[piece][side]
            n = NEIGHBOURS[cell][side]
            if n < 0:
                if EXIT_AT[4 * cell + side] == kind:
                    exits += 1
                continue
            other = pieces[n]
            back = (side + 2) % 4
            if ENDS[other][back] == kind:
                (road_links if kind == HIGHWAY else rail_links)[cell].append(n)
                beyond = GROUP_AT[other][back]
                if not seen[n] >> beyond & 1:
                    seen[n] |= 1 << beyond
                    ways.append((n, beyond))
            elif other == CRATER:
                found.crater_ends.append(4 * cell + side)
            else:
                found.error_ends.append(4 * cell + side)
                found.error_networks.append(len(found.networks))
    found.networks.append((exits, cells))


def _walk_lake(pieces: list[int], seen: list[int], start: int, group: int, found: Tally) -> None:
    """RI-5.6, RI-5.7: follow a lake; a side is open where the board goes on and shows no lava back."""
    cells = gaps = 0
    seen[start] |= 1 << group
    ways = [(start, group)]
    while ways:
        cell, group = ways.pop()
        piece = pieces[cell]
        cells |= 1 << cell
        for side in GROUPS[piece][group]:
            n = NEIGHBOURS[cell][side]
            if n < 0:
                continue
            other = pieces[n]
            back = (side + 2) % 4
            if ENDS[other][back] == LAVA:
                beyond = GROUP_AT[other][back]
                if not seen[n] >> beyond & 1:
                    seen[n] |= 1 << beyond
                    ways.append((n, beyond))
            else:
                gaps += 1
                found.open_sides.append(4 * cell + side)
    found.lakes.append((cells, gaps))


# -- longest lines ------------------------------------------------------------------------------------------------


def longest(links: list[list[int]], cells: int) -> int:
    """RI-3.2: the cells of a longest run that visits no cell twice. Of equal ones any (RI-3.4)."""
    best = 0
    while cells:
        start = (cells & -cells).bit_length() - 1
        part, degree = _component(links, start)
        cells &= ~part
        if part.bit_count() <= best.bit_count():
            continue
        if degree == 2 * (part.bit_count() - 1):
            run = _longest_in_tree(links, start)
        else:
            run = _longest_with_loops(links, part, best)
        if run.bit_count() > best.bit_count():
            best = run
    return best


def _component(links: list[list[int]], start: int) -> tuple[int, int]:
    """The cells joined to this one, and the sum of their links."""
    part, degree = 1 << start, 0
    ways = [start]
    while ways:
        cell = ways.pop()
        degree += len(links[cell])
        for n in links[cell]:
            if not part >> n & 1:
                part |= 1 << n
                ways.append(n)
    return part, degree


def _farthest(links: list[list[int]], start: int) -> tuple[int, int]:
    """Without loops: the cell farthest from this one, and the run to it."""
    end, run = start, 1 << start
    ways = [(start, 1 << start)]
    while ways:
        cell, path = ways.pop()
        if path.bit_count() > run.bit_count():
            end, run = cell, path
        for n in links[cell]:
            if not path >> n & 1:
                ways.append((n, path | 1 << n))
    return end, run


def _longest_in_tree(links: list[list[int]], start: int) -> int:
    end, _ = _farthest(links, start)
    return _farthest(links, end)[1]


def _longest_with_loops(links: list[list[int]], part: int, best: int) -> int:
    """Try every way from every start; done at once when a run takes in every cell of the part."""
    size, most = part.bit_count(), best.bit_count()
    for start in range(CELLS):
        if part >> start & 1:
            ways = [(start, 1 << start)]
            while ways:
                cell, path = ways.pop()
                length = path.bit_count()
                if length > most:
                    most, best = length, path
                    if most == size:
                        return best
                for n in links[cell]:
                    if not path >> n & 1:
                        ways.append((n, path | 1 << n))
    return best


# -- the sheet ----------------------------------------------------------------------------------------------------


def sheet(boards: Sequence[Sequence[int]]) -> Sheet:
    """RI-6.2: every line on its own, with its cells. RI-3.7: ties go to fewer errors."""
    return Sheet(tuple(_seat_sheet(seat, cells) for seat, cells in enumerate(boards)), tie_names=("fewer-errors",))


def _seat_sheet(seat: int, cells: Sequence[int]) -> SeatSheet:
    count = tally(cells)
    lines = [
        Line("network", NETWORK_POINTS[exits], _where(part), {"exits": exits})
        for exits, part in sorted(count.networks, reverse=True)
        if NETWORK_POINTS[exits]
    ]
    lines.append(Line("road", count.road.bit_count(), _where(count.road)))
    lines.append(Line("rail", count.rail.bit_count(), _where(count.rail)))
    lines.append(Line("centre", count.central.bit_count(), _where(count.central)))
    lines += [Line("lake", CLOSED_LAKE, _where(part)) for part, gaps in count.lakes if gaps == 0]
    if count.lakes:
        largest = max((part for part, _ in count.lakes), key=int.bit_count)
        lines.append(Line("largest-lake", LAKE_CELL * largest.bit_count(), _where(largest)))
    if count.crater_ends:
        ends = len(count.crater_ends)
        lines.append(Line("craters", CRATER_END * ends, _ends_where(count.crater_ends), {"ends": ends}))
    loose = count.error_ends + count.open_sides
    lines.append(Line("errors", -len(loose), _ends_where(loose), {"errors": len(loose)}))
    return SeatSheet(seat, tuple(lines), ties=(-len(loose),))


def _where(cells: int) -> tuple[str, ...]:
    return tuple(f"cell-{CELL_NAMES[cell]}" for cell in range(CELLS) if cells >> cell & 1)


def _ends_where(ends: list[int]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(f"cell-{CELL_NAMES[end // 4]}" for end in ends))
