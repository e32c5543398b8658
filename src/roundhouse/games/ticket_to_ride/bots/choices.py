"""What is worth comparing with the bot's own move: the other claims, cards and tickets that it thought of."""

from __future__ import annotations

from typing import Final

from ..printed.facts import DECK, MARKET
from ..rules import steps
from ..rules.packed import DECLINE, TAKES, TICKETS
from .cards import Needs, deck_hope
from .schemes import Outlook
from .tickets import rated_tickets
from .turn import cheapest_claims

#: The second card is worth less thought than a turn.
SECOND_CARDS: Final = 3


def choices(out: Outlook, moves: list[int]) -> list[int]:
    """Moves of different kinds, the most promising of each kind first, the kinds in turn."""
    step = out.known.step
    if step in (steps.KEEP, steps.OFFER):
        return [move for _, move in rated_tickets(out)]
    if step == steps.TUNNEL:
        return [DECLINE]
    if step not in (steps.TURN, steps.SECOND):
        return moves
    needs = Needs(out)
    cards = _cards(out, needs, moves)
    if step == steps.SECOND:
        return cards[:SECOND_CARDS]
    claims = cheapest_claims(out, needs, moves)
    on_path = [route for route in needs.scheme.routes if route in claims]
    beside = [route for route in claims if route not in on_path]
    on_path.sort(key=lambda route: -out.risk[route] - 0.01 * out.plan.worth[route])
    beside.sort(key=lambda route: claims[route][1] - out.points[route])
    kinds = [
        [claims[route][0] for route in on_path],
        cards,
        [claims[route][0] for route in beside],
        [TICKETS] if TICKETS in moves else [],
    ]
    return _in_turn(kinds)


def _cards(out: Outlook, needs: Needs, moves: list[int]) -> list[int]:
    """One card of each kind that lies open, and the deck, by what they are worth. Of a kind it is the first, as the
    bot itself takes it: the same card from another place is nothing else to compare."""
    rated: dict[int, tuple[float, int]] = {}
    for slot in range(MARKET):
        kind = out.known.market[slot]
        if TAKES[slot] in moves and kind not in rated:
            rated[kind] = (-needs.value[kind], TAKES[slot])
    if TAKES[DECK] in moves:
        rated[-1] = (-deck_hope(out, needs.value), TAKES[DECK])
    return [move for _, move in sorted(rated.values())]


def _in_turn(kinds: list[list[int]]) -> list[int]:
    """The first of every kind, then the second of every kind, and so on."""
    found: list[int] = []
    for place in range(max([len(kind) for kind in kinds])):
        found += [kind[place] for kind in kinds if place < len(kind)]
    return found
