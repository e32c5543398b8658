"""What a bot is, and what it may know: its seat's view, its moves, and guesses. Never the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from .chance import Fast
from .errors import BadOption
from .state import State
from .view import View

if TYPE_CHECKING:
    from typing import Self

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

    @classmethod
    def from_parameters(cls, parameters: Mapping[str, str]) -> Self:
        """The bot with what is written behind its name. Most have nothing that could be set."""
        check_parameters(cls.__name__.lower(), parameters, ())
        return cls()

    def choose(self, desk: Desk) -> int:
        """One of desk.moves."""
        raise NotImplementedError


def check_parameters(bot: str, given: Mapping[str, str], allowed: tuple[str, ...]) -> None:
    for name in given:
        if name not in allowed:
            raise BadOption(f"the bot {bot} has no parameter {name!r}; its parameters: {', '.join(allowed) or 'none'}")
