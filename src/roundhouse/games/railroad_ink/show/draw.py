"""A view as a picture: one seat's sheet with dice and special routes, or all boards side by side.

The static layer is in map.py. The live layer has an element with a stable id for everything that changes; ids of
the whole table begin with the seat: s0-cell-d4. What can be picked carries data-pick, on one's own sheet only: the ids
are those of picks.py.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ....core.drawing import Drawing, escape
from ....core.texts import Seat, Translator
from ..printed.facts import (
    ANY,
    CELL_NAMES,
    CRATER,
    EMPTY,
    EXPANSIONS,
    FIRST_LAVA_PIECE,
    FIRST_SPECIAL_PIECE,
    LAVA_EXPANSION,
    MAX_SPECIALS,
    METEOR_EXPANSION,
    PIECE_FACE,
    PIECE_MASK,
    ROUND_SHIFT,
    ROUNDS,
    SIDES,
    SPECIAL_FACES,
    face_name,
)
from ..rules.meteor import target
from ..rules.tables import dice_left
from ..seen.view import BoardView, View
from .art import CARD, CELL, HOT, INK, piece_svg, turn_of
from .map import BIG_STAR, BOARD, FONT, PLACES, STOP, defs, ends, hits, paper, plain_paper, track

__all__ = ["draw", "piece_svg"]

MARGIN: Final = 18
GAP: Final = 8
DIE: Final = 60


def draw(view: View, tr: Translator, focus: int | None = None) -> Drawing:
    """The sheet of the seat `focus`, or (None) the whole table."""
    return _table(view, tr) if focus is None else _sheet(view, tr, focus)


# -- one sheet ----------------------------------------------------------------------------------------------------
WIDTH: Final = BOARD + 2 * MARGIN
TRACK_Y: Final = MARGIN + 38
BOARD_Y: Final = MARGIN + 54
CARD_SIZE: Final = 52
CARDS_Y: Final = BOARD_Y + BOARD + 14
DICE_Y: Final = CARDS_Y + CARD_SIZE + 16
HEIGHT: Final = DICE_Y + DIE + MARGIN + 4
DICE_INDENT: Final = ((BOARD - 4 * DIE - 3 * GAP) // 2, 8, (BOARD - 6 * DIE - 6 * GAP) // 2)  # by expansion

#: On its side: the board at the left, then a column of special routes and one of dice. What stands above the board is
#: told by the page.
LYING_MARGIN: Final = 13
LYING_CARDS_X: Final = LYING_MARGIN + BOARD + 14
LYING_DICE_X: Final = LYING_CARDS_X + CELL + 14
LYING_STARS_Y: Final = LYING_MARGIN + 6 * (CELL + GAP)
LYING_METEOR_Y: Final = LYING_MARGIN + BOARD - DIE
LYING_WIDTH: Final = LYING_DICE_X + DIE + LYING_MARGIN + 4
LYING_HEIGHT: Final = BOARD + 2 * LYING_MARGIN
LYING_BOARD: Final = f' data-lying="translate({LYING_MARGIN} {LYING_MARGIN})"'


def _sheet(view: View, tr: Translator, focus: int) -> Drawing:
    board, own = view.board(focus), focus == view.seat
    live = (
        _name(view, tr, focus, "", MARGIN, TRACK_Y, 24, BOARD - view.rounds * STOP)
        + _stops(view, WIDTH - MARGIN, TRACK_Y)
        + _board(view, board, "", MARGIN, BOARD_Y, LYING_BOARD)
        + (_flights(view, board) if own and board.pending else "")
        + _specials(board, "", own, MARGIN, CARDS_Y, CARD_SIZE)
        + _dice(view, board, own, MARGIN + DICE_INDENT[view.expansion], DICE_Y)
    )
    return Drawing(
        width=WIDTH,
        height=HEIGHT,
        key=f"railroad_ink-{EXPANSIONS[view.expansion]}-{'own' if own else 'sheet'}",
        static=_sheet_static(view.expansion, own),
        live=live,
        title=tr("title"),
        desc=tr("draw-desc", seat=Seat(focus), round=view.round, rounds=view.rounds),
    )


@cache
def _sheet_static(expansion: int, own: bool) -> str:
    return (
        defs(expansion)
        + f'<g class="upright">{paper(WIDTH, HEIGHT, BOARD_Y)}'
        + track(WIDTH - MARGIN, TRACK_Y, ROUNDS[EXPANSIONS[expansion]])
        + f'</g><g class="lying" data-size="{LYING_WIDTH} {LYING_HEIGHT}" display="none">'
        + plain_paper(LYING_WIDTH, LYING_HEIGHT)
        + f'</g><g transform="translate({MARGIN} {BOARD_Y})"{LYING_BOARD}><use href="#ri-board"/>'
        + ends(0, 0)
        + (hits(0, 0) if own else "")
        + "</g>"
    )


# -- the whole table ----------------------------------------------------------------------------------------------
COLUMNS: Final = (1, 1, 2, 3, 2, 3, 3)  # boards side by side, by seats
NAME_HEIGHT: Final = 34
SMALL_CARD: Final = 34
PANEL_WIDTH: Final = BOARD + 26
PANEL_HEIGHT: Final = NAME_HEIGHT + BOARD + 10 + SMALL_CARD + 26


@cache
def _measures(seats: int) -> tuple[int, int, int, list[tuple[int, int]]]:
    """Width, height, the top of the dice, and the places of the boards; a shorter last row stands in the middle."""
    columns = COLUMNS[seats]
    width = columns * PANEL_WIDTH + BOARD - PANEL_WIDTH + 2 * MARGIN
    dice_y = MARGIN + 4 if columns > 1 else BOARD_Y + 10
    places = []
    for seat in range(seats):
        row, column = divmod(seat, columns)
        missing = max(0, (row + 1) * columns - seats)
        places.append((MARGIN + (2 * column + missing) * PANEL_WIDTH // 2, dice_y + DIE + 16 + row * PANEL_HEIGHT))
    return width, places[-1][1] + PANEL_HEIGHT - 26 + MARGIN, dice_y, places


def _table(view: View, tr: Translator) -> Drawing:
    width, height, dice_y, places = _measures(view.seats)
    live = [_stops(view, width - MARGIN, TRACK_Y), _dice(view, None, False, MARGIN, dice_y)]
    for seat, (x, y) in enumerate(places):
        board, prefix = view.board(seat), f"s{seat}-"
        live.append(_name(view, tr, seat, prefix, x, y + 24, 22, BOARD))
        live.append(_board(view, board, prefix, x, y + NAME_HEIGHT))
        live.append(_specials(board, prefix, False, x, y + NAME_HEIGHT + BOARD + 10, SMALL_CARD))
    return Drawing(
        width=width,
        height=height,
        key=f"railroad_ink-{EXPANSIONS[view.expansion]}-table-{view.seats}",
        static=_table_static(view.expansion, view.seats),
        live="".join(live),
        title=tr("title"),
        desc=tr("draw-desc-table", seats=view.seats, round=view.round, rounds=view.rounds),
    )


@cache
def _table_static(expansion: int, seats: int) -> str:
    width, height, dice_y, places = _measures(seats)
    return (
        defs(expansion)
        + paper(width, height, dice_y + DIE + 10 if COLUMNS[seats] > 1 else BOARD_Y)
        + track(width - MARGIN, TRACK_Y, ROUNDS[EXPANSIONS[expansion]])
        + "".join(f'<use href="#ri-board" transform="translate({x} {y + NAME_HEIGHT})"/>' for x, y in places)
    )


# -- names and rounds ---------------------------------------------------------------------------------------------


def _name(view: View, tr: Translator, seat: int, prefix: str, x: int, y: int, size: int, room: int) -> str:
    """A seat's name, with a pen while it draws and a tick when it has finished the round."""
    name = tr.name(seat)
    room -= size + 14
    # What may be too long is squeezed to the room there is: nobody knows the reader's font.
    fit = room / (0.6 * sum(2 if ord(letter) > 0x2E7F else 1 for letter in name))
    squeezed = f' textLength="{room}" lengthAdjust="spacingAndGlyphs"' if fit < size else ""
    mark = (
        f'<path class="pen" fill="{INK}" d="M-2,7L0,1L11,-10L15,-6L4,5Z"/>'
        if seat in view.actors
        else f'<path class="tick" fill="none" stroke="{INK}" stroke-width="3.5" d="M-1,-2L5,5L15,-10"/>'
    )
    return (
        f'<g id="{prefix}name" class="upright"><g transform="translate({x + 3} {y - 6})">{mark}</g>'
        f'<text class="name" x="{x + size + 2}" y="{y}" font-family="{FONT}" font-size="{min(size, fit):.3g}"'
        f' font-weight="bold" fill="{INK}"{squeezed}>{escape(name)}</text></g>'
    )


