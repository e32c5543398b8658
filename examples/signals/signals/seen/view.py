"""What one seat may know: named field by field, so that nothing slips through."""

from __future__ import annotations

from typing import Final

from roundhouse.core.fields import same_names, seen
from roundhouse.core.sheet import Sheet
from roundhouse.core.view import View as BaseView

from ..printed.facts import CARDS, COPIES, HIDDEN, NONE
from ..rules.scoring import score
from ..rules.state import State


class View(BaseView, frozen=True):
    # See State for what has the same name there.
    round: int
    rounds: int
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


#: What everybody sees as it is.
OPEN: Final = same_names(View, State, but=("laid",))


def look(state: State, seat: int | None) -> View:
    face_down = state.turn == NONE
    known = [state.row, *state.piles, *([] if seat is None else [state.hands[seat]])]
    unseen = [COPIES - sum(counts[card] for counts in known) for card in range(len(CARDS))]
    if face_down and seat is not None and state.laid[seat] != NONE:
        unseen[state.laid[seat]] -= 1
    return View(
        seat=seat,
        actors=tuple(state.actors()),
        hand=None if seat is None else tuple(state.hands[seat]),
        held=tuple(sum(hand) for hand in state.hands),
        laid=tuple(
            card if not face_down or at == seat or card == NONE else HIDDEN for at, card in enumerate(state.laid)
        ),
        unseen=tuple(unseen),
        **seen(state, OPEN),
    )
