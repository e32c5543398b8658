"""What a view says in numbers: the hand and the tickets, what lies on the table, and who holds which route, the
reader's own side first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ....core.features import Features, around
from ..printed.facts import COLOURS, KINDS, MARKET
from ..rules import steps
from ..rules.packed import route_of
from .view import View

_STEPS: Final = steps.FLAG + 1
_NO_CARDS: Final = (0,) * len(KINDS)
#: What is usual at the most: cards of a kind in a hand, cards in a hand, tickets, points.
_OF_A_KIND: Final = 12
_HAND: Final = 30
_TICKETS: Final = 6
_POINTS: Final = 100
_FLAGS: Final = 5


def features(view: View, out: Features) -> None:
    plan = view.plan
    order = around(view.seat, view.seats)
    players = [view.players[seat] for seat in order]
    teams = [view.teams[team] for team in dict.fromkeys(plan.team_of[seat] for seat in order)]
    out.hot("step", view.step, _STEPS)
    out.put("acts", [seat in view.actors for seat in order])
    out.put("turn", [seat == view.turn for seat in order])
    out.put("last-turns", (view.final + 1,), view.seats + 1)
    out.put("hand", view.hand or _NO_CARDS, _OF_A_KIND)
    out.several("market", view.market, len(KINDS), MARKET)
    out.put("deck", (view.deck,), sum(plan.deck))
    out.put("discards", view.discards, _OF_A_KIND)
    out.put("unseen-tickets", (view.unseen,), plan.tickets)
    out.put("tickets-under", (len(view.under),), plan.tickets)
    out.put("pieces", [player.pieces for player in players], plan.pieces)
    out.put("cards", [player.cards for player in players], _HAND)
    out.put("tickets-held", [player.tickets for player in players], _TICKETS)
    out.put("tickets-offered", [player.offered for player in players], _TICKETS)
    out.put("score", [team.score for team in teams], _POINTS)
    _tickets(view, out)
    for place, seat in enumerate(order):
        out.put(f"routes-{place}", [owner == seat for owner in view.owner])
    if plan.flag:
        out.put("flag", [player.kept >> colour & 1 for player in players for colour in range(len(COLOURS))])
        out.put("flags", [player.flags for player in players], _FLAGS)
    if plan.has_racks:
        out.put("rack", view.rack or _NO_CARDS, _OF_A_KIND)
        out.put("rack-cards", [team.cards for team in teams], _HAND)
        out.put("rack-tickets", [team.tickets for team in teams], _TICKETS)
        out.hot("drawn", view.drawn, len(KINDS))
        out.put("placing", (view.placing, view.to_rack))
        out.hot("tunnel", route_of(view.laid) if view.laid else -1, plan.routes)
        out.several("revealed", view.revealed, len(KINDS), most=3)
        out.put("to-add", (view.extra,), 3)


def _tickets(view: View, out: Features) -> None:
    number = view.plan.tickets
    out.put("own-tickets", _among(view.tickets or (), number))
    # By its place in the offer: a choice among them speaks of the first, the second …
    offer = view.offer or ()
    for place in range(max(view.plan.deal, view.plan.draw)):
        out.hot(f"offered-{place}", offer[place] if place < len(offer) else -1, number)
    if view.plan.has_racks:
        out.put("shared-tickets", _among(view.rack_tickets or (), number))


def _among(places: Iterable[int], of: int) -> list[float]:
    found = [0.0] * of
    for place in places:
        found[place] = 1.0
    return found
