"""Which action to choose, and where a New City goes."""

from __future__ import annotations

from typing import Final

from ..printed.facts import (
    ACTIONS,
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    LOCOMOTIVE,
    MOST_ENGINE,
    PRODUCTION,
    TURN_ORDER,
    URBANIZATION,
)
from ..rules import growth
from ..rules.plan import ACTION_SHIFT
from .cities import best_city
from .plans import BuildPlan, Planner

#: What is lost to each player who builds or moves before one, of what a plan or the best deliveries promise.
BLOCKED: Final = 0.10
TAKEN: Final = 0.06
#: Small gains, in points.
TWO_CUBES: Final = 0.8
A_PASS: Final = 0.5


def choose_action(planner: Planner, moves: list[int]) -> int:
    values = action_values(planner)
    return max(moves, key=lambda move: values[move >> ACTION_SHIFT])


def action_values(planner: Planner) -> list[float]:
    """What each action would bring, in points."""
    money = planner.state.money[planner.seat]
    known = planner.action_values.get(money)
    if known is None:
        known = planner.action_values[money] = _action_values(planner, money)
    return known


def _action_values(planner: Planner, money: int) -> list[float]:
    state, seat, plan = planner.state, planner.seat, planner.plan
    plans = [made for made in planner.remembered(plan.tiles, money) if made.dollars <= money]
    base = _best(planner, plans, money, 0)
    left = plan.turns - state.turn
    values = [0.0] * len(ACTIONS)
    if state.engine[seat] < MOST_ENGINE:
        values[LOCOMOTIVE] = _best(planner, plans, money, 1) - base
    if not plan.engineer.more_tiles:
        values[ENGINEER] = 1.0
    else:
        more = [made for made in planner.remembered(plan.tiles_with(ENGINEER), money) if made.dollars <= money]
        values[ENGINEER] = max(0.0, _best(planner, more, money, 0) - base)
    values[URBANIZATION] = max(0.0, best_city(planner, plans, money)[0] - base)
    before = state.order.index(seat)
    values[FIRST_BUILD] = BLOCKED * before * max(0.0, base - planner.nothing_value(money)) + 0.05
    promised = sum(sorted((row[0][state.engine[seat]] for row in planner.base_rows), reverse=True)[:2])
    values[FIRST_MOVE] = TAKEN * before * 3.0 * promised + 0.1
    # There must be room on the chart, and time for the cubes to come.
    values[PRODUCTION] = TWO_CUBES if plan.growth and left > 1 and growth.can_produce(state) else 0.0
    values[TURN_ORDER] = A_PASS if left else 0.0
    return values


def _best(planner: Planner, plans: list[BuildPlan], money: int, engine: int) -> float:
    return max(planner.value(made, money, 0, engine) for made in plans)
