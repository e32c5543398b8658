"""Undo goes back to the last news; further back only if all agree. The record only grows."""

from __future__ import annotations

import pytest

import roundhouse as rh
from roundhouse.core.record import Entry
from signals import GAME

pytestmark = pytest.mark.rule("RH-4")


def ink(seats: int = 2) -> rh.Table:
    return rh.Table.new("railroad_ink", seats=seats, seed="undo")


def signals(seats: int = 2) -> rh.Table:
    """Everybody holds a one and a two."""
    return rh.Table.new(GAME, seats=seats, seed="undo", script={"deck": ["one", "two"] * 4})


def refused(table: rh.Table, seat: int) -> str:
    """The code of the refusal; a refused undo changes nothing."""
    before = table.digest(), table.record.to_json()
    refusal = table.undo_refusal(seat)
    with pytest.raises(rh.Refused) as caught:
        table.undo(seat)
    assert caught.value.refusal == refusal
    assert caught.value.rule == "RH-4" or table.over
    assert (table.digest(), table.record.to_json()) == before
    return caught.value.code


def same(table: rh.Table) -> bool:
    """The table is what its record says."""
    again = rh.Table.load(table.record.to_json(), game=table.game)
    return (again.digest(), again.events(), again.record) == (table.digest(), table.events(), table.record)


def test_a_move_is_taken_back_and_the_record_grows() -> None:
    table = ink()
    start = table.digest()
    move = table.moves(0)[0]
    table.play(0, move)
    assert table.undo_refusal(0) is None
    table.undo(0)
    assert table.digest() == start
    assert table.record.entries == [Entry(0, str(move)), Entry(0, undo=True)]
    assert table.events() == ink().events()
    assert same(table)


def test_several_moves_are_taken_back_one_by_one() -> None:
    table = ink(1)
    digests = []
    for _ in range(3):
        digests.append(table.digest())
        table.play(0, table.moves(0)[0])
    while digests:
        table.undo(0)
        assert table.digest() == digests.pop()
    assert refused(table, 0) == "nothing-to-undo"


def test_nothing_to_undo() -> None:
    table = ink()
    assert refused(table, 0) == "nothing-to-undo"
    table.play(0, table.moves(0)[0])
    assert refused(table, 1) == "nothing-to-undo"


def test_in_a_simultaneous_step_the_others_are_no_news_and_keep_their_work() -> None:
    table = ink()
    mine, yours = table.moves(0)[0], table.moves(1)[7]
    table.play(0, mine)
    table.play(1, yours)
    table.play(1, table.moves(1)[0])
    seen = table.view(1)
    table.undo(0)
    assert table.view(1) == seen
    assert table.view(0) == ink().view(0)
    assert same(table)


def test_a_finish_may_be_taken_back_while_others_draw() -> None:
    table = ink()
    while 0 in table.actors():
        moves = table.moves(0)
        table.play(0, next((move for move in moves if str(move) == "finish"), moves[0]))
    table.play(1, table.moves(1)[0])
    assert table.actors() == [1]
    table.undo(0)
    assert table.actors() == [0, 1]
    assert same(table)


def test_dice_are_news_for_everybody() -> None:
    table = ink()
    for seat in (0, 1):
        while seat in table.actors() and not (table.record.entries and table.record.entries[-1].chance):
            moves = table.moves(seat)
            table.play(seat, next((move for move in moves if str(move) == "finish"), moves[0]))
    assert refused(table, 1) == "undo-chance"
    assert refused(table, 0) == "undo-others"


def test_the_end_of_a_step_is_news_whoever_acts_next() -> None:
    """Seat 0 lays last and takes first: the actors are the same before and after, yet all cards are turned up."""
    table = signals()
    table.play(1, "lay one")
    table.play(0, "lay one")
    assert table.actors() == [0]
    assert refused(table, 1) == "undo-others"
    assert refused(table, 0) == "undo-learnt"  # it has seen what the other laid
    again = rh.Table.load(table.record, game=GAME)
    assert [again.undo_refusal(seat) for seat in (0, 1)] == [table.undo_refusal(seat) for seat in (0, 1)]


def test_in_turn_the_next_move_is_news() -> None:
    table = signals()
    for seat, move in ((0, "lay one"), (1, "lay two"), (0, "take one")):
        table.play(seat, move)
    before = rh.Table.load(table.record, upto=2, game=GAME).digest()
    assert table.undo_refusal(0) is None
    table.undo(0)
    assert table.digest() == before
    table.play(0, "take two")
    table.play(1, "take one")
    assert refused(table, 1) == "undo-chance"
    assert refused(table, 0) == "undo-others"


def test_three_seats_in_one_step() -> None:
    table = signals(3)
    for seat in (0, 1):
        table.play(seat, "lay one")
    table.undo(0)
    assert table.actors() == [0, 2]
    table.play(0, "lay two")
    table.undo(1)
    table.play(1, "lay two")
    table.play(2, "lay two")
    assert table.actors() == [0]
    assert [refused(table, seat) for seat in (0, 1)] == ["undo-others"] * 2
    assert same(table)


def test_when_the_game_is_over_nothing_is_taken_back() -> None:
    table = rh.Table.new(GAME, seed="undo")
    while not table.over:
        seat = table.actors()[0]
        table.play(seat, table.moves(seat)[0])
    assert refused(table, 0) == "game-over"


# -- rewind -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("agreed", [[], [0], [0, 0], [0, 1, 2], [1, 2]])
def test_going_back_further_needs_everybody(agreed: list[int]) -> None:
    table = ink()
    table.play(0, table.moves(0)[0])
    before = table.digest(), table.record.to_json()
    with pytest.raises(rh.Refused) as caught:
        table.rewind(0, 0, agreed)
    assert (caught.value.rule, caught.value.code) == ("RH-4", "undo-consent")
    assert (table.digest(), table.record.to_json()) == before


def test_all_agree_to_go_back_and_the_dice_are_fresh() -> None:
    table = ink(1)
    while not (table.record.entries and table.record.entries[-1].chance):
        moves = table.moves(0)
        table.play(0, next((move for move in moves if str(move) == "finish"), moves[0]))
    number = len(table.record.entries)
    first = table.record.entries[-1]
    table.rewind(0, number - 1, [0])
    assert table.digest() == rh.Table.load(table.record, upto=number - 1).digest()
    table.play(0, "finish")
    again = table.record.entries[-1]
    assert again.move == first.move
    assert again.chance != first.chance
    assert table.record.entries[number] == Entry(0, rewind=number - 1)
    assert same(table)
    assert rh.verify(table.record).fair


@pytest.mark.parametrize("to", [-1, 2])
def test_a_rewind_goes_to_a_move_that_stands(to: int) -> None:
    table = ink()
    table.play(0, table.moves(0)[0])
    with pytest.raises(rh.BadOption, match=f"1 moves stand; cannot go back to {to}"):
        table.rewind(0, to, [0, 1])


def test_undo_after_a_rewind_counts_what_stands() -> None:
    table = ink()
    for seat in (0, 1, 0):
        table.play(seat, table.moves(seat)[0])
    table.rewind(1, 2, [0, 1])
    table.undo(0)
    assert refused(table, 0) == "nothing-to-undo"
    assert table.undo_refusal(1) is None
    assert same(table)
