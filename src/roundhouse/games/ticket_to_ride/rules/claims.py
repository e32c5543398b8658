"""Claiming a route: cards are laid down, and the route is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ..printed.facts import WILD
from .flags import keep_card
from .market import settle
from .packed import RACK_MASK, RACK_SHIFT, RACK_WILDS_MASK, RACK_WILDS_SHIFT, ROUTE_MASK, ROUTE_SHIFT
from .routes import take_route
from .turns import end_turn

if TYPE_CHECKING:
    from .events import Events
    from .state import State


def lay(state: State, seat: int, claim: int, events: Events) -> None:
    """Rule `pay`: the cards are laid down."""
    colour, plain, wilds = state.plan.cards_of(claim)
    spend(state, seat, colour, plain, wilds, claim)
    events.laid(state, seat, claim)
    state.laid = claim


def spend(state: State, seat: int, colour: int, plain: int, wilds: int, claim: int) -> None:
    """So many cards of a colour and so many wilds leave the hand; what the claim says comes from the rack."""
    hand = state.hands[seat]
    rack, rack_wilds = claim >> RACK_SHIFT & RACK_MASK, claim >> RACK_WILDS_SHIFT & RACK_WILDS_MASK
    if rack or rack_wilds:
        shelf = state.racks[state.plan.team_of[seat]]
        shelf[colour] -= rack
        shelf[WILD] -= rack_wilds
    hand[colour] -= plain - rack
    hand[WILD] -= wilds - rack_wilds


def finish(state: State, seat: int, added: int, added_wilds: int, chance: Chance, events: Events) -> None:
    """The route is taken, its points are scored, the cards are discarded; in a tunnel also those added."""
    plan = state.plan
    route = state.laid >> ROUTE_SHIFT & ROUTE_MASK
    colour, plain, wilds = plan.cards_of(state.laid)
    state.discards[WILD] += wilds + added_wilds
    state.discards[colour] += plain + added
    put_away(state)
    if plan.flag:
        keep_card(state, seat, colour, plain, events)
    state.pieces[seat] -= plan.length[route]
    state.score[plan.team_of[seat]] += plan.worth[route]
    take_route(state, seat, route)
    events.claimed(state, seat, route)
    settle(state, chance, events)
    end_turn(state, chance, events)


def put_away(state: State) -> None:
    """Nothing is laid down any more; what a tunnel turned up is discarded."""
    for kind in state.revealed:
        state.discards[kind] += 1
    state.laid = state.extra = 0
    state.revealed = []
