"""The moves: declared once, packed into ints, written and read as `lay two`."""

from __future__ import annotations

from typing import Annotated

from roundhouse.core.moves import Move, MoveSet, Named

from ..printed.facts import CARDS

Card = Annotated[int, Named(CARDS)]


class Lay(Move, kind=1):
    card: Card


class Take(Move, kind=2):
    card: Card


MOVES = MoveSet(Lay, Take)
