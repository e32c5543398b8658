"""AS-1: what is in the box, how a game begins; and the printed facts."""

from __future__ import annotations

import pytest
from as_brute import neighbours
from as_staging import EVERY, RUST_BELT, colours, cubes, place, script, started

import roundhouse as rh
from roundhouse.core.chance import Fast, Recorder
from roundhouse.games.age_of_steam.maps import MAPS
from roundhouse.games.age_of_steam.printed import editions
from roundhouse.games.age_of_steam.printed.facts import COLUMN_BELOW, COLUMN_NAMES, COLUMN_SPACES, SPACE_NAMES, SPACES
from roundhouse.games.age_of_steam.rules import steps
from roundhouse.games.age_of_steam.rules.plan import cubes_list
from roundhouse.games.age_of_steam.rules.tiles import COUNTS, EXITS, PATTERNS, PLAIN_PATTERNS


@pytest.mark.rule("AS-1.1")
def test_goods_and_the_chart() -> None:
    state = started()
    assert state.inventory() == {
        **{f"{colour} cubes": 20 for colour in ("red", "blue", "purple", "yellow")},
        "black cubes": 16,
        "white cubes": 0,
        **{name: number for name, number in state.inventory().items() if "cubes" not in name},
    }
    assert SPACES == 52
    assert -1 not in state.chart
    assert state.new_city == [-1] * 8
    assert rh.find_game(RUST_BELT).seats == (3, 4, 5, 6)


@pytest.mark.rule("AS-1.1")
def test_the_chart_is_filled_row_by_row() -> None:
    """The first twelve cubes drawn lie in the top row, from left to right; New Cities come behind the cities."""
    drawn = colours(*["red", "blue", "purple", "yellow"] * 25)[:78]
    state = started(chance=script(bag=drawn[:]))
    assert state.chart == drawn[:52]
    assert SPACE_NAMES[:13] == (*(f"{name}.1" for name in COLUMN_NAMES[:12]), "light1.2")
    assert SPACE_NAMES[36:45] == tuple(f"{name}.1" for name in "ABCDEFGH") + ("A.2",)
    assert [len(spaces) for spaces in COLUMN_SPACES] == [3] * 12 + [2] * 8
    # A is fed by light 3, E by dark 1.
    below = [COLUMN_NAMES[column] if column >= 0 else "" for column in COLUMN_BELOW]
    assert below == ["", "", "A", "B", "C", "D", "E", "F", "G", "H", "", ""]


@pytest.mark.rule("AS-1.2")
def test_cubes_in_cities() -> None:
    state = started()
    for city in state.plan.board.cities:
        assert len(cubes(state, city.id)) == (3 if city.id in ("pittsburgh", "wheeling") else 2)
    assert all(not state.cubes[town.hex] for town in state.plan.board.towns)


@pytest.mark.rule("AS-1.3")
def test_players_begin_alike() -> None:
    state = started(seats=5)
    for seat in range(5):
        assert (state.engine[seat], state.income[seat], state.shares[seat], state.money[seat]) == (1, 0, 2, 10)
        assert state.discs[seat] == 20
    assert state.step == steps.ISSUE
    assert state.waiting == state.order[:1]
    assert state.queue == state.order[1:]


@pytest.mark.rule("AS-1.3")
def test_three_dice_for_the_order() -> None:
    state = started(seats=3, chance=script(order=[1, 2, 3, 6, 6, 6, 4, 4, 4]))
    assert state.order == [1, 2, 0]


@pytest.mark.rule("AS-1.3")
def test_ties_for_the_order_are_rolled_again() -> None:
    """ASR-44: only those who tie roll again, for the places that they tie for."""
    rolls = [6, 6, 6, 1, 1, 1, 6, 6, 6, 2, 2, 2]
    again = [1, 1, 1, 1, 1, 1]
    last = [1, 1, 2, 6, 6, 6]
    chance = Recorder(script(order=rolls + again + last))
    state = started(seats=4, chance=chance)
    assert state.order == [2, 0, 3, 1]
    assert sum(purpose == "order" for purpose, _ in chance.answers) == 24


@pytest.mark.rule("AS-1.4")
def test_turns_by_players() -> None:
    assert [editions.plan(RUST_BELT, seats).turns for seats in (3, 4, 5, 6)] == [10, 8, 7, 6]


@pytest.mark.parametrize(("edition", "seats"), EVERY)
def test_neighbours_are_where_they_are_on_paper(edition: str, seats: int) -> None:
    plan = editions.plan(edition, seats)
    board = plan.board
    measured = neighbours(board)
    for port, other in enumerate(plan.across):
        name = board.labels[port // 6]
        assert measured.get((name, port % 6)) == (None if other < 0 else board.labels[other])
        if other >= 0:
            assert plan.facing[plan.facing[port]] == port


def test_maps_are_whole() -> None:
    sizes = {
        "rust_belt": (163, 12, 14),
        "western_us": (171, 12, 20),
        "southern_us": (159, 12, 14),
        "germany": (147, 19, 14),
        "barbados": (50, 6, 5),
        "st_lucia": (59, 0, 11),
    }
    for name, size in sizes.items():
        plan = editions.plan(f"age_of_steam_{name}", min(MAPS[f"age_of_steam_{name}"].settings.turns))
        board = plan.board
        assert (len(board.labels), len(board.cities), len(board.towns)) == size
        assert len(set(plan.stops)) == len(board.cities) + len(board.towns)
        # Every column of the chart that feeds a printed city feeds one.
        columns = [city.column for city in board.cities if city.column >= 0]
        assert len(set(columns)) == len(columns)


def test_the_box_holds_136_tiles() -> None:
    assert sum(COUNTS) == 136
    assert (PATTERNS, PLAIN_PATTERNS) == (77, 51)
    # Every set of one to four sides can be the exits of a town.
    assert {mask for mask in range(1, 64) if mask.bit_count() <= 4} == set(EXITS)


def test_light_three_is_kansas_city() -> None:
    state = started()
    assert state.plan.fed_hex[2] == place(state, "kansas_city")
    assert state.plan.fed_hex[3] == place(state, "des_moines")
    assert state.plan.fed_hex[6] == place(state, "evansville")


@pytest.mark.parametrize(("edition", "seats"), EVERY)
def test_setups_draw_only_what_is_there(edition: str, seats: int) -> None:
    for seed in range(5):
        state = started(edition, seats, Fast(seed))
        assert min(state.bag) >= 0
        assert all(len(cubes_list(packed)) < 6 for packed in state.cubes)
