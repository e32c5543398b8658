"""Partners: a rack for cards that both may use, pieces that are counted together. Without teams everybody is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .events import Events
    from .plan import Plan
    from .state import State


def partners(plan: Plan, seat: int) -> list[int]:
    """The seats of a seat's team."""
    return [other for other in range(plan.seats) if plan.team_of[other] == plan.team_of[seat]]


def store(state: State, seat: int, kind: int, to_rack: bool, face_up: bool, events: Events) -> None:
    """A card goes to the hand or to the rack."""
    if to_rack:
        state.racks[state.plan.team_of[seat]][kind] += 1
    else:
        state.hands[seat][kind] += 1
    events.stored(state, seat, kind, to_rack, face_up)


def pieces_left(state: State, seat: int) -> int:
    """Rule `partners-pieces`: they are added."""
    size = state.plan.team_size
    first = seat - seat % size
    return sum(state.pieces[first : first + size])
