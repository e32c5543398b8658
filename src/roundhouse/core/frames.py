"""Frames: what happened since a number, move by move, as one reader may see it.

A reader who is away, a page that follows the bots and a replay all want the same: who moved, the sentences, the places,
and what changed in the picture. A frame is the difference between two sights, and a sight is made from a view, so a
frame tells nothing that its reader could not have seen by looking each time. A move that its reader cannot see yet is
no frame; what it did is in the frame of the move that shows it. A move that was taken back is no frame either, unless
its reader has seen it: then there is one that goes back.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from .drawing import Drawing
from .log import Event
from .motion import Flight
from .record import Record
from .scene import Area
from .snapshots import Snapshot
from .table import Table
from .texts import Translator
from .view import View

#: Whoever is further behind takes the whole state.
MOST_FRAMES = 32
_ID = ' id="'


# -- pictures -----------------------------------------------------------------------------------------------------


class Edit(Struct, frozen=True, gc=False):
    """Of the pieces of a live layer, `gone` from the place `at` on give way to those in `put`."""

    at: int
    gone: int
    put: tuple[str, ...]


def pieces(live: str) -> list[str]:
    """A live layer, cut before every element that has an id. Joined they are the layer again, so whoever patches by
    them is right even where markup is odd. In JavaScript: `live.split(/(?=<[^<]* id=")/)`."""
    cuts = [0]
    found = live.find(_ID)
    while found >= 0:
        cut = live.rfind("<", 0, found)
        if cut > cuts[-1]:
            cuts.append(cut)
        found = live.find(_ID, found + 1)
    return [live[begin:end] for begin, end in pairwise((*cuts, len(live)))]


def edits(before: Sequence[str], after: Sequence[str]) -> list[Edit]:
    """What makes the pieces `after` of those `before`, to be done one after the other."""
    first = 0
    while first < min(len(before), len(after)) and before[first] == after[first]:
        first += 1
    last = 0
    while last < min(len(before), len(after)) - first and before[-1 - last] == after[-1 - last]:
        last += 1
    old, new = before[first : len(before) - last], after[first : len(after) - last]
    found, shift = [], first
    for what, begin, end, new_begin, new_end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if what != "equal":
            put = tuple(new[new_begin:new_end])
            found.append(Edit(begin + shift, end - begin, put))
            shift += len(put) - (end - begin)
    return found


def patched(live: str, changes: Sequence[Edit]) -> str:
    """The live layer after some edits."""
    found = pieces(live)
    for edit in changes:
        found[edit.at : edit.at + edit.gone] = edit.put
    return "".join(found)


def ids(markup: Sequence[str]) -> list[str]:
    """The ids of the elements that some pieces begin with."""
    return [piece.partition(_ID)[2].partition('"')[0] for piece in markup if _ID in piece]


class BoardChange(Struct, frozen=True, gc=False):
    """What happens to a seat's board. `changed` are the ids of elements that are new or other than before, `gone` of
    those that are there no more; `desc` says what is to be seen then; `notes` is the whole layer of notes, if it is
    another."""

    seat: int
    edits: tuple[Edit, ...]
    changed: tuple[str, ...]
    gone: tuple[str, ...]
    desc: str
    notes: str | None


def board_change(seat: int, before: Drawing, after: Drawing) -> BoardChange | None:
    notes = None if after.notes == before.notes else after.notes
    if after.live == before.live:
        return None if notes is None else BoardChange(seat, (), (), (), after.desc, notes)
    old, new = pieces(before.live), pieces(after.live)
    changes = edits(old, new)
    put = ids([piece for edit in changes for piece in edit.put])
    there = set(ids(new))
    gone = tuple(one for one in ids(old) if one not in there)
    return BoardChange(seat, tuple(changes), tuple(put), gone, after.desc, notes)


# -- positions ----------------------------------------------------------------------------------------------------


def snapshot(table: Table) -> Snapshot:
    """The position of now, and the log up to it. Nothing of it changes when the game goes on."""
    return Snapshot(table.ply, table.state, table.events())


def snapshots(table: Table, places: Sequence[int], first: int = 0) -> Iterator[Snapshot]:
    """The positions of a game of these entries of the table's record, from the one after the first `first` of them."""
    entries = [table.record.entries[place] for place in places]
    then = Table.load(replace(table.record, entries=entries), upto=first, game=table.game)
    yield snapshot(then)
    for entry in entries[first:]:
        then.follow(entry)
        yield snapshot(then)


