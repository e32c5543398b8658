"""Which time counts: nights, weekends, vacations, and days on which the clock is changed."""

from __future__ import annotations

import datetime as dt
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.server.clocks.hours import Counts, Hours, after, asleep, counted, wakes

ZONES = ("Europe/Warsaw", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia", "UTC")
#: Around days on which clocks are changed, half an hour among them.
MOMENTS = st.integers(1_742_000_000, 1_765_000_000).map(lambda minute: float(minute // 60 * 60))
NIGHTS = st.tuples(st.integers(0, 47), st.integers(0, 24)).map(lambda one: (30 * one[0], 30 * (one[0] + one[1]) % 1440))
COUNTS = st.builds(Counts, st.booleans(), st.booleans(), st.booleans())


@st.composite
def some_hours(draw: st.DrawFn) -> Hours:
    gone = draw(st.none() | MOMENTS)
    back = None if gone is None else gone + 3600 * draw(st.integers(1, 500))
    return Hours(draw(st.sampled_from(ZONES)), *draw(NIGHTS), away_from=gone, away_until=back)


def counts_at(moment: float, hours: Hours, counts: Counts) -> bool:
    """The same said plainly: does this moment count?"""
    then = dt.datetime.fromtimestamp(moment, ZoneInfo(hours.zone))
    minute = 60 * then.hour + then.minute
    if counts.weekends and then.weekday() >= 5:
        return False
    if counts.away and hours.away_from is not None and hours.away_from <= moment < (hours.away_until or 0):
        return False
    night = hours.night_from, hours.night_to
    asleep = night[0] <= minute < night[1] if night[0] <= night[1] else minute >= night[0] or minute < night[1]
    return not (counts.nights and asleep)


@settings(max_examples=60, deadline=None)
@given(MOMENTS, st.integers(1, 240), some_hours(), COUNTS)
def test_what_counts_is_what_one_would_count_by_hand(start: float, span: int, hours: Hours, counts: Counts) -> None:
    """In steps of ten minutes. On the day of a change an hour that is there twice, or not at all, may lie on the edge
    of a night: then they differ by no more than that."""
    end = start + 1800 * span
    by_hand = sum(600 for step in range(3 * span) if counts_at(start + 600 * step + 300, hours, counts))
    assert counted(start, end, hours, counts) == pytest.approx(by_hand, abs=600 * 2 + 3600 * 2)


@settings(max_examples=100, deadline=None)
@given(MOMENTS, st.lists(st.integers(0, 10**6), min_size=2, max_size=2), some_hours(), COUNTS)
def test_time_adds_up(start: float, spans: list[int], hours: Hours, counts: Counts) -> None:
    middle = start + spans[0]
    end = middle + spans[1]
    whole = counted(start, end, hours, counts)
    assert whole == pytest.approx(counted(start, middle, hours, counts) + counted(middle, end, hours, counts), abs=1e-3)
    assert 0 <= whole <= end - start


@settings(max_examples=100, deadline=None)
@given(MOMENTS, st.integers(1, 30 * 24 * 3600), some_hours(), COUNTS)
def test_when_it_is_up_so_much_has_counted(start: float, seconds: int, hours: Hours, counts: Counts) -> None:
    up = after(start, seconds, hours, counts)
    assert counted(start, up, hours, counts) == pytest.approx(seconds, abs=1e-3)
    assert counted(start, up - 1, hours, counts) < seconds


def warsaw(*when: int) -> float:
    return dt.datetime(*when, tzinfo=ZoneInfo("Europe/Warsaw")).timestamp()  # type: ignore[misc, arg-type]


HOME = Hours("Europe/Warsaw", 22 * 60, 8 * 60)


def test_a_night_in_which_the_clock_is_changed_is_a_night() -> None:
    for evening, morning in (((2026, 3, 28, 21), (2026, 3, 29, 9)), ((2026, 10, 24, 21), (2026, 10, 25, 9))):
        assert counted(warsaw(*evening), warsaw(*morning), HOME, Counts(nights=True)) == 2 * 3600


def test_a_day_on_which_the_clock_is_changed_is_an_hour_shorter_or_longer() -> None:
    for day, hours in (((2026, 3, 29), 23), ((2026, 10, 25), 25)):
        start = warsaw(*day)
        assert counted(start, start + hours * 3600, HOME, Counts()) == hours * 3600
        assert after(start, 14 * 3600, HOME, Counts(nights=True)) == warsaw(*day, 22)


def test_from_friday_evening_to_monday_morning() -> None:
    """2026-11-13 is a Friday."""
    start = warsaw(2026, 11, 13, 21)
    assert after(start, 2 * 3600, HOME, Counts(nights=True, weekends=True)) == warsaw(2026, 11, 16, 9)
    assert after(start, 2 * 3600, HOME, Counts(weekends=True)) == warsaw(2026, 11, 13, 23)
    assert after(start, 4 * 3600, HOME, Counts(weekends=True)) == warsaw(2026, 11, 16, 1)


def test_who_is_away_loses_nothing() -> None:
    away = Hours("Europe/Warsaw", 0, 0, warsaw(2026, 7, 1), warsaw(2026, 7, 15))
    assert after(warsaw(2026, 6, 30, 23), 2 * 3600, away, Counts(away=True)) == warsaw(2026, 7, 15, 1)
    assert after(warsaw(2026, 6, 30, 23), 2 * 3600, away, Counts()) == warsaw(2026, 7, 1, 1)


def test_who_sleeps_wakes_in_the_morning() -> None:
    assert asleep(warsaw(2026, 11, 17, 23), HOME)
    assert wakes(warsaw(2026, 11, 17, 23), HOME) == warsaw(2026, 11, 18, 8)
    assert not asleep(warsaw(2026, 11, 17, 12), HOME)
    assert wakes(warsaw(2026, 11, 17, 12), HOME) == warsaw(2026, 11, 17, 12)
