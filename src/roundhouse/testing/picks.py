"""Every legal move is reached by exactly one path of picks, and every step of it has words."""

from __future__ import annotations

from ..core.picks import Pick, tree
from .spot import Spot, check
from .words import say


@check("picks")
def picks_reach_every_move(spot: Spot) -> None:
    """The leaves of the tree are the legal moves; each prefix of a path has a prompt."""
    game, state = spot.game, spot.state
    for seat in state.actors():
        view, moves = state.view(seat), state.moves(seat)
        paths = [(game.path(view, move), move) for move in moves]
        if sorted(move for _, move in tree(paths).leaves()) != sorted(moves):
            spot.fail("picks", f"the paths of seat {seat} do not lead to its moves")
        asked: set[tuple[str, ...]] = set()
        for path, _ in paths:
            for depth, pick in enumerate(path):
                _fits(spot, pick)
                asked.add(tuple(step.id for step in path[:depth]))
        for picked in sorted(asked):
            say(spot, game.prompt(view, picked))


def _fits(spot: Spot, pick: Pick) -> None:
    """A choice has words; what it says of gains is about everybody."""
    say(spot, pick.text)
    if pick.kept is not None:
        say(spot, pick.kept)
    if pick.gains and len(pick.gains) != spot.table.seats:
        spot.fail("picks", f"{pick.id} says what {len(pick.gains)} seats gain, at a table of {spot.table.seats}")
