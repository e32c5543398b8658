"""The flag of Paris. Rulings TRP-1 to TRP-10."""

from __future__ import annotations

import pytest
from ttr_staging import PARIS, cards, claim, deck, do, fresh, give, give_turn, kind, leave, pack, show, why_not

from roundhouse.core.chance import Fast
from roundhouse.core.log import Log
from roundhouse.games.ticket_to_ride.rules import steps
from roundhouse.games.ticket_to_ride.rules.state import State

BLUE, WHITE, RED = (1 << kind(name) for name in ("blue", "white", "red"))
ROUTES = {"blue": "champs_elysees-invalides", "white": "belleville-pere_lachaise", "red": "montparnasse-tour_eiffel"}


def lie(state: State, seat: int, *names: str) -> None:
    """Flag cards before a player."""
    for name in names:
        state.deck[kind(name)] -= 1
        state.deck_left -= 1
        state.kept[seat] |= 1 << kind(name)


@pytest.mark.rule("TP-5.1", "TP-5.2")
@pytest.mark.parametrize(("colour", "length"), [("blue", 1), ("white", 2), ("red", 3)])
def test_a_card_of_a_flag_colour_is_kept(colour: str, length: int) -> None:
    """TRP-1, TRP-5: exactly one, and nobody is asked."""
    state = fresh(PARIS, 2)
    give(state, 0, **{colour: length})
    do(state, claim(state, ROUTES[colour], colour))
    assert state.kept[0] == 1 << kind(colour)
    assert state.discards == cards(**{colour: length - 1})
    assert state.view(1).players[0].kept == 1 << kind(colour), "TRP-7: face up"


@pytest.mark.rule("TP-5.2")
@pytest.mark.parametrize(("wilds", "kept", "discarded"), [(0, WHITE, (1, 0)), (1, WHITE, (0, 1)), (2, 0, (0, 2))])
def test_the_example_of_a_white_route_of_two(wilds: int, kept: int, discarded: tuple[int, int]) -> None:
    """TRP-2: only wilds, nothing is kept. TRP-3: a white one and a wild: the white one."""
    state = fresh(PARIS, 2)
    give(state, 0, white=2 - wilds, wild=wilds)
    do(state, claim(state, ROUTES["white"], "white", wilds))
    assert state.kept[0] == kept
    assert (state.discards[kind("white")], state.discards[kind("wild")]) == discarded


@pytest.mark.rule("TP-5.2")
def test_no_second_card_of_a_colour() -> None:
    """TRP-4: all are discarded."""
    state = fresh(PARIS, 2)
    lie(state, 0, "white")
    give(state, 0, white=2)
    do(state, claim(state, ROUTES["white"], "white"))
    assert (state.kept[0], state.discards) == (WHITE, cards(white=2))


@pytest.mark.rule("TP-5.1")
def test_other_colours_are_not_kept() -> None:
    state = fresh(PARIS, 2)
    give(state, 0, green=1)
    do(state, claim(state, "louvre-opera-2", "green"))
    assert (state.kept[0], state.discards) == (0, cards(green=1))


@pytest.mark.rule("TP-5.3")
def test_a_flag_is_celebrated_at_the_end_of_the_turn() -> None:
    """TRP-6: four points, the cards are discarded; a new flag may be begun."""
    state = fresh(PARIS, 2)
    lie(state, 0, "blue", "red")
    lie(state, 1, "blue")
    give(state, 0, white=4)
    log = Log()
    do(state, claim(state, ROUTES["white"], "white"), log=log)
    assert (state.step, state.turn, state.actors()) == (steps.FLAG, 0, [0])
    do(state, "celebrate", log=log)
    assert (state.step, state.turn) == (steps.TURN, 1)
    assert (state.kept, state.flags, state.score) == ([0, BLUE], [1, 0], [2 + 4, 0])
    assert state.discards == cards(white=2, blue=1, red=1)
    assert any(event.key == "flag" for event in log.events)
    assert state.sheet()[0].points("flags") == 4
    give_turn(state, 0)
    do(state, claim(state, "batignolles-opera-1", "white"))
    assert state.kept[0] == WHITE


