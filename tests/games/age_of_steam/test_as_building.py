"""AS-6: what may be built where, and what it costs."""

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
    at,
    build,
    can,
    disown,
    do,
    finished,
    fresh,
    lay,
    links,
    moves,
    owner,
    place,
    price,
    to_build,
    why_not,
)

from roundhouse.games.age_of_steam.printed.facts import DISCS
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.tiles import TILE_NAMES

PRZEMEK, JAREK, PIOTREK, LUKASZ = range(4)


def example() -> State:
    """The book's map: Przemek has Evansville–Cincinnati, Jarek Cincinnati–Indianapolis–Evansville."""
    state = fresh()
    do(state, build(state, "K10", (SW, NE)), build(state, "L9", (SW, NE)), "done")
    do(state, build(state, "L8", (SE, SW)), build(state, "indianapolis", NE, SW), build(state, "J9", (NE, S)), "done")
    return state


@pytest.mark.rule("AS-6.2", "AS-6.3", "AS-6.5", "AS-6.9")
def test_the_books_links() -> None:
    """Three tiles for $2, $3 (a town with two tracks) and $2."""
    state = example()
    assert state.money == [26, 23, 30, 30]
    assert links(state) == {
        ("cincinnati", "evansville", PRZEMEK),
        ("cincinnati", "indianapolis", JAREK),
        ("evansville", "indianapolis", JAREK),
    }
    assert state.town_discs == 7


@pytest.mark.rule("AS-6.7", "AS-6.9", "AS-6.6")
def test_the_books_crossing_and_town() -> None:
    """Piotrek: a river for $3, a crossing instead of simple track for $3, Indianapolis with four exits for $3. His
    track to Cincinnati is a link, the other one out of Indianapolis an unfinished section."""
    state = example()
    river = build(state, "M10", (N, NW))
    crossing = build(state, "L9", (SW, NE), (SE, NW))
    town = build(state, "indianapolis", NE, SW, SE, NW, tile="cross_straight_straight")
    assert price(state, river) == 3
    do(state, river)
    assert price(state, crossing) == 3
    do(state, crossing)
    assert price(state, town) == 3
    do(state, town, "done")
    assert state.money[PIOTREK] == 21
    assert ("cincinnati", "indianapolis", PIOTREK) in links(state)
    assert owner(state, "indianapolis", NW) == PIOTREK
    assert not finished(state, "indianapolis", NW)
    assert finished(state, "indianapolis", SE)
    assert state.discs[PIOTREK] == DISCS - 2
    # The others' track is as it was.
    assert ("cincinnati", "evansville", PRZEMEK) in links(state)
    assert ("evansville", "indianapolis", JAREK) in links(state)


# -- where track may begin ----------------------------------------------------------------------------------------


@pytest.mark.rule("AS-6.2")
def test_the_first_tile_enters_a_city() -> None:
    """ASR-1"""
    state = fresh()
    assert can(state, build(state, "M8", (N, S)))
    assert why_not(state, build(state, "M8", (N, SE))) == ("AS-6.2", "first-tile")
    assert why_not(state, build(state, "G4", (N, S))) == ("AS-6.2", "first-tile")
    # A town tile only with an exit into a city: no town touches one here.
    assert why_not(state, build(state, "fort_wayne", S)) == ("AS-6.2", "first-tile")


@pytest.mark.rule("AS-6.2")
def test_the_first_tile_may_be_complex_if_all_its_track_starts_somewhere() -> None:
    """ASR-1, ASR-5: no hex touches two cities at first; beside a New City there is one."""
    state = fresh()
    assert not [move for move in moves(state, "build") if "cross" in move or "coexist" in move]
    assert why_not(state, build(state, "L8", (SE, N), (SW, NW))) == ("AS-6.2", "first-tile")
    act(state, 0, "urbanization")
    to_build(state)
    do(state, f"urbanize {at(state, 'indianapolis')} A")
    assert can(state, build(state, "L8", (SE, N), (SW, NW)))
    assert why_not(state, build(state, "L8", (SE, SW), (N, S))) == ("AS-6.2", "first-tile")


