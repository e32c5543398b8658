"""kill -9 while moves pour in: no acknowledged move is lost, none is doubled. For tests and for `make soak`."""

from __future__ import annotations

import contextlib
import json
import random
import threading
import time
from dataclasses import dataclass, field

import httpx
from sqlalchemy import select
from websockets.exceptions import WebSocketException

import roundhouse as rh
from roundhouse.server.schema import entries, tables
from roundhouse.server.settings import Settings
from roundhouse.server.store import Store

from .served import Player, Served

PATIENCE = 60
NETWORK = (OSError, WebSocketException, EOFError, httpx.HTTPError)


@dataclass
class Client:
    """Plays one seat of one table, over the socket or by REST, and remembers what was acknowledged."""

    player: Player
    table: str
    seat: int
    by_rest: bool
    acknowledged: list[str] = field(default_factory=list)
    #: The move that was sent and not answered: it may or may not stand in the record.
    open: str | None = None

    def play(self, stop: threading.Event) -> None:
        with contextlib.suppress(*NETWORK):
            if self.by_rest:
                self._play_by_rest(stop)
            else:
                self._play_by_socket(stop)

    def _next(self) -> tuple[str, int] | None:
        """A move, and what it answers to."""
        state = self.player.state(self.table, self.seat)
        if state["over"]:
            return None
        picks, move = state["picks"], ""
        while picks:
            pick = random.choice(picks)
            picks, move = pick.get("picks"), pick.get("move", "")
        return move, state["own_number"]

    def _play_by_rest(self, stop: threading.Event) -> None:
        while not stop.is_set():
            found = self._next()
            if found is None:
                return
            if found[0]:
                self.open = found[0]
                answer = self.player.play(self.table, self.seat, *found)
                assert answer.status_code == 200, answer.text
                self._done()

    def _play_by_socket(self, stop: threading.Event) -> None:
        with self.player.live(self.table, self.seat) as line:
            while not stop.is_set():
                found = self._next()
                if found is None:
                    return
                if found[0]:
                    self.open = found[0]
                    line.send(json.dumps({"type": "play", "seat": self.seat, "move": found[0], "number": found[1]}))
                    while (answer := json.loads(line.recv(timeout=20)))["type"] not in ("played", "problem"):
                        pass
                    assert answer["type"] == "played", answer
                    self._done()

    def _done(self) -> None:
        assert self.open is not None
        self.acknowledged.append(self.open)
        self.open = None

    def send_again(self) -> None:
        """After the restart: what was not answered is sent once more, with the number that it had."""
        if self.open is not None:
            answer = self.player.play(self.table, self.seat, self.open, len(self.acknowledged))
            assert answer.status_code == 200, answer.text
            self._done()


class Crash:
    """A server, its database, and clients at several tables."""

    def __init__(self, served: Served, clients: int, names: str = "client") -> None:
        self.served = served
        self.clients: list[Client] = []
        host = served.player(f"{names}-host")
        for number in range(clients // 2):
            # Two seats of every table, of two browsers, so that moves cross.
            one, two = served.player(f"{names}-{number}a"), served.player(f"{names}-{number}b")
            table = one.table(seats=2, chairs=[{"kind": "me"}, {"kind": "open"}])
            assert two.tell(f"/tables/{table}/sit", name="Two").status_code == 200
            self.clients += [Client(one, table, 0, number % 2 == 0), Client(two, table, 1, number % 2 == 0)]
        host.close()

    def round(self, moves: int, moment: float = 0.0) -> None:
        """Moves pour in; after so many, and a moment, the power fails; the server comes back; all is compared."""
        stop = threading.Event()
        threads = [threading.Thread(target=client.play, args=[stop]) for client in self.clients]
        enough, until = self.acknowledged + moves, time.monotonic() + PATIENCE
        for thread in threads:
            thread.start()
        while self.acknowledged < enough and time.monotonic() < until and any(thread.is_alive() for thread in threads):
            time.sleep(0.002)
        time.sleep(moment)
        self.served.kill()
        stop.set()
        for thread in threads:
            thread.join()
        self.check()
        self.served.start()
        for client in self.clients:
            client.send_again()
        self.check()

    def check(self) -> None:
        """What the database holds is what was acknowledged, and at most the one move that was not answered."""
        store = Store(Settings(db=self.served.db).url)
        try:
            with store.engine.connect() as connection:
                rows = connection.execute(select(entries.c.table, entries.c.number)).all()
                known = set(connection.execute(select(tables.c.id)).scalars())
            for name in known:
                numbers = sorted(number for table, number in rows if table == name)
                assert numbers == list(range(len(numbers))), f"{name}: the numbers have gaps: {numbers}"
            for client in self.clients:
                stored = store.load(client.table)
                assert stored is not None
                rh.Table.load(stored.record)  # plays every move again, by the rules
                held = [entry.move for entry in stored.record.entries if entry.seat == client.seat]
                allowed = [client.acknowledged, [*client.acknowledged, client.open]]
                assert held in allowed, f"{client.table}: acknowledged {client.acknowledged}, held {held}"
        finally:
            store.engine.dispose()

    @property
    def acknowledged(self) -> int:
        return sum(len(client.acknowledged) for client in self.clients)

    def close(self) -> None:
        for client in self.clients:
            client.player.close()
