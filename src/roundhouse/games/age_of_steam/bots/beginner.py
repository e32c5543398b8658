"""The bot `easy`: as short-sighted as `greedy`, and now and then it overlooks the best delivery or takes an action that
sounds good. Never where that could cost it the game: money it counts well."""

from __future__ import annotations

from typing import Final, cast

from ....core.bot import Desk
from ..rules.deliveries import DELIVER, incomes
from ..rules.money import expenses
from ..rules.plan import ACTION_SHIFT, KIND_MASK
from ..rules.state import State
from ..rules.steps import CHOOSE, MOVE
from .actions import is_of_use
from .greedy import POOR, Greedy
from .moving import candidates

#: In how many of a hundred decisions it slips, and how many of the best deliveries it sees then.
SLIPS: Final = 30
SEEN: Final = 3


class Beginner(Greedy):
    def choose(self, desk: Desk) -> int:
        move = super().choose(desk)
        state, seat = cast(State, desk.guess()), desk.seat
        if len(desk.moves) == 1 or desk.chance.number(100) >= SLIPS:
            return move
        if state.step == CHOOSE and state.plan.seats > 1:
            sounds_good = [one for one in desk.moves if is_of_use(state, seat, one >> ACTION_SHIFT)]
            return sounds_good[desk.chance.number(len(sounds_good))] if sounds_good else move
        if state.step == MOVE and state.money[seat] + state.income[seat] >= expenses(state, seat) + POOR:
            others = [one for one in candidates(desk.moves) if one & KIND_MASK == DELIVER]
            others = [one for one in others[:SEEN] if incomes(state, seat, one)[seat] > 0]
            if others:
                return others[desk.chance.number(len(others))]
        return move
