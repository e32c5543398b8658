"""The levels that any game with a policy can be played at: `easy` below its `standard`, `expert` above."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..core.advice import Advice
from ..core.bot import Bot, Desk, check_parameters
from ..core.policy import Line, Policy
from .search import Budget, advise
from .simple import positive_number

#: What a decision may cost by default, in milliseconds.
EXPERT_MS: Final = 2000


class Expert(Bot):
    """Compares the policy's candidates in common worlds. `ms`: what a decision may cost; `worlds`: the same in worlds,
    which is repeatable."""

    def __init__(self, policy: Policy, budget: Budget) -> None:
        self.policy = policy
        self.budget = budget
        self._line: Line = ()

    @classmethod
    def of(cls, policy: Policy, parameters: Mapping[str, str]) -> Expert:
        check_parameters("expert", parameters, ("ms", "worlds"))
        given = {name: positive_number("expert", name, value) for name, value in parameters.items()}
        return cls(policy, Budget(given.get("ms", 0 if "worlds" in given else EXPERT_MS), given.get("worlds", 0)))

    def choose(self, desk: Desk) -> int:
        if not (self._line and self._line[0] in desk.moves):
            self._line = self.advise(desk).line
        move, self._line = self._line[0], self._line[1:]
        return move

    def planned(self) -> bool:
        return bool(self._line)

    def advise(self, desk: Desk) -> Advice:
        """What to play, and what it was compared with."""
        return advise(desk, self.policy, self.budget)


class Easy(Bot):
    """A beginner: sees what the policy sees, and now and then takes the second or third best for the best.

    `slips`: in how many of a hundred decisions."""

    SLIPS: Final = 30
    #: How many candidates a beginner sees.
    SEES: Final = 4

    def __init__(self, policy: Policy, slips: int = SLIPS) -> None:
        self.policy = policy
        self.slips = slips

    @classmethod
    def of(cls, policy: Policy, parameters: Mapping[str, str]) -> Easy:
        check_parameters("easy", parameters, ("slips",))
        return cls(policy.beginner(), positive_number("easy", "slips", parameters.get("slips", str(cls.SLIPS))))

    def choose(self, desk: Desk) -> int:
        if len(desk.moves) == 1:
            return desk.moves[0]
        if desk.chance.number(100) >= self.slips:
            return self.policy.choose(desk)
        seen = self.policy.mistakes(desk, self.SEES)
        return seen[desk.chance.number(len(seen))][0]
