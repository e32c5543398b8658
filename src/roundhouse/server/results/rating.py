"""Ratings: openskill's, one for every game. They are counted from the results, in the order in which games ended, so
they are the same on every server and after every crash, and each game counts once."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import Row, and_, func, or_, select
from sqlalchemy.engine import Engine

from ..schema import results

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

#: Before so many games a rating says nothing, and is not shown.
ENOUGH = 10


class Rating(Struct, frozen=True):
    """How strong somebody is, and how sure that is: two standard deviations. `curve`: after each game."""

    strength: float
    doubt: float
    curve: tuple[float, ...]

    @property
    def games(self) -> int:
        return len(self.curve)


class Ratings:
    """Everybody's. What was counted is kept: mostly there is nothing new, or a game more."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._lock = threading.Lock()
        self._counted: dict[str, _Counted] = {}

    def of(self, game: str) -> dict[str, Rating]:
        """By person. In a thread: it reads the database."""
        with self._lock:
            counted = self._counted.get(game, _Counted())
            rows = self._since(game, counted)
            if counted.rows + len(rows) != self._number(game):
                # One came late, or is no more: from the beginning.
                counted = _Counted()
                rows = self._since(game, counted)
            if rows or game not in self._counted:
                counted.take(rows)
                self._counted[game] = counted
            return counted.ratings

    def _since(self, game: str, counted: _Counted) -> list[Row[tuple[float, str, int, int, str]]]:
        at, table = counted.last
        later = or_(results.c.at > at, and_(results.c.at == at, results.c.table > table))
        query = select(results.c.at, results.c.table, results.c.team, results.c.place, results.c.owner)
        query = query.where(results.c.game == game, results.c.rated.is_(True), later)
        with self._engine.connect() as connection:
            return list(connection.execute(query.order_by(results.c.at, results.c.table, results.c.seat)))

    def _number(self, game: str) -> int:
        query = select(func.count()).select_from(results).where(results.c.game == game, results.c.rated.is_(True))
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one()


class _Counted:
    """The ratings after some of the games."""

    def __init__(self) -> None:
        from openskill.models import PlackettLuce

        self._model = PlackettLuce()
        self._now: dict[str, PlackettLuceRating] = {}
        self._curves: dict[str, list[float]] = {}
        self.rows = 0
        self.last = (0.0, "")
        self.ratings: dict[str, Rating] = {}

    def take(self, rows: Iterable[Row[tuple[float, str, int, int, str]]]) -> None:
        for last, game in groupby(rows, key=lambda row: (row.at, row.table)):
            self._play(list(game))
            self.last = last
        self.ratings = {
            one: Rating(rating.mu, 2 * rating.sigma, tuple(self._curves[one])) for one, rating in self._now.items()
        }

    def _play(self, game: list[Row[tuple[float, str, int, int, str]]]) -> None:
        """Who has both seats of a team is one of them."""
        self.rows += len(game)
        sides: dict[int, list[str]] = {}
        places = {row.team: float(row.place) for row in game}
        for row in game:
            side = sides.setdefault(row.team, [])
            if row.owner not in side:
                side.append(row.owner)
        before = [[self._now.get(one) or self._model.rating() for one in side] for side in sides.values()]
        after = self._model.rate(before, ranks=[places[team] for team in sides])
        for side, fresh in zip(sides.values(), after, strict=True):
            for one, rating in zip(side, fresh, strict=True):
                self._now[one] = rating
                self._curves.setdefault(one, []).append(rating.mu)
