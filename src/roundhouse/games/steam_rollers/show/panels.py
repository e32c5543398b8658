"""What lies beside the map: a table of six columns, one a number, and the locomotive. A die's value leads to its
column: the goods of its city, its action tile, an order, Eve's region; and to a box of the locomotive.

Ids are those of the log and of picks.py; those of another sheet on the same picture begin with a prefix.
"""

from __future__ import annotations

from typing import Final

from ....core.texts import Translator
from ..printed.design import POWER_OF_4B
from ..printed.facts import EVE_NEEDS, GOODS, NUMBERS, STRONGER, TILES
from ..rules import steps
from ..rules.plan import Plan
from ..seen.view import PlayerView, View
from .art import (
    CARD,
    DEEP,
    FILLS,
    GOLD,
    GOOD,
    HEX,
    HOT,
    INK,
    LEAST,
    PAPER,
    at,
    chip,
    fitted,
    good_art,
    hexagon,
    pips,
    text,
)
from .map import ROOM_WIDTH, ground

COLUMN: Final = ROOM_WIDTH / 6
#: The inner width of a column, and the heights of the rows.
INSIDE: Final = COLUMN - 6
GOODS_HEIGHT: Final = 52.0
TILE_HEIGHT: Final = 92.0
ORDER_HEIGHT: Final = 40.0
EVE_HEIGHT: Final = 44.0
BOXES_HEIGHT: Final = 76.0
#: A box of the locomotive.
BOX: Final = (64.0, 46.0)
ROW_GAP: Final = 5.0
#: A tile: upright it is higher than wide.
TILE_LONG: Final = 88.0
TILE_SHORT: Final = 74.0
#: So many goods stand in a row of a city; where they are fewer they are a little larger.
IN_ROW: Final = 4


def rows_height(view: View) -> float:
    height = GOODS_HEIGHT + TILE_HEIGHT + 2 * ROW_GAP
    if view.orders:
        height += ORDER_HEIGHT + ROW_GAP
    if view.level:
        height += EVE_HEIGHT + ROW_GAP
    return height


def rows(view: View, own: bool, x: float, y: float) -> str:
    """The table; `own`: its things can be picked."""
    plan = view.plan
    parts = [_columns(view, plan, x, y)]
    parts += [_goods(view, plan, n, own, x + COLUMN * (n - 1), y) for n in NUMBERS]
    y += GOODS_HEIGHT + ROW_GAP
    parts += [tile(view, plan, n, own, x + COLUMN * (n - 0.5), y + TILE_HEIGHT / 2) for n in NUMBERS]
    y += TILE_HEIGHT + ROW_GAP
    if view.orders:
        parts += [_order(view, plan, n, own, x + COLUMN * (n - 1), y) for n in NUMBERS]
        y += ORDER_HEIGHT + ROW_GAP
    if view.level:
        parts += [_eve(view, plan, n, x + COLUMN * (n - 1), y) for n in NUMBERS]
    return f'<g class="rows">{"".join(parts)}</g>'


def _columns(view: View, plan: Plan, x: float, y: float) -> str:
    """The ground of the columns. Those of the dice in use stand out."""
    used = {die & steps.VALUE for die in view.hand} if view.step in (steps.USE, steps.STEAL) else set()
    height = rows_height(view) - ROW_GAP
    parts = []
    for number in NUMBERS:
        left = x + COLUMN * (number - 1) + 3
        frame = f'stroke="{HOT}" stroke-width="3"' if number in used else f'stroke="{INK}" stroke-opacity=".5"'
        parts.append(
            f'<rect id="column-{number}" x="{left:.4g}" y="{y:.4g}" width="{INSIDE:.4g}" height="{height:.4g}" rx="6"'
            f' fill="{ground(plan, number)}" {frame}/>'
        )
    return "".join(parts)


# -- goods --------------------------------------------------------------------------------------------------------


def good_pick(view: View, city: int, place: int) -> str:
    """Goods of a colour are alike; in a solo game they are told apart by their places among them (SRR-43), once these
    are settled."""
    row = view.goods[city]
    nth = row[:place].count(row[place]) if view.level and view.step != steps.ARRANGE else 0
    return f"good-{city}-{GOODS[row[place]]}" + (f"-{nth + 1}" if nth else "")


