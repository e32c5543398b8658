"""Drawing cards: the market, the deck, the discards; hand and rack. Rulings TRG-1 to TRG-10, TRA-2 to TRA-5, TRA-30."""

from __future__ import annotations

import os

import pytest
from ttr_staging import (
    ASIA,
    PARIS,
    USA,
    can,
    cards,
    claim,
    deck,
    discard,
    do,
    fresh,
    give,
    hold,
    kind,
    leave,
    put,
    show,
    take_routes,
    why_not,
)

from roundhouse.core.chance import Fast, Scripted
from roundhouse.core.log import Log
from roundhouse.games.ticket_to_ride.printed.facts import KINDS, WILD
from roundhouse.games.ticket_to_ride.rules import steps
from roundhouse.games.ticket_to_ride.rules.packed import PASS, TAKES
from roundhouse.games.ticket_to_ride.rules.state import State

SOLO = [(PARIS, "TP"), (USA, "TU")]


def names(state: State) -> list[str]:
    return ["-" if card < 0 else KINDS[card] for card in state.market]


@pytest.mark.rule("TP-2.1", "TU-2.1")
@pytest.mark.parametrize(("game", "book"), SOLO)
def test_two_cards_from_market_or_deck(game: str, book: str) -> None:
    state = fresh(game, 2)
    show(state, "red", "blue", "green", "white", "yellow")
    do(state, "take 2", deck("purple"))
    assert names(state) == ["red", "purple", "green", "white", "yellow"], "replaced at once"
    assert (state.turn, state.step) == (0, steps.SECOND)
    assert why_not(state, "tickets") == (f"{book}-2.1", "second-card")
    assert why_not(state, "pass") == (f"{book}-2.1", "second-card")
    do(state, "take deck", deck("red"))
    assert state.hands[0] == cards(blue=1, red=1)
    assert (state.turn, state.step) == (1, steps.TURN)


@pytest.mark.rule("TP-2.2", "TU-2.2")
@pytest.mark.parametrize(("game", "book"), SOLO)
def test_a_face_up_wild_is_the_whole_draw_and_never_the_second_card(game: str, book: str) -> None:
    state = fresh(game, 2)
    show(state, "wild", "blue", "green", "white", "yellow")
    one = state.clone()
    do(one, "take 1", deck("red"))
    assert (one.hands[0], one.turn) == (cards(wild=1), 1)
    do(state, "take 2", deck("red"))
    assert why_not(state, "take 1") == (f"{book}-2.2", "second-wild")
    assert can(state, "take 2")


@pytest.mark.rule("TP-2.2", "TU-2.2")
@pytest.mark.parametrize("game", [PARIS, USA])
def test_a_wild_drawn_blind_is_a_card_like_any_other(game: str) -> None:
    """TRG-9"""
    state = fresh(game, 2)
    do(state, "take deck", deck("wild"))
    assert state.step == steps.SECOND
    do(state, "take deck", deck("wild"))
    assert (state.hands[0], state.turn) == (cards(wild=2), 1)


@pytest.mark.rule("TP-2.2")
def test_a_replacement_that_is_wild_cannot_be_the_second_card() -> None:
    """TRG-10"""
    state = fresh(PARIS, 2)
    show(state, "red", "blue", "green", "white", "yellow")
    do(state, "take 4", deck("wild"))
    assert why_not(state, "take 4") == ("TP-2.2", "second-wild")


@pytest.mark.rule("TP-2.3", "TA-2.4", "TU-2.3")
@pytest.mark.parametrize("game", [PARIS, ASIA, USA])
def test_a_third_wild_sweeps_the_market_again_and_again(game: str) -> None:
    """TRG-1, TRA-30: after a single refill; the new five may be swept too."""
    state = fresh(game, 4)
    show(state, "wild", "wild", "green", "white", "red")
    swept = ["wild", "white", "wild", "wild", "white"]
    last = ["green", "white", "wild", "wild", "blue"]
    do(state, "take 3", deck("wild", *swept, *last))
    assert names(state) == last
    assert [state.discards[kind(name)] for name in ("wild", "white", "red")] == [6, 3, 1]


