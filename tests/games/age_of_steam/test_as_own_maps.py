"""Maps that somebody made: whatever rules they name together, the game can be played to its end."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from as_staging import act, do, lay, moves, to_build
from as_walk import choose
from hypothesis import given, settings
from hypothesis import strategies as st
from test_as_properties import check

import roundhouse as rh
from roundhouse.core.board import BadBoard
from roundhouse.core.chance import Fast
from roundhouse.games.age_of_steam import AgeOfSteam
from roundhouse.games.age_of_steam.maps import MAPS
from roundhouse.games.age_of_steam.printed import editions
from roundhouse.games.age_of_steam.printed.facts import ACTIONS, COLOURS, LETTERS, WHITE
from roundhouse.games.age_of_steam.rules import steps, track
from roundhouse.games.age_of_steam.rules.plan import cubes_list
from roundhouse.games.age_of_steam.rules.state import State, new_game

TUTORIAL = "age_of_steam_tutorial"
RUST_BELT = "age_of_steam_rust_belt"


def brought(named: dict[str, Any], game: str = RUST_BELT, **parts: object) -> AgeOfSteam:
    """The training map with other rules: its cities lie in the east and west, and take cotton."""
    data = json.loads(editions.edition(TUTORIAL).text)
    for number, city in enumerate(data["cities"]):
        city |= {"region": ("east", "west")[number % 2], "port": number == 0}
    data |= {"settings": {"turns": {"2": 3}, **named}, **parts}
    found = rh.find_game(game).with_board(json.dumps(data))
    assert isinstance(found, AgeOfSteam)
    return found


def begun(game: AgeOfSteam, seats: int = 2) -> State:
    return new_game(editions.plan(game.edition.name, seats), Fast(1), None)


# -- any rules ----------------------------------------------------------------------------------------------------

SMALL = st.integers(0, 3)
ANY: dict[str, st.SearchStrategy[Any]] = {
    "money": st.integers(5, 90),
    "shares": SMALL,
    "issue": SMALL,
    "first_place": SMALL,
    "order_first": st.booleans(),
    "actions": st.lists(st.sampled_from(ACTIONS), unique=True, min_size=3),
    "new_cities": st.sets(st.sampled_from(LETTERS)).map(lambda letters: "".join(sorted(letters))),
    "goods": st.lists(st.sampled_from(COLOURS[:WHITE]), unique=True, min_size=4),
    "chart": st.sampled_from(["all", "top", "none"]),
    "chart_redraw": st.sampled_from(["", "AB"]),
    "growth_dice": SMALL,
    "growth": st.booleans(),
    "fed": st.sampled_from(["", "ferrow"]),
    "fed_until": SMALL,
    "tiles": st.integers(1, 6),
    "engineer": st.sampled_from(["extra tile", "half price"]),
    "joined_alone": SMALL,
    "joined_each": SMALL,
    "town_cubes": st.sampled_from(["", "bag", "cotton"]),
    "urbanized_cube": st.sampled_from(["stays", "to the bag"]),
    "cotton_bonus": SMALL,
    "reduction_factor": st.integers(1, 5),
    "reduction_from": SMALL,
    "partial_bonus": SMALL,
    "deliverer_picks": st.booleans(),
    "scoring": st.sampled_from(["points", "cash"]),
    "ties": st.lists(st.sampled_from(["money", "track", "die"]), unique=True),
    "city_cubes": SMALL,
}


#: By players, and what a map can be but once: these do not go together (docs/adding-a-map.md).
ORDERS: dict[int, list[dict[str, Any]]] = {
    1: [{"order": "alone"}, {"order": "alone", "action_cycle": True}],
    2: [{"order": "auction"}, {"order": "alternate", "land_cubes": True}],
    3: [{"order": "auction"}],
}
KINDS: list[dict[str, Any]] = [
    {},
    {"continent": True},
    {"continent": True, "crossing_bonus": 2},
    {"land_cubes": True, "chart": "none", "goods": ["red", "blue", "yellow", "black"]},
    {"unfinished": False},
]
PLAIN: dict[str, Any] = {"continent": False, "crossing_bonus": 0, "land_cubes": False, "unfinished": True}


@st.composite
def rules(draw: st.DrawFn, seats: int) -> dict[str, Any]:
    order = draw(st.sampled_from(ORDERS[seats]))
    kind = draw(st.sampled_from(KINDS[3:4] if "land_cubes" in order else KINDS))
    named = draw(st.fixed_dictionaries({}, optional=ANY))
    return {**PLAIN, "action_cycle": False, **named, **kind, **order, "turns": {str(seats): 3}}


@settings(max_examples=80, deadline=None)
@given(data=st.data(), seats=st.integers(1, 3), game=st.sampled_from(sorted(MAPS)), seed=st.integers(0, 999))
def test_any_rules_that_go_together_can_be_played(data: st.DataObject, seats: int, game: str, seed: int) -> None:
    own = brought(data.draw(rules(seats)), game)
    chance, dice = Fast(seed), Random(seed)
    options = editions.with_choices(own.edition.name, own.check_options({}))
    state = new_game(editions.plan(options, seats), chance, None)
    before = state.inventory()
    for ply in range(400):
        if not state.waiting:
            break
        seat = state.waiting[0]
        move = choose(state, seat, dice, sample=2)
        if ply % 5 == 0:
            assert not [one for one in state.moves(seat) if state.refusal(seat, one) is not None]
            check(state)
        state.play(seat, move, chance)
        assert state.inventory() == before
    assert state.step == steps.OVER
    assert set(state.sheet().winners) <= {seat for seat in range(seats) if not state.out[seat]}


# -- rules that once did not get on -------------------------------------------------------------------------------


def test_alone_no_order_is_looked_for() -> None:
    """AB-2: whether it would come before the shares or after them."""
    for first in (False, True):
        state = begun(brought({"turns": {"1": 3}, "order": "alone", "order_first": first}), 1)
        assert state.step == steps.ISSUE
        do(state, "issue 0")
        assert state.step == steps.CHOOSE


@pytest.mark.parametrize(
    ("money", "out", "winners"),
    [
        ([20, 30], [0, 0], (1,)),
        ([20, 20], [0, 0], (0, 1)),
        ([9, 30], [0, 0], (1,)),
        ([9, 9], [0, 0], ()),
        ([90, 10], [1, 0], (1,)),
        ([90, 9], [1, 0], ()),
    ],
)
def test_several_players_can_play_for_cash(money: list[int], out: list[int], winners: tuple[int, ...]) -> None:
    """ASR-39: whoever cannot buy back their two shares has lost; of the others the richest wins."""
    state = begun(brought({"scoring": "cash"}))
    state.money, state.out = money, out
    assert 0 in state.sheet().winners or out[0] or money[0] < money[1]
    state.step, state.waiting = steps.OVER, []
    assert state.sheet().winners == winners


def test_of_those_who_can_buy_back_their_shares_the_richest_wins() -> None:
    """ASR-39: where one cannot, the others are still compared."""
    state = begun(brought({"scoring": "cash", "turns": {"3": 3}}), 3)
    state.money, state.step, state.waiting = [9, 20, 30], steps.OVER, []
    assert state.sheet().winners == (2,)


def test_cubes_of_the_land_lie_on_open_land() -> None:
    """AL-1: not on cities, towns or abroad."""
    named = {"land_cubes": True, "chart": "none"}
    state = begun(brought(named, terminals=[{"id": "abroad", "name": "Abroad", "at": "A2"}]))
    board = state.plan.board
    for city in board.cities:
        assert len(cubes_list(state.cubes[city.hex])) == city.cubes
    assert all(not state.cubes[town.hex] for town in board.towns)
    land = [place for place, stop in enumerate(state.plan.stop_bit) if not stop]
    assert [len(cubes_list(state.cubes[place])) for place in land] == [
        int(board.terrain[place] in ("plain", "river")) for place in land
    ]


def test_a_new_city_may_take_all_that_somebody_has() -> None:
    """AW-3, ASR-34: whose only link was a spur of the town begins anew, at any city of the east or west."""
    hexes = ["A1 A2 A3", "B1 B2 B3", "C1 C2 C3", "D1 D2 D3"]
    city = {"colour": "red", "cubes": 0}
    cities = [
        {"id": "east", "name": "East", "at": "A1", "region": "east", **city},
        {"id": "west", "name": "West", "at": "D3", "region": "west", **city},
    ]
    towns = [{"id": "dale", "name": "Dale", "at": "A2"}]
    parts: dict[str, Any] = {"hexes": hexes, "cities": cities, "towns": towns, "terrain": {}, "rivers": {}, "water": ""}
    game = brought({"continent": True}, **parts)
    state = State(editions.plan(game.edition.name, 2))
    track.survey(state)
    lay(state, 1, "dale", 0)
    assert (state.owner, state.end[0] >= 0) == ([1], True)
    act(state, 0, "urbanization")
    to_build(state)
    do(state, "urbanize A2 A")
    assert state.owner == [track.NO_RUN]
    check(state)
    to_build(state, 1)
    assert any(move.startswith("build D2 ") for move in moves(state, "build"))


def test_income_reduction_has_a_limit() -> None:
    with pytest.raises(BadBoard, match="from 1 to 5"):
        brought({"reduction_factor": 6})
