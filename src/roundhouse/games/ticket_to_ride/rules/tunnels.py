"""Tunnels: cards are turned up, and those that match have to be paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ..printed.facts import WILD
from .claims import finish, put_away, spend
from .market import draw_card, settle
from .packed import as_claim, route_of, wilds_of
from .turns import end_turn

if TYPE_CHECKING:
    from .events import Events
    from .state import State


def look_into(state: State, chance: Chance, events: Events) -> None:
    """Rules `tunnel`, `wild-tunnel` and `short-tunnel`: turn up the cards and count those that match. Cards laid down
    are not in the discards (TRG-5)."""
    colour = state.plan.tunnel_colour(state.laid)
    extra = 0
    for _ in range(state.plan.tunnel[route_of(state.laid)]):
        if not state.deck_left:
            break
        kind = draw_card(state, chance)
        state.revealed.append(kind)
        if kind in (WILD, colour):
            extra += 1
    state.extra = extra
    events.turned_up(state)


def pay(state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
    """Rule `tunnel`: the cards that the tunnel demands are added."""
    added = as_claim(move)
    wilds = wilds_of(added)
    plain = state.extra - wilds
    colour = state.plan.tunnel_colour(state.laid)
    spend(state, seat, colour, plain, wilds, added)
    events.paid(seat, colour, plain, wilds)
    finish(state, seat, plain, wilds, chance, events)


def decline(state: State, seat: int, chance: Chance, events: Events) -> None:
    """Rules `tunnel` and `declined`: all cards laid down go to the hand, also those from the rack."""
    colour, plain, wilds = state.plan.cards_of(state.laid)
    hand = state.hands[seat]
    hand[colour] += plain
    hand[WILD] += wilds
    events.declined(state, seat)
    put_away(state)
    settle(state, chance, events)
    end_turn(state, chance, events)
