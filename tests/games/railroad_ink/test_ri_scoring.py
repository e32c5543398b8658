"""RI-3 and RI-6: positions scored by hand, from text pictures (the legend is in ri_staging)."""

from __future__ import annotations

import random

import pytest
import ri_brute as brute
from ri_staging import (
    BLANK,
    PIECE_OF,
    cells_of,
    draw_words,
    ends_named,
    named,
    played,
    put,
    refused,
    rows,
    stage,
    tally,
    these,
)

from roundhouse.core.sheet import SeatSheet, Sheet
from roundhouse.games.railroad_ink import GAME
from roundhouse.games.railroad_ink.printed.facts import CELL_OF
from roundhouse.games.railroad_ink.rules import scoring


def sheet_of(picture: str) -> SeatSheet:
    return scoring.sheet([cells_of(picture)])[0]


def in_lines(sheet: SeatSheet) -> dict[str, int]:
    """Points by kind of line."""
    return {line.what: sheet.points(line.what) for line in sheet.lines}


def cells(sheet: SeatSheet, what: str) -> list[set[str]]:
    """The cells of each line of a kind."""
    return [{place.removeprefix("cell-") for place in line.where} for line in sheet.lines if line.what == what]


# -- the rulebook's example ---------------------------------------------------------------------------------------

#: The end position of the book's example, and an order in which it can be drawn.
EXAMPLE = """
    .║.│╫..
    ─╫─▽╜..
    .║.╚═╗.
    ═╩╗..╠═
    ..║╒╬◤.
    ─┬╜│.└─
    .↓.├─╖.
"""
ORDER = (
    "b1║ b2╫ a2─ c2─ d2▽ d1│ e2╜ e1╫ b3║ b4╩ a4═ c4╗ c5║ c6╜ b6┬ a6─ b7↓ d3╚ e3═ f3╗ f4╠ g4═ f5◤ f6└ g6─ e5╬ d5╒ d6│ "
    "d7├ e7─ f7╖"
)


@pytest.mark.rule("RI-3.1", "RI-3.2", "RI-3.3", "RI-3.5", "RI-3.6", "RI-3.7", "RI-6.2")
def test_the_rulebooks_example_line_by_line() -> None:
    sheet = sheet_of(EXAMPLE)
    assert in_lines(sheet) == {"network": 32, "road": 8, "rail": 5, "centre": 6, "errors": -5}
    assert sheet.total == 46
    assert [(line.points, line.args["exits"]) for line in sheet.lines if line.what == "network"] == [(20, 6), (12, 4)]


@pytest.mark.rule("RI-6.2")
def test_the_rulebooks_example_cell_by_cell() -> None:
    """Every line names the cells that made it."""
    sheet = sheet_of(EXAMPLE)
    # The overpasses b2 and e1 carry both networks, or one and a stranger.
    assert cells(sheet, "network") == [
        these("a2 b2 c2 d1 d2 e1 e2 d3 e3 f3 f4 g4 d5 e5 f5 d6 f6 g6 d7 e7 f7"),
        these("b1 b2 b3 a4 b4 c4 c5 a6 b6 c6 b7"),
    ]
    assert cells(sheet, "road") == [these("d2 d3 e3 f3 f4 f5 e5 d5")]
    # Three railways have five cells; one of them counts (RI-3.4).
    assert cells(sheet, "rail")[0] in (
        these("a2 b2 c2 d2 e2"),
        these("a2 b2 c2 d2 d1"),
        these("d5 d6 d7 e7 f7"),
    )
    assert cells(sheet, "centre") == [these("d3 e3 c4 c5 d5 e5")]
    assert ends_named(tally(EXAMPLE).error_ends) == ["e1E", "e1W", "e5N", "e5S", "f5E"]
    assert cells(sheet, "errors") == [{"end-e1-e", "end-e1-w", "end-e5-n", "end-e5-s", "end-f5-e"}]


@pytest.mark.rule("RI-2.3", "RI-2.4")
def test_the_rulebooks_example_can_be_drawn() -> None:
    state = stage(BLANK)
    for step in rows(ORDER):
        cell, glyph = step[:2], step[2]
        board = state.boards[0]
        words = draw_words(glyph, cell)
        board.left = sum(1 << 2 * face for face in range(9))
        board.special_free = True
        board.spent = 0  # the specials fell in three different rounds
        board.survey()
        state = played(state, words)
    assert state.boards[0].cells == cells_of(EXAMPLE, 2)


