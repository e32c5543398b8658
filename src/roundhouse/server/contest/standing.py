"""What a tournament comes to so far: points, and the tie-breaks by their names. Nothing but arithmetic."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import groupby

from msgspec import Struct

from .pairing import GROUPS, ROBIN, SWISS

#: Of a person who has left the table for good: behind everybody else.
GONE = 99
HALF = Fraction(1, 2)

#: The tie-breaks: against those who sat in the same place with the same chance; games among those who are level; the
#: points of one's opponents; the points of those one has beaten; games won.
FIELD, DIRECT, OPPONENTS, BEATEN, WINS = "field", "direct", "opponents", "beaten", "wins"
BREAKS = {
    ROBIN: (DIRECT, BEATEN, WINS),
    GROUPS: (WINS, OPPONENTS, BEATEN),
    SWISS: (OPPONENTS, BEATEN, WINS),
}


class Result(Struct, frozen=True):
    """How somebody came off in a round. `table` is None for whoever sat out; `place` is None until the table is over,
    `total` where there was no result."""

    player: int
    number: int
    table: str | None
    seat: int = 0
    place: int | None = None
    total: int | None = None


class Rank(Struct, frozen=True):
    """A line of the standings; `breaks` in the order of their names. Who is level in everything shares a place."""

    place: int
    player: int
    points: Fraction
    games: int
    breaks: tuple[Fraction, ...]


class Standing:
    def __init__(self, form: str, duplicate: bool, partners: int, results: Sequence[Result]) -> None:
        """`partners`: so many neighbouring seats share a result; they are no opponents."""
        self.form, self.partners = form, partners
        self.names = ((FIELD,) if duplicate else ()) + BREAKS[form]
        done = [one for one in results if one.table is None or one.place is not None]
        self._of: dict[int, list[Result]] = {}
        self._at: dict[str, list[Result]] = {}
        self._beside: dict[tuple[int, int], list[Result]] = {}
        for one in done:
            self._of.setdefault(one.player, []).append(one)
            if one.table is not None:
                self._at.setdefault(one.table, []).append(one)
                self._beside.setdefault((one.number, one.seat), []).append(one)

    def ranks(self, players: Sequence[int]) -> list[Rank]:
        points = {one: self.points(one) for one in players}
        found: list[tuple[tuple[Fraction, ...], int]] = []
        for amount, level in groupby(sorted(players, key=lambda one: (-points[one], one)), key=points.__getitem__):
            tied = list(level)
            found += [((amount, *(self._break(name, one, tied, points) for name in self.names)), one) for one in tied]
        found.sort(key=lambda one: ([-worth for worth in one[0]], one[1]))
        worths = [worth for worth, _ in found]
        return [
            Rank(worths.index(worth) + 1, one, worth[0], len(self._of.get(one, ())), worth[1:]) for worth, one in found
        ]

    def points(self, player: int) -> Fraction:
        """For every game the share of the opponents whom one has left behind; level counts half."""
        return sum((self._worth(one) for one in self._of.get(player, ())), Fraction(0))

    def _worth(self, mine: Result) -> Fraction:
        """Who sits out at tables of two has won; at larger ones nobody knows: half."""
        if mine.table is None:
            return HALF if self.form == GROUPS else Fraction(1)
        others = self._opponents(mine)
        return sum((_against(mine, other) for other in others), Fraction(0)) / len(others) if others else HALF

    def _opponents(self, mine: Result) -> list[Result]:
        at = self._at[mine.table or ""]
        return [one for one in at if one.seat // self.partners != mine.seat // self.partners]

    def _break(self, name: str, player: int, tied: Sequence[int], points: dict[int, Fraction]) -> Fraction:
        found = Fraction(0)
        for mine in self._of.get(player, ()):
            found += _BREAKS[name](self, mine, tied, points)
        return found

    def _field(self, mine: Result, tied: Sequence[int], points: dict[int, Fraction]) -> Fraction:
        """The share of those at other tables of the round, in the same place, who made fewer points."""
        if mine.total is None or mine.place == GONE:
            return Fraction(0)
        size = len(self._at[mine.table or ""])
        beside = [
            one
            for one in self._beside[mine.number, mine.seat]
            if one.table != mine.table and one.total is not None and len(self._at[one.table or ""]) == size
        ]
        if not beside:
            return HALF
        ahead = sum((_compare(mine.total, one.total or 0) for one in beside), Fraction(0))
        return ahead / len(beside)

    def _direct(self, mine: Result, tied: Sequence[int], points: dict[int, Fraction]) -> Fraction:
        return sum((_against(mine, one) for one in self._met(mine) if one.player in tied), Fraction(0))

    def _opposition(self, mine: Result, tied: Sequence[int], points: dict[int, Fraction]) -> Fraction:
        """Whoever sits out has met somebody like themselves."""
        if mine.table is None:
            return points[mine.player]
        return self._share(mine, lambda one: points.get(one.player, Fraction(0)))

    def _beaten(self, mine: Result, tied: Sequence[int], points: dict[int, Fraction]) -> Fraction:
        return self._share(mine, lambda one: _against(mine, one) * points.get(one.player, Fraction(0)))

    def _won(self, mine: Result, tied: Sequence[int], points: dict[int, Fraction]) -> Fraction:
        return Fraction(int(mine.table is not None and mine.place == 1 and mine.total is not None))

    def _met(self, mine: Result) -> list[Result]:
        return [] if mine.table is None else self._opponents(mine)

    def _share(self, mine: Result, worth: Callable[[Result], Fraction]) -> Fraction:
        others = self._met(mine)
        return sum((worth(one) for one in others), Fraction(0)) / max(1, len(others))


def _against(mine: Result, other: Result) -> Fraction:
    return _compare(other.place or 0, mine.place or 0)


def _compare(one: int, other: int) -> Fraction:
    return Fraction((one > other) - (one < other) + 1, 2)


_Break = Callable[[Standing, Result, Sequence[int], dict[int, Fraction]], Fraction]
_BREAKS: dict[str, _Break] = {
    FIELD: Standing._field,
    DIRECT: Standing._direct,
    OPPONENTS: Standing._opposition,
    BEATEN: Standing._beaten,
    WINS: Standing._won,
}
