"""A clone is the same position, and has nothing in common with it."""

from __future__ import annotations

from ..core.freeze import digest
from ..core.playout import random_walk
from .spot import Spot, check


@check("clones")
def clones_are_equal(spot: Spot) -> None:
    """A clone is the same position with the same moves, and so is its clone."""
    one = spot.state.clone()
    for twin in (one, one.clone()):
        if digest(twin) != digest(spot.state):
            spot.fail("clones", "a clone differs from its original")
        if any(twin.moves(seat) != spot.state.moves(seat) for seat in range(spot.table.seats)):
            spot.fail("clones", "a clone has other moves than its original")


@check("clones")
def clones_are_independent(spot: Spot, plies: int = 20) -> None:
    """Play on a clone leaves the original as it was, and the other way round."""
    state = spot.state
    before = digest(state)
    one = state.clone()
    two = one.clone()
    random_walk(one, spot.chance, plies)
    if digest(state) != before or digest(two) != before:
        spot.fail("clones", "play on one clone has changed another state")
    after = digest(one)
    random_walk(two, spot.chance, plies)
    if digest(state) != before or digest(one) != after:
        spot.fail("clones", "play on a clone of a clone has changed another state")
