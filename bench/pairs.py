"""Two bots side by side: the same seed twice, with their seats exchanged, is one pair.

    python bench/pairs.py age_of_steam_rust_belt expert standard --seats 5 --pairs 60 --seed proof/rust_belt

Says in how many pairs the first bot had more points, with a 95 % interval, and what both came to by place. With one bot
it sits in every seat. What was played is kept in build/pairs and not played again, so a run can be stopped and
continued; `--minutes` ends one by itself. Seeds `tune/...` are for tuning; `proof/...` never are.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from roundhouse.arena.stats import spread, wilson
from roundhouse.bots import make_bot
from roundhouse.core.bot import Desk
from roundhouse.core.chance import Fast, Seeded
from roundhouse.core.registry import find_game

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "pairs"


def play(name: str, options: dict[str, str], bots: list[str], seed: str) -> dict[str, Any]:
    """One game with these bots by seat."""
    game = find_game(name)
    chance = Seeded(seed)
    state = game.new(len(bots), game.check_options(options), chance)
    players = [make_bot(bot, game) for bot in bots]
    thoughts = [Fast(hash_of(f"{seed}/{seat}")) for seat in range(len(bots))]
    core, longest, decisions = [0.0] * len(bots), [0.0] * len(bots), [0] * len(bots)
    while actors := state.actors():
        seat = actors[0]
        desk = Desk(game, seat, state.view(seat), state.moves(seat), thoughts[seat])
        begun = time.process_time()
        move = players[seat].choose(desk)
        spent = time.process_time() - begun
        core[seat] += spent
        longest[seat] = max(longest[seat], spent)
        decisions[seat] += 1
        state.play(seat, move, chance)
    sheet = state.sheet()
    return {
        "bots": bots,
        "points": list(sheet.totals),
        "out": [one.out for one in sheet.seats],
        "winners": list(sheet.winners),
        "core": core,
        "longest": longest,
        "decisions": decisions,
    }


def hash_of(words: str) -> int:
    return int.from_bytes(words.encode()[-8:], "big") % (1 << 31)


def pair(task: tuple[str, dict[str, str], list[str], int, str]) -> list[dict[str, Any]]:
    name, options, bots, seats, seed = task
    turned = [bots] if len(bots) == 1 else [bots, bots[::-1]]
    partners = find_game(name).partners  # a team's seats are one bot's
    return [
        play(name, options, [order[seat // partners % len(order)] for seat in range(seats)], seed) for order in turned
    ]


def points_of(games: list[dict[str, Any]], bot: str) -> list[int]:
    return [p for game in games for who, p in zip(game["bots"], game["points"], strict=True) if who == bot]


def wins_of(games: list[dict[str, Any]], bot: str) -> float:
    return sum(1 / len(game["winners"]) for game in games for seat in game["winners"] if game["bots"][seat] == bot)


def report(pairs: list[list[dict[str, Any]]], bots: list[str]) -> None:
    games = [game for one in pairs for game in one]
    for bot in dict.fromkeys(bots):
        points = points_of(games, bot)
        seats = [(game, seat) for game in games for seat, who in enumerate(game["bots"]) if who == bot]
        out = sum(game["out"][seat] for game, seat in seats)
        decisions = sum(game["decisions"][seat] for game, seat in seats)
        core = sum(game["core"][seat] for game, seat in seats)
        longest = max(game["longest"][seat] for game, seat in seats)
        print(
            f"{bot}: {statistics.fmean(points):.2f} points (median {statistics.median(points)}), "
            f"{out} of {len(seats)} bankrupt, {1000 * core / decisions:.0f} ms a decision, {longest:.2f} s at most"
        )
    if len(set(bots)) == 1:
        places = zip(*(sorted(game["points"], reverse=True) for game in games), strict=True)
        if len(games[0]["bots"]) == 1:
            # Alone a game can be lost: to Eve, to the bank.
            won = sum(bool(game["winners"]) for game in games)
            low, high = wilson(won, len(games))
            print(f"won {100 * won / len(games):.1f} % ({100 * low:.1f} to {100 * high:.1f})")
        print(f"by place: {' / '.join(f'{statistics.fmean(place):.1f}' for place in places)} ({len(games)} games)")
        return
    one, other = bots
    gains = [statistics.fmean(points_of(both, one)) - statistics.fmean(points_of(both, other)) for both in pairs]
    score = sum(1.0 if gain > 0 else 0.5 if gain == 0 else 0.0 for gain in gains)
    low, high = wilson(score, len(pairs))
    _, interval = spread(gains)
    half = math.nan if interval is None else (interval[1] - interval[0]) / 2
    wins = wins_of(games, one)
    share = wins / (wins + wins_of(games, other) or 1.0)
    print(
        f"{one} has more points in {100 * score / len(pairs):.1f} % of {len(pairs)} pairs ({100 * low:.1f} to "
        f"{100 * high:.1f}), by {statistics.fmean(gains):+.2f} +- {half:.2f}; {100 * share:.1f} % of the victories"
    )


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+", help="one or two")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--pairs", type=int, default=60)
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=math.inf)
    parser.add_argument("--mark", default="", help="of the build that plays, where results of several are kept")
    return parser.parse_intermixed_args(words)


def file_of(given: argparse.Namespace) -> Path:
    words = "_".join([given.game, *given.bots, str(given.seats), given.seed, *given.option, given.mark])
    return KEPT / ("".join(c if c.isalnum() or c in "_-.=" else "-" for c in words) + ".jsonl")


def kept_in(file: Path) -> dict[int, list[dict[str, Any]]]:
    """By number: the games of a pair."""
    if not file.exists():
        return {}
    return {row["number"]: row["games"] for row in map(json.loads, file.read_text(encoding="utf-8").splitlines())}


def played(given: argparse.Namespace) -> list[list[dict[str, Any]]]:
    """All pairs that were asked for: those that are kept, and the missing ones as long as there is time."""
    options = dict(word.split("=", 1) for word in given.option)
    seats = find_game(given.game).check_seats(given.seats)
    file = file_of(given)
    file.parent.mkdir(parents=True, exist_ok=True)
    kept = kept_in(file)
    missing = [number for number in range(given.pairs) if number not in kept]
    tasks = [(given.game, options, given.bots, seats, f"{given.seed}/{number}") for number in missing]
    until = time.monotonic() + 60 * given.minutes
    with ProcessPoolExecutor(given.jobs) as pool, file.open("a", encoding="utf-8") as out:
        for start in range(0, len(tasks), given.jobs):
            if time.monotonic() > until:
                break
            some = slice(start, start + given.jobs)
            for number, games in zip(missing[some], pool.map(pair, tasks[some]), strict=True):
                kept[number] = games
                out.write(json.dumps({"number": number, "games": games}) + "\n")
                out.flush()
            if sys.stderr.isatty():
                print(f"\r{len(kept)} of {given.pairs} ", end="", file=sys.stderr, flush=True)
    return [kept[number] for number in sorted(kept) if number < given.pairs]


def main() -> None:
    given = arguments()
    if pairs := played(given):
        report(pairs, given.bots)


if __name__ == "__main__":
    main()
