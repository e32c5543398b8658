"""Who says what a board promises. There is one judge by hand (promise.py) and one that has learned (learned.py)."""

from __future__ import annotations

from ..rules.board import Board


class Judge:
    """The base: a board before it is known what else will be rolled."""

    def worth(self, board: Board, rounds: int, expansion: int) -> float:
        """The points that a board promises with so many rounds to come after this one; with none, what it scores."""
        raise NotImplementedError
