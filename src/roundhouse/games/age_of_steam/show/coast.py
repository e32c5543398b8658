"""Land and water around a map: what lies beyond its hexes, and the coast as a smooth line."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from math import sqrt
from typing import Final

from ..printed.hexes import SIDES, STEPS, Board, axial

#: What a hex of the picture is: of the board, land beyond it, or water.
BOARD: Final = "board"
BEYOND: Final = "beyond"
WATER: Final = "water"
#: So many maps are remembered.
MAPS: Final = 64
#: How far around the board hexes are imagined, in sides: so far that their own edge is never seen.
MARGIN: Final = 4.0
#: A coast leaves the border of its hexes by so much, in sides.
STRAY: Final = 0.13
Cell = tuple[int, int]
Point = tuple[float, float]


def middle(cell: Cell, pointy: bool) -> Point:
    """The middle of a hex on paper, in units of its side, as Board.centre() has it."""
    q, r = cell
    return (sqrt(3) * (q + r / 2), 1.5 * r) if pointy else (1.5 * q, sqrt(3) * (r + q / 2))


def over(cell: Cell, side: int) -> Cell:
    """The neighbour over a side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


@lru_cache(MAPS)
def surroundings(board: Board) -> dict[Cell, str]:
    """What every hex in the picture is. A map without water of its own is an island. Where it has some, what lies
    beyond the printed hexes goes on as they are at the edge."""
    found: dict[Cell, str] = {axial(spot, board.pointy): BOARD for spot in board.spots}
    found |= {axial(spot, board.pointy): WATER for spot in board.water}
    points = [board.centre(spot) for spot in board.spots]
    left, right = min(x for x, _ in points) - MARGIN, max(x for x, _ in points) + MARGIN
    top, bottom = min(y for _, y in points) - MARGIN, max(y for _, y in points) + MARGIN
    waiting = deque(sorted(found))
    while waiting:
        cell = waiting.popleft()
        for side in range(SIDES):
            other = over(cell, side)
            x, y = middle(other, board.pointy)
            if other in found or not (left < x < right and top < y < bottom):
                continue
            found[other] = WATER if not board.water or _wet(found, other) else BEYOND
            waiting.append(other)
    return found


def _wet(found: dict[Cell, str], cell: Cell) -> bool:
    around = [found[one] for side in range(SIDES) if (one := over(cell, side)) in found]
    return 2 * around.count(WATER) >= len(around)


@lru_cache(MAPS)
def coast(board: Board, corners: tuple[Point, ...], side: float, origin: Point) -> str:
    """The land as a path, on paper: `corners` of a hex about its middle, the length of its side, where (0, 0) lies."""
    kinds = surroundings(board)
    to: dict[Point, Point] = {}
    for cell, kind in kinds.items():
        if kind == WATER:
            continue
        x, y = middle(cell, board.pointy)
        for edge in range(SIDES):
            if kinds.get(over(cell, edge), WATER) == WATER:
                ends = (corners[edge], corners[(edge + 1) % SIDES])
                a, b = (_whole(origin[0] + x * side + dx, origin[1] + y * side + dy) for dx, dy in ends)
                to[a] = b
    loops = []
    while to:
        begin, point = to.popitem()
        loop = [begin]
        while point != begin:
            loop.append(point)
            point = to.pop(point)
        loops.append(_smooth([_strayed(one, side) for one in loop]))
    return "".join(loops)


def _whole(x: float, y: float) -> Point:
    """Corners that three hexes share are one point."""
    return round(x, 1) + 0.0, round(y, 1) + 0.0


def _strayed(point: Point, side: float) -> Point:
    """No coast is a row of equal corners: each point strays by a little that is always the same."""
    x, y = round(point[0] * 2 / side), round(point[1] * 2 / side)
    mixed = (x * 73 + y * 151 + x * y * 31) % 97 / 96, (x * 89 + y * 57 + x * y * 17) % 89 / 88
    return point[0] + (mixed[0] - 0.5) * 2 * STRAY * side, point[1] + (mixed[1] - 0.5) * 2 * STRAY * side


def _smooth(loop: list[Point]) -> str:
    """A closed line that bends at each of these points."""
    parts = []
    for (x, y), (to_x, to_y) in zip(loop, loop[1:] + loop[:1], strict=True):
        parts.append(f"Q{x:.1f},{y:.1f} {(x + to_x) / 2:.1f},{(y + to_y) / 2:.1f}")
    (x, y), (to_x, to_y) = loop[-1], loop[0]
    return f"M{(x + to_x) / 2:.1f},{(y + to_y) / 2:.1f}{''.join(parts)}Z"
