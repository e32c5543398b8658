"""The sheet, the goods, the tiles and what happens before the first round. Rulings SRR-15, SRR-16, SRR-18, SRR-33,
SRR-37 to SRR-40, SRR-54.2, SRR-54.3."""

from __future__ import annotations

from collections import Counter

import pytest
from sr_staging import PLAN, can, do, give, offered, rolls, row, table, why_not

import roundhouse as rh
from roundhouse.core.chance import Fast, Recorder
from roundhouse.core.errors import BadOption, BadScript
from roundhouse.core.log import Log
from roundhouse.games.steam_rollers.printed.facts import COAL, GOODS, GREY, NUMBERS, STARTS, TILES
from roundhouse.games.steam_rollers.printed.kit import OURS
from roundhouse.games.steam_rollers.rules import rounds
from roundhouse.games.steam_rollers.rules.plan import Plan
from roundhouse.games.steam_rollers.rules.setup import new_game
from roundhouse.games.steam_rollers.rules.state import State
from roundhouse.games.steam_rollers.rules.steps import START, TAKE

RED, BLUE, GREEN, YELLOW = range(4)


def starting(seats: int, first: int = 0) -> State:
    """The starting tiles are to be chosen."""
    return new_game(PLAN, seats, rolls(first=[first + 1]), None, start=True)


# -- the sheet ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-1.1")
def test_the_sheet() -> None:
    """Six regions with a city and a town each; 3 and 4 are grey."""
    assert [GOODS[PLAN.colour[n]] for n in NUMBERS] == ["yellow", "red", "grey", "grey", "blue", "green"]
    for number in NUMBERS:
        assert PLAN.region[PLAN.city[number]] == PLAN.region[PLAN.town[number]] == number
        assert PLAN.town[number] in PLAN.fields[number]
        assert PLAN.city[number] not in PLAN.fields[number]
        assert len(PLAN.fields[number]) == 9
        assert all(PLAN.beside[6 * PLAN.city[number] + side] >= 0 for side in range(6)), "six inner sides"
    assert rh.find_game("steam_rollers").seats == (1, 2, 3, 4, 5)


@pytest.mark.rule("SR-1.1")
def test_neighbours_are_mutual() -> None:
    for field in range(PLAN.size):
        for side in range(6):
            there = PLAN.beside[6 * field + side]
            if there >= 0:
                assert PLAN.beside[6 * there + (side + 3) % 6] == field


