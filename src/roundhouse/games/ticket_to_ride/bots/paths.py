"""The cheapest way between two places."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from ..rules.plan import Plan

#: More than anything costs.
FAR: Final = 1e9


def cheapest_path(plan: Plan, start: int, goal: int, cost: list[float]) -> tuple[float, list[int]]:
    """The cheapest path between two places: its cost and its routes; FAR, if there is none."""
    best = [FAR] * plan.places
    by = [-1] * plan.places
    best[start] = 0.0
    heap: list[tuple[float, int]] = [(0.0, start)]
    while heap:
        so_far, here = heappop(heap)
        if here == goal:
            break
        if so_far > best[here]:
            continue
        for route, there in plan.at[here]:
            total = so_far + cost[route]
            if total < best[there]:
                best[there] = total
                by[there] = route
                heappush(heap, (total, there))
    if best[goal] >= FAR:
        return FAR, []
    routes: list[int] = []
    here = goal
    while here != start:
        route = by[here]
        routes.append(route)
        here = plan.a[route] + plan.b[route] - here
    return best[goal], routes
