"""What the order of play is worth, and what can be spared for it."""

from __future__ import annotations

from ..rules.auction import BID, DROP, PASS, PAY, price_of_dropping
from ..rules.plan import DOLLARS_SHIFT, KIND_MASK
from .actions import action_values
from .plans import Planner


def place_values(planner: Planner) -> list[float]:
    """What each place is worth, the first place first."""
    known = action_values(planner)
    values = sorted([known[action] for action in planner.plan.actions], reverse=True)
    seats = len(planner.state.order)
    found = []
    for place in range(seats):
        gone = planner.weights.gone * place
        low = int(gone)
        part = gone - low
        found.append(values[low] * (1 - part) + values[low + 1] * part + planner.weights.place * (seats - 1 - place))
    return found


def price_of(planner: Planner, dollars: int) -> float:
    """What it costs to have so much less, in points."""
    money = planner.state.money[planner.seat]
    return planner.best_value(money) - planner.best_value(money - dollars)


def bid(planner: Planner, moves: list[int]) -> int:
    state = planner.state
    lowest = state.high + 1
    wanted = next((move for move in moves if move & KIND_MASK == BID and move >> DOLLARS_SHIFT == lowest), -1)
    if wanted >= 0:
        values = place_values(planner)
        last = len(state.bidding) - 1
        # Who drops out pays a part of the last bid all the same.
        lost = price_of(planner, price_of_dropping(state, planner.seat))
        if values[0] - values[last] > price_of(planner, lowest) - lost:
            return wanted
    return PASS if PASS in moves else DROP


def pay_for_first_place(planner: Planner, moves: list[int]) -> int:
    if PAY in moves:
        values = place_values(planner)
        if values[0] - values[1] > price_of(planner, planner.plan.first_place):
            return PAY
    return PASS
