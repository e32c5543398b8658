"""Which time counts: not somebody's nights, weekends and vacation, by the zone they live in. Nothing but arithmetic."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

A_DAY = 24 * 3600.0
#: Minutes of a day.
DAY = 24 * 60
SATURDAY = 5
#: A night has at most so many minutes: somebody must be able to play.
LONGEST_NIGHT = 12 * 60
_ONE = dt.timedelta(days=1)


class Hours(Struct, frozen=True):
    """When somebody sleeps (minutes of their day), and from when until when they are away."""

    zone: str = "UTC"
    night_from: int = 22 * 60
    night_to: int = 8 * 60
    away_from: float | None = None
    away_until: float | None = None


class Counts(Struct, frozen=True):
    """What does not count at a table."""

    nights: bool = False
    weekends: bool = False
    away: bool = False


def counted(start: float, end: float, hours: Hours, counts: Counts) -> float:
    """The seconds between two moments that count."""
    total = 0.0
    for begin, until in _spans(start, hours, counts):
        if begin >= end:
            break
        total += min(until, end) - begin
    return total


def after(start: float, seconds: float, hours: Hours, counts: Counts) -> float:
    """When so many seconds have counted."""
    for begin, until in _spans(start, hours, counts):
        if until - begin >= seconds:
            return begin + max(0.0, seconds)
        seconds -= until - begin
    raise AssertionError("time goes on for ever")


def asleep(moment: float, hours: Hours) -> bool:
    """Whether it is night where they live."""
    return next(_waking(moment, hours, weekends=False))[0] > moment


def wakes(moment: float, hours: Hours) -> float:
    """When it is day there: now, or in the morning."""
    return next(_waking(moment, hours, weekends=False))[0]


def is_zone(name: str) -> bool:
    return name in _zones()


@lru_cache(1)
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


def _spans(start: float, hours: Hours, counts: Counts) -> Iterator[tuple[float, float]]:
    """The stretches of time that count, from a moment on, without end."""
    if counts.nights:
        waking = _waking(start, hours, counts.weekends)
    elif counts.weekends:
        waking = _waking(start, Hours(hours.zone, 0, 0), weekends=True)
    else:
        waking = iter([(start, float("inf"))])
    gone, back = hours.away_from, hours.away_until
    if not counts.away or gone is None or back is None or back <= gone:
        yield from waking
        return
    for begin, until in waking:
        for one in ((begin, min(until, gone)), (max(begin, back), until)):
            if one[0] < one[1]:
                yield one


def _waking(start: float, hours: Hours, weekends: bool) -> Iterator[tuple[float, float]]:
    """The days of somebody who lives there, without their nights, from a moment on."""
    zone = _zone(hours.zone)
    # The night before may end today; a clock that is put forward or back makes a day shorter or longer, not another.
    day = dt.datetime.fromtimestamp(start, zone).date() - _ONE
    latest = start
    while True:
        for begin, end in _day(hours.night_from, hours.night_to):
            opens, closes = max(latest, _moment(day, begin, zone)), _moment(day, end, zone)
            if opens < closes and not (weekends and day.weekday() >= SATURDAY):
                yield opens, closes
                latest = closes
        day += _ONE


def _day(night_from: int, night_to: int) -> list[tuple[int, int]]:
    """When somebody is awake, in minutes of the day."""
    if night_from == night_to:
        return [(0, DAY)]
    if night_from > night_to:
        return [(night_to, night_from)]
    return [(0, night_from), (night_to, DAY)]


def _moment(day: dt.date, minute: int, zone: ZoneInfo) -> float:
    if minute == DAY:
        day, minute = day + _ONE, 0
    return dt.datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone).timestamp()


@lru_cache(1000)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)
