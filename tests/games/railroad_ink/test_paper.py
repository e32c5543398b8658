"""Boards from paper: scored as the rulebook scores its example, and every mistake told with its line."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from roundhouse.core.chance import Fast
from roundhouse.core.errors import BadOption
from roundhouse.core.game import Game
from roundhouse.core.paper import BadPaper, read_marked
from roundhouse.core.playout import random_game
from roundhouse.games.railroad_ink import GAME
from roundhouse.games.railroad_ink.printed.facts import (
    CELLS,
    EMPTY,
    PIECE_FACE,
    PIECE_MASK,
    PIECE_TURN,
    SIZE,
    face_name,
)
from roundhouse.games.railroad_ink.rules.state import State

Placement = list[Any]

#: The end position that the rulebook scores.
EXAMPLE: list[Placement] = [
    ["A_road_straight", 0, 1, 0, 0],
    ["B_overpass", 1, 1, 0, 0],
    ["A_rail_straight", 1, 0, 1, 0],
    ["A_rail_straight", 1, 2, 1, 0],
    ["S_3rail_1road", 1, 3, 2, 0],
    ["A_rail_straight", 0, 3, 0, 0],
    ["B_station_curve", 1, 4, 0, 1],
    ["B_overpass", 0, 4, 0, 0],
    ["A_road_straight", 2, 1, 0, 0],
    ["A_road_t", 3, 1, 0, 0],
    ["A_road_straight", 3, 0, 1, 0],
    ["A_road_curve", 3, 2, 2, 0],
    ["A_road_straight", 4, 2, 0, 0],
    ["B_station_curve", 5, 2, 0, 1],
    ["A_rail_t", 5, 1, 2, 0],
    ["A_rail_straight", 5, 0, 1, 0],
    ["B_station_straight", 6, 1, 2, 0],
    ["A_road_curve", 2, 3, 0, 0],
    ["A_road_straight", 2, 4, 1, 0],
    ["A_road_curve", 2, 5, 2, 0],
    ["A_road_t", 3, 5, 1, 0],
    ["A_road_straight", 3, 6, 1, 0],
    ["S_2road_2rail_adjacent", 4, 5, 0, 0],
    ["A_rail_curve", 5, 5, 0, 0],
    ["A_rail_straight", 5, 6, 1, 0],
    ["S_4road", 4, 4, 0, 0],
    ["B_station_curve", 4, 3, 1, 0],
    ["A_rail_straight", 5, 3, 0, 0],
    ["A_rail_t", 6, 3, 1, 0],
    ["A_rail_straight", 6, 4, 1, 0],
    ["B_station_curve", 6, 5, 2, 0],
]
EXPECTED = {"networks": 32, "exits": [6, 4], "rail": 5, "road": 8, "central": 6, "errors": 5, "total": 46}
SCORE = {
    "name": "example",
    "networks": [6, 4],
    "longest_rail": 5,
    "longest_road": 8,
    "centre": 6,
    "errors": 5,
    "lava": 0,
    "meteor": 0,
    "total": 46,
}


def position(placements: list[Any], **more: Any) -> str:
    """A position with one placement a line, the first on line 3."""
    lines = ",\n".join(json.dumps(placement) for placement in placements)
    rest = "".join(f',\n"{key}": {json.dumps(value)}' for key, value in more.items())
    return f'{{"name": "example",\n"placements": [\n{lines}\n]{rest}}}'


def scores(text: str) -> list[dict[str, Any]]:
    return [paper.score for paper in GAME.score_paper(text)]


def score(placements: list[Placement]) -> dict[str, Any]:
    return scores(position(placements))[0]


def mistake(placements: list[Any]) -> BadPaper:
    with pytest.raises(BadPaper) as caught:
        GAME.score_paper(position(placements))
    return caught.value


# -- scoring ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-3.1", "RI-3.2", "RI-3.3", "RI-3.5", "RI-3.6", "RI-3.7")
def test_the_rulebooks_example() -> None:
    assert scores(position(EXAMPLE)) == [SCORE]


def test_a_file_may_be_a_position_a_list_or_an_object_with_positions() -> None:
    one = position(EXAMPLE)
    assert scores(f"[{one}, {one}]") == [SCORE, SCORE]
    assert scores(f'{{"title": "x", "positions": [{one}]}}') == [SCORE]
    assert scores("[]") == []
    assert scores('{"placements": []}')[0]["name"] == "position 1"


@pytest.mark.rule("RI-4.7")
def test_an_end_onto_a_crater_is_worth_two_and_no_error() -> None:
    found = score([["A_road_straight", 0, 1, 0, 0], ["crater", 1, 1, 0, 0]])
    assert (found["meteor"], found["errors"], found["total"]) == (2, 0, 3)


@pytest.mark.rule("RI-5.6", "RI-5.7")
def test_lava_lakes_and_their_open_sides() -> None:
    found = score([["volcano", 3, 3, 0, 0], ["L_strait", 2, 3, 0, 0]])
    # Two cells of lake; open: three sides of the volcano and one of the strait. Both cells are central.
    assert (found["lava"], found["errors"], found["centre"], found["total"]) == (2, 4, 2, 0)
    # In the corner of the board a lake of two cells, closed by the edge; below it one cell with two open sides.
    two = score([["L_corner", 0, 0, 0, 0], ["L_corner", 0, 1, 3, 0], ["L_corner", 1, 0, 1, 0]])
    assert (two["lava"], two["errors"], two["total"]) == (7, 2, 5)


@pytest.mark.parametrize("expansion", ["none", "lava", "meteor"])
def test_the_score_is_that_of_the_game(expansion: str) -> None:
    """Finished random games, written down as paper boards."""
    for seed in range(6):
        chance = Fast(seed)
        state = GAME.new(1, {"expansion": expansion}, chance)
        assert isinstance(state, State)
        random_game(state, chance)
        board = state.boards[0].cells
        pieces = [(cell, board[cell] & PIECE_MASK) for cell in range(CELLS)]
        placements = [
            [face_name(PIECE_FACE[p]), cell // SIZE, cell % SIZE, PIECE_TURN[p] % 4, PIECE_TURN[p] // 4]
            for cell, p in pieces
            if p != EMPTY
        ]
        assert score(placements)["total"] == state.sheet()[0].total


@pytest.mark.parametrize(
    ("placement", "same"),
    [
        (["A_road_straight", 3, 0, 3, 1], ["A_road_straight", 3, 0, 1, 0]),
        (["A_road_curve", 0, 1, 0, 1], ["A_road_curve", 0, 1, 3, 0]),
        (["S_4road", 0, 1, 2, 1], ["S_4road", 0, 1, 0, 0]),
    ],
)
def test_turns_that_look_the_same_score_the_same(placement: Placement, same: Placement) -> None:
    assert score([placement]) == score([same])


# -- what a file expects ------------------------------------------------------------------------------------------


def test_a_file_may_say_what_it_expects() -> None:
    (agreed,) = GAME.score_paper(position(EXAMPLE, expected=EXPECTED))
    assert agreed.differs == ()
    (silent,) = GAME.score_paper(position(EXAMPLE))
    assert silent.differs is None


def test_a_difference_is_told_with_its_line() -> None:
    text = position(EXAMPLE, expected={**EXPECTED, "rail": 6, "exits": [6, 5], "networks": 36})
    (paper,) = GAME.score_paper(text)
    line = text.count("\n") + 1
    assert paper.differs == (
        f"line {line}: networks is 32, not 36",
        f"line {line}: exits is [6, 4], not [6, 5]",
        f"line {line}: rail is 5, not 6",
    )


def test_an_unknown_expectation_is_a_mistake() -> None:
    with pytest.raises(BadPaper, match="nothing is called 'trains'"):
        GAME.score_paper(position(EXAMPLE, expected={"trains": 1}))


# -- mistakes -----------------------------------------------------------------------------------------------------


def test_every_mistake_in_the_json_has_line_and_column() -> None:
    with pytest.raises(BadPaper) as caught:
        GAME.score_paper('{"placements": [\n["crater", 0, 0, 0, 0],\n["crater", 0, 1, 0 0]]}')
    assert str(caught.value).startswith("line 3: column 20: this is not JSON")


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ('\n"hello"', 2, "a position must be an object"),
        ("[\n{},\n7]", 2, 'has no "placements"'),
        ('{"positions":\n{}}', 2, '"positions" must be a list'),
        ('{\n"placements":\n{}}', 3, '"placements" must be a list'),
        ('{"placements": [],\n"name": 7}', 2, '"name" must be a text'),
        ('{"placements": [],\n"expected": 7}', 2, '"expected" must be an object'),
        ("[" * 100_000, 1, "cannot be read"),
        ("[" + "9" * 5000 + "]", 1, "cannot be read"),
    ],
)
def test_a_file_of_another_shape_is_told(text: str, line: int, told: str) -> None:
    with pytest.raises(BadPaper) as caught:
        GAME.score_paper(text)
    assert caught.value.line == line
    assert told in caught.value.reason


@pytest.mark.parametrize(
    ("placement", "told"),
    [
        (["A_road_straight", 0, 1, 0], "a placement must be [face, row, column"),
        ("A_road_straight", "a placement must be [face, row, column"),
        ([7, 0, 1, 0, 0], "unknown face 7"),
        (["A_road", 0, 1, 0, 0], "unknown face 'A_road'; known: A_road_straight"),
        (["S_4road", "0", 1, 0, 0], "the row must be a whole number, not '0'"),
        (["S_4road", 0, 1.0, 0, 0], "the column must be a whole number, not 1.0"),
        (["S_4road", True, 1, 0, 0], "the row must be a whole number, not True"),
        (["S_4road", 7, 1, 0, 0], "row 7 is outside the board: 0 to 6"),
        (["S_4road", 0, -1, 0, 0], "column -1 is outside the board"),
        (["S_4road", 0, 1, 4, 0], "quarter turns must be 0 to 3, not 4"),
        (["S_4road", 0, 1, "0", 0], "quarter turns must be 0 to 3, not '0'"),
        (["S_4road", 0, 1, 0, 2], "mirrored must be 0 or 1, not 2"),
        (["A_rail_straight", 3, 0, 1, 0], "the railway on a4 meets the highway exit"),
        (["A_road_straight", 0, 3, 0, 0], "the highway on d1 meets the railway exit"),
        (["A_road_straight", 0, 5, 0, 0], "f1 is drawn on twice, first in line 3"),
        (["A_rail_straight", 1, 5, 0, 0], "the railway on f2 meets the highway on f1"),
        (["A_road_straight", 4, 4, 0, 0], "the route on e5 is joined to no exit"),
    ],
)
@pytest.mark.rule("RI-2.3", "RI-2.4")
def test_a_wrong_placement_is_told_with_its_line(placement: Any, told: str) -> None:
    # Line 3, 4, then the wrong one on line 5, and a good one after it.
    error = mistake([["A_road_straight", 0, 5, 0, 0], ["S_4rail", 1, 0, 0, 0], placement, ["A_road_t", 6, 1, 0, 0]])
    assert error.line == 5
    assert told in error.reason


@pytest.mark.rule("RI-2.6")
def test_special_routes_three_and_each_once() -> None:
    twice = mistake([["S_4road", 0, 1, 0, 0], ["A_road_t", 0, 5, 0, 0], ["S_4road", 6, 1, 0, 0]])
    assert (twice.line, twice.reason) == (5, "the special route S_4road is used twice, first in line 3")
    fourth = mistake(
        [
            ["S_4road", 0, 1, 0, 0],
            ["S_4rail", 0, 3, 0, 0],
            ["S_3road_1rail", 0, 5, 0, 0],
            ["S_3rail_1road", 6, 3, 0, 0],
        ]
    )
    assert (fourth.line, fourth.reason) == (6, "this is special route number 4; 3 a game are allowed")


def test_a_route_joined_by_way_of_an_overpass_counts_as_joined() -> None:
    """Each axis of an overpass is a network of its own, but a route drawn at either end of it joins."""
    found = score([["A_road_straight", 0, 1, 0, 0], ["B_overpass", 1, 1, 0, 0], ["A_rail_curve", 1, 2, 3, 0]])
    assert found["longest_rail"] == 2


@pytest.mark.rule("RI-2.3")
def test_touching_a_blank_side_is_not_joining() -> None:
    error = mistake([["A_road_straight", 0, 1, 0, 0], ["A_road_straight", 0, 2, 1, 0]])
    assert (error.line, error.reason) == (4, "the route on c1 is joined to no exit")


@pytest.mark.rule("RI-4.2")
def test_with_a_crater_a_route_may_be_cut_off() -> None:
    assert score([["A_road_straight", 4, 4, 0, 0], ["crater", 0, 0, 0, 0]])["errors"] == 2


@pytest.mark.rule("RI-1.3", "RI-2.2")
def test_no_more_faces_than_the_dice_give() -> None:
    """Seven rounds of three dice with highways and railways, and one with stations and overpasses."""
    roads = [["A_road_straight", row, col, 0, 0] for col in (1, 5) for row in range(SIZE)]
    rails = [["A_rail_straight", row, 3, 0, 0] for row in range(SIZE)]
    assert score(roads + rails)["networks"] == [2, 2, 2]
    more = mistake([*roads, *rails, ["A_rail_straight", 1, 0, 1, 0]])
    assert more.line == 3 + 21
    assert "the dice give only 21 of A_road_straight" in more.reason
    stations = [["B_station_straight", 0, col, 0, 0] for col in (1, 5)]
    stations += [["B_station_straight", 6, col, 2, 0] for col in (1, 5)]
    stations += [["B_station_straight", 0, 3, 2, 0], ["B_station_straight", 6, 3, 0, 0]]
    stations += [["B_station_straight", row, 0, 1, 0] for row in (1, 5)]
    error = mistake(stations)
    assert (error.line, "only 7 of B_overpass" in error.reason) == (3 + 7, True)


# -- around -------------------------------------------------------------------------------------------------------


def test_values_keep_their_lines() -> None:
    mark = read_marked('{"a": [1,\n"x\\n\\"]",\n{"b": null}], "c": -1.5e3}')
    assert mark.plain() == {"a": [1, 'x\n"]', {"b": None}], "c": -1500.0}
    first, second, third = mark.value["a"].value
    assert (first.line, second.line, third.line, third.value["b"].line) == (1, 2, 3, 3)


def test_the_error_survives_the_way_between_processes() -> None:
    error = pickle.loads(pickle.dumps(BadPaper(3, "why")))
    assert (error.line, error.reason, str(error)) == (3, "why", "line 3: why")


def test_a_game_without_paper_boards_says_so() -> None:
    with pytest.raises(BadOption, match="cannot score paper boards"):
        Game.score_paper(GAME, "{}")
