"""What came out of a match."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from msgspec import Struct

from .stats import Interval, spread, wilson


class Thought(Struct, frozen=True):
    """What the choices of one seat in one game cost: how many, seconds in all, the longest, seconds of a core."""

    choices: int
    seconds: float
    longest: float
    core: float


class Played(Struct, frozen=True):
    """One game: `bots` says which bot of the match sat in each seat; the rest is by seat too."""

    number: int
    bots: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    thoughts: tuple[Thought, ...]
    core: float

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


class Result(Struct, frozen=True):
    """A match. Points and wins depend on the seed alone; times are as measured."""

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


def score(bot: int, spec: str, played: Sequence[Played], partners: int = 1) -> Score:
    """One bot's figures out of all games, in the order of their numbers."""
    own = [(game, seat) for game in played for seat, who in enumerate(game.bots) if who == bot]
    thoughts = [game.thoughts[seat] for game, seat in own]
    # Partners have one result; counted twice it would look twice as certain.
    chairs = [(game, seat) for game, seat in own if seat % partners == 0]
    points = [float(game.points[seat]) for game, seat in chairs]
    wins = sum(game.wins(seat, partners) for game, seat in chairs)
    decisions = sum(thought.choices for thought in thoughts)
    sd, ci95 = spread(points)
    return Score(
        bot=spec,
        games=len(chairs),
        points=fmean(points),
        points_sd=sd,
        points_ci95=ci95,
        wins=wins,
        win_share=wins / len(chairs),
        win_share_ci95=wilson(wins, len(chairs)),
        decisions=decisions,
        decision_seconds=sum(thought.seconds for thought in thoughts) / max(1, decisions),
        decision_seconds_max=max(thought.longest for thought in thoughts),
        core_seconds_per_game=fmean(thought.core for thought in thoughts),
    )
