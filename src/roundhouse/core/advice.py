"""What a search compared before it chose: for hints that give a reason, and for judging what was played."""

from __future__ import annotations

from msgspec import Struct

from .policy import Line


class Compared(Struct, frozen=True):
    """A candidate beside the first one, which is the policy's own move, in the same worlds with the same chance."""

    line: Line
    #: How many points more it brought, and the standard error of that.
    gain: float
    error: float
    #: How much more of the victory: 0.1 is one game in ten.
    wins: float
    #: In how many worlds it was tried: who is clearly behind is dropped.
    worlds: int

    @property
    def move(self) -> int:
        return self.line[0]


class Advice(Struct, frozen=True):
    """The move to play, and what it was compared with, as ranked by the policy. Where there was nothing to compare it
    is alone, tried in no world."""

    line: Line
    compared: tuple[Compared, ...]
    playouts: int
    seconds: float

    @property
    def move(self) -> int:
        return self.line[0]

    def of(self, move: int) -> Compared | None:
        """What was found out about a move."""
        return next((one for one in self.compared if one.move == move), None)
