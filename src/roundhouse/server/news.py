"""News from other processes on the same PostgreSQL: LISTEN in a thread, told to the event loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import psycopg
import structlog

from .store import CHANNEL, PATIENCE

log = structlog.get_logger()


class Newsroom:
    """Listens until closed; a lost connection is made anew, and then everything is looked at afresh."""

    def __init__(self, url: str, origin: str, heard: Callable[[str, str], None], lost: Callable[[], None]) -> None:
        self.url = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self.origin, self.heard, self.lost = origin, heard, lost
        self._stop = threading.Event()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._listen, name="roundhouse-news", daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        while not self._stop.is_set():
            try:
                with psycopg.connect(self.url, autocommit=True, **PATIENCE) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._loop.call_soon_threadsafe(self.lost)
                    while not self._stop.is_set():
                        for note in connection.notifies(timeout=0.5):
                            origin, _, news = note.payload.partition(" ")
                            if origin != self.origin:
                                kind, _, table = news.partition(" ")
                                self._loop.call_soon_threadsafe(self.heard, kind, table)
            except (psycopg.Error, RuntimeError) as error:
                if not self._stop.is_set():
                    log.warning("news connection lost", error=str(error))
                    self._stop.wait(1)

    def close(self) -> None:
        self._stop.set()
        self._thread.join(timeout=3)
