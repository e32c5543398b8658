"""A move as a path of choices, what a seat is told before each, and what it is told instead.

Ids: market-<1..5>; deck; (teams) hand, rack; route-<route>, then pay-<colour>-<wilds>, then (teams, where there is a
choice) from-<cards>-<wilds> of the rack; tickets; among tickets: ticket-<ticket> for each that goes back, in this
order, then keep, then (teams) ticket-<ticket> for the rack; to share: ticket-<ticket>, then alone or another
ticket-<ticket>; in a tunnel pay-<colour>-<wilds> or decline; with a whole flag celebrate or wait; pass.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....core.chance import Fast
from ....core.picks import Pick
from ....core.texts import Arg, Seat, Text
from ..printed import editions
from ..printed.cards import GREY, KINDS, MARKET, WILD
from ..rules import events, play
from ..rules.moves import (
    BACK,
    SHARED,
    Celebrate,
    Claim,
    Decline,
    Keep,
    Pay,
    Place,
    Share,
    Take,
    TeamClaim,
    TeamKeep,
    Tickets,
    Wait,
)
from ..rules.plan import CELEBRATE, COLOUR_SHIFT, PASS, ROUTE_SHIFT, TAKES, TICKETS, WAIT, WILDS_SHIFT, Plan, payments
from ..seen.view import View, guess
from .art import fan
from .map import EDITIONS

#: Where a card comes to lie, in the order of the moves.
WHERE: Final = ("hand", "rack")


# -- paths --------------------------------------------------------------------------------------------------------


def path(view: View, move: int) -> tuple[Pick, ...]:
    """The picks that come to a move of the view's seat."""
    if view.hand is None:
        raise ValueError("a spectator has no moves")
    plan = view.plan
    done = plan.moveset.unpack(move)
    if isinstance(done, Take):
        return (_take_pick(view, done.slot),)
    if isinstance(done, Place):
        return (Pick(WHERE[done.where], Text(f"pick-{WHERE[done.where]}", {"card": events.card(view.drawn)})),)
    if isinstance(done, Claim):
        return _claim_path(view, plan, done)
    if isinstance(done, Pay):
        return _pay_path(view, done)
    if isinstance(done, Decline):
        return (Pick("decline", Text("pick-decline")),)
    if isinstance(done, Tickets):
        number = min(plan.draw, view.unseen + len(view.under))
        return (Pick("tickets", Text("pick-tickets", {"number": number})),)
    if isinstance(done, Keep):
        return _keep_path(view, plan, done)
    if isinstance(done, Share):
        return _share_path(view, plan, done)
    if isinstance(done, Celebrate):
        return (Pick("celebrate", Text("pick-celebrate", {"points": plan.flag_points})),)
    if isinstance(done, Wait):
        return (Pick("wait", Text("pick-wait")),)
    return (Pick("pass", Text("pick-pass")),)


def _take_pick(view: View, slot: int) -> Pick:
    if slot == MARKET:
        return Pick("deck", Text("pick-deck", {"number": view.deck}))
    card = events.card(view.market[slot]) if view.market[slot] >= 0 else Text("nothing")
    return Pick(f"market-{slot + 1}", Text("pick-market", {"slot": slot + 1, "card": card}))


def _claim_path(view: View, plan: Plan, done: Claim) -> tuple[Pick, ...]:
    length = plan.length[done.route]
    route = Pick(events.route_element(plan, done.route), route_text(plan, done.route))
    paid = _paid_pick(done.colour, length - done.wilds, done.wilds)
    if isinstance(done, TeamClaim):
        return (route, paid, *_from_rack(view, done.colour, length, done))
    return route, paid


def _pay_path(view: View, done: Pay) -> tuple[Pick, ...]:
    colour = laid_colour(view)
    paid = _paid_pick(colour, view.extra - done.wilds, done.wilds)
    return (paid, *_from_rack(view, colour, view.extra, done))


