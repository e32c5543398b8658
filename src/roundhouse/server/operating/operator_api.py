"""What the operator sees and does, over REST. For everybody else there is nothing here."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import structlog
from litestar import Controller, Request, get, post
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from ...core.errors import BadOption
from ...core.registry import find_game, game_ids
from ...core.texts import Text
from .. import orders
from ..browser import lang_of
from ..hall import Hall
from ..messages import (
    BanInfo,
    Drain,
    EndBan,
    KeptTable,
    LoadInfo,
    NewBan,
    OperateTable,
    OperatorInfo,
    ReportInfo,
    SaidLine,
    SettleReport,
    StateCount,
    UsePass,
)
from ..office import Office, Report, Row
from . import letting_in

Req = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]
ListName = Annotated[str, QueryParameter(name="list")]
T = TypeVar("T")
log = structlog.get_logger()
#: Reports and tables that are shown at once; lines of what was said.
MOST, LINES = 100, 20
#: Characters of a reason.
LONGEST = 500


class OperatorApi(Controller):
    """For whoever runs the server."""

    path = "/api/operator"
    tags = ["operator"]
    cache_control = CacheControlHeader(no_store=True)

    @post("/enter", summary="Be let in by a link of `roundhouse admin page`", status_code=204)
    async def enter(self, request: Req, hall: TheHall, data: JSONBody[UsePass]) -> None:
        await letting_in.enter(hall, request, data.key)
        log.info("operator let in")

    @post("/leave", summary="This browser is the operator's no more", status_code=204)
    async def leave(self, request: Req, hall: TheHall) -> None:
        await letting_in.leave(hall, request)

    @get("/", summary="Load, reports and bans")
    async def all(self, request: Req, hall: TheHall) -> OperatorInfo:
        until = await letting_in.check(hall, request)
        load = _load(hall)

        def read() -> OperatorInfo:
            office = Office(hall.store)
            return OperatorInfo(
                until=until,
                draining=hall.store.told(sys.maxsize).draining,
                load=load,
                counts=[StateCount(state, count) for state, count in office.count().items()],
                reports=[_report(one) for one in office.reports()[:MOST]],
                bans=[BanInfo(one.kind, one.who, one.why, one.at) for one in office.bans()],
            )

        return await asyncio.to_thread(read)

    @get("/tables", summary="Tables, the latest first: all, running, waiting, over, closed or forgotten")
    async def tables(self, request: Req, hall: TheHall, list_: ListName = "running") -> list[KeptTable]:
        await letting_in.check(hall, request)
        rows = await asyncio.to_thread(lambda: Office(hall.store).find(state=list_, limit=MOST))
        lang = lang_of(request)
        return [_table(row, lang) for row in rows]

    @post("/tables/{table:str}", summary="End a table, set it aside, open it, or lock its chat", status_code=204)
    async def operate(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[OperateTable]) -> None:
        office, why = Office(hall.store), _why(data.why)
        acts: dict[str, Callable[[], str]] = {
            "end": lambda: office.end(table, why),
            "set-aside": lambda: office.set_aside(table, why),
            "open": lambda: office.open_again(table),
            "lock-chat": lambda: office.lock_chat(table, True),
            "unlock-chat": lambda: office.lock_chat(table, False),
        }
        await letting_in.check(hall, request)
        if data.act not in acts:
            raise BadOption(f"one of {', '.join(acts)}", Text("bad-act", {"act": data.act}))
        await _do(hall, acts[data.act], act=data.act, table=table)

    @post("/settle", summary="A report is dealt with", status_code=204)
    async def settle(self, request: Req, hall: TheHall, data: JSONBody[SettleReport]) -> None:
        await letting_in.check(hall, request)
        if 0 < data.id < 2**53:
            await _do(hall, lambda: Office(hall.store).settle(data.id), act="settle", report=data.id)

    @post("/ban", summary="Let somebody in no more", status_code=204)
    async def ban(self, request: Req, hall: TheHall, data: JSONBody[NewBan]) -> None:
        await letting_in.check(hall, request)
        who, why = data.who.strip(), _why(data.why)
        await _do(hall, lambda: Office(hall.store).ban(who, why), act="ban", who=who[:64])

    @post("/unban", summary="Let somebody in again", status_code=204)
    async def unban(self, request: Req, hall: TheHall, data: JSONBody[EndBan]) -> None:
        await letting_in.check(hall, request)
        if data.who:  # nothing at all would be the beginning of everybody
            await _do(hall, lambda: Office(hall.store).unban(data.who), act="unban", who=data.who[:64])

    @post("/drain", summary="No new tables; or as usual again", status_code=204)
    async def drain(self, request: Req, hall: TheHall, data: JSONBody[Drain]) -> None:
        await letting_in.check(hall, request)
        await _do(hall, lambda: Office(hall.store).drain(data.on), act="drain", on=data.on)


async def _do(hall: Hall, work: Callable[[], T], **what: object) -> None:
    """It is written down who did what; this server obeys at once, others as soon as they read it."""
    await asyncio.to_thread(work)
    log.info("operator", **what)
    orders.obey(hall, await asyncio.to_thread(hall.store.told, sys.maxsize))


def _why(words: str) -> str:
    if len(words) > LONGEST:
        raise BadOption(f"a reason has at most {LONGEST} characters", Text("bad-reason", {"most": LONGEST}))
    return words.strip()


def _load(hall: Hall) -> LoadInfo:
    lives = list(hall.lives.values())
    load = taken = 0.0
    with contextlib.suppress(ImportError, AttributeError, OSError):  # not every system tells
        import resource

        load = os.getloadavg()[0] / (os.cpu_count() or 1)
        taken = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)
    return LoadInfo(
        moves=hall.moves_played,
        tables=len(lives),
        listeners=sum(len(one.listeners) for one in lives),
        thinking=sum(len(one.thinking) for one in lives),
        writes=hall.store.waiting,
        load=load,
        memory=taken,
    )


def _report(one: Report) -> ReportInfo:
    said = [SaidLine(str(line.get("name", "")), str(line.get("words", ""))) for line in one.said[-LINES:]]
    return ReportInfo(one.id, one.table, one.by, one.about or "", one.name, one.words, said, one.at)


def _table(row: Row, lang: str) -> KeptTable:
    title = find_game(row.game).title(lang) if row.game in game_ids() else row.game
    state = row.closed or ("over" if row.over else "running" if row.dealt else "waiting")
    why = row.closed_why or ""
    return KeptTable(row.id, title, row.names, row.entries, row.touched, state, why, row.chat_locked)
