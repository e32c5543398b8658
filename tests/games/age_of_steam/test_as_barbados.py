"""AB: Barbados, alone."""

from __future__ import annotations

import pytest
from as_staging import BARBADOS, colours, cubes, do, fresh, moves, script, started, to_move, why_not

from roundhouse.core.chance import Recorder
from roundhouse.games.age_of_steam.printed.facts import COLOURS, PURPLE, SPACE_NAMES
from roundhouse.games.age_of_steam.rules import steps
from roundhouse.games.age_of_steam.rules.state import State

TOP = [*(f"light{n}.1" for n in range(1, 7)), *(f"{letter}.1" for letter in "ABCD")]


@pytest.mark.rule("AB-1")
def test_setup() -> None:
    state = started(BARBADOS, 1)
    assert state.inventory()["purple cubes"] == 0
    assert [SPACE_NAMES[space] for space, good in enumerate(state.chart) if good >= 0] == TOP
    assert all(len(cubes(state, city.id)) == 1 for city in state.plan.board.cities)
    assert (state.money, state.shares, state.order) == ([10], [2], [0])
    assert PURPLE not in state.chart


@pytest.mark.rule("AB-1")
def test_red_at_a_and_blue_at_b_are_swapped() -> None:
    drawn = ["yellow"] * 6 + ["red", "red", "blue", "blue", "black", "red", "blue"] + ["black"] * 6
    state = started(BARBADOS, 1, script(bag=colours(*drawn)))
    new = [COLOURS[state.chart[SPACE_NAMES.index(f"{letter}.1")]] for letter in "ABCD"]
    assert new == ["blue", "black", "red", "blue"]


@pytest.mark.rule("AB-1")
def test_the_easier_variant_has_two_cubes() -> None:
    state = started("age_of_steam_barbados cubes=two", 1)
    assert all(len(cubes(state, city.id)) == 2 for city in state.plan.board.cities)


@pytest.mark.rule("AB-1")
def test_new_cities_a_to_d_only() -> None:
    state = fresh(BARBADOS, 1)
    state.action[0], state.urban = 4, 1
    assert {move.split()[-1] for move in moves(state, "urbanize")} == set("ABCD")
    assert why_not(state, "urbanize A3 E") == ("AS-6.10", "new-city-gone")


@pytest.mark.rule("AB-2")
def test_one_share_a_turn_and_no_auction() -> None:
    state = started(BARBADOS, 1)
    assert moves(state, "issue") == ["issue 0", "issue 1"]
    assert why_not(state, "issue 2") == ("AB-2", "one-share")
    do(state, "issue 1")
    assert state.step == steps.CHOOSE


def play_turn(state: State, action: str) -> None:
    do(state, "issue 1", f"choose {action}", "done", "pass", "pass")
    while state.step in (steps.PRODUCE, steps.PUT):
        do(state, "pass" if state.step == steps.PRODUCE else moves(state, "put")[0])


@pytest.mark.rule("AB-2")
def test_actions_go_round() -> None:
    """ASR-39: one must be chosen each turn, none again before all four were."""
    state = started(BARBADOS, 1)
    state.money[0] = 100
    chosen = ["engineer", "locomotive", "urbanization", "production"]
    do(state, "issue 0")
    assert moves(state, "choose") == [f"choose {action}" for action in chosen]
    assert why_not(state, "choose first_move") == ("AB-2", "no-such-action")
    do(state, "choose engineer", "done", "pass", "pass")
    do(state, "issue 0")
    assert why_not(state, "choose engineer") == ("AB-2", "action-used")
    do(state, "choose locomotive", "done", "pass", "pass")
    play_turn(state, "urbanization")
    do(state, "issue 0")
    assert moves(state, "choose") == ["choose production"]
    do(state, "choose production", "done", "pass", "pass")
    while state.step != steps.ISSUE:
        do(state, "pass" if state.step == steps.PRODUCE else moves(state, "put")[0])
    do(state, "issue 0")
    assert moves(state, "choose") == [f"choose {action}" for action in chosen]


@pytest.mark.rule("AB-3")
def test_two_dice_for_each_side() -> None:
    state = fresh(BARBADOS, 1)
    to_move(state, 0, 1)
    chance = Recorder(script(light=[1, 2], dark=[3, 4]))
    do(state, "pass", chance=chance)
    assert [purpose for purpose, _ in chance.answers] == ["light", "light", "dark", "dark"]


def at_the_end(money: int, shares: int) -> State:
    state = fresh(BARBADOS, 1)
    state.money, state.shares, state.engine, state.turn = [money + shares + 1], [shares], [1], 10
    to_move(state, 0, 1)
    do(state, "pass")
    assert state.step == steps.OVER
    return state


@pytest.mark.rule("AB-3")
def test_shares_are_bought_back_and_money_is_the_score() -> None:
    """ASR-39"""
    sheet = at_the_end(60, 8).sheet()
    assert [line.points for line in sheet[0].lines] == [60, -40]
    assert (sheet.totals, sheet.winners) == ((20,), (0,))
    assert at_the_end(40, 8).sheet().winners == (0,)


@pytest.mark.rule("AB-3")
def test_who_cannot_buy_back_has_lost() -> None:
    """ASR-39"""
    assert at_the_end(39, 8).sheet().winners == ()


@pytest.mark.rule("AB-3", "AS-8.2")
def test_bankruptcy_is_a_loss() -> None:
    """ASR-39"""
    state = fresh(BARBADOS, 1)
    state.money, state.shares = [0], [9]
    to_move(state, 0, 1)
    do(state, "pass")
    assert (state.step, state.sheet().winners) == (steps.OVER, ())


@pytest.mark.rule("AB-3")
def test_ten_turns() -> None:
    assert fresh(BARBADOS, 1).plan.turns == 10
