"""How to draw well. All bots plan a whole round on their own board (rounds.py) and then draw the plan; they differ in
who judges what a board promises, and in how many boards they follow."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import ClassVar, Final, cast

from ....core.bot import Bot, Desk
from ....core.chance import Fast
from ....core.errors import BadOption
from ....core.game import Game
from ....core.policy import Line, Policy
from ....core.state import State as BaseState
from ..printed.facts import LAVA_EXPANSION
from ..rules.state import State
from .judge import BY_HAND, Judge, learned
from .rounds import alone, plans

WIDTH: Final = 12
#: By so many points what is told of a board with one round to come is wrong beside another with the same dice: in 120
#: games of several bots it grew with the cube root of the rounds.
WRONG: Final = 2.6


class Standard(Bot):
    """Plans a round when it begins and keeps to the plan."""

    def __init__(self, width: int = WIDTH, judge: Judge = BY_HAND) -> None:
        self.width = width
        self.judge = judge
        self._plan: list[int] = []

    @classmethod
    def from_parameters(cls, parameters: Mapping[str, str]) -> Standard:
        unknown = set(parameters) - {"width"}
        width = parameters.get("width", str(WIDTH))
        if unknown or not width.isdigit() or int(width) < 1:
            raise BadOption("standard takes one parameter: width=1 and more (boards followed at each step)")
        return cls(int(width))

    def choose(self, desk: Desk) -> int:
        if not self._plan or self._plan[0] not in desk.moves:
            self._plan = plans(alone(cast(State, desk.guess()), desk.seat), self.width, self.judge)[0][1]
        return self._plan.pop(0)


class Beginner(Bot):
    """Draws die by die, and does not always see the best place."""

    #: Of so many good ways to draw the round any is taken, in so many rounds of a hundred.
    SEES: Final = 4
    SLIPS: Final = 50

    def __init__(self) -> None:
        self._plan: list[int] = []

    def choose(self, desk: Desk) -> int:
        if not self._plan or self._plan[0] not in desk.moves:
            slips = desk.chance.number(100) < self.SLIPS
            width, most = (2, self.SEES) if slips else (1, 1)
            found = plans(alone(cast(State, desk.guess()), desk.seat), width, BY_HAND, most)
            self._plan = found[desk.chance.number(len(found))][1]
        return self._plan.pop(0)


class Planner(Policy):
    """What the search thinks with. A candidate is a whole round; after the next two, drawn with dice that may come, the
    board is judged: playing on to the end tells less, as luck hides more than it shows. Where something was learned
    about the expansion (bench/learn.py), that judges what a board promises."""

    horizon: ClassVar[int] = 3
    apart: ClassVar[bool] = True
    breadth: ClassVar[int] = 20
    #: Boards followed at each step of a round to come; and of this one at most with lava, where there are more ways to
    #: draw, and whoever asks for a hint would have to wait for them.
    AHEAD: Final = 4
    WITH_LAVA: Final = 16

    def __init__(self, width: int = 24, judge: Judge | None = None) -> None:
        self.width = width
        #: None: who has learned about the expansion that is played.
        self.given = judge
        self._plan: list[int] = []

    def judge(self, expansion: int) -> Judge:
        return self.given or learned(expansion)

    def choose(self, desk: Desk) -> int:
        return self.candidates(desk, 1)[0][0]

    def candidates(self, desk: Desk, most: int) -> list[Line]:
        return self._candidates(desk, most, None)

    def candidates_in_time(self, desk: Desk, most: int, left: Callable[[], float]) -> list[Line]:
        return self._candidates(desk, most, left)

    def _candidates(self, desk: Desk, most: int, left: Callable[[], float] | None) -> list[Line]:
        state = alone(cast(State, desk.guess()), desk.seat)
        last = state.round == state.rounds  # then there is nothing to wait for
        width = min(self.width, self.WITH_LAVA) if state.expansion == LAVA_EXPANSION else self.width
        found = plans(state, width, self.judge(state.expansion), 1 if last else most, left)
        return [tuple(path) for _, path, _ in found]

    def world(self, desk: Desk) -> tuple[BaseState, int]:
        return alone(cast(State, desk.guess()), desk.seat), 0

    def follower(self) -> Policy:
        return Planner(self.AHEAD, self.given)

    def clock(self, state: BaseState) -> int:
        return cast(State, state).round

    def reply(self, game: Game, state: BaseState, seat: int, moves: list[int], chance: Fast) -> int:
        board = cast(State, state)
        if not self._plan or self._plan[0] not in moves:
            self._plan = plans(board, self.width, self.judge(board.expansion))[0][1]
        return self._plan.pop(0)

    def unsure(self, state: BaseState) -> float:
        board = cast(State, state)
        return WRONG * math.cbrt(max(0, board.rounds - board.round - self.horizon + 1))

    def outcome(self, game: Game, state: BaseState, seat: int) -> tuple[float, float]:
        """The others do not matter: their boards are theirs."""
        after = cast(State, state)
        # The dice of the round that has begun are not drawn yet.
        rounds = after.rounds - after.round + 1 if after.actors() else 0
        return self.judge(after.expansion).worth(after.boards[seat], rounds), 0.0
