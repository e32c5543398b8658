"""The printed map: where everything lies on paper; land and water, rivers, cities and towns."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import Final

from ....core.drawing import escape
from ..printed.facts import COLUMN_NAMES
from ..printed.hexes import MOUNTAIN, RIVER, SIDES, SWAMP, Board, City
from .art import CARD, FILLS, FONT, INK, SIGN_INKS, sign

LAND: Final = {"plain": "#d7ddb0", RIVER: "#d7ddb0", MOUNTAIN: "#cfb48a", SWAMP: "#b4c7a4"}
EDGE: Final = "#8f9a6c"
WATER: Final = "#a7cbd6"
DEEP_WATER: Final = "#8fbccb"
STREAM: Final = "#5d9fc4"
BANK: Final = "#3f7fa6"
FOREIGN: Final = "#4f6b52"
#: The size of the field that a map is fitted to.
LONGEST: Final = 1000.0
#: So many maps are remembered on paper.
MAPS: Final = 64
#: Water around the map, in sides of a hex.
RIM: Final = 0.35


class Field:
    """Where everything on a board lies, in units of the drawing."""

    def __init__(self, printed: Board) -> None:
        self.board = printed
        places = [printed.centre(spot) for spot in (*printed.spots, *printed.water)]
        half_w, half_h = (sqrt(3) / 2, 1.0) if printed.pointy else (1.0, sqrt(3) / 2)
        left, right = min(x for x, _ in places) - half_w, max(x for x, _ in places) + half_w
        top, bottom = min(y for _, y in places) - half_h, max(y for _, y in places) + half_h
        wide, high = right - left + 2 * RIM, bottom - top + 2 * RIM
        #: The side of a hex.
        self.side: float = LONGEST / max(wide, high)
        self.width: float = wide * self.side
        self.height: float = high * self.side
        self._x = (self.width - (right - left) * self.side) / 2 - left * self.side
        self._y = (self.height - (bottom - top) * self.side) / 2 - top * self.side
        self.centres: list[tuple[float, float]] = [self.place(spot) for spot in printed.spots]
        #: The middle of each side and the corner before it, from the centre of a hex.
        reach = self.side * sqrt(3) / 2
        turns = [(side - (2 if printed.pointy else 1.5)) * pi / 3 for side in range(SIDES)]
        self.middles: list[tuple[float, float]] = [(reach * cos(turn), reach * sin(turn)) for turn in turns]
        self.corners: list[tuple[float, float]] = [
            (self.side * cos(turn - pi / 6), self.side * sin(turn - pi / 6)) for turn in turns
        ]

    def place(self, spot: int) -> tuple[float, float]:
        x, y = self.board.centre(spot)
        return self._x + x * self.side, self._y + y * self.side

    def outline(self, scale: float = 1.0) -> str:
        """A hex about the origin."""
        points = [f"{x * scale:.4g},{y * scale:.4g}" for x, y in self.corners]
        return f"M{'L'.join(points)}Z"

    def track(self, a: int, b: int) -> str:
        """Track between two sides (b -1: to the middle), as a path about the origin. It leaves at right angles."""
        ax, ay = self.middles[a]
        if b < 0:
            return f"M{ax:.4g},{ay:.4g}L0,0"
        bx, by = self.middles[b]
        apart = (b - a) % SIDES
        if apart == SIDES // 2:
            return f"M{ax:.4g},{ay:.4g}L{bx:.4g},{by:.4g}"
        radius = self.side * (0.5 if apart in (1, 5) else 1.5)
        return f"M{ax:.4g},{ay:.4g}A{radius:.4g},{radius:.4g} 0 0 {int(apart > 3)} {bx:.4g},{by:.4g}"

    def along(self, a: int, b: int) -> tuple[float, float]:
        """The middle of that track."""
        (ax, ay), (bx, by) = self.middles[a], self.middles[b] if b >= 0 else (0.0, 0.0)
        if b < 0 or (b - a) % SIDES == SIDES // 2:
            return (ax + bx) / 2, (ay + by) / 2
        # From the middle of the hex outwards, between the two sides.
        sx, sy = ax + bx, ay + by
        length = sqrt(sx * sx + sy * sy)
        out = self.side * (0.5 if (b - a) % SIDES in (1, 5) else 0.232)
        return sx / length * out, sy / length * out


@lru_cache(MAPS)
def field(board: Board) -> Field:
    return Field(board)


@lru_cache(MAPS)
def printed(board: Board) -> str:
    """The land with all that is printed on it."""
    this = field(board)
    return _sea(this) + _land(this) + _rivers(this) + _towns(this) + _cities(this)


@lru_cache(MAPS)
def ground_defs(board: Board) -> str:
    """Shapes in the size of this map: the hex, every piece of track, the marks of the land."""
    this = field(board)
    parts = [f'<path id="as-hex" d="{this.outline()}"/>']
    unit = this.side / 36
    for a in range(SIDES):
        for b in (*range(a + 1, SIDES), -1):
            parts += [_rail(this, a, b, unit)]
    parts.append(
        f'<g id="as-mountain" fill="#a5824f" stroke="#7b5d35" stroke-width="1.2" transform="scale({unit:.3g})">'
        '<path d="M-22,12L-8,-14L3,6L9,-4L22,12Z"/><path fill="#efe6d2" stroke="none" d="M-8,-14L-12.5,-5.5L-9,-7'
        'L-7,-4L-3.6,-6Z"/></g>'
    )
    parts.append(
        f'<g id="as-swamp" fill="none" stroke="#5c7a4a" stroke-width="1.8" transform="scale({unit:.3g})">'
        '<path d="M-16,8h12M2,12h14M-4,-8h12"/><path d="M-12,8v-7M-10,8l4,-6M-14,8l-4,-6M9,12v-7M11,12l4,-6M7,12l-4,-6'
        'M2,-8v-7M4,-8l4,-6M0,-8l-4,-6"/></g>'
    )
    parts.append(
        f'<g id="as-waves" fill="none" stroke="#d5e8ec" stroke-width="1.6" transform="scale({unit:.3g})">'
        '<path d="M-14,-5q3.5,-4 7,0t7,0M0,9q3.5,-4 7,0t7,0"/></g>'
    )
    return f"<defs>{''.join(parts)}</defs>"


def _rail(this: Field, a: int, b: int, unit: float) -> str:
    """A piece of track: sleepers, a dark bed, and on it a line that takes the colour of whoever uses the piece. Open
    track has a broken line."""
    name = f"{a}-{b}" if b >= 0 else f"{a}-t"
    path = this.track(a, b)
    bed = (
        f'<path stroke="{INK}" stroke-width="{14 * unit:.3g}" stroke-dasharray="{2.4 * unit:.3g} {3.6 * unit:.3g}"'
        f' d="{path}"/><path stroke="{INK}" stroke-width="{9.4 * unit:.3g}" d="{path}"/>'
    )
    line = f'<path stroke-width="{6.6 * unit:.3g}" d="{path}"/>'
    dashes = f"{5 * unit:.3g} {3.4 * unit:.3g}"
    broken = (
        f'<path stroke="{CARD}" stroke-width="{6.6 * unit:.3g}" d="{path}"/>'
        f'<path stroke-width="{6.6 * unit:.3g}" stroke-dasharray="{dashes}" d="{path}"/>'
    )
    return f'<g id="as-link-{name}" fill="none">{bed}{line}</g><g id="as-open-{name}" fill="none">{bed}{broken}</g>'


def _at(place: tuple[float, float]) -> str:
    return f'transform="translate({place[0]:.5g} {place[1]:.5g})"'


def _sea(this: Field) -> str:
    """Water all around; where the map has lakes of its own, paper around and water in them."""
    ground = DEEP_WATER if not this.board.water else "#e6d7b3"
    parts = [f'<rect class="sea" width="{this.width:.5g}" height="{this.height:.5g}" fill="{ground}"/>']
    for spot in this.board.water:
        place = _at(this.place(spot))
        parts.append(f'<use href="#as-hex" {place} fill="{WATER}" stroke="{WATER}" stroke-width="1.5"/>')
        parts.append(f'<use href="#as-waves" {place}/>')
    return "".join(parts)


def _land(this: Field) -> str:
    # A dark rim under the land makes a coast.
    rims, hexes, marks = [], [], []
    for place, terrain in enumerate(this.board.terrain):
        at = _at(this.centres[place])
        rims.append(f'<use href="#as-hex" {at}/>')
        hexes.append(f'<use href="#as-hex" {at} fill="{LAND[terrain]}"/>')
        if terrain in (MOUNTAIN, SWAMP):
            marks.append(f'<use href="#as-{terrain}" {at}/>')
        marks.append(_coordinate(this, place))
        price = this.board.prices[place]
        if price:
            x, y = this.centres[place]
            marks.append(
                f'<text x="{x:.5g}" y="{y + this.side * 0.78:.5g}" font-family="{FONT}"'
                f' font-size="{this.side * 0.34:.3g}" font-weight="bold" text-anchor="middle" fill="#6a5a2c">'
                f"${price}</text>"
            )
    return (
        f'<g class="coast" fill="{EDGE}" stroke="#6d7a55" stroke-width="5" stroke-linejoin="round">{"".join(rims)}</g>'
        f'<g class="land" stroke="{EDGE}" stroke-width="1">{"".join(hexes)}</g><g class="marks">{"".join(marks)}</g>'
    )


def _coordinate(this: Field, place: int) -> str:
    """The label of a hex, so faint that it is seen only when sought."""
    x, y = this.centres[place]
    top = this.side * (0.62 if not this.board.pointy else 0.58)
    return (
        f'<text x="{x:.5g}" y="{y - top:.5g}" font-family="{FONT}" font-size="{this.side * 0.21:.3g}"'
        f' text-anchor="middle" fill="{INK}" fill-opacity=".42">{this.board.labels[place]}</text>'
    )


def _rivers(this: Field) -> str:
    """Rivers wind over the sides that the map names; a single one ends in the hex."""
    parts = []
    for place, terrain in enumerate(this.board.terrain):
        if terrain != RIVER:
            continue
        sides = this.board.rivers[place]
        at = _at(this.centres[place])
        if len(sides) >= 2:
            paths = [this.track(sides[0], side) for side in sides[1:]]
        elif sides:
            paths = [this.track(sides[0], -1)]
        else:
            step = this.side * 0.6
            paths = [f"M{-step:.4g},0q{step / 2:.4g},{-step * 0.42:.4g} {step:.4g},0t{step:.4g},0"]
        parts += [f'<path {at} d="{path}"/>' for path in paths]
    wide = this.side * 0.24
    return "".join(
        f'<g class="rivers" fill="none" stroke="{colour}" stroke-width="{width:.3g}" stroke-linecap="round">'
        f"{''.join(parts)}</g>"
        for colour, width in ((BANK, wide + 2), (STREAM, wide))
    )


def label(x: float, y: float, said: str, size: float, fill: str = INK, halo: str = CARD) -> str:
    """A name on the map, with a halo so that it can be read on anything."""
    return (
        f'<text x="{x:.5g}" y="{y:.5g}" font-family="{FONT}" font-size="{size:.3g}" font-weight="bold"'
        f' text-anchor="middle" fill="{fill}" stroke="{halo}" stroke-width="{size * 0.3:.3g}" stroke-linejoin="round"'
        f' paint-order="stroke">{escape(said)}</text>'
    )


def _towns(this: Field) -> str:
    return "".join(f'<use href="#as-town" {_at(this.centres[town.hex])}/>' for town in this.board.towns)


def _cities(this: Field) -> str:
    grounds = [city_ground(this, city.hex, city.colour, city.terminal) for city in this.board.cities]
    return "".join(grounds) + "".join(_crest(this, city) for city in this.board.cities)


def city_ground(this: Field, place: int, colour: int, terminal: bool = False) -> str:
    """A city: its hex in its colour with a plate for the cubes. A foreign terminal is dark green; the colour that it
    takes is drawn at setup."""
    fill = FOREIGN if terminal else FILLS[colour]
    wide, high = this.side * 1.24, this.side * 0.66
    plate = (
        f'<rect x="{-wide / 2:.4g}" y="{-high / 2:.4g}" width="{wide:.4g}" height="{high:.4g}" rx="{high * 0.2:.3g}"'
        f' fill="{CARD}" fill-opacity=".86" stroke="{INK}" stroke-width="1"/>'
    )
    return (
        f'<g {_at(this.centres[place])}><path fill="{fill}" stroke="{INK}" stroke-width="2" d="{this.outline(0.95)}"/>'
        f'<path fill="none" stroke="{CARD}" stroke-opacity=".55" stroke-width="1" d="{this.outline(0.87)}"/>'
        f"{'' if terminal else plate}</g>"
    )


def _crest(this: Field, city: City) -> str:
    """Above the plate: the city's die and the sign of its colour; an anchor in a port."""
    x, y = this.centres[city.hex]
    unit = this.side / 36
    top = y - this.side * 0.56
    parts = []
    if city.column >= 0:
        name = COLUMN_NAMES[city.column]
        parts.append(
            f'<use href="#as-die-{name}" transform="translate({x - 9 * unit:.5g} {top:.5g}) scale({0.82 * unit:.3g})"/>'
        )
    if city.colour >= 0:
        shift = 11 * unit if city.column >= 0 else 0
        parts.append(
            f'<g transform="translate({x + shift:.5g} {top:.5g}) scale({1.5 * unit:.3g})">{sign(city.colour)}</g>'
        )
    if city.port:
        ink = SIGN_INKS[city.colour]
        parts.append(
            f'<path transform="translate({x + this.side * 0.72:.5g} {y:.5g}) scale({unit:.3g})" fill="none"'
            f' stroke="{ink}"'
            ' stroke-width="1.8" d="M0,-6V7M-3,-3H3M-5.5,2Q-5,7 0,7Q5,7 5.5,2"/>'
        )
    return "".join(parts)


@lru_cache(MAPS)
def place_names(board: Board) -> str:
    """Names lie over the track."""
    this = field(board)
    size = max(10.0, min(14.0, this.side * 0.34))
    parts = []
    for town in this.board.towns:
        x, y = this.centres[town.hex]
        parts.append(label(x, y + this.side * 0.56, town.name, size * 0.94, fill="#3d352c"))
    for city in this.board.cities:
        x, y = this.centres[city.hex]
        for line, words in enumerate(lines := city.name.split("/")):
            parts.append(label(x, y + this.side * 0.66 + (line - (len(lines) - 1) * 0.55) * size, words, size))
    return f'<g class="names" pointer-events="none">{"".join(parts)}</g>'
