"""What people at a table agree on, and what the others decide about somebody who has gone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .house import House
from .served import moves
from .test_server_clocks import INK, LIVE_TERMS, TURNS, hasty_bots, play_turn, times, turn_of, two

__all__ = ["hasty_bots"]
Open = Callable[..., House]
THREE = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]


def propose(house: House, table: str, who: str, kind: str, about: int = 0, seat: int | None = None) -> Any:
    mine = ["ann", "ben", "cat"].index(who) if seat is None else seat
    return house.tell(f"/tables/{table}/propose", who, seat=mine, kind=kind, about=about)


def answer(house: House, table: str, who: str, kind: str, yes: bool = True) -> Any:
    seat = ["ann", "ben", "cat"].index(who)
    return house.tell(f"/tables/{table}/answer", who, seat=seat, kind=kind, yes=yes)


def three(house: House, **wish: Any) -> str:
    table = house.table(game=INK, seats=3, chairs=THREE, **wish)
    for who in ("ben", "cat"):
        house.tell(f"/tables/{table}/sit", who, name=who.title())
    return table


def test_all_agree_to_go_back_behind_what_chance_has_answered(open_house: Open) -> None:
    house = open_house()
    table = two(house, None)
    for _ in range(4):
        play_turn(house, table)
    state = house.state(table)
    assert propose(house, table, "ann", "back", 3).status_code == 204
    motion = house.state(table, 1, "ben")["motion"]
    assert (motion["kind"], motion["by"], motion["yes"], motion["asked"]) == ("back", 0, [0], [1])
    assert "3" in motion["words"]
    assert "Ann" in motion["words"]
    assert house.state(table)["moves"] == state["moves"]
    assert answer(house, table, "ben", "back").status_code == 204
    after = house.state(table)
    assert (after["moves"], after["motion"]) == (3, None)
    play_turn(house, table)  # and on it goes


def test_who_does_not_agree_takes_it_off_the_table(open_house: Open) -> None:
    house = open_house()
    table = two(house, None)
    play_turn(house, table)
    moves = house.state(table)["moves"]
    propose(house, table, "ann", "back", 0)
    assert propose(house, table, "ben", "end").json()["code"] == "motion-open"
    assert answer(house, table, "ben", "end").json()["code"] == "no-motion"
    assert answer(house, table, "ben", "back", yes=False).status_code == 204
    assert (house.state(table)["moves"], house.state(table)["motion"]) == (moves, None)
    assert answer(house, table, "ann", "back").json()["code"] == "no-motion"


def test_a_move_outdates_the_wish_to_go_back(open_house: Open) -> None:
    house = open_house()
    table = two(house, None)
    play_turn(house, table)
    propose(house, table, "ann", "back", 0)
    play_turn(house, table)
    assert house.state(table)["motion"] is None


def test_nobody_decides_for_others(open_house: Open) -> None:
    house = open_house()
    table = two(house, None)
    play_turn(house, table)
    assert propose(house, table, "ben", "back", 0, seat=0).status_code == 403
    assert house.tell(f"/tables/{table}/propose", "eve", seat=0, kind="end").status_code == 403
    propose(house, table, "ann", "end")
    assert house.tell(f"/tables/{table}/answer", "eve", seat=1, kind="end", yes=True).status_code == 403
    assert house.tell(f"/tables/{table}/answer", "ann", seat=1, kind="end", yes=True).status_code == 403
    # Saying it again oneself is one voice.
    propose(house, table, "ann", "end")
    answer(house, table, "ann", "end")
    assert house.state(table)["closed"] == ""


@pytest.mark.parametrize("kind", ["", "win", "back"])
def test_what_cannot_be_wished_for(open_house: Open, kind: str) -> None:
    house = open_house()
    table = two(house, None)
    assert propose(house, table, "ann", kind, 99).status_code == 400
    assert propose(house, table, "ann", "pause").json()["code"] == "no-clock"


def test_who_plays_with_bots_alone_has_everybodys_consent(open_house: Open) -> None:
    house = open_house()
    table = house.table(game=TURNS, seats=2)
    house.wait(0)
    house.play(table)
    assert propose(house, table, "ann", "back", 0).status_code == 204
    assert house.state(table)["moves"] <= 1


def test_the_clock_is_stopped_by_all_and_goes_on_by_all(open_house: Open) -> None:
    house = open_house()
    table = two(house, LIVE_TERMS)
    propose(house, table, "ann", "pause")
    house.clock[0] += 10
    answer(house, table, "ben", "pause")
    assert house.state(table)["clock"]["paused"]
    assert times(house, table) == [(None, 620), (None, 620)]
    house.wait(100_000)
    assert house.state(table)["number"] == 0
    propose(house, table, "ben", "resume")
    answer(house, table, "ann", "resume")
    assert times(house, table) == [(620, 620), (620, 620)]


def test_a_game_is_ended_by_all(open_house: Open) -> None:
    house = open_house()
    table = two(house, LIVE_TERMS)
    legal = moves(house.state(table))[0]
    propose(house, table, "ann", "end")
    answer(house, table, "ben", "end")
    state = house.state(table)
    assert "ended" in state["closed"]
    assert (state["picks"], state["prompt"]) == ([], state["closed"])
    assert house.tell(f"/tables/{table}/moves", seat=0, move=legal, number=0).json()["code"] == "agreed"
    assert times(house, table) == [(None, 630), (None, 630)]
    [mine] = house.ask("/tables?list=mine").json()
    assert (mine["over"], mine["my_turn"]) == (True, False)
    house.wait(100_000)
    assert house.state(table)["number"] == 0


def test_more_than_half_of_the_others_let_a_bot_play_on(open_house: Open) -> None:
    house = open_house(absent_hours=24)
    table = three(house)
    assert propose(house, table, "ann", "bot", 2).json()["rule"] == "RH-10"
    house.clock[0] += 24 * 3600
    assert propose(house, table, "ann", "bot", 2).status_code == 204
    assert house.state(table)["seats"][2]["kind"] == "person"
    assert answer(house, table, "cat", "bot", yes=False).status_code == 403
    assert answer(house, table, "ben", "bot").status_code == 204
    assert house.state(table)["seats"][2]["kind"] == "bot"
    assert house.tell(f"/tables/{table}/back", "cat", seat=2).status_code == 204
    assert house.state(table)["seats"][2]["kind"] == "person"


def test_an_open_seat_is_for_whoever_has_the_link(open_house: Open) -> None:
    house = open_house(absent_hours=24)
    table = three(house)
    house.clock[0] += 24 * 3600
    for step in (propose(house, table, "ann", "open", 2), answer(house, table, "ben", "open")):
        assert step.status_code == 204
    # Nobody who plays sees the cards of a second seat.
    assert house.tell(f"/tables/{table}/sit", "ann", name="Ann II", seat=2).json()["code"] == "seat-taken"
    assert house.ask(f"/tables/{table}?seat=2", "dan").status_code == 403
    # Whoever has gone may come back until somebody sits there.
    assert house.tell(f"/tables/{table}/back", "cat", seat=2).status_code == 204
    house.clock[0] += 24 * 3600
    propose(house, table, "ann", "open", 2)
    answer(house, table, "ben", "open")
    assert house.tell(f"/tables/{table}/sit", "dan", name="Dan").json() == {"seat": 2}
    assert house.state(table, 2, "dan")["seats"][2]["name"] == "Dan"
    assert house.tell(f"/tables/{table}/back", "cat", seat=2).status_code == 403
    assert house.ask(f"/tables/{table}?seat=2", "cat").status_code == 403
    assert house.play(table, 2, "dan").status_code == 200


def test_where_nobody_comes_to_an_open_seat_a_bot_plays_on_after_all(open_house: Open) -> None:
    house = open_house(absent_hours=24)
    table = three(house)
    house.clock[0] += 24 * 3600
    propose(house, table, "ann", "open", 2)
    answer(house, table, "ben", "open")
    assert propose(house, table, "ann", "open", 2).status_code == 403
    for who in ("ann", "ben"):  # as the page says it
        assert house.tell(f"/tables/{table}/bot", who, seat=2).status_code == 204
    assert house.state(table)["seats"][2]["kind"] == "bot"
    # The same where somebody has left for good, and where there is nobody whose seat it was.
    assert house.tell(f"/tables/{table}/abandon", "ben", seat=1, open=True).status_code == 204
    assert house.tell(f"/tables/{table}/bot", "ann", seat=1).status_code == 204
    assert house.state(table)["seats"][1]["kind"] == "bot"
    assert house.tell(f"/tables/{table}/bot", "ann", seat=1).status_code == 403


def test_what_all_others_want_waits_for_nobody_who_lets_a_bot_play(open_house: Open) -> None:
    house = open_house()
    table = three(house)
    propose(house, table, "ann", "end")
    answer(house, table, "ben", "end")
    assert house.state(table)["motion"]["asked"] == [2]
    assert house.tell(f"/tables/{table}/bot", "cat", seat=2).status_code == 204
    assert "ended" in house.state(table)["closed"]
    # Whoever is not asked has not agreed: nobody is left who wished it.
    table = three(house, clock={**LIVE_TERMS, "zero": "seat"})
    propose(house, table, "ann", "end")
    house.wait(631)
    assert house.state(table)["closed"] == ""
    # Of those whose time is up nobody waits for a word, either.
    table = two(house, {**LIVE_TERMS, "zero": "seat"})
    play_turn(house, table)
    play_turn(house, table)
    seat, _ = turn_of(house, table)
    other = ("ann", "ben")[1 - seat]
    assert propose(house, table, other, "pause").status_code == 204
    assert not house.state(table, 1 - seat, other)["clock"]["paused"]
    house.wait(3 * 631)
    assert house.state(table, 1 - seat, other)["seats"][seat]["kind"] == "bot"
    assert house.state(table, 1 - seat, other)["clock"]["paused"]


def test_whose_time_is_up_has_gone(open_house: Open) -> None:
    house = open_house(absent_hours=0)
    table = two(house, {**LIVE_TERMS, "zero": "nothing"})
    assert propose(house, table, "ann", "bot", 1).json()["rule"] == "RH-10"
    house.clock[0] += 631
    assert propose(house, table, "ann", "bot", 1).status_code == 204
    assert house.state(table)["seats"][1]["kind"] == "bot"


def test_somebody_is_nudged_after_an_hour_and_not_all_the_time(open_house: Open) -> None:
    house = open_house()
    table = two(house, None)
    play_turn(house, table)
    play_turn(house, table)
    seat, who = turn_of(house, table)
    other = ("ann", "ben")[1 - seat]
    assert house.tell(f"/tables/{table}/nudge", other, seat=seat).json()["code"] == "no-nudge"
    house.clock[0] += 3600
    assert house.tell(f"/tables/{table}/nudge", who, seat=seat).status_code == 403
    assert house.tell(f"/tables/{table}/nudge", "eve", seat=seat).status_code == 403
    assert house.tell(f"/tables/{table}/nudge", who, seat=1 - seat).json()["code"] == "no-nudge"
    assert house.tell(f"/tables/{table}/nudge", other, seat=seat).status_code == 204
    assert house.tell(f"/tables/{table}/nudge", other, seat=seat).json()["code"] == "no-nudge"
    [said] = house.ask(f"/tables/{table}/chat").json()
    assert ("Ann", "Ben")[seat] in said["words"]


def test_the_host_nudges_without_a_seat(open_house: Open) -> None:
    house = open_house()
    table = house.table(game=TURNS, seats=2, chairs=[{"kind": "open"}, {"kind": "open"}])
    for who in ("ben", "cat"):
        assert house.tell(f"/tables/{table}/sit", who, name=who.title()).status_code == 200
    seat, _ = turn_of(house, table)
    house.clock[0] += 3600
    assert house.tell(f"/tables/{table}/nudge", "eve", seat=seat).status_code == 403
    assert house.tell(f"/tables/{table}/nudge", "ann", seat=seat).status_code == 204
    [said] = house.ask(f"/tables/{table}/chat").json()
    assert said["seat"] is None
    assert ("Ben", "Cat")[seat] in said["words"]


def test_a_seat_is_given_up_for_good(open_house: Open) -> None:
    house = open_house()
    table = three(house)
    assert house.tell(f"/tables/{table}/abandon", "ann", seat=1).status_code == 403
    assert house.tell(f"/tables/{table}/abandon", "ann", seat=0).status_code == 204
    assert house.state(table, None)["seats"][0]["kind"] == "bot"
    assert house.tell(f"/tables/{table}/back", "ann", seat=0).status_code == 403
    assert house.tell(f"/tables/{table}/abandon", "ben", seat=1, open=True).status_code == 204
    assert house.state(table, None)["seats"][1]["kind"] == "open"
    assert house.state(table, None)["closed"] == ""
    assert house.tell(f"/tables/{table}/abandon", "cat", seat=2).status_code == 204
    assert house.state(table, None)["closed"] != ""
