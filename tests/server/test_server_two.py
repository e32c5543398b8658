"""Two server processes, one PostgreSQL, players of one table on both: one game, never forked."""

from __future__ import annotations

import threading
import time
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg
import pytest
from litestar import Litestar
from litestar.exceptions import LitestarDeprecationWarning
from litestar.testing import TestClient
from msgspec.structs import replace
from sqlalchemy.exc import OperationalError

import roundhouse as rh
from roundhouse.server import news
from roundhouse.server.app import create_app
from roundhouse.server.hall import Hall
from roundhouse.server.settings import Settings
from roundhouse.server.store import Store
from roundhouse.server.thinking import Thinkers

from .served import UNLIMITED, Player, Postgres, Served, hear, moves
from .test_server_stream import listening


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    """Two servers for all: every test has tables of its own."""
    db, folder = postgres.database(), tmp_path_factory.mktemp("pair")
    with Served(db, folder / "one") as one, Served(db, folder / "other") as other:
        yield one, other


def test_a_stream_tells_what_happens_on_the_other_server(pair: tuple[Served, Served]) -> None:
    here, there = (server.player("ann-who-listens") for server in pair)
    with listening(there) as heard:
        table = here.table(seats=1, chairs=[{"kind": "me"}])
        assert heard.hear(table=table)["turns"][0]["number"] == 0
        here.step(table)
        assert heard.hear(table=table)["turns"][0]["number"] == 1
    for player in (here, there):
        player.close()


def test_one_game_on_two_servers(pair: tuple[Served, Served]) -> None:
    """Four players, two at each server, all at once: every move that was acknowledged is in the one record."""
    ann = pair[0].player("ann")
    table = ann.table(seats=4, chairs=[{"kind": "me"}, *[{"kind": "open"}] * 3])
    players = [ann, *(pair[n % 2].player(f"guest{n}") for n in range(1, 4))]
    for n, player in enumerate(players[1:], start=1):
        assert player.tell(f"/tables/{table}/sit", name=f"Guest {n}", seat=n).json() == {"seat": n}
    acknowledged: list[list[str]] = [[] for _ in players]
    problems: list[str] = []

    def play(seat: int, player: Player) -> None:
        until = time.monotonic() + 90
        while time.monotonic() < until:
            state = player.state(table, seat)
            if state["over"] or len(acknowledged[seat]) > 12:
                return
            if state["picks"]:
                move = moves(state)[seat % len(moves(state))]
                answer = player.play(table, seat, move, state["own_number"])
                if answer.status_code == 200:
                    acknowledged[seat].append(move)
                else:
                    problems.append(answer.text)
        problems.append(f"seat {seat} waits for ever")

    threads = [threading.Thread(target=play, args=pair) for pair in enumerate(players)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    # A move is made by its seat alone: what another server writes in between must not turn it down.
    assert problems == []
    states = [player.state(table, seat) for seat, player in enumerate(players)]
    store = Store(Settings(db=pair[0].db).url)
    stored = store.load(table)
    store.engine.dispose()
    assert stored is not None
    rh.Table.load(stored.record)
    for seat, moves_of_seat in enumerate(acknowledged):
        assert [entry.move for entry in stored.record.entries if entry.seat == seat] == moves_of_seat
    assert {state["number"] for state in states} == {len(stored.record.entries)}
    for player in players:
        player.close()


def test_news_of_the_one_reaches_the_listeners_of_the_other(pair: tuple[Served, Served]) -> None:
    ann, eve = pair[0].player("ann"), pair[1].player("eve")
    table = ann.table(seats=2, chairs=[{"kind": "me"}, {"kind": "open"}])
    with ann.live(table, 0) as line:
        hear(line, "online")
        assert eve.tell(f"/tables/{table}/sit", name="Eve").status_code == 200
        hear(line, "seats")
        # Dealt by the other server, and told by both alike.
        assert ann.state(table)["seats"][1]["name"] == "Eve"
        assert ann.state(table, None)["drawing"]["live"] == eve.state(table, None)["drawing"]["live"]
    with eve.live(table) as line:
        ann.step(table)
        while hear(line, "news")["number"] != 1:
            pass
        assert eve.state(table, None)["number"] == 1
        ann.tell(f"/tables/{table}/chat", words="hello", seat=0)
        hear(line, "chat")
        assert [said["words"] for said in eve.ask(f"/tables/{table}/chat").json()] == ["hello"]
    # What was written elsewhere a moment ago counts here, also before the news of it has come.
    own = pair[0].player("eve")
    for _ in range(5):
        for player in (eve, own):
            state = player.state(table, 1)
            if state["picks"]:
                sent = player.play(table, 1, moves(state)[0], state["own_number"])
                assert sent.status_code in (200, 409)
                other = own if player is eve else eve
                again = other.play(table, 1, moves(state)[0], state["own_number"])
                assert again.json() == sent.json()
    for player in (ann, eve, own):
        player.close()


def test_a_rematch_on_both_servers_is_one_table(pair: tuple[Served, Served]) -> None:
    ann, eve = pair[0].player("ann-at-no-other-table"), pair[1].player("eve")
    table = ann.table(seats=2, chairs=[{"kind": "me"}, {"kind": "open"}])
    eve.tell(f"/tables/{table}/sit", name="Eve")
    while not (ann.step(table, 0)["over"] or eve.step(table, 1)["over"]):
        pass
    answers: list[str] = []
    threads = [
        threading.Thread(target=lambda who=who: answers.append(who.tell(f"/tables/{table}/rematch").json()["id"]))
        for who in (ann, eve)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(answers)) == 1
    assert len(ann.ask("/tables", list="mine").json()) == 2
    ann.close()
    eve.close()


def test_bots_of_a_table_on_two_servers_play_once(pair: tuple[Served, Served]) -> None:
    ann = pair[0].player("ann")
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    table = ann.table(seats=3, chairs=chairs)
    other = pair[1].player("ann")
    begun = time.monotonic()
    while not ann.step(table)["over"] and not other.step(table)["over"]:
        assert time.monotonic() - begun < 120
    record = rh.Record.from_json(ann.ask(f"/tables/{table}/record").text)
    assert rh.Table.load(record).over
    ann.close()
    other.close()


def test_a_table_that_is_asked_for_on_both_servers_is_one_table(pair: tuple[Served, Served]) -> None:
    asking = [server.player("ann-who-asks-again") for server in pair]
    headers = {"Idempotency-Key": "a-key-of-some-chance"}

    def ask(who: Player) -> str:
        answer = who.http.post("/tables", json={"game": "railroad_ink", "seats": 1}, headers=headers)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(ask, asking * 4))) == 1
    assert len(asking[0].ask("/tables", list="mine").json()) == 1
    for who in asking:
        who.close()


