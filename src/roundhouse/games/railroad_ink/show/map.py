"""What is the same for a whole game: the paper, the empty board with its exits, and the art to put pictures together
from. Everything in `defs` is used by its id: #ri-board, #ri-A_road_curve, #ri-star ...
"""

from __future__ import annotations

from typing import Final

from ....core.tones import tone
from ..printed.facts import (
    CELL_NAMES,
    CELLS,
    CENTRAL,
    CRATER_FACE,
    EXITS,
    FACES,
    FIRST_LAVA,
    HIGHWAY,
    LAVA_EXPANSION,
    METEOR_EXPANSION,
    ROUNDS,
    SIDES,
    SIZE,
    VOLCANO_FACE,
    face_name,
)
from .art import CARD, CELL, HOT, INK, PAPER, ROAD, TINT, face_art

FONT: Final = "Georgia,'Palatino Linotype','Liberation Serif','DejaVu Serif',serif"
FAR_HILLS: Final = tone("far-dunes")
NEAR_HILLS: Final = tone("dunes")
SUN: Final = tone("sun")

# -- measures of a board ------------------------------------------------------------------------------------------
BAND: Final = 5  # the striped outer edge
LETTERS: Final = 13  # the strip of a-g and 1-7
GATES: Final = 20  # the strip of the exits
RIM: Final = BAND + LETTERS + GATES
FIELD: Final = SIZE * CELL
BOARD: Final = FIELD + 2 * RIM
STOP: Final = 32  # between two rounds on the round track

