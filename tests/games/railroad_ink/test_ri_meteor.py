"""RI-4: the meteor: where it comes down, what it leaves, and what a crater is worth."""

from __future__ import annotations

import pytest
from ri_staging import (
    BLANK,
    cells_for,
    cells_of,
    draw_words,
    ends_named,
    finish_round,
    glyph_at,
    notations,
    picture_of,
    played,
    put,
    refused,
    round_at,
    stage,
    table,
    tally,
    the_state,
)

from roundhouse.core.chance import Scripted
from roundhouse.core.log import Log
from roundhouse.core.texts import Text
from roundhouse.games.railroad_ink import GAME
from roundhouse.games.railroad_ink.printed.facts import CELL_NAMES
from roundhouse.games.railroad_ink.rules import scoring
from roundhouse.games.railroad_ink.rules.moves import MOVES
from roundhouse.games.railroad_ink.rules.state import State
from roundhouse.games.railroad_ink.seen.view import View

ROLL = ("A_road_straight", "A_road_straight", "A_rail_curve", "B_station_curve")


def struck(picture: str, dot: str, direction: str, distance: int) -> str:
    """The cell on which the meteor comes down."""
    state = stage(picture, expansion="meteor", dot=dot, direction=direction, distance=distance, pending=True)
    state = played(state, f"strike {direction}")
    return CELL_NAMES[state.boards[0].dot]


# -- the flight ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-4.1")
@pytest.mark.parametrize(("direction", "cell"), [("N", "d2"), ("E", "f4"), ("S", "d6"), ("W", "b4")])
def test_the_first_strike_is_counted_from_the_centre(direction: str, cell: str) -> None:
    """A#22"""
    t = table(expansion="meteor", direction=[direction], distance=[2])
    t.play(0, f"strike {direction}")
    board = the_state(t).boards[0]
    assert CELL_NAMES[board.dot] == cell
    assert glyph_at(board, cell) == "o"


@pytest.mark.rule("RI-4.1")
def test_later_strikes_are_counted_from_the_last() -> None:
    """A#22"""
    t = table(expansion="meteor", direction=["E", "N"], distance=[2, 3])
    t.play(0, "strike E")
    finish_round(t, 0)
    t.play(0, "strike N")
    assert CELL_NAMES[the_state(t).boards[0].dot] == "f1"


@pytest.mark.rule("RI-4.1")
def test_the_die_says_the_direction() -> None:
    state = stage(BLANK, expansion="meteor", direction="E", pending=True)
    assert notations(state, "strike") == ["strike E"]
    assert refused(state, "strike N") == ("RI-4.1", "other-direction")


@pytest.mark.rule("RI-4.1")
def test_any_direction_is_chosen_by_each_player() -> None:
    """A#21: and the boards drift apart."""
    t = table(2, "meteor", direction=["any", "E"], distance=[2, 1])
    assert notations(the_state(t), "strike") == ["strike E", "strike N", "strike S", "strike W"]
    t.play(0, "strike N")
    t.play(1, "strike W")
    assert [CELL_NAMES[board.dot] for board in the_state(t).boards] == ["d2", "b4"]
    finish_round(t, 0)
    finish_round(t, 1)
    t.play(0, "strike E")
    t.play(1, "strike E")
    assert [CELL_NAMES[board.dot] for board in the_state(t).boards] == ["e2", "c4"]


@pytest.mark.rule("RI-4.1")
def test_the_meteor_comes_before_the_drawing() -> None:
    """A#19"""
    state = stage(BLANK, expansion="meteor", direction="E", pending=True, dice=["A_road_straight"])
    for move in ("draw A_road_straight b1 0", "draw S_4road b1 0", "finish"):
        assert refused(state, move) == ("RI-4.1", "meteor-first")
    state = played(state, "strike E")
    assert refused(state, "strike E") == ("RI-4.5", "meteor-done")
    assert refused(state, "draw A_road_straight b1 0") is None


