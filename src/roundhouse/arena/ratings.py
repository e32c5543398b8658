"""One number for the strength of each of many bots, from results of two at a time, and how sure it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10
from random import Random
from typing import Final

from msgspec import Struct

from .stats import Interval

#: Of every two bots: the shares of the first in their pairs of games.
Shares = Mapping[tuple[int, int], Sequence[float]]
#: So much of a pair each bot is thought to have drawn with each other beside those that were played: who has won
#: everything is strong, but not beyond all measure.
PRIOR: Final = 0.5
ROUNDS: Final = 2000
EXACT: Final = 1e-9


class Rating(Struct, frozen=True):
    """Elo, 0 being the mean of all; `interval`: of 95 %, by the bootstrap."""

    elo: float
    interval: Interval


def bradley_terry(bots: int, shares: Shares) -> list[float]:
    """The strengths (Elo) under which these results are the most likely, by Hunter's MM algorithm. A drawn game is half
    a victory of each."""
    won = [0.0] * bots
    met: dict[tuple[int, int], float] = {}
    for (one, other), pairs in shares.items():
        number, own = len(pairs) + PRIOR, sum(pairs) + PRIOR / 2
        met[one, other] = met[other, one] = number
        won[one] += own
        won[other] += number - own
    strength = [1.0] * bots
    for _ in range(ROUNDS):
        fresh = []
        for one in range(bots):
            odds = sum(
                met[one, other] / (strength[one] + strength[other]) for other in range(bots) if (one, other) in met
            )
            fresh.append(won[one] / odds if odds else 1.0)
        middle = sum(fresh) / bots
        fresh = [value / middle for value in fresh]
        moved = max(abs(new / old - 1) for new, old in zip(fresh, strength, strict=True))
        strength = fresh
        if moved < EXACT:
            break
    elo = [400 * log10(value) for value in strength]
    mean = sum(elo) / bots
    return [value - mean for value in elo]


def rated(bots: int, shares: Shares, samples: int = 200, seed: int = 1) -> list[Rating]:
    """Strengths with intervals: the same again from pairs that are drawn anew from those that were played."""
    chance = Random(seed)
    drawn = [
        bradley_terry(bots, {who: chance.choices(pairs, k=len(pairs)) for who, pairs in shares.items()})
        for _ in range(samples)
    ]
    ratings = []
    for bot, elo in enumerate(bradley_terry(bots, shares)):
        row = sorted(sample[bot] for sample in drawn)
        low, high = row[int(0.025 * samples)], row[min(samples - 1, int(0.975 * samples))]
        ratings.append(Rating(elo, (min(low, elo), max(high, elo))))
    return ratings
