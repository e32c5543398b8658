"""What a board promises: what there is to see on it (features.py), weighed. One judge weighs by hand, and one for each
expansion as many games have taught it (`learned-*.json`, made by bench/learn.py)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from ..printed.facts import EXPANSIONS, MAX_SPECIALS
from ..rules.board import Board
from ..rules.scoring import CLOSED_LAKE, tally
from .features import (
    CENTRE,
    CLOSED,
    CRATERS,
    DEAD,
    FEATURES,
    GAPS,
    LAKES,
    LARGEST,
    MOST_APART,
    NEAR,
    NEAR_CHANCE,
    OPEN,
    PACE,
    RAIL,
    ROAD,
    SCORE,
    SIZED,
    SPECIALS,
    look,
)

FOLDER: Final = Path(__file__).parent

# By hand, in points: found by playing many games with other values.
LENGTH: Final = 0.7
CENTRAL_CELL: Final = 0.7
#: A special route not yet used.
SPECIAL: Final = 2.0
#: An end that leads to a free cell, and an open lava side, by the rounds to come.
OPEN_END: Final = (-1.0, -0.7, -0.5, -0.35, -0.25, -0.15, -0.1)
GAP: Final = (-1.0, -0.7, -0.5, -0.4, -0.3, -0.2, -0.2)
CRATER_END: Final = 1.6
VOLCANO: Final = -2.0
#: One more exit in a network, whatever its size; how much less likely one cell more between two makes it.
MERGER: Final = 4.0
FAR: Final = 0.4


class Judge:
    """By rounds to come: a weight for each feature, and one more that always counts."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights = weights

    def worth(self, board: Board, rounds: int) -> float:
        """The points that a board promises with so many rounds to come after this one; with none, what it scores."""
        if rounds == 0:
            return float(tally(board.cells).total())
        weights = self.weights[rounds]
        seen = look(board, rounds)
        sizes = seen.sizes
        value = weights[FEATURES]
        for place in range(SIZED):
            value += sizes[place] * weights[place]
        for place in seen.there:
            value += weights[place]
        return value


def _by_hand() -> list[list[float]]:
    found: list[list[float]] = []
    for rounds in range(len(OPEN_END)):
        weights = [0.0] * (FEATURES + 1)
        weights[SCORE] = weights[LARGEST] = 1.0
        weights[ROAD] = weights[RAIL] = LENGTH
        weights[CENTRE] = CENTRAL_CELL
        weights[DEAD] = -1.0
        weights[OPEN] = OPEN_END[rounds]
        for left in range(MAX_SPECIALS + 1):
            weights[SPECIALS + left] = SPECIAL * left
        weights[NEAR_CHANCE] = MERGER
        for distance in range(2, MOST_APART + 1):
            weights[NEAR + distance] = MERGER * FAR ** (distance - 1) * (1.0 - (1.0 - PACE) ** rounds)
        weights[CRATERS] = CRATER_END
        weights[LAKES] = VOLCANO
        weights[CLOSED] = float(CLOSED_LAKE)
        weights[GAPS] = GAP[rounds]
        found.append(weights)
    return found


BY_HAND: Final = Judge(_by_hand())


@cache
def learned(expansion: int) -> Judge:
    """The judge for an expansion; by hand where nothing was learned yet."""
    file = FOLDER / f"learned-{EXPANSIONS[expansion]}.json"
    return Judge(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else BY_HAND