@pytest.mark.rule("TP-2.3")
def test_two_wilds_stay() -> None:
    state = fresh(PARIS, 2)
    show(state, "wild", "blue", "green", "white", "red")
    do(state, "take 2", deck("wild"))
    assert names(state) == ["wild", "wild", "green", "white", "red"]


@pytest.mark.rule("TP-2.3")
def test_no_sweep_without_a_deck() -> None:
    """TRG-2, TRG-3: nothing to draw from, whatever lies there."""
    state = fresh(PARIS, 2)
    show(state, "wild", "wild", "red", "white", "blue")
    leave(state, wild=1)
    do(state, "take 5")
    assert names(state) == ["wild", "wild", "red", "white", "wild"]
    assert state.deck_left == 0
    do(state, "take 3")
    assert names(state) == ["wild", "wild", "-", "white", "wild"]


@pytest.mark.rule("TP-2.3")
def test_no_sweep_where_three_wilds_cannot_be_avoided() -> None:
    """TRG-2: deck, discards and market together hold fewer than three other cards."""
    state = fresh(PARIS, 2)
    show(state, "wild", "wild", "red", "white", "red")
    leave(state, wild=3)
    discard(state, wild=1)
    do(state, "take 5", deck("wild"))
    assert names(state) == ["wild", "wild", "red", "white", "wild"]
    # One other card more, and all are swept.
    state = fresh(PARIS, 2)
    show(state, "wild", "wild", "red", "white", "red")
    leave(state, wild=3, green=1)
    do(state, "take 5", deck("wild", "wild", "green", "wild", "red", "white"))
    assert names(state)[:3] == ["wild", "green", "wild"]


@pytest.mark.rule("TP-2.3")
def test_three_wilds_that_could_not_be_avoided_are_swept_as_soon_as_they_can() -> None:
    """TRG-1, TRG-2: a claim discards other cards."""
    state = fresh(PARIS, 2)
    show(state, "wild", "wild", "wild", "white", "red")
    give(state, 0, purple=3)
    leave(state, wild=3)
    once = ("wild", "wild", "wild", "red", "purple")
    again = ("purple", "purple", "white", "wild", "wild")
    log = Log()
    do(state, claim(state, "bastille-pere_lachaise-2", "purple"), deck(*once, *again), log)
    assert names(state) == list(again)
    assert [event.args["number"] for event in log.events if event.key == "market-reset"] == [2]


@pytest.mark.rule("TP-2.3")
@pytest.mark.skipif("ROUNDHOUSE_COMPILED" in os.environ, reason="a compiled Chance has no interpreted children")
def test_sweeping_comes_to_an_end() -> None:
    """TRG-2: at most 50 in a row."""

    class Stubborn(Fast):
        asked = 0

        def draw(self, purpose: str, counts: list[int]) -> int:
            """Wilds as long as there are any."""
            self.asked += 1
            return WILD if counts[WILD] else super().draw(purpose, counts)

    state = fresh(PARIS, 2)
    show(state, "wild", "wild", "red", "white", "blue")
    leave(state, wild=6, green=1)
    chance = Stubborn(1)
    before = state.inventory()
    state.play(0, TAKES[4], chance, None)
    assert state.inventory() == before
    assert state.market.count(WILD) >= 3
    assert chance.asked == 1 + 50 * 5


@pytest.mark.rule("TP-2.4", "TA-2.4", "TU-2.4")
@pytest.mark.parametrize("game", [PARIS, ASIA, USA])
def test_an_empty_deck_is_made_anew_from_the_discards_at_once(game: str) -> None:
    """TRG-4"""
    state = fresh(game, 4)
    discard(state, green=2, white=1)
    leave(state, red=1)
    do(state, "take deck", deck("red"))
    assert (state.deck, state.deck_left, state.discards) == (cards(green=2, white=1), 3, cards())


@pytest.mark.rule("TP-2.4")
def test_the_swept_cards_are_in_the_new_deck() -> None:
    """TRG-5: the deck runs out in the middle of a sweep."""
    state = fresh(PARIS, 2)
    show(state, "wild", "wild", "red", "white", "blue")
    discard(state, green=1)
    leave(state, wild=1, purple=2)
    # The refill takes the wild: sweep; two come from the old deck, the others from the swept cards.
    do(state, "take 5", deck("wild", "purple", "purple", "red", "white", "green"))
    assert names(state) == ["purple", "purple", "red", "white", "green"]
    assert (state.deck, state.discards) == (cards(wild=3), cards())


