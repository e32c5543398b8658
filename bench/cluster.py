"""How a match grows with workers: the same games on one and on two, here and on a Ray cluster of this machine.

    python bench/cluster.py [games] [--write]

Start-up is told apart: workers of Ray are warm when the games begin. `--write` puts the table into README.md. Needs the
extra `cluster`.
"""

from __future__ import annotations

import argparse
import logging
import os
import pickle
import time

import ray
from readme import build, put, where

from roundhouse.arena.match import play_match
from roundhouse.arena.one_game import play_game
from roundhouse.arena.plan import make_plan, packed
from roundhouse.arena.result import Result

GAME, BOTS, GAMES = "ticket_to_ride_paris", ["standard", "greedy"], 240


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    numbers = range(wish.games)
    plan = make_plan(GAME, BOTS, "bench")
    lines = [
        f"{where()} Rules {build()}; {len(numbers)} games of {GAME}, {' against '.join(BOTS)}.",
        "",
        "| on | workers | s to start | games/s | core-ms a game |",
        "|---|---:|---:|---:|---:|",
    ]
    results = []
    for workers in (1, 2):
        # Processes are started with the match, so what that takes is measured with a match of two games.
        begun = time.perf_counter()
        play_match(plan, range(2), workers)
        start = time.perf_counter() - begun
        result = play_match(plan, numbers, workers)
        results.append(result)
        lines.append(row("here", workers, start, result))
    for workers in (1, 2):
        begun = time.perf_counter()
        os.environ.setdefault("RAY_worker_niceness", "0")
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        play_match(plan, range(2 * workers), on="ray")
        start = time.perf_counter() - begun
        result = play_match(plan, numbers, on="ray")
        results.append(result)
        ray.shutdown()
        lines.append(row("ray", workers, start, result))
    same = len({tuple((bot.points, bot.wins) for bot in result.bots) for result in results}) == 1
    back = len(pickle.dumps([play_game(plan, number) for number in range(8)])) // 8
    sent = f"Sent: the plan, once a worker, {len(packed(plan)):,} bytes; back: {back:,} bytes a game."
    lines += ["", f"{'All results are the same.' if same else 'THE RESULTS DIFFER.'} {sent}"]
    text = "\n".join(lines)
    print(text)
    if wish.write:
        put("cluster", text)


def row(on: str, workers: int, start: float, result: Result) -> str:
    speed, core = result.games_per_second, 1000 * result.core_seconds_per_game
    return f"| {on} | {workers} | {start:.1f} | {speed:.1f} | {core:.1f} |"


if __name__ == "__main__":
    main()
