"""Tables that are played by the clock, with a clock of the house that tests set."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from roundhouse.server.clocks.clock import DAYS, LIVE, Terms, new_clock
from roundhouse.server.over_days import awake
from roundhouse.server.thinking import Thinkers

from .house import House
from .served import Postgres

Open = Callable[..., House]
A_DAY = 24 * 3600
TWO = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
LIVE_TERMS = {"kind": "live", "bank": 600, "turn": 30, "zero": "move"}
DAY_TERMS = {"kind": "days", "bank": A_DAY, "turn": 2 * A_DAY, "zero": "seat"}
#: Everybody acts at once; one after the other.
INK, TURNS = "railroad_ink", "ticket_to_ride_paris"


@pytest.fixture(autouse=True)
def hasty_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which move a bot makes is not asked here."""

    async def first(self: Thinkers, thought: Any, bot: str, view: Any, moves: list[int], *_: Any) -> int:
        return moves[0]

    monkeypatch.setattr(Thinkers, "choose", first)


def two(house: House, clock: dict[str, Any] | None, game: str = TURNS, **wish: Any) -> str:
    """Ann and Ben at a table."""
    table = house.table(game=game, seats=2, chairs=TWO, clock=clock, **wish)
    assert house.tell(f"/tables/{table}/sit", "ben", name="Ben").status_code == 200
    return table


def times(house: House, table: str) -> list[tuple[float | None, float]]:
    """Of each seat: the seconds until its time is up (None: it stands), and what it had when it was started."""
    seats = house.state(table, None)["clock"]["seats"]
    return [(None if one["until"] is None else one["until"] - house.clock[0], one["left"]) for one in seats]


def turn_of(house: House, table: str) -> tuple[int, str]:
    acting = [seat["seat"] for seat in house.state(table, None)["seats"] if seat["acting"]]
    return acting[0], ("ann", "ben")[acting[0]]


def play_turn(house: House, table: str) -> int:
    """Whoever is to move plays until somebody else is; who it was."""
    seat, who = turn_of(house, table)
    while turn_of(house, table)[0] == seat:
        assert house.play(table, seat, who).status_code == 200
    return seat


def test_a_table_without_a_clock_has_none(open_house: Open) -> None:
    house = open_house()
    table = two(house, None)
    assert house.state(table)["clock"] is None
    assert house.ask("/tables?list=mine").json()[0]["until"] is None
    assert house.ask(f"/tables/{table}/seats").json()["clock"] == ""


def test_time_goes_by_for_whoever_is_to_move(open_house: Open) -> None:
    house = open_house()
    table = house.table(game=TURNS, seats=2, chairs=TWO, clock=LIVE_TERMS)
    assert "10 minutes" in house.ask(f"/tables/{table}/seats").json()["clock"]
    house.clock[0] += 5000  # who waits for others loses nothing
    house.tell(f"/tables/{table}/sit", "ben", name="Ben")
    # In the first step both choose their tickets.
    assert times(house, table) == [(630, 630), (630, 630)]
    house.clock[0] += 100
    play_turn(house, table)
    assert times(house, table) == [(None, 530), (530, 530)]
    house.clock[0] += 20
    play_turn(house, table)
    mover, _ = turn_of(house, table)
    house.clock[0] += 10
    found = times(house, table)
    assert found[mover][0] == (530, 510)[mover] + 30 - 10
    assert found[1 - mover] == (None, (530, 510)[1 - mover])


def test_the_turn_brings_its_time_and_what_is_left_of_it_is_kept(open_house: Open) -> None:
    house = open_house()
    table = two(house, LIVE_TERMS)
    play_turn(house, table)
    play_turn(house, table)  # both have their tickets
    before = [left for _, left in times(house, table)]
    seat, _ = turn_of(house, table)
    house.clock[0] += 12
    assert play_turn(house, table) == seat
    after = times(house, table)
    assert after[seat] == (None, before[seat] - 12)
    assert after[1 - seat][0] == before[1 - seat] + 30


def test_the_bot_makes_the_move_when_time_is_up(open_house: Open) -> None:
    house = open_house()
    table = two(house, LIVE_TERMS)
    play_turn(house, table)
    play_turn(house, table)
    seat, _ = turn_of(house, table)
    number, (left, _) = house.state(table)["number"], times(house, table)[seat]
    assert left is not None
    house.wait(left - 1)
    assert house.state(table)["number"] == number
    house.wait(1)
    assert house.state(table)["number"] > number
    assert turn_of(house, table)[0] == 1 - seat
    assert house.state(table)["seats"][seat]["kind"] == "person"
    assert times(house, table)[seat] == (None, 0)


