"""The ladder: every level of a game against the one below, and what that proves.

The same seed is dealt twice with the seats changed over; the two games are one sample, a *pair*, so that a lucky deal
helps nobody, and intervals are of pairs. A mirror match, in which nobody can be better, shows that the counting is
fair: there every game has a deal of its own, as a bot without whims would only play the same game twice. A game for
one is played by each of the two alone: whoever has more points has won the pair. So is the mirror match where seats
never meet, or both would draw the same with the same dice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from ..bots import level_names
from ..core.game import Game
from .ladder_shelf import LadderShelf, Line
from .match import match
from .result import Played
from .rungs import FIRST, Rung, pairs_worth
from .stats import Interval, Z

#: Seeds of this name are never used to tune anything.
SEED = "proof"


class Climb(Struct, frozen=True):
    """What a match of the ladder came to. `share` and the interval are of pairs and of the first bot; points, core
    seconds a seat, seats and those of them that were out before the end are of both."""

    rung: Rung
    pairs: int
    share: float
    interval: Interval
    points: tuple[float, float]
    core: tuple[float, float]
    longest: float
    seats: tuple[int, int]
    out: tuple[int, int]


def climb(
    game: Game,
    rung: Rung,
    pairs: int | None,
    shelf: LadderShelf,
    jobs: int | None = None,
    on_game: Callable[[int, int], None] | None = None,
) -> Climb:
    """Play a match of the ladder. Games are kept as they end; those that are there are not played again. `pairs`: None
    for as many as are worth what they cost. `on_game` is told how many games there are, and of how many."""
    played = shelf.games(rung.name)

    def play(pairs: int) -> None:
        wanted = range(2 * pairs)

        def tell() -> None:
            if on_game is not None:
                on_game(sum(number in played for number in wanted), len(wanted))

        def keep(one: Played) -> None:
            played[one.number] = one
            shelf.keep(rung.name, one)
            tell()

        tell()
        missing = [number for number in wanted if number not in played]
        if missing:
            match(
                game,
                rung.bots,
                len(wanted),
                f"{shelf.seed}/{game.id}",
                rung.options,
                rung.seats,
                jobs,
                keep,
                dealt_twice=not rung.mirror,
                numbers=missing,
            )

    if pairs is None:
        play(FIRST)
        pairs = pairs_worth(fmean(played[number].core for number in range(2 * FIRST)))
    play(pairs)
    return judged(rung, [played[number] for number in range(2 * pairs)], game.partners)


def climbed(game: Game, rung: Rung, shelf: LadderShelf) -> Climb | None:
    """What a match of the ladder came to that was played before, as far as it was; None: not even one pair."""
    played = shelf.games(rung.name)
    whole = [played[number] for number in sorted(played) if number ^ 1 in played]
    return judged(rung, whole, game.partners) if whole else None


def judged(rung: Rung, played: Sequence[Played], partners: int = 1) -> Climb:
    """What games, two by two, say of the first bot: with the same deal, but for a mirror match."""
    pairs: dict[int, list[Played]] = {}
    for one in played:
        pairs.setdefault(one.number // 2, []).append(one)
    shares = [share_of(both, partners) for both in pairs.values() if len(both) == 2]
    points: list[list[int]] = [[], []]
    core: list[list[float]] = [[], []]
    out = [0, 0]
    for one in played:
        for seat, bot in enumerate(one.bots):
            points[bot].append(one.points[seat])
            core[bot].append(one.thoughts[seat].core)
            out[bot] += seat in one.out
    return Climb(
        rung=rung,
        pairs=len(shares),
        share=fmean(shares),
        interval=_interval(shares),
        points=(fmean(points[0]), fmean(points[1])),
        core=(fmean(core[0]), fmean(core[1])),
        longest=max(one.thoughts[seat].longest for one in played for seat, bot in enumerate(one.bots) if bot == 0),
        seats=(len(points[0]), len(points[1])),
        out=(out[0], out[1]),
    )


def share_of(both: Sequence[Played], partners: int = 1) -> float:
    """The first bot's share in the victories of a pair."""
    if all(len(one.bots) == 1 for one in both):
        # Who went out has lost to whoever did not.
        mine, theirs = (next((not one.out, one.points[0]) for one in both if one.bots[0] == bot) for bot in (0, 1))
        return 0.5 if mine == theirs else float(mine > theirs)
    return fmean(
        sum(one.wins(seat, partners) for seat, bot in enumerate(one.bots) if bot == 0 and seat % partners == 0)
        for one in both
    )


def _interval(shares: list[float]) -> Interval:
    """Of a mean of shares. Few samples that are all alike prove little: one of the other kind is thought to be
    there."""
    careful = [*shares, 1 - fmean(shares)]
    half = Z * stdev(careful) / sqrt(len(shares)) if len(shares) > 1 else 1.0
    return max(0.0, fmean(shares) - half), min(1.0, fmean(shares) + half)


# -- ratings --------------------------------------------------------------------------------------------------------


def ratings(game: Game, shelf: LadderShelf) -> dict[str, tuple[float, float]]:
    """By bot: its strength (Plackett-Luce, by openskill, from the lowest level up: who is met must be known) and how
    sure that is: two standard deviations. Of the game with its usual options. Needs the extra `ladder`."""
    from openskill.models import PlackettLuce, PlackettLuceRating

    model = PlackettLuce()
    found: dict[str, PlackettLuceRating] = {}
    usual = "".join(f"/{name}={choice}" for name, choice in sorted(game.check_options({}).items()))
    levels = level_names(game)
    lines = [line for line in shelf.lines() if line.match.endswith(usual)]
    lines.sort(key=lambda line: next((n for n, name in enumerate(levels) if line.match.startswith(name)), -1))
    for names, won in _meetings(lines):
        before = [[found.get(name) or model.rating(name=name)] for name in names[:2]]
        after = model.rate(before, ranks=[0 if name in won else 1 for name in names[:2]])
        found.update({name: team[0] for name, team in zip(names[:2], after, strict=True)})
    return {name: (rating.mu, 2 * rating.sigma) for name, rating in found.items()}


def _meetings(lines: list[Line]) -> Iterator[tuple[list[str], set[str]]]:
    """Who met whom, and who of the two won (or both): a game each, or a pair of games that each played alone."""
    alone: dict[tuple[str, int], Played] = {}
    for line in lines:
        names, one = line.match.split("/")[:2], line.game
        if names[0] == names[1]:
            continue
        if len(one.bots) > 1:
            yield names, {names[one.bots[seat]] for seat in one.winners}
        elif (other := alone.setdefault((line.match, one.number // 2), one)) is not one:
            share = share_of((one, other))
            yield names, {name for name, part in zip(names, (share, 1 - share), strict=True) if part}
