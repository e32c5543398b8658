"""The art: colours with their signs, cards, pieces and marks, put together from `defs` by their ids.

The feel is that of an old railway poster: warm paper, ink, a few strong colours. Every colour of the game has a sign of
its own and every player a number, so that a picture reads the same in black and white.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ..printed.facts import GREY, KINDS, WILD

INK: Final = "#2a2420"
PAPER: Final = "#f1e4c6"
CARD: Final = "#fcf6e6"
HOT: Final = "#d4492c"
DEEP: Final = "#1d6070"
SUN: Final = "#efb483"
FONT: Final = "Georgia,'Palatino Linotype','Liberation Serif','DejaVu Serif',serif"

#: By kind of card; the last is a grey route, which any one colour pays.
FILLS: Final = (
    "#3b3531",
    "#2f6f9f",
    "#4c8a4a",
    "#e58a2b",
    "#8b5b96",
    "#c8402d",
    "#fffdf6",
    "#f2cb45",
    "#c3b79d",
)
#: What is drawn on them.
SIGN_INKS: Final = (CARD, CARD, CARD, INK, CARD, CARD, INK, INK, INK)
#: The signs, about the origin, seven wide.
SIGNS: Final = (
    "M-3.4,-2.2L-2.2,-3.4L0,-1.2L2.2,-3.4L3.4,-2.2L1.2,0L3.4,2.2L2.2,3.4L0,1.2L-2.2,3.4L-3.4,2.2L-1.2,0Z",  # a saltire
    "M-3.1,0A3.1,3.1 0 1 1 3.1,0A3.1,3.1 0 1 1 -3.1,0Z",  # a disc
    "M0,-3.5L3.8,3H-3.8Z",  # a triangle
    "M-2.9,-2.9H2.9V2.9H-2.9Z",  # a square
    "M0,-4L3.6,0L0,4L-3.6,0Z",  # a lozenge
    "M-3.6,-2.9H3.6V-.8H-3.6ZM-3.6,.8H3.6V2.9H-3.6Z",  # two bars
    "M-3.5,0A3.5,3.5 0 1 1 3.5,0A3.5,3.5 0 1 1 -3.5,0ZM-1.9,0A1.9,1.9 0 1 0 1.9,0A1.9,1.9 0 1 0 -1.9,0Z",  # a ring
    "M0,-4L1.1,-1.3L4,-1.1L1.8,.8L2.5,3.6L0,2.1L-2.5,3.6L-1.8,.8L-4,-1.1L-1.1,-1.3Z",  # a star
)

#: Each player alone, by seat; and partners: one colour a team, a darker and a lighter tone.
PLAYERS: Final = (DEEP, HOT, "#e3ab2f", "#6d4a7c", "#7f9a3c")
PARTNERS: Final = (DEEP, "#5fa3ad", "#b93a22", "#ea8c72", "#b07d12", "#edc65c")

#: The shape of a card.
CARD_WIDTH: Final = 84
CARD_HEIGHT: Final = 54
#: In a fan of cards so much of each is seen.
FAN: Final = 26


def sign(kind: int) -> str:
    """The sign of a colour. Even-odd, so that a ring has a hole."""
    return f'<path fill="{SIGN_INKS[kind]}" fill-rule="evenodd" d="{SIGNS[kind]}"/>'


def defs(bus: bool, seats: int, teams: bool) -> str:
    """Everything that pictures are put together from: #tr-card-red, #tr-sign-red, #tr-piece-0, #tr-back ..."""
    parts = dict(_MARKS)
    parts["wild"] = _BUS if bus else _ENGINE
    for kind in range(GREY):
        parts[f"sign-{KINDS[kind]}"] = sign(kind)
    for kind, name in enumerate(KINDS):
        parts[f"card-{name}"] = _card(kind)
        parts[f"chip-{name}"] = _chip(kind)
    for seat in range(seats):
        parts[f"piece-{seat}"] = _piece(bus, (PARTNERS if teams else PLAYERS)[seat])
        parts[f"number-{seat}"] = _number(seat + 1)
    return "<defs>" + "".join(f'<g id="tr-{name}">{art}</g>' for name, art in parts.items()) + "</defs>"


# -- cards --------------------------------------------------------------------------------------------------------


