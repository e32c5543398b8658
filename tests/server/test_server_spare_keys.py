"""A spare key: seats move to another browser of the same person, once."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from roundhouse.server import spare_keys
from roundhouse.server.browser import hash_of

from .served import Player, Served

People = Callable[..., Player]
CHAIRS = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]


def key_of(player: Player, table: str) -> str:
    made = player.tell(f"/tables/{table}/key").json()
    link, _, key = made["link"].partition("#")
    assert link.endswith(f"/table/{table}/key")
    assert made["qr"].startswith("<svg")
    assert made["days"] == 30
    return str(key)


def mine(player: Player, table: str) -> list[int]:
    return [seat["seat"] for seat in player.state(table, None)["seats"] if seat["mine"]]


def unlock(player: Player, table: str, key: str) -> tuple[int, object]:
    answer = player.tell(f"/tables/{table}/unlock", key=key)
    return answer.status_code, answer.json().get("seat", answer.json().get("detail"))


def test_a_key_takes_seats_along_once(people: People) -> None:
    ann, phone, bob = people("ann"), people("phone"), people("bob")
    table = ann.table(seats=2, chairs=CHAIRS)
    bob.tell(f"/tables/{table}/sit", name="Bob")
    assert bob.ask("/tables", list="mine").json()
    key = key_of(ann, table)
    assert unlock(phone, table, key) == (200, 0)
    assert (mine(phone, table), mine(ann, table), mine(bob, table)) == ([0], [], [1])
    assert ann.ask(f"/tables/{table}", seat=0).status_code == 403
    assert phone.step(table, 0)["seat"] == 0
    assert table in [one["id"] for one in phone.ask("/tables", list="mine").json()]
    for player in (ann, bob):  # it was used
        status, words = unlock(player, table, key)
        assert status == 400
        assert "fits no seat" in str(words)
    assert unlock(ann, table, key_of(phone, table)) == (200, 0)


def test_the_hosts_rights_come_along(people: People, server: Served) -> None:
    ann, bob, phone = people("ann"), people("bob"), people("phone")
    table = ann.table(seats=2, chairs=CHAIRS)
    bob.tell(f"/tables/{table}/sit", name="Bob")

    def host() -> str:
        with sqlite3.connect(server.db.removeprefix("sqlite:///")) as file:
            return str(file.execute("SELECT host FROM tables WHERE id = ?", [table]).fetchone()[0])

    assert host() == hash_of(ann.token)
    unlock(phone, table, key_of(bob, table))
    assert host() == hash_of(ann.token), "with a guest's seat comes a guest's seat"
    unlock(bob, table, key_of(ann, table))
    assert host() == hash_of(bob.token)


def test_a_new_key_replaces_the_one_before(people: People) -> None:
    ann, phone = people("ann"), people("phone")
    table = ann.table(seats=2, chairs=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    old, new = key_of(ann, table), key_of(ann, table)
    assert unlock(phone, table, old)[0] == 400
    assert unlock(phone, table, new)[0] == 200


def test_a_key_fits_no_seat_of_the_rematch(people: People) -> None:
    ann, phone = people("ann"), people("phone")
    table = ann.table(seats=2, chairs=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    key = key_of(ann, table)
    while not ann.step(table, 0)["over"]:
        pass
    again = ann.tell(f"/tables/{table}/rematch").json()["id"]
    assert unlock(phone, again, key)[0] == 400
    assert unlock(phone, table, key)[0] == 200


def test_all_seats_at_one_screen_go_together(people: People) -> None:
    ann, phone = people("ann"), people("phone")
    table = ann.table(seats=2, chairs=[{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Joe"}])
    assert unlock(phone, table, key_of(ann, table)) == (200, 0)
    assert (mine(phone, table), mine(ann, table)) == ([0, 1], [])


def test_only_who_sits_there_has_a_key(people: People) -> None:
    ann, eve = people("ann"), people("eve")
    table = ann.table(seats=2, chairs=CHAIRS)
    assert eve.tell(f"/tables/{table}/key").status_code == 403
    key_of(ann, table)
    for key in ("", "x" * 22, "../../etc", "x" * 5000):
        assert unlock(eve, table, key)[0] == 400


def test_nobody_comes_to_sit_in_two_teams_by_a_key(people: People) -> None:
    ann, bob = people("ann"), people("bob")
    bot = {"kind": "bot", "bot": "random"}
    chairs = [{"kind": "me", "name": "Ann"}, bot, {"kind": "open"}, bot]
    table = ann.table(game="ticket_to_ride_asia", seats=4, chairs=chairs)
    assert bob.tell(f"/tables/{table}/sit", name="Bob").json() == {"seat": 2}
    assert ann.tell(f"/tables/{table}/unlock", key=key_of(bob, table)).json()["rule"] == "RH-8"
    assert mine(bob, table) == [2]


def test_a_key_grows_old(inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    wish = {"game": "railroad_ink", "seats": 2, "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    table = inside.post("/api/tables", json=wish).json()["id"]
    other = {"Authorization": "Bearer token-of-somebody-else-"}
    for days, status in ((0, 400), (1, 200)):
        monkeypatch.setattr(spare_keys, "DAYS", days)
        key = inside.post(f"/api/tables/{table}/key").json()["link"].partition("#")[2]
        answer = inside.post(f"/api/tables/{table}/unlock", json={"key": key}, headers=other)
        assert answer.status_code == status, answer.text
