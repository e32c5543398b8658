"""The art: dice, goods, tracks, the signs of the tiles and small marks, put together from `defs` by their ids.

The feel is that of a printed sheet on which somebody draws with a pen: warm paper, ink, pale regions. Every good has a
sign of its own beside its colour, every player a number, every city the pips of its die, so that a picture reads the
same in black and white. Colours are presentation attributes: a page with a strict policy shows no others.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin, sqrt
from typing import Final

from ....core.drawing import escape
from ....core.tones import tone
from ..printed.facts import GOODS, KIND_OF, KINDS, TILES, TRACK_NAMES, TRACKS

#: The smallest letters: they can be read on a phone that is 360 pixels wide.
LEAST: Final = 18.7
INK: Final = tone("ink")
PAPER: Final = tone("paper")
CARD: Final = tone("card")
#: On goods and other things whose colour stays.
DARK: Final = "#2a2420"
LIGHT: Final = "#fcf6e6"
HOT: Final = "#d4492c"
DEEP: Final = tone("road")
GOLD: Final = "#f0b93a"
SUN: Final = tone("sun")
HILLS: Final = tone("dunes")
FONT: Final = "Georgia,'Palatino Linotype','Liberation Serif','DejaVu Serif',serif"

#: By good: its colour, what is drawn on it, its sign (about the origin, seven wide).
FILLS: Final = ("#c8402d", "#2f6f9f", "#4c8a4a", "#f2cb45", "#a69e92", "#3b3531")
SIGN_INKS: Final = (LIGHT, LIGHT, LIGHT, DARK, DARK, LIGHT)
SIGNS: Final = (
    "M0,-4L3.6,0L0,4L-3.6,0Z",  # red: a lozenge
    "M-3.1,0A3.1,3.1 0 1 1 3.1,0A3.1,3.1 0 1 1 -3.1,0Z",  # blue: a disc
    "M0,-3.5L3.8,3H-3.8Z",  # green: a triangle
    "M0,-4L1.1,-1.3L4,-1.1L1.8,.8L2.5,3.6L0,2.1L-2.5,3.6L-1.8,.8L-4,-1.1L-1.1,-1.3Z",  # yellow: a star
    "M-3.4,-2.9H3.4V-.8H-3.4ZM-3.4,.8H3.4V2.9H-3.4Z",  # grey: two bars
    "M-3.4,-2.2L-2.2,-3.4L0,-1.2L2.2,-3.4L3.4,-2.2L1.2,0L3.4,2.2L2.2,3.4L0,1.2L-2.2,3.4L-3.4,2.2L-1.2,0Z",  # coal
)
#: The ground of a region and of its city, by the city's colour; the second grey region is darker than the first.
GROUNDS: Final = tuple(tone(f"ground-{name}") for name in ("red", "blue", "green", "yellow", "grey", "grey"))
DARKER_GROUND: Final = tone("ground-dark-grey")
#: Players by seat.
PLAYERS: Final = (DEEP, HOT, "#b9820f", "#6d4a7c", "#5d7a24")

# -- hexes --------------------------------------------------------------------------------------------------------
#: The distance from the middle of a hex to a corner, and to a side.
HEX: Final = 40.0
SIDE: Final = HEX * sqrt(3) / 2

Point = tuple[float, float]


def polar(distance: float, degrees: float) -> Point:
    """A point seen from the middle of a hex: 0 degrees is east, 90 north."""
    return distance * cos(degrees * pi / 180), -distance * sin(degrees * pi / 180)


def corners(radius: float) -> list[Point]:
    """The corners of a hex; the side s lies between the corners s and s + 1."""
    return [polar(radius, 60 * place - 30) for place in range(6)]


def hexagon(radius: float) -> str:
    return "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in corners(radius)) + "Z"


def line(track: int, town: bool = False) -> str:
    """The middle of a track. In a town it runs through the middle of the field, so that it cuts the town."""
    one, other = TRACKS[track]
    (x1, y1), (x2, y2) = polar(SIDE, 60 * one), polar(SIDE, 60 * other)
    start, end = f"M{x1:.1f},{y1:.1f}", f"{x2:.1f},{y2:.1f}"
    kind = KINDS[KIND_OF[track]]
    if kind == "straight":
        return f"{start}L{end}"
    if town:
        # A bend that has the middle of the field as its middle.
        return f"{start}Q{-(x1 + x2) / 2:.1f},{-(y1 + y2) / 2:.1f} {end}"
    radius = HEX / 2 if kind == "sharp" else HEX * 1.5
    # The bend keeps away from the corner (or side) that it goes round.
    turn = 0 if (other - one) % 6 > 3 else 1
    return f"{start}A{radius:g},{radius:g} 0 0 {turn} {end}"


@cache
def rails(track: int, town: bool = False) -> str:
    """A track: its bed takes the colour of whoever uses it, sleepers and rails are ink."""
    way = line(track, town)
    return (
        f'<g fill="none"><path class="bed" stroke="{INK}" stroke-width="10" d="{way}"/>'
        f'<path class="bed" stroke="currentColor" stroke-width="6" d="{way}"/>'
        f'<path class="sleepers" stroke="{INK}" stroke-width="16" stroke-dasharray="2.6 5.2" stroke-dashoffset="-2.6"'
        f' d="{way}"/></g>'
    )


# -- words --------------------------------------------------------------------------------------------------------


def text(x: float, y: float, words: str, size: float, anchor: str = "start", fill: str = INK, bold: bool = True) -> str:
    weight = ' font-weight="bold"' if bold else ""
    at = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return (
        f'<text x="{x:.4g}" y="{y:.4g}" font-family="{FONT}" font-size="{size:.3g}"{weight}{at} fill="{fill}">'
        f"{escape(words)}</text>"
    )


def fitted(x: float, y: float, words: str, size: float, room: float, fill: str = INK) -> str:
    """What may be too long is squeezed into the room there is: nobody knows the reader's font."""
    wide = 0.58 * size * sum(2 if ord(letter) > 0x2E7F else 1 for letter in words)
    smaller = max(size * room / wide, min(size, LEAST)) if wide > room else size
    squeezed = f' textLength="{room:.4g}" lengthAdjust="spacingAndGlyphs"' if wide * smaller > room * size else ""
    return (
        f'<text x="{x:.4g}" y="{y:.4g}" font-family="{FONT}" font-size="{smaller:.3g}" font-weight="bold" fill="{fill}"'
        f"{squeezed}>{escape(words)}</text>"
    )


