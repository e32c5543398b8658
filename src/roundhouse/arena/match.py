"""A match: many games between bots, in rotating seats, on all cores. The same seed gives the same games."""

from __future__ import annotations

import io
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from functools import cache
from hashlib import blake2b
from typing import Any

from msgspec import Struct

from ..bots import load_code, make_bot
from ..bots.code import loaded_code
from ..core.bot import BotLike, Desk, bot_label
from ..core.bot_registry import register_bot, registered_bot
from ..core.chance import Fast, Seeded
from ..core.errors import BadMove, BadOption, RoundhouseError
from ..core.game import Game
from ..core.registry import find_game
from .result import Played, Result, Thought, score

#: Games are handed to a process in batches: small enough to share the work, large enough not to talk more than play.
BATCHES_PER_JOB = 8
MAX_BATCH = 8


class Plan(Struct, frozen=True):
    """Everything that says how game number n of a match is played."""

    game: Game
    bots: tuple[str | BotLike, ...]
    seats: int
    options: dict[str, str]
    seed: str
    #: Every seed is dealt to two games in a row: in the second the seats are changed over.
    dealt_twice: bool = False

    def deal(self, number: int) -> str:
        """The seed of a game."""
        return f"{self.seed}/{number // 2 if self.dealt_twice else number}"

    def seated(self, number: int) -> tuple[int, ...]:
        """Which bot sits where: everybody moves on one seat from game to game. A team's seats are one bot's."""
        return tuple((number + seat // self.game.partners) % len(self.bots) for seat in range(self.seats))


def match(
    game: str | Game,
    bots: Sequence[str | BotLike],
    games: int,
    seed: str = "arena",
    options: Mapping[str, str] | None = None,
    seats: int | None = None,
    jobs: int | None = None,
    on_game: Callable[[Played], None] | None = None,
    *,
    dealt_twice: bool = False,
    numbers: Sequence[int] | None = None,
) -> Result:
    """Let bots play each other: by their names with parameters, or as classes, factories or objects.

    `seats`: by default one for each bot, if the game takes so many. More seats than bots: a bot sits in several;
    fewer: bots sit out in turn. `jobs`: processes, by default one for each core, or this one alone if other processes
    cannot have the bots. `on_game` is called as games end, in any order. `dealt_twice`: games 0 and 1 have the same
    seed and other seats, so have 2 and 3, and so on. `numbers`: play only these of the games.
    """
    plan = _plan(find_game(game), bots, seed, options, seats, dealt_twice)
    if games < 1:
        raise BadOption(f"a match is of 1 game or more, not {games}")
    if jobs is not None and jobs < 1:
        raise BadOption(f"at least 1 job is needed, not {jobs}")
    chosen = list(range(games) if numbers is None else numbers)
    jobs, packed = _shared(plan, jobs, len(chosen))
    begun = time.perf_counter()
    played: list[Played] = []
    with closing(_here(plan, chosen) if packed is None else _everywhere(packed, chosen, jobs)) as ended:
        for one in ended:
            played.append(one)
            if on_game is not None:
                on_game(one)
    seconds = time.perf_counter() - begun
    played.sort(key=lambda one: one.number)
    sat = {who for one in played for who in one.bots}
    return Result(
        game=plan.game.id,
        options=plan.options,
        seats=plan.seats,
        seed=seed,
        games=len(chosen),
        jobs=jobs,
        seconds=seconds,
        games_per_second=len(chosen) / seconds,
        core_seconds_per_game=sum(one.core for one in played) / len(chosen),
        bots=tuple(
            score(number, bot_label(bot), played, plan.game.partners)
            for number, bot in enumerate(plan.bots)
            if number in sat
        ),
    )


def _plan(
    game: Game,
    bots: Sequence[str | BotLike],
    seed: str,
    options: Mapping[str, str] | None,
    seats: int | None,
    dealt_twice: bool,
) -> Plan:
    if not bots:
        raise BadOption("a match needs at least one bot")
    for bot in bots:
        make_bot(bot, game)
    if seats is None and len(bots) in game.seats:
        seats = len(bots)
    number, complete = game.check_seats(seats), game.check_options(options)
    game.check_combination(number, complete)
    return Plan(game, tuple(bots), number, complete, seed, dealt_twice)


def _shared(plan: Plan, jobs: int | None, games: int) -> tuple[int, bytes | None]:
    """How many processes play, and what the others are given; None: nothing, as this one plays alone."""
    most = min(jobs or _cores(), games)
    if most == 1:
        return 1, None
    try:
        return most, _packed(plan)
    except Unpackable as error:
        if jobs is None:
            return 1, None
        raise BadOption(
            f"other processes cannot have these bots: {error}; define them at the top of a file, or play with 1 job"
        ) from None


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# -- one game -----------------------------------------------------------------------------------------------------


def play_game(plan: Plan, number: int) -> Played:
    """Game `number` of a match. Its dice are those of a table with the seed '<seed>/<number>'."""
    begun = time.process_time()
    seated = plan.seated(number)
    chance = Seeded(plan.deal(number))
    # Bots have a chance of their own, so that none can know the dice or change them by thinking.
    thoughts = [Fast(_mixed(f"{plan.seed}/{number}/{seat}")) for seat in range(plan.seats)]
    bots = [make_bot(plan.bots[bot], plan.game) for bot in seated]
    meters = [_Meter() for _ in bots]
    state = plan.game.new(plan.seats, plan.options, chance)
    actors = state.actors()
    while actors:
        seat = actors[0]
        desk = Desk(plan.game, seat, state.view(seat), state.moves(seat), thoughts[seat])
        with meters[seat].running():
            move = bots[seat].choose(desk)
        if state.refusal(seat, move) is not None:
            raise BadMove(
                f"the bot {bot_label(plan.bots[seated[seat]])} chose {move}, which is no legal move (game {number})"
            )
        state.play(seat, move, chance)
        actors = state.actors()
    sheet = state.sheet()
    return Played(
        number=number,
        bots=seated,
        points=sheet.totals,
        winners=sheet.winners,
        thoughts=tuple(meter.thought() for meter in meters),
        core=time.process_time() - begun,
    )


def _mixed(words: str) -> int:
    return int.from_bytes(blake2b(words.encode(), digest_size=4).digest(), "big")


class _Meter:
    """Counts what a seat's choices cost."""

    def __init__(self) -> None:
        self.choices, self.seconds, self.longest, self.core = 0, 0.0, 0.0, 0.0

    @contextmanager
    def running(self) -> Iterator[None]:
        core, begun = time.process_time(), time.perf_counter()
        yield
        seconds = time.perf_counter() - begun
        self.core += time.process_time() - core
        self.choices += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)

    def thought(self) -> Thought:
        return Thought(self.choices, self.seconds, self.longest, self.core)


# -- what other processes are given -------------------------------------------------------------------------------


class Unpackable(Exception):
    """Something that only this process has."""


def _packed(plan: Plan) -> bytes:
    """The plan, and the bots that were registered under names it uses. Files of code and what is installed other
    processes find themselves."""
    names = {bot.strip().partition(":")[0] for bot in plan.bots if isinstance(bot, str)}
    found = {name: registered_bot(name, plan.game) for name in names}
    registered = {name: one.bot for name, one in found.items() if one is not None and one.code is None}
    parcel = io.BytesIO()
    try:
        _Packer(parcel).dump((plan, registered))
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise Unpackable(str(error)) from None
    return parcel.getvalue()


class _Packer(pickle.Pickler):
    def reducer_override(self, thing: Any) -> Any:
        # What is typed at a prompt or in a notebook is in no file: another process would look for it in vain.
        if getattr(thing, "__module__", None) == "__main__" and not hasattr(sys.modules["__main__"], "__file__"):
            raise Unpackable(f"{thing!r} is in no file")
        return NotImplemented


def _unpacked(code: Sequence[str], packed: bytes) -> Plan:
    for file in code:
        load_code(file)
    try:
        plan, registered = pickle.loads(packed)  # noqa: S301 our own parcel
    except Exception as error:
        raise RoundhouseError(f"another process cannot have the bots of this match: {error}") from error
    assert isinstance(plan, Plan)
    for name, bot in registered.items():
        register_bot(name, bot, game=plan.game)
    return plan


# -- many games ---------------------------------------------------------------------------------------------------


def _here(plan: Plan, numbers: Sequence[int]) -> Generator[Played]:
    for number in numbers:
        yield play_game(plan, number)


def _everywhere(packed: bytes, numbers: Sequence[int], jobs: int) -> Generator[Played]:
    """On several processes. They are started anew (spawn), the same way on every system."""
    size = max(1, min(MAX_BATCH, len(numbers) // (jobs * BATCHES_PER_JOB)))
    strangers = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _enter, (loaded_code(), packed))
    try:
        with _deaf_to_interrupts():
            batches: list[Future[list[Played]]] = [
                pool.submit(_play_batch, numbers[first : first + size]) for first in range(0, len(numbers), size)
            ]
        for batch in as_completed(batches):
            yield from batch.result()
    except BrokenProcessPool:
        raise RoundhouseError("a process of the match ended before its time; is there enough memory?") from None
    except BaseException:
        # Nobody waits for the rest: the processes are ended, not asked.
        for process in multiprocessing.active_children():
            if process not in strangers:
                process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


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


def _enter(code: Sequence[str], packed: bytes) -> None:
    """Runs once in every process of a match."""
    global _parcel  # noqa: PLW0603 a process belongs to one match
    _parcel = code, packed
    threading.Thread(target=_leave_with_parent, daemon=True).start()


@cache
def _plan_here() -> Plan:
    """Unpacked with the first games, so that whatever is wrong with it is told like any error in a game."""
    return _unpacked(*_parcel)


def _leave_with_parent() -> None:
    """If the match is killed, its processes must not play on unseen."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_batch(numbers: Sequence[int]) -> list[Played]:
    return [play_game(_plan_here(), number) for number in numbers]
