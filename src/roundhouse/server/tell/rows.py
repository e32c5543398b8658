"""Addresses and wishes as they lie in the database; what somebody was told, and where they are."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, text, update

from ..schema import addresses, muted, present, tell_wishes, told

PUSH, MAIL, APPRISE = "push", "mail", "apprise"


class Address(Struct, frozen=True):
    id: str
    owner: str
    kind: str
    address: str
    lang: str
    confirmed: bool
    made: float


class Wishes(Struct, frozen=True):
    """What somebody wants to be told: that it is their turn, that a seat was taken, that a game is over, that somebody
    wrote."""

    turn: bool = True
    seat: bool = True
    over: bool = True
    chat: bool = True


class Told(Struct, frozen=True):
    """What was told of a table; `mark` says what of it."""

    table: str
    what: str
    mark: str


def addresses_of(connection: Connection, owner: str) -> list[Address]:
    query = select(addresses).where(addresses.c.owner == owner).order_by(addresses.c.made)
    return [Address(**row) for row in connection.execute(query).mappings()]


def address(connection: Connection, name: str) -> Address | None:
    row = connection.execute(select(addresses).where(addresses.c.id == name)).mappings().first()
    return None if row is None else Address(**row)


def add(connection: Connection, new: Address) -> None:
    """The same address twice is one, the later one."""
    same = addresses.c.owner == new.owner, addresses.c.kind == new.kind, addresses.c.address == new.address
    connection.execute(delete(addresses).where(*same))
    connection.execute(insert(addresses).values({name: getattr(new, name) for name in Address.__struct_fields__}))


def remove(connection: Connection, name: str) -> None:
    connection.execute(delete(addresses).where(addresses.c.id == name))


def confirm(connection: Connection, name: str) -> None:
    connection.execute(update(addresses).where(addresses.c.id == name).values(confirmed=True))


def reachable(connection: Connection) -> frozenset[str]:
    """Everybody who can be told something."""
    return frozenset(connection.execute(select(addresses.c.owner).where(addresses.c.confirmed).distinct()).scalars())


def wishes_of(connection: Connection, owner: str) -> Wishes:
    row = connection.execute(select(tell_wishes).where(tell_wishes.c.owner == owner)).mappings().first()
    return Wishes() if row is None else Wishes(*(row[name] for name in Wishes.__struct_fields__))


def wish(connection: Connection, owner: str, wishes: Wishes) -> None:
    named = {name: getattr(wishes, name) for name in Wishes.__struct_fields__}
    connection.execute(delete(tell_wishes).where(tell_wishes.c.owner == owner))
    connection.execute(insert(tell_wishes).values(owner=owner, **named))


def mute(connection: Connection, owner: str, table: str, on: bool) -> None:
    connection.execute(delete(muted).where(muted.c.owner == owner, muted.c.table == table))
    if on:
        connection.execute(insert(muted).values(owner=owner, table=table))


def is_muted(connection: Connection, owner: str, table: str) -> bool:
    query = select(muted.c.owner).where(muted.c.owner == owner, muted.c.table == table)
    return connection.execute(query).first() is not None


def known(connection: Connection, owner: str, one: Told) -> bool:
    """Whether they were told so already."""
    query = select(told.c.mark).where(told.c.owner == owner, told.c.table == one.table, told.c.what == one.what)
    return connection.execute(query).scalar() == one.mark


def remember(connection: Connection, owner: str, all_told: Collection[Told]) -> None:
    for one in all_told:
        connection.execute(_TELL, {"owner": owner, "table": one.table, "what": one.what, "mark": one.mark})


def come(connection: Connection, people: Collection[tuple[str, str]], now: float, until: float) -> None:
    """These people have these tables open; whoever has gone is forgotten."""
    connection.execute(delete(present).where(present.c.until < now))
    for owner, table in sorted(people):
        connection.execute(_COME, {"owner": owner, "table": table, "until": until})


def is_there(connection: Connection, owner: str, table: str, now: float) -> bool:
    query = select(present.c.until).where(present.c.owner == owner, present.c.table == table)
    return (connection.execute(query).scalar() or 0.0) > now


#: Not for a table that was removed meanwhile.
_TELL = text(
    'INSERT INTO told (owner, "table", what, mark) SELECT :owner, id, :what, :mark FROM tables WHERE id = :table '
    'ON CONFLICT (owner, "table", what) DO UPDATE SET mark = excluded.mark'
)
_COME = text(
    'INSERT INTO present (owner, "table", until) VALUES (:owner, :table, :until) '
    'ON CONFLICT (owner, "table") DO UPDATE SET until = excluded.until'
)
