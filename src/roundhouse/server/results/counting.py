"""Which games count for ratings. It is settled when a game is dealt: everybody there has an account and wants to be
rated. It counts no more when a bot plays for somebody, or somebody else takes their seat."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from ...core.errors import UnknownGame
from ...core.game import Game
from ...core.record import Record
from ...core.registry import find_game
from ..schema import chairs, rated, rating_wishes


def deal(connection: Connection, table: str, record: Record) -> None:
    """The game begins. On a board that somebody brought, or from a position of another game, it does not count."""
    if record.board is not None or record.origin is not None:
        return
    try:
        game = find_game(record.game)
    except UnknownGame:
        return
    columns = chairs.c.seat, chairs.c.kind, chairs.c.owner, chairs.c.program
    seated = connection.execute(select(*columns).where(chairs.c.table == table)).all()
    if any(one.kind != "person" or one.program or one.owner is None for one in seated):
        return
    people = {one.seat: str(one.owner) for one in seated}
    if not _fair(game, people):
        return
    wanted = select(rating_wishes.c.person).where(rating_wishes.c.person.in_(people.values()))
    if set(connection.execute(wanted).scalars()) == set(people.values()):
        connection.execute(insert(rated), {"table": table})


def _fair(game: Game, people: dict[int, str]) -> bool:
    """Whether people play against each other, and nobody on two sides."""
    sides = {(game.team(seat).start, person) for seat, person in people.items()}
    return len({side for side, _ in sides}) > 1 and len({person for _, person in sides}) == len(sides)


def drop(connection: Connection, table: str) -> None:
    """Somebody else, or a bot, has played for somebody."""
    connection.execute(delete(rated).where(rated.c.table == table))


def counts(connection: Connection, table: str) -> bool:
    return connection.execute(select(rated.c.table).where(rated.c.table == table)).first() is not None


# -- who wants to be rated ----------------------------------------------------------------------------------------


def wish(connection: Connection, person: str, on: bool, now: float) -> None:
    """For games that are dealt from now on."""
    if not on:
        connection.execute(delete(rating_wishes).where(rating_wishes.c.person == person))
    elif not wishes(connection, person):
        connection.execute(insert(rating_wishes), {"person": person, "since": now})


def wishes(connection: Connection, person: str) -> bool:
    mine = rating_wishes.c.person == person
    return connection.execute(select(rating_wishes.c.person).where(mine)).first() is not None
