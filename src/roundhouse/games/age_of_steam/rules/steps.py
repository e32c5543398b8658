"""What is to be done. A turn's phases that nobody decides anything in (income, expenses, growth) are no steps."""

from __future__ import annotations

from typing import Final

ISSUE: Final = 0  # I: issue shares
AUCTION: Final = 1  # II: bid for the order of play
FIRST: Final = 2  # II, where the first place alternates: pay for it or not
CHOOSE: Final = 3  # III: choose actions
BUILD: Final = 4  # IV: build track
REWARD: Final = 5  # IV: name who is paid for joining the continent
MOVE: Final = 6  # V: move goods, in two rounds
PRODUCE: Final = 7  # IX: draw the cubes of Production, or not
PUT: Final = 8  # IX: put them on the chart
OVER: Final = 9

NAMES: Final = ("issue", "auction", "first", "choose", "build", "reward", "move", "produce", "put", "over")
