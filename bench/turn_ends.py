"""Learn what a seat of Age of Steam will have in the end from how it stands where a turn begins.

    PYTHONPATH=build/compiled python bench/turn_ends.py age_of_steam_rust_belt --seats 5 --games 100

Games are played by `standard` with beliefs that are changed at random, so that all sorts of positions are seen; rows go
to build/turn_ends, so a run can be stopped and continued. A linear value is fitted to them (least squares, ridge) and
written to turn_end.json in the game's bots room.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from pathlib import Path

from roundhouse.bots import make_bot
from roundhouse.core.bot import Desk
from roundhouse.core.chance import Fast, Seeded
from roundhouse.core.registry import find_game
from roundhouse.games.age_of_steam.bots.memory import Memory
from roundhouse.games.age_of_steam.bots.turn_end import SEEN, features
from roundhouse.games.age_of_steam.bots.weights import usual

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "turn_ends"
FILE = ROOT / "src/roundhouse/games/age_of_steam/bots/turn_end.json"
#: Beliefs that are changed, and by which factor at most.
CHANGED = ("upkeep", "hope", "growth", "hoped", "bids")
FACTOR = 1.8
RIDGE = 5.0

Row = list[float]


def play(name: str, seats: int, options: dict[str, str], seed: str) -> list[Row]:
    """What was seen at the beginning of every turn, and behind it what the seat had in the end."""
    game = find_game(name)
    chance, dice = Seeded(seed), random.Random(seed)
    state = game.new(seats, game.check_options(options), chance)
    weights = usual(state.plan)  # type: ignore[attr-defined]
    bots = []
    for _ in range(seats):
        changes = {what: getattr(weights, what) * FACTOR ** dice.uniform(-1, 1) for what in CHANGED}
        bots.append(make_bot("standard:" + ",".join(f"{what}={new:.4f}" for what, new in changes.items()), game))
    seen: list[tuple[int, Row]] = []
    turn = 0
    own = Fast(1)
    while actors := state.actors():
        if state.turn != turn:  # type: ignore[attr-defined]
            turn = state.turn  # type: ignore[attr-defined]
            if turn > 1:
                seen += [(seat, features(state, seat, weights, Memory())) for seat in state.order]  # type: ignore[attr-defined, arg-type]
        seat = actors[0]
        move = bots[seat].choose(Desk(game, seat, state.view(seat), state.moves(seat), own))
        state.play(seat, move, chance)
    totals = state.sheet().totals
    return [[*row, float(totals[seat])] for seat, row in seen]


def fit(rows: list[Row]) -> list[float]:
    """Weights with the least squares, drawn towards the plain forecast."""
    size = len(rows[0]) - 1
    scale = [math.sqrt(sum(row[i] ** 2 for row in rows) / len(rows)) or 1.0 for i in range(size)]
    prior = [1.0] + [0.0] * (size - 1)
    matrix = [[0.0] * (size + 1) for _ in range(size)]
    for row in rows:
        rest = row[-1] - row[0]
        for i in range(size):
            for j in range(size):
                matrix[i][j] += row[i] / scale[i] * row[j] / scale[j]
            matrix[i][size] += row[i] / scale[i] * rest
    for i in range(size):
        matrix[i][i] += RIDGE
    solved = solve(matrix)
    return [round(prior[i] + solved[i] / scale[i], 5) for i in range(size)]


def solve(matrix: list[Row]) -> Row:
    """Gauss, with the largest in front."""
    size = len(matrix)
    for i in range(size):
        top = max(range(i, size), key=lambda k: abs(matrix[k][i]))
        matrix[i], matrix[top] = matrix[top], matrix[i]
        for k in range(size):
            if k != i:
                factor = matrix[k][i] / matrix[i][i]
                matrix[k] = [a - factor * b for a, b in zip(matrix[k], matrix[i], strict=True)]
    return [matrix[i][size] / matrix[i][i] for i in range(size)]


def error(rows: list[Row], weights: Row) -> float:
    squares = [(row[-1] - sum(w * x for w, x in zip(weights, row[:-1], strict=True))) ** 2 for row in rows]
    return math.sqrt(sum(squares) / len(squares))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=math.inf)
    given = parser.parse_args()
    options = dict(word.split("=", 1) for word in given.option)
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{given.game}.{given.seats}.jsonl"
    kept = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []
    until = time.monotonic() + 60 * given.minutes
    with file.open("a", encoding="utf-8") as out:
        for number in range(len(kept), given.games):
            if time.monotonic() > until:
                break
            kept.append(play(given.game, given.seats, options, f"tune/turn_ends/{given.game}/{number}"))
            out.write(json.dumps(kept[-1]) + "\n")
            out.flush()
    rows = [row for game in kept for row in game]
    half = [row for game in kept[::2] for row in game], [row for game in kept[1::2] for row in game]
    plain = [1.0] + [0.0] * (len(rows[0]) - 2)
    print(f"{len(rows)} rows of {len(kept)} games; error of the forecast {error(rows, plain):.2f}, ", end="")
    print(f"of what was learned from one half on the other {error(half[1], fit(half[0])):.2f}")
    weights = fit(rows)
    names = [*SEEN, *(f"{name} x left" for name in SEEN), "left", "one"]
    for name, weight in zip(names, weights, strict=True):
        print(f"  {name:16} {weight:+.3f}")
    found = json.loads(FILE.read_text(encoding="utf-8"))
    found[given.game] = weights
    FILE.write_text(json.dumps(found, indent=None).replace("], ", "],\n ") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
