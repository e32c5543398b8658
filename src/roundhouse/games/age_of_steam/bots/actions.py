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
from ..rules.state import State
from .cities import best_city
from .plans import BuildPlan, Planner

#: What an action is worth that does nothing.
NO_USE: Final = -1.0
#: Links of a network for which two cubes more are worth their full value.
NETWORK: Final = 3


def is_of_use(state: State, seat: int, action: int) -> bool:
    """Whether an action can do anything for a seat, well chosen or not."""
    left = state.plan.turns - state.turn
    if action == PRODUCTION:
        # In the first turn nobody has links, and cubes that come in the last are moved by nobody.
        return state.plan.growth and state.turn > 1 and left >= 2 and growth.can_produce(state)
    if action == LOCOMOTIVE:
        return state.engine[seat] < MOST_ENGINE
    if action == TURN_ORDER:
        return left > 0
    if action == URBANIZATION:
        return any(state.new_city[letter] < 0 for letter in state.plan.letters)
    return True


def choose_action(planner: Planner, moves: list[int]) -> int:
    values = action_values(planner)
    return max(moves, key=lambda move: values[move >> ACTION_SHIFT])


def action_values(planner: Planner, paid: int = 0) -> list[float]:
    """What each action would bring, in points, to who has paid so much for it."""
    money = planner.state.money[planner.seat] - paid
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
    more = [made for made in planner.with_engineer(money) if made.dollars <= money]
    values[ENGINEER] = max(0.0, _best(planner, more, money, 0) - base)
    values[URBANIZATION] = max(0.0, best_city(planner, plans, money)[0] - base)
    before = state.order.index(seat)
    values[FIRST_BUILD] = planner.weights.blocked * before * max(0.0, base - planner.nothing_value(money)) + 0.05
    promised = sum(sorted((row[0][state.engine[seat]] for row in planner.base_rows), reverse=True)[:2])
    values[FIRST_MOVE] = planner.weights.taken * before * 3.0 * promised + 0.1
    values[PRODUCTION] = _production(planner)
    values[TURN_ORDER] = planner.weights.pass_once if left else 0.0
    return values


def _best(planner: Planner, plans: list[BuildPlan], money: int, engine: int) -> float:
    return max(planner.value(made, money, 0, engine) for made in plans)


def _production(planner: Planner) -> float:
    """There must be room on the chart, time for the cubes to come, and links to move them over; else anything is
    better."""
    if not planner.links or not is_of_use(planner.state, planner.seat, PRODUCTION):
        return NO_USE
    return planner.weights.two_cubes * min(1.0, planner.links / NETWORK)
