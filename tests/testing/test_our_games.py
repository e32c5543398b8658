"""Every game of this repository conforms."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import roundhouse as rh
from roundhouse.testing import conform

Settings = tuple[str, int, dict[str, str]]


def every_table() -> Iterator[Settings]:
    """The least, the greatest and the usual number of seats, and with each every choice of every option that counts:
    the first choices of all options together, then the second ones, and so on. One test for each table, so that they
    can be shared out between processes."""
    for game in map(rh.find_game, rh.game_ids()):
        for seats in dict.fromkeys((min(game.seats), max(game.seats), game.default_seats)):
            options = game.options_for(seats)
            for turn in range(max((len(option.choices) for option in options), default=1)):
                chosen = {option.name: option.choices[turn % len(option.choices)] for option in options}
                yield game.id, seats, game.check_options(chosen)


@pytest.mark.parametrize(
    "table", [*every_table()], ids=lambda table: f"{table[0]}-{table[1]}-{'-'.join(table[2].values())}"
)
@pytest.mark.no_cover  # counting lines would make it take many times as long
def test_it_conforms(table: Settings) -> None:
    game, seats, options = table
    report = conform(game, seats=seats, options=options)
    assert (report.tables, report.skipped) == (1, [])
    assert report.plies > 10
