"""The steps of the flow, and the marks on dice."""

from __future__ import annotations

from typing import Final

# What is to be done; mostly by the seat whose turn it is.
START: Final = 0  # take a starting tile
ARRANGE: Final = 1  # solo: put the goods of a city in another order, or begin
TAKE: Final = 2  # take a white die (two: tile 2a, solo)
STEAL: Final = 3  # the owner of tile 2b may take the die that was just taken
USE: Final = 4  # do an action with a die
ORDER: Final = 5  # after the last action: fill an order, or not
EVE_DIE: Final = 6  # solo tile 2a: roll Eve's die anew, or not
EVE_GOOD: Final = 7  # solo tile 2b: let Eve go without a good, or not
OVER: Final = 8

# A die in the hand is its value with marks for what tiles have done to it.
VALUE: Final = 7
MADE: Final = 8  # tile 1
NUDGED: Final = 16  # tile 5a
FINAL: Final = 32  # tile 5b: no further change (SRR-24)

#: Where a tile or an order is that nobody holds.
POOL: Final = -1