# -- networks -----------------------------------------------------------------------------------------------------

#: One network that joins all twelve exits.
ALL_EXITS = """
    .║.│.║.
    ─V─┼─V─
    .║.│.║.
    ═╬═H═╬═
    .║.│.║.
    ─V─┼─V─
    .║.│.║.
"""


@pytest.mark.rule("RI-3.1")
def test_points_of_a_network_by_its_exits() -> None:
    """A#11: exit after exit is cut off; every cut leaves a loose end."""
    points = []
    picture = ALL_EXITS
    for cut, cell in enumerate(["", "b1", "d1", "f1", "g2", "g4", "g6", "f7", "d7", "b7", "a6", "a4", "a2"]):
        picture = put(picture, **{cell: "."}) if cell else picture
        count = tally(picture)
        assert [exits for exits, _ in count.networks] == [12 - cut]
        assert count.errors() == cut
        points.append(sheet_of(picture).points("network"))
    assert points == [45, 40, 36, 32, 28, 24, 20, 16, 12, 8, 4, 0, 0]
    assert "network" not in in_lines(sheet_of(picture))


@pytest.mark.rule("RI-3.1", "RI-3.2", "RI-3.3", "RI-3.5", "RI-3.7")
def test_all_exits_in_one_network() -> None:
    # 45 for twelve exits. The highway runs b1-b4, c4, d4, e4, f4-f7: 11; the railway a2-d2, d3-d5, d6-g6: 11.
    # Of the central cells d3, c4, d4, e4, d5 are drawn on. No loose end.
    sheet = sheet_of(ALL_EXITS)
    assert in_lines(sheet) == {"network": 45, "road": 11, "rail": 11, "centre": 5, "errors": 0}
    assert sheet.total == 72


@pytest.mark.rule("RI-3.1")
def test_the_axes_of_an_overpass_do_not_join() -> None:
    """A#12: two networks of two exits, 4 + 4."""
    # Highway a4-g4 and railway d1-d7, 7 cells each, meet in d4; centre d3, c4, d4, e4, d5.
    crossing = """
        ...│...
        ...│...
        ...│...
        ═══╪═══
        ...│...
        ...│...
        ...│...
    """
    sheet = sheet_of(crossing)
    assert [line.points for line in sheet.lines if line.what == "network"] == [4, 4]
    assert sorted(map(sorted, cells(sheet, "network"))) == [
        ["a4", "b4", "c4", "d4", "e4", "f4", "g4"],
        ["d1", "d2", "d3", "d4", "d5", "d6", "d7"],
    ]
    assert sheet.total == 4 + 4 + 7 + 7 + 5


@pytest.mark.rule("RI-3.1")
def test_the_special_with_a_station_joins_its_axes() -> None:
    """A#13: the same crossing with a station: one network of four exits, 12."""
    crossing = """
        ...│...
        ...│...
        ...│...
        ═══H═══
        ...│...
        ...│...
        ...│...
    """
    sheet = sheet_of(crossing)
    assert [line.points for line in sheet.lines if line.what == "network"] == [12]
    assert sheet.total == 12 + 7 + 7 + 5


@pytest.mark.rule("RI-3.1")
@pytest.mark.parametrize(
    ("glyphs", "exits"),
    [
        ({"a2": "→", "b2": "╝", "b1": "║"}, 2),  # a straight station
        ({"a2": "─", "b2": "╜", "b1": "║"}, 2),  # a curved one
        ({"a2": "─", "b2": "△", "b1": "║", "c2": "─", "d2": "┘", "d1": "│"}, 3),  # three railways and a highway
        ({"b1": "▼", "b2": "┘", "a2": "─"}, 2),  # three highways and a railway
        ({"b1": "║", "b2": "◥", "c2": "╝", "c1": "╗", "b3": "┘", "a3": "┌"}, 1),  # two and two, side by side
    ],
)
def test_a_station_joins_everything_in_its_cell(glyphs: dict[str, str], exits: int) -> None:
    """A#13"""
    assert max(found for found, _ in tally(put(BLANK, **glyphs)).networks) == exits


@pytest.mark.rule("RI-3.1", "RI-2.4")
def test_an_end_of_the_other_kind_touches_no_exit() -> None:
    """Nobody can draw it so; but the count does not lean on that."""
    assert [exits for exits, _ in tally(put(BLANK, b1="│", b2="│", a2="║")).networks] == [0, 0]


