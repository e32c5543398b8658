"""The clock of a table: what was agreed, and every seat's time. It changes nothing by itself: each event gives another
clock, and what is written is what was reckoned.

A turn brings time of its own, which is spent first; then the bank. At a live table what is left of it when the turn
ends goes into the bank (so it is base and increment), at one of days it is gone.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct
from msgspec.structs import replace

from ...core.errors import BadOption
from ...core.news import opened
from ...core.texts import Text
from . import hours as reckoning
from .hours import Counts, Hours, counted

#: What happens when a seat's time is up: nothing, a bot makes this move, a bot takes the seat until its owner is back.
NOTHING, MOVE, SEAT = "nothing", "move", "seat"
LIVE, DAYS = "live", "days"
AN_HOUR = 3600
A_DAY = 24 * AN_HOUR
#: From and to so many seconds: in the bank at the start, and with each turn.
BANK = {LIVE: (0, 6 * AN_HOUR), DAYS: (0, 60 * A_DAY)}
TURN = {LIVE: (0, AN_HOUR), DAYS: (AN_HOUR, 30 * A_DAY)}
#: Less in all would be no game.
LEAST = 10


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed: seconds in the `bank` at the start, seconds that each `turn` brings, and what happens at zero.
    Nights and weekends can be left out of days only."""

    kind: str
    bank: int
    turn: int
    zero: str = MOVE
    nights: bool = False
    weekends: bool = False

    @property
    def counts(self) -> Counts:
        return Counts(self.nights, self.weekends, away=self.kind == DAYS)


def check_terms(terms: Terms) -> Terms:
    """Terms that somebody can play by, else BadOption."""
    if terms.kind not in BANK or terms.zero not in (NOTHING, MOVE, SEAT):
        raise BadOption("a clock is live or days, at zero: nothing, move or seat", Text("bad-clock"))
    if terms.kind == LIVE and (terms.nights or terms.weekends):
        raise BadOption("a live clock does not stop at night", Text("bad-clock"))
    within = all(low <= given <= high for given, (low, high) in _limits(terms))
    if not within or terms.bank + terms.turn < LEAST:
        raise BadOption("so much time is not possible", Text("bad-clock-time"))
    return terms


def _limits(terms: Terms) -> tuple[tuple[int, tuple[int, int]], ...]:
    return (terms.bank, BANK[terms.kind]), (terms.turn, TURN[terms.kind])


class Face(Struct, frozen=True):
    """A seat's time: what is in its bank, what is left of this turn, and since when it runs; None: it stands."""

    bank: float
    turn: float = 0.0
    since: float | None = None


class Clock(Struct, frozen=True):
    """`ply`: so many moves stood at most. What was taken back and is made again brings no time once more."""

    terms: Terms
    faces: tuple[Face, ...]
    hours: tuple[Hours, ...]
    ply: int = -1
    paused: float | None = None

    def left(self, seat: int, now: float) -> float:
        """The seconds that a seat has left; below zero: they are up for so long."""
        face = self.faces[seat]
        return face.turn + face.bank - self._spent(seat, now)

    def until(self, seat: int) -> float | None:
        """When a seat's time is up if it does nothing; None: it stands."""
        face = self.faces[seat]
        if face.since is None:
            return None
        return reckoning.after(face.since, face.turn + face.bank, self.hours[seat], self.terms.counts)

    def rings(self) -> float | None:
        """When the next seat's time is up."""
        return min((until for seat in range(len(self.faces)) if (until := self.until(seat)) is not None), default=None)

    def up(self, now: float) -> list[int]:
        """The seats whose time is up."""
        untils = ((seat, self.until(seat)) for seat in range(len(self.faces)))
        return [seat for seat, until in untils if until is not None and until <= now]

    def moved(
        self,
        now: float,
        ply: int,
        mover: int,
        before: Sequence[int],
        after: Sequence[int],
        running: Collection[int],
    ) -> Clock:
        """Something was played, and `ply` moves stand; seats in `before` could act until then, those in `after` can
        now. A turn ends when its seat can act no more, or by the last move of a step in which all act at once."""
        if ply <= self.ply:
            return self.go_on(now, running)
        ended = {seat for seat in before if seat not in after or (seat == mover and opened(before, after))}
        begun = {seat for seat in after if seat not in before or seat in ended}
        return replace(self.go_on(now, running, begun, ended), ply=ply)

    def go_on(
        self, now: float, running: Collection[int], begun: Collection[int] = (), ended: Collection[int] = ()
    ) -> Clock:
        """The clocks of these seats run from now on, unless all are stopped; a turn of some has begun or ended."""
        faces = []
        for seat, face in enumerate(self.faces):
            face = self._folded(seat, face, now)
            if seat in ended:
                face = replace(face, bank=face.bank + (face.turn if self.terms.kind == LIVE else 0), turn=0.0)
            if seat in begun:
                face = replace(face, turn=float(self.terms.turn))
            runs = seat in running and self.paused is None
            faces.append(replace(face, since=now if runs else None))
        return replace(self, faces=tuple(faces))

    def pause(self, now: float, running: Collection[int]) -> Clock:
        return replace(self, paused=now).go_on(now, running)

    def resume(self, now: float, running: Collection[int]) -> Clock:
        return replace(self, paused=None).go_on(now, running)

    def _folded(self, seat: int, face: Face, now: float) -> Face:
        """With what was spent until now taken away."""
        spent = self._spent(seat, now)
        own = min(spent, face.turn)
        return Face(max(0.0, face.bank - (spent - own)), face.turn - own)

    def _spent(self, seat: int, now: float) -> float:
        """A clock of the house that was put back gives nobody time."""
        since = self.faces[seat].since
        return 0.0 if since is None or now <= since else counted(since, now, self.hours[seat], self.terms.counts)


def new_clock(terms: Terms, seats: int) -> Clock:
    return Clock(terms, (Face(float(terms.bank)),) * seats, (Hours(),) * seats)
