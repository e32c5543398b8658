"""Phase IX, goods growth: Production, the dice, cities fed from the bag. AS-9.1, ASR-28, ASR-29."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.chance import Chance
from ..printed.facts import CITY_COLUMNS, COLUMN_BELOW, COLUMN_SPACES
from .moves import Pass, Produce, Put
from .plan import ONE_CUBE, PUT_GOOD_MASK, PUT_GOOD_SHIFT, PUT_SPACE_SHIFT

if TYPE_CHECKING:
    from .events import Events
    from .state import State

PRODUCE: Final[int] = Produce().pack()
PASS: Final[int] = Pass().pack()
PUT: Final[int] = Put.KIND
PRODUCED: Final = 2


def draw_cube(state: State, chance: Chance) -> int:
    """A cube from a bag that is not empty."""
    good = chance.draw("bag", state.bag)
    state.bag[good] -= 1
    return good


# -- Production ---------------------------------------------------------------------------------------------------


def can_produce(state: State) -> bool:
    return -1 in state.chart and any(state.bag)


def produce_moves() -> list[int]:
    return [PRODUCE, PASS]


def produce(state: State, seat: int, chance: Chance, events: Events) -> None:
    """Draw up to two cubes: then they are placed."""
    for _ in range(min(PRODUCED, sum(state.bag))):
        state.drawn.append(draw_cube(state, chance))
    events.produced(state, seat)


def put_moves(state: State) -> list[int]:
    """The cubes are placed in the order in which they were drawn; where there is room for one only, it is any."""
    spaces = [space for space, good in enumerate(state.chart) if good < 0]
    goods = state.drawn[:1] if len(spaces) > 1 else sorted(set(state.drawn))
    return [PUT | good << PUT_GOOD_SHIFT | space << PUT_SPACE_SHIFT for good in goods for space in spaces]


def put(state: State, seat: int, move: int, events: Events) -> bool:
    """Place a cube; whether Production is over. What finds no room goes back to the bag."""
    good = move >> PUT_GOOD_SHIFT & PUT_GOOD_MASK
    space = move >> PUT_SPACE_SHIFT
    state.chart[space] = good
    state.drawn.remove(good)
    events.put(seat, good, space)
    if state.drawn and -1 in state.chart:
        return False
    for left in state.drawn:
        state.bag[left] += 1
    state.drawn = []
    return True


# -- growth -------------------------------------------------------------------------------------------------------


def grow(state: State, chance: Chance, events: Events) -> None:
    """Light side first, then dark; then the city that is fed from the bag."""
    plan = state.plan
    for first, side in ((0, "light"), (CITY_COLUMNS // 2, "dark")):
        rolled = [chance.die(side, 6) for _ in range(plan.dice)]
        events.rolled(side, rolled)
        for number in rolled:
            column = first + number - 1
            if plan.fed_hex[column] >= 0:
                _feed(state, column, plan.fed_hex[column], events)
            below = COLUMN_BELOW[column]
            if below >= 0 and state.new_city[below - CITY_COLUMNS] >= 0:
                _feed(state, below, state.new_city[below - CITY_COLUMNS], events)
    if plan.always_fed >= 0 and state.turn <= plan.fed_until and any(state.bag):
        good = draw_cube(state, chance)
        state.cubes[plan.always_fed] += ONE_CUBE[good]
        events.fed(state, plan.always_fed, good)


def _feed(state: State, column: int, place: int, events: Events) -> None:
    """The topmost cube of a column goes to its city; surplus dice do nothing."""
    for space in COLUMN_SPACES[column]:
        good = state.chart[space]
        if good >= 0:
            state.chart[space] = -1
            state.cubes[place] += ONE_CUBE[good]
            events.grown(state, place, good, space)
            return
