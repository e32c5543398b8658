"""What nobody comes back to is removed: tables that are not over and that nobody has touched for long. Their people are
told in the list of their tables, and may keep them. What is over is kept."""

from __future__ import annotations

import asyncio

import structlog

from .contest import rows as contests
from .hall import Hall
from .people import passes
from .store import GONE, Keeping, Unsaved

log = structlog.get_logger()
AN_HOUR = 3600
A_DAY = 24 * AN_HOUR


async def sweep_for_ever(hall: Hall) -> None:
    while True:
        try:
            await sweep(hall)
        except Unsaved as error:
            log.warning("not swept", error=str(error))
        await asyncio.sleep(AN_HOUR)


async def sweep(hall: Hall) -> list[str]:
    """Give notice, and remove what notice was given of; the removed tables."""
    settings = hall.settings
    removed = await hall.store.sweep(
        Keeping(
            games=A_DAY * settings.keep_days,
            waiting=A_DAY * settings.keep_waiting_days,
            bots=A_DAY * settings.keep_bots_days,
            notice=A_DAY * settings.notice_days,
        )
    )
    for table in removed:
        hall.heard(GONE, table)
        log.info("table removed", table=table)
    now = hall.store.clock()
    if settings.keep_waiting_days:
        idle = now - A_DAY * settings.keep_waiting_days
        await hall.store.do(lambda connection: contests.sweep(connection, idle), kind="")
    await hall.store.do(lambda connection: passes.sweep(connection, now), kind="")
    return removed
