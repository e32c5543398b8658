"""The board as characters."""

from __future__ import annotations

from random import Random

import pytest
from ri_staging import BLANK, PIECE_OF, put, stage, the_state

from roundhouse import Table
from roundhouse.core.chance import Fast
from roundhouse.games.railroad_ink import GAME
from roundhouse.games.railroad_ink.printed.facts import (
    CELL_OF,
    CELLS,
    ENDS,
    EXPANSIONS,
    HIGHWAY,
    LAVA,
    NEIGHBOURS,
    PIECE_MASK,
    PIECES,
    RAILWAY,
    ROUND_SHIFT,
)
from roundhouse.games.railroad_ink.rules.moves import MOVES
from roundhouse.games.railroad_ink.rules.state import State
from roundhouse.games.railroad_ink.show.plain import cell_art, grid

WIDTH, HEIGHT = 80, 40
#: Where each side's border meets the middle of a cell: (line, column).
BORDER = ((0, 2), (1, 4), (2, 2), (1, 0))
#: What is seen there: nothing, a highway, a railway, lava.
SEEN = {0: "    ", HIGHWAY: "║═║═", RAILWAY: "│─│─", LAVA: "▒▒▒▒"}


def art(glyph: str, cell: str = "a1", round_: int = 0, dot: bool = False) -> list[str]:
    return cell_art(CELL_OF[cell], PIECE_OF[glyph] | round_ << ROUND_SHIFT, dot)


def plain(state: State, seat: int | None = 0, focus: int | None = 0, lang: str = "en") -> str:
    return GAME.plain(state.view(seat), GAME.words(lang), focus)


@pytest.mark.parametrize(
    ("glyph", "lines"),
    [
        (".", ["     ", "  ·  ", "     "]),
        ("║", ["  ║  ", "  ║  ", "  ║  "]),
        ("─", ["     ", "─────", "     "]),
        ("╗", ["     ", "══╗  ", "  ║  "]),
        ("└", ["  │  ", "  └──", "     "]),
        ("╠", ["  ║  ", "  ╠══", "  ║  "]),
        ("┴", ["  │  ", "──┴──", "     "]),
        ("╫", ["  ║  ", "──╫──", "  ║  "]),
        ("╪", ["  │  ", "══╪══", "  │  "]),
        ("↑", ["  ║  ", "  ■  ", "  │  "]),
        ("╒", ["     ", "  ■══", "  │  "]),
        ("▼", ["  ║  ", "══■══", "  │  "]),
        ("╬", ["  ║  ", "══╬══", "  ║  "]),
        ("┼", ["  │  ", "──┼──", "  │  "]),
        ("V", ["  ║  ", "──■──", "  ║  "]),
        ("┗", [" ▒▒▒▒", " ▒▒▒▒", "     "]),
        ("┃", [" ▒▒▒ ", " ▒▒▒ ", " ▒▒▒ "]),
        ("┳", ["     ", "▒▒▒▒▒", "▒▒▒▒▒"]),
        ("┥", ["  │  ", "▒ │  ", "  │  "]),
        ("n", [" ▒▒▒ ", "═════", "     "]),
        ("╋", ["▒▒▒▒▒", "▒▒▲▒▒", "▒▒▒▒▒"]),
        ("o", ["     ", " (o) ", "     "]),
    ],
)
def test_pieces(glyph: str, lines: list[str]) -> None:
    assert art(glyph) == lines


@pytest.mark.rule("RI-1.2")
def test_a_free_central_cell_looks_different() -> None:
    assert art(".", "d4") == ["     ", "  ◦  ", "     "]
    assert [art(".", cell)[1].strip() for cell in ("b2", "c3", "e5", "f5")] == ["·", "◦", "◦", "·"]


@pytest.mark.rule("RI-2.7", "RI-4.2")
def test_a_cell_shows_its_round_and_the_last_strike() -> None:
    assert art("║", round_=6) == ["  ║  ", "  ║  ", "  ║ 6"]
    assert art("o", round_=3, dot=True) == ["•    ", " (o) ", "    3"]


@pytest.mark.parametrize("piece", range(PIECES))
def test_every_end_reaches_the_border_of_its_cell_and_nothing_else_does(piece: int) -> None:
    lines = cell_art(0, piece)
    assert [len(line) for line in lines] == [5, 5, 5]
    for side, (line, column) in enumerate(BORDER):
        assert lines[line][column] == SEEN[ENDS[piece][side]][side]


def test_all_pieces_look_different() -> None:
    assert len({tuple(cell_art(0, piece)) for piece in range(PIECES)}) == PIECES


GOLDEN = """
     a    b    c    d    e    f    g
  ░░░░░░░░H░░░░░░░░░R░░░░░░░░░H░░░░░░░░
  ░       ║         │                 ░
1 ░  ·    ╚════■────┴──  ·    ·    ·  ░
  ░         3    3    3               ░
  ░                                   ░
2 R  ·    ·    ·    ·    ·    ·    ·  R
  ░                                   ░
  ░               ▒▒▒▒▒               ░
3 ░  ·    ·    ◦  ▒▒▲▒▒  ◦    ·    ·  ░
  ░               ▒▒▒▒3               ░
  ░  │             ▒▒▒                ░
4 H══╪══  ·    ◦   ▒▒▒   ◦    ·    ·  H
  ░  │ 3           ▒▒▒3               ░
  ░                                   ░
5 ░  ·    ·    ◦    ◦    ◦    ·    ·  ░
  ░                                   ░
  ░                                   ░
6 R  ·    ·    ·    ·    ·    ·    ·  R
  ░                                   ░
  ░                                   ░
7 ░  ·    ·    ·    ·    ·    ·   (o) ░
  ░                                  3░
  ░░░░░░░░H░░░░░░░░░R░░░░░░░░░H░░░░░░░░
"""


