"""Phase III, choose actions: AS-5.1, AS-5.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..printed.facts import ACTIONS, LOCOMOTIVE, MOST_ENGINE, NO_ACTION
from .moves import Choose
from .plan import ACTION_SHIFT

if TYPE_CHECKING:
    from .events import Events
    from .state import State

CHOICES: Final[list[int]] = [Choose(action).pack() for action in range(len(ACTIONS))]


def begin(state: State) -> None:
    state.action = [NO_ACTION] * len(state.action)


def is_free(state: State, action: int) -> bool:
    """Each action once a turn; where they go round, once until all were chosen."""
    return action not in state.action and not state.cycle >> action & 1


def moves(state: State) -> list[int]:
    return [CHOICES[action] for action in state.plan.actions if is_free(state, action)]


def choose(state: State, seat: int, move: int, events: Events) -> None:
    action = move >> ACTION_SHIFT
    state.action[seat] = action
    state.plan.choosing.chosen(state, action)
    events.chose(seat, action)
    # ASR-25: at six links it does nothing.
    if action == LOCOMOTIVE and state.engine[seat] < MOST_ENGINE:
        state.engine[seat] += 1
