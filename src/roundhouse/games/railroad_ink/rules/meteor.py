"""The meteor (RI-4): where it comes down, and what it does there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..printed.facts import CRATER, PIECE_MASK, ROUND_SHIFT, SIZE

if TYPE_CHECKING:
    from .events import Events
    from .state import State


def target(cells: Sequence[int], dot: int, direction: int, distance: int) -> int:
    """Where the meteor comes down: RI-4.3 it turns round at the edge, RI-4.4 it goes on where a crater is."""
    row, col = divmod(dot, SIZE)
    along = row if direction in (0, 2) else col
    step = -1 if direction in (0, 3) else 1
    while True:
        if not 0 <= along + step < SIZE:
            step = -step
        along += step
        distance -= 1
        cell = along * SIZE + col if direction in (0, 2) else row * SIZE + along
        if distance <= 0 and cells[cell] & PIECE_MASK != CRATER:
            return cell


def impact(state: State, seat: int, direction: int, events: Events, hidden: bool) -> None:
    """RI-4.2: the struck cell becomes a crater, what was there is erased, the dot moves."""
    board = state.board(seat)
    cell = target(board.cells, board.dot, direction, state.distance)
    was = board.cells[cell] & PIECE_MASK
    board.dot = cell
    board.erase(cell, CRATER | state.round << ROUND_SHIFT)
    events.struck(seat, cell, was, hidden)
