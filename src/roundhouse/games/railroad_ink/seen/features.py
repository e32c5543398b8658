"""What a view says in numbers: the dice, the marks, and every board cell by cell, the reader's own first."""

from __future__ import annotations

from typing import Final

from ....core.features import Features, around, row
from ..printed.facts import (
    ANY,
    CELLS,
    CRATER,
    ENDS,
    FACES,
    FIRST_LAVA,
    FIRST_SPECIAL,
    HIGHWAY,
    LAVA,
    MAX_SPECIALS,
    PIECE_MASK,
    PIECES,
    RAILWAY,
    SPECIAL_FACES,
    STATION,
    VOLCANO,
)
from ..rules.tables import dice_left
from .view import BoardView, View

#: By piece: for each side whether a highway, a railway, lava leaves there; a station, a volcano, a crater.
_SIGNS: Final = [
    row(
        [
            *[end == kind for end in ENDS[piece] for kind in (HIGHWAY, RAILWAY, LAVA)],
            STATION[piece],
            piece == VOLCANO,
            piece == CRATER,
        ]
    )
    for piece in range(PIECES)
]
_MOST_DISTANCE: Final = 6


def features(view: View, out: Features) -> None:
    order = around(view.seat, view.seats)
    sheet = view.sheet()
    out.put("round", (view.round,), view.rounds)
    out.put("acts", [seat in view.actors for seat in order])
    out.put("points", [sheet[seat].total for seat in order], most=60)
    out.several("dice", view.dice, FIRST_SPECIAL, most=4)
    out.several("lava-dice", [face - FIRST_LAVA for face in view.lava_dice], len(FACES) - FIRST_LAVA, most=2)
    out.hot("meteor-direction", view.direction, ANY + 1)
    out.put("meteor-distance", (view.distance,), _MOST_DISTANCE)
    for place, seat in enumerate(order):
        _board(view.board(seat), out, f"board-{place}")


def _board(board: BoardView, out: Features, name: str) -> None:
    out.put(f"{name}-dice-left", [dice_left(board.left, face) for face in range(FIRST_SPECIAL)], most=4)
    out.put(f"{name}-lava-left", [dice_left(board.lava, face) for face in range(FIRST_LAVA, len(FACES))], most=2)
    out.bits(f"{name}-specials", board.specials, len(SPECIAL_FACES))
    out.put(f"{name}-specials-used", (board.spent,), MAX_SPECIALS)
    out.put(f"{name}-marks", (board.special_free, board.done, board.duty, board.pending))
    out.hot(f"{name}-meteor", board.dot, CELLS)
    out.rows(f"{name}-cells", [_SIGNS[cell & PIECE_MASK] for cell in board.cells])