@pytest.mark.rule("AS-6.2")
def test_a_complex_tile_at_once() -> None:
    """ASR-5: both tracks are new, and both start from something."""
    state = fresh()
    lay(state, 0, "M8", (S, NW))  # points at Fort Wayne, no matter
    lay(state, 0, "L9", (NE, N))  # from Cincinnati towards L8
    lay(state, 0, "K10", (SW, N))
    both = build(state, "L8", (S, NW), (SE, SW))
    assert price(state, both) == 4
    do(state, both)
    assert owner(state, "L8", NW) == owner(state, "L8", SW) == 0
    assert state.discs[0] == DISCS - 4


@pytest.mark.rule("AS-6.2")
def test_unowned_track_is_no_start_for_a_first_tile() -> None:
    """ASR-1"""
    state = fresh()
    lay(state, 1, "M8", (S, N))
    disown(state, "M8", N)
    assert why_not(state, build(state, "M7", (S, N))) == ("AS-6.2", "first-tile")
    do(state, build(state, "K10", (SW, NE)))
    assert can(state, build(state, "M7", (S, N)))


@pytest.mark.rule("AS-6.2")
def test_later_track_hangs_on_ones_own_or_on_a_city() -> None:
    """ASR-2: at any city, also far away; not at another player's track; not in the middle of nowhere."""
    state = fresh()
    do(state, build(state, "M8", (S, N)))
    assert can(state, build(state, "M7", (S, NE)))
    assert can(state, build(state, "G7", (NE, S)))  # Chicago: networks may be in several parts
    assert why_not(state, build(state, "G4", (N, S))) == ("AS-6.2", "not-connected")


@pytest.mark.rule("AS-6.2")
def test_unowned_track_from_a_town_is_a_start_only_with_a_spur_there() -> None:
    """ASR-2: else it may be joined, but only from somewhere else."""
    state = example()
    lay(state, PIOTREK, "G7", (NE, S))
    lay(state, JAREK, "indianapolis", NE, SW, NW)
    disown(state, "indianapolis", NW)
    to_build(state, PIOTREK)
    assert why_not(state, build(state, "J8", (SE, N))) == ("AS-6.2", "not-connected")
    # Jarek has a spur in Indianapolis.
    to_build(state, JAREK)
    assert can(state, build(state, "J8", (SE, N)))
    # Piotrek's own track from Chicago may meet it.
    to_build(state, PIOTREK)
    lay(state, PIOTREK, "I7", (NW, S))
    lay(state, PIOTREK, "I8", (N, SE))
    do(state, build(state, "J8", (NW, SE)))
    assert ("chicago", "indianapolis", PIOTREK) in links(state)


@pytest.mark.rule("AS-6.4")
def test_not_off_the_grid_nor_into_a_lake() -> None:
    """ASR-4"""
    state = fresh()
    assert why_not(state, build(state, "H5", (S, NE))) == ("AS-6.4", "off-grid")
    assert why_not(state, build(state, "K11", (NW, S))) == ("AS-6.4", "off-grid")
    assert why_not(state, f"build A16 {TILE_NAMES[0]} 0") == ("AS-6.4", "off-map")


@pytest.mark.rule("AS-6.4")
def test_not_on_a_city() -> None:
    state = fresh()
    assert why_not(state, build(state, "chicago", (N, S))) == ("AS-6.4", "city-hex")


@pytest.mark.rule("AS-6.4")
def test_not_into_another_players_track() -> None:
    """ASR-3: neither end to end, but beside the track that has no end there, and in towns and cities."""
    state = example()
    lay(state, JAREK, "M8", (S, N))
    to_build(state, PIOTREK)
    lay(state, PIOTREK, "G7", (NE, S))
    assert why_not(state, build(state, "M7", (S, N))) == ("AS-6.4", "others-track")
    # Blocking is allowed: M8 has no end to the north-east.
    assert can(state, build(state, "N8", (NW, SW)))
    # In the town all meet.
    lay(state, PIOTREK, "M10", (N, NW))
    lay(state, PIOTREK, "L9", (SW, NE), (SE, NW))
    assert can(state, build(state, "indianapolis", NE, SW, SE))


