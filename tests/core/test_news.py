"""A move is news if it told its mover or a partner something: nobody gives that back, and no preview shows it."""

from __future__ import annotations

import pytest

import roundhouse as rh
from roundhouse.core import news
from roundhouse.core.chance import Chance, Fast
from roundhouse.core.game import Game
from roundhouse.core.state import State
from roundhouse.core.view import View
from signals import GAME

pytestmark = pytest.mark.rule("RH-4")


def signals(*laid: int) -> rh.Table:
    """Three seats that hold a one and a two each; these have laid their one."""
    table = rh.Table.new(GAME, seats=3, seed="news", script={"deck": ["one", "two"] * 3 + ["three"] * 3})
    for seat in laid:
        table.play(seat, "lay one")
    return table


def partners(*shared: int) -> rh.Table:
    """Four seats in two teams. All have kept all tickets; these have chosen one for the rack."""
    table = rh.Table.new("ticket_to_ride_asia", seats=4, seed="u")
    for seat in range(4):
        table.play(seat, table.moves(seat)[0])
    for seat in shared:
        table.play(seat, table.moves(seat)[0])
    return table


def code(table: rh.Table, seat: int) -> str | None:
    refusal = table.undo_refusal(seat)
    return None if refusal is None else refusal.code


def counted(game: Game, monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """The views from which the game is asked for guesses from now on."""
    asked: list[View] = []
    guess = type(game).guess

    def counting(self: Game, view: View, chance: Chance) -> State:
        asked.append(view)
        return guess(self, view, chance)

    monkeypatch.setattr(type(game), "guess", counting)
    return asked


def to(table: rh.Table, *wanted: str) -> int:
    """Play on until the seat to move may do what is wanted; the seat."""
    while True:
        (seat, *_) = table.actors()
        moves = {str(move): move for move in table.moves(seat)}
        if all(any(move.startswith(one) for move in moves) for one in wanted):
            return seat
        table.play(seat, next((one for name, one in moves.items() if name == "take deck"), table.moves(seat)[0]))


def test_what_follows_from_the_view_is_foreseen() -> None:
    table = signals(0)
    ahead = table.outlook(1, "lay two")
    assert not ahead.final
    table.play(1, "lay two")
    assert table.view(1) == ahead.view
    assert code(table, 1) is None


def test_what_others_chose_in_secret_is_not_foreseen() -> None:
    table = signals(0, 1)
    ahead = table.outlook(2, "lay two")
    assert (ahead.view, ahead.chance, ahead.final) == (None, False, True)
    table.play(2, "lay two")
    assert code(table, 2) == "undo-learnt"


def test_what_chance_will_answer_is_not_foreseen() -> None:
    table = signals(0, 1, 2)
    for seat in (0, 1):
        table.play(seat, table.moves(seat)[0])
    ahead = table.outlook(2, table.moves(2)[0])
    assert (ahead.view, ahead.chance, ahead.final) == (None, True, True)
    table.play(2, table.moves(2)[0])
    assert code(table, 2) == "undo-chance"


def test_a_move_after_which_somebody_else_acts_is_final_but_may_be_undone_until_then() -> None:
    table = signals(0, 1, 2)
    ahead = table.outlook(0, table.moves(0)[0])
    assert (ahead.opens, ahead.final, ahead.told) == (True, True, False)
    table.play(0, table.moves(0)[0])
    assert table.view(0) == ahead.view
    assert code(table, 0) is None


def test_what_a_later_move_has_shown_its_mover_bars_the_others() -> None:
    """Seat 0 lays last and takes first: nobody may act who could not before, yet all cards are turned up."""
    table = signals(1, 2)
    table.play(0, "lay one")
    assert [code(table, seat) for seat in range(3)] == ["undo-learnt", "undo-others", "undo-others"]
    again = rh.Table.load(table.record, game=GAME)
    assert [code(again, seat) for seat in range(3)] == ["undo-learnt", "undo-others", "undo-others"]


def test_a_surprise_is_news_even_if_it_was_foreseen_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "GUESSES", 1)  # one guess is always sure of itself
    table = signals(0, 1)
    foreseen = table.outlook(2, "lay two").view
    assert foreseen is not None
    table.play(2, "lay two")
    assert table.view(2) != foreseen
    assert code(table, 2) == "undo-learnt"


def test_where_a_view_leaves_nothing_open_one_guess_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    table = rh.Table.new("age_of_steam_rust_belt", seats=3, seed="open")
    seat = table.actors()[0]
    made = counted(table.game, monkeypatch)
    assert table.outlook(seat, table.moves(seat)[0]).view is not None
    assert len(made) == 1


def test_each_move_is_weighed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = signals(0)
    loaded = rh.Table.load(table.record, game=GAME)
    made = counted(GAME, monkeypatch)
    for one in (table, loaded):
        assert code(one, 0) is None
        assert 0 < len(made) <= news.GUESSES
        made.clear()
        assert code(one, 0) is None
        assert not made


# -- partners -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TA-7.1")
def test_the_last_to_choose_for_the_rack_has_seen_the_partners_ticket() -> None:
    table = partners(2, 3, 0)
    ahead = table.outlook(1, table.moves(1)[0])
    assert (ahead.view, ahead.chance) == (None, False)
    table.play(1, table.moves(1)[0])
    assert code(table, 1) == "undo-learnt"
    assert [code(table, seat) for seat in (2, 3, 0)] == ["undo-others"] * 3


@pytest.mark.rule("TA-7.1")
def test_who_chooses_for_the_rack_before_the_others_may_think_again() -> None:
    table = partners(2, 3)
    table.play(0, table.moves(0)[0])
    assert code(table, 0) is None


def test_the_last_to_keep_tickets_has_seen_how_many_the_others_kept() -> None:
    for game in ("ticket_to_ride_asia", "ticket_to_ride_paris", "ticket_to_ride_usa"):
        table = rh.Table.new(game, seats=4, seed="keep")
        for seat in range(4):
            table.play(seat, table.moves(seat)[0])
        assert [code(table, seat) for seat in range(4)] == [*["undo-others"] * 3, "undo-learnt"], game


@pytest.mark.rule("TA-7.1")
def test_what_a_partner_was_shown_cannot_be_taken_back() -> None:
    """Tickets and cards on the rack: one cannot show one, take it back, and show another."""
    table = partners(0, 1, 2, 3)
    seat = to(table, "share")
    share = next(move for move in table.moves(seat) if str(move).startswith("share"))
    ahead = table.outlook(seat, share)
    assert (ahead.told, ahead.final) == (True, True)
    table.play(seat, share)
    assert code(table, seat) == "undo-told"

    table = partners(0, 1, 2, 3)
    seat = to(table, "place rack", "place hand")
    other = rh.Table.load(table.record)
    assert table.outlook(seat, "place rack").told
    table.play(seat, "place rack")
    assert code(table, seat) == "undo-told"
    assert not other.outlook(seat, "place hand").told
    other.play(seat, "place hand")
    assert code(other, seat) is None


def test_a_guess_by_a_partner_is_made_from_the_partners_view() -> None:
    """A move that a partner could not know to be possible tells it something; one that it could, does not."""
    table = partners(0, 1, 2, 3)
    seat = to(table, "place rack")
    partner = next(one for one in table.game.team(seat) if one != seat)
    view = table.view(partner)
    rack, hand = (table.game.moveset.pack(move) for move in ("place rack", "place hand"))
    assert news.foresee(table.game, view, seat, rack).view is None
    assert news.foresee(table.game, view, seat, hand).view is not None
    assert table.game.guess(view, Fast(0)).refusal(seat, rack) is None
