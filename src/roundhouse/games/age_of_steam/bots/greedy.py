"""The bot `greedy`: one line a turn, and the delivery that brings most now. It does not bid for the order, nor think of
what its engine will pull later."""

from __future__ import annotations

from typing import Final, cast

from ....core.bot import Bot, Desk
from ..printed.facts import (
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    LOCOMOTIVE,
    MOST_ENGINE,
    PRODUCTION,
    SHARE_PRICE,
    TURN_ORDER,
    URBANIZATION,
)
from ..rules.auction import DROP, PASS
from ..rules.deliveries import DELIVER, ENGINE, incomes
from ..rules.money import expenses
from ..rules.plan import ACTION_SHIFT, KIND_MASK, SHARES_SHIFT
from ..rules.state import State
from ..rules.steps import AUCTION, BUILD, CHOOSE, FIRST, ISSUE, MOVE, PUT
from . import actions
from .cities import expecting_city, place_city
from .goods import Network
from .laying import can_be_laid, lay_next
from .moving import best_space
from .plans import Planner
from .shares import issue

#: Actions as it likes them; the Locomotive comes first if there is something to pull.
LIKED: Final = (FIRST_MOVE, ENGINEER, FIRST_BUILD, PRODUCTION, TURN_ORDER, URBANIZATION, LOCOMOTIVE)

#: With less than this left after the expenses of a turn, any income is welcome, also where others get more of it.
POOR: Final = 6
#: What an own dollar of income counts then, for one of others.
MUCH: Final = 100
#: It keeps so much beyond the expenses, as a better engine would cost that.
FOR_ENGINE: Final = 1
#: Lines that it plans in a turn.
LINES: Final = 1


class Greedy(Bot):
    """Remembers the tiles that it is about to lay."""

    def __init__(self) -> None:
        self.tiles: list[int] = []

    def choose(self, desk: Desk) -> int:
        moves = desk.moves
        if len(moves) == 1:
            return moves[0]
        state, seat = cast(State, desk.guess()), desk.seat
        step = state.step
        if step == ISSUE:
            return issue_enough(state, seat, moves)
        if step == AUCTION:
            return DROP
        if step == FIRST:
            return PASS
        if step == CHOOSE:
            return choose_action(state, seat, moves)
        if step == BUILD:
            return self.build(state, seat, moves)
        if step == MOVE:
            return move_goods(state, seat, moves)
        if step == PUT:
            return best_space(state, seat, moves)
        return moves[0]

    def build(self, state: State, seat: int, moves: list[int]) -> int:
        legal = set(moves)
        if state.urban and not state.built:
            city = place_city(Planner(state, seat, LINES), moves)
            if city >= 0:
                return city
        if not state.built:
            self.tiles = self.plan_tiles(state, seat, legal)
        return lay_next(self.tiles, legal)

    def plan_tiles(self, state: State, seat: int, legal: set[int]) -> list[int]:
        for made in Planner(state, seat, LINES).plans(state.tiles_left, state.money[seat]):
            if not made.moves or can_be_laid(state, seat, made, legal):
                return made.moves
        return []


def issue_enough(state: State, seat: int, moves: list[int]) -> int:
    """What its plan needs, and never less than the expenses of this turn need if nothing is delivered: then only a
    better engine may help, and that must be paid for."""
    planned = issue(expecting_city(Planner(state, seat, LINES)), moves) >> SHARES_SHIFT
    short = expenses(state, seat) + FOR_ENGINE - state.income[seat] - state.money[seat]
    needed = -(-short // (SHARE_PRICE - 1))
    return min(moves, key=lambda move: abs((move >> SHARES_SHIFT) - max(planned, needed)))


def wants_engine(state: State, seat: int) -> bool:
    """Whether one link more would make a delivery better, and can be paid for."""
    engine = state.engine[seat]
    if engine == MOST_ENGINE or state.money[seat] + state.income[seat] <= expenses(state, seat):
        return False
    return any(row[0][engine + 1] > row[0][engine] for row in Network(state, seat).rows(engine + 1))


def choose_action(state: State, seat: int, moves: list[int]) -> int:
    if state.plan.seats == 1:
        # What is chosen now cannot be chosen again for a while.
        return actions.choose_action(Planner(state, seat, LINES), moves)
    order = [*LIKED]
    if not actions.is_of_use(state, seat, PRODUCTION):
        order.remove(PRODUCTION)
        order.append(PRODUCTION)
    if state.plan.goods.on_land and not Network(state, seat).rows(state.engine[seat]):
        # Cubes lie everywhere: what is missing is a city.
        order.insert(0, URBANIZATION)
    elif wants_engine(state, seat):
        order.insert(0, LOCOMOTIVE)
    return min(moves, key=lambda move: order.index(move >> ACTION_SHIFT))


def move_goods(state: State, seat: int, moves: list[int]) -> int:
    """The delivery with the most income more than the others get, or the most income for who is poor; else an engine,
    where one is of use."""
    poor = state.money[seat] + state.income[seat] < expenses(state, seat) + POOR
    best, most = PASS, 0
    for move in moves:
        if move & KIND_MASK == DELIVER:
            gains = incomes(state, seat, move)
            value = (MUCH if poor else 2) * gains[seat] - sum(gains)
            if value > most:
                best, most = move, value
    return ENGINE if best == PASS and ENGINE in moves and wants_engine(state, seat) else best