def _paid_pick(colour: int, plain: int, wilds: int) -> Pick:
    return Pick(f"pay-{KINDS[colour]}-{wilds}", _paid_text(colour, plain, wilds), fan(colour, plain, wilds))


def _paid_text(colour: int, plain: int, wilds: int) -> Text:
    """'3 red + 1 locomotive'"""
    coloured, wild = events.count(plain, colour), events.count(wilds, WILD)
    if not wilds:
        return coloured
    return Text("pick-pay-both", {"cards": coloured, "wilds": wild}) if plain else wild


def _from_rack(view: View, colour: int, length: int, done: TeamClaim | Pay) -> tuple[Pick, ...]:
    """How many of the cards come from the rack, where there is more than one way."""
    hand, rack = view.hand or (), view.rack or ()
    plain, on_rack = (0, 0) if colour == WILD else (hand[colour], rack[colour])
    ways = payments(length, plain, hand[WILD], on_rack, rack[WILD])
    if sum(way >> WILDS_SHIFT & 7 == done.wilds for way in ways) < 2:
        return ()
    coloured, wild = events.count(done.rack, colour), events.count(done.rack_wilds, WILD)
    if not done.rack and not done.rack_wilds:
        words = Text("pick-from-hand")
    elif done.rack + done.rack_wilds == length:
        words = Text("pick-from-rack-all")
    elif done.rack and done.rack_wilds:
        words = Text("pick-from-rack", {"cards": Text("pick-pay-both", {"cards": coloured, "wilds": wild})})
    else:
        words = Text("pick-from-rack", {"cards": coloured if done.rack else wild})
    return (Pick(f"from-{done.rack}-{done.rack_wilds}", words, fan(colour, done.rack, done.rack_wilds)),)


def laid_colour(view: View) -> int:
    """The colour that counts in the tunnel; WILD if nothing but wilds were played."""
    wilds = view.laid >> WILDS_SHIFT & 7
    return WILD if wilds == view.plan.length[view.laid >> ROUTE_SHIFT & 127] else view.laid >> COLOUR_SHIFT & 15


def route_text(plan: Plan, route: int) -> Text:
    """A route with what it wants: lanes of one connection differ in their colour, or in their number."""
    args: dict[str, Arg] = {
        "route": events.route_name(plan, route),
        "cards": events.price(plan, route),
        "points": plan.worth[route],
    }
    words = Text("pick-route", args)
    if plan.tunnel[route]:
        words = Text("pick-route-tunnel", {"what": words, "tunnel": plan.tunnel[route]})
    lanes = sorted([route, *(twin for twin in plan.twins[route] if plan.colour[twin] == plan.colour[route])])
    return Text("pick-lane", {"what": words, "lane": lanes.index(route) + 1}) if len(lanes) > 1 else words


def _ticket_pick(plan: Plan, ticket: int, key: str) -> Pick:
    return Pick(f"ticket-{plan.board.tickets[ticket].id}", Text(key, {"ticket": events.ticket(plan, ticket)}))


def _keep_path(view: View, plan: Plan, done: Keep) -> tuple[Pick, ...]:
    """Those that go back, one by one; that the others are kept goes without saying where no more may go back."""
    offer = view.offer or ()
    back = BACK.unpack(done.back)
    picks = [_ticket_pick(plan, offer[place], "pick-back") for place in back]
    kept = [ticket for place, ticket in enumerate(offer) if place not in back]
    if len(back) < len(offer) - _least(view, plan) or not back:
        picks.append(Pick("keep", Text("pick-keep", {"tickets": events.tickets(plan, kept)})))
    if isinstance(done, TeamKeep) and done.rack and len(kept) > 1:
        picks.append(_ticket_pick(plan, offer[done.rack - 1], "pick-to-rack"))
    return tuple(picks)


def _least(view: View, plan: Plan) -> int:
    """How many of the tickets offered must be kept."""
    return min(plan.keep if view.step == play.KEEP else plan.keep_drawn, len(view.offer or ()))


