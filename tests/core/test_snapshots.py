"""Going back costs a few moves however long the game is, and leads to where the record leads."""

from __future__ import annotations

from typing import Any, SupportsIndex

import pytest

import roundhouse as rh
from roundhouse.core import snapshots, table
from roundhouse.core.chance import Fast
from roundhouse.core.record import Entry, Record
from roundhouse.core.snapshots import Snapshot, Snapshots

pytestmark = pytest.mark.rule("RH-4")


def late(game: str = "railroad_ink", moves: int = 80, seats: int = 4) -> rh.Table:
    """So many moves into a game, and one further that can be taken back."""
    found, chance = rh.Table.new(game, seats, seed="late"), Fast(3)
    while found.ply < moves or found.record.entries[-1].seat or found.undo_refusal(0) is not None:
        seat = found.actors()[0]
        legal = found.moves(seat)
        found.play(seat, legal[chance.number(len(legal))])
    return found


def plays(monkeypatch: pytest.MonkeyPatch, played: rh.Table) -> list[int]:
    """What is played on states of this table's game from now on."""
    kind: Any = type(played.state)
    count, original = [], kind.play

    def counted(self: Any, seat: int, move: int, *more: Any) -> None:
        count.append(move)
        original(self, seat, move, *more)

    monkeypatch.setattr(kind, "play", counted)
    return count


def test_an_undo_late_in_the_game_plays_a_few_moves_again(monkeypatch: pytest.MonkeyPatch) -> None:
    played = late()
    move = played.record.entries[-1].move
    count = plays(monkeypatch, played)
    for _ in range(10):
        assert played.undo_refusal(0) is None  # weighed here: guesses count for themselves
        count.clear()
        played.undo(0)
        assert count == []
        played.play(0, move or "")
    again = rh.Table.load(played.record)
    assert again.undo_refusal(0) is None
    count.clear()
    again.undo(0)
    assert count == []


def test_weighing_plays_no_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    played = rh.Table.load(late().record)
    count = plays(monkeypatch, played)
    assert played.undo_refusal(0) is None
    assert len(count) < 40  # the move itself, and guesses


def test_a_seat_takes_back_so_many_moves_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_UNDOS", 3)
    played = rh.Table.new("railroad_ink", 2, seed="often")
    for _ in range(3):
        played.play(0, played.moves(0)[0])
        played.undo(0)
    played.play(0, played.moves(0)[0])
    for again in (played, rh.Table.load(played.record)):
        refusal = again.undo_refusal(0)
        assert refusal is not None
        assert (refusal.rule, refusal.code) == ("RH-4", "undo-often")
        assert "3" in again.explain(refusal, "pl")
        with pytest.raises(rh.Refused):
            again.undo(0)
    played.play(1, played.moves(1)[0])
    played.undo(1)


class Counted(list[Entry]):
    reads = 0

    def __getitem__(self, place: SupportsIndex | slice) -> Any:
        self.reads += 1
        return super().__getitem__(place)


def test_what_stands_is_found_in_one_reading() -> None:
    entries = Counted([Entry(0, "x")] * 200 + [Entry(1, "y"), Entry(1, undo=True)] * 300 + [Entry(0, rewind=100)])
    assert Record("g", "1", 2, {}, [], entries=entries).effective() == list(range(100))
    assert entries.reads <= len(entries)


@pytest.mark.parametrize("game", ["railroad_ink", "steam_rollers", "ticket_to_ride_paris", "age_of_steam_rust_belt"])
@pytest.mark.parametrize("recent", [1, 16])
def test_going_back_leads_where_the_record_leads(game: str, recent: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "RECENT", recent)
    monkeypatch.setattr(snapshots, "SPACING", 4)
    monkeypatch.setattr(snapshots, "REACH", 12)
    played, chance, undone = rh.Table.new(game, 3, seed="to and fro"), Fast(7), 0
    while not played.over and played.ply < 40 and len(played.record.entries) < 80:
        seat = chance.number(3)
        if seat in played.actors():
            legal = played.moves(seat)
            played.play(seat, legal[chance.number(len(legal))])
        if chance.number(4) == 0 and played.undo_refusal(seat) is None:
            played.undo(seat)
            undone += 1
            check(played)
    check(played)
    assert undone > 3
    again = rh.Table.load(played.record)
    assert [played.undo_refusal(seat) for seat in range(3)] == [again.undo_refusal(seat) for seat in range(3)]
    played.rewind(0, played.ply // 2, range(3))
    check(played)


def check(played: rh.Table) -> None:
    again = rh.Table.load(played.record)
    assert (again.digest(), again.events(), again.ply) == (played.digest(), played.events(), played.ply)
    assert again.standing().entries == played.standing().entries


def test_few_positions_are_kept() -> None:
    kept, state = Snapshots(), late().state
    for ply in range(1000):
        kept.keep(Snapshot(ply, state, []))
    assert len(kept._kept) <= snapshots.RECENT + snapshots.REACH // snapshots.SPACING
    assert [one.ply for ply in (999, 990, 983, 900) if (one := kept.nearest(ply))] == [999, 990, 976, 896]
    assert kept.nearest(500) is None
