"""Tune what things are worth to the `standard` bot of Ticket to Ride, by playing it against itself.

    make compiled && PYTHONPATH=build/compiled python bench/tune.py ticket_to_ride_usa

One weight after the other is made greater and smaller; the changed bot plays the one so far, every deal twice with the
seats changed over, and takes its place if it wins clearly more. Matches are kept in build/tune and not played again
when the script is started again. The result goes to games/ticket_to_ride/bots/weights.json. Seeds: tune/…
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from rich.progress import track

import roundhouse as rh
from roundhouse.core.chance import Fast, Seeded
from roundhouse.core.game import Game
from roundhouse.games.ticket_to_ride.bots.policy import Standard
from roundhouse.games.ticket_to_ride.bots.weights import NAMES, Weights, weights_of

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "src/roundhouse/games/ticket_to_ride/bots/weights.json"
#: A weight is tried at so many times its value.
FACTORS = (1.3, 0.77)
#: A change is given up early if it is behind after this share of the deals; it is taken if it is so many standard
#: errors ahead in the end.
EARLY, CLEAR = 0.3, 1.8


def play(game: Game, seats: int, deal: str, first: Standard, second: Standard, turned: int) -> float:
    """The share of the first in the victory; in the second game of a deal it sits where the other sat."""
    chance, own = Seeded(deal), Fast(1)
    state = game.new(seats, game.check_options({}), chance)
    bots = [(first, second)[(seat // game.partners + turned) % 2] for seat in range(seats)]
    actors = state.actors()
    while actors:
        seat = actors[0]
        moves = state.moves(seat)
        state.play(seat, bots[seat].reply(game, state, seat, moves, own), chance)
        actors = state.actors()
    winners = state.sheet().winners
    return sum(bots[seat] is first for seat in winners) / len(winners)


def compare(game: Game, seats: int, name: str, weights: Weights, other: Weights, pairs: int) -> tuple[float, float]:
    """The share of deals that the first weights win, and its standard error."""
    first, second = Standard(weights), Standard(other)
    shares = []
    for number in track(range(pairs), name, transient=True):
        deal = f"tune/{game.id}/{name}/{number}"
        shares.append(fmean(play(game, seats, deal, first, second, turned) for turned in (0, 1)))
        if number == int(EARLY * pairs) and fmean(shares) < 0.5:
            break
    return fmean(shares), stdev(shares) / sqrt(len(shares))


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("game")
    words.add_argument("--pairs", type=int, default=400, help="deals of each match (%(default)s)")
    words.add_argument("--sweeps", type=int, default=2, help="how often all weights are tried (%(default)s)")
    given = words.parse_args()
    game = rh.find_game(given.game)
    seats = next(number for number in game.seats if number >= 2 * game.partners)
    log = ROOT / "build" / "tune" / f"{game.id}.json"
    log.parent.mkdir(parents=True, exist_ok=True)
    known: dict[str, list[float]] = json.loads(log.read_text()) if log.exists() else {}
    best = {name: float(getattr(Weights(), name)) for name in NAMES}
    for sweep in range(given.sweeps):
        for name in NAMES:
            for factor in FACTORS:
                changed = {**best, name: round(best[name] * factor, 3)}
                key = f"{sweep}/{name}/{factor}"
                if key not in known:
                    share, error = compare(game, seats, key, weights_of(changed), weights_of(best), given.pairs)
                    known[key] = [share, error]
                    log.write_text(json.dumps(known))
                share, error = known[key]
                taken = share - 0.5 > CLEAR * error
                print(f"{key:20} {best[name]:.3f} -> {changed[name]:.3f}: {share:.1%} ± {error:.1%}{' taken' * taken}")
                if taken:
                    best = changed
                    break
    table = json.loads(FILE.read_text()) if FILE.exists() else {}
    table[game.id] = best
    FILE.write_text(json.dumps(table, indent=2) + "\n")
    print(f"written: {FILE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
