"""AS-6.10: New Cities, with all that follows."""

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
    build,
    can,
    cubes,
    disown,
    do,
    finished,
    fresh,
    give,
    lay,
    links,
    moves,
    owner,
    pack,
    place,
    price,
    run_at,
    to_build,
    why_not,
)
from test_as_building import LUKASZ, PIOTREK, example

from roundhouse.core.chance import Fast
from roundhouse.games.age_of_steam.printed.facts import BLACK, DISCS, RED
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.track import NO_RUN, UNOWNED

A = "urbanize K9 A"


def planner(state: State, seat: int = 0) -> State:
    act(state, seat, "urbanization")
    to_build(state, seat)
    return state


@pytest.mark.rule("AS-6.10", "AS-6.9")
def test_the_books_example() -> None:
    """Lukasz turns Indianapolis into A: Piotrek's section out of it is removed with its disc; links into it stay. He
    builds three tiles all the same: for $2, $3 (a crossing instead of simple track) and $3 (a river)."""
    state = example()
    do(state, build(state, "M10", (N, NW)), build(state, "L9", (SW, NE), (SE, NW)))
    do(state, build(state, "indianapolis", NE, SW, SE, NW, tile="cross_straight_straight"), "done")
    discs, before = state.discs[PIOTREK], links(state)
    planner(state, LUKASZ)
    do(state, A)
    assert state.colour[place(state, "indianapolis")] == RED
    assert state.discs[PIOTREK] == discs + 1
    assert links(state) == before
    assert state.run_at[place(state, "indianapolis") * 6 + NW] == -1
    assert (state.tiles_left, state.money[LUKASZ]) == (3, 30)
    assert state.town_discs == 8
    plain, crossing, river = (
        build(state, "K8", (S, N)),
        build(state, "K10", (SW, NE), (N, S)),
        build(state, "K11", (N, NE)),
    )
    assert price(state, plain) == 2
    do(state, plain)
    assert price(state, crossing) == 3
    do(state, crossing)
    assert price(state, river) == 3
    do(state, river)
    assert state.money[LUKASZ] == 22
    assert owner(state, "K10", N) == LUKASZ


@pytest.mark.rule("AS-6.10")
def test_links_into_the_city_are_one_section_shorter() -> None:
    """ASR-22"""
    state = example()
    sizes = {side: state.size[run_at(state, "indianapolis", side)] for side in (NE, SW)}
    do(planner(state, LUKASZ), A)
    assert {side: state.size[run_at(state, "indianapolis", side)] for side in (NE, SW)} == {NE: sizes[NE] - 1, SW: 1}
    assert finished(state, "indianapolis", NE)
    assert sizes[SW] == 2


@pytest.mark.rule("AS-6.10")
def test_before_the_first_tile_once_and_by_its_action() -> None:
    state = fresh()
    assert why_not(state, A) == ("AS-6.10", "no-urbanization")
    planner(state)
    do(state, build(state, "M8", (S, N)))
    assert why_not(state, A) == ("AS-6.10", "urbanize-first")
    planner(state)
    do(state, A)
    assert why_not(state, "urbanize L7 B") == ("AS-6.10", "urbanized-already")


@pytest.mark.rule("AS-6.10")
def test_on_any_town_but_not_on_a_new_city() -> None:
    state = planner(fresh())
    assert len(moves(state, "urbanize")) == 14 * 8
    assert why_not(state, "urbanize M9 A") == ("AS-6.10", "no-town")
    assert why_not(state, "urbanize M8 A") == ("AS-6.10", "no-town")
    do(state, A)
    planner(state, 1)
    assert why_not(state, "urbanize K9 B") == ("AS-6.10", "new-city-there")
    assert why_not(state, "urbanize L7 A") == ("AS-6.10", "new-city-gone")
    assert len(moves(state, "urbanize")) == 13 * 7


@pytest.mark.rule("AS-6.10")
def test_it_may_be_left() -> None:
    state = planner(fresh())
    do(state, "done")


@pytest.mark.rule("AS-6.10")
def test_the_colour_is_that_of_the_tile() -> None:
    state = planner(fresh())
    do(state, "urbanize K9 G")
    assert state.colour[place(state, "indianapolis")] == BLACK
    assert state.new_city[6] == place(state, "indianapolis")


@pytest.mark.rule("AS-6.10", "AS-6.6")
def test_open_track_that_pointed_there_is_finished() -> None:
    """ASR-23: everybody's own; unowned track goes to the player who urbanizes, if it is thereby finished."""
    state = fresh()
    lay(state, 1, "L8", (SE, SW))
    lay(state, 2, "K10", (SW, N))
    disown(state, "K10", N)
    do(planner(state), A)
    assert links(state) == {("cincinnati", "indianapolis", 1), ("evansville", "indianapolis", 0)}
    assert state.discs[0] == DISCS - 1


