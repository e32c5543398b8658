"""What a position will come to, as far as the bot can see: what is on the sheets, and what the best schemes promise."""

from __future__ import annotations

import math
from typing import Final

from ..printed.facts import NUMBERS
from ..rules import scoring
from ..rules.plan import ALL_KINDS
from ..rules.state import State
from .eve import threat
from .prospects import Weights
from .survey import drawable
from .turn import DECISION, Turn

#: By so many points a forecast is wrong: who is ahead by as much wins three times in four.
WRONG: Final = 6.0


def ahead(state: State, seat: int, weights: Weights) -> tuple[float, float]:
    """How far a seat will be ahead of the best of the others, and how likely it wins."""
    others = max([promise(Turn(state, other, weights)) for other in range(state.seats) if other != seat])
    points = promise(Turn(state, seat, weights)) - others
    return points, _chance(points)


def against_eve(state: State, weights: Weights) -> tuple[float, float]:
    """The same against Eve."""
    if state.eve_won:
        return -DECISION, 0.0
    points = float(scoring.total(state, 0) - scoring.eve_total(state))
    if not state.waiting:
        return points, float(points > 0)
    turn = Turn(state, 0, weights)
    turns = turn.actions / 2
    points = promise(turn) - scoring.eve_total(state) - turns * threat(turn, state, state.crossed)
    return points, _chance(points)


def _chance(points: float) -> float:
    return 1.0 / (1.0 + math.exp(-points * math.log(3.0) / WRONG))


def promise(turn: Turn) -> float:
    """The points that a seat will have."""
    state = turn.state
    player = state.players[turn.seat]
    points = turn.survey(state, 0, drawable(state, ALL_KINDS, turn.seat)).base + player.points + player.bonus
    for number in NUMBERS:
        if state.tile_of[number] == turn.seat:
            points += turn.tile(state, number, 0)
        if state.order_of[number] == turn.seat:
            points += state.plan.order_points[state.order_sides[number]]
    return points
