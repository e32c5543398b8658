"""Which cards are needed, and which to draw."""

from __future__ import annotations

from typing import Final

from ..printed.facts import DECK, GREY, MARKET, WILD
from ..rules.packed import TAKES
from ..rules.plan import Plan
from ..rules.routes import is_open
from .paths import FAR
from .schemes import Outlook, Scheme
from .weights import Weights

#: So much more a card is worth if it is the last one that a route needs.
NEARLY: Final = 0.3


class Needs:
    """Which routes are wanted, and what a card of each kind is worth for them."""

    def __init__(self, out: Outlook) -> None:
        weights = out.weights
        self.scheme = out.scheme(out.held, out.orders)
        #: Routes beside the paths.
        self.extra: list[int] = fillers(out, self.scheme)
        #: What a card of each kind is worth, and how many of them routes on the paths are to be paid with.
        self.value, self.wanted = weigh_cards(out.plan, weights, out.cards, self.scheme.routes, self.extra)


def weigh_cards(
    plan: Plan, weights: Weights, cards: list[int], routes: list[int], extra: list[int]
) -> tuple[list[float], list[int]]:
    """What a card of each kind is worth for the routes on the paths and the `extra` ones beside them; and how many of
    each kind those on the paths are to be paid with."""
    value = [weights.any] * len(cards)
    wanted = [0] * len(cards)
    for route in extra:
        _ask(plan, cards, wanted, value, route, weights.spare)
    wanted = [0] * len(cards)
    # Grey ones take what the others leave.
    for route in routes:
        if plan.colour[route] != GREY:
            _ask(plan, cards, wanted, value, route, weights.needed)
    for route in routes:
        if plan.colour[route] == GREY:
            _ask(plan, cards, wanted, value, route, weights.needed)
    value[WILD] = weights.wild
    return value, wanted


def _ask(plan: Plan, cards: list[int], wanted: list[int], value: list[float], route: int, worth: float) -> None:
    """Reserve the cards of a route; those that are missing become valuable, more so if few are missing. A grey route
    asks for the colour of which most is left."""
    length = plan.length[route]
    colour = plan.colour[route]
    if colour == GREY:
        most = -99
        for kind in range(WILD):
            left = cards[kind] - wanted[kind]
            if plan.deck[kind] and left > most:
                colour, most = kind, left
    missing = length - max(0, cards[colour] - wanted[colour])
    wanted[colour] += length
    if missing > 0:
        worth += NEARLY / missing
        if worth > value[colour]:
            value[colour] = worth


def fillers(out: Outlook, scheme: Scheme) -> list[int]:
    """Routes beside the paths that bring the most points for a turn, as far as pieces and turns go."""
    plan, weights = out.plan, out.weights
    left = out.pieces - scheme.pieces
    turns = out.turns - scheme.turns
    rated: list[tuple[float, int]] = []
    if weights.express and not scheme.routes:
        out.extend_path()
    for route in range(plan.routes):
        if 0.0 < out.cost[route] < FAR and route not in scheme.routes and plan.length[route] <= left:
            needed = 1.0 + weights.draw * out.missing[route]
            if needed <= turns:
                rated.append((out.points[route] / needed, route))
    rated.sort(reverse=True)
    found: list[int] = []
    for _, route in rated[:6]:
        if plan.length[route] <= left and is_open(plan, out.owner, out.seat, route):
            found.append(route)
            left -= plan.length[route]
    return found


def draw_card(out: Outlook, needs: Needs, moves: list[int]) -> int:
    """The card that is worth most; from the deck comes what may come."""
    market, value = out.known.market, needs.value
    hope = deck_hope(out, value)
    best, most = -1, -FAR
    for slot in range(MARKET):
        if TAKES[slot] in moves:
            kind = market[slot]
            worth = value[kind]
            if kind == WILD:
                worth -= hope  # it takes the place of the second card, too
            if worth > most:
                best, most = TAKES[slot], worth
    if TAKES[DECK] in moves and hope >= most:
        best = TAKES[DECK]
    return best


def deck_hope(out: Outlook, value: list[float]) -> float:
    """What a card from the deck is worth, as far as the seat can know."""
    known, plan = out.known, out.plan
    total = 0
    worth = 0.0
    for kind in range(len(plan.deck)):
        unknown = plan.deck[kind] - out.cards[kind] - known.discards[kind] - known.market.count(kind)
        if unknown > 0:
            total += unknown
            worth += unknown * value[kind]
    return worth / total if total else 0.0
