"""Why an action is a good one: what the bots would do with it."""

from __future__ import annotations

from ....core.texts import Text
from ..bots.cities import best_city
from ..bots.plans import BuildPlan, Planner
from ..printed.facts import (
    ACTIONS,
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    LETTERS,
    LOCOMOTIVE,
    MOST_ENGINE,
    PRODUCTION,
    URBANIZATION,
)
from ..rules import names


def why_action(planner: Planner, action: int) -> Text:
    state, seat = planner.state, planner.seat
    money = state.money[seat]
    found: Text | None = None
    if action == LOCOMOTIVE:
        found = _locomotive(planner, money)
    elif action == ENGINEER:
        found = _aim("reason-engineer", planner, _affordable(planner.with_engineer(money), money))
    elif action == FIRST_BUILD:
        found = _aim("reason-first-build", planner, _affordable(planner.remembered(planner.plan.tiles, money), money))
    elif action == URBANIZATION:
        found = _urbanization(planner, money)
    elif action == FIRST_MOVE:
        best = max((int(row[0][state.engine[seat]]) for row in planner.base_rows if row[1] == 0), default=0)
        found = Text("reason-first-move", {"gain": best}) if best else None
    elif action == PRODUCTION:
        found = Text("reason-produce", {"spaces": state.chart.count(-1)})
    return found or Text("reason-action", {"about": Text(f"about-{ACTIONS[action]}")})


def _affordable(plans: list[BuildPlan], money: int) -> list[BuildPlan]:
    return [made for made in plans if made.dollars <= money]


def _best(planner: Planner, plans: list[BuildPlan]) -> BuildPlan:
    money = planner.state.money[planner.seat]
    return max(plans, key=lambda made: planner.value(made, money))


def _aim(key: str, planner: Planner, plans: list[BuildPlan]) -> Text | None:
    """The first link of the best plan."""
    lines = _best(planner, plans).lines
    if not lines:
        return None
    one, other = (names.place_name(planner.state, stop) for stop in (lines[0].start, lines[0].goal))
    return Text(key, {"one": one, "other": other})


def _locomotive(planner: Planner, money: int) -> Text | None:
    """Cubes that lie ready and would pay more over a way that is a link longer, with what would be built."""
    links = planner.state.engine[planner.seat] + 1
    if links > MOST_ENGINE:
        return None
    made = _best(planner, _affordable(planner.remembered(planner.plan.tiles, money), money))
    more = sum(row[0][links] >= row[0][links - 1] + 1 for row in made.now if row[1] == 0)
    return Text("reason-locomotive", {"links": links, "cubes": more})


def _urbanization(planner: Planner, money: int) -> Text | None:
    plans = _affordable(planner.remembered(planner.plan.tiles, money), money)
    _, stop, letter = best_city(planner, plans, money)
    if stop < 0:
        return None
    city = Text(f"city-{LETTERS[letter]}")
    return Text("reason-urbanization", {"city": city, "place": names.place_name(planner.state, stop)})
