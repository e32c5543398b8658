"""Finished games are explained on the server: once for all, kept with the table, and never before the end."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from roundhouse.analysis import Analysis, Judged, Question, questions, review
from roundhouse.analysis.judging import Sample
from roundhouse.bots import make_bot
from roundhouse.core.chance import Fast
from roundhouse.core.hindsight import Hindsight
from roundhouse.core.table import Table
from roundhouse.server import analysing, thinking
from roundhouse.server.analysing import Analyses, drop_analysis, keep_analysis, kept_analysis
from roundhouse.server.looking_back import LookingBack
from roundhouse.server.settings import Settings
from roundhouse.server.store import SEATS, Chair, Store, Stored, remove

from .served import Postgres

WITHIN = 60


def judged(question: Question, ms: int) -> Judged:
    """As good as any, but for the first decision of the second seat."""
    flat = Sample((10.0,) * 8, (0.5,) * 8)
    if question.seat == 1 and question.move < 12:
        other = next(move for move in question.moves if move != question.played[0])
        return Judged(question, flat, flat, (other,), Sample((30.0,) * 8, (0.9,) * 8), 3)
    return Judged(question, flat, flat)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is thought about: the answers are there at once, in this process."""

    async def study(self: Any, table: str, question: Question, ms: int) -> Judged:
        await asyncio.sleep(0)
        return judged(question, ms)

    monkeypatch.setattr(thinking.Worker, "study", study)


