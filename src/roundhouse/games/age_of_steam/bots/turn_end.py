"""What a seat will have in the end, seen from where a turn begins: its forecast with the best number of shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..printed.facts import SHARE_PRICE
from ..rules import scoring, shares
from ..rules.steps import OVER
from .plans import Planner

if TYPE_CHECKING:
    from ..rules.state import State
    from .memory import Memory
    from .weights import Weights

#: Lines in a plan at most.
LINES: Final = 1
#: What a bankrupt seat counts; and how much of what a forecast tells below that: it warns in hundreds of points, and
#: nobody can lose so much.
BANKRUPT: Final = -60.0
WARNED: Final = 0.05
#: Shares that are thought of at most.
MOST: Final = 3


def value(state: State, seat: int, weights: Weights, memory: Memory | None = None) -> float:
    """In points, or dollars where they count."""
    if state.out[seat]:
        return BANKRUPT
    if state.step == OVER:
        return float(scoring.points(state, seat))
    forecast = _best_value(Planner(state, seat, LINES, weights, memory=memory))
    if not state.plan.score.in_money:
        forecast += scoring.sections(state, seat)
    return max(forecast, BANKRUPT + WARNED * (forecast - BANKRUPT))


def _best_value(planner: Planner) -> float:
    """A turn begins with shares: what the best number of them would bring."""
    money, most = planner.state.money[planner.seat], shares.most(planner.state, planner.seat)
    planner.remembered(planner.plan.tiles, money + min(MOST, most) * SHARE_PRICE)
    return max([planner.best_value(money + number * SHARE_PRICE, number) for number in range(min(MOST, most) + 1)])
