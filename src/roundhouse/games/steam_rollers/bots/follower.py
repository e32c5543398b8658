"""Who plays on against Eve in playouts: as `standard` does, but it looks for schemes once in a while only, and thinks
of one die after the other."""

from __future__ import annotations

from itertools import combinations
from typing import Final, cast

from ....core.chance import Fast
from ....core.game import Game
from ....core.moves import KIND_MASK
from ....core.policy import Policy
from ....core.state import State as BaseState
from ..rules import kinds
from ..rules.packed import PAIRS
from ..rules.state import State
from ..rules.steps import TAKE, USE
from .dice import with_die
from .eve import harm
from .prospects import QUICK
from .schemes import Scheme, still_possible
from .turn import Option, Turn

#: After so many rounds schemes are looked for anew.
OLD: Final = 3


class Follower(Policy):
    """Sits in one seat of one playout."""

    def __init__(self, standard: Policy) -> None:
        #: Who decides what comes up more seldom than a turn.
        self.standard = standard
        self.plan: list[int] = []
        self.known: list[Scheme] = []
        self.since: int = 0

    def reply(self, game: Game, state: BaseState, seat: int, moves: list[int], chance: Fast) -> int:
        board = cast(State, state)
        if board.step not in (TAKE, USE) or not board.level:
            return self.standard.reply(game, state, seat, moves, chance)
        if not (self.plan and self.plan[0] in moves):
            self.plan = self.think(board, seat)
        if self.plan and self.plan[0] in moves:
            return self.plan.pop(0)
        # Nothing brings anything: a track does no harm.
        idle = [move for move in moves if move & KIND_MASK == kinds.BUILD] or moves
        return idle[chance.number(len(idle))]

    def think(self, state: State, seat: int) -> list[int]:
        """The dice to take and the first action; or the next one."""
        turn = self.turn(state, seat)
        menu = turn.menu(state, 1)
        self.known = turn.schemes
        if state.step == USE:
            return max([with_die(turn, state, menu, die, 1)[0] for die in state.hand], key=value_of).moves
        best = {die: with_die(turn, state, menu, die, 1)[0] for die in state.white}
        most, chosen = -1e9, (0, 0)
        for one, other in combinations(state.white, 2):
            rest = state.white[:]
            rest.remove(one)
            rest.remove(other)
            value = best[one].value + best[other].value - harm(turn, state, rest[0])
            if value > most:
                most, chosen = value, (one, other)
        first = max([best[chosen[0]], best[chosen[1]]], key=value_of)
        return [PAIRS[chosen[0]][chosen[1]], *first.moves]

    def turn(self, state: State, seat: int) -> Turn:
        if not self.known or state.round >= self.since + OLD:
            self.since = state.round
            return Turn(state, seat, QUICK)
        return Turn(state, seat, QUICK, still_possible(self.known, state.players[seat]))


def value_of(option: Option) -> float:
    return option.value
