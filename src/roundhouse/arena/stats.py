"""The little statistics that a match needs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import Final

#: 95 % of a normal distribution lie within so many standard deviations.
Z: Final = NormalDist().inv_cdf(0.975)

Interval = tuple[float, float]


def student(freedom: int) -> float:
    """The same for a mean of few values (Student's t; Fisher's expansion, within 1 % from 3 degrees of freedom)."""
    if freedom < 3:
        return (12.7062, 4.3027)[freedom - 1]
    z, v = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )


def spread(values: Sequence[float]) -> tuple[float | None, Interval | None]:
    """The standard deviation and the 95 % confidence interval of the mean; one value alone tells neither."""
    return _spread(len(values), fmean(values), stdev(values)) if len(values) > 1 else (None, None)


def spread_of_sums(number: int, total: int, squares: int) -> tuple[float | None, Interval | None]:
    """The same from how many whole numbers there are, their sum and the sum of their squares."""
    if number < 2:
        return None, None
    return _spread(number, total / number, math.sqrt((number * squares - total * total) / (number * (number - 1))))


def _spread(number: int, mean: float, deviation: float) -> tuple[float, Interval]:
    half = student(number - 1) * deviation / math.sqrt(number)
    return deviation, (mean - half, mean + half)


def wilson(wins: float, games: int) -> Interval:
    """Wilson's 95 % interval of a share: sound also near 0 and 1. Shared wins count as parts of one."""
    share, z2 = wins / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
