"""What lava adds to the model of hindsight_model.py.

Lava is a third kind of ends: it joins, and its open sides are errors as those of routes are. It is never erased, and a
volcano is drawn on a cell where nothing ever was and that no lava touches yet. So whatever volcanoes there are at the
end, they might as well all have been there from the beginning, and two of them are never neighbours. All other lava
joined earlier lava; hence each lake has a volcano.
"""

from __future__ import annotations

from typing import Any

from ..printed.facts import (
    CELLS,
    CENTRE,
    FIRST_LAVA,
    FIRST_LAVA_PIECE,
    HAS_LAVA,
    HIGHWAY,
    LAVA,
    NEIGHBOURS,
    PIECE_FACE,
    RAILWAY,
    VOLCANO,
)
from ..rules.scoring import CLOSED_LAKE, LAKE_CELL
from .hindsight_model import BORDERS, Drawing, Model


class LavaModel(Model):
    kinds = (HIGHWAY, RAILWAY, LAVA)

    def _pieces(self) -> list[int]:
        faces = {face for roll in self.rolls for face in roll}
        lava = [piece for piece in range(FIRST_LAVA_PIECE, VOLCANO) if PIECE_FACE[piece] in faces]
        return [*super()._pieces(), *lava, VOLCANO]

    def _expand(self) -> None:
        model = self.model
        self.volcano = [self.lies[cell, VOLCANO] for cell in range(CELLS)]
        model.add(self.volcano[CENTRE] == 1)
        for cell, side in BORDERS:
            model.add(self.volcano[cell] + self.volcano[NEIGHBOURS[cell][side]] <= 1)
        #: By round and cell: whether a lava face was drawn there.
        self.lava_in_round = [
            [sum(self.when[cell, face, n] for face in set(roll) if face >= FIRST_LAVA) for cell in range(CELLS)]
            for n, roll in enumerate(self.rolls)
        ]
        # RI-5.2: one at least, if the first game had a place for it.
        duty = {number for piece, number, _ in self.start.pieces.values() if piece >= FIRST_LAVA_PIECE}
        for number in duty:
            model.add(sum(self.lava_in_round[number]) >= 1)
        # RI-5.5: lava that ate stays where it is.
        for one in self.start.erased:
            piece, number, moment = self.start.pieces[one.cell]
            model.add(self.lies[one.cell, piece] == 1)
            model.add(self.when[one.cell, PIECE_FACE[piece], number] == 1)
            model.add(self.moment[one.cell] == moment)

    def _join(self) -> None:
        """RI-5.3: a lava face joins earlier lava."""
        super()._join()
        for cell in range(CELLS):
            reasons = [self.holds(cell, side, (LAVA,)) for side in range(4) if NEIGHBOURS[cell][side] >= 0]
            self.model.add(sum(reasons) >= sum(drawn[cell] for drawn in self.lava_in_round))

    def _score(self) -> Any:
        return super()._score() + CLOSED_LAKE * self._closed_lakes() + LAKE_CELL * self._largest_lake()

    def _closed_lakes(self) -> Any:
        """RI-5.7: a closed lake is told by one volcano of it. All cells of a lake have one label, the number of that
        volcano: so no lake is told twice."""
        model = self.model
        shut = [self._bool(f"shut {cell}") for cell in range(CELLS)]
        label = [model.new_int_var(0, CELLS - 1, f"label {cell}") for cell in range(CELLS)]
        for cell, side in BORDERS:
            other, back = NEIGHBOURS[cell][side], (side + 2) % 4
            both = self.joined[cell, side, LAVA]
            model.add(self.ends[cell, side, LAVA] - both <= 1 - shut[cell])
            model.add(self.ends[other, back, LAVA] - both <= 1 - shut[other])
            model.add(shut[cell] == shut[other]).only_enforce_if(both)
            model.add(label[cell] == label[other]).only_enforce_if(both)
        tells = [self._bool(f"tells {cell}") for cell in range(CELLS)]
        for cell in range(CELLS):
            model.add(tells[cell] <= self.volcano[cell])
            model.add(tells[cell] <= shut[cell])
            model.add(label[cell] == cell).only_enforce_if(tells[cell])
        return sum(tells)

    def _largest_lake(self) -> Any:
        """RI-5.7: each cell of it is fed by one volcano."""
        model = self.model
        inflow: dict[tuple[int, int], Any] = {}
        inside = [self._bool(f"inside {cell}") for cell in range(CELLS)]
        hearts = [self._bool(f"heart {cell}") for cell in range(CELLS)]
        model.add_at_most_one(hearts)
        self.flow(inflow, CELLS, (LAVA,))
        for cell in range(CELLS):
            source = model.new_int_var(0, CELLS, f"lava of {cell}")
            model.add(hearts[cell] <= self.volcano[cell])
            model.add(source <= CELLS * hearts[cell])
            model.add(inside[cell] <= sum(self.lies[cell, piece] for piece in self.pieces if HAS_LAVA[piece]))
            model.add(source + sum(inflow.get((cell, side), 0) for side in range(4)) == inside[cell])
        return sum(inside)

    def _hint(self, drawing: Drawing) -> None:
        volcanoes = dict.fromkeys((CENTRE, *drawing.volcanoes), (VOLCANO, -1, 0))
        super()._hint(drawing._replace(pieces={**drawing.pieces, **volcanoes}))

    def _read(self, solver: Any) -> Drawing:
        volcanoes = [cell for cell in range(CELLS) if cell != CENTRE and solver.boolean_value(self.volcano[cell])]
        return super()._read(solver)._replace(volcanoes=volcanoes)
