"""Signals: a small card game, whole, to copy. Hidden hands, a deck of counts, a step in which all act at once and one
in which they act in turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, cast

from roundhouse.core.bot import Bot
from roundhouse.core.chance import Chance
from roundhouse.core.drawing import Drawing
from roundhouse.core.game import Game, Option
from roundhouse.core.log import Log
from roundhouse.core.picks import Pick
from roundhouse.core.texts import Text, Translator
from roundhouse.core.view import View as BaseView

from .bots.policy import Standard
from .printed.facts import CARDS, FOLDER, HAND, ROUNDS
from .rules.events import SILENT
from .rules.moves import MOVES
from .rules.state import State
from .seen.guess import fill_in
from .seen.view import View
from .show import draw, picks, plain


class Signals(Game):
    id = "signals"
    rules = "1"
    stage = "draft"
    seats = (2, 3)
    default_seats = 2
    options: ClassVar[tuple[Option, ...]] = (Option("length", tuple(ROUNDS), "short"),)
    moveset = MOVES
    draws = {"deck": CARDS}
    folder = FOLDER
    #: What is played: a variant may have a state of its own.
    Position: ClassVar[type[State]] = State

    def new(self, seats: int, options: Mapping[str, str], chance: Chance, log: Log | None = None) -> State:
        state = self.Position(seats, ROUNDS[options["length"]])
        for seat in range(seats):
            for _ in range(HAND):
                state.draw(seat, chance, SILENT)
        return state

    def guess(self, view: BaseView, chance: Chance) -> State:
        view = cast(View, view)
        state = self.Position(len(view.held), view.rounds)
        fill_in(state, view, chance)
        return state

    def path(self, view: BaseView, move: int) -> tuple[Pick, ...]:
        return picks.path(move)

    def prompt(self, view: BaseView, picked: tuple[str, ...]) -> Text:
        return picks.prompt(cast(View, view))

    def candidates(self, view: BaseView, picked: tuple[str, ...]) -> list[int]:
        return picks.candidates(picked)

    def labels(self, view: BaseView) -> dict[str, Text]:
        return picks.labels(cast(View, view))

    def draw(self, view: BaseView, tr: Translator, focus: int | None = None) -> Drawing:
        return draw.draw(cast(View, view), tr, focus)

    def plain(self, view: BaseView, tr: Translator, focus: int | None = None) -> str:
        return plain.plain(cast(View, view), tr, focus)

    def bots(self) -> Mapping[str, Callable[[Mapping[str, str]], Bot]]:
        return {"standard": Standard.from_parameters}


GAME = Signals()
