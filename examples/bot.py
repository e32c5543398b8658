"""A bot in twenty lines, for every game: it plays each move on at random in a few guessed games and takes the best.

roundhouse arena railroad_ink --code examples/bot.py --bots dreamer,random --games 10
"""

import roundhouse as rh
from roundhouse.core.playout import random_game


@rh.register_bot("dreamer")
class Dreamer(rh.Bot):
    dreams, moves = 3, 12  # guessed games for each move; moves that are looked at

    def choose(self, desk: rh.Desk) -> int:
        some = desk.moves[:: max(1, len(desk.moves) // self.moves)]
        return max(some, key=lambda move: sum(self.dream(desk, move) for _ in range(self.dreams)))

    def dream(self, desk: rh.Desk, move: int) -> float:
        state = desk.guess()  # a whole game that this seat cannot tell from the real one
        state.play(desk.seat, move, desk.chance)
        random_game(state, desk.chance)
        points = state.sheet().totals
        return points[desk.seat] - max(points[: desk.seat] + points[desk.seat + 1 :], default=0)
