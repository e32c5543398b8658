"""Who plays on in playouts: as `standard` does, but it plans once in a while and keeps to its paths in between.

A playout asks for some hundred moves, and planning is what costs. A plan holds until somebody takes a route of it,
tickets come in, or it is old; which of its routes can be paid, and which cards they still need, is soon told.
"""

from __future__ import annotations

from typing import Final

from ....core.chance import Fast
from ....core.game import Game
from ....core.policy import Policy
from ....core.state import State as BaseState
from ..printed.facts import DECK, GREY, MARKET, WILD
from ..rules import steps
from ..rules.packed import (
    COLOUR_SHIFT,
    RACK_SHIFT,
    RACK_WILDS_SHIFT,
    TAKES,
    TICKETS,
    TO_HAND,
    TO_RACK,
    WILDS_SHIFT,
)
from ..rules.plan import Plan
from ..rules.routes import is_open
from ..rules.state import State
from .cards import fillers, weigh_cards
from .known import from_state
from .paths import FAR
from .schemes import FEW_ORDERS, Outlook
from .tickets import some_tickets, ticket_hopes
from .weights import STANDARD, Weights, tuned

#: After so many turns of a seat its plan is old; what tickets promise is asked less often.
OLD: Final = 8
HOPES_OLD: Final = 3
#: How urgent a route is that may be lost, beside what it scores.
RISKY: Final = 10.0


