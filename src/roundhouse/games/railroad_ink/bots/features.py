"""What there is to see on a board: the numbers that a judge weighs. Two networks that face the same free cell, or are a
few free cells apart, may grow together."""

from __future__ import annotations

from typing import Final

from ..printed.facts import (
    CELLS,
    CENTRAL,
    DIE_A,
    DIE_B,
    EMPTY,
    ENDS,
    EXITS,
    FACES,
    HIGHWAY,
    LAVA,
    MAX_SPECIALS,
    NEIGHBOURS,
    PIECE_MASK,
    RAILWAY,
    TURNS,
)
from ..rules.board import Board
from ..rules.scoring import END, NETWORK_POINTS, Tally, tally

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

# Where the features are.
SCORE: Final = 0
ROAD: Final = 1
RAIL: Final = 2
CENTRE: Final = 3
DEAD: Final = 4
OPEN: Final = 5
SPECIALS: Final = 6
FREE: Final = SPECIALS + MAX_SPECIALS + 1
FREE_CENTRE: Final = FREE + 1
UNUSED: Final = FREE + 2
ROAD_ENDS: Final = FREE + 3
RAIL_ENDS: Final = FREE + 6
NEAR_CHANCE: Final = FREE + 9
NEAR: Final = FREE + 10
NETWORKS: Final = NEAR + MOST_APART + 1
CELLS_OF: Final = NETWORKS + (MOST_EXITS + 1) * (MOST_ENDS + 1)
MEETING: Final = CELLS_OF + len(_KINDS)
CRATERS: Final = MEETING + len(_KINDS)
#: Lakes beside the first; closed ones, nearly closed ones; open sides, cells of the largest.
LAKES: Final = CRATERS + 2
CLOSED: Final = LAKES + 1
GAPS: Final = LAKES + 3
LARGEST: Final = LAKES + 4
FEATURES: Final = LAKES + 5


class Claims:
    """The free cells that networks and unused exits lead to: whose each is, and where two can meet."""

    def __init__(self, networks: int) -> None:
        self.owner: list[int] = [-1] * CELLS
        self.apart: list[int] = [0] * CELLS
        self.meeting: list[bool] = [False] * CELLS
        self.wave: list[int] = []
        self.heads: list[int] = list(range(networks + len(EXITS)))
        #: By distance: pairs that could be joined.
        self.bonds: list[list[tuple[int, int, int]]] = [[] for _ in range(MOST_APART + 1)]

    def claim(self, cell: int, who: int) -> None:
        holder = self.owner[cell]
        if holder < 0:
            self.owner[cell] = who
            self.apart[cell] = 1
            self.wave.append(cell)
        elif holder != who:
            self.meeting[cell] = True
            self.bonds[1].append((holder, who, cell))

    def grow(self, cells: list[int]) -> None:
        owner, apart, wave = self.owner, self.apart, self.wave
        for cell in wave:  # grows while it is walked
            for n in NEIGHBOURS[cell]:
                if n < 0 or cells[n] & PIECE_MASK != EMPTY:
                    continue
                if owner[n] < 0:
                    owner[n] = owner[cell]
                    apart[n] = apart[cell] + 1
                    wave.append(n)
                elif owner[n] != owner[cell] and apart[n] + apart[cell] <= MOST_APART:
                    self.bonds[apart[n] + apart[cell]].append((owner[n], owner[cell], n))

    def join(self, one: int, other: int) -> bool:
        """Whether two were apart until now."""
        heads = self.heads
        while heads[one] != one:
            one = heads[one]
        while heads[other] != other:
            other = heads[other]
        heads[one] = other
        return one != other


def features(board: Board, rounds: int) -> list[float]:
    """A board in numbers, with so many rounds to come."""
    cells = board.cells
    count = tally(cells)
    found = [0.0] * FEATURES
    found[ROAD] = float(count.road.bit_count())
    found[RAIL] = float(count.rail.bit_count())
    found[CENTRE] = float(count.central.bit_count())
    found[SPECIALS + MAX_SPECIALS - board.spent] = 1.0
    claims = Claims(len(count.networks))
    _ends(cells, count, claims, found)
    for place, (cell, _, _) in enumerate(EXITS):
        if cells[cell] == EMPTY:
            claims.claim(cell, len(count.networks) + place)
            found[UNUSED] += 1.0
    _free_cells(board, found)
    for cell, around in board.frontier.items():
        found[(MEETING if claims.meeting[cell] else CELLS_OF) + KIND[around]] += 1.0
    claims.grow(cells)
    for distance in range(1, MOST_APART + 1):
        for one, other, cell in claims.bonds[distance]:
            if claims.join(one, other):
                found[NEAR + distance] += 1.0
                if distance == 1:
                    found[NEAR_CHANCE] += 1.0 - (1.0 - PACE * FILL[board.frontier[cell]]) ** rounds
    if count.lakes or count.crater_ends or board.pits:
        _expansions(board, count, found)
    return found


def _free_cells(board: Board, found: list[float]) -> None:
    cells = board.cells
    found[FREE] = 0.1 * cells.count(EMPTY)
    for cell in CENTRAL:
        if cells[cell] == EMPTY and cell in board.frontier:
            found[FREE_CENTRE] += 1.0


def _ends(cells: list[int], count: Tally, claims: Claims, found: list[float]) -> None:
    """Ends that lead nowhere, or to a free cell; networks by their exits and by these."""
    ends = [0] * len(count.networks)
    road_ends = rail_ends = 0
    for place, end in enumerate(count.error_ends):
        cell = end >> 2
        beyond = NEIGHBOURS[cell][end & 3]
        if cells[beyond] != EMPTY:
            found[DEAD] += 1.0
            continue
        found[OPEN] += 1.0
        network = count.error_networks[place]
        ends[network] += 1
        if count.networks[network][0]:
            claims.claim(beyond, network)
        if END[4 * (cells[cell] & PIECE_MASK) + (end & 3)] == HIGHWAY:
            road_ends += count.road >> cell & 1
        else:
            rail_ends += count.rail >> cell & 1
    found[ROAD_ENDS + min(road_ends, 2)] = 1.0
    found[RAIL_ENDS + min(rail_ends, 2)] = 1.0
    for network, (exits, _) in enumerate(count.networks):
        found[SCORE] += NETWORK_POINTS[exits]
        found[NETWORKS + (MOST_ENDS + 1) * min(exits, MOST_EXITS) + min(ends[network], MOST_ENDS)] += 1.0


def _expansions(board: Board, count: Tally, found: list[float]) -> None:
    found[CRATERS] = float(len(count.crater_ends))
    found[CRATERS + 1] = float(len(board.pits))
    largest = 0
    for lake, gaps in count.lakes:
        largest = max(largest, lake.bit_count())
        if gaps == 0:
            found[CLOSED] += 1.0
        elif gaps <= 2:
            found[CLOSED + 1] += 1.0
    found[LAKES] = max(0.0, len(count.lakes) - 1.0)
    found[GAPS] = float(len(count.open_sides))
    found[LARGEST] = float(largest)
