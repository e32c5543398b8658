"""What came out of a match."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ..core.bot import Faults
from .stats import Interval, spread_of_sums, wilson
from .trace import Trace


class Thought(Struct, frozen=True):
    """What the choices of one seat in one game cost: how many, seconds in all; the longest and all of them in seconds
    of a core, however busy the machine was (the longest of a program of its own: by the clock); and those that such a
    program did not make itself."""

    choices: int
    seconds: float
    longest: float
    core: float
    faults: Faults = Faults()


class Played(Struct, frozen=True):
    """One game: `bots` says which bot of the match sat in each seat; the rest is by seat too.
    `trace`: what more is told of it, if that was asked for. `out`: the seats that the game was over for before its
    end."""

    number: int
    bots: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    thoughts: tuple[Thought, ...]
    core: float
    trace: Trace | None = None
    out: tuple[int, ...] = ()

    def wins(self, seat: int, partners: int = 1) -> float:
        """A shared victory is split, but not between partners."""
        return partners / len(self.winners) if seat in self.winners else 0.0


class Score(Struct, frozen=True):
    """How one bot did. `games` counts seats (teams, where there are teams): a bot that sits in two seats of a game
    counts twice."""

    bot: str
    games: int
    points: float
    points_sd: float | None
    points_ci95: Interval | None
    wins: float
    win_share: float
    win_share_ci95: Interval
    decisions: int
    decision_seconds: float
    decision_seconds_max: float
    core_seconds_per_game: float
    faults: Faults = Faults()


class Result(Struct, frozen=True):
    """A match. Points and wins depend on the seed alone; times are as measured. `jobs`: processes, 0 for all that a
    cluster has; `kept`: so many games had been played before."""

    game: str
    options: dict[str, str]
    seats: int
    seed: str
    games: int
    jobs: int
    seconds: float
    games_per_second: float
    core_seconds_per_game: float
    bots: tuple[Score, ...]
    kept: int = 0


class Tally:
    """Counts games as they come. What it keeps does not grow with their number."""

    def __init__(self, labels: Sequence[str], partners: int = 1) -> None:
        self.games, self.core = 0, 0.0
        self._bots = [_Count(label, partners) for label in labels]

    def add(self, played: Played) -> None:
        self.games += 1
        self.core += played.core
        for seat, bot in enumerate(played.bots):
            self._bots[bot].add(played, seat)

    def scores(self) -> tuple[Score, ...]:
        """Of every bot that has played."""
        return tuple(bot.score() for bot in self._bots if bot.seats)


class _Count:
    """One bot's figures. Points are whole numbers, so their sums are exact, however many there are."""

    def __init__(self, label: str, partners: int) -> None:
        self.label, self.partners = label, partners
        self.seats = self.chairs = self.points = self.squares = self.decisions = 0
        self.wins = self.seconds = self.longest = self.core = 0.0
        self.faults = Faults()

    def add(self, game: Played, seat: int) -> None:
        thought = game.thoughts[seat]
        self.seats += 1
        self.decisions += thought.choices
        self.seconds += thought.seconds
        self.longest = max(self.longest, thought.longest)
        self.core += thought.core
        self.faults += thought.faults
        if seat % self.partners == 0:  # partners have one result; counted twice it would look twice as certain
            self.chairs += 1
            self.points += game.points[seat]
            self.squares += game.points[seat] ** 2
            self.wins += game.wins(seat, self.partners)

    def score(self) -> Score:
        sd, ci95 = spread_of_sums(self.chairs, self.points, self.squares)
        return Score(
            bot=self.label,
            games=self.chairs,
            points=self.points / self.chairs,
            points_sd=sd,
            points_ci95=ci95,
            wins=self.wins,
            win_share=self.wins / self.chairs,
            win_share_ci95=wilson(self.wins, self.chairs),
            decisions=self.decisions,
            decision_seconds=self.seconds / max(1, self.decisions),
            decision_seconds_max=self.longest,
            core_seconds_per_game=self.core / self.seats,
            faults=self.faults,
        )