@pytest.mark.rule("TP-5.3")
def test_a_flag_need_not_be_celebrated_at_once() -> None:
    """TRP-6: its cards stay where they are and out of the deck; the question comes again at the end of the next
    turn."""
    state = fresh(PARIS, 2)
    lie(state, 0, "blue", "white", "red")
    give(state, 0, white=2)
    log = Log()
    do(state, claim(state, ROUTES["white"], "white"))
    assert why_not(state, "take deck") == ("TP-5.3", "flag-first")
    do(state, "wait", log=log)
    assert (state.turn, state.kept[0], state.flags[0], state.score[0]) == (1, BLUE | WHITE | RED, 0, 2)
    assert state.discards == cards(white=2), "no second white card is kept"
    assert [event.key for event in log.events] == ["wait", "turn"]
    assert why_not(state, "celebrate") == ("TP-5.3", "no-flag")
    give_turn(state, 0)
    assert why_not(state, "wait") == ("TP-5.3", "no-flag"), "only at the end of a turn"
    do(state, "take deck")
    do(state, "take deck")
    assert state.step == steps.FLAG
    do(state, "celebrate")
    assert (state.turn, state.kept[0], state.score[0]) == (1, 0, 2 + 4)


@pytest.mark.rule("TP-5.3", "TP-6.1")
@pytest.mark.parametrize(("pieces", "final"), [(4, -1), (9, 2), (9, 1)])
def test_nobody_is_asked_where_waiting_serves_no_end(pieces: int, final: int) -> None:
    """TRP-6: in the last round, or when it begins, no card that comes into the deck will be played any more."""
    state = fresh(PARIS, 2)
    lie(state, 0, "blue", "red")
    give(state, 0, white=2)
    state.pieces[0], state.final = pieces, final
    do(state, claim(state, ROUTES["white"], "white"))
    assert (state.step != steps.FLAG, state.flags[0], state.kept[0]) == (True, 1, 0)


@pytest.mark.rule("TP-2.5", "TP-5.3")
@pytest.mark.parametrize(("answer", "over"), [("wait", True), ("celebrate", False)])
def test_who_passes_may_celebrate(answer: str, over: bool) -> None:
    """TRG-8: celebrating brings cards into the game again; if nobody does, it ends."""
    state = fresh(PARIS, 2)
    lie(state, 0, "blue", "white", "red")
    show(state, "-", "-", "-", "-", "-")
    leave(state)
    state.pool, state.pool_left = [0] * len(state.pool), 0
    state.passes = 1
    assert state.moves(0) == [pack(state, "pass")]
    state.play(0, pack(state, "pass"), Fast(1))
    assert state.step == steps.FLAG
    state.play(0, pack(state, answer), Fast(1))
    assert (state.step == steps.OVER, state.flags[0]) == (over, 0 if over else 1)
    assert state.passes == (2 if over else 0)


@pytest.mark.rule("TP-5.3")
def test_a_flag_that_is_not_complete_is_worth_nothing() -> None:
    """TRP-8"""
    state = fresh(PARIS, 2)
    lie(state, 0, "blue", "red")
    assert state.sheet()[0].total == 0


@pytest.mark.rule("TP-5.3", "TP-6.1")
def test_a_flag_completed_in_the_last_turn_counts() -> None:
    """TRP-9"""
    state = fresh(PARIS, 2)
    lie(state, 0, "blue", "red")
    give(state, 0, white=2)
    state.final = 1
    do(state, claim(state, ROUTES["white"], "white"))
    assert (state.step, state.flags[0]) == (steps.OVER, 1)
    assert state.sheet()[0].points("flags") == 4


@pytest.mark.rule("TP-2.4", "TP-5.3")
def test_kept_cards_are_not_in_the_reshuffle_until_they_are_celebrated() -> None:
    """TRP-10"""
    state = fresh(PARIS, 2)
    show(state, "green", "-", "-", "-", "-")
    lie(state, 0, "blue", "red")
    lie(state, 1, "blue", "red")
    give(state, 0, white=1, wild=1)
    leave(state)
    script = deck("wild", "red", "white", "blue")
    do(state, claim(state, ROUTES["white"], "white", 1), script)
    do(state, "celebrate", script)
    # The wild that paid was the whole deck; then the flag's three cards were.
    assert [state.market[slot] for slot in range(5)] == [kind(n) for n in ("green", "wild", "red", "white", "blue")]
    assert state.kept == [0, BLUE | RED]
    assert state.deck_left == 0
