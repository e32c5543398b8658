"""The beginning: cards, tickets, who starts. Rulings TRP-11, TRP-15, TRA-6, TRA-7, TRG-12, TRG-18."""

from __future__ import annotations

import pytest
from ttr_staging import ASIA, EVERY, PARIS, USA, cards, keep, kind, pack, share, started, why_not

from roundhouse.core.chance import Fast, Scripted
from roundhouse.games.ticket_to_ride.printed import editions
from roundhouse.games.ticket_to_ride.printed.facts import KINDS, WILD
from roundhouse.games.ticket_to_ride.rules import steps
from roundhouse.games.ticket_to_ride.rules.state import State, new_game


@pytest.mark.rule("TP-1.1")
def test_what_is_in_the_box_of_paris() -> None:
    """TRP-11: 46 cards."""
    plan = editions.plan(PARIS, 3)
    assert plan.settings.seats == (2, 3, 4)
    assert plan.deck == cards(wild=8, white=8, blue=6, red=6, yellow=6, green=6, purple=6)
    assert (sum(plan.deck), plan.pieces, plan.tickets) == (46, 15, 20)
    assert started(PARIS, 3).pieces == [15, 15, 15]


@pytest.mark.rule("TA-1.1", "TA-1.2", "TA-1.3")
def test_what_is_in_the_box_of_asia() -> None:
    plan = editions.plan(ASIA, 6)
    assert plan.settings.seats == (4, 6)
    assert plan.deck == [12] * 8 + [14]
    assert (plan.pieces, plan.tickets, plan.teams) == (27, 60, 3)
    # Partners sit, and so play, one after the other.
    assert plan.team_of == [0, 0, 1, 1, 2, 2]
    state = started(ASIA, 6)
    assert state.pieces == [27] * 6
    assert state.score == [0, 0, 0]


@pytest.mark.rule("TU-1.1")
def test_what_is_in_the_box_of_the_usa() -> None:
    plan = editions.plan(USA, 5)
    assert plan.settings.seats == (2, 3, 4, 5)
    assert plan.deck == [12] * 8 + [14]
    assert (plan.pieces, plan.tickets, plan.routes) == (45, 30, 100)


@pytest.mark.rule("TP-1.2", "TA-1.2", "TU-1.2", "TP-1.4", "TU-1.4")
@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_everybody_gets_cards_and_five_lie_face_up(game: str, seats: int) -> None:
    """TRP-15: two cards in Paris; the racks of Asia are empty."""
    state = started(game, seats)
    assert [sum(hand) for hand in state.hands] == [2 if game == PARIS else 4] * seats
    assert all(sum(rack) == 0 for rack in state.racks)
    assert all(card >= 0 for card in state.market)
    assert state.score == [0] * state.plan.teams
    assert state.deck_left + sum(state.discards) == sum(state.plan.deck) - sum(map(sum, state.hands)) - 5


@pytest.mark.rule("TP-1.2", "TA-1.2", "TU-1.2")
@pytest.mark.parametrize("game", [PARIS, ASIA, USA])
def test_three_wilds_at_the_beginning_are_replaced_again_and_again(game: str) -> None:
    """TRG-1, TRA-30: three or more, also at setup."""
    plan = editions.plan(game, 4)
    dealt = ["red"] * 4 + ["blue"] * (4 * plan.hand - 4)
    wilds = ["wild", "red", "wild", "white", "wild"]
    more = ["wild", "wild", "wild", "green", "wild"] if game != PARIS else ["wild", "wild", "wild", "green", "white"]
    last = ["green", "wild", "white", "wild", "green"]
    script = [kind(name) for name in (*dealt, *wilds, *more, *last)]
    state = new_game(plan, Scripted({"deck": script}, Fast(1)), None)
    assert [KINDS[card] for card in state.market] == last
    assert state.discards[WILD] == wilds.count("wild") + more.count("wild")


@pytest.mark.rule("TP-1.4", "TA-1.5", "TU-1.4")
def test_the_first_player_is_drawn_at_random_and_seats_follow_each_other() -> None:
    """TRG-18"""
    for game, seats in EVERY:
        assert {started(game, seats, seed).turn for seed in range(60)} == set(range(seats))
    state = new_game(editions.plan(ASIA, 4), Scripted({"first": [3]}, Fast(1)), None)
    choose_all(state)
    assert state.waiting == [2]
    order = []
    for _ in range(5):
        order.append(state.turn)
        state.play(state.turn, pack(state, "tickets"), Fast(1))
        state.play(state.turn, keep(state, rack=1), Fast(1))
    assert order == [2, 3, 0, 1, 2]


