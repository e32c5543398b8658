"""A match: many games between bots, in rotating seats, on all cores. The same seed gives the same games."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, nullcontext
from itertools import islice
from pathlib import Path
from typing import Final

from ..core.bot import BotLike
from ..core.errors import BadOption
from ..core.game import Game
from .one_game import play_game
from .order import Batch
from .plan import Plan, Unpackable, make_plan, packed
from .processes import on_processes
from .result import Played, Result, Tally
from .shelf import Shelf

#: Where games are played if nobody says otherwise: on the cores of this machine.
HERE: Final = "here"


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
    cannot have the bots. `on_game` is called with every game, in their order. `dealt_twice`: games 0 and 1 have the
    same seed and other seats, so have 2 and 3, and so on. `numbers`: play only these of the games.
    """
    plan = make_plan(game, bots, seed, options, seats, dealt_twice=dealt_twice)
    if games < 1:
        raise BadOption(f"a match is of 1 game or more, not {games}")
    return play_match(plan, range(games) if numbers is None else numbers, jobs, on_game)


def play_match(
    plan: Plan,
    numbers: Sequence[int],
    jobs: int | None = None,
    on_game: Callable[[Played], None] | None = None,
    *,
    on: str = HERE,
    shelf: Path | None = None,
    enough: Callable[[], bool] | None = None,
) -> Result:
    """Play these games of a plan. `on`: 'here', 'ray' or 'ray:ADDRESS'; `shelf`: a file where games are kept as they
    end, and those that are there are not played again; `enough`: asked after every game, whether the rest may be left.
    """
    if jobs is not None and jobs < 1:
        raise BadOption(f"at least 1 job is needed, not {jobs}")
    begun = time.perf_counter()
    tally, before = Tally(plan.labels, plan.game.partners), 0
    with nullcontext() if shelf is None else Shelf(shelf, plan) as kept:
        missing = [number for number in numbers if kept is None or number not in kept]
        source, jobs = _source(plan, missing, jobs, on, _nothing if kept is None else kept.keep)
        with closing(source) as ended:
            for one in _merged(numbers, kept, ended):
                tally.add(one)
                before += kept is not None and one.number in kept
                if on_game is not None:
                    on_game(one)
                if enough is not None and enough():
                    break
    seconds = time.perf_counter() - begun
    return Result(
        game=plan.game.id,
        options=plan.options,
        seats=plan.seats,
        seed=plan.seed,
        games=tally.games,
        jobs=jobs,
        seconds=seconds,
        games_per_second=(tally.games - before) / seconds,
        core_seconds_per_game=tally.core / tally.games,
        bots=tally.scores(),
        kept=before,
    )


def _merged(numbers: Sequence[int], shelf: Shelf | None, ended: Iterable[Batch]) -> Iterator[Played]:
    """In the order of their numbers: the games that are kept already, and those that are played now."""
    fresh = (one for batch in ended for one in batch)
    for number in numbers:
        yield from shelf.games([number]) if shelf is not None and number in shelf else islice(fresh, 1)


def _source(
    plan: Plan, numbers: Sequence[int], jobs: int | None, on: str, keep: Callable[[Batch], None]
) -> tuple[Generator[Batch], int]:
    """Where the games come from, and how many processes play (0: whatever a cluster has)."""
    if on != HERE:
        where, _, address = on.partition(":")
        if where != "ray":
            raise BadOption(f"games can be played on 'here', 'ray' or 'ray:ADDRESS', not on {on!r}")
        from .cluster import on_cluster

        return on_cluster(_parcel(plan), numbers, address or None, jobs, keep), jobs or 0
    jobs, parcel = _shared(plan, jobs, len(numbers))
    return _alone(plan, numbers, keep) if parcel is None else on_processes(parcel, numbers, jobs, keep), jobs


def _shared(plan: Plan, jobs: int | None, games: int) -> tuple[int, bytes | None]:
    """How many processes play, and what the others are given; None: nothing, as this one plays alone."""
    most = min(jobs or _cores(), games)
    if most <= 1:
        return 1, None
    try:
        return most, packed(plan)
    except Unpackable:
        if jobs is None:
            return 1, None
        return most, _parcel(plan)


def _parcel(plan: Plan) -> bytes:
    try:
        return packed(plan)
    except Unpackable as error:
        raise BadOption(
            f"other processes cannot have these bots: {error}; define them at the top of a file, or play with 1 job"
        ) from None


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _alone(plan: Plan, numbers: Sequence[int], keep: Callable[[Batch], None]) -> Generator[Batch]:
    for number in numbers:
        batch = [play_game(plan, number)]
        keep(batch)
        yield batch


def _nothing(_: Batch) -> None:
    """Games that nobody keeps."""
