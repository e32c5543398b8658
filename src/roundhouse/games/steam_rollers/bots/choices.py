"""What could be done with the dice: whole turns, best first."""

from __future__ import annotations

from itertools import combinations

from ..printed.facts import TWO_DICE
from ..rules.packed import PAIRS, TAKES
from ..rules.state import State
from ..rules.tiles import has
from .dice import with_die, with_two
from .eve import harm
from .turn import Option, Turn, by_value


def takes(turn: Turn, state: State) -> list[Option]:
    """Which die or dice, and what to do with them."""
    menu = turn.menu(state, 1)
    found: list[Option] = []
    white = state.white
    if not state.level:
        for die in dict.fromkeys(white):
            for option in with_die(turn, state, menu, die, 1):
                found.append(Option(option.value, [TAKES[die], *option.moves]))
    if state.level or has(state, turn.seat, TWO_DICE, 2):
        for one, other in dict.fromkeys(combinations(white, 2)):
            cost = _price(turn, state, one, other)
            for option in with_two(turn, state, menu, one, other):
                found.append(Option(option.value - cost, [PAIRS[one][other], *option.moves]))
    found.sort(key=by_value)
    return found


def _price(turn: Turn, state: State, one: int, other: int) -> float:
    """What it costs to take two dice: what Eve does with the third, or the tile."""
    if not state.level:
        return turn.tile(state, 2, 1)
    rest = state.white[:]
    rest.remove(one)
    rest.remove(other)
    return harm(turn, state, rest[0])


def uses(turn: Turn, state: State) -> list[Option]:
    """What to do with the dice in the hand."""
    menu = turn.menu(state, 1)
    hand = state.hand
    if len(hand) > 1:
        return with_two(turn, state, menu, hand[0], hand[1])
    return with_die(turn, state, menu, hand[0], 1)
