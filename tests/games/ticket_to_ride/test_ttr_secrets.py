"""Who knows what: hands, racks, tickets, the ticket deck, the log. Rulings TRA-6, TRA-20, TRA-29."""

from __future__ import annotations

import msgspec
import pytest
from ttr_staging import ASIA, PARIS, USA, cards, deck, do, fresh, give, hold, keep, put, share, started

from roundhouse import Table
from roundhouse.core.chance import Fast, Scripted
from roundhouse.core.log import Event, Log
from roundhouse.core.playout import random_walk
from roundhouse.games.ticket_to_ride.rules import steps
from roundhouse.games.ticket_to_ride.rules.moves import TEAM_MOVES
from roundhouse.games.ticket_to_ride.seen.view import guess


def readers(log: Log, key: str) -> set[int | None]:
    """Who may read something of this key: seats, None for spectators."""
    return {seat for event in log.events if event.key == key for seat in (0, 1, 2, 3, None) if event.readable(seat)}


@pytest.mark.rule("TP-7.1", "TU-6.1")
@pytest.mark.parametrize("game", [PARIS, USA])
def test_hands_and_tickets_are_secret_counts_are_open(game: str) -> None:
    state = fresh(game, 2)
    give(state, 0, red=2, wild=1)
    hold(state, 0, 4, 7)
    state.kept[1] = 2 if game == PARIS else 0
    one = state.view(1)
    assert (one.players[0].cards, one.players[0].tickets) == (3, 2)
    assert one.hand == tuple(cards())
    assert one.tickets == ()
    assert one.players[0].pieces == state.plan.pieces
    assert state.view(0).hand == tuple(cards(red=2, wild=1))
    assert state.view(0).tickets == (4, 7)
    assert (state.view(None).hand, state.view(None).tickets, state.view(None).offer) == (None, None, None)
    # Another hand and other tickets of the same size: nobody else can tell.
    other = fresh(game, 2)
    give(other, 0, green=3)
    hold(other, 0, 1, 2)
    other.kept[1] = state.kept[1]
    assert other.view(1) == one
    assert other.view(None) == state.view(None)


@pytest.mark.rule("TA-7.1", "TA-1.4")
def test_the_partner_sees_the_racks_but_neither_hand_nor_tickets() -> None:
    """TRA-6"""
    one, two = fresh(ASIA, 4), fresh(ASIA, 4)
    give(one, 0, red=2)
    give(two, 0, blue=1, wild=1)
    hold(one, 0, 4)
    hold(two, 0, 5)
    for state in (one, two):
        put(state, 0, green=1)
        hold(state, 1, 9)
        state.tickets[1], state.rack_tickets[0] = [], [9]
    assert one.view(1) == two.view(1)
    assert one.view(1).rack == tuple(cards(green=1))
    assert one.view(1).rack_tickets == (9,)
    # What lies on the rack is nothing to the other team.
    three = fresh(ASIA, 4)
    give(three, 0, red=2)
    hold(three, 0, 4)
    put(three, 0, white=1)
    hold(three, 1, 11)
    three.tickets[1], three.rack_tickets[0] = [], [11]
    assert one.view(2) == three.view(2)
    assert one.view(1) != three.view(1)
    assert (one.view(2).teams[0].cards, one.view(2).teams[0].tickets) == (1, 1)


@pytest.mark.rule("TA-7.1")
def test_a_card_drawn_blind_is_for_its_owner_and_on_the_rack_for_the_partner() -> None:
    state = fresh(ASIA, 4)
    log = Log()
    do(state, "take deck", deck("red"), log)
    assert readers(log, "drew") == {0}
    assert [state.view(seat).drawn for seat in (0, 1, 2)] == [5, -1, -1]
    assert all(state.view(seat).placing for seat in (0, 1, 2, None))
    do(state, "place rack", log=log)
    assert readers(log, "rack-card") == {0, 1}
    assert readers(log, "to-rack") == {0, 1, 2, 3, None}
    log = Log()
    do(state, "take deck", deck("blue"), log)
    assert "rack-card" not in {event.key for event in log.events}


@pytest.mark.rule("TA-7.1", "TP-7.1")
def test_shared_tickets_are_read_by_the_team_alone() -> None:
    state = fresh(ASIA, 4)
    hold(state, 0, 3, 5)
    log = Log()
    do(state, share(state, 3), log=log)
    assert readers(log, "share-own") == {0, 1}
    assert readers(log, "share") == {0, 1, 2, 3, None}


@pytest.mark.rule("TP-4.1", "TP-7.1", "TU-4.1", "TU-6.1")
@pytest.mark.parametrize("game", [PARIS, USA])
def test_offers_are_for_one_pair_of_eyes(game: str) -> None:
    state = fresh(game, 2)
    log = Log()
    do(state, "tickets", Scripted({"tickets": [3, 4, 5]}, Fast(1)), log)
    assert readers(log, "offer") == {0}
    assert state.view(1).offer == ()
    assert state.view(1).players[0].offered == state.plan.draw
    do(state, keep(state, 1), log=log)
    assert readers(log, "keep-own") == {0}
    assert state.view(0).under == (4,), "whoever put it there knows it"
    assert state.view(1).under == (-1,)
    assert state.view(1).under_by == (0,)


