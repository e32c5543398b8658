"""The printed facts, read once into flat tables: the board, the dice, and every face in every turn.

A *piece* is a face in one of its turns, a small int; 0 is an empty cell. A cell of the board holds a piece and the
number of the round in which it was drawn: piece | round << ROUND_SHIFT.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent.parent
DATA: Final[dict[str, Any]] = tomllib.loads((FOLDER / "printed" / "railroad_ink.toml").read_text(encoding="utf-8"))

# -- the board ----------------------------------------------------------------------------------------------------
SIZE: Final = 7
CELLS: Final = SIZE * SIZE
CELL_NAMES: Final = tuple(f"{'abcdefg'[i % SIZE]}{i // SIZE + 1}" for i in range(CELLS))
CELL_OF: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}
SIDES: Final = "NESW"
HIGHWAY: Final = 1
RAILWAY: Final = 2
LAVA: Final = 3
KIND_OF: Final = {".": 0, "h": HIGHWAY, "r": RAILWAY, "l": LAVA}
CENTRE: Final[int] = CELL_OF[DATA["board"]["centre"]]
CENTRAL: Final[tuple[int, ...]] = tuple(CELL_OF[name] for name in DATA["board"]["central"])


def _neighbour(cell: int, side: int) -> int:
    row, col = cell // SIZE + (-1, 0, 1, 0)[side], cell % SIZE + (0, 1, 0, -1)[side]
    return row * SIZE + col if 0 <= row < SIZE and 0 <= col < SIZE else -1


#: The cell over each side, -1 at the board's edge.
NEIGHBOURS: Final[list[tuple[int, ...]]] = [tuple(_neighbour(c, s) for s in range(4)) for c in range(CELLS)]
#: A cell and its neighbours, as bits.
BESIDE: Final[list[int]] = [1 << c | sum(1 << n for n in NEIGHBOURS[c] if n >= 0) for c in range(CELLS)]
#: (cell, side, kind) of the twelve exits (RI-1.2).
EXITS: Final[tuple[tuple[int, int, int], ...]] = tuple(
    (CELL_OF[cell], SIDES.index(side), KIND_OF[kind]) for cell, side, kind in DATA["board"]["exits"]
)
#: The kind of the exit on a side of a cell (4 * cell + side), 0 if there is none.
EXIT_AT: Final[list[int]] = [0] * (4 * CELLS)
for _cell, _side, _kind in EXITS:
    EXIT_AT[4 * _cell + _side] = _kind

# -- faces --------------------------------------------------------------------------------------------------------
ROUTE_FACES: Final[tuple[str, ...]] = tuple(DATA["faces"])
SPECIAL_FACES: Final[tuple[str, ...]] = tuple(DATA["specials"])
LAVA_FACES: Final[tuple[str, ...]] = tuple(DATA["lava"])
#: Every face that a move can draw, in the order of their numbers; the volcano is a move of its own.
FACES: Final[tuple[str, ...]] = ROUTE_FACES + SPECIAL_FACES + LAVA_FACES
FIRST_SPECIAL: Final = len(ROUTE_FACES)
FIRST_LAVA: Final = FIRST_SPECIAL + len(SPECIAL_FACES)
MAX_SPECIALS: Final = 3  # in a game, RI-2.6
VOLCANO_FACE: Final = len(FACES)
CRATER_FACE: Final = VOLCANO_FACE + 1

#: The sides of the dice, as numbers of faces.
DIE_A: Final[tuple[str, ...]] = tuple(DATA["dice"]["A"])
DIE_B: Final[tuple[str, ...]] = tuple(DATA["dice"]["B"])
DIE_LAVA: Final[tuple[str, ...]] = tuple(DATA["dice"]["lava"])
DIE_DIRECTION: Final[tuple[str, ...]] = tuple(DATA["dice"]["direction"])
DIE_DISTANCE: Final[tuple[int, ...]] = tuple(DATA["dice"]["distance"])
ANY: Final = 4  # a direction: each player chooses

ROUNDS: Final[dict[str, int]] = dict(DATA["rounds"])
EXPANSIONS: Final = ("none", "lava", "meteor")
NO_EXPANSION: Final = 0
LAVA_EXPANSION: Final = 1
METEOR_EXPANSION: Final = 2

# -- pieces: faces in their turns ---------------------------------------------------------------------------------
ROUND_SHIFT: Final = 7
PIECE_MASK: Final = (1 << ROUND_SHIFT) - 1
EMPTY: Final = 0

#: By piece: its face, its turn (quarter turns clockwise, 4 more if mirrored first), the kinds of its ends N E S W,
#: and the groups of sides that meet inside the cell.
PIECE_FACE: Final[list[int]] = [-1]
PIECE_TURN: Final[list[int]] = [0]
ENDS: Final[list[tuple[int, ...]]] = [(0, 0, 0, 0)]
GROUPS: Final[list[tuple[tuple[int, ...], ...]]] = [()]
STATION: Final[list[bool]] = [False]
#: By face: its pieces by turn. Turns that look the same as an earlier one are left out.
TURNS: Final[list[dict[int, int]]] = []


def turned(ends: tuple[int, ...], turn: int) -> tuple[int, ...]:
    """Ends N E S W after a turn: mirrored east to west first if turn >= 4, then quarter turns clockwise."""
    if turn >= 4:
        ends = (ends[0], ends[3], ends[2], ends[1])
    quarter = turn & 3
    return tuple(ends[(side - quarter) % 4] for side in range(4))


def _turned_side(side: int, turn: int) -> int:
    if turn >= 4 and side in (1, 3):
        side = 4 - side
    return (side + turn) % 4


def _add_face(number: int, face: dict[str, Any]) -> None:
    ends = tuple(KIND_OF[letter] for letter in face["ends"])
    groups = [tuple(SIDES.index(side) for side in group) for group in face["joined"]]
    pieces: dict[int, int] = {}
    seen = set()
    for turn in range(8):
        shape = (
            turned(ends, turn),
            tuple(sorted(tuple(sorted(_turned_side(s, turn) for s in group)) for group in groups)),
        )
        if shape in seen:
            continue
        seen.add(shape)
        pieces[turn] = len(ENDS)
        PIECE_FACE.append(number)
        PIECE_TURN.append(turn)
        ENDS.append(shape[0])
        GROUPS.append(shape[1])
        STATION.append(bool(face.get("station", False)))
    TURNS.append(pieces)


for _number, _name in enumerate(FACES):
    _add_face(_number, {**DATA["faces"], **DATA["specials"], **DATA["lava"]}[_name])
_add_face(VOLCANO_FACE, DATA["volcano"]["volcano"])
_add_face(CRATER_FACE, {"ends": "....", "joined": []})
VOLCANO: Final[int] = TURNS[VOLCANO_FACE][0]
CRATER: Final[int] = TURNS[CRATER_FACE][0]
PIECES: Final = len(ENDS)

#: By piece: whether it shows lava, and whether it shows a route.
HAS_LAVA: Final[list[bool]] = [LAVA in ends for ends in ENDS]
HAS_ROUTE: Final[list[bool]] = [HIGHWAY in ends or RAILWAY in ends for ends in ENDS]


def face_name(face: int) -> str:
    return (*FACES, "volcano", "crater")[face]


# -- fitting ------------------------------------------------------------------------------------------------------
# What the four neighbours (or exits) show towards a cell is its *surroundings*: two bits a side, the kind of end.


def clash(ends: tuple[int, ...], around: int) -> int:
    """The first side where highway would meet railway, or -1 (RI-2.4). Lava may meet anything (RIR-36)."""
    for side in range(4):
        end, other = ends[side], around >> 2 * side & 3
        if end != other and end in (HIGHWAY, RAILWAY) and other in (HIGHWAY, RAILWAY):
            return side
    return -1


def joins(ends: tuple[int, ...], around: int, lava: bool) -> bool:
    """Whether a route end meets an end of its kind (RI-2.3), or, for a lava face, lava meets lava (RI-5.3)."""
    for side in range(4):
        end = ends[side]
        if end and end == around >> 2 * side & 3 and (end == LAVA) == lava:
            return True
    return False


#: Pieces are numbered in the order of the faces, so a piece tells what it was drawn from.
FIRST_SPECIAL_PIECE: Final[int] = TURNS[FIRST_SPECIAL][0]
FIRST_LAVA_PIECE: Final[int] = TURNS[FIRST_LAVA][0]
