"""The deck, the discards, and the five cards that lie face up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.chance import Chance
from ..printed.facts import MARKET, WILD

if TYPE_CHECKING:
    from .events import Events
    from .state import State

RESET_AT: Final = 3  # face-up wilds
MOST_RESETS: Final = 50  # in a row (TRG-2)


def draw_card(state: State, chance: Chance) -> int:
    """From a deck that is not empty. Rule `deck`, TRG-4: when it runs out, the discards are the new deck at once."""
    kind = chance.draw("deck", state.deck)
    state.deck[kind] -= 1
    state.deck_left -= 1
    if not state.deck_left:
        _shuffle(state)
    return kind


def _shuffle(state: State) -> None:
    deck = state.deck
    state.deck = state.discards
    state.deck_left = sum(state.deck)
    state.discards = deck


def settle(state: State, chance: Chance, events: Events) -> None:
    """Cards were discarded. TRG-4: where there is no deck they are the new one, and fill empty places of the market.
    TRG-1, TRG-2: where three wilds could not be avoided before, they perhaps can now."""
    if not state.deck_left:
        _shuffle(state)
        for slot in range(MARKET):
            if state.market[slot] < 0 and state.deck_left:
                state.market[slot] = draw_card(state, chance)
    watch(state, chance, events)


def watch(state: State, chance: Chance, events: Events) -> None:
    """Rule `market`, TRG-1: three wilds face up, all five are replaced. TRG-2: but not without a deck, not where three
    wilds could not be avoided, and not for ever."""
    resets = 0
    while _wilds(state.market) >= RESET_AT and state.deck_left and resets < MOST_RESETS and _tame(state) >= RESET_AT:
        for kind in state.market:
            if kind >= 0:
                state.discards[kind] += 1
        for slot in range(MARKET):
            state.market[slot] = draw_card(state, chance) if state.deck_left else -1
        resets += 1
    if resets:
        events.market_replaced(state, resets)


def _wilds(market: list[int]) -> int:
    """Asked after every card; compiled, this is quicker than `count`."""
    number = 0
    for kind in market:
        if kind == WILD:
            number += 1
    return number


def _tame(state: State) -> int:
    """Cards that are not wild, in the deck, the discards and the market."""
    tame = state.deck_left - state.deck[WILD] + sum(state.discards) - state.discards[WILD]
    for kind in state.market:
        if 0 <= kind < WILD:
            tame += 1
    return tame
