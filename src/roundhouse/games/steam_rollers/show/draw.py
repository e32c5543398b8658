"""A view as a picture: a player's sheet, and on one's own also what is common to all: dice, goods, tiles.

The static layer is the printed map (chart.py); board.py draws what lies beside it. The live layer has an element with a
stable id for everything that changes. What can be picked carries data-pick, with the ids of picks.py. Things of the
class `later` are hidden until they can be picked: the tracks that a field can get, the ways that a good can go.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ....core.drawing import Drawing
from ....core.texts import Seat, Translator
from ..printed.facts import FIELD_NAMES, NUMBERS, TRACK_NAMES
from ..rules import scoring, steps
from ..rules.ways import follow
from ..seen.reading import state_of
from ..seen.view import View
from . import panels
from .art import CARD, GOLD, HILLS, HOT, INK, LEAST, PAPER, SUN, defs, fitted, good_art, text
from .dice import HEIGHT as TRAY_HEIGHT
from .dice import tray
from .map import ROOM_HEIGHT, ROOM_WIDTH, chart, hits, printed
from .map_choices import palette, way_bands

MARGIN: Final = 18
WIDTH: Final = round(ROOM_WIDTH) + 2 * MARGIN
HEAD: Final = 32
MAP_GAP: Final = 8
#: The bed of a track, and of one that belongs to a finished connection.
BED: Final = CARD
LINKED: Final = GOLD
#: On a sheet alone: a row of small tiles.
HELD_HEIGHT: Final = 60
#: With orders: a row of the goods that one has delivered.
STOCK_HEIGHT: Final = 26


def draw(view: View, tr: Translator, focus: int | None = None) -> Drawing:
    """The sheet of the seat `focus`, or (None) the whole table. Beside one's own sheet (a spectator: the first) lies
    what is common to all."""
    if focus is None:
        return _table(view, tr)
    return _desk(view, tr, focus) if focus == (view.seat or 0) else _sheet(view, tr, focus)


def _paper(width: int, height: int) -> str:
    """The paper with its double frame, and a sun over hills at its head."""
    right = width - 8.5
    return (
        f'<rect class="paper" width="{width}" height="{height}" fill="{PAPER}"/>'
        f'<circle class="sun" cx="{right * 0.4:g}" cy="40" r="22" fill="{SUN}"/>'
        f'<path class="hills" fill="{HILLS}" d="M8.5,52V40q{width / 6:g},-22 {width / 3:g},-4t{width / 3:g},-3'
        f't{width / 3 - 17:g},3V52z"/>'
        f'<rect class="frame" x="4" y="4" width="{width - 8}" height="{height - 8}" fill="none" stroke="{INK}"'
        ' stroke-width="3"/>'
        f'<rect class="frame" x="8.5" y="8.5" width="{width - 17}" height="{height - 17}" fill="none" stroke="{INK}"/>'
    )


def _map_static(kit: str, walls: int, own: bool, x: float, y: float) -> str:
    inside = printed(kit, walls) + (hits(kit) if own else "")
    return f'<g class="map" transform="translate({x:g} {y:g})"><g transform="{chart(kit).transform}">{inside}</g></g>'


# -- one's own place ----------------------------------------------------------------------------------------------
DICE_Y: Final = MARGIN + HEAD + 8
MAP_Y: Final = round(DICE_Y + TRAY_HEIGHT)
BOXES_Y: Final = round(MAP_Y + ROOM_HEIGHT + MAP_GAP)
ROWS_Y: Final = round(BOXES_Y + panels.BOXES_HEIGHT + 8)


def _desk_height(view: View) -> int:
    stock = STOCK_HEIGHT if view.orders else 0
    return round(ROWS_Y + panels.rows_height(view) + stock + MARGIN - 4)


def _desk(view: View, tr: Translator, seat: int) -> Drawing:
    own = view.seat is not None
    height = _desk_height(view)
    live = (
        panels.heading(view, tr, seat, scoring.total(state_of(view), seat), MARGIN, MARGIN + 3)
        + _round(view, tr, MARGIN + 268, LEAST)
        + tray(view, own, MARGIN, DICE_Y)
        + panels.locomotive(view, seat, own, MARGIN, BOXES_Y)
        + panels.rows(view, own, MARGIN, ROWS_Y)
        + (_delivered(view, tr, seat, height - MARGIN - 20) if view.orders else "")
        + _map(view, seat, "", MARGIN, MAP_Y, own)
    )
    return Drawing(
        width=WIDTH,
        height=height,
        key=f"steam_rollers-{view.kit}-{view.walls}-{'own' if own else 'watch'}-{height}",
        static=_desk_static(view.kit, view.walls, own, height),
        live=live,
        title=tr("title"),
        desc=tr("draw-desc", seat=Seat(seat), round=view.round),
    )


def _delivered(view: View, tr: Translator, seat: int, y: float) -> str:
    goods = panels.stock(view.players[seat], "", MARGIN + ROOM_WIDTH - 4, y)
    return text(MARGIN + 4, y + 14, tr("draw-stock"), LEAST) + goods


@cache
def _desk_static(kit: str, walls: int, own: bool, height: int) -> str:
    return defs() + _paper(WIDTH, height) + _map_static(kit, walls, own, MARGIN, MAP_Y)


def _round(view: View, tr: Translator, x: float, size: float) -> str:
    """The round and who begins it; in a solo game Eve's points instead."""
    if not view.round:
        words = tr("draw-arrange" if view.level else "draw-start")
    elif view.level:
        words = tr("draw-eve", round=view.round, points=scoring.eve_total(state_of(view)))
    else:
        words = tr("draw-round", round=view.round, seat=Seat(view.first))
    return f'<g id="round">{fitted(x, MARGIN + 22, words, size, 240)}</g>'


