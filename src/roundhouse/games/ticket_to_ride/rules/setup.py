"""How a game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ..printed.facts import MARKET
from .market import draw_card, watch
from .tickets import offer

if TYPE_CHECKING:
    from .events import Events
    from .state import State


def set_up(state: State, chance: Chance, events: Events) -> None:
    """Rules `first`, `deal` and `setup`: who begins; cards for all, five face up; tickets to choose from."""
    plan = state.plan
    state.turn = chance.die("first", plan.seats) - 1
    for hand in state.hands:
        for _ in range(plan.hand):
            hand[draw_card(state, chance)] += 1
    for slot in range(MARKET):
        state.market[slot] = draw_card(state, chance)
    events.began(state)
    watch(state, chance, events)
    for seat in range(plan.seats):
        offer(state, seat, plan.deal, chance, events)
