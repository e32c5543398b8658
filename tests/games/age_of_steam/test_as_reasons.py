"""Why shares, bids, actions, track and deliveries are good ones."""

from __future__ import annotations

from typing import cast

import pytest

import roundhouse as rh
from roundhouse.core.bot import Desk
from roundhouse.core.chance import Fast
from roundhouse.core.texts import Text
from roundhouse.games.age_of_steam.bots.actions import action_values
from roundhouse.games.age_of_steam.bots.thinker import Thinker
from roundhouse.games.age_of_steam.rules import names
from roundhouse.games.age_of_steam.rules.auction import price_of_dropping
from roundhouse.games.age_of_steam.rules.moves import Bid, Build, Deliver, Drop, Issue
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.seen.view import View


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
        f"Then you have ${money + 10} to bid and build with; ${due + 2} will be due this turn, "
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
    assert why(table, "drop") == "The next bid would be $1 at least; place 3 will do."
    assert why(table, "bid 2").startswith("For $2 or less it may bring you a better place: you want ")


def test_reasons_of_auctions_are_true() -> None:
    """Whoever bids never pays more for it, may come before whoever drops out next, and wants the action that is named
    by what the bots reckon with."""
    table = rh.Table.new("age_of_steam_germany", 4, seed="auction")
    policy, seen = table.game.policy(), set[str]()
    assert isinstance(policy, Thinker)
    while table.ply < 50:
        seat = table.actors()[0]
        moves, view = table.state.moves(seat), cast(View, table.view(seat))
        move = policy.candidates(Desk(table.game, seat, view, moves, Fast(3)), 1)[0][0]
        wish, state = table.game.moveset.unpack(move), cast(State, table.state)
        said = table.game.reason(view, (move,))
        if isinstance(wish, Bid | Drop) and len(moves) > 1:
            assert said is not None
            seen.add(said.key)
            if isinstance(wish, Drop):
                assert (said.args["dollars"], said.args["place"]) == (state.high + 1, len(state.bidding))
            else:
                check_bid(state, seat, wish, said)
        table.play(seat, move)
    assert seen == {"reason-bid", "reason-drop"}


def check_bid(state: State, seat: int, wish: Bid, said: Text) -> None:
    values = action_values(Thinker().new_planner(state, seat))
    assert said.args["action"] == names.action(max(state.plan.actions, key=lambda action: values[action]))
    # If the next one drops out, a place is won that dropping out now would not have brought.
    then, place = state.clone(), len(state.bidding)
    then.play(seat, wish.pack(), Fast(0))
    paid = price_of_dropping(then, seat)
    then.play(then.waiting[0], Drop().pack(), Fast(0))
    assert seat in then.bidding or then.order.index(seat) + 1 < place
    assert max(paid, state.money[seat] - then.money[seat]) <= wish.dollars == said.args["dollars"]


def test_who_pays_for_the_first_place_has_it() -> None:
    table = rh.Table.new("age_of_steam_st_lucia", 2, seed="why")
    while table.game.moveset.notation(table.state.moves(table.actors()[0])[0]) != "pay":
        table.play(table.actors()[0], table.state.moves(table.actors()[0])[0])
    seat, price = table.actors()[0], cast(State, table.state).plan.first_place
    money = cast(State, table.state).money[seat]
    assert why(table, "pay").startswith(f"You are first for ${price}: you want ")
    table.play(seat, "pay")
    after = cast(State, table.state)
    assert (after.order[0], after.money[seat]) == (seat, money - price)


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
