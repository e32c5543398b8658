"""Hexes: labels, neighbours and places on paper; and a map as it is printed. Map files are read in file.py.

A hex is known by its label (column letter and row number, as K9) outside, and by its number on the board inside:
hexes are numbered column by column, from the top. Sides are numbered 0 to 5 clockwise, 0 is the upper one on maps with
flat-topped hexes and the upper left one on maps with pointed ones; the side opposite to s is s + 3. A `port` is a side
of a hex: hex * 6 + side.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from msgspec import Struct

SIDES: Final = 6
#: Steps in axial coordinates over each side.
STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
#: Rows in a column at most: a `spot` is column * ROWS + row, the same on every map. Moves speak of spots.
ROWS: Final = 16
SPOTS: Final = 26 * ROWS

PLAIN: Final = "plain"
RIVER: Final = "river"
MOUNTAIN: Final = "mountain"
SWAMP: Final = "swamp"
TERRAINS: Final = (PLAIN, RIVER, MOUNTAIN, SWAMP)


def label(spot: int) -> str:
    """'K9' for column 10, row 8."""
    return f"{chr(65 + spot // ROWS)}{spot % ROWS + 1}"


def spot_of(name: str) -> int:
    """The spot of a label; ValueError if it is none."""
    column, row = ord(name[:1] or "?") - 65, name[1:]
    if not (0 <= column < SPOTS // ROWS and row.isascii() and row.isdigit() and row[0] != "0" and int(row) <= ROWS):
        raise ValueError(f"{name!r} is no hex: a letter and a number such as K9 is expected")
    return column * ROWS + int(row) - 1


class City(Struct, frozen=True):
    """A printed city (or, without a growth column, a foreign terminal). `colour` -1: drawn at setup."""

    id: str
    name: str
    hex: int
    colour: int
    #: The column of the goods chart that feeds it; -1: none.
    column: int = -1
    cubes: int = 0
    region: str = ""
    #: Takes cotton.
    port: bool = False
    terminal: bool = False


class Town(Struct, frozen=True):
    """A town. `region`: where it belongs once it is a New City."""

    id: str
    name: str
    hex: int
    region: str = ""


class Direct(Struct, frozen=True):
    """A link that is built without a tile between two cities that touch: `port` is a side of the first."""

    a: int
    b: int
    port: int
    price: int


class Board(Struct, frozen=True, cache_hash=True):
    """A map as it is printed. `id`: the name of our file, or the digest of one that somebody brought."""

    id: str
    title: str
    #: Pointed hexes (rows) instead of flat-topped ones (columns).
    pointy: bool
    #: Labels of the hexes in order, and their spots.
    labels: tuple[str, ...]
    spots: tuple[int, ...]
    #: The hex of each spot; -1: no hex there.
    at: tuple[int, ...]
    terrain: tuple[str, ...]
    #: The printed price of simple track; 0: as the terrain says.
    prices: tuple[int, ...]
    cities: tuple[City, ...]
    towns: tuple[Town, ...]
    direct: tuple[Direct, ...]
    #: The hex over each port; -1: off the board or water.
    across: tuple[int, ...]
    #: For the picture: sides that a river crosses, by hex; spots of lakes and seas.
    rivers: tuple[tuple[int, ...], ...]
    water: tuple[int, ...]

    def centre(self, spot: int) -> tuple[float, float]:
        """The middle of a hex on paper, in units of its side; y grows downwards."""
        column, row = divmod(spot, ROWS)
        if self.pointy:
            return sqrt(3) * (column + (row & 1) / 2), 1.5 * row
        return 1.5 * column, sqrt(3) * (row + (column & 1) / 2)


def axial(spot: int, pointy: bool) -> tuple[int, int]:
    column, row = divmod(spot, ROWS)
    return (column - (row - (row & 1)) // 2, row) if pointy else (column, row - (column - (column & 1)) // 2)
