"""Every game of this repository conforms."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import roundhouse as rh
from roundhouse.core.game import Game
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


def package_of(game: Game) -> str:
    """Games on several maps are in one package."""
    return ".".join(type(game).__module__.split(".")[:3])


def usual_tables() -> Iterator[Settings]:
    """One for each package of games."""
    packages = {package_of(game): game for game in map(rh.find_game, rh.game_ids())}
    for game in packages.values():
        yield game.id, game.default_seats, game.check_options({})


def covering(every: list[Settings]) -> list[Settings]:
    """Leave out each table that shows nothing which the others do not show."""
    left = list(every)
    for table in every:
        others = [traits(other) for other in left if other != table]
        if traits(table) <= set().union(*others):
            left.remove(table)
    return left


def other_tables() -> Iterator[Settings]:
    """As many as it takes to see each game, each number of players of a package of games, and each choice of each
    option."""
    usual = [*usual_tables()]
    yield from (table for table in covering([*every_table()]) if table not in usual)


def traits(table: Settings) -> set[tuple[str, ...]]:
    """What a table shows: a game, a number of players for the games of its package, and the choices that count."""
    name, seats, options = table
    game = rh.find_game(name)
    chosen = [(name, option.name, options[option.name]) for option in game.options_for(seats)]
    return {(name,), (package_of(game), "seats", str(seats)), *chosen}


def test_nothing_is_left_out() -> None:
    every = [*every_table()]
    chosen = covering(every)
    assert set().union(*map(traits, chosen)) == set().union(*map(traits, every))
    assert len(chosen) < len(every)


@pytest.mark.parametrize(
    "table",
    [*usual_tables(), *(pytest.param(table, marks=pytest.mark.long) for table in other_tables())],
    ids=lambda table: f"{table[0]}-{table[1]}-{'-'.join(table[2].values())}",
)
def test_it_conforms(table: Settings) -> None:
    game, seats, options = table
    report = conform(game, seats=seats, options=options)
    assert (report.tables, report.skipped) == (1, [])
    assert report.plies > 10