# -- a sheet alone ------------------------------------------------------------------------------------------------
SHEET_MAP_Y: Final = MARGIN + HEAD + 4
SHEET_BOXES_Y: Final = round(SHEET_MAP_Y + ROOM_HEIGHT + MAP_GAP)
SHEET_HELD_Y: Final = round(SHEET_BOXES_Y + panels.BOXES_HEIGHT + 8)
SHEET_HEIGHT: Final = SHEET_HELD_Y + HELD_HEIGHT + MARGIN - 6


def _sheet(view: View, tr: Translator, seat: int) -> Drawing:
    return Drawing(
        width=WIDTH,
        height=SHEET_HEIGHT,
        key=f"steam_rollers-{view.kit}-{view.walls}-sheet",
        static=_sheet_static(view.kit, view.walls),
        live=_sheet_live(view, tr, seat, "", 0, 0),
        title=tr("title"),
        desc=tr("draw-desc", seat=Seat(seat), round=view.round),
    )


@cache
def _sheet_static(kit: str, walls: int) -> str:
    return defs() + _paper(WIDTH, SHEET_HEIGHT) + _map_static(kit, walls, False, MARGIN, SHEET_MAP_Y)


def _sheet_live(view: View, tr: Translator, seat: int, prefix: str, x: float, y: float) -> str:
    """A player's name and points, tracks, locomotive, tiles and goods."""
    player, plan = view.players[seat], view.plan
    left, top = x + MARGIN, y + SHEET_HELD_Y
    held = [number for number in NUMBERS if view.tile_of[number] == seat]
    tiles = "".join(
        panels.tile(view, plan, number, False, left + 34 + 66 * place, top + HELD_HEIGHT / 2 - 2, 0.62, prefix)
        for place, number in enumerate(held)
    )
    return (
        panels.heading(view, tr, seat, scoring.total(state_of(view), seat), left, y + MARGIN + 3, prefix)
        + _map(view, seat, prefix, left, y + SHEET_MAP_Y, False)
        + panels.locomotive(view, seat, False, left, y + SHEET_BOXES_Y, prefix)
        + f'<g class="tiles">{tiles}</g>'
        + panels.stock(player, prefix, left + ROOM_WIDTH - 4, top + 18)
    )


# -- the whole table ----------------------------------------------------------------------------------------------
#: Sheets side by side, by seats.
COLUMNS: Final = (1, 1, 2, 3, 2, 3)


