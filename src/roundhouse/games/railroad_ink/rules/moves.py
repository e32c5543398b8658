"""The moves of Railroad Ink."""

from __future__ import annotations

from typing import Annotated

from ....core.moves import Bits, Move, MoveSet, Named
from ..printed.facts import CELL_NAMES, FACES, SIDES, SPECIAL_FACES
from . import kinds

Face = Annotated[int, Named(FACES)]
Cell = Annotated[int, Named(CELL_NAMES)]
Turn = Annotated[int, Bits(3)]  # quarter turns clockwise, 4 more if mirrored first


class Draw(Move, kind=kinds.DRAW):
    """Draw a face of a die, or a special route, on a free cell (or a crater)."""

    face: Face
    cell: Cell
    turn: Turn


class Finish(Move, kind=kinds.FINISH):
    """End the round on one's own board."""


class Volcano(Move, kind=kinds.VOLCANO):
    """Lava: draw a new volcano (RI-5.4)."""

    cell: Cell


class Eat(Move, kind=kinds.EAT):
    """Lava: erase the route on a cell and draw a lava face there at once (RI-5.5)."""

    face: Face
    cell: Cell
    turn: Turn


class Strike(Move, kind=kinds.STRIKE):
    """Meteor: let it come down, flying this way (RI-4.1)."""

    direction: Annotated[int, Named(tuple(SIDES))]


class Ignore(Move, kind=kinds.IGNORE):
    """Meteor: cross off a special route to ignore the dice of this round (RI-4.5)."""

    special: Annotated[int, Named(SPECIAL_FACES)]


MOVES = MoveSet(Draw, Finish, Volcano, Eat, Strike, Ignore)
