"""The score sheet: transports, network, locomotive, tiles, orders, starting bonus (SR-6.1); against Eve hers, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.sheet import Line, SeatSheet, Sheet
from .facts import EVE_LOCOMOTIVE, EVE_REGIONS, FIELD_NAMES, NUMBERS, POWER_POINTS, TILES
from .ways import follow

if TYPE_CHECKING:
    from .state import Player, State

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


def eve_lines(state: State) -> list[tuple[str, int]]:
    """SR-7.6: Eve's points by kind."""
    pool = [state.plan.tile_points[state.tiles[n]] for n in NUMBERS if state.tile_of[n] < 0]
    return [
        ("eve-goods", state.eve_points),
        ("eve-locomotive", EVE_LOCOMOTIVE),
        ("eve-regions", sum(sorted(state.crossed)[-EVE_REGIONS:])),
        ("eve-tiles", sum([points for points in pool if points > 0])),
    ]


def eve_total(state: State) -> int:
    return sum([points for _, points in eve_lines(state)])


def sheet(state: State) -> Sheet:
    """The sheet if the game ended now. Eve's points stand on the player's sheet as lines worth nothing there."""
    seats = []
    for seat, player in enumerate(state.players):
        lines = _lines(state, seat, player)
        if state.level:
            lines += [Line(what, 0, (), {"eve": points}) for what, points in eve_lines(state)]
            lines.append(Line("eve-total", 0, (), {"eve": eve_total(state)}))
        seats.append(SeatSheet(seat, tuple(lines), (player.power, player.network)))
    if not state.level:
        return Sheet(tuple(seats), TIES)
    # SR-7.6: the player needs more than Eve.
    won = not state.eve_won and seats[0].total > eve_total(state)
    return Sheet(tuple(seats), TIES, (0,) if won else ())


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
