"""Orders and the final sheet. Rulings SRR-34 to SRR-36, and section 6."""

from __future__ import annotations

import pytest
from sr_staging import PLAN, boxes, can, do, give, hold, keys, offered, rails, stock, table, turn_to, why_not

from roundhouse.core.log import Log
from roundhouse.games.steam_rollers.printed.facts import COAL, GOODS
from roundhouse.games.steam_rollers.rules import scoring
from roundhouse.games.steam_rollers.rules.state import State
from roundhouse.games.steam_rollers.rules.steps import ORDER, USE

RED, BLUE, GREEN, YELLOW, GREY = range(5)


def open_table(**numbers: int) -> State:
    """With orders; the first player has delivered these goods and holds a die."""
    state = table(orders="aaaaaa")
    stock(state, 0, **numbers)
    hold(state, 1)
    return state


@pytest.mark.rule("SR-5.1")
def test_fill_an_order_before_the_action() -> None:
    """SRR-34, SRR-36: also without a transport; the goods go into the bag, the points count at the end."""
    state = open_table(yellow=1, red=2)
    before = state.bag[:]
    assert offered(state, "order") == ["order 1 none"]
    log = Log()
    do(state, "order 1 none", log=log)
    assert keys(log) == ["order"]
    assert state.order_of[1] == 0
    assert state.players[0].stock == [1, 0, 0, 0, 0, 0]
    assert state.players[0].held == 1
    assert (state.bag[YELLOW], state.bag[RED]) == (before[YELLOW] + 1, before[RED] + 1)
    assert state.step == USE, "the action is still to come"
    assert state.sheet()[0].points("order") == 2
    assert scoring.total(state, 0) == state.sheet()[0].total == 2
    do(state, "upgrade 1")
    assert state.turn == 1
    hold(state, 1)
    assert why_not(state, "order 1 none") == ("SR-5.1", "order-filled"), "it is its owner's for good"


@pytest.mark.rule("SR-5.1")
def test_fill_an_order_after_the_action() -> None:
    """SRR-34: the good just delivered may be used."""
    state = table(orders="aaaaaa", goods={1: ["grey", "grey"]})
    rails(state, 0, "c3 W-E", "c4 W-NE")
    boxes(state, 0, 1)
    stock(state, 0, grey=1)
    hold(state, 1)
    assert offered(state, "order") == []
    do(state, "transport 1 grey 0 source 0 0")
    assert (state.step, state.turn) == (ORDER, 0)
    assert why_not(state, "upgrade 2") == ("SR-5.1", "order-first")
    assert offered(state, "done") == ["done"]
    do(state, "order 3 none")
    assert state.turn == 1
    assert state.order_of[3] == 0


@pytest.mark.rule("SR-5.1")
def test_an_order_is_a_may() -> None:
    state = open_table(yellow=1, red=1)
    do(state, "upgrade 1")
    assert state.step == ORDER
    do(state, "done")
    assert state.turn == 1
    assert state.order_of[1] == -1


@pytest.mark.rule("SR-5.1")
def test_one_order_a_turn() -> None:
    """SRR-34"""
    state = open_table(yellow=1, red=1, blue=1, green=1)
    assert offered(state, "order") == ["order 1 none", "order 2 none"]
    do(state, "order 2 none")
    assert offered(state, "order") == []
    assert why_not(state, "order 1 none") == ("SR-5.1", "one-order")
    do(state, "upgrade 1")
    assert state.turn == 1, "nobody is asked again"
    turn_to(state, 1)
    hold(state, 2)
    do(state, "upgrade 2")
    assert (state.round, state.first) == (2, 1)
    hold(state, 3)
    do(state, "upgrade 3")
    hold(state, 2)
    assert can(state, "order 1 none"), "in the next turn again"


@pytest.mark.rule("SR-5.1")
def test_goods_must_be_there() -> None:
    state = open_table(red=1, blue=1)
    assert why_not(state, "order 5 none") == ("SR-5.1", "goods-missing")
    assert why_not(state, "order 5 red") == ("SR-5.1", "no-coal")
    assert why_not(state, "order 5 green") == ("RH-1", "not-a-move")
    do(state, "upgrade 1")
    assert state.turn == 1, "nothing can be filled, nobody is asked"