@pytest.mark.rule("RI-3.1")
def test_every_network_counts() -> None:
    # Three corners of two exits each: 4 + 4 + 4; in the fourth a single exit is worth nothing.
    corners = """
        .║...║.
        ─╜...╙─
        .......
        .......
        .......
        ─╖...╓.
        .║...║.
    """
    sheet = sheet_of(corners)
    assert [line.points for line in sheet.lines if line.what == "network"] == [4, 4, 4]
    # Each highway and each railway is two cells long (but that at f6: one); the railway of f6 ends in the open.
    assert in_lines(sheet) == {"network": 12, "road": 2, "rail": 2, "centre": 0, "errors": -1}
    assert sheet.total == 15


@pytest.mark.rule("RI-3.1")
def test_a_network_that_comes_back_over_its_own_overpass_counts_once() -> None:
    # Railway from a2 over b2, then through a station back as the highway that b2 carries the other way.
    loop = """
        .║.....
        ─╫─╖...
        .╚═╝...
        .......
        .......
        .......
        .......
    """
    # The station d2 turns the railway into a highway; d3 leads it back through c3 and b3 to b2 and the exit of b1.
    sheet = sheet_of(loop)
    assert [line.points for line in sheet.lines if line.what == "network"] == [4]
    assert in_lines(sheet) == {"network": 4, "road": 6, "rail": 4, "centre": 2, "errors": 0}
    assert sheet.total == 16


# -- longest lines ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-3.2")
def test_a_highway_and_nothing_else() -> None:
    # a4 to g4: two exits 4, highway 7, centre c4 d4 e4.
    sheet = sheet_of(put(BLANK, a4="═", b4="═", c4="═", d4="═", e4="═", f4="═", g4="═"))
    assert in_lines(sheet) == {"network": 4, "road": 7, "rail": 0, "centre": 3, "errors": 0}
    assert sheet.total == 14


@pytest.mark.rule("RI-3.2", "RI-3.6")
def test_branches_are_not_counted() -> None:
    """A#15"""
    # Arms of three (to the west), two (east) and one (south) meet in d4: 3 + 1 + 2, the arm to the south is left out.
    branches = put(BLANK, a4="═", b4="═", c4="═", d4="╦", e4="═", f4="═", d5="║")
    count = tally(branches)
    assert named(count.road) == {"a4", "b4", "c4", "d4", "e4", "f4"}
    assert ends_named(count.error_ends) == ["d5S", "f4E"]


@pytest.mark.rule("RI-3.2")
def test_a_loop_is_run_through_once() -> None:
    """A#15"""
    # b1, b2, then round by c2 and c3 to b3, out to b4: six cells. The short way b2-b3 gives only four.
    loop = """
        .║.....
        .╠╗....
        .╠╝....
        .║.....
        .......
        .......
        .......
    """
    assert named(tally(loop).road) == {"b1", "b2", "c2", "c3", "b3", "b4"}


@pytest.mark.rule("RI-3.2")
def test_a_closed_ring_counts_each_cell_once() -> None:
    ring = put(BLANK, c3="╔", d3="═", e3="╗", c4="║", e4="║", c5="╚", d5="═", e5="╝")
    assert named(tally(ring).road) == {"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"}
    # With a bar across: from the bar out over d3, d2, c2, b2, b3, b4, c4 to d4, all nine cells.
    bar = put(BLANK, b2="╔", c2="═", d2="╗", b3="╠", c3="═", d3="╣", b4="╚", c4="═", d4="╝")
    assert tally(bar).road.bit_count() == 9


@pytest.mark.rule("RI-3.2")
def test_a_run_from_tail_to_tail_takes_the_long_way_round_a_ring() -> None:
    """Neither tail is the farthest cell from everywhere, so going there and back again does not find the run."""
    ring = """
        .......
        .╔═╗...
        .╚╦╣...
        ..║║...
        .......
        .......
        .......
    """
    assert named(tally(ring).road) == these("c4 c3 b3 b2 c2 d2 d3 d4")


@pytest.mark.rule("RI-3.2", "RI-3.3")
def test_a_station_at_the_end_of_a_line_counts_for_both() -> None:
    """A#14"""
    # Railway a2 b2 c2, the station c2 included; highway c2 d2 e2, the station included again.
    sheet = sheet_of(put(BLANK, a2="─", b2="─", c2="→", d2="═", e2="═"))
    assert cells(sheet, "rail") == [{"a2", "b2", "c2"}]
    assert cells(sheet, "road") == [{"c2", "d2", "e2"}]