def _stops(view: View, right: int, y: int) -> str:
    """The rounds as stops of a line, with the engine at the one that is played."""
    first = right - view.rounds * STOP + STOP // 2
    stops = []
    for number in range(1, view.rounds + 1):
        x = first + (number - 1) * STOP
        passed = number < view.round or view.over
        fill, ink = (INK, CARD) if passed else (HOT, CARD) if number == view.round else (CARD, INK)
        stops.append(
            f'<circle cx="{x}" cy="{y}" r="10.5" fill="{fill}" stroke="{INK}" stroke-width="2"/>'
            f'<text x="{x}" y="{y + 5.2}" fill="{ink}">{number}</text>'
        )
    return (
        f'<g id="round" class="upright" text-anchor="middle" font-family="{FONT}" font-size="15.2" font-weight="bold">'
        f"{''.join(stops)}"
        f'<use href="#ri-engine" transform="translate({first + (view.round - 1) * STOP} {y - 11})"/></g>'
    )


# -- boards -------------------------------------------------------------------------------------------------------


@cache
def _cell_art(piece: int, drawn: int, fresh: bool) -> str:
    """The inside of a cell."""
    art = '<use href="#ri-fresh"/>' if fresh else ""
    art += f'<use href="#ri-{face_name(PIECE_FACE[piece])}"{turn_of(piece)}/>'
    if FIRST_SPECIAL_PIECE <= piece < FIRST_LAVA_PIECE:
        art += '<use href="#ri-star"/>'
    if fresh:
        art += '<use href="#ri-corners"/>'
    if drawn:
        art += f'<use href="#ri-{"new" if fresh else "round"}-{drawn}"/>'
    return art


