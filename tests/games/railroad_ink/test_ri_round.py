"""RI-2: a round: what may be drawn, when it may be ended, and what the others see of it."""

from __future__ import annotations

import pytest
from ri_staging import (
    BLANK,
    cells_for,
    draw_words,
    finish_round,
    glyph_at,
    notations,
    played,
    put,
    refused,
    round_at,
    stage,
    table,
    the_state,
)

from roundhouse.core.errors import Refused
from roundhouse.games.railroad_ink.rules.moves import MOVES
from roundhouse.games.railroad_ink.seen.view import View

ROLL = ("A_road_straight", "A_road_straight", "A_rail_curve", "B_station_curve")
FOUR = ["draw A_road_straight b1 0", "draw A_road_straight f1 0", "draw A_rail_curve d1 0", draw_words("╛", "a4")]


# -- RI-2.1 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-2.1")
def test_dice_are_rolled_once_a_round_for_everybody() -> None:
    t = table(2, rolls=[ROLL, ("A_rail_t",) * 3 + ("B_overpass",)])
    rolled = the_state(t).dice
    for move in FOUR:
        t.play(0, move)
        assert the_state(t).dice == rolled
    t.play(0, "finish")
    assert the_state(t).dice == rolled
    finish_round(t, 1)
    assert the_state(t).round == 2
    assert the_state(t).dice != rolled


@pytest.mark.rule("RI-2.1")
def test_nobody_waits_for_anybody() -> None:
    t = table(3, rolls=[ROLL, ROLL])
    assert t.actors() == [0, 1, 2]
    t.play(2, FOUR[0])
    t.play(0, FOUR[1])
    t.play(2, FOUR[1])
    for move in FOUR[2:]:
        t.play(2, move)
    t.play(2, "finish")
    assert t.actors() == [0, 1]
    t.play(0, FOUR[0])


def _seen(view: object, seat: int) -> tuple[int, ...]:
    assert isinstance(view, View)
    return view.board(seat).cells


@pytest.mark.rule("RI-2.1", "RI-2.8")
def test_drawings_are_shown_to_the_others_only_when_all_have_finished() -> None:
    t = table(2, rolls=[ROLL, ROLL])
    blank = (0,) * 49
    for move in FOUR:
        t.play(0, move)
    t.play(0, "draw S_4road b2 0")
    t.play(0, "finish")
    mine = tuple(the_state(t).boards[0].cells)
    assert _seen(t.view(0), 0) == mine != blank
    spectator = t.view(None)
    assert isinstance(spectator, View)
    assert spectator.mine is None
    for other in (1, None):
        view = t.view(other)
        assert isinstance(view, View)
        assert view.board(0).cells == blank
        assert view.board(0).specials == 0b111111
        assert view.sheet()[0].total == 0
    drawn = [*["draw"] * 4, "special"]
    assert [event.key for event in t.events(0) if event.seat == 0] == [*drawn, "finish"]
    assert [event.key for event in t.events(public=True) if event.seat == 0] == ["finish"]
    assert [event.key for event in t.events(1) if event.seat == 0] == ["finish"]
    for move in FOUR:
        t.play(1, move)
    assert _seen(t.view(1), 0) == blank
    t.play(1, "finish")
    assert _seen(t.view(1), 0) == _seen(t.view(None), 0) == mine
    assert [event.key for event in t.events(1) if event.seat == 0] == [*drawn, "finish"]
    assert len([event for event in t.events(public=True) if event.key in drawn]) == 9


@pytest.mark.rule("RI-2.1")
def test_the_first_roll_is_told_to_everybody() -> None:
    t = table(2, rolls=[ROLL])
    (event,) = t.events(public=True)
    assert (event.key, event.args["number"]) == ("round", 1)


@pytest.mark.rule("RI-2.1", "RI-2.8")
def test_the_last_drawings_are_shown_at_the_end_of_the_game() -> None:
    t = table(2, seed="last")
    while not t.over:
        for seat in (0, 1):
            finish_round(t, seat)
    assert _seen(t.view(1), 0) == tuple(the_state(t).boards[0].cells)
    assert t.events(public=True) == t.events()


# -- RI-2.2 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-2.2")
def test_every_die_is_used_once() -> None:
    state = played(stage(BLANK, dice=ROLL), "draw A_rail_curve d1 0")
    assert refused(state, "draw A_rail_curve d7 1") == ("RI-2.2", "die-used")
    assert refused(state, "draw A_road_t b1 0") == ("RI-2.2", "die-not-rolled")
    assert not notations(state, "draw A_rail_curve")