@pytest.mark.rule("RI-1.2")
def test_a_board() -> None:
    board = put(BLANK, b1="╚", c1="←", d1="┴", a4="╪", d3="╋", d4="┃", g7="o")
    state = stage(board, drawn_in=3)
    assert grid(state.view(0).board(0)) == GOLDEN.strip("\n").split("\n")


def random_boards(expansion: str) -> list[Table]:
    """Tables of three, early, in the middle and late in a game."""
    tables = []
    names = ["Ann", "Zoë", "M" * 40]
    for seed in range(3):
        dice = Random(seed)
        table = Table.new(GAME, seats=3, options={"expansion": expansion}, seed=str(seed), names=names)
        for _ in range(30 * (seed + 1)):
            if not table.over:
                seat = dice.choice(table.actors())
                table.play(seat, dice.choice(the_state(table).moves(seat)))
        tables.append(table)
    return tables


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_ends_of_neighbours_line_up(expansion: str) -> None:
    """Across every border the two characters are alike exactly if the two ends are."""
    for table in random_boards(expansion):
        board = the_state(table).view(0).board(0)
        lines = grid(board)

        def seen(cell: int, side: int, lines: list[str] = lines) -> str:
            line, column = BORDER[side]
            return lines[2 + 3 * (cell // 7) + line][3 + 5 * (cell % 7) + column]

        for cell in range(CELLS):
            for side in (1, 2):
                n = NEIGHBOURS[cell][side]
                if n >= 0:
                    here, there = (
                        ENDS[board.cells[cell] & PIECE_MASK][side],
                        ENDS[board.cells[n] & PIECE_MASK][(side + 2) % 4],
                    )
                    assert (seen(cell, side) == seen(n, (side + 2) % 4)) == (here == there)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_boards_fit_a_terminal(expansion: str, lang: str) -> None:
    for table in random_boards(expansion):
        for seat in (0, 2):
            alone = table.plain(seat, lang).split("\n")
            assert len(alone) <= HEIGHT
            assert max(map(len, alone)) <= WIDTH
        everybody = table.plain(None, lang)
        assert max(map(len, everybody.split("\n"))) <= WIDTH
        for name in table.names:
            assert name[:20] in everybody


def test_two_boards_stand_side_by_side() -> None:
    lines = plain(stage(BLANK, put(BLANK, b1="║"), BLANK, dice=["A_rail_t"]), None, None).split("\n")
    first = lines.index("     a    b    c    d    e    f    g          a    b    c    d    e    f    g")
    assert lines[first + 2] == f"  ░{' ' * 35}░    ░       ║{' ' * 27}░"
    assert sum("a    b" in line for line in lines) == 2


@pytest.mark.rule("RI-2.1")
def test_what_is_left_is_told_to_its_own_seat_only() -> None:
    state = stage(BLANK, BLANK, dice=["A_road_t", "A_rail_t"], crossed=["S_4road"])
    state.play(0, MOVES.pack("draw A_road_t b1 0"), Fast(0))  # nothing is rolled
    assert "Left to draw: railway junction." in plain(state)
    assert "╩" in plain(state)
    specials = " ".join(plain(state).split("Special routes, 2 more in this game: ")[1].split())
    assert specials.startswith("station with three highways and a railway, station with three railways and a highway,")
    assert "crossroads" not in specials
    assert "╩" not in plain(state, seat=1, focus=0)
    assert "Left to draw" not in plain(state, seat=1, focus=0)
    assert "Left to draw: highway junction, railway junction." in plain(state, seat=1, focus=1)


def test_all_is_drawn_and_crossed_off() -> None:
    words = plain(stage(BLANK, crossed=["S_4road", "S_4rail", "S_3road_1rail"]))
    assert "All dice are drawn." in words
    assert "No more special routes in this game." in words


def test_the_dice_of_the_expansions_are_told() -> None:
    lava = plain(stage(BLANK, dice=["A_road_t"], lava=["L_bay", "L_corner"], expansion="lava"))
    assert lava.startswith("Round 2 of 6: highway junction.\nLava dice: lava bay, lava corner.\n")
    assert "▲ volcano" in lava
    meteor = plain(stage(BLANK, dice=["A_road_t"], expansion="meteor", direction="any", distance=3), lang="pl")
    assert "Kostki meteorytu: dowolny kierunek, odległość 3." in meteor
    assert "(o) krater" in meteor
    assert "•" not in plain(stage(BLANK))


@pytest.mark.rule("RI-3.6")
def test_the_points_and_the_end_are_told() -> None:
    # A highway of one cell, less two loose ends.
    state = stage(put(BLANK, b1="║", f1="╚"), dice=["A_rail_t"], round_=7, special_free=False)
    assert "Player 1, −1 point\n" in plain(state)
    state.boards[0].left = 0
    state.play(0, MOVES.pack("finish"), Fast(0))
    assert plain(state).startswith("The game is over.\n\nPlayer 1, −1 point\n")
    assert "Special routes" not in plain(state)
