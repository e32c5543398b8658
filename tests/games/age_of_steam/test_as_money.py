"""AS-8: income, expenses, bankruptcy, income reduction."""

from __future__ import annotations

import pytest
from as_staging import do, fresh, lay, links, owner, to_move
from test_as_building import PRZEMEK, example

from roundhouse.core.log import Log
from roundhouse.games.age_of_steam.rules import money, steps
from roundhouse.games.age_of_steam.rules.events import SILENT
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.track import UNOWNED


def at_the_end(**charts: list[int]) -> State:
    """Three players; the last of them has the last move of the turn."""
    state = fresh(seats=3)
    for name, values in charts.items():
        setattr(state, name, values)
    to_move(state, 2, 1)
    return state


@pytest.mark.rule("AS-8.1")
def test_collect_and_pay() -> None:
    state = at_the_end(money=[3, 10, 0], income=[4, 0, 9], shares=[3, 5, 2], engine=[2, 1, 6])
    do(state, "pass")
    assert state.money == [3 + 4 - 5, 10 - 6, 9 - 8]
    assert state.income == [4, 0, 9]
    assert (state.turn, state.round) == (2, 0)


@pytest.mark.rule("AS-8.2")
@pytest.mark.parametrize(("cash", "income"), [(0, 2), (1, 3), (2, 4)])
def test_what_cannot_be_paid_lowers_income(cash: int, income: int) -> None:
    state = at_the_end(money=[cash, 10, 10], income=[4, 0, 0], shares=[5, 2, 2], engine=[1, 1, 1])
    do(state, "pass")
    assert (state.money[0], state.income[0], state.out[0]) == (0, income, 0)


@pytest.mark.rule("AS-8.2")
def test_income_of_exactly_zero_is_no_bankruptcy() -> None:
    state = at_the_end(money=[0, 10, 10], income=[3, 0, 0], shares=[5, 2, 2], engine=[1, 1, 1])
    do(state, "pass")
    assert (state.income[0], state.out[0]) == (0, 0)


@pytest.mark.rule("AS-8.2")
def test_income_of_minus_one_is() -> None:
    state = at_the_end(money=[1, 10, 10], income=[2, 0, 0], shares=[5, 2, 2], engine=[1, 1, 1])
    do(state, "pass")
    assert state.out == [1, 0, 0]


@pytest.mark.rule("AS-8.2")
def test_below_zero_a_player_is_out() -> None:
    """ASR-26: skipped in everything that follows; growth still has as many dice as players began."""
    state = at_the_end(money=[0, 10, 10], income=[2, 0, 0], shares=[5, 2, 2], engine=[1, 1, 1])
    log = Log()
    do(state, "pass", log=log)
    assert state.out == [1, 0, 0]
    assert state.order == [1, 2]
    assert [*state.waiting, *state.queue] == [1, 2]
    rolled = [event for event in log.events if event.key == "rolled-light"]
    assert len(str(rolled[0].args["numbers"]).split()) == 3
    assert "bankrupt" in [event.key for event in log.events]
    do(state, "issue 0", "issue 0", "drop")
    assert state.order == [2, 1]
    assert state.step == steps.CHOOSE


@pytest.mark.rule("AS-8.2")
def test_track_of_the_bankrupt() -> None:
    """ASR-26: unfinished sections are nobody's, finished links stay."""
    state = example()
    lay(state, PRZEMEK, "M8", (3, 0))
    before = links(state)
    money.go_bankrupt(state, PRZEMEK, SILENT)
    assert owner(state, "M8", 0) == UNOWNED
    assert links(state) == before


@pytest.mark.rule("AS-8.2")
def test_the_last_one_left_has_won() -> None:
    """ASR-26: whatever the points say."""
    state = at_the_end(money=[0, 0, 30], income=[0, 0, 0], shares=[5, 5, 9], engine=[1, 1, 1])
    do(state, "pass")
    assert (state.step, state.waiting) == (steps.OVER, [])
    sheet = state.sheet()
    assert sheet.winners == (2,)
    assert sheet.totals == (0, 0, -27)


@pytest.mark.rule("AS-8.2")
def test_all_bankrupt_at_once_and_nobody_wins() -> None:
    state = at_the_end(money=[0, 0, 0], income=[0, 0, 0], shares=[5, 5, 9], engine=[1, 1, 1])
    do(state, "pass")
    assert state.sheet().winners == ()


@pytest.mark.rule("AS-8.3")
@pytest.mark.parametrize(
    ("income", "minus"),
    [(0, 0), (10, 0), (11, 2), (20, 2), (21, 4), (30, 4), (31, 6), (40, 6), (41, 8), (49, 8), (50, 10), (73, 10)],
)
def test_income_reduction(income: int, minus: int) -> None:
    """ASR-27"""
    state = at_the_end(income=[income, 0, 0])
    do(state, "pass")
    assert state.income[0] == income - minus


@pytest.mark.rule("AS-8.3")
def test_reduction_comes_after_expenses() -> None:
    """ASR-27: all of the income is collected first."""
    state = at_the_end(money=[0, 10, 10], income=[12, 0, 0])
    do(state, "pass")
    assert (state.money[0], state.income[0]) == (12 - 3, 10)