# -- dice and goods -----------------------------------------------------------------------------------------------
#: Where the pips of a face are, on a die of 48 by 48.
_PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((24, 24),),
    2: ((13, 35), (35, 13)),
    3: ((12, 36), (24, 24), (36, 12)),
    4: ((13, 13), (35, 13), (13, 35), (35, 35)),
    5: ((12, 12), (36, 12), (24, 24), (12, 36), (36, 36)),
    6: ((13, 11), (35, 11), (13, 24), (35, 24), (13, 37), (35, 37)),
}
DIE: Final = 48
GOOD: Final = 18


def _die(face: int) -> str:
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="4.8"/>' for x, y in _PIPS.get(face, ()))
    return (
        f'<rect x="1.5" y="2.5" width="{DIE}" height="{DIE}" rx="9" fill="{INK}" fill-opacity=".35"/>'
        f'<rect width="{DIE}" height="{DIE}" rx="9" fill="{CARD}" stroke="{INK}" stroke-width="2"/>'
        f'<g fill="{INK}">{pips}</g>'
    )


def _good(kind: int) -> str:
    """A cube of 18 by 18, seen a little from above."""
    return (
        f'<path fill="{FILLS[kind]}" stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"'
        ' d="M1,4.5H14.5V17.5H1ZM1,4.5L4,1.2H17.5L14.5,4.5ZM14.5,4.5L17.5,1.2V14L14.5,17.5Z"/>'
        f'<path fill="{CARD}" fill-opacity=".4" d="M1,4.5L4,1.2H17.5L14.5,4.5Z"/>'
        f'<path fill="{INK}" fill-opacity=".28" d="M14.5,4.5L17.5,1.2V14L14.5,17.5Z"/>'
        f'<path fill="{SIGN_INKS[kind]}" transform="translate(7.8 11)" d="{SIGNS[kind]}"/>'
    )


def chip(seat: int, x: float, y: float, radius: float = 10) -> str:
    """A player as a disc with a number."""
    return (
        f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{radius:g}" fill="{PLAYERS[seat]}" stroke="{INK}" stroke-width="1.4"/>'
        f"{text(x, y + max(radius * 1.2, LEAST) * 0.34, str(seat + 1), max(radius * 1.2, LEAST), 'middle', CARD)}"
    )


