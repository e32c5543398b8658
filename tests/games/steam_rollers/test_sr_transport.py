"""Transport: which goods go where, by which way, how far; tiles 3 and 4. Rulings SRR-12 to SRR-18, SRR-28 to SRR-31."""

from __future__ import annotations

import pytest
from sr_staging import (
    DIRECT,
    EXAMPLE,
    OVER_TOWNS,
    boxes,
    can,
    do,
    give,
    hold,
    kit_with,
    offered,
    rails,
    row,
    stock,
    table,
    turn_to,
    why_not,
)

from roundhouse.core.log import Log
from roundhouse.games.steam_rollers.printed.facts import ANY_DISTANCE, GOODS, LONGER, TO_CITY
from roundhouse.games.steam_rollers.rules.state import State
from roundhouse.games.steam_rollers.rules.steps import OVER
from roundhouse.games.steam_rollers.rules.ways import route

RED_TO_2 = f"transport 1 red 0 source 0 {DIRECT}"
RED_OVER_TOWNS = f"transport 1 red 0 source 0 {OVER_TOWNS}"


def ready(power: int, die: int = 1, seats: int = 2, sides: str = "aaaaaa", **settings: object) -> State:
    """The network of the rulebook's example, a locomotive and a die."""
    state = table(seats, sides=sides, **settings)  # type: ignore[arg-type]
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, *range(1, power + 1))
    hold(state, die)
    return state


@pytest.mark.rule("SR-3.3")
def test_the_example_of_the_rulebook() -> None:
    """SRR-12, SRR-13: red from 1 to 2, over 3 and 4 (distance 3) or over two towns and 4 (distance 4)."""
    state = ready(4)
    assert offered(state, "transport") == [RED_OVER_TOWNS, RED_TO_2], "the longest first"
    log = Log()
    do(state, RED_OVER_TOWNS, log=log)
    assert state.players[0].points == 4
    event = log.events[0]
    assert (event.key, event.args["city"], event.args["to"], event.args["points"]) == ("transport", 1, 2, 4)
    assert event.where == (
        *("goods-1", "city-1", "field-c3", "field-d3", "field-e4", "field-f4"),
        *("city-4", "field-f6", "field-f7", "city-2"),
    )
    assert log.events[1].key == "emptied"
    shorter = ready(4)
    do(shorter, RED_TO_2)
    assert shorter.players[0].points == 3, "not the longest way only, nor the shortest"


@pytest.mark.rule("SR-3.3", "SR-3.2")
def test_the_distance_may_not_exceed_the_power() -> None:
    assert offered(ready(3), "transport") == [RED_TO_2]
    state = ready(3)
    assert why_not(state, RED_OVER_TOWNS) == ("SR-3.3", "too-far")
    assert offered(ready(2), "transport") == []
    assert offered(ready(0), "transport") == []


@pytest.mark.rule("SR-3.3")
def test_a_neighbour_is_at_distance_one() -> None:
    """SRR-12: the start is not counted, the destination is."""
    state = ready(1, goods={1: ["grey"]})
    assert offered(state, "transport") == ["transport 1 grey 0 source 0 1"]
    do(state, "transport 1 grey 0 source 0 1")
    assert state.players[0].points == 1


@pytest.mark.rule("SR-3.3")
def test_where_the_good_goes_afterwards() -> None:
    """SRR-17: into the bag; with orders to the player."""
    state = ready(3, goods={1: ["red", "coal"]})
    before = state.bag[:]
    do(state, RED_TO_2)
    assert row(state, 1) == ["coal"]
    assert state.bag[0] == before[0] + 1
    with_orders = ready(3, orders="aaaaaa")
    before = with_orders.bag[:]
    do(with_orders, RED_TO_2)
    assert with_orders.bag == before
    assert (with_orders.players[0].stock[0], with_orders.players[0].held) == (1, 1)


@pytest.mark.rule("SR-3.3")
def test_coal_goes_into_the_bag_too() -> None:
    """SRR-17, SRR-16: to any other city; it counts as a good on its city."""
    state = ready(3, goods={1: ["coal"]})
    assert {words.split()[-1] for words in offered(state, "transport")} == {
        "1",
        "1-5",
        "1-5-0",
        "0",
    }, "3, 4 and 2; over the towns with power 3 to 4 alone"
    do(state, "transport 1 coal 0 source 0 1")
    assert state.bag[5] == 1
    assert row(state, 1) == []