class Follower(Policy):
    """Sits in one seat of one playout. It knows what the seat may know: `from_state` names that."""

    def __init__(self, standard: Policy, weights: Weights | None) -> None:
        #: Who decides what needs more thought: tickets, tunnels, the last turn.
        self.standard = standard
        #: Those that are given, or else those of the board that is played.
        self.given: Weights | None = weights
        self.weights: Weights = STANDARD
        self.seat: int = -1
        #: Routes on the paths, the most urgent first, and good ones beside them.
        self.routes: list[int] = []
        self.extra: list[int] = []
        #: How many tickets the plan was made for, how old it is; what new tickets promise beyond a turn.
        self.tickets: int = -1
        self.age: int = 0
        self.hopes: float = -FAR
        self.hopes_age: int = HOPES_OLD
        #: Cards of the hand and of the rack together; what a card of each kind is worth, and how many are reserved.
        self.cards: list[int] = []
        self.value: list[float] = []
        self.wanted: list[int] = []

    def reply(self, game: Game, state: BaseState, seat: int, moves: list[int], chance: Fast) -> int:
        return self.standard.reply(game, state, seat, moves, chance)

    def at_once(self, state: BaseState, seat: int) -> int:
        assert isinstance(state, State)
        step = state.step
        if step == steps.TURN:
            return self.turn(state, seat)
        if step == steps.SECOND:
            self.weigh(state, seat)
            return self.card(state, True)
        if step == steps.PLACE:
            self.weigh(state, seat)
            return TO_HAND if self.value[state.drawn] >= self.weights.needed else TO_RACK
        if step == steps.OFFER:
            return some_tickets(Outlook(from_state(state, seat), self.board_weights(state.plan), 1))
        return -1

    def turn(self, state: State, seat: int) -> int:
        """As `take_turn`, with the plan that there is. -1: the last turn."""
        if state.final >= 0 or not state.deck_left:
            return -1
        self.follow_plan(state, seat)
        self.weigh(state, seat)
        best, most = -1, -FAR
        for place, route in enumerate(self.routes):
            move, waste = self.payment(state, route, True)
            if move >= 0 and waste <= self.weights.waste and -place - waste > most:
                best, most = move, -place - waste
        if best >= 0:
            return best
        if not self.routes:
            if self.hopes > self.weights.margin and (state.pool_left or state.under):
                self.hopes_age = HOPES_OLD
                return TICKETS
            best = self.gather(state)
            if best >= 0:
                return best
        return self.card(state, False)

    # -- the plan ---------------------------------------------------------------------------------------------------

    def follow_plan(self, state: State, seat: int) -> None:
        """Keep to the plan as long as it can be followed."""
        plan = state.plan
        team = plan.team_of[seat]
        tickets = len(state.tickets[seat]) + (len(state.rack_tickets[team]) if plan.has_racks else 0)
        self.age += 1
        self.hopes_age += 1
        holds = self.seat == seat and tickets == self.tickets and self.age < OLD and bool(self.routes)
        if holds:
            left: list[int] = []
            for route in self.routes:
                holder = state.owner[route]
                if holder >= 0 and plan.team_of[holder] == team:
                    continue
                if not is_open(plan, state.owner, seat, route) or plan.length[route] > state.pieces[seat]:
                    holds = False
                    break
                left.append(route)
            self.routes = left
        if not holds or not self.routes:
            self.make_plan(state, seat, tickets)

    def make_plan(self, state: State, seat: int, tickets: int) -> None:
        plan = state.plan
        out = Outlook(from_state(state, seat), self.board_weights(plan), FEW_ORDERS)
        scheme = out.scheme(out.held, FEW_ORDERS)
        rated = [(-RISKY * out.risk[route] - 0.01 * plan.worth[route], route) for route in scheme.routes]
        rated.sort()
        self.routes = [route for _, route in rated]
        self.extra = fillers(out, scheme)
        self.seat, self.tickets, self.age = seat, tickets, 0
        if not self.routes and self.hopes_age >= HOPES_OLD:
            self.hopes = ticket_hopes(out) - out.turn
            self.hopes_age = 0

    def board_weights(self, plan: Plan) -> Weights:
        self.weights = self.given or tuned(plan.edition)
        return self.weights

    # -- cards ------------------------------------------------------------------------------------------------------

    def weigh(self, state: State, seat: int) -> None:
        """What cards are worth for the routes that are wanted: see `Needs`."""
        plan = state.plan
        if self.seat != seat:
            self.follow_plan(state, seat)
        self.cards = state.hands[seat][:]
        if plan.has_racks:
            for kind, number in enumerate(state.racks[plan.team_of[seat]]):
                self.cards[kind] += number
        self.value, self.wanted = weigh_cards(plan, self.weights, self.cards, self.routes, self.extra)

    def card(self, state: State, second: bool) -> int:
        """The card that is worth most; see `draw_card`."""
        market, value = state.market, self.value
        hope = self.deck_hope(state)
        best, most = -1, -FAR
        for slot in range(MARKET):
            kind = market[slot]
            if kind < 0 or (second and kind == WILD):
                continue
            worth = value[kind]
            if kind == WILD:
                worth -= hope  # it takes the place of the second card, too
            if worth > most:
                best, most = TAKES[slot], worth
        if state.deck_left and hope >= most:
            best = TAKES[DECK]
        return best

    def deck_hope(self, state: State) -> float:
        total = 0
        worth = 0.0
        for kind, number in enumerate(state.plan.deck):
            unknown = number - self.cards[kind] - state.discards[kind]
            for face_up in state.market:
                if face_up == kind:
                    unknown -= 1
            if unknown > 0:
                total += unknown
                worth += unknown * self.value[kind]
        return worth / total if total else 0.0

    # -- claims -----------------------------------------------------------------------------------------------------

    def gather(self, state: State) -> int:
        """All tickets are joined or given up: the routes that bring most for a turn."""
        plan = state.plan
        best, most = -1, -FAR
        for route in self.extra:
            move, _ = self.payment(state, route, False)
            rate = float(plan.worth[route])
            if move < 0:
                colour = plan.colour[route]
                have = max(self.cards[:WILD]) if colour == GREY else self.cards[colour]
                rate /= 1.0 + self.weights.draw * max(0, plan.length[route] - have)
            if rate > most:
                best, most = move, rate
        return best

    def payment(self, state: State, route: int, on_path: bool) -> tuple[int, float]:
        """The claim that hurts other routes least, and how many cards it takes from them; -1: it cannot be paid."""
        plan, cards = state.plan, self.cards
        length = plan.length[route]
        best, least, taken = -1, FAR, 0.0
        first = last = plan.colour[route]
        if first == GREY:
            first, last = 0, WILD - 1
        for colour in range(first, last + 1):
            have = cards[colour]
            if have + cards[WILD] < length or (have == 0 and colour != plan.colour[route]):
                continue
            wanted = self.wanted[colour]
            if on_path and plan.colour[route] == colour:
                wanted -= length
            # The last wild of a grey route is left out: it would be no claim of this colour.
            for wilds in range(max(0, length - have), min(length if first == last else length - 1, cards[WILD]) + 1):
                plain = length - wilds
                after = have - plain
                waste = float(min(plain, wanted - after)) if after < wanted else 0.0
                hurt = waste + 0.6 * wilds
                if hurt < least:
                    best, least, taken = self.claim(state, route, colour, plain, wilds), hurt, waste
        if first != last and best < 0 and cards[WILD] >= length:
            best = self.claim(state, route, WILD, 0, length)
        return best, taken

    def claim(self, state: State, route: int, colour: int, plain: int, wilds: int) -> int:
        """Cards of the hand go first: those on the rack serve the partner, too."""
        move = state.plan.claim[route] | wilds << WILDS_SHIFT
        if state.plan.colour[route] == GREY:
            move |= colour << COLOUR_SHIFT
        if state.plan.has_racks:
            hand = state.hands[self.seat]
            from_hand = 0 if colour == WILD else hand[colour]
            move |= max(0, plain - from_hand) << RACK_SHIFT | max(0, wilds - hand[WILD]) << RACK_WILDS_SHIFT
        return move
