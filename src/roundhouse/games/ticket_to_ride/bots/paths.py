"""The cheapest ways between places."""

from __future__ import annotations

from typing import Final

from ..rules.plan import Plan

#: More than anything costs.
FAR: Final = 1e9


def cheapest_path(plan: Plan, start: int, goal: int, cost: list[float]) -> tuple[float, list[int]]:
    """The cheapest path between two places: its cost and its routes; FAR, if there is none."""
    best, by = _ways(plan, start, goal, cost)
    return best[goal], path_to(plan, start, goal, best, by)


def cheapest_ways(plan: Plan, start: int, cost: list[float]) -> tuple[list[float], list[int]]:
    """The cheapest paths from one place to all others: what each costs, and the last route of it."""
    return _ways(plan, start, plan.places, cost)


def path_to(plan: Plan, start: int, goal: int, best: list[float], by: list[int]) -> list[int]:
    """The routes of a path that was found, from its end."""
    if best[goal] >= FAR:
        return []
    routes: list[int] = []
    here = goal
    while here != start:
        route = by[here]
        routes.append(route)
        here = plan.a[route] + plan.b[route] - here
    return routes


def _ways(plan: Plan, start: int, goal: int, cost: list[float]) -> tuple[list[float], list[int]]:
    """From one place to another, no further than that takes; to a place that is not there: to all."""
    best = [FAR] * (plan.places + 1)
    by = [-1] * plan.places
    waits = [False] * plan.places
    best[start] = 0.0
    queue = [start]
    for here in queue:  # grows while it is walked; a place comes again where a cheaper way to it was found
        waits[here] = False
        so_far = best[here]
        if so_far >= best[goal]:
            continue
        for route, there in plan.at[here]:
            total = so_far + cost[route]
            if total < best[there]:
                best[there] = total
                by[there] = route
                if not waits[there]:
                    waits[there] = True
                    queue.append(there)
    return best, by