class Line:
    """The line by which one server in this process hears of the others: it can be cut, and stays so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, db: str) -> None:
        self.db, self.is_cut = db, False
        monkeypatch.setattr(news, "PAUSE", 0.05)
        connect = psycopg.connect

        def dial(*args: Any, **more: Any) -> Any:
            if self.is_cut and "autocommit" in more:
                raise psycopg.OperationalError("the line is cut")
            return connect(*args, **more)

        monkeypatch.setattr(psycopg, "connect", dial)
        self.connect = connect

    def cut(self, hall: Hall) -> None:
        """As an operator of the database does it."""
        self.is_cut = True
        with self.connect(self.db) as connection:
            query = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
            )
            assert connection.execute(query).fetchall()
        until(lambda: hall.deaf)


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture
def here(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Line, TestClient[Litestar], Hall]]:
    """A third server on the same database, in this process, and its line."""
    warnings.simplefilter("ignore", LitestarDeprecationWarning)
    monkeypatch.setattr(Thinkers, "warm", lambda self: None)
    line = Line(monkeypatch, pair[0].db)
    with TestClient(create_app(replace(Settings(db=pair[0].db), **UNLIMITED))) as client:
        client.headers["Authorization"] = "Bearer token-of-somebody-here"
        hall: Hall = client.app.state.hall
        until(lambda: not hall.deaf)
        yield line, client, hall


def test_a_server_whose_line_is_cut_shows_nothing_old(
    pair: tuple[Served, Served], here: tuple[Line, TestClient[Litestar], Hall]
) -> None:
    line, client, hall = here
    ann = pair[0].player("ann")
    table = ann.table(seats=1)
    path = f"/api/tables/{table}"
    assert client.get(path).json()["number"] == 0
    with client.websocket_connect(f"{path}/live") as listening:
        line.cut(hall)
        ann.step(table)
        # It is not told of the move, and whoever asks is shown it all the same.
        assert client.get(path).json()["number"] == 1
        ann.step(table)
        # When the line is back, it catches up by itself, and its listeners are told.
        line.is_cut = False
        while True:
            message = listening.receive_json(timeout=60)
            if message["type"] == "news" and message["number"] == 2:
                break
    assert not hall.deaf
    assert client.get(path).json()["number"] == 2
    ann.close()


def test_news_that_cannot_be_read_are_read_later(
    pair: tuple[Served, Served], here: tuple[Line, TestClient[Litestar], Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is away just when the news comes: nobody is left with the older position."""
    _, client, hall = here
    monkeypatch.setattr("roundhouse.server.hall.PAUSES", (0.05, 0.05, 0.05))
    ann = pair[0].player("ann")
    table = ann.table(seats=1)
    path = f"/api/tables/{table}"
    client.get(path)
    failures = [OperationalError("", {}, Exception("away")) for _ in range(2)]

    def fails(read: Callable[..., Any]) -> Callable[..., Any]:
        def reading(*args: Any) -> Any:
            if failures:
                raise failures.pop()
            return read(*args)

        return reading

    with client.websocket_connect(f"{path}/live") as listening:
        for name in ("since", "load"):
            monkeypatch.setattr(hall.store, name, fails(getattr(hall.store, name)))
        ann.step(table)
        while listening.receive_json(timeout=60) != {"type": "news", "number": 1}:
            pass
    assert failures == []
    ann.close()


def test_who_has_heard_of_a_move_is_shown_it(
    pair: tuple[Served, Served], here: tuple[Line, TestClient[Litestar], Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page says which number it has heard of, perhaps from another server: this one has not heard yet."""
    _, client, hall = here
    ann = pair[0].player("ann")
    table = ann.table(seats=1)
    path = f"/api/tables/{table}"
    client.get(path)
    until(lambda: not hall.lives[table].behind)
    monkeypatch.setattr(Hall, "_pass_on", lambda self, live: None)  # its news are on their way
    ann.step(table)
    assert client.get(path).json()["number"] == 0
    assert client.get(path, params={"heard": 1}).json()["number"] == 1
    ann.close()
