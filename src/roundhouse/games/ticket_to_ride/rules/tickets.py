"""Tickets: drawn, kept, put under the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from . import steps
from .packed import back_of

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


def choose(state: State, seat: int, move: int, events: Events) -> list[int]:
    """Rule `setup`: all choose at the same time, and nothing happens before the last has: then what each chose."""
    state.choices[seat] = move
    state.waiting = [other for other in state.waiting if other != seat]
    events.chose(state, seat, move)
    if state.waiting:
        return []
    choices = state.choices
    state.choices = [0] * len(choices)
    events.all_chose()
    return choices


def keep_first(state: State, seat: int, move: int, events: Events) -> None:
    """Rule `setup`: of the tickets dealt."""
    choices = choose(state, seat, move, events)
    for chooser, choice in enumerate(choices):
        keep(state, chooser, choice, events)
    if choices:
        state.plan.hooks.all_kept(state, events)


def keep(state: State, seat: int, move: int, events: Events) -> None:
    """Rule `tickets`, TRG-12: tickets are kept or put under the deck."""
    offered, back = state.offers[seat], back_of(move)
    for place in back:
        state.under.append(offered[place])
        state.under_by.append(seat)
    state.plan.hooks.keep(state, seat, move, back, events)
    state.offers[seat] = []
