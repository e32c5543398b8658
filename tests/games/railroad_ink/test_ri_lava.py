"""RI-5: lava: how it must be drawn, when it eats, and what lakes are worth."""

from __future__ import annotations

import pytest
from ri_staging import (
    BLANK,
    cells_for,
    cells_of,
    draw_words,
    ends_named,
    glyph_at,
    named,
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
    these,
)

from roundhouse.core.chance import Fast
from roundhouse.core.log import Log
from roundhouse.core.texts import Text
from roundhouse.games.railroad_ink import GAME
from roundhouse.games.railroad_ink.rules import scoring
from roundhouse.games.railroad_ink.rules.moves import MOVES
from roundhouse.games.railroad_ink.rules.state import State

VOLCANO = put(BLANK, d4="╋")
#: The volcano with a route on each of its sides.
HEMMED_IN = put(BLANK, d3="═", e4="║", d5="═", c4="║", d4="╋")


def lava(picture: str, *faces: str, dice: tuple[str, ...] = (), duty: bool | None = None) -> State:
    return stage(picture, expansion="lava", lava=faces, dice=dice, duty=duty)


def eat_words(glyph: str, cell: str) -> str:
    return draw_words(glyph, cell).replace("draw", "eat")


# -- the duty -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-5.2")
def test_one_lava_face_must_be_drawn_besides_the_route_dice() -> None:
    """A#33"""
    state = lava(VOLCANO, "L_corner", "L_strait", dice=("A_road_straight",))
    assert refused(state, "finish") == ("RI-2.5", "dice-left")
    state = played(state, "draw A_road_straight b1 0")
    assert refused(state, "finish") == ("RI-5.2", "lava-left")
    state = played(state, draw_words("┏", "d3"))
    assert refused(state, "finish") is None
    first = played(lava(VOLCANO, "L_corner", "L_strait", dice=("A_road_straight",)), draw_words("┏", "d3"))
    assert refused(first, "finish") == ("RI-2.5", "dice-left")


@pytest.mark.rule("RI-5.2")
def test_both_lava_faces_may_be_drawn() -> None:
    """A#33, A#34: the second may join the first."""
    state = played(lava(VOLCANO, "L_corner", "L_corner"), draw_words("┏", "d3"))
    assert refused(state, draw_words("┓", "e3")) is None  # joins d3, drawn in this round
    state = played(state, draw_words("┓", "e3"))
    assert refused(state, draw_words("┛", "c4")) == ("RI-5.2", "die-used")
    assert refused(state, draw_words("━", "c4")) == ("RI-5.2", "die-not-rolled")
    assert not notations(state, "draw L_")


@pytest.mark.rule("RI-5.2")
def test_the_duty_comes_back_every_round() -> None:
    state = played(lava(VOLCANO, "L_corner", "L_bay"), draw_words("┏", "d3"), "finish")
    assert state.round == 3
    assert state.boards[0].duty
    assert sum(state.boards[0].lava >> 2 * face & 3 for face in range(5)) == 2


@pytest.mark.rule("RI-5.1", "RI-5.2")
def test_a_game_with_lava_begins_with_the_duty() -> None:
    state = the_state(table(2, "lava", lava=["L_corner", "L_shore_road"]))
    for seat in (0, 1):
        assert state.boards[seat].duty
        assert cells_for(state, "draw L_", seat=seat) == {"d3", "e4", "d5", "c4"}
        assert round_at(state.boards[seat], "d4") == 0


# -- joining ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-5.3")
def test_lava_must_join_lava_through_an_open_side() -> None:
    """A#34"""
    state = lava(VOLCANO, "L_corner", "L_strait")
    assert refused(state, draw_words("┃", "d3")) is None
    assert refused(state, draw_words("━", "d3")) == ("RI-5.3", "joins-no-lava")  # a blank side towards the lava
    assert refused(state, draw_words("┃", "b1")) == ("RI-5.3", "joins-no-lava")
    assert refused(state, draw_words("┃", "d4")) == ("RI-2.7", "cell-taken")
    # The blank side of a lava cell is no lava.
    state = lava(put(BLANK, d3="━"), "L_strait", "L_strait")
    assert refused(state, draw_words("┃", "d4")) == ("RI-5.3", "joins-no-lava")


@pytest.mark.rule("RI-5.3", "RI-2.2")
def test_lava_faces_are_turned_too() -> None:
    state = lava(put(BLANK, d3="╋", c4="╋", e4="╋", d5="╋"), "L_corner", "L_bay")
    assert len(notations(state, "draw L_corner d4")) == 4
    assert len(notations(state, "draw L_bay d4")) == 4
    assert len(notations(lava(VOLCANO, "L_shore_rail", "L_strait"), "draw L_shore_rail d3")) == 1


