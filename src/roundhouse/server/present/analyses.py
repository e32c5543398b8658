"""A finished game explained, in words, as curves and on the board."""

from __future__ import annotations

from collections.abc import Collection

from ...analysis import Analysis, questions
from ...analysis.words import curve_title, foreseen, seat_words, spoken, turning_words
from ...core.drawing import Drawing
from ...core.errors import BadOption
from ...core.frames import ids, pieces
from ...core.hindsight import Hindsight
from ...core.story import parties
from ...core.table import Table
from ...core.texts import Text, Translator
from ..messages import AnalysedSeat, AnalysisInfo, DecisionInfo, ExpertInfo, HindsightInfo, TurningInfo
from .drawings import area_info, drawing_info
from .story import curve_info


def analysis_info(table: Table, analysis: Analysis, tr: Translator) -> AnalysisInfo:
    told = spoken(table, analysis, tr)
    names, seats = parties(table, tr), [party.seats[0] for party in analysis.parties]
    marks = [turning.move for turning in analysis.turnings]
    curves = [
        curve_info(curve, names, seats, tr(curve_title(analysis, curve.name)), tr, marks) for curve in analysis.curves
    ]
    decisions = [
        DecisionInfo(
            one.decision.move,
            one.decision.last,
            one.decision.seat,
            one.decision.verdict,
            one.verdict,
            one.played,
            one.expert,
            one.worth,
        )
        for one in told
    ]
    return AnalysisInfo(
        "done",
        len(decisions),
        len(decisions),
        False,
        [AnalysedSeat(one.seat, tr.name(one.seat), one.total, seat_words(analysis, one, tr)) for one in analysis.seats],
        curves,
        [TurningInfo(one.kind, one.move, one.seat, turning_words(one, told, tr)) for one in analysis.turnings],
        decisions,
        [hindsight_info(one, tr) for one in analysis.hindsight],
    )


def hindsight_info(one: Hindsight, tr: Translator) -> HindsightInfo:
    name = tr.name(one.seat)
    return HindsightInfo(one.seat, name, one.reached, one.best, one.bound, int(100 * one.share), tr(one.told(name)))


def best_board(table: Table, analysis: Analysis, seat: int, played: bool, tr: Translator) -> str:
    """A picture of what would have been possible, or of what was played, with the name of whoever played it."""
    found = next((one for one in analysis.hindsight if one.seat == seat), None)
    if found is None:
        raise BadOption(f"nothing better is known for seat {seat}", Text("bad-hindsight"))
    if played:
        return table.game.scene(table.view(seat), tr, seat).svg()
    return table.game.scene(Table.load(found.record).view(0), tr.named([tr.name(seat)]), 0).svg()


def expert_info(
    table: Table, analysis: Analysis, move: int, by: int, played: bool, tr: Translator, have: Collection[str]
) -> ExpertInfo:
    """What an expert would have done instead of the decision of `by` that begins with this move, or what was played, as
    that seat sees it."""
    found = next((one for one in analysis.decisions if (one.move, one.seat) == (move, by)), None)
    if found is None or not found.expert:
        raise BadOption(f"no expert has anything better for move {move}", Text("bad-expert", {"move": str(move)}))
    question = next(one for one in questions(table) if (one.move, one.seat) == (move, by))
    game, view = table.game, question.view
    lines = [question.played, tuple(map(game.moveset.pack, found.expert))]
    line, other = lines if played else reversed(lines)
    (after, pointed), (instead, _) = (foreseen(game, view, moves) for moves in (line, other))
    scene = game.scene(after, tr, by)
    new = _new(scene.board, *(game.draw(one, tr, by) for one in (view, instead)))
    path, others = ([pick.id for pick in game.path(view, moves[0])] for moves in (line, other))
    # Where the line points and something new is; else whatever is new. Where chance answers, as when a card is taken,
    # nothing of it can be foreseen: then it is where it points.
    where = [one for one in new if one in pointed] or new or [one for one in path if one not in others]
    areas = [area_info(area, have) for area in scene.around]
    return ExpertInfo(by, path, where, drawing_info(scene.board, have), areas)


def _new(drawing: Drawing, *others: Drawing) -> list[str]:
    """The ids of what is drawn in none of the others so."""
    there = {piece for other in others for piece in pieces(other.live)}
    return ids([piece for piece in pieces(drawing.live) if piece not in there])
