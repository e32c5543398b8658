"""AS-10: the end and the score."""

from __future__ import annotations

import pytest
from as_staging import NE, SW, N, S, build, do, fresh, lay, to_build, to_move
from test_as_building import JAREK, PIOTREK, PRZEMEK, example

from roundhouse.games.age_of_steam.rules import money, scoring, steps
from roundhouse.games.age_of_steam.rules.events import SILENT
from roundhouse.games.age_of_steam.rules.state import State


def last_move(state: State) -> State:
    state.turn = state.plan.turns
    to_move(state, state.order[-1], 1)
    return state


@pytest.mark.rule("AS-10.1", "AS-1.4")
def test_the_game_ends_after_the_last_turn() -> None:
    state = last_move(fresh())
    do(state, "pass")
    assert (state.step, state.waiting) == (steps.OVER, [])
    assert state.turn == 8
    early = fresh()
    early.turn = 7
    to_move(early, 3, 1)
    do(early, "pass")
    assert early.turn == 8
    assert early.waiting


@pytest.mark.rule("AS-10.1")
def test_points() -> None:
    """3 an income, 1 a section of a finished link, -3 a share; money counts nothing."""
    state = example()
    state.income = [7, 0, 2, 0]
    state.shares = [4, 2, 3, 2]
    sheet = state.sheet()
    assert [line.points for line in sheet[PRZEMEK].lines] == [21, 2, -12]
    assert [line.points for line in sheet[JAREK].lines] == [0, 4, -6]
    assert [line.points for line in sheet[PIOTREK].lines] == [6, 0, -9]
    assert sheet.totals == (11, -2, -3, -6)
    assert [scoring.points(state, seat) for seat in range(4)] == list(sheet.totals)
    assert sheet[PRZEMEK].lines[1].where == ("hex-K10", "hex-L9")


@pytest.mark.rule("AS-10.1")
def test_sections() -> None:
    """ASR-42: a two-track tile has two sections, a town tile one for each exit; unfinished ones count nothing."""
    state = example()
    to_build(state, PIOTREK)
    do(
        state,
        build(state, "M10", (N, 5)),
        build(state, "L9", (SW, NE), (2, 5)),
        build(state, "indianapolis", 1, 4, 2, 5),
    )
    assert scoring.sections(state, PIOTREK) == 3  # river, crossing, spur; not the spur that leads nowhere
    assert scoring.sections(state, PRZEMEK) == 2
    lay(state, PRZEMEK, "M8", (S, N))
    assert scoring.sections(state, PRZEMEK) == 2


@pytest.mark.rule("AS-10.1")
def test_ties_stand() -> None:
    """ASR-44"""
    state = fresh()
    state.income = [5, 5, 0, 0]
    sheet = state.sheet()
    assert sheet.winners == (0, 1)
    assert sheet.decided_by is None


@pytest.mark.rule("AS-10.1", "AS-8.2")
def test_the_bankrupt_score_nothing_and_never_win() -> None:
    """ASR-26"""
    state = example()
    state.shares = [9, 9, 9, 9]
    money.go_bankrupt(state, PRZEMEK, SILENT)
    sheet = state.sheet()
    assert sheet.totals == (0, -23, -27, -27)
    assert sheet.winners == (JAREK,)


@pytest.mark.rule("AS-10.1")
def test_reduction_comes_before_the_points() -> None:
    state = last_move(fresh())
    state.income = [21, 0, 0, 0]
    do(state, "pass")
    assert state.sheet()[0].points("income") == 51
