"""Which cube to move, or whether a better engine is worth more; where cubes of Production go; who is rewarded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..printed.facts import MOST_ENGINE, SPACE_COLUMN
from ..rules.deliveries import DELIVER, ENGINE, PASS, good_of, incomes
from ..rules.plan import (
    KIND_MASK,
    ONE_SHIFT,
    OTHER_SHIFT,
    PUT_GOOD_MASK,
    PUT_GOOD_SHIFT,
    PUT_SPACE_SHIFT,
    SEAT_MASK,
    SPOT_MASK,
    SPOT_SHIFT,
)
from ..rules.scoring import INCOME_POINTS
from .forecast import Purse, forecast
from .goods import Network

if TYPE_CHECKING:
    from ..rules.state import State
    from .goods import Row
    from .weights import Weights

#: Deliveries that are thought about.
TRIED: Final = 14


def move_goods(state: State, seat: int, moves: list[int], weights: Weights) -> int:
    best, most = PASS, -1e9
    for value, move in rated(state, seat, moves, weights):
        if value > most:
            best, most = move, value
    return best


def rated_moves(state: State, seat: int, moves: list[int], weights: Weights) -> list[tuple[float, int]]:
    """What moving goods is worth comparing, the best first."""
    return sorted(rated(state, seat, moves, weights), key=lambda one: -one[0])


def rated(state: State, seat: int, moves: list[int], weights: Weights) -> list[tuple[float, int]]:
    """What the game would come to after each."""
    plan = state.plan
    depth = min(MOST_ENGINE, state.engine[seat] + int(weights.deeper))
    network = Network(state, seat, weights)
    rows = network.rows(depth)
    turns = plan.turns - state.turn + 1
    left = 1 - state.round
    found: list[tuple[float, int]] = []
    for move in candidates(moves):
        if move & KIND_MASK == DELIVER:
            gains = incomes(state, seat, move)
            place, good = plan.at[move >> SPOT_SHIFT & SPOT_MASK], good_of(move)
            purse = _purse(state, seat, gains[seat], 0, turns, left, not state.upgraded[seat], weights)
            value = forecast(plan, state.turn, purse, *_without(rows, place, good))
            value += network.foreign * INCOME_POINTS * (sum(gains) - gains[seat])
        elif move == ENGINE:
            purse = _purse(state, seat, 0, 1, turns, left, False, weights)
            value = forecast(plan, state.turn, purse, rows, rows)
        else:
            purse = _purse(state, seat, 0, 0, turns, left, not state.upgraded[seat], weights)
            value = forecast(plan, state.turn, purse, rows, rows)
        found.append((value, move))
    return found


def _purse(
    state: State, seat: int, gain: int, engine: int, turns: int, left: int, upgradable: bool, weights: Weights
) -> Purse:
    return Purse(
        state.money[seat],
        state.income[seat] + gain,
        state.shares[seat],
        state.engine[seat] + engine,
        turns,
        left,
        upgradable,
        sum(state.owner[run] == seat and state.end[run] >= 0 for run in range(len(state.owner))),
        weights,
    )


def _without(rows: list[Row], place: int, good: int) -> tuple[list[Row], list[Row]]:
    """All rows but that of a cube."""
    for number, row in enumerate(rows):
        if row[4] == place and row[5] == good and row[1] == 0.0:
            fewer = rows[:number] + rows[number + 1 :]
            return fewer, fewer
    return rows, rows


def candidates(moves: list[int]) -> list[int]:
    """The best delivery of each cube (the list begins with the best), and what is no delivery."""
    seen: set[tuple[int, int]] = set()
    found = []
    for move in moves:
        if move & KIND_MASK != DELIVER:
            found.append(move)
            continue
        cube = (move >> SPOT_SHIFT & SPOT_MASK, good_of(move))
        if cube not in seen and len(seen) < TRIED:
            seen.add(cube)
            found.append(move)
    return found


def best_space(state: State, seat: int, moves: list[int]) -> int:
    """Where the cube would bring most: at a city from which one's own links lead to its colour."""
    plan = state.plan
    network = Network(state, seat)
    depth = min(MOST_ENGINE, state.engine[seat] + 2)

    def value(move: int) -> float:
        good, space = move >> PUT_GOOD_SHIFT & PUT_GOOD_MASK, move >> PUT_SPACE_SHIFT
        column = SPACE_COLUMN[space]
        stop = plan.fed_hex[column] if column < 12 else state.new_city[column - 12]
        if stop < 0:
            return 0.0
        above = sum(1 for other in range(space) if SPACE_COLUMN[other] == column and state.chart[other] >= 0)
        return network.reach(stop, 1 << good, depth)[good][depth] * 0.6**above

    return max(moves, key=value)


def best_reward(state: State, seat: int, moves: list[int]) -> int:
    """Oneself, and whoever is behind."""

    def value(move: int) -> float:
        paid = {move >> ONE_SHIFT & SEAT_MASK, move >> OTHER_SHIFT & SEAT_MASK}
        return (100.0 if paid == {seat} else 50.0 if seat in paid else 0.0) - sum(
            state.income[player] for player in paid if player != seat
        )

    return max(moves, key=value)
