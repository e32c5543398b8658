"""How long a list of all deliveries takes late in a game of six with strong locomotives: figures as JSON.

`python bench/deliveries.py 500` plays so many games on the Rust Belt. The standard bot plays them; in the last turn
everybody's locomotive is set to six links, and every list of that turn is timed, beside the yardstick of measure.py.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Iterator

from measure import yardstick

import roundhouse as rh
from roundhouse.bots import make_bot
from roundhouse.core.bot import Desk
from roundhouse.core.chance import Fast
from roundhouse.games.age_of_steam import steps
from roundhouse.games.age_of_steam.deliveries import deliveries
from roundhouse.games.age_of_steam.facts import MOST_ENGINE
from roundhouse.games.age_of_steam.state import State

GAMES = 20
SEATS = 6


def late_positions(seed: int) -> Iterator[State]:
    """Every position of the last turn in which goods are moved."""
    game = rh.find_game("age_of_steam_rust_belt")
    chance, own = Fast(seed), Fast(seed + 1_000_000)
    state = game.new(SEATS, {}, chance)
    assert isinstance(state, State)
    bots = [make_bot("standard", game) for _ in range(SEATS)]
    while state.waiting:
        seat = state.waiting[0]
        late = state.step == steps.MOVE and state.turn == state.plan.turns
        if late:
            state.engine = [MOST_ENGINE] * SEATS
            yield state
        moves = state.moves(seat)
        # The best delivery comes first.
        move = moves[0] if late else bots[seat].choose(Desk(game, seat, state.view(seat), moves, own))
        state.play(seat, move, chance)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    times: list[float] = []
    sizes: list[int] = []
    for seed in range(games):
        for state in late_positions(seed):
            begun = time.process_time()
            found = deliveries(state, state.waiting[0])
            times.append(1000 * (time.process_time() - begun))
            sizes.append(len(found))
    figures = {
        "games": games,
        "lists": len(times),
        "ms, median": round(statistics.median(times), 2),
        "ms, worst": round(max(times), 2),
        "deliveries in a list, most": max(sizes),
        "yardstick": round(max(yardstick() for _ in range(3))),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
