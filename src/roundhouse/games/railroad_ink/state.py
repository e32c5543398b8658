"""What is on the table: everybody's board, and the dice of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.chance import Chance
from . import rules, scoring
from .facts import (
    CELLS,
    CENTRE,
    CRATER,
    EMPTY,
    ENDS,
    EXIT_AT,
    HAS_LAVA,
    NEIGHBOURS,
    PIECE_MASK,
)
from .tables import DICE_FITS

if TYPE_CHECKING:
    from ...core.log import Log
    from ...core.refusal import Refusal
    from ...core.sheet import Sheet
    from .view import View


class Board:
    """One player's board. Only `cells` and the small marks are facts; `frontier`, `pits` and the masks are kept up to
    date with them, so that legal drawings need no search."""

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
    STATIC = ("fits",)

    def __init__(self) -> None:
        #: piece | round << ROUND_SHIFT, by cell.
        self.cells: list[int] = [EMPTY] * CELLS
        #: Free cells with an end or lava towards them: cell -> cell << 8 | surroundings.
        self.frontier: dict[int, int] = {}
        #: The same for craters, whatever is around them.
        self.pits: dict[int, int] = {}
        #: Route dice not yet used: two bits of count a face. `fits` is the table of moves for them.
        self.left: int = 0
        self.fits: dict[int, tuple[int, ...]] = DICE_FITS[0]
        #: Special routes not crossed off (one bit each), how many were, and whether one may be used in this round.
        self.specials: int = 0b111111
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

    def clone(self) -> Board:
        twin = Board.__new__(Board)
        twin.cells = self.cells[:]
        twin.frontier = self.frontier.copy()
        twin.pits = self.pits.copy()
        twin.left = self.left
        twin.fits = self.fits
        twin.specials = self.specials
        twin.spent = self.spent
        twin.special_free = self.special_free
        twin.done = self.done
        twin.lava = self.lava
        twin.duty = self.duty
        twin.free = self.free
        twin.near = self.near
        twin.dot = self.dot
        twin.pending = self.pending
        return twin

    def key(self, cell: int) -> int:
        """cell << 8 | what neighbours and exits show towards it."""
        around = 0
        neighbours = NEIGHBOURS[cell]
        for side in range(4):
            n = neighbours[side]
            shown = EXIT_AT[4 * cell + side] if n < 0 else ENDS[self.cells[n] & PIECE_MASK][(side + 2) % 4]
            around |= shown << 2 * side
        return cell << 8 | around

    def look(self, cell: int) -> None:
        """Enter a cell anew into frontier or pits, after something beside it was erased."""
        self.frontier.pop(cell, None)
        self.pits.pop(cell, None)
        piece = self.cells[cell] & PIECE_MASK
        if piece == CRATER:
            self.pits[cell] = self.key(cell)
        elif piece == EMPTY:
            key = self.key(cell)
            if key & 255:
                self.frontier[cell] = key

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
                self.near |= rules.BESIDE[cell]
        self.fits = DICE_FITS[self.left]


class State:
    """See core.state.State."""

    __slots__ = (
        "boards",
        "dice",
        "direction",
        "distance",
        "expansion",
        "lava_dice",
        "players",
        "round",
        "rounds",
        "shown",
    )

    def __init__(self, seats: int, expansion: int, rounds: int) -> None:
        self.expansion: int = expansion
        self.rounds: int = rounds
        self.round: int = 0
        #: The faces of the dice of this round.
        self.dice: tuple[int, ...] = ()
        self.lava_dice: tuple[int, ...] = ()
        self.direction: int = -1
        self.distance: int = 0
        self.boards: list[Board] = [Board() for _ in range(seats)]
        #: The boards as the others see them: as they were when the round began (RI-2.1). Never changed, only replaced.
        self.shown: list[Board] = []
        #: The seats that have not finished the round.
        self.players: list[int] = []

    @property
    def seats(self) -> int:
        return len(self.boards)

    def actors(self) -> list[int]:
        return self.players

    def moves(self, seat: int) -> list[int]:
        return rules.moves(self, seat)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        return rules.refusal(self, seat, move)

    def play(self, seat: int, move: int, chance: Chance, log: Log | None = None) -> None:
        rules.play(self, seat, move, chance, log)

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.expansion = self.expansion
        twin.rounds = self.rounds
        twin.round = self.round
        twin.dice = self.dice
        twin.lava_dice = self.lava_dice
        twin.direction = self.direction
        twin.distance = self.distance
        twin.boards = [board.clone() for board in self.boards]
        twin.shown = self.shown
        twin.players = self.players
        return twin

    def view(self, seat: int | None) -> View:
        from .view import look

        return look(self, seat)

    def sheet(self) -> Sheet:
        return scoring.sheet([board.cells for board in self.boards])

    def inventory(self) -> dict[str, int]:
        return {
            "special routes, used and unused": sum(b.specials.bit_count() + b.spent for b in self.boards),
            "cells": sum(len(b.cells) for b in self.boards),
            "dice": len(self.dice),
        }
