"""What a seat will have in the end, seen from where a turn begins: its forecast, put right by what was learned from
many games (`turn_end.json`, made by bench/turn_ends.py)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..printed.facts import MOST_ENGINE, SHARE_PRICE
from ..rules import scoring, shares
from ..rules.steps import OVER
from .plans import Planner

if TYPE_CHECKING:
    from ..rules.state import State
    from .memory import Memory
    from .weights import Weights

FILE: Final = Path(__file__).with_name("turn_end.json")
#: Lines in a plan at most.
LINES: Final = 1
#: What a bankrupt seat counts; and how much of what a forecast tells below that: it warns in hundreds of points, and
#: nobody can lose so much.
BANKRUPT: Final = -60.0
WARNED: Final = 0.05
#: Shares that are thought of at most.
MOST: Final = 3
#: What is looked at, each by itself and times the turns left.
SEEN: Final = ("forecast", "income", "shares", "money", "engine", "links", "soon", "later", "place")

_learned: dict[str, list[float]] = json.loads(FILE.read_text(encoding="utf-8"))


def value(state: State, seat: int, weights: Weights, memory: Memory | None = None) -> float:
    """In points, or dollars where they count."""
    if state.out[seat]:
        return BANKRUPT
    if state.step == OVER:
        return float(scoring.points(state, seat))
    seen = features(state, seat, weights, memory)
    learned = _learned.get(state.plan.edition.split()[0])
    if learned is None:
        return seen[0]
    return sum([weight * feature for weight, feature in zip(learned, seen, strict=True)])


def features(state: State, seat: int, weights: Weights, memory: Memory | None = None) -> list[float]:
    """See SEEN; and the turns left, and a one."""
    planner = Planner(state, seat, LINES, weights, memory=memory)
    plan = state.plan
    forecast = _best_value(planner)
    if not plan.score.in_money:
        forecast += scoring.sections(state, seat)
    forecast = max(forecast, BANKRUPT + WARNED * (forecast - BANKRUPT))
    engine = state.engine[seat]
    seen = [
        forecast,
        float(state.income[seat]),
        float(state.shares[seat]),
        float(state.money[seat]),
        float(engine),
        float(planner.links),
        _deliverable(planner, engine, 2),
        _deliverable(planner, min(MOST_ENGINE, engine + 2), 6),
        float(state.order.index(seat)),
    ]
    left = (plan.turns - state.turn + 1) / 10.0
    return [*seen, *[left * one for one in seen], left, 1.0]


def _best_value(planner: Planner) -> float:
    """A turn begins with shares: what the best number of them would bring."""
    money, most = planner.state.money[planner.seat], shares.most(planner.state, planner.seat)
    planner.remembered(planner.plan.tiles, money + min(MOST, most) * SHARE_PRICE)
    return max([planner.best_value(money + number * SHARE_PRICE, number) for number in range(min(MOST, most) + 1)])


def _deliverable(planner: Planner, engine: int, number: int) -> float:
    """What the best cubes that are there would bring."""
    rows = [row[0][min(engine, planner.depth)] for row in planner.base_rows if row[1] == 0.0]
    return sum(sorted(rows, reverse=True)[:number])
