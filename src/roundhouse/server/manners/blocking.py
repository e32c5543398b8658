"""People block others for themselves: they read nothing of theirs, are not invited by them, and have them at no table
of their own. Or they mute them, and read nothing of theirs. Whoever is blocked or muted is not told."""

from __future__ import annotations

from sqlalchemy import Connection, Table, delete, insert, select

from ..schema import blocks, hushed

#: By one person.
MOST = 500
#: What one does about somebody.
BLOCKED, MUTED = blocks, hushed


def block(connection: Connection, owner: str, other: str, name: str, now: float, how: Table = BLOCKED) -> bool:
    """Whether there was room for one more. `name`: what they were called then, to find them again."""
    mine = connection.execute(select(how.c.other).where(how.c.owner == owner)).scalars().all()
    if other not in mine:
        if len(mine) >= MOST:
            return False
        connection.execute(insert(how), {"owner": owner, "other": other, "name": name, "at": now})
    return True


def unblock(connection: Connection, owner: str, other: str, how: Table = BLOCKED) -> None:
    theirs = how.c.other.startswith(other, autoescape=True)
    connection.execute(delete(how).where(how.c.owner == owner, theirs))


def blocked_by(connection: Connection, owner: str, how: Table = BLOCKED) -> dict[str, str]:
    """Whom somebody has blocked, and what they were called."""
    rows = connection.execute(select(how.c.other, how.c.name).where(how.c.owner == owner).order_by(how.c.at))
    return dict(rows.all())


def blockers_of(connection: Connection, owner: str, how: Table = BLOCKED) -> set[str]:
    return set(connection.execute(select(how.c.owner).where(how.c.other == owner)).scalars())


def unread_by(connection: Connection, owner: str) -> set[str]:
    """Whose words somebody does not want to read."""
    return {*blocked_by(connection, owner), *blocked_by(connection, owner, MUTED)}


def deaf_to(connection: Connection, owner: str) -> set[str]:
    """Who does not want to read somebody's words."""
    return blockers_of(connection, owner) | blockers_of(connection, owner, MUTED)
