"""The moves of Age of Steam. Some maps have moves of their own, or a field more in one."""

from __future__ import annotations

from typing import Annotated, Final

from ....core.moves import Bits, Move, MoveSet, Named, Path
from ..printed.facts import ACTIONS, COLOURS, LETTERS, MOST_ENGINE, SPACE_NAMES
from ..printed.hexes import SPOTS, label, spot_of
from .tiles import TILE_NAMES


class Spot(Bits):
    """A hex, written by its label: K9."""

    def __init__(self) -> None:
        super().__init__((SPOTS - 1).bit_length())

    def holds(self, value: int) -> bool:
        return 0 <= value < SPOTS

    def write(self, value: int) -> str:
        return label(value)

    def read(self, word: str) -> int:
        return spot_of(word)


#: The sides by which a cube leaves the hex where it lies and each stop on its way.
SIDES_LEFT: Final = Path(MOST_ENGINE, 3)


class Issue(Move, kind=1):
    """Issue so many shares; 0: none."""

    shares: Annotated[int, Bits(4)]


class Bid(Move, kind=2):
    """Bid so many dollars for the order of play."""

    dollars: Annotated[int, Bits(10)]


class Drop(Move, kind=3):
    """Drop out of the auction and take the last place that is free."""


class Pass(Move, kind=4):
    """Do nothing: stay in the auction by the action Turn order, move no goods, produce nothing."""


class Choose(Move, kind=5):
    """Choose an action."""

    action: Annotated[int, Named(ACTIONS)]


class Urbanize(Move, kind=6):
    """Put a New City on a town."""

    spot: Annotated[int, Spot()]
    city: Annotated[int, Named(LETTERS)]


class Build(Move, kind=7):
    """Lay a tile in a turn (so many sixths clockwise), or replace the one that lies there by it."""

    spot: Annotated[int, Spot()]
    tile: Annotated[int, Named(TILE_NAMES)]
    turn: Annotated[int, Bits(3)]


class LandBuild(Build, kind=7, tag="build"):
    """The same where cubes lie on the land: which of two tracks the cube of the hex lies on (0, 1)."""

    track: Annotated[int, Bits(1)]


class Join(Move, kind=8):
    """The link between two cities that touch."""

    link: Annotated[int, Bits(2)]


class Done(Move, kind=9):
    """Build no more."""


class Scrap(Move, kind=10):
    """Where no track may stay unfinished: give up what cannot be finished. Its tiles of this turn go back, and the
    money; the build is over."""


class Deliver(Move, kind=11):
    """Move a cube from a hex to a city of its colour."""

    spot: Annotated[int, Spot()]
    good: Annotated[int, Named(COLOURS)]
    path: Annotated[int, SIDES_LEFT]


class BonusDeliver(Deliver, kind=11, tag="deliver"):
    """On a continent: with the link (the first is 1) whose owner gets the bonus for crossing the continent; 0: none."""

    bonus: Annotated[int, Bits(3)]


class Engine(Move, kind=12):
    """One link more for the locomotive, instead of moving a cube."""


class Produce(Move, kind=13):
    """Draw the cubes of the action Production."""


class Put(Move, kind=14):
    """Put a cube that was drawn on an empty space of the goods chart."""

    good: Annotated[int, Named(COLOURS)]
    space: Annotated[int, Named(SPACE_NAMES)]


class Pay(Move, kind=15):
    """Where the first place alternates: pay for it."""


class Reward(Move, kind=16):
    """The two owners who are paid for joining the continent."""

    one: Annotated[int, Bits(3)]
    other: Annotated[int, Bits(3)]


_COMMON: Final = (Issue, Bid, Drop, Pass, Choose, Urbanize, Done, Engine, Produce, Put)
#: By the base rules; on a continent; where no track may stay unfinished; where cubes lie on the land.
MOVES: Final = MoveSet(*_COMMON, Build, Deliver)
CONTINENT_MOVES: Final = MoveSet(*_COMMON, Build, BonusDeliver, Reward)
FINISHED_MOVES: Final = MoveSet(*_COMMON, Build, Deliver, Join, Scrap)
LAND_MOVES: Final = MoveSet(*_COMMON, LandBuild, Deliver, Pay)
