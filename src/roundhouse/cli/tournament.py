"""roundhouse tournament"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ..arena.match import HERE
from ..arena.tournament import Tournament, plans
from ..arena.tournament import tournament as played
from ..bots import load_code, split_specs
from ..core.registry import find_game
from ..core.texts import Translator
from .common import Code, Json, Lang, OptionWords, console, print_json, read_options, settings_line, words


def tournament(
    game: str,
    /,
    *,
    bots: str,
    pairs: int = 20,
    seed: str = "tournament",
    option: OptionWords = None,
    seats: int | None = None,
    jobs: Annotated[int | None, Parameter(alias="-j")] = None,
    on: str = HERE,
    resume: Path | None = None,
    code: Code = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let every bot play every other, and see how strong each is.

    ```
    roundhouse tournament ticket_to_ride_paris --bots easy,standard,greedy,random --pairs 50
    ```

    Every deal is played twice, in changed seats; the two games are one sample. Strength is told as Elo (Bradley-Terry,
    intervals of 95 % by the bootstrap) and as openskill rates it.

    Parameters
    ----------
    game
        The game's id; `roundhouse games` lists them.
    bots
        The bots, with commas between, as for `roundhouse arena`.
    pairs
        How many deals every two bots play, each of them twice.
    seed
        Any text.
    seats
        The number of players; by default the fewest that can play against each other.
    jobs
        How many processes play at once; by default one for each core.
    on
        Where to play: here, ray, ray:ADDRESS (docs/arena.md).
    resume
        A folder where games are kept as they end: started again with it, the tournament goes on where it was.
    """
    tr = words(lang)
    for file in code or ():
        load_code(file)
    found = find_game(game)
    matches = plans(found, split_specs(bots), seed, read_options(option), seats)
    screen = Console(stderr=True, highlight=False)
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(tr("cli-arena-playing"), total=2 * pairs * len(matches))
        result = played(matches, pairs, jobs, lambda: progress.advance(task), on=on, shelf=resume)
    if as_json:
        print_json(result)
        return
    settings = settings_line(found.words(tr.lang), found, result.seats, result.options)
    _show(result, tr, f"{found.title(tr.lang)} ({settings})" if settings else found.title(tr.lang))


def _show(result: Tournament, tr: Translator, title: str) -> None:
    """A row for each bot, the strongest first, and what it won against each."""
    grid = Grid(title=title, title_style="bold")
    grid.add_column("")
    grid.add_column(tr("cli-tournament-bot"))
    for name in ("elo", "interval", "skill", "share", "points"):
        grid.add_column(tr(f"cli-tournament-{name}"), justify="right")
    for place in range(len(result.bots)):
        grid.add_column(str(place + 1), justify="right")
    for place, bot in enumerate(result.bots, 1):
        low, high = bot.rating.interval
        against = ("–" if share is None else f"{share:.0%}" for share in bot.against)
        grid.add_row(
            str(place),
            bot.bot,
            f"{bot.rating.elo:+.0f}",
            f"{low:+.0f} … {high:+.0f}",
            f"{bot.skill:.1f} ± {bot.doubt:.1f}",
            f"{bot.share:.1%}",
            f"{bot.points:.1f}",
            *against,
        )
    console.print(grid)
    console.print(tr("cli-tournament-sum", pairs=result.pairs, seats=result.seats, seed=result.seed))
