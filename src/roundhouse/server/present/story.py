"""A finished game in figures."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.chart import chart
from ...core.story import Curve, Luck, curves, luck, parties
from ...core.table import Table
from ...core.texts import Translator
from ..messages import CurveInfo, LuckInfo, LuckRow, PartyInfo, StoryInfo


def story_info(table: Table, tr: Translator) -> StoryInfo:
    names, seats = parties(table, tr), [team[0] for team in table.state.sheet().teams]
    found = [curve_info(curve, names, seats, tr(f"curve-{curve.name}"), tr) for curve in curves(table)]
    return StoryInfo(found, [_luck_info(one, tr) for one in luck(table, tr)])


def curve_info(
    curve: Curve, names: list[str], seats: list[int], title: str, tr: Translator, marks: Sequence[int] = ()
) -> CurveInfo:
    picture = chart(curve, names, seats, title, tr("curve-moves", moves=int(curve.values[-1][0])), marks)
    return CurveInfo(title, picture, [PartyInfo(*party) for party in zip(seats, names, strict=True)])


def _luck_info(one: Luck, tr: Translator) -> LuckInfo:
    alone = len(one.rows) == 1
    rows = [
        LuckRow(None if alone else seat, tr("luck-all") if alone else tr.name(seat), list(counts))
        for seat, counts in enumerate(one.rows)
    ]
    return LuckInfo(one.title, list(one.kinds), rows)
