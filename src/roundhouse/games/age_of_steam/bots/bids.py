"""What the order of play is worth, and what can be spared for it."""

from __future__ import annotations

from typing import Final

from ..rules.auction import BID, DROP, PASS, PAY
from ..rules.plan import DOLLARS_SHIFT, KIND_MASK
from .actions import action_values
from .plans import Planner

#: What a place further to the front is worth besides the action, in points.
PLACE: Final = 0.4
#: Most bids are paid in part only, and some not at all.
PART: Final = 1.0
#: So many of the actions that one likes best are gone for each place further back.
GONE: Final = 0.7


def place_values(planner: Planner) -> list[float]:
    """What each place is worth, the first place first."""
    values = sorted((value for value in action_values(planner)), reverse=True)
    seats = len(planner.state.order)
    found = []
    for place in range(seats):
        gone = GONE * place
        low = int(gone)
        part = gone - low
        found.append(values[low] * (1 - part) + values[low + 1] * part + PLACE * (seats - 1 - place))
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
        if values[0] - values[last] > PART * price_of(planner, lowest):
            return wanted
    return PASS if PASS in moves else DROP


def pay_for_first_place(planner: Planner, moves: list[int]) -> int:
    if PAY in moves:
        values = place_values(planner)
        if values[0] - values[1] > price_of(planner, planner.plan.first_place):
            return PAY
    return PASS
