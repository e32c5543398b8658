"""The score sheets: transports, network, locomotive, tiles, orders, starting bonus (SR-6.1); and Eve's (SR-7.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.sheet import Line, Rival, SeatSheet, Sheet
from ....core.texts import Text
from ..printed.facts import EVE_LOCOMOTIVE, EVE_REGIONS, FIELD_NAMES, NUMBERS, POWER_POINTS, TILES
from .ways import follow

if TYPE_CHECKING:
    from .player import Player
    from .state import State

#: SR-6.2: what decides a tie, in order.
TIES = ("power", "network")


def total(state: State, seat: int) -> int:
    """A seat's points if the game ended now: the sheet's total without the sheet, for bots."""
    player = state.players[seat]
    points = player.points + player.network + POWER_POINTS[player.power] + player.bonus
    for number in NUMBERS:
        if player.tiles >> number & 1:
            points += state.plan.tile_points[state.tiles[number]]
        if state.order_of[number] == seat:
            points += state.plan.order_points[state.order_sides[number]]
    return points


def eve_lines(state: State) -> list[Line]:
    """SR-7.6: Eve's points; and, if she has won at once (SR-7.4), where."""
    lines = [Line("eve-goods", state.eve_points), Line("eve-locomotive", EVE_LOCOMOTIVE)]
    for number in sorted(NUMBERS, key=lambda region: -state.crossed[region])[:EVE_REGIONS]:
        if state.crossed[number]:
            lines.append(Line("eve-region", state.crossed[number], (f"eve-{number}",), {"region": number}))
    for number in NUMBERS:
        points = state.plan.tile_points[state.tiles[number]]
        if state.tile_of[number] < 0 and points > 0:
            lines.append(Line("eve-tile", points, (f"tile-{number}",), {"tile": TILES[state.tiles[number]][:2]}))
    if state.eve_won:
        lines.append(Line("eve-full", 0, (f"eve-{state.eve_die}",), {"region": state.eve_die}))
    return lines


def eve_total(state: State) -> int:
    return sum([line.points for line in eve_lines(state)])


def sheet(state: State) -> Sheet:
    """The sheet if the game ended now."""
    seats = tuple(
        [
            SeatSheet(seat, tuple(_lines(state, seat, player)), (player.power, player.network))
            for seat, player in enumerate(state.players)
        ]
    )
    if not state.level:
        return Sheet(seats, TIES)
    # SR-7.6: the player needs more than Eve.
    eve = Rival(Text("eve"), tuple(eve_lines(state)))
    won = not state.eve_won and seats[0].total > eve.total
    return Sheet(seats, TIES, (0,) if won else (), eve)


def _lines(state: State, seat: int, player: Player) -> list[Line]:
    plan = state.plan
    lines = [Line("transport", player.points)]
    for one, other, towns in player.links:
        where = _link_elements(state, player, one, other)
        args = {"from": one // 6, "to": other // 6, "towns": towns.bit_count()}
        lines.append(Line("link", 1 + towns.bit_count(), where, {**args}))
    boxes = tuple(f"box-{n}" for n in NUMBERS if player.boxes >> n & 1)
    lines.append(Line("locomotive", POWER_POINTS[player.power], boxes, {"power": player.power}))
    for number in NUMBERS:
        if player.tiles >> number & 1:
            tile = state.tiles[number]
            lines.append(Line("tile", plan.tile_points[tile], (f"tile-{number}",), {"tile": TILES[tile][:2]}))
    for number in NUMBERS:
        if state.order_of[number] == seat:
            points = plan.order_points[state.order_sides[number]]
            lines.append(Line("order", points, (f"order-{number}",), {"number": number}))
    if player.bonus:
        lines.append(Line("bonus", player.bonus))
    return lines


def _link_elements(state: State, player: Player, one: int, other: int) -> tuple[str, ...]:
    """The fields of a link, and its two cities."""
    plan = state.plan
    city = plan.city[one // 6]
    _, _, passed = follow(plan, plan.roads[state.walls], player.tracks, city, one % 6)
    return (f"city-{one // 6}", *(f"field-{FIELD_NAMES[field]}" for field in passed), f"city-{other // 6}")
