"""Programs of a person: each has a token, which is shown once and of which only the hash is kept, and owns the seats
that it takes. Whoever gets hold of the token plays there and nowhere else: it is no way to the person."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select, update

from ..schema import programs
from . import accounts
from .joining import Joined, join

#: Of one person at the same time.
MOST = 10


def make(connection: Connection, person: str, name: str, token: str, now: float) -> bool:
    """Whether they may have one more; `token`: its hash."""
    mine = programs.c.person == person, programs.c.revoked.is_(None)
    if connection.execute(select(func.count()).select_from(programs).where(*mine)).scalar_one() >= MOST:
        return False
    row = {"token": token, "owner": accounts.new_id(), "person": person, "name": name, "created": now}
    connection.execute(insert(programs), row)
    return True


def revoke(connection: Connection, person: str, program: str, now: float) -> Joined | None:
    """Its token is good no more; seats in games that run come to the person, who may play on or let a bot do it. None:
    they have no such program."""
    mine = programs.c.person == person, programs.c.owner == program, programs.c.revoked.is_(None)
    if connection.execute(update(programs).where(*mine).values(revoked=now)).rowcount != 1:
        return None
    return join(connection, program, person, running_only=True)
