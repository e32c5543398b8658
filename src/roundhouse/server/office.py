"""What the operator does to the tables, on the database itself: it works beside running servers, which read the orders
(orders.py), and without any. For `roundhouse admin`."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from ..core.errors import BadOption, RoundhouseError
from ..core.record import Entry, Record
from ..core.table import Table
from .bans import ADDRESS, PERSON, network
from .people import passes
from .results.rows import take_back
from .schema import bans, chairs, chat, entries, orders, reports, tables
from .store import (
    CHANGED,
    DRAINING,
    ENDED,
    GONE,
    PAUSED,
    SET_ASIDE,
    Chair,
    Store,
    brought_board,
    migrate,
    remove,
    set_fact,
    writing,
)

#: The beginning of a table's id, or of a person's hash, will do.
SHORTEST = 4


#: What a table can be.
STATES: dict[str, list[ColumnElement[bool]]] = {
    "running": [tables.c.over.is_(False), tables.c.dealt.is_(True), tables.c.closed.is_(None)],
    "waiting": [tables.c.dealt.is_(False)],
    "over": [tables.c.over.is_(True)],
    "closed": [tables.c.closed.is_not(None)],
    "forgotten": [tables.c.removal.is_not(None)],
}


class Row(Struct):
    """A table in the operator's list."""

    id: str
    game: str
    names: list[str]
    entries: int
    created: float
    touched: float
    over: bool
    dealt: bool
    closed: str | None
    closed_why: str | None
    chat_locked: bool
    removal: float | None


class Sheet(Struct):
    """All about one table that the operator needs, and no secret of the game."""

    table: Row
    host: str | None
    chairs: list[Chair]
    chat_lines: int
    #: Empty: its record can be played again from the first entry to the last.
    fault: str


class Ban(Struct):
    kind: str
    who: str
    why: str
    at: float


class Report(Struct):
    """What somebody told the operator."""

    id: int
    table: str
    by: str
    about: str | None
    words: str
    #: The lines of chat that stood there then.
    said: list[dict[str, Any]]
    at: float
    done: bool
    #: What the person is called there whom it is about.
    name: str = ""


