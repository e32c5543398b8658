"""Every legal move. Why another is not: refusals.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..printed.facts import ANY, CELLS, HAS_LAVA, HAS_ROUTE, LAVA_EXPANSION, PIECE_MASK, SPECIAL_FACES
from .tables import DRAWS, EATS, FINISH, IGNORES, LAVA_FITS, SPECIAL_FITS, STRIKES, VOLCANOES

if TYPE_CHECKING:
    from .board import Board
    from .state import State
    from .tables import Fits, MovesAt


def moves(state: State, seat: int) -> list[int]:
    """Every legal move of a seat."""
    board = state.boards[seat]
    if board.done:
        return []
    if board.pending:
        return _meteor_moves(state, board)
    found = _drawings(board.fits, board.frontier) if board.left else []
    # RI-2.5: the round may be ended when no die left can be drawn; a crater need not be erased for one (RIR-41.1).
    may_finish = not found
    if board.pits:
        found += _drawings(board.fits, board.pits)
    if board.special_free:
        specials: Fits = SPECIAL_FITS[board.specials]
        found += _drawings(specials, board.frontier)
        if board.pits:
            found += _drawings(specials, board.pits)
    if state.expansion == LAVA_EXPANSION:
        before = len(found)
        found += lava_moves(board)
        may_finish = may_finish and (not board.duty or len(found) == before)
    if may_finish:
        found.append(FINISH)
    return found


def _drawings(fits: Fits, places: dict[int, int], moves_at: MovesAt = DRAWS) -> list[int]:
    """The moves by which pieces that fit their surroundings are drawn on cells."""
    found: list[Any] = []
    for cell, around in places.items():
        here = moves_at[cell]
        for piece in fits[around]:
            found.append(here[piece])
    return found


def lava_moves(board: Board) -> list[int]:
    """RI-5.2 to RI-5.5: lava faces that join lava, new volcanoes, and, in need, routes that lava eats."""
    found = lava_drawings(board)
    if board.duty and not found:
        found += _eating(board)
    open_ground = board.free & ~board.near
    return found + [VOLCANOES[cell] for cell in range(CELLS) if open_ground >> cell & 1]


def lava_drawings(board: Board) -> list[int]:
    """RI-5.3"""
    return _drawings(LAVA_FITS[board.lava], board.frontier) if board.lava else []


def _eating(board: Board) -> list[int]:
    """RI-5.5"""
    routes: dict[int, int] = {}
    for cell in range(CELLS):
        piece = board.cells[cell] & PIECE_MASK
        if HAS_ROUTE[piece] and not HAS_LAVA[piece]:
            routes[cell] = board.around(cell)
    return _drawings(LAVA_FITS[board.lava], routes, EATS)


def _meteor_moves(state: State, board: Board) -> list[int]:
    """RI-4.1, RI-4.5: where it flies, or a special route crossed off to ignore it."""
    found = STRIKES[:] if state.direction == ANY else [STRIKES[state.direction]]
    if board.special_free:
        found += [IGNORES[special] for special in range(len(SPECIAL_FACES)) if board.specials >> special & 1]
    return found
