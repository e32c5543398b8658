"""An analysis in words, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import Struct

from ..bots.search import mean
from ..core.game import Game
from ..core.news import outlook
from ..core.policy import Line
from ..core.table import Table
from ..core.texts import Translator
from ..core.view import View
from .judging import Question, questions
from .review import LEAST_POINTS, Analysis, Decision, SeatReview, Turning

#: Of a line so many moves are told; in a sentence fewer.
MOST_MOVES = 8
FEW_MOVES = 2
#: From one choice of a move to the next: there are commas within them.
THEN = " → "
#: Skill and luck are not told apart where their standard error is such a part of the points that are made.
UNSURE = 0.25


class Spoken(Struct, frozen=True):
    """A decision: what was played and what an expert would have played, move by move, and what that would have been
    worth."""

    decision: Decision
    question: Question
    played: list[str]
    expert: list[str]
    verdict: str
    worth: str
    #: The same moves in a few words, for sentences.
    played_brief: list[str]
    expert_brief: list[str]


def number(value: float, tr: Translator, signed: bool = False) -> str:
    """With one decimal, as one writes it in the language; a sign that is a minus and no hyphen."""
    shown = f"{round(value, 1) + 0.0:{'+' if signed else ''}.1f}".replace("-", "−")
    return shown.replace(".", tr("decimal-point"))


def whole(value: float) -> str:
    """Points that were made, without a decimal."""
    return f"{round(value):d}".replace("-", "−")


def percent(share: float, signed: bool = False) -> str:
    return f"{round(100 * share):{'+' if signed else ''}d} %".replace("-", "−")


def line_words(game: Game, view: View, line: Line, tr: Translator, brief: bool = False) -> list[str]:
    """The moves of a line, each as its path of choices or in a few words, as far as they can be foreseen."""
    found: list[str] = []
    for move in line[:MOST_MOVES]:
        short = game.brief(view, move) if brief else None
        found.append(THEN.join(tr(pick.text) for pick in game.path(view, move)) if short is None else tr(short))
        ahead = outlook(game, view, move).view
        if ahead is None:
            break
        view = ahead
    return found


def foreseen(game: Game, view: View, line: Line) -> tuple[View, list[str]]:
    """What the view's seat sees after a line, as far as it can tell, and the ids of what it points at so far."""
    pointed: list[str] = []
    for move in line:
        pointed += [pick.id for pick in game.path(view, move)]
        ahead = outlook(game, view, move).view
        if ahead is None:
            break
        view = ahead
    return view, pointed


def curve_title(analysis: Analysis, name: str) -> str:
    """The key of a curve's title."""
    return f"curve-{name}" if name == "chances" else f"curve-{name}-{'apart' if analysis.apart else 'ahead'}"


def spoken(table: Table, analysis: Analysis, tr: Translator) -> list[Spoken]:
    """All decisions, in words."""
    asked = {(one.move, one.seat): one for one in questions(table)}
    game, found = table.game, []
    for decision in analysis.decisions:
        question = asked[decision.move, decision.seat]
        expert = tuple(map(game.moveset.pack, decision.expert))
        lines = [question.played, expert]
        full = [line_words(game, question.view, line, tr) for line in lines]
        brief = [line_words(game, question.view, line, tr, brief=True) for line in lines]
        found.append(
            Spoken(
                decision,
                question,
                full[0],
                full[1],
                tr(f"analysis-verdict-{decision.verdict}"),
                worth(analysis, decision, tr),
                # In a few words both may be the same: a tile that lies otherwise.
                *(brief if brief[0] != brief[1] else full),
            )
        )
    return found


def worth(analysis: Analysis, decision: Decision, tr: Translator) -> str:
    """What the expert's line would have been worth."""
    if decision.verdict == "best":
        return tr("analysis-worth-none", compared=decision.compared)
    points = number(decision.points, tr, signed=True)
    if len(analysis.parties) == 1 or round(100 * decision.wins) == 0:
        return tr("analysis-worth-points", points=points)
    return tr("analysis-worth", points=points, wins=percent(decision.wins, signed=True))


