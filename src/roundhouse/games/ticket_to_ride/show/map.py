"""A board on the plane: where the spaces of every route lie, and the map as it is printed."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, pairwise
from math import atan2, cos, degrees, dist, hypot, radians, sin
from typing import Final

from msgspec import Struct

from ....core.drawing import escape
from ....core.tones import tone
from ..printed import editions
from ..printed.board import Board, Place, Route
from ..printed.facts import COLOURS, GREY
from .art import CARD, FILLS, FONT, HOT, INK, sign
from .land import ground

#: The plane that every map is fitted to.
WIDTH: Final = 1000
HEIGHT: Final = 700

#: Measures where a space is about 30 long; a board with longer spaces has everything a little larger.
SPACE_HIGH: Final = 11.5
LANE: Final = 15.0
PLACE: Final = 6.5
JUNCTION: Final = 4.5
LONGEST: Final = 44.0
#: A space is made no shorter than that, and begins no later, to make room where many routes meet.
SHORTEST: Final = 30.0
LATEST: Final = 26.0
LETTERS: Final = 13.0
USUAL: Final = 36.0
STEPS: Final = 40  # a curve is measured in so many parts
#: So many boards are remembered on the plane.
EDITIONS: Final = 64
#: So many routes, too, with the space that is clear of names; and what a mark there covers around its middle.
REMEMBERED: Final = 4096
NOTE: Final = 8.5
#: And so many maps with the names of somebody's goals first.
KEPT: Final = 512


#: A lane: how far it lies beside the line between its places, and points along it.
Way = tuple[float, list[tuple[float, float]]]


class Space(Struct, frozen=True):
    """The middle of a space and its direction; never upside down."""

    x: float
    y: float
    turn: float


class Line(Struct, frozen=True):
    """A route on the plane: its spaces, how long each is, and the outline of them all."""

    spaces: tuple[Space, ...]
    long: float
    outline: str
    middle: tuple[float, float]
    track: str


class Layout(Struct, frozen=True):
    """A board on the plane. `unit` is how large its things are drawn, `scale` fits it to the plane."""

    board: Board
    unit: float
    scale: float
    lines: tuple[Line, ...]

    @property
    def transform(self) -> str:
        return "" if self.scale == 1 else f' transform="scale({self.scale:.4g})"'


@lru_cache(EDITIONS)
def layout(edition: str) -> Layout:
    board = editions.edition(edition).board
    # The shorter third of the spaces says how much room there is: the others have more.
    pitches = sorted(
        (_distance(board, route) - 2 * PLACE) / route.length for route in board.routes for _ in range(route.length)
    )
    unit = min(1.6, max(1.0, pitches[len(pitches) // 3] / USUAL))
    scale = min(WIDTH / board.width, HEIGHT / board.height)
    ways = [_way(board, route, unit) for route in board.routes]
    trims = _trims(board, ways, unit)
    lines = tuple(
        _line(route, points, trim, unit) for route, (_, points), trim in zip(board.routes, ways, trims, strict=True)
    )
    return Layout(board, unit, scale, lines)


def _distance(board: Board, route: Route) -> float:
    a, b = board.places[route.a], board.places[route.b]
    return dist((a.x, a.y), (b.x, b.y))


def _way(board: Board, route: Route, unit: float) -> Way:
    """Lanes of one connection lie side by side; which is left and which right does not depend on their direction."""
    lanes = [other for other in board.routes if route.group and other.group == route.group] or [route]
    shift = (lanes.index(route) - (len(lanes) - 1) / 2) * LANE * unit
    a, b = board.places[min(route.a, route.b)], board.places[max(route.a, route.b)]
    return shift, _curve(a, b, route.via, shift)


def _trims(board: Board, ways: list[Way], unit: float) -> list[list[float]]:
    """How far from its two places each lane's spaces begin. Where many routes meet, one of two that would lie on each
    other begins later, as far as its spaces stay long enough."""
    wide = SPACE_HIGH * unit / 2 + 1
    trims, most, ends = [], [], [list[tuple[int, int]]() for _ in board.places]
    for number, (route, (shift, points)) in enumerate(zip(board.routes, ways, strict=True)):
        # Beside the straight line between two places there is more room, for the places are round.
        trim = max((PLACE + 2.5) * unit - abs(shift) * 0.25, 3 * unit)
        trims.append([trim, trim])
        whole = sum(dist(one, two) for one, two in pairwise(points))
        most.append(min((whole - SHORTEST * unit * route.length) / 2, LATEST * unit))
        for end, place in enumerate(sorted((route.a, route.b))):
            ends[place].append((number, end))
    for meeting in ends:
        for (one, end), (two, other) in combinations(meeting, 2):
            needed = _apart(_ray(ways[one][1], end), _ray(ways[two][1], other), wide)
            if needed is None or trims[one][end] >= needed[0] or trims[two][other] >= needed[1]:
                continue
            later = [
                (need - trims[lane][at], lane, at, need)
                for need, lane, at in ((needed[0], one, end), (needed[1], two, other))
                if need <= most[lane]
            ]
            if later:
                _, lane, at, need = min(later)
                trims[lane][at] = need
    return trims


def _ray(points: list[tuple[float, float]], end: int) -> tuple[float, float, float, float]:
    """Where a lane begins at one of its ends, and its direction there."""
    (x, y), (to_x, to_y) = (points[0], points[4]) if end == 0 else (points[-1], points[-5])
    size = dist((x, y), (to_x, to_y)) or 1
    return x, y, (to_x - x) / size, (to_y - y) / size


def _apart(
    one: tuple[float, float, float, float], two: tuple[float, float, float, float], wide: float
) -> tuple[float, float] | None:
    """From where on two lanes of some width do not lie on each other: along the one, along the other. None, if they
    part at once."""
    sine, cosine = one[2] * two[3] - one[3] * two[2], one[2] * two[2] + one[3] * two[3]
    if abs(sine) < 0.2:
        return None
    x, y = two[0] - one[0], two[1] - one[1]
    first, second = (x * two[3] - y * two[2]) / sine, (x * one[3] - y * one[2]) / sine
    if first < 0 or second < 0:
        return None
    beyond = wide * (1 + cosine) / abs(sine)
    return first + beyond, second + beyond


def _line(route: Route, points: list[tuple[float, float]], trims: list[float], unit: float) -> Line:
    whole = sum(dist(one, two) for one, two in pairwise(points))
    trim = trims[0]
    pitch = (whole - sum(trims)) / route.length
    long = min(pitch - 2.2 * unit, LONGEST * unit)
    spaces = tuple(_at(points, trim + (place + 0.5) * pitch) for place in range(route.length))
    track = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in points[:: STEPS if route.via is None else 4])
    # The number of a tunnel lies between two spaces; of a single one at its beginning, beside the place.
    middle = _at(points, trim + (6 * unit if route.length == 1 else route.length // 2 * pitch))
    return Line(spaces, long, _outline(spaces, long / 2 + 2.5, SPACE_HIGH * unit / 2 + 2), (middle.x, middle.y), track)


def _curve(a: Place, b: Place, via: tuple[int, int] | None, shift: float) -> list[tuple[float, float]]:
    """Points on the way from place to place, moved sideways."""
    bend = via or ((a.x + b.x) / 2, (a.y + b.y) / 2)
    found = []
    for step in range(STEPS + 1):
        t = step / STEPS
        x = (1 - t) ** 2 * a.x + 2 * t * (1 - t) * bend[0] + t * t * b.x
        y = (1 - t) ** 2 * a.y + 2 * t * (1 - t) * bend[1] + t * t * b.y
        dx = 2 * (1 - t) * (bend[0] - a.x) + 2 * t * (b.x - bend[0])
        dy = 2 * (1 - t) * (bend[1] - a.y) + 2 * t * (b.y - bend[1])
        size = hypot(dx, dy) or 1
        found.append((x - dy / size * shift, y + dx / size * shift))
    return found


def _at(points: list[tuple[float, float]], length: float) -> Space:
    """The spot so far along the way."""
    for (x, y), (to_x, to_y) in pairwise(points):
        step = dist((x, y), (to_x, to_y))
        if length <= step or (to_x, to_y) == points[-1]:
            part = length / step if step else 0
            turn = degrees(atan2(to_y - y, to_x - x))
            upright = turn - 180 if turn > 90 else turn + 180 if turn <= -90 else turn
            return Space(x + (to_x - x) * part, y + (to_y - y) * part, upright)
        length -= step
    raise ValueError("a way needs two points")


def _outline(spaces: tuple[Space, ...], half: float, high: float) -> str:
    """Around the spaces: along one side and back along the other."""
    there, back = [], []
    ahead = 1.0
    if len(spaces) > 1:
        along = (spaces[1].x - spaces[0].x, spaces[1].y - spaces[0].y)
        turn = radians(spaces[0].turn)
        ahead = 1.0 if along[0] * cos(turn) + along[1] * sin(turn) >= 0 else -1.0
    for space in spaces:
        turn = radians(space.turn)
        dx, dy = ahead * cos(turn), ahead * sin(turn)
        for way in (-half, half):
            x, y = space.x + dx * way, space.y + dy * way
            there.append((x - dy * high, y + dx * high))
            back.append((x + dy * high, y - dx * high))
    return "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in (*there, *reversed(back))) + "Z"


# -- the printed map ----------------------------------------------------------------------------------------------


@lru_cache(EDITIONS)
def printed(edition: str, own: bool) -> str:
    """The map: ground, routes, places; and, where somebody plays, what can be pointed at."""
    this = layout(edition)
    board = this.board
    parts = [f"<defs>{marks(this.unit)}</defs>", ground(edition), f"<g{this.transform}>"]
    if own:
        # Under the spaces, which let pointers through: light around a route does not change its colour.
        parts += [
            f'<path class="hit" data-pick="route-{route.id}" d="{line.outline}" fill="none" pointer-events="all"/>'
            for route, line in zip(board.routes, this.lines, strict=True)
        ]
    parts.append('<g pointer-events="none">')
    parts += [_track(line, this.unit) for line in this.lines]
    parts += [_route(route, line, this.unit) for route, line in zip(board.routes, this.lines, strict=True)]
    parts += [_tunnel(route.tunnel, line, this.unit) for route, line in zip(board.routes, this.lines, strict=True)]
    parts += [_place(place, this.unit) for place in board.places]
    return "".join(parts) + "</g></g>"


def _track(line: Line, unit: float) -> str:
    """The line that the spaces lie on."""
    return (
        f'<path class="track" fill="none" stroke="{tone("edge")}" stroke-opacity=".45" stroke-width="{1.4 * unit:.3g}"'
        f' d="{line.track}"/>'
    )


def _route(route: Route, line: Line, unit: float) -> str:
    """The spaces, each with the sign of its colour; a tunnel's have a heavy broken edge, like the stones of a mouth."""
    shape = "".join(_box(space, line.long / 2, SPACE_HIGH * unit / 2) for space in line.spaces)
    if route.tunnel:
        body = (
            f'<path stroke-width="{3.6 * unit:.3g}" d="{shape}"/>'
            f'<path fill="none" stroke="{CARD}" stroke-width="{1.3 * unit:.3g}" stroke-dasharray="2.6" d="{shape}"/>'
        )
    else:
        body = f'<path d="{shape}"/>'
    if route.colour != GREY:
        body += "".join(
            f'<use href="#tr-mark-{COLOURS[route.colour]}" x="{space.x:.1f}" y="{space.y:.1f}"/>'
            for space in line.spaces
        )
    return (
        f'<g id="route-{route.id}" class="route" fill="{FILLS[route.colour]}" stroke="{tone("edge")}"'
        f' stroke-width="{1.2 * unit:.3g}" stroke-linejoin="round">{body}</g>'
    )