@pytest.fixture(autouse=True)
def _ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking back takes long: there is a test for it."""
    monkeypatch.setattr(analysing, "can_look_back", lambda table: False)


def finished(client: TestClient[Litestar], game: str = "railroad_ink") -> str:
    """A table of one person at two seats, played to the end by program."""
    chairs = [{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Ben"}]
    table: str = client.post("/api/tables", json={"game": game, "seats": 2, "chairs": chairs}).json()["id"]
    play_on(client, table)
    return table


def play_on(client: TestClient[Litestar], table: str, moves: int = 10_000) -> None:
    for _ in range(moves):
        for seat in (0, 1):
            state = client.get(f"/api/tables/{table}?seat={seat}&have=all").json()
            if state["over"]:
                return
            if state["picks"]:
                picks = state["picks"]
                while "move" not in picks[0]:
                    picks = picks[0]["picks"]
                body = {"seat": seat, "move": picks[0]["move"], "number": state["own_number"]}
                assert client.post(f"/api/tables/{table}/moves", json=body).status_code == 200


def until_done(client: TestClient[Litestar], table: str) -> dict[str, Any]:
    until = time.monotonic() + WITHIN
    while time.monotonic() < until:
        info: dict[str, Any] = client.get(f"/api/tables/{table}/analysis").json()
        if info["status"] != "running":
            return info
        time.sleep(0.05)
    raise AssertionError("it is not explained")


def test_a_running_game_is_explained_to_nobody(inside: TestClient[Litestar]) -> None:
    """Not to its players, not to others, neither asked for nor looked at."""
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = inside.post("/api/tables", json={"game": "railroad_ink", "seats": 2, "chairs": chairs}).json()["id"]
    for token in ("token-of-somebody-inside", "token-of-somebody-else-22"):
        inside.headers["Authorization"] = f"Bearer {token}"
        for answer in (
            inside.post(f"/api/tables/{table}/analyse", json={}),
            inside.get(f"/api/tables/{table}/analysis"),
            inside.get(f"/api/tables/{table}/expert?move=1&by=0"),
            inside.get(f"/api/tables/{table}/best.svg?seat=0"),
        ):
            assert answer.status_code == 409, answer.text
            assert answer.json()["code"] == "not-over"


@pytest.mark.usefixtures("quick")
def test_a_finished_game_is_explained_once_in_words_curves_and_pictures(inside: TestClient[Litestar]) -> None:
    table = finished(inside)
    assert inside.get(f"/api/tables/{table}/analysis").json()["status"] == "none"
    assert inside.post(f"/api/tables/{table}/analyse", json={}).json()["status"] == "running"
    info = until_done(inside, table)
    assert (info["status"], len(info["seats"]), len(info["curves"])) == ("done", 2, 2)
    assert info["total"] == len(info["decisions"]) == 14
    wrong = [one for one in info["decisions"] if one["expert"]]
    assert [(one["seat"], one["verdict"]) for one in wrong] == [(1, "mistake")]
    assert any("mistake" in words for words in info["seats"][1]["words"])
    polish = inside.get(f"/api/tables/{table}/analysis?lang=pl").json()
    assert any("błąd" in words for words in polish["seats"][1]["words"])
    # On the board: through the eyes of whoever decided.
    where = f"/api/tables/{table}/expert?move={wrong[0]['move']}&by=1"
    expert = inside.get(where).json()
    assert (expert["seat"], bool(expert["path"]), "<" in expert["drawing"]["live"]) == (1, True, True)
    played = inside.get(f"{where}&played=true").json()
    assert (played["seat"], played["drawing"]["live"] != expert["drawing"]["live"]) == (1, True)
    # Only what differs: no die and no special route that both have left alone.
    assert expert["where"] != played["where"]
    assert all(one.startswith("cell-") for one in (*expert["where"], *played["where"]))
    assert inside.get(f"/api/tables/{table}/expert?move={wrong[0]['move']}&by=0").status_code == 400
    # Whoever comes later, with the link, sees the same, and nothing is worked out again.
    inside.headers["Authorization"] = "Bearer token-of-somebody-else-22"
    assert inside.post(f"/api/tables/{table}/analyse", json={}).json()["status"] == "done"
    assert until_done(inside, table) == info
    # What is done cannot be stopped, and is not said to be gone.
    assert inside.post(f"/api/tables/{table}/analyse", json={"stop": True}).json()["status"] == "done"


def test_who_wished_for_it_may_stop_it_and_others_may_not(
    inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def study(self: Any, table: str, question: Question, ms: int) -> Judged:
        await asyncio.sleep(3600)
        raise AssertionError

    monkeypatch.setattr(thinking.Worker, "study", study)
    table = finished(inside)
    assert inside.post(f"/api/tables/{table}/analyse", json={}).json()["may_stop"]
    inside.headers["Authorization"] = "Bearer token-of-somebody-else-22"
    seen = inside.get(f"/api/tables/{table}/analysis").json()
    assert (seen["status"], seen["may_stop"]) == ("running", False)
    assert inside.post(f"/api/tables/{table}/analyse", json={"stop": True}).status_code == 403
    inside.headers["Authorization"] = "Bearer token-of-somebody-inside"
    assert inside.post(f"/api/tables/{table}/analyse", json={"stop": True}).json()["status"] == "none"
    assert inside.get(f"/api/tables/{table}/analysis").json()["status"] == "none"


def test_only_so_many_at_once(inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "AT_ONCE", 0)
    assert inside.post(f"/api/tables/{finished(inside)}/analyse", json={}).status_code == 429


def test_a_game_that_cannot_be_explained_says_so_and_leaves_nothing_behind(
    inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def study(self: Any, table: str, question: Question, ms: int) -> Judged:
        raise RuntimeError("the worker is ill")

    monkeypatch.setattr(thinking.Worker, "study", study)
    table = finished(inside)
    inside.post(f"/api/tables/{table}/analyse", json={})
    assert until_done(inside, table)["status"] == "none"


@pytest.mark.usefixtures("quick")
def test_what_the_dice_allowed_is_told_and_drawn_beside_what_was_played(
    inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def best(self: Any, table: Table) -> list[Hindsight]:
        alone = _alone()
        return [Hindsight(seat, 20, 40, None if seat else 60, 1.0, alone.record) for seat in range(2)]

    monkeypatch.setattr(analysing, "can_look_back", lambda table: True)
    monkeypatch.setattr(LookingBack, "best", best)
    table = finished(inside)
    inside.post(f"/api/tables/{table}/analyse", json={})
    info = until_done(inside, table)
    assert [(one["seat"], one["share"]) for one in info["hindsight"]] == [(0, 50), (1, 50)]
    assert "no more than 60" in info["hindsight"][0]["words"]
    assert info["hindsight"][1]["bound"] is None
    assert "no more than" not in info["hindsight"][1]["words"]
    pictures = [inside.get(f"/api/tables/{table}/best.svg?seat=0&played={played}").text for played in ("true", "false")]
    assert all(picture.startswith("<svg") for picture in pictures)
    assert pictures[0] != pictures[1]
    # Both are of the same player, called as the reader calls them.
    name = info["hindsight"][1]["name"]
    for played in ("true", "false"):
        assert name in inside.get(f"/api/tables/{table}/best.svg?seat=1&played={played}").text
    polish = inside.get(f"/api/tables/{table}/analysis?lang=pl").json()["hindsight"][1]["name"]
    assert polish in inside.get(f"/api/tables/{table}/best.svg?seat=1&lang=pl").text
    assert inside.get(f"/api/tables/{table}/best.svg?seat=7").status_code == 400


def test_two_who_ask_at_once_get_one_analysis(inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have looked into the database before either begins."""
    begun: list[str] = []
    both = threading.Barrier(2, timeout=WITHIN)

    async def explain(self: Analyses, name: str, *what: Any) -> None:
        begun.append(name)

    def kept(*_: Any) -> None:
        both.wait()

    monkeypatch.setattr(Analyses, "_explain", explain)
    monkeypatch.setattr(analysing, "kept_analysis", kept)
    hall, table = inside.app.state.hall, finished(inside)

    async def ask() -> None:
        explained, live = Analyses(hall), await hall.find(table)
        await asyncio.gather(explained.begin(live, "ann"), explained.begin(live, "ben"))
        assert explained.running == 1

    with inside.portal() as portal:
        portal.call(ask)
    assert begun == [table]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("fault", [TimeoutError(), BrokenProcessPool()])
