"""Intervals against numbers worked out by hand or taken from printed tables."""

from __future__ import annotations

import pytest

from roundhouse.arena.result import Played, Score, Tally, Thought
from roundhouse.arena.stats import spread, spread_of_sums, student, wilson


@pytest.mark.parametrize(
    ("freedom", "printed"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (9, 2.262), (19, 2.093), (29, 2.045), (999, 1.962)],
)
def test_student_is_as_printed(freedom: int, printed: float) -> None:
    assert student(freedom) == pytest.approx(printed, rel=0.012 if freedom == 3 else 0.003)


def test_spread_of_a_few_values() -> None:
    # Mean 5, squares 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32, sd = sqrt(32 / 7); t(7) = 2.3646.
    deviation, interval = spread([2, 4, 4, 4, 5, 5, 7, 9])
    assert deviation == pytest.approx(2.13809, abs=1e-5)
    assert interval == pytest.approx((5 - 1.78748, 5 + 1.78748), abs=2e-3)


def test_one_value_tells_no_spread() -> None:
    assert spread([4]) == (None, None)
    assert spread_of_sums(1, 4, 16) == (None, None)


def test_spread_of_sums_is_exact_where_squares_are_large() -> None:
    values = [10**9 + value for value in (2, 4, 4, 4, 5, 5, 7, 9)]
    deviation, interval = spread_of_sums(8, sum(values), sum(value * value for value in values))
    assert deviation == pytest.approx(2.138089935, abs=1e-9)
    assert interval == pytest.approx(spread(values)[1], abs=1e-5)


def test_wilson() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def _played(number: int, bots: tuple[int, ...], points: tuple[int, ...], winners: tuple[int, ...]) -> Played:
    thoughts = tuple(Thought(choices=2, seconds=0.5 * (seat + 1), longest=0.4 + seat, core=0.25) for seat in (0, 1))
    return Played(number, bots, points, winners, thoughts, core=1.0)


def scored(bot: int, games: list[Played], partners: int = 1) -> Score:
    tally = Tally(["a", "b"], partners)
    for game in games:
        tally.add(game)
    return tally.scores()[bot]


def test_the_score_of_a_bot_follows_it_through_the_seats() -> None:
    games = [
        _played(0, (0, 1), (10, 4), (0,)),
        _played(1, (1, 0), (7, 7), (0, 1)),
        _played(2, (0, 1), (1, 3), (1,)),
    ]
    first = scored(0, games)
    assert (first.bot, first.games, first.points, first.wins) == ("a", 3, 6.0, 1.5)
    assert first.win_share == 0.5
    assert first.points_sd == pytest.approx(4.58258, abs=1e-5)
    # Seats 0, 1, 0: six choices in 0.5 + 1.0 + 0.5 seconds, the longest in seat 1.
    assert first.decisions == 6
    assert first.decision_seconds == pytest.approx(2 / 6)
    assert first.decision_seconds_max == 1.4
    assert first.core_seconds_per_game == 0.25
    second = scored(1, games)
    assert second.points == pytest.approx(14 / 3)
    assert second.wins == 1.5
