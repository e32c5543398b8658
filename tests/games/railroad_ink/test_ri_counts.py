"""How many moves and boards there are: numbers that a slip in the rules would change, each found in two ways."""

from __future__ import annotations

import pytest
import ri_brute as brute
from ri_staging import BLANK, notations, put, stage

from roundhouse.core.chance import Fast
from roundhouse.games.railroad_ink.rules.moves import MOVES
from roundhouse.games.railroad_ink.rules.state import State

MIDGAME = """
    .║.│╫..
    ─╫─▽╜..
    .║.╚═╗.
    ═╩╗..╠═
    ..║....
    ─┬╜....
    .......
"""
METEOR = """
    .║.│...
    ─╫─╛...
    .o.....
    ═╩o.o.═
    .......
    ─┐...o.
    .......
"""
LAVA = """
    .║.│.║.
    ─╫─╛.s.
    ..┏┳━┓.
    ═╗┗╋┓..
    .║.n┗┛.
    ─┘.....
    .......
"""
ROUTES = list(brute.ROUTES)


def boards_after(state: State, plies: int) -> int:
    """Different boards after so many route dice, whatever the order."""
    reached = {tuple(state.boards[0].cells): state}
    for _ in range(plies):
        step: dict[tuple[int, ...], State] = {}
        for at in reached.values():
            for move in at.moves(0):
                if MOVES.notation(move).startswith(("draw A_", "draw B_")):
                    then = at.clone()
                    then.play(0, move, Fast(0))
                    step[tuple(then.boards[0].cells)] = then
        reached = step
    return len(reached)


def count(state: State) -> int:
    """The number of legal moves; the rule text must give the same moves."""
    moves = state.moves(0)
    assert {brute.in_words(move) for move in moves} == brute.legal(brute.position_of(state, 0))
    return len(moves)


@pytest.mark.parametrize(
    ("face", "first_moves"),
    [
        ("A_road_straight", 6),
        ("A_rail_straight", 6),
        ("A_road_curve", 12),
        ("A_rail_curve", 12),
        ("A_road_t", 18),
        ("A_rail_t", 18),
        ("B_overpass", 12),
        ("B_station_straight", 12),
        ("B_station_curve", 24),
    ],
)
def test_first_moves_of_a_face(face: str, first_moves: int) -> None:
    """At six exits of a kind: straight lines in one way, curves in two, junctions in three. At all twelve: overpasses
    and straight stations in one way, curved ones in two."""
    assert count(stage(BLANK, dice=[face], special_free=False)) == first_moves


def test_first_moves_of_the_specials() -> None:
    state = stage(BLANK)
    found = {face: len(notations(state, f"draw {face} ")) for face in brute.SPECIALS}
    assert found == {
        "S_3road_1rail": 24,  # in three ways at six exits, in one at the six others
        "S_3rail_1road": 24,
        "S_4road": 6,
        "S_4rail": 6,
        "S_2road_2rail_adjacent": 24,  # in two ways at all twelve
        "S_2road_2rail_opposite": 12,
    }
    assert count(state) == 96 + 1  # and finish: there are no dice left


@pytest.mark.parametrize(
    ("dice", "boards"),
    [
        (("A_road_straight", "A_rail_straight", "A_road_straight"), [12, 57, 126]),
        (("A_road_straight", "A_rail_straight", "A_road_curve"), [24, 192, 500]),
        (("A_road_straight", "A_road_straight", "A_rail_straight", "B_station_straight"), [24, 213, 924]),
    ],
)
def test_boards_after_one_two_and_three_dice(dice: tuple[str, ...], boards: list[int]) -> None:
    state = stage(BLANK, dice=dice, special_free=False)
    assert [boards_after(state, plies) for plies in (1, 2, 3)] == boards
    position = brute.position_of(state, 0)
    assert [len(brute.positions_after(position, plies)) for plies in (1, 2, 3)] == boards


def test_boards_after_four_dice() -> None:
    dice = ("A_road_straight", "A_road_straight", "A_rail_straight", "B_station_straight")
    assert boards_after(stage(BLANK, dice=dice, special_free=False), 4) == 1886


@pytest.mark.parametrize(
    ("what", "state", "moves"),
    [
        ("every face", stage(MIDGAME, dice=ROUTES, special_free=False), 73),
        ("every face and special", stage(MIDGAME, dice=ROUTES), 121),
        ("two dice, one special gone", stage(MIDGAME, dice=["A_road_t", "B_station_curve"], crossed=["S_4road"]), 71),
        ("craters", stage(METEOR, dice=ROUTES, expansion="meteor"), 159),
        (
            "the same, free cells instead of craters",
            stage(METEOR.replace("o", "."), dice=ROUTES, expansion="meteor"),
            159,
        ),
        ("lava only", stage(LAVA, lava=list(brute.LAVAS), expansion="lava", special_free=False), 29),
        ("lava and routes", stage(LAVA, lava=["L_bay", "L_shore_rail"], dice=ROUTES, expansion="lava"), 181),
        (
            "lava in need",
            stage(
                put(BLANK, d3="═", e4="║", d5="═", c4="║", d4="╋"),
                lava=list(brute.LAVAS),
                expansion="lava",
                special_free=False,
            ),
            76,
        ),
        ("a meteor", stage(METEOR, expansion="meteor", direction="any", pending=True, crossed=["S_4rail"]), 9),
    ],
)
def test_moves_in_fixed_positions(what: str, state: State, moves: int) -> None:
    assert count(state) == moves, what
