"""What a search compared before it chose: for hints that give a reason, and for judging what was played."""

from __future__ import annotations

from math import hypot

from msgspec import Struct

from .policy import Line

#: Who was tried in fewer worlds is not spoken of.
FEWEST = 4


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
    #: The standard error of `wins`.
    wins_error: float = 0.0

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

    def beside(self) -> Beside | None:
        """The best of those that begin with another move; None: there is none that was tried."""
        own = next((one for one in self.compared if one.line == self.line), None)
        others = [one for one in self.compared if one.move != self.move and one.worlds >= FEWEST]
        if own is None or not others:
            return None
        best = max(others, key=lambda one: one.gain)
        return Beside(
            best.move,
            own.gain - best.gain,
            own.wins - best.wins,
            hypot(own.error, best.error),
            hypot(own.wins_error, best.wins_error),
        )


class Beside(Struct, frozen=True):
    """The next best: what it would cost in points, and in parts of the victory, each with its standard error (at most:
    both were measured beside the policy's own move)."""

    move: int
    points: float
    wins: float
    error: float = 0.0
    wins_error: float = 0.0
