"""The matches of a game's ladder: who meets whom, at how large a table, with what budget, and how often."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from msgspec import Struct

from ..bots import level_names
from ..core.game import Game

#: Below the lowest level there is what needs no policy.
FLOOR: Final = "random"
#: What a choice may cost `expert` on the ladder, in milliseconds of a core: far less than at a table, as hundreds of
#: games are played; so little that a game stays `CHEAP`, or more where less would show nothing of its strength.
BUDGET: Final = 50
BUDGETS: Final = {
    "railroad_ink": 150,
    "steam_rollers": 60,
    "ticket_to_ride_paris": 100,
    "ticket_to_ride_usa": 80,
    "ticket_to_ride_asia": 600,
    "age_of_steam_rust_belt": 25,
    "age_of_steam_southern_us": 25,
    "age_of_steam_western_us": 100,
    "age_of_steam_barbados": 60,
    "age_of_steam_st_lucia": 100,
    "age_of_steam_tutorial": 100,
}
#: So many pairs are enough; where a game costs `CHEAP` core-seconds or more, as many as fit into `HOUR`, an hour of two
#: cores, but never fewer than `LEAST`.
ENOUGH: Final = 200
LEAST: Final = 30
#: What a game costs, the first pairs tell.
FIRST: Final = 4
CHEAP: Final = 5.0
HOUR: Final = 2 * 3600.0


class Rung(Struct, frozen=True):
    """A match of the ladder: two bots at a game with settings; the first should be the better one."""

    bots: tuple[str, str]
    seats: int
    options: dict[str, str]

    @property
    def mirror(self) -> bool:
        return self.bots[0] == self.bots[1]

    @property
    def name(self) -> str:
        chosen = "".join(f"/{name}={choice}" for name, choice in sorted(self.options.items()))
        return f"{self.bots[0]}/{self.bots[1]}/{self.seats}{chosen}"


def rungs(game: Game, seats: int | None = None, budget: str = "", usual: bool = False) -> list[Rung]:
    """The matches of a game's ladder, for every choice of its options by itself, or as it is `usual`. `seats`: by
    default as few as can be with as many for one bot as for the other; `budget`: the parameters of `expert`, by default
    those of BUDGETS."""
    expert = f"expert:{budget or f'ms={BUDGETS.get(game.id, BUDGET)}'}"
    levels = [expert if name == "expert" else name for name in level_names(game)]
    if not levels:
        return []
    ladder = [FLOOR, *levels]
    number = game.check_seats(seats) if seats else _fair_seats(game)
    found = []
    for options in _settings(game, number)[: 1 if usual else None]:
        found += [Rung((better, worse), number, options) for worse, better in pairwise(ladder)]
        if "standard" in levels:
            # With the same dice both would do the same: where nobody meets anybody, each has a game of its own.
            found.append(Rung(("standard", "standard"), 1 if game.side_by_side else number, options))
    return found


def _fair_seats(game: Game) -> int:
    able = [number for number in game.seats if number >= 2 * game.partners]
    return next((number for number in able if number % (2 * game.partners) == 0), min(able or game.seats))


def _settings(game: Game, seats: int) -> list[dict[str, str]]:
    """As it is by default, and every other choice by itself of every option that such a table has."""
    usual = game.check_options({})
    others = [
        {**usual, option.name: choice}
        for option in game.options_for(seats)
        for choice in option.choices
        if choice != option.default
    ]
    return [usual, *others]


def pairs_worth(core: float) -> int:
    """How many pairs a match is of where a game costs so many core-seconds."""
    return ENOUGH if core < CHEAP else min(ENOUGH, max(LEAST, int(HOUR / core) // 2))