@pytest.mark.rule("SR-5.1")
def test_coal_stands_for_any_good_once_an_order() -> None:
    """SRR-35"""
    state = open_table(red=1, blue=1, coal=2)
    assert offered(state, "order") == ["order 1 yellow", "order 2 green", "order 5 red"]
    do(state, "order 5 red")
    assert state.players[0].stock == [0, 0, 0, 0, 0, 1]
    assert state.bag[COAL] == 1
    two = open_table(red=1, coal=2)
    assert not can(two, "order 5 red"), "one coal at most"
    both = open_table(red=2, blue=1, coal=1)
    assert {"order 5 none", "order 5 red", "order 5 blue"} <= set(offered(both, "order"))


@pytest.mark.rule("SR-5.1")
def test_without_the_option_there_are_no_orders() -> None:
    state = table()
    hold(state, 1)
    assert why_not(state, "order 1 none") == ("SR-5.1", "no-orders")


@pytest.mark.rule("SR-1.5", "SR-5.1")
def test_the_orders() -> None:
    """Twelve sides; every colour is asked for."""
    assert len(PLAN.order_goods) == len(PLAN.order_points) == 12
    for goods, points in zip(PLAN.order_goods, PLAN.order_points, strict=True):
        assert points >= len(goods) >= 2
        assert COAL not in goods
    for side in (0, 1):
        assert {good for goods in PLAN.order_goods[side::2] for good in goods} == set(range(COAL))


# -- the sheet ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-6.1", "SR-6.2")
def test_the_example_of_the_rulebook() -> None:
    """13 + 9 (four links, five towns) + 2 (power 5) - 2 (a tile) = 22."""
    state = table(sides="aabaaa")
    player = state.players[0]
    player.points = 13
    rails(state, 0, "b2 SW-NE", "a3 SW-E", "a4 W-SE")
    rails(state, 0, "c3 W-SE", "d3 NW-SE", "e4 NW-SE", "f4 NW-E")
    rails(state, 0, "f6 W-SE", "g7 NW-NE", "f7 SW-NE")
    rails(state, 0, "b5 W-SE", "c6 NW-NE", "b6 SW-E")
    assert player.network == 2 + 3 + 2 + 2
    boxes(state, 0, 1, 2, 3, 4, 6)
    give(state, 0, 3)
    sheet = state.sheet()[0]
    assert [sheet.points(what) for what in ("transport", "link", "locomotive", "tile")] == [13, 9, 2, -2]
    assert sheet.total == scoring.total(state, 0) == 22
    link = next(line for line in sheet.lines if line.what == "link" and line.args["from"] == 1 and line.args["to"] == 3)
    assert link.where == ("city-1", "field-b2", "field-a3", "field-a4", "city-3")


@pytest.mark.rule("SR-6.1")
@pytest.mark.parametrize(("power", "points"), [(0, 0), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_the_locomotive(power: int, points: int) -> None:
    state = table(sides="aaabaa")
    boxes(state, 0, *range(1, power + 1))
    give(state, 0, 4)
    assert state.sheet()[0].points("locomotive") == points, "tile 4b adds nothing"


@pytest.mark.rule("SR-6.2")
def test_ties_are_broken_by_power_then_by_the_network() -> None:
    state = table()
    state.players[0].points = 5
    state.players[1].points = 5
    assert (state.sheet().winners, state.sheet().decided_by) == ((0, 1), None), "shared"
    state.players[1].points = 3
    rails(state, 1, "b2 SW-NE", "a3 SW-E", "a4 W-SE")
    assert (state.sheet().totals, state.sheet().winners, state.sheet().decided_by) == ((5, 5), (1,), "network")
    boxes(state, 0, 1)
    assert (state.sheet().winners, state.sheet().decided_by) == ((0,), "power")
    give(state, 1, 4)
    assert state.sheet().winners == (1,), "more points win in the first place"


@pytest.mark.rule("SR-6.1")
def test_every_part_counts_once() -> None:
    state = table(orders="bbbbbb")
    player = state.players[0]
    player.points, player.bonus = 7, 2
    state.order_of[5] = 0
    rails(state, 0, "c3 W-E", "c4 W-NE")
    boxes(state, 0, 1, 2, 3, 4)
    give(state, 0, 6)
    assert state.sheet()[0].total == scoring.total(state, 0) == 7 + 2 + 5 + 1 + 1 + 2
    assert {line.what for line in state.sheet()[0].lines} == {
        *("transport", "link", "locomotive", "tile", "order", "bonus")
    }
    assert GOODS[GREY] == "grey"
