"""What meteors add to the model of hindsight_model.py: where they struck stays; what is drawn around it need not."""

from __future__ import annotations

from typing import Any

from ..printed.facts import HIGHWAY, NEIGHBOURS, RAILWAY
from ..rules.scoring import CRATER_END
from .hindsight_model import Model


class MeteorModel(Model):
    def _expand(self) -> None:
        """RI-4.2, RI-4.6: what lies on a struck cell at the end was drawn later, else there is a crater."""
        for cell, number in self.start.struck.items():
            self.model.add(sum(self.in_round[cell][:number]) == 0)

    def _crater(self, cell: int) -> Any:
        return 1 - self.routes[cell] if cell in self.start.struck else 0

    def _filled(self, cell: int) -> Any:
        return super()._filled(cell) + self._crater(cell)

    def _score(self) -> Any:
        """RI-4.7: points for each end onto a crater, and it is no error."""
        points = super()._score()
        for crater in self.start.struck:
            for side, cell in enumerate(NEIGHBOURS[crater]):
                if cell >= 0:
                    onto = self._bool(f"onto {crater} {side}")
                    back = (side + 2) % 4
                    self.model.add(onto <= self.ends[cell, back, HIGHWAY] + self.ends[cell, back, RAILWAY])
                    self.model.add(onto <= self._crater(crater))
                    points += (CRATER_END + 1) * onto
        return points
