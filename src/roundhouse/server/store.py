"""Storage. A move is acknowledged only after it is on disk; what arrives together is committed together.

SQLite in one file by default, PostgreSQL for several processes. Readers use the pool; all writing goes through one
thread, which takes everything that waits and commits it at once.
"""

from __future__ import annotations

import asyncio
import itertools
import queue
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import structlog
from alembic import command
from alembic.config import Config
from msgspec import Struct
from sqlalchemy import (
    Connection,
    RowMapping,
    and_,
    create_engine,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError, OperationalError

from ..core.errors import BadRecord
from ..core.record import Brought, Entry, Record
from ..core.texts import Text
from .clocks import rows as clock_rows
from .clocks.clock import Clock
from .consent import rows as motion_rows
from .consent.motion import Motion
from .results import counting
from .schema import bans, boards, chairs, chat, entries, house, orders, programs, tables

T = TypeVar("T")
log = structlog.get_logger()
CHANNEL = "roundhouse"
#: Jobs in one transaction.
MOST = 500
#: Seconds to wait for more when several came together last time. One person's move never waits; where many play, fewer
#: and larger commits let more of them through.
GATHER = 0.001


class Chair(Struct):
    """Who sits where: a person (by the hash of a browser's cookie), a bot, or nobody yet (open); an open chair that has
    an owner is kept for them."""

    seat: int
    kind: str
    name: str
    bot: str | None = None
    owner: str | None = None
    #: Nobody gave it this name: readers are shown one in their own language.
    unnamed: bool = False
    #: What they added to the seed when they sat down: a secret until the end.
    entropy: str | None = None
    #: The hash of the key with which another browser of theirs takes the seat over, and until when.
    spare: str | None = None
    spare_until: float | None = None
    #: Whoever took the seat came with a program's token.
    program: bool = False

    @property
    def kept(self) -> bool:
        return self.kind == "open" and self.owner is not None

    @property
    def forgotten(self) -> bool:
        """A person sat there who is known no more."""
        return self.kind == "person" and self.owner is None

    @property
    def recorded(self) -> str:
        """Its name in the record: none for a person who gave none. A bot keeps what it was called at first."""
        if self.forgotten:
            return self.name
        person = self.kind != "bot" or self.owner is not None
        return "" if self.unnamed and person else self.name


class Stored(Struct):
    """A table as it lies in the database."""

    id: str
    record: Record
    chairs: list[Chair]
    listed: bool
    created: float
    touched: float
    over: bool
    rematch: str | None = None
    #: False while seats are open: then the record has a seed, and neither setup nor entries.
    dealt: bool = True
    #: Who set it up.
    host: str | None = None
    #: When it will be removed, unless somebody plays on.
    removal: float | None = None
    #: Ended or set aside, and why.
    closed: str | None = None
    closed_why: str | None = None
    chat_locked: bool = False
    #: The same by its host.
    chat_closed: bool = False
    #: The tournament that it belongs to; and whether nobody but those who sit there may see it yet.
    tournament: str | None = None
    sealed: bool = False
    #: What it is played by; None: nobody is in a hurry.
    clock: Clock | None = None
    #: What somebody wishes and the others have not decided yet.
    motion: Motion | None = None

    def seats_of(self, owner: str) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.owner == owner]


class Said(Struct):
    """A line of chat; one that is only for some seats (`readers`) is a phrase of the game."""

    id: int
    name: str
    seat: int | None
    words: str
    at: float
    readers: tuple[int, ...] = ()
    phrase: Text | None = None
    owner: str | None = None


class Keeping(Struct, frozen=True):
    """How many seconds a table is kept that is not over and that nobody touches; 0: for ever."""

    games: float
    waiting: float
    bots: float
    #: So long before, its people are told.
    notice: float


class Since(NamedTuple):
    """What others have written to a table that is known up to some number."""

    entries: list[Entry]
    chairs: list[Chair]
    rematch: str | None
    host: str | None
    closed: str | None
    closed_why: str | None
    chat_closed: bool
    sealed: bool
    clock: Clock | None
    motion: Motion | None


