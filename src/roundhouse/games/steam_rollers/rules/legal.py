"""Every legal move. Why another is not: refusals.py."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from ..printed.facts import (
    BY_ONE,
    COAL,
    GREY,
    LONGER,
    MOST_LONGER,
    NEW_ROLL,
    NUMBERS,
    START_CARGO,
    START_LOCOMOTIVE,
    START_POINTS,
    START_TILE,
    START_TRACK,
    TO_CITY,
    TWO_DICE,
)
from . import kinds
from .moves import NO_COAL, OWN, ROW
from .packed import (
    BEGIN,
    BY_SHIFT,
    CITY_SHIFT,
    CLAIMS,
    COAL_SHIFT,
    DONE,
    GOOD_SHIFT,
    LEAVE,
    NTH_SHIFT,
    NUDGES,
    ORDER_SHIFT,
    PAIRS,
    PASS,
    PLUS_SHIFT,
    PROTECT,
    REROLL_EVE,
    ROLLS,
    ROW_SHIFT,
    SETS,
    SOURCE_SHIFT,
    START_BOXES,
    START_CARGOES,
    START_IDLES,
    START_POINTS_MOVE,
    START_TILES,
    STEALS,
    TAKES,
    UPGRADES,
)
from .steps import ARRANGE, EVE_DIE, EVE_GOOD, FINAL, MADE, NUDGED, ORDER, POOL, STEAL, TAKE, USE, VALUE
from .tiles import changeable, has, owns, power, track_kinds

if TYPE_CHECKING:
    from .player import Player
    from .state import State


def moves(state: State, seat: int) -> list[int]:
    """Every legal move of a seat."""
    step = state.step
    if step == USE:
        return _use(state, seat) if seat == state.turn else []
    if step == TAKE:
        return _take(state, seat) if seat == state.turn else []
    if seat not in state.waiting:
        return []
    if step == STEAL:
        return STEALS[:]
    if step == ORDER:
        found: list[int] = []
        list_orders(state, seat, found)
        found.append(DONE)
        return found
    if step == ARRANGE:
        return _arrange(state)
    if step == EVE_DIE:
        return [REROLL_EVE, LEAVE]
    if step == EVE_GOOD:
        return [PROTECT, LEAVE]
    return _start(state, seat)


def _take(state: State, seat: int) -> list[int]:
    """SR-2.1: a white die; two with tile 2a (SRR-25) and in a solo game (SR-7.3)."""
    white = state.white
    found: list[int] = []
    if not state.level:
        before = 0
        for die in white:
            if die != before:
                found.append(TAKES[die])
                before = die
        if not has(state, seat, TWO_DICE, 2):
            return found
    for place, one in enumerate(white):
        for other in white[place + 1 :]:
            move = PAIRS[one][other]
            if move not in found:
                found.append(move)
    return found


def _use(state: State, seat: int) -> list[int]:
    """SR-3: the four actions with each die of the hand; changing a die by a tile; an order."""
    player = state.players[seat]
    hand = state.hand
    builds = state.plan.builds[track_kinds(state, seat)]
    found: list[int] = []
    seen = 0
    for die in hand:
        number = die & VALUE
        if seen >> number & 1:
            continue
        seen |= 1 << number
        for field in player.empty[number]:
            found += builds[field]
        if not player.boxes >> number & 1:
            found.append(UPGRADES[number])
        if not state.sideways >> number & 1:
            found.append(CLAIMS[number])
        if player.links:
            list_transports(state, seat, number, found)
    if not found:
        # SRR-4: nothing can be done. If anything can, something must.
        found.append(PASS)
    if player.tiles:
        _changes(state, seat, found)
    if player.held and not state.ordered:
        list_orders(state, seat, found)
    return found


def _changes(state: State, seat: int, found: list[int]) -> None:
    """SR-4.2, SRR-24: tiles 1, 5a and 5b change a die before its action, each tile a die once."""
    make = owns(state, seat, 1)
    nudge = has(state, seat, BY_ONE, 5)
    roll = has(state, seat, NEW_ROLL, 5)
    if not (make or nudge or roll):
        return
    hand = state.hand
    for number in sorted({die & VALUE for die in hand}):
        if make and changeable(hand, number, MADE) >= 0:
            found += SETS[number]
        if nudge and changeable(hand, number, NUDGED) >= 0:
            found += NUDGES[number]
        if roll and changeable(hand, number, FINAL) >= 0:
            found += ROLLS[number]


def list_transports(state: State, seat: int, number: int, found: list[int]) -> None:
    """SR-3.3: goods of the die's city; with tile 3a also goods of any city that come to the die's city (SRR-28)."""
    player = state.players[seat]
    limit = power(state, seat)
    longer = MOST_LONGER if has(state, seat, LONGER, 3) else 0
    if not limit:
        return
    if player.ways[number]:
        _transports_from(state, player, number, 0, limit, longer, found)
    if has(state, seat, TO_CITY, 3):
        for city in NUMBERS:
            if city != number and player.ways[city]:
                _transports_from(state, player, city, number, limit, longer, found)


def _transports_from(
    state: State, player: Player, city: int, only_to: int, limit: int, longer: int, found: list[int]
) -> None:
    """Goods of a city, and own cargo on it; `only_to`: to this city alone (0: any)."""
    move = kinds.TRANSPORT | (1 << BY_SHIFT if only_to else 0)
    takers = state.plan.takers
    loads: list[tuple[int, int]] = []
    row = state.goods[city]
    for place, good in enumerate(row):
        nth = row[:place].count(good)
        # Goods of a colour are alike, but in a solo game their places in the row count (SRR-43).
        if nth == 0 or state.level:
            loads.append((takers[good], move | city - 1 << SOURCE_SHIFT | good << GOOD_SHIFT | nth << NTH_SHIFT))
    if player.cargo_city == city:
        loads.append((takers[player.cargo], move | OWN << SOURCE_SHIFT | player.cargo << GOOD_SHIFT))
    for distance, to, way in player.ways[city]:
        if distance > limit or (only_to and to != only_to):
            continue
        more = limit - distance
        if more > longer:
            more = longer
        for cities, load in loads:
            if cities >> to & 1:
                for plus in range(more, -1, -1):
                    found.append(load | plus << PLUS_SHIFT | way)


def list_orders(state: State, seat: int, found: list[int]) -> None:
    """SR-5.1: open orders that the stock fills, with or without a coal."""
    stock = state.players[seat].stock
    for number in NUMBERS:
        if state.order_of[number] == POOL:
            goods = state.plan.order_goods[state.order_sides[number]]
            if len(goods) > state.players[seat].held:
                continue
            for coal in range(NO_COAL + 1):
                if (coal == NO_COAL or (coal in goods and stock[COAL])) and not lacking(goods, stock, coal):
                    found.append(kinds.ORDER | number << ORDER_SHIFT | coal << COAL_SHIFT)


def lacking(goods: tuple[int, ...], stock: list[int], coal: int) -> int:
    """How many goods of an order are missing in the stock, when a coal stands for one of a kind (NO_COAL: for none)."""
    missing = 0
    for good in range(COAL):
        short = goods.count(good) - (good == coal) - stock[good]
        if short > 0:
            missing += short
    return missing


def _arrange(state: State) -> list[int]:
    """SR-7.1: any other order of the goods of a city, each city once; or none."""
    found: list[int] = []
    for city in NUMBERS:
        if not state.arranged >> city & 1:
            now = tuple(state.goods[city])
            for row in sorted(set(permutations(now))):
                if row != now:
                    found.append(kinds.ARRANGE | city << CITY_SHIFT | ROW.pack(row) << ROW_SHIFT)
    found.append(BEGIN)
    return found


def _start(state: State, seat: int) -> list[int]:
    """SR-1.6: one of the starting tiles that are left, with every use of it."""
    plan = state.plan
    player = state.players[seat]
    found: list[int] = []
    if state.starts >> START_LOCOMOTIVE & 1:
        found += START_BOXES[1:]
        found.append(START_IDLES[0])
    if state.starts >> START_TRACK & 1:
        for fields in player.empty:
            for field in fields:
                found += plan.start_tracks[field]
        found.append(START_IDLES[1])
    if state.starts >> START_POINTS & 1:
        found.append(START_POINTS_MOVE)
    if state.starts >> START_TILE & 1:
        found += [START_TILES[number] for number in NUMBERS if state.tile_of[number] == POOL]
    if state.starts >> START_CARGO & 1:
        loads = [move for good in range(GREY) if state.bag[good] for move in START_CARGOES[good]]
        # SRR-54.3: a bag with nothing but grey.
        found += loads if loads else START_IDLES[2:]
    return found
