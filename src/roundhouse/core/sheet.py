"""A score is a sheet: lines of (what, points, where on the board), so that a page can show each line's cells."""

from __future__ import annotations

from msgspec import Struct

from .texts import Arg, Text


class Line(Struct, frozen=True):
    """One line of the sheet. `what` names it (text key `score-<what>`), `where` are elements of the drawing."""

    what: str
    points: int
    where: tuple[str, ...] = ()
    args: dict[str, Arg] = {}

    @property
    def text(self) -> Text:
        return Text(f"score-{self.what}", {"points": self.points, **self.args})


class SeatSheet(Struct, frozen=True):
    """One seat's (or one team's) lines. `ties` are what breaks ties, the greater the better, in order."""

    seat: int
    lines: tuple[Line, ...]
    ties: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    def points(self, what: str) -> int:
        """All points of one kind of line."""
        return sum(line.points for line in self.lines if line.what == what)


class Rival(Struct, frozen=True):
    """The sheet of an opponent who has no seat: one whom the rules play. It has won where `Sheet.won` is empty."""

    name: Text
    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


class Sheet(Struct, frozen=True):
    """Everybody's sheets. `tie_names` name the tie-breaks (text keys `tie-<name>`); `won` is for games that are
    won or lost otherwise than by points (a solo game against a target): then it lists the winners."""

    seats: tuple[SeatSheet, ...]
    tie_names: tuple[str, ...] = ()
    won: tuple[int, ...] | None = None
    rival: Rival | None = None

    def __getitem__(self, seat: int) -> SeatSheet:
        return self.seats[seat]

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sheet.total for sheet in self.seats)

    def _strength(self, seat: int) -> tuple[int, ...]:
        return (self.seats[seat].total, *self.seats[seat].ties)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that win: several share a victory that no tie-break decides."""
        if self.won is not None:
            return self.won
        best = max(self._strength(seat) for seat in range(len(self.seats)))
        return tuple(seat for seat in range(len(self.seats)) if self._strength(seat) == best)

    @property
    def decided_by(self) -> str | None:
        """The name of the tie-break that decided, or None if points did (or nothing could)."""
        if self.won is not None:
            return None
        best = max(self.totals)
        rivals = [seat for seat in range(len(self.seats)) if self.totals[seat] == best]
        for place, name in enumerate(self.tie_names):
            top = max(self.seats[seat].ties[place] for seat in rivals)
            left = [seat for seat in rivals if self.seats[seat].ties[place] == top]
            if len(left) < len(rivals):
                if len(left) == 1:
                    return name
                rivals = left
        return None
