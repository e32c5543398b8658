"""Why a move is not possible: written from the conditions, not from the list of legal moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.moves import KIND_MASK
from ....core.refusal import not_your_turn, refuse
from ..printed.facts import (
    ANY,
    CELL_NAMES,
    CRATER,
    EMPTY,
    ENDS,
    FIRST_LAVA,
    FIRST_SPECIAL,
    HAS_LAVA,
    HAS_ROUTE,
    LAVA_EXPANSION,
    MAX_SPECIALS,
    METEOR_EXPANSION,
    NEIGHBOURS,
    PIECE_FACE,
    PIECE_MASK,
    clash,
    joins,
)
from . import kinds
from .legal import lava_drawings, lava_moves
from .moves import MOVES, Eat
from .names import face_text, side_text
from .tables import DICE_FITS, EFFECTS, IGNORES, STRIKES, VOLCANOES, dice_left

if TYPE_CHECKING:
    from ....core.refusal import Refusal
    from .board import Board
    from .state import State


def refusal(state: State, seat: int, move: int) -> Refusal | None:
    """None, or the first rule that forbids the move. Independent of moves(): the conformance suite compares them."""
    malformed = MOVES.malformed(move)
    if malformed is not None:
        return malformed
    board = state.boards[seat]
    if board.done:
        return not_your_turn()
    kind = move & KIND_MASK
    if kind in (kinds.STRIKE, kinds.IGNORE):
        return _refuse_meteor(state, board, move)
    if board.pending:
        return refuse("RI-4.1", "meteor-first")
    if kind == kinds.FINISH:
        return _refuse_finish(board)
    if kind in (kinds.VOLCANO, kinds.EAT) and state.expansion != LAVA_EXPANSION:
        return refuse("RI-1.4", "no-lava")
    if kind == kinds.VOLCANO:
        return _refuse_volcano(board, VOLCANOES.index(move))
    effect = EFFECTS.get(move)
    if effect is None:
        wish = MOVES.unpack(move)
        if isinstance(wish, Eat) and wish.face < FIRST_LAVA:
            return refuse("RI-5.5", "only-lava-eats")
        return refuse("RI-2.2", "no-such-turn")
    cell, piece = effect[0], effect[1]
    return _refuse_eating(state, board, cell, piece) if kind == kinds.EAT else _refuse_draw(state, board, cell, piece)


def _refuse_draw(state: State, board: Board, cell: int, piece: int) -> Refusal | None:
    face = PIECE_FACE[piece]
    if face < FIRST_SPECIAL:
        if not dice_left(board.left, face):
            return refuse("RI-2.2", "die-used" if face in state.dice else "die-not-rolled", face=face_text(face))
    elif face < FIRST_LAVA:
        refused = _refuse_special(board, face - FIRST_SPECIAL)
        if refused is not None:
            return refused
    elif not dice_left(board.lava, face):
        if state.expansion != LAVA_EXPANSION:
            return refuse("RI-1.4", "no-lava")
        return refuse("RI-5.2", "die-used" if face in state.lava_dice else "die-not-rolled", face=face_text(face))
    if board.cells[cell] & PIECE_MASK not in (EMPTY, CRATER):
        return refuse("RI-2.7", "cell-taken", cell=CELL_NAMES[cell])
    return _refuse_fit(board, cell, piece)


def _refuse_fit(board: Board, cell: int, piece: int) -> Refusal | None:
    around = board.around(cell)
    side = clash(ENDS[piece], around)
    if side >= 0:
        return refuse("RI-2.4", "clash", side=side_text(side), cell=CELL_NAMES[cell])
    lava = PIECE_FACE[piece] >= FIRST_LAVA
    if not joins(ENDS[piece], around, lava):
        return refuse("RI-5.3", "joins-no-lava") if lava else refuse("RI-2.3", "joins-nothing")
    return None


def _refuse_special(board: Board, special: int) -> Refusal | None:
    if not board.specials >> special & 1:
        return refuse("RI-2.6", "special-used", face=face_text(FIRST_SPECIAL + special))
    if board.spent >= MAX_SPECIALS:
        return refuse("RI-2.6", "specials-spent")
    if not board.special_free:
        return refuse("RI-2.6", "special-this-round")
    return None


def _refuse_finish(board: Board) -> Refusal | None:
    """RI-2.5, RI-5.2"""
    if any(DICE_FITS[board.left][around] for around in board.frontier.values()):
        return refuse("RI-2.5", "dice-left")
    if board.duty and lava_moves(board):
        return refuse("RI-5.2", "lava-left")
    return None


def _refuse_volcano(board: Board, cell: int) -> Refusal | None:
    if board.cells[cell] & PIECE_MASK != EMPTY:
        return refuse("RI-5.4", "cell-taken", cell=CELL_NAMES[cell])
    for n in NEIGHBOURS[cell]:
        if n >= 0 and HAS_LAVA[board.cells[n] & PIECE_MASK]:
            return refuse("RI-5.4", "volcano-touches-lava", cell=CELL_NAMES[n])
    return None


def _refuse_eating(state: State, board: Board, cell: int, piece: int) -> Refusal | None:
    """RI-5.5"""
    face = PIECE_FACE[piece]
    if not dice_left(board.lava, face):
        return refuse("RI-5.2", "die-used" if face in state.lava_dice else "die-not-rolled", face=face_text(face))
    if not board.duty:
        return refuse("RI-5.5", "duty-done")
    if lava_drawings(board):
        return refuse("RI-5.5", "lava-has-room")
    there = board.cells[cell] & PIECE_MASK
    if not HAS_ROUTE[there] or HAS_LAVA[there]:
        return refuse("RI-5.5", "nothing-to-eat", cell=CELL_NAMES[cell])
    return _refuse_fit(board, cell, piece)


def _refuse_meteor(state: State, board: Board, move: int) -> Refusal | None:
    """RI-4.1, RI-4.5"""
    if state.expansion != METEOR_EXPANSION:
        return refuse("RI-1.4", "no-meteor")
    if not board.pending:
        return refuse("RI-4.5", "meteor-done")
    if move & KIND_MASK == kinds.IGNORE:
        return _refuse_special(board, IGNORES.index(move))
    if state.direction not in (ANY, STRIKES.index(move)):
        return refuse("RI-4.1", "other-direction", side=side_text(state.direction))
    return None
