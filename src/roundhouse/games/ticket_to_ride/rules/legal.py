"""Which moves are legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..printed.facts import MARKET, WILD
from .packed import PASS, TAKE_DECK, TAKES, TICKETS
from .payments import any_colour
from .steps import KEEP, OFFER, SECOND, TURN

if TYPE_CHECKING:
    from .state import State


def moves(state: State, seat: int) -> list[int]:
    """Every legal move of a seat."""
    step = state.step
    if step == TURN:
        return _turn(state, seat) if seat == state.turn else []
    if step == SECOND:
        return second_cards(state) if seat == state.turn else []
    if seat not in state.waiting:
        return []
    if step == OFFER:
        return state.plan.keeps_drawn[len(state.offers[seat])][:]
    if step == KEEP:
        return state.plan.keeps[len(state.offers[seat])][:]
    return state.plan.hooks.moves(state, seat)


def _turn(state: State, seat: int) -> list[int]:
    """One action a turn."""
    found = TAKES[:] if state.deck_left else [TAKES[slot] for slot in range(MARKET) if state.market[slot] >= 0]
    if state.pool_left or state.under:
        found.append(TICKETS)
    state.plan.hooks.actions(state, seat, found)
    if not found or free_to_pass(state):
        found.append(PASS)
    return found


def free_to_pass(state: State) -> bool:
    """Rule `last-round`: on some boards a turn of it may be taken, and need not be."""
    return state.final > 0 and state.plan.hooks.free_last_turn


def second_cards(state: State) -> list[int]:
    """Rule `wild`: no face-up wild as the second card."""
    market = state.market
    found = [TAKES[slot] for slot in range(MARKET) if 0 <= market[slot] < WILD]
    if state.deck_left:
        found.append(TAKE_DECK)
    return found


def claims(state: State, seat: int, found: list[int]) -> None:
    """Rule `pay`: every open route with every payment from the hand."""
    plan = state.plan
    hand = state.hands[seat]
    wilds = hand[WILD]
    left = state.pieces[seat]
    open_routes = state.open[seat]
    solo = plan.solo
    for colour, sorts in plan.coloured:
        number = hand[colour]
        most = number + wilds
        if most > left:
            most = left
        for length, sort in sorts:
            if length > most:
                break
            routes = open_routes[sort]
            if routes:
                ways = solo[length][number][wilds]
                found += [claim | way for claim in routes for way in ways]
    for length, sort in plan.grey:
        if length > left:
            break
        routes = open_routes[sort]
        if routes:
            paid = any_colour(plan, hand, length)
            if not paid:
                break  # what cannot pay for this length cannot pay for more
            found += [claim | way for claim in routes for way in paid]
