"""The art: colours with their signs, players' tokens, dice, cubes and marks, put together from `defs` by their ids.

The feel is that of an old railway map: warm paper, ink, land in quiet tones, so that track and goods stand out. Goods
have signs, players numbers, New Cities letters and dice pips, so that a picture reads the same in black and white.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....core.drawing import escape
from ....core.tones import tone
from ..printed.facts import COLOURS, NEW_CITY_COLOURS

INK: Final = "#2a2420"
#: The ink of what is drawn on the page itself, by day and by night.
LINE: Final = tone("ink")
CARD: Final = "#fcf6e6"
HOT: Final = "#c23b1e"
DEEP: Final = "#1d6070"
SUN: Final = "#f0b429"
FONT: Final = "Georgia,'Palatino Linotype','Liberation Serif','DejaVu Serif',serif"

#: Goods and cities by colour, and what is drawn on them.
FILLS: Final = ("#c8402d", "#3478b4", "#86529a", "#f0c63c", "#3b3531", "#fffdf6")
SIGN_INKS: Final = (CARD, CARD, CARD, INK, CARD, INK)
#: The signs of the colours, about the origin, eight wide.
SIGNS: Final = (
    "M-3.6,-2.9H3.6V-.8H-3.6ZM-3.6,.8H3.6V2.9H-3.6Z",  # two bars
    "M-3.1,0A3.1,3.1 0 1 1 3.1,0A3.1,3.1 0 1 1 -3.1,0Z",  # a disc
    "M0,-4L3.6,0L0,4L-3.6,0Z",  # a lozenge
    "M0,-3.6L3.9,3.1H-3.9Z",  # a triangle
    "M-3.4,-2.2L-2.2,-3.4L0,-1.2L2.2,-3.4L3.4,-2.2L1.2,0L3.4,2.2L2.2,3.4L0,1.2L-2.2,3.4L-3.4,2.2L-1.2,0Z",  # a saltire
    "M-3.5,0A3.5,3.5 0 1 1 3.5,0A3.5,3.5 0 1 1 -3.5,0ZM-1.9,0A1.9,1.9 0 1 0 1.9,0A1.9,1.9 0 1 0 -1.9,0Z",  # a ring
)

#: Players by seat, and the ink of their numbers; the last is nobody.
PLAYERS: Final = ("#1f5c9e", "#3f8f3a", "#e8b51c", "#d8629a", "#8d8d8a", "#e5751c", "#fbf7ea")
PLAYER_INKS: Final = (CARD, CARD, INK, INK, INK, INK, INK)
#: The size of the number on a token.
TOKEN_LETTERS: Final = 12
NOBODY_FILL: Final = len(PLAYERS) - 1

#: The two sides of a continent.
REGIONS: Final = {"east": "#127a86", "west": "#c4561f"}
#: The pips of a die about its middle, in quarters of its half side.
PIPS: Final = {
    1: ((0, 0),),
    2: ((-2, 2), (2, -2)),
    3: ((-2, 2), (0, 0), (2, -2)),
    4: ((-2, -2), (-2, 2), (2, -2), (2, 2)),
    5: ((-2, -2), (-2, 2), (0, 0), (2, -2), (2, 2)),
    6: ((-2, -2), (-2, 0), (-2, 2), (2, -2), (2, 0), (2, 2)),
}
#: So many bits of a picture are kept: most of them stay the same from one move to the next.
REMEMBERED: Final = 8192


@lru_cache(REMEMBERED)
def words(
    x: float, y: float, said: str, size: float, anchor: str = "start", weight: str = "bold", fill: str = INK
) -> str:
    return (
        f'<text x="{x:.5g}" y="{y:.5g}" font-family="{FONT}" font-size="{size:.3g}" font-weight="{weight}"'
        f' text-anchor="{anchor}" fill="{fill}">{escape(said)}</text>'
    )


def width_of(said: str, size: float) -> float:
    """About how wide words are: nobody knows the reader's font."""
    return 0.55 * size * sum(2 if ord(letter) > 0x2E7F else 1 for letter in said)


@lru_cache(REMEMBERED)
def fitted(
    x: float,
    y: float,
    said: str,
    size: float,
    room: float,
    anchor: str = "start",
    weight: str = "bold",
    fill: str = INK,
) -> str:
    """What may be too long is squeezed into the room there is."""
    wide = width_of(said, size)
    if wide <= room:
        return words(x, y, said, size, anchor, weight, fill)
    smaller = max(size * room / wide, size * 0.72)
    if smaller * wide / size <= room * 1.01:
        return words(x, y, said, smaller, anchor, weight, fill)
    return (
        f'<text x="{x:.5g}" y="{y:.5g}" font-family="{FONT}" font-size="{smaller:.3g}" font-weight="{weight}"'
        f' text-anchor="{anchor}" fill="{fill}" textLength="{room:.4g}" lengthAdjust="spacingAndGlyphs">'
        f"{escape(said)}</text>"
    )