def _box(space: Space, half: float, high: float) -> str:
    """A space as a path: a rounded box. Told in steps, the boxes of a straight route are the same words, which travel
    light."""
    turn, soft = radians(space.turn), min(half, high) * 0.45
    cosine, sine = cos(turn), sin(turn)

    def by(along: float, across: float) -> str:
        return f"{along * cosine - across * sine:.1f},{along * sine + across * cosine:.1f}"

    x, y = (soft - half) * cosine + high * sine, (soft - half) * sine - high * cosine
    path = f"M{space.x + x:.1f},{space.y + y:.1f}"
    for along, across, side in ((1, 0, half), (0, 1, high), (-1, 0, half), (0, -1, high)):
        # Along a side, and around the corner at its end.
        on, around = (along * soft, across * soft), (along * soft - across * soft, across * soft + along * soft)
        path += f"l{by(along * 2 * (side - soft), across * 2 * (side - soft))}q{by(*on)} {by(*around)}"
    return path + "Z"


def marks(unit: float) -> str:
    """The signs in the size of the map's spaces."""
    return "".join(
        f'<g id="tr-mark-{name}" stroke="none" transform="scale({0.92 * unit:.3g})">{sign(kind)}</g>'
        for kind, name in enumerate(COLOURS)
    )


def _tunnel(number: int, line: Line, unit: float) -> str:
    """Rule `tunnel`: the number of cards to be turned up, in the mouth of a tunnel."""
    if not number:
        return ""
    x, y = line.middle
    return (
        f'<g class="tunnel" transform="translate({x:.1f} {y:.1f}) scale({unit:.3g})">'
        f'<path fill="{INK}" stroke="{CARD}" stroke-width="1.4" d="M-7.5,7V-1A7.5,7.5 0 0 1 7.5,-1V7Z"/>'
        f'<text y="4.6" text-anchor="middle" font-family="{FONT}" font-size="11.5" font-weight="bold" fill="{CARD}">'
        f"{number}</text></g>"
    )


