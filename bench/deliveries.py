"""How long a list of all deliveries takes late in a game of six with strong locomotives.

`python bench/deliveries.py play 500 FILE` has the standard bot play so many games on the Rust Belt, on all cores, and
keeps every position of the last turn in which goods are moved, everybody's locomotive set to six links. The compiled
build is the one to play them. `python bench/deliveries.py time FILE` times the list of each position, beside the
yardstick of measure.py, and prints the figures as JSON.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import statistics
import time
from itertools import chain
from pathlib import Path

import msgspec
from measure import progress, yardstick

import roundhouse as rh
from roundhouse.bots import make_bot
from roundhouse.core.bot import Desk
from roundhouse.core.chance import Fast
from roundhouse.games.age_of_steam.printed.facts import MOST_ENGINE
from roundhouse.games.age_of_steam.rules import steps
from roundhouse.games.age_of_steam.rules.deliveries import deliveries
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.seen.view import View, look, restore

SEATS = 6


def late_positions(seed: int) -> list[View]:
    """Every position of the last turn in which goods are moved."""
    game = rh.find_game("age_of_steam_rust_belt")
    chance, own = Fast(seed), Fast(seed + 1_000_000)
    state = game.new(SEATS, {}, chance)
    assert isinstance(state, State)
    bots = [make_bot("standard", game) for _ in range(SEATS)]
    found = []
    while state.waiting:
        seat = state.waiting[0]
        late = state.step == steps.MOVE and state.turn == state.plan.turns
        if late:
            state.engine = [MOST_ENGINE] * SEATS
            found.append(look(state, seat))
        moves = state.moves(seat)
        # The best delivery comes first.
        move = moves[0] if late else bots[seat].choose(Desk(game, seat, state.view(seat), moves, own))
        state.play(seat, move, chance)
    return found


def play(games: int) -> list[list[View]]:
    """The positions of each game."""
    found = []
    with multiprocessing.Pool() as pool:
        for views in pool.imap(late_positions, range(games)):
            found.append(views)
            progress(f"games for lists of deliveries: {len(found)} of {games}")
    progress("")
    return found


def time_lists(games: list[list[View]]) -> dict[str, object]:
    times: list[float] = []
    sizes: list[int] = []
    for view in chain.from_iterable(games):
        state = restore(view)
        begun = time.process_time()
        found = deliveries(state, view.actors[0])
        times.append(1000 * (time.process_time() - begun))
        sizes.append(len(found))
    return {
        "games": len(games),
        "lists": len(times),
        "ms, median": round(statistics.median(times), 2),
        "ms, worst": round(max(times), 2),
        "deliveries in a list, most": max(sizes),
        "yardstick": round(max(yardstick() for _ in range(3))),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("play").add_argument("games", type=int)
    commands.add_parser("time")
    for command in commands.choices.values():
        command.add_argument("file", type=Path)
    wish = parser.parse_args()
    if wish.command == "play":
        wish.file.write_bytes(msgspec.json.encode(play(wish.games)))
    else:
        print(json.dumps(time_lists(msgspec.json.decode(wish.file.read_bytes(), type=list[list[View]]))))


if __name__ == "__main__":
    main()