@pytest.mark.rule("RI-4.3")
@pytest.mark.parametrize(
    ("dot", "direction", "distance", "cell"),
    [
        ("b4", "W", 1, "a4"),  # the edge itself is no bounce
        ("b4", "W", 2, "b4"),  # there and back
        ("b4", "W", 3, "c4"),  # the book's flight
        ("f4", "E", 3, "e4"),
        ("d2", "N", 3, "d3"),
        ("d6", "S", 3, "d5"),
        ("a4", "W", 2, "c4"),  # from the edge outwards: every step goes inwards
        ("g4", "E", 1, "f4"),
        ("d1", "N", 3, "d4"),
        ("d7", "S", 2, "d5"),
        ("c4", "W", 3, "b4"),
        ("d4", "W", 3, "a4"),
    ],
)
def test_the_meteor_turns_round_at_the_edge(dot: str, direction: str, distance: int, cell: str) -> None:
    """A#23"""
    assert struck(BLANK, dot, direction, distance) == cell


@pytest.mark.rule("RI-4.4", "RI-4.3")
def test_the_books_flight_past_a_crater() -> None:
    """A#24: 3 to the west from the second column: the edge, back 2, a crater there, one further."""
    assert struck(put(BLANK, b4="o", c4="o"), "b4", "W", 3) == "d4"


@pytest.mark.rule("RI-4.4")
@pytest.mark.parametrize(
    ("craters", "dot", "direction", "distance", "cell"),
    [
        ("e4", "d4", "E", 1, "f4"),
        ("e4 f4", "d4", "E", 1, "g4"),
        ("f4 g4", "d4", "E", 2, "e4"),  # on to the edge, back over both craters
        ("g4", "e4", "E", 2, "f4"),  # the edge is a crater: it turns round
        ("e4 f4 g4 d4", "d4", "E", 1, "c4"),  # all the way back, over the place it came from
        ("d3 d2 d1", "d4", "N", 1, "d4"),  # its own place, where the crater was drawn over
        ("a4 b4 c4 d4 e4 f4", "f4", "W", 3, "g4"),  # five craters and its own: the last free cell of the row
    ],
)
def test_over_craters_it_goes_on(craters: str, dot: str, direction: str, distance: int, cell: str) -> None:
    """A#24: one cell at a time, in the direction of flight at that moment."""
    assert struck(put(BLANK, **dict.fromkeys(craters.split(), "o")), dot, direction, distance) == cell


@pytest.mark.rule("RI-4.4")
def test_craters_flown_over_are_left_alone() -> None:
    """A#25: only the place where it lands counts."""
    state = stage(put(BLANK, c4="o", e4="═"), expansion="meteor", direction="W", distance=2, pending=True)
    state = played(state, "strike W")
    assert picture_of(state.boards[0].cells) == put(BLANK, b4="o", c4="o", e4="═")
    assert struck(put(BLANK, c4="═"), "d4", "W", 2) == "b4"


# -- the impact ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-4.2")
def test_the_struck_cell_becomes_a_crater_and_a_route_is_erased() -> None:
    """A#26; the book's example: 2 to the west, onto a straight railway."""
    before = put(BLANK, a6="─", b6="─", c6="─", d6="─")
    state = stage(before, expansion="meteor", dot="d6", direction="W", distance=2, pending=True, round_=4)
    state = played(state, "strike W")
    board = state.boards[0]
    assert picture_of(board.cells) == put(before, b6="o")
    assert CELL_NAMES[board.dot] == "b6"
    assert round_at(board, "b6") == 4


