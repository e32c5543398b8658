"""Bots think in processes of their own, never in the event loop; finished games are explained there, too."""

from __future__ import annotations

import asyncio
import math
import multiprocessing
import os
import secrets
import signal
import threading
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any

import structlog
from litestar.exceptions import TooManyRequestsException
from msgspec import Struct
from msgspec.structs import replace

from ..analysis import Judged, Question, judge
from ..bots import Budget, Expert, bot_names, default_bot, make_bot
from ..bots.levels import EXPERT_MS
from ..core.advice import Beside
from ..core.bot import Bot, Desk
from ..core.chance import Fast
from ..core.game import Game
from ..core.policy import Line
from ..core.registry import find_game, game_ids
from ..core.view import View

log = structlog.get_logger()
#: Who waits for a worker, the first first: a bot with a plan, a bot that must make one, a person who asked for a hint,
#: a bot at a table without people, a finished game that is explained.
PLANNED, AWAITED, HINT, ALONE, STUDY = range(5)
#: A thought that takes longer hangs: its process is ended. A process that has just started is slow, too.
PATIENCE = 45.0
#: So many hints wait for one worker, that with the fewest; who asks for more has to ask again.
MOST_HINTS = 20
#: Bots that answer in a fraction of a second. The others search, or come from outside, and nobody knows.
QUICK = ("easy", "standard", "greedy", "random")
#: So many workers have one more beside them, for quick bots alone.
FOR_ONE_QUICK = 4
#: What plays on where a bot hangs or fails, before a move is picked at random.
SIMPLER = "greedy"
#: Bots that a worker remembers, with what they have planned.
REMEMBERED = 500
#: Boards that people brought and that a worker remembers.
BOARDS = 32
#: What a decision of a bot that searches may cost, in milliseconds: shared with those who wait for the same worker, but
#: with less it would be no better than one that does not search.
MOST_MS, LEAST_MS = EXPERT_MS, 250
#: A hint is there within a second.
HINT_MS = 450


class Thought(Struct, frozen=True):
    """Whose thought it is. `number` counts what the seat has done so far; a hint is of no table."""

    game: str
    table: str
    seat: int
    number: int

    def following(self) -> Thought:
        return replace(self, number=self.number + 1)


_sitting: OrderedDict[Thought, tuple[str, Bot]] = OrderedDict()


@lru_cache(BOARDS)
def _game(name: str, board: str | None) -> Game:
    """The game, on the board that somebody brought to this table."""
    game = find_game(name)
    return game if board is None else game.with_board(board)


def think(
    thought: Thought, bot: str, view: View, moves: list[int], board: str | None, ms: int = MOST_MS
) -> tuple[int, bool]:
    """In the worker: what the bot would do, and whether it knows already what comes after. It gets what its seat may
    know, and no more."""
    game = _game(thought.game, board)
    # The same bot goes on if it was asked for the move before this one: it may have a plan.
    name, player = _sitting.pop(thought, ("", None))
    if player is None or name != bot:
        player = make_bot(bot, game)
    if isinstance(player, Expert):
        player.budget = Budget(ms, awaited=True)
    # Nobody can foresee these guesses, whatever they know of the table: a bot's secrets are worth keeping, too.
    move = player.choose(Desk(game, thought.seat, view, moves, Fast(secrets.randbits(32))))
    if thought.table:
        _sitting[thought.following()] = bot, player
        if len(_sitting) > REMEMBERED:
            _sitting.popitem(last=False)
    return move, player.planned()


class Advised(Struct, frozen=True):
    """A hint: the move with what is meant to follow it, and the next best, where both were compared."""

    line: Line
    beside: Beside | None = None

    @property
    def move(self) -> int:
        return self.line[0]


def advise(game: str, seat: int, view: View, moves: list[int], board: str | None, ms: int) -> Advised:
    """In the worker: what an expert would do, and what it is better than."""
    found = _game(game, board)
    return advised(Desk(found, seat, view, moves, Fast(secrets.randbits(32))), Budget(ms, awaited=True))


