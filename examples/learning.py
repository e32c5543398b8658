"""A program that learns what is worth something in Ticket to Ride: Paris.

    python examples/learning.py            # learns for some minutes on all cores, then plays

`greedy` looks one move ahead and takes what the game itself thinks best. The learner looks as far, but adds weights of
its own for what lies before it, which change while the game goes on. It begins as greedy's twin and finds better ones
by trying: many are drawn at random, all play the same games against greedy, and the best of them say where to draw next
(the cross-entropy method). Needs `roundhouse[env]`; with the compiled build (`make compiled`, then
PYTHONPATH=build/compiled) it plays several times as many games.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse import Bot, Desk
from roundhouse.arena import match
from roundhouse.core.bot import BotLike
from roundhouse.core.chance import Fast
from roundhouse.env import Single

Weights = NDArray[np.float64]

GAME, SEATS = "ticket_to_ride_paris", 2
#: What is weighed: lines of the sheet, in points, and what lies before the seat, in pieces.
LINES = ("routes", "ticket", "ticket-missed", "flags")
THINGS = ("cards", "wilds", "pieces", "kept for a flag")
WEIGHED = (*LINES, *THINGS)
#: Weights that are tried in a turn, the best of them, games that each plays, and how far they are from greedy at first.
TRIED, BEST, GAMES, REACH = 24, 6, 20, 0.3


class Learned(Bot):
    """The move after which what is weighed comes to the most."""

    def __init__(self, weights: Weights) -> None:
        self.now, self.later = weights.reshape(2, len(WEIGHED))

    def worth(self, thinks: float, view: Any) -> float:
        """`thinks`: what the game does of it."""
        sheet, me = view.sheet()[view.seat], view.players[view.seat]
        left = me.pieces / view.plan.pieces  # what part of the game is still to come
        things = (me.cards, view.hand[-1], me.pieces, me.kept.bit_count())
        found = np.array([*(sheet.points(line) for line in LINES), *things])
        return thinks + float(found @ (self.now + left * self.later))

    def choose(self, desk: Desk) -> int:
        if len(desk.moves) == 1:
            return desk.moves[0]
        guess = desk.guess()

        def after(move: int) -> float:
            state = guess.clone()
            state.play(desk.seat, move, desk.chance)
            return self.worth(desk.game.value(state, desk.seat), state.view(desk.seat))

        return max(desk.moves, key=after)


def margin(weights: Weights, first: int, games: int) -> float:
    """How far these weights are ahead of greedy in the mean of these games, each in another seat than the last."""
    env = Single(GAME, SEATS, bots="greedy", reward="margin")
    bot, total = Learned(weights), 0.0
    for number in range(first, first + games):
        env.seat = number % SEATS
        env.reset(seed=number // SEATS)
        episode, over = env.episode, False
        while not over:
            state = episode.state
            move = bot.choose(
                Desk(env.setting.game, env.seat, state.view(env.seat), state.moves(env.seat), Fast(number))
            )
            _, reward, over, _, _ = env.step(env.setting.codec.word(move)[0])
            total += reward
    return total / games


def learn(minutes: float, jobs: int, tried: int = TRIED, games: int = GAMES) -> Weights:
    """Try, keep the best, try around them, for so many minutes."""
    random = np.random.default_rng(1)
    # What a thing is worth at the end of the game, and how much more for each part of it that is left.
    middle = np.zeros(2 * len(WEIGHED))
    spread = np.full_like(middle, REACH)
    end, turn = time.monotonic() + 60 * minutes, 0
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        while not turn or time.monotonic() < end:
            some = middle + spread * random.standard_normal((tried, len(middle)))
            found = np.array(pool.map(partial(margin, first=turn * games, games=games), some, chunksize=1))
            best = some[found.argsort()[-BEST:]]
            middle, spread = best.mean(0), 0.8 * best.std(0) + 0.2 * spread
            turn += 1
            print(
                f"turn {turn}: {found.mean():+.1f} points beside greedy, the best {np.sort(found)[-BEST:].mean():+.1f}"
            )
    return middle


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", type=int, default=200, help="played in the end, dealt as none was before")
    given = parser.parse_args()
    weights = learn(given.minutes, given.jobs)
    for thing, now, later in zip(WEIGHED, *weights.reshape(2, -1), strict=True):
        print(f"  {thing:15} {now + later:5.2f} at the beginning, {now:5.2f} at the end")
    bots: list[str | BotLike] = [Learned(weights), "greedy"]
    for score in match(GAME, bots, given.games, seats=SEATS, seed="proof", jobs=1, dealt_twice=True).bots:
        print(
            f"{score.bot}: {100 * score.win_share:.0f} % of {given.games} games, {score.points:.1f} points in the mean"
        )


if __name__ == "__main__":
    main()
