"""What somebody has comes to somebody else of them: the seats of a guest to the person they turn out to be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Column, Connection, delete, select, update

from ...core.errors import UnknownGame
from ...core.registry import find_game
from ..contest import rows as contests
from ..results import rows as result_rows
from ..schema import (
    addresses,
    blocks,
    chairs,
    chat,
    hours,
    hushed,
    muted,
    present,
    tables,
    tell_wishes,
    told,
    turned_away,
)
from ..seating import one_team


class Joined(NamedTuple):
    """Tables whose seats came along, and those where they could not: one person would sit in two teams."""

    moved: list[str]
    left: list[str]


#: What else belongs to somebody, and goes where their seats go.
ALSO_THEIRS: tuple[Column[str], ...] = (
    *(table.c.owner for table in (hours, addresses, tell_wishes, muted, told, present, blocks, hushed, turned_away)),
    blocks.c.other,
    hushed.c.other,
    chat.c.owner,
)


def join(connection: Connection, giver: str, taker: str, *, running_only: bool = False) -> Joined:
    """All that `giver` has is `taker`'s. `running_only`: what is over stays."""
    theirs = select(chairs.c.table).where(chairs.c.owner == giver)
    query = select(tables.c.id, tables.c.game).where(tables.c.id.in_(theirs))
    if running_only:
        query = query.where(tables.c.over.is_(False))
    moved: list[str] = []
    left: list[str] = []
    for table, game in connection.execute(query.order_by(tables.c.id)).all():
        mine = chairs.c.owner.in_((giver, taker))
        seats = connection.execute(select(chairs.c.seat).where(chairs.c.table == table, mine)).scalars().all()
        (moved if _may_sit(game, seats) else left).append(table)
    for table in moved:
        seats_here = update(chairs).where(chairs.c.table == table, chairs.c.owner == giver)
        # A key to them that was made before is no key any more.
        connection.execute(seats_here.values(owner=taker, spare=None, spare_until=None))
        connection.execute(update(tables).where(tables.c.id == table, tables.c.host == giver).values(host=taker))
        result_rows.give(connection, table, giver, taker)
    if not running_only:
        hosted = update(tables).where(tables.c.host == giver, tables.c.id.not_in(left))
        connection.execute(hosted.values(host=taker))
        for column in ALSO_THEIRS:
            _give(connection, column, giver, taker)
        contests.give(connection, giver, taker)
    return Joined(moved, left)


def _give(connection: Connection, column: Column[str], giver: str, taker: str) -> None:
    """Of what there is one for everybody (or one for each of something), whoever has it already keeps their own."""
    had = delete(column.table).where(column == giver)
    if column.primary_key:
        for rest in [one for one in column.table.primary_key if one is not column]:
            had = had.where(rest.in_(select(rest).where(column == taker)))
        if connection.execute(select(column).where(column == taker)).first() is not None:
            connection.execute(had)
    connection.execute(update(column.table).where(column == giver).values({column: taker}))


def _may_sit(game: str, seats: Sequence[int]) -> bool:
    try:
        return one_team(find_game(game), seats)
    except UnknownGame:  # of a version, or a plug-in, that is not here
        return True