def _share_path(view: View, plan: Plan, done: Share) -> tuple[Pick, ...]:
    """One ticket, or two in the order in which they lie there."""
    first, *others = SHARED.unpack(done.tickets)
    picks = [_ticket_pick(plan, first, "pick-share")]
    if others:
        picks.append(_ticket_pick(plan, others[0], "pick-share-too"))
    elif view.step == play.TURN and any(ticket > first for ticket in view.tickets or ()):
        picks.append(Pick("alone", Text("pick-share-alone")))
    return tuple(picks)


# -- what things are called ---------------------------------------------------------------------------------------


def labels(view: View) -> dict[str, Text]:
    """Everything on the board that can be pointed at."""
    if view.hand is None:
        return {}
    plan = view.plan
    found = {pick.id: pick.text for pick in (_take_pick(view, slot) for slot in range(MARKET + 1))}
    found["tickets"] = Text("label-tickets", {"number": view.unseen + len(view.under)})
    for route in range(plan.routes):
        words, holder = route_text(plan, route), view.owner[route]
        taken = Text("label-taken", {"what": words, "seat": Seat(holder)})
        found[events.route_element(plan, route)] = words if holder < 0 else taken
    # When the game is over, also the partner's.
    shown = [ticket for tickets in view.shown or () for ticket in tickets]
    for ticket in (*(view.tickets or ()), *(view.rack_tickets or ()), *(view.offer or ()), *shown):
        found[f"ticket-{plan.board.tickets[ticket].id}"] = events.ticket(plan, ticket)
    if view.rack is not None:
        found["hand"] = Text("draw-hand", {"number": sum(view.hand)})
        found["rack"] = Text("draw-rack", {"number": sum(view.rack)})
    return found


# -- what can be done now -----------------------------------------------------------------------------------------


def prompt(view: View, picked: tuple[str, ...]) -> Text:
    """One sentence: what the seat can do, when this much is picked already."""
    if view.step == play.OVER:
        return Text("prompt-over")
    if view.seat not in view.actors:
        if view.step in (play.KEEP, play.RACK):
            return Text("prompt-choosing", {"number": len(view.actors)})
        return Text("prompt-wait", {"seat": Seat(view.turn)})
    return _picked_prompt(view, picked) if picked else _step_prompt(view)


def _step_prompt(view: View) -> Text:
    plan = view.plan
    if view.step in (play.KEEP, play.OFFER):
        return Text("prompt-keep", {"least": _least(view, plan)})
    if view.step == play.RACK:
        return Text("prompt-rack")
    if view.step == play.PLACE:
        return Text("prompt-place", {"card": events.card(view.drawn)})
    if view.step == play.SECOND:
        if plan.has_racks:
            return Text("prompt-second-to-rack" if view.to_rack else "prompt-second-to-hand")
        return Text("prompt-second")
    if view.step == play.TUNNEL:
        args: dict[str, Arg] = {"cards": events.cards(list(view.revealed))}
        if laid_colour(view) == WILD:
            return Text("prompt-tunnel-wild", {**args, "more": events.count(view.extra, WILD)})
        args |= {"number": view.extra, "card": events.card(laid_colour(view)), "wild": events.card(WILD)}
        return Text("prompt-tunnel", args)
    if view.step == play.FLAG:
        return Text("prompt-flag")
    if view.deck + view.unseen + len(view.under) == 0 and guess(view, Fast(0)).moves(view.turn) == [PASS]:
        return Text("prompt-pass")
    if view.final > 0 and plan.free_last_turn:
        return Text("prompt-last-turn")
    return Text("prompt-turn-team" if plan.has_racks else "prompt-turn")


