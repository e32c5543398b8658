"""Steps of the environments in a second, beside PettingZoo's connect four and OpenSpiel's backgammon in the same run.

    make compiled && PYTHONPATH=build/compiled python bench/environments.py --write

All play legal moves at random, and look before each: an observation and a mask of legal actions, as a learner would.
Seconds are those of the processor. `--write` puts the table into README.md, `--seconds 1` measures each for a shorter
time.
"""

from __future__ import annotations

import argparse
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
from readme import build, put, where

from roundhouse import game_ids
from roundhouse.env import AEC, Vector

#: So long each is measured, after a little that does not count.
SECONDS, WARM = 4.0, 0.5
TABLES = 64


def rate(steps: Callable[[], int], seconds: float) -> float:
    """Steps in a second; `steps` does some and says how many."""
    end = time.process_time() + WARM
    while time.process_time() < end:
        steps()
    begun, done = time.process_time(), 0
    while (now := time.process_time()) < begun + seconds:
        done += steps()
    return done / (now - begun)


def agents(env: Any, random: np.random.Generator) -> Callable[[], int]:
    """A whole game, one agent after the other."""

    def play() -> int:
        env.reset(seed=int(random.integers(1 << 31)))
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[random.integers(len(legal))]))
            steps += 1
        return steps

    return play


def batched(game: str, random: np.random.Generator) -> Callable[[], int]:
    tables = Vector(game, TABLES)

    def play() -> int:
        tables.step(tables.random_actions(random))
        return TABLES

    return play


def open_spiel(name: str, random: np.random.Generator) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                place = random.choice(len(outcomes), p=[chance for _, chance in outcomes])
                state.apply_action(outcomes[place][0])
                continue
            state.observation_tensor()
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[random.integers(len(legal))])
            steps += 1
        return steps

    return play


def peers(random: np.random.Generator, seconds: float) -> dict[str, float]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic.connect_four import connect_four

        found = {"PettingZoo connect four": rate(agents(connect_four.env(), random), seconds)}
    try:
        found["OpenSpiel backgammon"] = rate(open_spiel("backgammon", random), seconds)
    except ImportError:
        print("OpenSpiel is not here: `pip install roundhouse[openspiel]`", file=sys.stderr)
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    random = np.random.default_rng(1)
    machine = where()  # before it is busy with this
    found = peers(random, wish.seconds)
    lines = [
        f"{machine} Rules {build()}; steps a second of one core, seats as by default, {TABLES} tables in a batch.",
        "",
        "| environment | one table | batched |",
        "|---|---:|---:|",
        *[f"| {name} | {speed:,.0f} | |" for name, speed in found.items()],
    ]
    for game in game_ids():
        print(f"{game} ...", file=sys.stderr, flush=True)
        single = rate(agents(AEC(game), random), wish.seconds)
        many = rate(batched(game, random), wish.seconds)
        lines.append(f"| {game} | {single:,.0f} | {many:,.0f} |")
    text = "\n".join(lines)
    print(text)
    if wish.write:
        put("environments", text)


if __name__ == "__main__":
    main()
