"""What there is to see on a board: what a judge weighs. Two networks that lead to the same free cell, or are a few free
cells apart, may grow together."""

from __future__ import annotations

from typing import Final

from ..printed.facts import (
    DIE_A,
    DIE_B,
    ENDS,
    EXITS,
    FACES,
    HIGHWAY,
    LAVA,
    MAX_SPECIALS,
    RAILWAY,
    SIZE,
    TURNS,
)
from ..rules.bits import ALL, Bits, Lines, Walk, beside
from ..rules.board import Board
from ..rules.longest import longest
from ..rules.scoring import CENTRAL_BITS, NETWORK_POINTS, lakes

#: Networks are told apart by their exits and their open ends, up to these.
MOST_EXITS: Final = 6
MOST_ENDS: Final = 3
#: How far apart networks are looked at that could grow together.
MOST_APART: Final = 7
#: How likely a cell that a face would fit is drawn on in a round.
PACE: Final = 0.5


def _fill_chances() -> list[float]:
    """By surroundings: the chance that one round's dice hold a face that takes up every end there."""
    chances = []
    for around in range(256):
        miss_a = sum(not _takes_up(name, around) for name in DIE_A) / len(DIE_A)
        miss_b = sum(not _takes_up(name, around) for name in DIE_B) / len(DIE_B)
        chances.append(1.0 - miss_a**3 * miss_b)
    return chances


def _takes_up(name: str, around: int) -> bool:
    ends = [(side, around >> 2 * side & 3) for side in range(4) if around >> 2 * side & 3]
    return any(all(ENDS[piece][side] == end for side, end in ends) for piece in TURNS[FACES.index(name)].values())


FILL: Final[list[float]] = _fill_chances()


def _turned(around: int) -> list[int]:
    """Surroundings in all turns, mirrored, and with highways for railways: boards and dice do not tell them apart."""
    sides = [around >> 2 * side & 3 for side in range(4)]
    sides = [0 if kind == LAVA else kind for kind in sides]
    found = []
    for swap in (sides, [(0, RAILWAY, HIGHWAY)[kind] for kind in sides]):
        for mirrored in (swap, [swap[0], swap[3], swap[2], swap[1]]):
            for turn in range(4):
                found.append(sum(mirrored[(side + turn) % 4] << 2 * side for side in range(4)))
    return found


#: By surroundings: which of the kinds of free cells it is.
_KINDS: Final = sorted({min(_turned(around)) for around in range(256)})
KIND: Final[list[int]] = [_KINDS.index(min(_turned(around))) for around in range(256)]

#: By rounds to come and surroundings: the chance that a cell with them is drawn on some time.
MOST_ROUNDS: Final = 7
JOINED: Final[list[list[float]]] = [
    [1.0 - (1.0 - PACE * chance) ** rounds for chance in FILL] for rounds in range(MOST_ROUNDS + 1)
]
EXIT_CELLS: Final[list[int]] = [1 << cell for cell, _, _ in EXITS]

# Where the features are. First those that have a size,
SCORE: Final = 0
ROAD: Final = 1
RAIL: Final = 2
CENTRE: Final = 3
DEAD: Final = 4
OPEN: Final = 5
FREE: Final = 6
NEAR_CHANCE: Final = 7
SIZED: Final = 8
# then those that are there or not, some of them several times: special routes left,
SPECIALS: Final = SIZED
FREE_CENTRE: Final = SPECIALS + MAX_SPECIALS + 1
UNUSED: Final = FREE_CENTRE + 1
#: open ends of the longest lines,
ROAD_ENDS: Final = UNUSED + 1
RAIL_ENDS: Final = ROAD_ENDS + 3
#: what could grow together, by the cells between,
NEAR: Final = RAIL_ENDS + 3
#: how many cells that would take in all, in threes, and how much is too far away,
TREE: Final = NEAR + MOST_APART + 1
MOST_TREE: Final = 11
APART: Final = TREE + MOST_TREE + 1
MOST_PARTS: Final = 4
#: networks, free cells that ends lead to, those where networks meet,
NETWORKS: Final = APART + MOST_PARTS + 1
CELLS_OF: Final = NETWORKS + (MOST_EXITS + 1) * (MOST_ENDS + 1)
MEETING: Final = CELLS_OF + len(_KINDS)
#: open ends in all,
OPEN_ENDS: Final = MEETING + len(_KINDS)
MOST_OPEN: Final = 14
#: ends at craters, craters; lakes beside the first; closed ones, nearly closed ones; open sides, cells of the largest.
CRATERS: Final = OPEN_ENDS + MOST_OPEN + 1
LAKES: Final = CRATERS + 2
CLOSED: Final = LAKES + 1
GAPS: Final = LAKES + 3
LARGEST: Final = LAKES + 4
FEATURES: Final = LAKES + 5


