"""The best that chance allowed: what could have been reached if all dice had been known from the beginning. For games
that are over, and that say how (`Game.hindsight`)."""

from __future__ import annotations

import warnings

from msgspec import Struct
from msgspec.structs import force_setattr

from .record import Record
from .texts import Text

FORMAT = "roundhouse-hindsight"
VERSION = 1


class Hindsight(Struct, frozen=True):
    """What a seat reached, the best that was found with the same dice, and what nothing can exceed (`bound`; None: that
    is not known). Where the two are the same, it is proven. `record` plays the best: a game of one seat with these
    dice, every move of it legal."""

    seat: int
    reached: int
    best: int
    bound: int | None
    seconds: float
    record: Record
    format: str = FORMAT
    version: int = VERSION

    def __post_init__(self) -> None:
        """The best has been played, so a bound below it is a mistake of ours: nobody is told it."""
        if self.bound is not None and self.bound < self.best:
            wrong = f"the bound is wrong: {self.bound}, but {self.best} were reached"
            warnings.warn(wrong, RuntimeWarning, stacklevel=3)
            force_setattr(self, "bound", None)

    @property
    def proven(self) -> bool:
        return self.best == self.bound

    @property
    def share(self) -> float:
        """The part of the best that was reached."""
        return max(0.0, self.reached / self.best) if self.best > 0 else 1.0

    def told(self, name: str) -> Text:
        """In a sentence or two; `name`: whose it is."""
        share = int(100 * self.share)
        figures = {"reached": self.reached, "best": self.best, "share": share}
        if self.bound is None:
            return Text("hindsight-found", {"name": name, **figures})
        figures["bound"] = self.bound
        return Text("hindsight-proven" if self.proven else "hindsight-bound", {"name": name, **figures})
