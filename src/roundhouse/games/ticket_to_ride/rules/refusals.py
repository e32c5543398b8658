"""Why a move is not possible: written from the conditions, not from the list of legal moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.ledger import cite
from ....core.refusal import Refusal, not_a_move
from ....core.texts import Seat
from ..printed.facts import DECK, GREY, WILD
from . import names, steps
from .legal import free_to_pass, moves
from .moves import (
    BACK,
    SHARED,
    Celebrate,
    Claim,
    Decline,
    Keep,
    Pass,
    Pay,
    Place,
    Share,
    Take,
    TeamClaim,
    TeamKeep,
    Tickets,
    Wait,
)

if TYPE_CHECKING:
    from ....core.moves import Move
    from ....core.texts import Arg
    from .plan import Plan
    from .state import State

#: What has to be done first, by step: the subject in the ledger and the sentence.
FIRST = {
    steps.KEEP: ("setup", "choose-tickets"),
    steps.RACK: ("setup", "rack-first"),
    steps.PLACE: ("place", "place-first"),
    steps.SECOND: ("draw", "second-card"),
    steps.OFFER: ("tickets", "choose-tickets"),
    steps.TUNNEL: ("tunnel", "tunnel-first"),
    steps.FLAG: ("flag", "flag-first"),
}
#: The moves that belong to a step.
BELONGS: dict[int, tuple[type[Move], ...]] = {
    steps.KEEP: (Keep,),
    steps.RACK: (Share,),
    steps.TURN: (Take, Claim, Tickets, Share, Pass),
    steps.PLACE: (Place,),
    steps.SECOND: (Take,),
    steps.OFFER: (Keep,),
    steps.TUNNEL: (Pay, Decline),
    steps.FLAG: (Celebrate, Wait),
}


def refusal(state: State, seat: int, move: int) -> Refusal | None:
    """None, or the first rule that forbids the move. Independent of moves(): the conformance suite compares them."""
    moveset = state.plan.moveset
    barred = moveset.barred(move, seat, state.waiting)
    if barred is not None:
        return barred
    wish = moveset.unpack(move)
    if not isinstance(wish, BELONGS[state.step]):
        return _out_of_step(state.plan, state.step, wish)
    match wish:
        case Take():
            return _take(state, wish)
        case Claim():
            return _claim(state, seat, wish)
        case Tickets():
            return _tickets(state)
        case Keep():
            return _keep(state, seat, wish)
        case Share():
            return _share(state, seat, wish)
        case Pay():
            return _pay(state, seat, wish)
        case Pass():
            return _pass(state, seat, move)
    return None  # in its step it is always possible


def _no(plan: Plan, subject: str, code: str, **args: Arg) -> Refusal:
    return cite(plan.ledger, subject, code, **args)


def _out_of_step(plan: Plan, step: int, wish: Move) -> Refusal:
    """Something else comes first; or there is nothing that this move could answer."""
    if step in FIRST:
        return _no(plan, *FIRST[step])
    if isinstance(wish, Keep):
        return _no(plan, "tickets", "nothing-offered")
    if isinstance(wish, Place):
        return _no(plan, "place", "nothing-to-place")
    if isinstance(wish, Celebrate | Wait):
        return _no(plan, "flag", "no-flag")
    return _no(plan, "tunnel", "no-tunnel")


def _take(state: State, wish: Take) -> Refusal | None:
    if wish.slot == DECK:
        return None if state.deck_left else _no(state.plan, "deck", "deck-empty")
    kind = state.market[wish.slot]
    if kind < 0:
        return _no(state.plan, "deck", "slot-empty")
    if kind == WILD and state.step == steps.SECOND:
        return _no(state.plan, "wild", "second-wild", wild=names.A_WILD)
    return None


def _tickets(state: State) -> Refusal | None:
    return None if state.pool_left or state.under else _no(state.plan, "tickets", "no-tickets")


def _pass(state: State, seat: int, move: int) -> Refusal | None:
    may_pass = free_to_pass(state) or moves(state, seat) == [move]
    return None if may_pass else _no(state.plan, "pass", "must-act")


def _claim(state: State, seat: int, wish: Claim) -> Refusal | None:
    plan = state.plan
    if wish.route >= plan.routes:
        return not_a_move()
    route, length = wish.route, plan.length[wish.route]
    refused = _refuse_route(state, seat, route)
    if refused is not None:
        return refused
    if wish.wilds > length:
        return not_a_move()
    colour = plan.colour[route]
    if colour != GREY and wish.colour != colour:
        return _no(plan, "pay", "wrong-colour", card=names.card(colour))
    if colour == GREY and (wish.colour == WILD) != (wish.wilds == length):
        return not_a_move()
    rack, rack_wilds = (wish.rack, wish.rack_wilds) if isinstance(wish, TeamClaim) else (0, 0)
    return _cards(state, seat, wish.colour, length - wish.wilds, wish.wilds, rack, rack_wilds, "pay")


def _refuse_route(state: State, seat: int, route: int) -> Refusal | None:
    plan = state.plan
    holder = state.owner[route]
    if holder >= 0:
        return _no(plan, "route", "route-taken", holder=Seat(holder))
    twins = plan.twins[route]
    taken = [twin for twin in twins if state.owner[twin] >= 0]
    lane = "triple" if len(twins) == 2 and "triple" in plan.ledger else "lane"
    if any(state.owner[twin] == seat for twin in taken):
        return _no(plan, lane, "own-lane")
    if twins and len(taken) >= plan.lanes[route]:
        return _no(plan, lane, "lane-closed", seats=plan.seats)
    if state.pieces[seat] < plan.length[route]:
        return _no(plan, "route", "few-pieces", need=plan.length[route], have=state.pieces[seat])
    return None


def _cards(
    state: State, seat: int, colour: int, plain: int, wilds: int, rack: int, rack_wilds: int, subject: str
) -> Refusal | None:
    """Whether hand and rack hold what is to be paid: so many of a colour and wilds, of which so many from the rack."""
    plan = state.plan
    if rack > plain or rack_wilds > wilds:
        return not_a_move()
    hand = state.hands[seat]
    if plain - rack > hand[colour]:
        return _few(plan, subject, "few-cards", plain - rack, hand[colour], colour)
    if wilds - rack_wilds > hand[WILD]:
        return _few(plan, subject, "few-cards", wilds - rack_wilds, hand[WILD], WILD)
    if rack or rack_wilds:
        shelf = state.racks[plan.team_of[seat]]
        if rack > shelf[colour]:
            return _few(plan, subject, "few-rack-cards", rack, shelf[colour], colour)
        if rack_wilds > shelf[WILD]:
            return _few(plan, subject, "few-rack-cards", rack_wilds, shelf[WILD], WILD)
    return None


def _few(plan: Plan, subject: str, code: str, need: int, have: int, kind: int) -> Refusal:
    return _no(plan, subject, code, need=need, have=have, missing=need - have, card=names.card(kind))


def _pay(state: State, seat: int, wish: Pay) -> Refusal | None:
    """Rules `tunnel` and `wild-tunnel`."""
    if wish.wilds > state.extra:
        return not_a_move()
    colour, plain = state.plan.tunnel_colour(state.laid), state.extra - wish.wilds
    if colour == WILD and plain:
        return _no(state.plan, "wild-tunnel", "only-wilds", wilds=names.WILDS)
    return _cards(state, seat, colour, plain, wish.wilds, wish.rack, wish.rack_wilds, "tunnel")


def _keep(state: State, seat: int, wish: Keep) -> Refusal | None:
    plan = state.plan
    offered = len(state.offers[seat])
    beginning = state.step == steps.KEEP
    subject = "setup" if beginning else "tickets"
    back = BACK.unpack(wish.back)
    if len(set(back)) != len(back) or any(place >= offered for place in back):
        return not_a_move()
    least = plan.least(offered, beginning)
    if offered - len(back) < least:
        return _no(plan, subject, "keep-more", least=least)
    rack = wish.rack if isinstance(wish, TeamKeep) else 0
    if beginning or not plan.has_racks:
        return _no(plan, subject, "rack-later") if rack else None
    if rack > offered:
        return not_a_move()
    if rack == 0 or rack - 1 in back:
        return _no(plan, subject, "rack-one-kept")
    return None


def _share(state: State, seat: int, wish: Share) -> Refusal | None:
    """Rules `setup` and `share`."""
    plan = state.plan
    tickets = SHARED.unpack(wish.tickets)
    if not tickets or list(tickets) != sorted(set(tickets)):
        return not_a_move()
    if any(ticket not in state.tickets[seat] for ticket in tickets):
        return _no(plan, "share", "not-your-ticket")
    if state.step == steps.RACK and len(tickets) > 1:
        return _no(plan, "setup", "rack-one")
    return None