@pytest.mark.rule("AS-6.4")
def test_track_may_point_at_the_side_of_a_tile() -> None:
    """ASR-3, ASR-18: also at a town without a tile or without that exit; it is unfinished."""
    state = fresh()
    do(state, build(state, "L8", (SE, SW)))
    assert not finished(state, "L8", SW)
    lay(state, 1, "J9", (S, NE))
    lay(state, 1, "indianapolis", SW)
    assert not finished(state, "L8", SW)
    assert finished(state, "J9", NE)


@pytest.mark.rule("AS-6.4")
def test_no_group_of_tiles_joins_a_city_with_itself() -> None:
    """ASR-6"""
    state = fresh()
    lay(state, 0, "M8", (S, SE))  # from Cincinnati round to N8
    assert why_not(state, build(state, "N8", (NW, SW))) == ("AS-6.4", "loop")
    assert can(state, build(state, "N8", (NW, N)))


@pytest.mark.rule("AS-6.4")
def test_no_group_of_tiles_joins_a_town_with_itself() -> None:
    """ASR-6: also where two open ends would meet."""
    state = example()
    lay(state, JAREK, "indianapolis", NE, SW, N, NW)
    lay(state, JAREK, "K8", (S, SW))
    to_build(state, JAREK)
    assert why_not(state, build(state, "J8", (SE, NE))) == ("AS-6.4", "loop")
    assert can(state, build(state, "J8", (SE, N)))
    assert can(state, build(state, "J8", (NE, N)))


@pytest.mark.rule("AS-6.4", "AS-6.8")
def test_no_redirect_joins_a_city_with_itself() -> None:
    """ASR-6, ASR-10"""
    state = fresh()
    lay(state, 0, "N8", (SW, S))
    lay(state, 0, "N9", (N, S))  # from Cincinnati and past it
    assert why_not(state, build(state, "N9", (N, NW))) == ("AS-6.4", "loop")
    assert can(state, build(state, "N9", (N, SE)))


@pytest.mark.rule("AS-6.4")
def test_no_exit_is_added_that_joins_a_town_with_itself() -> None:
    """ASR-6: track out of the town that points back at it."""
    state = fresh()
    lay(state, 0, "L8", (SE, SW))
    lay(state, 0, "indianapolis", NE, N)
    lay(state, 0, "K8", (S, SW))
    lay(state, 0, "J8", (NE, SE))
    assert why_not(state, build(state, "indianapolis", NE, N, NW)) == ("AS-6.4", "loop")
    assert can(state, build(state, "indianapolis", NE, N, S))


@pytest.mark.rule("AS-6.5")
def test_several_links_between_the_same_stops() -> None:
    """ASR-6: two different links between two places are legal."""
    state = example()
    lay(state, JAREK, "M10", (N, NW))
    lay(state, JAREK, "L9", (SW, NE), (SE, NW))
    to_build(state, JAREK)
    do(state, build(state, "indianapolis", NE, SW, SE))
    ends = [
        ("cincinnati", "indianapolis", JAREK) for link in links(state) if link[:2] == ("cincinnati", "indianapolis")
    ]
    assert ends == [("cincinnati", "indianapolis", JAREK)]
    runs = [run for run in range(len(state.owner)) if state.owner[run] == JAREK and state.end[run] >= 0]
    assert len(runs) == 3


# -- tiles and discs ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-6.1")
def test_the_stock_is_limited() -> None:
    """ASR-7"""
    state = fresh()
    state.stock[TILE_NAMES.index("sharp")] = 0
    assert why_not(state, build(state, "M8", (S, SE))) == ("AS-6.1", "tile-out")
    state.stock[TILE_NAMES.index("sharp")] = 1
    do(state, build(state, "M8", (S, SE)))
    assert state.stock[TILE_NAMES.index("sharp")] == 0
    # A replaced tile goes back at once.
    do(state, build(state, "M8", (S, N)))
    assert state.stock[TILE_NAMES.index("sharp")] == 1


@pytest.mark.rule("AS-6.8")
def test_the_same_tile_may_be_turned_when_none_is_left() -> None:
    """ASR-7"""
    state = fresh()
    do(state, build(state, "M8", (S, SE)))
    state.stock[TILE_NAMES.index("sharp")] = 0
    assert can(state, build(state, "M8", (S, SW)))
    state.stock[TILE_NAMES.index("sharp")] = 6


