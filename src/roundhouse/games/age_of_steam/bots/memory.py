"""What was found on a board, kept while a search plays on from it in many worlds: there track is nearly always the same
and only cubes, money and beliefs are others. So lines are looked for once, and of the plans only the best are weighed
again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ..rules.state import State
    from .lines import Line

#: Boards that are remembered; then everything is forgotten.
BOARDS: Final = 400
#: Budgets are thought of in steps of so many dollars.
ROUND: Final = 2

#: All that says where track is, who owns it and where more may go.
Board = tuple[object, ...]
#: A board, an engine, tiles, dollars, lines in a plan, and whether the dearest tile costs half.
Wish = tuple[Board, int, int, int, int, bool]


def board_of(state: State, seat: int) -> Board:
    return (
        seat,
        tuple(state.tile),
        tuple(state.colour),
        tuple(state.owner),
        tuple(state.start),
        tuple(state.tip),
        state.town_discs,
    )


def rounded(money: int) -> int:
    """No less, so that nothing is overlooked that could be paid for."""
    return -(-max(money, 0) // ROUND) * ROUND


class Memory:
    def __init__(self) -> None:
        self.lines: dict[Board, list[Line]] = {}
        #: The lines of each of the best plans.
        self.plans: dict[Wish, list[list[Line]]] = {}

    def tidy(self) -> None:
        if len(self.lines) > BOARDS:
            self.lines.clear()
            self.plans.clear()
