"""What a position promises, for bots that look one move ahead."""

from __future__ import annotations

from typing import Final

from ..printed.facts import WILD
from ..rules import scoring, steps
from ..rules.routes import is_open
from ..rules.state import State
from .paths import FAR, cheapest_path

#: A card, a wild one more; the chance of a ticket that is as good as joined.
CARD: Final = 0.8
WILD_CARD: Final = 0.4
HOPE: Final = 0.9


def prospect(state: State, seat: int) -> float:
    """Points won; tickets, in part if they are not joined yet; and cards that can still be used. Of the partner's
    tickets only those on the rack: the others are a secret."""
    plan = state.plan
    team = plan.team_of[seat]
    left = state.pieces[seat]
    total = float(state.score[team])
    if plan.flag and state.kept[seat] == plan.flag:
        total += plan.flag_points  # as good as celebrated
    over = state.step == steps.OVER or state.final >= 0
    if not over:
        cards = state.hands[seat][:]
        if plan.has_racks:
            for kind, number in enumerate(state.racks[team]):
                cards[kind] += number
            if state.drawn >= 0:
                cards[state.drawn] += 1
        total += CARD * min(sum(cards), left) + WILD_CARD * cards[WILD]
    label = scoring.networks(plan, scoring.routes_of(plan, state.owner, team))
    cost: list[float] = []
    for ticket in state.tickets[seat] + (state.rack_tickets[team] if plan.has_racks else []):
        points = plan.ticket_points[ticket]
        if scoring.is_done(plan, label, ticket):
            total += points
            continue
        if not cost:
            cost = distances(state, seat)
        away, _ = cheapest_path(plan, plan.ticket_a[ticket], plan.ticket_b[ticket], cost)
        hope = 0.0 if over or away > left else HOPE * (1.0 - away / (left + 1))
        total += points * (2.0 * hope - 1.0)
    return total


def distances(state: State, seat: int) -> list[float]:
    """By route: how many pieces it takes; none if the team has it."""
    plan = state.plan
    found: list[float] = []
    for route in range(plan.routes):
        holder = state.owner[route]
        if holder >= 0:
            found.append(0.0 if plan.team_of[holder] == plan.team_of[seat] else FAR)
        else:
            found.append(float(plan.length[route]) if is_open(plan, state.owner, seat, route) else FAR)
    return found
