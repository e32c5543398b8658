"""Tickets: drawn, kept, put under the deck, shared with a partner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from . import steps
from .packed import back_of, rack_place_of, shared_of
from .turns import begin_turn

if TYPE_CHECKING:
    from .events import Events
    from .state import State


def draw_ticket(state: State, chance: Chance) -> int:
    """From the tickets nobody has seen; then those under the deck, in the order in which they were put there."""
    if state.pool_left:
        ticket = chance.draw("tickets", state.pool)
        state.pool[ticket] = 0
        state.pool_left -= 1
        return ticket
    # Nothing is left to chance here; it is asked all the same, for what was seen cannot be taken back.
    only = [0] * state.plan.tickets
    only[state.under.pop(0)] = 1
    state.under_by.pop(0)
    return chance.draw("tickets", only)


def offer(state: State, seat: int, number: int, chance: Chance, events: Events) -> None:
    """A seat looks at so many tickets."""
    for _ in range(number):
        state.offers[seat].append(draw_ticket(state, chance))
    events.offered(state, seat)


def draw(state: State, seat: int, chance: Chance, events: Events) -> None:
    """Rule `tickets`: with fewer left than should be drawn, draw what there is (TRG-11)."""
    state.step = steps.OFFER
    offer(state, seat, min(state.plan.draw, state.pool_left + len(state.under)), chance, events)


def choose(state: State, seat: int, move: int, events: Events) -> None:
    """Rule `setup`: all choose at the same time; nothing happens before the last has."""
    state.choices[seat] = move
    state.waiting = [other for other in state.waiting if other != seat]
    events.chose(state, seat, move)
    if state.waiting:
        return
    choices = state.choices
    state.choices = [0] * len(choices)
    events.all_chose()
    for chooser, choice in enumerate(choices):
        if state.step == steps.KEEP:
            keep(state, chooser, choice, events)
        else:
            share(state, chooser, choice, events)
    if state.step == steps.KEEP and state.plan.has_racks:
        state.step = steps.RACK
        state.waiting = list(range(len(choices)))
    else:
        begin_turn(state, state.turn, events)


def keep(state: State, seat: int, move: int, events: Events) -> None:
    """Rule `tickets`, TRG-12: tickets kept, put under the deck, and (teams) put on the rack."""
    offered = state.offers[seat]
    back, rack = back_of(move), rack_place_of(move)
    for place in back:
        state.under.append(offered[place])
        state.under_by.append(seat)
    for place, ticket in enumerate(offered):
        if place == rack:
            state.rack_tickets[state.plan.team_of[seat]].append(ticket)
            state.rack_tickets[state.plan.team_of[seat]].sort()
        elif place not in back:
            state.tickets[seat].append(ticket)
    state.tickets[seat].sort()
    state.offers[seat] = []
    events.kept_tickets(state, seat, offered, back, rack)


def share(state: State, seat: int, move: int, events: Events) -> None:
    """Rules `setup` and `share`: tickets go from the hand to the rack, for good."""
    tickets = shared_of(move)
    rack = state.rack_tickets[state.plan.team_of[seat]]
    for ticket in tickets:
        state.tickets[seat].remove(ticket)
        rack.append(ticket)
    rack.sort()
    events.shared(state, seat, tickets)