class Office:
    """A context: it lets go of the database at the end."""

    def __init__(self, database: str | Store) -> None:
        """The address of the database; or, inside a server, its store."""
        self._store = Store(database) if isinstance(database, str) else database
        self._engine = self._store.engine

    def __enter__(self) -> Self:
        try:
            migrate(self._engine)
        except SQLAlchemyError as error:
            raise RoundhouseError(f"the database cannot be opened: {error}") from None
        return self

    def __exit__(self, *_: object) -> None:
        self._engine.dispose()

    # -- looking --------------------------------------------------------------------------------------------------

    def find(
        self, *, game: str | None = None, person: str | None = None, state: str = "all", limit: int = 50
    ) -> list[Row]:
        """The latest first. `state`: all, running, waiting, over, closed or forgotten (soon to be removed)."""
        if state != "all" and state not in STATES:
            raise BadOption(f"a table is all, {', '.join(STATES)}, not {state!r}")
        query = select(tables.c.id).where(*STATES.get(state, [])).order_by(tables.c.touched.desc()).limit(limit)
        if game is not None:
            query = query.where(tables.c.game == game)
        with self._engine.connect() as connection:
            if person is not None:
                owner = _person(connection, person)
                query = query.where(tables.c.id.in_(select(chairs.c.table).where(chairs.c.owner == owner)))
            return [_row(connection, name) for name in connection.execute(query).scalars()]

    def show(self, table: str) -> Sheet:
        with self._engine.connect() as connection:
            name = _table(connection, table)
            row = _row(connection, name)
            host = connection.execute(select(tables.c.host).where(tables.c.id == name)).scalar()
            seated = [
                Chair(one["seat"], one["kind"], one["name"], one["bot"], one["owner"], one["unnamed"])
                for one in connection.execute(
                    select(chairs).where(chairs.c.table == name).order_by(chairs.c.seat)
                ).mappings()
            ]
            lines = select(func.count()).select_from(chat).where(chat.c.table == name)
            return Sheet(row, host, seated, connection.execute(lines).scalar_one(), self._fault(name))

    def bans(self) -> list[Ban]:
        with self._engine.connect() as connection:
            return [Ban(**row) for row in connection.execute(select(bans).order_by(bans.c.at)).mappings()]

    def reports(self, *, done: bool = False) -> list[Report]:
        """Those that wait, or all of them; the latest first."""
        query = select(reports).order_by(reports.c.id.desc())
        if not done:
            query = query.where(reports.c.done.is_(False))
        with self._engine.connect() as connection:
            rows = connection.execute(query).mappings().all()
            names = [_called(connection, row["table"], row["about"]) for row in rows]
        return [
            Report(**{**row, "said": msgspec.json.decode(row["said"]), "name": name})
            for row, name in zip(rows, names, strict=True)
        ]

    def count(self) -> dict[str, int]:
        """How many tables there are of every state but `all`."""
        with self._engine.connect() as connection:
            every = select(func.count()).select_from(tables)
            return {state: connection.execute(every.where(*wanted)).scalar_one() for state, wanted in STATES.items()}

    def settle(self, report: int) -> bool:
        """It is dealt with; whether there was one."""
        with writing(self._engine) as connection:
            return connection.execute(update(reports).where(reports.c.id == report).values(done=True)).rowcount == 1

    # -- tables ---------------------------------------------------------------------------------------------------

    def end(self, table: str, why: str) -> str:
        """Nobody plays there any more; it can still be looked at."""
        return self._close(table, ENDED, why)

    def set_aside(self, table: str, why: str) -> str:
        """Nobody sees it until it is repaired, or opened again."""
        return self._close(table, SET_ASIDE, why)

    def open_again(self, table: str) -> str:
        return self._close(table, None, None)

    def lock_chat(self, table: str, locked: bool) -> str:
        with self._ordering(CHANGED, table) as (connection, name):
            connection.execute(update(tables).where(tables.c.id == name).values(chat_locked=locked))
        return name

    def delete(self, table: str) -> str:
        with self._ordering(GONE, table) as (connection, name):
            remove(connection, [name])
        return name

    def repair(self, table: str, keep_in: Path) -> int:
        """Take away the entries from the first on that does not follow from those before, and open the table again;
        how many. All of them are written to a file in this folder first."""
        with self._ordering(CHANGED, table) as (connection, name):
            found = connection.execute(
                select(entries.c.number, entries.c.entry).where(entries.c.table == name).order_by(entries.c.number)
            ).all()
            head = connection.execute(select(tables.c.head).where(tables.c.id == name)).scalar_one()
            good = _good_entries(connection, head, found)
            if good < len(found):
                keep_in.mkdir(parents=True, exist_ok=True)
                lines = [head, *(f"{number}\t{entry}" for number, entry in found)]
                (keep_in / f"{name}.broken").write_text("\n".join(lines), encoding="utf-8")
                bad = [number for number, _ in found[good:]]
                connection.execute(delete(entries).where(entries.c.table == name, entries.c.number.in_(bad)))
                take_back(connection, name)
            over = update(tables).where(tables.c.id == name)
            connection.execute(
                over.values(closed=None, closed_why=None, over=False if good < len(found) else tables.c.over)
            )
        return len(found) - good

    def check_all(self) -> dict[str, str]:
        """Tables whose records cannot be played again, and why."""
        with self._engine.connect() as connection:
            names = (
                connection.execute(select(tables.c.id).where(tables.c.closed.is_distinct_from(SET_ASIDE)))
                .scalars()
                .all()
            )
        return {name: fault for name in names if (fault := self._fault(name))}

    # -- the house ------------------------------------------------------------------------------------------------

    def drain(self, on: bool) -> None:
        """No new tables, and the load balancer is told; or as usual again."""
        with writing(self._engine) as connection:
            set_fact(connection, DRAINING, "1" if on else "0")

    def page_key(self, minutes: float) -> str:
        """A key to the operator's page: good once, for so long. One that was made before opens nothing any more."""
        until = self._store.clock() + minutes * passes.MINUTE
        with writing(self._engine) as connection:
            return passes.make(connection, passes.OPERATOR, "operator", until)

    def close_pages(self) -> None:
        """Nobody is at the operator's page any more, and no key opens it."""
        with writing(self._engine) as connection:
            passes.drop(connection, passes.OPERATOR, passes.OPERATING)

    def ban(self, who: str, why: str) -> str:
        """An address, a network, a person, or who sits at TABLE:SEAT."""
        # An address has points or at least two colons; an id has none, TABLE:SEAT one.
        is_address = "." in who or who.count(":") > 1
        return self.ban_address(network(who), why) if is_address else self.ban_person(who, why)

    def ban_person(self, person: str, why: str) -> str:
        """By the beginning of their hash, or as TABLE:SEAT."""
        with writing(self._engine) as connection:
            table, colon, seat = person.partition(":")
            if colon:
                name = _table(connection, table)
                query = select(chairs.c.owner).where(chairs.c.table == name, chairs.c.seat == _number(seat))
                who = connection.execute(query).scalar()
                if who is None:
                    raise BadOption(f"nobody sits in seat {seat} of {name}")
            else:
                who = _person(connection, person)
            _ban(connection, PERSON, who, why)
        return who

    def ban_address(self, where: str, why: str) -> str:
        with writing(self._engine) as connection:
            _ban(connection, ADDRESS, where, why)
        return where

    def unban(self, who: str) -> int:
        """How many bans were lifted: of an address, or of a person by the beginning of the hash."""
        with writing(self._engine) as connection:
            return connection.execute(delete(bans).where(bans.c.who.startswith(who, autoescape=True))).rowcount

    # -- inside ---------------------------------------------------------------------------------------------------

    @contextmanager
    def _ordering(self, kind: str, table: str) -> Iterator[tuple[Connection, str]]:
        """A change of one table that running servers are told of."""
        with writing(self._engine) as connection:
            name = _table(connection, table)
            order(connection, kind, name)
            yield connection, name

    def _close(self, table: str, kind: str | None, why: str | None) -> str:
        with self._ordering(CHANGED, table) as (connection, name):
            connection.execute(update(tables).where(tables.c.id == name).values(closed=kind, closed_why=why))
        return name

    def _fault(self, table: str) -> str:
        try:
            stored = self._store.load(table)
            if stored is not None and stored.dealt:
                with self._engine.connect() as connection:
                    numbers = select(entries.c.number).where(entries.c.table == table).order_by(entries.c.number)
                    if list(connection.execute(numbers).scalars()) != list(range(len(stored.record.entries))):
                        return "entries are missing"
                Table.load(stored.record)
        except (RoundhouseError, msgspec.MsgspecError, SQLAlchemyError) as error:
            return str(error)
        return ""


