"""A seed gives the same game in every process, whatever order Python gives to sets of words there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from operator import attrgetter
from typing import cast

from ..core.freeze import digest
from ..core.game import Game
from ..core.table import Table
from .spot import Spot, check
from .walk import chance_of, random_turn

_PROGRAM = "from roundhouse.testing.processes import main; main()"


@check("processes")
def processes_agree(spot: Spot, plies: int = 200) -> None:
    """The trace of a game is the same under two hash seeds. A game that cannot be imported there is left out."""
    cls = type(spot.game)
    if cls.__module__ == "__main__" or "<locals>" in cls.__qualname__:
        spot.memory.report.skipped.append(f"processes: {cls.__qualname__} cannot be imported by another process")
        return
    place = spot.place
    order = json.dumps([cls.__module__, cls.__qualname__, place.seats, place.options, place.seed, plies])
    one, two = (_run(order, hash_seed) for hash_seed in ("1", "2"))
    for ply, (line, other) in enumerate(zip(one, two, strict=False)):
        if line != other:
            spot.fail("processes", f"two processes differ at ply {ply}: {line[:120]!r} and {other[:120]!r}")
    if len(one) != len(two):
        spot.fail("processes", f"two processes play {len(one)} and {len(two)} moves")


def trace(game: Game, seats: int, options: dict[str, str], seed: str, plies: int) -> list[str]:
    """A line for each position of a random game: its digest, and the moves of everybody in the order they come."""
    table, chance = Table.new(game, seats, options, seed), chance_of(seed)
    lines: list[str] = []
    while len(lines) < plies:
        state = table.state
        views = digest([state.view(viewer) for viewer in (*range(seats), None)])
        lines.append(f"{digest(state)} {views} {state.actors()} {[state.moves(seat) for seat in range(seats)]}")
        if table.over:
            break
        table.play(*random_turn(table, chance))
    return lines


def main() -> None:
    """In the other process: the order comes on the standard input, the trace goes to the standard output."""
    module, name, seats, options, seed, plies = json.load(sys.stdin)
    game = cast(Game, attrgetter(name)(import_module(module))())
    print("\n".join(trace(game, seats, options, seed, plies)))


def _run(order: str, hash_seed: str) -> list[str]:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(  # noqa: S603 (this Python, with a program of our own)
        [sys.executable, "-c", _PROGRAM], input=order, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"the other process failed: {done.stderr.strip()[-500:]}")
    return done.stdout.splitlines()
