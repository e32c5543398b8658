"""Tune what things are worth to the experts of Ticket to Ride, by playing the policy against itself.

    make compiled && PYTHONPATH=build/compiled python bench/tune.py ticket_to_ride_usa

All weights are shaken at once, many times, each time in both directions; every shaken bot plays the one so far, every
deal twice with the seats changed over. How the margin of points goes with each weight says where to step; how far is
tried. Matches are kept in build/tune and not played again when the script is started again. The result goes to
games/ticket_to_ride/bots/weights.json. Seeds: tune/…
"""

from __future__ import annotations

import argparse
import json
import random
from concurrent.futures import ProcessPoolExecutor
from math import exp, sqrt
from pathlib import Path
from statistics import fmean, stdev

import numpy as np
from rich.progress import track

import roundhouse as rh
from roundhouse.core.chance import Fast, Seeded
from roundhouse.core.game import Game
from roundhouse.games.ticket_to_ride.bots.policy import Standard
from roundhouse.games.ticket_to_ride.bots.weights import NAMES, STANDARD, weights_of

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "src/roundhouse/games/ticket_to_ride/bots/weights.json"
#: `standard` does not look at the longest path: it begins at this.
EXPRESS = 0.7
#: How far weights are shaken, and how long a step is, as logarithms; the first round is a rough one.
SHAKEN = (0.35, 0.25)
STEP = (0.9, 0.6)
#: A step is tried at these lengths, over so many times as many deals.
LENGTHS, SURE = (0.5, 1.0, 1.6), 3

#: Weights by name.
Prices = dict[str, float]
#: A match: the game, its name, two sets of weights, the first deal and their number.
Match = tuple[str, str, Prices, Prices, int, int]


