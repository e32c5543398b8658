"""The rules: what a move does, and what happens next. Which moves are legal: legal.py; why another is not: refusals.py.
Ids are those of rules.en.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.chance import Chance
from ....core.moves import KIND_MASK
from ..printed.facts import (
    ANY,
    BESIDE,
    DIE_A,
    DIE_B,
    DIE_DIRECTION,
    DIE_DISTANCE,
    DIE_LAVA,
    EMPTY,
    FACES,
    FIRST_LAVA_PIECE,
    FIRST_SPECIAL_PIECE,
    HAS_LAVA,
    LAVA_EXPANSION,
    MAX_SPECIALS,
    METEOR_EXPANSION,
    PIECE_MASK,
    ROUND_SHIFT,
    SIDES,
)
from . import kinds
from .meteor import impact
from .tables import DICE_FITS, EFFECTS, IGNORES, STRIKES, one_die

if TYPE_CHECKING:
    from .board import Board
    from .events import Events
    from .state import State
    from .tables import Shows

# The sides of the dice, as numbers.
FACES_OF_A: Final[list[int]] = [FACES.index(name) for name in DIE_A]
FACES_OF_B: Final[list[int]] = [FACES.index(name) for name in DIE_B]
FACES_OF_LAVA: Final[list[int]] = [FACES.index(name) for name in DIE_LAVA]
DIRECTIONS: Final[list[int]] = [ANY if name == "any" else SIDES.index(name) for name in DIE_DIRECTION]


# -- rounds -------------------------------------------------------------------------------------------------------


def next_round(state: State, chance: Chance, events: Events) -> None:
    """RI-2.1: the dice are rolled once, for everybody."""
    state.round += 1
    left, lava = _roll(state, chance)
    events.rolled(state)
    fits = DICE_FITS[left]
    for seat in range(len(state.boards)):
        board = state.board(seat)
        board.left = left
        board.fits = fits
        board.lava = lava
        board.duty = lava > 0
        board.special_free = board.spent < MAX_SPECIALS
        board.done = False
        if state.expansion == METEOR_EXPANSION:
            # Nothing to decide: the meteor comes down at once.
            board.pending = state.direction == ANY or board.special_free
            if not board.pending:
                impact(state, seat, state.direction, events, hidden=False)
    state.players = list(range(len(state.boards)))
    state.show()


def _roll(state: State, chance: Chance) -> tuple[int, int]:
    """Roll the dice; the route dice and the lava dice, counted."""
    dice = [FACES_OF_A[chance.die("A", 6) - 1] for _ in range(3)]
    dice.append(FACES_OF_B[chance.die("B", 6) - 1])
    state.dice = tuple(dice)
    left = lava = 0
    for face in dice:
        left += one_die(face)
    if state.expansion == LAVA_EXPANSION:
        state.lava_dice = (FACES_OF_LAVA[chance.die("lava", 6) - 1], FACES_OF_LAVA[chance.die("lava", 6) - 1])
        for face in state.lava_dice:
            lava += one_die(face)
    elif state.expansion == METEOR_EXPANSION:
        state.direction = DIRECTIONS[chance.die("direction", 6) - 1]
        state.distance = DIE_DISTANCE[chance.die("distance", 6) - 1]
    return left, lava


def _end_round(state: State, chance: Chance, events: Events) -> None:
    """RI-2.8: all have finished; now the drawings are shown."""
    events.shown()
    if state.round < state.rounds:
        next_round(state, chance, events)
    else:
        state.show()
        events.ended()


# -- moves --------------------------------------------------------------------------------------------------------


def play(state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
    board = state.board(seat)
    match move & KIND_MASK:
        case kinds.DRAW:
            _draw(state, board, seat, move, events)
        case kinds.FINISH:
            board.done = True
            state.players = [player for player in state.players if player != seat]
            events.finished(seat)
            if not state.players:
                _end_round(state, chance, events)
        case kinds.VOLCANO:
            cell, piece, _, shows = EFFECTS[move]
            _put(state, board, cell, piece, shows)
            events.erupted(seat, cell)
        case kinds.EAT:
            _eat(state, board, seat, move, events)
        case kinds.STRIKE:
            board.pending = False
            impact(state, seat, STRIKES.index(move), events, hidden=True)
        case kinds.IGNORE:
            special = IGNORES.index(move)
            board.pending = False
            _cross_off(board, 1 << special)
            events.ignored(seat, special)


def _draw(state: State, board: Board, seat: int, move: int, events: Events) -> None:
    """RI-2.2, RI-2.6, RI-5.2: a face of a die, or a special route."""
    cell, piece, cost, shows = EFFECTS[move]
    was = board.cells[cell] & PIECE_MASK
    _put(state, board, cell, piece, shows)
    if piece < FIRST_SPECIAL_PIECE:
        board.left -= cost
        board.fits = DICE_FITS[board.left]
    elif piece < FIRST_LAVA_PIECE:
        _cross_off(board, cost)
    else:
        board.lava -= cost
        board.duty = False
    events.drew(seat, cell, piece, was)


def _eat(state: State, board: Board, seat: int, move: int, events: Events) -> None:
    """RI-5.5"""
    cell, piece, cost, shows = EFFECTS[move]
    was = board.cells[cell] & PIECE_MASK
    board.erase(cell, EMPTY)
    _put(state, board, cell, piece, shows)
    board.lava -= cost
    board.duty = False
    events.ate(seat, cell, piece, was)


def _put(state: State, board: Board, cell: int, piece: int, shows: Shows) -> None:
    """Put a piece on a cell; RI-2.7: with the number of the round."""
    cells = board.cells
    frontier = board.frontier
    cells[cell] = piece | state.round << ROUND_SHIFT
    frontier.pop(cell, 0)
    for n, bits in shows:
        if cells[n] == EMPTY:
            frontier[n] = frontier.get(n, 0) | bits
        elif n in board.pits:
            board.pits[n] |= bits
    if state.expansion == LAVA_EXPANSION:
        board.free &= ~(1 << cell)
        if HAS_LAVA[piece]:
            board.near |= BESIDE[cell]
    elif board.pits:
        # RI-4.6: a crater that is drawn over is one no longer; the dot stays.
        board.pits.pop(cell, 0)


def _cross_off(board: Board, special: int) -> None:
    """RI-2.6: each once, one a round, three a game."""
    board.specials ^= special
    board.spent += 1
    board.special_free = False