# -- the signs of the tiles ---------------------------------------------------------------------------------------
# About the origin, some 48 wide and 34 high.


def _small_die(x: float, y: float, inside: str, size: float = 24) -> str:
    half = size / 2
    return (
        f'<rect x="{x - half:g}" y="{y - half:g}" width="{size:g}" height="{size:g}" rx="4.5" fill="{CARD}"'
        f' stroke="{INK}" stroke-width="1.8"/>{inside}'
    )


def _pips(x: float, y: float, face: int, size: float = 24) -> str:
    return "".join(
        f'<circle cx="{x + (px - 24) * size / 48:.3g}" cy="{y + (py - 24) * size / 48:.3g}" r="{size / 10:.2g}"'
        f' fill="{INK}"/>'
        for px, py in _PIPS[face]
    )


def _stroke(d: str, colour: str, width: float) -> str:
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"'
        f' d="{d}"/>'
    )


#: A steam engine that goes east, its wheels on y = 0.
ENGINE: Final = (
    f'<path fill="{INK}" fill-rule="evenodd" d="M-13,-18H-3V-13H4V-17H3V-19H9V-17H8V-13H11Q13,-13 13,-10V-6L16,-2H11V-3'
    'H-13ZM-11,-16V-11H-6V-16Z"/>'
    f'<g fill="{HOT}" stroke="{INK}" stroke-width="1.4"><circle cx="-8" cy="-4" r="4"/>'
    '<circle cx="1" cy="-3.5" r="3.5"/><circle cx="8.5" cy="-3.5" r="3.5"/></g>'
)
_ROUND_ARROW: Final = "M10,-9A14,14 0 1 0 14,2M10,-16V-8.5H2.5"
_CITY: Final = "M0,-11L9.5,-5.5V5.5L0,11L-9.5,5.5V-5.5Z"


def _city(x: float, fill: str = GOLD) -> str:
    return f'<path fill="{fill}" stroke="{INK}" stroke-width="1.8" transform="translate({x:g} 0)" d="{_CITY}"/>'


#: The track that stands for its kind in small pictures.
SAMPLES: Final = tuple(TRACK_NAMES.index(name) for name in ("E-W", "NE-SE", "SW-SE"))