def _place(place: Place, unit: float) -> str:
    if place.near is not None:
        return (
            f'<circle id="place-{place.id}" class="place junction" cx="{place.x}" cy="{place.y}"'
            f' r="{JUNCTION * unit:.3g}" fill="{CARD}" stroke="{INK}" stroke-width="{2 * unit:.3g}"/>'
        )
    return (
        f'<g id="place-{place.id}" class="place"><circle cx="{place.x}" cy="{place.y}" r="{PLACE * unit:.3g}"'
        f' fill="{CARD}" stroke="{INK}" stroke-width="{2 * unit:.3g}"/>'
        f'<circle cx="{place.x}" cy="{place.y}" r="{2.8 * unit:.3g}" fill="{HOT}"/></g>'
    )


# -- names --------------------------------------------------------------------------------------------------------

#: Where a name may stand beside its place: the anchor, and steps to the right and down.
SPOTS: Final = {
    "N": ("middle", 0.0, -1.0),
    "E": ("start", 1.0, 0.0),
    "S": ("middle", 0.0, 1.0),
    "W": ("end", -1.0, 0.0),
    "NE": ("start", 0.55, -0.9),
    "SE": ("start", 0.55, 0.9),
    "NW": ("end", -0.55, -0.9),
    "SW": ("end", -0.55, 0.9),
}
Area = tuple[float, float, float, float]


