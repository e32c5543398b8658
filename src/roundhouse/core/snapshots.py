"""The table as it was a little while ago, so that going back costs a few moves and not the whole game again."""

from __future__ import annotations

from msgspec import Struct

from .log import Event
from .state import State

#: The latest positions are all kept; of those before them every eighth, and none that is long past.
RECENT = 16
SPACING = 8
REACH = 128


class Snapshot(Struct, frozen=True):
    """The table after `ply` moves. Nobody plays on this state: who wants to go on from it clones it."""

    ply: int
    state: State
    log: list[Event]


def wanted(ply: int, last: int) -> bool:
    """Whether the position after so many moves is still worth keeping when the last one is reached."""
    return ply > last - RECENT or (ply > last - REACH and ply % SPACING == 0)


class Snapshots:
    """Positions by the number of moves that led to them."""

    def __init__(self) -> None:
        self._kept: dict[int, Snapshot] = {}

    def keep(self, position: Snapshot) -> None:
        self._kept[position.ply] = position
        for past in (position.ply - RECENT, position.ply - REACH):
            if not wanted(past, position.ply):
                self._kept.pop(past, None)

    def nearest(self, ply: int) -> Snapshot | None:
        """The last one that is not behind this number of moves."""
        return max((one for at, one in self._kept.items() if at <= ply), key=lambda one: one.ply, default=None)

    def cut(self, ply: int) -> None:
        """Forget what came after so many moves: other moves will follow there."""
        for at in [at for at in self._kept if at > ply]:
            del self._kept[at]

    def clear(self) -> None:
        self._kept.clear()

    def copy(self) -> Snapshots:
        copy = Snapshots()
        copy._kept = dict(self._kept)
        return copy
