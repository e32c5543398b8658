"""Frames: pictures patched piece by piece, and ways through a record in which moves were taken back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import roundhouse as rh
from roundhouse.core.drawing import Drawing
from roundhouse.core.frames import board_change, edits, frame, ids, patched, pieces, sight, snapshot, snapshots, way
from roundhouse.core.record import Entry
from roundhouse.core.scene import Area
from roundhouse.core.table import Table

markup = st.lists(st.sampled_from(["<g>", "</g>", '<g id="a">', '<use id="b" x="1"/>', "words ", ' id="c"', "<"]))


@given(markup)
def test_pieces_are_the_layer_again(parts: list[str]) -> None:
    live = "".join(parts)
    assert "".join(pieces(live)) == live


def test_a_piece_begins_with_every_element_that_has_an_id() -> None:
    live = '<g class="map"><g id="a"><path/></g><use x="1" id="b"/></g><g><g id="c"/></g>'
    assert pieces(live) == [
        '<g class="map">',
        '<g id="a"><path/></g>',
        '<use x="1" id="b"/></g><g>',
        '<g id="c"/></g>',
    ]
    assert ids(pieces(live)) == ["a", "b", "c"]


@given(markup, markup)
def test_edits_lead_from_any_layer_to_any_other(before: list[str], after: list[str]) -> None:
    old, new = "".join(before), "".join(after)
    assert patched(old, edits(pieces(old), pieces(new))) == new


def test_a_change_names_what_is_new_other_and_gone() -> None:
    before = Drawing(1, 1, "k", "", '<g id="a">1</g><g id="b"/><g id="c"/>')
    after = Drawing(1, 1, "k", "", '<g id="a">2</g><g id="c"/><g id="d"/>', notes="more")
    change = board_change(0, before, after)
    assert change is not None
    assert (change.changed, change.gone, change.notes) == (("a", "d"), ("b",), "more")
    assert board_change(0, before, before) is None


def table_of(*moves: int) -> Table:
    """Railroad Ink for two, one move of each of these seats."""
    table = rh.Table.new("railroad_ink", 2, seed="frames")
    for seat in moves:
        table.play(seat, table.moves(seat)[0])
    return table


def test_the_way_keeps_what_stands_and_goes_back_for_what_does_not() -> None:
    table = table_of(0, 1, 0)
    assert not way(table.record, 2).back
    table.undo(1)
    table.play(1, table.moves(1)[0])
    # Entries: 0, 1, 0, undo of 1, 1.
    path = way(table.record, 3)
    assert (path.then, path.now, path.kept, path.back) == ([0, 1, 2], [0, 2, 4], 2, True)
    # Who had not seen the move need not go back for it.
    path = way(table.record, 1)
    assert (path.then, path.now, path.kept, path.back) == ([0], [0, 2, 4], 1, False)


def test_a_way_behind_a_rewind() -> None:
    table = table_of(0, 1, 0)
    table.record.entries.append(Entry(0, rewind=1))
    path = way(table.record, 3)
    assert (path.then, path.now, path.kept, path.back) == ([0, 1, 2], [0], 1, True)


def test_positions_played_again_are_those_that_were() -> None:
    table = table_of()
    seen = [snapshot(table)]
    for seat in (0, 1, 1, 0, 0):
        table.play(seat, table.moves(seat)[0])
        seen.append(snapshot(table))
    again = list(snapshots(table, table.record.effective(), 2))
    assert [one.ply for one in again] == [2, 3, 4, 5]
    tr = table.words()
    for then, now in zip(seen[2:], again, strict=True):
        assert sight(table, then, 0, tr) == sight(table, now, 0, tr)


def test_a_move_that_a_reader_cannot_see_is_no_frame() -> None:
    table = table_of()
    before = snapshot(table)
    table.play(1, table.moves(1)[0])
    now, tr = snapshot(table), table.words()
    hidden, shown = (frame(sight(table, before, seat, tr), sight(table, now, seat, tr), 1, 1) for seat in (0, 1))
    assert hidden is None
    assert shown is not None
    assert [change.seat for change in shown.boards] == [1]


def test_areas_that_come_or_go_are_told() -> None:
    table = Table.new("railroad_ink", seats=2, seed="areas")
    tr = table.words("en")
    now = sight(table, snapshot(table), 0, tr)
    hand, stock = Area("hand", "hand", "Hand"), Area("stock", "stock", "Stock")
    before, after = replace(now, around=(hand,)), replace(now, around=(stock, hand))
    came = frame(before, after, 1, 0)
    assert came is not None
    assert (came.areas, came.order) == ((stock,), ("stock", "hand"))
    gone = frame(after, before, 2, 0)
    assert gone is not None
    assert (gone.areas, gone.order) == ((), ("hand",))
    assert frame(before, before, 3, 0) is None


def test_a_still_table_stays_as_it_is() -> None:
    table = table_of(0, 1)
    still = table.still()
    told = still.events(), still.digest(), still.undo_refusal(0), len(still.record.entries)
    for seat in (0, 1):
        table.play(seat, table.moves(seat)[0])
    table.undo(0)
    assert (still.events(), still.digest(), still.undo_refusal(0), len(still.record.entries)) == told
    assert still.mover(2) == 1
