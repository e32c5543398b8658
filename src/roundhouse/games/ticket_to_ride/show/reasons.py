"""Why a move is a good one, in a sentence: for hints. What is wanted and what it would cost to do without is what the
bots reckon with."""

from __future__ import annotations

from ....core.policy import Line
from ....core.texts import Arg, Text
from ..bots.cards import Needs
from ..bots.known import from_view
from ..bots.schemes import FEW_ORDERS, ORDERS, Outlook
from ..bots.turn import detour
from ..bots.weights import tuned
from ..printed.facts import DECK, GREY, MARKET, WILD
from ..rules import names, scoring, steps
from ..rules.longest_path import longest_path
from ..rules.moves import BACK, PLACES, SHARED, Claim, Decline, Keep, Pass, Place, Share, Take, Tickets
from ..seen.view import View
from .networks import networks
from .wanted import wanted

#: A detour of fewer points is none to speak of.
LITTLE = 1.5


def reason(view: View, line: Line) -> Text | None:
    if view.team is None:
        return None
    wish = view.plan.moveset.unpack(line[0])
    match wish:
        case Claim():
            return _claim(view, wish.route)
        case Take():
            return _take(view, wish.slot)
        case Place():
            return _place(view, PLACES[wish.where] == "hand")
        case Tickets():
            return _more_tickets(view)
        case Keep():
            return _keep(view, wish)
        case Share():
            return _share(view, wish)
        case Pass():
            return Text("reason-pass")
        case Decline():
            return Text("reason-decline", {"number": view.extra})
    return None


def brief(view: View, move: int) -> Text | None:
    """A claim without its price, tickets by those that are kept."""
    wish = view.plan.moveset.unpack(move)
    if isinstance(wish, Claim):
        return names.route_name(view.plan, wish.route)
    if isinstance(wish, Keep):
        return Text("pick-keep", {"tickets": names.tickets(view.plan, _kept(view, wish))})
    return None


def _outlook(view: View, orders: int = ORDERS) -> Outlook:
    return Outlook(from_view(view), tuned(view.edition), orders)


# -- routes -------------------------------------------------------------------------------------------------------


def _claim(view: View, route: int) -> Text | None:
    """It completes a ticket; or it is on the way of one, and what another way would cost."""
    plan, sought = view.plan, wanted(view)
    assert view.team is not None
    owner = list(view.owner)
    owner[route] = view.seat or 0
    after = networks(view.edition, tuple(owner), plan.seats, view.team)
    done = [ticket for ticket in sought if scoring.is_done(plan, after, ticket)]
    if done:
        return Text("reason-completes", {"ticket": names.ticket(plan, done[0])})
    out = _outlook(view)
    needs = Needs(out)
    planned = _planned_for(view, needs, route)
    if planned:
        lost = detour(out, needs, route)
        if lost >= LITTLE:
            return Text("reason-detour", {"ticket": names.ticket(plan, planned[0]), "points": round(lost)})
    served = planned or [ticket for ticket, way in sought.items() if route in way]
    if served:
        return Text("reason-on-the-way", {"ticket": names.ticket(plan, served[0])})
    args: dict[str, Arg] = {"points": plan.worth[route], "pieces": plan.length[route]}
    if plan.settings.longest:
        own = scoring.routes_of(plan, list(view.owner), view.team)
        before, then = longest_path(plan, own)[0], longest_path(plan, [*own, route])[0]
        if then > before:
            return Text("reason-longer", {**args, "length": then})
    return Text("reason-points", args)


def _planned_for(view: View, needs: Needs, route: int) -> list[int]:
    """The tickets that would be joined by what is planned, and not without this route."""
    plan, scheme = view.plan, needs.scheme
    if route not in scheme.routes or view.team is None:
        return []
    owner = list(view.owner)
    for other in scheme.routes:
        if other != route:
            owner[other] = view.seat or 0
    without = networks(view.edition, tuple(owner), plan.seats, view.team)
    return [ticket for ticket in scheme.tickets if not scoring.is_done(plan, without, ticket)]


# -- cards --------------------------------------------------------------------------------------------------------


def _take(view: View, slot: int) -> Text:
    out = _outlook(view)
    needs = Needs(out)
    if slot == DECK:
        open_cards = {view.market[one] for one in range(MARKET) if view.market[one] >= 0}
        wished = any(_route_for(out, needs.scheme.routes, kind) is not None for kind in open_cards)
        return Text("reason-deck-any" if wished or WILD in open_cards else "reason-deck", {"wild": names.A_WILD})
    kind = view.market[slot]
    return _card(view, out, needs, kind) or Text("reason-card-spare", {"cards": names.count(out.cards[kind] + 1, kind)})


