"""A move as a path of choices, and what a seat is told before each.

Ids: market-<1..5>; deck; (teams) hand, rack; route-<route>, then pay-<colour>-<wilds>, then (teams, where there is a
choice) from-<cards>-<wilds> of the rack; tickets; among tickets: ticket-<ticket> for each that goes back, in this
order, then keep, then (teams) ticket-<ticket> for the rack; to share: ticket-<ticket>, then alone or another
ticket-<ticket>; in a tunnel pay-<colour>-<wilds> or decline; with a whole flag celebrate or wait; pass.
"""

from __future__ import annotations

from typing import Final

from ....core.chance import Fast
from ....core.picks import Pick
from ....core.texts import Arg, Seat, Text
from ..printed.facts import KINDS, MARKET, WILD
from ..rules import names, steps
from ..rules.moves import (
    BACK,
    SHARED,
    Celebrate,
    Claim,
    Keep,
    Pay,
    Place,
    Share,
    Take,
    TeamClaim,
    TeamKeep,
    Tickets,
)
from ..rules.packed import PASS
from ..rules.plan import Plan
from ..seen.view import View, guess
from .art import fan
from .elements import routes_by_element
from .wanted import serves

#: Where a card comes to lie, in the order of the moves.
WHERE: Final = ("hand", "rack")
#: The words of a ticket that goes back; those that do not are kept.
BACK_KEY: Final = "pick-back"


# -- paths --------------------------------------------------------------------------------------------------------


def path(view: View, move: int) -> tuple[Pick, ...]:
    """The picks that come to a move of the view's seat."""
    if view.hand is None:
        raise ValueError("a spectator has no moves")
    plan = view.plan
    wish = plan.moveset.unpack(move)
    match wish:
        case Take():
            return (take_pick(view, wish.slot),)
        case Place():
            where = WHERE[wish.where]
            return (Pick(where, Text(f"pick-{where}", {"card": names.card(view.drawn)})),)
        case Claim():
            return _claim_path(view, plan, wish)
        case Pay():
            return _pay_path(view, wish)
        case Tickets():
            number = min(plan.draw, view.unseen + len(view.under))
            return (Pick("tickets", Text("pick-tickets", {"number": number})),)
        case Keep():
            return _keep_path(view, plan, wish)
        case Share():
            return _share_path(view, plan, wish)
        case Celebrate():
            return (Pick("celebrate", Text("pick-celebrate", {"points": plan.flag_points})),)
    # What needs no more words than its own: decline, wait, pass.
    return (Pick(wish.WORD, Text(f"pick-{wish.WORD}"), passes=True),)


def take_pick(view: View, slot: int) -> Pick:
    if slot == MARKET:
        return Pick("deck", Text("pick-deck", {"number": view.deck}))
    card = names.card(view.market[slot]) if view.market[slot] >= 0 else Text("nothing")
    return Pick(f"market-{slot + 1}", Text("pick-market", {"slot": slot + 1, "card": card}))


def _claim_path(view: View, plan: Plan, wish: Claim) -> tuple[Pick, ...]:
    length = plan.length[wish.route]
    helps = serves(view, wish.route)
    route = Pick(names.route_element(plan, wish.route), route_text(plan, wish.route), serves=helps)
    paid = _paid_pick(wish.colour, length - wish.wilds, wish.wilds)
    if isinstance(wish, TeamClaim):
        return (route, paid, *_from_rack(view, wish.colour, length, wish))
    return route, paid


def _pay_path(view: View, wish: Pay) -> tuple[Pick, ...]:
    colour = view.plan.tunnel_colour(view.laid)
    paid = _paid_pick(colour, view.extra - wish.wilds, wish.wilds)
    return (paid, *_from_rack(view, colour, view.extra, wish))


def _paid_pick(colour: int, plain: int, wilds: int) -> Pick:
    return Pick(f"pay-{KINDS[colour]}-{wilds}", _paid_text(colour, plain, wilds), fan(colour, plain, wilds))


def _paid_text(colour: int, plain: int, wilds: int) -> Text:
    """'3 red + 1 locomotive'"""
    coloured, wild = names.count(plain, colour), names.count(wilds, WILD)
    if not wilds:
        return coloured
    return Text("pick-pay-both", {"cards": coloured, "wilds": wild}) if plain else wild


def _from_rack(view: View, colour: int, length: int, wish: TeamClaim | Pay) -> tuple[Pick, ...]:
    """How many of the cards come from the rack, where there is more than one way."""
    hand, rack = view.hand or (), view.rack or ()
    own, on_rack = (0, 0) if colour == WILD else (hand[colour], rack[colour])
    if _ways(length - wish.wilds, own, on_rack) * _ways(wish.wilds, hand[WILD], rack[WILD]) < 2:
        return ()
    coloured, wild = names.count(wish.rack, colour), names.count(wish.rack_wilds, WILD)
    if not wish.rack and not wish.rack_wilds:
        words = Text("pick-from-hand")
    elif wish.rack + wish.rack_wilds == length:
        words = Text("pick-from-rack-all")
    elif wish.rack and wish.rack_wilds:
        words = Text("pick-from-rack", {"cards": Text("pick-pay-both", {"cards": coloured, "wilds": wild})})
    else:
        words = Text("pick-from-rack", {"cards": coloured if wish.rack else wild})
    return (Pick(f"from-{wish.rack}-{wish.rack_wilds}", words, fan(colour, wish.rack, wish.rack_wilds)),)


