"""The best that chance allowed: looked for in a process of its own, of low priority, so that no bot waits for it; one
game at a time."""

from __future__ import annotations

import asyncio
import importlib.util
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor

from ..core.hindsight import Hindsight
from ..core.table import Table
from .thinking import end_with_parent

#: What the search needs, and what not every house has.
NEEDS = "ortools"
#: Seconds for a table.
SECONDS = 40.0
#: A process that takes so many times as long hangs: nobody after it would have their turn.
SPARE = 15
#: How far it steps back for everything else on the machine.
POLITE = 15


def can_look_back(table: Table) -> bool:
    return table.game.has_hindsight(table.record.options) and importlib.util.find_spec(NEEDS) is not None


def look(record: str) -> list[Hindsight]:
    """In the process."""
    table = Table.load(record)
    return table.game.hindsight(table, SECONDS, workers=1)


def _starts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(POLITE)
    threading.Thread(target=end_with_parent, daemon=True).start()


class LookingBack:
    """Whoever comes later waits; the process is there only while it is needed."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def best(self, table: Table) -> list[Hindsight]:
        """Seat by seat."""
        async with self._lock:
            pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _starts)
            try:
                running = asyncio.get_running_loop()
                async with asyncio.timeout(SPARE * SECONDS):
                    return await running.run_in_executor(pool, look, table.record.to_json())
            finally:
                # Nobody may be waiting any more: then it is ended, not asked.
                for process in list((pool._processes or {}).values()):
                    process.kill()
                pool.shutdown(wait=False, cancel_futures=True)
