"""How much evidence a search should want before it leaves its policy's move.

    make compiled && PYTHONPATH=build/compiled python bench/evidence.py railroad_ink --seats 1

Decisions of games that the policy plays are compared in many worlds. Then a few of these worlds choose, by a rule that
wants so many standard errors (`Policy.caution`), and the others tell what the choice is worth. What was compared is
kept in build/evidence and not played again.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from rich.progress import Progress

from roundhouse.bots.search import Budget, Clock, Race, Rival, play_on
from roundhouse.core.bot import Desk
from roundhouse.core.chance import Common, Fast, Seeded
from roundhouse.core.game import Game
from roundhouse.core.policy import Line, Policy
from roundhouse.core.registry import find_game

KEPT = Path(__file__).resolve().parent.parent / "build" / "evidence"
#: Of a hundred decisions so many are compared, so that there are some of many games.
SOME = 30
FEW_WORLDS = (4, 8, 16, 32, 64, 128)
CAUTIONS = (0.0, 0.2, 0.5, 1.0)
#: How often other worlds choose.
AGAIN = 16

#: What came of every candidate, by world.
Scores = list[list[float]]


class Rule(Policy):
    """Nothing but how much it wants to know."""

    def __init__(self, caution: float, trust: float) -> None:
        cast(Any, type(self)).caution = caution
        self.wanted = trust

    def candidates(self, desk: Desk, most: int) -> list[Line]:
        return []

    def trust(self, desk: Desk) -> float:
        return self.wanted


def compare(desk: Desk, policy: Policy, lines: list[Line], worlds: int) -> Scores:
    found: Scores = [[] for _ in lines]
    for _ in range(worlds):
        state, seat = policy.world(desk)
        seed = desk.chance.number(1 << 31)
        for scores, line in zip(found, lines, strict=True):
            points, wins = play_on(desk.game, policy, state.clone(), seat, line, Common(seed))
            scores.append(round(points + policy.stake * wins, 3))
    return found


def decisions(game: Game, seats: int, options: dict[str, str], worlds: int, number: int) -> Iterator[Scores]:
    """Of one game, in which everybody plays what came out best, or else what the policy likes best."""
    chance, own = Seeded(f"tune/evidence/{number}"), Fast(number)
    state = game.new(seats, game.check_options(options), chance)
    policies = [cast(Policy, game.policy()) for _ in range(seats)]
    plans: list[Line] = [()] * seats
    while actors := state.actors():
        seat, moves = actors[0], state.moves(actors[0])
        if not (plans[seat] and plans[seat][0] in moves):
            desk = Desk(game, seat, state.view(seat), moves, own)
            lines = policies[seat].candidates(desk, policies[seat].breadth)
            best = 0
            if len(lines) > 1 and own.number(100) < SOME:
                scores = compare(desk, policies[seat], lines, worlds)
                yield scores
                best = max(range(len(lines)), key=lambda place: sum(scores[place]))
            plans[seat] = lines[best]
        state.play(seat, plans[seat][0], chance)
        plans[seat] = plans[seat][1:]


def gain(scores: Scores, few: int, rule: Rule, luck: random.Random) -> float:
    """What is gained by choosing with a few worlds, as the other worlds tell it."""
    gained = []
    for _ in range(AGAIN):
        order = luck.sample(range(len(scores[0])), len(scores[0]))
        rivals = [Rival((place,)) for place in range(len(scores))]
        for rival, row in zip(rivals, scores, strict=True):
            rival.scores = [row[world] for world in order[:few]]
        race = Race(cast(Any, None), rule, rivals, Clock(Budget()))
        chosen = race.best()
        gained.append(statistics.fmean(scores[chosen][world] - scores[0][world] for world in order[few:]))
    return statistics.fmean(gained)


def report(found: list[Scores], trust: float) -> None:
    print(f"{len(found)} decisions; gain in points ± a standard error, by worlds that chose")
    fews = [few for few in FEW_WORLDS if 2 * few <= len(found[0][0])]
    print("caution", *(f"{few:>14}" for few in fews))
    for caution in CAUTIONS:
        cells = []
        for few in fews:
            rule, luck = Rule(caution, trust), random.Random(1)
            gains = [gain(scores, few, rule, luck) for scores in found]
            cells.append(f"{statistics.fmean(gains):6.2f} ± {statistics.stdev(gains) / len(gains) ** 0.5:.2f}")
        print(f"{caution:7}", *(f"{cell:>14}" for cell in cells), flush=True)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game")
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--option", action="append", default=[], help="name=value")
    words.add_argument("--decisions", type=int, default=100)
    words.add_argument("--worlds", type=int, default=64)
    words.add_argument("--trust", type=float, default=0.0, help="of Policy.trust (%(default)s)")
    given = words.parse_args()
    game, options = find_game(given.game), dict(word.split("=", 1) for word in given.option)
    file = KEPT / ("_".join([given.game, str(given.seats), *given.option, str(given.worlds)]) + ".jsonl")
    file.parent.mkdir(parents=True, exist_ok=True)
    games = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    begun = time.process_time()
    bar = Progress(transient=True)
    with file.open("a", encoding="utf-8") as kept, bar:
        task = bar.add_task("decisions", total=given.decisions)
        while (done := sum(map(len, games))) < given.decisions:
            bar.update(task, completed=done)
            played = decisions(game, given.seats, options, given.worlds, len(games))
            games.append(list(played))
            print(json.dumps(games[-1]), file=kept, flush=True)
    print(f"{time.process_time() - begun:.0f} core-seconds")
    report([scores for one in games for scores in one], given.trust)


if __name__ == "__main__":
    main()
