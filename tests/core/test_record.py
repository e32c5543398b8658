"""Records: they come back, and whatever is wrong with one is said."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import roundhouse as rh
from roundhouse.core.record import Entry, Record


def played(plies: int = 8, **settings: Any) -> rh.Table:
    table = rh.Table.new("railroad_ink", seats=2, seed="record", **settings)
    for ply in range(plies):
        seat = table.actors()[ply % len(table.actors())]
        table.play(seat, table.moves(seat)[0])
    return table


def play_to_the_end(table: rh.Table) -> None:
    while not table.over:
        seat = table.actors()[0]
        table.play(seat, table.moves(seat)[0])


entries = st.lists(
    st.builds(
        Entry,
        seat=st.integers(0, 5),
        move=st.none() | st.text(),
        chance=st.lists(st.tuples(st.text(max_size=5), st.integers(0, 99)), max_size=3).map(tuple),
        undo=st.booleans(),
        rewind=st.none() | st.integers(0, 99),
    ),
    max_size=5,
)


@given(entries, st.text(), st.lists(st.text(max_size=9)))
def test_a_record_comes_back_from_json(given_entries: list[Entry], seed: str, names: list[str]) -> None:
    record = Record("game", "1", 2, {"a": "b"}, names, "c", seed, ["p"], [("q", 1)], given_entries)
    text = record.to_json()
    assert Record.from_json(text) == Record.from_json(text.encode()) == record
    assert Record.from_json(text).to_json() == text


def test_a_record_has_a_line_for_each_entry() -> None:
    record = Record("game", "1", 2, {}, ["a", "b"], entries=[Entry(0, "pass"), Entry(1, "roll", (("die", 3),))])
    lines = record.to_json().splitlines()
    assert lines[1:] == [
        '"entries":[',
        '{"seat":0,"move":"pass"},',
        '{"seat":1,"move":"roll","chance":[["die",3]]}',
        "]}",
    ]
    assert lines[0].startswith('{"format":"roundhouse-record","version":1,"game":"game"')


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"", "not a record: "),
        (b"\x00\x01garbage", "not a record: "),
        (b"\xff\xfe\xfd", "not a record: "),
        (b'{"format":"\xff"}', "not a record: "),
        ('{"a":"\ud800"}', "not a record: "),
        (b"[" * 100_000, "not a record: "),
        (b"[]", '"format" must be "roundhouse-record"'),
        (b"7", '"format" must be "roundhouse-record"'),
        (b'{"format":"chess"}', '"format" must be "roundhouse-record"'),
        (b'{"format":"roundhouse-record"}', "record format None is not known here; this build reads format 1"),
        (b'{"format":"roundhouse-record","version":2}', "record format 2 is not known"),
        (b'{"format":"roundhouse-record","version":1}', "a corrupt record: .*`game`"),
    ],
    ids=str,
)
def test_what_is_no_record(text: bytes | str, says: str) -> None:
    with pytest.raises(rh.BadRecord, match=says):
        Record.from_json(text)
    with pytest.raises(rh.BadRecord, match=says):
        rh.Table.load(text)


def test_every_truncated_record_is_refused() -> None:
    text = played().record.to_json().rstrip()
    for length in range(len(text)):
        with pytest.raises(rh.BadRecord):
            Record.from_json(text[:length])


@given(st.binary(max_size=200))
def test_garbage_is_refused(data: bytes) -> None:
    with pytest.raises(rh.BadRecord):
        rh.Table.load(data)


def change(**facts: object) -> Callable[[dict[str, Any]], None]:
    return lambda raw: raw.update(facts)


def entry(place: int, **facts: object) -> Callable[[dict[str, Any]], None]:
    return lambda raw: raw["entries"][place].update(facts)


def added(**facts: object) -> Callable[[dict[str, Any]], None]:
    return lambda raw: raw["entries"].append(facts)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (change(rules="0"), "railroad_ink: the record was played by rules 0; this build plays 1"),
        (change(seats=9), "a corrupt record: railroad_ink is for 1 to 6 players, not 9"),
        (change(seats=True), "a corrupt record"),
        (change(options={}), "a corrupt record: options are missing"),
        (change(options={"expansion": "ice"}), "expansion cannot be 'ice'; allowed: none"),
        (change(options={"expansion": "none", "moon": "full"}), "no option 'moon'"),
        (change(names=["only"]), "2 names are needed, 1 are given"),
        (change(names=["a", "\n"]), "is no name"),
        (change(seed="other"), "not the one that was committed to"),
        (change(commitment=None), "not the one that was committed to"),
        (change(setup=[]), "no answer for 'A'"),
        (change(setup=[["A", 9], ["A", 1], ["A", 1], ["B", 1]]), "A: 9 is not on a die of 6"),
        (change(setup=[["A", 1], ["A", 1], ["A", 1], ["B", 1], ["A", 1]]), "nobody asked for"),
        (change(scripted=["moon"]), "never asks chance for 'moon'"),
        (change(entries=7), "a corrupt record"),
        (entry(2, move="dance"), "entry 3 of the record: .*begins with one of"),
        (entry(2, move="finish"), "entry 3 of the record: .*RI-2.5"),
        (entry(2, seat=7), "entry 3 of the record: there is no seat 7"),
        (entry(2, seat=-1), "entry 3 of the record: there is no seat -1"),
        (entry(2, chance=[["A", 1]]), "entry 3 of the record: .*nobody asked for"),
        (entry(2, chance=[["A", "one"]]), "a corrupt record"),
        (added(seat=0), "entry 9 is neither a move nor an undo"),
        (added(seat=5, undo=True), "entry 9: seat 5 has nothing to undo"),
        (added(seat=0, rewind=9), "entry 9: cannot rewind to 9"),
        (added(seat=0, rewind=-1), "entry 9: cannot rewind to -1"),
    ],
)
def test_a_spoiled_record_is_refused_with_the_reason(spoil: Callable[[dict[str, Any]], None], says: str) -> None:
    raw = json.loads(played().record.to_json())
    spoil(raw)
    with pytest.raises(rh.BadRecord, match=says):
        rh.Table.load(json.dumps(raw))


def test_a_foreign_game_is_refused() -> None:
    record = Record.from_json(played().record.to_json())
    record.game = "chess"
    with pytest.raises(rh.UnknownGame, match=r"there is no game 'chess'; games here: .*railroad_ink"):
        rh.Table.load(record)
    with pytest.raises(rh.BadRecord, match="the record is of chess, not of railroad_ink"):
        rh.Table.load(record, game=rh.find_game("railroad_ink"))


def test_a_record_of_older_rules_that_play_the_same_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played()
    table.record.rules = "0"
    monkeypatch.setattr(type(table.game), "also_plays", ("0",))
    assert rh.Table.load(table.record.to_json()).digest() == table.digest()
    table.record.rules = "-1"
    with pytest.raises(rh.BadRecord, match="this build plays 1, 0"):
        rh.Table.load(table.record)


def test_what_stands() -> None:
    def moves(*entries: Entry) -> list[int]:
        return Record("g", "1", 2, {}, [], entries=list(entries)).effective()

    a, b, undo_a = Entry(0, "x"), Entry(1, "y"), Entry(0, undo=True)
    assert moves(a, b, a) == [0, 1, 2]
    assert moves(a, b, undo_a) == [1]
    assert moves(a, a, undo_a, b, undo_a) == [3]
    assert moves(a, b, a, Entry(1, rewind=1), b) == [0, 4]
    assert moves(a, Entry(1, rewind=0)) == []


def test_a_record_without_a_seed_is_loaded_but_has_no_dice() -> None:
    record = msgspec.convert(msgspec.to_builtins(played(0).record), Record)
    record.seed = record.commitment = None
    table = rh.Table.load(record)
    assert table.digest() == played(0).digest()
    with pytest.raises(rh.NeedAnswer):
        play_to_the_end(table)


def test_loading_leaves_the_given_record_alone() -> None:
    record = played().record
    before = record.to_json()
    table = rh.Table.load(record)
    seat = table.actors()[0]
    table.play(seat, table.moves(seat)[0])
    assert record.to_json() == before
