"""SteamRollers for one to five players, with its mini-expansions, and with Eve for a solo game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Self, cast

from ...core.bot import Bot
from ...core.chance import Chance
from ...core.drawing import Drawing
from ...core.features import Features
from ...core.game import Explained, Game, Option
from ...core.log import Event, Log
from ...core.motion import Flight
from ...core.picks import Pick
from ...core.policy import Line, Policy
from ...core.state import State as BaseState
from ...core.texts import Text, Translator, listed
from ...core.view import View as BaseView
from .printed.design import SOLO_GOODS
from .printed.facts import BORDERS, FOLDER, GOODS, LEVELS, SEATS, TILES
from .printed.kit import OURS, Kit
from .rules import names, scoring
from .rules.moves import MOVES
from .rules.plan import bring
from .rules.setup import new_game
from .rules.state import State

if TYPE_CHECKING:
    from ...core.story import Luck
    from .seen.view import View

NO_YES = ("no", "yes")
ALONE, SEVERAL = SEATS[:1], SEATS[1:]
_SIX = ("1", "2", "3", "4", "5", "6")


class SteamRollers(Game):
    id = "steam_rollers"
    rules = "2"
    stage = "beta"
    seats = SEATS
    default_seats = 2
    options = (
        Option("borders", BORDERS, "none"),
        # SR-7.1: only the borders go with a solo game; Eve's settings are for it alone.
        Option("coal", NO_YES, "no", SEVERAL),
        Option("orders", NO_YES, "no", SEVERAL),
        Option("start", NO_YES, "no", SEVERAL),
        Option("level", LEVELS, LEVELS[0], ALONE),
        Option("goods", SOLO_GOODS, SOLO_GOODS[0], ALONE),
    )
    moveset = MOVES
    dice = {
        "first": _SIX[:5],
        "side": ("a", "b"),
        "order-side": ("a", "b"),
        "border": _SIX,
        "white": _SIX,
        "black": _SIX,
        "reroll": _SIX,
        "level": _SIX,
        "eve": _SIX,
    }
    draws = {"bag": GOODS}
    told_by_seat = frozenset({"reroll"})
    own_design = (
        "own-design-sheet",
        "own-design-black-die",
        "own-design-tiles",
        "own-design-orders",
        "own-design-borders",
    )
    at_once = frozenset({"take", "pair", "steal", "decline", "reroll", "reroll-eve", "leave", "pass"})
    folder = FOLDER
    boards = True

    def __init__(self, kit: Kit = OURS) -> None:
        self.plan = bring(kit)
        self.board = kit.text or None

    def with_board(self, text: str) -> Self:
        from .printed.file import read_kit

        return type(self)(read_kit(text))

    def __reduce__(self) -> tuple[Callable[[type[SteamRollers], Kit], SteamRollers], tuple[type[SteamRollers], Kit]]:
        # Another process must come to know the kit, too: views speak of it by its name.
        return _set_up, (type(self), self.plan.kit)

    def about_board(self) -> list[Text]:
        from .printed.file import PARTS, SHEET

        plan = self.plan
        kit = plan.kit
        # Cities and towns come with the rows of the sheet.
        ours = [Text(f"part-{part.lower()}") for part in PARTS if part not in (*kit.typed, *SHEET[1:])]
        return [
            *([Text("about-title", {"title": kit.title})] if kit.title else []),
            Text("about-fields", {"fields": sum(map(len, plan.fields))}),
            Text("about-tiles", {"lightning": sum(plan.lightning), "infinity": len(TILES) - sum(plan.lightning)}),
            *([Text("about-ours", {"parts": listed(ours)})] if ours else []),
        ]

    def new(self, seats: int, options: Mapping[str, str], chance: Chance, log: Log | None = None) -> State:
        return new_game(
            self.plan,
            seats,
            chance,
            log,
            borders=BORDERS.index(options["borders"]),
            coal=options["coal"] == "yes",
            orders=options["orders"] == "yes",
            start=options["start"] == "yes",
            level=1 + LEVELS.index(options["level"]) if seats == 1 else 0,
            goods=int(options["goods"]),
        )

    def guess(self, view: BaseView, chance: Chance) -> State:
        from .seen.view import restore

        return restore(cast("View", view))

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
        from .show.picks import labels

        return labels(cast("View", view))

    def explain(self, view: BaseView) -> dict[str, Explained]:
        from .show.explain import explain

        return explain(cast("View", view))

    def candidates(self, view: BaseView, picked: tuple[str, ...]) -> list[int]:
        from .show.picks import candidates

        return candidates(cast("View", view), picked)

    def draw(self, view: BaseView, tr: Translator, focus: int | None = None) -> Drawing:
        from .show.draw import draw

        return draw(cast("View", view), tr, focus)

    def flights(self, event: Event, view: BaseView) -> tuple[Flight, ...]:
        from .show.motion import flights

        return flights(event)

    def plain(self, view: BaseView, tr: Translator, focus: int | None = None) -> str:
        from .show.plain import plain

        return plain(cast("View", view), tr, focus)

    def answer_text(self, purpose: str, answer: int) -> Text | None:
        if purpose == "bag":
            return names.good(answer)
        return names.black(self.plan, answer) if purpose == "black" else None

    def luck(self, events: Sequence[Event], seats: int, tr: Translator) -> list[Luck]:
        from .show.luck import luck

        return luck(events, seats, tr)

    def bots(self) -> Mapping[str, Callable[[Mapping[str, str]], Bot]]:
        from .bots.policy import Standard

        return {"standard": Standard.from_parameters}

    def policy(self) -> Policy:
        from .bots.policy import Standard

        return Standard()

    def reason(self, view: BaseView, line: Line) -> Text | None:
        from .show.reasons import reason

        return reason(cast("View", view), line)

    def value(self, state: BaseState, seat: int) -> float:
        return float(scoring.total(cast(State, state), seat))


def _set_up(kind: type[SteamRollers], kit: Kit) -> SteamRollers:
    return kind(kit)


GAME = SteamRollers()
