"""Planning a round on one board, as a beam: every way to draw the dice, in every order, but only the most promising
boards of each step are followed."""

from __future__ import annotations

from collections.abc import Callable

from ....core.chance import Fast
from ....core.moves import KIND_MASK
from ..rules import kinds
from ..rules.state import State
from ..rules.tables import FINISH
from .judge import Judge

#: A round as it could be drawn: less what its board promises, its moves with Finish as the last, and its end.
Drawn = tuple[float, list[int], State]


def plans(
    state: State, width: int, judge: Judge, most: int = 1, left: Callable[[], float] | None = None
) -> list[Drawn]:
    """The best ways to draw the round of a state's only board, at most so many, each with another board in the end.
    `left`: the seconds that are left. A step takes half of them at most, as the first have the most ways to draw; then
    fewer boards are followed, but always the best one."""
    chance = Fast(0)  # never asked: a plan stops before the round ends
    rounds = state.rounds - state.round
    done: dict[tuple[int, ...], Drawn] = {}
    beam: list[Drawn] = [(0.0, [], state)]
    while beam:
        found = Best(width)
        enough = 0.0 if left is None else left() / 2.0
        for place, (promise, path, before) in enumerate(beam):
            if left is not None and place > 0 and left() < enough:
                break
            for move in _worth_trying(before):
                if move == FINISH:
                    key = _key(before)
                    if key not in done:
                        value = promise if path else -judge.worth(before.boards[0], rounds)
                        done[key] = (value, [*path, FINISH], before)
                    continue
                after = before.clone()
                after.play(0, move, chance)
                value = -judge.worth(after.boards[0], rounds)
                if value < found.limit:
                    found.add(value, path, move, after)
        beam = found.sorted()
    return sorted(done.values(), key=_by_promise)[:most]


class Best:
    """The best boards of a step, each once. Most boards are not among them and cost no more than their judgement."""

    def __init__(self, width: int) -> None:
        self.width = width
        #: What a board must be better than.
        self.limit: float = 1e18
        self.found: list[Drawn] = []
        self.keys: set[tuple[int, ...]] = set()

    def add(self, value: float, path: list[int], move: int, after: State) -> None:
        key = _key(after)
        if key in self.keys:
            return
        self.keys.add(key)
        self.found.append((value, [*path, move], after))
        if len(self.found) >= 2 * self.width:
            self.found = self.sorted()
            self.limit = self.found[-1][0]

    def sorted(self) -> list[Drawn]:
        return sorted(self.found, key=_by_promise)[: self.width]


def _key(state: State) -> tuple[int, ...]:
    board = state.boards[0]
    return (board.left, board.specials, board.lava, *board.cells)


def _by_promise(drawn: Drawn) -> float:
    return drawn[0]


def _worth_trying(state: State) -> list[int]:
    """The legal moves, without volcanoes unless there is nothing else to do."""
    moves = state.moves(0)
    sober = [move for move in moves if move & KIND_MASK != kinds.VOLCANO]
    return sober or moves


def alone(state: State, seat: int) -> State:
    """The same with one seat only: nobody's drawings change another's."""
    copy = state.clone()
    copy.boards, copy.shown, copy.players = [state.boards[seat]], [], [0]
    return copy
