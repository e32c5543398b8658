"""Why shares, bids, actions, track and deliveries are good ones."""

from __future__ import annotations

from typing import cast

import pytest

import roundhouse as rh
from roundhouse.core.bot import Desk
from roundhouse.core.chance import Fast
from roundhouse.games.age_of_steam.rules.moves import Build, Deliver, Issue
from roundhouse.games.age_of_steam.rules.state import State


def why(table: rh.Table, *moves: str) -> str:
    seat = table.actors()[0]
    said = table.game.reason(table.view(seat), tuple(map(table.game.moveset.pack, moves)))
    assert said is not None
    return table.words()(said)


def test_shares_are_told_by_what_they_bring_and_will_cost() -> None:
    """What is due counts the shares that are issued now, too."""
    table = rh.Table.new("age_of_steam_rust_belt", 3, seed="why")
    state = cast(State, table.state)
    seat = table.actors()[0]
    money, due = state.money[seat], state.shares[seat] + state.engine[seat]
    assert why(table, "issue 2") == (
        f"With it you have ${money + 10} to bid and build with; ${due + 2} will be due this turn, "
        "and your income is 0 so far."
    )
    assert f"you have ${money}, ${due} will be due" in why(table, "issue 0")


def test_where_nobody_bids_nothing_is_said_of_bids() -> None:
    table = rh.Table.new("age_of_steam_barbados", 1, seed="why")
    assert "to build with" in why(table, "issue 2")
    assert "bid" not in why(table, "issue 2")


def test_bids_are_told_by_what_a_place_is_worth() -> None:
    table = rh.Table.new("age_of_steam_rust_belt", 3, seed="why")
    for _ in range(3):
        table.play(table.actors()[0], "issue 2")
    assert why(table, "drop") == "A better place is not worth $1 to you; place 3 will do."
    assert why(table, "bid 2").startswith("A better place is worth more than $2 to you: you want ")


@pytest.mark.parametrize("name", ["age_of_steam_rust_belt", "age_of_steam_st_lucia", "age_of_steam_barbados"])
def test_reasons_of_some_turns_are_true(name: str) -> None:
    table = rh.Table.new(name, seed="why")
    game, policy, seen = table.game, table.game.policy(), set[str]()
    assert policy is not None
    while not table.over and table.ply < 60:
        seat = table.actors()[0]
        moves, view = table.state.moves(seat), table.view(seat)
        line = policy.candidates(Desk(game, seat, view, moves, Fast(3)), 1)[0]
        said = game.reason(view, line)
        wish = game.moveset.unpack(line[0])
        if said is not None:
            seen.add(said.key)
            state = cast(State, table.state)
            if isinstance(wish, Issue):
                assert said.args["due"] == state.shares[seat] + state.engine[seat] + wish.shares
            if said.key in ("reason-link", "reason-link-soon"):
                assert isinstance(wish, Build)
                then = state.clone()
                for move in line[: cast(int, said.args.get("tiles", 1))]:
                    then.play(seat, move, Fast(0))
                assert _links(then, seat) > _links(state, seat)
        elif len(moves) > 1:
            assert isinstance(wish, Deliver)  # what it brings says it
        table.play(seat, line[0])
    assert "reason-link" in seen


def _links(state: State, seat: int) -> int:
    return sum(owner == seat and state.end[run] >= 0 for run, owner in enumerate(state.owner))


def test_a_delivery_in_a_few_words() -> None:
    table = rh.Table.new("age_of_steam_rust_belt", 3, seed="why")
    policy, game = table.game.policy(), table.game
    assert policy is not None
    while True:
        seat = table.actors()[0]
        moves, view = table.state.moves(seat), table.view(seat)
        for move in moves:
            if isinstance(game.moveset.unpack(move), Deliver):
                said = game.brief(view, move)
                assert said is not None
                words = table.words()(said)
                assert " cube from " in words
                assert " to " in words
                assert "+" not in words
                return
            assert game.brief(view, move) is None
        table.play(seat, policy.candidates(Desk(game, seat, view, moves, Fast(3)), 1)[0][0])
