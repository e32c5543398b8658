"""Four kinds of cards, four of each."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[1]
CARDS: Final = ("one", "two", "three", "four")
COPIES: Final = 4
HAND: Final = 2
ROUNDS: Final = {"short": 2, "long": 3}
#: No card, no seat; and a card that a view does not show.
NONE: Final = -1
HIDDEN: Final = len(CARDS)
