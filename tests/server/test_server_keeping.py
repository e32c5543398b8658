"""What is kept, for how long, and how much of it: with a clock that the tests set."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from roundhouse.server.browser import Asker
from roundhouse.server.quotas import CHAT, SHARE, TABLES, UNDOS, Enough, Quotas
from roundhouse.server.schema import boards
from roundhouse.server.settings import Settings
from roundhouse.server.thinking import Thinkers

from .house import House
from .test_server_boards import a_board

A_DAY = 24 * 3600
OPEN = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
BOTS = [{"kind": "bot", "bot": "random"}] * 2


def test_a_forgotten_game_is_removed_after_a_notice(open_house: Callable[..., House]) -> None:
    house = open_house(keep_days=90, notice_days=7)
    table, other = house.table(seats=1), house.table(seats=1)
    house.clock[0] += 82 * A_DAY
    assert house.sweep() == []
    assert house.removal(table) is None
    house.clock[0] += A_DAY
    assert house.sweep() == []
    assert house.removal(table) == house.clock[0] + 7 * A_DAY
    # Somebody plays on at the other.
    move = house.ask(f"/tables/{other}?seat=0").json()
    while "move" not in (pick := move["picks"][0]):
        move = pick
    assert house.tell(f"/tables/{other}/moves", seat=0, move=pick["move"], number=0).status_code == 200
    assert house.removal(other) is None
    house.clock[0] += 6.9 * A_DAY
    assert house.sweep() == []
    house.clock[0] += 0.2 * A_DAY
    assert house.sweep() == [table]
    assert [one["id"] for one in house.mine()] == [other]
    assert house.ask(f"/tables/{table}").status_code == 404


def test_a_server_that_was_away_for_a_year_gives_notice_first(open_house: Callable[..., House]) -> None:
    house = open_house(keep_days=90, notice_days=7)
    table = house.table(seats=1)
    house.clock[0] += 365 * A_DAY
    assert house.sweep() == []
    assert house.removal(table) == house.clock[0] + 7 * A_DAY
    assert house.tell(f"/tables/{table}/keep", who="eve").status_code == 403
    assert house.tell(f"/tables/{table}/keep").status_code == 204
    assert house.removal(table) is None
    house.clock[0] += 30 * A_DAY
    assert house.sweep() == []


def test_tables_that_wait_and_those_of_bots_go_sooner(open_house: Callable[..., House]) -> None:
    house = open_house(keep_waiting_days=14, keep_bots_days=7, notice_days=7, keep_days=0)
    waiting, bots, game = house.table(seats=2, chairs=OPEN), house.table(seats=2, chairs=BOTS), house.table(seats=1)
    house.clock[0] += 7 * A_DAY
    assert house.sweep() == [bots]  # nobody sits there who would be told
    assert house.removal(waiting) == house.clock[0] + 7 * A_DAY
    house.clock[0] += 7 * A_DAY
    assert house.sweep() == [waiting]
    house.clock[0] += 3650 * A_DAY
    assert house.sweep() == []
    assert [one["id"] for one in house.mine()] == [game]  # keep_days=0: for ever


def test_what_is_over_is_kept(open_house: Callable[..., House]) -> None:
    house = open_house()
    table = house.table(seats=1)
    while not (state := house.ask(f"/tables/{table}?seat=0").json())["over"]:
        pick = state["picks"][-1]
        while "move" not in pick:
            pick = pick["picks"][-1]
        house.tell(f"/tables/{table}/moves", seat=0, move=pick["move"], number=state["own_number"])
    for _ in range(3):
        house.clock[0] += 3650 * A_DAY
        assert house.sweep() == []
    assert house.ask(f"/tables/{table}/record").status_code == 200


def test_a_board_goes_with_its_last_table(open_house: Callable[..., House]) -> None:
    house = open_house(keep_days=10, notice_days=1)
    for _ in range(2):  # one board, two tables
        answer = house.tell("/tables/brought", game="ticket_to_ride_paris", seats=2, board=a_board())
        assert answer.status_code == 201, answer.text
    with house.hall.store.engine.connect() as connection:
        assert len(connection.execute(boards.select()).all()) == 1
    for _ in range(2):
        house.clock[0] += 10 * A_DAY
        house.sweep()
    with house.hall.store.engine.connect() as connection:
        assert connection.execute(boards.select()).all() == []


def test_bots_alone_stop_when_nobody_looks(open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[str] = []

    async def think(self: Thinkers, thinking: Any, bot: str, view: Any, moves: list[int], board: str | None) -> int:
        thought.append(thinking.table)
        await asyncio.Event().wait()  # for ever: what is asked for is seen, and nothing is played
        return moves[0]

    monkeypatch.setattr(Thinkers, "choose", think)
    house = open_house(bots_alone_minutes=10)
    table = house.table(seats=2, chairs=BOTS)
    peopled = house.table(seats=2, chairs=[{"kind": "me"}, BOTS[0]])
    live, other = (house.client.portal().__enter__().call(house.hall.find, name) for name in (table, peopled))
    assert house.hall.attended(live)
    house.clock[0] += 601
    assert not house.hall.attended(live)
    assert house.hall.attended(other)
    live.thinking.clear()
    thought.clear()
    house.hall.wake_bots(live)
    assert not live.thinking
    assert house.ask(f"/tables/{table}").status_code == 200  # somebody looks
    assert house.hall.attended(live)
    assert live.thinking


def test_fifty_full_tables_do_not_hide_an_open_one(open_house: Callable[..., House]) -> None:
    house = open_house(unfinished_tables=100)
    table = house.table(seats=2, chairs=OPEN, listed=True)
    for _ in range(51):
        house.clock[0] += 1
        house.table(seats=1, listed=True)
    assert [one["id"] for one in house.ask("/tables?list=open").json()] == [table]
    assert table not in [one["id"] for one in house.ask("/tables?list=watch").json()]


def test_others_may_call_a_bot_for_whoever_stays_away(open_house: Callable[..., House]) -> None:
    house = open_house(absent_hours=24)
    table = house.table(seats=2, chairs=OPEN)
    house.tell(f"/tables/{table}/sit", who="eve", name="Eve")
    early = house.tell(f"/tables/{table}/bot", seat=1, bot="random")
    assert (early.status_code, early.json()["rule"]) == (409, "RH-10")
    house.clock[0] += A_DAY + 1
    assert house.tell(f"/tables/{table}/bot", who="stranger", seat=1).status_code == 403
    assert house.tell(f"/tables/{table}/bot", seat=1, bot="random").status_code == 204
    seats = house.ask(f"/tables/{table}/seats").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot"]
    # It stays Eve's: she may come back.
    assert house.tell(f"/tables/{table}/back", who="eve", seat=1).status_code == 204


# -- how much -----------------------------------------------------------------------------------------------------


def test_a_day_has_its_measure_for_a_person_and_an_address() -> None:
    clock = [0.0]
    quotas = Quotas(Settings(chat_a_day=3, tables_a_day=2), lambda: clock[0])
    ann = Asker("ann", "192.0.2.1")
    for _ in range(3):
        quotas.take(CHAT, ann)
    with pytest.raises(Enough):
        quotas.take(CHAT, ann)
    quotas.take(TABLES, ann)  # another matter
    quotas.take(CHAT, Asker("eve", "192.0.2.1"))
    # Whoever makes up persons has the address against them.
    for number in range(2 * SHARE - 1):
        quotas.take(TABLES, Asker(f"made-up-{number}", "192.0.2.1"))
    with pytest.raises(Enough):
        quotas.take(TABLES, Asker("one-more", "192.0.2.1"))
    quotas.take(TABLES, Asker("bob", "192.0.2.2"))
    clock[0] += A_DAY
    quotas.take(CHAT, ann)


def test_who_sets_up_too_many_tables_is_told_so(open_house: Callable[..., House]) -> None:
    house = open_house(waiting_tables=2, unfinished_tables=4, tables_a_day=8, chat_a_day=1, undos_a_day=1)
    tables = [house.table(seats=2, chairs=OPEN) for _ in range(2)]
    refused = house.tell("/tables", game="railroad_ink", seats=2, chairs=OPEN)
    assert (refused.status_code, refused.json()["code"]) == (429, "enough")
    assert house.tell(f"/tables/{tables[0]}/leave", seat=0).status_code == 204
    assert house.tell("/tables", game="railroad_ink", seats=2, chairs=OPEN).status_code == 201
    game = house.table(seats=1)
    house.table(seats=1)
    assert house.tell("/tables", game="railroad_ink", seats=1).json()["code"] == "enough"
    assert house.tell(f"/tables/{game}/chat", seat=0, words="one").status_code == 204
    assert house.tell(f"/tables/{game}/chat", seat=0, words="two").json()["code"] == "enough"
    house.tell(f"/tables/{game}/undo", seat=0, number=0)
    assert house.tell(f"/tables/{game}/undo", seat=0, number=0).json()["code"] == "enough"
    with house.client.websocket_connect(f"/api/tables/{game}/live?seats=0", headers=house.token("ann")) as line:
        line.send_json({"type": "undo", "seat": 0, "number": 0})
        while (answer := line.receive_json(timeout=60))["type"] != "problem":
            pass
        assert answer["code"] == "enough"


def test_undos_are_an_own_measure() -> None:
    quotas = Quotas(Settings(undos_a_day=0), lambda: 0.0)
    with pytest.raises(Enough):
        quotas.take(UNDOS, Asker("ann", ""))