@pytest.mark.rule("RI-4.2")
def test_an_impact_frees_the_ends_around_it() -> None:
    """A#7: what is cut off from every exit stays, and may be joined."""
    state = stage(
        put(BLANK, a4="═", b4="═", c4="═", d4="═"),
        expansion="meteor",
        dot="d4",
        direction="W",
        distance=2,
        pending=True,
        dice=["A_road_t", "A_rail_straight"],
    )
    after = played(state, "strike W")
    assert picture_of(after.boards[0].cells) == put(BLANK, a4="═", b4="o", c4="═", d4="═")
    assert refused(after, draw_words("╦", "e4")) is None  # joins the orphan c4-d4
    assert refused(after, draw_words("╩", "b4")) is None  # joins both stumps
    assert refused(after, draw_words("─", "b4")) == ("RI-2.4", "clash")


@pytest.mark.rule("RI-4.2")
def test_an_erased_route_gives_nothing_to_join_any_more() -> None:
    state = stage(
        put(BLANK, b1="║", b2="╠"),
        expansion="meteor",
        dot="a2",
        direction="E",
        pending=True,
        dice=["A_road_straight"],
    )
    assert refused(played(state, "ignore S_4road"), draw_words("═", "c2")) is None
    after = played(state, "strike E")
    assert refused(after, draw_words("═", "c2")) == ("RI-2.3", "joins-nothing")
    assert refused(after, draw_words("║", "b2")) is None  # the stump b1 can be joined on the crater


@pytest.mark.rule("RI-4.2")
def test_there_is_one_dot_for_the_last_strike() -> None:
    t = table(expansion="meteor", direction=["E", "E"], distance=[1, 1])
    t.play(0, "strike E")
    finish_round(t, 0)
    t.play(0, "strike E")
    board = the_state(t).boards[0]
    assert CELL_NAMES[board.dot] == "f4"
    assert glyph_at(board, "e4") == glyph_at(board, "f4") == "o"


# -- ignoring it --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-4.5")
def test_a_special_is_crossed_off_to_ignore_the_dice() -> None:
    """A#27: it is the special of this round, one of the three, and the dot stays."""
    state = stage(BLANK, expansion="meteor", dot="c3", direction="E", pending=True, crossed=["S_4rail"])
    assert len(notations(state, "ignore")) == 5
    assert refused(state, "ignore S_4rail") == ("RI-2.6", "special-used")
    after = played(state, "ignore S_4road")
    board = after.boards[0]
    assert picture_of(board.cells) == BLANK
    assert CELL_NAMES[board.dot] == "c3"
    assert board.spent == 2
    assert not notations(after, "draw S_")
    assert refused(after, draw_words("△", "b1")) == ("RI-2.6", "special-this-round")
    assert refused(after, "draw S_4road b1 0") == ("RI-2.6", "special-used")
    assert refused(after, "ignore S_3road_1rail") == ("RI-4.5", "meteor-done")


@pytest.mark.rule("RI-4.5")
def test_the_next_strike_is_counted_from_the_dot_that_stayed() -> None:
    """A#27"""
    t = table(expansion="meteor", direction=["E", "N"], distance=[3, 1])
    t.play(0, "ignore S_4road")
    finish_round(t, 0)
    t.play(0, "strike N")
    assert CELL_NAMES[the_state(t).boards[0].dot] == "d3"


@pytest.mark.rule("RI-4.5", "RI-2.6")
def test_ignoring_counts_towards_three_specials() -> None:
    state = stage(BLANK, expansion="meteor", direction="any", pending=True, crossed=["S_4rail", "S_4road"])
    after = played(state, "ignore S_3road_1rail", "finish", chance=dice("any", 1))
    assert after.boards[0].spent == 3
    assert after.boards[0].pending
    assert notations(after) == ["strike E", "strike N", "strike S", "strike W"]
    assert refused(after, "ignore S_3rail_1road") == ("RI-2.6", "specials-spent")


def dice(direction: str, distance: int) -> Scripted:
    script = {"A": ROLL[:3], "B": ROLL[3:], "direction": [direction], "distance": [str(distance)]}
    return Scripted(GAME.check_script(script))


