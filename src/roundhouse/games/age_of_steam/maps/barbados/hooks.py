"""What only Barbados has: one player, actions that go round, part of the goods chart, and money that counts. Any map
may name these rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core.chance import Chance
from .....core.sheet import Line, SeatSheet
from ...printed.facts import CITY_COLUMNS, COLUMN_SPACES, LETTERS, NEW_CITY_COLOURS, SHARE_PRICE
from ...printed.settings import ALONE, CASH
from ...rules.growth import draw_cube
from ...rules.hooks import ActionRules, ChartRules, Hooks, OrderRules, ScoreRules
from ...rules.steps import AUCTION, OVER

if TYPE_CHECKING:
    from ...printed.settings import Settings
    from ...rules.state import State


def adopt(hooks: Hooks, settings: Settings) -> None:
    """Those of these rules that the settings name."""
    if settings.order == ALONE:
        hooks.order = Alone()
    if settings.action_cycle:
        hooks.actions = ActionCycle()
        # Which actions there are is told by the same rule.
        hooks.ledger["actions"] = hooks.ledger["action-cycle"]
    if settings.chart == "top":
        hooks.chart = TopRow(settings.chart_redraw)
    if settings.scoring == CASH:
        hooks.score = Cash()


class TopRow(ChartRules):
    """AB-1: the top row of the light side and of the New Cities A to D. At some of them their own colour is drawn
    again."""

    def __init__(self, redraw: str) -> None:
        self.redraw = redraw

    def fill(self, state: State, chance: Chance) -> None:
        for column in (*range(CITY_COLUMNS // 2), *range(CITY_COLUMNS, CITY_COLUMNS + 4)):
            good = draw_cube(state, chance)
            while self._is_own(column, good):
                state.bag[good] += 1
                good = draw_cube(state, chance)
            state.chart[COLUMN_SPACES[column][0]] = good

    def _is_own(self, column: int, good: int) -> bool:
        letter = column - CITY_COLUMNS
        return letter >= 0 and LETTERS[letter] in self.redraw and good == NEW_CITY_COLOURS[letter]


class Alone(OrderRules):
    """AB-2: there is nobody to compete with."""

    def __init__(self) -> None:
        self.step = AUCTION
        self.bids = False

    def begin(self, state: State) -> list[int]:
        return []


class ActionCycle(ActionRules):
    """AB-2: an action is free again only after all have been chosen."""

    def chosen(self, state: State, action: int) -> None:
        state.cycle |= 1 << action
        if all(state.cycle >> other & 1 for other in state.plan.actions):
            state.cycle = 0


class Cash(ScoreRules):
    """AB-3, ASR-39: all shares are bought back; what is left counts."""

    def __init__(self) -> None:
        self.in_money = True

    def points(self, state: State, seat: int) -> int:
        return state.money[seat] - SHARE_PRICE * state.shares[seat]

    def lines(self, state: State, seat: int) -> tuple[Line, ...]:
        shares = state.shares[seat]
        return (
            Line("money", state.money[seat]),
            Line("buy-back", -SHARE_PRICE * shares, args={"shares": shares}),
        )

    def winners(self, state: State, seats: tuple[SeatSheet, ...]) -> tuple[int, ...] | None:
        """Those who cannot buy their shares back have not won. Alone that is all that counts."""
        owed = state.step == OVER
        left = [seat for seat in range(len(seats)) if not state.out[seat] and not (owed and seats[seat].total < 0)]
        if len(left) == len(seats) > 1:
            return None
        if not left:
            return ()
        best = max((seats[seat].total, seats[seat].ties) for seat in left)
        return tuple([seat for seat in left if (seats[seat].total, seats[seat].ties) == best])
