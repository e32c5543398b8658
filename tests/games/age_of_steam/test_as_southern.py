"""AU: Southern US."""

from __future__ import annotations

import pytest
from as_staging import (
    NE,
    NW,
    SE,
    SOUTHERN_US,
    N,
    S,
    act,
    can,
    cubes,
    do,
    fresh,
    gains,
    give,
    lay,
    moves,
    place,
    script,
    started,
    to_build,
    to_move,
    why_not,
)

from roundhouse.games.age_of_steam.printed.facts import WHITE
from roundhouse.games.age_of_steam.rules.state import State

ONLY_TURN_4 = "age_of_steam_southern_us doubling=turn4"


@pytest.mark.rule("AU-1")
def test_setup() -> None:
    state = started(SOUTHERN_US, 4)
    assert all(cubes(state, town.id) == ["white"] for town in state.plan.board.towns)
    numbers = {city.id: len(cubes(state, city.id)) for city in state.plan.board.cities}
    assert numbers.pop("atlanta") == 4
    assert [numbers.pop(port) for port in ("charleston", "savannah", "mobile", "new_orleans")] == [3, 3, 3, 3]
    assert set(numbers.values()) == {1}
    assert state.bag[WHITE] == 0
    assert WHITE not in state.chart


@pytest.mark.rule("AU-1")
def test_cotton_stays_in_the_new_city() -> None:
    """ASR-24"""
    state = fresh(SOUTHERN_US)
    give(state, "augusta", "white")
    act(state, 0, "urbanization")
    to_build(state)
    do(state, "urbanize M6 A")
    assert cubes(state, "augusta") == ["white"]


def to_savannah(state: State) -> State:
    """Augusta–Savannah and Savannah–Charleston, links of seat 0; cotton in Augusta."""
    lay(state, 0, "N7", (SE, N))
    lay(state, 0, "N6", (S, NW))
    lay(state, 0, "augusta", SE)
    lay(state, 0, "O7", (S, NE))
    give(state, "augusta", "white")
    state.engine = [2] * 4
    to_move(state)
    return state


@pytest.mark.rule("AU-2", "AU-1")
def test_cotton_goes_to_a_port_and_leaves_the_game() -> None:
    """ASR-38: +1 for the mover, besides the links' owners."""
    state = to_savannah(fresh(SOUTHERN_US))
    assert moves(state, "deliver") == [f"deliver M6 white {SE}"]
    assert gains(state, f"deliver M6 white {SE}") == [2, 0, 0, 0]
    to_move(state, 1)
    assert gains(state, f"deliver M6 white {SE}") == [1, 1, 0, 0]
    do(state, f"deliver M6 white {SE}")
    assert state.income == [1, 1, 0, 0]
    assert (state.bag[WHITE], state.gone[WHITE], cubes(state, "augusta")) == (0, 1, [])


@pytest.mark.rule("AU-2")
def test_cotton_stops_at_the_first_port() -> None:
    state = to_savannah(fresh(SOUTHERN_US))
    assert why_not(state, f"deliver M6 white {SE}-{N}") == ("AS-7.1", "must-stop")


@pytest.mark.rule("AU-2")
def test_other_cities_take_no_cotton() -> None:
    """ASR-38: it passes through them; other goods get no bonus."""
    state = fresh(SOUTHERN_US)
    lay(state, 0, "K6", (NW, S))
    lay(state, 0, "macon", N)
    give(state, "macon", "white")
    give(state, "macon", "red")
    to_move(state)
    assert why_not(state, f"deliver K7 white {N}") == ("AS-7.1", "wrong-city")
    assert gains(state, f"deliver K7 red {N}") == [1, 0, 0, 0]
    assert can(state, f"deliver K7 red {N}")


@pytest.mark.rule("AU-2")
def test_cotton_goes_from_a_new_city_too() -> None:
    """ASR-38"""
    state = to_savannah(fresh(SOUTHERN_US))
    act(state, 0, "urbanization")
    to_build(state)
    do(state, "urbanize M6 A")
    to_move(state)
    do(state, f"deliver M6 white {SE}")
    assert state.income[0] == 2


def turn(state: State, number: int) -> State:
    state.turn = number
    to_move(state, 3, 1)
    return state


@pytest.mark.rule("AU-3")
@pytest.mark.parametrize(("number", "fed"), [(1, 1), (4, 1), (5, 0)])
def test_atlanta_is_fed_in_the_first_four_turns(number: int, fed: int) -> None:
    """ASR-38: from the bag, besides the chart."""
    state = turn(fresh(SOUTHERN_US), number)
    do(state, "pass", chance=script(light=[1] * 4, dark=[1] * 4))
    assert len(cubes(state, "atlanta")) == fed


@pytest.mark.rule("AU-3")
def test_atlanta_is_not_fed_from_an_empty_bag() -> None:
    """ASR-29"""
    state = turn(fresh(SOUTHERN_US), 1)
    state.bag = [0] * 6
    do(state, "pass")
    assert cubes(state, "atlanta") == []


@pytest.mark.rule("AU-3")
@pytest.mark.parametrize(
    ("edition", "number", "income"),
    [(SOUTHERN_US, 3, 18), (SOUTHERN_US, 4, 16), (SOUTHERN_US, 5, 16), (ONLY_TURN_4, 4, 16), (ONLY_TURN_4, 5, 18)],
)
def test_income_reduction_is_doubled_from_turn_four(edition: str, number: int, income: int) -> None:
    """ASR-27; the other reading, in turn 4 only, is an option."""
    state = fresh(edition)
    state.income[0] = 20
    do(turn(state, number), "pass")
    assert state.income[0] == income


def test_both_jacksons_are_there() -> None:
    state = fresh(SOUTHERN_US)
    assert place(state, "jackson_ms") != place(state, "jackson_tn")
