"""Railroad Ink: Blazing Red, with the lava and meteor expansions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, cast

from ...core.bot import Bot
from ...core.chance import Chance
from ...core.drawing import Drawing
from ...core.features import Features
from ...core.game import Explained, Game, Option
from ...core.log import Log
from ...core.paper import PaperScore
from ...core.picks import Pick
from ...core.policy import Line, Policy
from ...core.state import State as BaseState
from ...core.texts import Text, Translator
from ...core.view import View as BaseView
from .printed.facts import DIE_A, DIE_B, DIE_DIRECTION, DIE_DISTANCE, DIE_LAVA, EXPANSIONS, FOLDER, ROUNDS
from .rules import scoring
from .rules.moves import MOVES
from .rules.setup import new_game
from .rules.state import State

if TYPE_CHECKING:
    from ...core.hindsight import Hindsight
    from ...core.table import Table
    from .seen.view import View


class RailroadInk(Game):
    id = "railroad_ink"
    rules = "1"
    stage = "beta"
    seats = (1, 2, 3, 4, 5, 6)
    default_seats = 1
    side_by_side = True
    options = (Option("expansion", EXPANSIONS, "none"),)
    moveset = MOVES
    dice = {
        "A": DIE_A,
        "B": DIE_B,
        "lava": DIE_LAVA,
        "direction": DIE_DIRECTION,
        "distance": tuple(map(str, DIE_DISTANCE)),
    }
    folder = FOLDER

    def new(self, seats: int, options: Mapping[str, str], chance: Chance, log: Log | None = None) -> State:
        expansion = options["expansion"]
        return new_game(seats, EXPANSIONS.index(expansion), ROUNDS[expansion], chance, log)

    def guess(self, view: BaseView, chance: Chance) -> State:
        from .seen.view import guess

        return guess(cast("View", view), chance)

    def alphabet(self, seats: int, options: Mapping[str, str]) -> list[int]:
        from .rules.alphabet import alphabet

        return alphabet(EXPANSIONS.index(options["expansion"]))

    def features(self, view: BaseView, features: Features) -> None:
        from .seen.features import features as write

        write(cast("View", view), features)

    def path(self, view: BaseView, move: int) -> tuple[Pick, ...]:
        from .show.picks import path

        return path(cast("View", view), move)

    def prompt(self, view: BaseView, picked: tuple[str, ...]) -> Text:
        from .show.picks import prompt

        return prompt(cast("View", view), picked)

    def candidates(self, view: BaseView, picked: tuple[str, ...]) -> list[int]:
        from .show.picks import candidates

        return candidates(cast("View", view), picked)

    def draw(self, view: BaseView, tr: Translator, focus: int | None = None) -> Drawing:
        from .show.draw import draw

        return draw(cast("View", view), tr, focus)

    def plain(self, view: BaseView, tr: Translator, focus: int | None = None) -> str:
        from .show.plain import plain

        return plain(cast("View", view), tr, focus)

    def labels(self, view: BaseView) -> dict[str, Text]:
        from .show.picks import labels

        return labels(cast("View", view))

    def explain(self, view: BaseView) -> dict[str, Explained]:
        from .show.explain import explain

        return explain(cast("View", view))

    def answer_text(self, purpose: str, answer: int) -> Text | None:
        if purpose == "distance":
            return None
        return Text(f"{'side' if purpose == 'direction' else 'face'}-{self.dice[purpose][answer - 1]}")

    def bots(self) -> Mapping[str, Callable[[Mapping[str, str]], Bot]]:
        from .bots.policy import Beginner, Standard

        return {"easy": Beginner.from_parameters, "standard": Standard.from_parameters}

    def policy(self) -> Policy:
        from .bots.policy import Planner

        return Planner()

    def reason(self, view: BaseView, line: Line) -> Text | None:
        from .show.reasons import reason

        return reason(cast("View", view), line)

    def brief(self, view: BaseView, move: int) -> Text | None:
        from .show.reasons import brief

        return brief(cast("View", view), move)

    def value(self, state: BaseState, seat: int) -> float:
        return float(scoring.tally(cast(State, state).boards[seat].cells).total())

    def has_hindsight(self, options: Mapping[str, str]) -> bool:
        return True

    def hindsight(self, table: Table, seconds: float, workers: int = 0) -> list[Hindsight]:
        from .bots.hindsight import hindsight

        return hindsight(self, table, seconds, workers)

    def score_paper(self, text: str) -> list[PaperScore]:
        from .printed.paper import score_paper

        return score_paper(text)


GAME = RailroadInk()
