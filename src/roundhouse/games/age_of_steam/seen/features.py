"""What a view says in numbers: the charts of the players, the reader's own first, the goods chart, and the map hex by
hex."""

from __future__ import annotations

import functools
from typing import Final

from ....core.features import Features, around, row
from ..printed.facts import ACTIONS, COLOURS, DISCS, MOST_ENGINE, MOST_SHARES, SPACES, TOWN_DISCS
from ..rules import steps
from ..rules.plan import CUBE_BITS, CUBE_MASK, NOBODY, SIDES
from ..rules.tiles import COUNTS, EXITS
from .view import View

#: By colour (-1 comes last: none) and by tile (the same): a row of each.
_COLOUR: Final = [row([colour == one for one in range(len(COLOURS))]) for colour in (*range(len(COLOURS)), -1)]
_SIDES: Final = [row([exits >> side & 1 for side in range(SIDES)]) for exits in (*EXITS, 0)]
#: What is usual at the most.
_MONEY: Final = 50
_INCOME: Final = 30
_BID: Final = 20
_CUBES: Final = 4
_PRICE: Final = 8


def features(view: View, out: Features) -> None:
    order = around(view.seat, view.seats)
    out.put("turn", (view.turn,), view.plan.turns)
    out.hot("step", view.step, len(steps.NAMES))
    out.put("acts", [seat in view.actors for seat in order])
    _players(view, order, out)
    _goods(view, out)
    _land(view, out)
    _track(view, order[0], out)


def _players(view: View, order: list[int], out: Features) -> None:
    players = [view.players[seat] for seat in order]
    places = {seat: place for place, seat in enumerate(view.order)}
    out.put("order", [places.get(seat, view.seats) for seat in order], view.seats)
    out.put("money", [player.money for player in players], _MONEY)
    out.put("income", [player.income for player in players], _INCOME)
    out.put("shares", [player.shares for player in players], MOST_SHARES)
    out.put("engine", [player.engine for player in players], MOST_ENGINE)
    out.put("discs", [player.discs for player in players], DISCS)
    out.put("marks", [mark for player in players for mark in (player.begun, player.out, player.upgraded)])
    for place, player in enumerate(players):
        out.hot(f"action-{place}", player.action, len(ACTIONS))
    out.bits("actions-of-the-cycle", view.cycle, len(ACTIONS))
    out.put("bids", [player.bid for player in players], _BID)
    out.put("bidding", [seat in view.bidding for seat in order])
    out.put("high", (view.high,), _BID)
    for name, who in (("leader", view.leader), ("may-pass", view.passer), ("first", view.first)):
        out.hot(name, order.index(who) if who != NOBODY else -1, view.seats)
    out.put("building", (view.tiles_left, view.built, view.urban, view.dearest), _PRICE)
    out.put("moving", (view.round, view.joined))
    out.put("claimants", [seat in view.claimants for seat in order])


def _goods(view: View, out: Features) -> None:
    out.rows("chart", [_COLOUR[colour] for colour in view.chart])
    out.put("chart-filled", (sum(here >= 0 for here in view.chart),), SPACES)
    out.put("bag", view.bag, max(view.plan.bag))
    out.put("gone", view.gone, max(view.plan.bag))
    out.several("drawn", view.drawn, len(COLOURS))
    out.rows("cubes", [_cubes(cubes) for cubes in view.cubes])
    out.put("on-track", [side >= 0 for side in view.lies])


@functools.lru_cache(maxsize=4096)
def _cubes(cubes: int) -> bytes:
    """Of each colour, how many lie there."""
    return row([(cubes >> CUBE_BITS * one & CUBE_MASK) / _CUBES for one in range(len(COLOURS))])


def _land(view: View, out: Features) -> None:
    out.rows("cities", [_COLOUR[colour] for colour in view.colour])
    out.put("new-cities", [spot >= 0 for spot in view.new_city], 1)
    out.put("town-discs", (view.town_discs,), TOWN_DISCS)
    out.put("tiles-left", [left / most for left, most in zip(view.stock, COUNTS, strict=True)])


def _track(view: View, own: int, out: Features) -> None:
    """The sides that tiles lead to, and at the stops and at open ends whose track it is."""
    out.rows("sides", [_SIDES[pattern] for pattern in view.tile])
    places = {stop: place * SIDES for place, stop in enumerate(view.plan.stops)}
    ends = {name: [0.0] * SIDES * len(places) for name in ("own", "rival", "free")}
    open_ends = {name: [0.0] * view.plan.hexes for name in ("own", "rival", "free")}
    for run in view.runs:
        whose = "free" if run.owner < 0 else "own" if run.owner == own else "rival"
        for port in (run.start, run.end):
            if port >= 0:
                ends[whose][places[port // SIDES] + port % SIDES] = 1.0
        if run.tip >= 0:
            open_ends[whose][run.tip // SIDES] = 1.0
    for whose in ends:
        out.put(f"links-{whose}", ends[whose])
        out.put(f"open-ends-{whose}", open_ends[whose])
