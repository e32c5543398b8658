"""A game that goes on from a position of another one: its moves are taken over, its chance is new."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from roundhouse.core.chance import Fast
from roundhouse.core.errors import BadOption, BadRecord
from roundhouse.core.record import Entry, Record
from roundhouse.core.table import Table
from roundhouse.core.verify import verify
from roundhouse.testing.walk import random_turn


def finished(game: str = "ticket_to_ride_paris", seats: int = 2) -> Table:
    table, chance = Table.new(game, seats, seed="former"), Fast(1)
    play_out(table, chance)
    return table


def play_out(table: Table, chance: Fast) -> None:
    while not table.over:
        table.play(*random_turn(table, chance))


@pytest.mark.parametrize("game", ["ticket_to_ride_paris", "railroad_ink", "age_of_steam_rust_belt"])
def test_it_is_the_same_position_and_goes_on_with_its_own_chance(game: str) -> None:
    former = finished(game, 3)
    at = former.ply // 2
    new = Table.from_position(former, at, seed="new", names=["Ann", "Ben", ""])
    assert new.digest() == Table.load(former.standing(), upto=at).digest()
    assert (new.ply, new.record.inherited) == (at, at)
    play_out(new, Fast(9))
    again = Table.load(new.record.to_json())
    assert again.digest() == new.digest()
    verdict = verify(new.record)
    assert verdict.fair
    # What chance gave before is another seed's; from then on every draw is this one's.
    given = [draw for draw in verdict.draws if draw.recomputed is None]
    assert all(draw.entry <= at for draw in given)
    assert any(draw.recomputed is not None for draw in verdict.draws)
    assert all(draw.recomputed is not None for draw in verdict.draws if draw.entry > at)


def test_two_seeds_give_two_games() -> None:
    former = finished("railroad_ink", 1)
    dice = []
    for seed in ("one", "two", "one"):
        new = Table.from_position(former, 0, seed=seed)
        play_out(new, Fast(2))
        dice.append([entry.chance for entry in new.record.entries])
    assert dice[0] == dice[2] != dice[1]


def test_the_record_says_where_it_comes_from() -> None:
    former = finished()
    new = Table.from_position(former, 10, seed="new")
    read = Record.from_json(new.record.to_json())
    assert read.origin is not None
    assert (read.origin.moves, read.origin.commitment) == (10, former.record.commitment)
    assert read.seed == "new"
    assert "origin" not in former.record.to_json()


def test_nobody_takes_back_what_was_played_in_the_other_game() -> None:
    former = finished("railroad_ink", 1)
    new = Table.from_position(former, 1, seed="new")
    refusal = new.undo_refusal(0)
    assert refusal is not None
    assert refusal.code == "nothing-to-undo"
    new.play(0, new.moves(0)[0])
    assert new.undo_refusal(0) is None
    with pytest.raises(BadOption):
        new.rewind(0, 0, [0])


def test_only_finished_games_are_played_on_and_only_before_their_end() -> None:
    running = Table.new("railroad_ink", 1, seed="runs")
    with pytest.raises(BadOption, match="only a finished game"):
        Table.from_position(running, 0)
    former = finished()
    for at in (-1, former.ply):
        with pytest.raises(BadOption, match="can be played on after"):
            Table.from_position(former, at)


def test_what_was_taken_over_must_be_moves() -> None:
    new = Table.from_position(finished("railroad_ink", 1), 3)
    entries = [Entry(0, undo=True), *new.record.entries[1:]]
    with pytest.raises(BadRecord, match="no moves of another game"):
        Table.load(replace(new.record, entries=entries))


def test_a_game_with_moves_taken_back_is_played_on_from_what_stands() -> None:
    former = Table.new("railroad_ink", 1, seed="back")
    former.play(0, former.moves(0)[0])
    former.undo(0)
    play_out(former, Fast(1))
    new = Table.from_position(former, 5)
    assert [entry.undo for entry in new.record.entries] == [False] * 5