@pytest.mark.rule("AS-6.3")
def test_in_a_town_any_tile_with_the_same_exits() -> None:
    """ASR-7: a complex tile joins all four in a town, so a coexisting one does the same as a crossing."""
    state = example()
    lay(state, PIOTREK, "M10", (N, NW))
    lay(state, PIOTREK, "L9", (SW, NE), (SE, NW))
    to_build(state, PIOTREK)
    crossing = build(state, "indianapolis", NE, SE, SW, NW, tile="cross_straight_straight")
    coexisting = build(state, "indianapolis", NE, SE, SW, NW, tile="coexist_gentle_gentle")
    assert can(state, crossing)
    assert can(state, coexisting)
    state.stock[TILE_NAMES.index("cross_straight_straight")] = 0
    assert why_not(state, crossing) == ("AS-6.1", "tile-out")
    assert can(state, coexisting)


@pytest.mark.rule("AS-6.3")
def test_town_discs_are_eight() -> None:
    """ASR-7: without one only town tiles fit, with one or three exits; a replaced tile's disc is free again."""
    state = fresh()
    lay(state, 0, "L8", (SE, SW))
    state.town_discs = 0
    two = build(state, "indianapolis", NE, SW)
    assert why_not(state, two) == ("AS-6.3", "no-town-discs")
    assert can(state, build(state, "indianapolis", NE))
    assert can(state, build(state, "indianapolis", NE, SW, N))
    with_one_exit = state.clone()
    do(with_one_exit, build(state, "indianapolis", NE))
    assert why_not(with_one_exit, two) == ("AS-6.3", "no-town-discs"), "the tile that is replaced has none"
    state.town_discs = 1
    do(state, two)
    assert state.town_discs == 0
    assert can(state, build(state, "indianapolis", NE, SW, N, S))
    do(state, build(state, "indianapolis", NE, SW, N))
    assert state.town_discs == 1


@pytest.mark.rule("AS-6.3")
def test_town_tiles_are_for_towns() -> None:
    state = fresh()
    assert why_not(state, "build M8 town_1 3") == ("AS-6.3", "no-town")


@pytest.mark.rule("AS-6.6")
def test_ownership_discs_are_twenty() -> None:
    """ASR-7: no build that would need a 21st."""
    state = fresh()
    do(state, build(state, "L8", (SE, SW)))
    state.discs[0] = 0
    assert why_not(state, build(state, "M8", (S, N))) == ("AS-6.6", "no-discs")
    # To finish what is there needs none.
    assert can(state, build(state, "indianapolis", NE))
    assert why_not(state, build(state, "indianapolis", NE, SW)) == ("AS-6.6", "no-discs")
    state.discs[0] = 1
    assert can(state, build(state, "indianapolis", NE, SW))
    assert why_not(state, build(state, "indianapolis", NE, SW, N)) == ("AS-6.6", "no-discs")


@pytest.mark.rule("AS-6.6", "AS-6.8")
@pytest.mark.parametrize("to", [NE, SW])
def test_redirecting_needs_no_disc(to: int) -> None:
    """ASR-7, ASR-10: the section has one already."""
    state = fresh()
    do(state, build(state, "M8", (S, N)))
    state.discs[0] = 0
    assert can(state, build(state, "M8", (S, to)))


@pytest.mark.rule("AS-6.6", "AS-6.8")
def test_track_that_takes_the_side_of_redirected_track_may_need_no_disc() -> None:
    """ASR-7, ASR-10: the new track goes on from another section that has one."""
    state = fresh()
    lay(state, 0, "M8", (S, N))
    lay(state, 0, "fort_wayne", SE)
    state.discs[0] = 0
    assert can(state, build(state, "M8", (S, NE), (N, NW)))


@pytest.mark.rule("AS-6.6")
def test_joining_two_sections_frees_a_disc() -> None:
    """ASR-7, ASR-9"""
    state = fresh()
    lay(state, 0, "L8", (SE, S))
    lay(state, 0, "K10", (SW, NE))
    assert state.discs[0] == DISCS - 2
    do(state, build(state, "L9", (N, SW)))
    assert state.discs[0] == DISCS - 1
    assert links(state) == {("cincinnati", "evansville", 0)}