def advised(desk: Desk, budget: Budget) -> Advised:
    """A game without a policy has nothing to compare: then it is what the usual bot does."""
    policy = desk.game.policy()
    if policy is None:
        return Advised((make_bot(default_bot(desk.game), desk.game).choose(desk),))
    found = Expert(policy, budget).advise(desk)
    return Advised(found.line, found.beside())


def study(question: Question, ms: int) -> Judged:
    """In the worker: what a decision of a finished game was worth."""
    return judge(question, Budget(ms, awaited=True))


def _worker_starts() -> None:
    # Ctrl-C is for the server, which then lets its workers go.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A server that is killed cannot let its workers go: they would wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _warm() -> None:
    for name in game_ids():
        bot_names(find_game(name))


class Hangs(Exception):
    """A thought took too long, and its process was ended."""


class Waiting(Struct, eq=False):
    """Somebody who wants a worker for a table; `turn` is done when it is theirs, or when they have gone."""

    rank: int
    table: str
    turn: asyncio.Future[None]


class Worker:
    """One process that thinks, one thought at a time. One that dies or hangs is replaced."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._busy = False
        #: Who waits for the process, in the order in which they came.
        self._waiting: list[Waiting] = []
        #: By table: how long it was thought for since anybody had to wait.
        self._spent: dict[str, float] = {}

    def waiting(self, *ranks: int) -> int:
        return sum(one.rank in ranks and not one.turn.done() for one in self._waiting)

    def load(self) -> int:
        """How many want it, with the one that has it."""
        return self._busy + sum(not one.turn.done() for one in self._waiting)

    async def think(
        self, rank: int, thought: Thought, bot: str, view: View, moves: list[int], board: str | None
    ) -> tuple[int, bool]:
        """A bot's move; a search has less time the more wait."""

        def work() -> tuple[Any, ...]:
            ms = max(LEAST_MS, MOST_MS // (1 + self.waiting(PLANNED, AWAITED, HINT)))
            return think, thought, bot, view, moves, board, ms

        move, planned = await self._in_turn(rank, thought.table, work)
        return move, planned

    async def advise(
        self, asker: str, game: str, seat: int, view: View, moves: list[int], board: str | None
    ) -> Advised:
        """A hint; whoever asks waits for it. What a table is to bots, a person is to hints."""
        found: Advised = await self._in_turn(HINT, asker, lambda: (advise, game, seat, view, moves, board, HINT_MS))
        return found

    async def study(self, table: str, question: Question, ms: int) -> Judged:
        """A decision of a finished game, when nobody else wants to know anything."""
        judged: Judged = await self._in_turn(STUDY, table, lambda: (study, question, ms))
        return judged

    async def _in_turn(self, rank: int, table: str, work: Callable[[], tuple[Any, ...]]) -> Any:
        """The lowest rank first, then the table that was thought for least so far, then who came first. Who leaves
        while waiting is not thought for."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(rank, table, turn))
        self._let_in()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise
        # Who leaves now does not end the thought: the next one begins when the process is free.
        begun = time.monotonic()
        thinking = asyncio.ensure_future(self._watched(*work()))
        thinking.add_done_callback(lambda _: self._next(table, time.monotonic() - begun))
        return await asyncio.shield(thinking)

    async def _watched(self, *what: Any) -> Any:
        try:
            return await self._try(*what)
        except BrokenProcessPool:
            self._pool = None
            return await self._try(*what)

    async def _try(self, *what: Any) -> Any:
        pool = self.ready()
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().run_in_executor(pool, *what)
        except TimeoutError:
            self._end()
            raise Hangs from None

    async def answers(self) -> bool:
        """Whether the process is there. While it thinks its patience is watched already; one that is gone or does not
        answer is replaced."""
        if self._busy or self._pool is None:
            return True
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.get_running_loop().run_in_executor(self._pool, os.getpid)
        except (BrokenProcessPool, TimeoutError):
            self._end()
            return False
        return True

    def _next(self, table: str = "", seconds: float = 0.0) -> None:
        self._busy = False
        self._spent[table] = self._spent.get(table, 0.0) + seconds
        self._let_in()
        if not self._waiting:
            self._spent.clear()

    def _let_in(self) -> None:
        if self._busy:
            return
        self._waiting = [one for one in self._waiting if not one.turn.done()]
        if self._waiting:
            first = min(self._waiting, key=lambda one: (one.rank, self._spent.get(one.table, 0.0)))
            self._waiting.remove(first)
            self._busy = True
            first.turn.set_result(None)

    def ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_worker_starts)
        return self._pool

    def _end(self) -> None:
        """End the process whatever it does; the next thought gets a new one."""
        if self._pool is None:
            return
        # A pool has no other way to end a process that does not listen (until Python 3.14).
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        self.close()
        self._pool = None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """The workers. Quick bots have theirs, so that whoever plays against one never waits for somebody's search. A seat
    is always thought for by the same worker, who remembers its plan. Who has a plan goes before those who must make
    one: else each of many bots would wait for all others' plans after every single move. Among these the table comes
    first that was thought for least, and a bot that searches has less time the more wait. A table never waits for a
    bot that hangs or fails: something simpler plays instead."""

    def __init__(self, workers: int) -> None:
        self._searching = [Worker() for _ in range(workers)]
        self._quick = [Worker() for _ in range(math.ceil(workers / FOR_ONE_QUICK))]
        #: The next thoughts of those who have been thought for.
        self._planned: OrderedDict[Thought, None] = OrderedDict()
        #: Thoughts that hung or failed.
        self.failures = 0

    async def choose(
        self, thought: Thought, bot: str, view: View, moves: list[int], board: str | None, alone: bool = False
    ) -> int:
        """`board`: the file of the board that the table is played on; None: the game's own. `alone`: no person sits at
        the table or looks at it."""
        if len(moves) == 1:
            return moves[0]
        workers = self._quick if bot in QUICK else self._searching
        worker = workers[zlib.crc32(f"{thought.table}:{thought.seat}".encode()) % len(workers)]
        rank = ALONE if alone else self._rank(thought)
        if rank == HINT and worker.waiting(HINT) >= MOST_HINTS:
            raise TooManyRequestsException
        for name in dict.fromkeys((bot, SIMPLER)):
            try:
                move, planned = await worker.think(rank, thought, name, view, moves, board)
            except Exception as error:
                self.failures += 1
                log.error("bot hangs or fails", bot=name, game=thought.game, table=thought.table, error=repr(error))
                continue
            self._planned.pop(thought, None)
            if thought.table and planned:
                self._planned[thought.following()] = None
                if len(self._planned) > REMEMBERED:
                    self._planned.popitem(last=False)
            return move
        return secrets.choice(moves)

    async def advise(
        self, asker: str, game: str, seat: int, view: View, moves: list[int], board: str | None
    ) -> Advised:
        """A hint: an expert's in a short time; if that hangs or fails, the usual bot's. No plan is remembered, so any
        worker will do; among people the one comes first that was thought for least."""
        if len(moves) == 1:
            return Advised((moves[0],))
        worker = min(self._searching, key=Worker.load)
        if worker.waiting(HINT) >= MOST_HINTS:
            raise TooManyRequestsException
        try:
            return await worker.advise(asker, game, seat, view, moves, board)
        except Exception as error:
            self.failures += 1
            log.error("hint hangs or fails", game=game, error=repr(error))
        bot = default_bot(_game(game, board))
        return Advised((await self.choose(Thought(game, "", seat, 0), bot, view, moves, board),))

    async def study(self, table: str, number: int, question: Question, ms: int) -> Judged:
        """Judge a decision of a finished game; `number` says which worker does it."""
        return await self._searching[number % len(self._searching)].study(table, question, ms)

    @property
    def searching(self) -> int:
        """How many decisions can be studied at once."""
        return len(self._searching)

    @property
    def _workers(self) -> list[Worker]:
        return self._searching + self._quick

    def _rank(self, thought: Thought) -> int:
        if not thought.table:
            return HINT
        return PLANNED if thought in self._planned else AWAITED

    async def answer(self) -> bool:
        """Whether all workers do."""
        return all([await worker.answers() for worker in self._workers])

    def warm(self) -> None:
        """Start the processes before the first person waits for them."""
        for worker in self._workers:
            worker.ready().submit(_warm)

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
