"""Every game of this repository conforms."""

from __future__ import annotations

import os

import pytest

import roundhouse as rh
from roundhouse.core.game import Game
from roundhouse.testing import conform
from roundhouse.testing.run import tables
from roundhouse.testing.spot import Report

#: The compiled build plays at every table. The interpreted one, many times slower, plays at as many as it takes to see
#: each number of seats and each choice of each option.
COMPILED = bool(os.environ.get("ROUNDHOUSE_COMPILED"))
Settings = tuple[str, int, dict[str, str]]


def every_table() -> list[Settings]:
    """One test for each table, so that they can be shared out between processes."""
    games: list[Game] = [rh.find_game(name) for name in rh.game_ids()]
    return [(game.id, *table) for game in games for table in tables(game, None, None, Report(game.id))]


def covering(every: list[Settings]) -> list[Settings]:
    """Leave out each table that shows nothing which the others do not show."""
    left = list(every)
    for table in every:
        others = [traits(other) for other in left if other != table]
        if traits(table) <= set().union(*others):
            left.remove(table)
    return left


def traits(table: Settings) -> set[tuple[str, ...]]:
    game, seats, options = table
    return {(game, "seats", str(seats)), *((game, *chosen) for chosen in options.items())}


def test_nothing_is_left_out() -> None:
    every = every_table()
    chosen = covering(every)
    assert set().union(*map(traits, chosen)) == set().union(*map(traits, every))
    assert len(chosen) < len(every)


@pytest.mark.parametrize(
    "table",
    every_table() if COMPILED else covering(every_table()),
    ids=lambda table: f"{table[0]}-{table[1]}-{'-'.join(table[2].values())}",
)
@pytest.mark.no_cover  # counting lines would make it take many times as long
def test_it_conforms(table: Settings) -> None:
    game, seats, options = table
    report = conform(game, seats=seats, options=options)
    assert (report.tables, report.skipped) == (1, [])
    assert report.plies > 10
