"""A table in memory: the replay of its record, who sits there, and who listens."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any

from ..core.errors import RoundhouseError
from ..core.game import Game
from ..core.record import Record
from ..core.registry import find_game
from ..core.table import Table
from ..core.texts import Translator
from .history import History
from .messages import Played
from .naming import words_at
from .store import Since, Stored, Taken

#: The lists of tables show when something happened, not more exactly than this.
TOUCH_SECONDS = 5.0

#: What listeners hear when people come or go.
ONLINE = "online"

Listener = Callable[[dict[str, Any]], None]


class NotDealt(RoundhouseError):
    """It comes when all seats are taken and the game is dealt."""


class LiveTable:
    """One table in memory. Whoever reads or plays holds its lock, so nobody sees a move before it is on disk."""

    def __init__(self, stored: Stored, game: Game | None = None) -> None:
        """`game`: on the board that was brought for it, if that was looked at already."""
        self.id = stored.id
        self.chairs = stored.chairs
        self.rematch = stored.rematch
        self.listed = stored.listed
        self.host = stored.host
        self.chat_locked, self.chat_closed = stored.chat_locked, stored.chat_closed
        self.closed, self.closed_why = stored.closed, stored.closed_why
        self.tournament, self.sealed = stored.tournament, stored.sealed
        #: What it is played by, as it stands on disk; None: nobody is in a hurry.
        self.clock = stored.clock
        #: What somebody wishes and the others have not decided yet.
        self.motion = stored.motion
        #: Known before the game is dealt, as all of the record that is settled then.
        self.head = stored.record
        self._table = Table.load(stored.record, game=game) if stored.dealt else None
        self.game = (game or _game_of(stored.record)) if self._table is None else self._table.game
        self._counts = _Counts(stored.record)
        self._history: History | None = None
        self.lock = asyncio.Lock()
        self.listeners: dict[Listener, frozenset[int]] = {}
        self.thinking: set[int] = set()
        #: When somebody asked for it last.
        self.looked = 0.0
        self.passing_on = False
        self._touched = -TOUCH_SECONDS
        #: Another process has written: read what is new before looking.
        self.behind = False
        #: It was removed.
        self.gone = False
        #: A write went wrong, or was left before its end: read everything anew before looking.
        self.doubtful = False

    @contextmanager
    def writing(self) -> Iterator[None]:
        """While something about the table is written that is not yet so in memory: whoever was slower than another
        process is behind it, whoever does not know what became of it reads everything anew."""
        try:
            yield
        except Taken:
            self.behind = True
            raise
        except BaseException:
            self.doubtful = True
            raise

    @property
    def table(self) -> Table:
        """The game that is played here. Until all seats are taken there is none."""
        if self._table is None:
            raise NotDealt
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        self._table, self.game = table, table.game

    def renew(self, stored: Stored, table: Table | None) -> None:
        """Everything as it lies in the database; `table`: None until the game is dealt."""
        self.chairs, self.rematch, self.chat_locked = stored.chairs, stored.rematch, stored.chat_locked
        self.host, self.chat_closed = stored.host, stored.chat_closed
        self.closed, self.closed_why = stored.closed, stored.closed_why
        self.head, self._table, self.clock = stored.record, table, stored.clock
        self.motion, self.sealed = stored.motion, stored.sealed

    def follow(self, later: Since) -> None:
        """What others have written beside the record."""
        self.chairs, self.rematch, self.host = later.chairs, later.rematch, later.host
        self.closed, self.closed_why, self.chat_closed = later.closed, later.closed_why, later.chat_closed
        self.clock, self.motion, self.sealed = later.clock, later.motion, later.sealed
        self.rename()

    @property
    def dealt(self) -> bool:
        return self._table is not None

    @property
    def history(self) -> History:
        """Where the table has been. To be asked at the table."""
        if self._history is None:
            self._history = History(self.table)
        return self._history

    @property
    def full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def online(self) -> set[int]:
        return {seat for seats in self.listeners.values() for seat in seats}

    def owns(self, owner: str, seat: int) -> bool:
        return 0 <= seat < len(self.chairs) and self.chairs[seat].owner == owner

    def seats_of(self, owner: str) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.owner == owner]

    def played(self, seat: int | None) -> Played:
        """How far the table is, and how far this seat (None: a spectator, who plays nothing)."""
        record = self.table.record
        if self._counts.record is not record:
            self._counts = _Counts(record)
        return Played(len(record.entries), 0 if seat is None else self._counts.of(seat))

    def rename(self) -> None:
        if self._table is not None:
            self._table.record.names = [chair.recorded for chair in self.chairs]

    def words(self, lang: str) -> Translator:
        """The game's words, with everybody's name."""
        return words_at(self.game, self.chairs, lang)

    def tell(self, kind: str, readers: Collection[int] | None = None, **more: int | list[int]) -> None:
        """Tell everybody; or only those who sit in one of these seats."""
        for listener, seats in list(self.listeners.items()):
            if readers is None or not seats.isdisjoint(readers):
                listener({"type": kind, **more})

    def listen(self, listener: Listener, seats: frozenset[int]) -> None:
        """Somebody listens from now on, and sits in these seats. All hear of it if they were not there before."""
        before = self.online
        self.listeners[listener] = seats
        self._tell_online(before)

    def leave(self, listener: Listener) -> None:
        before = self.online
        self.listeners.pop(listener, None)
        self._tell_online(before)

    def _tell_online(self, before: set[int]) -> None:
        online = self.online
        if online != before:
            self.tell(ONLINE, seats=sorted(online))

    def touch(self) -> bool | None:
        """Whether the game is over; None: nothing that the lists of tables would show has changed."""
        now = time.monotonic()
        if not self.table.over and now < self._touched + TOUCH_SECONDS:
            return None
        self._touched = now
        return self.table.over


def _game_of(record: Record) -> Game:
    game = find_game(record.game)
    return game if record.board is None else game.with_board(record.board.text)


class _Counts:
    """How many entries of a record are each seat's. Entries are only ever added, so only the new ones are counted."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self._counted = 0
        self._own = [0] * record.seats

    def of(self, seat: int) -> int:
        for entry in self.record.entries[self._counted :]:
            self._own[entry.seat] += 1
        self._counted = len(self.record.entries)
        return self._own[seat]
