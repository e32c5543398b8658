"""Why an action is a good one: what it joins, what it is part of, what it brings."""

from __future__ import annotations

from typing import cast

import roundhouse as rh
from roundhouse.core.bot import Desk
from roundhouse.core.chance import Fast
from roundhouse.games.steam_rollers.printed.facts import NUMBERS
from roundhouse.games.steam_rollers.rules.state import State


def test_reasons_of_a_whole_game_are_true() -> None:
    """Every action that the bots mean to do, beside what comes of it."""
    table = rh.Table.new("steam_rollers", 2, options={"orders": "yes"}, seed="why")
    game, policy, seen = table.game, table.game.policy(), set[str]()
    assert policy is not None
    while not table.over:
        seat = table.actors()[0]
        moves, view = table.state.moves(seat), table.view(seat)
        line = policy.candidates(Desk(game, seat, view, moves, Fast(3)), 1)[0]
        said = game.reason(view, line)
        state = cast(State, table.state)
        before, then = state.players[seat], state.clone()
        then.play(seat, line[0], Fast(0))
        after = then.players[seat]
        if said is not None:
            seen.add(said.key)
            args = said.args
            if said.key == "reason-join":
                assert args["points"] == after.network - before.network > 0
            elif said.key == "reason-part":
                assert after.network == before.network
                assert args["left"]
            elif said.key == "reason-power":
                assert args["power"] == after.power == before.power + 1
            elif said.key in ("reason-transport", "reason-empties"):
                assert args["points"] == after.points - before.points > 0
                empty = sum(not then.goods[city] for city in NUMBERS)
                assert (said.key == "reason-empties") == (empty > sum(not state.goods[city] for city in NUMBERS))
            elif said.key == "reason-tile":
                assert isinstance(args["points"], int)
                assert args["points"] >= 0
        table.play(seat, line[0])
    assert seen >= {"reason-join", "reason-part", "reason-power", "reason-tile", "reason-transport"}


def test_eve_is_reckoned_with() -> None:
    table = rh.Table.new("steam_rollers", 1, seed="why")
    policy = table.game.policy()
    assert policy is not None
    line = policy.candidates(table.desk(0, Fast(1)), 1)[0]
    said = table.game.reason(table.view(0), line)
    assert said is not None
    assert table.words()(said).startswith("Eve takes goods from the right")
    assert table.words("pl")(said).startswith("Ewa bierze towary od prawej")
