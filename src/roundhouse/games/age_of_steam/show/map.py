"""The printed map: where everything lies on paper; land and water, rivers, cities and towns."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import Final

from ....core.drawing import escape
from ....core.tones import tone
from ..printed.facts import COLUMN_NAMES
from ..printed.hexes import MOUNTAIN, RIVER, SIDES, SWAMP, Board, City, axial
from .art import CARD, FILLS, FONT, INK, REGIONS, SIGN_INKS, sign
from .coast import BEYOND, BOARD, MAPS, WATER, coast, middle, over, surroundings

LAND: Final = {"plain": tone("land"), RIVER: tone("land"), MOUNTAIN: tone("hill"), SWAMP: tone("marsh")}
FOREIGN: Final = "#4f6b52"
#: The sign of a port about the origin.
ANCHOR: Final = "M0,-6V7M-3,-3H3M-5.5,2Q-5,7 0,7Q5,7 5.5,2"
#: The size of the field that a map is fitted to.
LONGEST: Final = 1000.0
#: Land or water around the map, in sides of a hex.
RIM: Final = 0.35
#: How large a board is shown in a small window of a desktop, in pixels: a wide one, and the height of a high one. Place
#: names are at least so large there, and other words.
SHOWN_WIDE: Final = (950.0, 715.0)
SHOWN_HIGH: Final = 790.0
NAMES: Final = 12.4
SMALLEST: Final = 10.6


class Field:
    """Where everything on a board lies, in units of the drawing."""

    def __init__(self, printed: Board) -> None:
        self.board = printed
        places = [printed.centre(spot) for spot in printed.spots]
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
        #: So many units are a pixel where the map is shown small.
        wide_shown, high_shown = SHOWN_WIDE if self.width > self.height else (LONGEST, SHOWN_HIGH)
        self.pixel: float = max(self.width / wide_shown, self.height / high_shown)
        self.centres: list[tuple[float, float]] = [self.place(spot) for spot in printed.spots]
        #: The middle of each side and the corner before it, from the centre of a hex.
        reach = self.side * sqrt(3) / 2
        turns = [(side - (2 if printed.pointy else 1.5)) * pi / 3 for side in range(SIDES)]
        self.middles: list[tuple[float, float]] = [(reach * cos(turn), reach * sin(turn)) for turn in turns]
        self.corners: list[tuple[float, float]] = [
            (self.side * cos(turn - pi / 6), self.side * sin(turn - pi / 6)) for turn in turns
        ]

    def place(self, spot: int) -> tuple[float, float]:
        return self.on_paper(self.board.centre(spot))

    def on_paper(self, point: tuple[float, float]) -> tuple[float, float]:
        """A point that is given in sides of a hex."""
        return self._x + point[0] * self.side, self._y + point[1] * self.side

    @property
    def coast(self) -> str:
        """The land, the board's and that beyond it, as a path."""
        return coast(self.board, tuple(self.corners), self.side, (self._x, self._y))

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
def printed(board: Board, regions: bool = False) -> str:
    """The land with all that is printed on it but prices. `regions`: whether it matters where the east and the west
    are."""
    this = field(board)
    return _sea(this) + _land(this) + _towns(this, regions) + _cities(this, regions)


@lru_cache(MAPS)
def labels(board: Board) -> str:
    """The labels of the hexes, for those who ask."""
    this = field(board)
    size = SMALLEST * this.pixel
    words = []
    for (x, y), said in zip(this.centres, board.labels, strict=True):
        words.append(f'<text x="{x:.5g}" y="{y - this.side * 0.56:.5g}">{said}</text>')
    return (
        f'<g class="labels" font-family="{FONT}" font-size="{size:.3g}" font-weight="bold" text-anchor="middle"'
        f' fill="{tone("ink")}" stroke="{tone("rim")}" stroke-width="{size * 0.25:.3g}" paint-order="stroke">'
        f"{''.join(words)}</g>"
    )