def _card(kind: int) -> str:
    """A card: its colour, a window with its sign, and the sign again in two corners."""
    width, height = CARD_WIDTH, CARD_HEIGHT
    frame = (
        f'<rect class="shadow" x="2" y="2.5" width="{width}" height="{height}" rx="6" fill="{INK}" fill-opacity=".35"/>'
        f'<rect class="card" width="{width}" height="{height}" rx="6" fill="{CARD}" stroke="{INK}" stroke-width="1.5"/>'
    )
    if kind == WILD:
        wide = (width - 8) / 8
        order = (5, 3, 7, 2, 1, 4, 0, 6)
        stripes = "".join(
            f'<path fill="{FILLS[colour]}" d="M{4 + place * wide:.4g},4h{wide:.4g}v{height - 8}h-{wide:.4g}z"/>'
            for place, colour in enumerate(order)
        )
        return (
            f"{frame}{stripes}"
            f'<ellipse cx="{width / 2:g}" cy="{height / 2:g}" rx="31" ry="20" fill="{CARD}" stroke="{INK}"/>'
            f'<use href="#tr-wild" transform="translate({width / 2:g} {height / 2 + 13:g}) scale(1.5)"/>'
        )
    corners = "".join(f'<use href="#tr-sign-{KINDS[kind]}" x="{x}" y="{y}"/>' for x, y in ((12, 12), (72, 42)))
    return (
        f'{frame}<rect x="4" y="4" width="{width - 8}" height="{height - 8}" rx="3.5" fill="{FILLS[kind]}"'
        f' stroke="{INK}" stroke-opacity=".5"/>{corners}'
        f'<path fill="none" stroke="{SIGN_INKS[kind]}" stroke-opacity=".55" stroke-width="1.2"'
        f' d="M10,47H{width - 20}M20,7H{width - 10}"/>'
        f'<use href="#tr-sign-{KINDS[kind]}" transform="translate({width / 2:g} {height / 2:g}) scale(4)"/>'
    )


def _chip(kind: int) -> str:
    """A card seen from far away, 18 by 14."""
    if kind == WILD:
        wide = 18 / 6
        inside = "".join(
            f'<path fill="{FILLS[colour]}" d="M{place * wide:g},0h{wide:g}v14h-{wide:g}z"/>'
            for place, colour in enumerate((5, 3, 7, 2, 1, 4))
        )
        inside += f'<circle cx="9" cy="7" r="4" fill="{CARD}" stroke="{INK}"/>'
    else:
        inside = (
            f'<rect width="18" height="14" rx="2" fill="{FILLS[kind]}"/>'
            f'<use href="#tr-sign-{KINDS[kind]}" transform="translate(9 7) scale(1.1)"/>'
        )
    return f'{inside}<rect width="18" height="14" rx="2" fill="none" stroke="{INK}" stroke-width="1.2"/>'


@cache
def fan(colour: int, plain: int, wilds: int) -> str:
    """Cards to pay with as a small picture: so many of a colour, then wilds, each over the one before."""
    kinds = [KINDS[colour]] * plain + [KINDS[WILD]] * wilds
    cards = "".join(f'<use href="#tr-card-{kind}" x="{FAN * place}"/>' for place, kind in enumerate(kinds))
    wide = CARD_WIDTH + 4 + FAN * (len(kinds) - 1)
    return f'<svg viewBox="-1 -1 {wide} {CARD_HEIGHT + 5}">{cards}</svg>' if kinds else ""


# -- pieces -------------------------------------------------------------------------------------------------------


def _piece(bus: bool, fill: str) -> str:
    """A carriage or a bus about the origin, 34 by 18."""
    wheels: tuple[float, ...]
    if bus:
        body = (
            f'<path fill="{fill}" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"'
            ' d="M-16,6V-5Q-16,-8 -13,-8H12Q15,-8 15.6,-5L16.5,1V6Z"/>'
            f'<path fill="{CARD}" d="M-13.5,-5.5H-6.5V-.5H-13.5ZM6.5,-5.5H13L13.8,-.5H6.5Z"/>'
        )
        wheels = (-9.5, 9.5)
    else:
        body = (
            f'<path fill="{fill}" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"'
            ' d="M-16,5V-5Q-13,-8.5 -9,-8.5H9Q13,-8.5 16,-5V5Z"/>'
            f'<path fill="{CARD}" d="M-13.6,-4h3V.6h-3ZM-9.4,-4h2.8V.6h-2.8ZM6.6,-4h2.8V.6H6.6ZM10.6,-4h3V.6h-3Z"/>'
        )
        wheels = (-11, -6, 6, 11)
    turning = "".join(f'<circle cx="{x}" cy="6" r="2.6" fill="{INK}"/>' for x in wheels)
    return turning + body


def _number(number: int) -> str:
    """A player's number on a disc: on pieces it stands once a route, as large as all of them need it."""
    return (
        f'<circle r="7.6" fill="{CARD}" stroke="{INK}" stroke-width="1.2"/>'
        f'<text y="4.4" text-anchor="middle" font-family="{FONT}" font-size="12.5" font-weight="bold" fill="{INK}">'
        f"{number}</text>"
    )


#: A small steam engine going east, and a bus; the ground is at y = 0.
_ENGINE: Final = (
    f'<path class="engine" fill="{INK}" fill-rule="evenodd" d="M-13,-18H-3V-13H4V-17H3V-19H9V-17H8V-13H11Q13,-13'
    ' 13,-10V-6L16,-2H11V-3H-13ZM-11,-16V-11H-6V-16Z"/>'
    f'<g class="wheels" fill="{HOT}" stroke="{INK}" stroke-width="1.4"><circle cx="-8" cy="-4" r="4"/>'
    '<circle cx="1" cy="-3.5" r="3.5"/><circle cx="8.5" cy="-3.5" r="3.5"/></g>'
)
_BUS: Final = (
    f'<path class="bus" fill="{INK}" fill-rule="evenodd" d="M-15,-3V-16Q-15,-19 -12,-19H11Q14,-19 14.5,-16L16,-9V-3Z'
    'M-12,-16V-11H-7V-16ZM-5,-16V-11H0V-16ZM2,-16V-11H7V-16ZM9,-16V-11H13L12.2,-16Z"/>'
    f'<g class="wheels" fill="{HOT}" stroke="{INK}" stroke-width="1.4"><circle cx="-8.5" cy="-3.5" r="3.5"/>'
    '<circle cx="9" cy="-3.5" r="3.5"/></g>'
)

