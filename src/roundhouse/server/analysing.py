"""Finished games explained: judged decision by decision in the bots' processes, when no bot and no person wants them,
and kept with the table. How far it has come stands in the database, so every server can tell."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence

import msgspec
import structlog
from litestar.exceptions import TooManyRequestsException
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, delete, select, text

from ..analysis import Analysis, Judged, Question, review
from ..analysis.judging import policy_of
from ..analysis.review import VERSION, decisions_of
from ..core.hindsight import Hindsight
from ..core.table import Table
from .errors import NotOver, NotYours
from .hall import Hall
from .live import LiveTable
from .looking_back import LookingBack, can_look_back
from .schema import analyses
from .store import PULSE, SEATS, Store, Unsaved

log = structlog.get_logger()
#: What a whole game may cost, in milliseconds of a core; and a single decision, as a bot may have to wait for it.
WHOLE_MS, MOST_MS, LEAST_MS = 60_000, 500, 40
#: So many games are explained at once by one server; who asks for more has to ask again.
AT_ONCE = 8
#: How often it is written down how far it has come; who has not written for so long does not go on.
OFTEN, LOST = 2.0, 60.0


class Progress(Struct, frozen=True):
    """How far it has come, and what was found out in the end."""

    done: int
    total: int
    at: float
    found: Analysis | None = None


class _Running(Struct):
    """A game that is being explained here; `by` wished for it first."""

    by: str
    task: asyncio.Task[None] | None = None
    done: int = 0
    total: int = 0


class Analyses:
    """What is being explained by this server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._running: dict[str, _Running] = {}
        self._back = LookingBack()

    @property
    def running(self) -> int:
        return len(self._running)

    async def of(self, live: LiveTable) -> Progress | None:
        """How far a game's is; None: nobody has asked for it, or its server is no more. Only when the game is over."""
        async with self.hall.at(live) as table:
            if not table.over:
                raise NotOver
            await self.hall.check_unsealed(live)
        here = self._here(live)
        if here is not None:
            return here
        kept = await asyncio.to_thread(kept_analysis, self.hall.store, live.id)
        if kept is not None and kept.found is None and kept.at < self.hall.store.clock() - LOST:
            return None
        return kept

    def _here(self, live: LiveTable) -> Progress | None:
        """How far this server is with it."""
        mine = self._running.get(live.id)
        return None if mine is None else Progress(mine.done, mine.total, self.hall.store.clock())

    async def begin(self, live: LiveTable, owner: str) -> Progress:
        """Explain a finished game, if nobody does or has done so."""
        # Somebody else may have begun while the database was asked.
        known = await self.of(live) or self._here(live)
        if known is not None:
            return known
        if len(self._running) >= AT_ONCE:
            raise TooManyRequestsException
        policy_of(live.game)  # else there is nobody who could
        running = self._running[live.id] = _Running(owner)
        running.task = self.hall.start(self._explain(live.id, live.table.still(), running))
        return Progress(0, 0, self.hall.store.clock())

    def may_stop(self, live: LiveTable, owner: str) -> bool:
        running = self._running.get(live.id)
        return running is not None and (running.by == owner or bool(live.seats_of(owner)))

    async def stop(self, live: LiveTable, owner: str) -> None:
        """Whoever wished for it, or sat at the table, may do without."""
        running = self._running.get(live.id)
        if running is None or running.task is None:
            return
        if not self.may_stop(live, owner):
            raise NotYours
        running.task.cancel()
        await asyncio.wait({running.task})

    async def _explain(self, name: str, table: Table, running: _Running) -> None:
        hall = self.hall
        try:
            asked = await hall.workroom.do(name, lambda: decisions_of(table))
            running.total = len(asked)
            judged = await self._judge(name, asked, running)
            found = await hall.workroom.do(name, lambda: review(table, judged))
            if can_look_back(table):
                found = replace(found, hindsight=tuple(await self._look_back(name, table)))
            await keep_analysis(hall.store, name, running.total, running.total, found)
        except BaseException as error:
            if not isinstance(error, asyncio.CancelledError):
                log.error("game cannot be explained", table=name, error=repr(error), exc_info=error)
            with contextlib.suppress(Unsaved):  # the server is closing: whoever asks later sees that it was lost
                await drop_analysis(hall.store, name)
            raise
        finally:
            self._running.pop(name, None)

    async def _look_back(self, name: str, table: Table) -> list[Hindsight]:
        """What would have been possible with the same dice. Where that hangs or fails, nothing is told of it: the rest
        is worth keeping."""
        try:
            return await self._back.best(table)
        except Exception as error:
            log.error("the best cannot be found", table=name, error=repr(error), exc_info=error)
            return []

    async def _judge(self, name: str, asked: Sequence[Question], running: _Running) -> list[Judged]:
        """One decision after the other, each on the next worker: so many at once as there are workers that search."""
        thinkers, written = self.hall.thinkers, 0.0
        ms = max(LEAST_MS, min(MOST_MS, WHOLE_MS // max(1, len(asked))))
        judged: list[Judged] = []
        waiting = iter(enumerate(asked))

        async def go_on() -> None:
            nonlocal written
            for number, question in waiting:
                judged.append(await thinkers.study(f"analysis {name}", number, question, ms))
                running.done = len(judged)
                now = self.hall.store.clock()
                if now >= written + OFTEN:
                    written = now
                    await keep_analysis(self.hall.store, name, running.done, running.total)

        async with asyncio.TaskGroup() as group:
            for _ in range(thinkers.searching):
                group.create_task(go_on())
        return judged


# -- in the database ----------------------------------------------------------------------------------------------

_KEEP = text(
    'INSERT INTO analyses ("table", done, total, at, found) VALUES (:name, :done, :total, :at, :found) '
    'ON CONFLICT ("table") DO UPDATE SET done = excluded.done, total = excluded.total, at = excluded.at, '
    "found = coalesce(excluded.found, analyses.found)"
)


async def keep_analysis(store: Store, name: str, done: int, total: int, found: Analysis | None = None) -> None:
    """How far it has come is news to nobody; what was found is."""
    words = None if found is None else msgspec.json.encode(found).decode()
    row = {"name": name, "done": done, "total": total, "at": store.clock(), "found": words}

    def work(connection: Connection) -> None:
        connection.execute(_KEEP, row)

    await (store.write("", PULSE, work) if found is None else store.write(name, SEATS, work))


async def drop_analysis(store: Store, name: str) -> None:
    """What is not finished."""
    gone = delete(analyses).where(analyses.c.table == name, analyses.c.found.is_(None))
    await store.write("", PULSE, lambda connection: connection.execute(gone))


def kept_analysis(store: Store, name: str) -> Progress | None:
    """In a thread. What another version has found out is as good as nothing."""
    with store.engine.connect() as connection:
        row = connection.execute(select(analyses).where(analyses.c.table == name)).mappings().first()
    if row is None:
        return None
    if row["found"] is None:
        return Progress(row["done"], row["total"], row["at"])
    try:
        found = msgspec.json.decode(row["found"], type=Analysis)
    except msgspec.MsgspecError:
        return None
    return Progress(row["done"], row["total"], row["at"], found) if found.version == VERSION else None
