"""What one seat may know: its own board as it is, the others' as they were when the round began (RI-2.1)."""

from __future__ import annotations

from msgspec import Struct

from ....core.chance import Chance, Fast
from ....core.sheet import Sheet
from ....core.view import View as BaseView
from ..rules import play, scoring
from ..rules.state import Board, State, blank
from ..rules.tables import FINISH


class BoardView(Struct, frozen=True):
    """A board and its marks; see state.Board."""

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
        return scoring.sheet([self.board(seat).cells for seat in range(self.seats)])


def look(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        actors=tuple(state.players),
        expansion=state.expansion,
        round=state.round,
        rounds=state.rounds,
        dice=state.dice,
        lava_dice=state.lava_dice,
        direction=state.direction,
        distance=state.distance,
        shown=tuple(_board_view(board) for board in state.shown),
        mine=None if seat is None else _board_view(state.boards[seat]),
    )


def _board_view(board: Board) -> BoardView:
    return BoardView(
        cells=tuple(board.cells),
        left=board.left,
        specials=board.specials,
        spent=board.spent,
        special_free=board.special_free,
        done=board.done,
        lava=board.lava,
        duty=board.duty,
        dot=board.dot,
        pending=board.pending,
    )


def _board(view: BoardView) -> Board:
    board = blank()
    board.cells = list(view.cells)
    board.left, board.lava, board.duty = view.left, view.lava, view.duty
    board.specials, board.spent, board.special_free = view.specials, view.spent, view.special_free
    board.done, board.dot, board.pending = view.done, view.dot, view.pending
    board.survey()
    return board


def guess(view: View, chance: Chance) -> State:
    """A state that fits the view: those of the others who have finished the round have drawn something or other."""
    state = State(
        expansion=view.expansion,
        rounds=view.rounds,
        round=view.round,
        dice=view.dice,
        lava_dice=view.lava_dice,
        direction=view.direction,
        distance=view.distance,
        boards=[_board(view.board(seat)) for seat in range(view.seats)],
        shown=[_board(shown) for shown in view.shown],
        players=list(view.actors),
    )
    if not view.over:
        for seat in range(view.seats):
            if seat not in view.actors and seat != view.seat:
                _draw_anything(state, seat, chance)
    return state


def _draw_anything(state: State, seat: int, chance: Chance) -> None:
    """Random drawings on one board, to the end of its round."""
    while True:
        moves = play.moves(state, seat)
        move = moves[chance.die("guess", len(moves)) - 1]
        if move == FINISH:
            state.board(seat).done = True
            return
        play.play(state, seat, move, Fast(0), None)