class Name(Struct, frozen=True):
    """The name of a place: where it stands, how it is anchored, on which side, how many routes meet there, and what it
    covers."""

    place: int
    x: float
    y: float
    anchor: str
    side: str
    routes: int
    area: Area


@lru_cache(KEPT)
def names(edition: str, goals: frozenset[int] = frozenset()) -> str:
    """The names of the places, to be laid over everything; a rim of paper keeps them readable. Where there is no room
    for all of them, the reader's goals come first, then places where many routes meet."""
    this = layout(edition)
    written = _written(edition)
    most = max(name.routes for name in written)
    words = [
        f'<text x="{name.x:.1f}" y="{name.y:.1f}" text-anchor="{name.anchor}" data-side="{name.side}"'
        f' data-rank="{0 if name.place in goals else 1 + most - name.routes}">'
        f"{escape(this.board.places[name.place].name)}</text>"
        for name in written
    ]
    return (
        f'<g class="names" font-family="{FONT}" font-size="{_letters(this):.3g}" font-weight="bold"'
        f' fill="{tone("ink")}" stroke="{tone("rim")}" stroke-width="3.4" stroke-linejoin="round" paint-order="stroke"'
        f' pointer-events="none">{"".join(words)}</g>'
    )


def _letters(this: Layout) -> float:
    return LETTERS * (1 + (this.unit - 1) * 0.6)


