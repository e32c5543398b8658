"""Score sheets."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.ending import verdict
from ...core.sheet import Line, Rival, Sheet
from ...core.texts import Translator
from ..messages import RivalInfo, SeatSheetInfo, SheetInfo, SheetLine


def sheet_info(sheet: Sheet, over: bool, tr: Translator) -> SheetInfo:
    winners = sheet.winners if over else ()
    return SheetInfo(
        seats=[
            SeatSheetInfo(one.seat, tr.name(one.seat), one.total, _lines(one.lines, tr), one.seat in winners)
            for one in sheet.seats
        ],
        rival=None if sheet.rival is None else _rival_info(sheet.rival, over and not winners, tr),
        teams=[list(team) for team in sheet.teams],
        winners=list(winners),
        verdict=[tr(sentence) for sentence in verdict(sheet)] if over else [],
    )


def _rival_info(rival: Rival, winner: bool, tr: Translator) -> RivalInfo:
    return RivalInfo(tr(rival.name), rival.total, _lines(rival.lines, tr), winner)


def _lines(lines: Sequence[Line], tr: Translator) -> list[SheetLine]:
    return [SheetLine(line.what, tr(line.text), line.points, list(line.where)) for line in lines]
