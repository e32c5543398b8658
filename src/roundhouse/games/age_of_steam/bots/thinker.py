"""The policy that a search thinks with: as `standard`, but with the weights that were found for the map; it looks at
more plans and thinks about what others bid."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from ....core.bot import Desk
from ..rules.state import State
from ..rules.steps import AUCTION
from .bids import best_response, limit
from .plans import Planner
from .policy import Standard
from .weights import Weights, tuned

#: Plans that are kept to be added to.
WIDTH: Final = 8
#: Lines in the plans of others.
THEIRS: Final = 2


class Thinker(Standard):
    """Remembers what the others would bid while the board stays the same."""

    breadth: ClassVar[int] = 6

    def __init__(self) -> None:
        super().__init__()
        self.bidders: dict[int, Planner] = {}
        self.bid_turn: int = 0

    def beliefs(self, state: State) -> Weights:
        if self.weights is None:
            self.weights = tuned(state.plan)
        return self.weights

    def new_planner(self, state: State, seat: int) -> Planner:
        return Planner(state, seat, weights=self.beliefs(state), width=WIDTH)

    def choose(self, desk: Desk) -> int:
        if len(desk.moves) > 1:
            state = cast(State, desk.guess())
            if state.step == AUCTION:
                return self.bid(state, desk.seat, desk.moves)
        return super().choose(desk)

    def bid(self, state: State, seat: int, moves: list[int]) -> int:
        planner = self.planner(state, seat)
        if self.bid_turn != state.turn:
            self.bid_turn, self.bidders = state.turn, {}
        limits = []
        for other in state.bidding:
            if other != seat:
                if other not in self.bidders:
                    self.bidders[other] = Planner(state, other, THEIRS, self.beliefs(state))
                self.bidders[other].state = state
                limits.append(limit(self.bidders[other]))
        return best_response(planner, limits, moves)