class Seen:
    """The sizes of the first features, and which of the others are there."""

    __slots__ = ("sizes", "there")

    def __init__(self) -> None:
        self.sizes: list[float] = []
        self.there: list[int] = []

    def numbers(self) -> list[float]:
        """All in one row."""
        row = self.sizes + [0.0] * (FEATURES - SIZED)
        for place in self.there:
            row[place] += 1.0
        return row


class OpenEnds:
    """Of a kind: the ends that lead to a free cell, by side; and how many lead nowhere."""

    __slots__ = ("dead", "east", "north", "number", "south", "west")

    def __init__(self, bits: Bits, free: int, closed: int) -> None:
        self.north: int = bits.loose_north & free << SIZE
        self.east: int = bits.loose_east & free >> 1
        self.south: int = bits.loose_south & free >> SIZE
        self.west: int = bits.loose_west & free << 1
        self.number: int = self.within(ALL, ALL)
        self.dead: int = (
            number_of(bits.loose_north & closed << SIZE)
            + number_of(bits.loose_east & closed >> 1)
            + number_of(bits.loose_south & closed >> SIZE)
            + number_of(bits.loose_west & closed << 1)
        )

    def within(self, upright: int, across: int) -> int:
        """How many are on some cells: to the north and south, and to the east and west."""
        return (
            number_of(self.north & upright)
            + number_of(self.south & upright)
            + number_of(self.east & across)
            + number_of(self.west & across)
        )


def number_of(bits: int) -> int:
    """Few bits are counted sooner one by one."""
    number = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number


def look(board: Board, rounds: int) -> Seen:
    """A board, with so many rounds to come."""
    seen = Seen()
    there = seen.there
    lines = Lines(board.cells)
    road, rail = lines.road, lines.rail
    free = ALL & ~lines.drawn
    closed = lines.drawn & ~lines.craters
    road_ends, rail_ends = OpenEnds(road, free, closed), OpenEnds(rail, free, closed)
    highway = longest(road.cells, road.east, road.south)
    railway = longest(rail.cells, rail.east, rail.south)
    there.append(SPECIALS + MAX_SPECIALS - board.spent)
    there.append(ROAD_ENDS + min(road_ends.within(highway, highway), 2))
    there.append(RAIL_ENDS + min(rail_ends.within(railway, railway), 2))
    there.append(OPEN_ENDS + min(road_ends.number + rail_ends.number, MOST_OPEN))
    parts: list[int] = []
    score = _networks(lines, road_ends, rail_ends, parts, there)
    for exit_cell in EXIT_CELLS:
        if exit_cell & free:
            parts.append(exit_cell)
            there.append(UNUSED)
    meeting = _meeting(parts)
    for cell, around in board.frontier.items():
        there.append((MEETING if meeting >> cell & 1 else CELLS_OF) + KIND[around])
        if CENTRAL_BITS >> cell & 1:
            there.append(FREE_CENTRE)
    near = _grow(parts, free, board.frontier, JOINED[rounds], there)
    seen.sizes = [
        float(score),
        float(highway.bit_count()),
        float(railway.bit_count()),
        float((lines.drawn & CENTRAL_BITS).bit_count()),
        float(road_ends.dead + rail_ends.dead),
        float(road_ends.number + rail_ends.number),
        0.1 * free.bit_count(),
        near,
    ]
    if lines.craters or lines.lava:
        _expansions(board, lines, there)
    return seen


