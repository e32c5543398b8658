"""A view as characters: highways are double lines, railways single ones, in cells of five by three."""

from __future__ import annotations

import textwrap
from typing import Final

from ....core.texts import Translator
from ..printed.facts import (
    CELLS,
    CENTRAL,
    CRATER,
    EMPTY,
    ENDS,
    EXIT_AT,
    FIRST_SPECIAL,
    HAS_ROUTE,
    HIGHWAY,
    LAVA,
    LAVA_EXPANSION,
    MAX_SPECIALS,
    METEOR_EXPANSION,
    PIECE_MASK,
    RAILWAY,
    ROUND_SHIFT,
    SIZE,
    SPECIAL_FACES,
    STATION,
    VOLCANO,
)
from ..rules.names import list_text, side_text
from ..seen.view import BoardView, View
from .picks import dice_of, lava_dice_of

WIDE: Final = 5
HIGH: Final = 3
GAP: Final = "  "
#: Two boards side by side fill a terminal of 80 columns.
PAGE: Final = 80
COLUMN: Final = (PAGE - len(GAP)) // 2

#: What meets in the middle of a cell, by the sides N 1, E 2, S 4, W 8.
DOUBLE: Final = " ║═╚║║╔╠═╝═╩╗╣╦╬"
SINGLE: Final = " │─└││┌├─┘─┴┐┤┬┼"
#: A highway that crosses a railway without meeting it: running north to south, or east to west.
OVERPASS: Final = "╫╪"
#: The line that leaves a cell by each side: of a highway, of a railway.
LINES: Final = {HIGHWAY: "║═║═", RAILWAY: "│─│─"}
#: The characters (row, column) between the middle of a cell and each of its sides.
ARMS: Final = (((0, 2),), ((1, 3), (1, 4)), ((2, 2),), ((1, 0), (1, 1)))
#: The same for lava, which is three characters broad; then the corners, each filled if both its sides are.
BANKS: Final = (((0, 1), (0, 2), (0, 3)), ((1, 4),), ((2, 1), (2, 2), (2, 3)), ((1, 0),))
CORNERS: Final = (((0, 4), 0, 1), ((2, 4), 1, 2), ((2, 0), 2, 3), ((0, 0), 3, 0))
LAVA_MARK, VOLCANO_MARK, STATION_MARK, CRATER_MARK, DOT = "▒", "▲", "■", "(o)", "•"
FREE, FREE_CENTRAL = "·", "◦"
WALL: Final = "░"
GATES: Final = {0: WALL, HIGHWAY: "H", RAILWAY: "R"}


def plain(view: View, tr: Translator, focus: int | None = None) -> str:
    """One board, or (focus None) all of them, two side by side; above it the dice, below it what is left."""
    seats = range(view.seats) if focus is None else [focus]
    width = COLUMN if len(seats) > 1 else PAGE
    totals = view.sheet().totals
    blocks = [_block(view, tr, seat, totals[seat], width) for seat in seats]
    lines = [line for words in _heading(view, tr) for line in textwrap.wrap(words, PAGE)]
    for place in range(0, len(blocks), 2):
        lines += ["", *_beside(blocks[place : place + 2])]
    return "\n".join([*lines, "", *textwrap.wrap(_legend(view, tr), PAGE)])


def _beside(blocks: list[list[str]]) -> list[str]:
    height = max(len(block) for block in blocks)
    padded = [[*block, *[""] * (height - len(block))] for block in blocks]
    return [GAP.join(line.ljust(COLUMN) for line in row).rstrip() for row in zip(*padded, strict=True)]


def _heading(view: View, tr: Translator) -> list[str]:
    if view.over:
        return [tr("prompt-over")]
    lines = [tr("plain-round", round=view.round, rounds=view.rounds, dice=list_text(view.dice))]
    if view.lava_dice:
        lines.append(tr("log-lava-dice", dice=list_text(view.lava_dice)))
    if view.direction >= 0:
        lines.append(tr("log-meteor-dice", direction=side_text(view.direction), distance=view.distance))
    return lines


def _legend(view: View, tr: Translator) -> str:
    words = [tr("plain-legend")]
    if view.expansion == LAVA_EXPANSION:
        words.append(tr("plain-legend-lava"))
    if view.expansion == METEOR_EXPANSION:
        words.append(tr("plain-legend-meteor"))
    return " ".join(words)


