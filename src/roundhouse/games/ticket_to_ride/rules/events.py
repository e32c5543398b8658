"""What can happen, what the log tells of it, and to whom: a card drawn blind and a ticket are for those alone who may
see them. Playouts tell nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..printed.facts import DECK, MARKET, WILD
from .names import WILDS, card, cards, place_elements, route_element, route_name, tickets
from .packed import back_of, rack_of, rack_wilds_of, route_of, shared_of
from .teams import partners

if TYPE_CHECKING:
    from ....core.log import Log
    from .state import State


class Events:
    """What can happen. Nobody is told."""

    def began(self, state: State) -> None:
        """Who begins is known, cards are dealt and five lie face up."""

    def market_replaced(self, state: State, times: int) -> None:
        """Too many wilds lay face up."""

    def took(self, seat: int, slot: int, kind: int) -> None:
        """A card of this kind was taken, face up or from the deck."""

    def stored(self, state: State, seat: int, kind: int, to_rack: bool, face_up: bool) -> None:
        """Teams: a card was put into the hand or on the rack; `face_up`: all have seen it."""

    def found_no_second(self, seat: int) -> None:
        """There is no card that may be the second one."""

    def laid(self, state: State, seat: int, claim: int) -> None:
        """Cards were laid down for a route."""

    def turned_up(self, state: State) -> None:
        """A tunnel was looked into."""

    def paid(self, seat: int, colour: int, plain: int, wilds: int) -> None:
        """Cards were added for a tunnel."""

    def declined(self, state: State, seat: int) -> None:
        """A tunnel was not paid for."""

    def kept_card(self, seat: int, colour: int) -> None:
        """A card of a flag colour was kept."""

    def claimed(self, state: State, seat: int, route: int) -> None:
        """A route is taken."""

    def offered(self, state: State, seat: int) -> None:
        """Tickets are to be chosen among."""

    def chose(self, state: State, seat: int, move: int) -> None:
        """A seat has chosen, while others perhaps still choose."""

    def all_chose(self) -> None:
        """What was chosen happens now."""

    def kept_tickets(self, state: State, seat: int, offer: list[int], back: tuple[int, ...], rack: int) -> None:
        """Of the tickets offered these places went back, and one to the rack (-1: none)."""

    def shared(self, state: State, seat: int, numbers: tuple[int, ...]) -> None:
        """Tickets went to the rack."""

    def celebrated(self, state: State, seat: int) -> None:
        """A whole flag was scored."""

    def waited(self, seat: int) -> None:
        """A whole flag was left where it lies."""

    def passed(self, seat: int) -> None:
        """A turn was not taken."""

    def turn_began(self, seat: int) -> None:
        """It is another seat's turn."""

    def last_round_began(self, seat: int, left: int) -> None:
        """Somebody has so few pieces left."""

    def ended(self, state: State) -> None:
        """The game is over."""


#: For playouts.
SILENT: Final = Events()


