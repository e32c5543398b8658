"""What one seat may know: its own board as it is, the others' as they were when the round began (RI-2.1)."""

from __future__ import annotations

import functools
from typing import Final

from msgspec import Struct

from ....core.chance import Chance, Fast
from ....core.fields import same_names, seen, take_over
from ....core.sheet import Sheet
from ....core.view import View as BaseView
from ..rules import legal, play, scoring
from ..rules.board import Board
from ..rules.events import SILENT
from ..rules.state import State
from ..rules.tables import FINISH


class BoardView(Struct, frozen=True):
    """A board and its marks; see rules.board.Board."""

    cells: tuple[int, ...]
    left: int
    specials: int
    spent: int
    special_free: bool
    done: bool
    lava: int
    duty: bool
    dot: int
    pending: bool


class View(BaseView, frozen=True):
    """`shown` is what lies open before everybody, `mine` the seat's own board as it is now."""

    expansion: int
    round: int
    rounds: int
    dice: tuple[int, ...]
    lava_dice: tuple[int, ...]
    direction: int
    distance: int
    shown: tuple[BoardView, ...]
    mine: BoardView | None

    def board(self, seat: int) -> BoardView:
        """A seat's board as this view sees it."""
        return self.mine if self.mine is not None and seat == self.seat else self.shown[seat]

    @property
    def seats(self) -> int:
        return len(self.shown)

    def sheet(self) -> Sheet:
        return scoring.sheet([self.board(seat).cells for seat in range(self.seats)], self.expansion)


#: What everybody sees as it is.
_OPEN: Final = same_names(View, State, but=("shown",))
#: What whoever sees a board sees of it; the rest follows from that.
_MARKS: Final = same_names(BoardView, Board)


def look(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        actors=tuple(state.players),
        shown=tuple([_board_view(board) for board in state.shown]),
        mine=None if seat is None else _board_view(state.boards[seat]),
        **seen(state, _OPEN),
    )


def _board_view(board: Board) -> BoardView:
    return BoardView(**seen(board, _MARKS))


@functools.lru_cache(maxsize=512)
def _board(view: BoardView) -> Board:
    """For any number of guesses: states share boards until they are drawn on."""
    board = Board()
    take_over(board, view, _MARKS)
    board.survey()
    return board


def guess(view: View, chance: Chance) -> State:
    """A state that fits the view: those of the others who have finished the round have drawn something or other."""
    state = State(view.expansion, view.rounds, [_board(view.board(seat)) for seat in range(view.seats)])
    take_over(state, view, _OPEN)
    state.shown = [_board(shown) for shown in view.shown]
    state.players = list(view.actors)
    if not view.over:
        for seat in range(view.seats):
            if seat not in view.actors and seat != view.seat:
                _draw_anything(state, seat, chance)
    return state


def _draw_anything(state: State, seat: int, chance: Chance) -> None:
    """Random drawings on one board, to the end of its round."""
    while True:
        moves = legal.moves(state, seat)
        move = moves[chance.die("guess", len(moves)) - 1]
        if move == FINISH:
            state.board(seat).done = True
            return
        play.play(state, seat, move, Fast(0), SILENT)