def play(game: Game, seats: int, deal: str, first: Standard, second: Standard, turned: int) -> tuple[float, float]:
    """How far the first is ahead, and its share in the victory; in the second game of a deal it sits where the other
    sat."""
    chance, own = Seeded(deal), Fast(1)
    state = game.new(seats, game.check_options({}), chance)
    mine = [(seat // game.partners + turned) % 2 == 0 for seat in range(seats)]
    actors = state.actors()
    while actors:
        seat = actors[0]
        moves = state.moves(seat)
        bot = first if mine[seat] else second
        state.play(seat, bot.reply(game, state, seat, moves, own), chance)
        actors = state.actors()
    sheet = state.sheet()
    ahead = fmean(total if own else -total for total, own in zip(sheet.totals, mine, strict=True))
    return 2 * ahead, sum(mine[seat] for seat in sheet.winners) / len(sheet.winners)


def compared(match: Match) -> list[tuple[float, float]]:
    """Of every deal: the margin of the first weights, and their share in the victory."""
    name, label, one, other, begin, pairs = match
    game = rh.find_game(name)
    seats = next(number for number in game.seats if number >= 2 * game.partners)
    first, second = Standard(weights_of(one)), Standard(weights_of(other))
    found = []
    for number in range(begin, begin + pairs):
        both = [play(game, seats, f"tune/{label}/{number}", first, second, turned) for turned in (0, 1)]
        found.append((fmean(margin for margin, _ in both), fmean(share for _, share in both)))
    return found


class Tuning:
    """The matches of one game, kept in a file."""

    def __init__(self, game: str, jobs: int) -> None:
        self.game, self.jobs = game, jobs
        self.file = ROOT / "build" / "tune" / f"{game}.json"
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.known: dict[str, list[tuple[float, float]]] = (
            json.loads(self.file.read_text()) if self.file.exists() else {}
        )

    def matches(self, title: str, asked: dict[str, Match]) -> list[list[tuple[float, float]]]:
        missing = [key for key in asked if key not in self.known]
        with ProcessPoolExecutor(self.jobs) as pool:
            played = pool.map(compared, [asked[key] for key in missing])
            for key, found in zip(missing, track(played, title, total=len(missing), transient=True), strict=True):
                self.known[key] = found
                self.file.write_text(json.dumps(self.known))
        return [self.known[key] for key in asked]

    def slope(self, turn: int, best: Prices, proposals: int, pairs: int) -> Prices:
        """How many points a weight brings, as far as that is sure."""
        dice = random.Random(f"tune/{turn}")
        shaken = SHAKEN[min(turn, 1)]
        shakes = [{name: dice.gauss(0, shaken) for name in NAMES} for _ in range(proposals // 2)]
        both = [
            (n, {name: sign * x for name, x in shake.items()}) for n, shake in enumerate(shakes) for sign in (1, -1)
        ]
        asked = {
            f"{turn}/{place}": (self.game, f"shaken/{turn}", moved(best, shake), best, n * pairs, pairs)
            for place, (n, shake) in enumerate(both)
        }
        margins = [fmean(margin for margin, _ in found) for found in self.matches(f"round {turn}", asked)]
        shaken_by = np.array([[shake[name] for name in NAMES] for _, shake in both])
        values = np.linalg.lstsq(shaken_by, np.array(margins), rcond=None)[0]
        errors = np.std(margins - shaken_by @ values) / np.sqrt((shaken_by**2).sum(axis=0))
        slope: Prices = {}
        for name, value, error in zip(NAMES, values.tolist(), errors.tolist(), strict=True):
            slope[name] = value * max(0.0, 1 - (error / value) ** 2) if value else 0.0
            print(f"  {name:8} {best[name]:7.3f}   {value:+6.1f} ± {error:.1f} points")
        return slope

    def step(self, turn: int, best: Prices, slope: Prices, pairs: int) -> Prices:
        """The weights after the step that brings most; those before it, if none brings anything."""
        long = sqrt(sum(value**2 for value in slope.values())) or 1.0
        tried = [
            moved(best, {name: length * STEP[min(turn, 1)] * value / long for name, value in slope.items()})
            for length in LENGTHS
        ]
        asked = {
            f"{turn}/step/{length}": (self.game, f"step/{turn}", weights, best, 0, SURE * pairs)
            for length, weights in zip(LENGTHS, tried, strict=True)
        }
        found = self.matches(f"steps {turn}", asked)
        means = [fmean(margin for margin, _ in one) for one in found]
        for length, one in zip(LENGTHS, found, strict=True):
            print(f"  step {length}: {told(one)}")
        return tried[means.index(max(means))] if max(means) > 0 else best


def moved(weights: Prices, by: Prices) -> Prices:
    return {name: round(value * exp(by[name]), 3) for name, value in weights.items()}


def told(found: list[tuple[float, float]]) -> str:
    margins, shares = [margin for margin, _ in found], [share for _, share in found]
    errors = [1.96 * stdev(values) / sqrt(len(found)) for values in (margins, shares)]
    return (
        f"{fmean(margins):+.1f} ± {errors[0]:.1f} points, {100 * fmean(shares):.1f} ± {100 * errors[1]:.1f} % "
        f"of the victories, {len(found)} pairs"
    )


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game")
    words.add_argument("--pairs", type=int, default=40, help="deals of each match (%(default)s)")
    words.add_argument("--proposals", type=int, default=80, help="how often weights are shaken (%(default)s)")
    words.add_argument("--rounds", type=int, default=3, help="how often a step is taken (%(default)s)")
    words.add_argument("--jobs", type=int, default=1)
    given = words.parse_args()
    tuning = Tuning(given.game, given.jobs)
    by_hand = {name: float(getattr(STANDARD, name)) for name in NAMES}
    best = {**by_hand, "express": EXPRESS}
    for turn in range(given.rounds):
        print(f"round {turn}")
        slope = tuning.slope(turn, best, given.proposals, given.pairs)
        best = tuning.step(turn, best, slope, given.pairs)
        match = (given.game, f"check/{turn}", best, by_hand, 0, 2 * SURE * given.pairs)
        print(f"  against those by hand: {told(tuning.matches('check', {f'{turn}/check': match})[0])}", flush=True)
    table = json.loads(FILE.read_text()) if FILE.exists() else {}
    table[given.game] = best
    FILE.write_text(json.dumps(table, indent=2) + "\n")
    print(f"written: {FILE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