def _goods(view: View, plan: Plan, city: int, own: bool, x: float, y: float) -> str:
    """A city of the goods board: its die, and its goods in a row, in two rows where they are many."""
    row = view.goods[city]
    parts = [
        f'<path fill="{FILLS[plan.colour[city]]}" d="M4.5,7q0,-5.5 5.5,-5.5h18.5v{GOODS_HEIGHT - 3:.4g}h-24z"/>',
        pips(city, 6, (GOODS_HEIGHT - 20) / 2, 20),
    ]
    step, size = (21, GOOD) if len(row) < IN_ROW else (17, 16.5)
    for place, kind in enumerate(row):
        top = (GOODS_HEIGHT - GOOD) / 2 if len(row) <= IN_ROW else 6 + place // IN_ROW * 22
        pick = f' data-pick="{good_pick(view, city, place)}"' if own else ""
        parts.append(f"<g{pick}>{good_art(kind, 33 + place % IN_ROW * step, top, size)}</g>")
    if not row:
        parts.append(f'<path stroke="{INK}" stroke-opacity=".55" stroke-width="2" d="M40,14l52,24m0,-24l-52,24"/>')
    return f'<g id="goods-{city}" class="{"goods" if row else "goods empty"}"{at(x, y)}>{"".join(parts)}</g>'


# -- action tiles -------------------------------------------------------------------------------------------------
#: On a tile that cannot be taken away now.
_LOCK: Final = (
    f'<g stroke="{DEEP}" stroke-width="2"><rect x="-6" y="-2" width="12" height="9" rx="1.5" fill="{DEEP}"/>'
    '<path fill="none" d="M-3.5,-2V-5a3.5,3.5 0 0 1 7,0V-2"/></g>'
)


def tile(view: View, plan: Plan, number: int, own: bool, x: float, y: float, scale: float = 1, prefix: str = "") -> str:
    """SR-3.4: a tile about its middle. Sideways it is laid down; whoever holds it is on it as a disc."""
    side, holder = view.tiles[number], view.tile_of[number]
    points = plan.tile_points[side]
    laid = view.sideways >> number & 1
    wide, high = (TILE_LONG, TILE_SHORT) if laid else (TILE_SHORT, TILE_LONG)
    right, bottom = wide / 2, high / 2
    mine = holder >= 0 and holder == view.seat
    frame = f'stroke="{HOT if mine else INK}" stroke-width="{3 if mine else 1.8}"'
    sign = "lightning" if plan.lightning[side] else "infinity"
    parts = [
        f'<rect x="{2 - right:g}" y="{2.5 - bottom:g}" width="{wide:g}" height="{high:g}" rx="6" fill="{INK}"'
        ' fill-opacity=".3"/>'
        f'<rect x="{-right:g}" y="{-bottom:g}" width="{wide:g}" height="{high:g}" rx="6" fill="{CARD}" {frame}/>',
        text(4 - right, 18 - bottom, TILES[side][:2], LEAST),
        f'<use href="#sr-{sign}"{at(37 - right, 11.5 - bottom)}/>',
        f"<g{at(right - 14, 13.5 - bottom)}>{_points(points)}</g>",
        f'<use href="#sr-tile-{TILES[side]}"{at(0, 6 if laid else 4)}/>',
    ]
    if holder >= 0:
        parts.append(chip(holder, 13 - right, bottom - 13))
        if laid:
            parts.append(f"<g{at(right - 14, bottom - 13)}>{_LOCK}</g>")
    pick = f' data-pick="tile-{number}"' if own else ""
    spent = ' opacity=".5"' if view.spent >> number & 1 else ""
    return (
        f'<g id="{prefix}tile-{number}" class="{"tile held" if holder >= 0 else "tile"}"{pick}{at(x, y, scale)}>'
        f"<g{spent}>{''.join(parts)}</g></g>"
    )


def _points(points: int) -> str:
    shown = f"+{points}" if points > 0 else f"−{-points}" if points else "0"
    fill, ink = (PAPER, INK) if points >= 0 else (HOT, CARD)
    return (
        f'<circle r="12.5" fill="{fill}" stroke="{INK}" stroke-width="1.2"/>{text(0, 6.2, shown, LEAST, "middle", ink)}'
    )


# -- orders -------------------------------------------------------------------------------------------------------


def _order(view: View, plan: Plan, number: int, own: bool, x: float, y: float) -> str:
    """SR-5.1: the goods wanted, and the points; or who has filled it."""
    side, holder = view.order_sides[number], view.order_of[number]
    goods = plan.order_goods[side]
    step = min(20, (INSIDE - 40) / len(goods))
    inside = (
        f'<rect x="7" width="{INSIDE - 8:.4g}" height="{ORDER_HEIGHT - 4:.4g}" rx="4" fill="{CARD}" stroke="{INK}"'
        ' stroke-width="1.3" stroke-dasharray="5 2.5"/>'
        + "".join(good_art(kind, 11 + place * step, 9) for place, kind in enumerate(goods))
        + text(INSIDE - 5, 24, str(plan.order_points[side]), 18, "end")
    )
    if holder >= 0:
        inside = f'<g opacity=".35">{inside}</g>{chip(holder, COLUMN / 2, 18, 13)}'
    pick = f' data-pick="order-{number}"' if own else ""
    return f'<g id="order-{number}" class="order"{pick}{at(x, y)}>{inside}</g>'