@pytest.mark.rule("RI-5.3")
def test_a_route_end_joins_no_lava_with_lava_or_the_other_way_round() -> None:
    state = lava(put(BLANK, b1="║"), "L_shore_road", dice=("A_road_straight",))
    assert refused(state, draw_words("w", "b2")) == ("RI-5.3", "joins-no-lava")  # its route would join, its lava not
    state = lava(VOLCANO, "L_corner", dice=("A_road_straight",))
    assert refused(state, draw_words("║", "d3")) == ("RI-2.3", "joins-nothing")


@pytest.mark.rule("RI-5.3", "RI-5.7")
def test_lava_may_merge_lakes() -> None:
    """A#34"""
    two = put(BLANK, b4="╋", d4="╋")
    assert sorted(cells.bit_count() for cells, _ in tally(two).lakes) == [1, 1]
    state = played(lava(two, "L_strait"), draw_words("━", "c4"))
    (lake,) = scoring.tally(state.boards[0].cells).lakes
    assert named(lake[0]) == {"b4", "c4", "d4"}
    assert lake[1] == 6


@pytest.mark.rule("RI-5.3", "RI-2.4")
def test_a_shore_needs_no_route_but_must_not_clash() -> None:
    """A#35"""
    state = lava(VOLCANO, "L_shore_road", "L_shore_rail")
    assert refused(state, draw_words("w", "e4")) is None  # nothing around for its highway
    state = lava(put(VOLCANO, e3="│"), "L_shore_road", "L_shore_rail")
    assert refused(state, draw_words("w", "e4")) == ("RI-2.4", "clash")
    assert refused(state, draw_words("┥", "e4")) is None
    # At an exit it is the same.
    state = lava(put(BLANK, c1="╋"), "L_shore_road", "L_shore_rail")
    assert refused(state, draw_words("w", "d1")) == ("RI-2.4", "clash")
    assert refused(state, draw_words("┥", "d1")) is None
    # Beside a blank side it may end.
    assert refused(lava(put(VOLCANO, e3="═"), "L_shore_rail"), draw_words("┥", "e4")) is None


@pytest.mark.rule("RI-5.3", "RI-3.1", "RI-3.2")
def test_the_route_of_a_shore_is_a_real_one_and_the_lava_no_part_of_it() -> None:
    """A#35, A#31: it runs past the lava."""
    past = put(BLANK, b1="║", b2="║", b3="║", b4="e", b5="║", b6="║", b7="║", c4="╋")
    count = tally(past)
    (network,) = count.networks
    assert network[0] == 2
    assert named(network[1]) == named(count.road) == {f"b{row}" for row in range(1, 8)}
    (lake,) = count.lakes
    assert named(lake[0]) == {"b4", "c4"}
    assert ends_named(count.open_sides) == ["c4E", "c4N", "c4S"]
    # 4 for two exits, 7 for the highway, 2 for the lake, 1 for c4 in the centre, three open sides.
    assert count.total() == 4 + 7 + 2 + 1 - 3
    # The same for a railway: its cell belongs to a lake and to a network, which stay apart.
    count = tally(put(BLANK, d1="│", d2="│", d3="┥", c3="╋"))
    assert [(exits, named(cells)) for exits, cells in count.networks] == [(1, {"d1", "d2", "d3"})]
    assert [(named(cells), gaps) for cells, gaps in count.lakes] == [({"c3", "d3"}, 3)]
    state = lava(put(BLANK, c4="╋", b4="e"), "L_corner", dice=("A_road_straight",))
    assert refused(state, draw_words("║", "b3")) is None
    assert refused(state, draw_words("═", "a4")) is None  # joins the exit; b4 shows it a blank side


@pytest.mark.rule("RI-2.4", "RI-3.6", "RI-5.6")
def test_a_route_end_against_lava_is_allowed_and_an_error_on_both_sides() -> None:
    """A#36"""
    state = lava(put(VOLCANO, a4="═", b4="═"), "L_corner", dice=("A_road_straight",))
    state = played(state, draw_words("═", "c4"))
    count = scoring.tally(state.boards[0].cells)
    assert ends_named(count.error_ends) == ["c4E"]
    assert ends_named(count.open_sides) == ["d4E", "d4N", "d4S", "d4W"]
    # And lava may be drawn against a route end.
    state = lava(put(VOLCANO, b3="═", c3="═"), "L_bay")
    assert refused(state, draw_words("┫", "d3")) is None


