"""Random play through a table, so that every step of it stands in a record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from zlib import crc32

from ..core.chance import Fast
from ..core.game import Game
from ..core.table import Table

#: Who plays: given the table and the players' own chance, a seat that may act and its move.
Turn = Callable[[Table, Fast], tuple[int, int]]


def chance_of(seed: str) -> Fast:
    """What random players choose by: no part of the game, so it is not asked of the table's chance."""
    return Fast(crc32(seed.encode()))


def random_turn(table: Table, chance: Fast) -> tuple[int, int]:
    """A seat that may act, and one of its moves."""
    actors = table.actors()
    seat = actors[chance.number(len(actors))]
    moves = table.state.moves(seat)
    return seat, moves[chance.number(len(moves))]


def reach(
    game: str | Game, seats: int, options: Mapping[str, str] | None = None, seed: str = "conform-0", ply: int = 0
) -> Table:
    """The table of a random game of the suite after so many moves: where a ConformanceError says it was."""
    table, chance = Table.new(game, seats, options, seed), chance_of(seed)
    for _ in range(ply):
        table.play(*random_turn(table, chance))
    return table
