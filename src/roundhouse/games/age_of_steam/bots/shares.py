"""How many shares to issue: as many as the best plan needs, if it is worth them."""

from __future__ import annotations

from typing import Final

from ..printed.facts import SHARE_PRICE
from ..rules.plan import SHARES_SHIFT
from .plans import Planner

#: Shares that are thought of in one turn at most; in a playout.
MOST: Final = 6
MOST_QUICKLY: Final = 4


def issue(planner: Planner, moves: list[int]) -> int:
    state, seat = planner.state, planner.seat
    most = min(MOST if planner.memory is None else MOST_QUICKLY, max(move >> SHARES_SHIFT for move in moves))
    money = state.money[seat] - (int(planner.weights.bids) if planner.plan.order.bids else 0)
    planner.remembered(planner.plan.tiles, money + most * SHARE_PRICE)
    best, number = -1e9, 0
    for shares in range(most + 1):
        value = planner.best_value(money + shares * SHARE_PRICE, shares)
        if value > best + 0.01:
            best, number = value, shares
    return next(move for move in moves if move >> SHARES_SHIFT == number)
