"""Making a motion, answering it, and doing what was agreed."""

from __future__ import annotations

import asyncio
from functools import partial

from msgspec.structs import replace
from sqlalchemy import Connection

from ...bots import default_bot
from ...core.errors import BadOption
from ...core.refusal import Refusal, refuse
from ...core.texts import Seat, Text
from .. import seating
from .. import timekeeping as keeping
from ..clocks import rows as clock_rows
from ..consent import rows
from ..consent.motion import BACK, BOT, END, KINDS, OF_A_SEAT, OPEN, PAUSE, RESUME, Motion
from ..consent.votes import carried, votes
from ..errors import NotYours, RefusedAt
from ..hall import Hall, together
from ..live import LiveTable
from ..messages import Abandon, AnswerMotion, Nudge, Propose
from ..store import AGREED, CHAT, NEWS, SEATS, Chair, Taken
from ..tell.asking import NUDGE, Item, asked

#: After so many seconds without a move whoever is awaited can be nudged, and then again after so many.
NUDGE_AFTER, NUDGE_AGAIN = 3600, 12 * 3600


async def propose(hall: Hall, live: LiveTable, owner: str, wish: Propose) -> None:
    """Say what one wishes. Whoever is alone with bots has agreed already."""
    async with hall.at(live):
        await hall.check_seat(live, owner, wish.seat)
        await _check(hall, live, wish)
        if live.motion is not None and _same(live.motion, wish):
            return  # said twice, it is one motion
        if live.motion is not None:
            raise RefusedAt(live, Refusal("RH-12", "motion-open"))
        entries = len(live.table.record.entries)
        await _go_on(hall, live, Motion(wish.kind, wish.seat, wish.about, entries, (wish.seat,), hall.store.clock()))
    await _tell(hall, live)


async def answer(hall: Hall, live: LiveTable, owner: str, wish: AnswerMotion) -> None:
    """Agree, or not: then it is off the table, also for whoever made it."""
    async with hall.at(live):
        await hall.check_seat(live, owner, wish.seat)
        await hall.look_again(live)
        motion = live.motion
        if motion is None or motion.kind != wish.kind:
            raise RefusedAt(live, Refusal("RH-12", "no-motion"))
        if motion.kind in OF_A_SEAT and live.chairs[motion.about].owner == owner:
            raise NotYours
        if wish.yes:
            await _go_on(hall, live, replace(motion, yes=tuple(sorted({*motion.yes, wish.seat}))))
        else:
            await _write(hall, live, None)
    await _tell(hall, live)


async def call_bot(hall: Hall, live: LiveTable, owner: str, seat: int) -> None:
    """The others' wish that a bot plays for somebody who has gone, as one of them says it."""
    mine = live.seats_of(owner)
    if not mine:
        raise NotYours
    motion = live.motion
    if motion is not None and motion.kind == BOT and motion.about == seat:
        await answer(hall, live, owner, AnswerMotion(mine[0], BOT, yes=True))
    else:
        await propose(hall, live, owner, Propose(mine[0], BOT, seat))


async def nudge(hall: Hall, live: LiveTable, owner: str, name: str, wish: Nudge) -> None:
    """Remind somebody who is awaited; everybody reads that in the chat. The host can do that without a seat, too; then
    by this name."""
    async with hall.at(live) as table:
        mine = next(iter(live.seats_of(owner)), None)
        if mine is not None:
            name = live.chairs[mine].name
        elif owner != live.host:
            raise NotYours
        if not 0 <= wish.seat < len(live.chairs) or live.owns(owner, wish.seat):
            raise NotYours
        chair = live.chairs[wish.seat]
        waited = hall.store.clock() - await asyncio.to_thread(hall.store.last_move, live.id)
        nudged = await asyncio.to_thread(hall.store.last_phrase, live.id, "nudge")
        again = hall.store.clock() - nudged
        if chair.kind != "person" or wish.seat not in table.actors() or waited < NUDGE_AFTER or again < NUDGE_AGAIN:
            raise RefusedAt(live, Refusal("RH-10", "no-nudge"))
        text = Text("nudge", {"whom": Seat(wish.seat)})
    nudged_at = Item(live.id, NUDGE, f"nudge {hall.store.clock():.0f}", name)
    told = asked({chair.owner or "": nudged_at}, hall.messenger.reachable, hall.store.clock())
    await hall.store.whisper(live.id, name, mine, text, None, told)
    live.tell(CHAT)


async def abandon(hall: Hall, live: LiveTable, owner: str, wish: Abandon) -> None:
    """Give a seat up for good, to a bot or to whoever has the link. When nobody is left the game has ended."""
    async with hall.at(live) as table:
        await hall.check_seat(live, owner, wish.seat)
        if table.over:
            raise RefusedAt(live, Refusal("RH-12", "no-motion"))
        if wish.open:
            _check_unsealed(live)
        chair = live.chairs[wish.seat]
        kind, bot = ("open", None) if wish.open else ("bot", default_bot(live.game))
        await seating.change(hall, live, replace(chair, kind=kind, bot=bot, owner=None, spare=None, spare_until=None))
        if live.motion is not None:
            await _write(hall, live, None)
        if all(one.owner is None for one in live.chairs):
            await _close(hall, live)
    live.tell(SEATS)
    hall.wake_bots(live)


