"""Teach the judge of Railroad Ink's `expert` what boards are worth, from games that it plays with itself.

    make compiled && PYTHONPATH=build/compiled python bench/learn.py none

A turn of the wheel: play games with the judge as it is, fit to them how far it is wrong, begin anew. In every round
one of the better ways to draw it is taken, often not the best, so that the judge learns about boards that it would
not have made. Of each board is noted what is to be seen on it, and the same of the best board that could be drawn
next, with the dice that came. What a board is worth in the last round is counted; what one is worth before is what
the best board after it is worth on an average: so the judge learns from the end of the game to its beginning, and
luck troubles only the round in which it happened. Games are kept in build/learn and not played again when the script
is started again, as long as the judge who played them and the code are the same; the weights go to
games/railroad_ink/bots. It begins with the weights that are there, or with those by hand (`--anew`, and where there are
none). Needs the extra `train`.
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

from roundhouse.arena.digest import digest
from roundhouse.core.chance import Fast, Seeded
from roundhouse.core.registry import find_game
from roundhouse.games.railroad_ink.bots.features import FEATURES, look
from roundhouse.games.railroad_ink.bots.judge import BY_HAND, Judge
from roundhouse.games.railroad_ink.bots.rounds import plans
from roundhouse.games.railroad_ink.printed.facts import EXPANSIONS, ROUNDS
from roundhouse.games.railroad_ink.rules.setup import new_game

ROOT = Path(__file__).resolve().parent.parent
BOTS = ROOT / "src/roundhouse/games/railroad_ink/bots"
DATA = ROOT / "build/learn"
#: Games in a file; boards followed at each step; ways to draw a round of which one is taken.
CHUNK, WIDTH, WAYS = 100, 4, 8
#: Games of each turn: so the weights that are there were made (`--anew`).
GAMES = [1000, 2000, 4000, 6000]
#: How much the weights are believed with which the games were played: as much as so many boards.
RIDGE = 50.0
Rows: TypeAlias = Any  # an array; the types of numpy are not here where nobody learns


# -- games ----------------------------------------------------------------------------------------------------------


def play(expansion: str, name: str, judge: Judge) -> list[list[float]]:
    """One game: for every board the rounds to come after it, what is to be seen on it; the points of the best board
    that could be drawn next, if there are no more rounds after that one, and what is to be seen there."""
    chance = Seeded(f"tune/{expansion}/{name}")
    own = Fast(int.from_bytes(blake2b(name.encode(), digest_size=4).digest(), "big"))
    state = new_game(1, EXPANSIONS.index(expansion), ROUNDS[expansion], chance, None)
    rows: list[list[float]] = []
    while state.actors():
        ways = plans(state, WIDTH, judge, WAYS)
        left = state.rounds - state.round
        value, _, best = ways[0]
        if rows:
            rows[-1] += [-value, *([0.0] * FEATURES if left == 0 else look(best.boards[0], left).numbers())]
        # Better ways are taken more often.
        _, path, end = ways[own.number(1 + own.number(len(ways)))]
        if left:
            rows.append([float(left), *look(end.boards[0], left).numbers()])
        for move in path:
            state.play(0, move, chance)
    return rows


def judge_of(weights: Path | None) -> Judge:
    return Judge(json.loads(weights.read_text())) if weights else BY_HAND


def folder_of(expansion: str, turn: int, judge: Judge) -> Path:
    """Where the games of a turn are: whoever judges otherwise, or looks at other things, plays other games."""
    played_by = blake2b(repr((judge.weights, CHUNK, WIDTH, WAYS)).encode(), digest_size=6)
    played_by.update(digest(find_game("railroad_ink"), weights=False).encode())
    return DATA / expansion / f"{turn}-{played_by.hexdigest()}"


def chunk(job: tuple[str, int, int, Path | None]) -> tuple[float, Path]:
    """Play a file of games, if it is not there already."""
    expansion, turn, number, weights = job
    judge = judge_of(weights)
    file = folder_of(expansion, turn, judge) / f"{number}.npy"
    if not file.exists():
        first = number * CHUNK
        rows = [row for game in range(first, first + CHUNK) for row in play(expansion, f"{turn}/{game}", judge)]
        file.parent.mkdir(parents=True, exist_ok=True)
        np.save(file.with_suffix(".part.npy"), np.array(rows, dtype=np.float32))
        file.with_suffix(".part.npy").rename(file)
    last = np.load(file)
    return float(last[last[:, 0] == 1][:, FEATURES + 1].mean()), file


# -- fitting --------------------------------------------------------------------------------------------------------


def fit(rows: Rows, judge: Judge, rounds: int) -> list[list[float]]:
    """Weights by rounds to come, from the last round on."""
    weights = [np.array(row) for row in judge.weights[:rounds]]
    for left in range(1, rounds):
        own = rows[rows[:, 0] == left].astype(np.float64)
        before, after = with_one(own[:, 1 : FEATURES + 1]), with_one(own[:, FEATURES + 2 :])
        worth = own[:, FEATURES + 1] if left == 1 else after @ weights[left - 1]
        wrong = worth - before @ weights[left]
        held = np.arange(len(own)) % 10 == 0
        off = (wrong - before @ ridge(before[~held], wrong[~held]))[held].std()
        print(
            f"  {left} to come: {len(own)} boards, {worth.mean():.2f} points, off by {wrong.std():.2f}; now {off:.2f}"
        )
        weights[left] += ridge(before, wrong)
    return [[round(float(weight), 4) for weight in row] for row in weights]


def with_one(seen: Rows) -> Rows:
    return np.hstack([seen, np.ones((len(seen), 1))])


def ridge(seen: Rows, wanted: Rows) -> Rows:
    doubt = RIDGE * np.eye(seen.shape[1])
    doubt[-1, -1] = 1e-3  # that all boards are worth more is no matter of belief
    return np.linalg.solve(seen.T @ seen + doubt, seen.T @ wanted)


# -- the wheel ------------------------------------------------------------------------------------------------------


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("expansion", choices=EXPANSIONS)
    words.add_argument("--games", type=int, nargs="+", default=GAMES, help="of each turn (default: %(default)s)")
    words.add_argument("--anew", action="store_true", help="begin with the weights by hand")
    words.add_argument("--jobs", type=int, default=1, help="processes (%(default)s)")
    given = words.parse_args()
    target = BOTS / f"learned-{given.expansion}.json"
    weights = target if target.exists() and not given.anew else None
    files: list[list[Path]] = []
    for turn, games in enumerate(given.games):
        jobs = [(given.expansion, turn, number, weights) for number in range(games // CHUNK)]
        with multiprocessing.Pool(given.jobs) as pool:
            done = list(track(pool.imap(chunk, jobs), f"turn {turn}: games", total=len(jobs)))
        files.append([file for _, file in done])
        print(f"turn {turn}: {sum(mean for mean, _ in done) / len(done):.2f} points", flush=True)
        # What was played with the judge before this one is nearly as good to learn from.
        rows = np.vstack([np.load(file) for group in files[-2:] for file in group])
        fitted = json.dumps(fit(rows, judge_of(weights), ROUNDS[given.expansion]), separators=(",", ":"))
        weights = DATA / given.expansion / f"weights-{turn}.json"
        weights.write_text(fitted)
    target.write_text(fitted + "\n")
    print(f"written: {target.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