def stock(player: PlayerView, prefix: str, x: float, y: float) -> str:
    """SR-5.1: the goods that a player has delivered and kept, up to this place from the left."""
    goods = [kind for kind in range(len(GOODS)) for _ in range(player.stock[kind])]
    step = GOOD + 1
    left = x - step * len(goods)
    inside = "".join(good_art(kind, left + step * place, y) for place, kind in enumerate(goods))
    return f'<g id="{prefix}stock">{inside}</g>'


# -- Eve ----------------------------------------------------------------------------------------------------------


def _eve(view: View, plan: Plan, region: int, x: float, y: float) -> str:
    """SR-7.4: the fields of Eve's region in two rows, the crossed ones first. From the third on she takes goods: then
    they shine."""
    fields, crossed = len(plan.fields[region]), view.crossed[region]
    in_row = max(5, (fields + 1) // 2)
    step = (INSIDE - 10) / in_row
    scale = min(step / 2, 9.6) / HEX
    parts = []
    for place in range(fields):
        fill = CARD if place >= crossed else GOLD if crossed >= EVE_NEEDS else PAPER
        cross = f'<use href="#sr-cross" transform="scale({HEX / 12:.3g})"/>' if place < crossed else ""
        parts.append(
            f"<g{at(8 + step * (place % in_row + 0.5), 11.5 + place // in_row * 19, scale)}>"
            f'<path d="{hexagon(HEX)}" fill="{fill}" stroke="{INK}" stroke-width="4"/>{cross}</g>'
        )
    if region == view.eve_die:
        parts.append(
            f'<rect x="5" y="-1" width="{INSIDE - 4:.4g}" height="{EVE_HEIGHT - 2:.4g}" rx="4" fill="none"'
            f' stroke="{HOT}" stroke-width="2.4"/>'
        )
    return f'<g id="eve-{region}" class="eve"{at(x, y)}>{"".join(parts)}</g>'


# -- the locomotive -----------------------------------------------------------------------------------------------


def locomotive(view: View, seat: int, own: bool, x: float, y: float, prefix: str = "") -> str:
    """SR-3.2: the six boxes on the boiler of a long engine that goes east, and its power on a gauge between them."""
    player = view.players[seat]
    parts = [_ENGINE]
    wide, high = BOX
    for number in NUMBERS:
        pick = f' data-pick="box-{number}"' if own else ""
        cross = f'<use href="#sr-cross" transform="translate({wide / 2:g} {high / 2:g}) scale(3 2)"/>'
        parts.append(
            f'<g id="{prefix}box-{number}" class="box"{pick}{at(COLUMN * (number - 0.5) - wide / 2, 16)}>'
            f'<rect width="{wide:g}" height="{high:g}" rx="5" fill="{CARD}" stroke="{INK}" stroke-width="2"/>'
            f"{pips(number, (wide - 34) / 2, (high - 34) / 2, 34)}{cross if player.boxes >> number & 1 else ''}</g>"
        )
    stronger = view.tiles[4] == STRONGER and view.tile_of[4] == seat
    power = f"{player.power}+{POWER_OF_4B}" if stronger else str(player.power)
    parts.append(
        f'<g id="{prefix}power"{at(ROOM_WIDTH / 2, 39)}>'
        f'<circle r="19" fill="{CARD}" stroke="{INK}" stroke-width="2.6"/>'
        f'<circle r="15.5" fill="none" stroke="{HOT}" stroke-width="1.6" stroke-dasharray="2 3"/>'
        f"{text(0, 6.5, power, LEAST if stronger else 21, 'middle')}</g>"
    )
    return f'<g class="locomotive"{at(x, y)}>{"".join(parts)}</g>'


#: The cab, the boiler and the chimney; then the wheels.
_ENGINE: Final = (
    f'<path fill="{DEEP}" stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"'
    ' d="M6,68V3H30V10H564L560,1H584L580,10H606Q620,10 620,24V54L628,68Z"/>'
    + "".join(
        f'<g{at(COLUMN * place, 66)}><circle r="9" fill="{PAPER}" stroke="{INK}" stroke-width="2.6"/>'
        f'<circle r="2.4" fill="{INK}"/></g>'
        for place in (1, 2, 4, 5)
    )
)


# -- names --------------------------------------------------------------------------------------------------------


def heading(view: View, tr: Translator, seat: int, points: int, x: float, y: float, prefix: str = "") -> str:
    """A player: a disc, the name, whose turn it is, and the points so far."""
    mark = '<use href="#sr-turn" transform="translate(-6 12)"/>' if seat in view.actors else ""
    return (
        f'<g id="{prefix}name"{at(x, y)}>{mark}{chip(seat, 18, 12, 12)}{fitted(38, 19, tr.name(seat), 20, 210)}'
        f"{text(ROOM_WIDTH - 2, 20, tr('draw-points', points=points), 20, 'end')}</g>"
    )