def _board(view: View, board: BoardView, prefix: str, x: int, y: int, lying: str = "") -> str:
    """Everything drawn on a board; what was drawn in the running round stands out."""
    running = 0 if view.over else view.round
    parts = []
    for cell, value in enumerate(board.cells):
        if value:
            drawn = value >> ROUND_SHIFT
            fresh = drawn == running > 0
            left, top = PLACES[cell]
            parts.append(
                f'<g id="{prefix}cell-{CELL_NAMES[cell]}" class="{"cell fresh" if fresh else "cell"}"'
                f' transform="translate({left} {top})">{_cell_art(value & PIECE_MASK, drawn, fresh)}</g>'
            )
    if view.expansion == METEOR_EXPANSION:
        left, top = PLACES[board.dot]
        # Where a route is drawn, the dot makes way for it.
        right, down = (30, 30) if board.cells[board.dot] & PIECE_MASK in (EMPTY, CRATER) else (49, 11)
        parts.append(f'<use id="{prefix}dot" href="#ri-dot" transform="translate({left + right} {top + down})"/>')
    return f'<g class="board" transform="translate({x} {y})"{lying} pointer-events="none">{"".join(parts)}</g>'


def _flights(view: View, board: BoardView) -> str:
    """RI-4.1: the ways the meteor may fly, each with the cell where it would come down."""
    x, y = PLACES[board.dot]
    ways = []
    for side in range(4) if view.direction == ANY else (view.direction,):
        left, top = PLACES[target(board.cells, board.dot, side, view.distance)]
        ways.append(
            f'<g id="fly-{SIDES[side]}" data-pick="fly-{SIDES[side]}">'
            f'<use href="#ri-landing" transform="translate({left + 30} {top + 30})"/>'
            f'<use href="#ri-arrow" transform="translate({x + 30} {y + 30}) rotate({90 * side})"/></g>'
        )
    return f'<g class="flights" transform="translate({MARGIN} {BOARD_Y})"{LYING_BOARD}>{"".join(ways)}</g>'


# -- special routes and dice --------------------------------------------------------------------------------------


def _specials(board: BoardView, prefix: str, own: bool, x: int, y: int, size: int) -> str:
    """RI-2.6: the special routes, the used ones crossed off, and a star for each that may still be used.

    While a meteor is on its way they are what may be given for ignoring it (RI-4.5)."""
    parts = []
    for special, name in enumerate(SPECIAL_FACES):
        unused = board.specials >> special & 1
        pick = f' data-pick="{"special" if board.pending else "face"}-{name}"' if own else ""
        faded = "" if unused and board.special_free else ' opacity=".45"'
        lying = _lying(LYING_CARDS_X, LYING_MARGIN + special * (CELL + GAP)) if size == CARD_SIZE else ""
        parts.append(
            f'<g id="{prefix}special-{name}"{pick} transform="translate({x + special * (size + GAP)} {y})'
            f' scale({size / CELL:.4g})"{lying}><g{faded}><use href="#ri-card"/><use href="#ri-{name}"/></g>'
            + ("</g>" if unused else '<use href="#ri-cross"/></g>')
        )
    stars = "".join(
        f'<path d="M{32 * star + 16},0{BIG_STAR}" fill="{"none" if star < board.spent else INK}"/>'
        for star in range(MAX_SPECIALS)
    )
    lying = _lying(LYING_CARDS_X, LYING_STARS_Y, CELL / (32 * MAX_SPECIALS)) if size == CARD_SIZE else ""
    place = f'transform="translate({x + BOARD - 32 * MAX_SPECIALS} {y + size // 2 - 14})"{lying}'
    return f'{"".join(parts)}<g id="{prefix}stars" {place} stroke="{INK}" stroke-width="1.5">{stars}</g>'


