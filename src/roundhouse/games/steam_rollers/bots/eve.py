"""What Eve will do, and what it costs."""

from __future__ import annotations

from typing import Final

from ..printed.facts import EVE_NEEDS, EVE_REGIONS, NUMBERS
from ..rules.state import State
from .turn import DECISION, Turn

#: How likely the k-th of six numbers is the least of three dice.
LEAST: Final[tuple[float, ...]] = tuple([((6 - k) ** 3 - (5 - k) ** 3) / 216 for k in range(6)])


def harm(turn: Turn, state: State, die: int, deep: bool = True) -> float:
    """What Eve's turn with a die costs the player."""
    crossed = state.crossed[die]
    room = len(state.plan.fields[die]) - crossed
    if room == 0:
        return DECISION
    after = state.crossed[:]
    after[die] += 1
    cost = float(sum(sorted(after)[-EVE_REGIONS:]) - sum(sorted(state.crossed)[-EVE_REGIONS:]))
    turns = max(0.0, turn.actions / 2 - 1)
    cost += turn.weights.cross * turns * (threat(turn, state, after) - threat(turn, state, state.crossed))
    if state.tile_of[die] == turn.seat and not state.sideways >> die & 1:
        cost += turn.tile(state, die, 2)
    if not state.goods[die]:
        if deep:
            cost += sum([harm(turn, state, number, False) for number in NUMBERS]) / 6
    elif crossed + 1 >= EVE_NEEDS:
        cost += crossed + 1 + turn.weights.good
    return cost


def threat(turn: Turn, state: State, crossed: list[int]) -> float:
    """What a turn of Eve will cost on average: the player leaves her the die that hurts least, or cannot."""
    harms: list[float] = []
    for number in NUMBERS:
        if crossed[number] == len(state.plan.fields[number]):
            harms.append(DECISION / 2)
        elif crossed[number] + 1 >= EVE_NEEDS and state.goods[number]:
            harms.append(crossed[number] + 1 + turn.weights.good)
        else:
            harms.append(0.5)
    harms.sort()
    return 0.5 * sum(harms) / 6 + 0.5 * sum([harm * odds for harm, odds in zip(harms, LEAST, strict=True)])
