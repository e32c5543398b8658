"""Tune what things are worth to the experts of Ticket to Ride and Age of Steam, by playing the policy against itself.

    make compiled
    PYTHONPATH=build/compiled python bench/tune.py ticket_to_ride_usa
    PYTHONPATH=build/compiled python bench/tune.py age_of_steam_rust_belt age_of_steam_germany --seats 4 --pairs 2
    PYTHONPATH=build/compiled python bench/tune.py age_of_steam_barbados --pairs 4
    PYTHONPATH=build/compiled python bench/tune.py age_of_steam_western_us --seats 4 --pairs 4 --further

All weights are shaken at once, many times, each time in both directions; every shaken bot plays the one so far, every
deal twice with the seats changed over, or each alone with the same deal where one plays. How the margin of points goes
with each weight says where to step; how far is tried. Boards that are named together share the weights and the deals;
`--further` goes on from the weights that a board has, such as those that it shares with others.
Matches are kept in build/tune and not played again when the script is started again, as long as the code is the same.
The result goes to the file of the game's bots room. Seeds: tune/…
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import exp, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import cast

import numpy as np
from rich.progress import track

import roundhouse as rh
from roundhouse.arena.digest import digest
from roundhouse.core.chance import Fast, Seeded
from roundhouse.core.game import Game
from roundhouse.core.policy import Policy
from roundhouse.games.age_of_steam.bots import policy as steam
from roundhouse.games.age_of_steam.bots import weights as steam_weights
from roundhouse.games.age_of_steam.rules.state import State as SteamState
from roundhouse.games.ticket_to_ride.bots import policy as ticket
from roundhouse.games.ticket_to_ride.bots import weights as ticket_weights

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src/roundhouse/games"
KEPT = ROOT / "build" / "tune"
#: How far weights are shaken, and how long a step is, as logarithms; the first round is a rough one.
SHAKEN = (0.35, 0.25)
STEP = (0.9, 0.6)
#: A step is tried at these lengths.
LENGTHS = (0.5, 1.0, 1.6)
#: Deals that are played at a stretch.
PART = 8

#: Weights by name.
Prices = dict[str, float]
#: A match: the boards, players, its name, two sets of weights, the first deal and their number.
Match = tuple[tuple[str, ...], int, str, Prices, Prices, int, int]


@dataclass(frozen=True)
class Family:
    """Games whose bots believe in the same things."""

    file: Path
    #: What `standard` believes, by game and number of players.
    by_hand: Callable[[Game, int], Prices]
    bot: Callable[[Prices], Policy]
    #: Where tuning begins, if not by hand; and what no weight may exceed.
    begin: Prices = field(default_factory=dict)
    most: Prices = field(default_factory=dict)

    def beginning(self, by_hand: Prices, found: Prices) -> Prices:
        """`found`: what was found before, where it goes on from there."""
        return {**by_hand, **(found or self.begin)}

    def moved(self, weights: Prices, by: Prices) -> Prices:
        return {name: round(min(value * exp(by[name]), self.most.get(name, 1e9)), 3) for name, value in weights.items()}


def steam_by_hand(game: Game, seats: int) -> Prices:
    """How far a bot looks is no belief."""
    state = cast(SteamState, game.new(seats, game.check_options({}), Fast(1)))
    weights = steam_weights.usual(state.plan)
    return {name: getattr(weights, name) for name in steam_weights.NAMES if name != "deeper"}


FAMILIES = {
    "ticket_to_ride": Family(
        GAMES / "ticket_to_ride/bots/weights.json",
        lambda _, __: {name: float(getattr(ticket_weights.STANDARD, name)) for name in ticket_weights.NAMES},
        lambda prices: ticket.Standard(ticket_weights.weights_of(prices)),
        {"express": 0.7, "late": 1.0},  # `standard` looks at neither the longest path nor tickets put back
    ),
    "age_of_steam": Family(
        GAMES / "age_of_steam/bots/tuned.json",
        steam_by_hand,
        steam.Standard,
        most={"stays": 1.0, "coming": 1.0, "gone": 1.0, "later": 1.0},
    ),
}


def family_of(game: str) -> Family:
    return next(family for name, family in FAMILIES.items() if game.startswith(name))


def play(game: Game, deal: str, bots: list[Policy], mine: list[bool]) -> tuple[float, float]:
    """How far those of one side are ahead, and their share in the victory."""
    chance, own = Seeded(deal), Fast(1)
    state = game.new(len(bots), game.check_options({}), chance)
    actors = state.actors()
    while actors:
        seat = actors[0]
        move = bots[seat].reply(game, state, seat, state.moves(seat), own)
        state.play(seat, move, chance)
        actors = state.actors()
    sheet = state.sheet()
    ahead = fmean(total if own else -total for total, own in zip(sheet.totals, mine, strict=True))
    return 2 * ahead, sum(mine[seat] for seat in sheet.winners) / max(1, len(sheet.winners))


def compared(match: Match) -> list[tuple[float, float]]:
    """Of every deal: the margin of the first weights, and their share in the victory. In the second game of a deal they
    sit where the others sat."""
    names, seats, label, one, other, begin, pairs = match
    bot = family_of(names[0]).bot
    found = []
    for number in range(begin, begin + pairs):
        game = rh.find_game(names[number % len(names)])
        both = []
        for turned in (0, 1):
            mine = [(seat // game.partners + turned) % 2 == 0 for seat in range(seats)]
            both.append(play(game, f"tune/{label}/{number}", [bot(one if own else other) for own in mine], mine))
        margin = fmean(margin for margin, _ in both)
        # Alone everybody wins: who has more from the same deal is better.
        share = fmean(share for _, share in both) if seats > 1 else 0.5 if margin == 0 else float(margin > 0)
        found.append((margin, share))
    return found


def divided(match: Match) -> list[Match]:
    """A long match in parts, so that all cores have work."""
    names, seats, label, one, other, begin, pairs = match
    firsts = range(begin, begin + pairs, PART)
    return [(names, seats, label, one, other, first, min(PART, begin + pairs - first)) for first in firsts]


def put(file: Path, text: str) -> None:
    """Whoever is killed meanwhile leaves the file as it was."""
    part = file.with_suffix(".part")
    part.write_text(text)
    part.rename(file)


class Tuning:
    """The matches of one game, or of several together, kept in a file."""

    def __init__(self, games: list[str], seats: int, jobs: int) -> None:
        self.games, self.jobs = tuple(games), jobs
        self.family = family_of(games[0])
        game = rh.find_game(games[0])
        self.seats = seats or next((number for number in game.seats if number >= 2 * game.partners), 1)
        self.file = KEPT / f"{'+'.join(games)}-{digest(game, weights=False)}.json"
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.known: dict[str, list[tuple[float, float]]] = (
            json.loads(self.file.read_text()) if self.file.exists() else {}
        )

    def match(self, label: str, one: Prices, other: Prices, begin: int, pairs: int) -> Match:
        return (self.games, self.seats, label, one, other, begin, pairs)

    def matches(self, title: str, asked: list[Match]) -> list[list[tuple[float, float]]]:
        parts = [divided(match) for match in asked]
        missing = [part for found in parts for part in found if str(part) not in self.known]
        with ProcessPoolExecutor(self.jobs) as pool:
            played = pool.map(compared, missing)
            for part, found in zip(missing, track(played, title, total=len(missing), transient=True), strict=True):
                self.known[str(part)] = found
                put(self.file, json.dumps(self.known))
        return [[deal for part in found for deal in self.known[str(part)]] for found in parts]

    def slope(self, turn: int, best: Prices, proposals: int, pairs: int) -> Prices:
        """How many points a weight brings, as far as that is sure."""
        dice = random.Random(f"tune/{turn}")
        shaken = SHAKEN[min(turn, 1)]
        shakes = [{name: dice.gauss(0, shaken) for name in best} for _ in range(proposals // 2)]
        both = [
            (n, {name: sign * x for name, x in shake.items()}) for n, shake in enumerate(shakes) for sign in (1, -1)
        ]
        asked = [
            self.match(f"shaken/{turn}", self.family.moved(best, shake), best, n * pairs, pairs) for n, shake in both
        ]
        margins = [fmean(margin for margin, _ in found) for found in self.matches(f"round {turn}", asked)]
        shaken_by = np.array([[shake[name] for name in best] for _, shake in both])
        values = np.linalg.lstsq(shaken_by, np.array(margins), rcond=None)[0]
        errors = np.std(margins - shaken_by @ values) / np.sqrt((shaken_by**2).sum(axis=0))
        slope: Prices = {}
        for name, value, error in zip(best, values.tolist(), errors.tolist(), strict=True):
            slope[name] = value * max(0.0, 1 - (error / value) ** 2) if value else 0.0
            print(f"  {name:9} {best[name]:7.3f}   {value:+6.1f} ± {error:.1f} points")
        return slope

    def step(self, turn: int, best: Prices, slope: Prices, pairs: int) -> Prices:
        """The weights after the step that brings most; those before it, if none brings anything."""
        long = sqrt(sum(value**2 for value in slope.values())) or 1.0
        tried = [
            self.family.moved(best, {name: length * STEP[min(turn, 1)] * value / long for name, value in slope.items()})
            for length in LENGTHS
        ]
        asked = [self.match(f"step/{turn}", weights, best, 0, pairs) for weights in tried]
        found = self.matches(f"steps {turn}", asked)
        means = [fmean(margin for margin, _ in one) for one in found]
        for length, one in zip(LENGTHS, found, strict=True):
            print(f"  step {length}: {told(one)}")
        return tried[means.index(max(means))] if max(means) > 0 else best


def told(found: list[tuple[float, float]]) -> str:
    margins, shares = [margin for margin, _ in found], [share for _, share in found]
    errors = [1.96 * stdev(values) / sqrt(len(found)) for values in (margins, shares)]
    return (
        f"{fmean(margins):+.1f} ± {errors[0]:.1f} points, {100 * fmean(shares):.1f} ± {100 * errors[1]:.1f} % "
        f"of the victories, {len(found)} pairs"
    )


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("games", nargs="+", metavar="GAME")
    words.add_argument("--seats", type=int, default=0, help="players (as few as can be)")
    words.add_argument("--pairs", type=int, default=40, help="deals of each match (%(default)s)")
    words.add_argument("--proposals", type=int, default=80, help="how often weights are shaken (%(default)s)")
    words.add_argument("--rounds", type=int, default=3, help="how often a step is taken (%(default)s)")
    words.add_argument("--tried", type=int, default=120, help="deals in which a step is tried (%(default)s)")
    words.add_argument("--further", action="store_true", help="begin with the weights that the (first) board has")
    words.add_argument("--jobs", type=int, default=1)
    given = words.parse_args()
    tuning = Tuning(given.games, given.seats, given.jobs)
    family = tuning.family
    by_hand = family.by_hand(rh.find_game(given.games[0]), tuning.seats)
    table: dict[str, Prices] = json.loads(family.file.read_text()) if family.file.exists() else {}
    best = family.beginning(by_hand, table.get(given.games[0], {}) if given.further else {})
    # What was found before needs no rough round.
    first = 1 if given.further else 0
    for turn in range(first, first + given.rounds):
        print(f"round {turn}", flush=True)
        slope = tuning.slope(turn, best, given.proposals, given.pairs)
        best = tuning.step(turn, best, slope, given.tried)
        match = tuning.match(f"check/{turn}", best, by_hand, 0, 2 * given.tried)
        print(f"  against those by hand: {told(tuning.matches('check', [match])[0])}", flush=True)
    table |= dict.fromkeys(given.games, best)
    put(family.file, json.dumps(table, indent=2) + "\n")
    print(f"written: {family.file.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
