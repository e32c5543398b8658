"""Action tiles (SR-4): who may use one, what they allow, and where they go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..printed.design import POWER_OF_4B
from ..printed.facts import ANY_DISTANCE, NUMBERS, STRONGER
from .plan import ALL_KINDS
from .steps import FINAL, POOL, VALUE

if TYPE_CHECKING:
    from .events import Events
    from .state import State

#: More than any distance: tile 4a.
NO_LIMIT: Final = 99


def has(state: State, seat: int, tile: int, number: int) -> bool:
    """Whether a seat may use a side of a tile: the seat holds it, sideways or not (SRR-21), and in a solo game it has
    not yet served the other action, if it is a lasting one (SRR-44)."""
    return state.tile_of[number] == seat and state.tiles[number] == tile and not state.spent >> number & 1


def owns(state: State, seat: int, number: int) -> bool:
    """The same for tiles with the same effect on both sides: 1 and 6."""
    return state.tile_of[number] == seat and not state.spent >> number & 1


def use_tile(state: State, number: int, events: Events) -> None:
    """SR-4.1: lightning goes back to the pool, upright; infinity stays; alone it serves one action a turn (SR-7.3)."""
    events.tile_used(state, number)
    if state.plan.lightning[state.tiles[number]]:
        to_pool(state, number)
    elif state.level:
        state.spent |= 1 << number


def to_pool(state: State, number: int) -> None:
    state.players[state.tile_of[number]].tiles &= ~(1 << number)
    state.tile_of[number] = POOL
    state.sideways &= ~(1 << number)


def give_tile(state: State, seat: int, number: int) -> None:
    """SR-3.4: from wherever it is, laid sideways."""
    holder = state.tile_of[number]
    if holder != POOL:
        state.players[holder].tiles &= ~(1 << number)
    state.players[seat].tiles |= 1 << number
    state.tile_of[number] = seat
    state.sideways |= 1 << number


def track_kinds(state: State, seat: int) -> int:
    """SR-3.1, tile 6: the kinds of track that may be drawn, a bit each."""
    return ALL_KINDS if owns(state, seat, 6) else state.plan.black[state.black]


def power(state: State, seat: int) -> int:
    """SR-3.3, tiles 4a and 4b: how far a good may go."""
    own = state.players[seat].power
    if has(state, seat, STRONGER, 4):
        return own + POWER_OF_4B
    return NO_LIMIT if has(state, seat, ANY_DISTANCE, 4) else own


def farthest(state: State) -> int:
    """How far a good may ever go: with all boxes crossed, and with tile 4."""
    return NO_LIMIT if state.tiles[4] == ANY_DISTANCE else len(NUMBERS) + POWER_OF_4B


def changeable(hand: list[int], value: int, mark: int) -> int:
    """The place of a die with this value that a tile may change; -1: none."""
    best = -1
    for place, die in enumerate(hand):
        if die & VALUE == value and not die & (FINAL | mark) and (best < 0 or die > hand[best]):
            best = place
    return best
