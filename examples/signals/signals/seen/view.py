"""What one seat may know: named field by field, so that nothing slips through."""

from __future__ import annotations

from roundhouse.core.sheet import Sheet
from roundhouse.core.view import View as BaseView

from ..printed.facts import HIDDEN
from ..rules.scoring import score


class View(BaseView, frozen=True):
    round: int
    rounds: int
    #: Whose turn it is to take; NONE while all lay.
    turn: int
    #: The seat's own cards, counted by kind; None for a spectator.
    hand: tuple[int, ...] | None
    #: How many cards everybody holds.
    held: tuple[int, ...]
    #: What everybody has laid: a card, NONE, or HIDDEN.
    laid: tuple[int, ...]
    row: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    #: What is in the deck, in the others' hands or face down before them.
    unseen: tuple[int, ...]

    @property
    def deck(self) -> int:
        """How many cards are left to draw."""
        others = sum(self.held) - sum(self.hand or ())
        return sum(self.unseen) - others - self.laid.count(HIDDEN)

    def sheet(self) -> Sheet:
        return score(self.piles)
