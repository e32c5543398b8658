"""roundhouse games"""

from __future__ import annotations

from typing import Any

from rich.table import Table as Grid

from ..bots import bot_names
from ..core.game import Game, Option
from ..core.registry import find_game, game_ids
from .common import Json, Lang, console, print_json, tongue, words


def games(*, as_json: Json = False, lang: Lang = None) -> None:
    """List the games: players, options with their values (the default first), bots.

    ```
    roundhouse games
    roundhouse games --json
    ```
    """
    found = [find_game(name) for name in game_ids()]
    if as_json:
        print_json([_facts(game, tongue(lang)) for game in found])
        return
    tr = words(lang)
    grid = Grid()
    for column in ("id", "title", "players", "options", "bots", "stage"):
        grid.add_column(tr(f"cli-games-{column}"), no_wrap=column == "id")
    for game in found:
        options = "\n".join(f"{option.name}: {', '.join(_choices(option))}" for option in game.options)
        players = ", ".join(map(str, game.seats))
        bots = ", ".join(bot_names(game))
        grid.add_row(game.id, game.title(tr.lang), players, options, bots, tr(f"stage-{game.stage}"))
    console.print(grid)


def _choices(option: Option) -> list[str]:
    """The default first."""
    return [option.default, *(choice for choice in option.choices if choice != option.default)]


def _facts(game: Game, lang: str) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title(lang),
        "rules": game.rules,
        "stage": game.stage,
        "seats": game.seats,
        "default_seats": game.default_seats,
        "options": game.options,
        "bots": bot_names(game),
    }
