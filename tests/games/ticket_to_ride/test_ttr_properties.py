"""Whatever is played, some things always hold."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from ttr_staging import ASIA, EVERY, started

from roundhouse.core.chance import Fast, Recorder
from roundhouse.core.freeze import digest
from roundhouse.core.playout import random_game
from roundhouse.games.ticket_to_ride.boards.asia.racks import payments
from roundhouse.games.ticket_to_ride.printed.facts import WILD
from roundhouse.games.ticket_to_ride.rules import steps
from roundhouse.games.ticket_to_ride.rules.moves import TEAM_MOVES, TeamClaim
from roundhouse.games.ticket_to_ride.rules.packed import rack_of, rack_wilds_of, wilds_of
from roundhouse.games.ticket_to_ride.rules.refusals import _refuse_route
from roundhouse.games.ticket_to_ride.rules.routes import survey
from roundhouse.games.ticket_to_ride.rules.state import State


def check(state: State) -> None:
    plan = state.plan
    # A deck that is empty leaves no discards, and only then may the market have empty places (TRG-4).
    if not state.deck_left:
        assert not any(state.discards)
    elif state.step != steps.TUNNEL:
        assert -1 not in state.market
    assert min(map(min, state.hands)) >= 0
    assert all(min(rack) >= 0 for rack in state.racks)
    assert min(state.pieces) >= 0
    # What is kept up to date is what would be worked out anew.
    twin = state.clone()
    survey(twin)
    assert [list(map(sorted, sorts)) for sorts in twin.open] == [list(map(sorted, sorts)) for sorts in state.open]
    for group in {frozenset((r, *plan.twins[r])) for r in range(plan.routes)}:
        holders = [state.owner[r] for r in group if state.owner[r] >= 0]
        assert len(set(holders)) == len(holders), "nobody holds two lanes"
        assert len(holders) <= plan.lanes[min(group)]
    score = [0] * plan.teams
    for r, seat in enumerate(state.owner):
        if seat >= 0:
            score[plan.team_of[seat]] += plan.worth[r]
    for seat, flags in enumerate(state.flags):
        score[plan.team_of[seat]] += flags * plan.flag_points
    assert score == state.score


def swept_next(state: State) -> bool:
    """TRG-1, TRG-2: whether the market should have been swept."""
    others = sum(state.deck[:WILD]) + sum(state.discards[:WILD]) + sum(0 <= card < WILD for card in state.market)
    return state.market.count(WILD) >= 3 and state.deck_left > 0 and others >= 3 and state.step != steps.TUNNEL


@pytest.mark.parametrize(("game", "seats"), EVERY)
@settings(max_examples=6)
@given(seed=st.integers(0, 10_000))
def test_random_games(game: str, seats: int, seed: int) -> None:
    chance = Fast(seed)
    state = started(game, seats, seed)
    before, plies, guarded = state.inventory(), 0, False
    while state.actors():
        seat = state.actors()[chance.number(len(state.actors()))]
        moves = state.moves(seat)
        assert len(set(moves)) == len(moves) > 0
        move = moves[chance.number(len(moves))]
        assert state.refusal(seat, move) is None
        asked = Recorder(chance)
        state.play(seat, move, asked)
        plies += 1
        assert state.inventory() == before
        # Small decks swap places with the market for ever: there the guard of TRG-2 holds.
        guarded = state.market.count(WILD) >= 3 and (guarded or len(asked.answers) >= 250)
        assert guarded or not swept_next(state)
        if plies % 7 == 0:
            check(state)
    check(state)


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_moves_that_are_open_are_those_that_are_not_refused(game: str, seats: int) -> None:
    chance = Fast(8)
    state = started(game, seats, 4)
    for _ in range(60):
        actors = state.actors()
        if not actors:
            break
        for seat in range(seats):
            claims = {claim for sort in state.open[seat] for claim in sort}
            for r in range(state.plan.routes):
                refused = _refuse_route(state, seat, r)
                closed = refused is not None and refused.code != "few-pieces"
                assert closed == (state.plan.claim[r] not in claims)
        moves = state.moves(actors[0])
        state.play(actors[0], moves[chance.number(len(moves))], chance)


@example(7, 7, 0, 0, 0)  # each of these must not be taken for the one before
@example(7, 0, 1, 0, 0)
@example(7, 0, 7, 0, 0)
@example(7, 0, 0, 1, 0)
@example(7, 0, 0, 7, 0)
@example(7, 0, 0, 0, 1)
@given(st.integers(1, 7), *[st.integers(0, 9)] * 4)
def test_payments_are_all_there_are(length: int, colour: int, wilds: int, rack: int, rack_wilds: int) -> None:
    found = {
        (wilds_of(way), rack_of(way), rack_wilds_of(way)) for way in payments(length, colour, wilds, rack, rack_wilds)
    }
    possible = {
        (wild, r, rw)
        for wild in range(length + 1)
        for r in range(min(rack, length - wild) + 1)
        for rw in range(min(rack_wilds, wild) + 1)
        if length - wild - r <= colour and wild - rw <= wilds
    }
    assert found == possible


def test_every_kind_of_move_is_played() -> None:
    met = set()
    for seed in range(12):
        chance, state = Fast(seed), started(ASIA, 4, seed)
        while state.actors():
            seat = state.actors()[0]
            moves = state.moves(seat)
            move = moves[chance.number(len(moves))]
            done = TEAM_MOVES.unpack(move)
            met.add(type(done).__name__ + (" with the rack" if isinstance(done, TeamClaim) and done.rack else ""))
            state.play(seat, move, chance)
    assert met >= {
        "Take",
        "Place",
        "TeamClaim",
        "TeamClaim with the rack",
        "Pay",
        "Decline",
        "Tickets",
        "TeamKeep",
        "Share",
    }


def test_a_clone_goes_its_own_way() -> None:
    for game, seats in EVERY:
        state = started(game, seats)
        twin, before = state.clone(), digest(state)
        random_game(twin, Fast(3))
        assert digest(state) == before


def test_games_end() -> None:
    for game, seats in EVERY:
        for seed in range(5):
            assert random_game(started(game, seats, seed), Fast(seed)) < 3000


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_players_who_draw_as_long_as_they_can(game: str, seats: int) -> None:
    """Cards run out, then tickets: the deck is empty for a long time, with and without discards."""
    state, chance = started(game, seats), Fast(1)
    before, dry = state.inventory(), 0
    while state.actors():
        seat = state.actors()[0]
        state.play(seat, state.moves(seat)[0], chance)
        dry += not state.deck_left
        check(state)
    assert state.inventory() == before
    assert dry > 10
