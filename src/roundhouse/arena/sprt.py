"""When is enough known? A sequential test (SPRT) looks after every pair of games and stops as soon as it is decided
whether a bot is better than another by so much.

The same seed is dealt twice with the seats changed over; the share of the victories in the two games is one sample.
Which of two shares it rather comes from is told by the generalised likelihood ratio for a mean: it needs no model of
how often games are drawn, or of how alike the two games of a pair are.
"""

from __future__ import annotations

from math import log, log10, sqrt
from typing import Final

from msgspec import Struct

from ..core.errors import BadOption
from .plan import Plan
from .result import Played
from .stats import Interval, Z

#: What is found out.
OPEN, BETTER, NOT_BETTER = "open", "better", "not-better"
#: Before so many pairs nothing is decided: how much they vary is not known yet.
FEWEST: Final = 8


def elo_share(elo: float) -> float:
    """The share of the victories of who is stronger by so many Elo."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def share_elo(share: float) -> float:
    return 400 * log10(share / (1 - share)) if 0 < share < 1 else float("inf") if share else float("-inf")


class Verdict(Struct, frozen=True):
    """What a test has come to. `evidence` is the logarithm of the likelihood ratio: at `upper` the first bot is better,
    at `lower` it is not. `share` and its interval are of pairs; who stops at the right moment overstates them a
    little."""

    decided: str
    pairs: int
    share: float
    interval: Interval
    evidence: float
    lower: float
    upper: float


class Test:
    """Is the share of the first bot rather `worse` or `better` (two shares)? `alpha`: how often a bot that is no better
    may be called so; `beta`: how often a better one may be missed."""

    __test__ = False  # nothing for pytest

    def __init__(self, worse: float, better: float, alpha: float = 0.05, beta: float = 0.05) -> None:
        if not 0 < worse < better < 1:
            raise BadOption(f"the shares to tell apart must rise from 0 to 1, not be {worse:g} and {better:g}")
        if not (0 < alpha < 0.5 and 0 < beta < 0.5):
            raise BadOption(f"errors are allowed in less than half of all cases, not in {alpha:g} and {beta:g}")
        self.worse, self.better = worse, better
        self.lower, self.upper = log(beta / (1 - alpha)), log((1 - beta) / alpha)
        self._pairs, self._sum, self._squares = 0, 0.0, 0.0

    def add(self, share: float) -> None:
        """The share of the first bot in a pair."""
        self._pairs += 1
        self._sum += share
        self._squares += share * share

    def _moments(self) -> tuple[float, float]:
        """The mean, and the variance. Few samples that are all alike prove little: one of each other kind is thought to
        be there, too."""
        number, total, squares = self._pairs + 2, self._sum + 1, self._squares + 1
        return self._sum / max(1, self._pairs), squares / number - (total / number) ** 2

    @property
    def evidence(self) -> float:
        if self._pairs == 0:
            return 0.0
        mean, variance = self._moments()
        return self._pairs * (self.better - self.worse) * (2 * mean - self.worse - self.better) / (2 * variance)

    @property
    def decided(self) -> str:
        if self._pairs < FEWEST or self.lower < self.evidence < self.upper:
            return OPEN
        return BETTER if self.evidence >= self.upper else NOT_BETTER

    def verdict(self) -> Verdict:
        mean, variance = self._moments()
        half = Z * sqrt(variance / max(1, self._pairs))
        interval = max(0.0, mean - half), min(1.0, mean + half)
        return Verdict(self.decided, self._pairs, mean, interval, self.evidence, self.lower, self.upper)


class Decider:
    """Listens to the games of a match of two bots and says when it is decided."""

    def __init__(self, plan: Plan, test: Test) -> None:
        teams = plan.seats // plan.game.partners
        if len(plan.bots) != 2 or teams % 2 or not plan.dealt_twice:
            raise BadOption("a test is between two bots that have as many seats each, every deal played twice")
        self.partners, self.test = plan.game.partners, test
        self._first: float | None = None

    def add(self, one: Played) -> None:
        """Games come in their order: two in a row are a pair."""
        own = sum(
            one.wins(seat, self.partners) for seat, bot in enumerate(one.bots) if bot == 0 and seat % self.partners == 0
        )
        if self._first is None:
            self._first = own
        else:
            self.test.add((self._first + own) / 2)
            self._first = None

    @property
    def enough(self) -> bool:
        return self._first is None and self.test.decided != OPEN
