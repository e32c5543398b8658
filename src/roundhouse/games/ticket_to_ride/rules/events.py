"""What the log tells, and to whom: a card drawn blind and a ticket are for those alone who may see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.texts import Text, listed
from ..printed.board import called
from ..printed.cards import DECK, GREY, KINDS, MARKET, WILD
from .moves import BACK, SHARED
from .plan import (
    COLOUR_SHIFT,
    KEEP_RACK_SHIFT,
    KEEP_SHIFT,
    RACK_SHIFT,
    RACK_WILDS_SHIFT,
    ROUTE_SHIFT,
    SHARE_SHIFT,
    WILDS_SHIFT,
)

if TYPE_CHECKING:
    from ....core.log import Log
    from .plan import Plan
    from .state import State


#: What a wild card is called, and several of them.
A_WILD: Final = Text("wild-card")
WILDS: Final = Text("wild-cards")


def card(kind: int) -> Text:
    return Text(f"card-{KINDS[kind]}")


def count(number: int, kind: int) -> Text:
    """'3 red', '2 buses'"""
    return Text(f"cards-{KINDS[kind]}", {"number": number})


def cards(kinds: list[int]) -> Text:
    """Cards one by one, counted: '3 red, 1 locomotive'."""
    return listed([count(kinds.count(kind), kind) for kind in range(len(KINDS)) if kind in kinds])


def price(plan: Plan, route: int) -> Text:
    """What a route must be paid with: '4 purple', '3 of any one colour'."""
    if plan.colour[route] == GREY:
        return Text("cards-any", {"number": plan.length[route]})
    return count(plan.length[route], plan.colour[route])


def ticket(plan: Plan, number: int) -> Text:
    one = plan.board.tickets[number]
    places = plan.board.places
    return Text("ticket", {"from": places[one.a].name, "to": places[one.b].name, "points": one.points})


def tickets(plan: Plan, numbers: list[int] | tuple[int, ...]) -> Text:
    return listed([ticket(plan, number) for number in numbers])


def route_name(plan: Plan, route: int) -> Text:
    one = plan.board.routes[route]
    return Text("route", {"from": called(plan.board.places, one.a), "to": called(plan.board.places, one.b)})


def route_element(plan: Plan, route: int) -> str:
    return f"route-{plan.board.routes[route].id}"


def place_elements(plan: Plan, numbers: list[int] | tuple[int, ...]) -> list[str]:
    """The ends of tickets."""
    places, found = plan.board.places, []
    for number in numbers:
        one = plan.board.tickets[number]
        found += [f"place-{places[one.a].id}", f"place-{places[one.b].id}"]
    return list(dict.fromkeys(found))


def partners(plan: Plan, seat: int) -> list[int]:
    """The seats of a team."""
    return [other for other in range(plan.seats) if plan.team_of[other] == plan.team_of[seat]]


# -- the events ---------------------------------------------------------------------------------------------------


def set_up(state: State, log: Log) -> None:
    log.say("first", state.turn)
    for seat, hand in enumerate(state.hands):
        dealt = [kind for kind, number in enumerate(hand) for _ in range(number)]
        log.say("dealt", seat, only=(seat,), cards=cards(dealt))
    log.say("market", cards=cards(state.market))


def market_reset(state: State, times: int, log: Log) -> None:
    where = [f"market-{slot + 1}" for slot in range(MARKET)]
    log.say("market-reset", where=where, number=times, wilds=WILDS, cards=cards(state.market))


def took(seat: int, slot: int, kind: int, log: Log) -> None:
    if slot == DECK:
        log.say("take-deck", seat)
        log.say("drew", seat, only=(seat,), card=card(kind))
    else:
        log.say("take", seat, where=(f"market-{slot + 1}",), card=card(kind))


def stored(state: State, seat: int, kind: int, to_rack: bool, face_up: bool, log: Log) -> None:
    log.say("to-rack" if to_rack else "to-hand", seat)
    if to_rack and not face_up:
        log.say("rack-card", seat, only=partners(state.plan, seat), card=card(kind))


def no_second(state: State, log: Log) -> None:
    log.say("no-second", state.turn)


def laid(state: State, seat: int, move: int, log: Log) -> None:
    plan = state.plan
    route = move >> ROUTE_SHIFT & 127
    wilds = move >> WILDS_SHIFT & 7
    kinds = [move >> COLOUR_SHIFT & 15] * (plan.length[route] - wilds) + [WILD] * wilds
    key, where = "tunnel" if plan.tunnel[route] else "lay", (route_element(plan, route),)
    log.say(key, seat, where=where, route=route_name(plan, route), cards=cards(kinds))
    rack = (move >> RACK_SHIFT & 7) + (move >> RACK_WILDS_SHIFT & 7)
    if rack:
        log.say("from-rack", seat, number=rack)


def revealed(state: State, log: Log) -> None:
    log.say("revealed" if state.extra else "revealed-free", cards=cards(state.revealed), number=state.extra)


def paid(seat: int, colour: int, plain: int, wilds: int, log: Log) -> None:
    log.say("pay", seat, cards=cards([colour] * plain + [WILD] * wilds))


def declined(state: State, seat: int, log: Log) -> None:
    log.say("decline", seat, where=(route_element(state.plan, state.laid >> ROUTE_SHIFT & 127),))


def kept(seat: int, colour: int, log: Log) -> None:
    log.say("kept", seat, card=card(colour))


def claimed(state: State, seat: int, route: int, log: Log) -> None:
    plan = state.plan
    log.say("claim", seat, where=(route_element(plan, route),), route=route_name(plan, route), points=plan.worth[route])


def offered(state: State, seat: int, log: Log) -> None:
    offer = state.offers[seat]
    log.say("tickets", seat, number=len(offer))
    where = place_elements(state.plan, offer)
    log.say("offer", seat, only=(seat,), where=where, tickets=tickets(state.plan, offer))


def chose(state: State, seat: int, move: int, log: Log) -> None:
    """While others still choose, only the seat itself reads what it chose."""
    if state.choices[seat] and state.offers[seat]:
        back = BACK.unpack(move >> KEEP_SHIFT & (1 << KEEP_RACK_SHIFT - KEEP_SHIFT) - 1)
        chosen = [one for place, one in enumerate(state.offers[seat]) if place not in back]
        log.say("chose", seat, only=(seat,), tickets=tickets(state.plan, chosen))
    else:
        chosen = list(SHARED.unpack(move >> SHARE_SHIFT))
        log.say("chose-rack", seat, only=(seat,), tickets=tickets(state.plan, chosen))


def kept_tickets(state: State, seat: int, offer: list[int], back: tuple[int, ...], rack: int, log: Log) -> None:
    plan = state.plan
    log.say("keep", seat, number=len(offer) - len(back))
    own = [one for place, one in enumerate(offer) if place not in back and place != rack]
    if own:
        log.say("keep-own", seat, only=(seat,), where=place_elements(plan, own), tickets=tickets(plan, own))
    if rack >= 0:
        shared(state, seat, (offer[rack],), log)


def shared(state: State, seat: int, numbers: tuple[int, ...], log: Log) -> None:
    plan = state.plan
    log.say("share", seat, number=len(numbers))
    where = place_elements(plan, numbers)
    log.say("share-own", seat, only=partners(plan, seat), where=where, tickets=tickets(plan, numbers))


def end(state: State, log: Log) -> None:
    log.say("end")
    plan = state.plan
    for seat, numbers in enumerate(state.tickets):
        if numbers:
            log.say("shows", seat, where=place_elements(plan, numbers), tickets=tickets(plan, numbers))
    for team, numbers in enumerate(state.rack_tickets):
        if numbers:
            where = place_elements(plan, numbers)
            log.say("shows-rack", where=where, team=team + 1, tickets=tickets(plan, numbers))
