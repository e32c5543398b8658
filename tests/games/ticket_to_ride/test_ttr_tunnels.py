"""Tunnels of Team Asia. Rulings TRA-15 to TRA-22, TRG-5."""

from __future__ import annotations

import json

import pytest
from ttr_staging import ASIA, can, cards, claim, deck, discard, do, fresh, give, give_turn, leave, put, route, why_not

from roundhouse.core.chance import Fast
from roundhouse.games.ticket_to_ride.printed import editions
from roundhouse.games.ticket_to_ride.rules import steps
from roundhouse.games.ticket_to_ride.rules.packed import DECLINE
from roundhouse.games.ticket_to_ride.rules.state import State

WHITE = "delhi-kathmandu"  # 3 spaces, turns up 6
GREY = "junction_south-lhasa"  # 1 space, turns up 6


def reached(state: State, name: str, colour: str, turned: tuple[str, ...], *how: int) -> None:
    do(state, claim(state, name, colour, *how), deck(*turned))


@pytest.mark.rule("TA-4.1")
def test_a_tunnel_turns_up_as_many_cards_as_its_number_says() -> None:
    """TRA-16"""
    plan = editions.plan(ASIA, 4)
    assert {number for number in plan.tunnel if number} == {4, 5, 6}
    state = fresh(ASIA, 4)
    give(state, 0, white=3)
    reached(state, WHITE, "white", ("red", "red", "green", "blue", "black", "red"))
    assert state.owner[route(state, WHITE)] == 0, "nothing matches: it is taken at once"
    assert state.discards == cards(white=3, red=3, green=1, blue=1, black=1)
    assert (state.pieces[0], state.score[0], state.turn) == (24, 4, 1)


@pytest.mark.rule("TA-4.1")
def test_each_match_costs_one_more_card_from_hand_or_rack() -> None:
    """TRA-16: the colour or locomotives match; the extra is paid in the colour or with locomotives. TRA-22: no more
    trains, no more points."""
    state = fresh(ASIA, 4)
    give(state, 0, white=4, wild=1)
    put(state, 0, white=1, wild=1)
    reached(state, WHITE, "white", ("white", "wild", "green", "blue", "black", "red"))
    assert (state.step, state.extra, state.turn) == (steps.TUNNEL, 2, 0)
    assert state.revealed.count(8) == 1
    assert why_not(state, "take deck") == ("TA-4.1", "tunnel-first")
    assert why_not(state, "pay 0 0 0") == ("TA-4.1", "few-cards")
    assert why_not(state, "pay 0 2 0") == ("TA-4.1", "few-rack-cards")
    ways = ("pay 0 1 0", "pay 1 0 0", "pay 1 1 0", "pay 1 0 1", "pay 1 1 1", "pay 2 0 1")
    assert all(can(state, way) for way in ways)
    assert len(state.moves(0)) == len(ways) + 1
    do(state, "pay 1 1 0")
    assert (state.hands[0], state.racks[0]) == (cards(white=1), cards(wild=1))
    assert state.discards == cards(white=5, wild=2, green=1, blue=1, black=1, red=1)
    assert (state.owner[route(state, WHITE)], state.pieces[0], state.score[0]) == (0, 24, 4)
    assert (state.turn, state.laid, state.revealed, state.extra) == (1, 0, [], 0)


@pytest.mark.rule("TA-4.1")
def test_who_will_not_pay_takes_all_cards_into_the_hand() -> None:
    """TRA-19: those from the rack too. TRA-15: nothing is claimed, nothing closes."""
    state = fresh(ASIA, 4)
    give(state, 0, purple=5)
    put(state, 0, purple=1, wild=1)
    name = "junction_west-rawalpindi"
    reached(state, name, "purple", ("purple", "red", "red", "red", "red"), 1, 1, 1)
    assert (state.hands[0], state.racks[0]) == (cards(purple=5), cards())
    do(state, "decline")
    assert (state.hands[0], state.racks[0]) == (cards(purple=6, wild=1), cards())
    assert state.discards == cards(purple=1, red=4)
    assert (state.owner[route(state, name)], state.pieces[0], state.score[0], state.turn) == (-1, 27, 0, 1)
    assert can(state, claim(state, name, "purple")) is False
    give(state, 1, purple=2)
    assert can(state, claim(state, name, "purple"))
    assert why_not(state, "decline") == ("TA-4.1", "no-tunnel")


@pytest.mark.rule("TA-4.1")
def test_each_lane_of_a_tunnel_has_its_own_check_and_closes_the_other() -> None:
    """TRA-15: the printed board has no such tunnel, but one that is typed in may."""
    board = json.loads(editions.edition(ASIA).board.text)
    for lane in board["routes"]:
        if lane.get("group") == "chengdu-kunming":
            lane["tunnel"] = 5
    edition = editions.brought(ASIA, json.dumps(board))
    state = fresh(edition.name, 4)
    give(state, 0, black=2)
    give(state, 1, white=2)
    reached(state, "chengdu-kunming-1", "black", ("red", "red", "red", "red", "black"))
    do(state, "decline")
    assert can(state, claim(state, "chengdu-kunming-2", "white")), "a try closes nothing"
    give_turn(state, 0)
    reached(state, "chengdu-kunming-1", "black", ("red",) * 5)
    assert why_not(state, claim(state, "chengdu-kunming-2", "white")) == ("TA-3.3", "lane-closed")


