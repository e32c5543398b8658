"""Phases VI to VIII: collect income, pay expenses, reduce income. AS-8.1 to AS-8.3, ASR-26, ASR-27."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..printed.facts import REDUCTIONS
from . import track

if TYPE_CHECKING:
    from .events import Events
    from .state import State


def expenses(state: State, seat: int) -> int:
    """$1 a share and $1 a link of the locomotive."""
    return state.shares[seat] + state.engine[seat]


def settle(state: State, events: Events) -> None:
    """All collect and pay; what cannot be paid lowers income, and below 0 a player is bankrupt."""
    for seat in state.order[:]:
        cost = expenses(state, seat)
        state.money[seat] += state.income[seat]
        collected = state.income[seat]
        missing = cost - state.money[seat]
        if missing > 0:
            state.money[seat] = 0
            state.income[seat] -= missing
        else:
            state.money[seat] -= cost
        events.settled(state, seat, collected, cost, missing)
        if state.income[seat] < 0:
            go_bankrupt(state, seat, events)


def go_bankrupt(state: State, seat: int, events: Events) -> None:
    """Out of the game: discs off the charts and off unfinished sections; finished links stay, but pay nobody."""
    state.out[seat] = 1
    state.order.remove(seat)
    track.release(state, seat)
    state.income[seat] = state.shares[seat] = state.engine[seat] = 0
    events.bankrupt(seat)


def income_reduction(income: int) -> int:
    """AS-8.3"""
    for least, minus in REDUCTIONS:
        if income >= least:
            return minus
    return 0


def reduction_factor(state: State) -> int:
    """How many times the reduction counts in this turn."""
    plan = state.plan
    return plan.reduction_factor if plan.reduction_from <= state.turn <= plan.reduction_to else 1


def reduce_incomes(state: State, events: Events) -> None:
    factor = reduction_factor(state)
    for seat in state.order:
        minus = factor * income_reduction(state.income[seat])
        if minus:
            state.income[seat] -= minus
            events.reduced(state, seat, minus)
