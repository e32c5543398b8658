"""AS-7: moving goods."""

from __future__ import annotations

import pytest
from as_staging import (
    NE,
    NW,
    SE,
    SW,
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
    to_build,
    to_move,
    why_not,
)
from test_as_building import JAREK, PIOTREK, PRZEMEK, example

from roundhouse.games.age_of_steam.rules import money, steps
from roundhouse.games.age_of_steam.rules.events import SILENT
from roundhouse.games.age_of_steam.rules.state import State

FROM_EVANSVILLE = f"deliver J10 blue {NE}"
BY_INDIANAPOLIS = f"deliver M9 blue {NW}-{SW}"


def loaded() -> State:
    """The book's links, with two blue cubes: in Evansville and in Cincinnati, both blue cities."""
    state = example()
    do(state, "done", "done")
    give(state, "evansville", "blue")
    give(state, "cincinnati", "blue")
    to_move(state, PRZEMEK)
    return state


@pytest.mark.rule("AS-7.1", "AS-7.2", "AS-7.3", "AS-7.4")
def test_the_books_example() -> None:
    """Jarek has First move and takes a locomotive link; Przemek moves blue from Evansville over his link. In the second
    round Jarek moves blue from Cincinnati over two links; Przemek has nothing to move and passes."""
    state = example()
    act(state, JAREK, "first_move")
    do(state, "done", "done")
    give(state, "evansville", "blue")
    give(state, "cincinnati", "blue")
    assert state.waiting == [JAREK]
    do(state, "engine")
    assert state.engine[JAREK] == 2
    assert state.waiting == [PRZEMEK]
    do(state, FROM_EVANSVILLE)
    assert state.income == [1, 0, 0, 0]
    assert cubes(state, "evansville") == []
    do(state, "pass", "pass")
    assert (state.round, state.waiting) == (1, [JAREK])
    assert why_not(state, "engine") == ("AS-7.3", "engine-once")
    do(state, BY_INDIANAPOLIS)
    assert state.income == [1, 2, 0, 0]
    assert state.waiting == [PRZEMEK]
    assert moves(state, "deliver") == []
    do(state, "pass")


@pytest.mark.rule("AS-7.1")
def test_a_cube_in_a_city_of_its_own_colour_may_leave_it() -> None:
    """ASR-25: to another city of the colour, never back to the same."""
    state = loaded()
    assert can(state, FROM_EVANSVILLE)
    state.engine[PRZEMEK] = 6
    round_trip = f"deliver J10 blue {NE}-{NW}-{SW}"
    assert why_not(state, round_trip)[1] in ("must-stop", "twice")


@pytest.mark.rule("AS-7.1")
def test_not_more_links_than_the_locomotive_has() -> None:
    state = loaded()
    assert why_not(state, BY_INDIANAPOLIS) == ("AS-7.1", "engine-too-small")
    state.engine[PRZEMEK] = 2
    assert can(state, BY_INDIANAPOLIS)


@pytest.mark.rule("AS-7.1")
def test_it_must_stop_at_the_first_city_of_its_colour() -> None:
    state = loaded()
    state.engine[PRZEMEK] = 3
    give(state, "indianapolis", "blue")
    assert can(state, f"deliver K9 blue {SW}")
    assert why_not(state, f"deliver K9 blue {SW}-{NE}") == ("AS-7.1", "must-stop")


@pytest.mark.rule("AS-7.1")
def test_no_stop_twice() -> None:
    """ASR-25: the start is a stop, too."""
    state = loaded()
    state.engine[PRZEMEK] = 4
    give(state, "evansville", "red")
    assert why_not(state, f"deliver J10 red {N}-{NE}-{SW}") == ("AS-7.1", "twice")


@pytest.mark.rule("AS-7.1", "AS-7.5")
def test_it_ends_in_a_city_of_its_colour() -> None:
    state = loaded()
    give(state, "evansville", "red")
    assert why_not(state, f"deliver J10 red {NE}") == ("AS-7.1", "wrong-city")
    assert why_not(state, f"deliver J10 blue {N}") == ("AS-7.5", "town-takes-nothing")
    assert why_not(state, "deliver J10 blue .") == ("AS-7.1", "one-link")
    assert why_not(state, f"deliver J10 blue {SE}") == ("AS-7.1", "no-link")
    assert why_not(state, f"deliver J10 black {NE}") == ("AS-7.1", "no-cube")