@lru_cache(EDITIONS)
def _written(edition: str) -> tuple[Name, ...]:
    """Where each name has found its place."""
    this = layout(edition)
    crowd = [
        (space.x + way * cos(radians(space.turn)), space.y + way * sin(radians(space.turn)))
        for line in this.lines
        for space in line.spaces
        for way in (-line.long / 3, 0, line.long / 3)
    ]
    written: list[Area] = []
    found = []
    for number, place in enumerate(this.board.places):
        if place.near is not None:
            continue
        side, anchor, x, y, area = _spot(place, this, _letters(this), crowd, written)
        written.append(area)
        routes = sum(number in (route.a, route.b) for route in this.board.routes)
        found.append(Name(number, x, y, anchor, side, routes, area))
    return tuple(found)


@lru_cache(REMEMBERED)
def clear_space(edition: str, route: int) -> Space:
    """The space of a route for a mark that covers no name: as near to its middle as can be. A tunnel has its number in
    the middle, so its mark stands at an end."""
    this = layout(edition)
    spaces, rim = this.lines[route].spaces, NOTE * this.unit
    covered = [name.area for name in _written(edition)]
    middle = 0 if this.board.routes[route].tunnel else len(spaces) // 2

    def cost(number: int) -> tuple[int, int]:
        spot = spaces[number].x, spaces[number].y
        return sum(_within(spot, area, rim) for area in covered), abs(number - middle)

    return spaces[min(range(len(spaces)), key=cost)]


def _spot(
    place: Place, this: Layout, size: float, crowd: list[tuple[float, float]], written: list[Area]
) -> tuple[str, str, float, float, Area]:
    """The side that the board asks for, unless routes or other names are in the way there and less so elsewhere."""
    wide, gap = 0.54 * size * len(place.name), PLACE * this.unit + 3
    rim = SPACE_HIGH * this.unit / 2
    found = []
    for side, (anchor, right, down) in SPOTS.items():
        x, y = place.x + right * gap, place.y + down * (gap + size * 0.36)
        before = {"middle": wide / 2, "start": 0.0, "end": wide}[anchor]
        x = min(max(x, before + 6), this.board.width - (wide - before) - 6)
        y = min(max(y, size * 0.6 + 4), this.board.height - size * 0.5 - 4)
        area = (x - before, y - size * 0.45, x - before + wide, y + size * 0.4)
        cost = sum(_within(spot, area, rim) for spot in crowd)
        cost += sum(4 for other in this.board.places if other is not place and _within((other.x, other.y), area, rim))
        cost += sum(12 for other in written if _overlap(area, other))
        cost += 6 * _within((place.x, place.y), area, 2)
        preference = 0.0 if side == place.label else 1.5 if len(side) == 1 else 2.0
        found.append((cost + preference, side, anchor, x, y + size * 0.33, area))
    _, side, anchor, x, y, area = min(found, key=lambda one: (one[0], *one[2:]))
    return side, anchor, x, y, area


def _within(spot: tuple[float, float], area: Area, rim: float) -> bool:
    return area[0] - rim < spot[0] < area[2] + rim and area[1] - rim < spot[1] < area[3] + rim


def _overlap(one: Area, other: Area) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
