"""The score sheet: networks, longest lines, the centre, errors, and what the expansions bring."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from ....core.sheet import Line, SeatSheet, Sheet
from ..printed.facts import CELL_NAMES, CELLS, CENTRAL, DATA, ENDS, LAVA, NEIGHBOURS, PIECE_MASK, SIDES, SIZE
from .bits import Lines, Walk
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

CENTRAL_BITS: Final[int] = sum([1 << cell for cell in CENTRAL])

# Flat tables: a piece has four sides, and at most one group of sides in which lava meets.
#: By 4 * cell + side: the cell over the side, -1 at the board's edge.
BEYOND: Final[list[int]] = list(chain.from_iterable(NEIGHBOURS))
#: By 4 * piece + side: the kind of the end there (0: none).
END: Final[list[int]] = list(chain.from_iterable(ENDS))
#: By piece: the sides of its lava.
LAVA_SIDES: Final[list[list[int]]] = [[side for side in range(4) if ends[side] == LAVA] for ends in ENDS]


class Tally:
    """Everything that is counted on a board, with the cells it was counted on (as bits)."""

    __slots__ = ("central", "crater_sides", "error_sides", "lakes", "networks", "open_sides", "rail", "road")

    def __init__(self, lines: Lines) -> None:
        road, rail = lines.road, lines.rail
        #: (exits, cells) of every network.
        self.networks: list[tuple[int, int]] = []
        #: The cells of the longest highway and railway.
        self.road: int = longest(road.cells, road.east, road.south)
        self.rail: int = longest(rail.cells, rail.east, rail.south)
        self.central: int = lines.drawn & CENTRAL_BITS
        if not CRATERS_COUNT_IN_THE_CENTRE:
            self.central &= ~lines.craters
        #: By side: the cells with an end there that joins nothing, and with one that opens onto a crater.
        self.error_sides: list[int] = [
            road.loose_north | rail.loose_north,
            road.loose_east | rail.loose_east,
            road.loose_south | rail.loose_south,
            road.loose_west | rail.loose_west,
        ]
        self.crater_sides: list[int] = [0, 0, 0, 0]
        if lines.craters:
            pits = lines.craters
            onto = [pits << SIZE, pits >> 1, pits >> SIZE, pits << 1]
            self.crater_sides = [ends & pit for ends, pit in zip(self.error_sides, onto, strict=True)]
            self.error_sides = [ends & ~pit for ends, pit in zip(self.error_sides, onto, strict=True)]
        #: 4 * cell + side of every open lava side.
        self.open_sides: list[int] = []
        #: (cells, open sides) of every lava lake.
        self.lakes: list[tuple[int, int]] = []

    @property
    def error_ends(self) -> list[int]:
        """4 * cell + side of every end that joins nothing."""
        return _listed(self.error_sides)

    @property
    def crater_ends(self) -> list[int]:
        """The same of every end that opens onto a crater."""
        return _listed(self.crater_sides)

    def errors(self) -> int:
        return _number(self.error_sides) + len(self.open_sides)

    def total(self) -> int:
        points = self.road.bit_count() + self.rail.bit_count() + self.central.bit_count() - self.errors()
        points += CRATER_END * _number(self.crater_sides)
        for exits, _ in self.networks:
            points += NETWORK_POINTS[exits]
        largest = 0
        for cells, gaps in self.lakes:
            largest = max(largest, cells.bit_count())
            if gaps == 0:
                points += CLOSED_LAKE
        return points + LAKE_CELL * largest


def _number(sides: list[int]) -> int:
    return sides[0].bit_count() + sides[1].bit_count() + sides[2].bit_count() + sides[3].bit_count()


def _listed(sides: list[int]) -> list[int]:
    found = []
    either = sides[0] | sides[1] | sides[2] | sides[3]
    for cell in range(either.bit_length()):
        if either >> cell & 1:
            for side in range(4):
                if sides[side] >> cell & 1:
                    found.append(4 * cell + side)
    return found


def tally(cells: Sequence[int]) -> Tally:
    """Count a board."""
    lines = Lines(cells)
    found = Tally(lines)
    upright = lines.road.upright | lines.rail.upright
    across = lines.road.across | lines.rail.across
    walk = Walk(lines)
    while walk.next():
        exits = (walk.upright & upright).bit_count() + (walk.across & across).bit_count()
        found.networks.append((exits, walk.upright | walk.across))
    if lines.lava:
        found.lakes, found.open_sides = lakes(cells)
    return found


def lakes(cells: Sequence[int]) -> tuple[list[tuple[int, int]], list[int]]:
    """RI-5.6, RI-5.7: every lake, its cells and how many sides are open; and 4 * cell + side of these: where the board
    goes on and shows no lava back."""
    pieces = [cell & PIECE_MASK for cell in cells]
    found: list[tuple[int, int]] = []
    open_sides: list[int] = []
    seen = 0
    for start in range(CELLS):
        if not LAVA_SIDES[pieces[start]] or seen >> start & 1:
            continue
        lake, gaps = 1 << start, 0
        ways = [start]
        while ways:
            cell = ways.pop()
            for side in LAVA_SIDES[pieces[cell]]:
                n = BEYOND[4 * cell + side]
                if n < 0:
                    continue
                if END[4 * pieces[n] + (side + 2) % 4] != LAVA:
                    gaps += 1
                    open_sides.append(4 * cell + side)
                elif not lake >> n & 1:
                    lake |= 1 << n
                    ways.append(n)
        seen |= lake
        found.append((lake, gaps))
    return found, open_sides


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
    if crater_ends := count.crater_ends:
        ends = len(crater_ends)
        lines.append(Line("craters", CRATER_END * ends, _ends_where(crater_ends), {"ends": ends}))
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
