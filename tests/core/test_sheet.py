"""Score sheets: totals, winners, ties."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from roundhouse import Line, Sheet
from roundhouse.core.sheet import Rival, SeatSheet
from roundhouse.core.texts import Text


def sheet(
    *seats: tuple[int, ...], won: tuple[int, ...] | None = None, names: tuple[str, ...] = ("errors", "cards")
) -> Sheet:
    """A sheet of (points, tie-break, tie-break) for each seat."""
    return Sheet(
        tuple(SeatSheet(at, (Line("all", points),), tuple(ties)) for at, (points, *ties) in enumerate(seats)),
        names,
        won,
    )


def test_a_total_is_the_sum_of_the_lines() -> None:
    mine = SeatSheet(0, (Line("road", 3), Line("rail", 4), Line("road", 5, ("cell-a1",)), Line("errors", -2)))
    assert mine.total == 10
    assert (mine.points("road"), mine.points("rail"), mine.points("moon")) == (8, 4, 0)


def test_a_rival_has_lines_and_a_total_like_a_seat() -> None:
    rival = Rival(Text("eve"), (Line("goods", 3), Line("tiles", 4)))
    assert rival.total == 7
    assert sheet((9, 0, 0), won=()).winners == ()


def test_a_line_has_a_text_with_its_points() -> None:
    text = Line("road", 3, args={"cells": 4}).text
    assert (text.key, text.args) == ("score-road", {"points": 3, "cells": 4})


@pytest.mark.parametrize(
    ("given", "winners", "decided_by"),
    [
        (sheet((5, 0, 0)), (0,), None),
        (sheet((5, 0, 0), (7, 0, 0)), (1,), None),
        (sheet((7, -2, 0), (7, -1, 0)), (1,), "errors"),
        (sheet((7, -1, 3), (7, -1, 2)), (0,), "cards"),
        (sheet((7, -1, 3), (7, -1, 3)), (0, 1), None),
        (sheet((7, -2, 9), (7, -1, 2), (7, -1, 3)), (2,), "cards"),
        (sheet((7, -2, 9), (7, -1, 3), (7, -1, 3)), (1, 2), "errors"),
        (sheet((7, -3, 9), (7, -2, 9), (7, -2, 9), (7, -2, 3)), (1, 2), "cards"),
        (sheet((7, -9, 9), (6, 0, 9)), (0,), None),
        (sheet((-3, 0, 0), (-4, 0, 0)), (0,), None),
        (sheet((1,), (1,), names=()), (0, 1), None),
        (sheet((1, 2, 0), (1, 1, 0), won=(1,)), (1,), None),
        (sheet((1, 2, 0), won=()), (), None),
    ],
)
def test_who_wins_and_why(given: Sheet, winners: tuple[int, ...], decided_by: str | None) -> None:
    assert given.winners == winners
    assert given.decided_by == decided_by


@pytest.mark.parametrize(
    ("given", "places"),
    [
        (sheet((5, 0, 0)), (1,)),
        (sheet((5, 0, 0), (7, 0, 0), (6, 0, 0)), (3, 1, 2)),
        (sheet((7, -2, 9), (7, -1, 2), (7, -1, 3)), (3, 2, 1)),
        (sheet((7, -1, 3), (7, -1, 3), (1, 0, 0)), (1, 1, 3)),
        (sheet((1, 2, 0), (9, 1, 0), (5, 0, 0), won=(0,)), (1, 2, 2)),
        (sheet((9, 0, 0), won=()), (1,)),
    ],
)
def test_everybody_has_a_place(given: Sheet, places: tuple[int, ...]) -> None:
    assert given.places == places


def test_partners_share_a_place_and_who_has_left_comes_last() -> None:
    four = ((7, -1, 3), (7, -1, 3), (7, -1, 4), (7, -1, 4))
    assert replace(sheet(*four), partners=2).places == (2, 2, 1, 1)
    left = sheet((9, 0, 0), (-4, 0, 0))
    assert replace(left, seats=(replace(left[0], out=True), left[1])).places == (2, 1)


def test_partners_win_together() -> None:
    four = ((7, -1, 3), (7, -1, 3), (7, -1, 4), (7, -1, 4))
    teams = replace(sheet(*four), partners=2)
    assert teams.teams == (range(2), range(2, 4))
    assert (teams.winners, teams.tied, teams.decided_by) == ((2, 3), (0, 1, 2, 3), "cards")
    assert sheet(*four).teams == tuple(range(seat, seat + 1) for seat in range(4))


def test_who_has_left_the_game_does_not_win() -> None:
    left = sheet((0, 9, 9), (-4, 0, 1), (-4, 0, 2))
    left = replace(left, seats=(replace(left[0], out=True), *left.seats[1:]))
    assert (left.winners, left.tied, left.decided_by) == ((2,), (1, 2), "cards")
    nobody = replace(left, seats=tuple(replace(one, out=True) for one in left.seats))
    assert (nobody.winners, nobody.tied, nobody.decided_by) == ((), (), None)


def test_seats_by_number() -> None:
    both = sheet((5, 0, 0), (7, 0, 0))
    assert both.totals == (5, 7)
    assert both[1].total == 7
