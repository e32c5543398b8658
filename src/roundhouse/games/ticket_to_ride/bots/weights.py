"""What things are worth: to the `standard` bot by hand; to who is searched with as bench/tune.py found it for a board
(weights.json)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("weights.json")
NAMES: Final = (
    *("turn", "piece", "draw", "hop", "touch", "needed", "spare", "any", "wild", "waste"),
    *("margin", "express", "late"),
)


class Weights:
    """Prices, in points. Found by playing many games with other values."""

    __slots__ = NAMES

    def __init__(self) -> None:
        #: What a turn could bring elsewhere; and a piece, in turns.
        self.turn: float = 2.5
        self.piece: float = 0.16
        #: Turns for a card that is missing.
        self.draw: float = 0.55
        #: The chance that a route is lost before it is claimed, and for each end that an opponent has come to.
        self.hop: float = 0.03
        self.touch: float = 0.05
        #: What a card is worth: one that a path needs, one that a good route beside the paths needs, any other.
        self.needed: float = 1.0
        self.spare: float = 0.5
        self.any: float = 0.15
        self.wild: float = 1.3
        #: Cards that other routes need and that a claim may take from them.
        self.waste: float = 1.5
        #: What drawing tickets must promise beyond the price of a turn.
        self.margin: float = 1.0
        #: What a space more at an end of one's longest path is worth, once the tickets are joined.
        self.express: float = 0.0
        #: How many of the turns that are left it takes to draw tickets. 0: that is not asked, nor whether tickets that
        #: were put back come again, nor what may be drawn in the last turn because it is joined already.
        self.late: float = 0.0


STANDARD: Final = Weights()


def weights_of(given: Mapping[str, float]) -> Weights:
    """By hand, but for what is given."""
    weights = Weights()
    for name, value in given.items():
        setattr(weights, name, value)
    return weights


@cache
def tuned(board: str) -> Weights:
    """The weights that were found for a board; those by hand for one that nobody has tuned them for."""
    table = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return weights_of(table[board]) if board in table else STANDARD
