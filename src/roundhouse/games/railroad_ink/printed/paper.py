"""Score boards drawn on paper. A file holds positions; a position is a list of placements:

    {"name": "Saturday", "placements": [["A_road_straight", 0, 1, 0, 0], ["B_overpass", 1, 1, 0, 0]]}

A placement is [face, row, column, quarter turns clockwise, mirrored 0 or 1]; rows and columns count from 0 at the top
left; a face is mirrored east to west first, then turned. Besides the faces of the dice and the special routes there
are "volcano" and "crater". A file is one position, a list of them, or an object with "positions".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ....core.paper import BadPaper, Mark, PaperScore, read_marked
from ..rules.scoring import CLOSED_LAKE, CRATER_END, LAKE_CELL, NETWORK_POINTS, Tally, tally
from .facts import (
    CELL_NAMES,
    CELLS,
    CRATER_FACE,
    DIE_A,
    DIE_B,
    EMPTY,
    ENDS,
    EXIT_AT,
    EXITS,
    FIRST_LAVA,
    FIRST_SPECIAL,
    HIGHWAY,
    MAX_SPECIALS,
    NEIGHBOURS,
    PIECE_FACE,
    RAILWAY,
    ROUNDS,
    SIZE,
    TURNS,
    face_name,
    turned,
)

FACE_OF: Final = {face_name(face): face for face in range(CRATER_FACE + 1)}
SHAPE: Final = "[face, row, column, quarter turns, mirrored 0 or 1]"
ROUTE: Final = (HIGHWAY, RAILWAY)
KIND_NAMES: Final = {HIGHWAY: "highway", RAILWAY: "railway"}


def score_paper(text: str) -> list[PaperScore]:
    """Score every position of a file. Raises BadPaper with the line of the first mistake."""
    return [_score(position, number) for number, position in enumerate(_positions(read_marked(text)), start=1)]


def _positions(file: Mark) -> Sequence[Mark]:
    if isinstance(file.value, dict) and "positions" in file.value:
        file = file.value["positions"]
        if not isinstance(file.value, list):
            raise BadPaper(file.line, '"positions" must be a list')
    return file.value if isinstance(file.value, list) else [file]


def _score(position: Mark, number: int) -> PaperScore:
    if not isinstance(position.value, dict):
        raise BadPaper(position.line, 'a position must be an object with "placements"')
    name = position.value.get("name", Mark(f"position {number}", position.line))
    if not isinstance(name.value, str):
        raise BadPaper(name.line, '"name" must be a text')
    placements = position.value.get("placements")
    if placements is None:
        raise BadPaper(position.line, 'the position has no "placements"')
    if not isinstance(placements.value, list):
        raise BadPaper(placements.line, '"placements" must be a list')
    score = {"name": name.value, **_figures(tally(read_board(placements.value)))}
    expected = position.value.get("expected")
    return PaperScore(score, None if expected is None else _differences(expected, score))


def _figures(count: Tally) -> dict[str, Any]:
    largest = max((cells.bit_count() for cells, _ in count.lakes), default=0)
    return {
        "networks": sorted((exits for exits, _ in count.networks if NETWORK_POINTS[exits]), reverse=True),
        "longest_rail": count.rail.bit_count(),
        "longest_road": count.road.bit_count(),
        "centre": count.central.bit_count(),
        "errors": count.errors(),
        "lava": CLOSED_LAKE * sum(gaps == 0 for _, gaps in count.lakes) + LAKE_CELL * largest,
        "meteor": CRATER_END * len(count.crater_ends),
        "total": count.total(),
    }


# -- what the file expects ----------------------------------------------------------------------------------------

#: Names under which a file may expect a figure, besides the figure's own.
ALSO_CALLED: Final = {"rail": "longest_rail", "road": "longest_road", "central": "centre", "exits": "networks"}


def _differences(expected: Mark, score: dict[str, Any]) -> tuple[str, ...]:
    if not isinstance(expected.value, dict):
        raise BadPaper(expected.line, '"expected" must be an object')
    found = []
    for key, wish in expected.value.items():
        figure = ALSO_CALLED.get(key, key)
        if figure not in score:
            raise BadPaper(wish.line, f"nothing is called {key!r}; known: {', '.join([*score, *ALSO_CALLED])}")
        counted = score[figure]
        # Networks may be given as their points, too.
        if key == "networks" and isinstance(wish.value, int):
            counted = sum(NETWORK_POINTS[exits] for exits in counted)
        if wish.plain() != counted:
            found.append(f"line {wish.line}: {key} is {counted}, not {wish.plain()}")
    return tuple(found)


# -- the board ----------------------------------------------------------------------------------------------------


def read_board(placements: Sequence[Mark]) -> list[int]:
    """The cells of a board, every placement checked."""
    cells = [EMPTY] * CELLS
    lines: dict[int, int] = {}  # by cell, in the order of the file
    for placement in placements:
        cell, piece = _placement(placement)
        if cell in lines:
            raise BadPaper(placement.line, f"{CELL_NAMES[cell]} is drawn on twice, first in line {lines[cell]}")
        cells[cell], lines[cell] = piece, placement.line
        _check_sides(cells, cell, placement.line)
    faces = [(PIECE_FACE[cells[cell]], line) for cell, line in lines.items()]
    _check_specials(faces)
    # Meteors and lava erase routes and leave others cut off, so the rest holds only where neither has been.
    if all(face < FIRST_LAVA for face, _ in faces):
        _check_dice(faces)
        _check_joined(cells, lines)
    return cells


def _placement(placement: Mark) -> tuple[int, int]:
    """The cell and the piece of one placement."""
    if not isinstance(placement.value, list) or len(placement.value) != 5:
        raise BadPaper(placement.line, f"a placement must be {SHAPE}, this is {placement.plain()!r}")
    name, row, col, turn, mirrored = placement.plain()
    if not isinstance(name, str) or name not in FACE_OF:
        raise BadPaper(placement.line, f"unknown face {name!r}; known: {', '.join(FACE_OF)}")
    for what, number, most in (("row", row, SIZE - 1), ("column", col, SIZE - 1)):
        if type(number) is not int:
            raise BadPaper(placement.line, f"the {what} must be a whole number, not {number!r}")
        if not 0 <= number <= most:
            raise BadPaper(placement.line, f"{what} {number} is outside the board: 0 to {most}")
    if type(turn) is not int or not 0 <= turn <= 3:
        raise BadPaper(placement.line, f"quarter turns must be 0 to 3, not {turn!r}")
    if type(mirrored) is not int or mirrored not in (0, 1):
        raise BadPaper(placement.line, f"mirrored must be 0 or 1, not {mirrored!r}")
    return row * SIZE + col, _piece(FACE_OF[name], turn + 4 * mirrored)


def _piece(face: int, turn: int) -> int:
    """The piece of a face in any of its turns; turns that look the same are one piece."""
    pieces = TURNS[face]
    ends = turned(ENDS[pieces[0]], turn)
    return next(piece for piece in pieces.values() if ENDS[piece] == ends)


def _check_sides(cells: list[int], cell: int, line: int) -> None:
    """RI-2.4: highway never meets railway."""
    for side, end in enumerate(ENDS[cells[cell]]):
        n = NEIGHBOURS[cell][side]
        other = EXIT_AT[4 * cell + side] if n < 0 else ENDS[cells[n]][(side + 2) % 4]
        if end in ROUTE and other in ROUTE and end != other:
            there = "exit" if n < 0 else f"on {CELL_NAMES[n]}"
            raise BadPaper(line, f"the {KIND_NAMES[end]} on {CELL_NAMES[cell]} meets the {KIND_NAMES[other]} {there}")


def _check_specials(faces: list[tuple[int, int]]) -> None:
    """RI-2.6: each once, three a game."""
    seen: dict[int, int] = {}
    for face, line in faces:
        if FIRST_SPECIAL <= face < FIRST_LAVA:
            if face in seen:
                raise BadPaper(line, f"the special route {face_name(face)} is used twice, first in line {seen[face]}")
            seen[face] = line
            if len(seen) > MAX_SPECIALS:
                raise BadPaper(line, f"this is special route number {len(seen)}; {MAX_SPECIALS} a game are allowed")


def _check_dice(faces: list[tuple[int, int]]) -> None:
    """RI-1.3, RI-2.2: every round gives three faces of the first kind of die and one of the second."""
    rounds = ROUNDS["none"]
    for die, copies in ((DIE_A, 3), (DIE_B, 1)):
        lines = [line for face, line in faces if face_name(face) in die]
        if len(lines) > rounds * copies:
            raise BadPaper(
                lines[rounds * copies],
                f"the dice give only {rounds * copies} of {', '.join(dict.fromkeys(die))} in {rounds} rounds",
            )


def _check_joined(cells: list[int], lines: dict[int, int]) -> None:
    joined = _joined_to_exits(cells)
    for cell, line in lines.items():
        if cell not in joined:
            raise BadPaper(line, f"the route on {CELL_NAMES[cell]} is joined to no exit")


def _joined_to_exits(cells: list[int]) -> set[int]:
    """RI-2.3: the cells that are joined to an exit over matching ends, in whatever order they were drawn."""
    joined = {cell for cell, side, kind in EXITS if ENDS[cells[cell]][side] == kind}
    ways = list(joined)
    while ways:
        cell = ways.pop()
        for side, end in enumerate(ENDS[cells[cell]]):
            n = NEIGHBOURS[cell][side]
            if n >= 0 and n not in joined and end and ENDS[cells[n]][(side + 2) % 4] == end:
                joined.add(n)
                ways.append(n)
    return joined
