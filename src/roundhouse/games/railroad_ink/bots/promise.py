"""What a board promises, by hand: what it scores now, and what its networks can still become. Two networks that face
the same free cell, or are a few free cells apart, are worth their merger times the chance of getting it."""

from __future__ import annotations

from typing import Final

from ..printed.facts import CELLS, DIE_A, DIE_B, EMPTY, ENDS, EXITS, FACES, MAX_SPECIALS, NEIGHBOURS, PIECE_MASK, TURNS
from ..rules.board import Board
from ..rules.scoring import CLOSED_LAKE, NETWORK_POINTS, Tally, tally
from .judge import Judge

MERGER: Final = 4.0  # one more exit in a network is worth this, whatever its size


class Weights:
    """What a promise is worth, in points. Found by playing many games with other values."""

    __slots__ = ("centre", "crater", "far", "gap", "length", "open_end", "pace", "special", "volcano")

    def __init__(self) -> None:
        self.length: float = 0.7
        self.centre: float = 0.7
        #: A special route not yet used.
        self.special: float = 2.0
        #: An end that leads to a free cell, by the rounds left.
        self.open_end: list[float] = [-1.0, -0.7, -0.5, -0.35, -0.25, -0.15, -0.1]
        #: How likely a cell that a face would fit is drawn on in a round; how much less likely one cell more makes it.
        self.pace: float = 0.5
        self.far: float = 0.4
        self.crater: float = 1.6
        #: An open lava side, by the rounds left; a volcano more.
        self.gap: list[float] = [-1.0, -0.7, -0.5, -0.4, -0.3, -0.2, -0.2]
        self.volcano: float = -2.0


STANDARD: Final = Weights()


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


class ByHand(Judge):
    """Adds up what everything is worth to somebody with these weights."""

    def __init__(self, weights: Weights = STANDARD) -> None:
        self.weights = weights

    def worth(self, board: Board, rounds: int, expansion: int) -> float:
        return promise(board, rounds, self.weights)


def promise(board: Board, rounds: int, weights: Weights) -> float:
    """How good a board is, with the rounds that are left."""
    count = tally(board.cells)
    if rounds == 0:
        return float(count.total())
    value = weights.length * (count.road.bit_count() + count.rail.bit_count())
    value += weights.centre * count.central.bit_count() + weights.crater * len(count.crater_ends)
    value += weights.special * (MAX_SPECIALS - board.spent)
    for exits, _ in count.networks:
        value += NETWORK_POINTS[exits]
    for end in count.error_ends:
        free = board.cells[NEIGHBOURS[end // 4][end % 4]] == EMPTY
        value += weights.open_end[rounds] if free else -1.0
    if count.lakes:
        value += _lakes(count, rounds, weights)
    return value + _mergers(board.cells, board.frontier, count, rounds, weights)


def _lakes(count: Tally, rounds: int, weights: Weights) -> float:
    value = weights.gap[rounds] * len(count.open_sides) + weights.volcano * (len(count.lakes) - 1)
    largest = 0
    for cells, gaps in count.lakes:
        largest = max(largest, cells.bit_count())
        if gaps == 0:
            value += CLOSED_LAKE
    return value + largest


def _mergers(cells: list[int], frontier: dict[int, int], count: Tally, rounds: int, weights: Weights) -> float:
    """What the networks and the exits not yet used can still bring by growing together, nearest first."""
    heads = list(range(len(count.networks) + len(EXITS)))
    value = 0.0
    bonds = _bonds(cells, frontier, count)
    for distance in range(1, len(bonds)):
        reach = MERGER * weights.far ** (distance - 1)
        for one, other, chance in bonds[distance]:
            while heads[one] != one:
                one = heads[one]
            while heads[other] != other:
                other = heads[other]
            if one != other:
                heads[one] = other
                value += reach * (1.0 - (1.0 - weights.pace * chance) ** rounds)
    return value


def _bonds(cells: list[int], frontier: dict[int, int], count: Tally) -> list[list[tuple[int, int, float]]]:
    """By distance: networks and exits that meet when all of them grow over free cells at the same pace."""
    owner = [-1] * CELLS  # by free cell: the network or exit that is nearest
    apart = [0] * CELLS
    wave: list[int] = []
    bonds: list[list[tuple[int, int, float]]] = [[] for _ in range(8)]
    for place, end in enumerate(count.error_ends):
        network = count.error_networks[place]
        cell = NEIGHBOURS[end // 4][end % 4]
        if count.networks[network][0] and cells[cell] == EMPTY:
            _claim(cell, network, owner, apart, wave, bonds, frontier)
    for place, (cell, _, _) in enumerate(EXITS):
        if cells[cell] == EMPTY:
            _claim(cell, len(count.networks) + place, owner, apart, wave, bonds, frontier)
    for cell in wave:  # grows while it is walked
        for n in NEIGHBOURS[cell]:
            if n < 0 or cells[n] & PIECE_MASK != EMPTY:
                continue
            if owner[n] < 0:
                owner[n] = owner[cell]
                apart[n] = apart[cell] + 1
                wave.append(n)
            elif owner[n] != owner[cell] and apart[n] + apart[cell] < len(bonds):
                bonds[apart[n] + apart[cell]].append((owner[n], owner[cell], 1.0))
    return bonds


def _claim(
    cell: int,
    who: int,
    owner: list[int],
    apart: list[int],
    wave: list[int],
    bonds: list[list[tuple[int, int, float]]],
    frontier: dict[int, int],
) -> None:
    if owner[cell] < 0:
        owner[cell] = who
        apart[cell] = 1
        wave.append(cell)
    elif owner[cell] != who:
        bonds[1].append((owner[cell], who, FILL[frontier[cell]]))
