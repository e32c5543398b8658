"""Ticket to Ride. One engine: a game is a board and named rules, and each has a folder in boards."""

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
from ...core.texts import Seat, Text, Translator
from ...core.view import View as BaseView
from .boards import BOARDS, HOOKS
from .printed import editions
from .printed.facts import KINDS, WILD
from .rules import names
from .rules.state import State, new_game

if TYPE_CHECKING:
    from ...core.story import Luck
    from .seen.view import View


class TicketToRide(Game):
    """What the games have in common. A game says its id and what it is besides its board's settings."""

    rules = "1"
    stage = "beta"
    dice = {"first": ("1", "2", "3", "4", "5", "6")}
    at_once = frozenset({"take", "place", "tickets", "wait", "pass"})
    told_by_seat = frozenset({"deck", "tickets", "first"})
    boards = True

    def __init_subclass__(cls) -> None:
        folder = editions.folder_of(cls.id)
        settings = BOARDS[folder]
        cls.seats, cls.partners, cls.moveset = settings.seats, settings.team, HOOKS[folder].moveset
        cls.folder = editions.FOLDER / "boards" / folder

    def __init__(self, edition: editions.Edition | None = None) -> None:
        self.edition = editions.edition(self.id) if edition is None else edition
        self.board = None if edition is None else edition.board.text
        self.draws = {"deck": KINDS, "tickets": tuple(ticket.id for ticket in self.edition.board.tickets)}

    def with_board(self, text: str) -> Self:
        return type(self)(editions.brought(self.id, text))

    def __reduce__(self) -> tuple[Callable[[type[TicketToRide], str | None], TicketToRide], tuple[object, ...]]:
        # Another process must come to know the board, too: views speak of it by its name.
        return _set_up, (type(self), self.board)

    def about_board(self) -> list[Text]:
        board = self.edition.board
        junctions = sum(place.near is not None for place in board.places)
        return [
            *([Text("about-title", {"title": board.title})] if board.title else []),
            Text("about-places", {"number": len(board.places) - junctions}),
            *([Text("about-junctions", {"number": junctions})] if junctions else []),
            Text("about-routes", {"number": len(board.routes), "pieces": sum(route.length for route in board.routes)}),
            Text("about-lanes", {"number": sum(route.group is not None for route in board.routes)}),
            *(
                [Text("about-tunnels", {"number": sum(route.tunnel > 0 for route in board.routes)})]
                if self.edition.settings.tunnels
                else []
            ),
            Text("about-tickets", {"number": len(board.tickets), "points": sum(t.points for t in board.tickets)}),
            Text("about-cards", {"number": sum(board.deck), "wilds": names.count(board.deck[WILD], WILD)}),
        ]

    @property
    def texts(self) -> tuple[Path, ...]:
        return (editions.FOLDER / "words", self.folder / "words")

    def new(self, seats: int, options: Mapping[str, str], chance: Chance, log: Log | None = None) -> State:
        return new_game(editions.plan(self.edition.name, seats), chance, log)

    def guess(self, view: BaseView, chance: Chance) -> State:
        from .seen.view import guess

        return guess(cast("View", view), chance)

    def alphabet(self, seats: int, options: Mapping[str, str]) -> list[int]:
        from .rules.alphabet import alphabet

        return alphabet(editions.plan(self.edition.name, seats))

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
        from .show.why_not import candidates

        return candidates(cast("View", view), picked)

    @property
    def colours(self) -> tuple[str, ...]:
        from .show.art import PARTNERS, PLAYERS

        return PLAYERS if self.partners == 1 else PARTNERS

    def draw(self, view: BaseView, tr: Translator, focus: int | None = None) -> Drawing:
        from .show.draw import draw

        return draw(cast("View", view), tr)

    def around(self, view: BaseView, tr: Translator, focus: int | None = None) -> tuple[Area, ...]:
        from .show.panels import around

        return around(cast("View", view), tr)

    def flights(self, event: Event, view: BaseView) -> tuple[Flight, ...]:
        from .show.motion import flights

        return flights(event, cast("View", view))

    def plain(self, view: BaseView, tr: Translator, focus: int | None = None) -> str:
        from .show.plain import plain

        return plain(cast("View", view), tr)

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

    def answer_text(self, purpose: str, answer: int) -> Text | None:
        if purpose == "deck":
            return names.card(answer)
        if purpose == "tickets":
            return names.ticket(editions.plan(self.edition.name, self.default_seats), answer)
        return Text("answer-first", {"seat": Seat(answer - 1)})

    def figures(self, state: BaseState) -> dict[str, tuple[int, ...]]:
        now = cast(State, state)
        # As the score track has them: tickets and bonuses come at the end.
        points = now.view(None).points
        return {"points": tuple(points[team] for team in now.plan.team_of)}

    def luck(self, events: Sequence[Event], seats: int, tr: Translator) -> list[Luck]:
        from .show.luck import luck

        return luck(events, seats, tr)

    def bots(self) -> Mapping[str, Callable[[Mapping[str, str]], Bot]]:
        from .bots.policy import Standard

        return {"standard": Standard.from_parameters}

    def policy(self) -> Policy:
        from .bots.policy import Standard

        return Standard()

    def value(self, state: BaseState, seat: int) -> float:
        from .bots.prospects import prospect

        return prospect(cast(State, state), seat)


def _set_up(kind: type[TicketToRide], board: str | None) -> TicketToRide:
    return kind() if board is None else kind().with_board(board)
