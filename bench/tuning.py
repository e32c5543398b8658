"""Find better weights for Age of Steam's bot on a map: one weight after the other is made smaller and larger.

    PYTHONPATH=build/compiled python bench/tuning.py age_of_steam_southern_us --seats 5 --option doubling=turn4

A change is kept if it wins more points in pairs (see pairs.py) than its standard error, on seeds `tune/...`, against
the best weights so far. What was found goes to the weights.json of the game's bots room. Whatever was played is kept in
build/pairs, so the same command goes on where a run was stopped.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
from pathlib import Path

from pairs import arguments, played, points_of

from roundhouse.core.chance import Fast
from roundhouse.core.registry import find_game
from roundhouse.games.age_of_steam.bots import weights

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "src/roundhouse/games/age_of_steam/bots/weights.json"
#: In this order, as the first ones change most.
NAMES = ("upkeep", "growth", "hope", "hoped", "bids", "row", "stays", "others", "gone", "place", "coming", "expected")
FACTORS = (1.5, 0.67)


def spec(changes: dict[str, float]) -> str:
    return ":".join(["standard", *filter(None, [",".join(f"{name}={new:g}" for name, new in sorted(changes.items()))])])


def usual(name: str, seats: int) -> weights.Weights:
    game = find_game(name)
    plan = game.new(seats, game.check_options({}), Fast(1)).plan  # type: ignore[attr-defined]
    return weights.usual(plan)


def gain(words: list[str], new: str, old: str) -> tuple[float, float]:
    """How many points more the new weights make, and the standard error."""
    pairs = played(arguments([*words, new, old]))
    gains = [statistics.fmean(points_of(both, new)) - statistics.fmean(points_of(both, old)) for both in pairs]
    return statistics.fmean(gains), statistics.stdev(gains) / math.sqrt(len(gains))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--pairs", type=int, default=24)
    parser.add_argument("--names", default=",".join(NAMES))
    given = parser.parse_args()
    options = [word for option in given.option for word in ("--option", option)]
    words = [given.game, "--seats", str(given.seats), *options, "--pairs", str(given.pairs)]
    words += ["--seed", f"tune/{given.game}"]
    before = usual(given.game, given.seats)
    best: dict[str, float] = {}
    for name in given.names.split(","):
        for factor in FACTORS:
            now = best.get(name, getattr(before, name))
            new = {**best, name: round(now * factor, 4)}
            points, error = gain(words, spec(new), spec(best))
            print(f"{name} {now:g} -> {new[name]:g}: {points:+.2f} +- {error:.2f}", flush=True)
            if points > error:
                best = new
                break
    found = json.loads(FILE.read_text(encoding="utf-8"))
    found[given.game] = {**found.get(given.game, {}), **best}
    FILE.write_text(json.dumps(found, indent=2, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