def _networks(lines: Lines, road: OpenEnds, rail: OpenEnds, parts: list[int], there: list[int]) -> int:
    """Networks by their exits and open ends; what they score, and the free cells that those with exits lead to."""
    score = 0
    north, east = road.north | rail.north, road.east | rail.east
    south, west = road.south | rail.south, road.west | rail.west
    exits_upright = lines.road.upright | lines.rail.upright
    exits_across = lines.road.across | lines.rail.across
    walk = Walk(lines)
    while walk.next():
        upright, across = walk.upright, walk.across
        exits = number_of(upright & exits_upright) + number_of(across & exits_across)
        ends = number_of(upright & north) + number_of(upright & south)
        ends += number_of(across & east) + number_of(across & west)
        score += NETWORK_POINTS[exits]
        there.append(NETWORKS + (MOST_ENDS + 1) * min(exits, MOST_EXITS) + min(ends, MOST_ENDS))
        if exits and ends:
            parts.append(
                (upright & north) >> SIZE | (upright & south) << SIZE | (across & east) << 1 | (across & west) >> 1
            )
    return score


def _meeting(parts: list[int]) -> int:
    """The cells that several lead to."""
    once = several = 0
    for part in parts:
        several |= once & part
        once |= part
    return several


def _grow(parts: list[int], free: int, frontier: dict[int, int], joined: list[float], there: list[int]) -> float:
    """Let all grow over the free cells at once, a cell at a time, and note which meet when. Also how likely those are
    joined soon that lead to the same cell."""
    tree, likely = 0, 0.0
    alone: list[int] = []
    union = 0
    for part in parts:
        while meets := part & union:
            likely += joined[frontier[(meets & -meets).bit_length() - 1]]
            there.append(NEAR + 1)
            tree += 1
            part |= _taken(alone, meets & -meets)
            union &= ~part
        alone.append(part)
        union |= part
    apart = 2
    while len(alone) > 1 and apart <= MOST_APART:
        wide = [(beside(part) | part) & free for part in alone]
        # Those that are beside each other, then those that have a cell in common once all have grown.
        for narrow in (alone, wide):
            if apart > MOST_APART:
                break
            merged = _merged(narrow, wide)
            for _ in range(merged):
                there.append(NEAR + apart)
            tree += merged * apart
            apart += 1
        alone = wide
    there.append(TREE + min(tree // 3, MOST_TREE))
    there.append(APART + min(len(alone), MOST_PARTS))
    return likely


def _taken(parts: list[int], cell: int) -> int:
    """Take out the part that has a cell."""
    for place, part in enumerate(parts):
        if part & cell:
            parts[place] = parts[-1]
            parts.pop()
            return part
    return 0


def _merged(narrow: list[int], wide: list[int]) -> int:
    """Make one of all whose wide cells meet the narrow ones of another; how many fewer there are then."""
    before = len(narrow)
    one = 0
    while one < len(narrow):
        other = one + 1
        while other < len(narrow):
            if wide[one] & narrow[other]:
                narrow[one] |= narrow[other]
                narrow[other] = narrow[-1]
                narrow.pop()
                if wide is not narrow:
                    wide[one] |= wide[other]
                    wide[other] = wide[-1]
                    wide.pop()
                other = one + 1
            else:
                other += 1
        one += 1
    return before - len(narrow)


def _expansions(board: Board, lines: Lines, there: list[int]) -> None:
    pits = lines.craters
    for bits in (lines.road, lines.rail):
        ends = number_of(bits.loose_north & pits << SIZE) + number_of(bits.loose_south & pits >> SIZE)
        ends += number_of(bits.loose_east & pits >> 1) + number_of(bits.loose_west & pits << 1)
        for _ in range(ends):
            there.append(CRATERS)
    for _ in range(len(board.pits)):
        there.append(CRATERS + 1)
    if not lines.lava:
        return
    found, open_sides = lakes(board.cells)
    largest = 0
    for lake, gaps in found:
        largest = max(largest, lake.bit_count())
        if gaps == 0:
            there.append(CLOSED)
        elif gaps <= 2:
            there.append(CLOSED + 1)
    for _ in range(len(found) - 1):
        there.append(LAKES)
    for _ in open_sides:
        there.append(GAPS)
    for _ in range(largest):
        there.append(LARGEST)
