"""The two bots that can play any game: one without a thought, one that thinks a single move ahead."""

from __future__ import annotations

from collections.abc import Mapping

from ..core.bot import Bot, Desk, check_parameters
from ..core.errors import BadOption


class Random(Bot):
    """Any legal move, all equally likely."""

    def choose(self, desk: Desk) -> int:
        return desk.moves[desk.chance.number(len(desk.moves))]


class Greedy(Bot):
    """The move after which the game's own value of the position is highest, ties at random.

    `guesses`: in how many guessed positions every move is tried.
    """

    def __init__(self, guesses: int = 1) -> None:
        self.guesses = guesses

    @classmethod
    def from_parameters(cls, parameters: Mapping[str, str]) -> Greedy:
        check_parameters("greedy", parameters, ("guesses",))
        return cls(positive_number("greedy", "guesses", parameters.get("guesses", "1")))

    def choose(self, desk: Desk) -> int:
        if len(desk.moves) == 1:
            return desk.moves[0]
        # Every move is tried in the same guesses, so that no move looks better by a luckier guess.
        guesses = [desk.guess() for _ in range(self.guesses)]
        best: list[int] = []
        most = float("-inf")
        for move in desk.moves:
            value = 0.0
            for guess in guesses:
                state = guess.clone()
                state.play(desk.seat, move, desk.chance)
                value += desk.game.value(state, desk.seat)
            if value > most:
                best, most = [move], value
            elif value == most:
                best.append(move)
        return best[desk.chance.number(len(best))]


def positive_number(bot: str, name: str, value: str) -> int:
    if not (value.isascii() and value.isdigit() and int(value) > 0):
        raise BadOption(f"the bot {bot}: {name} must be a whole number from 1 up, not {value!r}")
    return int(value)
