"""Games by their id. A game is imported when it is first asked for.

A stranger's package joins in by an entry point of the group `roundhouse.games`, or by `register(game)`.
"""

from __future__ import annotations

import importlib
from functools import cache

from .errors import UnknownGame
from .game import Game

#: In the order in which people meet them: the quick ones first, and each family from its plainest game on.
_OURS = {
    "railroad_ink": "roundhouse.games.railroad_ink:GAME",
    "steam_rollers": "roundhouse.games.steam_rollers:GAME",
    "ticket_to_ride_paris": "roundhouse.games.ticket_to_ride.boards.paris.game:GAME",
    "ticket_to_ride_usa": "roundhouse.games.ticket_to_ride.boards.usa.game:GAME",
    "ticket_to_ride_asia": "roundhouse.games.ticket_to_ride.boards.asia.game:GAME",
    "age_of_steam_tutorial": "roundhouse.games.age_of_steam.maps.tutorial.game:GAME",
    "age_of_steam_rust_belt": "roundhouse.games.age_of_steam.maps.rust_belt.game:GAME",
    "age_of_steam_southern_us": "roundhouse.games.age_of_steam.maps.southern_us.game:GAME",
    "age_of_steam_germany": "roundhouse.games.age_of_steam.maps.germany.game:GAME",
    "age_of_steam_western_us": "roundhouse.games.age_of_steam.maps.western_us.game:GAME",
    "age_of_steam_st_lucia": "roundhouse.games.age_of_steam.maps.st_lucia.game:GAME",
    "age_of_steam_barbados": "roundhouse.games.age_of_steam.maps.barbados.game:GAME",
}
_registered: dict[str, Game] = {}


@cache
def _places() -> dict[str, str]:
    from importlib.metadata import entry_points  # half of what it would take to import all of this

    found = {point.name: point.value for point in entry_points(group="roundhouse.games")}
    return {**found, **_OURS}


def register(game: Game) -> None:
    """Make a game known in this process."""
    _registered[game.id] = game


def game_ids() -> list[str]:
    """The ids of all games that can be played: ours, then those of others by name."""
    return [*_OURS, *sorted({*_places(), *_registered} - {*_OURS})]


def find_game(game: str | Game) -> Game:
    """The game of this id."""
    if isinstance(game, Game):
        return game
    if game in _registered:
        return _registered[game]
    place = _places().get(game)
    if place is None:
        raise UnknownGame(f"there is no game {game!r}; games here: {', '.join(game_ids())}")
    module, _, name = place.partition(":")
    found = getattr(importlib.import_module(module), name, None)
    if not isinstance(found, Game) or found.id != game:
        raise UnknownGame(f"{place} is not the game {game!r}")
    _registered[game] = found
    return found
