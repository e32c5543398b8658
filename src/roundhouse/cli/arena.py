"""roundhouse arena"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ..arena import Result, Score, match
from ..arena.stats import Interval
from ..bots import load_code, split_specs
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
    code: Code = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play each other, in rotating seats, and see which is better.

    ```
    roundhouse arena railroad_ink --bots standard,greedy --games 200
    roundhouse arena railroad_ink --bots greedy:guesses=4,random --option expansion=lava --json
    roundhouse arena railroad_ink --code examples/bot.py --bots dreamer,standard
    ```

    The same seed gives the same games, whatever the number of jobs. Intervals are of 95 %.

    Parameters
    ----------
    game
        The game's id; `roundhouse games` lists them.
    bots
        The bots, with commas between; a bot may have parameters: name:key=value,key=value.
    games
        How many games to play.
    seed
        Any text.
    seats
        The number of players; by default one for each bot.
    jobs
        How many processes play at once; by default one for each core.
    """
    tr = words(lang)
    for file in code or ():
        load_code(file)
    found = find_game(game)
    specs, options = split_specs(bots), read_options(option)
    screen = Console(stderr=True, highlight=False)
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(tr("cli-arena-playing"), total=games)
        try:
            result = match(
                found, specs, games, seed, options, seats=seats, jobs=jobs, on_game=lambda _: progress.advance(task)
            )
        except KeyboardInterrupt:
            screen.print(tr("cli-arena-stopped", played=int(progress.tasks[0].completed), games=games))
            raise
    if as_json:
        print_json(result)
    else:
        _show(
            result, tr, found.title(tr.lang), settings_line(found.words(tr.lang), found, result.seats, result.options)
        )


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
    console.print(grid)
    console.print(
        tr(
            "cli-arena-sum",
            games=result.games,
            seats=result.seats,
            jobs=result.jobs,
            seed=result.seed,
            seconds=f"{result.seconds:.1f}",
            speed=f"{result.games_per_second:.2f}",
            core=f"{result.core_seconds_per_game:.4f}",
        )
    )


def _interval(interval: Interval | None, form: str) -> str:
    return "–" if interval is None else f"{interval[0]:{form}} … {interval[1]:{form}}"
