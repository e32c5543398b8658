"""Pictures of a table."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import UNSET

from ...core.drawing import Drawing
from ...core.table import Table
from ...core.texts import Translator
from ...core.view import View
from ..messages import DrawingInfo, OtherInfo


def drawing_info(drawing: Drawing, have: Collection[str] = ()) -> DrawingInfo:
    """`have`: the keys of the static layers that need not be sent again."""
    return DrawingInfo(
        drawing.key,
        drawing.width,
        drawing.height,
        drawing.live,
        drawing.title,
        drawing.desc,
        UNSET if drawing.key in have else drawing.static,
        drawing.notes,
        drawing.notes_title,
    )


def drawings(table: Table, view: View, tr: Translator, have: Collection[str]) -> tuple[DrawingInfo, list[OtherInfo]]:
    """A seat's own area (a spectator looks at the first), and the areas of the others, where each has its own."""
    mine = view.seat or 0
    own = table.game.draw(view, tr, mine)
    found = []
    for seat in range(table.seats):
        if seat != mine:
            drawing = table.game.draw(view, tr, seat)
            if drawing == own:
                return drawing_info(own, have), []  # one board for all: nothing more to show
            found.append(OtherInfo(seat, drawing_info(drawing, have)))
    return drawing_info(own, have), found
