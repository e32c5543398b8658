"""Who may see whose profile: oneself; who has sat at a table with them, unless one has blocked the other; and
everybody, where they want to be rated and stand on a ladder. Nobody else learns that there is somebody."""

from __future__ import annotations

from sqlalchemy import Connection, select

from ..manners.blocking import blocked_by, blockers_of
from ..results import counting
from ..schema import chairs, people


def name_of(connection: Connection, person: str) -> str | None:
    return connection.execute(select(people.c.name).where(people.c.id == person)).scalar()


def met(connection: Connection, owner: str, person: str) -> bool:
    """Whether two have sat at one table, and neither has blocked the other."""
    theirs = select(chairs.c.table).where(chairs.c.owner == person, chairs.c.kind != "open")
    mine = select(chairs.c.table).where(chairs.c.owner == owner, chairs.c.kind != "open", chairs.c.table.in_(theirs))
    if connection.execute(mine.limit(1)).first() is None:
        return False
    return person not in blocked_by(connection, owner) and person not in blockers_of(connection, owner)


def may_see(connection: Connection, owner: str, person: str) -> bool:
    if name_of(connection, person) is None:
        return False
    return person == owner or counting.wishes(connection, person) or met(connection, owner, person)
