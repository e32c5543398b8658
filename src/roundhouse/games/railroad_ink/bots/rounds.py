"""Planning a round on one board, as a beam: every way to draw the dice, in every order, but only the most promising
boards of each step are followed."""

from __future__ import annotations

from ....core.chance import Fast
from ....core.moves import KIND_MASK
from ..rules import kinds
from ..rules.state import State
from ..rules.tables import FINISH
from .judge import Judge

#: A round as it could be drawn: less what its board promises, its moves with Finish as the last, and its end.
Drawn = tuple[float, list[int], State]


def plans(state: State, width: int, judge: Judge, most: int = 1) -> list[Drawn]:
    """The best ways to draw the round of a state's only board, at most so many, each with another board in the end."""
    chance = Fast(0)  # never asked: a plan stops before the round ends
    rounds = state.rounds - state.round
    done: dict[tuple[int, ...], Drawn] = {}
    beam: list[Drawn] = [(0.0, [], state)]
    while beam:
        found: dict[tuple[int, ...], Drawn] = {}
        for value, path, before in beam:
            for move in _worth_trying(before):
                if move == FINISH:
                    key = _key(before)
                    if key not in done:
                        if not path:
                            value = -judge.worth(before.boards[0], rounds)
                        done[key] = (value, [*path, FINISH], before)
                    continue
                after = before.clone()
                after.play(0, move, chance)
                key = _key(after)
                if key not in found:
                    found[key] = (-judge.worth(after.boards[0], rounds), [*path, move], after)
        beam = sorted(found.values(), key=_by_promise)[:width]
    return sorted(done.values(), key=_by_promise)[:most]


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