class Told(Events):
    """The same, told to a log."""

    def __init__(self, log: Log) -> None:
        self.log: Log = log

    def began(self, state: State) -> None:
        say = self.log.say
        say("first", state.turn)
        for seat, hand in enumerate(state.hands):
            dealt = [kind for kind, number in enumerate(hand) for _ in range(number)]
            say("dealt", seat, only=(seat,), cards=cards(dealt))
        say("market", cards=cards(state.market))

    def market_replaced(self, state: State, times: int) -> None:
        where = [f"market-{slot + 1}" for slot in range(MARKET)]
        self.log.say("market-reset", where=where, number=times, wilds=WILDS, cards=cards(state.market))

    def took(self, seat: int, slot: int, kind: int) -> None:
        if slot == DECK:
            self.log.say("take-deck", seat)
            self.log.say("drew", seat, only=(seat,), card=card(kind))
        else:
            self.log.say("take", seat, where=(f"market-{slot + 1}",), card=card(kind))

    def stored(self, state: State, seat: int, kind: int, to_rack: bool, face_up: bool) -> None:
        self.log.say("to-rack" if to_rack else "to-hand", seat)
        if to_rack and not face_up:
            self.log.say("rack-card", seat, only=partners(state.plan, seat), card=card(kind))

    def found_no_second(self, seat: int) -> None:
        self.log.say("no-second", seat)

    def laid(self, state: State, seat: int, claim: int) -> None:
        plan, route = state.plan, route_of(claim)
        colour, plain, wilds = plan.cards_of(claim)
        key, where = "tunnel" if plan.tunnel[route] else "lay", (route_element(plan, route),)
        kinds = [colour] * plain + [WILD] * wilds
        self.log.say(key, seat, where=where, route=route_name(plan, route), cards=cards(kinds))
        rack = rack_of(claim) + rack_wilds_of(claim)
        if rack:
            self.log.say("from-rack", seat, number=rack)

    def turned_up(self, state: State) -> None:
        key = "revealed" if state.extra else "revealed-free"
        self.log.say(key, cards=cards(state.revealed), number=state.extra)

    def paid(self, seat: int, colour: int, plain: int, wilds: int) -> None:
        self.log.say("pay", seat, cards=cards([colour] * plain + [WILD] * wilds))

    def declined(self, state: State, seat: int) -> None:
        self.log.say("decline", seat, where=(route_element(state.plan, route_of(state.laid)),))

    def kept_card(self, seat: int, colour: int) -> None:
        self.log.say("kept", seat, card=card(colour))

    def claimed(self, state: State, seat: int, route: int) -> None:
        plan = state.plan
        where = (route_element(plan, route),)
        self.log.say("claim", seat, where=where, route=route_name(plan, route), points=plan.worth[route])

    def offered(self, state: State, seat: int) -> None:
        offer = state.offers[seat]
        self.log.say("tickets", seat, number=len(offer))
        where = place_elements(state.plan, offer)
        self.log.say("offer", seat, only=(seat,), where=where, tickets=tickets(state.plan, offer))

    def chose(self, state: State, seat: int, move: int) -> None:
        """While others still choose, only the seat itself reads what it chose."""
        offer = state.offers[seat]
        if offer:
            back = back_of(move)
            chosen = [one for place, one in enumerate(offer) if place not in back]
            self.log.say("chose", seat, only=(seat,), tickets=tickets(state.plan, chosen))
        else:
            self.log.say("chose-rack", seat, only=(seat,), tickets=tickets(state.plan, shared_of(move)))

    def all_chose(self) -> None:
        self.log.reveal()

    def kept_tickets(self, state: State, seat: int, offer: list[int], back: tuple[int, ...], rack: int) -> None:
        plan = state.plan
        self.log.say("keep", seat, number=len(offer) - len(back))
        own = [one for place, one in enumerate(offer) if place not in back and place != rack]
        if own:
            where = place_elements(plan, own)
            self.log.say("keep-own", seat, only=(seat,), where=where, tickets=tickets(plan, own))
        if rack >= 0:
            self.shared(state, seat, (offer[rack],))

    def shared(self, state: State, seat: int, numbers: tuple[int, ...]) -> None:
        plan = state.plan
        self.log.say("share", seat, number=len(numbers))
        where, readers = place_elements(plan, numbers), partners(plan, seat)
        self.log.say("share-own", seat, only=readers, where=where, tickets=tickets(plan, numbers))

    def celebrated(self, state: State, seat: int) -> None:
        self.log.say("flag", seat, points=state.plan.flag_points)

    def waited(self, seat: int) -> None:
        self.log.say("wait", seat)

    def passed(self, seat: int) -> None:
        self.log.say("pass", seat)

    def turn_began(self, seat: int) -> None:
        self.log.say("turn", seat)

    def last_round_began(self, seat: int, left: int) -> None:
        self.log.say("last-round", seat, number=left)

    def ended(self, state: State) -> None:
        plan = state.plan
        self.log.say("end")
        for seat, numbers in enumerate(state.tickets):
            if numbers:
                where = place_elements(plan, numbers)
                self.log.say("shows", seat, where=where, tickets=tickets(plan, numbers))
        for team, numbers in enumerate(state.rack_tickets):
            if numbers:
                where = place_elements(plan, numbers)
                self.log.say("shows-rack", where=where, team=team + 1, tickets=tickets(plan, numbers))
