"""What only Paris has: cards of the flag's colours are kept, and a whole flag is worth points; and nobody has to take
their turn of the last round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core.chance import Chance
from .....core.sheet import Line
from ...printed.facts import WILD
from ...rules.hooks import Hooks
from ...rules.market import settle
from ...rules.moves import FLAG_MOVES, Celebrate, Wait
from ...rules.packed import CELEBRATE, WAIT
from ...rules.steps import FLAG
from ...rules.turns import next_turn

if TYPE_CHECKING:
    from ...rules.events import Events
    from ...rules.plan import Plan
    from ...rules.state import State


class Paris(Hooks):
    """See above."""

    def __init__(self) -> None:
        self.moveset = FLAG_MOVES
        self.free_last_turn = True  # TP-6.1
        self.belongs = {FLAG: (Celebrate, Wait)}
        self.first = {FLAG: ("flag", "flag-first")}
        self.unasked = {Celebrate: ("flag", "no-flag"), Wait: ("flag", "no-flag")}

    def moves(self, state: State, seat: int) -> list[int]:
        return [CELEBRATE, WAIT]

    def own_moves(self, plan: Plan) -> list[int]:
        return [CELEBRATE, WAIT, *super().own_moves(plan)]

    def play(self, state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
        if move == CELEBRATE:
            celebrate(state, seat, chance, events)
        else:
            events.waited(seat)
        next_turn(state, events)

    def discarded(self, state: State, seat: int, colour: int, plain: int, events: Events) -> None:
        """TP-5.1: one of the cards paid is kept, but no wild (`plain` are not), and no second one of a colour."""
        if state.plan.flag >> colour & 1 and plain and not state.kept[seat] >> colour & 1:
            state.discards[colour] -= 1
            state.kept[seat] |= 1 << colour
            events.kept_card(seat, colour)

    def closed(self, state: State, chance: Chance, events: Events) -> bool:
        """TP-5.3, TRP-6: a whole flag may be celebrated. Nobody is asked in the last round or when it begins: no card
        that is drawn from then on will be played, so waiting serves no end."""
        seat = state.turn
        if state.kept[seat] == state.plan.flag:
            if state.final <= 0 and state.pieces[seat] > state.plan.end:
                state.step = FLAG
                return True
            celebrate(state, seat, chance, events)
        return False

    def with_routes(self, plan: Plan, flags: int) -> list[Line]:
        """TP-5.3: an incomplete set is worth nothing."""
        return [Line("flags", flags * plan.flag_points, (), {"number": flags})]


def celebrate(state: State, seat: int, chance: Chance, events: Events) -> None:
    """TP-5.3: its cards are discarded."""
    plan = state.plan
    state.passes = 0
    state.kept[seat] = 0
    state.flags[seat] += 1
    state.score[plan.team_of[seat]] += plan.flag_points
    for kind in range(WILD):
        if plan.flag >> kind & 1:
            state.discards[kind] += 1
    events.celebrated(state, seat)
    settle(state, chance, events)
