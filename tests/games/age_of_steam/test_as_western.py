"""AW: Western US."""

from __future__ import annotations

import pytest
from as_staging import (
    WESTERN_US,
    act,
    at,
    build,
    can,
    cubes,
    do,
    finished,
    fresh,
    gains,
    give,
    lay,
    link,
    moves,
    pack,
    place,
    price,
    railway,
    script,
    started,
    stops,
    to_build,
    to_move,
    why_not,
)

from roundhouse.core.chance import Recorder
from roundhouse.games.age_of_steam.maps.western_us.hooks import owner_sets
from roundhouse.games.age_of_steam.rules import money, steps, track
from roundhouse.games.age_of_steam.rules.events import SILENT
from roundhouse.games.age_of_steam.rules.state import State

NW, NE, E, SE, SW, W = range(6)
EAST = ["duluth", "minneapolis", "des_moines", "st_louis", "memphis", "vicksburg", "new_orleans"]
WEST = ["seattle", "san_francisco", "los_angeles"]


@pytest.mark.rule("AW-1")
def test_setup() -> None:
    state = started(WESTERN_US, 3)
    assert state.money == [20, 20, 20]
    assert all(len(cubes(state, city.id)) == 2 for city in state.plan.board.cities)
    assert all(len(cubes(state, town.id)) == 1 for town in state.plan.board.towns)


@pytest.mark.rule("AW-1")
def test_the_cube_of_a_town_goes_to_the_bag_when_it_is_urbanized() -> None:
    """ASR-24"""
    state = fresh(WESTERN_US)
    give(state, "kansas_city", "red")
    bag = state.bag[0]
    act(state, 0, "urbanization")
    to_build(state)
    do(state, "urbanize M6 B")
    assert cubes(state, "kansas_city") == []
    assert state.bag[0] == bag + 1


def to_town(state: State) -> State:
    """A link of seat 0 from St. Louis to Kansas City, which is a town."""
    lay(state, 0, "N7", (E, NW))
    lay(state, 0, "kansas_city", SE)
    assert finished(state, "N7", E)
    to_move(state)
    return state


@pytest.mark.rule("AW-1")
def test_the_cube_of_a_town_may_be_moved() -> None:
    state = to_town(fresh(WESTERN_US))
    give(state, "kansas_city", "yellow")
    do(state, f"deliver M6 yellow {SE} 0")
    assert state.income[0] == 1
    assert cubes(state, "kansas_city") == []


# -- building -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-3")
def test_building_starts_in_the_east_or_west() -> None:
    """ASR-34: not at Denver, Salt Lake City, nor at a New City."""
    state = fresh(WESTERN_US)
    started_at = {
        city.id
        for city in state.plan.board.cities
        if any(
            state.plan.across[place(state, move.split()[1]) * 6 + side] == city.hex
            for move in moves(state, "build")
            for side in range(6)
        )
    }
    assert started_at == {*EAST, *WEST}
    assert why_not(state, build(state, "I7", (NE, SW))) == ("AW-3", "first-tile-coast")
    act(state, 0, "urbanization")
    to_build(state)
    do(state, "urbanize I8 A")
    assert why_not(state, build(state, "I7", (SE, W))) == ("AW-3", "first-tile-coast")


@pytest.mark.rule("AW-3")
def test_track_hangs_together_until_the_continent_is_joined() -> None:
    """ASR-34: through towns and cities that it touches."""
    state = fresh(WESTERN_US)
    do(state, build(state, "N7", (E, NW)))
    assert can(state, build(state, "N8", (NE, SW)))  # St. Louis is part of the network
    assert why_not(state, build(state, "M4", (E, W))) == ("AW-3", "not-contiguous")
    assert why_not(state, build(state, "N8", (SE, SW))) == ("AW-3", "not-contiguous")
    # Into another city of the east it may go, and then from there.
    do(state, build(state, "N8", (NE, SE)))
    assert can(state, build(state, "N9", (E, W)))
    state.joined = 1
    track.survey(state)
    assert can(state, build(state, "M4", (E, W)))