@cache
def _places(seats: int, top: int) -> tuple[int, int, list[tuple[int, int]]]:
    """Width, height and the places of the sheets; a shorter last row stands in the middle."""
    columns = COLUMNS[seats]
    places = []
    for seat in range(seats):
        row, column = divmod(seat, columns)
        missing = max(0, (row + 1) * columns - seats)
        places.append(((2 * column + missing) * WIDTH // 2, top + row * (SHEET_HEIGHT - MARGIN)))
    return columns * WIDTH, places[-1][1] + SHEET_HEIGHT, places


def _table(view: View, tr: Translator) -> Drawing:
    top = round(DICE_Y + TRAY_HEIGHT + panels.rows_height(view))
    width, height, places = _places(view.seats, top)
    x = (width - ROOM_WIDTH) / 2
    live = [
        _round(view, tr, (width - 240) / 2, 18),
        tray(view, False, x, DICE_Y),
        panels.rows(view, False, x, DICE_Y + TRAY_HEIGHT),
    ]
    live += [_sheet_live(view, tr, seat, f"s{seat}-", left, down) for seat, (left, down) in enumerate(places)]
    return Drawing(
        width=width,
        height=height,
        key=f"steam_rollers-{view.kit}-{view.walls}-table-{view.seats}-{height}",
        static=_table_static(view.kit, view.walls, view.seats, top),
        live="".join(live),
        title=tr("title"),
        desc=tr("draw-desc-table", seats=view.seats, round=view.round),
    )


@cache
def _table_static(kit: str, walls: int, seats: int, top: int) -> str:
    width, height, places = _places(seats, top)
    # The map is the same for all: it is drawn once and used again. Its cities have ids, and ids are for one.
    first, *others = places
    inside = f'<g id="sr-map">{_map_static(kit, walls, False, 0, 0)}</g>'
    maps = f'<g transform="translate({first[0] + MARGIN} {first[1] + SHEET_MAP_Y})">{inside}</g>'
    maps += "".join(f'<use href="#sr-map" transform="translate({x + MARGIN} {y + SHEET_MAP_Y})"/>' for x, y in others)
    return defs() + _paper(width, height) + maps


# -- the map ------------------------------------------------------------------------------------------------------


def _map(view: View, seat: int, prefix: str, x: float, y: float, own: bool) -> str:
    """The tracks of a sheet, own cargo, and on one's own the ways and tracks that can be chosen."""
    this = chart(view.kit)
    plan, player = view.plan, view.players[seat]
    linked = _linked(view, seat)
    parts = []
    for field in this.fields:
        track = player.tracks[field]
        if track:
            kind = "through" if plan.town_at[field] else "track"
            parts.append(
                f'<g id="{prefix}field-{FIELD_NAMES[field]}" class="{"track linked" if field in linked else "track"}"'
                f' color="{LINKED if field in linked else BED}" transform="{this.at(field)}">'
                f'<use href="#sr-{kind}-{TRACK_NAMES[track - 1].lower()}"/></g>'
            )
    cargo = ""
    if player.cargo_city:
        left, top = this.middle[plan.city[player.cargo_city]]
        pick = ' data-pick="good-own"' if own else ""
        cargo = (
            f'<g id="{prefix}cargo"{pick}><circle cx="{left:.1f}" cy="{top + 25:.1f}" r="15" fill="{CARD}"'
            f' stroke="{HOT}" stroke-width="2"/>{good_art(player.cargo, left - 9, top + 16)}</g>'
        )
    offers = ""
    if own and seat == view.seat and seat in view.actors and view.step in (steps.USE, steps.START):
        moves = state_of(view).moves(seat)
        offers = way_bands(view, this, moves) + palette(this, moves)
    return (
        f'<g class="drawn" transform="translate({x:g} {y:g})"><g transform="{this.transform}">'
        f'<g pointer-events="none">{"".join(parts)}</g>{cargo}{offers}</g></g>'
    )


def _linked(view: View, seat: int) -> set[int]:
    """The fields of finished connections."""
    plan, player = view.plan, view.players[seat]
    roads, tracks = plan.roads[view.walls], list(player.tracks)
    return {
        field for one, _, _ in player.links for field in follow(plan, roads, tracks, plan.city[one // 6], one % 6)[2]
    }
