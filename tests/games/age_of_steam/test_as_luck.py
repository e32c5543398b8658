"""A finished game in figures: what the dice brought to everybody's cities, and what Production drew."""

from __future__ import annotations

from roundhouse.core.log import Log
from roundhouse.core.registry import find_game
from roundhouse.games.age_of_steam.rules.names import cube

RED, BLUE, PURPLE = range(3)


def test_growth_counts_for_whoever_has_a_link_there_by_then() -> None:
    log = Log()
    log.say("grown", where=("hex-a", "space-1"), cube=cube(RED))
    log.say("finished", 0, where=("hex-a", "hex-b"))
    log.say("joined", 1, where=("hex-b", "hex-c"))
    log.say("grown", where=("hex-a", "space-1"), cube=cube(BLUE))
    log.say("grown", where=("hex-b", "space-2"), cube=cube(BLUE))
    log.say("fed", where=("hex-c",), cube=cube(PURPLE))
    log.say("grown", where=("hex-d", "space-2"), cube=cube(RED))
    log.say("put", 2, where=("space-1",), cube=cube(RED, "object"))
    game = find_game("age_of_steam_rust_belt")
    grown, produced = game.luck(log.events, 3, game.words("en"))
    assert (grown.kinds, grown.rows) == (("blue", "purple"), ((2, 0), (1, 1), (0, 0)))
    assert (produced.title, produced.kinds, produced.rows) == (
        "Cubes drawn by Production",
        ("red",),
        ((0,), (0,), (1,)),
    )


def test_where_chance_gave_nobody_anything_nothing_is_said() -> None:
    game = find_game("age_of_steam_rust_belt")
    assert game.luck([], 3, game.words("pl")) == []
