"""Which tickets the others are likely to have: those that their routes go towards."""

from __future__ import annotations

from math import exp
from typing import Final

from ..rules import scoring
from ..seen.view import View
from .paths import FAR, cheapest_path

#: How much likelier a ticket is that is joined than one that nothing was done for: e to this. In counts, as a draw
#: needs them.
TRUST: Final = 3.0
UNIT: Final = 100


def likely_tickets(view: View) -> list[list[int]]:
    """By seat and ticket: how well it fits what the team of the seat has claimed; then the same for the racks. The
    share of the way that is theirs already counts, where the way is what the team would have to go alone."""
    plan = view.plan
    empty = [float(length) for length in plan.length]
    teams: list[list[int]] = []
    for team in range(plan.teams):
        own = scoring.routes_of(plan, list(view.owner), team)
        if not own:
            teams.append([UNIT] * plan.tickets)
            continue
        cost = empty[:]
        for route, seat in enumerate(view.owner):
            if seat >= 0 and plan.team_of[seat] != team:
                cost[route] = FAR
        for route in own:
            cost[route] = 0.0
        chances: list[int] = []
        for ticket in range(plan.tickets):
            start, goal = plan.ticket_a[ticket], plan.ticket_b[ticket]
            way, _ = cheapest_path(plan, start, goal, empty)
            left, _ = cheapest_path(plan, start, goal, cost)
            share = max(0.0, 1.0 - left / way) if left < FAR else 0.0
            chances.append(int(UNIT * exp(TRUST * share)))
        teams.append(chances)
    return [teams[plan.team_of[seat]] for seat in range(plan.seats)] + (teams if plan.has_racks else [])
