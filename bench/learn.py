"""Teach the judge of Railroad Ink's `expert` what boards are worth, from games that it plays with itself.

    make compiled && PYTHONPATH=build/compiled python bench/learn.py none

A turn of the wheel: play games with the judge as it is, note every board at the end of a round and what the game came
to in the end, fit the judge to that, begin anew. In each game one round is drawn in another way than the judge would,
so that it learns about boards that it would not have made; only boards from there on are noted. What is learned is how
far the weights by hand are wrong. Games are kept in build/learn and not played again when the script is started again;
the weights go to games/railroad_ink/bots. Needs the extra `train`.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from rich.progress import track

from roundhouse.core.chance import Fast, Seeded
from roundhouse.games.railroad_ink.bots.features import FEATURES, features
from roundhouse.games.railroad_ink.bots.judge import BY_HAND, Judge
from roundhouse.games.railroad_ink.bots.rounds import plans
from roundhouse.games.railroad_ink.printed.facts import EXPANSIONS, ROUNDS
from roundhouse.games.railroad_ink.rules.setup import new_game

ROOT = Path(__file__).resolve().parent.parent
BOTS = ROOT / "src/roundhouse/games/railroad_ink/bots"
DATA = ROOT / "build/learn"
#: Games in a file; boards followed at each step; ways to draw a round among which it goes astray.
CHUNK, WIDTH, ASTRAY = 50, 4, 8
#: Games of each turn: so the weights that are there were made.
GAMES = [1400, 450]
#: How much the weights by hand are believed: as much as so many boards.
RIDGE = 20.0
Rows: TypeAlias = Any  # an array; the types of numpy are not here where nobody learns


# -- games ----------------------------------------------------------------------------------------------------------


def play(expansion: str, name: str, judge: Judge) -> list[list[float]]:
    """One game: for every board that is noted the rounds to come, the points in the end, and the features."""
    chance = Seeded(f"tune/{expansion}/{name}")
    own = Fast(int.from_bytes(blake2b(name.encode(), digest_size=4).digest(), "big"))
    state = new_game(1, EXPANSIONS.index(expansion), ROUNDS[expansion], chance, None)
    astray = own.number(state.rounds)  # 0: never
    noted: list[list[float]] = []
    while state.actors():
        ways = plans(state, WIDTH, judge, ASTRAY)
        _, path, end = ways[own.number(len(ways)) if state.round == astray else 0]
        left = state.rounds - state.round
        if left and state.round >= astray:
            noted.append([float(left), 0.0, *features(end.boards[0], left)])
        for move in path:
            state.play(0, move, chance)
    total = float(state.sheet()[0].total)
    for row in noted:
        row[1] = total
    return noted


def chunk(job: tuple[str, int, int, Path | None]) -> tuple[float, Path]:
    """Play a file of games, if it is not there already."""
    expansion, turn, number, weights = job
    file = DATA / expansion / f"{turn}-{number}.npy"
    if not file.exists():
        judge = Judge(json.loads(weights.read_text())) if weights else BY_HAND
        first = number * CHUNK
        rows = [row for game in range(first, first + CHUNK) for row in play(expansion, f"{turn}/{game}", judge)]
        file.parent.mkdir(parents=True, exist_ok=True)
        np.save(file.with_suffix(".part.npy"), np.array(rows, dtype=np.float32))
        file.with_suffix(".part.npy").rename(file)
    last = np.load(file)
    return float(last[last[:, 0] == 1][:, 1].mean()), file


# -- fitting --------------------------------------------------------------------------------------------------------


def fit(rows: Rows, rounds: int) -> list[list[float]]:
    """Weights by rounds to come. They change smoothly with the rounds: few games teach little about each alone."""
    left, total, seen = rows[:, 0].astype(int), rows[:, 1].astype(np.float64), rows[:, 2:]
    full = np.hstack([seen, np.ones((len(seen), 1), np.float32)]).astype(np.float64)
    hand = np.array(BY_HAND.weights[:rounds])
    rest = total - (full * hand[left]).sum(axis=1)
    late = np.array([[1.0, n / rounds, (n / rounds) ** 2] for n in range(rounds)])
    design = np.hstack([full * late[left, power][:, None] for power in range(3)])
    held = np.arange(len(rows)) // 20 % 10 == 0
    for known in (~held, np.ones(len(rows), bool)):
        own = design[known]
        doubt = RIDGE * np.eye(own.shape[1])
        for power in range(3):
            doubt[(power + 1) * (FEATURES + 1) - 1] *= 1e-3  # that all boards are worth more is no matter of belief
        found = np.linalg.solve(own.T @ own + doubt, own.T @ rest[known])
        if known is not held and not known.all():
            off = (rest - design @ found)[held].std()
            print(f"  {len(rows)} boards; off by {total.std():.2f}, by hand {rest[held].std():.3f}, learned {off:.3f}")
    weights: list[list[float]] = (hand + late @ found.reshape(3, FEATURES + 1)).round(4).tolist()
    return weights


# -- the wheel ------------------------------------------------------------------------------------------------------


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("expansion", choices=EXPANSIONS)
    words.add_argument("--games", type=int, nargs="+", default=GAMES, help="of each turn (default: %(default)s)")
    words.add_argument("--jobs", type=int, default=1, help="processes (%(default)s)")
    given = words.parse_args()
    weights: Path | None = None
    files: list[list[Path]] = []
    for turn, games in enumerate(given.games):
        jobs = [(given.expansion, turn, number, weights) for number in range(games // CHUNK)]
        with multiprocessing.Pool(given.jobs) as pool:
            done = list(track(pool.imap(chunk, jobs), f"turn {turn}: games", total=len(jobs)))
        files.append([file for _, file in done])
        print(f"turn {turn}: {sum(mean for mean, _ in done) / len(done):.2f} points")
        # What was played with the judge before this one is nearly as good to learn from.
        rows = np.vstack([np.load(file) for group in files[-2:] for file in group])
        fitted = json.dumps(fit(rows, ROUNDS[given.expansion]), separators=(",", ":"))
        weights = DATA / given.expansion / f"weights-{turn}.json"
        weights.write_text(fitted)
    target = BOTS / f"learned-{given.expansion}.json"
    target.write_text(fitted + "\n")
    print(f"written: {target.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
