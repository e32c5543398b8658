"""Whose turn it is: the next one, the last round, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from .steps import OVER, TURN

if TYPE_CHECKING:
    from .events import Events
    from .state import State


def begin_turn(state: State, seat: int, events: Events) -> None:
    state.turn = seat
    state.step = TURN
    state.waiting = state.plan.alone[seat]
    events.turn_began(seat)


def end_turn(state: State, chance: Chance, events: Events) -> None:
    """Something was done."""
    state.passes = 0
    close_turn(state, chance, events)


def close_turn(state: State, chance: Chance, events: Events) -> None:
    """Nothing more can be done; the next player plays, unless something is to be decided before."""
    if not state.plan.hooks.closed(state, chance, events):
        next_turn(state, events)


def next_turn(state: State, events: Events) -> None:
    """Rule `last-round`, TRG-14: the last round begins or goes on, the next player plays. Rule `pass`, TRG-8: when all
    have passed in a row, nothing will ever happen again: the game ends."""
    plan = state.plan
    seat = state.turn
    if state.passes == plan.seats:
        _finish(state, events)
        return
    if state.final > 0:
        state.final -= 1
        if not state.final:
            _finish(state, events)
            return
    else:
        left = plan.hooks.pieces_left(state, seat)
        if left <= plan.end:
            state.final = plan.seats
            events.last_round_began(seat, left)
    seat += 1
    begin_turn(state, seat if seat < plan.seats else 0, events)


def _finish(state: State, events: Events) -> None:
    """Rule `tickets`: now all tickets are shown."""
    state.step = OVER
    state.waiting = []
    events.ended(state)