@pytest.mark.rule("SR-3.3")
def test_coal_does_not_come_back_to_its_origin() -> None:
    """SRR-16"""
    state = ready(6, die=3, goods={3: ["coal"]})
    rails(state, 0, "c4 NE-W")
    ends = {route(state.plan, 0, state.players[0].tracks, 3, way)[-1] for way in ways(state)}
    assert ends == {state.plan.city[n] for n in (1, 2, 4)}


def ways(state: State) -> list[int]:
    return [move >> 17 for move in state.moves(0) if move & 63 == 11]


@pytest.mark.rule("SR-3.3")
def test_no_city_twice_and_no_loops() -> None:
    """SRR-13: 1, 3, 4 and over the towns to 1 again, or on to 3."""
    state = ready(6, goods={1: ["grey", "yellow"]})
    assert why_not(state, "transport 1 yellow 0 source 0 1-5-3") == ("SR-3.3", "city-twice"), "the origin included"
    assert why_not(state, "transport 1 grey 0 source 0 1-5-1") == ("SR-3.3", "city-twice")
    assert why_not(state, "transport 1 grey 0 source 0 4") == ("SR-3.3", "not-joined")
    assert why_not(state, "transport 1 grey 0 source 0 7") == ("RH-1", "not-a-move")
    assert why_not(state, "transport 1 grey 0 source 0 .") == ("RH-1", "not-a-move")


@pytest.mark.rule("SR-3.3")
def test_passing_a_city_of_the_colour() -> None:
    """SRR-14, SRR-15: grey may stop in 3 or run on to 4, and the other way round."""
    state = ready(6, goods={1: ["grey"]})
    assert {words.split()[-1] for words in offered(state, "transport")} == {"1", "1-5", "0", "0-1"}
    do(state, "transport 1 grey 0 source 0 0-1")
    assert state.players[0].points == 4, "two towns, 4 and 3"


@pytest.mark.rule("SR-3.3")
def test_only_to_a_city_of_the_colour() -> None:
    state = ready(6)
    assert why_not(state, "transport 1 red 0 source 0 1") == ("SR-3.3", "other-colour")
    assert why_not(state, "transport 1 blue 0 source 0 1") == ("SR-3.3", "no-such-good")
    assert why_not(state, "transport 1 red 1 source 0 1-5-0") == ("RH-1", "not-a-move")
    assert why_not(state, "transport 3 red 0 source 0 5-0") == ("SR-3.3", "other-source")


@pytest.mark.rule("SR-3.3")
def test_goods_of_one_colour_are_offered_once() -> None:
    state = ready(3, goods={1: ["red", "red", "red"]})
    assert offered(state, "transport") == [RED_TO_2]


@pytest.mark.rule("SR-3.3")
def test_equal_ways_are_offered_once() -> None:
    """Two lines without a town between the same cities: a good comes to the same places by either."""
    state = table(goods={1: ["grey"]})
    rails(state, 0, "b2 SW-E", "b3 W-E", "c3 W-E", "c4 W-NE")
    boxes(state, 0, 1, 2)
    hold(state, 1)
    assert offered(state, "transport") == ["transport 1 grey 0 source 0 0"]
    assert why_not(state, "transport 1 grey 0 source 0 1") == ("SR-3.3", "same-way")


@pytest.mark.rule("SR-3.3")
def test_lines_over_different_towns_are_different_ways() -> None:
    state = table(goods={1: ["grey"]})
    rails(state, 0, "b2 SW-NE", "a3 SW-E", "a4 W-SE", "c3 W-E", "c4 W-NE")
    boxes(state, 0, 1, 2)
    hold(state, 1)
    assert offered(state, "transport") == [
        "transport 1 grey 0 source 0 1",
        "transport 1 grey 0 source 0 0",
    ], "distance 2, then distance 1"


@pytest.mark.rule("SR-1.6", "SR-3.3")
def test_own_cargo() -> None:
    """SRR-18: with a die of its city, by its owner alone; it is no good of the goods board."""
    state = ready(2, die=4, goods={4: ["red"]})
    state.players[0].cargo, state.players[0].cargo_city = GOODS.index("red"), 4
    state.bag[0] -= 1
    assert offered(state, "transport") == ["transport 4 red 0 source 0 0", "transport own red 0 source 0 0"]
    assert why_not(state, "transport own blue 0 source 0 0") == ("RH-1", "not-a-move")
    assert why_not(state, "transport own red 1 source 0 0") == ("RH-1", "not-a-move")
    do(state, "transport own red 0 source 0 0")
    assert row(state, 4) == ["red"]
    assert (state.players[0].cargo, state.players[0].cargo_city, state.players[0].points) == (-1, 0, 1)
    hold(state, 4)
    assert why_not(state, "transport own red 0 source 0 0", seat=1) == ("SR-1.6", "no-cargo")


