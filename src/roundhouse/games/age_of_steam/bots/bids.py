"""What the order of play is worth, and what can be spared for it."""

from __future__ import annotations

from typing import Final

from ..rules.auction import BID, DROP, PASS, PAY, price_of_dropping
from ..rules.plan import DOLLARS_SHIFT, KIND_MASK
from .actions import action_values
from .plans import Planner

#: Nobody is thought to bid more.
HIGHEST: Final = 15
#: Others may go further than one thinks, or not so far.
DOUBTS: Final = (-1, 0, 2)
NEVER: Final = -1e3


def place_values(planner: Planner, paid: int = 0) -> list[float]:
    """What each place is worth to who has paid so much for it, the first place first."""
    known = action_values(planner, paid)
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
        # Who drops out pays a part of the last bid all the same.
        lost = price_of_dropping(state, planner.seat)
        gain = place_values(planner, lowest)[0] - place_values(planner, lost)[len(state.bidding) - 1]
        if gain > price_of(planner, lowest) - price_of(planner, lost):
            return wanted
    return PASS if PASS in moves else DROP


def limit(planner: Planner) -> int:
    """The highest bid that a seat would make, as far as its own forecast goes."""
    state = planner.state
    values = place_values(planner)
    gain = values[0] - values[len(state.bidding) - 1]
    price = 0
    while price < min(HIGHEST, state.money[planner.seat]) and price_of(planner, price + 1) < gain:
        price += 1
    return price


def best_response(planner: Planner, limits: list[int], moves: list[int]) -> int:
    """A bid, if it pays to outlast some of the others, who drop out at about these limits; else what `bid` does when it
    does not want to."""
    state = planner.state
    lowest = state.high + 1
    wanted = next((move for move in moves if move & KIND_MASK == BID and move >> DOLLARS_SHIFT == lowest), -1)
    if wanted < 0:
        return PASS if PASS in moves else DROP
    values = place_values(planner)
    rivals = len(limits)
    # Nothing is outlasted by who drops out now.
    hopes = [values[rivals] - price_of(planner, price_of_dropping(state, planner.seat))] + [0.0] * rivals
    for doubt in DOUBTS:
        ordered = sorted([max(state.high, one + doubt) for one in limits])
        for number, stops in enumerate(ordered):
            last = max(lowest, stops + 1)
            # The last two pay in full.
            paid = last if number >= rivals - 2 else (last + 1) // 2
            value = NEVER if last > state.money[planner.seat] else values[rivals - 1 - number] - price_of(planner, paid)
            hopes[number + 1] += value / len(DOUBTS)
    best = max(hopes)
    return wanted if best > hopes[0] else PASS if PASS in moves else DROP


def pay_for_first_place(planner: Planner, moves: list[int]) -> int:
    if PAY in moves:
        values = place_values(planner)
        if values[0] - values[1] > price_of(planner, planner.plan.first_place):
            return PAY
    return PASS