def _lying(x: float, y: float, scale: float = 1) -> str:
    """Where a thing stands on a sheet that lies on its side."""
    return f' data-lying="translate({x:g} {y:g}){"" if scale == 1 else f" scale({scale:.4g})"}"'


def _dice(view: View, board: BoardView | None, own: bool, x: int, y: int) -> str:
    """The dice of the round; on a sheet, the used ones are struck out. A used die is no pick where its twin is left."""
    parts: list[str] = []
    # On its side they stand below each other.
    downward = DIE + GAP if board is not None else 0
    for place, face in enumerate(view.dice):
        left = dice_left(board.left, face) if board is not None else len(view.dice)
        used = view.dice[:place].count(face) >= left
        parts.append(_die(f"die-{place + 1}", face, used, own and not (used and left), x, downward * len(parts)))
        x += DIE + GAP
    x += GAP
    for place, face in enumerate(view.lava_dice):
        left = dice_left(board.lava, face) if board is not None else len(view.lava_dice)
        used = view.lava_dice[:place].count(face) >= left
        parts.append(_die(f"lava-die-{place + 1}", face, used, own and not (used and left), x, downward * len(parts)))
        x += DIE + GAP
    if view.expansion == LAVA_EXPANSION and board is not None:
        pick = ' data-pick="volcano"' if own else ""
        parts.append(
            f'<g id="volcano"{pick} transform="translate({x + GAP})"{_lying(0, downward * len(parts))}>'
            '<use href="#ri-card"/><use href="#ri-volcano" transform="translate(5 5) scale(.8333)"/></g>'
        )
    elif view.expansion == METEOR_EXPANSION:
        parts.append(_meteor_dice(view, own and board is not None and board.pending, x))
    lying = _lying(LYING_DICE_X, LYING_MARGIN) if downward else ""
    return f'<g class="dice" transform="translate(0 {y})"{lying}>{"".join(parts)}</g>'


def _die(name: str, face: int, used: bool, pickable: bool, x: int, down: int) -> str:
    pick = f' data-pick="face-{face_name(face)}"' if pickable else ""
    faded = ' opacity=".4"' if used else ""
    return (
        f'<g id="{name}" class="{"die used" if used else "die"}"{pick} transform="translate({x})"'
        f"{_lying(0, down)}><g{faded}>"
        f'<use href="#ri-die"/><use href="#ri-{face_name(face)}" transform="translate(5 5) scale(.8333)"/></g>'
        + ('<use href="#ri-strike"/></g>' if used else "</g>")
    )


PIPS: Final = {1: ((30, 30),), 2: ((18, 42), (42, 18)), 3: ((15, 45), (30, 30), (45, 15))}


def _meteor_dice(view: View, pending: bool, x: int) -> str:
    """RI-4.1: which way and how far it flies. To point at them while it is on its way is to ignore them (RI-4.5)."""
    pick = ' data-pick="ignore"' if pending else ""
    if view.direction == ANY:
        arrows = "".join(
            f'<use href="#ri-arrow" transform="translate(30 30) rotate({90 * s}) scale(.46)"/>' for s in range(4)
        )
        dot = '<use href="#ri-dot" transform="translate(30 30) scale(.6)"/>'
    else:
        # The arrow is 57 long and starts at the dot.
        turn = f"rotate({90 * view.direction} 30 30)"
        arrows = f'<use href="#ri-arrow" transform="{turn} translate(30 48) scale(.72)"/>'
        dot = f'<use href="#ri-dot" transform="{turn} translate(30 45) scale(.8)"/>'
    pips = "".join(f'<circle class="pip" cx="{cx}" cy="{cy}" r="6" fill="{INK}"/>' for cx, cy in PIPS[view.distance])
    return (
        # Between the dice, too, one points at them.
        f'<g id="meteor-dice"{pick} transform="translate({x})"'
        f"{_lying(LYING_CARDS_X - LYING_DICE_X, LYING_METEOR_Y - LYING_MARGIN)}>"
        f'<rect width="{2 * DIE + GAP}" height="{DIE}" fill="none" pointer-events="all"/>'
        f'<use href="#ri-die"/>{arrows}{dot}'
        f'<g transform="translate({DIE + GAP})"><use href="#ri-die"/>{pips}</g></g>'
    )
