"""Why a move is a good one, in a sentence: for hints."""

from __future__ import annotations

from ....core.texts import Text
from ..rules import names, scoring
from ..rules.moves import Claim, Take
from ..seen.view import View
from .networks import networks
from .wanted import wanted


def reason(view: View, move: int) -> Text | None:
    """A claim completes a ticket, or lies on the shortest way of one; a card is of a colour that such a way wants."""
    if view.team is None:
        return None
    plan, wish = view.plan, view.plan.moveset.unpack(move)
    sought = wanted(view)
    if isinstance(wish, Claim):
        owner = list(view.owner)
        owner[wish.route] = view.seat or 0
        after = networks(view.edition, tuple(owner), plan.seats, view.team)
        done = [ticket for ticket in sought if scoring.is_done(plan, after, ticket)]
        if done:
            return Text("reason-completes", {"ticket": names.ticket(plan, done[0])})
        served = [ticket for ticket, routes in sought.items() if wish.route in routes]
        return Text("reason-on-the-way", {"ticket": names.ticket(plan, served[0])}) if served else None
    if isinstance(wish, Take) and wish.slot < len(view.market) and view.market[wish.slot] >= 0:
        for ticket, routes in sought.items():
            for route in routes:
                if plan.colour[route] == view.market[wish.slot] and view.owner[route] < 0:
                    args = {"route": names.route_name(plan, route), "ticket": names.ticket(plan, ticket)}
                    return Text("reason-card", {**args})
    return None
