"""What only the Southern US have: cotton. Any map may name this rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core.chance import Chance
from ...printed.facts import WHITE
from ...rules.hooks import Hooks, TownRules
from ...rules.plan import ONE_CUBE

if TYPE_CHECKING:
    from ...printed.settings import Settings
    from ...rules.state import State


def adopt(hooks: Hooks, settings: Settings) -> None:
    """This rule, if the settings name it."""
    if settings.town_cubes == "cotton":
        hooks.towns = Cotton(settings.cotton_bonus)


class Cotton(TownRules):
    """AU-1, AU-2: a white cube in every town goes to a port, brings the mover more, and leaves the game."""

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def put(self, state: State, town: int, chance: Chance) -> None:
        state.cubes[town] += ONE_CUBE[WHITE]

    def takes(self, state: State, stop: int, good: int) -> bool:
        return state.plan.port_city[stop] if good == WHITE else state.colour[stop] == good

    def premium(self, good: int) -> int:
        return self.bonus if good == WHITE else 0

    def delivered(self, state: State, good: int) -> None:
        if good == WHITE:
            state.gone[good] += 1
        else:
            state.bag[good] += 1
