"""Players for tests: random ones are soon bankrupt, these see the whole game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from as_staging import started

from roundhouse.core.chance import Fast
from roundhouse.games.age_of_steam.rules import steps
from roundhouse.games.age_of_steam.rules.state import State


def choose(state: State, seat: int, dice: Random, sample: int = 8) -> int:
    """Few shares, few bids; tiles that finish links; deliveries where there are any."""
    moves = state.moves(seat)
    if state.step == steps.ISSUE:
        need = state.shares[seat] + state.engine[seat] + 9 - state.money[seat] - state.income[seat]
        return moves[max(0, min(len(moves) - 1, (need + 4) // 5))]
    if state.step == steps.AUCTION:
        return moves[-1] if dice.random() < 0.7 else moves[0]
    if state.step == steps.BUILD and len(moves) > 1 and dice.random() < 0.95:
        return max(dice.sample(moves[:-1], min(sample, len(moves) - 1)), key=lambda move: _worth(state, seat, move))
    if state.step == steps.MOVE and len(moves) > 2 and dice.random() < 0.8:
        return moves[0]
    return dice.choice(moves)


def _worth(state: State, seat: int, move: int) -> tuple[int, int]:
    after = state.clone()
    after.play(seat, move, Fast(1))
    return sum(end >= 0 for end in after.end), sum(after.grown)


def walk(edition: str, seats: int, seed: int, money: int = 40, sample: int = 8) -> Iterator[tuple[State, int, int]]:
    """A game position by position: the state, who acts, and the move that will be played. Everybody who is still in
    gets money in every turn, so that the game goes on."""
    chance, dice, turn = Fast(seed), Random(seed), 0
    state = started(edition, seats, chance)
    while state.waiting:
        if state.turn != turn:
            turn = state.turn
            state.money = [0 if state.out[seat] else max(money, state.money[seat]) for seat in range(seats)]
        seat = state.waiting[0]
        move = choose(state, seat, dice, sample)
        yield state, seat, move
        state.play(seat, move, chance)
    yield state, -1, 0
