"""What goes wrong spoils nothing else: rows that cannot be read, answers that are lost, requests that make no sense."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
import structlog
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import text

from roundhouse.server import problems
from roundhouse.server.limits import Bucket
from roundhouse.server.settings import Settings
from roundhouse.server.store import Chair, Store, Taken

from .served import Player, Served
from .test_server_safety import check_problem
from .test_server_store import a_table

People = Callable[..., Player]


# -- rows that cannot be read -------------------------------------------------------------------------------------

DAMAGES = {
    "corrupt head": "UPDATE tables SET head = '{\"format\"' WHERE id = :id",
    "another head": "UPDATE tables SET head = '[]' WHERE id = :id",
    "an entry that is not JSON": "UPDATE entries SET entry = 'x' WHERE \"table\" = :id AND number = 1",
    "an entry of another kind": "UPDATE entries SET entry = '[1]' WHERE \"table\" = :id AND number = 1",
    "a missing entry": 'DELETE FROM entries WHERE "table" = :id AND number = 1',
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_row_that_cannot_be_read_breaks_nobody_else(start: Callable[..., Served], sqlite: str, damage: str) -> None:
    served = start(sqlite)
    ann = served.player("ann")
    bad, good = (ann.table(seats=1, listed=True) for _ in range(2))
    for table in (bad, good):
        for _ in range(3):
            ann.step(table)
    served.stop()
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as database:
        assert database.execute(DAMAGES[damage].replace(":id", "?"), (bad,)).rowcount == 1
    database.close()
    again = start(sqlite)
    ann.close()
    ann = again.player("ann")
    for name in ("mine", "watch", "open"):
        answer = ann.ask("/tables", list=name)
        assert answer.status_code == 200
        assert name == "open" or good in {one["id"] for one in answer.json()}
    assert ann.step(good)["moves"] == 3
    problem = check_problem(ann.ask(f"/tables/{bad}", seat=0), 500)
    assert problem["code"] == "bad-record"
    page = httpx.get(f"{again.url}/table/{bad}", headers={"Accept-Language": "pl"}, timeout=60)
    assert page.status_code == 500
    assert "Nie można odczytać zapisu tego stołu" in page.text
    ann.close()
    assert "Traceback" not in again.said()


# -- answers that are lost ----------------------------------------------------------------------------------------


@pytest.fixture
def store(sqlite: str) -> Iterator[Store]:
    """What it writes is written, but the first answer is always lost."""
    found = Store(Settings(db=sqlite).url)
    found.open()
    transact, lost = found._transact, []

    def and_lose(jobs: list[Any]) -> None:
        transact(jobs)
        if jobs not in lost:
            lost.append(jobs)
            raise ConnectionError("lost")

    found._transact = and_lose  # type: ignore[method-assign]
    yield found
    found.close()


def test_what_was_written_is_not_written_twice(store: Store) -> None:
    async def write() -> None:
        table = a_table()
        table.chairs[0] = Chair(0, "open", "")
        await store.create(table)
        await store.seat("a", Chair(0, "person", "Ann", owner="ann"), only_if="open")
        with pytest.raises(Taken):
            await store.seat("a", Chair(0, "person", "Bob", owner="bob"), only_if="open")
        await store.say("a", "Ann", 0, "hello", "ann")
        await store.say("a", "Ann", None, "hello", "ann")

    asyncio.run(write())
    with store.engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM tables")).scalar() == 1
        assert connection.execute(text("SELECT name FROM chairs")).scalars().all() == ["Ann"]
        assert connection.execute(text("SELECT seat FROM chat ORDER BY id")).scalars().all() == [0, None]


def test_a_line_that_is_sent_again_is_said_once(inside: TestClient[Litestar]) -> None:
    table = inside.post("/api/tables", json={"game": "railroad_ink"}).json()["id"]
    for words in ("hello", "hello", "you", "hello"):
        assert inside.post(f"/api/tables/{table}/chat", json={"seat": 0, "words": words}).status_code == 204
    assert [line["words"] for line in inside.get(f"/api/tables/{table}/chat").json()] == ["hello", "you"]


# -- requests that make no sense ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body", [b'{"game": "\xff"}', b'{"game": "railroad_ink", "name": "\xc3\x28"}', b'{"game": "\\ud800"}', b'"\xff']
)
def test_a_body_that_is_not_utf8(people: People, body: bytes) -> None:
    ann = people("ann")
    table = ann.table(seats=1)
    for path in ("/tables", f"/tables/{table}/chat", f"/tables/{table}/moves", "/games/railroad_ink/board"):
        answer = ann.http.post(path, content=body, headers={"Content-Type": "application/json"})
        check_problem(answer, 400)


@pytest.mark.parametrize("path", ["/static/%00", "/static/" + "a" * 3000, "/static/" + "a/" * 1500, "/api/%00"])
def test_paths_that_lead_nowhere(server: Served, path: str) -> None:
    check_problem(httpx.get(server.url + path, timeout=60), 404)


def test_a_malformed_origin_and_an_endless_host(people: People, server: Served) -> None:
    ann = people("ann")
    headers = {"X-Roundhouse": "1", "Origin": "http://["}
    check_problem(httpx.post(f"{server.url}/api/tables", json={}, headers=headers, timeout=60), 403)
    table = ann.table(seats=1)
    check_problem(httpx.get(f"{server.url}/api/tables/{table}/qr.svg", headers={"Host": "h" * 3000}, timeout=60), 400)
    assert ann.ask(f"/tables/{table}/qr.svg").status_code == 200


def test_many_failures_fill_no_disk(inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    """However often something fails that should not, so much of it is told in a minute."""

    def fails(*_: object) -> None:
        raise ValueError("x" * 10_000)

    monkeypatch.setattr(problems, "_TELLING", Bucket(5, lambda: 0.0))
    monkeypatch.setattr("roundhouse.server.qr_codes.segno.make", fails)
    table = inside.post("/api/tables", json={"game": "railroad_ink"}).json()["id"]
    with structlog.testing.capture_logs() as told:
        for _ in range(20):
            check_problem(inside.get(f"/api/tables/{table}/qr.svg"), 500)
    failures = [line for line in told if line["event"] == "request failed"]
    assert len(failures) == 5
    assert all(len(line["error"]) <= problems.LONGEST for line in failures)
