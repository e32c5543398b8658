"""Why a move is a good one, in a sentence: for hints."""

from __future__ import annotations

from ....core.texts import Text
from ..bots.paths import FAR, cheapest_path
from ..rules import names, scoring
from ..rules.moves import Claim, Take
from ..rules.plan import Plan
from ..seen.view import View
from .networks import networks


def reason(view: View, move: int) -> Text | None:
    """A claim completes a ticket, or lies on the shortest way of one; a card is of a colour that such a way wants."""
    if view.team is None:
        return None
    plan, wish = view.plan, view.plan.moveset.unpack(move)
    wanted = _wanted(view, plan)
    if isinstance(wish, Claim):
        owner = list(view.owner)
        owner[wish.route] = view.seat or 0
        after = networks(view.edition, tuple(owner), plan.seats, view.team)
        done = [ticket for ticket in wanted if scoring.is_done(plan, after, ticket)]
        if done:
            return Text("reason-completes", {"ticket": names.ticket(plan, done[0])})
        served = [ticket for ticket, routes in wanted.items() if wish.route in routes]
        return Text("reason-on-the-way", {"ticket": names.ticket(plan, served[0])}) if served else None
    if isinstance(wish, Take) and wish.slot < len(view.market) and view.market[wish.slot] >= 0:
        for ticket, routes in wanted.items():
            for route in routes:
                if plan.colour[route] == view.market[wish.slot] and view.owner[route] < 0:
                    args = {"route": names.route_name(plan, route), "ticket": names.ticket(plan, ticket)}
                    return Text("reason-card", {**args})
    return None


def _wanted(view: View, plan: Plan) -> dict[int, list[int]]:
    """The tickets that are not joined yet, with the routes of their shortest ways."""
    label = networks(view.edition, view.owner, plan.seats, view.team or 0)
    own = [seat // plan.team_size == view.team for seat in range(plan.seats)]
    cost = [
        0.0 if holder >= 0 and own[holder] else FAR if holder >= 0 else float(plan.length[route])
        for route, holder in enumerate(view.owner)
    ]
    found = {}
    for ticket in (*(view.tickets or ()), *(view.rack_tickets or ()), *(view.offer or ())):
        if not scoring.is_done(plan, label, ticket):
            far, routes = cheapest_path(plan, plan.ticket_a[ticket], plan.ticket_b[ticket], cost)
            found[ticket] = routes if far < FAR else []
    return found
