"""Why an action is a good one: what it joins, what it is part of, what it brings."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import roundhouse as rh
from roundhouse.core.bot import Desk
from roundhouse.core.chance import Fast
from roundhouse.core.moves import Move
from roundhouse.core.texts import Text
from roundhouse.games.steam_rollers.bots.eve import harm
from roundhouse.games.steam_rollers.bots.prospects import STANDARD
from roundhouse.games.steam_rollers.bots.turn import Turn
from roundhouse.games.steam_rollers.printed.facts import NUMBERS
from roundhouse.games.steam_rollers.rules.moves import (
    Build,
    Decline,
    Leave,
    Reroll,
    RerollEve,
    StartTrack,
    Steal,
    Tile,
)
from roundhouse.games.steam_rollers.rules.state import State
from roundhouse.games.steam_rollers.rules.steps import EVE_DIE, VALUE

#: So many random games, in each of which so many moves of a kind are asked about.
GAMES, ASKED = 6, 5
#: What is said in them, alone and with others.
ALONE = {"reason-reroll-eve", "reason-leave"}
TOGETHER = {"reason-steal", "reason-steal-likely", "reason-decline"}


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


def check_dice(state: State, seat: int, said: Text, wish: Move) -> None:
    """What is said of a die, beside what the bots think of it and of the others."""
    turn = Turn(state, seat, STANDARD)
    worth = [max((option.value for option in options), default=0.0) for options in turn.menu(state, 1)]
    mean = sum(worth[1:]) / 6
    left = max((worth[die] for die in state.white), default=0.0)
    match wish:
        case Steal():
            assert (said.key == "reason-steal") == (worth[state.hand[0] & VALUE] > left)
        case Decline():
            gain = worth[state.hand[0] & VALUE] - left
            assert (said.key == "reason-decline") == (gain <= 0)
            if said.key == "reason-decline-better":
                assert 0 < gain <= turn.tile(state, 2, 1)
        case Reroll():
            if said.key == "reason-reroll":
                assert mean > worth[wish.die]
            else:
                assert max(worth) > worth[wish.die]
        case Build():
            allowed = turn.menu(state, 1)[state.plan.region[wish.field]]
            wanted = any(option.moves == [wish.pack()] for option in allowed)
            assert not (wanted and said.key in ("reason-idle", "reason-spare-track"))
            if said.key == "reason-idle":
                assert max(option.value for option in allowed if not option.moves) == allowed[0].value
        case StartTrack():
            assert said.key != "reason-idle"


def check_eve(state: State, seat: int, said: Text, wish: Move) -> None:
    turn = Turn(state, seat, STANDARD)
    harms = {number: harm(turn, state, number) for number in NUMBERS}
    mean = sum(harms.values()) / 6
    match wish:
        case RerollEve():
            least = mean if said.key == "reason-reroll-eve" else min(harms.values())
            assert harms[state.eve_die] > least
        case Leave():
            if said.key == "reason-leave" and state.step == EVE_DIE:
                assert harms[state.eve_die] <= mean + turn.tile(state, 2, 0)


@pytest.mark.parametrize("seats", [1, 3])
def test_reasons_for_anything_with_dice_are_true(seats: int) -> None:
    """Whatever a search may choose, in positions that come about by chance."""
    seen, asked, chance = set[str](), Counter[type](), Fast(seats)
    for seed in range(GAMES):
        options = {} if seats == 1 else {"start": "yes"}
        table = rh.Table.new("steam_rollers", seats, options=options, seed=f"dice {seed}")
        while not table.over:
            seat = table.actors()[0]
            moves, state = table.state.moves(seat), cast(State, table.state)
            wishes = [table.game.moveset.unpack(move) for move in moves]
            for kind in (Steal, Decline, Reroll, RerollEve, Leave, Build, StartTrack):
                found = [wish for wish in wishes if isinstance(wish, kind)]
                if not found or asked[kind] == (seed + 1) * ASKED:
                    continue
                asked[kind] += 1
                wish = found[chance.number(len(found))]
                said = table.game.reason(table.view(seat), (wish.pack(),))
                if said is not None:
                    seen.add(said.key)
                    (check_eve if kind in (RerollEve, Leave) else check_dice)(state, seat, said, wish)
            claims = [move for move, wish in zip(moves, wishes, strict=True) if isinstance(wish, Tile)] or moves
            table.play(seat, claims[chance.number(len(claims))])
    assert asked[StartTrack] or seats == 1
    assert seen >= (ALONE if seats == 1 else TOGETHER)


def test_eve_is_reckoned_with() -> None:
    table = rh.Table.new("steam_rollers", 1, seed="why")
    policy = table.game.policy()
    assert policy is not None
    line = policy.candidates(table.desk(0, Fast(1)), 1)[0]
    said = table.game.reason(table.view(0), line)
    assert said is not None
    assert table.words()(said).startswith("Eve takes goods from the right")
    assert table.words("pl")(said).startswith("Ewa bierze towary od prawej")