class Told(Struct):
    """What the operator has said."""

    #: Number, kind (changed or gone) and table; no table: all of them.
    orders: list[tuple[int, str, str]]
    draining: bool
    paused: bool
    #: Kind (person or address) and who.
    bans: list[tuple[str, str]]


class Taken(Exception):
    """Somebody else wrote this first."""


class Unsaved(Exception):
    """The database did not take it: a full disk, a lost connection. Nothing was acknowledged, nothing is lost."""


#: What a change is about: a move, a seat (or the table itself), a line of chat ("chat:0,1": for these seats alone), or
#: the end of the table.
NEWS, SEATS, CHAT, GONE = "news", "seats", "chat", "gone"
#: It is about a person, not a table: their browsers, their name.
WHO = "who"
#: A person who can be told something from now on.
REACHABLE = "reachable"
#: An order: look at the table anew.
CHANGED = "changed"
#: Facts about the house.
DRAINING, PAUSED, PULSE = "draining", "paused", "pulse"
#: Why a table is closed: by the operator, or because its people have agreed to end the game.
ENDED, SET_ASIDE, AGREED = "ended", "set-aside", "agreed"


#: What is written in the same transaction as something else.
Also = Callable[[Connection], None]


class _Job:
    """One thing to write, and the future that waits for it: an entry of a record, or any other work."""

    __slots__ = ("also", "entry", "future", "kind", "loop", "table", "touch", "work")

    def __init__(self, table: str, kind: str, work: Callable[[Connection], Any] | None = None) -> None:
        self.table = table
        self.kind = kind
        self.work = work
        self.entry: tuple[Any, ...] = ()
        self.touch: dict[str, Any] | None = None
        #: What is written together with an entry.
        self.also: Also | None = None
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[None] = self.loop.create_future()


