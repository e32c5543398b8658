"""A finished game in figures."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import roundhouse as rh
from roundhouse.core.chance import Fast
from roundhouse.core.chart import chart
from roundhouse.core.story import Curve, curves, luck, parties
from roundhouse.core.table import Table
from roundhouse.testing.walk import random_turn

SVG = "{http://www.w3.org/2000/svg}"


def finished(game: str, seats: int) -> Table:
    table, chance = rh.Table.new(game, seats, seed="story"), Fast(1)
    while not table.over:
        table.play(*random_turn(table, chance))
    return table


@pytest.mark.parametrize(
    ("game", "seats", "names"),
    [
        ("railroad_ink", 2, {"points"}),
        ("steam_rollers", 2, {"points"}),
        ("ticket_to_ride_paris", 3, {"points"}),
        ("ticket_to_ride_asia", 4, {"points"}),
        ("age_of_steam_barbados", 1, {"points", "income", "money"}),
    ],
)
def test_every_game_has_its_curves_which_end_with_the_sheet(game: str, seats: int, names: set[str]) -> None:
    table = finished(game, seats)
    found = {curve.name: curve for curve in curves(table)}
    assert set(found) == names
    points = found["points"].values
    assert points[0][0] == 0
    assert points[-1] == (table.ply, table.sheet().totals[:: table.game.partners])
    assert [move for move, _ in points] == sorted({move for move, _ in points})
    tr = table.words("pl")
    assert len(parties(table, tr)) == len(points[0][1])
    for one in luck(table, tr):
        assert len(one.rows) in (1, table.seats)
        assert all(len(row) == len(one.kinds) for row in one.rows)
        assert any(map(any, one.rows))


def test_what_chance_gave_to_all_is_what_the_record_says() -> None:
    table = finished("railroad_ink", 1)
    given = {one.title: one for one in luck(table, table.words())}
    asked = [*table.record.setup, *(answer for entry in table.record.entries for answer in entry.chance)]
    station = given["Station and overpass die"]
    assert sum(station.rows[0]) == sum(purpose == "B" for purpose, _ in asked) == 7


def test_what_chance_gave_to_each_is_what_they_drew() -> None:
    table = finished("ticket_to_ride_paris", 2)
    drew, took = luck(table, table.words())
    told = [event for event in table.events() if event.key == "drew"]
    assert [sum(row) for row in drew.rows] == [sum(event.seat == seat for event in told) for seat in (0, 1)]
    assert sum(map(sum, took.rows)) == sum(event.key == "take" for event in table.events())


def test_what_was_taken_back_is_no_part_of_the_story() -> None:
    table = finished("railroad_ink", 1)
    again = rh.Table.new("railroad_ink", 1, seed="story")
    for entry in table.record.entries:
        again.play(0, entry.move or "")
        if again.undo_refusal(0) is None:
            again.undo(0)
            again.play(0, entry.move or "")
    assert len(again.record.entries) > len(table.record.entries)
    assert curves(again) == curves(table)
    assert luck(again, again.words()) == luck(table, table.words())


def test_a_chart_names_everybody_and_stays_within_itself() -> None:
    curve = Curve("points", ((0, (0, 0, 0)), (7, (-12, 40, 40)), (20, (-15, 41, 41))))
    root = ElementTree.fromstring(chart(curve, ["Ann", "<b>", "Cleopatra the Seventh"], [0, 1, 2], "Points", "moves"))
    words = ["".join(one.itertext()) for one in root.iter(f"{SVG}text")]
    assert {"−15 Ann", "41 <b>", "41 Cleopatra the S…"} <= set(words)
    places = [float(one.get("y", "")) for one in root.iter(f"{SVG}text")]
    assert all(0 < place < 240 for place in places)
    ends = [float(one.get("y", "")) for one in root.iter(f"{SVG}text") if one.find(f"{SVG}tspan") is not None]
    assert all(abs(one - other) >= 16 for place, one in enumerate(ends) for other in ends[:place])


def test_in_a_chart_the_winner_keeps_its_name_when_all_others_end_at_nothing() -> None:
    curve = Curve("chances", ((0, (20,) * 5), (20, (0, 100, 0, 0, 0))))
    root = ElementTree.fromstring(chart(curve, list("abcde"), [*range(5)], "Chances", "moves"))
    ends = [float(one.get("y", "")) for one in root.iter(f"{SVG}text") if one.find(f"{SVG}tspan") is not None]
    assert all(14 < end < 240 for end in ends)
    assert all(abs(one - other) >= 16 for place, one in enumerate(ends) for other in ends[:place])


def test_in_a_chart_bots_keep_their_numbers_and_moves_follow_theirs() -> None:
    curve = Curve("points", ((0, (0, 0)), (20, (3, 4))))
    names = ["Bot standardowy 2", "Bot standardowy 11"]
    drawn = chart(curve, names, [0, 1], "Punkty", "ruchów")
    assert all(f">{name}</tspan>" in drawn for name in ("Bot standardo… 2", "Bot standard… 11"))
    tr = rh.Table.new("railroad_ink", 1, seed="story").words("pl")
    assert [tr("curve-moves", moves=moves) for moves in (1, 5, 12, 73)] == ["ruch", "ruchów", "ruchów", "ruchy"]


def test_a_chart_of_nothing_is_still_one() -> None:
    ElementTree.fromstring(chart(Curve("points", ((0, (0,)),)), ["Ann"], [0], "Points", "moves"))
