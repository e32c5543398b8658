"""Moves as ints: where their fields lie, and those that are the same in every game, made once."""

from __future__ import annotations

from typing import Final

from ....core.moves import KIND_BITS, mask_of, shift_of
from ..printed.facts import NUMBERS
from .moves import (
    Arrange,
    Begin,
    Build,
    Decline,
    Done,
    Flip,
    Leave,
    Nudge,
    Order,
    Pair,
    Pass,
    Protect,
    Reroll,
    RerollEve,
    Set,
    StartCargo,
    StartIdle,
    StartLocomotive,
    StartPoints,
    StartTile,
    Steal,
    Take,
    Tile,
    Transport,
    Upgrade,
)

# The last field of a move needs no mask.
FIELD_SHIFT: Final[int] = shift_of(Build, "field")
FIELD_MASK: Final[int] = mask_of(Build, "field")
TRACK_SHIFT: Final[int] = shift_of(Build, "track")
SOURCE_SHIFT: Final[int] = shift_of(Transport, "source")
SOURCE_MASK: Final[int] = mask_of(Transport, "source")
GOOD_SHIFT: Final[int] = shift_of(Transport, "good")
GOOD_MASK: Final[int] = mask_of(Transport, "good")
NTH_SHIFT: Final[int] = shift_of(Transport, "nth")
NTH_MASK: Final[int] = mask_of(Transport, "nth")
BY_SHIFT: Final[int] = shift_of(Transport, "by")
BY_MASK: Final[int] = mask_of(Transport, "by")
PLUS_SHIFT: Final[int] = shift_of(Transport, "plus")
PLUS_MASK: Final[int] = mask_of(Transport, "plus")
WAY_SHIFT: Final[int] = shift_of(Transport, "way")
ORDER_SHIFT: Final[int] = shift_of(Order, "number")
ORDER_MASK: Final[int] = mask_of(Order, "number")
COAL_SHIFT: Final[int] = shift_of(Order, "coal")
CITY_SHIFT: Final[int] = shift_of(Arrange, "city")
CITY_MASK: Final[int] = mask_of(Arrange, "city")
ROW_SHIFT: Final[int] = shift_of(Arrange, "row")
#: Most moves begin with a number: of a die, a box, a tile; those with two have another behind it.
NUMBER_MASK: Final[int] = mask_of(Take, "die")
SECOND_SHIFT: Final[int] = shift_of(Pair, "other")
CARGO_MASK: Final[int] = mask_of(StartCargo, "good")
CARGO_CITY_SHIFT: Final[int] = shift_of(StartCargo, "city")


def number_of(move: int) -> int:
    """The number with which a move begins."""
    return move >> KIND_BITS & NUMBER_MASK


def second_of(move: int) -> int:
    """What comes behind it: a number, or up and down."""
    return move >> SECOND_SHIFT


def _numbered(moves: list[int]) -> list[int]:
    """Moves by a number from 1 to 6."""
    return [0, *moves]


TAKES: Final[list[int]] = _numbered([Take(n).pack() for n in NUMBERS])
#: By the lower and the higher die.
PAIRS: Final[list[list[int]]] = [
    [Pair(one, other).pack() if 0 < one <= other else 0 for other in range(7)] for one in range(7)
]
UPGRADES: Final[list[int]] = _numbered([Upgrade(n).pack() for n in NUMBERS])
CLAIMS: Final[list[int]] = _numbered([Tile(n).pack() for n in NUMBERS])
#: By die: what the tiles 1, 5a and 5b can make of it.
SETS: Final[list[list[int]]] = [[], *([Set(n, v).pack() for v in NUMBERS if v != n] for n in NUMBERS)]
NUDGES: Final[list[list[int]]] = [
    [],
    *([Nudge(n, way).pack() for way in (0, 1) if 1 <= n + 2 * way - 1 <= 6] for n in NUMBERS),
]
ROLLS: Final[list[list[int]]] = [[], *([Flip(n).pack(), Reroll(n).pack()] for n in NUMBERS)]
PASS: Final[int] = Pass().pack()
DONE: Final[int] = Done().pack()
STEALS: Final[list[int]] = [Steal().pack(), Decline(0).pack(), Decline(1).pack()]
REROLL_EVE: Final[int] = RerollEve().pack()
PROTECT: Final[int] = Protect().pack()
LEAVE: Final[int] = Leave().pack()
BEGIN: Final[int] = Begin().pack()
START_BOXES: Final[list[int]] = _numbered([StartLocomotive(n).pack() for n in NUMBERS])
START_TILES: Final[list[int]] = _numbered([StartTile(n).pack() for n in NUMBERS])
START_POINTS_MOVE: Final[int] = StartPoints().pack()
#: By good: on either city.
START_CARGOES: Final[list[list[int]]] = [[StartCargo(good, city).pack() for city in (0, 1)] for good in range(4)]
#: Locomotive, Track, Own cargo.
START_IDLES: Final[list[int]] = [StartIdle(start).pack() for start in range(3)]