@pytest.mark.rule("AS-6.2")
def test_the_same_hex_twice_in_a_turn() -> None:
    """ASR-8: allowed, each a tile with its price."""
    state = fresh()
    do(state, build(state, "M8", (S, N)), build(state, "M8", (S, NE)), build(state, "M8", (S, NW)))
    assert (state.tiles_left, state.money[0]) == (0, 30 - 2 - 2 - 2)


# -- prices -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-6.9")
@pytest.mark.parametrize(("name", "sides", "dollars"), [("M8", (S, N), 2), ("M10", (N, S), 3), ("R7", (N, S), 4)])
def test_simple_track_by_terrain(name: str, sides: tuple[int, int], dollars: int) -> None:
    state = fresh()
    assert price(state, build(state, name, sides)) == dollars


@pytest.mark.rule("AS-6.9")
@pytest.mark.parametrize(("terrain", "more"), [("plain", 0), ("river", 1), ("mountain", 2)])
def test_complex_track_by_terrain(terrain: str, more: int) -> None:
    """ASR-21: coexisting $3, crossing $4 on plain land; a river adds 1, mountains 2."""
    state = fresh()
    lay(state, 0, "L9", (NE, N))
    lay(state, 0, "K10", (SW, N))
    assert state.plan.board.terrain[place(state, "L8")] == "plain"
    state.plan.ground[place(state, "L8")] += more
    try:
        assert price(state, build(state, "L8", (S, NW), (SE, SW))) == 4 + more, terrain
        assert price(state, build(state, "L8", (S, SW), (SE, N))) == 3 + more
    finally:
        state.plan.ground[place(state, "L8")] -= more


@pytest.mark.rule("AS-6.9")
def test_a_town_costs_one_and_one_for_each_track() -> None:
    """ASR-20: no town lies on a river or on mountains, on any map; the price would not change."""
    state = fresh()
    lay(state, 0, "L8", (SE, SW))
    for number, sides in enumerate([(NE,), (NE, SW), (NE, SW, N), (NE, SW, N, S)], start=1):
        assert price(state, build(state, "indianapolis", *sides)) == 1 + number
    assert all(state.plan.board.terrain[town.hex] == "plain" for town in state.plan.board.towns)


@pytest.mark.rule("AS-6.9")
def test_prices_of_replacing() -> None:
    """ASR-19: a crossing instead of simple track $3, in a town $3, everything else $2; terrain does not count."""
    state = fresh()
    lay(state, 0, "M10", (N, SW))
    lay(state, 0, "N9", (NW, SW))  # from Cincinnati to M10's north-east
    crossing, coexisting = build(state, "M10", (N, SW), (NE, NW)), build(state, "M10", (N, SW), (NE, SE))
    assert price(state, crossing) == 3
    assert price(state, coexisting) == 2
    redirect = build(state, "M10", (N, S))
    assert price(state, redirect) == 2
    do(state, crossing)
    # From a complex tile to another: all else, $2.
    assert price(state, build(state, "M10", (N, SW), (NE, S))) == 2


@pytest.mark.rule("AS-6.9")
def test_redirecting_and_crossing_in_one_costs_the_higher_price() -> None:
    """ASR-19"""
    state = fresh()
    lay(state, 0, "M10", (N, SW))
    lay(state, 0, "N9", (NW, SW))
    assert price(state, build(state, "M10", (N, SE), (NE, S))) == 3


@pytest.mark.rule("AS-6.9")
def test_no_money_no_tile() -> None:
    state = fresh(money=2)
    assert can(state, build(state, "M8", (S, N)))
    assert why_not(state, build(state, "M10", (N, S))) == ("AS-6.9", "no-money")
    do(state, build(state, "M8", (S, N)))
    assert moves(state, "build") == []


def test_prices_are_paid() -> None:
    state = fresh()
    act(state, 0, "engineer")
    do(state, build(state, "M10", (N, S)))
    assert state.money[0] == 27
