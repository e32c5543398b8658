"""Pictures of a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from ...core.drawing import Drawing
from ...core.frames import Sight
from ...core.scene import Area, Cell
from ..messages import AreaInfo, CellInfo, DrawingInfo, OtherInfo, RowInfo

#: No static layer need be sent: for programs that draw nothing.
ALL = "all"


def drawing_info(drawing: Drawing, have: Collection[str] = ()) -> DrawingInfo:
    """`have`: the keys of the static layers that need not be sent again, or ALL."""
    return DrawingInfo(
        drawing.key,
        drawing.width,
        drawing.height,
        drawing.live,
        drawing.title,
        drawing.desc,
        UNSET if drawing.key in have or ALL in have else drawing.static,
        drawing.notes,
        drawing.notes_title,
    )


def area_info(area: Area, have: Collection[str] = ()) -> AreaInfo:
    return AreaInfo(
        area.role,
        area.name,
        area.title,
        "" if area.drawing else area.shape,
        [_cell(cell) for cell in area.heads],
        [
            RowInfo(
                [_cell(cell) for cell in row.cells], row.title, row.art, row.id, row.pick, row.seat, list(row.marks)
            )
            for row in area.rows
        ],
        None if area.drawing is None else drawing_info(area.drawing, have),
    )


def _cell(cell: Cell) -> CellInfo:
    words = (cell.text, cell.art, cell.id, cell.pick, cell.about, cell.rule)
    return CellInfo(*words, list(cell.where), list(cell.marks))


class Pictures(NamedTuple):
    """A seat's board (a spectator looks at the first), what lies around it, and the boards of the others, where each
    has one."""

    drawing: DrawingInfo
    areas: list[AreaInfo]
    others: list[OtherInfo]


def pictures(seen: Sight, have: Collection[str], led_to: bool = False) -> Pictures:
    """`led_to`: frames lead to what is drawn on the boards and around them, it need not be sent."""
    boards = {seat: drawing_info(drawing, have) for seat, drawing in seen.boards.items()}
    if led_to:
        boards = {seat: replace(info, live="", notes="") for seat, info in boards.items()}
    mine, *others = boards
    areas = [] if led_to else [area_info(area, have) for area in seen.around]
    return Pictures(boards[mine], areas, [OtherInfo(seat, boards[seat]) for seat in others])
