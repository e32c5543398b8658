"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
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


class Place(Struct, frozen=True):
    """Whose thought it is. `number` counts what the seat has done so far; a hint is of no table."""

    game: str
    table: str
    seat: int
    number: int

    @property
    def seed(self) -> int:
        return zlib.crc32(f"{self.table}:{self.seat}:{self.number}".encode())


_sitting: OrderedDict[Place, tuple[str, Bot]] = OrderedDict()


@lru_cache(BOARDS)
def _game(name: str, board: str | None) -> Game:
    """The game, on the board that somebody brought to this table."""
    game = find_game(name)
    return game if board is None else game.with_board(board)


def think(place: Place, bot: str, view: View, moves: list[int], board: str | None) -> int:
    """In the worker: what the bot would do. It gets what its seat may know, and no more."""
    game = _game(place.game, board)
    # The same bot goes on if it was asked for the move before this one: it may have a plan.
    name, player = _sitting.pop(place, ("", None))
    if player is None or name != bot:
        player = make_bot(bot, game)
    move = player.choose(Desk(game, place.seat, view, moves, Fast(place.seed)))
    if place.table:
        _sitting[Place(place.game, place.table, place.seat, place.number + 1)] = bot, player
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


class Thinkers:
    """A pool of processes; one that dies is replaced."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, place: Place, bot: str, view: View, moves: list[int], board: str | None) -> int:
        """`board`: the file of the board that the table is played on; None: the game's own."""
        if len(moves) == 1:
            return moves[0]
        loop = asyncio.get_running_loop()
        pool = self._ready()
        try:
            return await loop.run_in_executor(pool, think, place, bot, view, moves, board)
        except BrokenProcessPool:
            if self._pool is pool:  # else another thought has replaced it already
                self._pool = None
            return await loop.run_in_executor(self._ready(), think, place, bot, view, moves, board)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_worker_starts)
        return self._pool

    def warm(self) -> None:
        """Start a worker before the first person waits for it."""
        self._ready().submit(_warm)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
