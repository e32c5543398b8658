"""The legend of a board: every sign that is on it, with what it means."""

from __future__ import annotations

from functools import cache

from ....core.scene import LIST, SUPPLY, Area, Cell, Row
from ....core.texts import Translator
from ....core.tones import tone
from ..printed.facts import COLOURS, GREY
from ..rules.plan import Plan
from .art import CARD, FILLS, FONT, HOT, INK, sign

#: Two spaces of a route beside each other; a place with room around it.
ROUTE_BOX = "-34 -12 68 24"
PLACE_BOX = "-15 -15 30 30"


def legend(plan: Plan, tr: Translator) -> Area:
    board = plan.board
    held = {
        "place": True,
        "junction": any(place.near is not None for place in board.places),
        "goal": True,
        "joined": True,
        "coloured": any(route.colour != GREY for route in board.routes),
        "grey": any(route.colour == GREY for route in board.routes),
        "double": any(route.group for route in board.routes),
        "tunnel": any(route.tunnel for route in board.routes),
        "taken": True,
    }
    cells = [Cell(tr(f"legend-{name}"), _picture(name)) for name, there in held.items() if there]
    return Area(SUPPLY, "legend", tr("legend"), shape=LIST, rows=(Row(tuple(cells), id="legend"),))


@cache
def _picture(name: str) -> str:
    places = {
        "place": f'<circle r="9" fill="{CARD}" stroke="{INK}" stroke-width="2.6"/><circle r="4" fill="{HOT}"/>',
        "junction": f'<circle r="6" fill="{CARD}" stroke="{INK}" stroke-width="2.6"/>',
        "goal": '<use href="#tr-goal"/>',
        "joined": '<use href="#tr-joined"/>',
    }
    if name in places:
        return f'<svg viewBox="{PLACE_BOX}">{places[name]}</svg>'
    red, grey = COLOURS.index("red"), GREY
    blue = COLOURS.index("blue")
    routes = {
        "coloured": _spaces(red, 0),
        "grey": _spaces(grey, 0),
        "double": _spaces(red, -5.5, 9) + _spaces(blue, 5.5, 9),
        "tunnel": _spaces(red, 0) + _mouth(),
        "taken": '<use href="#tr-piece-0" x="-16"/><use href="#tr-piece-0" x="17"/>',
    }
    return f'<svg viewBox="{ROUTE_BOX}">{routes[name]}</svg>'


def _spaces(kind: int, y: float, high: float = 13) -> str:
    boxes = "".join(f'<rect x="{x}" y="{y - high / 2}" width="30" height="{high}" rx="3"/>' for x in (-32, 2))
    signs = "".join(f'<g transform="translate({x} {y})">{sign(kind)}</g>' for x in (-17, 17)) if kind != GREY else ""
    return f'<g fill="{FILLS[kind]}" stroke="{tone("edge")}" stroke-width="1.4">{boxes}</g>{signs}'


def _mouth() -> str:
    return (
        f'<path fill="{INK}" stroke="{CARD}" stroke-width="1.4" d="M-8.5,9V-2A8.5,8.5 0 0 1 8.5,-2V9Z"/>'
        f'<text y="6" text-anchor="middle" font-family="{FONT}" font-size="13" font-weight="bold" fill="{CARD}">'
        "2</text>"
    )
