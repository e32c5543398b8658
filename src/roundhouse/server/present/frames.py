"""What happened, move by move, as one reader may see it."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import UNSET

from ...core import frames as core
from ...core.texts import Translator
from ..messages import BoardChange, EditInfo, FlightInfo, FrameInfo
from .drawings import area_info
from .log import log_lines


def frame_info(frame: core.Frame, tr: Translator, have: Collection[str]) -> FrameInfo:
    """`have`: the keys of the static layers that need not be sent again."""
    return FrameInfo(
        frame.move,
        frame.seat,
        frame.back,
        log_lines(frame.events, tr),
        [_board_change(change) for change in frame.boards],
        [area_info(area, have) for area in frame.areas],
        [FlightInfo(flight.art, list(flight.way), flight.seat) for flight in frame.flights],
        UNSET if frame.order is None else list(frame.order),
    )


def _board_change(change: core.BoardChange) -> BoardChange:
    return BoardChange(
        change.seat,
        [EditInfo(edit.at, edit.gone, list(edit.put)) for edit in change.edits],
        list(change.changed),
        list(change.gone),
        change.desc,
        UNSET if change.notes is None else change.notes,
    )