@pytest.mark.rule("AS-6.10", "AS-6.6")
def test_unowned_track_out_of_the_town_stays_unowned() -> None:
    """ASR-23: it is not finished by the city."""
    state = fresh()
    lay(state, 1, "L8", (SE, SW))
    lay(state, 1, "indianapolis", NE, N)
    lay(state, 1, "K8", (S, N))
    disown(state, "K8", N)
    do(planner(state), A)
    run = run_at(state, "K8", N)
    assert (state.owner[run], state.size[run], state.start[run] // 6) == (UNOWNED, 1, place(state, "indianapolis"))


@pytest.mark.rule("AS-6.10", "AS-6.4")
def test_track_that_leads_out_of_the_town_does_not_point_at_it() -> None:
    """ASR-22: whatever its number; it is the first of all runs here."""
    state = fresh()
    lay(state, 1, "L8", (SE, SW))
    lay(state, 1, "indianapolis", NE)
    lay(state, 1, "indianapolis", NE, N)
    lay(state, 1, "K8", (S, N))
    assert run_at(state, "K8", N) == run_at(state, "indianapolis", N) == 0
    assert can(planner(state), A)


@pytest.mark.rule("AS-6.10", "AS-6.6")
def test_discs_for_unowned_track_must_be_there() -> None:
    """ASR-7, ASR-23"""
    state = fresh()
    lay(state, 2, "K10", (SW, N))
    disown(state, "K10", N)
    planner(state)
    state.discs[0] = 0
    assert why_not(state, A) == ("AS-6.6", "no-discs")
    assert can(state, "urbanize L7 A")


@pytest.mark.rule("AS-6.10", "AS-6.6")
def test_a_longer_section_keeps_its_disc() -> None:
    """ASR-7, ASR-22: only what was nothing but a spur gives one back."""
    state = fresh()
    lay(state, 0, "L8", (SE, SW))
    lay(state, 0, "indianapolis", NE, N)
    lay(state, 0, "K8", (S, N))
    lay(state, 2, "K10", (SW, N))
    disown(state, "K10", N)
    state.discs[0] = 0
    planner(state)
    assert why_not(state, A) == ("AS-6.6", "no-discs")


@pytest.mark.rule("AS-6.10", "AS-6.6")
def test_a_disc_from_a_spur_is_there_for_unowned_track() -> None:
    """ASR-7, ASR-22, ASR-23: the spur goes first."""
    state = fresh()
    lay(state, 0, "L8", (SE, SW))
    lay(state, 0, "indianapolis", NE, NW)
    lay(state, 2, "K10", (SW, N))
    disown(state, "K10", N)
    state.discs[0] = 0
    planner(state)
    assert can(state, A)
    state.play(0, pack(state, A), Fast(1))
    assert (owner(state, "K10", N), state.discs[0]) == (0, 0)


@pytest.mark.rule("AS-6.10", "AS-6.4")
def test_no_city_may_be_joined_with_itself() -> None:
    """ASR-6: track out of the town that points back at it."""
    state = fresh()
    lay(state, 0, "L8", (SE, SW))
    lay(state, 0, "indianapolis", NE, N)
    lay(state, 0, "K8", (S, SW))
    lay(state, 0, "J8", (NE, SE))
    planner(state)
    assert why_not(state, A) == ("AS-6.4", "loop")


@pytest.mark.rule("AS-6.10")
def test_a_section_of_one_spur_goes_with_its_disc() -> None:
    """ASR-22"""
    state = fresh()
    lay(state, 0, "L8", (SE, SW))
    lay(state, 0, "indianapolis", NE, N, S)
    assert state.discs[0] == DISCS - 3
    do(planner(state, 1), A)
    assert state.discs[0] == DISCS - 1
    assert sorted(state.owner) == [NO_RUN, NO_RUN, 0]


@pytest.mark.rule("AS-6.10")
def test_a_new_city_brings_no_cubes_and_is_a_city_for_all() -> None:
    """ASR-24"""
    state = planner(fresh())
    do(state, A)
    assert cubes(state, "indianapolis") == []
    to_build(state, 3)
    assert can(state, build(state, "K8", (S, N)))
    assert can(state, build(state, "J8", (SE, NW)))


def test_goods_pass_through_what_was_a_town() -> None:
    state = example()
    give(state, "cincinnati", "blue")
    do(planner(state, LUKASZ), A)
    assert finished(state, "L8", SE)
    assert finished(state, "J9", S)
