"""The kinds of moves, as numbers that compiled rules have at hand: moves.py gives each its class."""

from __future__ import annotations

from typing import Final

TAKE: Final = 1
PAIR: Final = 2
STEAL: Final = 3
DECLINE: Final = 4
SET: Final = 5
NUDGE: Final = 6
FLIP: Final = 7
REROLL: Final = 8
BUILD: Final = 9
UPGRADE: Final = 10
TRANSPORT: Final = 11
TILE: Final = 12
PASS: Final = 13
ORDER: Final = 14
DONE: Final = 15
START_LOCOMOTIVE: Final = 16
START_TRACK: Final = 17
START_POINTS: Final = 18
START_TILE: Final = 19
START_CARGO: Final = 20
START_IDLE: Final = 21
REROLL_EVE: Final = 22
PROTECT: Final = 23
LEAVE: Final = 24
ARRANGE: Final = 25
BEGIN: Final = 26
