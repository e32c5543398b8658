"""Pictures of a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from msgspec import UNSET

from ...core.drawing import Drawing
from ...core.scene import Area, Cell
from ...core.table import Table
from ...core.texts import Translator
from ...core.view import View
from ..messages import AreaInfo, CellInfo, DrawingInfo, OtherInfo, RowInfo


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


def pictures(table: Table, view: View, tr: Translator, have: Collection[str]) -> Pictures:
    mine = view.seat or 0
    scene = table.game.scene(view, tr, mine)
    own = drawing_info(scene.board, have)
    areas = [area_info(area, have) for area in scene.around]
    found = []
    for seat in range(table.seats):
        if seat != mine:
            drawing = table.game.draw(view, tr, seat)
            if drawing == scene.board:
                return Pictures(own, areas, [])  # one board for all: nothing more to show
            found.append(OtherInfo(seat, drawing_info(drawing, have)))
    return Pictures(own, areas, found)
