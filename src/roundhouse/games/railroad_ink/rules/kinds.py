"""The kinds of moves, as numbers that compiled rules have at hand: moves.py gives each its class."""

from __future__ import annotations

from typing import Final

DRAW: Final = 1
FINISH: Final = 2
VOLCANO: Final = 3
EAT: Final = 4
STRIKE: Final = 5
IGNORE: Final = 6
