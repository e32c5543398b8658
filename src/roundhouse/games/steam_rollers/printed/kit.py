"""A kit is what is printed: the sheet, the black die, signs and values of the tiles, orders, border maps."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from . import design
from .facts import FIELD_OF, GOODS, KINDS, TILES


class TileSide(Struct, frozen=True):
    """One side of an action tile."""

    lightning: bool
    points: int


class OrderSide(Struct, frozen=True):
    """One side of an order: its goods, sorted, and its points."""

    goods: tuple[int, ...]
    points: int


class Kit(Struct, frozen=True):
    """Everything printed. `name` is "own" for ours, or the digest of one that somebody brought (`text` is its file)."""

    name: str
    title: str
    #: One character a hex: its region, or a dot where there is none. Rows of the parity `shifted` are half a hex to the
    #: right.
    rows: tuple[str, ...]
    shifted: int
    #: By number, from 1 (so their places are one less): fields and colours.
    cities: tuple[int, ...]
    towns: tuple[int, ...]
    colours: tuple[int, ...]
    #: By face: the two kinds of track.
    black: tuple[tuple[int, int], ...]
    #: In the order of facts.TILES.
    tiles: tuple[TileSide, ...]
    #: 1a, 1b, 2a, ... 6b
    orders: tuple[OrderSide, ...]
    #: By die: pairs of regions.
    medium: tuple[tuple[tuple[int, int], ...], ...]
    hard: tuple[tuple[tuple[int, int], ...], ...]
    text: str = ""
    #: The parts of the file (see file.PARTS); none: everything is ours.
    typed: tuple[str, ...] = ()


OURS: Final = Kit(
    name="own",
    title="",
    rows=design.ROWS,
    shifted=design.SHIFTED,
    cities=tuple(FIELD_OF[name] for name in design.CITIES),
    towns=tuple(FIELD_OF[name] for name in design.TOWNS),
    colours=tuple(GOODS.index(name) for name in design.COLOURS),
    black=tuple((KINDS.index(one), KINDS.index(other)) for one, other in design.BLACK_DIE),
    tiles=tuple(TileSide(design.TILES[name][0] == "lightning", design.TILES[name][1]) for name in TILES),
    orders=tuple(
        OrderSide(tuple(sorted(GOODS.index(good) for good in goods)), points)
        for goods, points in design.ORDERS.values()
    ),
    medium=design.MEDIUM,
    hard=design.HARD,
)