def test_a_best_that_is_not_found_costs_nothing_else(
    inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    """The process hangs, or somebody kills it."""

    async def best(self: Any, table: Table) -> list[Hindsight]:
        raise fault

    monkeypatch.setattr(analysing, "can_look_back", lambda table: True)
    monkeypatch.setattr(LookingBack, "best", best)
    table = finished(inside)
    inside.post(f"/api/tables/{table}/analyse", json={})
    info = until_done(inside, table)
    assert (info["status"], len(info["decisions"])) == ("done", 14)
    assert info["hindsight"] == []


def test_a_worker_judges(inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    """For real, in another process: the last round, which takes least."""
    monkeypatch.setattr(analysing, "decisions_of", lambda table: list(questions(table))[-2:])
    monkeypatch.setattr(analysing, "MOST_MS", 40)
    table = finished(inside)
    inside.post(f"/api/tables/{table}/analyse", json={})
    info = until_done(inside, table)
    assert (info["status"], len(info["decisions"])) == ("done", 2)


# -- in the database ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_was_found_is_kept_with_the_table_and_goes_with_it(
    kind: str, sqlite: str, request: pytest.FixtureRequest
) -> None:
    database = sqlite
    if kind == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.database()
    found = _found()

    async def keep() -> None:
        store = Store(Settings(db=database).url)
        store.open()
        try:
            record = Table.new("railroad_ink", 1, seed="kept").record
            stored = Stored("kept", record, [Chair(0, "person", "Ann", owner="ann")], False, 0.0, 0.0, over=False)
            await store.create(stored)
            await keep_analysis(store, "kept", 3, 14)
            kept = kept_analysis(store, "kept")
            assert kept is not None
            assert (kept.done, kept.total, kept.found) == (3, 14, None)
            await keep_analysis(store, "kept", 14, 14, found)
            await keep_analysis(store, "kept", 14, 14)  # who is late does not undo it
            await drop_analysis(store, "kept")
            kept = kept_analysis(store, "kept")
            assert kept is not None
            assert kept.found == found
            await store.write("kept", SEATS, lambda connection: remove(connection, ["kept"]))
            assert kept_analysis(store, "kept") is None
        finally:
            store.close()

    asyncio.run(keep())


def _alone() -> Table:
    table, chance = Table.new("railroad_ink", 1, seed="kept"), Fast(1)
    bot = make_bot("random", table.game)
    while not table.over:
        table.play(0, bot.choose(table.desk(0, chance)))
    return table


def _found() -> Analysis:
    table = _alone()
    return review(table, [judged(one, 0) for one in questions(table)])


def test_what_another_version_found_is_worked_out_again(inside: TestClient[Litestar]) -> None:
    store: Store = inside.app.state.hall.store
    table = finished(inside)
    old = msgspec.structs.replace(_found(), version=0)
    with inside.portal() as portal:
        portal.call(keep_analysis, store, table, 14, 14, old)
    assert inside.get(f"/api/tables/{table}/analysis").json()["status"] == "none"
