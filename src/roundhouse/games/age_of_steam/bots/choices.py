"""What is worth comparing with the bot's own move: other numbers of shares, actions, plans and deliveries that it
thought of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..rules import building
from ..rules.plan import ACTION_SHIFT, SHARES_SHIFT
from .actions import NO_USE, action_values
from .laying import can_be_laid
from .moving import rated_moves

if TYPE_CHECKING:
    from ..rules.state import State
    from .plans import Planner
    from .weights import Weights

#: How far from the policy's number of shares others are tried.
SHARES: Final = 2
#: An action that promises so much less than the best is no candidate.
FAR: Final = 4.0

#: Moves that belong together.
Line = tuple[int, ...]


def other_shares(moves: list[int], own: int) -> list[Line]:
    """A share more or less first."""
    number = own >> SHARES_SHIFT
    near = [move for move in moves if 0 < abs((move >> SHARES_SHIFT) - number) <= SHARES]
    return [(move,) for move in sorted(near, key=lambda move: abs((move >> SHARES_SHIFT) - number))]


def other_actions(planner: Planner, moves: list[int]) -> list[Line]:
    """The most promising first; what can do nothing is not compared."""
    values = action_values(planner)
    ranked = sorted(moves, key=lambda move: -values[move >> ACTION_SHIFT])
    least = max(values[ranked[0] >> ACTION_SHIFT] - FAR, NO_USE)
    return [(move,) for move in ranked if values[move >> ACTION_SHIFT] > least]


def other_plans(planner: Planner, moves: list[int], most: int) -> list[Line]:
    """The tiles of the best plans that the rules allow, and building nothing."""
    state, seat = planner.state, planner.seat
    legal = set(moves)
    found: list[Line] = []
    for made in planner.plans(state.tiles_left, state.money[seat]):
        if len(found) == most:
            break
        if not made.moves:
            if building.DONE in legal:
                found.append((building.DONE,))
        elif can_be_laid(state, seat, made, legal):
            found.append(tuple(made.moves))
    return found


def other_deliveries(state: State, seat: int, moves: list[int], weights: Weights) -> list[Line]:
    return [(move,) for _, move in rated_moves(state, seat, moves, weights)]
