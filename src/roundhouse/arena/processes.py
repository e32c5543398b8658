"""Games on several processes of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache

from ..bots.code import loaded_code
from ..core.errors import RoundhouseError
from .one_game import play_game
from .order import Batch, batched, in_order
from .plan import Plan, unpacked

MAX_BATCH = 8
#: So often processes are started anew when one of them was killed.
TRIES = 3


def on_processes(parcel: bytes, numbers: Sequence[int], jobs: int, keep: Callable[[Batch], None]) -> Generator[Batch]:
    """The batches of these games, in order. What a process that is killed was playing is played again."""
    workers = _Workers(parcel, jobs)
    try:
        yield from in_order(batched(numbers, jobs, MAX_BATCH), jobs, workers.send, workers.ended, keep)
    except BaseException:
        workers.stop()
        raise
    finally:
        workers.pool.shutdown(cancel_futures=True)


class _Workers:
    """Processes that play, started anew (spawn), the same way on every system."""

    def __init__(self, parcel: bytes, jobs: int) -> None:
        self.parcel, self.jobs = parcel, jobs
        self.strangers = multiprocessing.active_children()
        self.tries = TRIES
        self.pool = self._started()
        self._under_way: dict[int, tuple[Sequence[int], Future[Batch]]] = {}
        self._sent = 0

    def _started(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.jobs, spawn, _enter, (loaded_code(), self.parcel))

    def send(self, batch: Sequence[int]) -> int:
        self._sent += 1
        self._under_way[self._sent] = batch, self._submitted(batch)
        return self._sent

    def _submitted(self, batch: Sequence[int]) -> Future[Batch]:
        with _deaf_to_interrupts():
            try:
                return self.pool.submit(_play_batch, batch)
            except BrokenProcessPool as error:  # somebody was killed since we looked: `ended` will see to it
                broken: Future[Batch] = Future()
                broken.set_exception(error)
                return broken

    def ended(self, _: Sequence[int]) -> list[tuple[int, Batch]]:
        wait([future for _, future in self._under_way.values()], return_when=FIRST_COMPLETED)
        found = []
        for ticket, (_, future) in list(self._under_way.items()):
            if future.done() and not isinstance(future.exception(), BrokenProcessPool):
                found.append((ticket, future.result()))
                del self._under_way[ticket]
        if any(future.done() for _, future in self._under_way.values()):
            self._start_again()
        return found

    def _start_again(self) -> None:
        """One was killed, and its pool is good for nothing more."""
        if self.tries == 0:
            raise RoundhouseError("processes of the match end before their time; is there enough memory?")
        self.tries -= 1
        self.pool.shutdown()
        self.pool = self._started()
        self._under_way = {ticket: (batch, self._submitted(batch)) for ticket, (batch, _) in self._under_way.items()}

    def stop(self) -> None:
        """Nobody waits for the rest: the processes are ended, not asked."""
        for process in multiprocessing.active_children():
            if process not in self.strangers:
                process.terminate()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C goes to every process at the terminal, but only this one shall answer: children started now ignore it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


_parcel: tuple[Sequence[str], bytes]


def _enter(code: Sequence[str], parcel: bytes) -> None:
    """Runs once in every process of a match."""
    global _parcel  # noqa: PLW0603 a process belongs to one match
    _parcel = code, parcel
    threading.Thread(target=_leave_with_parent, daemon=True).start()


@cache
def _plan_here() -> Plan:
    """Unpacked with the first games, so that whatever is wrong with it is told like any error in a game."""
    return unpacked(*_parcel)


def _leave_with_parent() -> None:
    """If the match is killed, its processes must not play on unseen."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_batch(numbers: Sequence[int]) -> Batch:
    return [play_game(_plan_here(), number) for number in numbers]
