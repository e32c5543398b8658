"""How a game may go on, quickly: who is thought for plays on by its forecast, the others move goods over the links that
they have and build nothing. So many turns can be played where the policy in every seat would take a second for one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ....core.chance import Fast
from ....core.game import Game
from ....core.policy import Policy
from ....core.state import State as BaseState
from ..printed.facts import (
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    LOCOMOTIVE,
    MOST_ENGINE,
    PRODUCTION,
    TURN_ORDER,
    URBANIZATION,
)
from ..rules import building, growth
from ..rules.auction import BID, DROP
from ..rules.auction import PASS as DECLINE
from ..rules.deliveries import DELIVER, PASS, incomes
from ..rules.plan import ACTION_SHIFT, KIND_MASK
from ..rules.state import State
from ..rules.steps import AUCTION, BUILD, CHOOSE, FIRST, ISSUE, MOVE, PRODUCE, PUT, REWARD
from .actions import choose_action
from .cities import expecting_city, place_city
from .laying import can_be_laid, lay_next
from .memory import Memory
from .moving import best_reward, best_space, move_goods
from .plans import Planner
from .shares import issue

if TYPE_CHECKING:
    from .weights import Weights

#: Lines in a plan at most, and plans of one line that are added to.
LINES: Final = 2
WIDTH: Final = 2
#: Actions as they are liked when there is no time to think.
LIKED: Final = (LOCOMOTIVE, ENGINEER, FIRST_MOVE, FIRST_BUILD, TURN_ORDER, PRODUCTION, URBANIZATION)
OTHERS_LIKE: Final = (LOCOMOTIVE, URBANIZATION, ENGINEER, FIRST_BUILD, FIRST_MOVE, TURN_ORDER, PRODUCTION)
#: Bids in an auction go up to this; so many deliveries are the best for one of the others.
LOW: Final = 4
SOME: Final = 3
#: What others have, so that nobody who is not thought for goes bankrupt.
PLENTY: Final = 300


class Follower(Policy):
    """Plays the seat that is thought for, and lets the others stand by; where there are two players both are."""

    def __init__(self, thinker: int, weights: Weights, memory: Memory) -> None:
        self.thinker = thinker
        self.weights = weights
        self.memory = memory
        self.turn: int = 0
        self.known: Planner | None = None
        self.tiles: list[int] = []

    def planner(self, state: State, seat: int) -> Planner:
        """Nobody else builds: one will do for a turn."""
        if self.known is None or self.turn != state.turn:
            self.turn = state.turn
            self.known = Planner(state, seat, LINES, self.weights, WIDTH, self.memory)
        self.known.state = state
        return self.known

    def at_once(self, base: BaseState, seat: int) -> int:
        """Others build nothing, so nobody needs to know what they could."""
        state = cast(State, base)
        if state.step == BUILD and seat != self.thinker and state.plan.seats > 2:
            return state.plan.build.ending(state, seat)
        return -1

    def reply(self, game: Game, base: BaseState, seat: int, moves: list[int], chance: Fast) -> int:
        """Nothing is secret in this game."""
        state = cast(State, base)
        if state.step == AUCTION:
            return _bid(state, moves, chance)
        if seat != self.thinker and state.plan.seats > 2:
            return bystander(state, seat, moves, chance)
        step = state.step
        if step == MOVE:
            return move_goods(state, seat, moves, self.weights)
        if step == BUILD:
            return self.build(state, seat, moves)
        if step == ISSUE:
            return issue(expecting_city(self.planner(state, seat)), moves)
        if step == CHOOSE:
            if state.plan.seats <= 2:
                return choose_action(self.planner(state, seat), moves)
            return _liked(state, seat, moves)
        return _plain(state, seat, moves)

    def build(self, state: State, seat: int, moves: list[int]) -> int:
        if state.urban and not state.built:
            self.turn = 0
            move = place_city(self.planner(state, seat), moves)
            self.turn = 0
            if move >= 0:
                return move
        if not state.built and not state.laid:
            self.tiles = self.plan(state, seat, moves)
        return lay_next(self.tiles, moves)

    def plan(self, state: State, seat: int, moves: list[int]) -> list[int]:
        """The tiles of the best plan that the rules allow."""
        planner = self.planner(state, seat)
        money = state.money[seat]
        plans = [made for made in planner.recalled(state.tiles_left, money)[1] if made.dollars <= money]
        for made in plans:
            made.value = planner.value(made, money)
        legal = set(moves)
        for made in sorted(plans, key=lambda one: -one.value):
            if not made.moves or can_be_laid(state, seat, made, legal):
                return made.moves[:]
        return []


def _liked(state: State, seat: int, moves: list[int]) -> int:
    for action in LIKED:
        if action == LOCOMOTIVE and state.engine[seat] == MOST_ENGINE:
            continue
        for move in moves:
            if move >> ACTION_SHIFT == action:
                return move
    return moves[0]


def _bid(state: State, moves: list[int], chance: Fast) -> int:
    """Nobody knows how the order will be: low bids, as it happens."""
    if state.high < LOW and moves[0] & KIND_MASK == BID and chance.number(2):
        return moves[0]
    return DROP


def _plain(state: State, seat: int, moves: list[int]) -> int:
    """Steps in which little is decided."""
    step = state.step
    if step == FIRST:
        return DECLINE
    if step == PRODUCE:
        return growth.PRODUCE
    if step == PUT:
        return best_space(state, seat, moves)
    if step == REWARD:
        return best_reward(state, seat, moves)
    return moves[0]


def bystander(state: State, seat: int, moves: list[int], chance: Fast) -> int:
    """What one of the others does: one of the deliveries that bring them most."""
    step = state.step
    if step == MOVE:
        move = moves[chance.number(min(SOME, len(moves)))]
        return move if move & KIND_MASK == DELIVER and incomes(state, seat, move)[seat] > 0 else PASS
    if step == BUILD:
        return building.DONE if building.DONE in moves else building.SCRAP
    if step == CHOOSE:
        return min(moves, key=_how_liked)
    if step == PRODUCE:
        return growth.PASS
    return moves[0]


def _how_liked(move: int) -> int:
    return OTHERS_LIKE.index(move >> ACTION_SHIFT)
