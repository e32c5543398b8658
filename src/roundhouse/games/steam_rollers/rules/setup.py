"""The setup (SR-1): goods on the cities, sides of the tiles, borders, who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ..printed.facts import COAL, EXTRA_DICE, EXTRA_GOODS, GOODS_COUNT, NUMBERS, SOLO_DICE, STARTS
from . import eve, rounds
from .events import told
from .plan import Plan
from .player import fresh
from .rounds import ALONE
from .state import State

if TYPE_CHECKING:
    from ....core.log import Log

#: The first of the two solo sides among facts.TILES.
SOLO_TILE = 12


def new_game(
    plan: Plan,
    seats: int,
    chance: Chance,
    log: Log | None,
    *,
    borders: int = 0,
    coal: bool = False,
    orders: bool = False,
    start: bool = False,
    level: int = 0,
    goods: int = 0,
) -> State:
    """`borders`: 0 none, 1 medium, 2 hard; `level`: Eve's, from 1, in a solo game; `goods`: for a city, there."""
    events = told(log)
    state = State(plan, [fresh(plan) for _ in range(seats)])
    state.level, state.orders = level, orders
    _fill_cities(state, goods if level else seats + EXTRA_GOODS, coal, chance)
    _turn_tiles(state, chance)
    if borders:
        state.walls = 6 * (borders - 1) + chance.die("border", 6)
    if not level:
        state.first = chance.die("first", seats) - 1
    state.white = [0] * (SOLO_DICE if level else seats + EXTRA_DICE)
    events.set_up(state)
    if level:
        eve.arrange_goods(state, chance, events)
    elif start:
        # SRR-37: the last player first.
        state.starts = (1 << len(STARTS)) - 1
        state.turn = (state.first - 1) % seats
        state.waiting = ALONE[state.turn]
    else:
        rounds.begin_round(state, chance, events)
    return state


def _fill_cities(state: State, number: int, coal: bool, chance: Chance) -> None:
    """SR-1.2: goods of a city's own colour are removed and not replaced; they go back into the bag at last. SR-1.3:
    with coal, a city that lost a good gets one."""
    state.bag = [*GOODS_COUNT[:COAL], 0]
    state.coal_left = GOODS_COUNT[COAL]
    removed = [0] * len(GOODS_COUNT)
    for city in NUMBERS:
        own = state.plan.colour[city]
        lost = 0
        for _ in range(number):
            good = chance.draw("bag", state.bag)
            state.bag[good] -= 1
            if good == own:
                lost += 1
            else:
                state.goods[city].append(good)
        removed[own] += lost
        if coal and lost:
            state.goods[city].append(COAL)
            state.coal_left -= 1
    for good, times in enumerate(removed):
        state.bag[good] += times


def _turn_tiles(state: State, chance: Chance) -> None:
    """SR-1.4, SR-1.5: a side for each tile; the solo tile replaces tile 2 (SRR-55)."""
    for number in NUMBERS:
        first = SOLO_TILE if number == 2 and state.level else 2 * number - 2
        state.tiles[number] = first + chance.die("side", 2) - 1
    if state.orders:
        for number in NUMBERS:
            state.order_sides[number] = 2 * number - 2 + chance.die("order-side", 2) - 1
