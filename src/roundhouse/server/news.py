"""News from other processes on the same PostgreSQL: LISTEN in a thread, told to the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable

import psycopg
import structlog

from .store import CHANNEL, PATIENCE

log = structlog.get_logger()
#: Seconds until the connection is tried again.
PAUSE = 1.0


class Newsroom:
    """Listens until closed. `hears` is told whether it does: while the connection is lost nobody may believe what they
    know, and when it is made anew everything is looked at afresh."""

    def __init__(self, url: str, origin: str, heard: Callable[[str, str], None], hears: Callable[[bool], None]) -> None:
        self.url = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self.origin, self.heard, self.hears = origin, heard, hears
        self._stop = threading.Event()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._listen, name="roundhouse-news", daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        while not self._stop.is_set():
            try:
                with psycopg.connect(self.url, autocommit=True, **PATIENCE) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._loop.call_soon_threadsafe(self.hears, True)
                    while not self._stop.is_set():
                        for note in connection.notifies(timeout=0.5):
                            origin, _, news = note.payload.partition(" ")
                            if origin != self.origin:
                                kind, _, table = news.partition(" ")
                                self._loop.call_soon_threadsafe(self.heard, kind, table)
            except Exception as error:  # whatever it is: who does not listen must not believe that they do
                if not self._stop.is_set():
                    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody asks any more
                        self._loop.call_soon_threadsafe(self.hears, False)
                    log.warning("news connection lost", error=str(error))
                    self._stop.wait(PAUSE)

    def close(self) -> None:
        self._stop.set()
        self._thread.join(timeout=3)