def sign(colour: int) -> str:
    """The sign of a colour of goods. Even-odd, so that a ring has a hole."""
    return f'<path fill="{SIGN_INKS[colour]}" fill-rule="evenodd" d="{SIGNS[colour]}"/>'


def die(side: str, number: int) -> str:
    """A die of the goods chart about the origin, eighteen wide: paper for the light side, ink for the dark one."""
    fill, ink = (CARD, INK) if side == "light" else (INK, CARD)
    pips = "".join(f'<circle cx="{2.2 * x}" cy="{2.2 * y}" r="1.75"/>' for x, y in PIPS[number])
    return (
        f'<rect x="-9" y="-9" width="18" height="18" rx="4" fill="{fill}" stroke="{ink}" stroke-width="1.2"/>'
        f'<g fill="{ink}">{pips}</g>'
    )


def defs() -> str:
    """What the live layer puts together, the same on all maps."""
    parts = [
        f'<g id="as-cube-{name}"><path fill="{INK}" fill-opacity=".45" d="M-5.4,-5.4h12.6v12.6h-12.6z"/>'
        f'<rect x="-6.5" y="-6.5" width="12.6" height="12.6" rx="1.6" fill="{FILLS[colour]}" stroke="{INK}"'
        f' stroke-width="1.1"/><path fill="#fff" fill-opacity=".25" d="M-6,-6h11.6l-2.4,2.4h-9.2z"/>'
        f'<g transform="translate(-.2 .2) scale(.98)">{sign(colour)}</g></g>'
        for colour, name in enumerate(COLOURS)
    ]
    parts += [
        f'<g id="as-token-{seat}"><circle r="9.5" fill="{fill}" stroke="{INK}" stroke-width="1.6"/>'
        f'<circle r="7.2" fill="none" stroke="{PLAYER_INKS[seat]}" stroke-width=".8" stroke-opacity=".7"/>'
        f"{words(0, 4.3, str(seat + 1), TOKEN_LETTERS, 'middle', fill=PLAYER_INKS[seat])}</g>"
        for seat, fill in enumerate(PLAYERS[:NOBODY_FILL])
    ]
    parts += [
        f'<g id="as-die-{side}{number}">{die(side, number)}</g>' for side in ("light", "dark") for number in range(1, 7)
    ]
    parts += [f'<g id="as-{name}">{art}</g>' for name, art in MARKS.items()]
    return f"<defs>{''.join(parts)}</defs>"


def new_city(letter: int, name: str, size: float) -> str:
    """The tile of a New City about the origin: a plate of its colour with its letter. `size` is its half width."""
    colour = NEW_CITY_COLOURS[letter]
    return (
        f'<rect x="{-size:.3g}" y="{-size:.3g}" width="{2 * size:.3g}" height="{2 * size:.3g}" rx="{size / 3:.3g}"'
        f' fill="{FILLS[colour]}" stroke="{INK}" stroke-width="1.4"/>'
        + words(-size * 0.1, size * 0.46, name, size * 1.25, "middle", fill=SIGN_INKS[colour])
        + f'<g transform="translate({size * 0.62:.3g} {-size * 0.6:.3g}) scale({size / 26:.3g})">{sign(colour)}</g>'
    )


#: A small steam engine going east; the ground is at y = 0.
ENGINE: Final = (
    f'<path fill="{LINE}" fill-rule="evenodd" d="M-13,-18H-3V-13H4V-17H3V-19H9V-17H8V-13H11Q13,-13'
    ' 13,-10V-6L16,-2H11V-3H-13ZM-11,-16V-11H-6V-16Z"/>'
    f'<g fill="{HOT}" stroke="{LINE}" stroke-width="1.4"><circle cx="-8" cy="-4" r="4"/>'
    '<circle cx="1" cy="-3.5" r="3.5"/><circle cx="8.5" cy="-3.5" r="3.5"/></g>'
)

