"""Threads for what takes a while: states, replays, frames, proofs. The event loop stays free, and tables take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from litestar.exceptions import TooManyRequestsException

#: Rules hold Python's lock while they run: more threads would only wait for each other.
THREADS = 2
#: So many pieces of work may wait for one table.
MOST_WAITING = 100

#: What takes one turn among the tables and is for none of them: boards that people bring, lists, what is said of games.
BOARDS, LISTS, GAMES = "boards", "lists", "games"

T = TypeVar("T")
_Work = tuple["asyncio.Future[Any]", Callable[[], Any]]


class Workroom:
    """Does a few things at once; whatever waits is taken from one table after the other."""

    def __init__(self, threads: int = THREADS) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="roundhouse-workroom")
        self._free = threads
        self._waiting: OrderedDict[str, deque[_Work]] = OrderedDict()

    async def do(self, table: str, work: Callable[[], T]) -> T:
        """`table` is whose turn it takes; what is for no table has a name of its own."""
        queue = self._waiting.setdefault(table, deque())
        if len(queue) >= MOST_WAITING:
            raise TooManyRequestsException
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue.append((done, work))
        self._begin()
        return await done

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _begin(self) -> None:
        while self._free and self._waiting:
            table, queue = next(iter(self._waiting.items()))
            done, work = queue.popleft()
            if queue:
                self._waiting.move_to_end(table)
            else:
                del self._waiting[table]
            if not done.done():  # else nobody waits for it any more
                self._free -= 1
                doing = asyncio.get_running_loop().run_in_executor(self._threads, work)
                doing.add_done_callback(lambda ended, done=done: self._end(ended, done))  # type: ignore[misc]

    def _end(self, ended: asyncio.Future[Any], done: asyncio.Future[Any]) -> None:
        self._free += 1
        self._begin()
        if ended.cancelled():
            done.cancel()
        elif done.done():
            ended.exception()  # nobody waits for it any more
        elif (error := ended.exception()) is not None:
            done.set_exception(error)
        else:
            done.set_result(ended.result())