def _kind_hex(kind: int, x: float, y: float, scale: float) -> str:
    """A small hex with a track of a kind on it."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({scale:g})" color="{CARD}"><path fill="{CARD}" stroke="{INK}"'
        f' stroke-width="3" d="{hexagon(HEX)}"/>{rails(SAMPLES[kind])}</g>'
    )


_ANY_VALUE: Final = _small_die(0, 0, text(0, 8, "?", 24, "middle", HOT), 32)
_ANY_KIND: Final = "".join(_kind_hex(kind, 22 * kind - 22, (9, -9, 9)[kind], 0.3) for kind in range(3))
#: In the order of facts.TILES.
TILE_SIGNS: Final = (
    _ANY_VALUE,
    _ANY_VALUE,
    # 2a: two dice
    _small_die(-11, 4, _pips(-11, 4, 3)) + _small_die(10, -5, _pips(10, -5, 5)),
    # 2b: a die that is pulled over
    _small_die(12, 0, _pips(12, 0, 4), 26) + _stroke("M-3,0H-22M-15,-7L-22,0L-15,7", HOT, 3.6),
    # 3a: the die names the destination
    _stroke("M-24,0H-2M-8,-6L-2,0L-8,6", INK, 2.6) + _city(13) + _small_die(13, 0, _pips(13, 0, 3, 13), 13),
    # 3b: the way counts more
    _city(-22, CARD) + text(12, 6, "+1/2", 17, "middle", HOT),
    # 4a: from end to end
    _city(-19) + _city(19) + _stroke("M-8,0Q0,-12 8,0M4,-6L8,0L1,1.5", HOT, 2.6),
    # 4b: a stronger engine
    f'<g transform="translate(-9 9)">{ENGINE}</g>' + text(16, 7, "+1", 18, "middle", HOT),
    # 5a: the die one up or down
    _small_die(0, 0, _pips(0, 0, 4), 24)
    + _stroke("M20,-3V-13M15,-9L20,-14L25,-9M-20,3V13M-25,9L-20,14L-15,9", HOT, 2.8),
    # 5b: rolled anew or turned over
    _small_die(0, 1, _pips(0, 1, 2, 17), 17) + _stroke(_ROUND_ARROW, HOT, 2.8),
    _ANY_KIND,
    _ANY_KIND,
    # Solo 2a: Eve's die is rolled anew
    _small_die(0, 1, text(0, 6.5, "E", 15, "middle"), 18) + _stroke(_ROUND_ARROW, HOT, 2.8),
    # Solo 2b: a good behind a shield
    f'<path fill="{CARD}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"'
    ' d="M0,-17Q8,-12 16,-12Q17,8 0,17Q-17,8 -16,-12Q-8,-12 0,-17Z"/><use href="#sr-good-green" x="-9" y="-10"/>',
)
#: Used once, or again and again; about the origin.
LIGHTNING: Final = (
    f'<path fill="{GOLD}" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"'
    ' d="M1,-8L-5,1.5H-1L-2,8L5,-2.5H1L3,-8Z"/>'
)
INFINITY: Final = _stroke("M0,0C3,-4.5 9,-4.5 9,0S3,4.5 0,0S-9,-4.5 -9,0S-3,4.5 0,0Z", DEEP, 2.4)

#: Starting tiles, in the order of facts.STARTS.
START_SIGNS: Final = (
    f'<g transform="translate(-2 10) scale(1.1)">{ENGINE}</g>',
    _kind_hex(1, 0, 0, 0.4),
    text(0, 9, "+2", 26, "middle", HOT),
    f'<rect x="-17" y="-12" width="34" height="24" rx="3" fill="{CARD}" stroke="{INK}" stroke-width="1.8"/>'
    f'<g transform="translate(0 0)">{LIGHTNING}</g>',
    '<g transform="translate(-13 -13) scale(1.4)"><use href="#sr-good-blue"/></g>',
)

# -- put together -------------------------------------------------------------------------------------------------


@cache
def defs() -> str:
    """Everything that pictures are put together from: #sr-die-4, #sr-good-red, #sr-track-e-w, #sr-tile-2a ..."""
    parts = {f"die-{face}": _die(face) for face in range(7)}
    parts |= {f"good-{name}": _good(kind) for kind, name in enumerate(GOODS)}
    for track, name in enumerate(TRACK_NAMES):
        parts[f"track-{name.lower()}"] = rails(track)
        parts[f"through-{name.lower()}"] = rails(track, town=True)
        parts[f"chip-{name.lower()}"] = (
            f'<g color="{CARD}"><path fill="{CARD}" stroke="{INK}" stroke-width="2.4" d="{hexagon(HEX)}"/>'
            f"{rails(track)}</g>"
        )
    for kind, name in enumerate(KINDS):
        parts[f"kind-{name}"] = _kind_hex(kind, 0, 0, 0.46)
    parts |= {f"tile-{name}": TILE_SIGNS[side] for side, name in enumerate(TILES)}
    parts |= {
        "lightning": LIGHTNING,
        "infinity": INFINITY,
        "engine": ENGINE,
        # A box or a field crossed off by hand.
        "cross": _stroke("M-8,-7.5Q0,0 8.5,8M8,-8.5Q-1,1 -8.5,7.5", HOT, 3.4),
        "strike": _stroke("M4,44Q24,26 45,4", HOT, 4),
        "town": f'<circle r="11" fill="{INK}" stroke="{CARD}" stroke-width="2"/>',
        "turn": f'<path fill="{HOT}" stroke="{INK}" stroke-width="1.2" d="M0,-8L11,0L0,8Z"/>',
        "hex": f'<path d="{hexagon(HEX)}"/>',
    }
    return "<defs>" + "".join(f'<g id="sr-{name}">{art}</g>' for name, art in parts.items()) + "</defs>"


def at(x: float, y: float, scale: float = 1) -> str:
    """The attribute that moves something there."""
    return f' transform="translate({x:.4g} {y:.4g}){"" if scale == 1 else f" scale({scale:.3g})"}"'


def pips(number: int, x: float, y: float, size: float) -> str:
    """A die's face, as large as wanted."""
    return f'<use href="#sr-die-{number}"{at(x, y, size / DIE)}/>'


def good_art(kind: int, x: float, y: float, size: float = GOOD) -> str:
    return f'<use href="#sr-good-{GOODS[kind]}"{at(x, y, size / GOOD)}/>'