@pytest.mark.rule("TA-4.1", "TA-7.1")
def test_who_cannot_pay_is_asked_in_the_same_way() -> None:
    """TRA-20: neither the step, the actors nor what others see tells whether the cards are there."""
    views = []
    for spare in (0, 3):
        state = fresh(ASIA, 4)
        give(state, 0, white=3 + spare, red=3 - spare)
        reached(state, WHITE, "white", ("white", "wild", "green", "blue", "black", "red"))
        assert state.actors() == [0]
        assert can(state, "decline")
        assert can(state, "pay 0 0 0") == (spare > 0)
        views.append([state.view(seat) for seat in (1, 2, None)])
    assert views[0] == views[1]


@pytest.mark.rule("TA-4.2")
def test_with_locomotives_only_just_locomotives_match() -> None:
    """TRA-17: and only locomotives pay, from hand or rack."""
    state = fresh(ASIA, 4)
    give(state, 0, wild=2, white=4)
    put(state, 0, wild=3)
    reached(state, WHITE, "white", ("white", "white", "wild", "white", "red", "red"), 3, 0, 2)
    assert state.extra == 1
    assert why_not(state, "pay 0 0 0") == ("TA-4.2", "only-wilds")
    assert can(state, "pay 1 0 0")
    assert can(state, "pay 1 0 1")
    do(state, "pay 1 0 1")
    assert (state.hands[0], state.racks[0]) == (cards(wild=1, white=4), cards())


@pytest.mark.rule("TA-4.2")
def test_a_grey_tunnel_with_locomotives_only() -> None:
    state = fresh(ASIA, 4)
    give(state, 0, wild=1, red=3)
    reached(state, GREY, "wild", ("red", "red", "wild", "white", "white", "red"), 1)
    assert state.extra == 1
    assert state.moves(0) == [DECLINE]
    do(state, "decline")
    assert state.hands[0] == cards(wild=1, red=3)


@pytest.mark.rule("TA-4.1")
def test_the_colour_of_a_grey_tunnel_is_that_of_the_cards_played() -> None:
    """TRA-18"""
    state = fresh(ASIA, 4)
    give(state, 0, red=3)
    reached(state, GREY, "red", ("red", "white", "white", "green", "green", "black"))
    assert state.extra == 1
    do(state, "pay 0 0 0")
    assert state.hands[0] == cards(red=1)


@pytest.mark.rule("TA-4.3")
def test_too_few_cards_to_turn_up() -> None:
    """TRA-21: what there is; with none the tunnel is free."""
    state = fresh(ASIA, 4)
    give(state, 0, white=3, red=3)
    leave(state, white=1, red=1)
    reached(state, WHITE, "white", ("white", "red"))
    assert (state.extra, len(state.revealed)) == (1, 2)
    state = fresh(ASIA, 4)
    give(state, 0, white=3)
    leave(state)
    do(state, claim(state, WHITE, "white"))
    assert state.owner[route(state, WHITE)] == 0


@pytest.mark.rule("TA-4.3")
def test_discards_are_turned_up_but_not_the_cards_played_or_turned_already() -> None:
    """TRG-5"""
    state = fresh(ASIA, 4)
    give(state, 0, white=3)
    leave(state, red=2, green=2)
    discard(state, green=2)
    assert state.deck_left == 2
    reached(state, WHITE, "white", ("red", "red", "green", "green"))
    # Four cards were there; the market was full, so the cards now discarded are the new deck.
    assert state.owner[route(state, WHITE)] == 0
    assert state.deck == cards(white=3, red=2, green=2)


@pytest.mark.rule("TA-4.1", "TA-4.3")
def test_a_declined_tunnel_renews_an_empty_deck() -> None:
    """TRG-4"""
    state = fresh(ASIA, 4)
    give(state, 0, white=3)
    leave(state, white=1, red=1)
    reached(state, WHITE, "white", ("white", "red"))
    assert state.deck_left == 0
    do(state, "decline")
    assert state.deck == cards(white=1, red=1)


@pytest.mark.rule("TA-4.1")
def test_a_tunnel_is_paid_by_the_team_that_dug_it() -> None:
    state = fresh(ASIA, 4)
    give_turn(state, 2)
    give(state, 2, white=3)
    put(state, 0, white=2)
    put(state, 1, wild=1)
    reached(state, WHITE, "white", ("white", "red", "red", "red", "red", "red"))
    assert not can(state, "pay 0 1 0")
    do(state, "pay 1 0 1", Fast(1))
    assert state.racks == [cards(white=2), cards()]
    assert state.score == [0, 4]