class Store:
    """One database."""

    def __init__(self, url: str, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.engine = open_engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        #: News names the process that wrote it, so that nobody listens to themselves.
        self.origin = secrets.token_hex(4)
        self._row_marks = "(%s, %s, %s, %s)" if self.postgres else "(?, ?, ?, ?)"
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="roundhouse-writer", daemon=True)
        self._closed = False
        #: The operator brings an older state back: nothing may be written that answers to the newer one.
        self.paused = False
        self.batches = 0
        self.written = 0

    def open(self) -> None:
        """Bring the schema up to date and start writing."""
        self._keep_private()
        migrate(self.engine)
        self._writer.start()

    def _keep_private(self) -> None:
        """The file of a SQLite database holds seeds and signs cookies: it is for its owner alone."""
        file = self.engine.url.database
        if not self.postgres and file and file != ":memory:":
            Path(file).touch(0o600)
            Path(file).chmod(0o600)

    def secret(self, name: str) -> bytes:
        """A secret of the house: the same for every server on this database, and after every restart."""
        with writing(self.engine) as connection:
            connection.execute(_KEEP_SECRET, {"name": name, "value": secrets.token_hex(32)})
            kept = connection.execute(select(house.c.value).where(house.c.name == name)).scalar_one()
        return bytes.fromhex(kept)

    def close(self) -> None:
        """Write what waits, then let go."""
        self._closed = True
        if self._writer.is_alive():
            self._jobs.put(None)
            self._writer.join()
        self.engine.dispose()

    # -- writing --------------------------------------------------------------------------------------------------

    async def append(
        self, table: str, number: int, entry: Entry, over: bool | None = None, also: Also | None = None
    ) -> None:
        """Write entry `number` of a table, and what belongs to it (`also`). Raises Taken if there is one already. With
        `over` the table is touched: it goes to the top of the lists."""
        now = self.clock()
        job = _Job(table, NEWS)
        job.entry = (table, number, msgspec.json.encode(entry).decode(), now)
        job.also = also
        if over is not None:
            job.touch = {"id_": table, "touched": now, "over": over}
        await self._submit(job)

    async def create(self, stored: Stored, rematch_of: str | None = None) -> None:
        """A new table; as the rematch of another only if that has none yet, else Taken and nothing is written. Taken,
        too, if there is another of its id."""

        def work(connection: Connection) -> None:
            if not insert_table(connection, stored):
                return  # it was written, and only the answer was lost
            if rematch_of is not None:
                former = update(tables).where(tables.c.id == rematch_of, tables.c.rematch.is_(None))
                if connection.execute(former.values(rematch=stored.id)).rowcount != 1:
                    raise Taken

        await self._submit(_Job(rematch_of or stored.id, SEATS, work))

    async def deal(self, table: str, record: Record, also: Also | None = None) -> None:
        """The game begins: only if all sit who are in the record, with what they added to the seed, else Taken."""
        added = record.entropy or [""] * record.seats
        now = self.clock()

        def work(connection: Connection) -> None:
            _still_waiting(connection, table)
            seated = _chairs(connection, [table]).get(table, [])
            if [chair.entropy or "" for chair in seated if chair.kind != "open"] != added:
                raise Taken
            dealt = update(tables).where(tables.c.id == table)
            connection.execute(dealt.values(head=_head(record), dealt=True, touched=now))
            counting.deal(connection, table, record)
            if also is not None:
                also(connection)

        await self._submit(_Job(table, SEATS, work))

    async def leave(self, table: str, chair: Chair) -> None:
        """Open a chair again, before the game is dealt, else Taken. A table that nobody waits at is removed."""

        def work(connection: Connection) -> None:
            _still_waiting(connection, table)
            left = update(chairs).where(chairs.c.table == table, chairs.c.seat == chair.seat)
            connection.execute(left.values(**_row(chair)))
            if all(one.owner is None for one in _chairs(connection, [table])[table]):
                remove(connection, [table])

        await self._submit(_Job(table, SEATS, work))

    async def sweep(self, keeping: Keeping) -> list[str]:
        """Give notice of removal, and remove what notice was given of long enough ago; the removed tables."""
        now = self.clock()
        removed: list[str] = []

        def work(connection: Connection) -> None:
            unfinished, peopled = tables.c.over.is_(False), select(chairs.c.table).where(chairs.c.owner.is_not(None))
            for dealt, limit in ((True, keeping.games), (False, keeping.waiting)):
                if limit:
                    idle = tables.c.touched <= now - max(0.0, limit - keeping.notice)
                    forgotten = update(tables).where(unfinished, tables.c.dealt.is_(dealt), idle)
                    forgotten = forgotten.where(tables.c.removal.is_(None), tables.c.id.in_(peopled))
                    connection.execute(forgotten.values(removal=now + keeping.notice))
            due = tables.c.removal <= now
            if keeping.bots:
                # Nobody would read the notice.
                due = or_(due, and_(tables.c.touched <= now - keeping.bots, tables.c.id.not_in(peopled)))
            removed[:] = connection.execute(select(tables.c.id).where(unfinished, due).limit(MOST)).scalars()
            if removed:
                remove(connection, removed)
                self.notify(connection, [f"{GONE} {table}" for table in removed])

        await self._submit(_Job("", SEATS, work))
        return removed

    async def pulse(self) -> None:
        """Write something, to see whether it can be written. Not while a backup comes back: that is no illness."""
        if not self.paused:
            await self._submit(_Job("", PULSE, lambda connection: set_fact(connection, PULSE, str(self.clock()))))

    @property
    def waiting(self) -> int:
        """Writes that wait for the disk."""
        return self._jobs.qsize()

    async def keep(self, table: str) -> None:
        """Somebody wants it to stay."""
        wish = update(tables).where(tables.c.id == table).values(touched=self.clock(), removal=None)
        await self._submit(_Job(table, SEATS, lambda connection: connection.execute(wish)))

    async def seat(
        self,
        table: str,
        *changed: Chair,
        was: Sequence[Chair | None] = (),
        only_if: str | None = None,
        spare: str | None = None,
        host: str | None = None,
        also: Also | None = None,
    ) -> None:
        """Change chairs, all or none, and only while they belong to whom they belonged to (`was`); with `only_if` only
        while they are of that kind, with `spare` only while that is the key to them, else Taken. `host`: whose table it
        is from now on; `also`: what is written with it."""

        def work(connection: Connection) -> None:
            for chair, before in itertools.zip_longest(changed, was):
                change = update(chairs).where(chairs.c.table == table, chairs.c.seat == chair.seat)
                if before is not None:
                    change = change.where(chairs.c.owner.is_not_distinct_from(before.owner))
                if only_if is not None:
                    change = change.where(chairs.c.kind == only_if)
                if spare is not None:
                    change = change.where(chairs.c.spare == spare)
                # What was written although the answer was lost is found as it should be.
                done = connection.execute(change.values(**_row(chair))).rowcount == 1
                if not done and chair not in _chairs(connection, [table]).get(table, []):
                    raise Taken
                if chair.kind != "person" or (before is not None and chair.owner != before.owner):
                    counting.drop(connection, table)
            if host is not None:
                connection.execute(update(tables).where(tables.c.id == table).values(host=host))
            if also is not None:
                also(connection)

        await self._submit(_Job(table, SEATS, work))

    async def close_table(self, table: str, kind: str, also: Also | None = None) -> None:
        """Nobody plays on."""
        closing = update(tables).where(tables.c.id == table).values(closed=kind, closed_why="", touched=self.clock())

        def work(connection: Connection) -> None:
            connection.execute(closing)
            if also is not None:
                also(connection)

        await self._submit(_Job(table, SEATS, work))

    async def say(
        self, table: str, name: str, seat: int | None, words: str, owner: str, also: Also | None = None
    ) -> None:
        row = {"table": table, "name": name, "seat": seat, "words": words, "owner": owner, "at": self.clock()}
        await self._submit(_Job(table, CHAT, lambda connection: _say_once(connection, row, also)))

    async def whisper(
        self,
        table: str,
        name: str,
        seat: int | None,
        phrase: Text,
        readers: Sequence[int] | None,
        also: Also | None = None,
    ) -> None:
        """Say a phrase to some seats alone, or (None) to everybody."""
        only = "" if readers is None else ",".join(map(str, readers))
        row = {
            "table": table,
            "name": name,
            "seat": seat,
            "words": "",
            "at": self.clock(),
            "readers": f",{only}," if only else None,
            "phrase": msgspec.json.encode(phrase).decode(),
        }
        news = f"{CHAT}:{only}" if only else CHAT
        await self._submit(_Job(table, news, lambda connection: _say_once(connection, row, also)))

    async def write(self, table: str, kind: str, work: Callable[[Connection], Any]) -> None:
        """Any other work on the database; what is for no table (an empty name) is news to nobody."""
        await self._submit(_Job(table, kind, work))

    async def do(self, work: Callable[[Connection], T], about: str = "", kind: str = WHO) -> T:
        """Work on the database that comes to something; `about`: the person to whom it is news (or, by its `kind`,
        something else). It may be begun twice, and is done once."""
        found: list[T] = []

        def working(connection: Connection) -> None:
            found[:] = [work(connection)]

        await self._submit(_Job(about, kind, working))
        return found[0]

    async def _submit(self, job: _Job) -> None:
        if self._closed or self.paused:
            raise Unsaved("the server is closing" if self._closed else "a backup is being restored")
        self._jobs.put(job)
        await job.future

    def _write(self) -> None:
        crowded = False
        while True:
            first = self._jobs.get()
            if crowded:
                time.sleep(GATHER)
            batch = [first]
            while True:
                try:
                    batch.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
                if len(batch) == MOST:
                    break
            jobs = [job for job in batch if job is not None]
            crowded = len(jobs) > 1
            if jobs:
                self._commit(jobs)
            if None in batch:
                return

    def _commit(self, jobs: list[_Job]) -> None:
        """All in one transaction; if that fails, each in its own, so that one bad job spoils no other."""
        outcomes = self._try(jobs)
        if outcomes is None:
            outcomes = [self._try_alone(job) for job in jobs]
        self.batches += 1
        self.written += sum(outcome is None for outcome in outcomes)
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[_Job, Exception | None]]] = {}
        for job, outcome in zip(jobs, outcomes, strict=True):
            by_loop.setdefault(job.loop, []).append((job, outcome))
        for loop, done in by_loop.items():
            try:
                loop.call_soon_threadsafe(_settle, done)
            except RuntimeError:
                continue  # that loop is closed: nobody waits any more

    def _try(self, jobs: list[_Job]) -> list[Exception | None] | None:
        try:
            self._transact(jobs)
        except OperationalError as error:
            if not self.postgres:  # a full disk, a locked file: the same for all, and trying may take its time
                return [Unsaved(str(error)) for _ in jobs]
            return None
        except Exception:
            return None
        return [None] * len(jobs)

    def _try_alone(self, job: _Job) -> Exception | None:
        try:
            self._transact([job])
        except (IntegrityError, Taken):
            return Taken()
        except Exception as error:  # whatever it is: this thread must live
            log.warning("not written", table=job.table, error=str(error))
            return Unsaved(str(error))
        return None

    def _transact(self, jobs: list[_Job]) -> None:
        # Always in the same order, or two processes would wait for each other's rows. No job needs another of its
        # batch: who writes to a table waits until it is done.
        jobs = sorted(jobs, key=lambda job: job.table)
        with writing(self.engine) as connection:
            for job in jobs:
                if job.work is not None:
                    job.work(connection)
            moves = [job for job in jobs if job.work is None]
            if moves:
                # One statement for all: much less is done for each row, and the event loop is disturbed less often.
                rows = ", ".join([self._row_marks] * len(moves))
                values = tuple(value for job in moves for value in job.entry)
                connection.exec_driver_sql(f'INSERT INTO entries ("table", number, entry, at) VALUES {rows}', values)  # noqa: S608
                touched = [job.touch for job in moves if job.touch is not None]
                if touched:
                    connection.execute(_TOUCH, touched)
                for job in moves:
                    if job.also is not None:
                        job.also(connection)
            self.notify(connection, dict.fromkeys(f"{job.kind} {job.table}" for job in jobs))

    def notify(self, connection: Connection, news: Iterable[str]) -> None:
        """News goes out with the commit, to every process on this database."""
        if self.postgres:
            said = [f"{self.origin} {one}" for one in news]
            connection.execute(_NOTIFY, {"channel": CHANNEL, "news": said})

    # -- reading (blocking: call these in a thread) ---------------------------------------------------------------

    def load(self, table: str) -> Stored | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
            if row is None:
                return None
            record = Record.from_json(row["head"])
            if record.board is not None:
                record.board = brought_board(connection, record.board.digest)
            found = _chairs(connection, [table]).get(table, [])
            record.names = [chair.recorded for chair in found]
            record.entries = _entries(connection, table, 0)
            stored = _stored(row, record, found)
            stored.clock, stored.motion = clock_rows.read(connection, table), motion_rows.read(connection, table)
        return stored

    def set_aside_because(self, table: str) -> str | None:
        query = select(tables.c.closed_why).where(tables.c.id == table, tables.c.closed == SET_ASIDE)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar()

    def since(self, table: str, number: int, timed: bool) -> Since:
        """The entries from `number` on, and what else may have changed; the clock only where there is one (`timed`)."""
        names = ("rematch", "host", "closed", "closed_why", "chat_closed", "sealed")
        with self.engine.connect() as connection:
            query = select(*(tables.c[name] for name in names)).where(tables.c.id == table)
            row = connection.execute(query).first()
            rematch, host, closed, why, quiet, sealed = (None, None, None, None, False, False) if row is None else row
            return Since(
                _entries(connection, table, number),
                _chairs(connection, [table]).get(table, []),
                rematch,
                host,
                closed,
                why,
                quiet,
                sealed,
                clock_rows.read(connection, table) if timed else None,
                motion_rows.read(connection, table),
            )

    def chat_after(self, table: str, last: int, seat: int | None = None, limit: int = 200) -> list[Said]:
        """What was said to everybody, and what was said to this seat."""
        mine = or_(chat.c.readers.is_(None), chat.c.readers.contains(f",{seat},"))
        query = select(chat).where(chat.c.table == table, chat.c.id > last, mine)
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(chat.c.id.desc()).limit(limit)).mappings()
            return [_said(row) for row in rows][::-1]

    def line(self, table: str, number: int) -> Said | None:
        """Something that was said to everybody."""
        here = chat.c.table == table, chat.c.id == number, chat.c.readers.is_(None)
        with self.engine.connect() as connection:
            row = connection.execute(select(chat).where(*here)).mappings().first()
        return None if row is None else _said(row)

    def listed(
        self, *, owner: str | None = None, seats: bool | None = None, limit: int = 50, on: bool = False
    ) -> list[Stored]:
        """Tables, the latest first: somebody's own (`on`: those that are dealt and not over); or the running ones that
        are listed for everybody, with a free seat (`seats`) or to be watched. Without entries."""
        query = select(tables).order_by(tables.c.touched.desc()).limit(limit)
        if owner is not None:
            query = query.where(tables.c.id.in_(select(chairs.c.table).where(chairs.c.owner == owner)))
        else:
            query = query.where(tables.c.listed.is_(True), tables.c.over.is_(False), tables.c.closed.is_(None))
        if on:
            query = query.where(tables.c.over.is_(False), tables.c.dealt.is_(True))
        # Before the limit: fifty full tables must not hide one with a free seat.
        if seats is True:
            free = and_(chairs.c.kind == "open", chairs.c.owner.is_(None))
            query = query.where(tables.c.id.in_(select(chairs.c.table).where(free)))
        elif seats is False:
            query = query.where(tables.c.dealt.is_(True))
        with self.engine.connect() as connection:
            rows = connection.execute(query).mappings().all()
            seated = _chairs(connection, [row["id"] for row in rows])
        found = []
        for row in rows:
            try:
                found.append(_stored(row, Record.from_json(row["head"]), seated.get(row["id"], [])))
            except BadRecord as error:  # one that cannot be read must not hide the others
                log.warning("table cannot be read", table=row["id"], error=str(error))
        return found

    def tables_of(self, owner: str, since: float, limit: int) -> list[str]:
        """Somebody's tables, the latest first: those that are not over, or have been since then."""
        running = and_(tables.c.over.is_(False), tables.c.closed.is_(None))
        mine = tables.c.id.in_(select(chairs.c.table).where(chairs.c.owner == owner))
        query = select(tables.c.id).where(mine, or_(running, tables.c.touched >= since))
        with self.engine.connect() as connection:
            return list(connection.execute(query.order_by(tables.c.touched.desc()).limit(limit)).scalars())

    def set_up_by(self, host: str) -> tuple[int, int]:
        """How many tables of theirs wait for people, and how many are not over: a person's, and those of all their
        programs, whichever of them asks."""
        with self.engine.connect() as connection:
            person = connection.execute(select(programs.c.person).where(programs.c.owner == host)).scalar() or host
            theirs = or_(
                tables.c.host == person,
                tables.c.host.in_(select(programs.c.owner).where(programs.c.person == person)),
            )
            query = select(tables.c.dealt).where(theirs, tables.c.over.is_(False), tables.c.closed.is_(None))
            dealt = connection.execute(query).scalars().all()
        return dealt.count(False), len(dealt)

    def last_move(self, table: str) -> float:
        """When something happened on the board last, or the game was dealt."""
        latest = select(func.max(entries.c.at)).where(entries.c.table == table)
        touched = select(tables.c.touched).where(tables.c.id == table)
        with self.engine.connect() as connection:
            return float(connection.execute(latest).scalar() or connection.execute(touched).scalar() or 0)

    def last_phrase(self, table: str, key: str) -> float:
        """When this was said there last; 0: never."""
        query = select(func.max(chat.c.at)).where(chat.c.table == table, chat.c.phrase.contains(f'"key":"{key}"'))
        with self.engine.connect() as connection:
            return float(connection.execute(query).scalar() or 0)

    def told(self, after: int) -> Told:
        """What the operator has said: all that holds, and the orders since the one of this number."""
        with self.engine.connect() as connection:
            given = connection.execute(select(orders).where(orders.c.id > after).order_by(orders.c.id)).mappings().all()
            facts = dict(connection.execute(select(house.c.name, house.c.value)).all())
            banned = connection.execute(select(bans.c.kind, bans.c.who)).all()
        return Told(
            orders=[(row["id"], row["kind"], row["table"]) for row in given],
            draining=facts.get(DRAINING) == "1",
            paused=facts.get(PAUSED) == "1",
            bans=[(kind, who) for kind, who in banned],
        )

    def last_order(self) -> int:
        with self.engine.connect() as connection:
            return connection.execute(select(func.max(orders.c.id))).scalar() or 0

    def with_bots(self) -> list[str]:
        """Running tables where a bot sits, and a person: after a restart they are looked at once."""
        query = (
            select(tables.c.id)
            .where(
                tables.c.over.is_(False),
                tables.c.dealt.is_(True),
                tables.c.closed.is_(None),
                *(tables.c.id.in_(select(chairs.c.table).where(chairs.c.kind == kind)) for kind in ("bot", "person")),
            )
            .order_by(tables.c.touched.desc())
            .limit(1000)
        )
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())


