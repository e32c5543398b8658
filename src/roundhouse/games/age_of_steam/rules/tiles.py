"""The track tiles: kinds with their counts, and patterns, which are tiles turned.

A `pattern` is one tile in one turn; there are 77. Those of simple and complex tiles come first and fit any hex (in a
town with a disc, and then the town joins all their ends); those of town tiles fit towns only.
"""

from __future__ import annotations

import json
from typing import Final

from msgspec import Struct

from ..printed.facts import FOLDER
from ..printed.hexes import SIDES

SIMPLE: Final = 0
COEXISTING: Final = 1
CROSSING: Final = 2
TOWN: Final = 3
FAMILIES: Final = ("simple", "coexisting", "crossing", "town")


class Tile(Struct, frozen=True):
    """A kind of tile. `segments` join sides, `exits` lead from sides to the town that is printed on it."""

    id: str
    family: str
    count: int
    turns: int
    segments: tuple[tuple[int, int], ...] = ()
    exits: tuple[int, ...] = ()


TILES: Final = tuple(
    Tile(
        item["id"],
        item["family"],
        item["count"],
        item["turns"],
        tuple((a, b) for a, b in item.get("segments", ())),
        tuple(item.get("exits", ())),
    )
    for item in json.loads((FOLDER / "printed" / "tiles.json").read_text(encoding="utf-8"))
)
#: The names of the kinds, as moves write them; how many there are in the box.
TILE_NAMES: Final = tuple(tile.id for tile in TILES)
COUNTS: Final[list[int]] = [tile.count for tile in TILES]
FAMILY: Final[list[int]] = [FAMILIES.index(tile.family) for tile in TILES]


def _lower_first(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


# By pattern: the tile and its turn, the segments (lower side first, in the tile's own order), the exits as bits.
PATTERN_TILE: Final[list[int]] = []
PATTERN_TURN: Final[list[int]] = []
SEGMENTS: Final[list[tuple[tuple[int, int], ...]]] = []
EXITS: Final[list[int]] = []
for _number, _tile in enumerate(TILES):
    for _turn in range(_tile.turns):
        _turned = tuple(
            (min((a + _turn) % SIDES, (b + _turn) % SIDES), max((a + _turn) % SIDES, (b + _turn) % SIDES))
            for a, b in _tile.segments
        )
        _sides = [(s + _turn) % SIDES for s in _tile.exits] + [side for pair in _turned for side in pair]
        PATTERN_TILE.append(_number)
        PATTERN_TURN.append(_turn)
        SEGMENTS.append(_turned)
        EXITS.append(sum(1 << side for side in _sides))

PATTERNS: Final = len(PATTERN_TILE)
#: So many patterns belong to simple and complex tiles: they come first.
PLAIN_PATTERNS: Final = sum(tile.turns for tile in TILES if tile.segments)
#: The pattern of a tile and a turn; -1 for a turn that repeats an earlier one.
PATTERN: Final[list[list[int]]] = [
    [
        next((p for p in range(PATTERNS) if PATTERN_TILE[p] == number and PATTERN_TURN[p] == turn), -1)
        for turn in range(SIDES)
    ]
    for number in range(len(TILES))
]
#: By pattern: the family of its tile, the number of exits.
PATTERN_FAMILY: Final[list[int]] = [FAMILY[tile] for tile in PATTERN_TILE]
PATTERN_EXITS: Final[list[int]] = [exits.bit_count() for exits in EXITS]
#: By pattern and side: the side at the other end of the track; -1: no track there (or it ends in the town).
OTHER_END: Final[list[list[int]]] = [
    [next((b if a == side else a for a, b in segments if side in (a, b)), -1) for side in range(SIDES)]
    for segments in SEGMENTS
]


def redirects(before: int, pattern: int) -> bool:
    """AS-6.8: whether a tile outside towns that replaces another changes track of it."""
    return any(track not in SEGMENTS[pattern] for track in SEGMENTS[before])
