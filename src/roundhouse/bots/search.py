"""The search of all games: candidates of the game's own policy, played on by it in common worlds.

Every candidate is tried in the same guesses and with the same chance, so that no move looks better by luck; worlds come
in growing batches, after each of which those who are clearly behind are dropped. The policy's own move is left on
paired evidence only. Compiled together with the rules.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from ..core.advice import Advice, Beside, Compared
from ..core.bot import Desk
from ..core.chance import Common, Fast
from ..core.game import Game
from ..core.policy import Line, Policy
from ..core.state import State

#: Worlds are tried in batches of these sizes; then in more of the last.
BATCHES: Final[list[int]] = [4, 4, 8, 16, 32]
#: More worlds than these change nothing that anybody would notice.
MOST_WORLDS: Final = 256
#: A candidate is dropped when it is so many standard errors behind the best one.
BEHIND: Final = 1.7
#: Less is no difference.
TINY: Final = 1e-9
#: The policy's move is left for one that is as much better as the policy's caution wants; few worlds must show more.
FEW: Final = 4.0
#: Where luck hides much: nobody is dropped who was tried in fewer worlds; and when time is too short to learn so many
#: times as much about all, the better half goes on.
SOME: Final = 16
AGAIN: Final = 3.0
#: With a budget of time: so many worlds should be possible for each candidate, or fewer candidates are compared.
LEAST_WORLDS: Final = 8
LEAST_LINES: Final = 3
#: The part of it in which candidates are found at most; the rest is for comparing them.
FINDING: Final = 2.0 / 3.0


class Budget:
    """What a decision may cost: worlds, and milliseconds of a core. Where a match is measured, others may want the core
    as long as they like; where somebody waits, it takes twice as long at most."""

    def __init__(self, ms: int = 0, worlds: int = 0, awaited: bool = False) -> None:
        self.ms = ms
        self.worlds = worlds or MOST_WORLDS
        self.awaited = awaited


class Clock:
    """How much of a budget of time is left."""

    def __init__(self, budget: Budget) -> None:
        self.seconds: float = budget.ms / 1000.0
        self.awaited: bool = budget.awaited
        self.begun: float = time.perf_counter()
        self.core: float = time.thread_time()

    def spent(self) -> float:
        """The time that counts."""
        core = time.thread_time() - self.core
        return max(core, (time.perf_counter() - self.begun) / 2.0) if self.awaited else core

    def to_find(self) -> float:
        """The seconds that are left to find candidates in."""
        return self.seconds * FINDING - self.spent()

    def is_over(self) -> bool:
        return self.seconds > 0.0 and self.spent() >= self.seconds


class Rival:
    """A candidate, and what came of it by world."""

    __slots__ = ("line", "living", "points", "scores", "wins")

    def __init__(self, line: Line) -> None:
        self.line: Line = line
        self.living: bool = True
        self.scores: list[float] = []
        self.points: list[float] = []
        self.wins: list[float] = []


def advise(desk: Desk, policy: Policy, budget: Budget) -> Advice:
    """The line to play, and what it was compared with."""
    clock = Clock(budget)
    if len(desk.moves) == 1:
        return _advice([Rival((desk.moves[0],))], 0, 0, clock)
    if clock.seconds > 0.0:
        lines = policy.candidates_in_time(desk, policy.breadth, clock.to_find)
    else:
        lines = policy.candidates(desk, policy.breadth)
    rivals = [Rival(line) for line in lines]
    race = Race(desk, policy, rivals, clock)
    race.run(budget.worlds)
    return _advice(rivals, race.best(), race.playouts, clock)


class Race:
    """Candidates side by side, the policy's own first."""

    def __init__(self, desk: Desk, policy: Policy, rivals: list[Rival], clock: Clock) -> None:
        self.desk = desk
        self.policy = policy
        self.rivals = rivals
        self.clock = clock
        self.trust: float = policy.trust(desk)
        self.playouts: int = 0

    def run(self, worlds: int) -> None:
        tried = batch = 0
        while tried < worlds and self.living() > 1:
            size = min(BATCHES[min(batch, len(BATCHES) - 1)], worlds - tried)
            for _ in range(size):
                if not self.try_world():
                    return
            tried += size
            batch += 1
            self.drop()
            if self.trust and batch > 1:
                self.halve(tried)

    def living(self) -> int:
        return sum([rival.living for rival in self.rivals])

    def try_world(self) -> bool:
        """Play every living candidate on in one more world. A world that is not finished in time does not count."""
        state, seat = self.policy.world(self.desk)
        seed = self.desk.chance.number(1 << 31)
        found: list[tuple[Rival, float, float]] = []
        for rival in self.rivals:
            if not rival.living:
                continue
            if self.clock.is_over():
                return False
            begun = self.clock.spent()
            points, wins = play_on(self.desk.game, self.policy, state.clone(), seat, rival.line, Common(seed))
            found.append((rival, points, wins))
            self.playouts += 1
            if self.playouts == 1:
                self.narrow(self.clock.spent() - begun)
        for rival, points, wins in found:
            rival.points.append(points)
            rival.wins.append(wins)
            rival.scores.append(points + self.policy.stake * wins)
        return True

    def narrow(self, playout: float) -> None:
        """After the first playout, which has taken so long: compare no more candidates than time allows."""
        if self.clock.seconds > 0.0:
            able = int((self.clock.seconds - self.clock.spent()) / max(playout, 1e-6) / LEAST_WORLDS)
            for rival in self.rivals[max(able, LEAST_LINES) :]:
                rival.living = False

    def drop(self) -> None:
        """Who is clearly behind is not tried again. Where luck hides much, the policy's own is compared to the end."""
        ahead = self.rivals[self.leader()]
        for rival in self.rivals:
            if not rival.living or rival is ahead or (self.trust and rival is self.rivals[0]):
                continue
            number = len(rival.scores)
            gain, error = paired(rival.scores, ahead.scores)
            alike = error < TINY and number >= 2 * BATCHES[0]
            if self.trust and not alike:
                if number < SOME:
                    continue
                error = max(error, self.doubt(number))
            if alike or gain < -BEHIND * error - TINY:
                rival.living = False

    def halve(self, tried: int) -> None:
        """What is left of the time goes to the better half, unless it is enough for all. The policy's own stays: the
        others are compared with it."""
        others = [rival for rival in self.rivals[1:] if rival.living]
        if self.clock.seconds <= 0.0 or len(others) < 2:
            return
        playout = self.clock.spent() / self.playouts
        able = (self.clock.seconds - self.clock.spent()) / playout / (len(others) + 1)
        if able < AGAIN * tried:
            others.sort(key=lambda rival: -mean(rival.scores))
            for rival in others[(len(others) + 1) // 2 :]:
                rival.living = False

    def leader(self) -> int:
        """The place of the one that is best so far among the living; of equals the one that was ranked first."""
        best, most = 0, -1e18
        for place, rival in enumerate(self.rivals):
            if rival.living and rival.scores and mean(rival.scores) > most:
                best, most = place, mean(rival.scores)
        return best

    def best(self) -> int:
        """The place of the one to play."""
        best = self.leader()
        if best == 0:
            return 0
        gain, error = paired(self.rivals[best].scores, self.rivals[0].scores)
        number = min(len(self.rivals[best].scores), len(self.rivals[0].scores))
        wanted = self.policy.caution * (1.0 + FEW / max(number, 1)) * error
        if self.trust:
            error = max(error, self.doubt(number))
            wanted = max(self.policy.caution * error, error * error / self.trust)
        return best if gain > wanted else 0

    def doubt(self, number: int) -> float:
        """The standard error of a difference in so many worlds, by all candidates: by one of them alone it may look
        small where worlds are few, and of many candidates there is always one like that."""
        own, spread, worlds = self.rivals[0].scores, 0.0, 0
        for rival in self.rivals[1:]:
            tried = min(len(rival.scores), len(own))
            if tried > 1:
                _, error = paired(rival.scores, own)
                spread += error * error * tried * (tried - 1)
                worlds += tried - 1
        return sqrt(spread / worlds / number) if worlds else 0.0


def play_on(game: Game, policy: Policy, state: State, seat: int, line: Line, chance: Fast) -> tuple[float, float]:
    """Play a line in a guess, then the policy's followers in all seats; how far the seat is ahead in the end."""
    followers = [policy.follower() for _ in range(state.seats)]
    until = policy.clock(state) + policy.horizon if policy.horizon else 0
    place = 0
    actors = state.actors()
    while actors and (not until or place < len(line) or policy.clock(state) < until):
        # Where several may act at once, the seat itself is first: it must not know what the others do.
        who = seat if seat in actors else actors[0]
        if who == seat and place < len(line):
            move = line[place]
            place += 1
            if move not in state.moves(who):  # what came in between has changed things
                place = len(line)
                continue
        else:
            move = followers[who].at_once(state, who)
            if move < 0:
                moves = state.moves(who)
                move = moves[0] if len(moves) == 1 else followers[who].reply(game, state, who, moves, chance)
        state.play(who, move, chance)
        actors = state.actors()
    return policy.outcome(game, state, seat)


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def paired(one: list[float], other: list[float]) -> tuple[float, float]:
    """By how much one is better than the other in the worlds that both were tried in, and the standard error."""
    number = min(len(one), len(other))
    if number < 2:
        return 0.0, 1e9
    differences = [one[n] - other[n] for n in range(number)]
    middle = mean(differences)
    spread = 0.0
    for difference in differences:
        spread += (difference - middle) * (difference - middle)
    return middle, sqrt(spread / (number - 1) / number)


def _advice(rivals: list[Rival], best: int, playouts: int, clock: Clock) -> Advice:
    compared: list[Compared] = []
    for rival in rivals:
        if not rival.scores and rival is not rivals[0]:
            continue
        gain, error = paired(rival.points, rivals[0].points)
        wins, wins_error = paired(rival.wins, rivals[0].wins)
        compared.append(Compared(rival.line, gain, error, wins, len(rival.scores), wins_error))
    own = rivals[best]
    others = [_beside(own, rival) for rival in rivals if rival.scores and rival.line[0] != own.line[0]]
    seconds = time.perf_counter() - clock.begun
    return Advice(own.line, tuple(compared), playouts, seconds, tuple(others))


def _beside(own: Rival, rival: Rival) -> Beside:
    """Compared directly: whoever was dropped early was tried in other worlds than most, perhaps in luckier ones."""
    points, error = paired(own.points, rival.points)
    wins, wins_error = paired(own.wins, rival.wins)
    score, _ = paired(own.scores, rival.scores)
    worlds = min(len(own.scores), len(rival.scores))
    return Beside(rival.line[0], points, wins, error, wins_error, score, worlds)
