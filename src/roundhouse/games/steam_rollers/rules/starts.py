"""Starting tiles (SR-1.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.chance import Chance
from ....core.moves import KIND_BITS, KIND_MASK
from ..printed.facts import (
    BONUS,
    CARGO_CITIES,
    START_CARGO,
    START_LOCOMOTIVE,
    START_POINTS,
    START_TILE,
    START_TRACK,
)
from . import kinds
from .actions import cross_box, draw_track
from .packed import CARGO_CITY_SHIFT, CARGO_MASK, FIELD_MASK, FIELD_SHIFT, TRACK_SHIFT, number_of
from .rounds import ALONE, begin_round
from .tiles import give_tile

if TYPE_CHECKING:
    from .events import Events
    from .state import State

#: Starting tiles that may be taken without using them.
IDLE_STARTS: Final = (START_LOCOMOTIVE, START_TRACK, START_CARGO)


def take_start(state: State, seat: int, move: int, events: Events) -> None:
    """SR-1.6"""
    state.starts &= ~(1 << _use(state, seat, move, events))
    events.started(state, seat, move)


def _use(state: State, seat: int, move: int, events: Events) -> int:
    """Make use of a starting tile; which one it is."""
    player = state.players[seat]
    match move & KIND_MASK:
        case kinds.START_LOCOMOTIVE:
            cross_box(player, number_of(move))
            return START_LOCOMOTIVE
        case kinds.START_TRACK:
            draw_track(state, seat, move >> FIELD_SHIFT & FIELD_MASK, move >> TRACK_SHIFT, events)
            return START_TRACK
        case kinds.START_POINTS:
            player.bonus = BONUS
            return START_POINTS
        case kinds.START_TILE:
            give_tile(state, seat, number_of(move))
            return START_TILE
        case kinds.START_CARGO:
            player.cargo = move >> KIND_BITS & CARGO_MASK
            player.cargo_city = CARGO_CITIES[move >> CARGO_CITY_SHIFT]
            state.bag[player.cargo] -= 1
            return START_CARGO
    return IDLE_STARTS[move >> KIND_BITS]


def next_start(state: State, chance: Chance, events: Events) -> None:
    """SRR-37: against the turn order; after the first player the tiles that are left go to the box."""
    if state.turn == state.first:
        state.starts = 0
        begin_round(state, chance, events)
        return
    state.turn = (state.turn - 1) % len(state.players)
    state.waiting = ALONE[state.turn]
