"""A view as characters: the dice, the six columns of the table in words, and every sheet as a list."""

from __future__ import annotations

import textwrap
from typing import Final

from ....core.texts import Arg, Seat, Text, Translator, listed
from ..printed.facts import BORDERS, FIELD_NAMES, GOODS, NUMBERS, TRACK_NAMES, WIDTH
from ..rules import names, scoring, steps
from ..rules.plan import Plan
from ..rules.state import State
from ..seen.reading import state_of
from ..seen.view import View
from .picks import prompt

PAGE: Final = 80
INDENT: Final = "  "
#: On the map in characters.
CITY, TOWN, FIELD = "C", "o", "."
#: So wide is a field.
WIDE: Final = 8


def plain(view: View, tr: Translator, focus: int | None = None) -> str:
    """What is common to all, and one sheet, or (focus None) all of them."""
    state = state_of(view)
    seats = range(view.seats) if focus is None else [focus]
    blocks = [_heading(view, tr), _columns(view, tr)]
    if view.level:
        blocks.append(_eve(view, state, tr))
    blocks += [_sheet(view, state, tr, seat) for seat in seats]
    blocks.append(_wrapped(tr("plain-legend")))
    return "\n\n".join("\n".join(block) for block in blocks if block)


def _wrapped(words: str, indent: str = "") -> list[str]:
    return textwrap.wrap(words, PAGE, initial_indent=indent, subsequent_indent=indent + INDENT)


def _numbers(values: list[int]) -> str:
    return ", ".join(map(str, values))


# -- what is common to all ----------------------------------------------------------------------------------------


def _heading(view: View, tr: Translator) -> list[str]:
    lines = _wrapped(tr(prompt(view, ())))
    if view.over:
        return lines
    if view.round:
        lines += _wrapped(tr("plain-round", round=view.round, black=names.black(view.plan, view.black)))
        if view.white:
            lines += _wrapped(tr("plain-white", dice=_numbers(list(view.white))))
        if view.hand:
            values = [die & steps.VALUE for die in view.hand]
            lines += _wrapped(tr("plain-hand", seat=Seat(view.turn), dice=_numbers(values)))
        if view.stolen:
            lines += _wrapped(tr("plain-stolen", seat=Seat(view.thief), die=view.stolen))
    if view.walls:
        pairs = [Text("border", {"one": one, "other": other}) for one, other in view.plan.borders[view.walls]]
        level = tr(f"option-borders-{BORDERS[1 + (view.walls - 1) // 6]}")
        lines += _wrapped(tr("plain-walls", level=level, borders=listed(pairs)))
    return lines


def _columns(view: View, tr: Translator) -> list[str]:
    """By number: the goods of the city, the tile and who holds it, the order."""
    plan = view.plan
    lines = []
    for number in NUMBERS:
        colour = Text(f"colour-{GOODS[plan.colour[number]]}")
        lines += _wrapped(tr("plain-city", number=number, colour=colour, goods=names.goods(view.goods[number])))
        lines += _wrapped(_tile(view, plan, number, tr), INDENT)
        if view.orders:
            side, holder = view.order_sides[number], view.order_of[number]
            args: dict[str, Arg] = {"goods": names.goods(plan.order_goods[side]), "points": plan.order_points[side]}
            if holder >= 0:
                args["seat"] = Seat(holder)
            lines += _wrapped(tr("plain-order" if holder < 0 else "plain-order-filled", **args), INDENT)
    return lines


def _tile(view: View, plan: Plan, number: int, tr: Translator) -> str:
    side, holder = view.tiles[number], view.tile_of[number]
    sign = tr("sign-lightning" if plan.lightning[side] else "sign-infinity")
    words = tr("plain-tile", tile=names.tile_side(side), sign=sign, points=plan.tile_points[side])
    if holder < 0:
        return words
    key = "plain-tile-sideways" if view.sideways >> number & 1 else "plain-tile-upright"
    return tr(key, tile=words, seat=Seat(holder))


def _eve(view: View, state: State, tr: Translator) -> list[str]:
    fields = [tr("plain-eve-region", region=n, crossed=view.crossed[n]) for n in NUMBERS]
    return [
        *_wrapped(tr("plain-eve", points=scoring.eve_total(state), goods=view.eve_points)),
        *_wrapped(tr("plain-eve-fields", fields=", ".join(fields)), INDENT),
    ]


# -- sheets -------------------------------------------------------------------------------------------------------


def _sheet(view: View, state: State, tr: Translator, seat: int) -> list[str]:
    player, plan = view.players[seat], view.plan
    boxes = _numbers([n for n in NUMBERS if player.boxes >> n & 1]) or tr("plain-none")
    lines = _wrapped(tr("plain-player", seat=Seat(seat), points=scoring.total(state, seat)))
    lines += _wrapped(tr("plain-boxes", power=player.power, boxes=boxes), INDENT)
    for one, other, towns in player.links:
        lines += _wrapped(tr("score-link", **{"from": one // 6, "to": other // 6, "towns": towns.bit_count()}), INDENT)
    if player.cargo_city:
        lines += _wrapped(tr("plain-cargo", good=names.good(player.cargo), city=player.cargo_city), INDENT)
    if any(player.stock):
        stock = [kind for kind, times in enumerate(player.stock) for _ in range(times)]
        lines += _wrapped(tr("plain-stock", goods=names.goods(stock)), INDENT)
    drawn = [
        tr("plain-track", field=FIELD_NAMES[field], track=names.track(track - 1))
        for field, track in enumerate(player.tracks)
        if track
    ]
    lines += _wrapped(f"{tr('plain-tracks')} {'; '.join(drawn) or tr('plain-none')}", INDENT)
    return [*lines, *_map(plan, player.tracks)]


def _map(plan: Plan, tracks: tuple[int, ...]) -> list[str]:
    """The map, a row of hexes a line: the region, then a city's C, a town's o or a dot, then the sides of a track."""
    lines = []
    for row, hexes in enumerate(plan.kit.rows):
        cells = []
        for column, region in enumerate(hexes):
            field = row * WIDTH + column
            if region == ".":
                cells.append(" " * WIDE)
                continue
            place = CITY if plan.city_at[field] else TOWN if plan.town_at[field] else FIELD
            cells.append(f"{region}{place}{TRACK_NAMES[tracks[field] - 1] if tracks[field] else ''}".ljust(WIDE))
        shift = " " * (WIDE // 2) if row % 2 == plan.kit.shifted else ""
        lines.append(f"{'abcdefghijkl'[row]} {shift}{''.join(cells)}".rstrip())
    return lines
