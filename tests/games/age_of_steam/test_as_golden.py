"""What happens in the golden records of Age of Steam."""

from __future__ import annotations

import itertools

import pytest

import goldens
import roundhouse as rh
from roundhouse.games.age_of_steam.maps import MAPS
from roundhouse.games.age_of_steam.rules.plan import SIDES
from roundhouse.games.age_of_steam.rules.state import State


def end_of(game: str, name: str) -> State:
    state = goldens.table(game, name).state
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("game", MAPS)
def test_the_fewest_and_the_most_players_have_one(game: str) -> None:
    seats = {golden.seats for golden in goldens.TOOL.GOLDENS[game]}
    assert {min(rh.find_game(game).seats), max(rh.find_game(game).seats)} <= seats


def test_every_kind_of_move_is_in_them() -> None:
    every = "issue bid drop pass choose urbanize build done deliver engine produce put join scrap"
    assert goldens.words(*MAPS) >= set(every.split())


@pytest.mark.rule("AS-8.2")
def test_one_has_a_bankruptcy() -> None:
    state = end_of("age_of_steam_rust_belt", "rust_belt_3")
    assert sum(state.out) == 1
    assert state.turn == 10


@pytest.mark.rule("AW-4")
@pytest.mark.parametrize(
    ("name", "paid", "named"), [("alone", [4], False), ("in_two", [2, 2], False), ("in_three", [2, 2], True)]
)
def test_the_continent_is_crossed_in_every_way(name: str, paid: list[int], named: bool) -> None:
    """ASR-35: one railway, two, and more, of which two are named."""
    table = goldens.table("age_of_steam_western_us", f"western_us_{name}")
    told = [event for event in table.events() if event.key == "rewarded"]
    assert [event.args["income"] for event in told] == paid
    entries = [entry.move or "" for entry in table.record.entries]
    assert any(move.startswith("reward ") for move in entries) == named


@pytest.mark.rule("AB-3")
def test_one_is_a_lost_barbados() -> None:
    assert end_of("age_of_steam_barbados", "barbados_lost").sheet().winners == ()


@pytest.mark.rule("AS-10.1")
def test_one_is_a_tie() -> None:
    assert len(end_of("age_of_steam_rust_belt", "rust_belt_tie").sheet().winners) == 2


@pytest.mark.parametrize("name", ["rust_belt_5", "germany_6", "st_lucia_2"])
def test_a_cube_is_told_to_go_from_hex_to_hex(name: str) -> None:
    """A page lets it fly there, and marks the way that it went."""
    table = goldens.table(f"age_of_steam_{name[:-2]}", name)
    assert isinstance(table.state, State)
    plan = table.state.plan
    place = {f"hex-{label}": at for at, label in enumerate(plan.board.labels)}
    ways = [[place[name] for name in event.where] for event in table.events() if event.key == "delivered"]
    assert any(len(way) > 3 for way in ways)
    for way in ways:
        for one, other in itertools.pairwise(way):
            assert other in {plan.facing[one * SIDES + side] // SIDES for side in range(SIDES)}, (way, one)
