"""The actions with a die (SR-3), and filling an order (SR-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ..printed.facts import COAL, KIND_OF
from . import ways
from .legal import list_orders
from .moves import NO_COAL, OWN
from .packed import (
    BY_MASK,
    BY_SHIFT,
    COAL_SHIFT,
    FIELD_MASK,
    FIELD_SHIFT,
    GOOD_MASK,
    GOOD_SHIFT,
    NTH_MASK,
    NTH_SHIFT,
    ORDER_MASK,
    ORDER_SHIFT,
    PLUS_MASK,
    PLUS_SHIFT,
    SOURCE_MASK,
    SOURCE_SHIFT,
    TRACK_SHIFT,
    WAY_SHIFT,
)
from .rounds import end_turn
from .steps import ORDER, VALUE
from .tiles import give_tile, use_tile

if TYPE_CHECKING:
    from .events import Events
    from .player import Player
    from .state import State


def spend(state: State, seat: int, number: int, chance: Chance, events: Events) -> None:
    """The die of an action is used up. Of two with the same value it is the one that tiles have changed."""
    hand = state.hand
    if len(hand) == 1:
        state.used.append(number)
        hand.clear()
        acted(state, seat, chance, events)
        return
    best = 0 if hand[0] & VALUE == number else 1
    if hand[1] & VALUE == number and hand[1] > hand[best]:
        best = 1
    state.used.append(number)
    hand.pop(best)


def acted(state: State, seat: int, chance: Chance, events: Events) -> None:
    """After the last action: an order, if one can be filled (SRR-34)."""
    if state.players[seat].held and not state.ordered:
        found: list[int] = []
        list_orders(state, seat, found)
        if found:
            state.step = ORDER
            return
    end_turn(state, chance, events)


def build(state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
    """SR-3.1"""
    field, track = move >> FIELD_SHIFT & FIELD_MASK, move >> TRACK_SHIFT
    events.built(state, seat, field, track)
    if state.tile_of[6] == seat and not state.plan.black[state.black] >> KIND_OF[track] & 1:
        use_tile(state, 6, events)
    draw_track(state, seat, field, track, events)
    spend(state, seat, state.plan.region[field], chance, events)


def draw_track(state: State, seat: int, field: int, track: int, events: Events) -> None:
    player = state.players[seat]
    player.tracks[field] = track + 1
    region = state.plan.region[field]
    player.empty[region] = tuple([other for other in player.empty[region] if other != field])
    if ways.join(state.plan, state.walls, player, field, track):
        events.linked(state, seat)


def cross_box(player: Player, number: int) -> None:
    """SR-3.2"""
    player.boxes |= 1 << number
    player.power += 1


def upgrade(state: State, seat: int, number: int, chance: Chance, events: Events) -> None:
    """SR-3.2"""
    cross_box(state.players[seat], number)
    events.upgraded(state, seat, number)
    spend(state, seat, number, chance, events)


def claim(state: State, seat: int, number: int, chance: Chance, events: Events) -> None:
    """SR-3.4"""
    events.tile_taken(state, seat, number)
    give_tile(state, seat, number)
    spend(state, seat, number, chance, events)


def give_up(state: State, seat: int, chance: Chance, events: Events) -> None:
    """SR-3.5: the dice are spent without effect."""
    events.passed(state, seat)
    state.used += [die & VALUE for die in state.hand]
    state.hand = []
    acted(state, seat, chance, events)


def transport(state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
    """SR-3.3"""
    player = state.players[seat]
    source, good = move >> SOURCE_SHIFT & SOURCE_MASK, move >> GOOD_SHIFT & GOOD_MASK
    city = player.cargo_city if source == OWN else source + 1
    distance, to = ways.arrival(player, city, move >> WAY_SHIFT << WAY_SHIFT)
    plus = move >> PLUS_SHIFT & PLUS_MASK
    points = distance + plus
    events.transported(state, seat, good, move >> WAY_SHIFT, city, to, points)
    player.points += points
    if source == OWN:
        player.cargo, player.cargo_city = -1, 0
    else:
        take_good(state, city, good, move >> NTH_SHIFT & NTH_MASK, events)
    if state.orders:
        player.stock[good] += 1
        player.held += 1
    else:
        state.bag[good] += 1
    by_destination = move >> BY_SHIFT & BY_MASK
    if by_destination or plus:
        # 3a and 3b are the two sides of one tile.
        use_tile(state, 3, events)
    if points > player.power:
        use_tile(state, 4, events)
    spend(state, seat, to if by_destination else city, chance, events)


def take_good(state: State, city: int, good: int, nth: int, events: Events) -> None:
    """Take the nth good of a kind out of the row of a city, 0 the first from the left."""
    row = state.goods[city]
    place = row.index(good)
    for _ in range(nth):
        place = row.index(good, place + 1)
    del row[place]
    if not row:
        events.emptied(city)


def fill(state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
    """SR-5.1"""
    number, coal = move >> ORDER_SHIFT & ORDER_MASK, move >> COAL_SHIFT
    player = state.players[seat]
    for good in state.plan.order_goods[state.order_sides[number]]:
        if good == coal:
            good, coal = COAL, NO_COAL
        player.stock[good] -= 1
        player.held -= 1
        state.bag[good] += 1
    state.order_of[number] = seat
    state.ordered = True
    events.filled(state, seat, number)
    if state.step == ORDER:
        end_turn(state, chance, events)
