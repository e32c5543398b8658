"""A kit as flat tables: all that the engine reads and never changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..printed.design import START_TRACK_KINDS
from ..printed.facts import HEIGHT, KIND_OF, KINDS, NUMBERS, SIDES, TRACKS, WIDTH
from ..printed.kit import OURS
from . import kinds
from .packed import FIELD_SHIFT, TRACK_SHIFT

if TYPE_CHECKING:
    from ..printed.kit import Kit

#: The side by which a track (its number + 1) leaves a field that it enters by a side: 6 * (track + 1) + side; -1: the
#: track does not touch that side.
LEAVES: Final[list[int]] = [-1] * (6 * (len(TRACKS) + 1))
for _number, (_one, _other) in enumerate(TRACKS):
    LEAVES[6 * (_number + 1) + _one] = _other
    LEAVES[6 * (_number + 1) + _other] = _one

#: All three kinds of track, a bit each.
ALL_KINDS: Final = 7


class Plan:
    """See above. Fields are numbered as in facts.FIELD_NAMES; lists by a number from 1 begin with an unused place."""

    def __init__(self, kit: Kit, start_kinds: tuple[str, ...] = START_TRACK_KINDS) -> None:
        self.kit = kit
        self.size: int = len(kit.rows) * WIDTH
        #: By field: its region (0: no hex there), the number of the city or town on it (0: none).
        self.region: list[int] = [0] * self.size
        self.city_at: list[int] = [0] * self.size
        self.town_at: list[int] = [0] * self.size
        for row, hexes in enumerate(kit.rows):
            for column, region in enumerate(hexes):
                self.region[row * WIDTH + column] = 0 if region == "." else int(region)
        #: By number: the field of the city, of the town, the city's colour.
        self.city: list[int] = [-1, *kit.cities]
        self.town: list[int] = [-1, *kit.towns]
        self.colour: list[int] = [-1, *kit.colours]
        for number in NUMBERS:
            self.city_at[self.city[number]] = number
            self.town_at[self.town[number]] = number
        #: By colour: cities that take it, a bit each. Coal goes to any city (SRR-16).
        self.takers: list[int] = [
            sum(1 << n for n in NUMBERS if self.colour[n] == good or good == 5) for good in range(6)
        ]
        #: By region: the fields that can be drawn on.
        self.fields: list[tuple[int, ...]] = [
            tuple([f for f in range(self.size) if self.region[f] == r and r and not self.city_at[f]]) for r in range(7)
        ]
        #: By field and side (6 * field + side): the field there; -1: the edge of the map.
        self.beside: list[int] = [_beside(self, f, s) for f in range(self.size) for s in range(6)]
        #: The same by border map (0: none, 1 to 6 medium, 7 to 12 hard), with -1 at walls, too.
        self.borders: list[tuple[tuple[int, int], ...]] = [(), *kit.medium, *kit.hard]
        self.roads: list[list[int]] = [_walled(self, borders) for borders in self.borders]
        #: By face of the black die, from 1: its kinds of track, a bit each.
        self.black: list[int] = [0, *(1 << one | 1 << other for one, other in kit.black)]
        #: By kinds (a bit each) and field: the moves that draw a track there.
        self.builds: list[list[tuple[int, ...]]] = [
            [_drawings(kinds.BUILD, self, f, bits) for f in range(self.size)] for bits in range(1 << len(KINDS))
        ]
        #: The starting tile Track (SRR-38): its kinds, and by field the moves that draw it there.
        self.start_kinds: int = sum([1 << KINDS.index(kind) for kind in start_kinds])
        self.start_tracks: list[tuple[int, ...]] = [
            _drawings(kinds.START_TRACK, self, f, self.start_kinds) for f in range(self.size)
        ]
        #: By tile side, in the order of facts.TILES.
        self.lightning: list[bool] = [tile.lightning for tile in kit.tiles]
        self.tile_points: list[int] = [tile.points for tile in kit.tiles]
        #: By order side: 1a, 1b, 2a, ... 6b.
        self.order_goods: list[tuple[int, ...]] = [order.goods for order in kit.orders]
        self.order_points: list[int] = [order.points for order in kit.orders]


def _beside(plan: Plan, field: int, side: int) -> int:
    row, column = divmod(field, WIDTH)
    if not plan.region[field]:
        return -1
    right = 1 if row % 2 == plan.kit.shifted else 0
    down, across = ((0, 1), (-1, right), (-1, right - 1), (0, -1), (1, right - 1), (1, right))[side]
    row, column = row + down, column + across
    if not (0 <= row < min(HEIGHT, len(plan.kit.rows)) and 0 <= column < WIDTH):
        return -1
    there = row * WIDTH + column
    return there if plan.region[there] else -1


def _walled(plan: Plan, borders: tuple[tuple[int, int], ...]) -> list[int]:
    """SR-1.7: nothing leads over a closed border."""
    closed = [*borders, *((b, a) for a, b in borders)]
    return [
        -1 if there >= 0 and (plan.region[place // len(SIDES)], plan.region[there]) in closed else there
        for place, there in enumerate(plan.beside)
    ]


def _drawings(kind: int, plan: Plan, field: int, bits: int) -> tuple[int, ...]:
    if not plan.region[field] or plan.city_at[field]:
        return ()
    return tuple(
        [
            kind | field << FIELD_SHIFT | track << TRACK_SHIFT
            for track in range(len(TRACKS))
            if bits >> KIND_OF[track] & 1
        ]
    )


_plans: dict[str, Plan] = {}


def bring(kit: Kit) -> Plan:
    """The plan of a kit, which views may name from now on."""
    found = _plans.get(kit.name)
    if found is None:
        found = _plans[kit.name] = Plan(kit)
    return found


def plan_of(name: str) -> Plan:
    """The plan of a kit that is known in this process."""
    return _plans[name]


bring(OURS)
