"""Claiming a route: cards are laid down, and the route is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ..printed.facts import WILD
from .market import settle
from .packed import ROUTE_MASK, ROUTE_SHIFT
from .routes import take_route
from .turns import end_turn

if TYPE_CHECKING:
    from .events import Events
    from .state import State


def claim(state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
    """Rule `pay`: the cards are laid down; and if nothing is to be decided before, the route is taken."""
    hooks = state.plan.hooks
    hooks.spend(state, seat, move)
    events.laid(state, seat, move)
    state.laid = move
    if not hooks.laid(state, chance, events):
        finish(state, seat, chance, events)


def finish(state: State, seat: int, chance: Chance, events: Events) -> None:
    """The route is taken, its points are scored, the cards are discarded."""
    plan = state.plan
    route = state.laid >> ROUTE_SHIFT & ROUTE_MASK
    colour, plain, wilds = plan.cards_of(state.laid)
    state.discards[WILD] += wilds
    state.discards[colour] += plain
    state.laid = 0
    plan.hooks.discarded(state, seat, colour, plain, events)
    state.pieces[seat] -= plan.length[route]
    state.score[plan.team_of[seat]] += plan.worth[route]
    take_route(state, seat, route)
    events.claimed(state, seat, route)
    settle(state, chance, events)
    end_turn(state, chance, events)
