"""AS-4: the auction for the order of play."""

from __future__ import annotations

import pytest
from as_staging import act, can, do, fresh, moves, why_not

from roundhouse.games.age_of_steam.rules import auction, money, steps
from roundhouse.games.age_of_steam.rules.events import SILENT
from roundhouse.games.age_of_steam.rules.state import State

PRZEMEK, JAREK, LUKASZ, ARTUR, PIOTREK = range(5)


def bidding(seats: int = 5, passer: int = -1, dollars: int = 20) -> State:
    """An auction is to begin, in the order of the seats."""
    state = fresh(seats=seats, money=dollars)
    if passer >= 0:
        act(state, passer, "turn_order")
    auction.begin(state)
    state.step, state.waiting, state.queue = steps.AUCTION, [0], []
    return state


@pytest.mark.rule("AS-4.1", "AS-4.2")
def test_the_books_example() -> None:
    """Przemek bids 2, Jarek drops out, Lukasz bids 3, Artur drops out, Piotrek passes by the action Turn order."""
    state = bidding(passer=PIOTREK)
    do(state, "bid 2", "drop", "bid 3", "drop")
    assert state.money == [20] * 5
    assert state.places == [ARTUR, JAREK]
    assert state.waiting == [PIOTREK]
    do(state, "pass")
    assert state.waiting == [PRZEMEK]
    # And on: Przemek drops out of three (half of 2), Piotrek drops out of two.
    do(state, "drop")
    assert state.money[PRZEMEK] == 19
    # Lukasz holds the highest bid: he is not asked.
    assert state.waiting == [PIOTREK]
    do(state, "drop")
    assert state.order == [LUKASZ, PIOTREK, PRZEMEK, ARTUR, JAREK]
    assert state.money == [19, 20, 17, 20, 20]
    assert state.step == steps.CHOOSE


@pytest.mark.rule("AS-4.1")
def test_a_bid_is_higher_than_the_last_and_within_ones_money() -> None:
    state = bidding(dollars=5)
    assert why_not(state, "bid 0") == ("AS-4.1", "bid-higher")
    assert why_not(state, "bid 6") == ("AS-4.1", "bid-too-high")
    assert moves(state, "bid") == [f"bid {dollars}" for dollars in range(1, 6)]
    do(state, "bid 4")
    assert why_not(state, "bid 4") == ("AS-4.1", "bid-higher")
    assert moves(state, "bid") == ["bid 5"]
    do(state, "bid 5")
    assert moves(state, "bid") == []
    assert can(state, "drop")


@pytest.mark.rule("AS-4.1")
def test_the_pass_is_for_one_player_once() -> None:
    state = bidding(seats=4, passer=1)
    assert why_not(state, "pass") == ("AS-4.1", "no-pass")
    do(state, "bid 1", "pass", "bid 2", "bid 3", "bid 4")
    assert why_not(state, "pass") == ("AS-4.1", "no-pass")


@pytest.mark.rule("AS-4.1")
def test_no_pass_when_two_are_left() -> None:
    """ASR-43: a pass keeps one in only while a third is in."""
    state = bidding(seats=3, passer=2)
    do(state, "bid 1", "drop")
    assert state.waiting == [2]
    assert why_not(state, "pass") == ("AS-4.1", "no-pass-of-two")


@pytest.mark.rule("AS-4.1")
def test_the_pass_is_gone_when_its_owner_is() -> None:
    state = bidding(seats=3, passer=2)
    money.go_bankrupt(state, 2, SILENT)
    auction.begin(state)
    assert state.passer == -1


@pytest.mark.rule("AS-4.2")
def test_the_first_out_pays_nothing_even_after_a_bid() -> None:
    state = bidding(seats=4)
    do(state, "bid 5", "bid 6", "bid 7", "bid 8", "drop")
    assert state.money[0] == 20
    do(state, "drop")
    assert state.money[1] == 17  # half of 6
    do(state, "drop")
    assert state.money == [20, 17, 13, 12]
    assert state.order == [3, 2, 1, 0]


@pytest.mark.rule("AS-4.2")
def test_half_is_rounded_up() -> None:
    state = bidding(seats=5)
    do(state, "bid 1", "bid 3", "bid 5", "bid 7", "bid 8", "drop", "drop", "drop")
    assert state.money[:3] == [20, 18, 17]


@pytest.mark.rule("AS-4.2")
def test_who_never_bid_pays_nothing() -> None:
    state = bidding(seats=3)
    do(state, "drop", "drop")
    assert state.order == [2, 1, 0]
    assert state.money == [20, 20, 20]


@pytest.mark.rule("AS-4.2")
def test_the_last_in_is_first_without_a_bid() -> None:
    state = bidding(seats=4, passer=0)
    do(state, "pass", "drop", "drop", "drop")
    assert state.order == [0, 3, 2, 1]
    assert state.money == [20] * 4


@pytest.mark.rule("AS-4.2")
def test_two_players_after_a_bankruptcy_pay_in_full() -> None:
    """ASR-43.1: the last two pay in full goes before the first out pays nothing."""
    state = bidding(seats=3)
    money.go_bankrupt(state, 1, SILENT)
    auction.begin(state)
    state.waiting = [0]
    do(state, "bid 3", "bid 4", "drop")
    assert state.order == [2, 0]
    assert (state.money[0], state.money[2]) == (17, 16)


@pytest.mark.rule("AS-4.1")
def test_places_are_filled_from_the_bottom_of_those_who_are_left() -> None:
    """ASR-26: nobody takes the place of a bankrupt."""
    state = bidding(seats=4)
    money.go_bankrupt(state, 3, SILENT)
    auction.begin(state)
    state.waiting = [0]
    do(state, "drop", "bid 1", "drop")
    assert state.order == [1, 2, 0]
