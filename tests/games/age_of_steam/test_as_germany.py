"""AG: Germany."""

from __future__ import annotations

import pytest
from as_staging import (
    GERMANY,
    NE,
    NW,
    SE,
    SW,
    N,
    S,
    act,
    at,
    build,
    can,
    cubes,
    do,
    fresh,
    give,
    lay,
    links,
    moves,
    place,
    price,
    script,
    started,
    to_build,
    to_move,
    why_not,
)

from roundhouse.games.age_of_steam.printed.facts import DISCS
from roundhouse.games.age_of_steam.rules import scoring, steps
from roundhouse.games.age_of_steam.rules.plan import cubes_list

JOIN = "join 0"


@pytest.mark.rule("AG-1")
def test_setup() -> None:
    state = started(GERMANY, 4)
    for city in state.plan.board.cities:
        number = 0 if city.terminal else {"konigsberg": 3, "berlin": 4}.get(city.id, 2)
        assert len(cubes(state, city.id)) == number, city.id
        assert 0 <= state.colour[city.hex] <= 4
    assert sum(city.terminal for city in state.plan.board.cities) == 6


@pytest.mark.rule("AG-1")
def test_two_terminals_may_take_the_same_colour() -> None:
    """ASR-33: each draws its own; the cube stays there."""
    draws = [0] * 19 + [1] * 19 + [2] * 19 + [3] * 19 + [4] * 16
    state = started(GERMANY, 3, script(bag=draws[:]))
    terminals = [city for city in state.plan.board.cities if city.terminal]
    assert len({state.colour[city.hex] for city in terminals}) < 6
    assert all(not cubes_list(state.cubes[city.hex]) for city in terminals)
    assert state.inventory()["red cubes"] == 20


@pytest.mark.rule("AG-1")
def test_a_terminal_takes_its_colour_and_lets_nothing_through() -> None:
    """ASR-33"""
    state = fresh(GERMANY)
    rotterdam, dusseldorf = place(state, "rotterdam"), place(state, "dusseldorf_cologne")
    lay(state, 0, "B6", (NW, S))
    lay(state, 0, "B7", (N, SE))
    lay(state, 0, "B5", (SW, SE))
    lay(state, 0, "C6", (NW, SE))
    lay(state, 0, "D6", (NW, S))
    assert links(state) == {
        ("dusseldorf_cologne", "rotterdam", 0),
        ("essen_dortmund", "rotterdam", 0),
    }
    state.colour[rotterdam], state.colour[dusseldorf] = 3, 0
    give(state, "dusseldorf_cologne", "yellow", "blue")
    state.engine[0] = 6
    to_move(state)
    assert moves(state, "deliver") == [f"deliver C8 yellow {NW}"]
    assert why_not(state, f"deliver C8 blue {NW}-{NE}") == ("AG-1", "no-way-through")


@pytest.mark.rule("AG-1")
def test_terminals_are_never_urbanized_and_count_for_building() -> None:
    """ASR-33"""
    state = fresh(GERMANY)
    act(state, 0, "urbanization")
    to_build(state)
    assert why_not(state, "urbanize A6 A") == ("AS-6.10", "no-town")
    assert can(state, build(state, "B6", (NW, S)))


@pytest.mark.rule("AG-1")
def test_berlin_is_fed_in_every_turn() -> None:
    state = fresh(GERMANY)
    state.turn = 7
    to_move(state, 3, 1)
    do(state, "pass", chance=script(bag=[4], light=[1] * 4, dark=[1] * 4))
    assert cubes(state, "berlin") == ["black"]
    empty = fresh(GERMANY)
    empty.bag = [0] * 6
    to_move(empty, 3, 1)
    do(empty, "pass")
    assert cubes(empty, "berlin") == []


# -- finished links only ------------------------------------------------------------------------------------------


@pytest.mark.rule("AG-3")
def test_only_finished_links_may_stay() -> None:
    """ASR-31: looked at when the build ends, not after each tile."""
    state = fresh(GERMANY)
    do(state, build(state, "E6", (NE, S)))
    assert why_not(state, "done") == ("AG-3", "unfinished")
    assert can(state, "scrap")
    do(state, build(state, "E7", (N, SW)))
    assert why_not(state, "scrap") == ("AG-3", "nothing-unfinished")
    do(state, "done")
    assert links(state) == {("essen_dortmund", "hannover", 0)}


@pytest.mark.rule("AG-3")
def test_a_spur_that_leads_nowhere_is_not_finished() -> None:
    """ASR-31"""
    state = fresh(GERMANY)
    do(state, build(state, "E7", (SW, SE)), build(state, "kassel", NW, N))
    assert why_not(state, "done") == ("AG-3", "unfinished")
    do(state, build(state, "F6", (N, S)))
    do(state, "done")
    assert links(state) == {("essen_dortmund", "kassel", 0), ("hannover", "kassel", 0)}