class Way(Struct, frozen=True):
    """From the position after the first entries of a record to that of now, by places of entries: the moves that stood
    `then` and those that stand `now`, of which the first `kept` stood already."""

    then: list[int]
    now: list[int]
    kept: int

    @property
    def back(self) -> bool:
        """Whether something that stood then was taken back."""
        return self.kept < len(self.then)


def way(record: Record, since: int) -> Way:
    """The way from the position after so many entries."""
    now = record.effective()
    return Way(replace(record, entries=record.entries[:since]).effective(), now, bisect_left(now, since))


# -- sights -------------------------------------------------------------------------------------------------------


class Sight(Struct, frozen=True):
    """What a reader sees of a position: the boards by seat, its own (a spectator's: the first) before the others', what
    lies around its own, the events of the log that it may read, their places in the whole log, and what moved with the
    last move."""

    boards: dict[int, Drawing]
    around: tuple[Area, ...]
    events: tuple[Event, ...]
    places: tuple[int, ...]
    flights: tuple[Flight, ...] = ()

    @property
    def layers(self) -> tuple[str, ...]:
        """The keys of the boards' static layers: as long as they are the same, differences can be told."""
        return tuple([drawing.key for drawing in self.boards.values()])

    @property
    def order(self) -> tuple[str, ...]:
        """The names of the areas."""
        return tuple([area.name for area in self.around])


def sight(table: Table, then: Snapshot, seat: int | None, tr: Translator, view: View | None = None) -> Sight:
    """What a seat (None: a spectator) sees of a position of this table. `view`: what it knows then, if that is at
    hand."""
    # Logs grow long, and hardly anything in them is for few eyes.
    places = tuple([at for at, event in enumerate(then.log) if event.only is None or event.readable(seat)])
    readable = tuple([then.log[place] for place in places])
    view = then.state.view(seat) if view is None else view
    last = [event for event in readable if event.move == then.ply]
    flights = tuple(flight for event in last for flight in table.game.flights(event, view))
    return Sight(_boards(table, view, tr), table.game.around(view, tr, seat or 0), readable, places, flights)


def _boards(table: Table, view: View, tr: Translator) -> dict[int, Drawing]:
    mine = view.seat or 0
    found = {mine: table.game.draw(view, tr, mine)}
    if table.game.colours:
        return found  # pieces of all on one board
    for seat in range(table.seats):
        if seat != mine:
            found[seat] = table.game.draw(view, tr, seat)
            if found[seat] == found[mine]:
                return {mine: found[mine]}  # one board for all: nothing more to show
    return found


def shared_lines(before: Sight, after: Sight) -> int:
    """With how many lines of the log both begin."""
    count = 0
    for old, new in zip(before.events, after.events, strict=False):
        # To whom else it may be shown by now makes no other line of it.
        if old is not new and (old.text, old.where, old.move) != (new.text, new.where, new.move):
            break
        count += 1
    return count


# -- frames -------------------------------------------------------------------------------------------------------


class Frame(Struct, frozen=True, gc=False):
    """One thing that happened. `move` is its number among the moves that stand, `seat` who made it, `events` what can
    be read since. `back`: moves were taken back, and `move` is how many stand now."""

    move: int
    seat: int
    back: bool
    events: tuple[Event, ...]
    boards: tuple[BoardChange, ...]
    #: Those around the board that are others than before.
    areas: tuple[Area, ...]
    flights: tuple[Flight, ...] = ()
    #: The names of all that lie around the board now, if others did before.
    order: tuple[str, ...] | None = None


def frame(before: Sight, after: Sight, move: int, seat: int, back: bool = False) -> Frame | None:
    """From one sight to the next; None: the reader sees no difference."""
    known, later = set(before.places), zip(after.places, after.events, strict=True)
    events = () if back else tuple([event for place, event in later if place not in known])
    boards = []
    for owner, drawing in after.boards.items():
        former = before.boards.get(owner)
        change = None if former is None else board_change(owner, former, drawing)
        if change is not None:
            boards.append(change)
    areas = tuple(area for area in after.around if area not in before.around)
    order = None if after.order == before.order else after.order
    if not events and not boards and not areas and order is None:
        return None
    return Frame(move, seat, back, events, tuple(boards), areas, () if back else after.flights, order)


def frames(then: Sight, steps: Iterable[tuple[int, int, Sight]]) -> list[Frame]:
    """From a sight through the following ones, each with the number of its move and who made it."""
    found = []
    for move, seat, now in steps:
        one = frame(then, now, move, seat)
        if one is not None:
            found.append(one)
        then = now
    return found