# -- volcanoes ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-5.4")
def test_a_new_volcano_on_a_free_cell_that_touches_no_lava() -> None:
    """A#38: orthogonally; the corner does not touch."""
    state = lava(put(VOLCANO, b2="═"), "L_corner")
    assert refused(state, "volcano d3") == ("RI-5.4", "volcano-touches-lava")
    assert refused(state, "volcano b2") == ("RI-5.4", "cell-taken")
    assert refused(state, "volcano d4") == ("RI-5.4", "cell-taken")
    assert refused(state, "volcano c3") is None
    assert refused(state, "volcano a1") is None
    assert len(notations(state, "volcano")) == 49 - 5 - 1
    after = played(state, "volcano c3")
    assert glyph_at(after.boards[0], "c3") == "╋"
    assert round_at(after.boards[0], "c3") == 2
    drawn = played(lava(VOLCANO, "L_corner", dice=("A_road_straight",)), draw_words("║", "b1"))
    assert refused(drawn, "volcano b1") == ("RI-5.4", "cell-taken")  # taken in this round


@pytest.mark.rule("RI-5.4")
def test_any_number_of_volcanoes_at_any_time() -> None:
    """A#38"""
    state = played(lava(VOLCANO, "L_corner", "L_bay"), "volcano a1", "volcano g7", draw_words("┏", "d3"), "volcano a7")
    assert refused(state, "finish") is None
    assert refused(state, "volcano g1") is None
    assert refused(state, "volcano d2") == ("RI-5.4", "volcano-touches-lava")  # beside lava of this round
    assert refused(state, "volcano c3") == ("RI-5.4", "volcano-touches-lava")  # even at its blank side
    assert refused(state, "volcano b1") == ("RI-5.4", "volcano-touches-lava")


@pytest.mark.rule("RI-5.4", "RI-5.2")
def test_a_volcano_does_not_fulfil_the_duty() -> None:
    """A#38"""
    state = played(lava(VOLCANO, "L_corner", "L_bay"), "volcano a1")
    assert refused(state, "finish") == ("RI-5.2", "lava-left")
    assert refused(state, draw_words("┏", "b1")) == ("RI-5.3", "joins-no-lava")
    assert refused(state, draw_words("┓", "b1")) is None  # lava may grow from the new volcano


@pytest.mark.rule("RI-5.4", "RI-5.7")
def test_a_volcano_is_a_lake_of_one_cell() -> None:
    """A#32"""
    ((lake, gaps),) = tally(VOLCANO).lakes
    assert named(lake) == {"d4"}
    assert gaps == 4
    # In a corner two of its sides are closed by the edge.
    assert tally(put(BLANK, a1="╋")).lakes[0][1] == 2


# -- eating -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-5.5")
def test_lava_without_room_eats_a_route_or_a_volcano_is_drawn() -> None:
    """A#39"""
    state = lava(HEMMED_IN, "L_corner", "L_corner")
    assert not notations(state, "draw L_")
    assert cells_for(state, "eat") == {"d3", "e4", "d5", "c4"}
    assert refused(state, "volcano b2") is None
    assert refused(state, "finish") == ("RI-5.2", "lava-left")
    after = played(state, eat_words("┏", "d3"))
    board = after.boards[0]
    assert picture_of(board.cells) == put(HEMMED_IN, d3="┏")
    assert round_at(board, "d3") == 2
    assert not board.duty
    assert refused(after, "finish") is None


@pytest.mark.rule("RI-5.5")
def test_the_log_names_the_route_that_was_eaten() -> None:
    state, log = lava(HEMMED_IN, "L_corner", "L_corner"), Log()
    state.play(0, MOVES.pack(eat_words("┏", "d3")), Fast(1), log)
    (event,) = log.events
    assert (event.key, event.args["cell"], event.args["face"]) == ("eat", "d3", Text("face-L_corner"))
    tr = GAME.words("en", ("Ada",))
    assert (
        tr(event.text) == "Ada lets the lava eat a route on d3 (straight highway) and draws in its place: lava corner."
    )


