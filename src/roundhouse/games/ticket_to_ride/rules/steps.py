"""What is to be done. In the first two steps all act at once, in the others the seat whose turn it is."""

from __future__ import annotations

from typing import Final

KEEP: Final = 0  # choose among the tickets dealt
RACK: Final = 1  # teams: put one of them on the rack
TURN: Final = 2
PLACE: Final = 3  # teams: hand or rack for the first card
SECOND: Final = 4  # take the second card
OFFER: Final = 5  # choose among the tickets drawn
TUNNEL: Final = 6  # pay for a tunnel, or not
OVER: Final = 7
FLAG: Final = 8  # celebrate a whole flag, or wait
