"""What a bot has to estimate: how long the game will last, and what cannot be counted."""

from __future__ import annotations

import math
from typing import Final

from ..printed.facts import EMPTY_CITIES, EVE_NEEDS, NUMBERS
from ..rules.player import Player
from ..rules.state import State

#: The game is not thought to last longer than so many actions.
LONG: Final = 30.0


class Weights:
    """What cannot be counted, in points or goods. Found by playing many games with other values."""

    __slots__ = (
        "cross",
        "deliver",
        "depth",
        "effective",
        "end",
        "good",
        "keep",
        "later",
        "order",
        "rival",
        "rival_soon",
        "solo",
        "solo_effective",
        "soon",
        "tiles",
        "width",
    )

    def __init__(self) -> None:
        #: Goods that a player brings away in a round: oneself on average, a rival who can, a rival who cannot yet.
        self.deliver: float = 0.45
        self.rival: float = 0.4
        self.rival_soon: float = 0.08
        #: The same against Eve, who leaves two actions for it.
        self.solo: float = 0.6
        #: How much of the goods beyond those that end the game soonest is taken before it ends.
        self.end: float = 0.35
        #: How many of the actions left can be used as planned, whatever the dice show.
        self.effective: float = 0.85
        self.solo_effective: float = 0.85
        #: A point still to be earned, however long the game.
        self.later: float = 0.9
        #: A line finished rather than begun.
        self.soon: float = 1.0
        #: How likely a tile is still there at the end.
        self.keep: float = 0.8
        #: What a good on the way to an order is worth, as a part of the order's points for each of its goods.
        self.order: float = 0.6
        #: Eve: a good that she takes away; a field more that she crosses, for every turn to come.
        self.good: float = 1.5
        self.cross: float = 0.5
        #: By side, in the order of facts.TILES: what using a tile brings, for each action left, up to ten.
        self.tiles: list[float] = [0.03, 0.03, 0.05, 0.03, 0.02, 0.0, 0.06, 0.0, 0.03, 0.02, 0.02, 0.02, 0.06, 0.06]

        #: So many schemes are followed while lines are added, so many lines at most.
        self.width: int = 5
        self.depth: int = 5


def _quick() -> Weights:
    weights = Weights()
    weights.width, weights.depth = 2, 3
    return weights


STANDARD: Final = Weights()
#: For playing on: so much quicker, and hardly worse.
QUICK: Final = _quick()


def can_deliver(state: State, player: Player) -> bool:
    takers = state.plan.takers
    for city in NUMBERS:
        row = state.goods[city]
        if row:
            for distance, to, _ in player.ways[city]:
                if distance <= player.power:
                    for good in row:
                        if takers[good] >> to & 1:
                            return True
    return False


def prospects(state: State, seat: int, weights: Weights) -> tuple[float, float]:
    """How many actions a seat still has, the one to come included, and how much of the goods will be left for it."""
    counts = sorted([len(state.goods[number]) for number in NUMBERS])
    goods = sum(counts)
    soonest = sum(counts[:EMPTY_CITIES])
    if soonest == 0:
        return float(max(1, len(state.hand))), 1.0
    ending = soonest + weights.end * (goods - soonest)
    if state.level:
        return _against_eve(state, ending, goods, weights)
    others = 0.0
    for rival, player in enumerate(state.players):
        if rival != seat:
            others += weights.rival if can_deliver(state, player) else weights.rival_soon
    turns = max(1.0, ending / (weights.deliver + others))
    return min(LONG, turns), max(0.4, 1.0 - 0.5 * others * turns / goods)


def _against_eve(state: State, ending: float, goods: int, weights: Weights) -> tuple[float, float]:
    """She takes goods only where she has crossed fields enough, and the player needs tracks first."""
    gone = taken = 0.0
    turns = 0
    ready = can_deliver(state, state.players[0])
    while gone < ending and 2 * turns < LONG:
        taken += _ripe(state.crossed, turns / 6)
        gone = taken + weights.solo * (turns + 1 if ready else max(0, turns - 3))
        turns += 1
    return max(2.0, 2.0 * turns - 1.0), max(0.4, 1.0 - 0.5 * taken / goods)


def _ripe(crossed: list[int], mean: float) -> float:
    """How likely Eve's die names a region with fields enough when each region has got so many more."""
    none = math.exp(-mean)
    chance = 0.0
    for number in NUMBERS:
        lacking = EVE_NEEDS - 1 - crossed[number]
        if lacking <= 0:
            chance += 1.0
        elif lacking == 1:
            chance += 1.0 - none
        else:
            chance += 1.0 - none * (1.0 + mean)
    return chance / 6
