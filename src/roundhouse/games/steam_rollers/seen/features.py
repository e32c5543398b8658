"""What a view says in numbers: dice, goods and tiles, and every sheet field by field, the reader's own first."""

from __future__ import annotations

from typing import Final

from ....core.features import Features, around, row
from ..printed.facts import CARGO_CITIES, GOODS, NUMBERS, SIDES, STARTS, TILES, TRACKS
from ..rules import steps
from .view import PlayerView, View

#: By track (its number + 1): the sides that it leads to.
_LEADS: Final = [row([side in leads for side in range(len(SIDES))]) for leads in ((), *TRACKS)]
#: What is usual at the most.
_ROUNDS: Final = 20
_POINTS: Final = 50
_IN_CITY: Final = 7
_STOCK: Final = 4
_CROSSED: Final = 8
_SHOWN: Final = 3
_MARKS: Final = 3
_MOST_WALLS: Final = 12
_MOST_LEVEL: Final = 6


def features(view: View, out: Features) -> None:
    order = around(view.seat, view.seats)
    out.hot("step", view.step, steps.OVER + 1)
    out.put("round", (view.round,), _ROUNDS)
    out.put("acts", [seat in view.actors for seat in order])
    out.put("turn", [seat == view.turn for seat in order])
    out.put("first", [seat == view.first for seat in order])
    out.put("settings", (view.level / _MOST_LEVEL, view.orders, view.walls / _MOST_WALLS))
    _dice(view, order, out)
    _common(view, order, out)
    for place, seat in enumerate(order):
        _sheet(view.players[seat], out, f"sheet-{place}")


def _dice(view: View, order: list[int], out: Features) -> None:
    sides = len(NUMBERS) + 1
    out.several("white", view.white, sides, _SHOWN)
    out.hot("black", view.black, sides)
    out.several("in-hand", [die & steps.VALUE for die in view.hand], sides, _SHOWN)
    marks = (steps.MADE, steps.NUDGED, steps.FINAL)
    out.put("changed", [sum(bool(die & mark) for die in view.hand) for mark in marks], _MARKS)
    out.several("used", view.used, sides, _SHOWN)
    out.hot("stolen", view.stolen, sides)
    out.hot("thief", order.index(view.thief) if view.thief >= 0 else -1, view.seats)
    out.put("flags", (view.quiet, view.ordered))
    out.hot("eve-die", view.eve_die, sides)
    out.put("eve-points", (view.eve_points, view.eve_won * _POINTS), _POINTS)
    out.put("eve-crossed", view.crossed, _CROSSED)


def _common(view: View, order: list[int], out: Features) -> None:
    out.put("goods", [row.count(good) for row in view.goods for good in range(len(GOODS))], _IN_CITY)
    out.put("bag", view.bag, 10)
    out.put("coal-left", (view.coal_left,), 6)
    for number in NUMBERS:
        out.hot(f"tile-{number}", view.tiles[number], len(TILES))
        out.put(f"tile-{number}-of", [view.tile_of[number] == seat for seat in order])
        out.put(f"order-{number}", (view.order_sides[number] + 1,), len(TILES))
        out.put(f"order-{number}-of", [view.order_of[number] == seat for seat in order])
    out.bits("sideways", view.sideways, len(NUMBERS) + 1)
    out.bits("tiles-spent", view.spent, len(NUMBERS) + 1)
    out.bits("arranged", view.arranged, len(NUMBERS) + 1)
    out.bits("starts", view.starts, len(STARTS))


def _sheet(player: PlayerView, out: Features, name: str) -> None:
    out.rows(f"{name}-tracks", [_LEADS[track] for track in player.tracks])
    out.bits(f"{name}-boxes", player.boxes, len(NUMBERS) + 1)
    out.put(f"{name}-power", (player.power,), len(NUMBERS))
    out.put(f"{name}-score", (player.points, player.bonus, player.network), _POINTS)
    out.put(f"{name}-stock", player.stock, _STOCK)
    out.hot(f"{name}-cargo", player.cargo, len(GOODS))
    out.several(f"{name}-cargo-city", (player.cargo_city,), max(CARGO_CITIES) + 1)
    out.put(f"{name}-joined", _joined(player))


def _joined(player: PlayerView) -> list[float]:
    """By two cities whether a finished chain joins them."""
    size = len(NUMBERS)
    found = [0.0] * size * size
    for one, other, _ in player.links:
        a, b = one // len(SIDES) - 1, other // len(SIDES) - 1
        found[a * size + b] = found[b * size + a] = 1.0
    return found
