"""Tickets: drawing, keeping, sharing. Rulings TRG-11, TRG-12, TRA-8, TRA-9."""

from __future__ import annotations

import pytest
from ttr_staging import ASIA, PARIS, USA, can, do, fresh, give_turn, hold, keep, pack, share, why_not

from roundhouse.core.chance import Fast, Recorder, Scripted
from roundhouse.games.ticket_to_ride.rules import steps

GAMES = [(PARIS, 2, "TP-4.1"), (USA, 3, "TU-4.1"), (ASIA, 4, "TA-5.1")]


def drawing(*tickets: int) -> Scripted:
    return Scripted({"tickets": list(tickets)}, Fast(1))


@pytest.mark.rule("TP-4.1", "TU-4.1")
@pytest.mark.parametrize(("game", "number", "rule"), GAMES[:2])
def test_draw_tickets_and_keep_at_least_one(game: str, number: int, rule: str) -> None:
    state = fresh(game, 2)
    do(state, "tickets", drawing(*range(3, 3 + number)))
    assert (state.step, state.turn, state.offers[0]) == (steps.OFFER, 0, list(range(3, 3 + number)))
    assert why_not(state, "take deck") == (rule, "choose-tickets")
    assert why_not(state, keep(state, *range(number))) == (rule, "keep-more")
    do(state, keep(state, *reversed(range(1, number))))
    assert state.tickets[0] == [3]
    assert state.under == [3 + place for place in reversed(range(1, number))], "TRG-12: in the order the player likes"
    assert state.turn == 1
    assert why_not(state, keep(state)) == (rule, "nothing-offered")


@pytest.mark.rule("TP-4.1", "TU-4.1")
@pytest.mark.parametrize(("game", "number", "rule"), GAMES[:2])
def test_all_may_be_kept_and_any_number_held(game: str, number: int, rule: str) -> None:
    state = fresh(game, 2)
    hold(state, 0, *range(8))
    do(state, "tickets", drawing(*range(8, 8 + number)))
    do(state, keep(state))
    assert state.tickets[0] == list(range(8 + number))
    assert not state.under


@pytest.mark.rule("TA-5.1")
def test_one_of_the_new_tickets_goes_to_the_rack() -> None:
    """TRA-8: exactly one; if one is kept it is that one."""
    state = fresh(ASIA, 4)
    hold(state, 0, 9)
    do(state, "tickets", drawing(3, 1, 4, 5))
    assert why_not(state, keep(state, 0, 1, 2, 3, rack=1)) == ("TA-5.1", "keep-more")
    assert why_not(state, keep(state, rack=0)) == ("TA-5.1", "rack-one-kept")
    assert why_not(state, keep(state, 0, rack=1)) == ("TA-5.1", "rack-one-kept")
    one = state.clone()
    do(one, keep(one, 3, 0, 1, rack=3))
    assert (one.rack_tickets[0], one.tickets[0], one.under) == ([4], [9], [5, 3, 1])
    do(state, keep(state, 2, rack=1))
    assert (state.rack_tickets[0], state.tickets[0], state.under) == ([3], [1, 5, 9], [4])
    assert state.turn == 1


@pytest.mark.rule("TP-4.1", "TU-4.1", "TA-5.1")
@pytest.mark.parametrize(("game", "number", "rule"), GAMES)
def test_with_fewer_tickets_left_draw_what_there_is(game: str, number: int, rule: str) -> None:
    """TRG-11: with one left it must be kept; with none the action is not possible."""
    state = fresh(game, 4)
    hold(state, 3, *range(state.plan.tickets - 1))
    last = state.plan.tickets - 1
    do(state, "tickets", drawing(last))
    assert state.offers[0] == [last]
    rack = 1 if game == ASIA else 0
    assert state.moves(0) == [keep(state, rack=rack)]
    assert why_not(state, keep(state, 0, rack=rack)) == (rule, "keep-more")
    do(state, keep(state, rack=rack))
    assert why_not(state, "tickets") == (rule, "no-tickets")


@pytest.mark.rule("TP-4.1", "TU-4.1", "TA-5.1")
@pytest.mark.parametrize(("game", "number", "rule"), GAMES)
def test_tickets_put_under_the_deck_come_last_and_in_their_order(game: str, number: int, rule: str) -> None:
    """TRG-12. What is drawn there is certain, but asked of chance all the same: it cannot be taken back."""
    state = fresh(game, 4)
    hold(state, 3, *range(state.plan.tickets))
    state.tickets[3] = []
    state.pool[7], state.pool_left = 1, 1
    state.under, state.under_by = [5, 2, 6, 11], [1, 1, 0, 2]
    asked = Recorder(Fast(1))
    state.play(0, pack(state, "tickets"), asked)
    assert state.offers[0] == [7, 5, 2, 6][:number]
    assert asked.answers == [("tickets", ticket) for ticket in state.offers[0]]
    assert state.under == [5, 2, 6, 11][number - 1 :]
    assert state.under_by == [1, 1, 0, 2][number - 1 :]


@pytest.mark.rule("TA-5.2", "TA-5.3")
def test_sharing_one_or_two_tickets_is_a_whole_turn() -> None:
    """TRA-9: they cannot come back."""
    state = fresh(ASIA, 4)
    hold(state, 0, 4, 8, 15)
    hold(state, 1, 16)
    assert {(4,), (8,), (15,), (4, 8), (4, 15), (8, 15)} == {
        tickets
        for tickets in [(4,), (8,), (15,), (16,), (4, 8), (4, 15), (8, 15), (4, 16)]
        if can(state, share(state, *tickets))
    }
    assert state.refusal(0, share(state, 8, 4)) is not None, "the lower number first: one move, one notation"
    assert why_not(state, share(state, 16)) == ("TA-5.2", "not-your-ticket")
    do(state, share(state, 4, 15))
    assert (state.tickets[0], state.rack_tickets[0], state.turn) == ([8], [4, 15], 1)
    give_turn(state, 0)
    assert why_not(state, share(state, 4)) == ("TA-5.2", "not-your-ticket")


@pytest.mark.rule("TA-5.3", "TP-4.1")
def test_kept_tickets_are_kept_to_the_end() -> None:
    """No move gives a ticket away but sharing; and any number may be held."""
    state = fresh(ASIA, 4)
    hold(state, 0, *range(20))
    do(state, "tickets", drawing(20, 21, 22, 23))
    do(state, keep(state, rack=2))
    assert state.tickets[0] == [*range(20), 20, 22, 23]
    assert state.rack_tickets[0] == [21]