@pytest.mark.rule("AW-3")
def test_the_middle_is_no_start_after_the_continent_is_joined_either() -> None:
    """ASR-34: at Denver, Salt Lake City and New Cities a railway only goes on; others begin where it always could."""
    state = fresh(WESTERN_US)
    act(state, 0, "urbanization")
    to_build(state)
    do(state, f"urbanize {at(state, 'billings')} A")
    last = railway(state, 0, "los_angeles", "st_louis")
    to_build(state)
    do(state, last)
    assert state.joined == 1
    beside = build(state, "I7", (NE, SW))  # Denver
    further = build(state, "H2", (E, W))  # the New City
    for seat in (1, 0):
        to_build(state, seat)
        code = "not-from-coast" if state.begun[seat] else "first-tile-coast"
        assert why_not(state, beside) == ("AW-3", code)
        assert why_not(state, further) == ("AW-3", code)
        assert can(state, build(state, "M4", (E, W)))
    # Whoever comes to Denver goes on from there.
    link(state, 0, "minneapolis", "denver")
    assert can(state, beside)
    to_build(state, 1)
    assert why_not(state, beside) == ("AW-3", "first-tile-coast")


@pytest.mark.rule("AW-3")
def test_track_at_denver_that_lapses_is_no_start_any_more() -> None:
    """ASR-34, ASR-12: what may be built is known anew when a section is lost, also after the join."""
    state = fresh(WESTERN_US)
    state.joined = 1
    link(state, 0, "st_louis", "memphis")
    link(state, 0, "st_louis", "denver")
    link(state, 1, "memphis", "vicksburg")
    to_build(state, 1)
    beside = build(state, "I7", (NE, SW))
    assert why_not(state, beside) == ("AW-3", "not-from-coast")
    to_build(state)
    assert can(state, beside)
    do(state, beside)
    lost = state.clone()
    money.go_bankrupt(lost, 0, SILENT)
    to_build(lost, 1)
    # The bankrupt's section is nobody's, but it begins at Denver, where seat 1 has nothing.
    assert why_not(lost, build(lost, "H8", (NE, SW))) == ("AW-3", "not-from-coast")


@pytest.mark.rule("AW-3", "AS-6.10")
def test_a_new_city_brings_no_track_apart_from_the_network() -> None:
    """ASR-23, ASR-34: unowned track that it finishes must hang together with one's own."""
    state = fresh(WESTERN_US)
    link(state, 1, "los_angeles", "trinidad")
    track.release(state, 1)
    city = f"urbanize {at(state, 'trinidad')} A"
    act(state, 0, "urbanization")
    # Without a network it may begin one: Los Angeles is in the west.
    to_build(state)
    assert can(state, city)
    link(state, 0, "st_louis", "memphis")
    to_build(state)
    assert why_not(state, city) == ("AW-3", "not-contiguous")
    assert can(state, f"urbanize {at(state, 'omaha')} A")
    joined = state.clone()
    joined.joined = 1
    track.survey(joined)
    assert can(joined, city)
    # With track in Los Angeles, or to the town itself, it hangs together.
    west = state.clone()
    link(west, 0, "los_angeles", "san_francisco")
    assert can(west, city)
    own = state.clone()
    link(own, 0, "st_louis", "trinidad")
    assert can(own, city)
    spur = own.clone()
    (side,) = [
        side
        for side in range(6)
        if spur.run_at[facing := spur.plan.facing[place(spur, "trinidad") * 6 + side]] >= 0
        and spur.owner[spur.run_at[facing]] == 0
    ]
    lay(spur, 0, "trinidad", side)
    assert can(spur, city)


@pytest.mark.rule("AW-3", "AS-6.10")
def test_a_new_city_may_finish_track_that_is_not_taken() -> None:
    """ASR-23, ASR-34: track of others stays theirs. Open track of one's own elsewhere does not lead to the town."""
    state = fresh(WESTERN_US)
    link(state, 1, "los_angeles", "trinidad")
    link(state, 0, "st_louis", "memphis")
    lay(state, 0, "N7", (E, NW))
    city = f"urbanize {at(state, 'trinidad')} A"
    act(state, 0, "urbanization")
    to_build(state)
    assert can(state, city)
    track.release(state, 1)
    assert why_not(state, city) == ("AW-3", "not-contiguous")


@pytest.mark.rule("AW-3", "AS-6.10")
def test_of_several_sections_that_a_new_city_brings_one_must_lead_to_the_network() -> None:
    """ASR-34: they meet in the city."""
    state = fresh(WESTERN_US)
    link(state, 1, "los_angeles", "trinidad")
    link(state, 1, "denver", "trinidad")
    track.release(state, 1)
    city = f"urbanize {at(state, 'trinidad')} A"
    act(state, 0, "urbanization")
    to_build(state)
    assert can(state, city)
    link(state, 0, "los_angeles", "san_francisco")
    assert can(state, city)


