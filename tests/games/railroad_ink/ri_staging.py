"""Positions of Railroad Ink from text pictures, and short ways to ask about them.

A picture has seven lines of seven characters, one for a cell. Railways are thin lines, highways double lines, lava
thick ones, so most pieces look like themselves. The rest: an arrow is a straight station and points to its highway;
a black triangle is three highways and points to the railway, a white one is three railways and points to the highway;
◤◥◢◣ are two highways (in the black corner) and two railways; V and H a highway (vertical, horizontal) that crosses a
railway in a station; n e s w a highway along lava, which lies to that side; ╋ a volcano; o a crater; a dot is free.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from roundhouse import Table
from roundhouse.core.chance import Chance, Fast
from roundhouse.games.railroad_ink import GAME
from roundhouse.games.railroad_ink.printed.facts import (
    ANY,
    CELL_NAMES,
    CELL_OF,
    CRATER,
    DIE_A,
    ENDS,
    FACES,
    FIRST_LAVA,
    PIECE_FACE,
    PIECE_MASK,
    ROUND_SHIFT,
    SIDES,
    SPECIAL_FACES,
    TURNS,
    VOLCANO,
    face_name,
)
from roundhouse.games.railroad_ink.rules import scoring
from roundhouse.games.railroad_ink.rules.board import Board
from roundhouse.games.railroad_ink.rules.moves import MOVES
from roundhouse.games.railroad_ink.rules.state import State

#: face -> its glyphs, each with the ends it shows to north, east, south and west.
LEGEND = {
    "A_road_straight": "║ h.h. ═ .h.h",
    "A_rail_straight": "│ r.r. ─ .r.r",
    "A_road_curve": "╚ hh.. ╔ .hh. ╗ ..hh ╝ h..h",
    "A_rail_curve": "└ rr.. ┌ .rr. ┐ ..rr ┘ r..r",
    "A_road_t": "╩ hh.h ╠ hhh. ╦ .hhh ╣ h.hh",
    "A_rail_t": "┴ rr.r ├ rrr. ┬ .rrr ┤ r.rr",
    "B_overpass": "╫ hrhr ╪ rhrh",
    "B_station_straight": "↑ h.r. → .h.r ↓ r.h. ← .r.h",
    "B_station_curve": "╒ .hr. ╓ .rh. ╕ ..rh ╖ ..hr ╘ rh.. ╙ hr.. ╛ r..h ╜ h..r",
    "S_3road_1rail": "▲ rhhh ▶ hrhh ▼ hhrh ◀ hhhr",
    "S_3rail_1road": "△ hrrr ▷ rhrr ▽ rrhr ◁ rrrh",
    "S_4road": "╬ hhhh",
    "S_4rail": "┼ rrrr",
    "S_2road_2rail_adjacent": "◤ hrrh ◥ hhrr ◢ rhhr ◣ rrhh",
    "S_2road_2rail_opposite": "V hrhr H rhrh",
    "L_corner": "┗ ll.. ┏ .ll. ┓ ..ll ┛ l..l",
    "L_strait": "┃ l.l. ━ .l.l",
    "L_bay": "┻ ll.l ┣ lll. ┳ .lll ┫ l.ll",
    "L_shore_rail": "┥ r.rl ┝ rlr. ┷ lr.r ┯ .rlr",
    "L_shore_road": "w h.hl e hlh. n lh.h s .hlh",
}
LETTERS = ".hrl"


def _pieces() -> dict[str, int]:
    pieces = {".": 0, "o": CRATER, "╋": VOLCANO}
    for face, glyphs in LEGEND.items():
        words = glyphs.split()
        for glyph, ends in zip(words[::2], words[1::2], strict=True):
            shown = tuple(LETTERS.index(letter) for letter in ends)
            pieces[glyph] = next(p for p in TURNS[FACES.index(face)].values() if ENDS[p] == shown)
    return pieces


PIECE_OF = _pieces()
GLYPH_OF = {piece: glyph for glyph, piece in PIECE_OF.items()}
BLANK = "\n".join(["." * 7] * 7)


def rows(picture: str) -> list[str]:
    return picture.split()


def cells_of(picture: str, round_: int = 1) -> list[int]:
    """The cells of a board as in the picture, all drawn in one round."""
    glyphs = "".join(rows(picture))
    assert len(glyphs) == 49, f"a picture has 49 characters, not {len(glyphs)}"
    return [PIECE_OF[glyph] | round_ << ROUND_SHIFT if glyph != "." else 0 for glyph in glyphs]


def picture_of(cells: Sequence[int]) -> str:
    """The picture of a board: seven lines."""
    glyphs = [GLYPH_OF[cell & PIECE_MASK] for cell in cells]
    return "\n".join("".join(glyphs[7 * row : 7 * row + 7]) for row in range(7))


def put(picture: str, **glyphs: str) -> str:
    """The picture with some cells changed: put(BLANK, d4="╋")."""
    line = list("".join(rows(picture)))
    for cell, glyph in glyphs.items():
        line[CELL_OF[cell]] = glyph
    return "\n".join("".join(line[7 * row : 7 * row + 7]) for row in range(7))


def counted(faces: Iterable[str], first: int) -> int:
    return sum(1 << 2 * (FACES.index(face) - first) for face in faces)


def stage(
    *pictures: str,
    dice: Sequence[str] = (),
    lava: Sequence[str] = (),
    expansion: str = "none",
    round_: int = 2,
    drawn_in: int = 1,
    duty: bool | None = None,
    crossed: Sequence[str] = (),
    special_free: bool = True,
    dot: str = "d4",
    direction: str | None = None,
    distance: int = 1,
    pending: bool = False,
) -> State:
    """A state in the middle of a round: one seat for each picture, with these dice still to be drawn."""
    state = GAME.new(len(pictures), {"expansion": expansion}, Fast(0))
    state.round = round_
    state.dice = tuple(FACES.index(face) for face in dice)
    state.lava_dice = tuple(FACES.index(face) for face in lava)
    state.direction = -1 if direction is None else ANY if direction == "any" else SIDES.index(direction)
    state.distance = distance
    for board, picture in zip(state.boards, pictures, strict=True):
        board.cells = cells_of(picture, drawn_in)
        board.left = counted(dice, 0)
        board.lava = counted(lava, FIRST_LAVA)
        board.duty = bool(lava) if duty is None else duty
        board.specials = sum(1 << place for place, face in enumerate(SPECIAL_FACES) if face not in crossed)
        board.spent = len(crossed)
        board.special_free = special_free and board.spent < 3
        board.dot = CELL_OF[dot]
        board.pending = pending
        board.survey()
    state.players = list(range(len(pictures)))
    state.shown = [board.clone() for board in state.boards]
    return state


def played(state: State, *moves: str, seat: int = 0, chance: Chance | None = None) -> State:
    """A copy of the state after some moves, each of which must be legal."""
    state = state.clone()
    for notation in moves:
        move = MOVES.pack(notation)
        refusal = state.refusal(seat, move)
        assert refusal is None, f"{notation}: {refusal}"
        assert move in state.moves(seat), f"{notation} is not among the moves"
        state.play(seat, move, chance or Fast(1))
    return state


def refused(state: State, notation: str, seat: int = 0) -> tuple[str, str] | None:
    """The rule and the reason, or None; moves() must agree."""
    move = MOVES.pack(notation)
    refusal = state.refusal(seat, move)
    assert (refusal is None) == (move in state.moves(seat)), f"{notation}: moves() and refusal() disagree"
    return None if refusal is None else (refusal.rule, refusal.code)


def notations(state: State, *beginnings: str, seat: int = 0) -> list[str]:
    """The legal moves that begin with one of these words ("draw S_", "finish"); without any: all."""
    found = [MOVES.notation(move) for move in state.moves(seat)]
    return sorted(move for move in found if not beginnings or move.startswith(beginnings))


def cells_for(state: State, *beginnings: str, seat: int = 0) -> set[str]:
    """The cells on which such moves draw."""
    return {word for move in notations(state, *beginnings, seat=seat) for word in move.split() if word in CELL_OF}


def glyph_at(board: Board, cell: str) -> str:
    return GLYPH_OF[board.cells[CELL_OF[cell]] & PIECE_MASK]


def round_at(board: Board, cell: str) -> int:
    return board.cells[CELL_OF[cell]] >> ROUND_SHIFT


def face_at(board: Board, cell: str) -> str:
    return face_name(PIECE_FACE[board.cells[CELL_OF[cell]] & PIECE_MASK])


def draw_words(glyph: str, cell: str) -> str:
    """The notation of the move that draws what the glyph shows: 'draw A_road_t d4 1'."""
    piece = PIECE_OF[glyph]
    face = PIECE_FACE[piece]
    turn = next(turn for turn, turned in TURNS[face].items() if turned == piece)
    return f"draw {face_name(face)} {cell} {turn}"


def tally(picture: str) -> scoring.Tally:
    return scoring.tally(cells_of(picture))


def these(names: str) -> set[str]:
    """Cells by their names, in one string."""
    return set(names.split())


def named(cells: int) -> set[str]:
    """A set of cells (as bits) by names."""
    return {name for cell, name in enumerate(CELL_NAMES) if cells >> cell & 1}


def ends_named(ends: Iterable[int]) -> list[str]:
    """Ends (4 * cell + side) by names: 'd4S'."""
    return sorted(CELL_NAMES[end // 4] + SIDES[end % 4] for end in ends)


def table(
    seats: int = 1,
    expansion: str = "none",
    rolls: Sequence[Sequence[str]] = (),
    lava: Sequence[str] = (),
    direction: Sequence[str] = (),
    distance: Sequence[int] = (),
    seed: str = "ri",
) -> Table:
    """A table with scripted dice: a roll is three faces of die A and one of die B."""
    script: dict[str, Sequence[int | str]] = {}
    if rolls:
        assert all(face in DIE_A for roll in rolls for face in roll[:3])
        script["A"] = [face for roll in rolls for face in roll[:3]]
        script["B"] = [roll[3] for roll in rolls]
    if lava:
        script["lava"] = list(lava)
    if direction:
        script["direction"] = list(direction)
        script["distance"] = [str(number) for number in distance]
    return Table.new(GAME, seats=seats, options={"expansion": expansion}, seed=seed, script=script)


def the_state(at: Table) -> State:
    assert isinstance(at.state, State)
    return at.state


def finish_round(at: Table, seat: int) -> None:
    """Draw what must be drawn, in the first way that is possible, and finish."""
    while seat in at.actors():
        at.play(seat, the_state(at).moves(seat)[0] if not _can_finish(at, seat) else "finish")
        if at.record.entries[-1].move == "finish":
            return


def _can_finish(at: Table, seat: int) -> bool:
    return at.refusal(seat, "finish") is None
