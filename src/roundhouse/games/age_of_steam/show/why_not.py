"""What somebody means who points at something that is not possible: moves whose refusals say why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.moves import Move
from ..printed.facts import ACTIONS, COLOURS, LETTERS, MOST_ENGINE, SPACE_NAMES
from ..printed.hexes import spot_of
from ..rules import deliveries
from ..rules.moves import (
    SIDES_LEFT,
    Bid,
    Build,
    Choose,
    Deliver,
    Done,
    Drop,
    Engine,
    Issue,
    Join,
    Pass,
    Pay,
    Produce,
    Put,
    Scrap,
    Urbanize,
)
from ..rules.plan import SIDES
from ..rules.steps import FIRST
from ..rules.tiles import PATTERN_TILE, PATTERN_TURN, PATTERNS, TILE_NAMES

if TYPE_CHECKING:
    from ..rules.state import State

PLAIN: Final[dict[str, type[Move]]] = {
    "drop": Drop,
    "pass": Pass,
    "done": Done,
    "engine": Engine,
    "produce": Produce,
    "scrap": Scrap,
    "pay": Pay,
}
#: Refusals of a tile from the nearest miss to the furthest. A tile that is refused for its money fits; one that leads
#: nowhere says least about the hex.
NEAREST: Final = (
    "no-money",
    "no-discs",
    "tile-out",
    "no-town-discs",
    "loop",
    "others-track",
    "others-track-stays",
    "keep-track",
    "no-open-end",
    "off-grid",
)


def meant(state: State, seat: int, picked: tuple[str, ...]) -> list[int]:
    """Moves that these picks could mean, none of them legal; the nearest miss first."""
    try:
        moves = _meant(state, seat, picked)
    except ValueError:
        # A word that is no id of ours.
        return []
    return sorted(
        (move for move in moves if state.refusal(seat, move) is not None), key=lambda move: _miss(state, seat, move)
    )


def _miss(state: State, seat: int, move: int) -> int:
    refusal = state.refusal(seat, move)
    assert refusal is not None
    return NEAREST.index(refusal.code) if refusal.code in NEAREST else len(NEAREST)


def _meant(state: State, seat: int, picked: tuple[str, ...]) -> list[int]:
    kind, _, value = picked[0].partition("-")
    if picked[0] in PLAIN:
        return [PLAIN[kind]().pack()] if _has(state, PLAIN[kind]) else []
    if kind == "issue":
        return [Issue(int(value)).pack()]
    if kind == "bid":
        return [Bid(int(value)).pack()]
    if kind == "action":
        return [Choose(ACTIONS.index(value)).pack()]
    if kind == "city":
        return _cities(state, LETTERS.index(value), picked[1:])
    if kind == "hex":
        return _tiles(spot_of(value), picked[1:])
    if kind == "join" and state.plan.board.direct:
        return [Join(int(value)).pack()]
    if kind == "cube":
        place, _, good = value.partition("-")
        return _deliveries(state, seat, spot_of(place), COLOURS.index(good))
    if kind in ("drawn", "space"):
        return _puts(state, picked)
    return []


def _has(state: State, kind: type[Move]) -> bool:
    """Whether the map knows this move."""
    return kind in state.plan.build.moveset.classes and (kind is not Pay or state.plan.order.step == FIRST)


def _cities(state: State, letter: int, then: tuple[str, ...]) -> list[int]:
    if then:
        return [Urbanize(spot_of(then[0].removeprefix("hex-")), letter).pack()]
    return [Urbanize(state.plan.board.spots[town.hex], letter).pack() for town in state.plan.board.towns]


def _tiles(spot: int, then: tuple[str, ...]) -> list[int]:
    """All tiles on a hex, or the one that was picked."""
    wanted = next((one.removeprefix("tile-") for one in then if one.startswith("tile-")), "")
    found: list[int] = []
    for pattern in range(PATTERNS):
        tile, turn = PATTERN_TILE[pattern], PATTERN_TURN[pattern]
        if wanted in ("", f"{TILE_NAMES[tile]}-{turn}"):
            found.append(Build(spot, tile, turn).pack())
    return found


def _puts(state: State, picked: tuple[str, ...]) -> list[int]:
    goods = [COLOURS.index(one[6:]) for one in picked if one.startswith("drawn-")] or state.drawn[:1] or [0]
    spaces = [SPACE_NAMES.index(one[6:]) for one in picked if one.startswith("space-")] or range(len(SPACE_NAMES))
    return [Put(goods[0], space).pack() for space in spaces]


def _deliveries(state: State, seat: int, spot: int, good: int) -> list[int]:
    """The shortest way with an engine of any size; if there is none, one link in each direction."""
    place = state.plan.at[spot]
    if place < 0:
        return []
    ways = [(side, to) for side, to, _ in deliveries.ways_from(state, seat, place)]
    if not state.plan.stop_bit[place]:
        ways = [(side, to) for side, _, to in state.plan.goods.starts(state, place)]
    reached: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((side,), (place, to)) for side, to in ways]
    for sides, stops in reached:
        here = stops[-1]
        if state.plan.towns.takes(state, here, good):
            return [_delivery(spot, good, sides)]
        if len(sides) == MOST_ENGINE or state.plan.terminal[here]:
            continue
        for side, to, _ in deliveries.ways_from(state, seat, here):
            if to not in stops:
                reached.append(((*sides, side), (*stops, to)))
    return [_delivery(spot, good, (side,)) for side in range(SIDES)]


def _delivery(spot: int, good: int, sides: tuple[int, ...]) -> int:
    return Deliver(spot, good, SIDES_LEFT.pack(sides)).pack()
