"""What can be told of a game beside its result: how points were made, and every decision."""

from __future__ import annotations

from array import array
from typing import Final

from msgspec import Struct

from ..core.errors import BadOption
from ..core.features import Features
from ..core.game import Game
from ..core.sheet import Sheet
from ..core.view import View

#: What a row of a dataset may be.
ROWS: Final = ("games", "decisions")


class Counted(Struct, frozen=True, array_like=True):
    """A line of a seat's score sheet; `where` are the elements of the drawing, with spaces between."""

    seat: int
    what: str
    points: int
    where: str


class Decision(Struct, frozen=True, array_like=True):
    """What a seat could know when it decided (features of its view, float32), among how many moves, and which it
    chose."""

    seat: int
    legal: int
    move: str
    features: bytes


class Trace(Struct, frozen=True, array_like=True):
    """A game, told to the end. `rival`: the points of an opponent whom the rules play, where there is one."""

    lines: tuple[Counted, ...] = ()
    choices: int = 0
    decisions: tuple[Decision, ...] = ()
    rival: int | None = None


class Tracer:
    """Listens to a game while it is played."""

    def __init__(self, game: Game, rows: str) -> None:
        self.game, self.rows = game, rows
        self._choices = 0
        self._decisions: list[Decision] = []

    def decided(self, seat: int, view: View, moves: list[int], move: int) -> None:
        self._choices += 1
        if self.rows == "decisions":
            features = Features()
            self.game.features(view, features)
            told = array("f", features.numbers).tobytes()
            self._decisions.append(Decision(seat, len(moves), self.game.moveset.notation(move), told))

    def ended(self, sheet: Sheet) -> Trace:
        lines = tuple(
            Counted(one.seat, line.what, line.points, " ".join(line.where)) for one in sheet.seats for line in one.lines
        )
        rival = None if sheet.rival is None else sheet.rival.total
        return Trace(lines, self._choices, tuple(self._decisions), rival)


def check_rows(rows: str) -> None:
    if rows and rows not in ROWS:
        raise BadOption(f"a row is one of {', '.join(ROWS)}, not of {rows!r}")
