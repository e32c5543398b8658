"""The tickets that are still to be joined, and the routes of their shortest ways."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..bots.paths import FAR, cheapest_path
from ..printed import editions
from ..rules import routes, scoring
from ..seen.view import View
from .networks import networks

#: So many positions are remembered, as every move of a position asks.
KEPT: Final = 64


def tickets_of(view: View) -> tuple[int, ...]:
    """The tickets that I must join: my own, my team's, and those I choose from."""
    return (*(view.tickets or ()), *(view.rack_tickets or ()), *(view.offer or ()))


def wanted(view: View) -> dict[int, list[int]]:
    """The tickets that are not joined yet, each with the free and own routes of its shortest way: none, if there is no
    way left."""
    if view.seat is None:
        return {}
    return _wanted(view.edition, view.seats, view.seat, view.owner, tickets_of(view))


@lru_cache(KEPT)
def _wanted(
    edition: str, seats: int, seat: int, owner: tuple[int, ...], tickets: tuple[int, ...]
) -> dict[int, list[int]]:
    plan = editions.plan(edition, seats)
    team = plan.team_of[seat]
    label = networks(edition, owner, seats, team)
    held = list(owner)
    cost = [
        0.0 if holder >= 0 and plan.team_of[holder] == team
        else float(plan.length[route]) if routes.is_open(plan, held, seat, route) else FAR
        for route, holder in enumerate(owner)
    ]  # fmt: skip
    found = {}
    for ticket in tickets:
        if not scoring.is_done(plan, label, ticket):
            far, way = cheapest_path(plan, plan.ticket_a[ticket], plan.ticket_b[ticket], cost)
            found[ticket] = way if far < FAR else []
    return found


def serves(view: View, route: int) -> bool:
    """Whether a route, or another lane of it, lies on the shortest way of a ticket."""
    return view.seat is not None and route in _serving(
        view.edition, view.seats, view.seat, view.owner, tickets_of(view)
    )


@lru_cache(KEPT)
def _serving(edition: str, seats: int, seat: int, owner: tuple[int, ...], tickets: tuple[int, ...]) -> frozenset[int]:
    plan = editions.plan(edition, seats)
    ways = _wanted(edition, seats, seat, owner, tickets).values()
    ends = {frozenset((plan.a[route], plan.b[route])) for way in ways for route in way}
    return frozenset(route for route in range(plan.routes) if frozenset((plan.a[route], plan.b[route])) in ends)