#: Pictures of the seven actions about the origin, some 26 wide; and of the columns of the players' table.
MARKS: Final = {
    "engine": ENGINE,
    "turn": f'<path fill="{HOT}" stroke="{LINE}" stroke-width="1.2" d="M0,-8L11,0L0,8Z"/>',
    "tip": f'<circle r="5" fill="{CARD}" stroke="{HOT}" stroke-width="2.4"/>',
    "town": (
        f'<circle r="8.5" fill="{CARD}" stroke="{INK}" stroke-width="2"/><circle r="4" fill="none" stroke="{INK}"'
        ' stroke-width="1.2"/>'
    ),
    "east": f'<path fill="{REGIONS["east"]}" stroke="{CARD}" stroke-width="1.6" d="M-7,-7H1L8,0L1,7H-7Z"/>',
    "west": f'<path fill="{REGIONS["west"]}" stroke="{CARD}" stroke-width="1.6" d="M7,-7H-1L-8,0L-1,7H7Z"/>',
    "cargo": f'<path fill="none" stroke="{CARD}" stroke-width="2.2" d="M-8,9L8,-9"/>',
    # actions
    "action-first_move": (
        f'<use href="#as-cube-red" transform="translate(-6 0)"/><path fill="none" stroke="{LINE}" stroke-width="2.4"'
        ' d="M3,0H13M9,-4L13,0L9,4"/>'
    ),
    "action-first_build": (
        f'<g stroke="{LINE}" fill="none"><path stroke-width="9" stroke-dasharray="2 3.4" d="M-13,0H6"/>'
        '<path stroke-width="1.8" d="M-13,-2.6H6M-13,2.6H6"/>'
        '<path stroke-width="2.4" d="M9,0h5M11.5,-3.5L14.5,0L11.5,3.5"/></g>'
    ),
    "action-engineer": (
        f'<g stroke="{LINE}" fill="none"><path stroke-width="9" stroke-dasharray="2 3.4" d="M-13,2H13"/>'
        f'<path stroke-width="1.8" d="M-13,-.6H13M-13,4.6H13"/></g><circle cx="8" cy="-6" r="6" fill="{HOT}"/>'
        f'<path stroke="{CARD}" stroke-width="2" d="M8,-9.6V-2.4M4.4,-6H11.6"/>'
    ),
    "action-locomotive": f'<g transform="translate(-1 10)">{ENGINE}</g>',
    "action-urbanization": (
        f'<path fill="{LINE}" d="M-13,9V-2L-8,-6L-3,-2V-10L3,-13V-6H8V2H13V9Z"/>'
        f'<path fill="{tone("card")}" d="M-10,1h4v4h-4zM0,-7h2v3h-2zM0,-1h2v3h-2zM9,4h2v2.5h-2z"/>'
    ),
    "action-production": (
        '<use href="#as-cube-yellow" transform="translate(-6.5 4)"/><use href="#as-cube-blue"'
        f' transform="translate(7.5 4)"/><path stroke="{LINE}" stroke-width="2.2" fill="none" d="M-5,-8H5M0,-13V-3"/>'
    ),
    "action-turn_order": (
        f'<path fill="{LINE}" d="M-13,9V1h8V9ZM-4,9V-8h8V9ZM5,9V4h8V9Z"/>'
        + words(0, 1.5, "1", 9, "middle", fill=tone("card"))
    ),
    # figures
    "money": (f'<circle r="7.5" fill="{SUN}" stroke="{INK}" stroke-width="1.3"/>{words(0, 4, "$", 11, "middle")}'),
    "income": f'<path fill="none" stroke="{LINE}" stroke-width="2" d="M-8,6L-2,0L2,3L8,-5M3,-5H8V0"/>',
    "shares": (
        f'<path fill="{CARD}" stroke="{INK}" stroke-width="1.3" d="M-8,-6H8V6H-8Z"/>'
        f'<path fill="none" stroke="{INK}" d="M-5,-3H5M-5,0H2"/><circle cx="4" cy="2.5" r="2.4" fill="{HOT}"/>'
    ),
    "range": f'<g transform="translate(-1 8) scale(.72)">{ENGINE}</g>',
    "expenses": (
        f'<circle r="7.5" fill="{CARD}" stroke="{HOT}" stroke-width="1.6"/><path stroke="{HOT}" stroke-width="2.2"'
        ' d="M-4,0H4"/>'
    ),
    "keep": (
        f'<path fill="{SUN}" stroke="{LINE}" stroke-width="1.3" d="M-7,-1H7V7H-7Z"/><path fill="none" stroke="{LINE}"'
        ' stroke-width="1.8" d="M-4,-1V-4a4,4 0 0 1 8,0V-1"/>'
    ),
    "points": f'<path fill="{SUN}" stroke="{LINE}" stroke-width="1.1" d="M0,-8L2.2,-2.6L8,-2.2L3.6,1.6L5,7.2L0,4.2'
    "L-5,7.2"
    'L-3.6,1.6L-8,-2.2L-2.2,-2.6Z"/>',
}
