"""The `standard` bot: every decision is the one after which the forecast of the game is best."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import ClassVar, Final, Self, cast

from ....core.bot import Desk, check_parameters
from ....core.game import Game
from ....core.policy import Line, Policy
from ....core.state import State as BaseState
from ..rules import growth
from ..rules.state import State
from ..rules.steps import AUCTION, BUILD, CHOOSE, FIRST, ISSUE, MOVE, PRODUCE, PUT, REWARD
from .actions import choose_action
from .bids import bid, pay_for_first_place
from .choices import other_actions, other_deliveries, other_plans, other_shares
from .cities import expecting_city, place_city
from .followers import PLENTY, Follower
from .laying import can_be_laid, lay_next
from .memory import Memory
from .moving import best_reward, best_space, move_goods
from .plans import Planner
from .shares import issue
from .turn_end import value
from .weights import NAMES, Weights, as_number, doubted, usual

#: By so many points what is told with a turn to come is wrong beside another seat: in games on three maps it was 5 to
#: 11, and grew with the root of the turns.
WRONG: Final = 7.0


class Standard(Policy):
    """Remembers the tiles that it is about to lay, and the plans of a board until the board changes."""

    #: Playouts go to the end of the next turn; what is compared is the seat's own forecast there.
    horizon: ClassVar[int] = 2
    unbiased: ClassVar[bool] = False
    apart: ClassVar[bool] = True
    stake: ClassVar[float] = 0.0
    breadth: ClassVar[int] = 6
    #: What was compared in forty worlds at 450 decisions shows what a few of these worlds are worth: more than a rule
    #: that wants certainty takes from them.
    caution: ClassVar[float] = 0.3
    TRUST: ClassVar[float] = 6.0

    def __init__(self, changes: Mapping[str, float] | None = None) -> None:
        """`changes`: what it believes otherwise than usual."""
        self.thinker: int = 0
        self.doubted: Weights | None = None
        self.changes: dict[str, float] = dict(changes or {})
        self.weights: Weights | None = None
        self.tiles: list[int] = []
        self.board: tuple[object, ...] = ()
        self.known: Planner | None = None
        #: What playouts have found on boards of this turn.
        self.memory = Memory()
        self.memory_turn: int = 0

    @classmethod
    def from_parameters(cls, parameters: Mapping[str, str]) -> Self:
        check_parameters(cls.__name__.lower(), parameters, NAMES)
        return cls({name: as_number(cls.__name__.lower(), name, value) for name, value in parameters.items()})

    def choose(self, desk: Desk) -> int:
        moves = desk.moves
        if len(moves) == 1:
            return moves[0]
        state, seat = cast(State, desk.guess()), desk.seat
        step = state.step
        if step == MOVE:
            return move_goods(state, seat, moves, self.beliefs(state))
        if step == BUILD:
            return self.build(state, seat, moves)
        if step == PRODUCE:
            return growth.PRODUCE
        if step == PUT:
            return best_space(state, seat, moves)
        if step == REWARD:
            return best_reward(state, seat, moves)
        planner = self.planner(state, seat)
        if step == ISSUE:
            return issue(expecting_city(planner), moves)
        if step == AUCTION:
            return bid(planner, moves)
        if step == FIRST:
            return pay_for_first_place(planner, moves)
        assert step == CHOOSE
        return choose_action(planner, moves)

    def beliefs(self, state: State) -> Weights:
        if self.weights is None:
            self.weights = usual(state.plan).changed(self.changes)
        return self.weights

    def new_planner(self, state: State, seat: int) -> Planner:
        return Planner(state, seat, weights=self.beliefs(state))

    def planner(self, state: State, seat: int) -> Planner:
        """Before anybody builds, the decisions of a turn are made on the same board. When shares are issued, plans for
        far more money are thought of: they say nothing of what a dollar is worth in the auction that follows."""
        purse = (state.step == ISSUE, state.money[seat])
        board = (state.turn, purse, tuple(state.tile), tuple(state.cubes), tuple(state.new_city))
        if self.known is None or self.board != board:
            self.board = board
            self.known = self.new_planner(state, seat)
        self.known.state = state
        return self.known

    def build(self, state: State, seat: int, moves: list[int]) -> int:
        legal = set(moves)
        if not state.built:
            self.tiles = []
        if state.urban and not state.built:
            move = place_city(self.new_planner(state, seat), moves)
            if move >= 0:
                return move
        if not self.tiles and state.tiles_left:
            self.tiles = self.plan_tiles(state, seat, legal)
        return lay_next(self.tiles, legal)

    def plan_tiles(self, state: State, seat: int, legal: set[int]) -> list[int]:
        """The tiles of the best plan that the rules allow."""
        planner = self.new_planner(state, seat)
        for made in planner.plans(state.tiles_left, state.money[seat]):
            if not made.moves:
                return []
            if can_be_laid(state, seat, made, legal):
                return made.moves
        return []

    # -- to be thought with -----------------------------------------------------------------------------------------

    def candidates(self, desk: Desk, most: int) -> list[Line]:
        moves = desk.moves
        if len(moves) == 1:
            return [(moves[0],)]
        self.tiles = []
        own: Line = (self.choose(desk),)
        state, seat = cast(State, desk.guess()), desk.seat
        others: list[Line] = []
        if state.step == ISSUE:
            others = other_shares(moves, own[0])
        elif state.step == CHOOSE:
            others = other_actions(self.planner(state, seat), moves)
        elif state.step == MOVE:
            others = other_deliveries(state, seat, moves, self.beliefs(state))
        elif state.step == FIRST:
            others = [(move,) for move in moves]
        elif state.step == BUILD:
            own = (own[0], *self.tiles)
            self.tiles = []
            others = other_plans(self.new_planner(state, seat), moves, most)
        return [own, *[line for line in others if line != own]][:most]

    def trust(self, desk: Desk) -> float:
        return self.TRUST

    def world(self, desk: Desk) -> tuple[BaseState, int]:
        """Nothing is unknown but what chance will answer, and what is right to believe: in every world something a
        little different, or a move could look good because the plans of the very same beliefs happen to fit it. The
        others shall live to see it."""
        state = cast(State, desk.guess())
        self.thinker = desk.seat
        if self.memory_turn != state.turn:
            self.memory_turn, self.memory = state.turn, Memory()
        self.doubted = doubted(self.beliefs(state), desk.chance)
        if state.plan.seats > 2:
            state.money = [money if seat == desk.seat else PLENTY for seat, money in enumerate(state.money)]
        return state, desk.seat

    def follower(self) -> Policy:
        assert self.doubted is not None
        return Follower(self.thinker, self.doubted, self.memory)

    def clock(self, state: BaseState) -> int:
        return cast(State, state).turn

    def unsure(self, state: BaseState) -> float:
        board = cast(State, state)
        return WRONG * math.sqrt(max(0, board.plan.turns - board.turn - self.horizon + 1))

    def outcome(self, game: Game, state: BaseState, seat: int) -> tuple[float, float]:
        """What the seat will have, whatever the others do: a forecast of another's game knows so little that bots who
        believe it ruin each other, and do not win more."""
        board = cast(State, state)
        assert self.weights is not None
        return value(board, seat, self.weights, self.memory), 0.0
