"""A whole game that a view's seat cannot tell from the real one."""

from __future__ import annotations

from roundhouse.core.chance import Chance

from ..printed.facts import HIDDEN
from ..rules.state import State
from .view import View


def fill_in(state: State, view: View, chance: Chance) -> None:
    """Put what the view knows into a fresh state, and deal the rest."""
    state.round, state.turn = view.round, view.turn
    state.row, state.laid = list(view.row), list(view.laid)
    state.piles = [list(pile) for pile in view.piles]
    state.deck = list(view.unseen)
    for seat, held in enumerate(view.held):
        if seat == view.seat:
            state.hands[seat] = list(view.hand or ())
            continue
        for _ in range(held):
            state.draw(seat, chance, None)
        if view.laid[seat] == HIDDEN:
            state.laid[seat] = chance.draw("deck", state.deck)
            state.deck[state.laid[seat]] -= 1