@pytest.mark.rule("RI-3.2", "RI-3.3")
def test_a_station_does_not_break_a_line() -> None:
    # V carries the highway on from d3 to d5, and the railway from c4 to e4.
    sheet = sheet_of(put(BLANK, d3="║", d4="V", d5="║", c4="─", e4="─", b4="─"))
    assert cells(sheet, "road") == [{"d3", "d4", "d5"}]
    assert cells(sheet, "rail") == [{"b4", "c4", "d4", "e4"}]


@pytest.mark.rule("RI-3.2", "RI-3.3")
def test_an_overpass_counts_for_each_axis() -> None:
    sheet = sheet_of(put(BLANK, d3="║", d4="╫", d5="║", c4="─", e4="─"))
    assert cells(sheet, "road") == [{"d3", "d4", "d5"}]
    assert cells(sheet, "rail") == [{"c4", "d4", "e4"}]


@pytest.mark.rule("RI-3.2", "RI-3.3")
def test_a_single_cell_counts_one() -> None:
    """A#14"""
    assert in_lines(sheet_of(put(BLANK, b1="║"))) == {"road": 1, "rail": 0, "centre": 0, "errors": -1}
    assert in_lines(sheet_of(put(BLANK, d1="│"))) == {"road": 0, "rail": 1, "centre": 0, "errors": -1}
    assert in_lines(sheet_of(BLANK)) == {"road": 0, "rail": 0, "centre": 0, "errors": 0}


@pytest.mark.rule("RI-3.4")
def test_of_equal_longest_lines_one_counts() -> None:
    """A#15"""
    two = put(BLANK, b1="║", b2="║", f1="║", f2="║", a2="│", g6="─", f6="─", a6="─", b6="─")
    sheet = sheet_of(two)
    assert sheet.points("road") == sheet.points("rail") == 2
    assert len(cells(sheet, "road")) == len(cells(sheet, "rail")) == 1
    assert cells(sheet, "road")[0] in ({"b1", "b2"}, {"f1", "f2"})


@pytest.mark.rule("RI-3.2")
def test_neighbours_that_show_each_other_blank_sides_are_no_run() -> None:
    assert tally(put(BLANK, b1="║", c1="║", d2="═", d3="═")).road.bit_count() == 1


@pytest.mark.rule("RI-3.2", "RI-3.3", "RI-3.4")
@pytest.mark.parametrize("seed", range(60))
def test_longest_lines_against_every_possible_run(seed: int) -> None:
    """Boards strewn with junctions, so that loops and branches are many; every start and every way is tried."""
    dice = random.Random(seed)
    glyphs = "╩╠╦╣╬║═╔╗╚╝" if seed % 2 else "┴├┬┤┼│─┌┐└┘"
    pieces = [0] * 49
    for cell in dice.sample(range(49), 22):
        pieces[cell] = PIECE_OF[dice.choice(glyphs + "╫╪VH▲△◤◢→╙")]
    state = stage(BLANK)
    state.boards[0].cells = pieces
    position = brute.position_of(state, 0)
    count = scoring.tally(pieces)
    for run, kind in ((count.road, "h"), (count.rail, "r")):
        assert run.bit_count() == brute.longest(position, kind)
        assert all(kind in position.cells[cell][1] for cell in named(run))


# -- centre and errors --------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-3.5")
def test_every_central_cell_with_anything_on_it_counts_one() -> None:
    for number, cell in enumerate(sorted(brute.CENTRAL), start=1):
        assert sheet_of(put(BLANK, **{cell: "║"})).points("centre") == 1
        filled = put(BLANK, **dict.fromkeys(sorted(brute.CENTRAL)[:number], "╬"))
        assert sheet_of(filled).points("centre") == number
    around = {cell: "╬" for cell in CELL_OF if cell not in brute.CENTRAL}
    assert sheet_of(put(BLANK, **around)).points("centre") == 0


@pytest.mark.rule("RI-4.8", "RI-3.5")
def test_lava_volcanoes_and_craters_count_in_the_centre() -> None:
    """A#17"""
    assert scoring.CRATERS_COUNT_IN_THE_CENTRE
    sheet = sheet_of(put(BLANK, d4="╋", d3="┃", c4="o", e4="n", b2="o"))
    assert cells(sheet, "centre") == [{"d4", "d3", "c4", "e4"}]