def _ways(needed: int, own: int, on_rack: int) -> int:
    """In how many ways so many cards can come from the hand and from the rack."""
    return max(0, min(needed, on_rack) - max(0, needed - own) + 1)


def route_text(plan: Plan, route: int) -> Text:
    """A route with what it wants: lanes of one connection differ in their colour, or in their number."""
    args: dict[str, Arg] = {
        "route": names.route_name(plan, route),
        "cards": names.price(plan, route),
        "points": plan.worth[route],
    }
    words = Text("pick-route", args)
    if plan.tunnel[route]:
        words = Text("pick-route-tunnel", {"what": words, "tunnel": plan.tunnel[route]})
    lanes = sorted([route, *(twin for twin in plan.twins[route] if plan.colour[twin] == plan.colour[route])])
    return Text("pick-lane", {"what": words, "lane": lanes.index(route) + 1}) if len(lanes) > 1 else words


def _ticket_pick(plan: Plan, ticket: int, key: str) -> Pick:
    one, name = plan.board.tickets[ticket], names.ticket(plan, ticket)
    where = tuple(f"place-{plan.board.places[place].id}" for place in (one.a, one.b))
    return Pick(f"ticket-{one.id}", Text(key, {"ticket": name}), where=where, kept=name if key == BACK_KEY else None)


def _keep_path(view: View, plan: Plan, wish: Keep) -> tuple[Pick, ...]:
    """Those that go back, one by one; that the others are kept goes without saying where no more may go back."""
    offer = view.offer or ()
    back = BACK.unpack(wish.back)
    picks = [_ticket_pick(plan, offer[place], BACK_KEY) for place in back]
    kept = [ticket for place, ticket in enumerate(offer) if place not in back]
    if len(back) < len(offer) - _least(view, plan) or not back:
        picks.append(Pick("keep", Text("pick-keep", {"tickets": names.tickets(plan, kept)})))
    if isinstance(wish, TeamKeep) and wish.rack and len(kept) > 1:
        picks.append(_ticket_pick(plan, offer[wish.rack - 1], "pick-to-rack"))
    return tuple(picks)


def _least(view: View, plan: Plan) -> int:
    """How many of the tickets offered must be kept."""
    return plan.least(len(view.offer or ()), view.step == steps.KEEP)


def _share_path(view: View, plan: Plan, wish: Share) -> tuple[Pick, ...]:
    """One ticket, or two in the order in which they lie there."""
    first, *others = SHARED.unpack(wish.tickets)
    picks = [_ticket_pick(plan, first, "pick-share")]
    if others:
        picks.append(_ticket_pick(plan, others[0], "pick-share-too"))
    elif view.step == steps.TURN and any(ticket > first for ticket in view.tickets or ()):
        picks.append(Pick("alone", Text("pick-share-alone")))
    return tuple(picks)


# -- what can be wish now -----------------------------------------------------------------------------------------


def prompt(view: View, picked: tuple[str, ...]) -> Text:
    """One sentence: what the seat can do, when this much is picked already."""
    if view.step == steps.OVER:
        return Text("prompt-over")
    if view.seat not in view.actors:
        if view.step in (steps.KEEP, steps.RACK):
            return Text("prompt-choosing", {"number": len(view.actors)})
        return Text("prompt-wait", {"seat": Seat(view.turn)})
    return _picked_prompt(view, picked) if picked else _step_prompt(view)


def _step_prompt(view: View) -> Text:
    plan = view.plan
    if view.step in (steps.KEEP, steps.OFFER):
        return Text("prompt-keep", {"least": _least(view, plan)})
    if view.step == steps.RACK:
        return Text("prompt-rack")
    if view.step == steps.PLACE:
        return Text("prompt-place", {"card": names.card(view.drawn)})
    if view.step == steps.SECOND:
        if plan.has_racks:
            return Text("prompt-second-to-rack" if view.to_rack else "prompt-second-to-hand")
        return Text("prompt-second")
    if view.step == steps.TUNNEL:
        args: dict[str, Arg] = {"cards": names.cards(list(view.revealed))}
        colour = plan.tunnel_colour(view.laid)
        if colour == WILD:
            return Text("prompt-tunnel-wild", {**args, "more": names.count(view.extra, WILD)})
        args |= {"number": view.extra, "card": names.card(colour), "wild": names.card(WILD)}
        return Text("prompt-tunnel", args)
    if view.step == steps.FLAG:
        return Text("prompt-flag")
    if view.deck + view.unseen + len(view.under) == 0 and guess(view, Fast(0)).moves(view.turn) == [PASS]:
        return Text("prompt-pass")
    if view.final > 0 and plan.hooks.free_last_turn:
        return Text("prompt-last-turn")
    return Text("prompt-turn-team" if plan.has_racks else "prompt-turn")


def _picked_prompt(view: View, picked: tuple[str, ...]) -> Text:
    kind = picked[-1].partition("-")[0]
    route = routes_by_element(view.edition).get(picked[-1])
    if route is not None:
        return Text("prompt-pay", {"route": names.route_name(view.plan, route)})
    if kind == "pay":
        return Text("prompt-from")
    if kind == "keep":
        return Text("prompt-keep-rack")
    if kind == "ticket":
        return Text("prompt-share" if view.step == steps.TURN else "prompt-keep-more")
    return _step_prompt(view)