def _picked_prompt(view: View, picked: tuple[str, ...]) -> Text:
    plan, (kind, _) = view.plan, _parted(picked[-1])
    if kind == "route":
        route = _routes(view.edition).get(picked[-1])
        if route is not None:
            return Text("prompt-pay", {"route": events.route_name(plan, route)})
    if kind == "pay":
        return Text("prompt-from")
    if kind == "keep":
        return Text("prompt-keep-rack")
    if kind == "ticket":
        return Text("prompt-share" if view.step == play.TURN else "prompt-keep-more")
    return _step_prompt(view)


# -- why not? -----------------------------------------------------------------------------------------------------


def _parted(name: str) -> tuple[str, str]:
    kind, _, rest = name.partition("-")
    return kind, rest


@lru_cache(EDITIONS)
def _routes(edition: str) -> dict[str, int]:
    board = editions.edition(edition).board
    return {f"route-{route.id}": number for number, route in enumerate(board.routes)}


@lru_cache(EDITIONS)
def _tickets(edition: str) -> dict[str, int]:
    board = editions.edition(edition).board
    return {f"ticket-{ticket.id}": number for number, ticket in enumerate(board.tickets)}


def candidates(view: View, picked: tuple[str, ...]) -> list[int]:
    """Moves that these picks could mean, the one that comes nearest to being possible first."""
    if view.seat is None or not picked:
        return []
    moves = [move for move in guess(view, Fast(0)).moves(view.seat) if _begins(path(view, move), picked)]
    return moves or _meant(view, picked)


def _begins(way: tuple[Pick, ...], picked: tuple[str, ...]) -> bool:
    return tuple(pick.id for pick in way[: len(picked)]) == picked


def _meant(view: View, picked: tuple[str, ...]) -> list[int]:
    """What somebody means who points at something that cannot be picked."""
    plan, name = view.plan, picked[0]
    if name in _SLOTS:
        return [TAKES[_SLOTS[name]]]
    if name == "tickets":
        return [TICKETS]
    if name == "pass":
        return [PASS]
    route = _routes(view.edition).get(name)
    if route is not None:
        return _claims(view, plan, route)
    if plan.has_racks and name in WHERE:
        return [Place(WHERE.index(name)).pack()]
    if plan.has_racks and name == "decline":
        return [Decline().pack()]
    if plan.flag and name in ("celebrate", "wait"):
        return [CELEBRATE if name == "celebrate" else WAIT]
    return _of_tickets(view, plan, [_tickets(view.edition)[one] for one in picked if one in _tickets(view.edition)])


_SLOTS: Final = {**{f"market-{slot + 1}": slot for slot in range(MARKET)}, "deck": MARKET}


def _claims(view: View, plan: Plan, route: int) -> list[int]:
    """A claim with all the wilds there are: what is missing then is what is really missing. On a grey route with the
    colour of which there is most."""
    hand, rack = view.hand or (), view.rack or (0,) * len(KINDS)
    length, colour = plan.length[route], plan.colour[route]
    if colour == GREY:
        colour = max(range(WILD), key=lambda kind: hand[kind] + rack[kind])
    wilds = min(hand[WILD] + rack[WILD], length - 1)
    if not plan.has_racks:
        return [Claim(route, colour, wilds).pack()]
    rack_wilds = min(rack[WILD], wilds)
    return [TeamClaim(route, colour, wilds, min(rack[colour], length - wilds), rack_wilds).pack()]


def _of_tickets(view: View, plan: Plan, tickets: list[int]) -> list[int]:
    """Tickets: to put them back, or to share them."""
    if not tickets:
        return []
    offer = list(view.offer or ())
    if view.step in (play.KEEP, play.OFFER) and all(ticket in offer for ticket in tickets):
        back = BACK.pack(tuple(offer.index(ticket) for ticket in dict.fromkeys(tickets)))
        if not plan.has_racks:
            return [Keep(back).pack()]
        return [TeamKeep(back, 0 if view.step == play.KEEP else 1).pack()]
    if plan.has_racks:
        return [Share(SHARED.pack(tuple(sorted(set(tickets[:2]))))).pack()]
    return []
