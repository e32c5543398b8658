"""A table as it was."""

from __future__ import annotations

from ...core.table import Table
from ...core.texts import Translator
from ..messages import ReplayStep
from .drawings import pictures
from .log import log_lines
from .reader import Reader
from .sheets import sheet_info


def replay_step(then: Table, moves: int, reader: Reader, tr: Translator) -> ReplayStep:
    """`moves`: how many stand by now."""
    view = then.view(reader.seat)
    shown = pictures(then, view, tr, reader.have)
    return ReplayStep(
        at=then.ply,
        moves=moves,
        drawing=shown.drawing,
        areas=shown.areas,
        others=shown.others,
        log=log_lines(then, reader.seat, tr),
        sheet=sheet_info(view.sheet(), then.over, tr),
    )
