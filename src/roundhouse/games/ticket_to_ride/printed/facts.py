"""The cards, the same names for every board."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("black", "blue", "green", "orange", "purple", "red", "white", "yellow")
#: A wild card stands for any colour: a bus or a locomotive.
KINDS: Final = (*COLOURS, "wild")
WILD: Final = 8
#: A route that may be claimed with any one colour.
GREY: Final = 8
MARKET: Final = 5
DECK: Final = 5
#: Where a card may be taken from.
SLOTS: Final = ("1", "2", "3", "4", "5", "deck")