@pytest.mark.rule("RI-2.2")
def test_equal_dice_are_offered_once_and_used_as_often_as_rolled() -> None:
    state = stage(BLANK, dice=["A_road_straight"] * 3)
    assert len(notations(state, "draw A_")) == 6  # one turn at each highway exit
    assert len(state.moves(0)) == len(set(state.moves(0)))
    state = played(state, "draw A_road_straight b1 0", "draw A_road_straight f1 0")
    assert notations(state, "draw A_road_straight")
    state = played(state, "draw A_road_straight b2 0")
    assert refused(state, "draw A_road_straight b3 0") == ("RI-2.2", "die-used")


@pytest.mark.rule("RI-2.2")
def test_dice_in_any_order() -> None:
    """A#1: also with a special in between."""
    forwards = played(stage(BLANK, dice=ROLL), *FOUR, "draw S_4road b2 0", "finish")
    backwards = played(stage(BLANK, dice=ROLL), *FOUR[:2], "draw S_4road b2 0", *FOUR[:1:-1], "finish")
    assert forwards.boards[0].cells == backwards.boards[0].cells


@pytest.mark.rule("RI-2.2")
def test_a_curved_station_lies_in_eight_ways() -> None:
    """A#4: turned and mirrored. A highway on one side lets two of them join it."""
    turns = set()
    for cell, glyph in (("d3", "║"), ("e4", "═"), ("d5", "║"), ("c4", "═")):
        state = stage(put(BLANK, **{cell: glyph}), dice=["B_station_curve"])
        found = {move.split()[3] for move in notations(state, "draw B_station_curve d4")}
        assert len(found) == 2
        turns |= found
    assert turns == set("01234567")


@pytest.mark.rule("RI-2.2")
def test_a_turn_that_looks_like_another_has_one_name_only() -> None:
    state = stage(BLANK, dice=["A_road_straight"])
    assert refused(state, "draw A_road_straight b1 0") is None
    assert refused(state, "draw A_road_straight b1 2") == ("RI-2.2", "no-such-turn")
    assert refused(state, "draw A_road_straight b1 4") == ("RI-2.2", "no-such-turn")


# -- RI-2.3, RI-2.4 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-2.3")
def test_a_route_must_join_an_exit_or_a_route() -> None:
    state = stage(put(BLANK, b1="║"), dice=["A_road_straight"])
    assert refused(state, "draw A_road_straight b2 0") is None
    assert refused(state, "draw A_road_straight d4 0") == ("RI-2.3", "joins-nothing")
    # Beside the route, but with a blank side towards it (A#5).
    assert refused(state, "draw A_road_straight b2 1") == ("RI-2.3", "joins-nothing")
    assert refused(state, "draw A_road_straight a1 1") == ("RI-2.3", "joins-nothing")


@pytest.mark.rule("RI-2.3")
def test_a_route_may_join_one_drawn_in_this_round() -> None:
    """A#5"""
    state = stage(BLANK, dice=["A_road_straight", "A_road_straight"])
    assert refused(state, "draw A_road_straight b2 0") == ("RI-2.3", "joins-nothing")
    assert refused(played(state, "draw A_road_straight b1 0"), "draw A_road_straight b2 0") is None


@pytest.mark.rule("RI-2.3")
def test_one_end_of_an_overpass_is_enough() -> None:
    """A#5"""
    state = stage(BLANK, dice=["B_overpass"])
    assert refused(state, draw_words("╫", "b1")) is None  # highway to the exit
    assert refused(state, draw_words("╪", "d1")) is None  # railway to the exit
    assert refused(state, draw_words("╪", "b1")) == ("RI-2.4", "clash")


@pytest.mark.rule("RI-2.4")
def test_highway_never_meets_railway() -> None:
    """A#6: between cells and at an exit."""
    state = stage(put(BLANK, b1="║"), dice=["A_rail_straight", "A_rail_t", "A_road_curve"])
    assert refused(state, draw_words("│", "b2")) == ("RI-2.4", "clash")
    assert refused(state, "draw A_road_curve d1 0") == ("RI-2.4", "clash")
    # Also where another of its ends would join: railway to the exit of a2, but highway at b2's side.
    state = stage(put(BLANK, b2="═"), dice=["A_rail_straight", "B_station_straight"])
    assert refused(state, draw_words("─", "a2")) == ("RI-2.4", "clash")
    assert refused(state, draw_words("→", "a2")) is None  # only a station joins the two


@pytest.mark.rule("RI-2.4")
def test_an_end_may_meet_a_blank_side() -> None:
    """A#6"""
    state = stage(put(BLANK, b1="║", a2="│"), dice=["A_road_t"])
    state = played(state, draw_words("╣", "b2"))  # its west end meets the blank side of a2
    assert glyph_at(state.boards[0], "b2") == "╣"


