"""What everything on the board that can be pointed at is called."""

from __future__ import annotations

from ....core.texts import Seat, Text
from ..printed.facts import MARKET
from ..rules import names
from ..seen.view import View
from .picks import route_text, take_pick


def labels(view: View) -> dict[str, Text]:
    """By the id of its element."""
    if view.hand is None:
        return {}
    plan = view.plan
    found = {pick.id: pick.text for pick in (take_pick(view, slot) for slot in range(MARKET + 1))}
    found["tickets"] = Text("label-tickets", {"number": view.unseen + len(view.under)})
    for route in range(plan.routes):
        words, holder = route_text(plan, route), view.owner[route]
        taken = Text("label-taken", {"what": words, "seat": Seat(holder)})
        found[names.route_element(plan, route)] = words if holder < 0 else taken
    # When the game is over, also the partner's.
    shown = [ticket for tickets in view.shown or () for ticket in tickets]
    for ticket in (*(view.tickets or ()), *(view.rack_tickets or ()), *(view.offer or ()), *shown):
        found[f"ticket-{plan.board.tickets[ticket].id}"] = names.ticket(plan, ticket)
    if view.rack is not None:
        found["hand"] = Text("draw-hand", {"number": sum(view.hand)})
        found["rack"] = Text("draw-rack", {"number": sum(view.rack)})
    return found
