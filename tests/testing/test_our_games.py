"""Every game of this repository conforms."""

from __future__ import annotations

import pytest

import roundhouse as rh
from roundhouse.core.game import Game
from roundhouse.testing import conform
from roundhouse.testing.run import tables
from roundhouse.testing.spot import Report

Settings = tuple[str, int, dict[str, str]]


def every_table() -> list[Settings]:
    """One test for each table, so that they can be shared out between processes."""
    games: list[Game] = [rh.find_game(name) for name in rh.game_ids()]
    return [(game.id, *table) for game in games for table in tables(game, None, None, Report(game.id))]


@pytest.mark.parametrize(
    "table", every_table(), ids=lambda table: f"{table[0]}-{table[1]}-{'-'.join(table[2].values())}"
)
@pytest.mark.no_cover  # counting lines would make it take many times as long
def test_it_conforms(table: Settings) -> None:
    game, seats, options = table
    report = conform(game, seats=seats, options=options)
    assert (report.tables, report.skipped) == (1, [])
    assert report.plies > 10
