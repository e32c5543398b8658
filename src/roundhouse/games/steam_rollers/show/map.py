"""The printed map of a sheet: fields in six regions, cities with the pips of their dice, towns, closed borders."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..printed.facts import FIELD_NAMES, GREY, NUMBERS, WIDTH
from ..rules.plan import Plan, plan_of
from .art import (
    CARD,
    DARKER_GROUND,
    FILLS,
    FONT,
    GROUNDS,
    HEX,
    INK,
    SIDE,
    SIGN_INKS,
    SIGNS,
    Point,
    corners,
    hexagon,
    pips,
)

#: The room for the map; a sheet that somebody brought is made to fit.
ROOM_WIDTH: Final = 628.0
ROOM_HEIGHT: Final = 444.0


class Chart:
    """Where everything lies on the map of a kit, in the units of a hex whose corners are HEX away from its middle."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        rows = plan.kit.rows
        wide = max(len(row) + (0.5 if place % 2 == plan.kit.shifted else 0) for place, row in enumerate(rows))
        self.width: float = wide * 2 * SIDE
        self.height: float = HEX * (1.5 * len(rows) + 0.5)
        self.scale: float = min(1.0, ROOM_WIDTH / self.width, ROOM_HEIGHT / self.height)
        #: The upper left corner of the map in its room.
        self.left: float = (ROOM_WIDTH - self.width * self.scale) / 2
        self.top: float = (ROOM_HEIGHT - self.height * self.scale) / 2
        self.fields: list[int] = [field for field in range(plan.size) if plan.region[field]]
        self.middle: list[Point] = [self._middle(field) for field in range(plan.size)]

    def _middle(self, field: int) -> Point:
        row, column = divmod(field, WIDTH)
        shift = 1 if row % 2 == self.plan.kit.shifted else 0
        return SIDE * (2 * column + 1 + shift), HEX * (1 + 1.5 * row)

    @property
    def transform(self) -> str:
        scale = "" if self.scale == 1 else f" scale({self.scale:.4g})"
        return f"translate({self.left:.4g} {self.top:.4g}){scale}"

    def at(self, field: int) -> str:
        x, y = self.middle[field]
        return f"translate({x:.1f} {y:.1f})"

    def edge(self, field: int, side: int) -> str:
        """The line between a field and its neighbour."""
        x, y = self.middle[field]
        (x1, y1), (x2, y2) = corners(HEX)[side], corners(HEX)[(side + 1) % 6]
        return f"M{x + x1:.1f},{y + y1:.1f}L{x + x2:.1f},{y + y2:.1f}"


@cache
def chart(kit: str) -> Chart:
    return Chart(plan_of(kit))


def ground(plan: Plan, number: int) -> str:
    """The colour of a region. Of the two grey ones the second is darker."""
    if plan.colour[number] == GREY and number == max(n for n in NUMBERS if plan.colour[n] == GREY):
        return DARKER_GROUND
    return GROUNDS[plan.colour[number]]


@cache
def printed(kit: str, walls: int) -> str:
    """The empty map."""
    this = chart(kit)
    plan = this.plan
    hexes = "".join(
        f'<use href="#sr-hex" fill="{ground(plan, plan.region[field])}" transform="{this.at(field)}"/>'
        for field in this.fields
    )
    names = "".join(
        f'<text x="{this.middle[field][0]:.1f}" y="{this.middle[field][1] + 33:.1f}">{FIELD_NAMES[field]}</text>'
        for field in this.fields
        if not plan.city_at[field]
    )
    towns = "".join(f'<use href="#sr-town" transform="{this.at(plan.town[n])}"/>' for n in NUMBERS)
    return (
        f'<g class="regions" stroke="{INK}" stroke-opacity=".3" stroke-width="1.2">{hexes}</g>{_borders(this)}'
        f'<g class="names" font-family="{FONT}" font-size="12" text-anchor="middle" fill="{INK}" fill-opacity=".6">'
        f"{names}</g>{''.join(_city(this, number) for number in NUMBERS)}{towns}{_walls(this, walls)}"
    )


def _borders(this: Chart) -> str:
    """The lines between regions, and the edge of the map."""
    plan = this.plan
    inner, outer = "", ""
    for field in this.fields:
        for side in range(6):
            there = plan.beside[6 * field + side]
            if there < 0:
                outer += this.edge(field, side)
            elif plan.region[there] > plan.region[field]:
                inner += this.edge(field, side)
    return (
        f'<path class="border" fill="none" stroke="{INK}" stroke-opacity=".75" stroke-width="2.4"'
        f' stroke-dasharray="7 3.5" d="{inner}"/>'
        f'<path class="coast" fill="none" stroke="{INK}" stroke-width="3" stroke-linecap="round" d="{outer}"/>'
    )


def _walls(this: Chart, walls: int) -> str:
    """SR-1.7: thick ink, with a light line in it that tells it from any other line."""
    plan = this.plan
    closed = "".join(
        this.edge(field, side)
        for field in this.fields
        for side in range(6)
        if plan.beside[6 * field + side] > field and plan.roads[walls][6 * field + side] < 0
    )
    if not closed:
        return ""
    return (
        f'<g class="walls" fill="none" stroke-linecap="round"><path stroke="{INK}" stroke-width="9" d="{closed}"/>'
        f'<path stroke="{CARD}" stroke-width="1.8" stroke-linecap="butt" stroke-dasharray="5 4" d="{closed}"/></g>'
    )


def _city(this: Chart, number: int) -> str:
    """A city: the pips of its die on its colour, and the sign of the goods that it takes."""
    colour = this.plan.colour[number]
    sign = f'<path fill="{SIGN_INKS[colour]}" d="{SIGNS[colour]}"/>'
    signs = "".join(f'<g transform="translate({x} {y}) scale(1.5)">{sign}</g>' for x, y in ((-24, 0), (24, 0)))
    return (
        f'<g id="city-{number}" class="city" transform="{this.at(this.plan.city[number])}">'
        f'<path fill="{FILLS[colour]}" stroke="{INK}" stroke-width="2.6" d="{hexagon(HEX - 1.6)}"/>'
        f'<path fill="none" stroke="{CARD}" stroke-opacity=".7" stroke-width="1.4" d="{hexagon(HEX - 5.5)}"/>'
        f"{signs}{pips(number, -14, -14, 28)}</g>"
    )


@cache
def hits(kit: str) -> str:
    """What can be pointed at: every field, and every city."""
    this = chart(kit)
    plan = this.plan
    return "".join(
        f'<path class="hit" data-pick="{_pick(plan, field)}" fill="none" pointer-events="all"'
        f' transform="{this.at(field)}" d="{hexagon(HEX - 1.5)}"/>'
        for field in this.fields
    )


def _pick(plan: Plan, field: int) -> str:
    return f"city-{plan.city_at[field]}" if plan.city_at[field] else f"field-{FIELD_NAMES[field]}"
