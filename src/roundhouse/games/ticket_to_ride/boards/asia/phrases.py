"""TA-7.1: what partners may say to each other. The use of what lies on their racks, and nothing else."""

from __future__ import annotations

from .....core.picks import Pick
from .....core.texts import Text
from ...printed.facts import KINDS
from ...rules import names, steps
from ...seen.view import View


def phrases(view: View) -> list[Pick]:
    """Sentences about the cards and tickets that lie on the racks of the view's team now."""
    if view.rack is None or view.step == steps.OVER:
        return []
    kinds = [kind for kind, number in enumerate(view.rack) if number]
    found = [Pick(name, Text(f"say-{name}")) for name in (("ask", "use-any", "leave-any") if kinds else ())]
    for what in ("use", "leave"):
        found += [Pick(f"{what}-{KINDS[kind]}", Text(f"say-{what}", {"card": names.card(kind)})) for kind in kinds]
    tickets = view.plan.board.tickets
    found += [
        Pick(f"join-{tickets[ticket].id}", Text("say-join", {"ticket": names.ticket(view.plan, ticket)}))
        for ticket in view.rack_tickets or ()
    ]
    if found:
        found += [Pick(name, Text(f"say-{name}")) for name in ("agreed", "rather-not")]
    return found