#: Where a cell lies on its board.
PLACES: Final = [(RIM + cell % SIZE * CELL, RIM + cell // SIZE * CELL) for cell in range(CELLS)]


def defs(expansion: int) -> str:
    """The art that pictures are put together from, as far as the game needs it."""
    faces = [*range(FIRST_LAVA)]
    if expansion == LAVA_EXPANSION:
        faces += [*range(FIRST_LAVA, len(FACES)), VOLCANO_FACE]
    elif expansion == METEOR_EXPANSION:
        faces.append(CRATER_FACE)
    parts = {"board": _empty_board(), **_MARKS, **{face_name(face): face_art(face) for face in faces}}
    for number in range(1, max(ROUNDS.values()) + 1):
        parts[f"round-{number}"] = _number(number, INK, CARD)
        parts[f"new-{number}"] = _number(number, CARD, INK)
    return "<defs>" + "".join(f'<g id="ri-{name}">{art}</g>' for name, art in parts.items()) + "</defs>"


# -- the paper ----------------------------------------------------------------------------------------------------


def paper(width: int, height: int, horizon: int) -> str:
    """The sheet with its double frame, and a landscape as far down as the horizon."""
    right = width - 8.5
    far = f"M8.5,{horizon}V{horizon - 22}" + _hills(width, 150, 26) + f"V{horizon}Z"
    near = f"M8.5,{horizon}V{horizon - 6}" + _hills(width, 97, 15) + f"V{horizon}Z"
    return (
        f'<rect class="paper" width="{width}" height="{height}" fill="{PAPER}"/>'
        f'<circle class="sun" cx="{right - 250:g}" cy="{horizon - 24}" r="24" fill="{SUN}"/>'
        f'<path class="far-hills" fill="{FAR_HILLS}" d="{far}"/>'
        f'<path class="near-hills" fill="{NEAR_HILLS}" d="{near}"/>{_frame(width, height)}'
    )


def plain_paper(width: int, height: int) -> str:
    """The same without the landscape."""
    return f'<rect class="paper" width="{width}" height="{height}" fill="{PAPER}"/>{_frame(width, height)}'


def _frame(width: int, height: int) -> str:
    return (
        f'<rect class="frame" x="4" y="4" width="{width - 8}" height="{height - 8}" fill="none" stroke="{INK}"'
        ' stroke-width="3"/>'
        f'<rect class="frame" x="8.5" y="8.5" width="{width - 17}" height="{height - 17}" fill="none" stroke="{INK}"/>'
    )


def _hills(width: int, step: int, rise: int) -> str:
    """A row of hills over the inner width of the paper, higher and lower by turns."""
    inner = width - 17
    count = max(2, round(inner / step))
    wide = inner / count
    return "".join(f"q{wide / 2:.4g},{-rise if place % 2 else -rise * 0.55:.4g} {wide:.4g},0" for place in range(count))


def track(right: int, y: int, rounds: int) -> str:
    """The line that the rounds are stops of."""
    left = right - rounds * STOP
    return (
        f'<path class="sleepers" fill="none" stroke="{INK}" stroke-width="9" stroke-dasharray="2 4"'
        f' d="M{left + 2},{y}H{right - 2}"/>'
        f'<path class="rail" fill="none" stroke="{INK}" stroke-width="2.5" d="M{left},{y}H{right}"/>'
    )


def ends(x: int, y: int) -> str:
    """A spot, not to be seen, at every side of every cell: the ends that a line of the score sheet speaks of."""
    spots = [
        f'<circle id="end-{CELL_NAMES[cell]}-{side.lower()}" cx="{left + CELL // 2 + right * CELL // 2}"'
        f' cy="{top + CELL // 2 + down * CELL // 2}" r="5"/>'
        for cell, (left, top) in enumerate(PLACES)
        for side, (right, down) in zip(SIDES, ((0, -1), (1, 0), (0, 1), (-1, 0)), strict=True)
    ]
    return f'<g fill="none" pointer-events="none" transform="translate({x} {y})">{"".join(spots)}</g>'


def hits(x: int, y: int) -> str:
    """Transparent areas to point at, one a cell; and one an exit, which explains itself."""
    exits = "".join(
        f'<rect data-about="exit-{"highway" if kind == HIGHWAY else "railway"}" x="15" y="-20" width="30" height="20"'
        f' fill="none" pointer-events="all" transform="translate({x + PLACES[cell][0]} {y + PLACES[cell][1]})'
        f' rotate({90 * side} 30 30)"/>'
        for cell, side, kind in EXITS
    )
    return exits + "".join(
        f'<rect class="hit" data-pick="cell-{CELL_NAMES[cell]}" x="{x + left}" y="{y + top}" width="{CELL}"'
        f' height="{CELL}" fill="none" pointer-events="all"/>'
        for cell, (left, top) in enumerate(PLACES)
    )


# -- the empty board ----------------------------------------------------------------------------------------------


def _empty_board() -> str:
    x, y = PLACES[CENTRAL[0]]
    middle = f'x="{x}" y="{y}" width="{3 * CELL}" height="{3 * CELL}"'
    field = f'x="{RIM}" y="{RIM}" width="{FIELD}" height="{FIELD}"'
    lines = "".join(f"M{RIM + CELL * i},{RIM}v{FIELD}M{RIM},{RIM + CELL * i}h{FIELD}" for i in range(1, SIZE))
    return (
        f"{_edge()}"
        f'<rect class="card" {field} fill="{CARD}"/><rect class="centre" {middle} fill="{TINT}"/>'
        f'<path class="grid" fill="none" stroke="{INK}" stroke-opacity=".4" stroke-dasharray="2 3" d="{lines}"/>'
        f'<rect class="centre-frame" {middle} fill="none" stroke="{INK}" stroke-width="2"/>'
        f"{''.join(_exit(cell, side, kind) for cell, side, kind in EXITS)}"
        f'<rect class="frame" {field} fill="none" stroke="{INK}" stroke-width="3"/>'
    )


def _edge() -> str:
    """The edge of an old map: stripes, and a letter or number for every column and row."""
    far = BOARD - BAND
    stripes = "".join(
        f"M{RIM + CELL * i},{at}h{CELL}v{BAND}h-{CELL}zM{at},{RIM + CELL * i}h{BAND}v{CELL}h-{BAND}z"
        for i in range(0, SIZE, 2)
        for at in (0, far)
    )
    words = "".join(
        f'<text x="{middle}" y="{at + 4.5:g}">{"abcdefg"[i]}</text><text x="{at:g}" y="{middle + 5}">{i + 1}</text>'
        for i, middle in enumerate(range(RIM + CELL // 2, RIM + FIELD, CELL))
        for at in (BAND + LETTERS / 2 + 1, far - LETTERS / 2 - 1)
    )
    return (
        f'<rect class="edge" width="{BOARD}" height="{BOARD}" fill="{PAPER}"/><path class="edge" fill="none"'
        f' stroke="{INK}" d="M.5,.5H{BOARD - 0.5}V{BOARD - 0.5}H.5ZM{BAND},{BAND}H{far}V{far}H{BAND}Z"/>'
        f'<path class="stripes" fill="{INK}" d="{stripes}"/>'
        f'<g class="letters" text-anchor="middle" font-family="{FONT}" font-size="15.2" fill="{INK}">{words}</g>'
    )


def _exit(cell: int, side: int, kind: int) -> str:
    """An arrow out of the board: full and wide for a highway, hollow and on sleepers for a railway (RI-1.2)."""
    x, y = PLACES[cell]
    turn = f" rotate({90 * side} 30 30)" if side else ""
    if kind == HIGHWAY:
        art = (
            f'<path class="road" fill="{ROAD}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"'
            ' d="M21,0V-7H15L30,-19L45,-7H39V0Z"/>'
            f'<path class="dash" stroke="{CARD}" stroke-width="2.2" d="M30,0V-3M30,-8V-13"/>'
        )
    else:
        art = (
            f'<path class="gate" fill="{CARD}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"'
            ' d="M17,-8L30,-19L43,-8Z"/>'
            f'<path class="rail" stroke="{INK}" stroke-width="3.6" d="M30,0V-13"/>'
            f'<path class="sleepers" stroke="{INK}" stroke-width="2.6" d="M22.5,-4H37.5"/>'
        )
    return f'<g class="exit" transform="translate({x} {y}){turn}">{art}</g>'


# -- marks --------------------------------------------------------------------------------------------------------
#: A star's way round from its top, two sizes.
STAR: Final = "l2,4.9 5.2,.4-4,3.4 1.3,5.1-4.5-2.8-4.5,2.8 1.3-5.1-4-3.4 5.2-.4z"
BIG_STAR: Final = "l4,9.6 10.4,.8-8,6.7 2.6,10.1-9-5.6-9,5.6 2.6-10.1-8-6.7 10.4-.8z"

_MARKS: Final = {
    # On a cell: a special route; the paper and the corners of what was drawn in the running round; the last strike.
    "star": f'<path class="star" fill="{INK}" d="M12,5{STAR}"/>',
    "fresh": f'<rect class="fresh-paper" x="2" y="2" width="56" height="56" fill="{CARD}" fill-opacity=".75"/>',
    "corners": (
        f'<path class="corners" fill="none" stroke="{INK}" stroke-width="2"'
        ' d="M3,10V3H10M50,3H57V10M57,50V57H50M10,57H3V50"/>'
    ),
    "dot": (
        f'<circle class="dot" r="9" fill="{CARD}" stroke="{INK}" stroke-width="2"/>'
        f'<circle class="dot" r="5" fill="{HOT}" stroke="{INK}" stroke-width="1.5"/>'
    ),
    # The way of the meteor, from the middle of a cell to the north, and where it would come down.
    "arrow": (
        f'<path class="arrow" fill="{HOT}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"'
        ' d="M-4.5,-18V-38H-12L0,-57L12,-38H4.5V-18Z"/>'
    ),
    "landing": (
        f'<circle class="landing" r="19" fill="{CARD}" fill-opacity=".5" stroke="{INK}" stroke-width="2.2"'
        ' stroke-dasharray="5 3.5"/>'
        f'<path class="landing" fill="none" stroke="{INK}" stroke-width="2.2"'
        ' d="M0,-26V-11M0,11V26M-26,0H-11M11,0H26"/>'
    ),
    # Under and over the pictures of the trays.
    "die": (
        f'<rect class="shadow" x="3" y="3" width="58" height="58" rx="9" fill="{INK}"/>'
        f'<rect class="card" x="1" y="1" width="58" height="58" rx="9" fill="{CARD}" stroke="{INK}" stroke-width="2"/>'
    ),
    "card": f'<rect class="card" x="1" y="1" width="58" height="58" fill="{CARD}" stroke="{INK}" stroke-width="1.5"/>',
    "strike": f'<path class="strike" stroke="{HOT}" stroke-width="4.5" stroke-linecap="round" d="M7,53L53,7"/>',
    "cross": (
        f'<path class="strike" fill="none" stroke="{HOT}" stroke-width="5.5" stroke-linecap="round"'
        ' d="M7,8Q30,27 53,52M53,7Q28,32 8,53"/>'
    ),
    # A small steam engine, going east; the rails are at y = 0.
    "engine": (
        f'<path class="steam" fill="none" stroke="{INK}" stroke-width="1.4" stroke-linecap="round"'
        ' d="M6,-21q-3,-2 -1,-4q-4,-1 -6,1q-3,-1 -5,1"/>'
        f'<path class="engine" fill="{INK}" fill-rule="evenodd" d="M-13,-18H-3V-13H4V-17H3V-19H9V-17H8V-13H11Q13,-13'
        ' 13,-10V-6L16,-2H11V-3H-13ZM-11,-16V-11H-6V-16Z"/>'
        f'<g class="wheels" fill="{HOT}" stroke="{INK}" stroke-width="1.4"><circle cx="-8" cy="-4" r="4"/>'
        '<circle cx="1" cy="-3.5" r="3.5"/><circle cx="8.5" cy="-3.5" r="3.5"/></g>'
    ),
}


def _number(number: int, ink: str, ground: str) -> str:
    """The number of a round, in the corner of a cell (RI-2.7)."""
    return (
        f'<circle class="number-ground" cx="51.5" cy="51.5" r="6.5" fill="{ground}"/>'
        f'<text class="number" x="51.5" y="55" text-anchor="middle" font-family="{FONT}" font-size="10"'
        f' font-weight="bold" fill="{ink}">{number}</text>'
    )