@pytest.mark.rule("AG-3")
def test_a_build_that_cannot_be_finished_is_given_up() -> None:
    """ASR-31: its tiles go back, and the money; the build is over. A New City stays."""
    state = fresh(GERMANY)
    act(state, 0, "urbanization")
    to_build(state)
    before = state.inventory()
    do(state, "urbanize H6 A", build(state, "E6", (NE, S)), build(state, "E7", (N, NW)), "scrap")
    assert state.inventory() == before
    assert (state.money[0], state.discs[0], state.begun[0]) == (30, DISCS, 0)
    assert links(state) == set()
    assert state.tile[place(state, "E6")] == -1
    assert state.new_city[0] == place(state, "magdeburg")
    assert (state.step, state.waiting) == (steps.BUILD, [1])
    assert can(state, build(state, "E6", (NE, S)))


@pytest.mark.rule("AG-3", "AS-6.10")
def test_what_a_new_city_took_away_does_not_come_back() -> None:
    """ASR-22, ASR-31: it replaced a town with track and discs before the build that is given up."""
    state = fresh(GERMANY)
    lay(state, 1, "E7", (SW, SE))
    lay(state, 1, "kassel", NW)
    act(state, 0, "urbanization")
    to_build(state)
    do(state, f"urbanize {at(state, 'kassel')} A")
    after = state.clone()
    do(state, build(state, "B6", (NW, S)), "scrap")
    assert links(state) == {("essen_dortmund", "kassel", 1)}
    assert (state.tile, state.size, state.stock) == (after.tile, after.size, after.stock)
    assert state.tile[place(state, "kassel")] == -1


ESSEN_HANNOVER = (("E6", (NE, S)), ("E7", (N, SW)))


@pytest.mark.rule("AG-3")
def test_finished_links_stay_when_a_build_is_given_up() -> None:
    """ASR-31: whether they were built before or after what is open; only that is paid back."""
    for first in (True, False):
        state = fresh(GERMANY)
        tiles = [build(state, name, sides) for name, sides in ESSEN_HANNOVER]
        opened = build(state, "B6", (NW, S))
        do(state, *tiles, opened) if first else do(state, opened, *tiles)
        assert state.money[0] == 30 - 2 - 2 - 6
        do(state, "scrap")
        assert links(state) == {("essen_dortmund", "hannover", 0)}
        assert (state.money[0], state.discs[0], state.begun[0]) == (30 - 2 - 2, DISCS - 1, 1)
        assert state.tile[place(state, "B6")] == -1
        assert (state.step, state.waiting) == (steps.BUILD, [1])


@pytest.mark.rule("AG-3")
def test_the_direct_link_stays_when_a_build_is_given_up() -> None:
    """ASR-31"""
    state = fresh(GERMANY)
    do(state, build(state, "B6", (NW, S)), JOIN, "scrap")
    assert links(state) == {("dusseldorf_cologne", "essen_dortmund", 0)}
    assert state.money[0] == 28


@pytest.mark.rule("AG-3")
def test_all_of_an_open_line_goes_back() -> None:
    """ASR-31: and what hangs on it."""
    state = fresh(GERMANY)
    do(state, build(state, "E7", (SW, SE)), build(state, "kassel", NW, N), build(state, "F6", (S, NW)), "scrap")
    assert links(state) == set()
    assert set(state.tile) == {-1}
    assert (state.money[0], state.discs[0]) == (30, DISCS)


@pytest.mark.rule("AG-3")
@pytest.mark.parametrize(
    "tiles",
    [
        ("build K10 sharp 0", "build L9 straight 1", "build L9 coexist_straight_sharp 1"),
        ("build F6 straight 0", "build F7 town_1 0", "build F7 town_3_half 0"),
    ],
)
def test_a_tile_that_was_replaced_comes_back(tiles: tuple[str, str, str]) -> None:
    """ASR-8, ASR-31: a link of this build stays on the tile on which it was finished, on land and in a town."""
    state = fresh(GERMANY)
    do(state, *tiles[:2])
    before, linked = state.clone(), links(state)
    assert linked
    do(state, tiles[2], "scrap")
    assert (state.tile, state.money, state.stock) == (before.tile, before.money, before.stock)
    assert (state.town_discs, state.discs) == (before.town_discs, before.discs)
    assert links(state) == linked


@pytest.mark.rule("AG-3")
def test_a_link_that_hangs_on_what_goes_back_goes_too() -> None:
    """ASR-31: the town's tile has an open spur; from its other new spur a link leads to a town, where nothing else
    is."""
    state = fresh(GERMANY)
    lay(state, 0, "E7", (SW, SE))
    lay(state, 0, "kassel", NW)
    to_build(state)
    before = state.clone()
    do(state, build(state, "kassel", NW, NE, S), build(state, "G7", (SW, NE)), build(state, "magdeburg", SW))
    assert ("kassel", "magdeburg", 0) in links(state)
    do(state, "scrap")
    assert links(state) == {("essen_dortmund", "kassel", 0)}
    assert (state.tile, state.money, state.discs, state.stock) == (
        before.tile,
        before.money,
        before.discs,
        before.stock,
    )


