"""Dice: taking and stealing them (SR-2.1, SR-4.2), and changing them by tiles (SR-4.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ....core.moves import KIND_MASK
from ..printed.facts import STEAL_DIE
from . import kinds
from .packed import STEALS, number_of, second_of
from .rounds import go_on
from .steps import FINAL, MADE, NUDGED, STEAL, TAKE, USE, VALUE
from .tiles import changeable, use_tile

if TYPE_CHECKING:
    from .events import Events
    from .state import State


def take_die(state: State, seat: int, die: int, events: Events) -> None:
    """SR-2.1; SR-4.2, SRR-26: the owner of tile 2b is asked before anything is done with the die."""
    state.white.remove(die)
    state.hand.append(die)
    events.took(seat, die)
    owner = robber(state)
    if owner >= 0:
        go_on(state, STEAL, owner)
    else:
        state.step = USE


def robber(state: State) -> int:
    """SRR-26: who may steal the die just taken: the owner of 2b, if they have not had a die in this round, if another
    die is left, and if they want to be asked; -1: nobody."""
    owner = state.tile_of[2]
    if owner < 0 or state.tiles[2] != STEAL_DIE or state.quiet or not state.white or state.thief >= 0:
        return -1
    seats = len(state.players)
    to_come = (owner - state.first) % seats > (state.turn - state.first) % seats
    return owner if to_come else -1


def take_two(state: State, seat: int, one: int, other: int, events: Events) -> None:
    """SRR-25: both before the first action. Solo: Eve gets the third (SR-7.3)."""
    state.white.remove(one)
    state.white.remove(other)
    state.hand += [one, other]
    events.took_two(seat, one, other)
    if state.level:
        state.eve_die = state.white.pop()
    else:
        use_tile(state, 2, events)
    state.step = USE


def decline(state: State, seat: int, move: int, events: Events) -> None:
    """SRR-26: this time, or for the whole round."""
    state.quiet = move == STEALS[2]
    events.declined(seat)
    go_on(state, USE, state.turn)


def steal(state: State, seat: int, events: Events) -> None:
    """SR-4.2, SRR-26: the victim takes another die; this one is used in the thief's own turn."""
    state.stolen = state.hand.pop()
    state.thief = seat
    events.stole(state, seat)
    use_tile(state, 2, events)
    go_on(state, TAKE, state.turn)


def change(state: State, move: int, chance: Chance, events: Events) -> None:
    """SR-4.2: tiles 1, 5a and 5b. Of two dice with the same value the one that was changed before is changed again."""
    kind, value = move & KIND_MASK, number_of(move)
    match kind:
        case kinds.SET:
            mark, result = MADE, second_of(move)
        case kinds.NUDGE:
            mark, result = NUDGED, value + 1 if second_of(move) else value - 1
        case kinds.FLIP:
            mark, result = FINAL, 7 - value
        case _:
            mark, result = FINAL, chance.die("reroll", 6)
    place = changeable(state.hand, value, mark)
    state.hand[place] = result | state.hand[place] & ~VALUE | mark
    events.changed(state, kind == kinds.REROLL, value, result)
    use_tile(state, 1 if mark == MADE else 5, events)
