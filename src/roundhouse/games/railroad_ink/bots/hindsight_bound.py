"""What dice allow at most, by counting alone: no board can score more, wherever its pieces lie.

How many pieces of each face are on the board at the end is free, as far as there are dice for them. The rest follows
from their ends. Two ends make a join; one may be at an exit, or open onto a crater. Lines (an overpass has two) with so
many joins between them are in so many parts at least, and each part that has exits scores for all of them but one. A
longest line of n cells has n - 1 joins, and passes through cells with two ends of its kind, but for its first and last.

That is a small problem of whole numbers, solved in a moment.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import floor
from typing import Any

from ....core.errors import RoundhouseError
from ..printed.facts import (
    CENTRAL,
    ENDS,
    EXITS,
    FIRST_LAVA,
    FIRST_SPECIAL,
    GROUPS,
    HIGHWAY,
    LAVA,
    LAVA_EXPANSION,
    MAX_SPECIALS,
    METEOR_EXPANSION,
    NO_EXPANSION,
    RAILWAY,
    TURNS,
)
from ..rules.scoring import CLOSED_LAKE, CRATER_END, LAKE_CELL
from .hindsight_model import ALL_BONUS, ALL_EXITS, PER_EXIT

CORNERS = 4
#: CP-SAT's own measure, the same on every machine, about a second for 1; a thousandth is usual. Should it ever take so
#: long: what is known by then holds, too.
EFFORT = 0.1


class NoBound(RoundhouseError):
    """Nothing is known by counting: as it should never be, the count allows no board at all, or took too long."""


def bound(cp: Any, rolls: Sequence[Sequence[int]], expansion: int) -> int:
    """No game with these dice, the faces of each round, scores more. Raises NoBound."""
    return Count(cp, rolls, expansion).points()


class Count:
    def __init__(self, cp: Any, rolls: Sequence[Sequence[int]], expansion: int) -> None:
        self.cp, self.model = cp, cp.CpModel()
        self.rounds = len(rolls)
        dice = Counter(face for roll in rolls for face in roll)
        faces = {**dice, **dict.fromkeys(range(FIRST_SPECIAL, FIRST_LAVA), 1)}
        self.most = sum(faces.values())
        #: By face: how many are on the board at the end, and how many were drawn and erased; at most one a round.
        self.here = {face: self._number(number) for face, number in faces.items()}
        self.gone = {face: self._number(number) for face, number in faces.items() if face < FIRST_LAVA}
        for face, gone in self.gone.items():
            self.model.add(self.here[face] + gone <= faces[face])
        erased = sum(self.gone.values())
        self.model.add(erased <= (0 if expansion == NO_EXPANSION else self.rounds))
        specials = [self.here[face] + self.gone[face] for face in range(FIRST_SPECIAL, FIRST_LAVA)]
        #: RI-4.5: the meteor neither erases anything then nor makes a crater.
        self.ignored = self._number(MAX_SPECIALS if expansion == METEOR_EXPANSION else 0)
        self.model.add(sum(specials) + self.ignored <= min(MAX_SPECIALS, self.rounds))
        self.model.add(erased + self.ignored <= self.rounds)
        #: By kind: exits that are used, cells of the longest line, ends that open onto craters; and parts with exits.
        self.exits = {kind: self._number(sum(one == kind for _, _, one in EXITS)) for kind in (HIGHWAY, RAILWAY)}
        self.length = {kind: self._number(self.most) for kind in (HIGHWAY, RAILWAY)}
        self.onto = {kind: self._number(self.most * 4) for kind in (HIGHWAY, RAILWAY)}
        self.parts = self._number(ALL_EXITS)
        #: Closed lakes by where their volcano is (corner, edge, elsewhere), cells of the largest lake, open sides.
        self.closed = self._number(CORNERS), self._number(self.most), self._number(self.most)
        self.largest, self.gaps = self._number(self.most * 4), self._number(self.most * 4)
        points = self._routes() + len(CENTRAL)
        self.model.maximize(points + self._craters(expansion) + self._lakes(expansion))

    def points(self) -> int:
        """The most that can be scored. Raises NoBound."""
        solver = self.cp.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.max_deterministic_time = EFFORT
        status = solver.solve(self.model)
        # Else what the solver calls its bound is no more than what it began with.
        if status not in (self.cp.OPTIMAL, self.cp.FEASIBLE):
            raise NoBound(f"the count for the bound has no answer: {solver.status_name(status)}")
        upper: float = solver.best_objective_bound
        return floor(upper + 0.5)

    def _number(self, most: int) -> Any:
        return self.model.new_int_var(0, most, "")

    def _sum(self, value: Callable[[int], int]) -> Any:
        """Of what each piece on the board is worth by its face."""
        return sum(value(face) * number for face, number in self.here.items())

    def _routes(self) -> Any:
        """RI-3.1 to RI-3.4"""
        model, joins, exits, parts = self.model, [], sum(self.exits.values()), self.parts
        for kind in (HIGHWAY, RAILWAY):
            ends = {face: _ends(face).count(kind) for face in self.here}
            join, tips, length = self._number(self.most * 2), self._number(2), self.length[kind]
            model.add(2 * join + self.exits[kind] + self.onto[kind] <= self._sum(ends.__getitem__))
            model.add(tips <= sum(number for face, number in self.here.items() if ends[face] == 1))
            model.add(length <= tips + sum(number for face, number in self.here.items() if ends[face] > 1))
            model.add(length <= join + 1)
            joins.append(join)
        model.add(parts <= exits)
        model.add(exits <= ALL_EXITS * parts)
        model.add(sum(joins) + parts + self._cut_off() >= self._sum(_lines))
        every = self._number(1)
        model.add(exits >= ALL_EXITS * every)
        model.add(parts <= ALL_EXITS - (ALL_EXITS - 1) * every)
        return PER_EXIT * (exits - parts) + ALL_BONUS * every + sum(self.length.values())

    def _cut_off(self) -> Any:
        """Parts without exits, at most. Whoever draws a route joins one of its lines to something, so an overpass may
        leave one apart; a shore joins lava only (RIR-35). Where a line with n ends is erased, one part becomes n."""
        erased = [
            (_lines(face) - 1 + sum(len(group) - 1 for group in _routes(face))) * number
            for face, number in self.gone.items()
        ]
        return self._sum(lambda face: _lines(face) - (1 if face < FIRST_LAVA else 0)) + sum(erased)

    def _craters(self, expansion: int) -> Any:
        """RI-4.7: one crater a round, four ends around it."""
        onto = sum(self.onto.values())
        self.model.add(onto <= (4 * (self.rounds - self.ignored) if expansion == METEOR_EXPANSION else 0))
        return CRATER_END * onto

    def _lakes(self, expansion: int) -> Any:
        """RI-5.6, RI-5.7. Each closed lake has a volcano, with lava faces of that lake on all its sides: two of them if
        it is in a corner, three at the edge. Two volcanoes are never neighbours, so the sides of those in the largest
        lake are open, which are errors, or meet sides of faces."""
        if expansion != LAVA_EXPANSION:
            return 0
        model, (corner, edge, elsewhere) = self.model, self.closed
        faces = self._sum(lambda face: int(face >= FIRST_LAVA))
        sides = self._sum(lambda face: _ends(face).count(LAVA))
        taken = 2 * corner + 3 * edge + 4 * elsewhere
        model.add(taken <= faces)
        volcanoes = self._number(self.most)
        # The largest lake may be one of the closed ones.
        model.add(self.largest + taken <= faces + volcanoes + 4)
        model.add(self.largest <= faces + volcanoes)
        model.add(3 * volcanoes - CORNERS <= sides + self.gaps)
        return CLOSED_LAKE * sum(self.closed) + LAKE_CELL * self.largest - self.gaps


def _ends(face: int) -> tuple[int, ...]:
    return ENDS[TURNS[face][0]]


def _routes(face: int) -> list[tuple[int, ...]]:
    """The sides of each line of route."""
    return [group for group in GROUPS[TURNS[face][0]] if _ends(face)[group[0]] in (HIGHWAY, RAILWAY)]


def _lines(face: int) -> int:
    return len(_routes(face))
