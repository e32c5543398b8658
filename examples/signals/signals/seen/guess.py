"""A whole game that a view's seat cannot tell from the real one."""

from __future__ import annotations

from roundhouse.core.chance import Chance
from roundhouse.core.fields import take_over

from ..printed.facts import HIDDEN
from ..rules.events import SILENT
from ..rules.state import State
from .view import OPEN, View


def fill_in(state: State, view: View, chance: Chance) -> None:
    """Put what the view knows into a fresh state, and deal the rest."""
    take_over(state, view, OPEN)
    state.laid, state.deck = list(view.laid), list(view.unseen)
    for seat, held in enumerate(view.held):
        if seat == view.seat:
            state.hands[seat] = list(view.hand or ())
            continue
        for _ in range(held):
            state.draw(seat, chance, SILENT)
        if view.laid[seat] == HIDDEN:
            state.laid[seat] = chance.draw("deck", state.deck)
            state.deck[state.laid[seat]] -= 1
