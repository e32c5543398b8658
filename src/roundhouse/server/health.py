"""Whether the server can do its work: write to the database, and let bots think."""

from __future__ import annotations

import asyncio

import structlog

from .hall import Hall
from .store import Unsaved

log = structlog.get_logger()
#: Seconds between two looks at the workers, and for which a write counts: asking often costs nothing.
WORKERS_OFTEN = 20
FRESH = 2
#: Seconds that a write may take.
PATIENCE = 5


class Health:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.workers = True
        self._database = False
        self._asked = float("-inf")

    async def problems(self) -> list[str]:
        """What is the matter; nothing: all is well."""
        found = []
        if not await self._writes():
            found.append("the database cannot be written to")
        if not self.workers:
            found.append("a worker does not answer")
        if self.hall.draining:
            found.append("draining")
        return found

    async def _writes(self) -> bool:
        now = asyncio.get_running_loop().time()
        if now > self._asked + FRESH:
            self._asked = now
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.hall.store.pulse()
                self._database = True
            except (Unsaved, TimeoutError) as error:
                log.warning("not healthy", error=str(error))
                self._database = False
        return self._database

    async def watch_workers(self) -> None:
        """One that does not answer is replaced; until then it is told."""
        while True:
            self.workers = await self.hall.thinkers.answer()
            await asyncio.sleep(WORKERS_OFTEN)
