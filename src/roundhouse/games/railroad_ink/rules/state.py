"""What is on the table: everybody's board, and the dice of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from . import legal, play, refusals, scoring
from .board import Board
from .events import told

if TYPE_CHECKING:
    from ....core.fields import Shared
    from ....core.log import Log
    from ....core.refusal import Refusal
    from ....core.sheet import Sheet
    from ..seen.view import View


class State:
    """See core.state.State."""

    STATIC = ("own",)

    def __init__(self, expansion: int, rounds: int, boards: list[Board], blank: bool = True) -> None:
        """Before the first round."""
        if not blank:
            return
        self.expansion: int = expansion
        self.rounds: int = rounds
        self.round: int = 0
        #: The faces of the dice of this round.
        self.dice: tuple[int, ...] = ()
        self.lava_dice: tuple[int, ...] = ()
        self.direction: int = -1
        self.distance: int = 0
        #: Copies of a state share boards until they are drawn on: change one only after asking for it by `board()`.
        self.boards: list[Shared[Board]] = boards
        #: The seats whose board no other state and no `shown` has, as bits.
        self.own: int = 0
        #: The boards as the others see them: as they were when the round began (RI-2.1). Never changed, only replaced.
        self.shown: Shared[list[Board]] = []
        #: The seats that have not finished the round. Never changed, only replaced.
        self.players: Shared[list[int]] = []

    # -- made from the fields above by tools/fields.py
    __slots__ = (
        "boards",
        "dice",
        "direction",
        "distance",
        "expansion",
        "lava_dice",
        "own",
        "players",
        "round",
        "rounds",
        "shown",
    )

    def _copy(self) -> State:
        copy = State(self.expansion, self.rounds, self.boards, blank=False)
        copy.expansion = self.expansion
        copy.rounds = self.rounds
        copy.round = self.round
        copy.dice = self.dice
        copy.lava_dice = self.lava_dice
        copy.direction = self.direction
        copy.distance = self.distance
        copy.boards = self.boards[:]
        copy.own = self.own
        copy.shown = self.shown
        copy.players = self.players
        return copy

    # -- until here

    @property
    def seats(self) -> int:
        return len(self.boards)

    def board(self, seat: int) -> Board:
        """A seat's board, to draw on."""
        board = self.boards[seat]
        if not self.own >> seat & 1:
            board = self.boards[seat] = board.clone()
            self.own |= 1 << seat
        return board

    def show(self) -> None:
        """RI-2.8: from now on the others see the boards as they are."""
        self.shown = self.boards[:]
        self.own = 0

    def actors(self) -> list[int]:
        return self.players

    def moves(self, seat: int) -> list[int]:
        return legal.moves(self, seat)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        return refusals.refusal(self, seat, move)

    def play(self, seat: int, move: int, chance: Chance, log: Log | None = None) -> None:
        play.play(self, seat, move, chance, told(log))

    def clone(self) -> State:
        self.own = 0
        return self._copy()

    def view(self, seat: int | None) -> View:
        from ..seen.view import look

        return look(self, seat)

    def sheet(self) -> Sheet:
        return scoring.sheet([board.cells for board in self.boards], self.expansion)

    def inventory(self) -> dict[str, int]:
        return {
            "special routes, used and unused": sum(b.specials.bit_count() + b.spent for b in self.boards),
            "cells": sum(len(b.cells) for b in self.boards),
            "dice": len(self.dice),
        }
