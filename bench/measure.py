"""Measure this build of Roundhouse beside a yardstick, and print the figures as JSON.

The yardstick is python-chess: nodes a second of a make/unmake perft(3) from the first position. It runs between the
other measurements, in the same process, so that ratios mean something on any machine, also on a busy one.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable

import chess

import roundhouse as rh
from roundhouse.bots import bot_names, make_bot
from roundhouse.core import chance as chance_module
from roundhouse.core.bot import Desk
from roundhouse.core.chance import Fast
from roundhouse.core.game import Game
from roundhouse.core.playout import random_game, random_walk

REPEATS = 9
SECONDS = 1.1


def progress(words: str) -> None:
    """What is being done, in one line that is written over: for somebody who waits."""
    if sys.stderr.isatty():
        print(f"\r\033[K{words}", end="", file=sys.stderr, flush=True)


def perft(board: chess.Board, depth: int) -> int:
    if depth == 0:
        return 1
    nodes = 0
    for move in board.legal_moves:
        board.push(move)
        nodes += perft(board, depth - 1)
        board.pop()
    return nodes


def yardstick() -> float:
    begun = time.process_time()
    nodes = perft(chess.Board(), 3)
    return nodes / (time.process_time() - begun)


#: What the yardstick gives on the machine for which bars in games a second were set.
USUAL = 159_000


def rate(work: Callable[[], int]) -> float:
    """How many of what `work` counts are done in a second."""
    done, begun = 0, time.process_time()
    while True:
        done += work()
        spent = time.process_time() - begun
        if spent > SECONDS / REPEATS:
            return done / spent


def modes(game: Game) -> list[tuple[int, dict[str, str]]]:
    """The game as it is by default with the fewest, the usual and the most players, and every other choice of every
    option, by itself, with the fewest that it is for."""
    found = [(seats, game.check_options({})) for seats in (game.seats[0], game.default_seats, game.seats[-1])]
    for option in game.options:
        seats = option.seats[0] if option.seats else game.seats[0]
        found += [(seats, game.check_options({option.name: choice})) for choice in option.choices]
    return [mode for place, mode in enumerate(found) if mode not in found[:place]]


def measure_mode(game: Game, seats: int, options: dict[str, str]) -> dict[str, object]:
    chance = Fast(7)

    def play() -> int:
        return random_game(game.new(seats, options, chance), chance)

    def play_and_score() -> int:
        state = game.new(seats, options, chance)
        random_game(state, chance)
        state.sheet()
        return 1

    middle = game.new(seats, options, chance)
    random_walk(middle, chance, 15 * seats)

    def clone() -> int:
        for _ in range(100):
            middle.clone()
        return 100

    length = statistics.mean(play() for _ in range(100))
    # A machine may be faster now and slower then: each figure stands beside the yardstick just before and after it, and
    # the one in the middle of all repeats is reported.
    sticks, plies, ratios, games, clones = [], [], [], [], []
    for _ in range(REPEATS):
        before = yardstick()
        plies.append(rate(play))
        sticks.append((before + yardstick()) / 2)
        ratios.append(plies[-1] / sticks[-1])
        games.append(rate(play_and_score) / sticks[-1])
        clones.append(rate(clone))
    stick, ratio = statistics.median(sticks), statistics.median(ratios)
    return {
        "game": game.id,
        "seats": seats,
        "unusual": {
            option.name: options[option.name] for option in game.options if options[option.name] != option.default
        },
        "yardstick": round(stick),
        "plies/s": round(statistics.median(plies)),
        "ratio": round(ratio, 2),
        "games/s where the yardstick is usual": round(ratio * USUAL / length),
        "games/s with score": round(statistics.median(games) * USUAL),
        "clone µs": round(1e6 / statistics.median(clones), 2),
    }


def measure_bot(game: Game, name: str) -> dict[str, object]:
    """One game at the fewest seats: how long the bot thinks about a move."""
    chance, own = Fast(11), Fast(12)
    options = game.check_options(None)
    state = game.new(game.seats[0], options, chance)
    bots = [make_bot(name, game) for _ in range(game.seats[0])]
    times = []
    actors = state.actors()
    while actors:
        seat = actors[0]
        desk = Desk(game, seat, state.view(seat), state.moves(seat), own)
        begun = time.process_time()
        move = bots[seat].choose(desk)
        times.append(1000 * (time.process_time() - begun))
        state.play(seat, move, chance)
        actors = state.actors()
    return {
        "game": game.id,
        "bot": name,
        "mean ms": round(statistics.mean(times), 2),
        "max ms": round(max(times), 1),
        "s a game": round(sum(times) / 1000, 2),
    }


def main() -> None:
    games = [rh.find_game(name) for name in rh.game_ids()]
    tables = [(game, *mode) for game in games for mode in modes(game)]
    # How long an expert thinks is what it was given; what it makes of it is told by ladders.
    bots = [(game, name) for game in games for name in bot_names(game) if name != "expert"]
    found = []
    for number, table in enumerate(tables):
        progress(f"{table[0].id} ({number + 1} of {len(tables)})")
        found.append(measure_mode(*table))
    thinking = []
    for number, bot in enumerate(bots):
        progress(f"{bot[0].id}, {bot[1]} ({number + 1} of {len(bots)})")
        thinking.append(measure_bot(*bot))
    progress("")
    compiled = not chance_module.__file__.endswith(".py")
    print(json.dumps({"compiled": compiled, "modes": found, "bots": thinking}))


if __name__ == "__main__":
    main()
