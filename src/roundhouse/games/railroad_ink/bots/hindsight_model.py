"""How a game could have been played better with the same dice, for CP-SAT; what lava and meteors add is in
hindsight_lava.py and hindsight_meteor.py.

The model is of the board at the end. A cell holds at most one piece, drawn in one round; each round has its dice, a
special route at most, and every piece must join an exit or what was drawn before it. Networks need not be counted one
by one: with e exits one scores 4 points for each exit but the first, so each network that has exits has one *root*, and
the others draw a flow from it through routes that are joined; only the point that twelve exits bring more is counted
apart. Longest highways and railways are circuits through a place outside of the board.

It begins with a game that was played, and what is not on its board at the end stays as it was there: dice that fitted
nowhere, routes that were erased, and what the meteor did. All else may be drawn in another way.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from ..printed.facts import (
    CELLS,
    CENTRAL,
    ENDS,
    EXITS,
    FIRST_LAVA,
    FIRST_LAVA_PIECE,
    FIRST_SPECIAL,
    GROUPS,
    HIGHWAY,
    MAX_SPECIALS,
    NEIGHBOURS,
    PIECE_FACE,
    RAILWAY,
    TURNS,
    VOLCANO,
)
from ..rules.moves import Ignore, Strike
from ..rules.scoring import NETWORK_POINTS

#: Points of an exit that is joined to another one; and what all of them bring more.
PER_EXIT = NETWORK_POINTS[2]
ALL_EXITS = len(EXITS)
ALL_BONUS = NETWORK_POINTS[ALL_EXITS] - PER_EXIT * (ALL_EXITS - 1)
#: Pieces drawn from route dice, the special routes, and those of them whose two lines pass each other.
ROUTES = range(1, FIRST_LAVA_PIECE)
CROSSING = [piece for piece in ROUTES if len(GROUPS[piece]) == 2]
#: Each pair of neighbours once: a cell and one of its sides.
BORDERS = [(cell, side) for cell in range(CELLS) for side in (1, 2) if NEIGHBOURS[cell][side] >= 0]


class Erased(NamedTuple):
    """A route that is not on the board at the end: when it was drawn, and when erased (round and moment)."""

    cell: int
    piece: int
    drawn: tuple[int, int]
    until: tuple[int, int]


class Drawing(NamedTuple):
    """A board at the end, and how it came about."""

    #: By cell: the piece, its round (from 0), and its moment there (from 1: see `Model.moments`).
    pieces: dict[int, tuple[int, int, int]]
    volcanoes: list[int]
    erased: list[Erased]
    #: By round: how the meteor flew, or what it was ignored with.
    meteor: dict[int, Strike | Ignore]
    #: By cell that was struck: from which round on it may be drawn on, if that is to last.
    struck: dict[int, int]


class Model:
    """The base game."""

    #: The kinds of ends that can be joined.
    kinds: tuple[int, ...] = (HIGHWAY, RAILWAY)

    def __init__(self, cp: Any, rolls: Sequence[Sequence[int]], start: Drawing) -> None:
        """`rolls`: the faces of each round."""
        self.cp, self.rolls, self.start = cp, rolls, start
        self.rounds = range(len(rolls))
        self.model = cp.CpModel()
        self.pieces = self._pieces()
        #: Which piece lies on a cell; how many routes from dice or special routes (one at most).
        self.lies = {(c, p): self._bool(f"lies {c} {p}") for c in range(CELLS) for p in self.pieces}
        self.routes = [sum(self.lies[c, p] for p in self.pieces if p < FIRST_LAVA_PIECE) for c in range(CELLS)]
        #: From which face, in which round; all special routes are one face here.
        self.when: dict[tuple[int, int, int], Any] = {}
        self.in_round: list[list[Any]] = []
        #: In which moment of its round: there is one for each die and for a special route, and one before them.
        self.moments = len(rolls[0]) + 2
        self.moment = [self.model.new_int_var(0, self.moments - 1, f"moment {c}") for c in range(CELLS)]
        self.time_of: list[Any] = []
        self.ends = {(c, s, k): self._end(c, s, k) for c in range(CELLS) for s in range(4) for k in self.kinds}
        self.joined: dict[tuple[int, int, int], Any] = {}
        #: By cell: why a route may be drawn there (RI-2.3).
        self.reasons: list[list[Any]] = [[] for _ in range(CELLS)]
        self._draw_dice()
        self._special_routes()
        self._meet()
        self._meet_erased()
        self._expand()
        self._join()
        self.points = self._score()
        self.model.maximize(self.points)

    # -- what an expansion adds -----------------------------------------------------------------------------------

    def _pieces(self) -> list[int]:
        faces = {face for roll in self.rolls for face in roll}
        return [piece for piece in ROUTES if PIECE_FACE[piece] >= FIRST_SPECIAL or PIECE_FACE[piece] in faces]

    def _expand(self) -> None:
        """What else there is, and what it forbids."""

    def _filled(self, cell: int) -> Any:
        """Whether anything is drawn there (RI-3.5)."""
        return sum(self.lies[cell, piece] for piece in self.pieces)

    def _hint(self, drawing: Drawing) -> None:
        """Begin with a drawing."""
        found = drawing.pieces
        for (cell, piece), one in self.lies.items():
            self.model.add_hint(one, int(cell in found and found[cell][0] == piece))
        for (cell, face, number), one in self.when.items():
            lies = cell in found and found[cell][1] == number
            self.model.add_hint(one, int(lies and die(found[cell][0]) == face))
        for cell, moment in enumerate(self.moment):
            self.model.add_hint(moment, found[cell][2] if cell in found else 0)

    def _read(self, solver: Any) -> Drawing:
        """What was found."""
        found: dict[int, tuple[int, int, int]] = {}
        for (cell, face, number), one in self.when.items():
            if solver.boolean_value(one):
                turns = (p for p in self.pieces if die(p) == face and solver.boolean_value(self.lies[cell, p]))
                found[cell] = next(turns), number, solver.value(self.moment[cell])
        return self.start._replace(pieces=found)

    # -- dice -----------------------------------------------------------------------------------------------------

    def _bool(self, name: str) -> Any:
        return self.model.new_bool_var(name)

    def _end(self, cell: int, side: int, kind: int) -> Any:
        """Whether a route ends there (at most one piece lies on a cell)."""
        return sum(self.lies[cell, piece] for piece in self.pieces if ENDS[piece][side] == kind)

    def _draw_dice(self) -> None:
        model = self.model
        for cell in range(CELLS):
            model.add_at_most_one(self.lies[cell, piece] for piece in self.pieces)
            by_face: dict[int, list[Any]] = {}
            for piece in self.pieces:
                if piece != VOLCANO:  # which comes from no die
                    by_face.setdefault(die(piece), []).append(self.lies[cell, piece])
            by_round: list[list[Any]] = [[] for _ in self.rounds]
            for face, lying in by_face.items():
                when = []
                for number in self.rounds:
                    if face == FIRST_SPECIAL or face in self.rolls[number]:
                        one = self.when[cell, face, number] = self._bool(f"when {cell} {face} {number}")
                        when.append(one)
                        by_round[number].append(one)
                model.add(sum(when) == sum(lying))
            self.in_round.append([sum(drawn) for drawn in by_round])
            begins = [number * self.moments * drawn for number, drawn in enumerate(self.in_round[cell])]
            self.time_of.append(sum(begins) + self.moment[cell])
        drawn = Counter((number, die(piece)) for piece, number, _ in self.start.pieces.values())
        gone = Counter((one.drawn[0], die(one.piece)) for one in self.start.erased)
        for number in self.rounds:
            for face, count in Counter(self.rolls[number]).items():
                here = sum(self.when[cell, face, number] for cell in range(CELLS))
                model.add(here <= count - gone[number, face])
                # RI-2.5: all route dice, but for those that the first game had no place for.
                if face < FIRST_LAVA:
                    model.add(here >= drawn[number, face])

    def _special_routes(self) -> None:
        """RI-2.6: one in a round, three in a game, each once; also those that were erased, or ignored a meteor."""
        gone = [(one.drawn[0], PIECE_FACE[one.piece]) for one in self.start.erased]
        gone += [(n, FIRST_SPECIAL + m.special) for n, m in self.start.meteor.items() if isinstance(m, Ignore)]
        used = [(number, face) for number, face in gone if FIRST_SPECIAL <= face < FIRST_LAVA]
        here = [sum(self.when[cell, FIRST_SPECIAL, number] for cell in range(CELLS)) for number in self.rounds]
        for number in self.rounds:
            self.model.add(here[number] <= (0 if number in dict(used) else 1))
        self.model.add(sum(here) <= MAX_SPECIALS - len(used))
        for face in range(FIRST_SPECIAL, FIRST_LAVA):
            lying = [self.lies[cell, piece] for cell in range(CELLS) for piece in TURNS[face].values()]
            self.model.add(sum(lying) <= (0 if face in [other for _, other in used] else 1))

    # -- routes ---------------------------------------------------------------------------------------------------

    def _meet(self) -> None:
        """RI-2.4, and what is joined."""
        model = self.model
        for cell, side, kind in EXITS:
            model.add(self.ends[cell, side, HIGHWAY + RAILWAY - kind] == 0)
        for cell, side in BORDERS:
            other, back = NEIGHBOURS[cell][side], (side + 2) % 4
            for kind in (HIGHWAY, RAILWAY):
                model.add(self.ends[cell, side, kind] + self.ends[other, back, HIGHWAY + RAILWAY - kind] <= 1)
            for kind in self.kinds:
                mine, theirs = self.ends[cell, side, kind], self.ends[other, back, kind]
                both = self.joined[cell, side, kind] = self._bool(f"joined {cell} {side} {kind}")
                model.add(both <= mine)
                model.add(both <= theirs)
                model.add(both >= mine + theirs - 1)

    def across(self, cell: int, side: int, kind: int) -> Any:
        """Whether a route, or lava, goes on over a side of a cell."""
        if side in (1, 2):
            return self.joined[cell, side, kind]
        return self.joined[NEIGHBOURS[cell][side], side - 2 if side else 2, kind]

    def holds(self, cell: int, side: int, kinds: Sequence[int]) -> Any:
        """Whether what lies on a cell may hold on to what was drawn over a side of it before."""
        one = self._bool(f"holds {cell} {side} {kinds}")
        self.model.add(one <= sum(self.across(cell, side, kind) for kind in kinds))
        self.model.add(self.time_of[NEIGHBOURS[cell][side]] + 1 <= self.time_of[cell]).only_enforce_if(one)
        return one

    def _meet_erased(self) -> None:
        """RI-2.3, RI-2.4 for routes that are there no longer: who was beside them then?"""
        model = self.model
        for one in self.start.erased:
            begin, end = (number * self.moments + moment for number, moment in (one.drawn, one.until))
            held = []
            for side, kind in enumerate(ENDS[one.piece]):
                other, back = NEIGHBOURS[one.cell][side], (side + 2) % 4
                if other < 0:
                    held.append(int((one.cell, side, kind) in EXITS))
                elif kind:
                    later, joins, holds = (self._bool(f"{what} {one}") for what in ("later", "joins", "holds"))
                    model.add(self.time_of[other] >= end).only_enforce_if(later)
                    model.add(self.ends[other, back, HIGHWAY + RAILWAY - kind] <= later)
                    model.add(joins + holds <= self.ends[other, back, kind])
                    model.add_linear_constraint(self.time_of[other], begin + 1, end - 1).only_enforce_if(joins)
                    model.add(self.time_of[other] < begin).only_enforce_if(holds)
                    self.reasons[other].append(joins)
                    held += [holds, *(int(_beside(one, two, side)) for two in self.start.erased)]
            model.add(sum(held) >= 1)

    def _join(self) -> None:
        """RI-2.3: every route joins an exit, or one that was drawn before it."""
        for cell, side, kind in EXITS:
            self.reasons[cell].append(self.ends[cell, side, kind])
        for cell, reasons in enumerate(self.reasons):
            reasons += [self.holds(cell, side, (HIGHWAY, RAILWAY)) for side in range(4) if NEIGHBOURS[cell][side] >= 0]
            self.model.add(sum(reasons) >= self.routes[cell])

    # -- points ---------------------------------------------------------------------------------------------------

    def _score(self) -> Any:
        points = PER_EXIT * sum(self._networks())
        points += self._longest(HIGHWAY) + self._longest(RAILWAY)
        points += sum(self._filled(cell) for cell in CENTRAL)
        # An end that joins nothing is an error, and so is an open side of lava (RI-3.6, RI-5.6).
        for cell, side in BORDERS:
            other, back = NEIGHBOURS[cell][side], (side + 2) % 4
            for kind in self.kinds:
                points -= self.ends[cell, side, kind] + self.ends[other, back, kind]
                points += 2 * self.joined[cell, side, kind]
        every = self._bool("every exit")
        self.model.add(sum(self.fed) >= (ALL_EXITS - 1) * every)
        self.model.add(sum(self.used) >= ALL_EXITS * every)
        return points + ALL_BONUS * every

    def _networks(self) -> list[Any]:
        """RI-3.1: of each network's exits all but one are fed by that one."""
        model, most = self.model, ALL_EXITS - 1
        self.used = [self.ends[cell, side, kind] for cell, side, kind in EXITS]
        self.fed = [self._bool(f"fed {number}") for number in range(ALL_EXITS)]
        inflow: dict[tuple[int, int], Any] = {}
        for number, (cell, side, _) in enumerate(EXITS):
            root = self._bool(f"root {number}")
            source = model.new_int_var(0, most, f"source {number}")
            model.add(self.fed[number] + root <= self.used[number])
            model.add(source <= most * root)
            inflow[cell, side] = source - self.fed[number]
        self.flow(inflow, most, (HIGHWAY, RAILWAY))
        for cell in range(CELLS):
            upright = sum(inflow.get((cell, side), 0) for side in (0, 2))
            across = sum(inflow.get((cell, side), 0) for side in (1, 3))
            model.add(upright + across == 0)
            for piece in CROSSING:
                if piece in self.pieces:
                    model.add(upright == 0).only_enforce_if(self.lies[cell, piece])
        return self.fed

    def flow(self, inflow: dict[tuple[int, int], Any], most: int, kinds: Sequence[int]) -> None:
        """Something that flows over the sides where these kinds are joined, at most so much of it."""
        for cell, side in BORDERS:
            flow = self.model.new_int_var(-most, most, f"flow {cell} {side} {kinds}")
            there = sum(self.joined[cell, side, kind] for kind in kinds)
            self.model.add(flow <= most * there)
            self.model.add(flow >= -most * there)
            inflow[cell, side] = -flow
            inflow[NEIGHBOURS[cell][side], (side + 2) % 4] = flow

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
            there, back = self._bool(f"step {kind} {cell} {other}"), self._bool(f"step {kind} {other} {cell}")
            self.model.add(there + back <= self.joined[cell, side, kind])
            arcs += [(cell + 1, other + 1, there), (other + 1, cell + 1, back)]
        self.model.add_circuit(arcs)
        return sum(visited)

    # -- solving --------------------------------------------------------------------------------------------------

    def solve(self, until: float, workers: int, enough: int | None = None) -> Drawing | None:
        """The best that is found until then (by `time.monotonic`), or the first with `enough` points."""
        self.settle(self.start, (until - time.monotonic()) / 4, workers)
        solver = self._solver(until - time.monotonic(), workers)
        # Nothing is to be proven: parts of the board are drawn anew, and a long look at the whole first is lost time.
        # One thread alone takes the ways to choose such parts in turn; of more, each has its own.
        solver.parameters.cp_model_probing_level = solver.parameters.symmetry_level = 0
        solver.parameters.max_presolve_iterations = 1
        solver.parameters.use_lns_only = True
        solver.parameters.interleave_search = solver.parameters.num_workers == 1
        return self._read(solver) if self._solved(solver, enough) else None

    def settle(self, drawing: Drawing, seconds: float, workers: int = 1) -> int | None:
        """What a drawing scores, or None if it cannot be drawn like that. From then on all that follows from it is
        known, and a search begins with a whole solution."""
        self.model.clear_hints()
        self._hint(drawing)
        solver = self._solver(seconds, workers)
        solver.parameters.fix_variables_to_their_hinted_value = True
        if not self._solved(solver):
            return None
        self.model.clear_hints()
        for place, value in enumerate(solver.response_proto.solution):
            self.model.add_hint(self.model.get_int_var_from_proto_index(place), value)
        return int(solver.objective_value)

    def _solved(self, solver: Any, enough: int | None = None) -> bool:
        stop = None if enough is None else _stop(self.cp, enough)
        return solver.solve(self.model, stop) in (self.cp.OPTIMAL, self.cp.FEASIBLE)

    def _solver(self, seconds: float, workers: int) -> Any:
        solver = self.cp.CpSolver()
        solver.parameters.num_workers = workers or os.cpu_count() or 1
        solver.parameters.max_time_in_seconds = max(0.0, seconds)
        return solver


def _stop(cp: Any, enough: int) -> Any:
    """Ends a search that has found so many points."""

    class Stop(cp.CpSolverSolutionCallback):  # type: ignore[misc]
        def on_solution_callback(self) -> None:
            if self.objective_value >= enough:
                self.stop_search()

    return Stop()


def die(piece: int) -> int:
    """The face that a piece is drawn from; all special routes are one."""
    face = PIECE_FACE[piece]
    return FIRST_SPECIAL if FIRST_SPECIAL <= face < FIRST_LAVA else face


def _beside(one: Erased, two: Erased, side: int) -> bool:
    """Whether a route held on over a side to another one that is gone, too."""
    there = two.cell == NEIGHBOURS[one.cell][side] and two.drawn < one.drawn < two.until
    return there and ENDS[two.piece][(side + 2) % 4] == ENDS[one.piece][side]
