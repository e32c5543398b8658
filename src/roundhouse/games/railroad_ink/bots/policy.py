"""How to draw well: the `standard` bot. It plans a whole round on its own board and then draws the plan.

A round is searched as a beam: every way to draw the dice, in every order, but only the most promising boards of each
step are followed. What a board promises is what it scores now, and what its networks can still become: two networks
that face the same free cell, or are a few free cells apart, are worth their merger times the chance of getting it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from ....core.bot import Bot, Desk
from ....core.chance import Fast
from ....core.errors import BadOption
from ....core.moves import KIND_MASK
from ..printed.facts import CELLS, DIE_A, DIE_B, EMPTY, ENDS, EXITS, FACES, MAX_SPECIALS, NEIGHBOURS, PIECE_MASK, TURNS
from ..rules import kinds
from ..rules.scoring import CLOSED_LAKE, NETWORK_POINTS, Tally, tally
from ..rules.state import State
from ..rules.tables import FINISH

WIDTH: Final = 12
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


# -- what a board promises ----------------------------------------------------------------------------------------


def promise(state: State, weights: Weights) -> float:
    """How good the only board of a state is, with the rounds that are left."""
    board = state.boards[0]
    count = tally(board.cells)
    rounds = state.rounds - state.round
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
    owner = [-1] * CELLS  # by free cell: the network or exit that is nearest
    apart = [0] * CELLS
    wave: list[int] = []
    bonds: list[list[tuple[int, int, float]]] = [[] for _ in range(8)]  # by distance
    heads = list(range(len(count.networks) + len(EXITS)))
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
    value = 0.0
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


# -- planning a round ---------------------------------------------------------------------------------------------


def plan(state: State, width: int, weights: Weights) -> list[int]:
    """The moves with which the only board of a state should end its round, Finish included."""
    chance = Fast(0)  # never asked: the plan stops before the round ends
    best: list[int] = []
    best_value = -1e9
    beam: list[tuple[State, list[int]]] = [(state, [])]
    while beam:
        found: dict[tuple[int, ...], tuple[float, State, list[int]]] = {}
        for before, path in beam:
            for move in _worth_trying(before):
                if move == FINISH:
                    value = promise(before, weights)
                    if value > best_value:
                        best, best_value = [*path, FINISH], value
                    continue
                after = before.clone()
                after.play(0, move, chance)
                board = after.boards[0]
                key = (board.left, board.specials, board.lava, *board.cells)
                if key not in found:
                    found[key] = (promise(after, weights), after, [*path, move])
        ranked = sorted(found.values(), key=_by_promise)
        beam = [(after, path) for _, after, path in ranked[:width]]
    return best


def _by_promise(found: tuple[float, State, list[int]]) -> float:
    return -found[0]


def _worth_trying(state: State) -> list[int]:
    """The legal moves, without volcanoes unless there is nothing else to do."""
    moves = state.moves(0)
    sober = [move for move in moves if move & KIND_MASK != kinds.VOLCANO]
    return sober or moves


class Standard(Bot):
    """Plans a round when it begins and keeps to the plan."""

    def __init__(self, width: int = WIDTH, weights: Weights = STANDARD) -> None:
        self.width = width
        self.weights = weights
        self._plan: list[int] = []

    @classmethod
    def from_parameters(cls, parameters: Mapping[str, str]) -> Standard:
        unknown = set(parameters) - {"width"}
        width = parameters.get("width", str(WIDTH))
        if unknown or not width.isdigit() or int(width) < 1:
            raise BadOption("standard takes one parameter: width=1 and more (boards followed at each step)")
        return cls(int(width))

    def choose(self, desk: Desk) -> int:
        if not self._plan or self._plan[0] not in desk.moves:
            guess = cast(State, desk.guess())
            alone = guess.clone()
            alone.boards, alone.shown, alone.players = [guess.boards[desk.seat]], [], [0]
            self._plan = plan(alone, self.width, self.weights)
        return self._plan.pop(0)