@pytest.mark.rule("AW-3", "AS-6.10")
def test_a_new_city_begins_no_network_in_the_middle() -> None:
    """ASR-23, ASR-34: unowned track from Denver, and nothing of one's own but a spur that goes with the town."""
    state = fresh(WESTERN_US)
    link(state, 1, "denver", "trinidad")
    track.release(state, 1)
    city = f"urbanize {at(state, 'trinidad')} A"
    act(state, 0, "urbanization")
    to_build(state)
    assert why_not(state, city) == ("AW-3", "first-tile-coast")
    lay(state, 0, "trinidad", SW)
    assert why_not(state, city) == ("AW-3", "not-contiguous")


@pytest.mark.rule("AW-3")
def test_a_network_does_not_begin_at_two_cities() -> None:
    """ASR-34: N8 touches St. Louis and Memphis; two tracks of one tile, one from each, would not hang together."""
    state = fresh(WESTERN_US)
    both = build(state, "N8", (NE, W), (SE, SW))
    assert why_not(state, both) == ("AW-3", "not-contiguous")
    assert not [move for move in moves(state, "build") if "cross" in move or "coexist" in move]
    joining = state.clone()
    do(joining, build(joining, "N8", (NE, SE)))
    assert can(joining, build(joining, "N9", (E, W)))
    # Beside track of somebody else one track alone begins anywhere.
    lay(state, 1, "N8", (NE, W))
    assert can(state, both)
    later = fresh(WESTERN_US)
    later.joined = 1
    track.survey(later)
    assert can(later, both)


@pytest.mark.rule("AW-3")
def test_who_has_lost_all_track_begins_anew() -> None:
    """ASR-34"""
    state = fresh(WESTERN_US)
    do(state, build(state, "N7", (E, NW)))
    while state.step == steps.BUILD:
        do(state, "done")
    to_build(state)
    while state.step == steps.BUILD:
        do(state, "done")
    to_build(state)
    assert can(state, build(state, "M4", (E, W)))
    assert why_not(state, build(state, "I7", (NE, SW))) == ("AW-3", "not-contiguous")


@pytest.mark.rule("AW-3")
@pytest.mark.parametrize(("name", "sides", "dollars"), [("N7", (E, W), 2), ("N8", (NE, SW), 4), ("C9", (SW, NE), 5)])
def test_prices(name: str, sides: tuple[int, int], dollars: int) -> None:
    state = fresh(WESTERN_US)
    assert price(state, build(state, name, sides)) == dollars


@pytest.mark.rule("AW-3")
def test_swamp_and_complex_tiles() -> None:
    """ASR-21: a coexisting tile costs 1 more, a crossing 2 more than simple track there."""
    state = fresh(WESTERN_US)
    swamps = [h for h, kind in enumerate(state.plan.board.terrain) if kind == "swamp"]
    assert {state.plan.ground[h] for h in swamps} == {4}
    lay(state, 0, "N8", (NE, W))
    lay(state, 0, "N7", (E, SW))
    ground = state.plan.ground[place(state, "M8")]
    assert price(state, build(state, "M8", (NE, SW), (E, W))) == ground + 2
    assert price(state, build(state, "M8", (NE, W), (E, SE))) == ground + 1


# -- the continent ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-4")
def test_one_railway_joins_the_continent() -> None:
    """ASR-35: at once, +4 income, and only the first time."""
    state = fresh(WESTERN_US)
    last = railway(state, 0, "los_angeles", "st_louis")
    to_build(state)
    do(state, last)
    assert (state.income, state.joined) == ([4, 0, 0, 0], 1)
    assert state.step == steps.BUILD
    last = railway(state, 1, "seattle", "minneapolis")
    to_build(state, 1)
    do(state, last)
    assert state.income == [4, 0, 0, 0]


@pytest.mark.rule("AW-4")
def test_two_railways() -> None:
    state = fresh(WESTERN_US)
    link(state, 1, "st_louis", "denver")
    last = railway(state, 0, "los_angeles", "denver")
    to_build(state)
    do(state, last)
    assert state.income == [2, 2, 0, 0]
    assert state.step == steps.BUILD


