"""The hall: all tables that somebody looks at, kept in memory, each the replay of its record in the store."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from operator import attrgetter
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

import structlog
from sqlalchemy import Connection

from ..core.game import Game
from ..core.table import Table
from . import timekeeping as clock_keeping
from .bans import Bans
from .clocks import rows as clock_rows
from .consent import rows as motion_rows
from .consent.motion import BACK
from .contest.rows import call_round
from .errors import Closed, NoTable, NotYours, Sealed
from .live import LiveTable
from .quotas import Quotas
from .results import rows as result_rows
from .results.rating import Ratings
from .settings import Settings
from .store import CHAT, GONE, NEWS, SEATS, SET_ASIDE, Also, Since, Store, Stored, Taken
from .tell import asking as tell_asking
from .tell.asking import FULL, TURN, Item
from .tell.messenger import Messenger
from .thinking import Thinkers
from .workroom import Workroom

log = structlog.get_logger()
#: Tables kept in memory, the others are read when they are asked for.
KEPT = 1000
#: How many seconds to wait before news are read that could not be: a database restarts within a few minutes.
PAUSES = (0.5, 1, 2, 4, 8, 15, 30, 60, 60, 60)
T = TypeVar("T")
_TABLE: Callable[[LiveTable], Table] = attrgetter("table")
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{22}")


class At(Generic[T]):
    """Somebody is at a table: nobody else is, until they leave. `what` is held there. A generator would cost more than
    all the rest of it, with every look and move."""

    __slots__ = ("hall", "live", "what")

    def __init__(self, hall: Hall, live: LiveTable, what: Callable[[LiveTable], T]) -> None:
        self.hall, self.live, self.what = hall, live, what

    async def __aenter__(self) -> T:
        await self.live.lock.acquire()
        try:
            await self.hall.catch_up(self.live)
            return self.what(self.live)
        except BaseException:
            self.live.lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.live.lock.release()


class Hall:
    """Finds tables, keeps them true to the store, and writes what happens at them. What happens there is said in
    playing, seating, chatting and bot_turns."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinkers: Thinkers,
        workroom: Workroom,
        wake_bots: Callable[[Hall, LiveTable], None],
    ) -> None:
        """`wake_bots` is asked whenever a table has come into memory or moved on."""
        self.settings = settings
        self.store = store
        self.quotas = Quotas(settings, store.clock)
        self.ratings = Ratings(store.engine)
        self.thinkers = thinkers
        self.messenger = Messenger(settings)
        self.workroom = workroom
        self._wake_bots = wake_bots
        #: The tables looked at last; and all that anybody still holds, so that there are never two of one table.
        self.lives: OrderedDict[str, LiveTable] = OrderedDict()
        self._held: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.moves_played = 0
        #: Whether news of other processes do not reach us: then nothing in memory is believed without looking.
        self.deaf = False
        #: What ids are made with of tables that must not be set up twice; see new_tables.py.
        self.id_key = b""
        #: What the operator says; see orders.py.
        self.draining = False
        #: The server is about to end: whoever would wait for ever waits no longer.
        self.closing = False
        self.bans = Bans([])
        #: Sends a mail: to whom, about what, and the words; None: this server sends none.
        self.post: Callable[[str, str, str], Awaitable[None]] | None = None

    # -- finding and keeping --------------------------------------------------------------------------------------

    async def find(self, name: str) -> LiveTable:
        live = self._held.get(name)
        if live is None:
            if not TABLE_ID.fullmatch(name):
                raise NoTable(name)
            loading = self._loading.get(name)
            if loading is None:
                loading = self._loading[name] = asyncio.create_task(self._load(name))
                loading.add_done_callback(lambda _: self._loading.pop(name, None))
            # Others may wait for the same table: it goes on although this one leaves.
            return await asyncio.shield(loading)
        self._keep(live)
        slept = not self.attended(live)
        live.looked = self.store.clock()
        if slept:
            self.wake_bots(live)
        return live

    async def _load(self, name: str) -> LiveTable:
        stored = await asyncio.to_thread(self._read, name)
        if stored is None:
            raise NoTable(name)
        live = await asyncio.to_thread(LiveTable, stored)
        if live.full and not live.dealt:  # whoever sat down last could not finish it
            await self.deal(live)
        await self._start_clock(live)
        # News that came while it was read found nobody.
        live.behind = self.store.postgres
        live.looked = self.store.clock()
        self._keep(live)
        # Their process may have gone.
        self.wake_bots(live)
        return live

    def _read(self, name: str) -> Stored | None:
        """In a thread. Of what is set aside nothing else is read: it may be what cannot be read."""
        why = self.store.set_aside_because(name)
        if why is not None:
            raise Closed(SET_ASIDE, why)
        return self.store.load(name)

    async def add(self, stored: Stored, game: Game) -> LiveTable:
        """A new table, on disk and in memory. If there is one of this id, that one."""
        try:
            await self.store.create(stored)
        except Taken:
            return await self.find(stored.id)
        live = LiveTable(stored, game)
        await self._start_clock(live)
        live.behind = live.behind or self.store.postgres  # another server may have found it already
        live.looked = self.store.clock()
        self._keep(live)
        self.wake_bots(live)
        return live

    def _keep(self, live: LiveTable) -> None:
        self._held[live.id] = live
        self.lives[live.id] = live
        self.lives.move_to_end(live.id)
        if len(self.lives) > KEPT:
            self.lives.popitem(last=False)

    def forget(self, live: LiveTable) -> None:
        """It is no more: whoever asks for it is told so."""
        live.gone = True
        self.lives.pop(live.id, None)
        self._held.pop(live.id, None)

    # -- at a table -----------------------------------------------------------------------------------------------

    def at(self, live: LiveTable) -> At[Table]:
        """Hold a table as it is now, and play or look there."""
        return At(self, live, _TABLE)

    def holding(self, live: LiveTable) -> At[None]:
        """Hold a table as it is now, be it dealt or not."""
        return At(self, live, lambda _: None)

    async def check_seat(self, live: LiveTable, owner: str, seat: int | None) -> None:
        """Only the owner looks through the eyes of a seat, and acts for it; what is sealed, only those see who sit
        there. To be called at the table."""
        if seat is None and _sealed_to(live, owner):
            await self.look_again(live)
            if _sealed_to(live, owner):
                raise Sealed
        if seat is not None and not live.owns(owner, seat):
            await self.look_again(live)  # they may have sat down elsewhere a moment ago
            if not live.owns(owner, seat):
                raise NotYours

    async def check_unsealed(self, live: LiveTable) -> None:
        """What tells the seed, or all of a finished game, waits for others who have the same chance. To be called at
        the table."""
        if live.sealed:
            await self.look_again(live)
        if live.sealed:
            raise Sealed

    async def deal(self, live: LiveTable) -> None:
        """All seats are taken: the game begins. Nothing but the seed and what people added to it decides the dice, so
        whichever process does this, and however often, it is the same game."""
        head, entropy = live.head, [chair.entropy or "" for chair in live.chairs]
        names = [chair.recorded for chair in live.chairs]
        table = await asyncio.to_thread(
            Table.new, live.game, head.seats, head.options, seed=head.seed, names=names, entropy=entropy
        )
        begins = tell_asking.asked(_first_turns(live, table), self.messenger.reachable, self.tell_at)
        try:
            with live.writing():
                await self.store.deal(live.id, table.record, begins)
        except Taken:  # another process was faster, or somebody left
            return
        live.table = table
        await self._start_clock(live)
        self.wake_bots(live)

    async def _start_clock(self, live: LiveTable) -> None:
        """With the deal; or, if whoever dealt could not finish it, when somebody comes."""
        clock = clock_keeping.begun(live, self.store.clock())
        if clock is not None:
            await self.store.write(live.id, SEATS, partial(clock_rows.write, table=live.id, clock=clock))
            live.clock, live.behind = clock, True  # it runs by the hours of those who sit there

    def round_may_end(self, live: LiveTable) -> Also | None:
        """A table of a tournament has ended: somebody looks whether the others have, too."""
        if live.tournament is None:
            return None
        return partial(call_round, tournament=live.tournament, due=self.store.clock())

    @property
    def tell_at(self) -> float:
        """When to tell somebody what happens now."""
        return self.store.clock() + self.settings.tell_delay

    def check_open(self, live: LiveTable) -> None:
        """Whether the operator has closed the table."""
        if live.closed is not None:
            raise Closed(live.closed, live.closed_why or "")

    async def write(self, live: LiveTable, act: Callable[[Table], None]) -> None:
        """Change the table in memory, then on disk. If the disk says no, or nobody waits for its answer any more,
        the table is read anew before anybody looks at it."""
        self.check_open(live)
        table = live.table
        heard = self.messenger.reachable
        before = table.actors() if heard or live.clock is not None else []
        act(table)
        number = len(table.record.entries) - 1
        clock = clock_keeping.moved(live, self.store.clock(), before)
        motion = None if live.motion is not None and live.motion.kind == BACK else live.motion
        also = together(
            clock_keeping.also(live, clock),
            None if motion is live.motion else _drop_motion(live),
            tell_asking.moved(live, before, heard, self.tell_at) if heard else None,
            result_rows.ended(table, live.id, self.store.clock()),
            self.round_may_end(live) if table.over else None,
        )
        try:
            await self.store.append(live.id, number, table.record.entries[number], live.touch(), also)
        except BaseException:
            live.doubtful = True
            raise
        live.clock, live.motion = clock, motion
        live.history.keep_up(table)
        self.moves_played += 1

    def moved_on(self, live: LiveTable, number: int) -> None:
        """Something was written: the next ones are called, everybody is told."""
        self.wake_bots(live)
        live.tell(NEWS, number=number)

    def attended(self, live: LiveTable) -> bool:
        """Whether it matters to anybody that the game goes on: bots alone wait until somebody looks."""
        if live.closed is not None:
            return False
        if live.listeners or any(chair.kind == "person" for chair in live.chairs):
            return True
        return self.store.clock() < live.looked + 60 * self.settings.bots_alone_minutes

    def wake_bots(self, live: LiveTable) -> None:
        if live.dealt and self.attended(live):
            self._wake_bots(self, live)

    # -- what other processes write -------------------------------------------------------------------------------

    async def catch_up(self, live: LiveTable) -> None:
        """Take over what others have written, or what the disk holds after all."""
        if live.gone:
            raise NoTable(live.id)
        if not (live.behind or live.doubtful or self.deaf):
            return
        anew = live.doubtful or not live.dealt
        # Before reading: news that comes meanwhile counts again.
        live.behind = live.doubtful = False
        try:
            if anew:
                stored = await asyncio.to_thread(self._read, live.id)
                if stored is None:
                    self.forget(live)
                    raise NoTable(live.id)
                dealt = await asyncio.to_thread(Table.load, stored.record, game=live.game) if stored.dealt else None
                live.renew(stored, dealt)
                if live.full and not live.dealt:
                    await self.deal(live)
            else:
                live.follow(await asyncio.to_thread(self._follow, live))
        except BaseException:
            live.doubtful = True
            raise

    def _follow(self, live: LiveTable) -> Since:
        """In a thread, at the table: play what others have written. What else is new."""
        table, history = live.table, live.history
        found = self.store.since(live.id, len(table.record.entries), live.clock is not None)
        for entry in found.entries:
            table.follow(entry)
            history.keep_up(table)
        return found

    async def look_again(self, live: LiveTable) -> None:
        """Something does not fit: perhaps the news of another process is still on its way."""
        if self.store.postgres:
            live.behind = True
            await self.catch_up(live)

    def heard(self, kind: str, name: str) -> None:
        """Another process has written to this table."""
        live = self._held.get(name)
        if live is None:
            return
        about, _, readers = kind.partition(":")
        if about == GONE:
            self.forget(live)
            live.tell(SEATS)
        elif about == CHAT:
            live.tell(CHAT, [int(seat) for seat in readers.split(",")] if readers else None)
        else:
            self._pass_on(live)

    def doubt(self, name: str) -> None:
        """The operator has changed this table (no name: any of them): it is read anew before anybody looks."""
        for live in [self._held.get(name)] if name else list(self._held.values()):
            if live is not None:
                live.doubtful = True
                self._pass_on(live)

    def hears(self, well: bool) -> None:
        """Whether news of other processes reach us. When they do again, what was missed is passed on: every table
        looks at its record."""
        self.deaf = not well
        if self.deaf:
            return
        for live in list(self._held.values()):
            self._pass_on(live)
            live.tell(CHAT)

    def _pass_on(self, live: LiveTable) -> None:
        live.behind = True
        if live.listeners and not live.passing_on:
            live.passing_on = True
            self.start(self._tell_all(live))

    async def _tell_all(self, live: LiveTable) -> None:
        """A database that is away for a while keeps nobody from the news: they are late then."""
        for pause in (*PAUSES, None):
            try:
                async with live.lock:
                    live.passing_on = False  # what comes from here on is passed on again
                    await self.catch_up(live)
                    number = live.played(None).number if live.dealt else 0
                break
            except Exception as error:
                log.warning("news not read", table=live.id, error=repr(error), again_in=pause)
                if pause is None or live.gone or live.passing_on:
                    return
                await asyncio.sleep(pause)
        live.tell(NEWS, number=number)
        live.tell(SEATS)

    # -- work that nobody waits for -------------------------------------------------------------------------------

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _sealed_to(live: LiveTable, owner: str) -> bool:
    return live.sealed and not live.seats_of(owner)


def _drop_motion(live: LiveTable) -> Also:
    """To go back was wished for before this was played."""
    return partial(motion_rows.drop, table=live.id)


def _first_turns(live: LiveTable, table: Table) -> dict[str, Item]:
    """The game begins: for everybody who may act at first, and for who has set the table up."""
    host = {live.host: Item(live.id, FULL, "full")} if live.host else {}
    acting = ((seat, live.chairs[seat].owner) for seat in table.actors())
    return {**host, **{owner: Item(live.id, TURN, f"{seat} 0") for seat, owner in acting if owner is not None}}


def together(*parts: Also | None) -> Also | None:
    """What is written in one transaction with something else."""
    wanted = [part for part in parts if part is not None]
    if len(wanted) < 2:
        return wanted[0] if wanted else None

    def write(connection: Connection) -> None:
        for part in wanted:
            part(connection)

    return write
