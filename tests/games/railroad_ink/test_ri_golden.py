"""What happens in the golden records of Railroad Ink."""

from __future__ import annotations

import pytest

import goldens
from roundhouse import Table
from roundhouse.games.railroad_ink.printed.facts import CELL_OF
from roundhouse.games.railroad_ink.rules.state import State

GAME = "railroad_ink"


def kinds(name: str) -> set[str]:
    """The kinds of moves in a record; 'over' is a drawing on a crater."""
    record, found = goldens.table(GAME, name).record, set()
    table = Table.load(record, upto=0)
    for entry in record.entries:
        state = table.state
        assert isinstance(state, State)
        if entry.move is None:
            found.add("undo")
        else:
            words = entry.move.split()
            found.add(words[0] if words[0] != "draw" else f"draw {words[1][0]}")
            if words[0] == "draw" and state.boards[entry.seat].cells[CELL_OF[words[2]]]:
                found.add("over")
        table.follow(entry)
    return found


def test_every_expansion_has_one_for_one_and_one_for_four_players() -> None:
    names = [name for _, name in goldens.names(GAME)]
    assert names == ["base_1", "base_4", "lava_1", "lava_4", "meteor_1", "meteor_4"]
    assert [golden.seats for golden in goldens.TOOL.GOLDENS[GAME]] == [1, 4] * 3


@pytest.mark.parametrize(("game", "name"), goldens.names(GAME))
def test_a_golden_record_has_every_kind_of_move(game: str, name: str) -> None:
    every = {"draw A", "draw B", "draw S", "finish", "undo"}
    expansion = {"base": set(), "lava": {"draw L", "volcano", "eat"}, "meteor": {"strike", "ignore", "over"}}
    assert kinds(name) == every | expansion[name.partition("_")[0]]
