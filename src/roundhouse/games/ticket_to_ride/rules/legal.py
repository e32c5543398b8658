"""Which moves are legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..printed.facts import MARKET, WILD
from .packed import (
    CELEBRATE,
    DECLINE,
    PASS,
    PAY,
    PAY_FROM_CLAIM,
    SHARE_ONE,
    SHARE_OTHER,
    SHARE_TWO,
    TAKE_DECK,
    TAKES,
    TICKETS,
    TO_HAND,
    TO_RACK,
    WAIT,
)
from .payments import HAND_WILDS, RACK_CARDS, RACK_WILDS, any_colour, any_colour_mixed, mix, payments
from .steps import FLAG, KEEP, OFFER, PLACE, RACK, SECOND, TUNNEL, TURN

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
    if step == PLACE:
        return [TO_HAND, TO_RACK]
    if step == OFFER:
        return state.plan.keeps_drawn[len(state.offers[seat])][:]
    if step == KEEP:
        return state.plan.keeps[len(state.offers[seat])][:]
    if step == RACK:
        return [SHARE_ONE[ticket] for ticket in state.tickets[seat]]
    if step == FLAG:
        return [CELEBRATE, WAIT]
    assert step == TUNNEL
    return [*_tunnel_payments(state, seat), DECLINE]


def _turn(state: State, seat: int) -> list[int]:
    """One action a turn."""
    plan = state.plan
    found = TAKES[:] if state.deck_left else [TAKES[slot] for slot in range(MARKET) if state.market[slot] >= 0]
    if state.pool_left or state.under:
        found.append(TICKETS)
    if plan.has_racks:
        _team_claims(state, seat, found)
        if plan.share:
            _shares(state.tickets[seat], found)
    else:
        _claims(state, seat, found)
    if not found or (state.final > 0 and free_to_pass(state)):
        found.append(PASS)
    return found


def free_to_pass(state: State) -> bool:
    """Rule `last-round`: on some boards a turn of it may be taken, and need not be."""
    return state.plan.free_last_turn and state.final > 0


def second_cards(state: State) -> list[int]:
    """Rule `wild`: no face-up wild as the second card."""
    market = state.market
    found = [TAKES[slot] for slot in range(MARKET) if 0 <= market[slot] < WILD]
    if state.deck_left:
        found.append(TAKE_DECK)
    return found


def _shares(tickets: list[int], found: list[int]) -> None:
    """Rule `share`: one or two tickets from the hand."""
    found += [SHARE_ONE[ticket] for ticket in tickets]
    for place, ticket in enumerate(tickets):
        found += [SHARE_TWO[ticket] | SHARE_OTHER[other] for other in tickets[place + 1 :]]


def _tunnel_payments(state: State, seat: int) -> list[int]:
    """Rules `tunnel` and `wild-tunnel`: cards of the colour played, or wilds; only wilds if only they were played."""
    hand = state.hands[seat]
    rack = state.racks[state.plan.team_of[seat]]
    colour = state.plan.tunnel_colour(state.laid)
    own, shared = (0, 0) if colour == WILD else (hand[colour], rack[colour])
    ways = payments(state.extra, own, hand[WILD], shared, rack[WILD])
    return [PAY | way >> PAY_FROM_CLAIM for way in ways]


# -- claims: every open route with every payment (rule `pay`) -------------------------------------------------------


def _claims(state: State, seat: int, found: list[int]) -> None:
    """With cards from the hand."""
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
            claims = open_routes[sort]
            if claims:
                ways = solo[length][number][wilds]
                found += [claim | way for claim in claims for way in ways]
    for length, sort in plan.grey:
        if length > left:
            break
        claims = open_routes[sort]
        if claims:
            paid = any_colour(plan, hand, length)
            if not paid:
                break  # what cannot pay for this length cannot pay for more
            found += [claim | way for claim in claims for way in paid]


def _team_claims(state: State, seat: int, found: list[int]) -> None:
    """With any mix of cards from the hand and the team's rack."""
    plan = state.plan
    hand = state.hands[seat]
    rack = state.racks[plan.team_of[seat]]
    wilds = hand[WILD] + rack[WILD]
    key = hand[WILD] << HAND_WILDS | rack[WILD] << RACK_WILDS
    left = state.pieces[seat]
    open_routes = state.open[seat]
    mixed = plan.mixed
    for colour, sorts in plan.coloured:
        own, shared = hand[colour], rack[colour]
        most = own + shared + wilds
        if most > left:
            most = left
        counts = key | own | shared << RACK_CARDS
        for length, sort in sorts:
            if length > most:
                break
            claims = open_routes[sort]
            if claims:
                ways = mixed[length].get(counts)
                if ways is None:
                    ways = mix(plan, length, counts)
                found += [claim | way for claim in claims for way in ways]
    for length, sort in plan.grey:
        if length > left:
            break
        claims = open_routes[sort]
        if claims:
            paid = any_colour_mixed(plan, hand, rack, length)
            if not paid:
                break  # what cannot pay for this length cannot pay for more
            found += [claim | way for claim in claims for way in paid]
