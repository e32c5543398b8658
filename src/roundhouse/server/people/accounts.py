"""People in the database: made, named, and their browsers. Functions take a connection: what belongs together is one
transaction."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, delete, insert, select, update

from ..contest import rows as contests
from ..schema import chairs, chat, devices, people, programs
from .joining import Joined, join

T = TypeVar("T")
Work = Callable[[Connection], T]
#: So many browsers of one person stay signed in; the one that was not seen for longest goes.
MOST_DEVICES = 50


def new_id() -> str:
    """It is no secret: it opens nothing."""
    return secrets.token_urlsafe(16)


def make(connection: Connection, person: str, name: str, now: float, mail: str | None = None) -> None:
    connection.execute(insert(people), {"id": person, "name": name, "created": now, "mail": mail})


def name_of(connection: Connection, person: str) -> str | None:
    return connection.execute(select(people.c.name).where(people.c.id == person)).scalar()


def owners(connection: Connection, person: str) -> list[str]:
    """What may have seats of theirs: they, and their programs."""
    mine = connection.execute(select(programs.c.owner).where(programs.c.person == person)).scalars()
    return [person, *mine]


def rename(connection: Connection, person: str, name: str, alike: Callable[[str, str], bool]) -> list[str]:
    """Another name, also at the tables where they were called by the old one, in what they said there, and in
    tournaments; the tables.
    Where somebody else has this name (`alike`), theirs stays as it was."""
    old = name_of(connection, person)
    connection.execute(update(people).where(people.c.id == person).values(name=name))
    mine = chairs.c.owner == person, chairs.c.name == old
    found: list[str] = []
    for table, seat in connection.execute(select(chairs.c.table, chairs.c.seat).where(*mine)).all():
        here, me = chairs.c.table == table, chairs.c.seat == seat
        others = connection.execute(select(chairs.c.name).where(here, ~me)).scalars()
        if not any(alike(name, other) for other in others):
            connection.execute(update(chairs).where(here, me).values(name=name, unnamed=False))
            said = update(chat).where(chat.c.table == table, chat.c.seat == seat, chat.c.name == old)
            connection.execute(said.values(name=name))
            found.append(table)
    contests.rename(connection, person, old, name, alike)
    return found


# -- browsers -----------------------------------------------------------------------------------------------------


def add_device(
    connection: Connection, person: str, token: str, label: str, now: float, guest: str | None = None
) -> Joined:
    """One more browser, and what it had as a guest."""
    joined = Joined([], []) if guest is None else join(connection, guest, person)
    row = {"token": token, "person": person, "label": label, "created": now, "seen": now, "former": guest}
    connection.execute(insert(devices), row)
    latest = (
        select(devices.c.token).where(devices.c.person == person).order_by(devices.c.seen.desc()).limit(MOST_DEVICES)
    )
    kept = connection.execute(latest).scalars().all()
    connection.execute(delete(devices).where(devices.c.person == person, devices.c.token.not_in(kept)))
    return joined


def remove_device(connection: Connection, person: str, token: str, heir: str | None = None) -> list[str]:
    """Sign one out. `heir`: the guest that the browser is from now on, to whom belongs what could not come along; the
    tables of that."""
    here = devices.c.person == person, devices.c.token == token
    former = connection.execute(select(devices.c.former).where(*here)).scalar()
    connection.execute(delete(devices).where(*here))
    return [] if former is None or heir is None else join(connection, former, heir).moved


def remove_devices(connection: Connection, person: str) -> None:
    connection.execute(delete(devices).where(devices.c.person == person))
