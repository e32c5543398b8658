"""Why a move is not possible: written from the conditions, not from the list of legal moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.ledger import cite
from ....core.refusal import Refusal, not_a_move
from ....core.texts import Seat
from ..printed.facts import DECK, GREY, WILD
from . import names, steps
from .legal import free_to_pass, moves
from .moves import BACK, Claim, Keep, Pass, Take, Tickets

if TYPE_CHECKING:
    from ....core.moves import Move
    from ....core.texts import Arg
    from .plan import Plan
    from .state import State

#: What has to be done first, by step: the subject in the ledger and the sentence. Steps that only one board has: hooks.
FIRST = {
    steps.KEEP: ("setup", "choose-tickets"),
    steps.SECOND: ("draw", "second-card"),
    steps.OFFER: ("tickets", "choose-tickets"),
}
#: The moves that belong to a step.
BELONGS: dict[int, tuple[type[Move], ...]] = {
    steps.KEEP: (Keep,),
    steps.TURN: (Take, Claim, Tickets, Pass),
    steps.SECOND: (Take,),
    steps.OFFER: (Keep,),
}


def refusal(state: State, seat: int, move: int) -> Refusal | None:
    """None, or the first rule that forbids the move. Independent of moves(): the conformance suite compares them."""
    moveset, hooks = state.plan.moveset, state.plan.hooks
    barred = moveset.barred(move, seat, state.waiting)
    if barred is not None:
        return barred
    wish = moveset.unpack(move)
    if not isinstance(wish, (*BELONGS.get(state.step, ()), *hooks.belongs.get(state.step, ()))):
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
        case Pass():
            return _pass(state, seat, move)
    return hooks.refusal(state, seat, wish)


def no(plan: Plan, subject: str, code: str, **args: Arg) -> Refusal:
    """The rule of the board that stands for a subject, and the sentence."""
    return cite(plan.ledger, subject, code, **args)


def _out_of_step(plan: Plan, step: int, wish: Move) -> Refusal:
    """Something else comes first; or there is nothing that this move could answer."""
    first = FIRST.get(step) or plan.hooks.first.get(step)
    if first is not None:
        return no(plan, *first)
    if isinstance(wish, Keep):
        return no(plan, "tickets", "nothing-offered")
    return no(plan, *plan.hooks.unasked[type(wish)])


def _take(state: State, wish: Take) -> Refusal | None:
    if wish.slot == DECK:
        return None if state.deck_left else no(state.plan, "deck", "deck-empty")
    kind = state.market[wish.slot]
    if kind < 0:
        return no(state.plan, "deck", "slot-empty")
    if kind == WILD and state.step == steps.SECOND:
        return no(state.plan, "wild", "second-wild", wild=names.A_WILD)
    return None


def _tickets(state: State) -> Refusal | None:
    return None if state.pool_left or state.under else no(state.plan, "tickets", "no-tickets")


def _pass(state: State, seat: int, move: int) -> Refusal | None:
    may_pass = free_to_pass(state) or moves(state, seat) == [move]
    return None if may_pass else no(state.plan, "pass", "must-act")


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
        return no(plan, "pay", "wrong-colour", card=names.card(colour))
    if colour == GREY and (wish.colour == WILD) != (wish.wilds == length):
        return not_a_move()
    return plan.hooks.refuse_payment(state, seat, wish)


def _refuse_route(state: State, seat: int, route: int) -> Refusal | None:
    plan = state.plan
    holder = state.owner[route]
    if holder >= 0:
        return no(plan, "route", "route-taken", holder=Seat(holder))
    twins = plan.twins[route]
    taken = [twin for twin in twins if state.owner[twin] >= 0]
    lane = "triple" if len(twins) == 2 and "triple" in plan.ledger else "lane"
    if any(state.owner[twin] == seat for twin in taken):
        return no(plan, lane, "own-lane")
    if twins and len(taken) >= plan.lanes[route]:
        return no(plan, lane, "lane-closed", seats=plan.seats)
    if state.pieces[seat] < plan.length[route]:
        return no(plan, "route", "few-pieces", need=plan.length[route], have=state.pieces[seat])
    return None


def refuse_cards(
    plan: Plan, subject: str, cards: list[int], colour: int, plain: int, wilds: int, code: str = "few-cards"
) -> Refusal | None:
    """Whether there are so many cards of a colour, and so many wilds."""
    for kind, need in ((colour, plain), (WILD, wilds)):
        have = cards[kind]
        if need > have:
            return no(plan, subject, code, need=need, have=have, missing=need - have, card=names.card(kind))
    return None


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
        return no(plan, subject, "keep-more", least=least)
    return plan.hooks.refuse_keeping(state, wish, offered, back)
