"""roundhouse bench"""

from __future__ import annotations

import time
from collections.abc import Iterator

from msgspec import Struct
from rich.table import Table as Grid

from ..core.chance import Fast
from ..core.game import Game
from ..core.playout import random_game, random_walk
from ..core.registry import find_game, game_ids
from .common import Json, Lang, console, print_json, settings_line, words

CLONES = 2000
#: A position to clone: so many moves into the game.
MIDDLE = 20


class Speed(Struct, frozen=True):
    game: str
    seats: int
    options: dict[str, str]
    plies_per_second: float
    games_per_second: float
    clone_microseconds: float


def bench(*, seconds: float = 1.0, as_json: Json = False, lang: Lang = None) -> None:
    """Measure how fast random games run on this machine, on one core.

    ```
    roundhouse bench
    roundhouse bench --seconds 5 --json
    ```

    Parameters
    ----------
    seconds
        How long to measure each game with each of its options.
    """
    games = [find_game(name) for name in game_ids()]
    speeds = [measure(game, options, seconds) for game in games for options in _settings(game)]
    if as_json:
        print_json(speeds)
        return
    tr = words(lang)
    grid = Grid(tr("cli-bench-game"), tr("cli-bench-options"))
    for column in ("plies", "games", "clone"):
        grid.add_column(tr(f"cli-bench-{column}"), justify="right")
    for speed in speeds:
        game = find_game(speed.game)
        grid.add_row(
            game.title(tr.lang),
            settings_line(game.words(tr.lang), game, speed.seats, speed.options),
            f"{speed.plies_per_second:,.0f}",
            f"{speed.games_per_second:,.0f}",
            f"{speed.clone_microseconds:.1f}",
        )
    console.print(grid)


def _settings(game: Game) -> Iterator[dict[str, str]]:
    """The default, and every other value of every option, one at a time."""
    default = game.check_options(None)
    yield default
    for option in game.options_for(game.default_seats):
        for choice in option.choices:
            if choice != option.default:
                yield {**default, option.name: choice}


def measure(game: Game, options: dict[str, str], seconds: float) -> Speed:
    seats, chance = game.default_seats, Fast(1)
    plies = games = 0
    begun = time.perf_counter()
    while (passed := time.perf_counter() - begun) < seconds or not games:
        plies += random_game(game.new(seats, options, chance), chance)
        games += 1
    state = game.new(seats, options, chance)
    random_walk(state, chance, MIDDLE)
    begun = time.perf_counter()
    for _ in range(CLONES):
        state.clone()
    clone = (time.perf_counter() - begun) / CLONES * 1e6
    return Speed(game.id, seats, options, plies / passed, games / passed, clone)
