"""Whether a plan can be built as it is thought, and building it tile by tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.chance import Fast
from ..rules import building
from ..rules.steps import BUILD

if TYPE_CHECKING:
    from collections.abc import Collection

    from ..rules.state import State
    from .plans import BuildPlan

#: Building asks chance nothing.
NO_CHANCE: Final = Fast(0)


def can_be_laid(state: State, seat: int, made: BuildPlan, legal: set[int]) -> bool:
    """Try it on a copy: what a line does not know are discs, stops joined with themselves, tiles that run out."""
    if made.moves[0] not in legal:
        return False
    trial = state.clone()
    for number, move in enumerate(made.moves):
        if number and move not in building.builds(trial, seat):
            return False
        trial.play(seat, move, NO_CHANCE)
        if trial.step != BUILD:
            return True
    return state.plan.build.ending(trial, seat) == building.DONE


def lay_next(tiles: list[int], moves: Collection[int]) -> int:
    """The next of the tiles that are planned; where it cannot be laid any more the plan is forgotten, and building
    ends."""
    if tiles:
        move = tiles.pop(0)
        if move in moves:
            return move
        tiles.clear()
    return building.DONE if building.DONE in moves else building.SCRAP
