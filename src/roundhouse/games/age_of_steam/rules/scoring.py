"""The score sheet, and what must never change in sum. AS-10.1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.sheet import Line, SeatSheet, Sheet
from ..printed.facts import COLOURS
from .plan import CUBE_BITS, CUBE_MASK, SIDES
from .tiles import COUNTS, PATTERN_FAMILY, PATTERN_TILE, TILE_NAMES, TOWN
from .track import ports_of

if TYPE_CHECKING:
    from .state import State

INCOME_POINTS = 3
SHARE_POINTS = 3


def sections(state: State, seat: int) -> int:
    """ASR-42: pieces of track in finished links of the seat."""
    return sum(state.size[run] for run in range(len(state.owner)) if state.owner[run] == seat and state.end[run] >= 0)


def track_hexes(state: State, seat: int) -> tuple[str, ...]:
    labels = state.plan.board.labels
    hexes: set[int] = set()
    for run in range(len(state.owner)):
        if state.owner[run] == seat and state.end[run] >= 0:
            hexes |= {port // SIDES for port in ports_of(state, run) if state.tile[port // SIDES] >= 0}
    return tuple(f"hex-{labels[place]}" for place in sorted(hexes))


def points(state: State, seat: int) -> int:
    """What a player's sheet comes to, without making one."""
    if state.out[seat]:
        return 0
    return state.plan.score.points(state, seat)


def sheet(state: State) -> Sheet:
    plan = state.plan
    seats = tuple(_seat_sheet(state, seat) for seat in range(plan.seats))
    unit = "money" if plan.score.in_money else "points"
    return Sheet(seats, plan.ties, plan.score.winners(state, seats), unit=unit, par=plan.par)


def _seat_sheet(state: State, seat: int) -> SeatSheet:
    plan = state.plan
    ties = {"money": state.money[seat], "track": sections(state, seat), "die": state.lot[seat]}
    if state.out[seat]:
        # ASR-26: the bankrupt never win.
        return SeatSheet(seat, (Line("bankrupt", 0),), tuple(-1 for _ in plan.ties), out=True)
    return SeatSheet(seat, plan.score.lines(state, seat), tuple(ties[name] for name in plan.ties))


def inventory(state: State) -> dict[str, int]:
    """Cubes by colour, tiles by kind, town discs, ownership discs by seat: wherever they are."""
    plan = state.plan
    found: dict[str, int] = {}
    for colour, name in enumerate(COLOURS):
        number = state.bag[colour] + state.gone[colour] + state.chart.count(colour) + state.drawn.count(colour)
        number += sum(packed >> CUBE_BITS * colour & CUBE_MASK for packed in state.cubes)
        # A foreign terminal keeps the cube that shows its colour.
        number += sum(state.colour[city.hex] == colour for city in plan.board.cities if city.terminal)
        found[f"{name} cubes"] = number
    laid = [0] * len(COUNTS)
    discs = 0
    for place, pattern in enumerate(state.tile):
        if pattern >= 0:
            laid[PATTERN_TILE[pattern]] += 1
            discs += plan.town[place] and PATTERN_FAMILY[pattern] != TOWN
    for kind, tile_name in enumerate(TILE_NAMES):
        found[f"{tile_name} tiles"] = state.stock[kind] + laid[kind]
    found["town discs"] = state.town_discs + discs
    for seat in range(plan.seats):
        found[f"discs of seat {seat}"] = state.discs[seat] + state.owner.count(seat)
    return found
