"""Legal drawings, looked up instead of searched.

A free cell with something around it has a key: cell << 8 | surroundings. For a set of faces, a table gives the moves
that draw one of them there; it fills itself as keys come up.
"""

from __future__ import annotations

from typing import Final

from .facts import (
    CELLS,
    ENDS,
    FACES,
    FIRST_LAVA,
    FIRST_SPECIAL,
    NEIGHBOURS,
    TURNS,
    VOLCANO,
    clash,
    joins,
)
from .moves import Draw, Eat, Finish, Ignore, Strike, Volcano

KEY_SHIFT: Final = 8
AROUND_MASK: Final = (1 << KEY_SHIFT) - 1

FINISH: Final = Finish().pack()
STRIKES: Final = [Strike(direction).pack() for direction in range(4)]
IGNORES: Final = [Ignore(special).pack() for special in range(FIRST_LAVA - FIRST_SPECIAL)]
VOLCANOES: Final = [Volcano(cell).pack() for cell in range(CELLS)]


class Fits(dict[int, tuple[int, ...]]):
    """The moves that draw one of `faces` on the cell of a key."""

    def __init__(self, faces: tuple[int, ...], move: type[Draw] | type[Eat] = Draw) -> None:
        super().__init__()
        self.faces = faces
        self.move = move

    def __missing__(self, key: int) -> tuple[int, ...]:
        cell, around = key >> KEY_SHIFT, key & AROUND_MASK
        found = tuple(
            self.move(face, cell, turn).pack()
            for face in self.faces
            for turn, piece in TURNS[face].items()
            if clash(ENDS[piece], around) < 0 and joins(ENDS[piece], around, face >= FIRST_LAVA)
        )
        self[key] = found
        return found


class FitsByDice(dict[int, Fits]):
    """Tables by what is left of the dice: two bits of count for each face, from `first` on."""

    def __init__(self, first: int, faces: int, move: type[Draw] | type[Eat] = Draw) -> None:
        super().__init__()
        self.first, self.faces, self.move = first, faces, move
        self._by_set: dict[tuple[int, ...], Fits] = {}

    def __missing__(self, left: int) -> Fits:
        shown = tuple(self.first + face for face in range(self.faces) if left >> 2 * face & 3)
        found = self._by_set.setdefault(shown, Fits(shown, self.move))
        self[left] = found
        return found


DICE_FITS: Final = FitsByDice(0, FIRST_SPECIAL)
LAVA_FITS: Final = FitsByDice(FIRST_LAVA, len(FACES) - FIRST_LAVA)
EAT_FITS: Final = FitsByDice(FIRST_LAVA, len(FACES) - FIRST_LAVA, Eat)
#: By the set of special routes not yet used (one bit each).
SPECIAL_FITS: Final = [
    Fits(tuple(FIRST_SPECIAL + s for s in range(6) if left >> s & 1)) for left in range(1 << FIRST_LAVA - FIRST_SPECIAL)
]

#: Shown to the neighbours by a piece on a cell: (neighbour, bits for the neighbour's surroundings).
SHOWS: Final[list[list[tuple[tuple[int, int], ...]]]] = [
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


def _effect(face: int, cell: int, piece: int) -> tuple[int, int, int, tuple[tuple[int, int], ...]]:
    if face < FIRST_SPECIAL:
        cost = 1 << 2 * face
    elif face < FIRST_LAVA:
        cost = 1 << face - FIRST_SPECIAL
    else:
        cost = 1 << 2 * (face - FIRST_LAVA)
    return cell, piece, cost, SHOWS[cell][piece]


#: What a drawing move does: (cell, piece, what it takes off dice, specials or lava dice, what it shows to whom).
EFFECTS: Final[dict[int, tuple[int, int, int, tuple[tuple[int, int], ...]]]] = {
    move(face, cell, turn).pack(): _effect(face, cell, piece)
    for face in range(len(FACES))
    for turn, piece in TURNS[face].items()
    for cell in range(CELLS)
    for move in ((Draw, Eat) if face >= FIRST_LAVA else (Draw,))
}
EFFECTS.update({VOLCANOES[cell]: (cell, VOLCANO, 0, SHOWS[cell][VOLCANO]) for cell in range(CELLS)})
