"""AS-5: the seven actions."""

from __future__ import annotations

import pytest
from as_staging import act, build, do, fresh, moves, why_not

from roundhouse.games.age_of_steam.printed.facts import ACTIONS
from roundhouse.games.age_of_steam.rules import actions, steps
from roundhouse.games.age_of_steam.rules.state import State


def choosing(seats: int = 4) -> State:
    state = fresh(seats=seats)
    actions.begin(state)
    state.step, state.waiting, state.queue = steps.CHOOSE, [0], list(range(1, seats))
    return state


@pytest.mark.rule("AS-5.1")
def test_each_action_once_in_player_order() -> None:
    state = choosing()
    assert moves(state, "choose") == [f"choose {action}" for action in ACTIONS]
    do(state, "choose engineer")
    assert state.waiting == [1]
    assert why_not(state, "choose engineer") == ("AS-5.1", "action-taken")
    do(state, "choose production", "choose turn_order", "choose urbanization")
    assert [ACTIONS[action] for action in state.action] == ["engineer", "production", "turn_order", "urbanization"]
    assert state.step == steps.BUILD


@pytest.mark.rule("AS-5.1")
def test_locomotive_at_once() -> None:
    state = choosing()
    do(state, "choose locomotive")
    assert state.engine == [2, 1, 1, 1]


@pytest.mark.rule("AS-5.2")
def test_locomotive_at_six_is_legal_and_does_nothing() -> None:
    """ASR-25: an action may be taken by a player who cannot use it."""
    state = choosing()
    state.engine[0] = 6
    do(state, "choose locomotive")
    assert state.engine[0] == 6


@pytest.mark.rule("AS-5.1")
def test_first_build_builds_first() -> None:
    state = choosing()
    do(state, "choose engineer", "choose production", "choose first_build", "choose turn_order")
    assert (state.waiting, state.queue) == ([2], [0, 1, 3])


@pytest.mark.rule("AS-5.1")
def test_first_move_moves_first_in_both_rounds() -> None:
    state = choosing()
    do(state, "choose engineer", "choose production", "choose turn_order", "choose first_move")
    do(state, *["done"] * 4)
    assert (state.step, state.waiting, state.queue) == (steps.MOVE, [3], [0, 1, 2])
    do(state, *["pass"] * 4)
    assert (state.round, state.waiting, state.queue) == (1, [3], [0, 1, 2])


@pytest.mark.rule("AS-5.1")
def test_the_engineer_lays_four_tiles() -> None:
    state = choosing()
    do(state, "choose engineer", "choose production", "choose turn_order", "choose first_move")
    assert state.tiles_left == 4
    road = [build(state, name, (0, 3)) for name in ("M8", "M7", "M10", "M11")]
    assert state.waiting == [0]
    do(state, road[0], road[1], build(state, "N9", (5, 1)), build(state, "O9", (4, 1)))
    assert why_not(state, build(state, "M10", (0, 4))) == ("AS-5.1", "no-tiles-left")
    do(state, "done")
    assert state.tiles_left == 3


@pytest.mark.rule("AS-5.1")
def test_others_lay_three() -> None:
    state = fresh()
    do(state, build(state, "M8", (0, 3)), build(state, "M7", (1, 3)), build(state, "N9", (5, 1)))
    assert why_not(state, build(state, "O9", (4, 1))) == ("AS-5.1", "no-tiles-left")
    assert moves(state, "build") == []


@pytest.mark.rule("AS-5.1")
def test_turn_order_lasts_until_the_next_auction() -> None:
    state = choosing(3)
    do(state, "choose turn_order", "choose production", "choose engineer", *["done"] * 3, *["pass"] * 6)
    assert state.step == steps.PRODUCE
    do(state, "pass")
    assert state.turn == 2
    do(state, *["issue 0"] * 3)
    assert state.passer == 0
    do(state, "pass")


def test_actions_are_named_as_they_were_chosen() -> None:
    state = fresh()
    act(state, 1, "production")
    assert actions.is_free(state, ACTIONS.index("engineer"))
    assert not actions.is_free(state, ACTIONS.index("production"))
