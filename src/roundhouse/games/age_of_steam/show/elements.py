"""The ids of things in the picture that more than one room speaks of. Those of hexes and seats: rules/events.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.plan import SIDES

if TYPE_CHECKING:
    from ..rules.state import State


def link_element(state: State, run: int) -> str:
    """A link or section: where its track leaves its first stop."""
    place, side = divmod(state.start[run], SIDES)
    return f"link-{state.plan.board.labels[place]}-{side}"
