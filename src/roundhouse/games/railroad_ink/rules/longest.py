"""Longest highways and railways (RI-3.2).

`sides` says by cell by which sides a line goes on, a bit each. What is asked for all the time is kept in lists of small
numbers: compiled, those cost nothing to make.
"""

from __future__ import annotations

from typing import Final

from ..printed.facts import CELLS, NEIGHBOURS

#: By 16 * cell + sides: the neighbours over these sides.
OVER: Final[list[list[int]]] = [
    [n for side, n in enumerate(NEIGHBOURS[cell]) if sides >> side & 1] for cell in range(CELLS) for sides in range(16)
]


def longest(sides: list[int], cells: int) -> int:
    """The cells of a longest run that visits no cell twice, of those on which a line is (as bits). Of equal ones any
    (RI-3.4)."""
    best = cells & -cells
    most = 1
    for start in range(CELLS):
        if not (sides[start] and cells >> start & 1):
            continue
        part, size, links, end = _part(sides, start)
        cells &= ~part
        if size <= most:
            continue
        if links == 2 * (size - 1):
            length, run = _from_end(sides, end)
        else:
            length, run = _with_loops(sides, part, size, most)
        if length > most:
            most, best = length, run
    return best


def _part(sides: list[int], start: int) -> tuple[int, int, int, int]:
    """The cells joined to this one, how many they are, the sum of their links, and, if there is no loop, one that is
    farthest from here."""
    part = 1 << start
    size = links = far = 0
    end = start
    away = [0] * CELLS
    ways = [start]
    while ways:
        cell = ways.pop()
        size += 1
        distance = away[cell]
        if distance > far:
            far, end = distance, cell
        for n in OVER[16 * cell + sides[cell]]:
            links += 1
            if not part >> n & 1:
                part |= 1 << n
                away[n] = distance + 1
                ways.append(n)
    return part, size, links, end


def _from_end(sides: list[int], start: int) -> tuple[int, int]:
    """Without loops: the length and the cells of the longest run from a cell. From the end of one it is the longest of
    all."""
    far, end = 0, start
    away = [0] * CELLS
    before = [-1] * CELLS
    ways = [start]
    while ways:
        cell = ways.pop()
        distance = away[cell]
        if distance > far:
            far, end = distance, cell
        for n in OVER[16 * cell + sides[cell]]:
            if n != before[cell]:
                before[n] = cell
                away[n] = distance + 1
                ways.append(n)
    run = 0
    while end >= 0:
        run |= 1 << end
        end = before[end]
    return far + 1, run


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