async def settle(hall: Hall, live: LiveTable) -> None:
    """A bot plays for somebody now who had not answered: what all others have agreed on waits for nobody any more."""
    async with hall.at(live) as table:
        motion = live.motion
        if motion is None or table.over or live.closed is not None:
            return
        if not votes(motion, live.chairs).yes or not _carried(live, motion):
            return
        await _go_on(hall, live, motion)
    await _tell(hall, live)


# -- whether it can be wished for ---------------------------------------------------------------------------------


async def _check(hall: Hall, live: LiveTable, wish: Propose) -> None:
    """At the table."""
    hall.check_open(live)
    if wish.kind not in KINDS:
        raise BadOption(f"a motion is one of {', '.join(KINDS)}", Text("bad-motion"))
    table, clock = live.table, live.clock
    if table.over:
        raise RefusedAt(live, Refusal("RH-12", "no-motion"))
    if wish.kind == OPEN:
        _check_unsealed(live)
    if wish.kind in OF_A_SEAT:
        await check_absent(hall, live, wish.kind, wish.about)
    elif wish.kind == BACK and live.sealed:
        # Chance answers anew from there: others would have had another.
        raise RefusedAt(live, Refusal("RH-14", "no-back"))
    elif wish.kind == BACK and not table.record.inherited <= wish.about < table.ply:
        raise BadOption("there is no such move to go back to", Text("bad-place", {"moves": table.ply, "at": ""}))
    elif wish.kind in (PAUSE, RESUME) and (clock is None or (clock.paused is None) != (wish.kind == PAUSE)):
        raise RefusedAt(live, Refusal("RH-12", "no-clock"))


def _check_unsealed(live: LiveTable) -> None:
    """Whoever sat down would see what the other tables of the round are about to get."""
    if live.sealed:
        raise RefusedAt(live, Refusal("RH-14", "no-open"))


async def check_absent(hall: Hall, live: LiveTable, kind: str, seat: int) -> None:
    """Whether a seat that others own has kept the table waiting for so long that the others decide about it."""
    if kind == BOT and 0 <= seat < len(live.chairs) and live.chairs[seat].kind == "open":
        return  # it was opened, and nobody has come
    if not 0 <= seat < len(live.chairs) or live.chairs[seat].kind == "open" or live.chairs[seat].owner is None:
        raise NotYours
    if live.chairs[seat].kind == "bot":
        return  # it is about who plays on there
    hours, now = hall.settings.absent_hours, hall.store.clock()
    waited = now - await asyncio.to_thread(hall.store.last_move, live.id)
    late = live.clock is not None and seat in live.clock.up(now)
    if not late and (not hours or seat not in live.table.actors() or waited < 3600 * hours):
        raise RefusedAt(live, refuse("RH-10", "not-absent", hours=hours))


def _same(motion: Motion, wish: Propose) -> bool:
    return (motion.kind, motion.by, motion.about) == (wish.kind, wish.seat, wish.about)


# -- what becomes of it -------------------------------------------------------------------------------------------


async def _go_on(hall: Hall, live: LiveTable, motion: Motion) -> None:
    """Keep a motion, or do what everybody has agreed on. At the table."""
    if not _carried(live, motion):
        await _write(hall, live, motion)
        return
    if live.motion is not None:
        await _write(hall, live, None)
    if motion.kind in OF_A_SEAT:
        await seating.change(hall, live, _given(live, motion))
    elif motion.kind == BACK:
        await _go_back(hall, live, motion)
    elif motion.kind == END:
        await _close(hall, live)
    elif live.clock is not None:
        now, runs = hall.store.clock(), keeping.running(live)
        clock = live.clock.pause(now, runs) if motion.kind == PAUSE else live.clock.resume(now, runs)
        await hall.store.write(live.id, SEATS, partial(clock_rows.write, table=live.id, clock=clock))
        live.clock = clock


def _carried(live: LiveTable, motion: Motion) -> bool:
    return carried(motion, live.chairs, contest=live.tournament is not None)


def _given(live: LiveTable, motion: Motion) -> Chair:
    """The seat of whoever has gone; it stays theirs until somebody else sits there."""
    chair = live.chairs[motion.about]
    if motion.kind == OPEN:
        return replace(chair, kind="open", bot=None)
    return replace(chair, kind="bot", bot=default_bot(live.game))


async def _go_back(hall: Hall, live: LiveTable, motion: Motion) -> None:
    everybody = range(len(live.chairs))
    await hall.write(live, lambda table: table.rewind(motion.by, motion.about, everybody))


async def _close(hall: Hall, live: LiveTable) -> None:
    """Nobody plays on; it can still be looked at."""
    live.closed, live.closed_why = AGREED, ""
    with live.writing():
        stopped = keeping.also(live, keeping.stopped(live, hall.store.clock()))
        await hall.store.close_table(live.id, AGREED, together(stopped, hall.round_may_end(live)))
    live.behind = True


async def _write(hall: Hall, live: LiveTable, motion: Motion | None) -> None:
    """Taken: somebody else was faster, at another server."""
    before = live.motion

    def work(connection: Connection) -> None:
        if not rows.change(connection, live.id, before, motion):
            raise Taken

    with live.writing():
        await hall.store.write(live.id, SEATS, work)
    live.motion = motion


async def _tell(hall: Hall, live: LiveTable) -> None:
    live.tell(NEWS, number=live.played(None).number)
    live.tell(SEATS)
    hall.wake_bots(live)
