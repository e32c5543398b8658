"""The disk: schema, full disks, locked files, restarts."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from roundhouse.core.record import Entry
from roundhouse.core.table import Table
from roundhouse.server.hall import Hall
from roundhouse.server.schema import metadata
from roundhouse.server.settings import Settings
from roundhouse.server.store import Chair, Store, Stored, Taken, Unsaved

from .served import Postgres, Served, hear, moves


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        found: str = request.getfixturevalue("sqlite")
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        found = postgres.database()
    return Settings(db=found).url


def a_table(name: str = "a") -> Stored:
    record = Table.new("railroad_ink", 1, seed="store").record
    return Stored(name, record, [Chair(0, "person", "Ann", owner="ann")], True, 1.0, 1.0, over=False)


def test_the_migrations_make_what_the_schema_says(url: str) -> None:
    store = Store(url)
    store.open()
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.close()
    again = Store(url)  # nothing to do
    again.open()
    again.close()


def test_a_migration_is_done_or_not_done(sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that dies in the middle of it leaves nothing behind that would stop the next one."""
    from alembic.runtime.migration import MigrationContext as Running

    def power_cut(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Running, "_ensure_version_table", power_cut)
        with pytest.raises(KeyboardInterrupt):
            Store(sqlite).open()
    with monkeypatch.context() as patch:
        from alembic.runtime.migration import HeadMaintainer

        patch.setattr(HeadMaintainer, "update_to_step", power_cut)  # the tables are made, the version is not written
        broken = Store(sqlite)
        with pytest.raises(KeyboardInterrupt):
            broken.open()
        broken.engine.dispose()
    store = Store(sqlite)
    store.open()
    store.close()


def test_an_entry_is_written_once_and_one_bad_job_spoils_no_other(url: str) -> None:
    store = Store(url)
    store.open()
    entry = Entry(0, "finish")

    async def work() -> tuple[Any, ...]:
        await store.create(a_table("a"))
        await store.create(a_table("b"))
        await store.append("a", 0, entry, over=False)
        return await asyncio.gather(
            store.append("a", 0, entry, over=False),  # taken
            store.append("b", 0, entry, over=True),
            store.append("none", 0, entry, over=False),  # there is no such table
            store.say("a", "Ann", 0, "hello", "ann"),
            store.seat("a", Chair(0, "person", "Eve", owner="eve"), only_if="open"),  # not open
            store.append("a", 1, entry, over=False),
            return_exceptions=True,
        )

    outcomes = asyncio.run(work())
    assert [type(outcome) for outcome in outcomes] == [Taken, type(None), Taken, type(None), Taken, type(None)]
    loaded = store.load("a")
    assert loaded is not None
    assert loaded.record.entries == [entry, entry]
    assert loaded.chairs[0].name == "Ann"
    assert [line.words for line in store.chat_after("a", 0)] == ["hello"]
    other = store.load("b")
    assert other is not None
    assert other.over
    store.close()


def test_what_arrives_together_is_committed_together(url: str) -> None:
    store = Store(url)
    store.open()

    async def work() -> None:
        await asyncio.gather(*(store.create(a_table(f"t{n}")) for n in range(40)))
        await asyncio.gather(*(store.append(f"t{n}", 0, Entry(0, "finish"), over=False) for n in range(40)))

    asyncio.run(work())
    assert store.written == 80
    assert store.batches < 40
    store.close()


def test_a_writer_that_meets_something_unknown_lives_on(sqlite: str) -> None:
    store = Store(sqlite)
    store.open()

    async def work() -> None:
        broken = a_table("a")
        broken.chairs[0].name = object()  # type: ignore[assignment]
        with pytest.raises(Unsaved):
            await store.create(broken)
        await store.create(a_table("b"))

    asyncio.run(work())
    assert store.load("a") is None
    assert store.load("b") is not None
    store.close()

    async def late() -> None:
        with pytest.raises(Unsaved):
            await store.create(a_table("c"))

    asyncio.run(late())


def a_game(inside: TestClient[Any]) -> tuple[str, dict[str, Any]]:
    table = inside.post("/api/tables", json={"game": "railroad_ink", "seats": 1}).json()["id"]
    return table, inside.get(f"/api/tables/{table}?seat=0").json()