# -- marks --------------------------------------------------------------------------------------------------------
_TICKET: Final = "M5,0H79A5,5 0 0 0 84,5V49A5,5 0 0 0 79,54H5A5,5 0 0 0 0,49V5A5,5 0 0 0 5,0Z"

_MARKS: Final = {
    # The back of a card: rails that cross, with room for a number. And that of a ticket, torn at the corners.
    "back": (
        f'<rect class="shadow" x="4" y="5" width="84" height="54" rx="6" fill="{INK}" fill-opacity=".35"/>'
        f'<rect class="shadow" x="2" y="2.5" width="84" height="54" rx="6" fill="{CARD}" stroke="{INK}"/>'
        f'<rect class="card" width="84" height="54" rx="6" fill="{CARD}" stroke="{INK}" stroke-width="1.5"/>'
        f'<rect x="4" y="4" width="76" height="46" rx="3.5" fill="{DEEP}"/>'
        f'<g fill="none" stroke="{CARD}" stroke-opacity=".75"><path stroke-width="9" stroke-dasharray="2 5"'
        ' d="M5,5L79,49M79,5L5,49"/><path stroke-width="1.6" d="M5,8L76,50M9,4L80,46M79,8L8,50M75,4L4,46"/></g>'
        f'<circle cx="42" cy="27" r="17" fill="{CARD}" stroke="{INK}" stroke-width="1.5"/>'
    ),
    "tickets": (
        f'<path class="shadow" fill="{INK}" fill-opacity=".35" transform="translate(4 5)" d="{_TICKET}"/>'
        f'<path class="shadow" fill="{CARD}" stroke="{INK}" transform="translate(2 2.5)" d="{_TICKET}"/>'
        f'<path class="card" fill="{SUN}" stroke="{INK}" stroke-width="1.5" d="{_TICKET}"/>'
        f'<path fill="none" stroke="{INK}" stroke-width="1.2" stroke-dasharray="1 3" d="M9,4V50M75,4V50"/>'
        f'<path fill="none" stroke="{INK}" stroke-width="1.2" d="M13,5.5H71M13,48.5H71"/>'
        f'<circle cx="42" cy="27" r="17" fill="{CARD}" stroke="{INK}" stroke-width="1.5"/>'
    ),
    # How many, in the panels: cards, tickets.
    "hand": (
        f'<g fill="{CARD}" stroke="{INK}" stroke-width="1.3"><rect x="0" y="1" width="10" height="13" rx="1.5"'
        ' transform="rotate(-10 5 14)"/>'
        '<rect x="5" y="1" width="10" height="13" rx="1.5" transform="rotate(8 5 14)"/></g>'
    ),
    "ticket": (
        f'<g stroke="{INK}" stroke-width="1.3"><path fill="{SUN}"'
        ' d="M2,2H16A2,2 0 0 0 18,4V11A2,2 0 0 0 16,13H2A2,2 0 0 0 0,11V4A2,2 0 0 0 2,2Z"/>'
        '<path stroke-dasharray="1 2" d="M5,3V12"/></g>'
    ),
    "tick": (
        f'<circle r="8" fill="{DEEP}" stroke="{INK}" stroke-width="1.2"/>'
        f'<path fill="none" stroke="{CARD}" stroke-width="2.6" stroke-linecap="round" d="M-4,0L-1,3.5L4.5,-3.5"/>'
    ),
    "open": f'<circle r="7.5" fill="{CARD}" stroke="{INK}" stroke-width="1.4" stroke-dasharray="2.5 2.2"/>',
    "cross": (
        f'<circle r="8" fill="{CARD}" stroke="{INK}" stroke-width="1.2"/>'
        f'<path stroke="{HOT}" stroke-width="2.8" stroke-linecap="round" d="M-3.5,-3.5L3.5,3.5M3.5,-3.5L-3.5,3.5"/>'
    ),
    # Whose turn it is; and the places of my tickets: a broken ring while one is to be joined, then a tick.
    "turn": f'<path class="turn" fill="{HOT}" stroke="{INK}" stroke-width="1.2" d="M0,-8L11,0L0,8Z"/>',
    "goal": (
        f'<circle r="11" fill="none" stroke="{INK}" stroke-width="5.4"/>'
        f'<circle r="11" fill="none" stroke="{HOT}" stroke-width="3.2" stroke-dasharray="4.6 2.3"/>'
    ),
    "joined": (
        f'<circle r="10" fill="{DEEP}" stroke="{INK}" stroke-width="1.6"/>'
        f'<path fill="none" stroke="{CARD}" stroke-width="3" stroke-linecap="round" d="M-5,0L-1.5,4L5,-4"/>'
    ),
}