def choose_all(state: State) -> None:
    """Everybody keeps everything; in teams everybody puts their first ticket on the rack."""
    for seat in list(state.waiting):
        state.play(seat, keep(state), Fast(1))
    if state.step == steps.RACK:
        for seat in list(state.waiting):
            state.play(seat, share(state, state.tickets[seat][0]), Fast(1))


@pytest.mark.rule("TP-1.3", "TU-1.3")
@pytest.mark.parametrize(("game", "dealt", "least"), [(PARIS, 2, 1), (USA, 3, 2)])
def test_tickets_are_chosen_at_once_and_in_secret(game: str, dealt: int, least: int) -> None:
    """TRP-15. TRG-12: what is not kept goes under the deck in seating order, whoever chose first."""
    state = started(game, 2)
    offers = [offer[:] for offer in state.offers]
    assert [len(offer) for offer in offers] == [dealt, dealt]
    assert state.actors() == [0, 1]
    most_back = tuple(range(dealt - least))
    assert why_not(state, keep(state, *range(dealt - least + 1)), 0)[1] == "keep-more"
    assert why_not(state, "take deck", 0)[1] == "choose-tickets"
    before = state.view(0)
    state.play(1, keep(state, *most_back), Fast(1))
    assert state.actors() == [0]
    assert state.view(0).players == before.players, "nobody sees what the other chose, not even how many"
    assert state.view(1).choice == keep(state, *most_back)
    state.play(0, keep(state, dealt - 1), Fast(1))
    assert state.under == [offers[0][dealt - 1], *(offers[1][place] for place in most_back)]
    assert state.under_by == [0, *(1 for _ in most_back)]
    assert state.tickets[0] == sorted(offers[0][:-1])
    assert state.tickets[1] == sorted(offers[1][len(most_back) :])
    assert state.step == steps.TURN


@pytest.mark.rule("TA-1.3")
def test_each_partner_puts_one_ticket_on_the_rack() -> None:
    """TRA-7: five dealt, three to five kept; then each must put one on the rack, at the same moment."""
    state = started(ASIA, 4)
    assert [len(offer) for offer in state.offers] == [5] * 4
    assert why_not(state, keep(state, 0, 1, 2), 0) == ("TA-1.3", "keep-more")
    assert why_not(state, keep(state, rack=1), 0) == ("TA-1.3", "rack-later")
    for seat, back in enumerate([(), (4,), (0, 1), (1, 0)]):
        state.play(seat, keep(state, *back), Fast(1))
    assert [len(tickets) for tickets in state.tickets] == [5, 4, 3, 3]
    assert (state.step, state.actors()) == (steps.RACK, [0, 1, 2, 3])
    assert why_not(state, "take deck", 0) == ("TA-1.3", "rack-first")
    assert why_not(state, share(state, *state.tickets[0][:2]), 0) == ("TA-1.3", "rack-one")
    assert why_not(state, share(state, state.tickets[1][0]), 0) == ("TA-5.2", "not-your-ticket")
    one, two = state.tickets[0][2], state.tickets[1][0]
    state.play(0, share(state, one), Fast(1))
    assert state.view(1).rack_tickets == (), "the partner does not see it before choosing"
    for seat in (1, 2, 3):
        state.play(seat, share(state, state.tickets[seat][0]), Fast(1))
    assert state.rack_tickets[0] == sorted([one, two])
    assert [len(tickets) for tickets in state.tickets] == [4, 3, 2, 2]
    assert state.step == steps.TURN


@pytest.mark.rule("TA-1.3", "TP-1.3")
def test_tickets_go_back_in_the_order_the_player_likes() -> None:
    """TRG-12"""
    state = started(ASIA, 4)
    offer = state.offers[3][:]
    for seat in range(3):
        state.play(seat, keep(state), Fast(1))
    state.play(3, keep(state, 3, 0), Fast(1))
    assert state.under == [offer[3], offer[0]]


@pytest.mark.rule("TA-1.4")
def test_a_rack_is_seen_by_both_partners_alone() -> None:
    """TRA-6"""
    state = started(ASIA, 4)
    choose_all(state)
    state.racks[0] = cards(red=2, wild=1)
    for seat in (0, 1):
        assert state.view(seat).rack == tuple(cards(red=2, wild=1))
        assert state.view(seat).rack_tickets == tuple(state.rack_tickets[0])
    for seat in (2, 3):
        assert state.view(seat).rack == tuple(cards())
        assert state.view(seat).teams[0].cards == 3
    assert state.view(None).rack is None