@pytest.mark.rule("RI-4.5", "RI-4.1")
def test_a_meteor_that_nobody_can_stop_comes_down_by_itself() -> None:
    """With no special to cross off and a direction on the die there is nothing to decide."""
    spent = stage(BLANK, expansion="meteor", dot="d4", crossed=["S_4rail", "S_4road", "S_3road_1rail"])
    log = Log()
    state = spent.clone()
    state.play(0, MOVES.pack("finish"), dice("W", 2), log)
    assert not state.boards[0].pending
    assert glyph_at(state.boards[0], "b4") == "o"
    assert round_at(state.boards[0], "b4") == 3
    view = state.view(None)
    assert isinstance(view, View)
    assert view.board(0).dot == state.boards[0].dot  # nobody chose, so nothing is hidden
    assert [event.key for event in log.events if event.readable(None)].count("strike") == 1
    one_left = played(
        stage(BLANK, expansion="meteor", dot="d4", crossed=["S_4rail", "S_4road"]), "finish", chance=dice("W", 2)
    )
    assert one_left.boards[0].pending


@pytest.mark.rule("RI-2.1", "RI-4.1")
def test_where_it_came_down_is_hidden_until_the_round_ends() -> None:
    t = table(2, "meteor", direction=["any", "any"], distance=[1, 1], rolls=[ROLL, ROLL])
    t.play(0, "strike N")
    t.play(1, "ignore S_4road")
    seen = t.view(1)
    assert isinstance(seen, View)
    assert CELL_NAMES[seen.board(0).dot] == "d4"
    assert not any(seen.board(0).cells)
    assert [event.key for event in t.events(0) if event.seat is not None] == ["strike"]
    assert [event.key for event in t.events(1) if event.seat is not None] == ["ignore"]
    finish_round(t, 0)
    finish_round(t, 1)
    seen = t.view(1)
    assert isinstance(seen, View)
    assert CELL_NAMES[seen.board(0).dot] == "d3"
    assert {"strike", "ignore"} <= {event.key for event in t.events(public=True)}


@pytest.mark.rule("RI-4.2")
def test_the_log_tells_when_a_route_was_hit() -> None:
    for picture, key in ((BLANK, "strike"), (put(BLANK, e4="═"), "strike-route"), (put(BLANK, e4="o"), "strike")):
        log = Log()
        state = stage(picture, expansion="meteor", direction="E", pending=True)
        state.play(0, MOVES.pack("strike E"), dice("W", 1), log)
        assert [event.key for event in log.events] == [key]
        face = log.events[0].args.get("face")
        assert face == (Text("face-A_road_straight") if key == "strike-route" else None)


@pytest.mark.rule("RI-4.6")
def test_the_log_tells_what_is_drawn_over_a_crater() -> None:
    for face, key in (("A_road_straight", "draw"), ("S_4road", "special")):
        for there, over in ((".", ""), ("o", "-over-crater")):
            log = Log()
            state = stage(put(BLANK, b1=there), dice=("A_road_straight",), expansion="meteor")
            state.play(0, MOVES.pack(f"draw {face} b1 0"), dice("W", 1), log)
            assert [event.key for event in log.events] == [key + over]


# -- craters ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-4.6")
def test_a_crater_may_be_drawn_over_and_the_dot_stays() -> None:
    """A#28: with a die or a special, by the usual rules."""
    state = stage(put(BLANK, b1="║", b2="o"), expansion="meteor", dot="b2", dice=["A_road_curve", "A_rail_straight"])
    assert refused(state, draw_words("│", "b2")) == ("RI-2.4", "clash")
    assert refused(state, draw_words("╗", "b2")) == ("RI-2.3", "joins-nothing")
    assert refused(state, "draw S_4road b2 0") is None
    after = played(state, draw_words("╚", "b2"))
    board = after.boards[0]
    assert glyph_at(board, "b2") == "╚"
    assert CELL_NAMES[board.dot] == "b2"
    assert refused(after, "draw S_4road b2 0") == ("RI-2.7", "cell-taken")
    assert refused(after, "draw S_4road c2 0") is None  # what was drawn over the crater can be joined


