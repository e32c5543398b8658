"""The judge that has learned: what boards like this one scored in the end, from many games (bench/learn.py).

For each number of rounds to come a weight for every feature, and beside them a small net with one hidden layer.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..printed.facts import EXPANSIONS
from ..rules.board import Board
from ..rules.scoring import tally
from .features import features
from .judge import Judge

FOLDER: Final = Path(__file__).parent


class Learned(Judge):
    """`plain`: by rounds to come, a weight for each feature and one more that always counts. `hidden`: by unit the
    same, then by rounds to come; `out`: what each unit counts."""

    def __init__(self, plain: list[list[float]], hidden: list[list[float]], turns: list[list[float]], out: list[float]):
        self.plain = plain
        self.hidden = hidden
        self.turns = turns
        self.out = out

    def worth(self, board: Board, rounds: int, expansion: int) -> float:
        if rounds == 0:
            return float(tally(board.cells).total())
        found = features(board)
        places = [place for place, number in enumerate(found) if number]
        numbers = [found[place] for place in places]
        weights = self.plain[rounds]
        value = weights[len(found)]
        for number, place in enumerate(places):
            value += numbers[number] * weights[place]
        for unit, weights in enumerate(self.hidden):
            level = self.turns[unit][rounds]
            for number, place in enumerate(places):
                level += numbers[number] * weights[place]
            if level > 0.0:
                value += level * self.out[unit]
        return value


@cache
def learned(expansion: int) -> Learned | None:
    """The judge for an expansion; None where nothing was learned yet."""
    file = FOLDER / f"learned-{EXPANSIONS[expansion]}.json"
    return read(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else None


def read(data: dict[str, Any]) -> Learned:
    return Learned(data["plain"], data["hidden"], data["turns"], data["out"])
