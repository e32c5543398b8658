"""Longest highways and railways (RI-3.2), on boards as bits (see bits.py)."""

from __future__ import annotations

from typing import Final

from ..printed.facts import CELLS, NEIGHBOURS, SIZE

#: By 16 * cell + sides: the neighbours over these sides.
OVER: Final[list[list[int]]] = [
    [n for side, n in enumerate(NEIGHBOURS[cell]) if sides >> side & 1] for cell in range(CELLS) for sides in range(16)
]


def longest(cells: int, east: int, south: int) -> int:
    """The cells of a longest run that visits no cell twice, of those on which a line is. Of equal ones any (RI-3.4).
    `east` and `south`: those that are joined to the one east, and south, of them."""
    best = cells & -cells
    most = 1
    west, north = east << 1, south << SIZE
    rest = east | west | south | north
    while rest:
        part = level = rest & -rest
        last = level
        while level:
            last = level
            level = (
                (level & east) << 1 | (level & west) >> 1 | (level & south) << SIZE | (level & north) >> SIZE
            ) & ~part
            part |= level
        rest &= ~part
        size = part.bit_count()
        if size <= most:
            continue
        if (part & east).bit_count() + (part & south).bit_count() == size - 1:
            length, run = _from_end(east, south, last & -last)
        else:
            length, run = _with_loops(_sides(part, east, south), part, size, most)
        if length > most:
            most, best = length, run
    return best


def _from_end(east: int, south: int, start: int) -> tuple[int, int]:
    """Without loops: the length and the cells of the longest run from a cell. From one that is farthest from another it
    is the longest of all."""
    west, north = east << 1, south << SIZE
    seen = level = start
    levels = [start]
    while True:
        level = ((level & east) << 1 | (level & west) >> 1 | (level & south) << SIZE | (level & north) >> SIZE) & ~seen
        if not level:
            break
        seen |= level
        levels.append(level)
    run = cell = levels[-1] & -levels[-1]
    for place in range(len(levels) - 2, -1, -1):
        cell = ((cell & east) << 1 | (cell & west) >> 1 | (cell & south) << SIZE | (cell & north) >> SIZE) & levels[
            place
        ]
        run |= cell
    return len(levels), run


def _sides(part: int, east: int, south: int) -> list[int]:
    """By cell: the sides by which the line goes on there, a bit each."""
    west, north = east << 1, south << SIZE
    return [
        (north >> cell & 1) | (east >> cell & 1) << 1 | (south >> cell & 1) << 2 | (west >> cell & 1) << 3
        if part >> cell & 1
        else 0
        for cell in range(CELLS)
    ]


def _with_loops(sides: list[int], part: int, size: int, most: int) -> tuple[int, int]:
    """Try every way from every start for a run of more cells than `most`; done at once when it takes in all of the
    part."""
    best = 0
    for start in range(CELLS):
        if part >> start & 1:
            ways = [(start, 1, 1 << start)]
            while ways:
                cell, length, run = ways.pop()
                if length > most:
                    most, best = length, run
                    if most == size:
                        return most, best
                for n in OVER[16 * cell + sides[cell]]:
                    if not run >> n & 1:
                        ways.append((n, length + 1, run | 1 << n))
    return most, best
