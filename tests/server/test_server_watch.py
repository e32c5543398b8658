"""What whoever runs the server sees: health, figures, the log of requests."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Callable

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from roundhouse.server import health, thinking
from roundhouse.server.figures import kind_of
from roundhouse.server.hall import Hall
from roundhouse.server.store import Store, Unsaved
from roundhouse.server.thinking import Thinkers

from .served import METRICS, Served, free_port


def test_health_writes(inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    assert inside.get("/healthz").json() == {"status": "ok"}
    hall: Hall = inside.app.state.hall
    inside.app.state.health._asked = float("-inf")

    def full(self: Store, jobs: list[object]) -> list[Exception]:
        return [Unsaved("the disk is full") for _ in jobs]

    monkeypatch.setattr(Store, "_try", full)
    answer = inside.get("/healthz")
    assert answer.status_code == 503
    assert "written" in answer.json()["status"]
    monkeypatch.undo()
    inside.app.state.health._asked = float("-inf")
    assert inside.get("/healthz").status_code == 200
    inside.app.state.health.workers = False
    assert "worker" in inside.get("/healthz").json()["status"]
    assert hall.store.waiting == 0


def test_asking_often_writes_seldom(inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    store: Store = inside.app.state.hall.store
    pulse, pulses = store.pulse, []

    async def counted() -> None:
        pulses.append(1)
        await pulse()

    monkeypatch.setattr(store, "pulse", counted)
    monkeypatch.setattr(health, "FRESH", 3600)
    inside.app.state.health._asked = float("-inf")
    for _ in range(20):
        assert inside.get("/healthz").status_code == 200
    assert len(pulses) == 1
    monkeypatch.setattr(health, "FRESH", 0)
    assert inside.get("/healthz").status_code == 200
    assert len(pulses) == 2


def test_a_worker_that_is_stopped_is_noticed_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 20)

    async def scenario() -> None:
        thinkers = Thinkers(1)
        thinkers.warm()
        assert await thinkers.answer()
        pool = thinkers._workers[0].ready()
        victim = next(iter(pool._processes))
        os.kill(victim, signal.SIGKILL)
        assert not await thinkers.answer()
        thinkers.warm()
        monkeypatch.setattr(thinking, "PATIENCE", 60)
        assert await thinkers.answer()
        assert victim not in thinkers._workers[0].ready()._processes
        monkeypatch.setattr(thinking, "PATIENCE", 1)
        os.kill(next(iter(thinkers._workers[0].ready()._processes)), signal.SIGSTOP)
        assert not await thinkers.answer()
        thinkers.close()

    asyncio.run(scenario())


def test_figures_are_for_whoever_has_the_token(server: Served, start: Callable[..., Served], sqlite: str) -> None:
    for headers in ({}, {"Authorization": "Bearer another-token-of-somebody"}, {"Authorization": "Basic eDp5"}):
        assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == 404
    assert "roundhouse_moves_total" in server.figures()
    port = free_port()
    other = start(sqlite, metrics_token="", metrics_port=port)
    assert httpx.get(f"{other.url}/metrics", headers={"Authorization": f"Bearer {METRICS}"}).status_code == 404
    assert "roundhouse_moves_total" in httpx.get(f"http://127.0.0.1:{port}/metrics").text


def test_every_request_has_an_id_and_a_line(start: Callable[..., Served], sqlite: str) -> None:
    served = start(sqlite, access_log=1, log_json=1)
    answer = httpx.get(f"{served.url}/api/tables/nothing", params={"seat": 1})
    assert answer.status_code == 404
    until = time.monotonic() + 10
    while answer.headers["x-request-id"] not in served.said():
        assert time.monotonic() < until
        time.sleep(0.05)
    lines = [json.loads(line) for line in served.said().splitlines() if line.startswith("{")]
    line = next(line for line in lines if line.get("request") == answer.headers["x-request-id"])
    assert (line["event"], line["method"], line["path"], line["status"]) == ("asked", "GET", "/api/tables/nothing", 404)
    assert line["address"] == "127.0.0.1"
    httpx.get(f"{served.url}/static/icon.svg")
    assert "icon.svg" not in served.said()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "page"),
        ("/table/x/fair", "page"),
        ("/api/tables", "tables"),
        ("/api/tables/x", "look"),
        ("/api/tables/x/moves", "moves"),
        ("/api/tables/x/made-up", "other"),
        ("/api/made-up", "other"),
        ("/api/games/x/rules", "games"),
        ("/static/table.js", "static"),
    ],
)
def test_kinds_of_requests_are_few(path: str, kind: str) -> None:
    assert kind_of(path) == kind