def _card(view: View, out: Outlook, needs: Needs, kind: int) -> Text | None:
    """The route that wants a card of this kind, and how many of its cards there are then: one on the ways that are
    planned, else on the shortest way of a ticket, else beside the ways."""
    plan, sought = view.plan, wanted(view)
    shortest = [route for way in sought.values() for route in way if view.owner[route] < 0]
    for routes in (needs.scheme.routes, shortest, needs.extra):
        route = _route_for(out, routes, kind)
        if route is None:
            continue
        need, colour = plan.length[route], plan.colour[route]
        # Counted anew: what a route is reckoned to lack includes the toll of a tunnel, and no wild that is at hand.
        plain = max(out.cards[:WILD]) if colour == GREY else out.cards[colour]
        have = min(need, plain + out.cards[WILD] + 1)
        args: dict[str, Arg] = {
            "route": names.route_name(plan, route),
            "missing": need - have,
            "have": have,
            "need": need,
            "points": plan.worth[route],
        }
        served = _planned_for(view, needs, route) or [ticket for ticket, way in sought.items() if route in way]
        if served:
            return Text("reason-card", {**args, "ticket": names.ticket(plan, served[0])})
        return Text("reason-card-beside", args)
    return None


def _route_for(out: Outlook, routes: list[int], kind: int) -> int | None:
    """The route that lacks fewest cards, of those that can be paid with this kind. A grey one is paid with the colour
    that there is most of."""
    most = max(out.cards[:WILD])
    fitting = [
        route
        for route in routes
        if out.missing[route] > 0
        and (
            kind in (WILD, out.plan.colour[route]) or (out.plan.colour[route] == GREY and out.cards[kind] == most)
        )
    ]  # fmt: skip
    return min(fitting, key=lambda route: out.missing[route], default=None)


def _place(view: View, to_hand: bool) -> Text | None:
    if not to_hand:
        return Text("reason-rack")
    out = _outlook(view)
    return _card(view, out, Needs(out), view.drawn) or Text("reason-hand")


# -- tickets ------------------------------------------------------------------------------------------------------


def _kept(view: View, wish: Keep) -> list[int]:
    back = BACK.unpack(wish.back)
    return [ticket for place, ticket in enumerate(view.offer or ()) if place not in back]


def _keep(view: View, wish: Keep) -> Text:
    """How many routes it takes to join what is held then: all of it, or as much as pays."""
    plan, out, kept = view.plan, _outlook(view, FEW_ORDERS), _kept(view, wish)
    if all(scoring.is_done(plan, out.label, ticket) for ticket in kept):
        return Text("reason-kept-done", {"tickets": names.tickets(plan, kept)})
    unjoined = [ticket for ticket in out.held + kept if not scoring.is_done(plan, out.label, ticket)]
    scheme = out.scheme(unjoined, ORDERS)
    args: dict[str, Arg] = {"routes": len(scheme.routes), "pieces": scheme.pieces, "left": out.pieces}
    if len(scheme.tickets) == len(unjoined):
        return Text("reason-keep", args)
    missed = [ticket for ticket in kept if ticket in unjoined and ticket not in scheme.tickets]
    if missed and _must_and_costs_least(view, missed, kept):
        return Text("reason-keep-few", {"tickets": names.tickets(plan, missed)})
    if scheme.tickets:
        return Text("reason-keep-some", {**args, "joined": len(scheme.tickets), "unjoined": len(unjoined)})
    return Text("reason-keep-none", {"points": sum(plan.ticket_points[ticket] for ticket in missed)})


def _must_and_costs_least(view: View, missed: list[int], kept: list[int]) -> bool:
    """Whether no more are kept than must be, and none of those put back would cost less than what is missed."""
    points, offer = view.plan.ticket_points, view.offer or ()
    back = [points[ticket] for ticket in offer if ticket not in kept]
    must = len(kept) == view.plan.least(len(offer), view.step == steps.KEEP)
    return must and bool(back) and min(back) >= max(points[ticket] for ticket in missed)


def _more_tickets(view: View) -> Text:
    sought = wanted(view)
    if not sought:
        return Text("reason-tickets")
    out = _outlook(view)
    within_reach = len(out.scheme(out.held, ORDERS).tickets) == len(sought)
    return Text("reason-more-tickets" if within_reach else "reason-other-tickets")


def _share(view: View, wish: Share) -> Text:
    plan = view.plan
    worth = [plan.ticket_points[ticket] for ticket in SHARED.unpack(wish.tickets)]
    most = max((plan.ticket_points[ticket] for ticket in view.tickets or ()), default=0)
    return Text("reason-share-most" if worth and max(worth) == most else "reason-share")