@pytest.mark.rule("TP-4.1", "TA-7.1", "TU-4.1")
@pytest.mark.parametrize(("game", "seats"), [(PARIS, 3), (ASIA, 4), (USA, 3)])
def test_all_tickets_are_shown_at_the_end_and_not_before(game: str, seats: int) -> None:
    table = Table.new(game, seats=seats, seed="secrets")
    chance = Fast(3)
    while not table.over:
        assert table.view(0).shown is None  # type: ignore[attr-defined]
        seat = table.actors()[0]
        moves = table.state.moves(seat)
        table.play(seat, moves[chance.number(len(moves))])
    state = table.state
    for viewer in (0, seats - 1, None):
        view = state.view(viewer)
        assert view.shown == tuple(map(tuple, state.tickets))  # type: ignore[attr-defined]
        assert view.sheet() == state.sheet()
    shows = [event for event in table.events(public=True) if event.key == "shows"]
    assert len(shows) == sum(bool(tickets) for tickets in state.tickets)  # type: ignore[attr-defined]
    racks = [event for event in table.events(public=True) if event.key == "shows-rack"]
    assert len(racks) == len(state.rack_tickets)  # type: ignore[attr-defined]


@pytest.mark.rule("TA-7.1", "TP-7.1", "TU-6.1")
@pytest.mark.rule("TA-7.1")
def test_a_guess_holds_the_card_that_others_have_drawn() -> None:
    """While it is placed nobody else knows it; each guess has one, from the cards that are left."""
    state = fresh(ASIA, 4)
    do(state, "take deck", deck("red"))
    assert state.step == steps.PLACE
    for seat in (1, 2, 3, None):
        view = state.view(seat)
        assert view.drawn == -1
        found = [guess(view, Fast(seed)) for seed in range(20)]
        assert all(state.inventory() == guessed.inventory() for guessed in found)
        assert len({guessed.drawn for guessed in found}) > 1
        assert all(guessed.drawn >= 0 and guessed.view(seat) == view for guessed in found)


@pytest.mark.parametrize(("game", "seats"), [(PARIS, 4), (ASIA, 6), (USA, 5)])
def test_a_guess_knows_nothing_but_the_view(game: str, seats: int) -> None:
    """Whatever is hidden is dealt anew: over some guesses it is not what it was, and what is seen always is."""
    state, chance = started(game, seats), Fast(5)
    random_walk(state, chance, 12 * seats)
    view = state.view(0)
    others = [hand[:] for hand in state.hands[1:]]
    tickets = [held[:] for held in state.tickets[1:]]
    found = [guess(view, chance) for _ in range(8)]
    assert all(one.view(0) == view for one in found)
    assert all(one.inventory() == state.inventory() for one in found)
    assert any(one.hands[1:] != others for one in found)
    assert any(one.tickets[1:] != tickets for one in found)


@pytest.mark.rule("TA-7.1")
def test_a_planted_secret_never_shows() -> None:
    """Nothing that others are sent names the cards and tickets of a seat."""
    state = fresh(ASIA, 4)
    give(state, 0, purple=11)
    hold(state, 0, 42)
    for seat in (1, 2, 3, None):
        view = state.view(seat)
        assert b"11" not in msgspec.json.encode([view.hand, view.rack])
        assert 42 not in (*(view.tickets or ()), *(view.rack_tickets or ()), *view.under)


@pytest.mark.rule("TA-7.1")
def test_no_move_talks_to_the_partner() -> None:
    """TRA-29: the game itself carries no words between partners, only cards and tickets on the rack."""
    words = {move.WORD for move in TEAM_MOVES.classes}
    assert words == {"take", "place", "claim", "pay", "decline", "tickets", "keep", "share", "pass"}


@pytest.mark.rule("TA-1.3", "TP-1.3")
@pytest.mark.parametrize("game", [PARIS, ASIA])
def test_choices_at_the_beginning_are_not_told_before_all_have_chosen(game: str) -> None:
    table = Table.new(game, seats=4, seed="choices")
    before = [table.view(seat) for seat in range(4)]
    table.play(2, table.moves(2)[-1])
    public = [event.key for event in table.events(public=True)]
    assert "keep" not in public
    assert "chose" not in public
    for seat in (0, 1, 3):
        after = table.view(seat)
        assert msgspec.structs.replace(after, actors=before[seat].actors) == before[seat]
    for seat in (0, 1, 3):
        table.play(seat, table.moves(seat)[0])
    assert [event.key for event in table.events(public=True)].count("keep") == 4


def test_the_log_of_a_whole_game_names_readers_for_every_secret() -> None:
    secret = {"dealt", "drew", "offer", "chose", "chose-rack", "keep-own", "share-own", "rack-card"}
    table, chance = Table.new(ASIA, seats=4, seed="log"), Fast(3)
    while not table.over:
        seat = table.actors()[0]
        moves = table.state.moves(seat)
        table.play(seat, moves[chance.number(len(moves))])
    events: list[Event] = table.events()
    met = {event.key for event in events}
    assert secret <= met
    for event in events:
        if event.key in secret:
            assert event.only is not None
            assert len(event.only) == (2 if event.key in ("share-own", "rack-card") else 1)
        else:
            assert event.only is None
    assert table.view().step == steps.OVER  # type: ignore[attr-defined]
