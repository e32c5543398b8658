"""Finished games of somebody, as they lie in the database."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from sqlalchemy import Connection, and_, func, select

from ..results.rows import GONE
from ..schema import chairs, results, tables
from ..store import Chair

#: So many games of one person are looked at, the latest.
MOST = 2000


class Side(Struct):
    """A seat at the end of a game."""

    seat: int
    owner: str | None
    kind: str
    team: int
    place: int
    points: int
    chair: Chair

    @property
    def known(self) -> bool:
        """Whether it was somebody's, whom one could meet again."""
        return self.kind != "bot" and self.owner is not None and not self.owner.startswith(GONE)


class Ended(Struct):
    """A game that is over."""

    table: str
    game: str
    at: float
    teams: int
    rated: bool
    #: Everybody could find it on the home page.
    listed: bool
    sides: list[Side]

    def of(self, owner: str) -> list[Side]:
        return [side for side in self.sides if side.owner == owner]

    def why_apart(self, owner: str) -> str:
        """Why it counts for no average of theirs: a bot played on, or they had several sides at one screen."""
        mine = self.of(owner)
        if any(side.kind == "bot" for side in mine):
            return "bot"
        return "screen" if len({side.team for side in mine}) > 1 else ""


def ended(connection: Connection, owner: str) -> list[Ended]:
    """The latest first; not what others with the same chance wait for."""
    mine = select(results.c.table).where(results.c.owner == owner).group_by(results.c.table)
    mine = mine.order_by(func.max(results.c.at).desc()).limit(MOST)
    sitting = "name", "bot", "unnamed", "program"
    query = (
        select(
            results,
            tables.c.listed,
            chairs.c.kind.label("sits"),
            chairs.c.owner.label("sitter"),
            *(chairs.c[name] for name in sitting),
        )
        .join(tables, tables.c.id == results.c.table)
        .join(chairs, and_(chairs.c.table == results.c.table, chairs.c.seat == results.c.seat))
        .where(results.c.table.in_(mine), tables.c.sealed.is_(False))
        .order_by(results.c.at.desc(), results.c.table, results.c.seat)
    )
    found: dict[str, Ended] = {}
    for row in connection.execute(query).mappings():
        game = found.get(row["table"])
        if game is None:
            same = {name: row[name] for name in ("table", "game", "at", "teams", "rated", "listed")}
            game = found[row["table"]] = Ended(sides=[], **same)
        chair = Chair(row["seat"], row["sits"], owner=row["sitter"], **{name: row[name] for name in sitting})
        facts = {name: row[name] for name in ("seat", "owner", "kind", "team", "place", "points")}
        game.sides.append(Side(chair=chair, **facts))
    return list(found.values())


def counted(games: list[Ended], owner: str) -> Iterator[tuple[Ended, Side]]:
    """The games that say something about somebody, and their side."""
    for game in games:
        if not game.why_apart(owner):
            yield game, game.of(owner)[0]
