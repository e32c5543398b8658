"""Two builds of Roundhouse side by side: `python bench/compare.py BEFORE AFTER [GAME ...]`.

BEFORE and AFTER are folders with a package `roundhouse` inside (`src` or `build/compiled` of two work trees). Every
mode is measured in turns, each time in a fresh process, so that a machine that gets slower slows both; the table has
the middle of the turns' ratios, AFTER to BEFORE: above 1 it has become faster.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from typing import Any

import measure
from measure import measure_bot, measure_mode, modes, progress

import roundhouse as rh
from roundhouse.bots import bot_names

TURNS = 3
FIGURES = ("ratio", "games/s with score", "clone µs")


def here(name: str, place: int) -> dict[str, Any]:
    """Measure one mode, or the standard bot if there is none of that number, in this process."""
    game = rh.find_game(name)
    measure.REPEATS = 3  # the turns repeat it, too
    if place < 0:
        return dict(measure_bot(game, "standard"))
    return dict(measure_mode(game, *modes(game)[place]))


def there(build: str, name: str, place: int) -> dict[str, Any]:
    """Measure it in a process that has that build."""
    command = [sys.executable, __file__, "--one", name, str(place)]
    environment = {**os.environ, "PYTHONPATH": build}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def plain_modes(name: str) -> list[int]:
    """The game as it is by default, with the fewest, the usual and the most players."""
    game = rh.find_game(name)
    return [place for place, (_, options) in enumerate(modes(game)) if options == game.check_options({})]


def faster(turns: list[tuple[dict[str, Any], dict[str, Any]]], figure: str) -> str:
    """How often the middle of the turns is as fast after as before, with the least and the most."""
    down = figure.endswith(("µs", "ms", "a game"))
    ratios = [before[figure] / after[figure] if down else after[figure] / before[figure] for before, after in turns]
    return f"{statistics.median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f})"


def main(before: str, after: str, names: list[str]) -> None:
    print("| game | seats | options | random games | with score | clone |", "|---|---|---|---|---|---|", sep="\n")
    for name in names:
        for place in plain_modes(name):
            turns = []
            for turn in range(TURNS):
                progress(f"{name}, mode {place}, turn {turn + 1} of {TURNS}")
                turns.append((there(before, name, place), there(after, name, place)))
            progress("")
            row = turns[0][1]
            options = ", ".join(f"{option}={value}" for option, value in row["unusual"].items()) or "–"
            figures = " | ".join(faster(turns, figure) for figure in FIGURES)
            print(f"| {name} | {row['seats']} | {options} | {figures} |", flush=True)
        if "standard" in bot_names(rh.find_game(name)):
            turns = [(there(before, name, -1), there(after, name, -1)) for _ in range(TURNS)]
            print(f"| {name} | fewest | `standard`, ms a decision | {faster(turns, 'mean ms')} | | |", flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "--one":
        print(json.dumps(here(sys.argv[2], int(sys.argv[3]))))
    else:
        main(sys.argv[1], sys.argv[2], sys.argv[3:] or rh.game_ids())
