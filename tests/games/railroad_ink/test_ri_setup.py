"""RI-1: the board, the dice, and how long a game is."""

from __future__ import annotations

from collections import Counter

import pytest
import ri_brute as brute
from ri_staging import BLANK, cells_for, face_at, finish_round, notations, put, refused, stage, table, the_state

from roundhouse.core.errors import BadOption, BadScript
from roundhouse.games.railroad_ink import GAME
from roundhouse.games.railroad_ink.printed.facts import CELL_NAMES, CENTRAL, ENDS, EXITS, FACES, SIDES, TURNS, face_name


@pytest.mark.rule("RI-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_one_to_six_players_with_equal_boards_and_the_same_dice(seats: int) -> None:
    state = the_state(table(seats, rolls=[("A_road_t", "A_rail_t", "A_road_t", "B_overpass")]))
    assert state.seats == seats
    assert all(not any(board.cells) and len(board.cells) == 49 for board in state.boards)
    assert len({tuple(sorted(state.moves(seat))) for seat in range(seats)}) == 1
    assert [face_name(face) for face in state.dice] == ["A_road_t", "A_rail_t", "A_road_t", "B_overpass"]


@pytest.mark.rule("RI-1.1")
@pytest.mark.parametrize("seats", [0, 7])
def test_nobody_and_seven_are_refused(seats: int) -> None:
    with pytest.raises(BadOption):
        table(seats)


@pytest.mark.rule("RI-1.1")
def test_what_one_player_draws_changes_nothing_for_another() -> None:
    t = table(2, rolls=[("A_road_t", "A_rail_t", "A_road_t", "B_overpass")])
    before = t.moves(1)
    t.play(0, "draw A_road_t b1 0")
    t.play(0, "draw S_4rail d1 0")
    assert t.moves(1) == before
    assert not any(the_state(t).boards[1].cells)
    t.play(1, "draw S_4rail d1 0")  # the same special, the same cell, on a board of one's own


@pytest.mark.rule("RI-1.2")
def test_twelve_exits_three_a_side_and_kinds_alternate() -> None:
    found = {CELL_NAMES[cell] + SIDES[side]: ".hr"[kind] for cell, side, kind in EXITS}
    assert found == brute.EXITS
    assert Counter(name[2] for name in found) == {"N": 3, "E": 3, "S": 3, "W": 3}
    kinds = [".hr"[kind] for _, _, kind in EXITS]  # clockwise from the top left
    assert kinds == ["h", "r"] * 6


@pytest.mark.rule("RI-1.2", "RI-2.3")
def test_a_first_route_joins_an_exit_of_its_kind_and_only_there() -> None:
    assert cells_for(stage(BLANK, dice=["A_road_straight"]), "draw A_") == {"b1", "f1", "g4", "f7", "b7", "a4"}
    assert cells_for(stage(BLANK, dice=["A_rail_straight"]), "draw A_") == {"d1", "g2", "g6", "d7", "a6", "a2"}


@pytest.mark.rule("RI-1.2")
def test_the_nine_central_cells() -> None:
    assert {CELL_NAMES[cell] for cell in CENTRAL} == {"c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5", "e5"}


@pytest.mark.rule("RI-1.3")
def test_three_dice_with_six_faces_and_one_with_three_faces_twice() -> None:
    assert Counter(GAME.dice["A"]) == dict.fromkeys(list(brute.ROUTES)[:6], 1)
    assert Counter(GAME.dice["B"]) == dict.fromkeys(list(brute.ROUTES)[6:], 2)
    t = table(seed="dice")
    assert Counter(purpose for purpose, _ in t.record.setup) == {"A": 3, "B": 1}


@pytest.mark.rule("RI-1.3")
@pytest.mark.parametrize("face", [*brute.ROUTES, *brute.SPECIALS, *brute.LAVAS])
def test_every_face_shows_its_ends_and_turns_into_as_many_shapes_as_it_has(face: str) -> None:
    """A#4: mirroring gives something new only for the curved station."""
    shown = ["".join(".hrl"[end] for end in ENDS[piece]) for piece in TURNS[FACES.index(face)].values()]
    assert sorted(shown) == sorted(brute.shapes(face))
    assert shown[0] == brute.FACES[face]
    mirrored = [turn for turn in TURNS[FACES.index(face)] if turn >= 4]
    assert bool(mirrored) == (face == "B_station_curve")


@pytest.mark.rule("RI-1.3", "RI-4.1", "RI-5.3")
def test_the_dice_of_the_expansions() -> None:
    """A#20, A#31"""
    assert Counter(GAME.dice["direction"]) == {"N": 1, "E": 1, "S": 1, "W": 1, "any": 2}
    assert Counter(GAME.dice["distance"]) == {"1": 3, "2": 2, "3": 1}
    assert Counter(GAME.dice["lava"]) == {
        "L_corner": 2,
        "L_strait": 1,
        "L_bay": 1,
        "L_shore_rail": 1,
        "L_shore_road": 1,
    }


@pytest.mark.rule("RI-1.4")
@pytest.mark.parametrize(("expansion", "rounds"), [("none", 7), ("lava", 6), ("meteor", 6)])
def test_seven_rounds_or_six_with_an_expansion(expansion: str, rounds: int) -> None:
    t = table(expansion=expansion, seed="long")
    rolled = 1
    while not t.over:
        finish_round(t, 0)
        rolled += bool(t.record.entries[-1].chance)
    assert rolled == rounds
    assert the_state(t).round == rounds


@pytest.mark.rule("RI-1.4")
def test_at_most_one_expansion() -> None:
    """A#42: both at once are not offered."""
    (option,) = GAME.options
    assert option.choices == ("none", "lava", "meteor")
    assert option.default == "none"
    for expansion in ("both", "lava,meteor"):
        with pytest.raises(BadOption):
            table(expansion=expansion)


@pytest.mark.rule("RI-1.4")
@pytest.mark.parametrize(
    ("expansion", "asked"),
    [
        ("none", {"A": 3, "B": 1}),
        ("lava", {"A": 3, "B": 1, "lava": 2}),
        ("meteor", {"A": 3, "B": 1, "direction": 1, "distance": 1}),
    ],
)
def test_two_dice_of_the_expansion_are_rolled_with_the_route_dice(expansion: str, asked: dict[str, int]) -> None:
    t = table(expansion=expansion)
    assert Counter(purpose for purpose, _ in t.record.setup) == asked


@pytest.mark.rule("RI-1.4")
def test_an_expansion_that_is_not_in_play_cannot_be_drawn() -> None:
    plain = stage(BLANK, dice=["A_road_t"])
    assert refused(plain, "volcano d4") == ("RI-1.4", "no-lava")
    assert refused(plain, "draw L_corner d4 0") == ("RI-1.4", "no-lava")
    assert refused(plain, "eat L_corner d4 0") == ("RI-1.4", "no-lava")
    assert refused(plain, "strike N") == ("RI-1.4", "no-meteor")
    assert refused(plain, "ignore S_4road") == ("RI-1.4", "no-meteor")
    assert not notations(plain, "volcano", "eat", "strike", "ignore", "draw L_")
    lava = stage(BLANK, dice=["A_road_t"], expansion="lava")
    assert refused(lava, "strike N") == ("RI-1.4", "no-meteor")
    meteor = stage(BLANK, dice=["A_road_t"], expansion="meteor")
    assert refused(meteor, "volcano d4") == ("RI-1.4", "no-lava")


@pytest.mark.rule("RI-5.1")
def test_lava_begins_with_a_volcano_on_the_centre_of_every_board() -> None:
    """A#32: lava on all four sides."""
    state = the_state(table(3, "lava"))
    for board in state.boards:
        assert face_at(board, "d4") == "volcano"
        assert sum(cell > 0 for cell in board.cells) == 1
    rolled = stage(put(BLANK, d4="╋"), lava=["L_corner", "L_strait"], expansion="lava")
    assert cells_for(rolled, "draw L_") == {"d3", "c4", "e4", "d5"}


@pytest.mark.rule("RI-1.3")
def test_a_script_takes_faces_of_the_die_only() -> None:
    with pytest.raises(BadScript):
        table(rolls=[("A_road_t", "A_road_t", "A_road_t", "A_road_t")])


@pytest.mark.rule("RI-6.1")
def test_solo_is_a_score_attack_with_the_same_rules() -> None:
    alone, two = table(1, seed="same"), table(2, seed="same")
    assert the_state(alone).dice == the_state(two).dice
    assert alone.moves(0) == two.moves(0) == two.moves(1)
    while not alone.over:
        finish_round(alone, 0)
    assert alone.sheet().winners == (0,)
    assert alone.sheet().won is None
