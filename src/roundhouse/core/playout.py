"""Random play, as fast as the rules allow. Compiled together with them."""

from __future__ import annotations

from .chance import Fast
from .state import State


def random_game(state: State, chance: Fast) -> int:
    """Play to the end with random moves, one seat after the other where several may act; the number of moves."""
    plies = 0
    actors = state.actors()
    while actors:
        seat = actors[0] if len(actors) == 1 else actors[chance.number(len(actors))]
        moves = state.moves(seat)
        state.play(seat, moves[chance.number(len(moves))], chance)
        plies += 1
        actors = state.actors()
    return plies


def random_walk(state: State, chance: Fast, plies: int) -> int:
    """The same, but stop after so many moves; how many were played."""
    played = 0
    while played < plies:
        actors = state.actors()
        if not actors:
            break
        seat = actors[chance.number(len(actors))]
        moves = state.moves(seat)
        state.play(seat, moves[chance.number(len(moves))], chance)
        played += 1
    return played
