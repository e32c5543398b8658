"""A table as it was, and how it went on."""

from __future__ import annotations

from ...core.frames import MOST_FRAMES, frame, sight, snapshots
from ...core.table import Table
from ...core.texts import Translator
from ..messages import Reel, ReplayStep
from .drawings import pictures
from .frames import frame_info
from .log import log_lines
from .reader import Reader
from .sheets import sheet_info


def replay_step(table: Table, at: int, reader: Reader, tr: Translator) -> ReplayStep:
    return reel(table, at, at, reader, tr).start


def reel(table: Table, at: int, upto: int, reader: Reader, tr: Translator) -> Reel:
    """The table after `at` of the moves that stand, and how it came to what it was after `upto`, if that is not too
    far."""
    standing = table.record.effective()
    upto = min(upto, at + MOST_FRAMES)
    then, *later = snapshots(table, standing[:upto], at)
    seen, view = sight(table, then, reader.seat, tr), then.state.view(reader.seat)
    shown = pictures(seen, reader.have)
    start = ReplayStep(
        at=at,
        moves=len(standing),
        drawing=shown.drawing,
        areas=shown.areas,
        others=shown.others,
        log=log_lines(seen.events, tr),
        sheet=sheet_info(view.sheet(), view.over, tr),
    )
    found = []
    for now in later:
        before, seen, view = seen, sight(table, now, reader.seat, tr), now.state.view(reader.seat)
        one = frame(before, seen, now.ply, table.mover(now.ply))
        if one is not None:
            info = frame_info(one, tr, reader.have)
            info.sheet = sheet_info(view.sheet(), view.over, tr)
            found.append(info)
    return Reel(start, upto, found)
