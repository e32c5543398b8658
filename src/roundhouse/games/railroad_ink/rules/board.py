"""One player's board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..printed.facts import (
    BESIDE,
    CELLS,
    CENTRE,
    CRATER,
    EMPTY,
    ENDS,
    EXIT_AT,
    HAS_LAVA,
    NEIGHBOURS,
    PIECE_MASK,
    SPECIAL_FACES,
)
from .tables import DICE_FITS

if TYPE_CHECKING:
    from ....core.fields import Shared
    from .tables import Fits


class Board:
    """Only `cells` and the small marks are facts; `frontier`, `pits` and the masks are kept up to date with them, so
    that legal drawings need no search."""

    STATIC = ("fits",)

    def __init__(self, blank: bool = True) -> None:
        if not blank:
            return
        #: piece | round << ROUND_SHIFT, by cell.
        self.cells: list[int] = [EMPTY] * CELLS
        #: Free cells with an end or lava towards them: their surroundings (see tables).
        self.frontier: dict[int, int] = {}
        #: The same for craters, whatever is around them.
        self.pits: dict[int, int] = {}
        #: Route dice not yet used (counted, see tables). `fits` is the table of pieces for them.
        self.left: int = 0
        self.fits: Shared[Fits] = DICE_FITS[0]
        #: Special routes not crossed off (one bit each), how many were, and whether one may be used in this round.
        self.specials: int = (1 << len(SPECIAL_FACES)) - 1
        self.spent: int = 0
        self.special_free: bool = True
        self.done: bool = False
        #: Lava: dice not yet used, whether one must still be drawn, free cells, cells at or beside lava.
        self.lava: int = 0
        self.duty: bool = False
        self.free: int = 0
        self.near: int = 0
        #: Meteor: the place of the last strike, and whether this round's is still to be resolved.
        self.dot: int = CENTRE
        self.pending: bool = False
        self.survey()

    # -- made from the fields above by tools/fields.py
    __slots__ = (
        "cells",
        "done",
        "dot",
        "duty",
        "fits",
        "free",
        "frontier",
        "lava",
        "left",
        "near",
        "pending",
        "pits",
        "special_free",
        "specials",
        "spent",
    )

    def clone(self) -> Board:
        copy = Board(blank=False)
        copy.cells = self.cells[:]
        copy.frontier = self.frontier.copy()
        copy.pits = self.pits.copy()
        copy.left = self.left
        copy.fits = self.fits
        copy.specials = self.specials
        copy.spent = self.spent
        copy.special_free = self.special_free
        copy.done = self.done
        copy.lava = self.lava
        copy.duty = self.duty
        copy.free = self.free
        copy.near = self.near
        copy.dot = self.dot
        copy.pending = self.pending
        return copy

    # -- until here

    def around(self, cell: int) -> int:
        """What neighbours and exits show towards a cell: two bits a side."""
        around = 0
        neighbours = NEIGHBOURS[cell]
        for side in range(4):
            n = neighbours[side]
            shown = EXIT_AT[4 * cell + side] if n < 0 else ENDS[self.cells[n] & PIECE_MASK][(side + 2) % 4]
            around |= shown << 2 * side
        return around

    def look(self, cell: int) -> None:
        """Enter a cell anew into frontier or pits, after something beside it was erased."""
        self.frontier.pop(cell, 0)
        self.pits.pop(cell, 0)
        piece = self.cells[cell] & PIECE_MASK
        if piece == CRATER:
            self.pits[cell] = self.around(cell)
        elif piece == EMPTY:
            around = self.around(cell)
            if around:
                self.frontier[cell] = around

    def survey(self) -> None:
        """Work everything out anew from the cells."""
        self.free = self.near = 0
        self.frontier.clear()
        self.pits.clear()
        for cell in range(CELLS):
            self.look(cell)
            piece = self.cells[cell] & PIECE_MASK
            if piece == EMPTY:
                self.free |= 1 << cell
            elif HAS_LAVA[piece]:
                self.near |= BESIDE[cell]
        self.fits = DICE_FITS[self.left]

    def erase(self, cell: int, mark: int) -> None:
        """Wipe a cell and leave a mark there: nothing, or a crater."""
        self.cells[cell] = mark
        self.look(cell)
        for n in NEIGHBOURS[cell]:
            if n >= 0:
                self.look(n)
