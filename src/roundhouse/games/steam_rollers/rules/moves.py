"""The moves of SteamRollers.

A move of an action does not name its die: a field lies in a region, a box and a tile have a number, a transport begins
(or, by tile 3a, ends) in a city, and that is the die's value.
"""

from __future__ import annotations

from typing import Annotated, Final

from ....core.moves import Bits, Move, MoveSet, Named, Path
from ..printed.facts import CARGO_CITIES, COAL, FIELD_NAMES, GOODS, MOST_IN_ROW, STARTS, TRACK_NAMES
from . import kinds

#: Where a transport begins: a city of the goods board, or one's own cargo.
SOURCES: Final = (*map(str, range(1, 7)), "own")
OWN: Final = 6
#: What the die of a transport names.
BY: Final = ("source", "destination")
#: The sides by which a good leaves the source and each city that it passes.
WAY: Final = Path(5, 3)
#: The good that a coal stands for in an order; none: no coal is used.
STANDS_FOR: Final = (*GOODS[:-1], "none")
NO_COAL: Final = 5
WHEN: Final = ("now", "round")
UP_DOWN: Final = ("down", "up")
#: Starting tiles that one may take without using them.
IDLE: Final = tuple(name for name in STARTS if name in ("locomotive", "track", "cargo"))


class OneToSix(Bits):
    """A number from 1 to 6."""

    def __init__(self) -> None:
        super().__init__(3)

    def holds(self, value: int) -> bool:
        return 1 <= value <= 6


class Row(Path):
    """The goods of a city from left to right: 'red-blue-red'."""

    def __init__(self) -> None:
        super().__init__(MOST_IN_ROW, 3)

    def holds(self, value: int) -> bool:
        return super().holds(value) and all(good < COAL for good in self.unpack(value))

    def write(self, value: int) -> str:
        return "-".join(GOODS[good] for good in self.unpack(value)) or "."

    def read(self, word: str) -> int:
        names = [] if word == "." else word.split("-")
        if len(names) > self.steps or not set(names) <= set(GOODS[:COAL]):
            raise ValueError(f"{word!r} is no row of up to {self.steps} goods")
        return self.pack([GOODS.index(name) for name in names])


ROW: Final = Row()
Number = Annotated[int, OneToSix()]
Field = Annotated[int, Named(FIELD_NAMES)]
Track = Annotated[int, Named(TRACK_NAMES)]


class Take(Move, kind=kinds.TAKE):
    """Take a white die of this value (SR-2.1)."""

    die: Number


class Pair(Move, kind=kinds.PAIR):
    """Take two white dice, the lower one first: by tile 2a (SR-4.2), or in a solo game (SR-7.3)."""

    one: Number
    other: Number


class Steal(Move, kind=kinds.STEAL):
    """Tile 2b: take the die that another player has just taken (SR-4.2)."""


class Decline(Move, kind=kinds.DECLINE):
    """Do not use tile 2b: this time, or for the whole round."""

    when: Annotated[int, Named(WHEN)]


class Set(Move, kind=kinds.SET):
    """Tile 1: make a die any value (SR-4.2)."""

    die: Number
    value: Number


class Nudge(Move, kind=kinds.NUDGE):
    """Tile 5a: change a die by 1 (SR-4.2)."""

    die: Number
    way: Annotated[int, Named(UP_DOWN)]


class Flip(Move, kind=kinds.FLIP):
    """Tile 5b: turn a die to its opposite face (SR-4.2)."""

    die: Number


class Reroll(Move, kind=kinds.REROLL):
    """Tile 5b: roll a die anew (SR-4.2)."""

    die: Number


class Build(Move, kind=kinds.BUILD):
    """Draw a track on a field (SR-3.1)."""

    field: Field
    track: Track


class Upgrade(Move, kind=kinds.UPGRADE):
    """Cross a box of the locomotive (SR-3.2)."""

    box: Number


class Transport(Move, kind=kinds.TRANSPORT):
    """Bring a good to a city of its colour (SR-3.3). `nth`: which good of this colour in the city's row, 0 the first
    from the left; others than the first are told apart in a solo game only. `plus`: by tile 3b."""

    source: Annotated[int, Named(SOURCES)]
    good: Annotated[int, Named(GOODS)]
    nth: Annotated[int, Bits(2)]
    by: Annotated[int, Named(BY)]
    plus: Annotated[int, Bits(2)]
    way: Annotated[int, WAY]


class Tile(Move, kind=kinds.TILE):
    """Take an action tile, from wherever it is (SR-3.4)."""

    number: Number


class Pass(Move, kind=kinds.PASS):
    """Nothing can be done with any die left: all of them are spent without effect (SR-3.5)."""


class Order(Move, kind=kinds.ORDER):
    """Fill an order from the goods one has delivered (SR-5.1)."""

    number: Number
    coal: Annotated[int, Named(STANDS_FOR)]


class Done(Move, kind=kinds.DONE):
    """End the turn without filling an order."""


class StartLocomotive(Move, kind=kinds.START_LOCOMOTIVE, tag="start-locomotive"):
    """The starting tile Locomotive: cross a box (SR-1.6)."""

    box: Number


class StartTrack(Move, kind=kinds.START_TRACK, tag="start-track"):
    """The starting tile Track: draw a track on any field (SR-1.6)."""

    field: Field
    track: Track


class StartPoints(Move, kind=kinds.START_POINTS, tag="start-points"):
    """The starting tile +2 (SR-1.6)."""


class StartTile(Move, kind=kinds.START_TILE, tag="start-tile"):
    """The starting tile Action tile: take one from the pool (SR-1.6)."""

    number: Number


class StartCargo(Move, kind=kinds.START_CARGO, tag="start-cargo"):
    """The starting tile Own cargo: a good from the bag on city 3 or 4 of one's own sheet (SR-1.6)."""

    good: Annotated[int, Named(GOODS[:4])]
    city: Annotated[int, Named(tuple(map(str, CARGO_CITIES)))]


class StartIdle(Move, kind=kinds.START_IDLE, tag="start-idle"):
    """Take a starting tile and make no use of it: Locomotive and Track, or Own cargo where the bag holds nothing for it
    (SR-1.6)."""

    start: Annotated[int, Named(IDLE)]


class RerollEve(Move, kind=kinds.REROLL_EVE, tag="reroll-eve"):
    """Solo tile 2a: roll Eve's die anew (SR-7.5)."""


class Protect(Move, kind=kinds.PROTECT):
    """Solo tile 2b: Eve takes no good, and crosses a field instead (SR-7.5)."""


class Leave(Move, kind=kinds.LEAVE):
    """Do not use the solo tile now."""


class Arrange(Move, kind=kinds.ARRANGE):
    """Solo, before the game: put the goods of a city in this order, from left to right (SR-7.1)."""

    city: Number
    row: Annotated[int, ROW]


class Begin(Move, kind=kinds.BEGIN):
    """Solo, before the game: leave the goods as they stand, and begin (SR-7.1)."""


MOVES: Final = MoveSet(
    Take,
    Pair,
    Steal,
    Decline,
    Set,
    Nudge,
    Flip,
    Reroll,
    Build,
    Upgrade,
    Transport,
    Tile,
    Pass,
    Order,
    Done,
    StartLocomotive,
    StartTrack,
    StartPoints,
    StartTile,
    StartCargo,
    StartIdle,
    RerollEve,
    Protect,
    Leave,
    Arrange,
    Begin,
)
