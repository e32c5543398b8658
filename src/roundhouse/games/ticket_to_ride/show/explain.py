"""What the things on the map are, and where the rules speak of them. What lies around it explains itself."""

from __future__ import annotations

from ....core.game import Explained
from ....core.texts import Arg, Seat, Text
from ..printed.board import called
from ..rules import names
from ..seen.view import View
from .picks import route_text


def explain(view: View) -> dict[str, Explained]:
    plan = view.plan
    found = {}
    for route in range(plan.routes):
        words, holder = route_text(plan, route), view.owner[route]
        if holder >= 0:
            words = Text("label-taken", {"what": words, "seat": Seat(holder)})
        tunnel = bool(plan.tunnel[route])
        key = "explain-route-tunnel" if tunnel else "explain-route"
        about = Explained(Text(key, {"what": words}), plan.ledger["tunnel" if tunnel else "pay"])
        found[names.route_element(plan, route)] = about
        found[f"taken-{plan.board.routes[route].id}"] = about
    held = (*(view.tickets or ()), *(view.rack_tickets or ()), *(view.offer or ()))
    for number, place in enumerate(plan.board.places):
        here = [ticket for ticket in held if number in (plan.ticket_a[ticket], plan.ticket_b[ticket])]
        args: dict[str, Arg] = {"place": called(plan.board.places, number)}
        words = Text("explain-place", args)
        if here:
            words = Text("explain-place-tickets", {**args, "tickets": names.tickets(plan, here)})
        about = Explained(words, plan.ledger["tickets"])
        found |= {f"{kind}-{place.id}": about for kind in ("place", "goal")}
    return found