@pytest.mark.rule("RI-2.4")
def test_an_end_may_meet_the_edge_where_there_is_no_exit() -> None:
    """A#6"""
    state = stage(put(BLANK, b1="╔"), dice=["A_road_straight", "A_road_t"])
    assert refused(state, draw_words("╩", "c1")) is None
    assert refused(stage(put(BLANK, b1="╬"), dice=["A_road_straight"]), draw_words("═", "a1")) is None


@pytest.mark.rule("RI-2.4")
@pytest.mark.parametrize("cell", ["b1", "f1", "g4", "f7", "b7", "a4", "d1", "g2", "g6", "d7", "a6", "a2"])
def test_an_exit_of_the_other_kind_is_closed(cell: str) -> None:
    """Even where a neighbour would be joined."""
    inside = {"1": cell[0] + "2", "7": cell[0] + "6"}.get(cell[1], {"a": "b", "g": "f"}.get(cell[0], "") + cell[1])
    highway = cell in ("b1", "f1", "g4", "f7", "b7", "a4")
    mine, other = ("╬", "┼") if highway else ("┼", "╬")
    assert refused(stage(put(BLANK, **{inside: mine})), draw_words(mine, cell)) is None
    assert refused(stage(put(BLANK, **{inside: other})), draw_words(other, cell)) == ("RI-2.4", "clash")


@pytest.mark.rule("RI-2.7")
def test_a_cell_is_drawn_on_once() -> None:
    state = stage(put(BLANK, b1="║"), dice=["A_road_straight"])
    assert refused(state, "draw A_road_straight b1 0") == ("RI-2.7", "cell-taken")


# -- RI-2.5 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-2.5")
def test_no_finish_while_a_die_can_be_drawn() -> None:
    state = stage(BLANK, dice=ROLL)
    assert refused(state, "finish") == ("RI-2.5", "dice-left")
    for move in FOUR:
        assert refused(state, "finish") == ("RI-2.5", "dice-left")
        state = played(state, move)
    assert refused(state, "finish") is None


#: Every highway exit is blocked by a railway, so that highways join nothing.
NO_HIGHWAYS = """
    .─.│.─.
    ─.....─
    .......
    │.│.│.│
    .......
    ─.....─
    .─.│.─.
"""


@pytest.mark.rule("RI-2.5", "RI-2.3")
def test_a_die_that_joins_nothing_is_not_drawn() -> None:
    state = stage(NO_HIGHWAYS, dice=["A_road_t", "A_road_curve"], special_free=False)
    assert notations(state) == ["finish"]


@pytest.mark.rule("RI-2.5")
def test_an_order_that_leaves_a_die_undrawable_is_legal() -> None:
    """A#2: no search over other orders; the die is lost."""
    state = stage(NO_HIGHWAYS, dice=["A_road_straight", "B_station_straight"])
    assert refused(state, "finish") == ("RI-2.5", "dice-left")
    # The station brings a highway to c2, and the straight must follow ...
    assert refused(played(state, draw_words("→", "b2")), "finish") == ("RI-2.5", "dice-left")
    # ... or it points over the edge, and nothing can.
    lost = played(state, draw_words("←", "a1"))
    assert not notations(lost, "draw A_")
    assert played(lost, "finish").round == 3


@pytest.mark.rule("RI-2.5", "RI-2.6")
def test_a_special_need_not_be_used_to_make_a_die_drawable() -> None:
    """A#3"""
    state = stage(NO_HIGHWAYS, dice=["A_road_straight"])
    assert refused(state, "finish") is None
    helped = played(state, draw_words("▷", "b2"))
    assert refused(helped, "finish") == ("RI-2.5", "dice-left")


# -- RI-2.6 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-2.6")
def test_specials_join_like_any_route() -> None:
    """A#8"""
    state = stage(BLANK)
    assert refused(state, "draw S_4road b1 0") is None
    assert refused(state, "draw S_4road d4 0") == ("RI-2.3", "joins-nothing")
    assert refused(state, "draw S_4road d1 0") == ("RI-2.4", "clash")
    assert refused(state, "finish") is None  # and none has to be used


@pytest.mark.rule("RI-2.6")
def test_one_special_a_round() -> None:
    state = played(stage(BLANK), "draw S_4road b1 0")
    assert refused(state, "draw S_4rail d1 0") == ("RI-2.6", "special-this-round")
    assert not notations(state, "draw S_")


@pytest.mark.rule("RI-2.6")
def test_each_special_once_a_game() -> None:
    state = stage(BLANK, crossed=["S_4road"])
    assert refused(state, "draw S_4road b1 0") == ("RI-2.6", "special-used")
    assert refused(state, "draw S_4rail d1 0") is None


