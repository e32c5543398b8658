"""The best board that can be found for the dice of a game, and a bound. A beam through all rounds finds a good board:
it plays ways to draw a round on to the end, with the dice that are known to come. CP-SAT draws parts of it anew
(hindsight_model.py); what it finds is played by the rules before anybody is told. All seats had the same dice, so one
best board is told to all of them. The bound, which no board exceeds, is counted apart (hindsight_bound.py). It is far
off: only where a board reaches it is it proven that there is no better one, and that has not been seen yet."""

from __future__ import annotations

import math
import time
import warnings
from collections import Counter
from typing import TYPE_CHECKING, Any, cast

from ....core.chance import Replayed
from ....core.errors import MissingExtra, Refused
from ....core.hindsight import Hindsight
from ....core.moves import Move
from ....core.table import Table
from ..printed.facts import (
    EMPTY,
    EXPANSIONS,
    FACES,
    FIRST_LAVA_PIECE,
    LAVA_EXPANSION,
    METEOR_EXPANSION,
    PIECE_FACE,
    PIECE_TURN,
    TURNS,
)
from ..rules.meteor import target
from ..rules.moves import Draw, Eat, Finish, Ignore, Strike, Volcano
from ..rules.tables import FINISH
from .hindsight_bound import NoBound, bound
from .hindsight_lava import LavaModel
from .hindsight_meteor import MeteorModel
from .hindsight_model import Drawing, Erased, Model
from .judge import learned
from .rounds import plans

if TYPE_CHECKING:
    from ....core.game import Game
    from ..rules.board import Board
    from ..rules.state import State

#: So much of the time goes to the beam.
LOOKING = 0.5
#: How many boards it follows from round to round, at least and at most; how much longer it takes with twice as many.
FOLLOWED, MOST_FOLLOWED = 1, 32
GROWS = 3
#: The ways to draw a round that are played on, for each board that is followed and at most; how many boards of each
#: step are looked at to find them, and how many in the rounds to come.
WAYS, MOST_WAYS, WIDTH, NARROW = 5, 20, 24, 2
#: After all moments of a round.
LAST = 99
#: The dice with routes and lava.
FACED = ("A", "B", "lava")
MODELS = {LAVA_EXPANSION: LavaModel, METEOR_EXPANSION: MeteorModel}


def hindsight(game: Game, table: Table, seconds: float, workers: int = 0) -> list[Hindsight]:
    """Look for the best board with the dice of a finished game, for so long in all, but for a narrow beam at least; and
    hold it beside what each seat has drawn. `workers`: threads, 0 for all cores."""
    begun = time.monotonic()
    try:
        from ortools.sat.python import cp_model
    except ImportError:
        raise MissingExtra("the best that the dice allowed", "hindsight") from None
    dice = Dice(game, table)
    upper = _upper(cp_model, dice)
    drawn = [_own(dice, table, seat) for seat in range(table.seats)]
    found = max(*drawn, _ahead(dice, seconds * LOOKING), key=_total)
    if upper is None or _total(found) < upper:
        drawing = dice.model(cp_model, found).solve(begun + seconds, workers, upper)
        played = None if drawing is None else _played(dice, drawing)
        if played is not None:
            found = max(found, played, key=_total)
    took = round(time.monotonic() - begun, 1)
    return [Hindsight(seat, _total(own), _total(found), upper, took, found.record) for seat, own in enumerate(drawn)]


def _upper(cp: Any, dice: Dice) -> int | None:
    """A best board is worth showing without its bound, too."""
    try:
        return bound(cp, dice.rolls, dice.expansion)
    except NoBound as error:
        warnings.warn(str(error), RuntimeWarning, stacklevel=2)
        return None


def _total(table: Table) -> int:
    return table.state.sheet()[0].total


