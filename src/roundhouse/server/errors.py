"""What can go wrong at a table beside a broken rule; problems.py tells it to whoever asked."""

from __future__ import annotations

from ..core.errors import RoundhouseError
from ..core.refusal import Refusal
from .live import LiveTable


class NoTable(RoundhouseError):
    """There is no such table."""


class NotYours(RoundhouseError):
    """The seat belongs to another browser."""


class NotSignedIn(RoundhouseError):
    """It needs an account."""


class NoWayIn(RoundhouseError):
    """The key, the code or the link opens nothing; nobody is told why."""


class NotOver(RoundhouseError):
    """It comes after the game."""


class Closed(RoundhouseError):
    """The operator has ended this table, or set it aside; `why` in the operator's words."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind = kind
        self.why = why


class Draining(RoundhouseError):
    """The server is about to be closed: no new tables."""


class Banned(RoundhouseError):
    """The operator does not let them in."""


class Stale(RoundhouseError):
    """The move answers to a position that has passed."""


class RefusedAt(RoundhouseError):
    """The rules, or the table, say no. Carries the table: its game has the words for the refusal."""

    def __init__(self, live: LiveTable, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.live = live
        self.refusal = refusal


class NoTournament(RoundhouseError):
    """There is no such tournament."""


class Sealed(RoundhouseError):
    """Other tables have the same chance, and are not through yet: only who sits there sees it, and nobody the seed."""


class NotNow(RoundhouseError):
    """What is wished for cannot be done at this stage of a tournament."""
