"""A finished game in figures."""

from __future__ import annotations

from ...core.chart import chart
from ...core.story import Luck, curves, luck, parties
from ...core.table import Table
from ...core.texts import Translator
from ..messages import CurveInfo, LuckInfo, LuckRow, StoryInfo


def story_info(table: Table, tr: Translator) -> StoryInfo:
    names, seats = parties(table, tr), [team[0] for team in table.state.sheet().teams]
    found = []
    for curve in curves(table):
        title = tr(f"curve-{curve.name}")
        found.append(CurveInfo(title, chart(curve, names, seats, title, tr("curve-moves"))))
    return StoryInfo(found, [_luck_info(one, tr) for one in luck(table, tr)])


def _luck_info(one: Luck, tr: Translator) -> LuckInfo:
    alone = len(one.rows) == 1
    rows = [
        LuckRow(None if alone else seat, tr("luck-all") if alone else tr.name(seat), list(counts))
        for seat, counts in enumerate(one.rows)
    ]
    return LuckInfo(one.title, list(one.kinds), rows)
