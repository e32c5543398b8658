"""What a search compared before it chose: for hints that give a reason, and for judging what was played."""

from __future__ import annotations

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


class Beside(Struct, frozen=True):
    """What another move would cost beside the one to play, in the worlds that both were tried in: in points, and in
    parts of the victory, each with its standard error. Less than nothing: it brought more."""

    move: int
    points: float
    wins: float
    error: float = 0.0
    wins_error: float = 0.0
    #: What it would cost by the search's own measure, in which victory counts beside the points.
    score: float = 0.0
    worlds: int = 0


class Advice(Struct, frozen=True):
    """The move to play, and what it was compared with, as ranked by the policy. Where there was nothing to compare it
    is alone, tried in no world."""

    line: Line
    compared: tuple[Compared, ...]
    playouts: int
    seconds: float
    #: Every line that begins with another move, beside the one to play.
    others: tuple[Beside, ...] = ()

    @property
    def move(self) -> int:
        return self.line[0]

    def of(self, move: int) -> Compared | None:
        """What was found out about a move."""
        return next((one for one in self.compared if one.move == move), None)

    def beside(self) -> Beside | None:
        """The next best, as the search ranks: whatever costs least by its measure; None: none was tried."""
        tried = [other for other in self.others if other.worlds >= FEWEST]
        return min(tried, key=lambda other: other.score, default=None)