@pytest.mark.rule("AW-4")
def test_more_than_two_and_the_builder_names_them() -> None:
    """ASR-35"""
    state = fresh(WESTERN_US)
    link(state, 1, "st_louis", "denver")
    link(state, 2, "denver", "salt_lake_city")
    last = railway(state, 0, "san_francisco", "salt_lake_city")
    to_build(state)
    do(state, last)
    assert (state.step, state.waiting) == (steps.REWARD, [0])
    assert moves(state, "reward") == ["reward 0 1", "reward 0 2", "reward 1 2"]
    assert why_not(state, "done") == ("AW-4", "now-reward")
    assert why_not(state, "reward 0 0") == ("AW-4", "no-such-reward")
    do(state, "reward 1 2")
    assert state.income == [0, 2, 2, 0]
    assert state.step == steps.BUILD
    do(state, "done")


@pytest.mark.rule("AW-4")
def test_of_several_routes_the_builder_names_one() -> None:
    """ASR-35: alone over one's own, or with another over theirs."""
    state = fresh(WESTERN_US)
    link(state, 1, "st_louis", "denver")
    link(state, 0, "memphis", "denver")
    last = railway(state, 0, "los_angeles", "denver")
    to_build(state)
    do(state, last)
    assert moves(state, "reward") == ["reward 0 0", "reward 0 1"]
    do(state, "reward 0 0")
    assert state.income == [4, 0, 0, 0]


@pytest.mark.rule("AW-4")
def test_links_behind_the_cities_that_are_joined_have_no_part_in_it() -> None:
    """ASR-35: St. Louis and Los Angeles are joined by two; others' links beyond either of them join nothing new."""
    state = fresh(WESTERN_US)
    link(state, 2, "st_louis", "memphis")
    link(state, 3, "los_angeles", "san_francisco")
    link(state, 1, "st_louis", "denver")
    last = railway(state, 0, "los_angeles", "denver")
    to_build(state)
    do(state, last)
    assert state.income == [2, 2, 0, 0]
    assert state.step == steps.BUILD


@pytest.mark.rule("AW-4")
def test_links_of_the_bankrupt_join_but_earn_nothing() -> None:
    """ASR-35"""
    state = fresh(WESTERN_US)
    link(state, 1, "st_louis", "denver")
    money.go_bankrupt(state, 1, SILENT)
    last = railway(state, 0, "los_angeles", "denver")
    to_build(state)
    do(state, last)
    assert state.income == [2, 0, 0, 0]


@pytest.mark.rule("AW-4")
def test_a_new_city_may_join_the_continent() -> None:
    """ASR-35: open track of two railways that points at a town."""
    state = fresh(WESTERN_US)
    for seat, city in ((0, "los_angeles"), (1, "st_louis")):
        link(state, seat, city, "trinidad")
    act(state, 2, "urbanization")
    to_build(state, 2)
    do(state, "urbanize I8 C")
    assert state.joined == 1
    assert state.income == [2, 2, 0, 0]


@pytest.mark.rule("AW-4")
def test_only_original_cities_count() -> None:
    """ASR-35: Kansas City, urbanized, is in the east for the bonus, but joins nothing."""
    state = fresh(WESTERN_US)
    act(state, 3, "urbanization")
    to_build(state, 3)
    do(state, "urbanize M6 A")
    last = railway(state, 0, "los_angeles", "kansas_city")
    to_build(state)
    do(state, last)
    assert (state.joined, owner_sets(state)) == (0, [])


# -- across the continent -----------------------------------------------------------------------------------------


def joined(*seats: int) -> State:
    """St. Louis–Denver–Los Angeles, links of these seats; seat 0 moves, with two links."""
    state = fresh(WESTERN_US)
    state.joined = 1
    link(state, seats[0], "st_louis", "denver")
    link(state, seats[1], "denver", "los_angeles")
    give(state, "st_louis", "red")
    state.engine = [2] * 4
    to_move(state)
    return state


@pytest.mark.rule("AW-2")
def test_the_mover_names_the_link_that_gets_the_bonus() -> None:
    """ASR-36: income for its owner; each owner once, one's own first."""
    state = joined(1, 0)
    delivered = moves(state, "deliver")
    assert [move.split()[-1] for move in delivered] == ["2", "1"]
    assert gains(state, delivered[0]) == [2, 1, 0, 0]
    assert gains(state, delivered[1]) == [1, 2, 0, 0]
    plain = " ".join(delivered[0].split()[:-1])
    assert why_not(state, f"{plain} 0") == ("AW-2", "bonus-link")
    assert why_not(state, f"{plain} 3") == ("AW-2", "bonus-link")
    do(state, delivered[1])
    assert state.income == [1, 2, 0, 0]


