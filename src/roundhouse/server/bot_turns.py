"""The bots' turns at the tables: they are woken when they may move, and think until they may not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from .hall import Hall
from .live import LiveTable
from .store import Taken
from .thinking import Thought

log = structlog.get_logger()


def wake(hall: Hall, live: LiveTable) -> None:
    """Let every bot think that may move now."""
    for seat in live.table.actors():
        if live.chairs[seat].kind == "bot" and seat not in live.thinking:
            live.thinking.add(seat)
            hall.start(_think(hall, live, seat))


async def wake_all(hall: Hall) -> None:
    """After a restart: pick up the bots whose turn it was."""
    for name in await asyncio.to_thread(hall.store.with_bots):
        try:
            await hall.find(name)
        except Exception:
            log.exception("table cannot be woken", table=name)


async def _think(hall: Hall, live: LiveTable, seat: int) -> None:
    """Until it is not this bot's turn any more. What goes wrong is tried again, ever more patiently."""
    pause = 1
    try:
        while True:
            try:
                if not await _take_turn(hall, live, seat):
                    return
                pause = 1
            except Exception:
                log.exception("bot failed", table=live.id, seat=seat, again_in=pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, 60)
    finally:
        live.thinking.discard(seat)


async def _take_turn(hall: Hall, live: LiveTable, seat: int) -> bool:
    """Whether it was this bot's turn."""

    def sits() -> str | None:
        chair = live.chairs[seat]
        return (chair.bot or "random") if chair.kind == "bot" and hall.attended(live) else None

    return await play_for(hall, live, seat, sits)


async def play_for(hall: Hall, live: LiveTable, seat: int, who: Callable[[], str | None]) -> bool:
    """Let a bot make a move of a seat; `who` says which one, at the table, as long as it may. Whether it was its
    turn."""
    async with hall.at(live) as table:
        bot = who()
        if bot is None or seat not in table.actors():
            return False
        number = live.played(seat).own_number
        view, moves = table.view(seat), table.state.moves(seat)
        alone = all(one.kind == "bot" for one in live.chairs) and not live.listeners
    thought = Thought(table.game.id, live.id, seat, number)
    move = await hall.thinkers.choose(thought, bot, view, moves, table.game.board, alone)
    async with hall.at(live):
        if who() is None or live.played(seat).own_number != number:
            return True  # meanwhile somebody else has played here
        try:
            await hall.write(live, lambda table: table.play(seat, move))
        except Taken:
            return True  # another process was faster
        number = len(live.table.record.entries)
    hall.moved_on(live, number)
    return True
