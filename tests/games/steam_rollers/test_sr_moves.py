"""Where the fields of moves lie: rules read some of them in a hurry."""

from __future__ import annotations

import pytest

from roundhouse.games.steam_rollers.rules import moves
from roundhouse.games.steam_rollers.rules.packed import number_of, second_of


@pytest.mark.parametrize(
    "kind", ["Take", "Flip", "Reroll", "Upgrade", "Tile", "StartLocomotive", "StartTile", "Pair", "Set", "Nudge"]
)
def test_a_number_comes_first(kind: str) -> None:
    fields = getattr(moves, kind).__struct_fields__
    values = [5, 1][: len(fields)]
    move = getattr(moves, kind)(*values).pack()
    assert number_of(move) == 5
    assert second_of(move) == (1 if len(fields) > 1 else 0)
