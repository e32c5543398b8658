"""Tunnels: cards are turned up, and those that match have to be paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core.chance import Chance
from ...printed.facts import WILD
from ...rules.claims import finish
from ...rules.market import draw_card, settle
from ...rules.packed import DECLINE, PAY, PAY_FROM_CLAIM, as_claim, route_of, wilds_of
from ...rules.steps import TUNNEL
from ...rules.turns import end_turn
from .racks import payments, spend

if TYPE_CHECKING:
    from ...rules.events import Events
    from ...rules.state import State


def look_into(state: State, chance: Chance, events: Events) -> bool:
    """TA-4.1 to TA-4.3: turn up the cards and count those that match. Cards laid down are not in the discards (TRG-5).
    Whether something has to be paid."""
    cards = state.plan.tunnel[route_of(state.laid)]
    if not cards:
        return False
    colour = state.plan.tunnel_colour(state.laid)
    extra = 0
    for _ in range(cards):
        if not state.deck_left:
            break
        kind = draw_card(state, chance)
        state.revealed.append(kind)
        if kind in (WILD, colour):
            extra += 1
    state.extra = extra
    events.turned_up(state)
    if not extra:
        _put_away(state)
        return False
    state.step = TUNNEL
    return True


def moves(state: State, seat: int) -> list[int]:
    """TA-4.1, TA-4.2: cards of the colour played, or wilds; only wilds if only they were played. Or nothing."""
    hand = state.hands[seat]
    rack = state.racks[state.plan.team_of[seat]]
    colour = state.plan.tunnel_colour(state.laid)
    own, shared = (0, 0) if colour == WILD else (hand[colour], rack[colour])
    ways = payments(state.extra, own, hand[WILD], shared, rack[WILD])
    return [*[PAY | way >> PAY_FROM_CLAIM for way in ways], DECLINE]


def every_payment(cards: int) -> list[int]:
    """All that can be paid where no more than so many cards are turned up."""
    extras = range(1, cards + 1)
    ways = [way for extra in extras for way in payments(extra, extra, extra, extra, extra)]
    return [PAY | way >> PAY_FROM_CLAIM for way in dict.fromkeys(ways)]


def pay(state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
    """TA-4.1: the cards that the tunnel demands are added."""
    added = as_claim(move)
    wilds = wilds_of(added)
    plain = state.extra - wilds
    colour = state.plan.tunnel_colour(state.laid)
    spend(state, seat, colour, plain, wilds, added)
    events.paid(seat, colour, plain, wilds)
    state.discards[colour] += plain
    state.discards[WILD] += wilds
    _put_away(state)
    finish(state, seat, chance, events)


def decline(state: State, seat: int, chance: Chance, events: Events) -> None:
    """TA-4.1, TRA-19: all cards laid down go to the hand, also those from the rack."""
    colour, plain, wilds = state.plan.cards_of(state.laid)
    hand = state.hands[seat]
    hand[colour] += plain
    hand[WILD] += wilds
    events.declined(state, seat)
    state.laid = 0
    _put_away(state)
    settle(state, chance, events)
    end_turn(state, chance, events)


def _put_away(state: State) -> None:
    """What was turned up is discarded."""
    for kind in state.revealed:
        state.discards[kind] += 1
    state.extra = 0
    state.revealed = []
