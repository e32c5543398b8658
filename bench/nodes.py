"""A match on a Ray cluster of two nodes, both on this machine, of which one is killed in the middle: are the results
the same as here, and how many games were played once more?

    python bench/nodes.py [games]

Needs the extra `cluster`.
"""

from __future__ import annotations

import logging
import os
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import ray
from ray.cluster_utils import Cluster

from roundhouse.arena.cluster import MAX_BATCH
from roundhouse.arena.match import play_match
from roundhouse.arena.order import batched
from roundhouse.arena.plan import Plan, make_plan
from roundhouse.arena.result import Played
from roundhouse.bots.code import load_code

GAME, GAMES = "ticket_to_ride_paris", 400
#: A bot that leaves a line with every game that it begins, on whichever node that is.
NOTED = """
import ray
from roundhouse import register_bot
from roundhouse.bots.simple import Greedy

@register_bot("noted")
class Noted(Greedy):
    def begin(self, game, seat, seats, options):
        super().begin(game, seat, seats, options)
        if ray.is_initialized():
            with open(NOTES, "a") as notes:
                print(ray.get_runtime_context().get_node_id(), file=notes)
"""


def timeless(one: Played) -> tuple[Any, ...]:
    return one.number, one.bots, one.points, one.winners, [thought.choices for thought in one.thoughts]


def played(plan: Plan, games: int, on: str) -> tuple[list[Any], float]:
    told: list[Any] = []
    begun = time.perf_counter()
    play_match(plan, range(games), on=on, on_game=lambda one: told.append(timeless(one)))
    return told, time.perf_counter() - begun


def main(games: int) -> None:
    os.environ.setdefault("RAY_worker_niceness", "0")
    notes = Path(tempfile.mkdtemp()) / "notes"
    code = notes.with_name("noted.py")
    code.write_text(f"NOTES = {str(notes)!r}\n{NOTED}", encoding="utf-8")
    notes.touch()
    load_code(code)
    plan = make_plan(GAME, ["noted", "greedy"], "bench")
    here, seconds = played(plan, games, "here")
    print(f"here: {games} games in {seconds:.0f} s; load {os.getloadavg()[0]:.1f}", flush=True)
    size = len(batched(range(games), 2, MAX_BATCH)[0])
    for kill in (False, True):
        notes.write_text("")
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        other = cluster.add_node(num_cpus=1)
        ray.init(address=cluster.address, log_to_driver=False, logging_level=logging.ERROR)

        def end(cluster: Any = cluster, other: Any = other) -> None:
            while len(notes.read_text().split()) < games // 3:
                time.sleep(0.1)
            cluster.remove_node(other, allow_graceful=False)

        killer = threading.Thread(target=end, daemon=True)
        if kill:
            killer.start()
        there, seconds = played(plan, games, "ray")
        begun = notes.read_text().split()
        nodes = {node: begun.count(node) for node in begun}
        print(
            f"two nodes{', one killed' if kill else ''}: {seconds:.0f} s; "
            f"{'the same results' if there == here else 'OTHER RESULTS'}; games begun on each {list(nodes.values())}; "
            f"once more {len(begun) - games}, a batch has {size}",
            flush=True,
        )
        ray.shutdown()
        cluster.shutdown()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