def test_the_bot_takes_the_seat_until_its_owner_is_back(open_house: Open) -> None:
    house = open_house()
    table = two(house, DAY_TERMS)
    play_turn(house, table)
    play_turn(house, table)
    seat, who = turn_of(house, table)
    other = ("ann", "ben")[1 - seat]
    house.wait(3 * A_DAY)
    assert house.state(table)["seats"][seat]["kind"] == "bot"
    assert house.tell(f"/tables/{table}/back", other, seat=seat).status_code == 403
    assert house.tell(f"/tables/{table}/back", who, seat=seat).status_code == 204
    assert house.state(table)["seats"][seat]["kind"] == "person"
    if turn_of(house, table)[0] == seat:
        assert times(house, table)[seat][0] == 2 * A_DAY


def test_nothing_happens_where_nothing_was_agreed(open_house: Open) -> None:
    house = open_house()
    table = two(house, {**LIVE_TERMS, "zero": "nothing"})
    number = house.state(table)["number"]
    house.wait(100_000)
    state = house.state(table)
    assert (state["number"], [seat["kind"] for seat in state["seats"]]) == (number, ["person", "person"])


def test_everybody_has_a_clock_where_all_act_at_once(open_house: Open) -> None:
    house = open_house()
    table = two(house, DAY_TERMS, INK)
    assert [until for until, _ in times(house, table)] == [3 * A_DAY, 3 * A_DAY]
    house.clock[0] += A_DAY
    finish(house, table, 0, "ann")
    assert times(house, table) == [(None, A_DAY), (2 * A_DAY, 2 * A_DAY)]
    house.clock[0] += 1.5 * A_DAY
    finish(house, table, 1, "ben")
    # Ben was half a day over his turn. The next round is a new turn for both, also for who ended this one.
    assert times(house, table) == [(3 * A_DAY, 3 * A_DAY), (2.5 * A_DAY, 2.5 * A_DAY)]


def finish(house: House, table: str, seat: int, who: str) -> None:
    """Play a round of Railroad Ink to its end."""
    number = house.state(table, seat, who)["moves"]
    while house.state(table, seat, who)["picks"]:
        assert house.play(table, seat, who).status_code == 200
        if house.state(table, seat, who)["moves"] > number + 40:
            raise AssertionError("a round has an end")
        if all(one["acting"] for one in house.state(table, None)["seats"]) and seat == 1:
            return


def test_what_is_taken_back_and_made_again_brings_no_time(open_house: Open) -> None:
    house = open_house()
    table = two(house, LIVE_TERMS, INK)
    house.clock[0] += 50
    for _ in range(3):
        state = house.state(table)
        assert house.play(table).status_code == 200
        assert house.tell(f"/tables/{table}/undo", seat=0, number=state["own_number"] + 1).status_code == 200
    assert times(house, table)[0] == (580, 580)


def test_nights_are_those_of_the_player(open_house: Open) -> None:
    """2001-09-09 01:46:40 UTC is when the house opens: day in Tokyo, and in Warsaw night until 06:00 UTC."""
    house = open_house()
    house.tell("/hours", zone="Europe/Warsaw")
    house.tell("/hours", "ben", zone="Asia/Tokyo")
    table = two(house, {**DAY_TERMS, "nights": True, "turn": 4 * 3600, "bank": 0}, INK)
    ann, ben = times(house, table)
    assert (ann[1], ben[1]) == (4 * 3600, 4 * 3600)
    assert ben[0] == 4 * 3600
    assert ann[0] == (6 + 4) * 3600 - (3600 + 46 * 60 + 40)


def test_a_vacation_stops_the_clock_and_is_counted(open_house: Open) -> None:
    house = open_house(vacation_days=20)
    table = two(house, DAY_TERMS, INK)
    assert house.ask("/hours").json()["vacation_left"] == 20
    assert house.tell("/hours/away", days=14).json()["vacation_left"] == 6
    assert times(house, table)[0][0] == 17 * A_DAY
    assert times(house, table)[1][0] == 3 * A_DAY
    assert house.tell("/hours/away", days=21).status_code == 400
    house.clock[0] += 2 * A_DAY
    back = house.tell("/hours/away", days=0).json()
    assert (back["vacation_left"], back["away_until"]) == (18, None)
    assert times(house, table)[0][0] == 3 * A_DAY


def test_who_changes_their_hours_loses_and_gains_nothing_of_what_was(open_house: Open) -> None:
    house = open_house()
    table = two(house, {**DAY_TERMS, "nights": True}, INK)
    house.clock[0] += 10 * 3600  # it was night in UTC until 8:00, and is 11:46:40 now
    assert times(house, table)[0][1] == 3 * A_DAY
    house.tell("/hours", zone="UTC", night_from=0, night_to=0)
    assert times(house, table)[0][1] == 3 * A_DAY - (3 * 3600 + 46 * 60 + 40)
    assert house.tell("/hours", zone="Atlantis/Capital").status_code == 400
    assert house.tell("/hours", zone="UTC", night_from=0, night_to=13 * 60).status_code == 400