def order(connection: Connection, kind: str, table: str) -> None:
    connection.execute(insert(orders).values(kind=kind, table=table, at=time.time()))


@contextmanager
def paused(store: Store, seconds: float) -> Iterator[None]:
    """Running servers write nothing meanwhile; they have so many seconds to hear of it."""
    with writing(store.engine) as connection:
        set_fact(connection, PAUSED, "1")
    try:
        time.sleep(seconds)
        yield
    finally:
        with writing(store.engine) as connection:
            set_fact(connection, PAUSED, "0")


def _ban(connection: Connection, kind: str, who: str, why: str) -> None:
    connection.execute(delete(bans).where(bans.c.kind == kind, bans.c.who == who))
    connection.execute(insert(bans).values(kind=kind, who=who, why=why, at=time.time()))


def _number(words: str) -> int:
    if not words.isdecimal():
        raise BadOption(f"{words!r} is no seat")
    return int(words)


def _only(what: str, found: list[str], start: str) -> str:
    if len(start) < SHORTEST:
        raise BadOption(f"give at least {SHORTEST} characters of the {what}")
    if len(found) != 1:
        raise BadOption(f"{'several' if found else 'no'} {what}s begin with {start!r}")
    return found[0]


def _table(connection: Connection, start: str) -> str:
    query = select(tables.c.id).where(tables.c.id.startswith(start, autoescape=True)).limit(2)
    return _only("table", list(connection.execute(query).scalars()), start)


def _person(connection: Connection, start: str) -> str:
    query = select(chairs.c.owner).where(chairs.c.owner.startswith(start, autoescape=True)).distinct().limit(2)
    return _only("person", [who for who in connection.execute(query).scalars() if who], start)


def _row(connection: Connection, name: str) -> Row:
    row = connection.execute(select(tables).where(tables.c.id == name)).mappings().one()
    seated = connection.execute(select(chairs.c.name).where(chairs.c.table == name).order_by(chairs.c.seat)).scalars()
    number = connection.execute(select(func.count()).select_from(entries).where(entries.c.table == name)).scalar_one()
    same = {field: row[field] for field in Row.__struct_fields__ if field not in ("names", "entries")}
    return Row(names=list(seated), entries=number, **same)


def _good_entries(connection: Connection, head: str, found: Sequence[tuple[int, str]]) -> int:
    """How many entries, from the first on, follow from each other."""
    record = Record.from_json(head)
    if record.board is not None:
        record.board = brought_board(connection, record.board.digest)
    table = Table.load(msgspec.structs.replace(record, entries=[]))
    for place, (number, words) in enumerate(found):
        try:
            if number != place:
                return place
            table.follow(msgspec.json.decode(words, type=Entry))
        except (RoundhouseError, msgspec.MsgspecError):
            return place
    return len(found)


def _called(connection: Connection, table: str, who: str | None) -> str:
    """What somebody is called at a table where they sit, or have written."""
    for one in (chairs, chat) if who else ():
        here = one.c.table == table, one.c.owner == who
        name = connection.execute(select(one.c.name).where(*here).limit(1)).scalar()
        if name is not None:
            return str(name)
    return ""
