"""A small map of our own, for a first game that is explained on the way."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from .....core.game import Lesson
from .....core.view import View as BaseView
from ... import AgeOfSteam
from .settings import MAP

if TYPE_CHECKING:
    from ...seen.view import View


class Tutorial(AgeOfSteam):
    id = MAP.game
    seats = (2, 3)
    default_seats = 2
    own_design = ("own-design",)
    also_plays = ("1",)
    folder = Path(__file__).parent

    def guide(self, view: BaseView) -> list[Lesson]:
        from .guide import lessons

        return lessons(cast("View", view))


GAME = Tutorial()
