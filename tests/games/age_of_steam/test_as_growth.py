"""AS-9: goods growth and Production."""

from __future__ import annotations

import pytest
from as_staging import act, can, colours, cubes, do, fresh, moves, place, script, to_move, why_not

from roundhouse.core.chance import Recorder
from roundhouse.games.age_of_steam.printed.facts import COLOURS, SPACE_NAMES
from roundhouse.games.age_of_steam.rules import growth, steps
from roundhouse.games.age_of_steam.rules.state import State


def charted(seats: int = 3, **spaces: str) -> State:
    """The last move of a turn is to be made; these spaces of the chart are filled (light3_1='red')."""
    state = fresh(seats=seats)
    for name, good in spaces.items():
        state.chart[SPACE_NAMES.index(name.replace("_", "."))] = COLOURS.index(good)
        state.bag[COLOURS.index(good)] -= 1
    to_move(state, seats - 1, 1)
    return state


def on(state: State, name: str) -> str:
    good = state.chart[SPACE_NAMES.index(name)]
    return "" if good < 0 else COLOURS[good]


@pytest.mark.rule("AS-9.1")
def test_the_books_example() -> None:
    """Dice 3, 3, 4: two cubes from column 3 to Kansas City, two to New City A, which is on the map; Des Moines gets the
    cube of the second space, for the first is empty; New City B is not on the map."""
    state = charted(
        light3_1="red",
        light3_2="blue",
        light3_3="yellow",
        A_1="purple",
        A_2="black",
        light4_2="red",
        light4_3="blue",
        B_1="yellow",
    )
    state.new_city[0] = place(state, "indianapolis")
    state.colour[place(state, "indianapolis")] = 0
    do(state, "pass", chance=script(light=[3, 3, 4], dark=[1, 1, 1]))
    assert cubes(state, "kansas_city") == ["red", "blue"]
    assert cubes(state, "indianapolis") == ["purple", "black"]
    assert cubes(state, "des_moines") == ["red"]
    assert [on(state, name) for name in ("light3.1", "light3.2", "light3.3", "light4.2", "light4.3")] == [
        "",
        "",
        "yellow",
        "",
        "blue",
    ]
    assert on(state, "B.1") == "yellow"


@pytest.mark.rule("AS-9.1")
def test_surplus_dice_do_nothing() -> None:
    """ASR-29"""
    state = charted(light1_3="red")
    do(state, "pass", chance=script(light=[1, 1, 1], dark=[2, 2, 2]))
    assert cubes(state, "chicago") == ["red"]


@pytest.mark.rule("AS-9.1")
def test_light_dice_then_dark_dice() -> None:
    """ASR-29: a die for each player who began, for each side."""
    state = charted(seats=4, light1_1="red", dark1_1="blue")
    chance = Recorder(script(light=[1, 2, 2, 2], dark=[1, 2, 2, 2]))
    do(state, "pass", chance=chance)
    asked = [purpose for purpose, _ in chance.answers if purpose in ("light", "dark")]
    assert asked == ["light"] * 4 + ["dark"] * 4
    assert cubes(state, "chicago") == ["red"]
    assert cubes(state, "evansville") == ["blue"]


@pytest.mark.rule("AS-9.1")
def test_a_dark_die_feeds_dark_new_cities() -> None:
    """E is fed by dark 1, not by light 1."""
    state = charted(E_1="red", A_1="blue")
    state.new_city[4] = place(state, "toledo")
    state.colour[place(state, "toledo")] = 3
    do(state, "pass", chance=script(light=[1, 1, 1], dark=[5, 5, 5]))
    assert cubes(state, "toledo") == []
    state = charted(E_1="red")
    state.new_city[4] = place(state, "toledo")
    state.colour[place(state, "toledo")] = 3
    do(state, "pass", chance=script(light=[5, 5, 5], dark=[1, 5, 5]))
    assert cubes(state, "toledo") == ["red"]


def producing(state: State) -> State:
    act(state, 0, "production")
    do(state, "pass")
    assert (state.step, state.waiting) == (steps.PRODUCE, [0])
    return state


@pytest.mark.rule("AS-9.1", "AS-5.1")
def test_production_puts_two_cubes_on_empty_spaces() -> None:
    """ASR-28: any empty space, also in the column of a New City that is not on the map; then the dice are rolled."""
    state = producing(charted(light1_1="red"))
    do(state, "produce", chance=script(bag=colours("yellow", "blue")))
    assert why_not(state, "put yellow light1.1") == ("AS-9.1", "space-full")
    assert why_not(state, "put red light1.2") == ("AS-9.1", "not-drawn")
    assert why_not(state, "put blue light1.2") == ("AS-9.1", "in-order")
    assert len(moves(state, "put")) == 51
    do(state, "put yellow H.2")
    assert state.turn == 1
    do(state, "put blue light2.1", chance=script(light=[2, 2, 2], dark=[6, 6, 6]))
    assert on(state, "H.2") == "yellow"
    assert cubes(state, "st_louis") == ["blue"]
    assert state.turn == 2


@pytest.mark.rule("AS-9.1")
def test_production_may_be_declined_before_drawing() -> None:
    """ASR-28"""
    state = producing(charted())
    bag = state.bag[:]
    do(state, "pass")
    assert (state.bag, state.turn) == (bag, 2)


@pytest.mark.rule("AS-9.1")
def test_one_empty_space_takes_one_of_the_two() -> None:
    """ASR-28: the other goes back."""
    state = charted()
    state.chart = [0] * 10 + [1] * 20 + [2] * 20 + [3, -1]
    state.bag = [10, 0, 0, 19, 16, 0]
    state = producing(state)
    do(state, "produce", chance=script(bag=colours("yellow", "black")))
    assert sorted(moves(state, "put")) == [f"put black {SPACE_NAMES[51]}", f"put yellow {SPACE_NAMES[51]}"]
    bag = state.bag[3]
    do(state, f"put black {SPACE_NAMES[51]}", chance=script(light=[1, 1, 1], dark=[6, 6, 6]))
    assert state.bag[3] == bag + 1


@pytest.mark.rule("AS-9.1")
def test_no_empty_space_no_production() -> None:
    """ASR-28"""
    state = charted()
    state.chart = [0] * 10 + [1] * 20 + [2] * 20 + [3, 3]
    state.bag = [10, 0, 0, 18, 16, 0]
    act(state, 0, "production")
    do(state, "pass")
    assert state.turn == 2


@pytest.mark.rule("AS-9.1")
def test_production_from_a_bag_that_is_nearly_empty() -> None:
    """ASR-28: draw what is there; from an empty bag nothing."""
    state = charted()
    state.bag = [0, 0, 1, 0, 0, 0]
    state = producing(state)
    do(state, "produce")
    assert state.drawn == [2]
    do(state, "put purple light6.1", chance=script(light=[1, 1, 1], dark=[6, 6, 6]))
    assert state.turn == 2
    state = charted()
    state.bag = [0] * 6
    assert not growth.can_produce(state)


@pytest.mark.rule("AS-9.1")
def test_a_bankrupt_produces_nothing() -> None:
    """ASR-26"""
    state = charted()
    act(state, 0, "production")
    state.money[0], state.shares[0] = 0, 9
    do(state, "pass")
    assert state.turn == 2
    assert not can(state, "produce")
