"""roundhouse ladder"""

from __future__ import annotations

import datetime
import re
import shlex
import time
from collections import Counter
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from .. import __version__
from ..arena.ladder import SEED, Climb, climb, climbed, ratings
from ..arena.ladder_shelf import LadderShelf
from ..arena.rungs import Rung, rungs
from ..core.errors import BadOption
from ..core.game import Game
from ..core.registry import find_game
from .common import Json, Lang, console, print_json, words

PAGE = Path("docs/ladder.md")
SHELF = Path("build/ladder")
HEAD = """# The ladder

How strong the bots are, measured: each level against the one below it. Two games with the same seed, the seats changed
over, are one sample (a *pair*); shares and 95 % intervals are of pairs. In the mirror match nobody can be better: each
of its games has a deal of its own, and its interval should hold 50 %. A game for one is played by both with the same
seed, and whoever has more points has won the pair. So is the mirror match of Railroad Ink, where seats never meet, but
each of the two has dice of its own: with the same dice both would draw the same. Points and core-seconds are means over
the seats of a bot. The seeds (`proof/…`) were never used to tune a bot.

`roundhouse ladder GAME` plays it again: 200 pairs where a game costs less than 5 core-seconds, else as many as fit into
an hour on two cores, and at least 30.
"""


def ladder(
    game: str,
    /,
    *,
    pairs: int | None = None,
    only: str = "",
    budget: str = "",
    seats: int | None = None,
    usual: bool = False,
    minutes: float | None = None,
    anew: Annotated[bool, Parameter(negative="")] = False,
    seed: str = SEED,
    jobs: Annotated[int | None, Parameter(alias="-j")] = None,
    shelf: Path = SHELF,
    page: Path = PAGE,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play the ladder of a game: every level against the one below it, and write down how strong they are.

    ```
    roundhouse ladder ticket_to_ride_paris
    roundhouse ladder railroad_ink --only expert --budget ms=700 --pairs 100
    ```

    Games are kept as they end: started again, it goes on where it was. Games that were
    played by other bots or by other rules, before a change, are left aside.

    Parameters
    ----------
    game
        The game's id; `roundhouse games` lists them.
    pairs
        How many deals each match is of; every deal is played twice, in changed seats. By default 200 where a game
        costs less than 5 core-seconds, else as many as fit into an hour on two cores, and at least 30.
    only
        Only the matches of this bot.
    budget
        The parameters of `expert`, such as ms=500; by default what fits the game.
    seats
        The number of players; by default as few as can be with as many seats for one bot as for the other.
    usual
        Leave out options that are not the usual ones.
    minutes
        Begin no further match after so long.
    anew
        Play everything again; the games so far are put aside.
    seed
        Any text. Another one than the usual is a ladder of its own.
    shelf
        The folder where games are kept.
    page
        The file that is written.
    """
    tr = words(lang)
    found = find_game(game)
    ladder = rungs(found, seats, budget)
    asked = rungs(found, seats, budget, usual)
    matches = [rung for rung in asked if not only or only == rung.bots[0].partition(":")[0]]
    if not matches:
        raise BadOption(f"{found.id} has no levels that could play a ladder")
    begun = time.monotonic()
    screen = Console(stderr=True, highlight=False)
    kept = LadderShelf(shelf, found, seed)
    if anew and (before := kept.begin_anew()) is not None:
        screen.print(tr("cli-ladder-anew", file=str(before)), soft_wrap=True)
    if aside := kept.aside():
        screen.print(tr("cli-ladder-aside", games=aside), soft_wrap=True)
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=screen, disable=not screen.is_terminal) as progress:
        for rung in matches:
            if minutes is not None and time.monotonic() - begun > 60 * minutes:
                break
            bar_of = progress.add_task(title_of(rung), total=None)

            def tell(done: int, games: int, task: TaskID = bar_of) -> None:
                progress.update(task, completed=done, total=games)

            climb(found, rung, pairs, kept, jobs, tell)
    # Matches that were played before stay on the page.
    climbs = [one for rung in ladder if (one := climbed(found, rung, kept)) is not None]
    if as_json:
        print_json(climbs)
        return
    section = written(found, climbs, ratings(found, kept), kept, again(found, climbs, pairs, budget, seats, seed))
    console.print(section)
    write(page, found.id, section)
    console.print(tr("cli-ladder-written", file=str(page)))


def again(game: Game, climbs: list[Climb], pairs: int | None, budget: str, seats: int | None, seed: str) -> str:
    """The command that plays what is on the page again, with what was asked for."""
    asked = {"pairs": pairs, "budget": budget, "seats": seats, "seed": "" if seed == SEED else shlex.quote(seed)}
    words = [f"--{name} {word}" for name, word in asked.items() if word]
    usual = all(one.rung.options == game.check_options({}) for one in climbs)
    return " ".join(["roundhouse ladder", game.id, *words, *(["--usual"] if game.options and usual else ()), "--anew"])


def title_of(rung: Rung) -> str:
    options = ", ".join(choice for choice in rung.options.values())
    return f"{rung.bots[0]} – {rung.bots[1]}, {rung.seats}" + (f", {options}" if options else "")


def written(
    game: Game, climbs: list[Climb], strength: dict[str, tuple[float, float]], kept: LadderShelf, command: str
) -> str:
    """A game's section of the page. `command` plays it again."""
    lines = [
        f"## {game.title('en')}",
        "",
        f"{datetime.date.today().isoformat()}, Roundhouse {__version__}, {_builds(kept)}, "
        f"seeds `{kept.seed}/{game.id}/0` and on.",
        "",
        "| match | players | pairs | share | 95 % | points | core-s a seat | longest choice |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for one in climbs:
        usual = game.check_options({})
        options = ", ".join(f"{name} {choice}" for name, choice in one.rung.options.items() if choice != usual[name])
        name = "mirror: `standard`" if one.rung.mirror else f"`{one.rung.bots[0]}` – `{one.rung.bots[1]}`"
        lines.append(
            f"| {name}{f' ({options})' if options else ''} | {one.rung.seats} | {one.pairs} | {one.share:.1%} "
            f"| {one.interval[0]:.1%} … {one.interval[1]:.1%} | {one.points[0]:.1f} : {one.points[1]:.1f} "
            f"| {one.core[0]:.2f} : {one.core[1]:.2f} | {one.longest:.2f} s |"
        )
    if any(sum(one.out) for one in climbs):
        lines += ["", f"Out before the end: {_fallen(climbs)}."]
    if strength:
        rated = sorted(strength.items(), key=lambda item: -item[1][0])
        names = ", ".join(f"`{name}` {mu:.1f} ± {wide:.1f}" for name, (mu, wide) in rated)
        lines += ["", f"Ratings (Plackett-Luce, 95 %): {names}."]
    return "\n".join([*lines, "", f"Again: `{command}`"])


def _builds(kept: LadderShelf) -> str:
    """What has played: whoever writes the page may be another build than who played."""
    compiled = {line.compiled for line in kept.lines()}
    return " and ".join(name for name, one in (("compiled", True), ("interpreted", False)) if one in compiled)


def _fallen(climbs: list[Climb]) -> str:
    """Of how many seats of each bot the game was over before its end."""
    seats: Counter[str] = Counter()
    out: Counter[str] = Counter()
    for one in climbs:
        for bot, number, fallen in zip(one.rung.bots, one.seats, one.out, strict=True):
            seats[bot] += number
            out[bot] += fallen
    return ", ".join(f"`{bot}` {out[bot]} of {number} seats" for bot, number in seats.items())


def write(page: Path, game: str, section: str) -> None:
    """Put a game's section on the page, in the place of the one that was there."""
    text = page.read_text(encoding="utf-8") if page.exists() else HEAD
    begin, end = f"<!-- {game} -->", f"<!-- end of {game} -->"
    block = f"{begin}\n{section}\n{end}"
    if begin in text:
        text = re.sub(f"{re.escape(begin)}.*?{re.escape(end)}", lambda _: block, text, flags=re.DOTALL)
    else:
        text = f"{text.rstrip()}\n\n{block}\n"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(text, encoding="utf-8")
