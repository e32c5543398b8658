"""What a bot is, and what it may know: its seat's view, its moves, and guesses. Never the state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .chance import Fast
from .state import State
from .view import View

if TYPE_CHECKING:
    from .game import Game


class Desk:
    """What lies in front of a bot when it is asked for a move."""

    __slots__ = ("chance", "game", "moves", "seat", "view")

    def __init__(self, game: Game, seat: int, view: View, moves: list[int], chance: Fast) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        self.moves = moves
        self.chance = chance

    def guess(self) -> State:
        """A full state that this seat cannot tell from the real one, the unknown drawn anew."""
        return self.game.guess(self.view, self.chance)


class Bot:
    """A player. One instance sits in one seat of one game; it may remember what it planned."""

    def choose(self, desk: Desk) -> int:
        """One of desk.moves."""
        raise NotImplementedError