@pytest.mark.rule("RI-5.5")
def test_the_face_is_drawn_in_the_erased_cell_and_joins() -> None:
    state = lava(HEMMED_IN, "L_corner", "L_shore_rail")
    assert refused(state, eat_words("┗", "d3")) == ("RI-5.3", "joins-no-lava")
    assert refused(state, eat_words("┃", "d3")) == ("RI-5.2", "die-not-rolled")
    assert refused(state, eat_words("┏", "b1")) == ("RI-5.5", "nothing-to-eat")
    assert refused(lava(put(HEMMED_IN, c3="═"), "L_shore_rail"), eat_words("┯", "d3")) == ("RI-2.4", "clash")
    far = lava(put(HEMMED_IN, b1="║"), "L_corner")
    assert refused(far, eat_words("┏", "b1")) == ("RI-5.3", "joins-no-lava")  # touches no open lava side


@pytest.mark.rule("RI-5.5")
def test_what_the_eaten_route_showed_is_gone() -> None:
    state = lava(put(HEMMED_IN, b3="."), "L_corner", dice=("A_road_straight",))
    assert refused(state, draw_words("═", "c3")) is None  # beside d3
    after = played(state, eat_words("┏", "d3"))
    assert refused(after, draw_words("═", "c3")) == ("RI-2.3", "joins-nothing")
    assert refused(after, "volcano c3") == ("RI-5.4", "volcano-touches-lava")
    assert refused(after, "volcano b3") is None


@pytest.mark.rule("RI-5.5")
def test_lava_that_has_room_does_not_eat() -> None:
    """A#39"""
    state = lava(put(HEMMED_IN, d3="."), "L_corner")
    assert refused(state, eat_words("┏", "c4")) == ("RI-5.5", "lava-has-room")
    assert not notations(state, "eat")
    # Also where a new volcano made the room.
    state = played(lava(HEMMED_IN, "L_corner"), "volcano a1")
    assert refused(state, eat_words("┏", "d3")) == ("RI-5.5", "lava-has-room")


@pytest.mark.rule("RI-5.5")
def test_where_no_rolled_face_fits_it_is_as_if_there_were_no_room() -> None:
    """A#41c"""
    # d3 is free, but a railway along the lava would run into the highway of c3.
    tight = put(HEMMED_IN, d3=".", c3="═")
    state = lava(tight, "L_shore_rail", "L_shore_rail")
    assert not notations(state, "draw L_")
    assert cells_for(state, "eat") == {"e4", "d5", "c4"}
    assert refused(state, "finish") == ("RI-5.2", "lava-left")
    other = lava(tight, "L_shore_rail", "L_shore_road")
    assert cells_for(other, "draw L_") == {"d3"}
    assert not notations(other, "eat")


@pytest.mark.rule("RI-5.5")
def test_nothing_is_eaten_for_the_second_face() -> None:
    """A#39"""
    state = lava(HEMMED_IN, "L_corner", duty=False)
    assert refused(state, eat_words("┏", "d3")) == ("RI-5.5", "duty-done")
    assert not notations(state, "eat")
    assert refused(state, "finish") is None


@pytest.mark.rule("RI-5.5")
def test_cells_with_lava_are_not_eaten() -> None:
    """A#39"""
    # East of the volcano a shore with its blank side towards it, the other sides closed.
    state = lava(put(HEMMED_IN, e4="e", f4="w"), "L_corner")
    assert refused(state, eat_words("┓", "e4")) == ("RI-5.5", "nothing-to-eat")
    assert cells_for(state, "eat") == {"d3", "d5", "c4"}
    assert refused(state, eat_words("┏", "d4")) == ("RI-5.5", "nothing-to-eat")


@pytest.mark.rule("RI-5.5")
def test_only_lava_eats() -> None:
    state = lava(HEMMED_IN, "L_strait", dice=("A_road_straight",))
    assert refused(state, "eat A_road_straight d3 0") == ("RI-5.5", "only-lava-eats")
    assert refused(state, "eat L_strait d3 2") == ("RI-2.2", "no-such-turn")


#: A closed lake amid highways that leave no cell free.
NOTHING_POSSIBLE = """
    ═══════
    ═══════
    ══┏┓═══
    ══┗┛═══
    ═══════
    ═══════
    ═══════
"""


@pytest.mark.rule("RI-5.5", "RI-5.2")
def test_where_nothing_is_possible_the_round_may_be_finished() -> None:
    """A#40"""
    state = stage(NOTHING_POSSIBLE, expansion="lava", lava=["L_corner", "L_bay"], special_free=False)
    assert notations(state) == ["finish"]
    assert played(state, "finish").round == 3
    # A free cell that touches lava is no place for a volcano, and its blank sides are no place for lava.
    beside = put(NOTHING_POSSIBLE, c2=".")
    assert notations(stage(beside, expansion="lava", lava=["L_corner"], special_free=False)) == ["finish"]
    apart = put(NOTHING_POSSIBLE, a1=".")
    state = stage(apart, expansion="lava", lava=["L_corner"], special_free=False)
    assert notations(state) == ["volcano a1"]
    # There its lava has no room either: now it eats.
    state = played(state, "volcano a1")
    assert cells_for(state, "eat") == {"b1", "a2"}
    assert refused(state, "finish") == ("RI-5.2", "lava-left")


