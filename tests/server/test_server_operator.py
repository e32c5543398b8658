"""The operator's page: who is let in, and what is done there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from roundhouse.cli import run
from roundhouse.server.office import Office
from roundhouse.server.operating.letting_in import HOURS

from .authenticator import Browser
from .house import House
from .served import Postgres, Served

Open = Callable[..., House]
OPEN = {"kind": "open"}


@pytest.fixture
def house(open_house: Open) -> House:
    found = open_house()
    found.client.get("/")  # a browser with a cookie
    return found


def tell(house: House, path: str, **body: Any) -> Any:
    return house.client.post(f"/api/operator{path}", json=body, headers={"X-Roundhouse": "1"})


def see(house: House, path: str = "") -> Any:
    return house.client.get(f"/api/operator{path}")


def key(house: House) -> str:
    return Office(house.hall.store).page_key(15)


def test_a_link_lets_one_browser_in_once(house: House) -> None:
    nothing = house.client.get("/api/nothing")
    assert see(house).status_code == house.client.get("/operator").status_code == nothing.status_code == 404
    assert see(house).json() == nothing.json(), "nobody learns that there is something"
    assert tell(house, "/enter", key="x" * 32).status_code == 400
    link = key(house)
    assert tell(house, "/enter", key=link).status_code == 204
    assert see(house).status_code == house.client.get("/operator").status_code == 200
    assert tell(house, "/enter", key=link).status_code == 400, "it works once"
    assert house.ask("/operator").status_code == 404, "a program is nobody here"
    cookies = dict(house.client.cookies)
    house.client.cookies.clear()
    assert see(house).status_code == 404, "another browser is not let in by this one's link"
    house.client.cookies.update(cookies)
    assert see(house).status_code == 200
    assert tell(house, "/leave").status_code == 204
    assert see(house).status_code == 404


def test_neither_link_nor_browser_is_good_for_ever(house: House) -> None:
    link = key(house)
    house.clock[0] += 15 * 60
    assert tell(house, "/enter", key=link).status_code == 400
    old, link = key(house), key(house)
    assert tell(house, "/enter", key=old).status_code == 400, "the latest link is the one that counts"
    assert tell(house, "/enter", key=link).status_code == 204
    house.clock[0] += HOURS * 3600 - 1
    assert see(house).status_code == 200
    house.clock[0] += 1
    assert see(house).status_code == 404
    tell(house, "/enter", key=key(house))
    Office(house.hall.store).close_pages()
    assert see(house).status_code == 404


def test_nothing_is_done_for_who_was_not_let_in(house: House) -> None:
    table = house.table(chairs=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    for path, body in (
        (f"/tables/{table}", {"act": "end", "why": "x"}),
        ("/settle", {"id": 1}),
        ("/ban", {"who": "192.0.2.7", "why": "x"}),
        ("/unban", {"who": "192.0.2.7"}),
        ("/drain", {"on": True}),
    ):
        assert tell(house, path, **body).status_code == 404
    assert see(house, "/tables").status_code == 404
    assert house.state(table)["closed"] == ""
    assert (Office(house.hall.store).bans(), house.hall.draining) == ([], False)


def test_what_the_operator_sees_and_does(house: House) -> None:
    table = house.table(seats=2, chairs=[{"kind": "me", "name": "Ann"}, OPEN])
    house.tell(f"/tables/{table}/sit", "eve", name="Eve")
    house.tell(f"/tables/{table}/chat", "eve", seat=1, words="an insult")
    house.tell(f"/tables/{table}/report", words="She insults me", seat=1)
    tell(house, "/enter", key=key(house))
    info = see(house).json()
    assert info["load"]["tables"] == 1
    assert {one["state"]: one["count"] for one in info["counts"]}["running"] == 1
    (report,) = info["reports"]
    assert (report["words"], report["said"]) == ("She insults me", [{"name": "Eve", "words": "an insult"}])
    assert report["name"] == "Eve"
    (row,) = see(house, "/tables").json()
    assert (row["id"], row["names"], row["state"], row["chat_locked"]) == (table, ["Ann", "Eve"], "running", False)
    assert see(house, "/tables?list=moon").status_code == 400

    assert tell(house, f"/tables/{table}", act="lock-chat").status_code == 204
    assert see(house, "/tables").json()[0]["chat_locked"]
    assert tell(house, f"/tables/{table}", act="end", why="insults").status_code == 204
    (row,) = see(house, "/tables?list=closed").json()
    assert (row["state"], row["why"]) == ("ended", "insults")
    assert tell(house, f"/tables/{table}", act="open").status_code == 204
    assert see(house, "/tables?list=closed").json() == []
    assert tell(house, f"/tables/{table}", act="burn").status_code == 400
    assert tell(house, f"/tables/{table}", act="end", why="x" * 501).status_code == 400

    assert tell(house, "/ban", who=report["about"], why="insults").status_code == 204
    assert house.ask("/me", "eve").status_code == 403, "this server obeys at once"
    assert house.ask("/me").status_code == 200
    assert [one["why"] for one in see(house).json()["bans"]] == ["insults"]
    assert tell(house, "/unban", who="").status_code == 204
    assert len(see(house).json()["bans"]) == 1, "nothing is no beginning of a name"
    tell(house, "/unban", who=report["about"])
    assert house.ask("/me", "eve").status_code == 200
    assert tell(house, "/ban", who="no such", why="x").status_code == 400
    tell(house, "/settle", id=report["id"])
    assert see(house).json()["reports"] == []
    tell(house, "/drain", on=True)
    assert see(house).json()["draining"]
    assert house.tell("/tables", game="railroad_ink").status_code == 503
    tell(house, "/drain", on=False)
    house.table()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_command_prints_a_link(
    kind: str, start: Callable[..., Served], sqlite: str, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    db = sqlite if kind == "sqlite" else postgres.database()
    browser = Browser(start(db).url)
    browser.ask("/me")
    assert run(["admin", "page", "--db", db]) == 0
    said = capsys.readouterr().out
    link = said.split()[0]
    assert "/operator/enter#" in link
    assert "15" in said
    assert browser.http.get("/operator/enter").status_code == 200
    assert browser.tell("/operator/enter", key=link.partition("#")[2]).status_code == 204
    assert browser.ask("/operator").json()["counts"][0] == {"state": "running", "count": 0}
    assert run(["admin", "page", "--close", "--db", db]) == 0
    assert browser.ask("/operator").status_code == 404
    browser.close()