@pytest.mark.rule("SR-3.3", "SR-2.3")
def test_the_third_empty_city_ends_the_game_with_the_round() -> None:
    state = ready(3, goods={5: [], 6: []})
    do(state, RED_TO_2)
    assert state.step != OVER
    hold(state, 6)
    do(state, "upgrade 6")
    assert state.step == OVER


# -- tile 3 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-4.2")
def test_tile_3a_names_the_destination() -> None:
    """SRR-28: the origin is any city with a fitting good and way, own cargo too."""
    by_destination = f"transport 1 red 0 destination 0 {DIRECT}"
    state = ready(3, die=2, goods={2: ["blue"], 3: ["red", "blue"]})
    assert why_not(state, by_destination) == ("SR-4.2", "no-tile")
    give(state, 0, 3)
    assert offered(state, "transport") == [
        by_destination,
        "transport 3 red 0 destination 0 5-0",
        "transport 4 red 0 destination 0 0",
    ]
    log = Log()
    do(state, by_destination, log=log)
    assert "infinity" in [event.key for event in log.events]
    assert state.tile_of[3] == 0, "a lasting tile stays"
    assert (state.used, state.players[0].points) == ([2], 3)


@pytest.mark.rule("SR-4.2")
def test_tile_3a_with_own_cargo_and_both_ways() -> None:
    state = ready(6, die=4, goods={4: ["red"]})
    give(state, 0, 3)
    state.players[0].cargo, state.players[0].cargo_city = GOODS.index("red"), 3
    state.bag[0] -= 1
    assert why_not(state, "transport own red 0 destination 0 5-0") == ("SR-4.2", "other-destination")
    assert can(state, "transport 4 red 0 source 0 0"), "the die may still name the origin"
    state.hand = [2]
    assert can(state, "transport own red 0 destination 0 5-0")
    assert why_not(state, "transport own red 0 source 0 5-0") == ("SR-3.3", "other-source")


@pytest.mark.rule("SR-4.2", "SR-4.1")
def test_a_tile_3a_with_lightning_goes_back() -> None:
    state = ready(3, die=2, plan=kit_with(TO_CITY, lightning=True))
    give(state, 0, 3)
    do(state, f"transport 1 red 0 destination 0 {DIRECT}")
    assert state.tile_of[3] == -1


@pytest.mark.rule("SR-4.2")
def test_tile_3b_raises_the_distance() -> None:
    """SRR-29: by 1 or 2 or not at all; the locomotive must cover the raised distance."""
    state = ready(4, sides="aabaaa")
    assert why_not(state, f"transport 1 red 0 source 1 {DIRECT}") == ("SR-4.2", "no-tile")
    give(state, 0, 3)
    assert offered(state, "transport") == [
        RED_OVER_TOWNS,
        f"transport 1 red 0 source 1 {DIRECT}",
        RED_TO_2,
    ]
    assert why_not(state, f"transport 1 red 0 source 2 {DIRECT}") == ("SR-3.3", "too-far")
    assert why_not(state, f"transport 1 red 0 source 3 {DIRECT}") == ("RH-1", "not-a-move")
    do(state, f"transport 1 red 0 source 1 {DIRECT}")
    assert state.players[0].points == 4
    assert state.tile_of[3] == 0
    six = ready(6, sides="aabaaa")
    give(six, 0, 3)
    do(six, f"transport 1 red 0 source 2 {OVER_TOWNS}")
    assert six.players[0].points == 6


@pytest.mark.rule("SR-4.1")
def test_a_tile_3b_that_is_not_used_stays_whatever_its_sign() -> None:
    plan = kit_with(LONGER, lightning=True)
    state = ready(4, sides="aabaaa", plan=plan)
    give(state, 0, 3)
    do(state, RED_TO_2)
    assert state.tile_of[3] == 0
    used = ready(4, sides="aabaaa", plan=plan)
    give(used, 0, 3)
    do(used, f"transport 1 red 0 source 1 {DIRECT}")
    assert used.tile_of[3] == -1


