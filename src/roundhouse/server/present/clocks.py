"""A table's clock in words and figures, and what somebody there wishes."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.texts import Translator
from ..clocks.clock import Clock, Terms
from ..consent.motion import Motion
from ..consent.votes import votes
from ..messages import ClockInfo, MotionInfo, SeatClock
from ..store import AGREED, Chair

_UNITS = (("days", 24 * 3600), ("hours", 3600), ("minutes", 60), ("seconds", 1))


def span_words(seconds: int, tr: Translator) -> str:
    """A stretch of time by its two largest parts: "2 days 3 hours"."""
    parts = []
    for name, size in _UNITS:
        number, seconds = divmod(seconds, size)
        if number:
            parts.append(tr(f"span-{name}", number=number))
    return " ".join(parts[:2]) or tr("span-seconds", number=0)


def terms_words(terms: Terms, tr: Translator) -> str:
    bank, turn = span_words(terms.bank, tr), span_words(terms.turn, tr)
    left_out = "both" if terms.nights and terms.weekends else "nights" if terms.nights else "weekends"
    parts = [tr(f"clock-{terms.kind}", bank=bank, turn=turn, banked=1 if terms.bank else 0)]
    if terms.nights or terms.weekends:
        parts.append(tr(f"clock-without-{left_out}"))
    return " ".join([*parts, tr(f"clock-zero-{terms.zero}")])


def clock_info(clock: Clock | None, tr: Translator) -> ClockInfo | None:
    """The same until something happens at the table: how much is left at this moment, readers reckon themselves."""
    if clock is None:
        return None
    seats = [SeatClock(clock.until(seat), face.turn + face.bank) for seat, face in enumerate(clock.faces)]
    return ClockInfo(clock.terms.kind, terms_words(clock.terms, tr), clock.paused is not None, seats)


def motion_info(
    motion: Motion | None, chairs: Sequence[Chair], tr: Translator, contest: bool = False
) -> MotionInfo | None:
    """`contest`: see votes."""
    if motion is None:
        return None
    found = votes(motion, chairs, contest)
    seats = {chair.owner: chair.seat for chair in reversed(chairs) if chair.owner is not None}
    about = tr.name(motion.about) if motion.about < len(chairs) else ""
    return MotionInfo(
        motion.kind,
        motion.by,
        motion.about,
        tr(f"motion-{motion.kind}", name=tr.name(motion.by), move=motion.about, whom=about),
        sorted(seats[person] for person in found.yes),
        sorted(seats[person] for person in found.silent),
    )


def closed_words(closed: str | None, why: str | None, tr: Translator) -> str:
    """That nobody plays on; empty: they do."""
    if closed is None:
        return ""
    return tr("problem-agreed-about" if closed == AGREED else f"problem-{closed}-about", why=why or "")