@pytest.mark.parametrize(
    "terms",
    [
        {"kind": "sand"},
        {"zero": "lose"},
        {"bank": -1},
        {"bank": 10**9},
        {"turn": 10**9},
        {"bank": 0, "turn": 0},
        {"nights": True},
        {"colour": "red"},
    ],
)
def test_a_clock_that_nobody_could_play_by_is_refused(open_house: Open, terms: dict[str, Any]) -> None:
    house = open_house()
    assert house.tell("/tables", game=TURNS, seats=2, clock={**LIVE_TERMS, **terms}).status_code == 400


def test_a_rematch_is_played_by_the_same_clock(open_house: Open) -> None:
    house = open_house()
    table = house.table(seats=1, clock={**LIVE_TERMS, "zero": "nothing"})
    while not (state := house.state(table))["over"]:
        house.play(table)
    assert state["clock"]["seats"][0]["until"] is None
    again = house.tell(f"/tables/{table}/rematch").json()["id"]
    assert times(house, again) == [(630, 630)]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_clocks_go_on_after_a_restart_and_on_another_server(
    open_house: Open, kind: str, request: pytest.FixtureRequest
) -> None:
    db = request.getfixturevalue(kind)
    db = db.database().replace("postgresql://", "postgresql+psycopg://", 1) if isinstance(db, Postgres) else db
    first = open_house(db)
    table = two(first, LIVE_TERMS)
    play_turn(first, table)
    play_turn(first, table)
    before = times(first, table)
    if kind == "sqlite":
        first.client.__exit__()
    second = open_house(db)
    second.clock[0] = first.clock[0]
    assert times(second, table) == before
    seat, _ = turn_of(second, table)
    left = before[seat][0]
    assert left is not None
    number = second.state(table)["number"]
    first.clock[0] += left
    second.wait(left)
    assert second.state(table)["number"] > number
    if kind == "postgres":  # both noticed that it is up, and one of them made the move
        first.wait(0)
        assert second.state(table)["number"] == first.state(table)["number"]
        assert times(second, table) == times(first, table)


def test_time_in_which_nobody_was_awake_does_not_count(open_house: Open) -> None:
    """The server was off, the machine slept, or its clock was set."""
    house = open_house()
    table = two(house, LIVE_TERMS, INK)
    assert house.do(awake.notice) == 0
    house.clock[0] += 60
    assert house.do(awake.notice) == 0
    assert times(house, table)[0][0] == 570
    house.clock[0] += 5 * A_DAY
    assert house.do(awake.notice) == 5 * A_DAY
    assert times(house, table)[0][0] == 570
    house.wait(0)  # from now on it rings later
    house.clock[0] -= A_DAY
    assert house.do(awake.notice) == -A_DAY
    assert times(house, table)[0][0] == 570
    house.wait(0)
    assert house.state(table)["number"] == 0
    house.wait(571)
    assert house.state(table)["number"] > 0, "what was to be done by the wrong time is done by the right one"


def test_my_tables_say_until_when(open_house: Open) -> None:
    house = open_house()
    table = two(house, DAY_TERMS, INK)
    assert house.ask("/tables?list=mine").json()[0]["until"] == house.clock[0] + 3 * A_DAY
    assert house.ask("/tables?list=mine", "eve").json() == []
    finish(house, table, 0, "ann")
    assert house.ask("/tables?list=mine").json()[0]["until"] is None


@given(st.data())
def test_whatever_happens_time_is_neither_made_nor_lost(data: st.DataObject) -> None:
    """What all seats have is what they were given less what went by while theirs ran."""
    kind = data.draw(st.sampled_from([LIVE, DAYS]))
    clock = new_clock(Terms(kind, 100_000, 5000), 3)
    now, spent, given, before = 0.0, [0.0] * 3, [100_000.0] * 3, list[int]()
    for ply in range(data.draw(st.integers(1, 12))):
        after = sorted(data.draw(st.sets(st.integers(0, 2), min_size=1)))
        mover = data.draw(st.sampled_from(before)) if before else -1
        clock = clock.moved(now, ply, mover, before, after, after)
        ended = [s for s in before if s not in after or (s == mover and not set(after) <= set(before))]
        for seat in after:
            if seat not in before or seat in ended:
                given[seat] += 5000
        passed = data.draw(st.floats(0, 2000))
        for seat in after:
            spent[seat] += passed
        now, before = now + passed, after
        if kind == LIVE:
            assert [clock.left(s, now) for s in range(3)] == pytest.approx(
                [given[s] - spent[s] for s in range(3)], abs=1e-3
            )
        assert all(0 <= clock.left(s, now) <= given[s] - spent[s] + 1e-3 for s in range(3)) or kind == DAYS
        paused = replace(clock.pause(now, after), paused=None)
        assert [paused.left(s, now + 999) for s in range(3)] == pytest.approx([clock.left(s, now) for s in range(3)])