@pytest.mark.rule("RI-4.6")
def test_a_crater_that_was_drawn_over_is_one_no_longer() -> None:
    """A#28: the meteor may come down there again, and ends towards it are loose."""
    assert struck(put(BLANK, c4="║"), "d4", "W", 1) == "c4"
    assert tally(put(BLANK, b4="═", c4="║")).crater_ends == []


@pytest.mark.rule("RI-4.6")
def test_a_crater_sees_what_is_drawn_beside_it_later() -> None:
    state = stage(put(BLANK, b2="o"), expansion="meteor", dice=["A_road_straight", "A_road_curve"])
    assert "b2" not in cells_for(state, "draw")
    after = played(state, "draw A_road_straight b1 0")
    assert "b2" in cells_for(after, "draw A_road_curve")


@pytest.mark.rule("RI-4.6", "RI-2.5")
def test_a_crater_need_not_be_erased_to_make_a_die_drawable() -> None:
    """A#41b"""
    # Highways block every railway exit; the only loose railway end is that of c4, and it opens onto a crater.
    blocked = """
        ...═...
        ║.....║
        ..o....
        ..│....
        ..═....
        ║.....║
        ...═...
    """
    state = stage(blocked, expansion="meteor", dice=["A_rail_straight"], special_free=False)
    assert notations(state) == ["draw A_rail_straight c3 0", "finish"]
    free = stage(put(blocked, c3="."), expansion="meteor", dice=["A_rail_straight"], special_free=False)
    assert notations(free) == ["draw A_rail_straight c3 0"]


@pytest.mark.rule("RI-4.7")
def test_two_points_for_each_end_that_opens_onto_a_crater() -> None:
    """A#29, A#30: no error, but no link either."""
    # Three cells on each side of the crater: highway 3, centre c4 d4 e4, two ends 4, no network of two exits.
    sheet = scoring.sheet([cells_of(put(BLANK, a4="═", b4="═", c4="═", d4="o", e4="═", f4="═", g4="═"))])[0]
    assert {line.what: line.points for line in sheet.lines} == {
        "road": 3,
        "rail": 0,
        "centre": 3,
        "craters": 4,
        "errors": 0,
    }
    (line,) = [line for line in sheet.lines if line.what == "craters"]
    assert line.where == ("end-c4-e", "end-e4-w")
    assert line.args["ends"] == 2
    assert sheet.total == 10


@pytest.mark.rule("RI-4.7")
def test_two_ends_of_a_cell_on_two_craters_are_worth_four() -> None:
    """A#29"""
    count = tally(put(BLANK, c4="o", d4="═", e4="o"))
    assert ends_named(count.crater_ends) == ["d4E", "d4W"]
    assert count.errors() == 0
    # 4 for the ends, 1 for the highway, 3 in the centre.
    assert count.total() == 8
    # A blank side towards a crater is no end.
    assert tally(put(BLANK, c4="o", d4="║")).crater_ends == []
    # All kinds of ends count, an overpass has four.
    assert tally(put(BLANK, c4="o", d3="o", e4="o", d5="o", d4="╫")).total() == 8 + 1 + 1 + 5


@pytest.mark.rule("RI-4.7", "RI-3.6")
def test_where_a_crater_is_drawn_over_its_points_are_lost() -> None:
    before = tally(put(BLANK, a4="═", b4="o"))
    after = tally(put(BLANK, a4="═", b4="║"))
    assert (len(before.crater_ends), before.errors()) == (1, 0)
    assert ends_named(after.error_ends) == ["a4E", "b4N", "b4S"]


@pytest.mark.rule("RI-4.1")
def test_in_round_one_everybody_starts_at_the_centre() -> None:
    state: State = the_state(table(4, "meteor"))
    assert {CELL_NAMES[board.dot] for board in state.boards} == {"d4"}
    assert all(board.pending for board in state.boards)
    assert not any(any(board.cells) for board in state.boards)