@pytest.mark.rule("AS-7.5", "AS-6.10")
def test_a_new_city_has_the_colour_of_its_tile() -> None:
    state = loaded()
    give(state, "evansville", "red")
    act(state, JAREK, "urbanization")
    to_build(state, JAREK)
    do(state, "urbanize K9 A")
    to_move(state, PRZEMEK)
    assert can(state, f"deliver J10 red {N}")
    state.engine[PRZEMEK] = 2
    assert why_not(state, f"deliver J10 red {N}-{NE}") == ("AS-7.1", "must-stop")
    assert can(state, f"deliver J10 blue {N}-{NE}")


@pytest.mark.rule("AS-7.1")
def test_unfinished_track_carries_nothing() -> None:
    state = fresh()
    lay(state, 0, "K10", (SW, NE))
    give(state, "evansville", "blue")
    to_move(state)
    assert why_not(state, FROM_EVANSVILLE) == ("AS-7.1", "no-link")
    assert moves(state, "deliver") == []


@pytest.mark.rule("AS-7.2")
def test_every_link_pays_its_owner_at_once() -> None:
    """ASR-25: also when others use it; the mover gets nothing for others' links."""
    state = loaded()
    state.engine[PIOTREK] = 2
    to_move(state, PIOTREK)
    assert gains(state, BY_INDIANAPOLIS) == [0, 2, 0, 0]
    do(state, BY_INDIANAPOLIS)
    assert state.income == [0, 2, 0, 0]


@pytest.mark.rule("AS-7.2")
def test_the_cube_goes_to_the_bag_and_income_stays() -> None:
    state = loaded()
    bag = state.bag[1]
    do(state, FROM_EVANSVILLE)
    assert state.bag[1] == bag + 1
    assert state.income[PRZEMEK] == 1


@pytest.mark.rule("AS-7.2")
def test_links_of_the_bankrupt_pay_nobody() -> None:
    """ASR-26: they can be used by all."""
    state = loaded()
    money.go_bankrupt(state, JAREK, SILENT)
    state.engine[PRZEMEK] = 2
    assert gains(state, BY_INDIANAPOLIS) == [0, 0, 0, 0]
    do(state, BY_INDIANAPOLIS)
    assert state.income == [0, 0, 0, 0]


@pytest.mark.rule("AS-7.1")
def test_the_mover_picks_one_of_parallel_links() -> None:
    """ASR-25: links of different owners are different ways; of one owner's two the first is offered."""
    state = loaded()
    lay(state, PIOTREK, "M10", (N, NW))
    lay(state, PIOTREK, "L9", (SW, NE), (SE, NW))
    lay(state, PIOTREK, "indianapolis", NE, SW, SE)
    state.engine[PRZEMEK] = 2
    by_piotrek = f"deliver M9 blue {S}-{SW}"
    assert gains(state, by_piotrek) == [0, 1, 1, 0]
    assert gains(state, BY_INDIANAPOLIS) == [0, 2, 0, 0]
    assert can(state, by_piotrek)
    assert can(state, BY_INDIANAPOLIS)
    for run in range(len(state.owner)):
        if state.owner[run] == PIOTREK:
            state.owner[run] = JAREK
            state.discs[PIOTREK] += 1
            state.discs[JAREK] -= 1
    assert why_not(state, BY_INDIANAPOLIS) == ("AS-7.1", "same-link")
    assert can(state, by_piotrek)


@pytest.mark.rule("AS-7.3")
def test_the_locomotive_ends_at_six() -> None:
    state = loaded()
    state.engine[PRZEMEK] = 6
    assert why_not(state, "engine") == ("AS-7.3", "engine-full")


@pytest.mark.rule("AS-7.3")
def test_the_locomotive_in_the_second_round() -> None:
    state = loaded()
    do(state, *["pass"] * 4)
    do(state, "engine")
    assert state.engine[PRZEMEK] == 2


@pytest.mark.rule("AS-7.4")
def test_two_rounds_and_one_may_pass() -> None:
    state = loaded()
    for number in (0, 1):
        for seat in range(4):
            assert (state.step, state.round, state.waiting) == (steps.MOVE, number, [seat])
            do(state, "pass")
    assert state.turn == 2


@pytest.mark.rule("AS-7.1")
def test_two_cubes_of_a_colour_are_one_choice() -> None:
    state = loaded()
    give(state, "evansville", "blue")
    assert moves(state, "deliver").count(FROM_EVANSVILLE) == 1


def test_the_best_delivery_is_the_first() -> None:
    state = loaded()
    state.engine[JAREK] = 2
    to_move(state, JAREK)
    first = moves(state, "deliver")[0]
    assert gains(state, first) == [0, 2, 0, 0]
