"""roundhouse arena"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ..arena import Played, Result, Score
from ..arena.match import HERE, play_match
from ..arena.plan import Plan, make_plan
from ..arena.sprt import Decider, Test, Verdict, elo_share, share_elo
from ..arena.stats import Interval
from ..bots import load_code, split_specs
from ..core.bot import Faults
from ..core.errors import BadOption
from ..core.registry import find_game
from ..core.texts import Translator
from .common import Code, Json, Lang, OptionWords, console, print_json, read_options, settings_line, words


def arena(
    game: str,
    /,
    *,
    bots: str,
    games: int = 100,
    seed: str = "arena",
    option: OptionWords = None,
    seats: int | None = None,
    jobs: Annotated[int | None, Parameter(alias="-j")] = None,
    until: Literal["", "decided"] = "",
    elo: Annotated[tuple[float, float] | None, Parameter(negative="")] = None,
    share: Annotated[tuple[float, float] | None, Parameter(negative="")] = None,
    alpha: float = 0.05,
    beta: float = 0.05,
    on: str = HERE,
    resume: Path | None = None,
    out: Path | None = None,
    rows: Literal["decisions", "games"] | None = None,
    code: Code = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play each other, in rotating seats, and see which is better.

    ```
    roundhouse arena railroad_ink --bots standard,greedy --games 200
    roundhouse arena railroad_ink --bots greedy:guesses=4,random --option expansion=lava --json
    roundhouse arena railroad_ink --code examples/bot.py --bots dreamer,standard
    roundhouse arena railroad_ink --bots "process:node examples/process_bot.mjs,ms=500,random"
    roundhouse arena ticket_to_ride_usa --bots standard --seats 3 --games 500 --out games.parquet --rows games
    roundhouse arena railroad_ink --bots greedy:guesses=4,greedy --games 5000 --until decided --elo 0 20
    roundhouse arena ticket_to_ride_usa --bots expert,standard --games 10000 --on ray --resume build/usa.jsonl
    ```

    The same seed gives the same games, whatever the number of jobs. Intervals are of 95 %.

    Parameters
    ----------
    game
        The game's id; `roundhouse games` lists them.
    bots
        The bots, with commas between; a bot may have parameters: name:key=value,key=value. A program of its own plays
        as process:command (docs/process-bots.md).
    games
        How many games to play.
    seed
        Any text.
    seats
        The number of players; by default one for each bot.
    jobs
        How many processes play at once; by default one for each core.
    until
        decided: stop as soon as it is known whether the first of two bots is better, after so many games at the most.
        Every deal is played twice, in changed seats.
    elo
        What decided tells apart: no better than the first number, or as much better as the second; 0 and 20 if
        nothing is said.
    share
        The same as shares of the victories, such as 0.5 and 0.55.
    alpha
        How often a bot that is no better may be taken for a better one.
    beta
        How often a better one may be missed.
    on
        Where to play: here, ray (a small cluster on this machine, or the one that RAY_ADDRESS names), ray:ADDRESS.
    resume
        A file where games are kept as they end: started again with it, the match goes on where it was.
    out
        Write a dataset: a Parquet file, and a card that says what is in it.
    rows
        What a row of the dataset is: decisions if nothing is said.
    """
    tr = words(lang)
    for file in code or ():
        load_code(file)
    found = find_game(game)
    if games < 1:
        raise BadOption(f"a match is of 1 game or more, not {games}")
    if not until and (elo is not None or share is not None):
        raise BadOption("--elo and --share say what --until decided finds out: give that, too")
    if rows is not None and out is None:
        raise BadOption("--rows says what is written to --out: give that, too")
    plan = make_plan(
        found,
        split_specs(bots),
        seed,
        read_options(option),
        seats,
        dealt_twice=until == "decided",
        rows=(rows or "decisions") if out else "",
    )
    decider = Decider(plan, _test(elo, share, alpha, beta)) if until else None
    screen = Console(stderr=True, highlight=False)
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        _dataset(out, plan, games) as tell,
        Progress(*bar, console=screen, transient=True, disable=not screen.is_terminal) as progress,
    ):
        task = progress.add_task(tr("cli-arena-playing"), total=games)

        def on_game(one: Played) -> None:
            tell(one)
            if decider is not None:
                decider.add(one)
            progress.advance(task)

        try:
            enough = None if decider is None else lambda: decider.enough
            result = play_match(plan, range(games), jobs, on_game, on=on, shelf=resume, enough=enough)
        except KeyboardInterrupt:
            screen.print(tr("cli-arena-stopped", played=int(progress.tasks[0].completed), games=games))
            raise
    verdict = None if decider is None else decider.test.verdict()
    if as_json:
        print_json(result if verdict is None else {**msgspec.structs.asdict(result), "verdict": verdict})
    else:
        _show(
            result, tr, found.title(tr.lang), settings_line(found.words(tr.lang), found, result.seats, result.options)
        )
        if verdict is not None:
            _tell(verdict, plan, tr)
        if out is not None:
            console.print(tr("cli-dataset", file=str(out)), soft_wrap=True)


