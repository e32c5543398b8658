"""A guided first game: what each phase is about, told when it comes up. The page shows every lesson once."""

from __future__ import annotations

from .....core.game import Lesson
from .....core.texts import Text
from ...printed.facts import ACTIONS, SPACE_NAMES
from ...rules import steps
from ...rules.plan import cubes_list
from ...seen.view import View
from ...show.panels import expenses, is_next
from ...show.ways import best_ways


def lessons(view: View) -> list[Lesson]:
    """What a player should know at this moment, in this order. Phases in which nobody decides anything are told of
    before they come (income, expenses) or when they are over (reduction, growth, the turn marker)."""
    if view.seat is None:
        return []
    return [_lesson(view, view.seat, name) for name in _due(view)]


def _due(view: View) -> tuple[str, ...]:
    match view.step:
        case steps.ISSUE:
            return ("welcome", "issue") if view.turn == 1 else ("reduction", "growth", "advance", "issue")
        case steps.MOVE:
            return ("move",) if view.round == 0 else ("income", "expenses")
        case steps.AUCTION:
            return ("order",)
        case steps.CHOOSE:
            return ("actions",)
        case steps.BUILD:
            return ("build",)
        case steps.PRODUCE | steps.PUT:
            return ("production",)
        case _:
            return ("end",)


def _lesson(view: View, seat: int, name: str) -> Lesson:
    player = view.players[seat]
    figures = {
        "money": player.money,
        "income": player.income,
        "shares": player.shares,
        "engine": player.engine,
        "expenses": expenses(player),
        "turns": view.plan.turns,
        "tiles": view.plan.tiles_with(player.action),
        "dice": view.plan.dice,
    }
    return Lesson(
        id=name,
        title=Text(f"guide-{name}"),
        text=Text(f"guide-{name}-text", {figure: figures[figure] for figure in FIGURES.get(name, ())}),
        advice=Text(f"guide-{name}-advice"),
        where=_where(view, seat, name),
    )


#: The figures that a lesson speaks of.
FIGURES = {
    "welcome": ("turns",),
    "issue": ("money", "shares"),
    "build": ("tiles",),
    "move": ("engine",),
    "income": ("income",),
    "expenses": ("expenses", "shares", "engine"),
    "growth": ("dice",),
}


def _where(view: View, seat: int, name: str) -> tuple[str, ...]:
    """The elements of the drawing that a lesson speaks of."""
    board = view.plan.board
    match name:
        case "actions":
            return tuple(f"action-{ACTIONS[action]}" for action in view.plan.actions)
        case "build":
            return tuple(f"hex-{board.labels[stop]}" for stop in view.plan.stops)
        case "move":
            movable = best_ways(view)
            return tuple(
                f"cube-{label}-{number}"
                for place, label in enumerate(board.labels)
                for number, good in enumerate(cubes_list(view.cubes[place]))
                if (place, good) in movable
            )
        case "growth":
            waiting = [space for space, good in enumerate(view.chart) if good >= 0]
            return tuple(f"good-{SPACE_NAMES[space]}" for space in waiting if is_next(view, space))
        case "production":
            return tuple(f"space-{SPACE_NAMES[space]}" for space, good in enumerate(view.chart) if good < 0)
        case "advance" | "welcome":
            return ("phase",)
        case "order" | "end":
            return tuple(f"seat-{player}" for player in range(view.seats))
        case _:
            return (f"seat-{seat}",)
