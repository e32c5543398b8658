"""The setup (RI-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.chance import Chance
from ..printed.facts import CENTRE, EXPANSIONS, LAVA_EXPANSION, VOLCANO
from . import play
from .board import Board
from .events import told
from .state import State

if TYPE_CHECKING:
    from ....core.log import Log


def _fresh(expansion: int) -> Board:
    """RI-1.1, RI-5.1: an empty board, with lava a volcano in the middle."""
    board = Board()
    if expansion == LAVA_EXPANSION:
        board.cells[CENTRE] = VOLCANO
        board.survey()
    return board


#: A board before the first round, by expansion.
FRESH: Final[list[Board]] = [_fresh(expansion) for expansion in range(len(EXPANSIONS))]


def new_game(seats: int, expansion: int, rounds: int, chance: Chance, log: Log | None) -> State:
    """RI-1.1: everybody has a board; the first dice are rolled."""
    state = State(expansion, rounds, [FRESH[expansion].clone() for _ in range(seats)])
    play.next_round(state, chance, told(log))
    return state
