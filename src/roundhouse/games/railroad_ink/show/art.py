"""The art: every face as SVG paths on a cell of 60 by 60.

The feel is an old railway poster: warm paper, ink, a few strong colours. Shape and pattern carry the meaning, colour
only helps: a picture reads the same in black and white. Colours are presentation attributes beside class names, so
that a page may restyle everything.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ....core.tones import tone
from ..printed.facts import (
    CRATER_FACE,
    ENDS,
    HIGHWAY,
    LAVA,
    PIECE_FACE,
    PIECE_TURN,
    RAILWAY,
    STATION,
    TURNS,
    VOLCANO_FACE,
)

CELL: Final = 60
INK: Final = tone("ink")
PAPER: Final = tone("paper")
CARD: Final = tone("card")
TINT: Final = tone("tint")
ROAD: Final = tone("road")
HOT: Final = "#d4492c"
MOLTEN: Final = "#e86b43"  # lighter than a highway, also in grey
GLOW: Final = "#f6b95b"
EARTH: Final = tone("earth")

# Art reaches a hair over the border, so that no seam shows between two cells.
NEAR: Final = -0.4
FAR: Final = CELL - NEAR

# A path is a list of (command, points); points can be turned, commands stay.
Point = tuple[float, float]
Segment = tuple[str, tuple[Point, ...]]


def _turned(point: Point, quarter: int) -> Point:
    """A point of the cell after quarter turns clockwise."""
    x, y = point
    return ((x, y), (CELL - y, x), (CELL - x, CELL - y), (y, CELL - x))[quarter % 4]


def _written(segments: list[Segment], quarter: int) -> str:
    return "".join(
        command + " ".join(f"{x:g},{y:g}" for x, y in (_turned(point, quarter) for point in points))
        for command, points in segments
    )


def _around(sides: list[int], section: dict[int, list[Segment]]) -> tuple[str, str]:
    """The outline of what reaches these sides, and its banks without the cell's own border.

    `section` tells the way from the north side, clockwise to the next side that is reached, by how far that is.
    """
    outline, banks = "", ""
    for place, side in enumerate(sides):
        gap = (sides[(place + 1) % len(sides)] - side - 1) % 4 + 1
        start, *rest = section[gap]
        tail = _written(rest, side)
        point = _written([start], side)
        outline += ("L" if outline else "M") + point + tail
        banks += "M" + point + tail
    return outline + "Z", banks


# -- highways -----------------------------------------------------------------------------------------------------
_ROAD: Final[dict[int, list[Segment]]] = {
    1: [("", ((39, NEAR),)), ("L", ((39, 13),)), ("Q", ((39, 21), (47, 21))), ("L", ((FAR, 21),))],
    2: [("", ((39, NEAR),)), ("L", ((39, FAR),))],
    3: [("", ((39, NEAR),)), ("L", ((39, 31),)), ("Q", ((39, 39), (31, 39))), ("L", ((NEAR, 39),))],
    4: [("", ((39, NEAR),)), ("L", ((39, 39),)), ("L", ((21, 39),)), ("L", ((21, NEAR),))],
}
_ROAD_CURVE: Final[dict[int, list[Segment]]] = {
    1: [("", ((39, NEAR),)), ("L", ((39, 0),)), ("A21,21 0 0 0 ", ((60, 21),)), ("L", ((FAR, 21),))],
    3: [("", ((39, NEAR),)), ("L", ((39, 0),)), ("A39,39 0 0 1 ", ((0, 39),)), ("L", ((NEAR, 39),))],
}
_ARC: Final = f"M30,{NEAR}V0A30,30 0 0 0 60,30H{FAR}"  # from north to east


def _highway(sides: list[int], station: bool) -> str:
    """A wide band with a dashed centre line."""
    curve = len(sides) == 2 and sides[1] - sides[0] == 1 and not station
    outline, banks = _around(sides, _ROAD_CURVE if curve else _ROAD)
    if curve:
        middle, dash = _ARC, 5.89
    else:
        # A junction stays free of dashes.
        reach = 30 if len(sides) == 2 and not station else 15
        middle, dash = _arms(sides, reach), 6
    return (
        f'<path class="road" fill="{ROAD}" d="{outline}"/>'
        f'<path class="bank" fill="none" stroke="{INK}" stroke-width="2" d="{banks}"/>'
        f'<path class="dash" fill="none" stroke="{CARD}" stroke-width="2.2" stroke-dasharray="{dash:g}"'
        f' stroke-dashoffset="{dash / 2 + NEAR:g}" d="{middle}"/>'
    )


# -- railways -----------------------------------------------------------------------------------------------------


def _railway(sides: list[int], station: bool, bridged: bool = False) -> str:
    """A line with sleepers. Under a bridge it stops short of the road; in a junction it bends into every branch."""
    period, dash = 7.5, 2.6
    if bridged:
        line = sleepers = _arms(sides, 14)
    elif station:
        line, sleepers = _arms(sides, 30), _arms(sides, 15)
    elif len(sides) == 2:
        curve = sides[1] - sides[0] == 1
        line = sleepers = _ARC if curve else f"M30,{NEAR}V{FAR}"
        period = 7.854 if curve else period
    else:
        line, sleepers = _arms(sides, 30), _arms(sides, 15)
        if len(sides) == 3:  # north, east and west: the line from east to west goes straight through
            sleepers = _arms(sides[:1], 15) + f"M{NEAR},30H{FAR}"
        for side in sides:
            if (side + 1) % 4 in sides:
                line += _written([("M", ((30, 12),)), ("Q", ((30, 30), (48, 30)))], side)
    offset = (period + dash) / 2 + NEAR  # half a gap at each border, so that sleepers go on evenly from cell to cell
    return (
        f'<path class="sleepers" fill="none" stroke="{INK}" stroke-width="15"'
        f' stroke-dasharray="{dash:g} {period - dash:g}" stroke-dashoffset="{offset:g}" d="{sleepers}"/>'
        f'<path class="rail" fill="none" stroke="{INK}" stroke-width="3.6" d="{line}"/>'
    )


def _arms(sides: list[int], length: float) -> str:
    return "".join(_written([("M", ((30, NEAR),)), ("L", ((30, length),))], side) for side in sides)


def _bridge() -> str:
    """Parapets over the road from north to south."""
    return (
        f'<path class="bridge" fill="none" stroke="{INK}" stroke-width="3" stroke-linejoin="round"'
        ' stroke-linecap="round" d="M15.5,10L20,15V45L15.5,50M44.5,10L40,15V45L44.5,50"/>'
    )


def _station() -> str:
    return (
        f'<rect class="station" x="18" y="18" width="24" height="24" rx="1" fill="{INK}"/>'
        f'<rect class="yard" x="21.2" y="21.2" width="17.6" height="17.6" fill="none" stroke="{CARD}"/>'
    )


# -- lava ---------------------------------------------------------------------------------------------------------


def _shore(inset: float) -> dict[int, list[Segment]]:
    """The way of the shore, this far from a closed side. It meets a border at the same place on both sides of it."""
    x, depth = CELL - inset, 24 - inset
    start: list[Segment] = [("", ((x, NEAR),)), ("L", ((x, 0),))]
    waves: list[Segment] = [("C", ((x - 3, y + 6), (x + 3, y + 14), (x, y + 20))) for y in (0, 20, 40)]
    corner: Segment = ("C", ((x - 4, 48), (48, x + 4), (40, x)))
    # The same waves again, for the side that is a quarter turn further.
    turned: list[Segment] = [(command, tuple(_turned(point, 1) for point in points)) for command, points in waves]
    bay: list[Segment] = [
        ("C", ((x - 2, depth * 0.7), (48 - inset / 2, depth + 2), (42, depth - 1))),
        ("C", ((36, depth - 4), (36, depth), (30, depth))),
        ("C", ((24, depth), (24, depth - 4), (18, depth - 1))),
        ("C", ((12 + inset / 2, depth + 2), (inset + 2, depth * 0.7), (inset, 0))),
    ]
    return {
        1: [*start, ("C", ((x, inset * 0.55), (CELL - inset * 0.55, inset), (CELL, inset))), ("L", ((FAR, inset),))],
        2: [*start, *waves, ("L", ((x, FAR),))],
        3: [*start, *waves[:2], corner, *turned[1:], ("L", ((NEAR, x),))],
        4: [*start, *bay, ("L", ((inset, NEAR),))],
    }


def _lava(sides: list[int]) -> str:
    """Molten ground that reaches its open sides, with a wavy shore and lines along it as on an old map."""
    outline, shore = _around(sides, _shore(6))
    lines = "".join(
        f'<path class="flow" fill="none" stroke="{INK}" stroke-width="{width}" d="{_around(sides, _shore(inset))[1]}"/>'
        for inset, width in (((10.5, 1.3), (14.5, 0.9)) if len(sides) > 1 else ((10, 1.1),))
    )
    bubbles = ""
    if len(sides) in (2, 3):
        bubbles = (
            f'<g class="bubbles" fill="{GLOW}" stroke="{INK}" stroke-width="1"><circle cx="31" cy="27" r="4"/>'
            '<circle cx="24.5" cy="34" r="2.2"/><circle cx="35" cy="35.5" r="1.6"/></g>'
        )
    return (
        f'<path class="lava" fill="{MOLTEN}" d="{outline}"/>{lines}'
        f'<path class="shore" fill="none" stroke="{INK}" stroke-width="2.4" d="{shore}"/>{bubbles}'
    )


def _cone() -> str:
    """A volcano: the cone, its shaded side, and what it spits."""
    return (
        f'<path class="cone" fill="{CARD}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"'
        ' d="M12,46Q22,38 25,22Q30,25 35,22Q38,38 48,46Q30,50 12,46Z"/>'
        f'<path class="shade" fill="{INK}" d="M35,22Q38,38 48,46Q42,47.6 36,48Q36,34 32.5,23.2Z"/>'
        f'<path class="vent" fill="{HOT}" stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"'
        ' d="M25,22Q30,19.5 35,22Q30,25 25,22ZM27.5,24Q26,30 28,34Q29.5,38 28.5,40Q31,36 30,31Q29.5,27 30,24.3Z"/>'
        f'<path class="plume" fill="none" stroke="{INK}" stroke-width="2" stroke-linecap="round"'
        ' d="M30,17V10M25.5,17.5Q24,13 20.5,12M34.5,17.5Q36,13 39.5,12"/>'
    )


def _crater() -> str:
    """The hole of a meteor: a torn rim, cracks, and thrown-out earth."""
    return (
        f'<path class="cracks" fill="none" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"'
        ' d="M30,12L28,7L31,2M45,18L50,15L52,9M48,33L54,33L57,37M14,41L9,44L8,50M12,25L6,23L3,18M27,48L28,54L25,58"/>'
        f'<path class="rim" fill="{EARTH}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"'
        ' d="M30,10L37,13L44,14L46,21L51,28L48,35L47,42L40,45L34,50L26,48L18,47L14,41L9,34L12,26L13,18L21,15Z"/>'
        f'<path class="hole" fill="{INK}" d="M30,18Q40,18 42,27Q43,38 32,41Q20,42 18,32Q17,20 30,18Z"/>'
        f'<path class="hole-light" fill="none" stroke="{EARTH}" stroke-width="1.5" stroke-linecap="round"'
        ' d="M22,34Q25,38.5 32,38M26,32.5Q28,34.5 32,34.3"/>'
    )


# -- faces and pieces ---------------------------------------------------------------------------------------------


@cache
def face_art(face: int) -> str:
    """A face in its turn 0."""
    if face == CRATER_FACE:
        return _crater()
    piece = TURNS[face][0]
    ends, station = ENDS[piece], STATION[piece]
    lava, road, rail = ([side for side in range(4) if ends[side] == kind] for kind in (LAVA, HIGHWAY, RAILWAY))
    bridge = bool(road and rail) and not station
    art = _lava(lava) if lava else ""
    if rail:
        art += _railway(rail, station, bridge)
    if road:
        art += _highway(road, station)
    if bridge:
        art += _bridge()
    if station:
        art += _station()
    if face == VOLCANO_FACE:
        art += _cone()
    return art


def turn_of(piece: int) -> str:
    """The transform that brings a face from turn 0 to the piece's turn."""
    turn = PIECE_TURN[piece]
    quarter = f"rotate({90 * (turn & 3)} 30 30)" if turn & 3 else ""
    mirror = "matrix(-1 0 0 1 60 0)" if turn >= 4 else ""
    return f' transform="{" ".join(filter(None, (quarter, mirror)))}"' if turn else ""


def piece_svg(piece: int, size: int = CELL) -> str:
    """One piece as a small picture of its own."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {CELL} {CELL}" width="{size}" height="{size}">'
        f'<rect class="card" width="{CELL}" height="{CELL}" fill="{CARD}"/>'
        f"<g{turn_of(piece)}>{face_art(PIECE_FACE[piece])}</g></svg>"
    )