@pytest.mark.rule("AG-2", "AG-3")
def test_the_engineers_half_moves_to_what_stays() -> None:
    """ASR-31, ASR-32: the dearest tile has gone back, so the half is for the dearest of the others."""
    state = fresh(GERMANY)
    act(state, 0, "engineer")
    to_build(state)
    tiles = [build(state, name, sides) for name, sides in ESSEN_HANNOVER]
    do(state, build(state, "B6", (NW, S)), *tiles, "scrap")
    assert state.money[0] == 30 - 1 - 2


@pytest.mark.rule("AG-3")
@pytest.mark.parametrize(("name", "sides", "dollars"), [("B6", (NW, S), 6), ("B8", (NE, SW), 7), ("E6", (NE, S), 2)])
def test_the_number_on_a_hex_is_its_price(name: str, sides: tuple[int, int], dollars: int) -> None:
    """ASR-21: the price of simple track."""
    state = fresh(GERMANY)
    assert price(state, build(state, name, sides)) == dollars


# -- the Engineer -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AG-2")
def test_the_engineer_lays_one_tile_at_half_price() -> None:
    """ASR-32: three tiles; the half, rounded up, is for the dearest of them."""
    state = fresh(GERMANY)
    act(state, 0, "engineer")
    to_build(state)
    do(state, build(state, "B7", (SE, N)))
    assert state.money[0] == 28  # half of 3 is 2
    dear = build(state, "B6", (S, NW))
    assert price(state, dear) == 3 + 1  # half of 6, and 1 more for the river, which is no longer the dearest
    do(state, dear)
    assert state.money[0] == 24
    do(state, build(state, "E5", (SE, NW)))
    assert state.money[0] == 22
    assert why_not(state, build(state, "E6", (NE, S))) == ("AS-5.1", "no-tiles-left")


@pytest.mark.rule("AG-2")
def test_what_the_engineer_can_afford() -> None:
    """ASR-32: a tile of $6 for $3."""
    state = fresh(GERMANY, money=3)
    dear = build(state, "B6", (NW, S))
    assert why_not(state, dear) == ("AS-6.9", "no-money")
    act(state, 0, "engineer")
    assert can(state, dear)
    state.money[0] = 2
    assert why_not(state, dear) == ("AS-6.9", "no-money")


@pytest.mark.rule("AG-2", "AG-4")
def test_the_engineers_half_is_for_the_direct_link_too() -> None:
    """ASR-32"""
    state = fresh(GERMANY)
    act(state, 0, "engineer")
    assert price(state, JOIN) == 1


# -- the direct link ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AG-4")
def test_the_direct_link() -> None:
    """ASR-30: one link for $2, one of the three tiles, one section, one disc; it may be the first build of all."""
    state = fresh(GERMANY)
    assert price(state, JOIN) == 2
    do(state, JOIN)
    assert links(state) == {("dusseldorf_cologne", "essen_dortmund", 0)}
    assert (state.money[0], state.tiles_left, state.discs[0]) == (28, 2, DISCS - 1)
    assert scoring.sections(state, 0) == 1
    assert why_not(state, JOIN) == ("AG-4", "link-taken")
    do(state, "done")
    assert why_not(state, JOIN) == ("AG-4", "link-taken")


@pytest.mark.rule("AG-4")
def test_goods_move_over_the_direct_link() -> None:
    """ASR-30"""
    state = fresh(GERMANY)
    do(state, JOIN)
    give(state, "dusseldorf_cologne", "blue")
    to_move(state, 1)
    do(state, f"deliver C8 blue {NE}")
    assert state.income == [1, 0, 0, 0]


@pytest.mark.rule("AG-4")
def test_there_is_one_such_pair_of_cities() -> None:
    """ASR-30: no other two stops touch."""
    state = fresh(GERMANY)
    assert len(state.plan.board.direct) == 1
    touching = [(a, b) for a in state.plan.stops for b in state.plan.across[a * 6 : a * 6 + 6] if b in state.plan.stops]
    assert len(touching) == 2


@pytest.mark.rule("AG-4")
def test_the_direct_link_needs_a_tile_a_disc_and_money() -> None:
    state = fresh(GERMANY, money=1)
    assert why_not(state, JOIN) == ("AS-6.9", "no-money")
    state.money[0], state.discs[0] = 5, 0
    assert why_not(state, JOIN) == ("AS-6.6", "no-discs")
    state.discs[0], state.tiles_left = 20, 0
    assert why_not(state, JOIN) == ("AS-5.1", "no-tiles-left")