def _test(elo: tuple[float, float] | None, share: tuple[float, float] | None, alpha: float, beta: float) -> Test:
    if elo is not None and share is not None:
        raise BadOption("give --elo or --share, not both")
    worse, better = share or map(elo_share, elo or (0.0, 20.0))
    return Test(worse, better, alpha, beta)


def _tell(verdict: Verdict, plan: Plan, tr: Translator) -> None:
    console.print(
        tr(
            f"cli-arena-{verdict.decided}",
            first=plan.labels[0],
            second=plan.labels[1],
            pairs=verdict.pairs,
            share=f"{verdict.share:.1%}",
            interval=_interval(verdict.interval, ".1%"),
            elo=f"{share_elo(verdict.share):+.0f}",
            evidence=f"{verdict.evidence:.2f}",
            bounds=_interval((verdict.lower, verdict.upper), ".2f"),
        )
    )


@contextmanager
def _dataset(out: Path | None, plan: Plan, games: int) -> Iterator[Callable[[Played], None]]:
    """What every game is told to."""
    if out is None:
        yield lambda _: None
        return
    from ..arena.dataset import dataset_of, told

    with dataset_of(out, plan, games) as data:
        yield lambda one: data.add(told(plan, one))


FIGURES: dict[str, Callable[[Score], str]] = {
    "played": lambda bot: str(bot.games),
    "points": lambda bot: f"{bot.points:.2f}",
    "points-ci": lambda bot: _interval(bot.points_ci95, ".2f"),
    "sd": lambda bot: "–" if bot.points_sd is None else f"{bot.points_sd:.2f}",
    "wins": lambda bot: f"{bot.win_share:.1%}",
    "wins-ci": lambda bot: _interval(bot.win_share_ci95, ".1%"),
    "decision": lambda bot: f"{1000 * bot.decision_seconds:.3f} ms",
    "longest": lambda bot: f"{1000 * bot.decision_seconds_max:.1f} ms",
    "core": lambda bot: f"{bot.core_seconds_per_game:.4f} s",
}


def _show(result: Result, tr: Translator, title: str, settings: str) -> None:
    """A column for each bot, the best first."""
    grid = Grid("", title=f"{title} ({settings})" if settings else title, title_style="bold")
    bots = sorted(result.bots, key=lambda bot: (-bot.win_share, -bot.points))
    for bot in bots:
        grid.add_column(bot.bot, justify="right")
    for name, figure in FIGURES.items():
        grid.add_row(tr(f"cli-arena-{name}"), *map(figure, bots))
    if any(bot.faults or bot.bot.startswith("process:") for bot in bots):
        for name in Faults.__struct_fields__:
            grid.add_row(tr(f"cli-arena-{name}"), *(str(getattr(bot.faults, name)) for bot in bots))
    console.print(grid)
    console.print(
        tr(
            "cli-arena-sum",
            games=result.games,
            seats=result.seats,
            jobs=result.jobs or "ray",
            seed=result.seed,
            seconds=f"{result.seconds:.1f}",
            speed=f"{result.games_per_second:.2f}",
            core=f"{result.core_seconds_per_game:.4f}",
        )
    )
    if result.kept:
        console.print(tr("cli-arena-kept", number=result.kept))


def _interval(interval: Interval | None, form: str) -> str:
    return "–" if interval is None else f"{interval[0]:{form}} … {interval[1]:{form}}"