@pytest.mark.rule("RI-3.6")
def test_errors_are_counted_by_ends() -> None:
    """A#16: one for each end, not for each cell."""
    # b1 runs into the blank side of b2; b2 is open on both sides; the crossing d4 has four loose ends.
    count = tally(put(BLANK, b1="║", b2="═", d4="╬"))
    assert ends_named(count.error_ends) == ["b1S", "b2E", "b2W", "d4E", "d4N", "d4S", "d4W"]
    assert sheet_of(put(BLANK, b1="║", b2="═", d4="╬")).points("errors") == -7


@pytest.mark.rule("RI-3.6")
def test_an_end_at_the_edge_is_no_error() -> None:
    """A#16: with or without an exit; and an unused exit is none either."""
    corner = put(BLANK, a1="╝", c1="║", c2="║", g7="┌")
    assert ends_named(tally(corner).error_ends) == ["c2S"]


@pytest.mark.rule("RI-3.6")
def test_an_end_against_a_route_of_the_other_kind_would_be_an_error_for_both() -> None:
    assert ends_named(tally(put(BLANK, d3="║", d4="│")).error_ends) == ["d3N", "d3S", "d4N", "d4S"]


# -- totals and ties ----------------------------------------------------------------------------------------------

STRAIGHT = put(BLANK, a4="═", b4="═", c4="═", d4="═", e4="═", f4="═", g4="═")  # 14 points, no error
CLUMSY = put(STRAIGHT, d1="│")  # one more for the railway, one less for its loose end: 14 points, one error


def table_sheet(*pictures: str) -> Sheet:
    return stage(*pictures).sheet()


@pytest.mark.rule("RI-3.7")
def test_most_points_win() -> None:
    sheet = table_sheet(BLANK, STRAIGHT, put(BLANK, b1="║"))
    assert sheet.totals == (0, 14, 0)
    assert sheet.winners == (1,)
    assert sheet.decided_by is None


@pytest.mark.rule("RI-3.7")
def test_a_tie_goes_to_fewer_errors() -> None:
    """A#18"""
    sheet = table_sheet(CLUMSY, STRAIGHT)
    assert sheet.totals == (14, 14)
    assert sheet.winners == (1,)
    assert sheet.decided_by == "fewer-errors"


@pytest.mark.rule("RI-3.7")
def test_a_tie_in_errors_too_is_a_shared_victory() -> None:
    """A#18"""
    sheet = table_sheet(CLUMSY, BLANK, put(STRAIGHT, d7="│"))
    assert sheet.winners == (0, 2)
    assert sheet.decided_by is None


@pytest.mark.rule("RI-3.7", "RI-5.6")
def test_open_lava_sides_count_in_the_tie_break() -> None:
    """A#41"""
    # A volcano alone: 1 for the lake, 1 for the centre, four open sides: -2. Three single highways: 1 - 3 = -2.
    sheet = table_sheet(put(BLANK, d4="╋"), put(BLANK, b1="║", f1="║", f7="║"))
    assert sheet.totals == (-2, -2)
    assert sheet.winners == (1,)


@pytest.mark.rule("RI-3.7", "RI-6.2")
def test_the_total_is_the_sum_of_the_lines() -> None:
    for picture in (EXAMPLE, ALL_EXITS, CLUMSY, put(BLANK, d4="╋", c4="o", b4="═")):
        sheet = sheet_of(picture)
        assert sheet.total == sum(line.points for line in sheet.lines) == tally(picture).total()


@pytest.mark.rule("RI-6.2")
def test_the_sheet_of_a_table_has_a_part_for_every_seat() -> None:
    sheet = table_sheet(EXAMPLE, BLANK, ALL_EXITS)
    assert sheet.totals == (46, 0, 72)
    assert [part.seat for part in sheet.seats] == [0, 1, 2]
    assert GAME.value(stage(BLANK, EXAMPLE), 1) == 46.0


@pytest.mark.rule("RI-3.6")
def test_a_loose_end_of_this_round_can_still_be_joined() -> None:
    state = stage(put(BLANK, b1="║"), dice=["A_road_curve"])
    assert tally(put(BLANK, b1="║")).errors() == 1
    assert refused(state, draw_words("╚", "b2")) is None
    assert ends_named(scoring.tally(played(state, draw_words("╚", "b2")).boards[0].cells).error_ends) == ["b2E"]