#: The same line of the same person within so many seconds is one line.
SAID_AGAIN = 10
#: Seconds to wait while somebody else has the SQLite file locked.
LOCK_SECONDS = 5
#: A PostgreSQL that does not answer is noticed.
PATIENCE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
}
_NOTIFY = text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:news AS text[])) AS one")
_KEEP_BOARD = text("INSERT INTO boards (digest, text) VALUES (:digest, :text) ON CONFLICT DO NOTHING")
_KEEP_SECRET = text("INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
_SET_FACT = text(
    "INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
_TOUCH = text("UPDATE tables SET touched = :touched, over = :over, removal = NULL WHERE id = :id_")


def insert_table(connection: Connection, stored: Stored) -> bool:
    """A new table, with all that belongs to it; whether it was not there yet. Taken: there is another of its id."""
    there = connection.execute(select(tables.c.head).where(tables.c.id == stored.id)).scalar()
    if there == _head(stored.record):
        return False
    if there is not None:
        raise Taken
    board = stored.record.board
    if board is not None:
        connection.execute(_KEEP_BOARD, {"digest": board.digest, "text": board.text})
    connection.execute(
        insert(tables).values(
            id=stored.id,
            game=stored.record.game,
            head=_head(stored.record),
            listed=stored.listed,
            created=stored.created,
            touched=stored.touched,
            over=stored.over,
            dealt=stored.dealt,
            host=stored.host,
            board=board and board.digest,
            tournament=stored.tournament,
            sealed=stored.sealed,
        )
    )
    connection.execute(insert(chairs), [{"table": stored.id, **_row(chair)} for chair in stored.chairs])
    if stored.record.entries:  # it goes on from another game
        rows = enumerate(stored.record.entries)
        connection.execute(insert(entries), [_entry_row(stored, number, entry) for number, entry in rows])
    elif stored.dealt:
        counting.deal(connection, stored.id, stored.record)
    if stored.clock is not None:
        clock_rows.write(connection, stored.id, stored.clock)
    return True


def set_fact(connection: Connection, name: str, value: str) -> None:
    """A fact about the house."""
    connection.execute(_SET_FACT, {"name": name, "value": value})


def brought_board(connection: Connection, digest: str) -> Brought:
    found = connection.execute(select(boards.c.text).where(boards.c.digest == digest)).scalar()
    if found is None:
        raise BadRecord(f"the board {digest} of the record is missing")
    return Brought(digest, found)


def migrate(engine: Engine) -> None:
    """Bring the schema up to date, all of it or nothing."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with writing(engine) as connection:
        if engine.dialect.name == "postgresql":  # several processes may start at once
            connection.execute(text("SELECT pg_advisory_xact_lock(7468)"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _settle(done: list[tuple[_Job, Exception | None]]) -> None:
    for job, outcome in done:
        if job.future.cancelled():
            continue
        if outcome is None:
            job.future.set_result(None)
        else:
            job.future.set_exception(outcome)


def open_engine(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=5, pool_pre_ping=True, connect_args=PATIENCE)
    engine = create_engine(url, connect_args={"timeout": LOCK_SECONDS})

    @event.listens_for(engine, "connect")
    def _pragmas(connection: Any, _: Any) -> None:
        # Python's driver would commit before every change of the schema: a server that dies in the middle of a
        # migration would leave half of it behind. So it is told nothing, and transactions are begun by hand.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def writing(engine: Engine) -> AbstractContextManager[Connection]:
    """A transaction that will write. SQLite refuses at once to let one write that has only read so far if somebody else
    wrote meanwhile; one that says so from the beginning waits for its turn."""
    return engine.execution_options(writes=True).begin()


def remove(connection: Connection, ids: Sequence[str]) -> None:
    """Tables with all that belongs to them, and the boards that no other table is played on."""
    connection.execute(update(tables).where(tables.c.rematch.in_(ids)).values(rematch=None))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    connection.execute(
        delete(boards).where(boards.c.digest.not_in(select(tables.c.board).where(tables.c.board.is_not(None))))
    )


def _still_waiting(connection: Connection, table: str) -> None:
    """Else Taken. Nobody else changes the table until this is written."""
    dealt = connection.execute(select(tables.c.dealt).where(tables.c.id == table).with_for_update()).scalar()
    if dealt is not False:
        raise Taken


def _head(record: Record) -> str:
    """A record without its entries, and of a brought board only the name."""
    board = record.board
    return msgspec.structs.replace(record, entries=[], board=board and Brought(board.digest, "")).to_json()


def _stored(row: RowMapping, record: Record, seated: list[Chair]) -> Stored:
    apart = ("record", "chairs", "clock", "motion")
    same = {name: row[name] for name in Stored.__struct_fields__ if name not in apart}
    return Stored(record=record, chairs=seated, **same)


def _entry_row(stored: Stored, number: int, entry: Entry) -> dict[str, Any]:
    words = msgspec.json.encode(entry).decode()
    return {"table": stored.id, "number": number, "entry": words, "at": stored.created}


def _row(chair: Chair) -> dict[str, Any]:
    return msgspec.structs.asdict(chair)


def _say_once(connection: Connection, row: dict[str, Any], also: Also | None) -> None:
    """A line that was written although the answer was lost is sent again: then it stands there already."""
    same = [chat.c[name].is_not_distinct_from(value) for name, value in row.items() if name != "at"]
    if connection.execute(select(chat.c.id).where(*same, chat.c.at > row["at"] - SAID_AGAIN)).first() is None:
        connection.execute(insert(chat), row)
        if also is not None:
            also(connection)


def _said(row: RowMapping) -> Said:
    readers = tuple(int(seat) for seat in (row["readers"] or "").split(",") if seat)
    phrase = None if row["phrase"] is None else msgspec.json.decode(row["phrase"], type=Text)
    return Said(row["id"], row["name"], row["seat"], row["words"], row["at"], readers, phrase, row["owner"])


def _chairs(connection: Connection, ids: Sequence[str]) -> dict[str, list[Chair]]:
    found: dict[str, list[Chair]] = {}
    query = select(chairs).where(chairs.c.table.in_(ids)).order_by(chairs.c.table, chairs.c.seat)
    for row in connection.execute(query).mappings():
        chair = Chair(**{name: row[name] for name in Chair.__struct_fields__})
        found.setdefault(row["table"], []).append(chair)
    return found


def _entries(connection: Connection, table: str, number: int) -> list[Entry]:
    """The entries from `number` on. A record with a hole would be another game: it is not read at all."""
    query = (
        select(entries.c.number, entries.c.entry)
        .where(entries.c.table == table, entries.c.number >= number)
        .order_by(entries.c.number)
    )
    found = []
    for expected, (place, words) in enumerate(connection.execute(query), number):
        if place != expected:
            raise BadRecord(f"entry {expected + 1} of the record is missing")
        try:
            found.append(_ENTRY.decode(words))
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise BadRecord(f"entry {place + 1} of the record: {error}") from None
    return found


_ENTRY = msgspec.json.Decoder(Entry)