def seat_words(analysis: Analysis, seat: SeatReview, tr: Translator) -> list[str]:
    """A seat's game in a few sentences: its decisions, what an expert would have found, luck and skill."""
    found = [tr("analysis-decisions", decisions=seat.decisions, best=seat.best, mistakes=seat.mistakes)]
    end = tr("analysis-end", result=_standing(analysis, seat.result, tr, counted=True))
    if analysis.forecast:
        return [*found, f"{end} {tr('analysis-forecast')}"]
    if seat.lost > 0:
        found.append(tr("analysis-lost", points=number(seat.lost, tr)))
    found.append(f"{tr('analysis-first', expected=_standing(analysis, seat.expected, tr))} {end}")
    if seat.luck_error > UNSURE * max(LEAST_POINTS, mean([abs(float(one.total)) for one in analysis.seats])):
        return [*found, tr("analysis-unsure", error=whole(min(seat.luck_error, 999)))]
    skill_error = seat.skill_error or seat.luck_error  # which is no smaller, and was always kept
    told = [_beside("skill", seat.skill, skill_error, tr), _beside("luck", seat.luck, seat.luck_error, tr)]
    named = [one for one in analysis.turnings if one.kind == "chance" and _side(analysis, seat.seat, one.seat)]
    if named and seat.moments > len(named):
        points = sum(_side(analysis, seat.seat, one.seat) * one.points for one in named)
        rest, signed = seat.luck - points, partial(number, tr=tr, signed=True)
        count = seat.moments - len(named)
        told.append(tr("analysis-moments", named=len(named), points=signed(points), count=count, rest=signed(rest)))
    if abs(seat.others) >= 0.05:
        told.append(tr("analysis-others", points=number(seat.others, tr, signed=True)))
    return [*found, " ".join(told)]


def _side(analysis: Analysis, seat: int, other: int) -> int:
    """Whether what came to another is this seat's gain (1) or loss (-1): of two parties it is; else only one's own."""
    if analysis.apart or len(analysis.parties) != 2:
        return int(seat == other)
    return 1 if any(seat in party.seats and other in party.seats for party in analysis.parties) else -1


def _standing(analysis: Analysis, points: float, tr: Translator, counted: bool = False) -> str:
    """Points of one's own, or by how many one is ahead. `counted`: they were made, and no longer expected."""
    size = points if analysis.apart else abs(points)
    shown = round(size) if counted else number(size, tr)
    if analysis.apart:
        return tr("analysis-points", points=shown)
    if shown in (0, number(0.0, tr)):
        return tr("analysis-level")
    return tr("analysis-ahead" if points > 0 else "analysis-behind", points=shown)


def _beside(what: str, points: float, error: float, tr: Translator) -> str:
    """What skill or luck brought beside the usual, with its error; no figure where that is as large."""
    how = "even" if abs(points) <= error or number(points, tr) == number(0.0, tr) else "more" if points > 0 else "less"
    return tr(f"analysis-{what}-{how}", points=number(abs(points), tr), error=number(error, tr))


def turning_words(turning: Turning, told: Sequence[Spoken], tr: Translator) -> str:
    """A turning point in a sentence."""
    name = tr.name(turning.seat)
    if turning.kind != "decision":
        keys = {
            "chance": ("analysis-lucky", "analysis-unlucky"),
            "others": ("analysis-gained", "analysis-lost-by-others"),
        }
        key = keys[turning.kind][turning.points <= 0]
        return tr(key, name=name, when=_when(turning, tr), points=number(abs(turning.points), tr))
    one = next(one for one in told if (one.decision.move, one.decision.seat) == (turning.move, turning.seat))
    return tr(
        "analysis-turned",
        name=name,
        move=turning.move,
        played=_short(one.played_brief, one.expert_brief),
        expert=_short(one.expert_brief, one.played_brief),
        worth=one.worth,
    )


def _when(turning: Turning, tr: Translator) -> str:
    if not turning.since:
        return tr("analysis-after", move=turning.move)
    if turning.since == turning.move:
        return tr("analysis-at", move=turning.move)
    return tr("analysis-span", since=turning.since, move=turning.move)


def _short(line: Sequence[str], other: Sequence[str]) -> str:
    """A line by what is different from the other one."""
    own = [move for move in line if move not in other] or list(line)
    return "; ".join(own[:FEW_MOVES]) + (" …" if len(own) > FEW_MOVES else "")
