"""A finished game in figures: which dice everybody had."""

from __future__ import annotations

from roundhouse.core.log import Log
from roundhouse.core.texts import Seat
from roundhouse.games.steam_rollers import SteamRollers


def test_dice_are_told_by_who_had_them_in_the_end() -> None:
    log = Log()
    log.say("take", 0, die=4)
    log.say("steal", 1, die=4, victim=Seat(0))
    log.say("take", 0, die=2)
    log.say("pair", 2, one=6, other=6)
    log.say("reroll", 0, die=2, result=5)
    game = SteamRollers()
    taken, again = game.luck(log.events, 3, game.words("en"))
    assert (taken.title, taken.kinds, taken.rows) == (
        "White dice taken",
        ("2", "4", "6"),
        ((1, 0, 0), (0, 1, 0), (0, 0, 2)),
    )
    assert (again.kinds, again.rows) == (("5",), ((1,), (0,), (0,)))
    assert game.luck([], 3, game.words("pl")) == []
