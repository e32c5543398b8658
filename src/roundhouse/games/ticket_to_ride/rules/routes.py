"""Who has which route, and which are open to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .plan import Plan
    from .state import State


def take_route(state: State, seat: int, route: int) -> None:
    """Rules `lane` and `triple`: a route gets its owner; the lanes beside it close for that seat, and for all when as
    many as can be used are taken."""
    plan = state.plan
    owner = state.owner
    owner[route] = seat
    closed = [route]
    twins = plan.twins[route]
    if twins:
        taken = 1
        for twin in twins:
            if owner[twin] >= 0:
                taken += 1
        if taken >= plan.lanes[route]:
            closed += twins
        else:
            for twin in twins:
                _close([state.open[seat]], plan.sort[twin], plan.claim[twin])
    for number in closed:
        _close(state.open, plan.sort[number], plan.claim[number])


def _close(open_to: list[list[tuple[int, ...]]], sort: int, claim: int) -> None:
    """Take a claim from those that are open to some seats. Seats to whom the same is open share it."""
    before: tuple[int, ...] = ()
    after: tuple[int, ...] = ()
    for open_routes in open_to:
        claims = open_routes[sort]
        if claims is not before:
            before = after = claims
            if claim in claims:
                place = claims.index(claim)
                after = claims[:place] + claims[place + 1 :]
        open_routes[sort] = after


def survey(state: State) -> None:
    """Work out anew which routes are open to whom, from their owners."""
    owner = state.owner
    state.open = [state.plan.sorts[:] for _ in range(state.plan.seats)]
    state.owner = [-1] * len(owner)
    for route, seat in enumerate(owner):
        if seat >= 0:
            take_route(state, seat, route)


def is_open(plan: Plan, owner: list[int], seat: int, route: int) -> bool:
    """Whether nobody has the route and no lane beside it closes it to the seat."""
    if owner[route] >= 0:
        return False
    taken = 0
    for twin in plan.twins[route]:
        if owner[twin] == seat:
            return False
        if owner[twin] >= 0:
            taken += 1
    return not plan.twins[route] or taken < plan.lanes[route]
