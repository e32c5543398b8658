"""Age of Steam. One engine: a game is a map and named rules. The maps with their games are in maps/, a folder each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Self, cast

from ...core.bot import Bot
from ...core.chance import Chance
from ...core.drawing import Drawing
from ...core.features import Features
from ...core.game import Explained, Game
from ...core.log import Event, Log
from ...core.motion import Flight
from ...core.picks import Pick
from ...core.policy import Line, Policy
from ...core.scene import Area
from ...core.state import State as BaseState
from ...core.texts import Text, Translator
from ...core.view import View as BaseView
from .maps import MAPS
from .printed import editions
from .printed.facts import COLOURS, FOLDER
from .printed.settings import wordings
from .rules import names, scoring
from .rules.moves import MOVES
from .rules.state import State, new_game
from .show.about import about, title
from .show.named import page

if TYPE_CHECKING:
    from ...core.story import Luck
    from .seen.view import View

DIE = ("1", "2", "3", "4", "5", "6")


class AgeOfSteam(Game):
    """What the games have in common. On a map that somebody brought they are played by their own rules, changed by what
    the file says."""

    rules = "2"
    stage = "beta"
    seats: tuple[int, ...] = (3, 4, 5, 6)
    default_seats = 4
    moveset = MOVES
    dice = {"order": DIE, "light": DIE, "dark": DIE}
    draws = {"bag": COLOURS}
    at_once = frozenset({"drop", "pass", "produce"})
    boards = True

    def __init__(self, brought: editions.Edition | None = None) -> None:
        self.brought = brought
        if brought is not None:
            self.board = brought.text
            # Its named rules may be some that have changed since.
            self.also_plays = ()
            self.seats = tuple(brought.settings.turns)
            if self.default_seats not in self.seats:
                self.default_seats = self.seats[0]
            self.moveset = editions.plan(brought.name, self.default_seats).build.moveset
            self.dice = {**AgeOfSteam.dice, "tie": DIE}

    def with_board(self, text: str) -> Self:
        return type(self)(editions.brought(self.id, text))

    def __reduce__(self) -> tuple[Callable[[type[AgeOfSteam], str | None], AgeOfSteam], tuple[object, ...]]:
        # Another process must come to know the map, too: views speak of it by its name.
        return _set_up, (type(self), self.board)

    @property
    def edition(self) -> editions.Edition:
        return self.brought or editions.edition(self.id)

    def about_board(self) -> list[Text]:
        return about(self.edition)

    @property
    def texts(self) -> tuple[Path, ...]:
        """The words that all maps share, those that go with some rules, and the game's own."""
        settings = MAPS[self.id].settings if self.brought is None else self.brought.settings
        shared = FOLDER / "words"
        return (shared, *(shared / name for name in wordings(settings)), self.folder / "words")

    def title(self, lang: str) -> str:
        return self.words(lang)(title(self.edition))

    @property
    def rule_pages(self) -> list[Path]:
        """The page of all maps, then that of this one; a map that somebody brought has none."""
        return super().rule_pages if self.brought is None else super().rule_pages[:1]

    @property
    def aid_pages(self) -> list[Path]:
        return super().aid_pages if self.brought is None else super().aid_pages[:1]

    def rulebook(self, lang: str) -> str:
        pages = super().rulebook(lang)
        return pages if self.brought is None else pages + "\n" + page(self.brought, self.words(lang))

    def new(self, seats: int, options: Mapping[str, str], chance: Chance, log: Log | None = None) -> State:
        return new_game(editions.plan(editions.with_choices(self.edition.name, options), seats), chance, log)

    def guess(self, view: BaseView, chance: Chance) -> State:
        from .seen.view import guess

        return guess(cast("View", view), chance)

    def features(self, view: BaseView, features: Features) -> None:
        from .seen.features import features as write

        write(cast("View", view), features)

    def path(self, view: BaseView, move: int) -> tuple[Pick, ...]:
        from .show.picks import path

        return path(cast("View", view), move)

    def prompt(self, view: BaseView, picked: tuple[str, ...]) -> Text:
        from .show.picks import prompt

        return prompt(cast("View", view), picked)

    def labels(self, view: BaseView) -> dict[str, Text]:
        from .show.labels import labels

        return labels(cast("View", view))

    def explain(self, view: BaseView) -> dict[str, Explained]:
        from .show.explain import explain

        return explain(cast("View", view))

    def reason(self, view: BaseView, line: Line) -> Text | None:
        from .show.reasons import reason

        return reason(cast("View", view), line)

    def brief(self, view: BaseView, move: int) -> Text | None:
        from .show.reasons import brief

        return brief(cast("View", view), move)

    def candidates(self, view: BaseView, picked: tuple[str, ...]) -> list[int]:
        from .show.picks import candidates

        return candidates(cast("View", view), picked)

    @property
    def colours(self) -> tuple[str, ...]:
        from .show.art import NOBODY_FILL, PLAYERS

        return PLAYERS[:NOBODY_FILL]

    def draw(self, view: BaseView, tr: Translator, focus: int | None = None) -> Drawing:
        from .show.draw import draw

        return draw(cast("View", view), tr)

    def around(self, view: BaseView, tr: Translator, focus: int | None = None) -> tuple[Area, ...]:
        from .show.panels import around

        return around(cast("View", view), tr)

    def flights(self, event: Event, view: BaseView) -> tuple[Flight, ...]:
        from .show.motion import flights

        return flights(event)

    def plain(self, view: BaseView, tr: Translator, focus: int | None = None) -> str:
        from .show.plain import plain

        return plain(cast("View", view), tr)

    def answer_text(self, purpose: str, answer: int) -> Text | None:
        return names.good(answer) if purpose == "bag" else None

    def figures(self, state: BaseState) -> dict[str, tuple[int, ...]]:
        now = cast(State, state)
        return {"points": now.sheet().totals, "income": tuple(now.income), "money": tuple(now.money)}

    def luck(self, events: Sequence[Event], seats: int, tr: Translator) -> list[Luck]:
        from .show.luck import luck

        return luck(events, seats, tr)

    def bots(self) -> Mapping[str, Callable[[Mapping[str, str]], Bot]]:
        from .bots import Beginner, Greedy, Standard

        return {
            "easy": Beginner.from_parameters,
            "standard": Standard.from_parameters,
            "greedy": Greedy.from_parameters,
        }

    def policy(self) -> Policy:
        from .bots import Thinker

        return Thinker()

    def value(self, state: BaseState, seat: int) -> float:
        return float(scoring.points(cast(State, state), seat))


def _set_up(kind: type[AgeOfSteam], board: str | None) -> AgeOfSteam:
    return kind() if board is None else kind().with_board(board)
