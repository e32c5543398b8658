"""One stream for all tables of somebody: what is asked of them, as it comes up. For programs; docs/api.md tells how.

What is told is how things are, not what has changed: whoever comes back after a break is told all that is asked of them
then, and which games have ended meanwhile. So nothing has to be kept for anybody, and nothing can be missed.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator
from typing import Annotated, Any

import structlog
from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import HeaderParameter
from litestar.response import Stream
from msgspec import Struct, json

from ..core.errors import RoundhouseError
from .browser import asker_of, owner_of
from .errors import NoTable
from .hall import Hall
from .limits import Sockets
from .live import Listener, LiveTable
from .my_turns import MOST
from .people.members import Members

log = structlog.get_logger()
#: So often it is looked whether somebody has sat down at one more table, and whether they are still who they were.
LOOK_SECONDS = 1.0
#: So often something is sent, that nobody between here and there takes the line for a dead one.
ALIVE_SECONDS = 15.0
#: The lists do not know more exactly when a game has ended, nor do servers agree about the time.
SLACK_SECONDS = 10.0
MOMENT = re.compile(r"\d{1,10}(\.\d{1,3})?")
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


class Turn(Struct, frozen=True):
    """A seat that may move: `number` is what its move answers to, `until` when its time is up."""

    seat: int
    number: int
    until: float | None


class TableNow(Struct, frozen=True, tag_field="type", tag="table"):
    """A table of mine as it is now. `waiting`: seats are open, the game is not dealt. `turns`: which of my seats may
    move, those with the least time first."""

    table: str
    game: str
    seats: list[int]
    waiting: bool = False
    invited: bool = False
    over: bool = False
    turns: list[Turn] = []
    motion: str | None = None


class TablesNow(Struct, frozen=True, tag_field="type", tag="tables"):
    """My tables that are not over. Told after what is asked at each of them."""

    tables: list[str]


Event = TableNow | TablesNow


class Follower:
    """Somebody who listens at all their tables at once."""

    def __init__(self, hall: Hall, owner: str, since: float) -> None:
        """`since`: the moment of what they heard last."""
        self.hall, self.owner, self.since = hall, owner, since
        self._at: dict[str, tuple[LiveTable, Listener]] = {}
        self._told: dict[str, TableNow] = {}
        #: Tables where something has happened, each once, in order.
        self._stirred: dict[str, None] = {}
        self._something = asyncio.Event()
        self._tables: list[str] | None = None

    async def events(self) -> AsyncIterator[Event | None]:
        """What is new; None: for a while there was nothing."""
        looked = 0.0
        try:
            while not self.hall.closing:
                if (now := time.monotonic()) >= looked + LOOK_SECONDS:
                    looked = now
                    await self._join()
                while self._stirred:
                    name = next(iter(self._stirred))
                    del self._stirred[name]
                    if (event := await self._now(name)) is not None:
                        yield event
                if self._tables != (tables := sorted(self._at)):
                    self._tables = tables
                    yield TablesNow(tables)
                try:
                    await asyncio.wait_for(self._something.wait(), LOOK_SECONDS)
                except TimeoutError:
                    yield None
                self._something.clear()
        finally:
            for name in list(self._at):
                self._leave(name)

    async def _join(self) -> None:
        """Listen at tables that are theirs since a while ago. At those that are over nothing more will be heard."""
        for name in await asyncio.to_thread(self.hall.store.tables_of, self.owner, self.since, MOST):
            if name not in self._at and name not in self._told:
                try:
                    self._listen(await self.hall.find(name))
                except RoundhouseError as error:  # one table that cannot be read must not hide the others
                    log.warning("table cannot be read", table=name, error=str(error))

    def _listen(self, live: LiveTable) -> None:
        def stir(_: dict[str, Any]) -> None:
            self._stirred[live.id] = None
            self._something.set()

        self._at[live.id] = live, stir
        live.listen(stir, frozenset(live.seats_of(self.owner)))
        self._stirred[live.id] = None

    def _leave(self, name: str) -> None:
        live, stir = self._at.pop(name)
        live.leave(stir)

    async def _now(self, name: str) -> TableNow | None:
        """How it is there, if they have not been told so."""
        if name not in self._at:
            return None
        live = self._at[name][0]
        try:
            async with self.hall.holding(live):
                event = self._seen(live)
        except NoTable:
            event = TableNow(name, live.game.id, [], over=True)
        if event.over or not event.seats:
            self._leave(name)
        if event == self._told.get(name):
            return None
        self._told[name] = event
        if not event.seats and not event.over:
            del self._told[name]  # they have left; should they sit down again, it is news
        return event

    def _seen(self, live: LiveTable) -> TableNow:
        """At the table."""
        mine = live.seats_of(self.owner)
        invited = any(live.chairs[seat].kept for seat in mine)
        if live.closed is not None:
            return TableNow(live.id, live.game.id, mine, over=True)
        if not live.dealt:
            return TableNow(live.id, live.game.id, mine, waiting=True, invited=invited)
        turns = [
            Turn(seat, live.played(seat).own_number, None if live.clock is None else live.clock.until(seat))
            for seat in live.table.actors()
            if seat in mine and live.chairs[seat].kind == "person"
        ]
        turns.sort(key=lambda turn: turn.until or float("inf"))
        motion = None if live.motion is None else live.motion.kind
        return TableNow(live.id, live.game.id, mine, over=live.table.over, turns=turns, motion=motion)


@get(
    "/api/stream",
    summary="What is asked of me at all my tables, as it comes up",
    tags=["tables"],
    media_type="text/event-stream",
    opt={"packed": True},
)
async def stream(
    request: Request[Any, Any, Any],
    hall: NamedDependency[Hall],
    sockets: NamedDependency[Sockets],
    members: NamedDependency[Members],
    last: Annotated[str, HeaderParameter(name="Last-Event-ID", required=False)] = "",
) -> Stream:
    """Server-sent events: each has an id, a moment, which who comes back sends as `Last-Event-ID`."""
    moment = float(last) if MOMENT.fullmatch(last) else 0.0
    # Who comes for the first time is told of no end.
    follower = Follower(hall, owner_of(request), moment - SLACK_SECONDS if moment else hall.store.clock())
    payer = asker_of(request).payer
    with sockets.held(request.scope["client"], payer):
        pass  # there is room; it is held by whoever sends

    async def sent() -> AsyncIterator[bytes]:
        silent = 0.0
        with sockets.held(request.scope["client"], payer):
            yield b"retry: 1000\n\n"
            async for event in follower.events():
                silent = 0.0 if event is not None else silent + LOOK_SECONDS
                if event is not None:
                    yield f"id: {hall.store.clock():.3f}\ndata: ".encode() + json.encode(event) + b"\n\n"
                elif not await members.still(request.scope):
                    return
                elif silent >= ALIVE_SECONDS:
                    silent = 0.0
                    yield b":\n\n"

    return Stream(sent(), media_type="text/event-stream", headers=HEADERS)