def _block(view: View, tr: Translator, seat: int, points: int, width: int) -> list[str]:
    board = view.board(seat)
    title = tr("plain-name", name=tr.name(seat), points=points)
    notes = [] if view.over else _notes(board, tr, own=seat == view.seat)
    return [
        *textwrap.wrap(title, width),
        *grid(board, view.expansion == METEOR_EXPANSION),
        *(line for words in notes for line in textwrap.wrap(words, width, subsequent_indent="  ")),
    ]


def _notes(board: BoardView, tr: Translator, own: bool) -> list[str]:
    """What is left: of the dice only to their own seat, for nobody else sees what is drawn in the round (RI-2.1)."""
    notes = []
    if own and not board.done:
        left = dice_of(board) + lava_dice_of(board)
        notes.append(tr("plain-left", dice=list_text(left)) if left else tr("plain-nothing-left"))
    specials = [FIRST_SPECIAL + special for special in range(len(SPECIAL_FACES)) if board.specials >> special & 1]
    uses = MAX_SPECIALS - board.spent
    notes.append(tr("plain-specials", uses=uses, specials=list_text(specials)) if uses else tr("plain-no-specials"))
    return notes


def grid(board: BoardView, meteor: bool = False) -> list[str]:
    """The board inside its wall; the exits are gates in it: H for a highway, R for a railway."""
    arts = [cell_art(cell, board.cells[cell], dot=meteor and cell == board.dot) for cell in range(CELLS)]
    lines = ["   " + "".join(letter.center(WIDE) for letter in "abcdefg").rstrip(), _wall(0)]
    for row in range(SIZE):
        first, last = row * SIZE, row * SIZE + SIZE - 1
        for line in range(HIGH):
            inside = "".join(arts[cell][line] for cell in range(first, last + 1))
            if line == 1:
                west, east = GATES[EXIT_AT[4 * first + 3]], GATES[EXIT_AT[4 * last + 1]]
                lines.append(f"{row + 1} {west}{inside}{east}")
            else:
                lines.append(f"  {WALL}{inside}{WALL}")
    return [*lines, _wall(2)]


def _wall(side: int) -> str:
    first = 0 if side == 0 else CELLS - SIZE
    gates = (GATES[EXIT_AT[4 * cell + side]].center(WIDE, WALL) for cell in range(first, first + SIZE))
    return f"  {WALL}{''.join(gates)}{WALL}"


def cell_art(cell: int, content: int, dot: bool = False) -> list[str]:
    """Three lines of five characters. Every end reaches the border of the cell in its middle."""
    piece, drawn_in = content & PIECE_MASK, content >> ROUND_SHIFT
    art = [[" "] * WIDE for _ in range(HIGH)]
    if piece == EMPTY:
        art[1][2] = FREE_CENTRAL if cell in CENTRAL else FREE
    elif piece == CRATER:
        art[1][1:4] = CRATER_MARK
    else:
        _lava(art, piece)
        _routes(art, piece)
    if drawn_in:
        art[2][4] = str(drawn_in)
    if dot:
        art[0][0] = DOT
    return ["".join(line) for line in art]


def _lava(art: list[list[str]], piece: int) -> None:
    ends = ENDS[piece]
    if LAVA not in ends:
        return
    for side in range(4):
        if ends[side] == LAVA:
            for row, column in BANKS[side]:
                art[row][column] = LAVA_MARK
    for (row, column), one, other in CORNERS:
        if ends[one] == ends[other] == LAVA:
            art[row][column] = LAVA_MARK
    if not HAS_ROUTE[piece]:
        art[1][1:4] = [LAVA_MARK] * 3
    if piece == VOLCANO:
        art[1][2] = VOLCANO_MARK


def _routes(art: list[list[str]], piece: int) -> None:
    ends = ENDS[piece]
    sides = {kind: sum(1 << side for side in range(4) if ends[side] == kind) for kind in LINES}
    for side in range(4):
        for row, column in ARMS[side]:
            if ends[side] in LINES:
                art[row][column] = LINES[ends[side]][side]
    if STATION[piece]:
        art[1][2] = STATION_MARK
    elif sides[HIGHWAY] and sides[RAILWAY]:
        art[1][2] = OVERPASS[ends.index(HIGHWAY)]
    elif sides[HIGHWAY]:
        art[1][2] = DOUBLE[sides[HIGHWAY]]
    elif sides[RAILWAY]:
        art[1][2] = SINGLE[sides[RAILWAY]]