@pytest.mark.rule("TP-2.4", "TU-2.4")
@pytest.mark.parametrize(("game", "book"), SOLO)
def test_without_a_deck_only_face_up_cards_can_be_taken(game: str, book: str) -> None:
    """TRG-6: the draw ends with one card if there is no second one."""
    state = fresh(game, 2)
    show(state, "red", "wild", "-", "-", "-")
    leave(state)
    assert why_not(state, "take deck") == (f"{book}-2.4", "deck-empty")
    assert why_not(state, "take 3") == (f"{book}-2.4", "slot-empty")
    do(state, "take 1")
    assert (state.hands[0], state.turn) == (cards(red=1), 1), "only a wild was left: the draw is over"
    state = fresh(game, 2)
    show(state, "red", "blue", "-", "-", "-")
    leave(state)
    do(state, "take 1")
    assert (state.turn, state.step) == (0, steps.SECOND)
    do(state, "take 2")
    assert state.turn == 1


@pytest.mark.rule("TP-2.5", "TU-2.5", "TA-2.5")
@pytest.mark.parametrize("game", [PARIS, ASIA, USA])
def test_who_can_do_nothing_passes_and_when_all_do_the_game_ends(game: str) -> None:
    """TRG-7: no card anywhere, no drawing. TRG-8. TRA-24: a partner without trains goes on taking turns."""
    state = fresh(game, 4)
    show(state, "-", "-", "-", "-", "-")
    leave(state)
    state.hands[3], spare = cards(), state.hands[3]
    state.hands[1] = spare  # cards, but no pieces
    state.pieces = [20, 0, 20, 20]
    hold(state, 3, *range(state.plan.tickets))
    state.tickets[3], state.rack_tickets = [], [*state.rack_tickets]
    assert not can(state, "take deck")
    assert not can(state, "take 1")
    assert not can(state, "tickets")
    for seat in range(4):
        assert state.turn == seat
        assert state.moves(seat) == [PASS]
        state.play(seat, PASS, Fast(1), None)
    assert (state.actors(), state.step) == ([], steps.OVER)


@pytest.mark.rule("TP-2.5", "TU-2.5", "TA-2.5")
@pytest.mark.parametrize(("game", "book"), [(PARIS, "TP"), (ASIA, "TA"), (USA, "TU")])
def test_who_can_do_something_must(game: str, book: str) -> None:
    assert why_not(fresh(game, 4), "pass") == (f"{book}-2.5", "must-act")


@pytest.mark.rule("TP-2.5")
def test_passes_count_only_in_a_row() -> None:
    """TRG-8"""
    state = fresh(PARIS, 2)
    show(state, "red", "-", "-", "-", "-")
    leave(state)
    hold(state, 0, *range(state.plan.tickets))
    state.passes = 1
    do(state, "take 1")
    assert state.passes == 0
    state.turn, state.waiting, state.hands[0], state.pieces[0] = 0, [0], cards(), 10
    state.play(0, PASS, Fast(1), None)
    assert (state.passes, state.actors()) == (1, [1])


@pytest.mark.rule("TP-2.4", "TU-2.4", "TP-3.1")
@pytest.mark.parametrize("game", [PARIS, USA])
def test_cards_discarded_without_a_deck_are_the_new_deck_and_fill_the_market(game: str) -> None:
    """TRG-4: a claim's cards."""
    state = fresh(game, 2)
    show(state, "red", "wild", "-", "-", "yellow")
    give(state, 0, green=5)
    leave(state)
    name, need = ("louvre-opera-2", 1) if game == PARIS else ("portland-san_francisco-1", 5)
    chance = Scripted({"deck": [kind("green")] * min(need, 2)}, Fast(1))
    do(state, claim(state, name, "green"), chance)
    if game == PARIS:
        assert names(state) == ["red", "wild", "green", "-", "yellow"]
        assert state.deck_left == 0
    else:
        assert names(state) == ["red", "wild", "green", "green", "yellow"]
        assert state.deck == cards(green=3)


