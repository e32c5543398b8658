"""Why a move is not possible: written from the conditions, not from the list of legal moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.refusal import Refusal, not_a_move, refuse
from ....core.texts import Seat
from ..printed.cards import DECK, GREY, WILD
from . import events, play
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
    play.KEEP: ("setup", "choose-tickets"),
    play.RACK: ("setup", "rack-first"),
    play.PLACE: ("place", "place-first"),
    play.SECOND: ("draw", "second-card"),
    play.OFFER: ("tickets", "choose-tickets"),
    play.TUNNEL: ("tunnel", "tunnel-first"),
    play.FLAG: ("flag", "flag-first"),
}
#: The moves that belong to a step.
BELONGS: dict[int, tuple[type[Move], ...]] = {
    play.KEEP: (Keep,),
    play.RACK: (Share,),
    play.TURN: (Take, Claim, Tickets, Share, Pass),
    play.PLACE: (Place,),
    play.SECOND: (Take,),
    play.OFFER: (Keep,),
    play.TUNNEL: (Pay, Decline),
    play.FLAG: (Celebrate, Wait),
}


def refusal(state: State, seat: int, move: int) -> Refusal | None:
    """None, or the first rule that forbids the move. Independent of moves(): the conformance suite compares them."""
    moveset = state.plan.moveset
    barred = moveset.barred(move, seat, state.waiting)
    if barred is not None:
        return barred
    done = moveset.unpack(move)
    if not isinstance(done, BELONGS[state.step]):
        return _out_of_step(state.plan, state.step, done)
    if isinstance(done, Take):
        return _take(state, done)
    if isinstance(done, Claim):
        return _claim(state, seat, done)
    if isinstance(done, Tickets):
        return None if state.pool_left or state.under else _no(state.plan, "tickets", "no-tickets")
    if isinstance(done, Keep):
        return _keep(state, seat, done)
    if isinstance(done, Share):
        return _share(state, seat, done)
    if isinstance(done, Pay):
        return _pay(state, seat, done)
    if isinstance(done, Pass) and not play.free_to_pass(state) and play.moves(state, seat) != [move]:
        return _no(state.plan, "pass", "must-act")
    return None


def _no(plan: Plan, subject: str, code: str, **args: Arg) -> Refusal:
    return refuse(plan.ledger[subject], code, **args)


def _out_of_step(plan: Plan, step: int, done: Move) -> Refusal:
    """Something else comes first; or there is nothing that this move could answer."""
    if step in FIRST:
        return _no(plan, *FIRST[step])
    if isinstance(done, Keep):
        return _no(plan, "tickets", "nothing-offered")
    if isinstance(done, Place):
        return _no(plan, "place", "nothing-to-place")
    if isinstance(done, Celebrate | Wait):
        return _no(plan, "flag", "no-flag")
    return _no(plan, "tunnel", "no-tunnel")


def _take(state: State, done: Take) -> Refusal | None:
    if done.slot == DECK:
        return None if state.deck_left else _no(state.plan, "deck", "deck-empty")
    kind = state.market[done.slot]
    if kind < 0:
        return _no(state.plan, "deck", "slot-empty")
    if kind == WILD and state.step == play.SECOND:
        return _no(state.plan, "wild", "second-wild", wild=events.A_WILD)
    return None


def _claim(state: State, seat: int, done: Claim) -> Refusal | None:
    plan = state.plan
    if done.route >= plan.routes:
        return not_a_move()
    route, length = done.route, plan.length[done.route]
    refused = _refuse_route(state, seat, route)
    if refused is not None:
        return refused
    if done.wilds > length:
        return not_a_move()
    colour = plan.colour[route]
    if colour != GREY and done.colour != colour:
        return _no(plan, "pay", "wrong-colour", card=events.card(colour))
    if colour == GREY and (done.colour == WILD) != (done.wilds == length):
        return not_a_move()
    rack, rack_wilds = (done.rack, done.rack_wilds) if isinstance(done, TeamClaim) else (0, 0)
    return _cards(state, seat, done.colour, length - done.wilds, done.wilds, rack, rack_wilds, "pay")


def _refuse_route(state: State, seat: int, route: int) -> Refusal | None:
    plan = state.plan
    holder = state.owner[route]
    if holder >= 0:
        return _no(plan, "route", "route-taken", holder=Seat(holder))
    twins = plan.twins[route]
    taken = [twin for twin in twins if state.owner[twin] >= 0]
    lane = "triple" if len(twins) == 2 else "lane"
    if any(state.owner[twin] == seat for twin in taken):
        return _no(plan, lane if lane in plan.ledger else "lane", "own-lane")
    if twins and len(taken) >= plan.lanes[route]:
        return _no(plan, lane if lane in plan.ledger else "lane", "lane-closed", seats=plan.seats)
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
    return _no(plan, subject, code, need=need, have=have, missing=need - have, card=events.card(kind))


def _pay(state: State, seat: int, done: Pay) -> Refusal | None:
    """TA-4.1, TA-4.2"""
    if done.wilds > state.extra:
        return not_a_move()
    colour, plain = play.laid_colour(state), state.extra - done.wilds
    if colour == WILD and plain:
        return _no(state.plan, "wild-tunnel", "only-wilds", wilds=events.WILDS)
    return _cards(state, seat, colour, plain, done.wilds, done.rack, done.rack_wilds, "tunnel")


def _keep(state: State, seat: int, done: Keep) -> Refusal | None:
    plan = state.plan
    offered = len(state.offers[seat])
    beginning = state.step == play.KEEP
    subject = "setup" if beginning else "tickets"
    back = BACK.unpack(done.back)
    if len(set(back)) != len(back) or any(place >= offered for place in back):
        return not_a_move()
    least = min(plan.keep if beginning else plan.keep_drawn, offered)
    if offered - len(back) < least:
        return _no(plan, subject, "keep-more", least=least)
    rack = done.rack if isinstance(done, TeamKeep) else 0
    if beginning or not plan.has_racks:
        return _no(plan, subject, "rack-later") if rack else None
    if rack > offered:
        return not_a_move()
    if rack == 0 or rack - 1 in back:
        return _no(plan, subject, "rack-one-kept")
    return None


def _share(state: State, seat: int, done: Share) -> Refusal | None:
    """TA-1.3, TA-5.2"""
    plan = state.plan
    tickets = SHARED.unpack(done.tickets)
    if not tickets or list(tickets) != sorted(set(tickets)):
        return not_a_move()
    if any(ticket not in state.tickets[seat] for ticket in tickets):
        return _no(plan, "share", "not-your-ticket")
    if state.step == play.RACK and len(tickets) > 1:
        return _no(plan, "setup", "rack-one")
    return None
