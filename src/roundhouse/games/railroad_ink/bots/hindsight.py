"""The best board that the dice of a game allowed, by CP-SAT.

A cell holds at most one piece, drawn in one round; each round has its dice, a special route at most, and every piece
must join an exit or what was drawn before it. Networks need not be counted one by one: with e exits one scores 4 points
for each exit but the first, so each network that has exits has one *root*, and the others draw a flow from it through
routes that are joined; only the point that twelve exits bring more is counted apart. Longest highways and railways are
circuits through a place outside of the board.

Dice may be left out in the model although the rules are stricter: what it proves holds all the same, and what it finds
is played by the rules before anybody is told.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from ....core.chance import Replayed
from ....core.errors import MissingExtra, Refused
from ....core.hindsight import Hindsight
from ....core.table import Table
from ..printed.facts import (
    CELLS,
    CENTRAL,
    DATA,
    DIE_A,
    DIE_B,
    ENDS,
    EXITS,
    FACES,
    FIRST_LAVA_PIECE,
    FIRST_SPECIAL,
    GROUPS,
    HIGHWAY,
    MAX_SPECIALS,
    NEIGHBOURS,
    NO_EXPANSION,
    PIECE_FACE,
    PIECE_MASK,
    PIECE_TURN,
    RAILWAY,
    ROUND_SHIFT,
    TURNS,
)
from ..rules.moves import Draw, Finish
from ..rules.tables import FINISH
from .judge import learned
from .rounds import plans

if TYPE_CHECKING:
    from ....core.game import Game
    from ..rules.state import State

#: Points of an exit that is joined to another one; and what all of them bring more.
PER_EXIT: int = DATA["scoring"]["networks"][2]
ALL_EXITS = len(EXITS)
ALL_BONUS: int = DATA["scoring"]["networks"][ALL_EXITS] - PER_EXIT * (ALL_EXITS - 1)
#: So much of the time goes to the beam, and of the rest to what can be proven.
LOOKING, SOLVING = 0.2, 0.8
NARROW, WIDE = 4, 64
#: Dice of the first kind: one of the second comes after them.
DICE_A = 3
#: The moments of a round: four dice and a special route.
MOMENTS = 5
#: Pieces that a base game is drawn with, and those of them whose two lines pass each other.
ROUTES = range(1, FIRST_LAVA_PIECE)
CROSSING = [piece for piece in ROUTES if len(GROUPS[piece]) == 2]
#: Each pair of neighbours once: a cell and one of its sides.
BORDERS = [(cell, side) for cell in range(CELLS) for side in (1, 2) if NEIGHBOURS[cell][side] >= 0]


def hindsight(game: Game, table: Table, seat: int, seconds: float, workers: int = 0) -> Hindsight:
    """Look for the best board with the dice of a finished game, for so long; `workers`: threads, 0 for all cores."""
    try:
        from ortools.sat.python import cp_model
    except ImportError:
        raise MissingExtra("the best that the dice allowed", "hindsight") from None
    begun = time.monotonic()
    rolls = _rolls(table)
    reached = table.state.sheet()[seat].total
    found = max(_own(game, table, seat, rolls), _ahead(game, rolls, seconds * LOOKING), key=_total)
    model = _Model(cp_model, rolls)
    bound = model.most
    for whole in (False, True):
        # First with dice left out where that helps: its bound holds. If the rules do not allow what it has found, again
        # with every die drawn.
        left = seconds - (time.monotonic() - begun)
        drawn, upper = model.solve(_drawn(found), left if whole else left * SOLVING, workers, whole)
        bound = bound if whole else min(bound, upper)
        played = None if drawn is None else _played(game, rolls, drawn)
        if played is not None:
            found = max(found, played, key=_total)
            break
    best = _total(found)
    return Hindsight(seat, reached, best, max(bound, best), round(time.monotonic() - begun, 1), found.record)


def _total(table: Table) -> int:
    return table.state.sheet()[0].total


#: What lies where at the end: piece, round and moment by cell.
Drawn = dict[int, tuple[int, int, int]]


def _rolls(table: Table) -> list[list[int]]:
    """The faces of each round."""
    asked = [*table.record.setup, *(one for entry in table.standing().entries for one in entry.chance)]
    faces = [FACES.index(table.game.dice[purpose][answer - 1]) for purpose, answer in asked]
    return [faces[first : first + DICE_A + 1] for first in range(0, len(faces), DICE_A + 1)]


def _drawn(table: Table) -> Drawn:
    """What was drawn in a game of one seat, in its order."""
    found: Drawn = {}
    moments: Counter[int] = Counter()
    cells = cast("State", table.state).boards[0].cells
    for entry in table.record.entries:
        move = table.game.moveset.unpack(table.game.moveset.pack(entry.move or ""))
        if isinstance(move, Draw):
            number = cells[move.cell] >> ROUND_SHIFT
            found[move.cell] = cells[move.cell] & PIECE_MASK, number - 1, moments[number]
            moments[number] += 1
    return found


def _ahead(game: Game, rolls: Sequence[Sequence[int]], seconds: float) -> Table:
    """The best board of a beam through all rounds, ever wider as long as there is time: what the search begins with."""
    until, width = time.monotonic() + seconds, NARROW
    found = _through(game, rolls, width)
    while time.monotonic() < until and width < WIDE:
        width *= 2
        found = max(found, _through(game, rolls, width), key=_total)
    return found


def _through(game: Game, rolls: Sequence[Sequence[int]], width: int) -> Table:
    """Of each round the most promising boards are followed, with the dice that are known to come."""
    judge = learned(NO_EXPANSION)
    start = cast("State", _alone(game, rolls).state)
    beam: list[tuple[State, list[int]]] = [(start, [])]
    for number in range(len(rolls)):
        later = rolls[number + 1] if number + 1 < len(rolls) else []
        ways = [
            (value, [*before, *path], end)
            for state, before in beam
            for value, path, end in plans(state, max(2, width // 2), judge, max(2, width // 2))
        ]
        beam = []
        for _, path, end in sorted(ways, key=lambda way: way[0])[:width]:
            after = end.clone()
            after.play(0, FINISH, Replayed([_answer(place, face) for place, face in enumerate(later)]))
            beam.append((after, path))
    table = _alone(game, rolls)
    for move in beam[0][1]:
        table.play(0, move)
    return table


def _answer(place: int, face: int) -> tuple[str, int]:
    """A face as the answer of its die."""
    die = DIE_A if place < DICE_A else DIE_B
    return ("A" if place < DICE_A else "B"), die.index(FACES[face]) + 1


def _played(game: Game, rolls: Sequence[Sequence[int]], drawn: Drawn) -> Table | None:
    """A board, played by the rules; None: they do not allow it."""
    table = _alone(game, rolls)
    order = sorted(drawn, key=lambda cell: drawn[cell][1:])
    try:
        for number in range(len(rolls)):
            for cell in order:
                piece, when, _ = drawn[cell]
                if when == number:
                    table.play(0, Draw(PIECE_FACE[piece], cell, PIECE_TURN[piece]))
            table.play(0, Finish())
    except Refused:
        return None
    return table


def _own(game: Game, table: Table, seat: int, rolls: Sequence[Sequence[int]]) -> Table:
    """What the seat itself has played: nothing better was found."""
    alone = _alone(game, rolls)
    for entry in table.standing().entries:
        if entry.seat == seat:
            alone.play(0, entry.move or "")
    return alone


def _alone(game: Game, rolls: Sequence[Sequence[int]]) -> Table:
    """A game of one seat with these dice."""
    script: dict[str, list[int | str]] = {"A": [], "B": []}
    for faces in rolls:
        script["A"] += [FACES[face] for face in faces[:DICE_A]]
        script["B"].append(FACES[faces[DICE_A]])
    return Table.new(game, 1, seed="hindsight", script=script)


class _Model:
    """Everything that can be drawn with the dice, and what it scores."""

    def __init__(self, cp: Any, rolls: Sequence[Sequence[int]]) -> None:
        self.cp, self.rolls = cp, rolls
        self.model = cp.CpModel()
        faces = {face for roll in rolls for face in roll}
        self.pieces = [piece for piece in ROUTES if PIECE_FACE[piece] >= FIRST_SPECIAL or PIECE_FACE[piece] in faces]
        #: Which piece lies on a cell.
        self.lies = {(c, p): self._bool(f"lies {c} {p}") for c in range(CELLS) for p in self.pieces}
        #: From which face, in which round; all special routes are one face here.
        self.when: dict[tuple[int, int, int], Any] = {}
        self.in_round: list[list[Any]] = []
        self.moment = [self.model.new_int_var(0, MOMENTS - 1, f"moment {c}") for c in range(CELLS)]
        self.missing: list[Any] = []
        self.ends = {(c, s, k): self._end(c, s, k) for c in range(CELLS) for s in range(4) for k in (HIGHWAY, RAILWAY)}
        self.joined: dict[tuple[int, int, int], Any] = {}
        self._draw_dice()
        self._meet()
        self._join()
        self._score()
        #: More is not possible, whatever is drawn: all exits in one network, and each piece in a longest line.
        both = [sum(kind in ENDS[TURNS[face][0]] for kind in (HIGHWAY, RAILWAY)) for roll in rolls for face in roll]
        best = PER_EXIT * (ALL_EXITS - 1) + ALL_BONUS
        self.most = best + sum(both) + 2 * MAX_SPECIALS + len(CENTRAL)
        self.model.add(self.points <= self.most)

    def _bool(self, name: str) -> Any:
        return self.model.new_bool_var(name)

    def _end(self, cell: int, side: int, kind: int) -> Any:
        """Whether a route ends there (at most one piece lies on a cell)."""
        return sum(self.lies[cell, piece] for piece in self.pieces if ENDS[piece][side] == kind)

    # -- dice -----------------------------------------------------------------------------------------------------

    def _draw_dice(self) -> None:
        model, rounds = self.model, range(len(self.rolls))
        for cell in range(CELLS):
            model.add_at_most_one(self.lies[cell, piece] for piece in self.pieces)
            by_face: dict[int, list[Any]] = {}
            for piece in self.pieces:
                by_face.setdefault(min(PIECE_FACE[piece], FIRST_SPECIAL), []).append(self.lies[cell, piece])
            for face, lying in by_face.items():
                when = []
                for number in rounds:
                    if face == FIRST_SPECIAL or face in self.rolls[number]:
                        one = self.when[cell, face, number] = self._bool(f"when {cell} {face} {number}")
                        when.append(one)
                model.add(sum(when) == sum(lying))
            self.in_round.append(
                [sum(one for (c, _, n), one in self.when.items() if c == cell and n == number) for number in rounds]
            )
        for number in rounds:
            for face, count in Counter(self.rolls[number]).items():
                drawn = sum(self.when[cell, face, number] for cell in range(CELLS))
                left = model.new_int_var(0, count, f"left {face} {number}")
                model.add(drawn + left == count)
                self.missing.append(left)
        self._special_routes()

    def _special_routes(self) -> None:
        """RI-2.6: one in a round, three in a game, each once."""
        by_round = [
            sum(self.when[cell, FIRST_SPECIAL, number] for cell in range(CELLS)) for number in range(len(self.rolls))
        ]
        for used in by_round:
            self.model.add(used <= 1)
        self.model.add(sum(by_round) <= MAX_SPECIALS)
        for face in range(FIRST_SPECIAL, max(PIECE_FACE[piece] for piece in self.pieces) + 1):
            turns = [piece for piece in self.pieces if PIECE_FACE[piece] == face]
            self.model.add(sum(self.lies[cell, piece] for cell in range(CELLS) for piece in turns) <= 1)

    # -- routes ---------------------------------------------------------------------------------------------------

    def _meet(self) -> None:
        """RI-2.4, and what is joined."""
        model = self.model
        for cell, side, kind in EXITS:
            model.add(self.ends[cell, side, HIGHWAY + RAILWAY - kind] == 0)
        for cell, side in BORDERS:
            other, back = NEIGHBOURS[cell][side], (side + 2) % 4
            for kind in (HIGHWAY, RAILWAY):
                mine, theirs = self.ends[cell, side, kind], self.ends[other, back, kind]
                model.add(mine + self.ends[other, back, HIGHWAY + RAILWAY - kind] <= 1)
                both = self.joined[cell, side, kind] = self._bool(f"joined {cell} {side} {kind}")
                model.add(both <= mine)
                model.add(both <= theirs)
                model.add(both >= mine + theirs - 1)

    def _across(self, cell: int, side: int, kind: int) -> Any:
        """Whether a route goes on over a side of a cell."""
        if side in (1, 2):
            return self.joined[cell, side, kind]
        return self.joined[NEIGHBOURS[cell][side], side - 2 if side else 2, kind]

    def _join(self) -> None:
        """RI-2.3: every piece joins an exit, or a piece that was drawn before it."""
        model = self.model
        exits = {(cell, side): kind for cell, side, kind in EXITS}
        rounds = range(len(self.rolls))
        time_of = [
            sum(number * MOMENTS * self.in_round[cell][number] for number in rounds) + self.moment[cell]
            for cell in range(CELLS)
        ]
        for cell in range(CELLS):
            holds = []
            for side in range(4):
                other = NEIGHBOURS[cell][side]
                if other < 0:
                    kind = exits.get((cell, side))
                    if kind is not None:
                        holds.append(self.ends[cell, side, kind])
                    continue
                one = self._bool(f"holds {cell} {side}")
                model.add(one <= self._across(cell, side, HIGHWAY) + self._across(cell, side, RAILWAY))
                model.add(time_of[other] + 1 <= time_of[cell]).only_enforce_if(one)
                holds.append(one)
            model.add(sum(holds) >= sum(self.in_round[cell]))

    # -- points ---------------------------------------------------------------------------------------------------

    def _score(self) -> None:
        points = PER_EXIT * sum(self._networks())
        points += self._longest(HIGHWAY) + self._longest(RAILWAY)
        points += sum(sum(self.in_round[cell]) for cell in CENTRAL)
        for cell, side in BORDERS:
            other, back = NEIGHBOURS[cell][side], (side + 2) % 4
            for kind in (HIGHWAY, RAILWAY):
                points -= self.ends[cell, side, kind] + self.ends[other, back, kind]
                points += 2 * self.joined[cell, side, kind]
        every = self._bool("every exit")
        self.model.add(sum(self.fed) >= (ALL_EXITS - 1) * every)
        self.model.add(sum(self.used) >= ALL_EXITS * every)
        self.points = points + ALL_BONUS * every
        self.model.maximize(self.points)

    def _networks(self) -> list[Any]:
        """RI-3.1: of each network's exits all but one are fed by that one."""
        model, most = self.model, ALL_EXITS - 1
        self.used = [self.ends[cell, side, kind] for cell, side, kind in EXITS]
        self.fed = [self._bool(f"fed {number}") for number in range(ALL_EXITS)]
        sources = []
        inflow: dict[tuple[int, int], Any] = {}
        for number, (cell, side, _) in enumerate(EXITS):
            root = self._bool(f"root {number}")
            source = model.new_int_var(0, most, f"source {number}")
            model.add(self.fed[number] + root <= self.used[number])
            model.add(source <= most * root)
            sources.append(source)
            inflow[cell, side] = source - self.fed[number]
        for cell, side in BORDERS:
            flow = model.new_int_var(-most, most, f"flow {cell} {side}")
            there = self.joined[cell, side, HIGHWAY] + self.joined[cell, side, RAILWAY]
            model.add(flow <= most * there)
            model.add(flow >= -most * there)
            inflow[cell, side] = -flow
            inflow[NEIGHBOURS[cell][side], (side + 2) % 4] = flow
        for cell in range(CELLS):
            upright = sum(inflow.get((cell, side), 0) for side in (0, 2))
            across = sum(inflow.get((cell, side), 0) for side in (1, 3))
            model.add(upright + across == 0)
            crossing = [self.lies[cell, piece] for piece in CROSSING if piece in self.pieces]
            if crossing:
                model.add(upright == 0).only_enforce_if(crossing[0])
                for one in crossing[1:]:
                    model.add(upright == 0).only_enforce_if(one)
        return self.fed

    def _longest(self, kind: int) -> Any:
        """RI-3.2: a circuit that leaves the board once; who is not on it goes round in its own place."""
        arcs, visited = [(0, 0, self._bool(f"none {kind}"))], []
        for cell in range(CELLS):
            off = self._bool(f"off {kind} {cell}")
            arcs.append((cell + 1, cell + 1, off))
            has = sum(self.lies[cell, piece] for piece in self.pieces if kind in ENDS[piece])
            self.model.add(1 - off <= has)
            visited.append(1 - off)
            arcs.append((0, cell + 1, self._bool(f"first {kind} {cell}")))
            arcs.append((cell + 1, 0, self._bool(f"last {kind} {cell}")))
        for cell, side in BORDERS:
            other = NEIGHBOURS[cell][side]
            for one, two in ((cell, other), (other, cell)):
                step = self._bool(f"step {kind} {one} {two}")
                self.model.add(step <= self.joined[cell, side, kind])
                arcs.append((one + 1, two + 1, step))
        self.model.add_circuit(arcs)
        return sum(visited)

    # -- solving --------------------------------------------------------------------------------------------------

    def solve(self, drawn: Drawn, seconds: float, workers: int, whole: bool) -> tuple[Drawn | None, int]:
        """Begin with what was drawn; what was found, and the bound. `whole`: with every die drawn."""
        if whole:
            for left in self.missing:
                self.model.add(left == 0)
        self.settle(drawn, seconds / 4, workers)
        solver = self._solver(seconds, workers)
        if solver.solve(self.model) not in (self.cp.OPTIMAL, self.cp.FEASIBLE):
            return None, self.most
        found: Drawn = {}
        for (cell, piece), one in self.lies.items():
            if solver.boolean_value(one):
                number = next(n for n, when in enumerate(self.in_round[cell]) if solver.value(when))
                found[cell] = piece, number, solver.value(self.moment[cell])
        return found, min(self.most, int(solver.best_objective_bound + 0.5))

    def settle(self, drawn: Drawn, seconds: float, workers: int = 1) -> int | None:
        """What a board scores, or None if it cannot be drawn like that. From then on all that follows from it is known,
        and a search begins with a whole solution."""
        self._begin_with(drawn)
        solver = self._solver(seconds, workers)
        solver.parameters.fix_variables_to_their_hinted_value = True
        if solver.solve(self.model) not in (self.cp.OPTIMAL, self.cp.FEASIBLE):
            return None
        self.model.clear_hints()
        for place, value in enumerate(solver.response_proto.solution):
            self.model.add_hint(self.model.get_int_var_from_proto_index(place), value)
        return int(solver.objective_value)

    def _solver(self, seconds: float, workers: int) -> Any:
        solver = self.cp.CpSolver()
        solver.parameters.num_workers = workers or os.cpu_count() or 1
        solver.parameters.max_time_in_seconds = max(1.0, seconds)
        return solver

    def _begin_with(self, drawn: Drawn) -> None:
        self.model.clear_hints()
        for (cell, piece), one in self.lies.items():
            self.model.add_hint(one, int(cell in drawn and drawn[cell][0] == piece))
        for (cell, face, number), one in self.when.items():
            lies = cell in drawn and drawn[cell][1] == number
            self.model.add_hint(one, int(lies and min(PIECE_FACE[drawn[cell][0]], FIRST_SPECIAL) == face))
        for cell, moment in enumerate(self.moment):
            self.model.add_hint(moment, min(MOMENTS - 1, drawn[cell][2]) if cell in drawn else 0)