class Dice:
    """What chance said in a game, round by round."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.options = dict(table.record.options)
        self.expansion = EXPANSIONS.index(self.options["expansion"])
        asked = [*table.record.setup, *(one for entry in table.standing().entries for one in entry.chance)]
        rounds = cast("State", table.state).rounds
        size = len(asked) // rounds
        self.answers = [asked[first : first + size] for first in range(0, len(asked), size)]
        #: The faces to draw, of lava too.
        self.rolls = [
            [FACES.index(game.dice[purpose][answer - 1]) for purpose, answer in answers if purpose in FACED]
            for answers in self.answers
        ]

    def model(self, cp: Any, table: Table) -> Model:
        """Of games that draw otherwise what is on the board of this one, of one seat, at the end."""
        return MODELS.get(self.expansion, Model)(cp, self.rolls, self.drawing(table))

    def alone(self) -> Table:
        """A game of one seat with these dice."""
        script: dict[str, list[int | str]] = {}
        for purpose, answer in (one for answers in self.answers for one in answers):
            script.setdefault(purpose, []).append(answer)
        return Table.new(self.game, 1, self.options, seed="hindsight", script=script)

    def drawing(self, table: Table) -> Drawing:
        """How the board of a game of one seat came about."""
        again = self.alone()
        found = Drawing({}, [], [], {}, {})
        moments: Counter[int] = Counter()
        for entry in table.record.entries:
            before = cast("State", again.state.clone())
            number = before.round - 1
            move = self.game.moveset.unpack(self.game.moveset.pack(entry.move or ""))
            again.play(0, move)
            if isinstance(move, Draw | Eat):
                moments[number] += 1
                if isinstance(move, Eat):
                    _erase(found, move.cell, (number, moments[number]))
                found.pieces[move.cell] = TURNS[move.face][move.turn], number, moments[number]
            elif isinstance(move, Volcano):
                found.volcanoes.append(move.cell)
            elif isinstance(move, Ignore):
                found.meteor[number] = move
            after = cast("State", again.state)
            if isinstance(move, Strike):
                _strike(found, before.boards[0], after, move)
            elif self.expansion == METEOR_EXPANSION and after.round > before.round and not after.boards[0].pending:
                _strike(found, before.boards[0], after, Strike(after.direction))
        return found


def _erase(found: Drawing, cell: int, until: tuple[int, int]) -> None:
    if cell in found.pieces:
        piece, number, moment = found.pieces.pop(cell)
        found.erased.append(Erased(cell, piece, (number, moment), until))


def _strike(found: Drawing, board: Board, state: State, move: Strike) -> None:
    """A meteor comes down on a board."""
    number, direction = state.round - 1, move.direction
    found.meteor[number] = move
    cell = target(board.cells, board.dot, direction, state.distance)
    _erase(found, cell, (number, 0))
    for crater in found.struck:
        # Had something been drawn on a crater that it flew over, it would have come down there.
        without = [EMPTY if place == crater else piece for place, piece in enumerate(board.cells)]
        if target(without, board.dot, direction, state.distance) != cell:
            found.struck[crater] = number
    found.struck[cell] = number


# -- the beam -----------------------------------------------------------------------------------------------------


#: A game so far, and its moves.
Way = tuple["State", list[int]]


def _ahead(dice: Dice, seconds: float) -> Table:
    """The best board of a beam through all rounds, ever wider as long as there is time: what the search begins with."""
    until, followed = time.monotonic() + seconds, FOLLOWED
    begun = time.monotonic()
    found = _through(dice, followed)
    while followed < MOST_FOLLOWED and time.monotonic() + GROWS * (time.monotonic() - begun) < until:
        followed, begun = 2 * followed, time.monotonic()
        found = max(found, _through(dice, followed), key=_total)
    return found


def _through(dice: Dice, followed: int) -> Table:
    """Of each round those ways to draw it are followed from which most points were made in the end."""
    judge = learned(dice.expansion)
    beam: list[Way] = [(cast("State", dice.alone().state), [])]
    best: list[int] = []
    most = -math.inf
    for number in range(len(dice.answers)):
        ends: list[tuple[float, float, Way]] = []
        for way in beam:
            for value, path, end in plans(way[0], WIDTH, judge, min(MOST_WAYS, WAYS * followed)):
                after = _next(dice, number, (end, way[1]), path)
                last = after
                for later in range(number + 1, len(dice.answers)):
                    _, path, end = plans(last[0], NARROW, judge)[0]
                    last = _next(dice, later, (end, last[1]), path)
                total = last[0].sheet()[0].total
                if total > most:
                    most, best = total, last[1]
                ends.append((-total, value, after))
        beam = [way for _, _, way in sorted(ends, key=lambda one: one[:2])[:followed]]
    table = dice.alone()
    for move in best:
        table.play(0, move)
    return table


def _next(dice: Dice, number: int, drawn: Way, path: list[int]) -> Way:
    """When a round is finished that was drawn by a path: the dice of the next are rolled."""
    after = drawn[0].clone()
    after.play(0, FINISH, Replayed(dice.answers[number + 1] if number + 1 < len(dice.answers) else []))
    return after, [*drawn[1], *path]


# -- games of one seat --------------------------------------------------------------------------------------------


def _played(dice: Dice, drawing: Drawing) -> Table | None:
    """A drawing, played by the rules; None: they do not allow it."""
    table = dice.alone()
    moves: list[tuple[tuple[int, int], Move]] = [((0, 0), Volcano(cell)) for cell in drawing.volcanoes]
    moves += [((number, 0), move) for number, move in drawing.meteor.items()]
    eaten = {one.cell for one in drawing.erased}
    for cell, (piece, number, moment) in drawing.pieces.items():
        draws = Eat if piece >= FIRST_LAVA_PIECE and cell in eaten else Draw
        moves.append(((number, moment), draws(PIECE_FACE[piece], cell, PIECE_TURN[piece])))
    moves += [(one.drawn, Draw(PIECE_FACE[one.piece], one.cell, PIECE_TURN[one.piece])) for one in drawing.erased]
    moves += [((number, LAST), Finish()) for number in range(len(dice.rolls))]
    try:
        for _, move in sorted(moves, key=lambda one: one[0]):
            state = cast("State", table.state)
            if isinstance(move, Finish) and table.refusal(0, move) is not None:
                # A die that is left out must be drawn where it fits after all (RI-2.5).
                for other in plans(state, NARROW, learned(dice.expansion))[0][1]:
                    table.play(0, other)
            elif not isinstance(move, Strike) or state.boards[0].pending:
                # Where there was no choice, the meteor has come down by itself.
                table.play(0, move)
    except Refused:
        return None
    return table


def _own(dice: Dice, table: Table, seat: int) -> Table:
    """What the seat itself has played: nothing better was found."""
    alone = dice.alone()
    for entry in table.standing().entries:
        if entry.seat == seat:
            alone.play(0, entry.move or "")
    return alone
