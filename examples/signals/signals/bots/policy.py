"""The bot to play against. It is given a desk: the view of its seat, the legal moves, and guesses."""

from __future__ import annotations

from roundhouse.core.bot import Bot, Desk

from ..printed.facts import NONE
from ..seen.view import View


class Standard(Bot):
    """Takes the best card of the row; lays its worst, as others may take it."""

    def choose(self, desk: Desk) -> int:
        assert isinstance(desk.view, View)
        # Moves of one kind are in the order of their cards.
        return desk.moves[0] if desk.view.turn == NONE else desk.moves[-1]
