"""Legal drawings, looked up instead of searched.

What neighbours and exits show towards a cell are its surroundings: two bits a side. For a set of faces, a table gives
by surroundings the pieces (faces in a turn) that can be drawn there; another gives the move by cell and piece.
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Any, Final

from ..printed.facts import (
    CELLS,
    ENDS,
    FACES,
    FIRST_LAVA,
    FIRST_SPECIAL,
    NEIGHBOURS,
    PIECE_FACE,
    PIECE_TURN,
    TURNS,
    VOLCANO,
    clash,
    joins,
)
from .moves import Draw, Eat, Finish, Ignore, Strike, Volcano

AROUNDS: Final = 256
FINISH: Final = Finish().pack()
STRIKES: Final = [Strike(direction).pack() for direction in range(4)]
IGNORES: Final = [Ignore(special).pack() for special in range(FIRST_LAVA - FIRST_SPECIAL)]
VOLCANOES: Final = [Volcano(cell).pack() for cell in range(CELLS)]


#: Dice are counted in one int: so many bits a face, by its place among the faces of its kind of dice.
COUNT_BITS: Final = 2
COUNT_MASK: Final = (1 << COUNT_BITS) - 1


def one_die(face: int) -> int:
    """A die that shows this face, counted."""
    return 1 << COUNT_BITS * (face - FIRST_LAVA if face >= FIRST_LAVA else face)


def dice_left(counted: int, face: int) -> int:
    """How many of the counted dice show this face."""
    return counted >> COUNT_BITS * (face - FIRST_LAVA if face >= FIRST_LAVA else face) & COUNT_MASK


#: By surroundings: pieces.
Fits = list[tuple[int, ...]]


@cache
def _face_fits(face: int) -> Fits:
    lava = face >= FIRST_LAVA
    pieces = [(piece, ENDS[piece]) for piece in TURNS[face].values()]
    return [
        tuple(piece for piece, ends in pieces if joins(ends, around, lava) and clash(ends, around) < 0)
        for around in range(AROUNDS)
    ]


@cache
def _fits(faces: tuple[int, ...]) -> Fits:
    parts = [_face_fits(face) for face in faces]
    found = [tuple(chain.from_iterable(part[around] for part in parts)) for around in range(AROUNDS)]
    # What is alike in many tables is there once: they stay small, and near at hand.
    return [_known.setdefault(pieces, pieces) for pieces in found]


_known: dict[tuple[int, ...], tuple[int, ...]] = {}


class FitsByDice(dict[int, Fits]):
    """Tables by what is left of the dice with the faces from `first` on, counted. Filled as they come up."""

    def __init__(self, first: int, last: int) -> None:
        super().__init__()
        self.range = range(first, last)

    def __missing__(self, left: int) -> Fits:
        faces = tuple(face for face in self.range if dice_left(left, face))
        found = self[left] = _fits(faces)
        return found


class FitsBySpecials(dict[int, Fits]):
    """Tables by the set of special routes not yet used (one bit each)."""

    def __missing__(self, left: int) -> Fits:
        faces = tuple(face for place, face in enumerate(range(FIRST_SPECIAL, FIRST_LAVA)) if left >> place & 1)
        found = self[left] = _fits(faces)
        return found


DICE_FITS: Final = FitsByDice(0, FIRST_SPECIAL)
LAVA_FITS: Final = FitsByDice(FIRST_LAVA, len(FACES))
SPECIAL_FITS: Final = FitsBySpecials()


def _moves_at(cell: int, move: type[Draw] | type[Eat]) -> list[Any]:
    faces = zip(PIECE_FACE, PIECE_TURN, strict=True)
    return [move(face, cell, turn).pack() if 0 <= face < len(FACES) else 0 for face, turn in faces]


#: By cell and piece: the move that draws it there. Any, not int: so compiled rules hand on the numbers that are here,
#: and need not make each of them anew.
MovesAt = list[list[Any]]
DRAWS: Final[MovesAt] = [_moves_at(cell, Draw) for cell in range(CELLS)]
EATS: Final[MovesAt] = [_moves_at(cell, Eat) for cell in range(CELLS)]

#: What a piece on a cell shows to its neighbours: (neighbour, bits for its surroundings).
Shows = tuple[tuple[int, int], ...]
SHOWS: Final[list[list[Shows]]] = [
    [
        tuple(
            (neighbours[side], ends[side] << 2 * ((side + 2) % 4))
            for side in range(4)
            if ends[side] and neighbours[side] >= 0
        )
        for ends in ENDS
    ]
    for neighbours in NEIGHBOURS
]


def _effect(face: int, cell: int, piece: int) -> tuple[int, int, int, Shows]:
    cost = 1 << face - FIRST_SPECIAL if FIRST_SPECIAL <= face < FIRST_LAVA else one_die(face)
    return cell, piece, cost, SHOWS[cell][piece]


#: What a drawing move does: (cell, piece, what it takes off dice, specials or lava dice, what it shows to whom).
EFFECTS: Final[dict[int, tuple[int, int, int, Shows]]] = {
    move(face, cell, turn).pack(): _effect(face, cell, piece)
    for face in range(len(FACES))
    for turn, piece in TURNS[face].items()
    for cell in range(CELLS)
    for move in ((Draw, Eat) if face >= FIRST_LAVA else (Draw,))
}
EFFECTS.update({VOLCANOES[cell]: (cell, VOLCANO, 0, SHOWS[cell][VOLCANO]) for cell in range(CELLS)})
