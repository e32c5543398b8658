"""What a search asks of a game: a policy that names the moves worth comparing, plays on, and says what came of it.

A game that gives one (`Game.policy`) gets the levels `easy` and `expert` for it; see docs/adding-a-bot.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from .bot import Bot, Desk
from .chance import Fast
from .state import State

if TYPE_CHECKING:
    from .game import Game

#: Moves of one seat that belong together, such as the tiles of a turn: played one after the other while they are
#: legal. Most have one.
Line = tuple[int, ...]


class Policy(Bot):
    """A bot that can be thought with. Only `candidates` must be given; the rest has answers that fit most games."""

    #: How far playouts go, as `clock` counts; 0: to the end of the game.
    horizon: ClassVar[int] = 0
    #: Whether what is told at the horizon is right on an average. Else luck cannot be told by it, only beside others'.
    unbiased: ClassVar[bool] = True
    #: Whether `outcome` tells a seat's own points, whatever the others have, and no share in the victory.
    apart: ClassVar[bool] = False
    #: What a victory is worth beside the points by which it is won.
    stake: ClassVar[float] = 10.0
    #: How many candidates a search compares, as long as its budget lasts.
    breadth: ClassVar[int] = 8
    #: The policy's move is left for one that is so many standard errors better. Whoever waits for a proof gives away
    #: more than luck takes (bench/evidence.py).
    caution: ClassVar[float] = 0.2

    def candidates(self, desk: Desk, most: int) -> list[Line]:
        """The moves worth comparing, at most so many, the best first: the first begins with what `choose` gives."""
        raise NotImplementedError

    def candidates_in_time(self, desk: Desk, most: int, left: Callable[[], float]) -> list[Line]:
        """The same when time is short: `left` tells the seconds that are left for it, below 0 when it is over. For who
        may take long to find them; then the first may also be another than what `choose` gives."""
        return self.candidates(desk, most)

    def beginner(self) -> Policy:
        """Who a beginner thinks with: this one, or one that knows less."""
        return self

    def mistakes(self, desk: Desk, most: int) -> list[Line]:
        """What a beginner may take for the best move: the candidates, if none of them would be nonsense."""
        return self.candidates(desk, most)

    def trust(self, desk: Desk) -> float:
        """Where luck hides what a move is worth, so that time is better spent on a few candidates: how far the policy's
        ranking can be wrong, in points. Other moves are a little worse than its own as a rule: what seems to be better
        by g with a standard error of e is better if g > e² / trust. 0: a few worlds tell."""
        return 0.0

    def world(self, desk: Desk) -> tuple[State, int]:
        """A guess to play on in, and the seat that is thought for there. Likely worlds are better than any."""
        return desk.guess(), desk.seat

    def follower(self) -> Policy:
        """Who plays a seat on in a playout: fresh, as it may remember a plan, and quicker where this one is slow."""
        return type(self)()

    def at_once(self, state: State, seat: int) -> int:
        """A follower's move where it is plain without a list of the legal ones; -1: it is not."""
        return -1

    def reply(self, game: Game, state: State, seat: int, moves: list[int], chance: Fast) -> int:
        """A follower's move in a guessed state. By way of the seat's view; who overrides this to be quicker must still
        use no more than that seat may know."""
        return self.choose(Desk(game, seat, state.view(seat), moves, chance))

    def clock(self, state: State) -> int:
        """What `horizon` is counted in: something that grows, such as rounds."""
        return 0

    def outcome(self, game: Game, state: State, seat: int) -> tuple[float, float]:
        """How far a seat is ahead of the best of the others (alone: what it has), in points; and its share in the
        victory, 0 to 1. At the end by the sheet, at the horizon by the game's value."""
        if state.actors():
            return self.forecast(game, state, seat)
        sheet = state.sheet()
        totals, own = sheet.totals, game.team(seat)
        others = [total for other, total in enumerate(totals) if other not in own]
        winners = sheet.winners
        share = game.partners / len(winners) if seat in winners else 0.0
        return float(totals[seat] - max(others, default=0)), share

    def unsure(self, state: State) -> float:
        """Of a policy that tells a seat's own points (`apart`): by how much what it tells of a playout from here is
        wrong beside what it tells of another seat, as a standard deviation; 0: playouts go to the end."""
        return 0.0

    def forecast(self, game: Game, state: State, seat: int) -> tuple[float, float]:
        """The same where the game is not over."""
        own = game.team(seat)
        others = [game.value(state, other) for other in range(state.seats) if other not in own]
        ahead = game.value(state, seat) - max(others, default=0.0)
        return ahead, 0.5 if ahead == 0 else float(ahead > 0)