# -- lakes --------------------------------------------------------------------------------------------------------

#: A lake of one cell in the corner, closed by the edges; a lake of eleven cells with one open side, north of g2, where
#: a station stands.
LAKES = """
    ┛.....╜
    ......┃
    ...s..┃
    ━━━╋━━┛
    ...n...
    .......
    .......
"""


@pytest.mark.rule("RI-5.6", "RI-5.7")
def test_five_for_a_closed_lake_and_eleven_for_the_largest() -> None:
    """A#41, A#37: the numbers of the book's example, 5 + 11 = 16, on a board of our own."""
    sheet = scoring.sheet([cells_of(LAKES)])[0]
    assert sheet.points("lake") == 5
    assert sheet.points("largest-lake") == 11
    lines = {line.what: {place.removeprefix("cell-") for place in line.where} for line in sheet.lines}
    assert lines["lake"] == {"a1"}
    assert lines["largest-lake"] == these("a4 b4 c4 d4 e4 f4 g4 g3 g2 d3 d5")
    count = tally(LAKES)
    assert ends_named(count.open_sides) == ["g2N"]
    assert ends_named(count.error_ends) == ["d3E", "d3W", "d5E", "d5W", "g1W"]
    # Highway 1, railway 1, centre c4 d4 e4 d3 d5, six errors.
    assert sheet.points("errors") == -6
    assert sheet.total == count.total() == 16 + 1 + 1 + 5 - 6


@pytest.mark.rule("RI-5.5")
def test_the_books_station_is_eaten() -> None:
    """One open side is left, a station stands before it: it is erased, or a volcano is drawn."""
    state = lava(LAKES, "L_corner", "L_strait")
    assert cells_for(state, "eat") == {"g1"}
    assert refused(state, "volcano b6") is None
    after = played(state, eat_words("┓", "g1"))
    assert glyph_at(after.boards[0], "g1") == "┓"
    assert max(cells.bit_count() for cells, _ in scoring.tally(after.boards[0].cells).lakes) == 12


@pytest.mark.rule("RI-5.7")
def test_a_closed_largest_lake_scores_both() -> None:
    """A#41"""
    ring = put(BLANK, f6="┏", g6="┓", f7="┗", g7="┛")
    sheet = scoring.sheet([cells_of(ring)])[0]
    assert {line.what: line.points for line in sheet.lines} == {
        "road": 0,
        "rail": 0,
        "centre": 0,
        "lake": 5,
        "largest-lake": 4,
        "errors": 0,
    }
    two = put(ring, a1="┛")
    assert tally(two).total() == 5 + 5 + 4


@pytest.mark.rule("RI-5.7")
def test_only_the_largest_lake_counts_by_cells() -> None:
    sheet = scoring.sheet([cells_of(put(BLANK, d4="╋", a1="╋", a2="┃", g7="╋"))])[0]
    (line,) = [line for line in sheet.lines if line.what == "largest-lake"]
    assert line.where == ("cell-a1", "cell-a2")
    assert line.points == 2


@pytest.mark.rule("RI-5.6")
def test_a_side_is_open_towards_anything_but_lava_and_the_edge() -> None:
    """A#37: a free cell, a route, the blank side of a lava cell."""
    # North a route, east the blank side of lava, south free, west lava.
    count = tally(put(BLANK, d4="╋", d3="║", e4="┃", c4="━", b4="━", a4="━"))
    assert ends_named(side for side in count.open_sides if side // 4 == 24) == ["d4E", "d4N", "d4S"]
    assert ends_named(tally(put(BLANK, a1="╋")).open_sides) == ["a1E", "a1S"]
    assert tally(put(BLANK, a1="╋")).errors() == 2


@pytest.mark.rule("RI-5.7")
def test_a_lake_beside_a_lake_is_another_lake() -> None:
    count = tally(put(BLANK, b2="┃", c2="┃", d2="━"))
    assert sorted(cells.bit_count() for cells, _ in count.lakes) == [1, 1, 1]
    assert count.errors() == 6
