"""Every move that may come up, in one order: for programs that number them."""

from __future__ import annotations

from ..printed.facts import FIRST_LAVA, LAVA_EXPANSION, METEOR_EXPANSION, PIECE_FACE
from .tables import DRAWS, EATS, FINISH, IGNORES, STRIKES, VOLCANOES, MovesAt


def alphabet(expansion: int) -> list[int]:
    routes = [piece for piece, face in enumerate(PIECE_FACE) if 0 <= face < FIRST_LAVA]
    found = [FINISH, *_at_every_cell(DRAWS, routes)]
    if expansion == LAVA_EXPANSION:
        lava = [piece for piece, face in enumerate(PIECE_FACE) if face >= FIRST_LAVA and DRAWS[0][piece]]
        found += [*_at_every_cell(DRAWS, lava), *_at_every_cell(EATS, lava), *VOLCANOES]
    if expansion == METEOR_EXPANSION:
        found += [*STRIKES, *IGNORES]
    return found


def _at_every_cell(moves: MovesAt, pieces: list[int]) -> list[int]:
    return [here[piece] for here in moves for piece in pieces]