@lru_cache(MAPS)
def ground_defs(board: Board) -> str:
    """Shapes in the size of this map: the hex, every piece of track, the marks of the land."""
    this = field(board)
    parts = [
        f'<path id="as-hex" d="{this.outline()}"/>',
        f'<clipPath id="as-land"><path clip-rule="evenodd" d="{this.coast}"/></clipPath>',
    ]
    unit = this.side / 36
    for a in range(SIDES):
        for b in (*range(a + 1, SIDES), -1):
            parts += [_rail(this, a, b, unit)]
    parts.append(
        f'<g id="as-mountain" transform="scale({unit:.3g})" fill="{tone("peak")}" stroke="{INK}" stroke-opacity=".45">'
        '<path d="M-22,12L-8,-14L3,6L9,-4L22,12Z"/>'
        f'<path fill="{tone("snow")}" stroke="none" d="M-8,-14L-12.5,-5.5L-9,-7L-7,-4L-3.6,-6Z"/></g>'
    )
    parts.append(
        f'<g id="as-swamp" fill="none" stroke="{tone("reed")}" stroke-width="1.8" transform="scale({unit:.3g})">'
        '<path d="M-16,8h12M2,12h14M-4,-8h12"/><path d="M-12,8v-7M-10,8l4,-6M-14,8l-4,-6M9,12v-7M11,12l4,-6M7,12l-4,-6'
        'M2,-8v-7M4,-8l4,-6M0,-8l-4,-6"/></g>'
    )
    parts.append(
        f'<g id="as-waves" fill="none" stroke="{tone("wave")}" stroke-width="1.6" transform="scale({unit:.3g})">'
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
    """Water, lighter along the coast, with waves here and there; and the land that the board is a part of."""
    parts = [f'<rect class="sea" width="{this.width:.5g}" height="{this.height:.5g}" fill="{tone("sea")}"/>']
    for cell, kind in sorted(surroundings(this.board).items()):
        if kind == WATER and (cell[0] * 5 + cell[1] * 7) % 3 == 0:
            parts.append(f'<use href="#as-waves" {_at(this.on_paper(middle(cell, this.board.pointy)))}/>')
    land = f'fill-rule="evenodd" stroke-linejoin="round" d="{this.coast}"'
    for name, wide in (("shallow", 0.42), ("coast", 0.1)):
        parts.append(f'<path fill="none" stroke="{tone(name)}" stroke-width="{wide * this.side:.3g}" {land}/>')
    return f'{"".join(parts)}<path class="beyond" fill="{tone("beyond")}" {land}/>'


def _land(this: Field) -> str:
    """The hexes of the board, cut by the coast, with their terrain and rivers."""
    hexes, marks = [], []
    for place, terrain in enumerate(this.board.terrain):
        at = _at(this.centres[place])
        hexes.append(f'<use href="#as-hex" {at} fill="{LAND[terrain]}"/>')
        if terrain in (MOUNTAIN, SWAMP):
            marks.append(f'<use href="#as-{terrain}" {at}/>')
    edges = f'<path fill="none" stroke="{tone("coast")}" stroke-width="3" stroke-linecap="round" d="{_border(this)}"/>'
    return (
        f'<g clip-path="url(#as-land)"><g class="land" stroke="{tone("grid")}" stroke-width="1.2">{"".join(hexes)}</g>'
        f"{edges}{_rivers(this)}</g>"
        f'<g class="marks">{"".join(marks)}</g>'
    )


def _border(this: Field) -> str:
    """Where the board ends and the land goes on."""
    kinds, lines = surroundings(this.board), []
    for spot, (x, y) in zip(this.board.spots, this.centres, strict=True):
        cell = axial(spot, this.board.pointy)
        for side in range(SIDES):
            if kinds.get(over(cell, side)) == BEYOND:
                (ax, ay), (bx, by) = this.corners[side], this.corners[(side + 1) % SIDES]
                lines.append(f"M{x + ax:.5g},{y + ay:.5g}L{x + bx:.5g},{y + by:.5g}")
    return "".join(lines)


@lru_cache(MAPS)
def prices(board: Board, dear: tuple[tuple[str, int], ...] = ()) -> dict[int, str]:
    """By hex, what track costs where that is not as usual: on a plate where the map prints it for one hex. `dear`:
    terrains that cost something else than is usual."""
    this, dear_now = field(board), dict(dear)
    stops = {city.hex for city in board.cities} | {town.hex for town in board.towns}
    size = SMALLEST * 1.1 * this.pixel
    found = {}
    for place, printed_price in enumerate(board.prices):
        terrain = board.terrain[place]
        price = printed_price or (0 if place in stops else dear_now.get(terrain, 0))
        if not price:
            continue
        x, y = this.centres[place]
        # On a mountain below its peaks, and on reeds below them.
        y += this.side * (0.52 if terrain in (MOUNTAIN, SWAMP) else 0)
        wide, high = size * (1.55 if price < 10 else 2.05), size * 1.25
        plate = (
            f'<rect class="plate" x="{x - wide / 2:.5g}" y="{y - high / 2:.5g}" width="{wide:.4g}" height="{high:.4g}"'
            f' rx="{high * 0.3:.3g}" fill="{tone("card")}" stroke="{tone("soft-ink")}" stroke-width="1.4"/>'
            if printed_price
            else ""
        )
        words = f'<text x="{x:.5g}" y="{y + size * 0.35:.5g}">${price}</text>'
        found[place] = f'<g id="price-{board.labels[place]}">{plate}{words}</g>'
    return found


def price_tags(board: Board, dear: tuple[tuple[str, int], ...], built: Container[int]) -> str:
    """The prices of the hexes on which nothing is built: on the others track would run through them."""
    tags = "".join(tag for place, tag in prices(board, dear).items() if place not in built)
    size = SMALLEST * 1.1 * field(board).pixel
    return (
        f'<g class="prices" font-family="{FONT}" font-size="{size:.3g}" font-weight="bold" text-anchor="middle"'
        f' fill="{tone("ink")}" pointer-events="none">{tags}</g>'
    )


def _rivers(this: Field) -> str:
    """Rivers wind over the sides that the map names. They come from a spring or from beyond the map, and run into water
    or past a city; a single side leads to a lake in the hex."""
    kinds, streams, springs = surroundings(this.board), [], []
    wide = this.side * 0.2
    for place, terrain in enumerate(this.board.terrain):
        if terrain != RIVER:
            continue
        sides = this.board.rivers[place]
        at = _at(this.centres[place])
        if not sides:
            step = this.side * 0.6
            streams.append(
                f'<path {at} d="M{-step:.4g},0q{step / 2:.4g},{-step * 0.42:.4g} {step:.4g},0t{step:.4g},0"/>'
            )
            continue
        if len(sides) == 1:
            springs.append(f'<ellipse {at} rx="{wide * 1.3:.3g}" ry="{wide * 0.9:.3g}"/>')
        others = sides[1:] or (-1,)
        streams += [f'<path {at} d="{this.track(sides[0], side)}"/>' for side in others]
        cell = axial(this.board.spots[place], this.board.pointy)
        for side in sides:
            (x, y), beside = this.middles[side], over(cell, side)
            if kinds.get(beside) != BOARD:
                streams.append(f'<path {at} d="M{x:.4g},{y:.4g}l{x:.4g},{y:.4g}"/>')
            elif not _flows(this, beside, side):
                # It springs up in the next hex: a thin line that grows.
                springs.append(f'<path {at} d="{_tip(x, y, wide)}"/>')
    lines = "".join(streams)
    return (
        f'<g class="rivers" stroke-linecap="butt"><g fill="none" stroke="{tone("bank")}" stroke-width="{wide + 3:.3g}">'
        f'{lines}</g><g fill="{tone("shallow")}" stroke="{tone("bank")}" stroke-width="1.5">{"".join(springs)}</g>'
        f'<g fill="none" stroke="{tone("shallow")}" stroke-width="{wide:.3g}">{lines}</g></g>'
    )


def _flows(this: Field, cell: tuple[int, int], side: int) -> bool:
    """Whether a river that comes over this side goes on there, or passes a city."""
    place = next(place for place, spot in enumerate(this.board.spots) if axial(spot, this.board.pointy) == cell)
    back = (side + SIDES // 2) % SIDES
    return back in this.board.rivers[place] or any(city.hex == place for city in this.board.cities)


def _tip(x: float, y: float, wide: float) -> str:
    """From the middle of a side outwards, ever thinner, in a bend."""
    across = (-y / (x * x + y * y) ** 0.5 * wide / 2, x / (x * x + y * y) ** 0.5 * wide / 2)
    to_x, to_y = x * 1.55 + across[0] * 3, y * 1.55 + across[1] * 3
    bend = f"{x * 1.3:.4g},{y * 1.3:.4g}"
    return (
        f"M{x * 0.98 + across[0]:.4g},{y * 0.98 + across[1]:.4g}Q{bend} {to_x:.4g},{to_y:.4g}"
        f"Q{bend} {x * 0.98 - across[0]:.4g},{y * 0.98 - across[1]:.4g}Z"
    )


def label(x: float, y: float, said: str, size: float, rank: int) -> str:
    """A name on the map, with a halo so that it can be read on anything. Where there is no room for all, those of a low
    rank come first."""
    return (
        f'<text x="{x:.5g}" y="{y:.5g}" data-side="S" data-rank="{rank}" font-family="{FONT}"'
        f' font-size="{size:.3g}" font-weight="bold"'
        f' text-anchor="middle" fill="{tone("ink")}" stroke="{tone("rim")}" stroke-width="{size * 0.3:.3g}"'
        f' stroke-linejoin="round" paint-order="stroke">{escape(said)}</text>'
    )


def _towns(this: Field, regions: bool) -> str:
    parts = []
    for town in this.board.towns:
        x, y = this.centres[town.hex]
        parts.append(f'<use href="#as-town" {_at((x, y))}/>')
        if regions and town.region:
            parts.append(_pennant(this, town.region, x - this.side * 0.5, y, 0.8))
    return "".join(parts)


def _pennant(this: Field, region: str, x: float, y: float, size: float = 1.0) -> str:
    """The sign of a region: it points to its side of the continent."""
    return f'<use href="#as-{region}" transform="translate({x:.5g} {y:.5g}) scale({size * this.side / 36:.3g})"/>'


def _cities(this: Field, regions: bool) -> str:
    grounds = [
        city_ground(this, city.hex, city.colour, city.terminal, city.region if regions else "")
        for city in this.board.cities
    ]
    return "".join(grounds) + "".join(_crest(this, city, regions) for city in this.board.cities)


def city_ground(this: Field, place: int, colour: int, terminal: bool = False, region: str = "") -> str:
    """A city: its hex in its colour with a plate for the cubes. A foreign terminal is dark green; the colour that it
    takes is drawn at setup. Where railways begin, the edge has the colour of the region."""
    fill = FOREIGN if terminal else FILLS[colour]
    wide, high = this.side * 1.36, this.side * 0.7
    edge = (
        f'<path fill="none" stroke="{REGIONS[region]}" stroke-width="{this.side * 0.13:.3g}" d="{this.outline(0.93)}"/>'
        if region
        else f'<path fill="none" stroke="{CARD}" stroke-opacity=".55" stroke-width="1" d="{this.outline(0.87)}"/>'
    )
    plate = (
        f'<rect x="{-wide / 2:.4g}" y="{-high / 2:.4g}" width="{wide:.4g}" height="{high:.4g}" rx="{high * 0.2:.3g}"'
        f' fill="{CARD}" fill-opacity=".86" stroke="{INK}" stroke-width="1"/>'
    )
    return (
        f'<g {_at(this.centres[place])}><path fill="{fill}" stroke="{INK}" stroke-width="2" d="{this.outline(0.95)}"/>'
        f"{edge}{'' if terminal else plate}</g>"
    )


def _crest(this: Field, city: City, regions: bool) -> str:
    """Above the plate, beside each other: the city's die, the sign of its colour, an anchor in a port, the region."""
    x, y = this.centres[city.hex]
    unit = this.side / 36
    signs = []
    if city.column >= 0:
        signs.append((f'<use href="#as-die-{COLUMN_NAMES[city.column]}"/>', 0.82))
    if city.colour >= 0:
        signs.append((sign(city.colour), 1.5))
    if city.port:
        ink = SIGN_INKS[city.colour]
        signs.append((f'<path fill="none" stroke="{ink}" stroke-width="2" stroke-linecap="round" d="{ANCHOR}"/>', 0.95))
    if regions and city.region:
        signs.append((f'<use href="#as-{city.region}"/>', 0.9))
    left, top = x - 8.6 * unit * (len(signs) - 1), y - this.side * 0.58
    return "".join(
        f'<g transform="translate({left + 17.2 * unit * place:.5g} {top:.5g}) scale({size * unit:.3g})">{art}</g>'
        for place, (art, size) in enumerate(signs)
    )


@lru_cache(MAPS)
def place_names(board: Board) -> str:
    """Names lie over the track."""
    this = field(board)
    size = NAMES * this.pixel
    parts = []
    for town in this.board.towns:
        x, y = this.centres[town.hex]
        parts.append(label(x, y + this.side * 0.36 + size * 0.62, town.name, size, 2))
    for city in this.board.cities:
        x, y = this.centres[city.hex]
        for line, words in enumerate(city.name.split("/")):
            parts.append(label(x, y + this.side * 0.4 + size * (0.8 + line * 0.98), words, size, 1))
    return f'<g class="names" pointer-events="none">{"".join(parts)}</g>'