@pytest.mark.rule("TP-2.3", "TP-2.4")
def test_filling_the_market_after_a_claim_may_sweep_it() -> None:
    """TRG-4, then TRG-1."""
    state = fresh(PARIS, 2)
    show(state, "red", "wild", "wild", "-", "yellow")
    give(state, 0, purple=2, wild=1)
    leave(state)
    drawn = ("wild", "purple", "purple", "red", "wild", "yellow")
    do(state, claim(state, "bastille-pere_lachaise-2", "purple", 1), deck(*drawn))
    assert names(state) == list(drawn[1:])


@pytest.mark.rule("TP-2.4", "TA-2.4", "TU-2.4")
@pytest.mark.parametrize("game", [PARIS, ASIA, USA])
def test_there_is_no_hand_limit(game: str) -> None:
    """TRG-13"""
    state = fresh(game, 4)
    give(state, 0, **{KINDS[k]: state.deck[k] - 1 for k in range(WILD) if state.deck[k]})
    assert can(state, "take deck")


# -- Team Asia: hand or rack --------------------------------------------------------------------------------------


@pytest.mark.rule("TA-2.1")
@pytest.mark.parametrize("to_rack", [False, True])
def test_one_card_goes_to_the_hand_the_other_to_the_rack(to_rack: bool) -> None:
    """TRA-2: the place of the first is chosen after it was seen and before the second is drawn."""
    state = fresh(ASIA, 4)
    do(state, "take deck", deck("red"))
    assert state.step == steps.PLACE
    assert state.view(0).drawn == kind("red")
    assert why_not(state, "take deck") == ("TA-2.1", "place-first")
    do(state, "place rack" if to_rack else "place hand")
    assert state.step == steps.SECOND
    assert why_not(state, "place hand") == ("TA-2.1", "second-card")
    do(state, "take deck", deck("blue"))
    hand, rack = ("blue", "red") if to_rack else ("red", "blue")
    assert state.hands[0] == cards(**{hand: 1})
    assert state.racks[0] == cards(**{rack: 1})
    assert state.turn == 1
    assert why_not(state, "place hand") == ("TA-2.1", "nothing-to-place")


@pytest.mark.rule("TA-2.1")
def test_a_face_up_locomotive_is_never_the_second_card_in_asia() -> None:
    state = fresh(ASIA, 4)
    show(state, "wild", "red", "blue", "green", "white")
    do(state, "take 2", deck("wild"))
    do(state, "place hand")
    assert why_not(state, "take 1") == ("TA-2.1", "second-wild")
    assert why_not(state, "take 2") == ("TA-2.1", "second-wild")
    do(state, "take 3", deck("red"))
    assert state.racks[0] == cards(blue=1)


@pytest.mark.rule("TA-2.2")
def test_a_single_face_up_locomotive_goes_to_the_rack() -> None:
    """TRA-3"""
    state = fresh(ASIA, 4)
    show(state, "wild", "red", "blue", "green", "white")
    do(state, "take 1", deck("red"))
    assert (state.racks[0], state.hands[0], state.turn) == (cards(wild=1), cards(), 1)


@pytest.mark.rule("TA-2.1")
def test_a_locomotive_drawn_blind_may_go_to_the_hand() -> None:
    """TRA-4"""
    state = fresh(ASIA, 4)
    do(state, "take deck", deck("wild"))
    do(state, "place hand")
    do(state, "take deck", deck("wild"))
    assert (state.hands[0], state.racks[0]) == (cards(wild=1), cards(wild=1))


@pytest.mark.rule("TA-2.3")
@pytest.mark.parametrize("place", ["hand", "rack"])
def test_if_only_one_card_can_be_drawn_it_stays_where_it_was_put(place: str) -> None:
    """TRA-5, with TRG-6."""
    state = fresh(ASIA, 4)
    show(state, "red", "wild", "-", "-", "-")
    leave(state)
    do(state, "take 1")
    do(state, f"place {place}")
    assert state.turn == 1
    assert (state.hands[0] if place == "hand" else state.racks[0]) == cards(red=1)


@pytest.mark.rule("TA-2.4")
def test_both_partners_fill_one_rack() -> None:
    state = fresh(ASIA, 4)
    put(state, 0, green=1)
    take_routes(state, 1, "junction_west-lhasa")
    state.turn, state.waiting = 1, [1]
    do(state, "take deck", deck("red"))
    do(state, "place rack")
    assert state.racks == [cards(green=1, red=1), cards()]