@pytest.mark.rule("RI-2.6")
def test_three_specials_a_game() -> None:
    state = stage(BLANK, crossed=["S_4road", "S_4rail"])
    third = played(state, draw_words("▲", "d1"), "finish")
    assert third.round == 3
    assert third.boards[0].spent == 3
    assert refused(third, draw_words("△", "b1")) == ("RI-2.6", "specials-spent")
    assert not notations(third, "draw S_")


@pytest.mark.rule("RI-2.6")
def test_a_new_round_brings_a_new_special() -> None:
    state = played(stage(BLANK), "draw S_4road b1 0", "finish")
    assert refused(state, "draw S_4rail d1 0") is None
    assert refused(state, "draw S_4road f1 0") == ("RI-2.6", "special-used")


@pytest.mark.rule("RI-2.6")
def test_a_special_at_any_time_in_the_round() -> None:
    for place in range(5):
        state = stage(BLANK, dice=ROLL)
        state = played(state, *FOUR[:place], "draw S_4road f7 0", *FOUR[place:], "finish")
        assert state.round == 3


# -- RI-2.7, RI-2.8 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-2.7")
def test_cells_carry_the_number_of_their_round() -> None:
    """A#10"""
    t = table(1, rolls=[ROLL, ROLL])
    for move in FOUR:
        t.play(0, move)
    t.play(0, "finish")
    t.play(0, "draw S_4road b2 0")
    board = the_state(t).boards[0]
    assert [round_at(board, cell) for cell in ("b1", "a4", "b2")] == [1, 1, 2]


@pytest.mark.rule("RI-2.7")
def test_what_was_drawn_in_this_round_may_be_taken_back() -> None:
    """A#9: also after another seat has moved, and after one's own finish."""
    t = table(2, rolls=[ROLL, ROLL])
    start = t.digest()
    t.play(0, FOUR[0])
    once = t.digest()
    t.play(0, FOUR[1])
    t.undo(0)
    assert t.digest() == once
    t.play(1, FOUR[2])
    t.undo(0)
    assert not any(the_state(t).boards[0].cells)
    assert any(the_state(t).boards[1].cells)
    t.undo(1)
    assert t.digest() == start
    for move in [*FOUR, "finish"]:
        t.play(0, move)
    assert t.actors() == [1]
    t.undo(0)
    assert t.actors() == [0, 1]
    assert t.refusal(0, "finish") is None


@pytest.mark.rule("RI-2.7", "RI-2.8")
def test_nothing_of_an_earlier_round_is_taken_back() -> None:
    """A#9"""
    t = table(2, rolls=[ROLL, ROLL, ROLL])
    for seat in (0, 1):
        for move in [*FOUR, "finish"]:
            t.play(seat, move)
    for seat in (0, 1):
        refusal = t.undo_refusal(seat)
        assert refusal is not None
        assert refusal.rule == "RH-4"
        with pytest.raises(Refused):
            t.undo(seat)
    t.play(0, "draw S_4road b2 0")
    t.undo(0)
    assert t.undo_refusal(0) is not None


@pytest.mark.rule("RI-2.7")
def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    t = table(1, seed="over")
    while not t.over:
        finish_round(t, 0)
    refusal = t.undo_refusal(0)
    assert refusal is not None
    assert refusal.rule == "RH-3"


@pytest.mark.rule("RI-2.8")
def test_the_round_ends_when_all_have_finished() -> None:
    state = stage(BLANK, BLANK, BLANK)
    for seat, left in ((1, [0, 2]), (0, [2])):
        state = played(state, "finish", seat=seat)
        assert state.actors() == left
        assert state.round == 2
        assert not state.moves(seat)
        assert state.refusal(seat, MOVES.pack("finish")) is not None
    state = played(state, "finish", seat=2)
    assert state.round == 3
    assert state.actors() == [0, 1, 2]
    assert all(board.left for board in state.boards)


@pytest.mark.rule("RI-2.8")
def test_who_has_finished_draws_no_more() -> None:
    state = played(stage(BLANK, BLANK), "finish")
    refusal = state.refusal(0, MOVES.pack("draw S_4road b1 0"))
    assert refusal is not None
    assert refusal.rule == "RH-2"


@pytest.mark.rule("RI-2.1")
def test_a_cell_next_to_an_exit_keeps_the_exit_in_sight() -> None:
    """What stands around a cell adds up: the exit, and what is drawn beside it later."""
    state = stage(BLANK, dice=["A_road_straight", "A_rail_t", "A_rail_straight"])
    state = played(state, draw_words("║", "b1"), draw_words("┤", "d1"))
    assert refused(state, draw_words("─", "c1")) is None
    assert cells_for(state, "draw A_rail_straight") >= {"c1", "d2", "a2", "a6", "g2", "g6", "d7"}
