"""Looks at tables: what one reader sees now, or what is new to them. Made in threads, and once for all who may see the
same; who knows it already is told so at once."""

from __future__ import annotations

import asyncio
import hashlib
import zlib
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from .. import __version__
from ..core.frames import (
    MOST_FRAMES,
    Frame,
    Sight,
    frame,
    frames,
    shared_lines,
    sight,
    snapshots,
    way,
)
from ..core.snapshots import Snapshot
from ..core.texts import Translator
from ..core.view import View
from .glimpse import Glimpse, glimpse
from .hall import Hall
from .history import Place
from .live import LiveTable
from .present.clocks import clock_info, closed_words, motion_info
from .present.drawings import pictures
from .present.frames import frame_info
from .present.log import log_lines
from .present.reader import Reader
from .present.state import Now, seat_infos, table_now
from .shelf import Shelf
from .workroom import Workroom

#: Bytes of what was made and may be asked for again.
ROOM = 64 * 1024 * 1024
#: A sentence of the log weighs about so much in memory.
EVENT = 64
#: How hard to pack, and in which form, as zlib knows it.
LEVEL, GZIP = 3, 31


class Look(Struct, frozen=True):
    """`body` is a TableState as JSON, `packed` the same as gzip. Empty: who asks knows it already."""

    tag: str
    body: bytes = b""
    packed: bytes = b""

    @property
    def known(self) -> bool:
        return not self.body


class Ask(Struct, frozen=True):
    """What a reader wants to know: the mark of what they have (`since`), the tag of the look they know (`known`), and
    the number of the news that they have `heard` of."""

    since: str = ""
    known: str = ""
    heard: int = 0


class _Eyes(Struct, frozen=True):
    """All who look through these see the same of a position."""

    table: str
    seat: int | None
    lang: str
    names: tuple[str, ...]

    def mark(self, number: int) -> str:
        return f"{number}-{_digest(self)}"

    def number(self, mark: str, now: int) -> int | None:
        """The number of a mark that was made for these eyes."""
        word = mark.partition("-")[0]
        number = int(word) if word.isdecimal() and len(word) < 10 else now + 1
        return number if number <= now and self.mark(number) == mark else None


class Looks:
    """All looks at a hall's tables."""

    def __init__(self, workroom: Workroom, room: int = ROOM) -> None:
        self.workroom = workroom
        self.shelf = Shelf(room)
        self._making: dict[Any, asyncio.Task[Look]] = {}

    async def look(self, hall: Hall, live: LiveTable, reader: Reader, ask: Ask) -> Look:
        async with hall.at(live):
            await hall.check_seat(live, reader.owner, reader.seat)
            if ask.heard > live.played(None).number:
                await hall.look_again(live)
            tr = live.words(reader.lang)
            number = live.played(None).number
            eyes = _Eyes(live.id, reader.seat, tr.lang, tr.names)
            people = [(chair.kind, chair.bot, chair.program, chair.owner == reader.owner) for chair in live.chairs]
            tag = f'"{number}-{_digest((eyes, people, sorted(live.online), live.rematch, _agreed(live)))}"'
            if tag == ask.known:
                return Look(tag)
            key = tag, ask.since, reader.have
            found = self.shelf.get(key)
            if isinstance(found, Look):
                return found
            making = self._making.get(key)
            if making is None:
                seen = glimpse(live, reader.seat, eyes.number(ask.since, number))
                work = partial(self._make, seen, eyes, reader, tag, tr)
                making = self._making[key] = asyncio.create_task(self.workroom.do(live.id, work))
                making.add_done_callback(lambda _: self._making.pop(key, None))
        # Others may wait for the same look: it is made although this one leaves.
        made = await asyncio.shield(making)
        return self.shelf.put(key, made, len(made.body) + len(made.packed))

    # -- in a thread ----------------------------------------------------------------------------------------------

    def _make(self, seen: Glimpse, eyes: _Eyes, reader: Reader, tag: str, tr: Translator) -> Look:
        number = seen.played.number
        now = self.shelf.made((eyes, number), lambda: self._now(seen, eyes, tr), lambda made: made.size)
        sights = _Sights(self.shelf, seen, eyes, tr)
        picture = sights.at(seen.now, now.view)
        news = None if seen.since is None else sights.since(seen.since)
        shown = pictures(picture, reader.have, led_to=news is not None)
        log_from = 0 if news is None else news.log_from
        state = replace(
            now.state,
            mark=eyes.mark(number),
            since=None if news is None else news.since,
            frames=[] if news is None else [frame_info(one, tr, reader.have) for one in news.frames],
            seats=seat_infos(seen, reader.owner, now, tr),
            rematch=seen.rematch,
            clock=clock_info(seen.clock, tr),
            motion=motion_info(seen.motion, seen.chairs, tr, contest=seen.tournament is not None),
            closed=closed_words(seen.closed, seen.closed_why, tr),
            tournament=seen.tournament or "",
            drawing=shown.drawing,
            areas=shown.areas,
            others=shown.others,
            log=log_lines(picture.events[log_from:], tr),
            log_from=log_from,
        )
        if state.closed:  # nobody plays on
            state = replace(state, prompt=state.closed, picks=[], art=[], can_undo=False)
        body = msgspec.json.encode(state)
        return Look(tag, body, _packed(body))

    def _now(self, seen: Glimpse, eyes: _Eyes, tr: Translator) -> Now:
        latest = self.shelf.get(eyes)
        made = table_now(seen, eyes.seat, tr, latest)
        self.shelf.put_instead(eyes, made, made.size)
        return made