@pytest.mark.rule("SR-1.7")
def test_border_maps_close_whole_borders_both_ways() -> None:
    sizes = [2] * 6 + [4] * 6
    for walls in range(1, 13):
        assert len(PLAN.borders[walls]) == sizes[walls - 1]
        for place, there in enumerate(PLAN.beside):
            if there >= 0:
                pair = tuple(sorted((PLAN.region[place // 6], PLAN.region[there])))
                assert (PLAN.roads[walls][place] < 0) == (pair in PLAN.borders[walls])
    assert PLAN.roads[0] == PLAN.beside


@pytest.mark.rule("SR-1.7")
@pytest.mark.parametrize(("level", "first"), [(1, 1), (2, 7)])
def test_a_die_chooses_the_border_map(level: int, first: int) -> None:
    for die in NUMBERS:
        log = Log()
        state = new_game(PLAN, 2, rolls(border=[die]), log, borders=level)
        assert state.walls == first + die - 1
        assert "borders" in [event.key for event in log.events]
    assert new_game(PLAN, 2, Fast(1), None).walls == 0


# -- goods --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cities_draw_goods_and_lose_those_of_their_own_colour(seats: int) -> None:
    """SRR-15: grey is removed from 3 and from 4."""
    for seed in range(20):
        drawn = Recorder(Fast(seed))
        state = new_game(PLAN, seats, drawn, None)
        goods = [good for purpose, good in drawn.answers if purpose == "bag"]
        assert len(goods) == 6 * (seats + 2)
        own = [YELLOW, RED, GREY, GREY, BLUE, GREEN]
        for city in NUMBERS:
            mine = goods[(city - 1) * (seats + 2) : city * (seats + 2)]
            assert state.goods[city] == [good for good in mine if good != own[city - 1]], "not replaced"
        on_board = Counter(good for goods_here in state.goods for good in goods_here)
        assert all(state.bag[kind] + on_board[kind] == 10 for kind in range(COAL)), "removed goods are in the bag again"
        assert state.bag[COAL] == on_board[COAL] == 0


@pytest.mark.rule("SR-1.2")
def test_removed_goods_return_only_when_all_cities_are_filled() -> None:
    """With seven yellow ones removed from city 1 later cities can draw three, and no eleventh."""
    with pytest.raises(BadScript, match="there is no 3 left"):
        new_game(PLAN, 5, rolls(bag=[YELLOW] * 7 + [YELLOW] * 4), None)
    drawn = (
        [YELLOW] * 7
        + [YELLOW] * 3
        + [BLUE] * 4
        + [GREEN] * 7
        + [RED] * 7
        + [GREY] * 7
        + [GREY] * 3
        + [RED] * 3
        + [BLUE]
    )
    state = new_game(PLAN, 5, rolls(bag=drawn), None)
    assert row(state, 1) == []
    assert row(state, 2) == ["yellow"] * 3 + ["blue"] * 4
    assert state.bag[YELLOW] == 7


@pytest.mark.rule("SR-1.3")
def test_a_city_that_lost_a_good_gets_one_coal() -> None:
    """SRR-16: exactly one, however many it lost."""
    drawn = [YELLOW, YELLOW, RED, RED] + [BLUE] * 4 + [GREY, RED, RED, RED] + [RED] * 4 + [GREEN] * 4 + [YELLOW] * 4
    state = new_game(PLAN, 2, rolls(bag=drawn), None, coal=True)
    assert [row(state, city).count("coal") for city in NUMBERS] == [1, 0, 1, 0, 0, 0]
    assert row(state, 1) == ["red", "red", "coal"]
    assert state.coal_left == 4
    plain = new_game(PLAN, 2, rolls(bag=drawn), None)
    assert not any("coal" in row(plain, city) for city in NUMBERS)


# -- tiles, dice, the first player --------------------------------------------------------------------------------


@pytest.mark.rule("SR-1.4", "SR-1.5")
def test_sides_are_drawn_and_kept() -> None:
    """SRR-33"""
    sides, order_sides = [1, 2, 1, 2, 2, 1], [2, 2, 1, 1, 2, 1]
    state = new_game(PLAN, 3, rolls(side=sides[:], order_side=order_sides[:]), None, orders=True)
    assert [TILES[tile] for tile in state.tiles[1:]] == ["1a", "2b", "3a", "4b", "5b", "6a"]
    assert state.order_sides[1:] == [2 * n + side - 1 for n, side in enumerate(order_sides)]
    assert state.tile_of[1:] == [-1] * 6
    assert new_game(PLAN, 3, Fast(1), None).order_sides == [-1] * 7, "no orders without the option"
    before = state.tiles[:]
    chance = Fast(5)
    for _ in range(200):
        if state.waiting:
            moves = state.moves(state.waiting[0])
            state.play(state.waiting[0], moves[chance.number(len(moves))], chance)
    assert state.tiles == before


@pytest.mark.rule("SR-1.8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_dice_and_the_first_player(seats: int) -> None:
    """SRR-54.2: whoever begins is drawn."""
    for first in range(seats):
        state = new_game(PLAN, seats, rolls(first=[first + 1], white=[6] * seats + [1], black=[3]), None)
        assert (state.first, state.turn, state.waiting) == (first, first, [first])
        assert state.white == [1] + [6] * seats
        assert state.black == 3
        assert (state.round, state.step) == (1, TAKE)


# -- starting tiles -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-1.6")
def test_starting_tiles_from_the_last_player_backwards() -> None:
    """SRR-37: effect at once, each tile once, then they are gone."""
    state = starting(3, first=1)
    assert (state.step, state.waiting) == (START, [0]), "the last player is the one before the first"
    assert state.starts == 0b11111, "five tiles"
    assert why_not(state, "take 1") == ("SR-1.6", "start-first")
    log = Log()
    do(state, "start-points", log=log)
    assert [event.key for event in log.events] == ["start-points"]
    assert state.players[0].bonus == 2
    assert state.sheet()[0].points("bonus") == 2
    assert state.waiting == [2]
    assert why_not(state, "start-points") == ("SR-1.6", "start-taken")
    do(state, "start-locomotive 4", log=log)
    assert (state.players[2].boxes, state.players[2].power) == (1 << 4, 1), "SRR-39: any one box"
    assert state.waiting == [1]
    do(state, "start-track d6 E-NE", log=log)
    assert sum(map(bool, state.players[1].tracks)) == 1
    assert (state.step, state.turn, state.round) == (TAKE, 1, 1)
    assert state.starts == 0
    assert [event.key for event in log.events] == ["start-points", "start-locomotive", "start-track", "round"]
    assert why_not(state, "start-tile 1") == ("SR-2.1", "take-first")


@pytest.mark.rule("SR-1.6")
def test_five_players_take_all_five() -> None:
    state = starting(5)
    for move in ("start-tile 3", "start-points", "start-idle track", "start-cargo red 4", "start-locomotive 1"):
        assert state.step == START
        do(state, move)
    assert (state.step, state.starts) == (TAKE, 0)
    assert len(STARTS) == 5


@pytest.mark.rule("SR-1.6")
def test_the_starting_track_goes_anywhere() -> None:
    """SRR-38: any kind on any field."""
    state = starting(2)
    fields = {words.split()[1] for words in offered(state, "start-track")}
    assert len(fields) == 54
    assert len(offered(state, "start-track")) == 54 * 15
    assert why_not(state, "start-track c2 E-W") == ("SR-3.1", "on-a-city")
    assert why_not(state, "start-track l1 E-W") == ("RH-1", "not-a-move")


@pytest.mark.rule("SR-1.6")
def test_the_kinds_of_the_starting_track_are_a_constant() -> None:
    """SRR-38: if the printed tile shows a kind, moves and refusals keep to it."""
    state = new_game(Plan(OURS, ("straight",)), 2, Fast(1), None, start=True)
    assert len(offered(state, "start-track")) == 54 * 3
    assert why_not(state, "start-track a1 E-NE") == ("SR-1.6", "other-kind")


@pytest.mark.rule("SR-1.6")
def test_the_starting_action_tile_lies_sideways_until_the_first_turn() -> None:
    """SRR-40"""
    state = starting(2)
    log = Log()
    do(state, "start-tile 6", log=log)
    assert log.events[0].key == "start-tile"
    assert (state.tile_of[6], state.sideways) == (1, 1 << 6)
    state.starts |= 1 << STARTS.index("tile")
    assert why_not(state, "start-tile 6") == ("SR-1.6", "tile-gone")
    do(state, "start-points")
    assert state.sideways == 1 << 6
    rounds.begin_turn(state, 1)
    assert state.sideways == 0


@pytest.mark.rule("SR-1.6")
def test_own_cargo_is_chosen_from_the_bag() -> None:
    """SRR-18: any good but grey, on city 3 or 4 of one's own sheet."""
    state = starting(2)
    before = state.bag[BLUE]
    log = Log()
    do(state, "start-cargo blue 4", log=log)
    assert log.events[0].args["city"] == 4
    assert (state.players[1].cargo, state.players[1].cargo_city) == (BLUE, 4)
    assert state.bag[BLUE] == before - 1
    other = starting(2)
    assert {words.split()[1] for words in offered(other, "start-cargo")} == {"red", "blue", "green", "yellow"}
    assert {words.split()[2] for words in offered(other, "start-cargo")} == {"3", "4"}
    other.bag[RED] = 0
    assert why_not(other, "start-cargo red 3") == ("SR-1.6", "bag-lacks")
    assert why_not(other, "start-idle cargo") == ("SR-1.6", "cargo-possible")


@pytest.mark.rule("SR-1.6")
def test_own_cargo_from_a_bag_of_grey_has_no_effect() -> None:
    """SRR-54.3"""
    state = starting(2)
    state.bag = [0, 0, 0, 0, 5, 0]
    assert offered(state, "start-cargo") == []
    do(state, "start-idle cargo")
    assert state.players[1].cargo == -1
    assert why_not(state, "start-idle cargo") == ("SR-1.6", "start-taken")


@pytest.mark.rule("SR-1.6")
def test_locomotive_and_track_are_a_may() -> None:
    for name in ("locomotive", "track"):
        state = starting(2)
        log = Log()
        do(state, f"start-idle {name}", log=log)
        assert log.events[0].key == "start-idle"
        assert state.players[1].power == sum(state.players[1].tracks) == 0
        assert why_not(state, f"start-idle {name}") == ("SR-1.6", "start-taken")
        assert can(state, "start-points")


# -- options ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-7.1")
@pytest.mark.parametrize("name", ["coal", "orders", "start"])
def test_only_borders_go_with_a_solo_game(name: str) -> None:
    """SRR-54"""
    with pytest.raises(BadOption, match=name):
        rh.Table.new("steam_rollers", 1, {name: "yes"})
    assert rh.Table.new("steam_rollers", 1, {"borders": "hard", "level": "tycoon", "goods": "4"}).state.seats == 1
    assert rh.Table.new("steam_rollers", 2, {name: "yes"}).state.seats == 2


@pytest.mark.parametrize(("name", "value"), [("level", "driver"), ("goods", "4")])
def test_settings_of_eve_are_for_solo_games(name: str, value: str) -> None:
    with pytest.raises(BadOption, match=name):
        rh.Table.new("steam_rollers", 2, {name: value})


def test_a_table_with_every_option() -> None:
    game = rh.find_game("steam_rollers")
    options = {"borders": "medium", "coal": "yes", "orders": "yes", "start": "yes"}
    state = game.new(5, game.check_options(options), Fast(3))
    assert isinstance(state, State)
    assert (state.orders, state.step, 1 <= state.walls <= 6) == (True, START, True)
    assert state.level == 0


def test_staged_tables_are_whole() -> None:
    """The tables of these tests hold what a real one holds."""
    real = new_game(PLAN, 3, Fast(2), None).inventory()
    state = table(3)
    give(state, 1, 2, 5)
    assert state.inventory() == real
