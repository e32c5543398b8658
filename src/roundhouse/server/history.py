"""Where a table has been: how many moves stood after each entry of its record, and its last positions."""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Mapping

from ..core.frames import snapshot
from ..core.record import Entry
from ..core.snapshots import Snapshot
from ..core.table import Table

#: So many positions are kept for those who look back; others are played again.
KEPT = 12

#: A position: the number of the last entry that took something back, and how many moves stand. As long as nothing is
#: taken back, positions of one table with the same number of moves are the same.
Place = tuple[int, int]


class History:
    """To be told of every change (keep_up) while nobody else writes."""

    def __init__(self, table: Table) -> None:
        self._epochs, self._plies = array("l", [0]), array("l", [0])
        self._snapshots: OrderedDict[Place, Snapshot] = OrderedDict()
        self.keep_up(table)

    @property
    def number(self) -> int:
        return len(self._plies) - 1

    @property
    def now(self) -> Place:
        return self.at(self.number)

    def at(self, number: int) -> Place:
        """The place after so many entries."""
        return self._epochs[number], self._plies[number]

    def recent(self) -> Mapping[Place, Snapshot]:
        """The last positions, for other threads."""
        return dict(self._snapshots)

    def keep_up(self, table: Table) -> None:
        for entry in table.record.entries[self.number :]:
            self._add(entry)
        self._snapshots[self.now] = snapshot(table)
        if len(self._snapshots) > KEPT:
            self._snapshots.popitem(last=False)

    def _add(self, entry: Entry) -> None:
        epoch, ply = self.now
        if entry.move is not None:
            ply += 1
        else:
            epoch = self.number + 1
            ply = ply - 1 if entry.rewind is None else entry.rewind
        self._epochs.append(epoch)
        self._plies.append(ply)
