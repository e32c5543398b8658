"""The cheapest way between two places."""

from __future__ import annotations

from typing import Final

from ..rules.plan import Plan

#: More than anything costs.
FAR: Final = 1e9


def cheapest_path(plan: Plan, start: int, goal: int, cost: list[float]) -> tuple[float, list[int]]:
    """The cheapest path between two places: its cost and its routes; FAR, if there is none."""
    best = [FAR] * plan.places
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
    if best[goal] >= FAR:
        return FAR, []
    routes: list[int] = []
    here = goal
    while here != start:
        route = by[here]
        routes.append(route)
        here = plan.a[route] + plan.b[route] - here
    return best[goal], routes
