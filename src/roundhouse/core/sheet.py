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
    """One seat's lines; partners have the same. `ties` are what breaks ties, the greater the better, in order. `out`:
    the seat has left the game, and cannot win."""

    seat: int
    lines: tuple[Line, ...]
    ties: tuple[int, ...] = ()
    out: bool = False

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
    won or lost otherwise than by points (a solo game against a target): then it lists the winners. So many seats
    beside each other as `partners` says form a team. `unit` is what totals are: points, or what the game has words
    for (text keys `end-…-<unit>`, `consequence-<unit>`). `par`, where one plays alone, is what our standard bot
    comes to on average: points alone say little."""

    seats: tuple[SeatSheet, ...]
    tie_names: tuple[str, ...] = ()
    won: tuple[int, ...] | None = None
    rival: Rival | None = None
    partners: int = 1
    unit: str = "points"
    par: int | None = None

    def __getitem__(self, seat: int) -> SeatSheet:
        return self.seats[seat]

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sheet.total for sheet in self.seats)

    @property
    def teams(self) -> tuple[range, ...]:
        """The seats of each team; where everybody plays alone, each seat is one."""
        return tuple(range(first, first + self.partners) for first in range(0, len(self.seats), self.partners))

    def _contest(self) -> list[tuple[str | None, tuple[int, ...]]]:
        """The seats that are best by points; then each tie-break that tells them apart, and who is left after it."""
        if self.won is not None:
            return [(None, self.won)]
        rivals = [sheet for sheet in self.seats if not sheet.out]
        left = [sheet for sheet in rivals if sheet.total == max(rival.total for rival in rivals)]
        rounds: list[tuple[str | None, tuple[int, ...]]] = [(None, tuple(sheet.seat for sheet in left))]
        for place, name in enumerate(self.tie_names):
            best = [sheet for sheet in left if sheet.ties[place] == max(rival.ties[place] for rival in left)]
            if len(best) < len(left):
                left = best
                rounds.append((name, tuple(sheet.seat for sheet in left)))
        return rounds

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that win: partners together; several teams share a victory that no tie-break decides."""
        return self._contest()[-1][1]

    @property
    def tied(self) -> tuple[int, ...]:
        """The seats that are best by points: if they are several teams, tie-breaks decide."""
        return self._contest()[0][1]

    @property
    def decided_by(self) -> str | None:
        """The name of the last tie-break that told the winners from others; None if none did."""
        return self._contest()[-1][0]

    @property
    def places(self) -> tuple[int, ...]:
        """Everybody's place, 1 being the best: partners share one, and so do teams that no tie-break tells apart. In
        games that are won or lost, all who have not won come after those who have."""
        strengths = [self._strength(team[0]) for team in self.teams]
        places = [1 + sum(other > own for other in strengths) for own in strengths]
        return tuple(place for place in places for _ in range(self.partners))

    def _strength(self, seat: int) -> tuple[int, ...]:
        if self.won is not None:
            return (int(seat in self.won),)
        own = self[seat]
        return (int(not own.out), own.total, *own.ties[: len(self.tie_names)])
