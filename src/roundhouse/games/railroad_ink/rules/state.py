"""What is on the table: everybody's board, and the dice of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.chance import Chance
from ..printed.facts import CELLS, CENTRE, CRATER, EMPTY, ENDS, EXIT_AT, EXPANSIONS, HAS_LAVA, NEIGHBOURS, PIECE_MASK
from . import play, scoring
from .tables import CELL_SHIFT, DICE_FITS

if TYPE_CHECKING:
    from ....core.log import Log
    from ....core.refusal import Refusal
    from ....core.sheet import Sheet
    from ..seen.view import View


class Board:
    """One player's board. Only `cells` and the small marks are facts; `frontier`, `pits` and the masks are kept up to
    date with them, so that legal drawings need no search."""

    __slots__ = (
        "cells",
        "done",
        "dot",
        "duty",
        "fits",
        "free",
        "frontier",
        "lava",
        "left",
        "near",
        "pending",
        "pits",
        "special_free",
        "specials",
        "spent",
    )
    STATIC = ("fits",)

    def __init__(
        self,
        cells: list[int],
        frontier: dict[int, int],
        pits: dict[int, int],
        left: int,
        fits: list[tuple[int, ...]],
        specials: int,
        spent: int,
        special_free: bool,
        done: bool,
        lava: int,
        duty: bool,
        free: int,
        near: int,
        dot: int,
        pending: bool,
    ) -> None:
        #: piece | round << ROUND_SHIFT, by cell.
        self.cells = cells
        #: Free cells with an end or lava towards them, by place (see tables): their surroundings.
        self.frontier = frontier
        #: The same for craters, whatever is around them.
        self.pits = pits
        #: Route dice not yet used: two bits of count a face. `fits` is the table of moves for them.
        self.left = left
        self.fits = fits
        #: Special routes not crossed off (one bit each), how many were, and whether one may be used in this round.
        self.specials = specials
        self.spent = spent
        self.special_free = special_free
        self.done = done
        #: Lava: dice not yet used, whether one must still be drawn, free cells, cells at or beside lava.
        self.lava = lava
        self.duty = duty
        self.free = free
        self.near = near
        #: Meteor: the place of the last strike, and whether this round's is still to be resolved.
        self.dot = dot
        self.pending = pending

    def clone(self) -> Board:
        return Board(
            self.cells[:],
            self.frontier.copy(),
            self.pits.copy() if self.pits else {},
            self.left,
            self.fits,
            self.specials,
            self.spent,
            self.special_free,
            self.done,
            self.lava,
            self.duty,
            self.free,
            self.near,
            self.dot,
            self.pending,
        )

    def around(self, cell: int) -> int:
        """What neighbours and exits show towards a cell: two bits a side."""
        around = 0
        neighbours = NEIGHBOURS[cell]
        for side in range(4):
            n = neighbours[side]
            shown = EXIT_AT[4 * cell + side] if n < 0 else ENDS[self.cells[n] & PIECE_MASK][(side + 2) % 4]
            around |= shown << 2 * side
        return around

    def look(self, cell: int) -> None:
        """Enter a cell anew into frontier or pits, after something beside it was erased."""
        place = cell << CELL_SHIFT
        self.frontier.pop(place, 0)
        self.pits.pop(place, 0)
        piece = self.cells[cell] & PIECE_MASK
        if piece == CRATER:
            self.pits[place] = self.around(cell)
        elif piece == EMPTY:
            around = self.around(cell)
            if around:
                self.frontier[place] = around

    def survey(self) -> None:
        """Work everything out anew from the cells."""
        self.free = self.near = 0
        self.frontier.clear()
        self.pits.clear()
        for cell in range(CELLS):
            self.look(cell)
            piece = self.cells[cell] & PIECE_MASK
            if piece == EMPTY:
                self.free |= 1 << cell
            elif HAS_LAVA[piece]:
                self.near |= play.BESIDE[cell]
        self.fits = DICE_FITS[self.left]


def blank() -> Board:
    """A board with nothing on it."""
    board = Board([EMPTY] * CELLS, {}, {}, 0, DICE_FITS[0], 0b111111, 0, True, False, 0, False, 0, 0, CENTRE, False)
    board.survey()
    return board


def _fresh(expansion: int) -> Board:
    board = blank()
    play.prepare(board, expansion)
    return board


#: A board before the first round, by expansion.
FRESH: Final[list[Board]] = [_fresh(expansion) for expansion in range(len(EXPANSIONS))]


class State:
    """See core.state.State."""

    __slots__ = (
        "boards",
        "dice",
        "direction",
        "distance",
        "expansion",
        "lava_dice",
        "own",
        "players",
        "round",
        "rounds",
        "shown",
    )
    STATIC = ("own",)

    def __init__(
        self,
        expansion: int,
        rounds: int,
        round: int,  # noqa: A002
        dice: tuple[int, ...],
        lava_dice: tuple[int, ...],
        direction: int,
        distance: int,
        boards: list[Board],
        shown: list[Board],
        players: list[int],
    ) -> None:
        self.expansion = expansion
        self.rounds = rounds
        self.round = round
        #: The faces of the dice of this round.
        self.dice = dice
        self.lava_dice = lava_dice
        self.direction = direction
        self.distance = distance
        #: Copies of a state share boards until they are drawn on: change one only after asking for it by `board()`.
        self.boards = boards
        #: The seats whose board no other state and no `shown` has, as bits.
        self.own = 0
        #: The boards as the others see them: as they were when the round began (RI-2.1). Never changed, only replaced.
        self.shown = shown
        #: The seats that have not finished the round. Never changed, only replaced.
        self.players = players

    @property
    def seats(self) -> int:
        return len(self.boards)

    def board(self, seat: int) -> Board:
        """A seat's board, to draw on."""
        board = self.boards[seat]
        if not self.own >> seat & 1:
            board = self.boards[seat] = board.clone()
            self.own |= 1 << seat
        return board

    def show(self) -> None:
        """RI-2.8: from now on the others see the boards as they are."""
        self.shown = self.boards[:]
        self.own = 0

    def actors(self) -> list[int]:
        return self.players

    def moves(self, seat: int) -> list[int]:
        return play.moves(self, seat)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        return play.refusal(self, seat, move)

    def play(self, seat: int, move: int, chance: Chance, log: Log | None = None) -> None:
        play.play(self, seat, move, chance, log)

    def clone(self) -> State:
        self.own = 0
        return State(
            self.expansion,
            self.rounds,
            self.round,
            self.dice,
            self.lava_dice,
            self.direction,
            self.distance,
            self.boards[:],
            self.shown,
            self.players,
        )

    def view(self, seat: int | None) -> View:
        from ..seen.view import look

        return look(self, seat)

    def sheet(self) -> Sheet:
        return scoring.sheet([board.cells for board in self.boards])

    def inventory(self) -> dict[str, int]:
        return {
            "special routes, used and unused": sum(b.specials.bit_count() + b.spent for b in self.boards),
            "cells": sum(len(b.cells) for b in self.boards),
            "dice": len(self.dice),
        }


def new_game(seats: int, expansion: int, rounds: int, chance: Chance, log: Log | None) -> State:
    """RI-1.1: everybody has a board; the first dice are rolled."""
    boards = [FRESH[expansion].clone() for _ in range(seats)]
    state = State(expansion, rounds, 0, (), (), -1, 0, boards, [], [])
    play.next_round(state, chance, log)
    return state