# -- tile 4 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-4.2", "SR-4.1")
def test_tile_4a_knows_no_distance() -> None:
    """SRR-30: even with power 0; no city twice."""
    state = ready(0)
    give(state, 0, 4)
    assert offered(state, "transport") == [RED_OVER_TOWNS, RED_TO_2]
    assert why_not(state, "transport 1 red 0 source 0 1-5-1") == ("SR-3.3", "city-twice")
    do(state, RED_OVER_TOWNS)
    assert state.players[0].points == 4
    assert state.tile_of[4] == -1


@pytest.mark.rule("SR-4.1")
def test_tile_4a_is_used_only_where_it_is_needed() -> None:
    state = ready(3)
    give(state, 0, 4)
    do(state, RED_TO_2)
    assert state.tile_of[4] == 0
    far = ready(3)
    give(far, 0, 4)
    do(far, RED_OVER_TOWNS)
    assert far.tile_of[4] == -1


@pytest.mark.rule("SR-4.2")
def test_tiles_3b_and_4a_together() -> None:
    """SRR-29, SRR-30: the raised distance knows no limit, either."""
    state = ready(1, sides="aabaaa", plan=kit_with(ANY_DISTANCE, lightning=True))
    give(state, 0, 3, 4)
    do(state, f"transport 1 red 0 source 2 {OVER_TOWNS}")
    assert state.players[0].points == 6
    assert (state.tile_of[3], state.tile_of[4]) == (0, -1)


@pytest.mark.rule("SR-4.2", "SR-4.1")
@pytest.mark.parametrize(("power", "plus", "needed"), [(3, 0, False), (3, 1, True), (4, 1, False), (4, 2, True)])
def test_a_raised_distance_may_need_tile_4a(power: int, plus: int, needed: bool) -> None:
    """SRR-29, SRR-30: it is the raised distance that the locomotive must cover, or the tile must."""
    state = ready(power, sides="aabaaa")
    give(state, 0, 3, 4)
    do(state, f"transport 1 red 0 source {plus} {DIRECT}")
    assert state.players[0].points == 3 + plus
    assert (state.tile_of[4] == -1) == needed


@pytest.mark.rule("SR-4.2", "SR-4.1")
def test_tiles_3a_and_4a_together() -> None:
    """SRR-28, SRR-30: the destination by the die, the distance by the other tile; each is used."""
    state = ready(2, die=2, plan=kit_with(TO_CITY, lightning=True))
    give(state, 0, 3, 4)
    do(state, f"transport 1 red 0 destination 0 {DIRECT}")
    assert (state.tile_of[3], state.tile_of[4]) == (-1, -1)
    assert (state.used, state.players[0].points) == ([2], 3)


@pytest.mark.rule("SR-4.2")
def test_tile_4b_adds_one_to_the_power() -> None:
    """SRR-31: in transports, also beyond six boxes; not at the end."""
    state = ready(3, sides="aaabaa")
    give(state, 0, 4)
    assert can(state, RED_OVER_TOWNS)
    do(state, RED_OVER_TOWNS)
    assert state.tile_of[4] == 0, "a lasting tile"
    assert state.players[0].power == 3
    assert state.sheet()[0].points("locomotive") == 0
    assert state.sheet()[0].ties[0] == 3
    seven = ready(6, sides="aabbaa", goods={1: ["coal"]})
    give(seven, 0, 3, 4)
    rails(seven, 0, "d7 SE-NW", "c7 SE-NE")
    assert seven.players[0].power == 6
    assert can(seven, "transport 1 coal 0 source 2 0-0-2"), "two towns, 4, 2 and 6, and two more"
    boxes(seven, 1, 1)
    assert why_not(ready(6, sides="aaabaa"), "transport 1 red 0 source 1 0-0") == ("SR-4.2", "no-tile")


@pytest.mark.rule("SR-3.3")
def test_the_sheet_of_the_mover_counts() -> None:
    """Over one's own tracks, with one's own locomotive."""
    state = ready(6, seats=2)
    turn_to(state, 1)
    hold(state, 1)
    assert offered(state, "transport") == []
    assert why_not(state, RED_TO_2) == ("SR-3.3", "not-joined")


@pytest.mark.rule("SR-5.1", "SR-3.3")
def test_stocked_goods_are_no_longer_on_the_board() -> None:
    state = ready(3, orders="aaaaaa")
    stock(state, 0, red=1)
    assert row(state, 1) == ["red"]
    do(state, RED_TO_2)
    assert state.players[0].stock[0] == 2
