"""A tournament: every bot against every other, each deal twice with the seats changed over."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from statistics import fmean

from msgspec import Struct

from ..core.errors import BadOption, MissingExtra
from ..core.game import Game
from .match import HERE, play_match
from .plan import Plan, make_plan
from .ratings import Rating, rated
from .result import Played


class Standing(Struct, frozen=True):
    """How a bot did. `share` is of all its games, `against` by bot (in the order of the table; None: itself); `skill`
    and `doubt`: openskill's (Plackett-Luce), two standard deviations being the doubt."""

    bot: str
    games: int
    share: float
    points: float
    rating: Rating
    skill: float
    doubt: float
    against: tuple[float | None, ...]


class Tournament(Struct, frozen=True):
    """The strongest first."""

    game: str
    options: dict[str, str]
    seats: int
    seed: str
    pairs: int
    bots: tuple[Standing, ...]


def plans(
    game: Game, bots: Sequence[str], seed: str, options: Mapping[str, str] | None = None, seats: int | None = None
) -> dict[tuple[int, int], Plan]:
    """The matches: every two bots."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadOption("a tournament is of two bots or more, each of them once")
    number = seats or next((n for n in game.seats if n >= 2 * game.partners), 0)
    if number < 2 or (number // game.partners) % 2:
        raise BadOption("a tournament needs seats for two bots, as many for each")
    return {
        (one, other): make_plan(game, [bots[one], bots[other]], seed, options, number, dealt_twice=True)
        for one, other in combinations(range(len(bots)), 2)
    }


def tournament(
    matches: Mapping[tuple[int, int], Plan],
    pairs: int,
    jobs: int | None = None,
    on_game: Callable[[], None] = lambda: None,
    *,
    on: str = HERE,
    shelf: Path | None = None,
) -> Tournament:
    """Play all matches. `shelf`: a folder where games are kept as they end."""
    if pairs < 1:
        raise BadOption(f"a match is of 1 pair or more, not {pairs}")
    plan = next(iter(matches.values()))
    count = _Count(1 + max(other for _, other in matches), plan.game.partners)
    names: dict[int, str] = {}
    for (one, other), plan in matches.items():
        names[one], names[other] = plan.labels

        def add(played: Played, who: tuple[int, int] = (one, other)) -> None:
            count.add(who, played)
            on_game()

        file = None if shelf is None else shelf / f"{one}-{other}.jsonl"
        play_match(plan, range(2 * pairs), jobs, add, on=on, shelf=file)
    return Tournament(
        plan.game.id,
        plan.options,
        plan.seats,
        plan.seed,
        pairs,
        tuple(count.standings([names[n] for n in sorted(names)])),
    )


class _Count:
    """What the games came to, two at a time."""

    def __init__(self, bots: int, partners: int) -> None:
        self.bots, self.partners = bots, partners
        self.shares: dict[tuple[int, int], list[float]] = {}
        self.points: list[list[int]] = [[] for _ in range(bots)]
        self.skills = _Skills(bots)
        self._first = 0.0

    def add(self, who: tuple[int, int], played: Played) -> None:
        own = 0.0
        for seat, bot in enumerate(played.bots):
            if seat % self.partners == 0:
                self.points[who[bot]].append(played.points[seat])
                own += played.wins(seat, self.partners) * (bot == 0)
        self.skills.add(who, own)
        if played.number % 2 == 0:
            self._first = own
        else:
            self.shares.setdefault(who, []).append((self._first + own) / 2)

    def standings(self, names: Sequence[str]) -> list[Standing]:
        ratings = rated(self.bots, self.shares)
        order = sorted(range(self.bots), key=lambda bot: -ratings[bot].elo)
        return [self._standing(bot, names[bot], ratings[bot], order) for bot in order]

    def _standing(self, bot: int, name: str, rating: Rating, order: Sequence[int]) -> Standing:
        against = [None if other == bot else self._share(bot, other) for other in order]
        games = 2 * sum(len(shares) for who, shares in self.shares.items() if bot in who)
        skill, doubt = self.skills.of(bot)
        return Standing(
            bot=name,
            games=games,
            share=fmean(share for share in against if share is not None),
            points=fmean(self.points[bot]),
            rating=rating,
            skill=skill,
            doubt=doubt,
            against=tuple(against),
        )

    def _share(self, one: int, other: int) -> float:
        return fmean(self.shares[one, other]) if one < other else 1 - fmean(self.shares[other, one])


class _Skills:
    """openskill's ratings, game by game. Needs the extra `ladder`."""

    def __init__(self, bots: int) -> None:
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            raise MissingExtra("A tournament", "ladder") from None
        self.model = PlackettLuce()
        self.ratings = [self.model.rating() for _ in range(bots)]

    def add(self, who: tuple[int, int], share: float) -> None:
        """`share`: the part of the victory of the first."""
        ranks = [0.0, 1.0] if share > 0.5 else [1.0, 0.0] if share < 0.5 else [0.0, 0.0]
        after = self.model.rate([[self.ratings[bot]] for bot in who], ranks=ranks)
        for bot, team in zip(who, after, strict=True):
            self.ratings[bot] = team[0]

    def of(self, bot: int) -> tuple[float, float]:
        return self.ratings[bot].mu, 2 * self.ratings[bot].sigma
