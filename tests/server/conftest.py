"""Servers and databases for the tests of this folder."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import LitestarDeprecationWarning
from litestar.testing import TestClient
from msgspec.structs import replace

from roundhouse.server.app import create_app
from roundhouse.server.settings import Settings
from roundhouse.server.thinking import Thinkers

from .house import House
from .outside import Mailbox
from .served import UNLIMITED, Player, Postgres, Served


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that leave it as it was: every test has tables of its own."""
    folder = tmp_path_factory.mktemp("server")
    with Served(f"sqlite:///{folder}/games.sqlite", folder / "log") as served:
        yield served
    assert "Traceback" not in served.said(), served.said()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """A mail server, and what was sent to it."""
    with Mailbox() as found:
        yield found


@pytest.fixture
def people(server: Served, request: pytest.FixtureRequest) -> Iterator[Callable[..., Player]]:
    """`people("ann")`: a player at the server for all, with a token that no other test has."""
    met: list[Player] = []

    def meet(name: str, **headers: str) -> Player:
        met.append(server.player(f"{name}-{abs(hash(request.node.nodeid))}", **headers))
        return met[-1]

    yield meet
    for player in met:
        player.close()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/games.sqlite"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """It must run: a machine where it cannot is told so, loudly, by an error."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the wheel, about folders of the machine
        database = Postgres()
    yield database
    database.close()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """`start(db)`: a server for one test, stopped after it."""
    running: list[Served] = []

    def begin(db: str, **settings: str | int) -> Served:
        running.append(Served(db, tmp_path / f"log-{len(running)}", **settings))
        return running[-1].start()

    yield begin
    for served in running:
        served.__exit__()


@pytest.fixture
def inside(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    """The application in this process, for tests that reach into it. Bots are not warmed up."""
    monkeypatch.setattr(Thinkers, "warm", lambda self: None)
    warnings.simplefilter("ignore", LitestarDeprecationWarning)
    with TestClient(create_app(replace(Settings(db=sqlite), **UNLIMITED))) as client:
        client.headers["Authorization"] = "Bearer token-of-somebody-inside"
        yield client


@pytest.fixture
def open_house(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., House]]:
    """`open_house(keep_days=30)`"""
    monkeypatch.setattr(Thinkers, "warm", lambda self: None)
    warnings.simplefilter("ignore", LitestarDeprecationWarning)
    opened: list[TestClient[Litestar]] = []

    def begin(db: str = sqlite, **settings: Any) -> House:
        clock = [1_000_000_000.0]
        opened.append(TestClient(create_app(Settings(db=db, **settings), lambda: clock[0])))
        return House(opened[-1].__enter__(), clock)

    yield begin
    for client in opened:
        client.__exit__()
