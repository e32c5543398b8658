"""The best that the dice allowed: the model counts as the rules do, and what it finds is played by them."""

from __future__ import annotations

import sys

import pytest

from roundhouse.bots import make_bot
from roundhouse.core.chance import Fast
from roundhouse.core.errors import BadOption, MissingExtra
from roundhouse.core.table import Table
from roundhouse.games.railroad_ink.bots import hindsight as room

cp_model = pytest.importorskip("ortools.sat.python.cp_model")


def finished(seed: str, bot: str = "random", seats: int = 1, expansion: str = "none") -> Table:
    table, chance = Table.new("railroad_ink", seats, {"expansion": expansion}, seed=seed), Fast(5)
    players = [make_bot(bot, table.game) for _ in range(seats)]
    while not table.over:
        seat = table.actors()[0]
        table.play(seat, players[seat].choose(table.desk(seat, chance)))
    return table


@pytest.mark.parametrize(("seed", "bot"), [("a", "random"), ("b", "standard:width=2"), ("c", "greedy")])
def test_the_model_counts_as_the_rules_do(seed: str, bot: str) -> None:
    """With the drawing fixed, the most that the model can make of it is what the sheet says."""
    table = finished(seed, bot)
    model = room._Model(cp_model, room._rolls(table))
    assert model.settle(room._drawn(table), 60) == table.sheet()[0].total


def test_what_the_rules_forbid_is_forbidden_in_the_model() -> None:
    table = finished("d", "standard:width=2")
    drawn = room._drawn(table)
    # Drawn in the first round, what joins only what came later.
    last = max(drawn, key=lambda cell: drawn[cell][1:])
    piece, number, _ = drawn[last]
    assert number == 6
    model = room._Model(cp_model, room._rolls(table))
    assert model.settle({**drawn, last: (piece, 0, 0)}, 60) is None


def test_the_best_that_was_found_is_a_game_that_can_be_played() -> None:
    """By the rules, move by move, with the same dice; no worse than what was reached, no better than the bound."""
    table = finished("e", "standard:width=1", seats=2)
    found = table.game.hindsight(table, 1, 2.0, 1)
    again = Table.load(found.record.to_json())
    assert again.over
    assert again.sheet()[0].total == found.best
    assert found.reached == table.sheet()[1].total <= found.best <= found.bound
    assert found.share == found.reached / found.best
    # Two faces of the fourth die may look alike: it is the faces that are the same.
    assert room._rolls(again) == room._rolls(table)


def test_lava_and_meteor_are_refused_and_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished("f", expansion="lava")
    assert not table.game.has_hindsight(table.record.options)
    with pytest.raises(BadOption, match="without lava"):
        table.game.hindsight(table, 0, 1.0)
    monkeypatch.setitem(sys.modules, "ortools.sat.python", None)
    with pytest.raises(MissingExtra, match=r"roundhouse\[hindsight\]"):
        room.hindsight(table.game, finished("g"), 0, 1.0)