class Since(Struct, frozen=True):
    """What is new since an entry: the frames, and from which line on the log is another."""

    since: int
    frames: list[Frame]
    log_from: int


class _Sights:
    """What one pair of eyes sees of a table's positions; each is drawn once."""

    def __init__(self, shelf: Shelf, seen: Glimpse, eyes: _Eyes, tr: Translator) -> None:
        self.shelf, self.seen, self.eyes, self.tr = shelf, seen, eyes, tr
        self.recent: dict[Place, Snapshot] = dict(seen.recent)

    def at(self, place: Place, view: View | None = None) -> Sight:
        return self.shelf.made(
            (self.eyes, place),
            lambda: sight(self.seen.table, self.recent[place], self.eyes.seat, self.tr, view),
            _weight,
        )

    def since(self, since: int) -> Since | None:
        """What happened since the entry of this number; None: too much, or what cannot be told by differences."""
        table, (epoch, ply), then = self.seen.table, self.seen.now, self.seen.then
        path = None if then[0] == epoch else way(table.record, since)
        kept = then[1] if path is None else path.kept
        if ply - kept > MOST_FRAMES:
            return None
        places = [(epoch, move) for move in range(kept, ply + 1)]
        self._find(places)
        if path is not None and not self._has(then):
            self.recent[then] = next(snapshots(table, path.then, len(path.then)))
        before, now = self.at(then), self.at(self.seen.now)
        steps = [self.at(place) for place in places]
        if any(one.layers != now.layers for one in (before, *steps)):
            return None
        found = []
        if path is not None and path.back:
            undone = next(entry.seat for entry in reversed(table.record.entries) if entry.move is None)
            back = frame(before, steps[0], kept, undone, back=True)
            found = [] if back is None else [back]
        later = zip(places[1:], steps[1:], strict=True)
        found += frames(steps[0], ((move, table.mover(move), one) for (_, move), one in later))
        return Since(since, found, shared_lines(before, now))

    def _has(self, place: Place) -> bool:
        return place in self.recent or self.shelf.get((self.eyes, place)) is not None

    def _find(self, places: list[Place]) -> None:
        """Play the positions again that are not at hand."""
        missing = [place for place in places if not self._has(place)]
        if missing:
            standing = self.seen.table.record.effective()[: missing[-1][1]]
            for then in snapshots(self.seen.table, standing, missing[0][1]):
                self.recent[places[0][0], then.ply] = then


def _agreed(live: LiveTable) -> object:
    """What changes without a move; nothing where there is nothing, as this is asked for with every look."""
    agreed = live.clock, live.motion, live.closed
    return None if agreed == (None, None, None) else agreed


def _weight(seen: Sight) -> int:
    pictures = sum(len(drawing.live) + len(drawing.notes) for drawing in seen.boards.values())
    return pictures + EVENT * len(seen.events)


def _digest(what: object) -> str:
    return hashlib.blake2s(f"{__version__} {what!r}".encode(), digest_size=8).hexdigest()


def _packed(body: bytes) -> bytes:
    packer = zlib.compressobj(LEVEL, wbits=GZIP)
    return packer.compress(body) + packer.flush()
