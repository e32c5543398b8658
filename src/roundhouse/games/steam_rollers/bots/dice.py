"""What the dice of a hand are worth: one or two of them, as they are or as tiles make them."""

from __future__ import annotations

from typing import Final

from ....core.chance import Fast
from ....core.moves import KIND_MASK
from ..printed.facts import BY_ONE, EMPTY_CITIES, NEW_ROLL, NUMBERS
from ..rules import kinds
from ..rules.moves import Flip, Nudge, Reroll, Set
from ..rules.state import State
from ..rules.steps import FINAL, MADE, NUDGED, USE, VALUE
from ..rules.tiles import has, owns
from .turn import Option, Turn, by_value, empty_cities

#: Moves that change a die.
CHANGES: Final = (kinds.SET, kinds.NUDGE, kinds.FLIP, kinds.REROLL)
#: How many first actions are followed where two dice are used.
FIRST_ACTIONS: Final = 3
#: How many second actions after each of them are worth comparing.
SECOND_ACTIONS: Final = 2


def _reach(turn: Turn, state: State, die: int, done: int) -> list[tuple[int, float, list[int]]]:
    """The numbers that a die of the hand can become, what that costs, and the moves for it."""
    value = die & VALUE
    found: list[tuple[int, float, list[int]]] = [(value, 0.0, [])]
    if not state.players[turn.seat].tiles or die & FINAL:
        return found
    if owns(state, turn.seat, 1) and not die & MADE:
        cost = turn.tile(state, 1, done)
        found += [(other, cost, [Set(value, other).pack()]) for other in NUMBERS if other != value]
    if has(state, turn.seat, BY_ONE, 5) and not die & NUDGED:
        cost = turn.tile(state, 5, done) if state.plan.lightning[BY_ONE] else 0.0
        found += [
            (value + 2 * way - 1, cost, [Nudge(value, way).pack()]) for way in (0, 1) if 1 <= value + 2 * way - 1 <= 6
        ]
    if has(state, turn.seat, NEW_ROLL, 5):
        cost = turn.tile(state, 5, done) if state.plan.lightning[NEW_ROLL] else 0.0
        found.append((7 - value, cost, [Flip(value).pack()]))
    return found


def with_die(turn: Turn, state: State, menu: list[list[Option]], die: int, done: int) -> list[Option]:
    """What can be done with a die, best first."""
    found: list[Option] = []
    for number, cost, moves in _reach(turn, state, die, done):
        for option in menu[number][:FIRST_ACTIONS]:
            found.append(Option(option.value - cost, [*moves, *option.moves]))
    if has(state, turn.seat, NEW_ROLL, 5) and not die & FINAL:
        mean = sum([menu[number][0].value for number in NUMBERS]) / len(NUMBERS)
        found.append(Option(mean, [Reroll(die & VALUE).pack()]))
    found.sort(key=by_value)
    return found


def with_two(turn: Turn, state: State, menu: list[list[Option]], one: int, other: int) -> list[Option]:
    """What can be done with two dice, in either order, best first. `menu` is that of the first action."""
    found: list[Option] = []
    chance = Fast(0)  # never asked: a turn does not end with its first action
    held = _tiles(turn, state)
    for first, second in ((one, other), (other, one)) if one != other else ((one, other),):
        for option in with_die(turn, state, menu, first, 1)[:FIRST_ACTIONS]:
            if not option.moves or option.moves[-1] & KIND_MASK in CHANGES:
                continue
            after = state.clone()
            after.step, after.hand = USE, [first, second]
            for move in option.moves:
                after.play(turn.seat, move, chance)
            gain = float(after.players[turn.seat].points - state.players[turn.seat].points)
            gain += _tiles(turn, after) - held
            if empty_cities(after) >= EMPTY_CITIES > empty_cities(state):
                gain += turn.verdict(after, 0)
            for rest in with_die(turn, after, turn.menu(after, 2), after.hand[0], 2)[:SECOND_ACTIONS]:
                found.append(Option(rest.value + gain, [*option.moves, *rest.moves]))
    found.sort(key=by_value)
    return found


def _tiles(turn: Turn, state: State) -> float:
    """What the tiles of the seat are worth after two actions."""
    return sum([turn.tile(state, number, 2) for number in NUMBERS if state.tile_of[number] == turn.seat])
