"""Whose turn it is: the next one, the last round, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from .flags import celebrate
from .steps import FLAG, OVER, TURN
from .teams import pieces_left

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
    """Rules `flag` and `flag-asked`: a whole flag may be celebrated. Nobody is asked in the last round or when it
    begins: no card that is drawn from then on will be played, so waiting serves no end."""
    seat = state.turn
    if state.kept[seat] == state.plan.whole_flag:
        if state.final <= 0 and pieces_left(state, seat) > state.plan.end:
            state.step = FLAG
            return
        celebrate(state, seat, chance, events)
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
        left = pieces_left(state, seat) if plan.has_racks else state.pieces[seat]
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
