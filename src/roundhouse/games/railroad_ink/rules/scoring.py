"""The score sheet: networks, longest lines, the centre, errors, and what the expansions bring."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from ....core.sheet import Line, SeatSheet, Sheet
from ..printed.facts import (
    CELL_NAMES,
    CELLS,
    CENTRAL,
    CRATER,
    DATA,
    EMPTY,
    ENDS,
    EXIT_AT,
    GROUPS,
    HIGHWAY,
    LAVA,
    NEIGHBOURS,
    PIECE_MASK,
    RAILWAY,
    SIDES,
    SIZE,
)
from .longest import longest

if TYPE_CHECKING:
    from collections.abc import Sequence

#: RI-3.1: points of a network by its exits.
NETWORK_POINTS: Final[list[int]] = list(DATA["scoring"]["networks"])
CLOSED_LAKE: Final[int] = DATA["scoring"]["closed_lake"]
LAKE_CELL: Final[int] = DATA["scoring"]["largest_lake_cell"]
CRATER_END: Final[int] = DATA["scoring"]["crater_end"]
#: RI-4.8, RIR-17: 'anything drawn' on a central cell is meant literally.
CRATERS_COUNT_IN_THE_CENTRE: Final = True

# Flat tables: a piece has four sides, and at most two groups of sides that meet in it.
#: By 4 * cell + side: the cell over the side, -1 at the board's edge.
BEYOND: Final[list[int]] = list(chain.from_iterable(NEIGHBOURS))
#: By 4 * piece + side: the kind of the end there (0: none), and which of the piece's groups it belongs to (-1: none).
END: Final[list[int]] = list(chain.from_iterable(ENDS))
GROUP: Final[list[int]] = [
    next((g for g, sides in enumerate(groups) if side in sides), -1) for groups in GROUPS for side in range(4)
]
#: By 2 * piece + group: its sides. Whether it is of lava: 0 or 1; -1: there is no such group.
SIDES_OF: Final[list[list[int]]] = [list(groups[g]) if g < len(groups) else [] for groups in GROUPS for g in range(2)]
OF_LAVA: Final[list[int]] = [
    int(END[4 * (place // 2) + sides[0]] == LAVA) if sides else -1 for place, sides in enumerate(SIDES_OF)
]
#: By piece: whether a highway is on it, whether a railway is.
HAS_ROAD: Final[list[bool]] = [HIGHWAY in ends for ends in ENDS]
HAS_RAIL: Final[list[bool]] = [RAILWAY in ends for ends in ENDS]


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
    roads = [0] * CELLS  # by cell: the sides by which highways go on, as bits
    rails = [0] * CELLS
    with_road = with_rail = 0
    for start in range(CELLS):
        piece = pieces[start]
        if piece == EMPTY:
            continue
        if HAS_ROAD[piece]:
            with_road |= 1 << start
        if HAS_RAIL[piece]:
            with_rail |= 1 << start
        for group in range(2):
            lava = OF_LAVA[2 * piece + group]
            if lava < 0 or seen[start] >> group & 1:
                continue
            if lava:
                _walk_lake(pieces, seen, start, group, found)
            else:
                _walk_network(pieces, seen, start, group, found, roads, rails)
    found.road = longest(roads, with_road)
    found.rail = longest(rails, with_rail)
    for cell in CENTRAL:
        if pieces[cell] and (CRATERS_COUNT_IN_THE_CENTRE or pieces[cell] != CRATER):
            found.central |= 1 << cell
    return found


def _walk_network(
    pieces: list[int], seen: list[int], start: int, group: int, found: Tally, roads: list[int], rails: list[int]
) -> None:
    """RI-3.1, RI-3.6, RI-4.7: follow a network; note its exits, its loose ends, and what is joined to what."""
    exits = cells = 0
    seen[start] |= 1 << group
    ways = [2 * start + group]
    while ways:
        way = ways.pop()
        cell = way >> 1
        piece = pieces[cell]
        cells |= 1 << cell
        for side in SIDES_OF[2 * piece + (way & 1)]:
            kind = END[4 * piece + side]
            n = BEYOND[4 * cell + side]
            if n < 0:
                if EXIT_AT[4 * cell + side] == kind:
                    exits += 1
                continue
            other = pieces[n]
            back = 4 * other + (side + 2) % 4
            if END[back] == kind:
                lines = roads if kind == HIGHWAY else rails
                lines[cell] |= 1 << side
                beyond = GROUP[back]
                if not seen[n] >> beyond & 1:
                    seen[n] |= 1 << beyond
                    ways.append(2 * n + beyond)
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
    ways = [2 * start + group]
    while ways:
        way = ways.pop()
        cell = way >> 1
        piece = pieces[cell]
        cells |= 1 << cell
        for side in SIDES_OF[2 * piece + (way & 1)]:
            n = BEYOND[4 * cell + side]
            if n < 0:
                continue
            back = 4 * pieces[n] + (side + 2) % 4
            if END[back] == LAVA:
                beyond = GROUP[back]
                if not seen[n] >> beyond & 1:
                    seen[n] |= 1 << beyond
                    ways.append(2 * n + beyond)
            else:
                gaps += 1
                found.open_sides.append(4 * cell + side)
    found.lakes.append((cells, gaps))


# -- the sheet ----------------------------------------------------------------------------------------------------


ELEMENTS: Final[list[str]] = [f"cell-{name}" for name in CELL_NAMES]
#: By 4 * cell + side.
END_ELEMENTS: Final[list[str]] = [f"end-{name}-{side.lower()}" for name in CELL_NAMES for side in SIDES]
#: The cells of a row of the board, by row << SIZE | its bits.
ROW_ELEMENTS: Final[list[list[str]]] = [
    [ELEMENTS[SIZE * row + column] for column in range(SIZE) if bits >> column & 1]
    for row in range(SIZE)
    for bits in range(1 << SIZE)
]
ROW_MASK: Final = (1 << SIZE) - 1


#: By expansion: what the standard bot comes to alone, on average (bench/README.md).
PAR: Final = (48, 53, 53)


def sheet(boards: Sequence[Sequence[int]], expansion: int = 0) -> Sheet:
    """RI-6.2: every line on its own, with its cells. RI-3.7: ties go to fewer errors."""
    seats = tuple(_seat_sheet(seat, cells) for seat, cells in enumerate(boards))
    return Sheet(seats, tie_names=("fewer-errors",), par=PAR[expansion] if len(seats) == 1 else None)


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
    found: list[str] = []
    for row in range(SIZE):
        found += ROW_ELEMENTS[row << SIZE | cells & ROW_MASK]
        cells >>= SIZE
    return tuple(found)


def _ends_where(ends: list[int]) -> tuple[str, ...]:
    """The ends themselves, each once: a cell may have others that join something."""
    return tuple(dict.fromkeys([END_ELEMENTS[end] for end in ends]))