def test_a_disk_that_fails_loses_nothing(inside: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """503, nothing is shown that was not written, and the next try works. Also if reading fails too for a while."""
    table, state = a_game(inside)
    hall: Hall = inside.app.state.hall
    move = {"seat": 0, "move": moves(state)[0], "number": 0}

    def full(*_: object) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr(hall.store, "_transact", full)
        refused = inside.post(f"/api/tables/{table}/moves", json=move)
        assert (refused.status_code, refused.json()["code"]) == (503, "unsaved")
        assert refused.headers["content-type"] == "application/problem+json"
        with inside.websocket_connect(f"/api/tables/{table}/live?seats=0") as line:
            line.send_json({"type": "play", **move})
            while (answer := line.receive_json(timeout=60))["type"] != "problem":
                pass
            assert answer["status"] == 503
        assert inside.get(f"/api/tables/{table}?seat=0").json() == state
        assert inside.post("/api/tables", json={"game": "railroad_ink"}).status_code == 503
        assert inside.post(f"/api/tables/{table}/bot", json={"seat": 0}).status_code == 503
        assert inside.post(f"/api/tables/{table}/chat", json={"words": "hi", "seat": 0}).status_code == 503
        inside.post(f"/api/tables/{table}/moves", json=move)
        patch.setattr(hall.store, "load", full)
        unread = inside.get(f"/api/tables/{table}?seat=0")
        assert (unread.status_code, unread.json()["code"]) == (503, "unread")
    assert inside.get(f"/api/tables/{table}?seat=0").json() == state
    assert inside.post(f"/api/tables/{table}/moves", json=move).json() == {"number": 1, "own_number": 1}
    assert inside.get(f"/api/tables/{table}?seat=0").json()["number"] == 1


def test_a_move_that_was_written_although_the_answer_was_lost(
    inside: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection broke after the commit: it counts, and sent again it is played once."""
    table, state = a_game(inside)
    store: Store = inside.app.state.hall.store
    move = {"seat": 0, "move": moves(state)[0], "number": 0}
    transact = store._transact

    def and_break(jobs: Any) -> None:
        transact(jobs)
        raise OperationalError("COMMIT", {}, sqlite3.OperationalError("connection lost"))

    with monkeypatch.context() as patch:
        patch.setattr(store, "_transact", and_break)
        assert inside.post(f"/api/tables/{table}/moves", json=move).status_code == 503
    assert inside.get(f"/api/tables/{table}?seat=0").json()["number"] == 1
    assert inside.post(f"/api/tables/{table}/moves", json=move).json() == {"number": 1, "own_number": 1}


def test_a_locked_file_is_a_503_and_then_it_goes_on(
    inside: TestClient[Any], sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, state = a_game(inside)
    move = {"seat": 0, "move": moves(state)[0], "number": 0}
    store: Store = inside.app.state.hall.store
    with store.engine.connect() as connection:  # the pool's connection is the writer's: let it wait less long
        connection.exec_driver_sql("PRAGMA busy_timeout=200")
    other = sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    begun = time.monotonic()
    assert inside.post(f"/api/tables/{table}/moves", json=move).status_code == 503
    assert time.monotonic() - begun < 10
    assert inside.get(f"/api/tables/{table}?seat=0").json() == state  # who reads is not kept waiting
    other.execute("ROLLBACK")
    other.close()
    assert inside.post(f"/api/tables/{table}/moves", json=move).status_code == 200


def test_a_table_that_cannot_be_read_hides_no_other(inside: TestClient[Any]) -> None:
    good, _ = a_game(inside)
    bad, _ = a_game(inside)
    hall: Hall = inside.app.state.hall
    with hall.store.engine.begin() as connection:
        connection.exec_driver_sql('INSERT INTO entries VALUES (?, 0, \'{"seat":0,"move":"dance"}\', 1.0)', (bad,))
    hall.lives.clear()
    assert {one["id"] for one in inside.get("/api/tables?list=mine").json()} == {good, bad}
    broken = inside.get(f"/api/tables/{bad}")
    assert (broken.status_code, broken.json()["code"]) == (500, "bad-record")
    assert inside.get(f"/api/tables/{good}").status_code == 200


def test_there_is_one_table_in_memory_however_few_are_kept(
    inside: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("roundhouse.server.hall.KEPT", 2)
    hall: Hall = inside.app.state.hall
    table, state = a_game(inside)
    with inside.websocket_connect(f"/api/tables/{table}/live?seats=0") as line:
        line.receive_json(timeout=60)
        held = hall._held[table]
        for _ in range(5):
            a_game(inside)
        assert table not in hall.lives
        assert len(hall.lives) == 2
        move = {"seat": 0, "move": moves(state)[0], "number": 0}
        assert inside.post(f"/api/tables/{table}/moves", json=move).status_code == 200
        assert hall._held[table] is held
        while line.receive_json(timeout=60)["type"] != "news":
            pass


def test_a_restart_picks_up_the_bots_whose_turn_it_was(start: Callable[..., Served], sqlite: str) -> None:
    first = start(sqlite)
    ann = first.player("ann")
    table = ann.table(seats=3)
    first.kill()  # the bots have not begun, or are in the middle of it
    ann.close()
    second = start(sqlite)
    ann = second.player("ann")
    with ann.live(table, 0) as line:
        while any(seat["acting"] for seat in ann.state(table)["seats"][1:]):
            hear(line, "news")  # nobody asks for it
    assert ann.state(table)["own_number"] == 0
    ann.close()
    assert second.stop() == 0
    assert "Traceback" not in second.said()
