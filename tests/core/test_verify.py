"""Anybody can check every die."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import roundhouse as rh
from roundhouse.core.record import Entry, Record


def played(script: dict[str, list[int | str]] | None = None, seats: int = 2) -> Record:
    """A record of a round and the first move of the next."""
    table = rh.Table.new("railroad_ink", seats=seats, seed="fair", script=script)
    while not (table.record.entries and table.record.entries[-1].chance):
        seat = table.actors()[0]
        moves = table.moves(seat)
        table.play(seat, next((move for move in moves if str(move) == "finish"), moves[0]))
    table.play(0, table.moves(0)[0])
    return table.record


def roll(record: Record) -> int:
    """The place of the entry with the roll."""
    return next(place for place, entry in enumerate(record.entries) if entry.chance)


def test_a_fair_record() -> None:
    record = played()
    verdict = rh.verify(record)
    assert verdict.fair
    assert verdict.commitment == rh.commitment("fair")
    assert verdict.unverifiable == 0
    assert [draw.purpose for draw in verdict.draws] == ["A", "A", "A", "B"] * 2
    assert [draw.entry for draw in verdict.draws] == [0] * 4 + [roll(record) + 1] * 4
    assert [(draw.purpose, draw.recorded) for draw in verdict.draws[:4]] == record.setup


def test_a_tampered_answer_is_shown() -> None:
    record = played()
    place = roll(record)
    entry = record.entries[place]
    purpose, answer = entry.chance[1]
    other = answer % 6 + 1
    record.entries[place:] = [replace(entry, chance=(entry.chance[0], (purpose, other), *entry.chance[2:]))]
    verdict = rh.verify(record)
    assert not verdict.fair
    assert [(d.purpose, d.recorded, d.recomputed) for d in verdict.draws if not d.fair] == [(purpose, other, answer)]


def test_a_tampered_setup_is_shown() -> None:
    record = rh.Table.new("railroad_ink", seed="fair").record
    purpose, answer = record.setup[0]
    record.setup[0] = (purpose, answer % 6 + 1)
    verdict = rh.verify(record)
    assert [draw.entry for draw in verdict.draws if not draw.fair] == [0]


@pytest.mark.parametrize(
    ("facts", "says"),
    [
        ({"seed": "other"}, "not the one that was committed to"),
        ({"commitment": rh.commitment("other")}, "not the one that was committed to"),
        ({"seed": None}, "no seed to check against"),
        ({"commitment": None}, "no seed to check against"),
    ],
)
def test_a_seed_that_was_not_committed_to(facts: dict[str, str | None], says: str) -> None:
    record = played()
    for name, value in facts.items():
        setattr(record, name, value)
    with pytest.raises(rh.BadRecord, match=says):
        rh.verify(record)


def test_scripted_answers_cannot_be_checked() -> None:
    verdict = rh.verify(played({"A": [1, 2, 3, 4, 5, 6]}))
    assert verdict.fair
    assert verdict.unverifiable == 6
    assert {draw.purpose for draw in verdict.draws if draw.recomputed is None} == {"A"}


def test_rewound_dice_are_checked_too() -> None:
    record = played(seats=1)
    table = rh.Table.load(record)
    table.rewind(0, roll(record), [0])
    table.play(0, "finish")
    assert len(rh.verify(table.record).draws) == 12
    assert rh.verify(table.record).fair
    # Dice that were rolled, rewound and then kept out of the record are missed: the later ones do not fit the seed.
    cheat = rh.Table.load(record, upto=roll(record)).record
    cheat.entries.append(table.record.entries[-1])
    assert not rh.verify(cheat).fair


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        (Entry(0, "dance", (("A", 1),)), "a move begins with"),
        (Entry(0, "finish", (("A", 1),)), "RI-2.5"),
        (Entry(9, "finish", (("A", 1),)), "there is no seat 9"),
        (Entry(0, "dance"), "a move begins with"),
        (Entry(0), "neither a move nor an undo"),
        (Entry(9, undo=True), "seats 0 to 1"),
        (Entry(0, rewind=99), "cannot go back to 99"),
    ],
    ids=str,
)
def test_an_entry_that_cannot_be_is_named(entry: Entry, says: str) -> None:
    record = played()
    record.entries.append(entry)
    with pytest.raises(rh.BadRecord, match=f"entry {len(record.entries)} of the record: .*{says}"):
        rh.verify(record)


def test_a_roll_that_was_taken_back_alone_is_no_fair_play() -> None:
    """A table never lets a seat take back its dice and roll again; a record that does so is not of these rules."""
    record = played(seats=1)
    del record.entries[roll(record) + 1 :]
    record.entries.append(Entry(0, undo=True))
    with pytest.raises(rh.BadRecord, match="cannot be taken back"):
        rh.verify(record)


def test_what_people_add_decides_the_dice_with_the_seed() -> None:
    plain = rh.Table.new("railroad_ink", seats=2, seed="fair").record
    words = [["", ""], ["a", ""], ["", "a"], ["a", "b"], ["b", "a"], ["ab", ""]]
    tables = [rh.Table.new("railroad_ink", seats=2, seed="fair", entropy=entropy).record for entropy in words]
    assert tables[0].setup == plain.setup  # nobody added anything: as in every older record
    assert "entropy" not in tables[0].to_json()
    assert len({tuple(table.setup) for table in tables}) == len(words)
    for table in tables:
        again = Record.from_json(table.to_json())
        assert again.entropy == table.entropy
        assert rh.verify(again).fair
    assert not rh.verify(replace(tables[3], entropy=["b", "b"])).fair


@pytest.mark.parametrize("entropy", [["a"], ["a", "b", "c"], ["a\nb", ""], ["a b", "c"], ["x" * 65, ""]])
def test_entropy_that_could_be_read_in_two_ways_is_refused(entropy: list[str]) -> None:
    with pytest.raises(rh.BadOption):
        rh.Table.new("railroad_ink", seats=2, entropy=entropy)
    with pytest.raises(rh.BadRecord):
        rh.Table.load(replace(played(), entropy=entropy))
