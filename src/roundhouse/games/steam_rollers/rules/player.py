"""One player's sheet and what lies beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..printed.facts import GOODS

if TYPE_CHECKING:
    from ....core.fields import Shared
    from .plan import Plan

#: A link: the ends of a chain of tracks (6 * city + side of the city's hex), the lower one first, and the towns on it,
#: a bit each.
Link = tuple[int, int, int]
#: A way from a city: its distance, the city it comes to, and the field `way` of a Transport, in its place.
Way = tuple[int, int, int]


class Player:
    """`tracks`, `boxes` and the small numbers are facts; `empty`, `power`, `links`, `network`, `ways` and `tiles`
    follow from the facts and are kept up to date."""

    def __init__(self, tracks: list[int], empty: list[tuple[int, ...]], blank: bool = True) -> None:
        if not blank:
            return
        #: By field: the number of its track + 1 (see facts.TRACKS); 0: nothing drawn.
        self.tracks: list[int] = tracks
        #: By region: the fields with nothing drawn. The tuples are replaced, never changed.
        self.empty: list[tuple[int, ...]] = empty
        #: Locomotive boxes crossed, a bit each (1 << number), and how many (without tile 4b).
        self.boxes: int = 0
        self.power: int = 0
        #: Points for transports, and of the starting tile +2.
        self.points: int = 0
        self.bonus: int = 0
        #: Finished chains between cities, and what the network is worth.
        self.links: tuple[Link, ...] = ()
        self.network: int = 0
        #: By city: the ways from it, the longest first. Replaced with the links, never changed.
        self.ways: Shared[list[tuple[Way, ...]]] = [()] * 7
        #: Orders: goods delivered and kept, by kind, and how many.
        self.stock: list[int] = [0] * len(GOODS)
        self.held: int = 0
        #: Own cargo: its kind (-1: none) and its city on this sheet (0: none).
        self.cargo: int = -1
        self.cargo_city: int = 0
        #: Action tiles, a bit each (1 << number).
        self.tiles: int = 0

    # -- made from the fields above by tools/fields.py
    __slots__ = (
        "bonus",
        "boxes",
        "cargo",
        "cargo_city",
        "empty",
        "held",
        "links",
        "network",
        "points",
        "power",
        "stock",
        "tiles",
        "tracks",
        "ways",
    )

    def clone(self) -> Player:
        copy = Player(self.tracks, self.empty, blank=False)
        copy.tracks = self.tracks[:]
        copy.empty = self.empty[:]
        copy.boxes = self.boxes
        copy.power = self.power
        copy.points = self.points
        copy.bonus = self.bonus
        copy.links = self.links
        copy.network = self.network
        copy.ways = self.ways
        copy.stock = self.stock[:]
        copy.held = self.held
        copy.cargo = self.cargo
        copy.cargo_city = self.cargo_city
        copy.tiles = self.tiles
        return copy

    # -- until here


def fresh(plan: Plan) -> Player:
    """An empty sheet."""
    return Player([0] * plan.size, plan.fields[:])
