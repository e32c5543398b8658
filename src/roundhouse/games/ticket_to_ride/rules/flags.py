"""Cards of some colours are kept; a whole set of them, a flag, is worth points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ..printed.facts import WILD
from .market import settle

if TYPE_CHECKING:
    from .events import Events
    from .state import State


def keep_card(state: State, seat: int, colour: int, plain: int, events: Events) -> None:
    """Rule `flag-card`: one of the cards paid is kept, but no wild (`plain` are not), and no second one of a colour."""
    if state.plan.flag >> colour & 1 and plain and not state.kept[seat] >> colour & 1:
        state.discards[colour] -= 1
        state.kept[seat] |= 1 << colour
        events.kept_card(seat, colour)


def celebrate(state: State, seat: int, chance: Chance, events: Events) -> None:
    """Rule `flag`: its cards are discarded."""
    plan = state.plan
    state.passes = 0
    state.kept[seat] = 0
    state.flags[seat] += 1
    state.score[plan.team_of[seat]] += plan.flag_points
    for kind in range(WILD):
        if plan.flag >> kind & 1:
            state.discards[kind] += 1
    events.celebrated(state, seat)
    settle(state, chance, events)
