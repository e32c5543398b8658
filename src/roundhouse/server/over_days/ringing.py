"""A seat's time is up: what was agreed for that happens, whichever server notices."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ...bots import default_bot
from .. import bot_turns, seating
from ..clocks.clock import MOVE, SEAT
from ..errors import Closed, NoTable
from ..hall import Hall
from ..jobs import Job
from ..live import LiveTable, NotDealt
from ..results import counting
from ..store import SEATS
from . import deciding


async def ring(hall: Hall, job: Job) -> float | None:
    """Does jobs of the kind RING; when it rings next, if anybody's time goes by."""
    try:
        live = await hall.find(msgspec.json.decode(job.payload)["table"])
        async with hall.at(live):
            await hall.look_again(live)
            late = _late(hall, live)
            if late and live.clock is not None and live.clock.terms.zero == SEAT:
                bot = default_bot(live.game)
                seats = [replace(live.chairs[seat], kind="bot", bot=bot) for seat in late]
                await seating.change(hall, live, *seats)
    except (NoTable, NotDealt, Closed):
        return None
    if late and live.clock is not None and live.clock.terms.zero == SEAT:
        live.tell(SEATS)
        hall.wake_bots(live)
        await deciding.settle(hall, live)
    elif late and live.clock is not None and live.clock.terms.zero == MOVE:
        await hall.store.do(lambda connection: counting.drop(connection, live.id), kind="")
        for seat in late:
            await _move(hall, live, seat)
    async with hall.at(live):
        return None if live.clock is None else live.clock.rings()


async def _move(hall: Hall, live: LiveTable, seat: int) -> None:
    """The bot makes this move; the rest of a longer turn, too, as that has no time left either."""

    def late() -> str | None:
        return default_bot(live.game) if seat in _late(hall, live) else None

    await bot_turns.play_for(hall, live, seat, late)


def _late(hall: Hall, live: LiveTable) -> list[int]:
    """To be asked at the table."""
    if live.clock is None or live.closed is not None or not live.dealt or live.table.over:
        return []
    return live.clock.up(hall.store.clock())
