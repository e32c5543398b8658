"""kill -9, freezes and lost connections while moves pour in: no acknowledged move is lost, none is doubled, and all
servers tell the same. For tests and for `make soak`."""

from __future__ import annotations

import contextlib
import json
import random
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import httpx
from sqlalchemy import select
from websockets.exceptions import WebSocketException

import roundhouse as rh
from roundhouse.server.clocks.clock import Clock
from roundhouse.server.clocks.rows import RING
from roundhouse.server.jobs import find
from roundhouse.server.schema import entries, results, tables
from roundhouse.server.settings import Settings
from roundhouse.server.store import Store

from .served import Player, Served

PATIENCE = 60
UNSAVED = 503
#: What happens to a server: its power fails; it stands still for a while; it loses all connections to PostgreSQL.
KILL, FREEZE, CUT = "kill", "freeze", "cut"
#: Nobody's time is up while this is tested.
CLOCK = {"kind": "live", "bank": 3600, "turn": 60, "zero": "move"}
#: Seconds.
FROZEN = 1.5
NETWORK = (OSError, WebSocketException, EOFError, httpx.HTTPError)


def _end_backends(db: str) -> None:
    """As an operator of the database does it, to everybody at once."""
    import psycopg

    with psycopg.connect(db, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def _told(spectator: Player, table: str) -> str:
    """What a server tells of a table; nothing while it is without its database."""
    answer = spectator.ask(f"/tables/{table}")
    if answer.status_code == UNSAVED:
        return ""
    state = answer.json()
    pictures = [state["drawing"]["live"], *(other["drawing"]["live"] for other in state["others"])]
    return f"{state['number']} entries, {state['moves']} moves: {pictures}"


def _check_clock(store: Store, table: str, clock: Clock, played: rh.Table) -> None:
    """The clock on disk is that of the last move on disk, and rings when somebody's time is up."""
    assert clock.ply == played.ply, f"{table}: a clock of {clock.ply} moves, and {played.ply} stand"
    running = [seat for seat, face in enumerate(clock.faces) if face.since is not None]
    assert running == played.actors(), f"{table}: {running} run, and {played.actors()} may move"
    with store.engine.connect() as connection:
        job = find(connection, f"{RING} {table}")
    assert (None if job is None else job.due) == clock.rings(), f"{table}: it rings at another time"


def _check_result(store: Store, table: str, played: rh.Table) -> None:
    """A game that is over on disk has its result there, once; one that is not has none."""
    query = select(results.c.place).where(results.c.table == table).order_by(results.c.seat)
    with store.engine.connect() as connection:
        places = tuple(connection.execute(query).scalars())
    assert places == (played.sheet().places if played.over else ()), f"{table}: places {places}"


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
        """A move, and what it answers to; None: the game is over, or the database is away."""
        answer = self.player.ask(f"/tables/{self.table}", seat=self.seat)
        if answer.status_code == UNSAVED:
            return None
        assert answer.status_code == 200, answer.text
        state = answer.json()
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
                if answer.status_code == UNSAVED:
                    return  # the database is away; it will be sent again
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
                    if answer.get("status") == UNSAVED:
                        return
                    assert answer["type"] == "played", answer
                    self._done()

    def _done(self) -> None:
        assert self.open is not None
        self.acknowledged.append(self.open)
        self.open = None

    def send_again(self) -> None:
        """After the restart: what was not answered is sent once more, with the number that it had."""
        if self.open is not None:
            until = time.monotonic() + PATIENCE
            while (
                answer := self.player.play(self.table, self.seat, self.open, len(self.acknowledged))
            ).status_code == UNSAVED and time.monotonic() < until:
                time.sleep(0.1)  # until it has its database again
            assert answer.status_code == 200, answer.text
            self._done()


class Crash:
    """Servers on one database, and clients at several tables."""

    def __init__(self, served: Served, clients: int, names: str = "client", others: Sequence[Served] = ()) -> None:
        self.served = served
        self.servers = [served, *others]
        self.clients: list[Client] = []
        for number in range(clients // 2):
            # Two seats of every table, of two browsers (at two servers), so that moves cross.
            first, second = (self.servers[(2 * number + more) % len(self.servers)] for more in (0, 1))
            one, two = first.player(f"{names}-{number}a"), second.player(f"{names}-{number}b")
            # Every other is played by the clock.
            clock = {"clock": CLOCK} if number % 2 else {}
            table = one.table(seats=2, chairs=[{"kind": "me"}, {"kind": "open"}], **clock)
            assert two.tell(f"/tables/{table}/sit", name="Two").status_code == 200
            self.clients += [Client(one, table, 0, number % 2 == 0), Client(two, table, 1, number % 2 == 0)]

    def round(self, moves: int, moment: float = 0.0, trouble: str = KILL) -> None:
        """Moves pour in; after so many, and a moment, there is trouble; when it is over, all is compared."""
        stop = threading.Event()
        threads = [threading.Thread(target=client.play, args=[stop]) for client in self.clients]
        enough, until = self.acknowledged + moves, time.monotonic() + PATIENCE
        for thread in threads:
            thread.start()
        while self.acknowledged < enough and time.monotonic() < until and any(thread.is_alive() for thread in threads):
            time.sleep(0.002)
        time.sleep(moment)
        victim = random.choice(self.servers)
        if trouble == KILL:
            victim.kill()
        elif trouble == FREEZE:
            victim.freeze(FROZEN)
        else:
            _end_backends(self.served.db)
        stop.set()
        for thread in threads:
            thread.join()
        self.check()
        if trouble == KILL:
            victim.start()
        for client in self.clients:
            client.send_again()
        self.check()
        self.check_agreement()

    def check_agreement(self) -> None:
        """Every server tells the same of every table, as soon as the news has reached it: no forks."""
        spectators = [served.player("spectator") for served in self.servers]
        for table in {client.table for client in self.clients}:
            until = time.monotonic() + PATIENCE
            while len(told := {_told(spectator, table) for spectator in spectators}) > 1 or "" in told:
                assert time.monotonic() < until, f"{table}: the servers differ: {told}"
                time.sleep(0.1)
        for spectator in spectators:
            spectator.close()

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
                played = rh.Table.load(stored.record)  # plays every move again, by the rules
                if stored.clock is not None:
                    _check_clock(store, client.table, stored.clock, played)
                _check_result(store, client.table, played)
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
