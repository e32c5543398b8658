"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import multiprocessing
import os
import signal
import threading
import zlib
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache

from msgspec import Struct

from ..bots import bot_names, make_bot
from ..core.bot import Bot, Desk
from ..core.chance import Fast
from ..core.game import Game
from ..core.registry import find_game, game_ids
from ..core.view import View

#: Bots that a worker remembers, with what they have planned.
REMEMBERED = 500
#: Boards that people brought and that a worker remembers.
BOARDS = 32


class Thought(Struct, frozen=True):
    """Whose thought it is. `number` counts what the seat has done so far; a hint is of no table."""

    game: str
    table: str
    seat: int
    number: int

    @property
    def seed(self) -> int:
        return zlib.crc32(f"{self.table}:{self.seat}:{self.number}".encode())

    def following(self) -> Thought:
        return Thought(self.game, self.table, self.seat, self.number + 1)


_sitting: OrderedDict[Thought, tuple[str, Bot]] = OrderedDict()


@lru_cache(BOARDS)
def _game(name: str, board: str | None) -> Game:
    """The game, on the board that somebody brought to this table."""
    game = find_game(name)
    return game if board is None else game.with_board(board)


def think(thought: Thought, bot: str, view: View, moves: list[int], board: str | None) -> int:
    """In the worker: what the bot would do. It gets what its seat may know, and no more."""
    game = _game(thought.game, board)
    # The same bot goes on if it was asked for the move before this one: it may have a plan.
    name, player = _sitting.pop(thought, ("", None))
    if player is None or name != bot:
        player = make_bot(bot, game)
    move = player.choose(Desk(game, thought.seat, view, moves, Fast(thought.seed)))
    if thought.table:
        _sitting[thought.following()] = bot, player
        if len(_sitting) > REMEMBERED:
            _sitting.popitem(last=False)
    return move


def _worker_starts() -> None:
    # Ctrl-C is for the server, which then lets its workers go.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A server that is killed cannot let its workers go: they would wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _warm() -> None:
    for name in game_ids():
        bot_names(find_game(name))


class Worker:
    """One process that thinks, one thought at a time. One that dies is replaced."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._busy = False
        self._order = itertools.count()
        #: Who waits for the process: (rank, order, what wakes them).
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []

    async def think(
        self, rank: int, thought: Thought, bot: str, view: View, moves: list[int], board: str | None
    ) -> int:
        """The lowest rank first, then who came first."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        heapq.heappush(self._waiting, (rank, next(self._order), turn))
        self._let_in()
        try:
            await turn
            try:
                return await loop.run_in_executor(self.ready(), think, thought, bot, view, moves, board)
            except BrokenProcessPool:
                self._pool = None
                return await loop.run_in_executor(self.ready(), think, thought, bot, view, moves, board)
        finally:
            if turn.done() and not turn.cancelled():
                self._busy = False
                self._let_in()

    def _let_in(self) -> None:
        while self._waiting and not self._busy:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():  # else they have gone
                self._busy = True
                turn.set_result(None)

    def ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_worker_starts)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """The workers. A seat is always thought for by the same one, who remembers its plan. Who has a plan goes before
    those who must make one: else each of many bots would wait for all others' plans after every single move."""

    def __init__(self, workers: int) -> None:
        self._workers = [Worker() for _ in range(workers)]
        #: The next thoughts of those who have been thought for.
        self._planned: OrderedDict[Thought, None] = OrderedDict()

    async def choose(self, thought: Thought, bot: str, view: View, moves: list[int], board: str | None) -> int:
        """`board`: the file of the board that the table is played on; None: the game's own."""
        if len(moves) == 1:
            return moves[0]
        worker = self._workers[zlib.crc32(f"{thought.table}:{thought.seat}".encode()) % len(self._workers)]
        # A hint is of no table: somebody waits for it.
        goes_on = not thought.table or thought in self._planned
        move = await worker.think(0 if goes_on else 1, thought, bot, view, moves, board)
        if thought.table:
            self._planned.pop(thought, None)
            self._planned[thought.following()] = None
            if len(self._planned) > REMEMBERED:
                self._planned.popitem(last=False)
        return move

    def warm(self) -> None:
        """Start the processes before the first person waits for them."""
        for worker in self._workers:
            worker.ready().submit(_warm)

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
