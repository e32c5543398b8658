"""A board as bits, one for each cell: which of them have an end of a kind towards a side, what is joined, what is
loose. Seven rows of seven cells fit into a small number, so that a whole board is looked at in one step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..printed.facts import (
    CELLS,
    CRATER,
    EMPTY,
    ENDS,
    EXITS,
    FIRST_LAVA_PIECE,
    GROUPS,
    HIGHWAY,
    LAVA,
    NEIGHBOURS,
    PIECE_MASK,
    RAILWAY,
    SIZE,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

ALL: Final = (1 << CELLS) - 1
#: All but the last, and the first, cell of every row: what can be pushed east, and west.
NOT_EAST: Final[int] = sum([1 << cell for cell in range(CELLS) if NEIGHBOURS[cell][1] >= 0])
NOT_WEST: Final[int] = sum([1 << cell for cell in range(CELLS) if NEIGHBOURS[cell][3] >= 0])
#: By piece: its ends, a bit for each side: highways N E S W, then railways.
SHAPE: Final[list[int]] = [
    sum([1 << side for side in range(4) if ends[side] == HIGHWAY])
    + sum([16 << side for side in range(4) if ends[side] == RAILWAY])
    for ends in ENDS
]
#: By piece: whether two routes pass on it that do not meet; they go straight on, one north to south, one east to west.
BRIDGE: Final[list[bool]] = [
    sum([ENDS[piece][group[0]] != LAVA for group in groups]) == 2 for piece, groups in enumerate(GROUPS)
]
#: The exits by kind and side.
EXIT_BITS: Final[list[int]] = [
    sum([1 << cell for cell, at, of in EXITS if at == side and of == kind])
    for kind in (HIGHWAY, RAILWAY)
    for side in range(4)
]


def beside(cells: int) -> int:
    """The cells that are beside any of these."""
    return (cells << SIZE & ALL) | cells >> SIZE | (cells & NOT_EAST) << 1 | (cells & NOT_WEST) >> 1


class Bits:
    """Of one kind, `HIGHWAY` or `RAILWAY`: the cells that have it, the cells joined by it to the one east and south of
    them, its loose ends by side, and its ends that are at exits, by direction."""

    __slots__ = (
        "across",
        "cells",
        "east",
        "loose_east",
        "loose_north",
        "loose_south",
        "loose_west",
        "south",
        "upright",
    )

    def __init__(self, north: int, east: int, south: int, west: int, kind: int) -> None:
        self.cells: int = north | east | south | west
        self.east: int = east & NOT_EAST & west >> 1
        self.south: int = south & north >> SIZE
        self.loose_east: int = east & NOT_EAST & ~self.east
        self.loose_west: int = west & NOT_WEST & ~(self.east << 1)
        self.loose_south: int = south & ALL >> SIZE & ~self.south
        self.loose_north: int = north & ~(self.south << SIZE) & ALL << SIZE
        first = 4 * (kind - HIGHWAY)
        #: Exits at the north or south, and at the east or west; no cell has both.
        self.upright: int = (north & EXIT_BITS[first]) | (south & EXIT_BITS[first + 2])
        self.across: int = (east & EXIT_BITS[first + 1]) | (west & EXIT_BITS[first + 3])


class Lines:
    """What is drawn on a board."""

    __slots__ = ("bridges", "craters", "drawn", "lava", "rail", "road")

    def __init__(self, cells: Sequence[int]) -> None:
        drawn = bridges = craters = lava = 0
        north = east = south = west = 0
        rail_north = rail_east = rail_south = rail_west = 0
        for cell, one in enumerate(cells):
            piece = one & PIECE_MASK
            if piece == EMPTY:
                continue
            drawn |= 1 << cell
            shape = SHAPE[piece]
            if shape & 15:
                north |= (shape & 1) << cell
                east |= (shape >> 1 & 1) << cell
                south |= (shape >> 2 & 1) << cell
                west |= (shape >> 3 & 1) << cell
            if shape & 240:
                rail_north |= (shape >> 4 & 1) << cell
                rail_east |= (shape >> 5 & 1) << cell
                rail_south |= (shape >> 6 & 1) << cell
                rail_west |= shape >> 7 << cell
                if BRIDGE[piece]:
                    bridges |= 1 << cell
            if piece == CRATER:
                craters |= 1 << cell
            elif piece >= FIRST_LAVA_PIECE:
                lava |= 1 << cell
        self.drawn: int = drawn
        self.bridges: int = bridges
        self.craters: int = craters
        self.lava: int = lava
        self.road: Bits = Bits(north, east, south, west, HIGHWAY)
        self.rail: Bits = Bits(rail_north, rail_east, rail_south, rail_west, RAILWAY)


class Walk:
    """The networks of a board, one after the other. Where two routes pass on a cell without meeting, `upright` and
    `across` tell which of them is on the network."""

    __slots__ = ("across", "down", "plain", "rest", "rest_across", "rest_upright", "right", "upright")

    def __init__(self, lines: Lines) -> None:
        self.right: int = lines.road.east | lines.rail.east
        self.down: int = lines.road.south | lines.rail.south
        self.rest: int = (lines.road.cells | lines.rail.cells) & ~lines.bridges
        self.plain: int = self.rest
        self.rest_upright: int = lines.bridges
        self.rest_across: int = lines.bridges
        self.upright: int = 0
        self.across: int = 0

    def next(self) -> bool:
        """Go on to the next network, if there is one."""
        upright = across = self.rest & -self.rest
        if not upright:
            if self.rest_upright:
                upright = self.rest_upright & -self.rest_upright
            elif self.rest_across:
                across = self.rest_across & -self.rest_across
            else:
                return False
        right, down, plain = self.right, self.down, self.plain
        left, up = right << 1, down << SIZE
        was_upright = was_across = 0
        while upright != was_upright or across != was_across:
            was_upright, was_across = upright, across
            upright |= (upright & down) << SIZE | (upright & up) >> SIZE
            across |= (across & right) << 1 | (across & left) >> 1
            both = (upright | across) & plain
            upright |= both
            across |= both
        self.upright, self.across = upright, across
        self.rest &= ~upright
        self.rest_upright &= ~upright
        self.rest_across &= ~across
        return True
