"""A table as it was at one moment, with everything that a look needs: for threads that make looks of it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from ..core.snapshots import Snapshot
from ..core.table import Table
from .clocks.clock import Clock
from .consent.motion import Motion
from .history import Place
from .live import LiveTable
from .messages import Played
from .store import Chair


class Glimpse(Struct, frozen=True):
    """Nothing of it changes when the game goes on."""

    id: str
    table: Table
    played: Played
    chairs: tuple[Chair, ...]
    online: frozenset[int]
    rematch: str | None
    clock: Clock | None
    motion: Motion | None
    closed: str | None
    closed_why: str | None
    tournament: str | None
    now: Place
    recent: Mapping[Place, Snapshot]
    #: The number of entries that the reader knows of, and the place then; None: they know nothing.
    since: int | None
    then: Place


def glimpse(live: LiveTable, seat: int | None, since: int | None = None) -> Glimpse:
    """To be taken at the table. `since`: how many of its entries are known already."""
    live.history.keep_up(live.table)
    return Glimpse(
        live.id,
        live.table.still(),
        live.played(seat),
        tuple(live.chairs),
        frozenset(live.online),
        live.rematch,
        live.clock,
        live.motion,
        live.closed,
        live.closed_why,
        live.tournament,
        live.history.now,
        live.history.recent(),
        since,
        live.history.at(since or 0),
    )