@pytest.mark.rule("AW-2")
def test_no_bonus_from_a_town_or_from_the_middle() -> None:
    """ASR-36: and both ways across count."""
    state = joined(0, 0)
    give(state, "denver", "red", "yellow")
    middle = [move for move in moves(state, "deliver") if move.startswith("deliver I6")]
    assert {move.split()[-1] for move in middle} == {"0"}
    assert why_not(state, f"{' '.join(middle[0].split()[:-1])} 1") == ("AW-2", "no-bonus")
    give(state, "los_angeles", "yellow")
    west = [move for move in moves(state, "deliver") if move.startswith("deliver B10")]
    assert [gains(state, move) for move in west] == [[3, 0, 0, 0]]


@pytest.mark.rule("AW-2")
def test_a_cube_from_a_town_has_no_region() -> None:
    """ASR-36: Kansas City is in the east as a city only."""
    state = fresh(WESTERN_US)
    state.joined = 1
    link(state, 0, "los_angeles", "denver")
    link(state, 0, "denver", "kansas_city")
    (enters,) = [
        side for side in range(6) if state.run_at[state.plan.facing[place(state, "kansas_city") * 6 + side]] >= 0
    ]
    lay(state, 0, "kansas_city", enters)
    give(state, "kansas_city", "red")
    state.engine[0] = 2
    to_move(state)
    (west,) = moves(state, "deliver")
    assert west.startswith("deliver M6 red")
    assert west.endswith(" 0")
    assert gains(state, west) == [2, 0, 0, 0]


@pytest.mark.rule("AW-2")
def test_regions_of_new_cities() -> None:
    """ASR-36: Kansas City is in the east when it is urbanized, Portland and San Diego in the west."""
    state = fresh(WESTERN_US)
    regions = {name: state.plan.region[here] for name, here in stops(state).items()}
    assert {name for name, region in regions.items() if region == 1} == {*EAST, "kansas_city"}
    assert {name for name, region in regions.items() if region == 2} == {*WEST, "portland", "san_diego"}
    state.joined = 1
    act(state, 3, "urbanization")
    to_build(state, 3)
    do(state, "urbanize M6 A")
    link(state, 0, "kansas_city", "denver")
    link(state, 0, "denver", "los_angeles")
    give(state, "kansas_city", "red")
    state.engine[0] = 2
    to_move(state)
    west = next(move for move in moves(state, "deliver") if move.startswith("deliver M6"))
    assert gains(state, west) == [3, 0, 0, 0]


# -- ties ---------------------------------------------------------------------------------------------------------


def tied(**charts: list[int]) -> State:
    state = fresh(WESTERN_US)
    state.income = [5, 5, 0, 0]
    for name, values in charts.items():
        setattr(state, name, values)
    state.turn = state.plan.turns
    to_move(state, 3, 1)
    return state


@pytest.mark.rule("AW-5")
def test_money_breaks_a_tie() -> None:
    """ASR-37"""
    state = tied(money=[20, 25, 30, 30])
    do(state, "pass")
    assert (state.sheet().winners, state.sheet().decided_by) == ((1,), "money")


@pytest.mark.rule("AW-5")
def test_then_track() -> None:
    """ASR-37: with equal points track can differ only by shares or income."""
    state = tied(income=[6, 5, 0, 0], money=[20, 21, 20, 20])
    link(state, 1, "st_louis", "memphis")
    # Three sections are worth an income.
    state.size[0] = 3
    do(state, "pass")
    sheet = state.sheet()
    assert sheet.totals[0] == sheet.totals[1]
    assert state.money[0] == state.money[1]
    assert (sheet.winners, sheet.decided_by) == ((1,), "track")


@pytest.mark.rule("AW-5")
def test_then_a_die() -> None:
    """ASR-37: rolled until one has more."""
    state = tied(money=[20, 20, 20, 20])
    chance = Recorder(script(tie=[4, 4, 2, 6]))
    do(state, "pass", chance=chance)
    assert [answer for purpose, answer in chance.answers if purpose == "tie"] == [4, 4, 2, 6]
    assert (state.sheet().winners, state.sheet().decided_by) == ((1,), "die")
    assert state.view(None).sheet() == state.sheet(), "everybody sees what was rolled"


def test_a_delivery_packs_its_bonus() -> None:
    state = joined(1, 0)
    move = pack(state, moves(state, "deliver")[0])
    assert move < 1 << 60
