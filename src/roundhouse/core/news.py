"""News: what a move tells somebody and nobody can give back. Undo, the warning before a move and previews all ask here.

A move is no news to a reader who could foresee it: played in guesses of the reader's own view, it always leads to the
same view. Its mover has learnt something if chance answered, or if what others chose in secret came to light; a partner
of the mover's has learnt something if what the mover kept to itself shows in the partner's view. (What opponents get to
see can only harm the mover, so it may be taken back.) No game says a word about any of this.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from .chance import Fast, Recorder
from .game import Game
from .state import State
from .view import View

#: In so many guesses a move must lead to the same view. A secret of two choices equally likely would pass in one
#: position of two thousand; after the move, what was foreseen is compared with what came, too.
GUESSES = 12


class Outlook(Struct, frozen=True):
    """What the reader of a view can tell about a move before it is made."""

    #: How the table will look to that reader; None if it cannot be told.
    view: View | None
    #: Chance will answer.
    chance: bool = False
    #: A partner of the mover's will learn something.
    told: bool = False
    #: Somebody may act then who may not now, or nobody any more.
    opens: bool = False

    @property
    def final(self) -> bool:
        """Whether the mover cannot count on taking it back."""
        return self.view is None or self.told or self.opens


def opened(before: Sequence[int], after: Sequence[int]) -> bool:
    """Whether a move began a new step of the game: somebody may act who could not before, or nobody any more."""
    return not after or not set(after) <= set(before)


def foresee(game: Game, view: View, seat: int, move: int, first: int = 0) -> Outlook:
    """What a move of a seat leads to, for the view's reader; `first` is the number of the first guess."""
    foreseen: View | None = None
    for number in range(first, first + GUESSES):
        chance = Recorder(Fast(number))
        state = game.guess(view, chance)
        only_world = not chance.answers
        if game.refusal(state, seat, move) is not None:
            return Outlook(None)  # that the move could be made at all is something to learn
        chance.answers.clear()
        state.play(seat, move, chance)
        if chance.answers:
            return Outlook(None, chance=True)
        after = state.view(view.seat)
        if foreseen is not None and after != foreseen:
            return Outlook(None)
        foreseen = after
        if only_world:
            break
    assert foreseen is not None
    return Outlook(foreseen, opens=opened(view.actors, foreseen.actors))


def outlook(game: Game, view: View, move: int) -> Outlook:
    """What the mover can tell about its own move: what comes of it, and whether a partner will learn something."""
    assert view.seat is not None
    found = foresee(game, view, view.seat, move)
    if found.view is None or game.partners == 1:
        return found
    before = game.guess(view, Fast(0))
    after = before.clone()
    after.play(view.seat, move, Fast(0))
    return replace(found, told=told(game, before, after, view.seat, move))


def learnt(game: Game, before: State, after: State, seat: int, move: int) -> bool:
    """Whether a move that chance did not answer has told its mover something."""
    return foresee(game, before.view(seat), seat, move).view != after.view(seat)


def told(game: Game, before: State, after: State, seat: int, move: int) -> bool:
    """Whether a move has told a partner something that its mover had kept to itself."""
    for partner in game.team(seat):
        sight, seen = before.view(partner), after.view(partner)
        # Who may act is always known.
        if (
            partner != seat
            and replace(seen, actors=()) != replace(sight, actors=())
            and foresee(game, sight, seat, move).view != seen
        ):
            return True
    return False
