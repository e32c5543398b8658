"""What takes a while is done in threads: the event loop stays free, and so does the table."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from roundhouse.core.news import GUESSES
from roundhouse.core.registry import find_game
from roundhouse.core.table import Table
from roundhouse.games.ticket_to_ride.rules.state import State
from roundhouse.server import games_api, looks, pages, playing, tables_api
from roundhouse.server.hall import Hall
from roundhouse.server.present import previews

from .served import moves

WORKROOM = "roundhouse-workroom"
BOARD = "ticket_to_ride_paris"


def at_one_screen(client: TestClient[Litestar]) -> str:
    """Two seats of one person, who act at the same time."""
    answer = client.post("/api/tables", json={"game": "railroad_ink", "chairs": [{"kind": "me"}, {"kind": "friend"}]})
    return str(answer.json()["id"])


def play(client: TestClient[Litestar], table: str, seat: int) -> int:
    """Play the first move; the number of the seat's entries then."""
    state = client.get(f"/api/tables/{table}", params={"seat": seat}).json()
    wish = {"seat": seat, "move": moves(state)[0], "number": state["own_number"]}
    answer = client.post(f"/api/tables/{table}/moves", json=wish)
    assert answer.status_code == 200, answer.text
    return int(answer.json()["own_number"])


class Slow:
    """Table.undo, which waits until it may go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.go_on = threading.Event(), threading.Event()
        self.threads: list[str] = []
        take_back = Table.undo

        def undo(table: Table, seat: int) -> None:
            self.threads.append(threading.current_thread().name)
            self.begun.set()
            assert self.go_on.wait(60)
            take_back(table, seat)

        monkeypatch.setattr(Table, "undo", undo)


def test_while_a_move_is_taken_back_others_look_and_play(
    inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = at_one_screen(inside)
    number = play(inside, table, 0)
    slow = Slow(monkeypatch)
    with ThreadPoolExecutor(1) as pool:
        wish = {"seat": 0, "number": number}
        undone = pool.submit(inside.post, f"/api/tables/{table}/undo", json=wish)
        try:
            assert slow.begun.wait(60)
            # Neither the loop nor the table waits for it.
            assert inside.get(f"/api/tables/{table}/seats").status_code == 200
            play(inside, table, 1)
        finally:
            slow.go_on.set()
        answer = undone.result(60)
    assert answer.status_code == 200, answer.text
    # Somebody had played meanwhile, so it was done anew: nothing is lost, and the order is that of the answers.
    assert len(slow.threads) == 2
    assert all(name.startswith(WORKROOM) for name in slow.threads)
    hall: Hall = inside.app.state.hall
    live = hall.lives[table]
    assert [(entry.seat, entry.undo) for entry in live.table.record.entries] == [(0, False), (1, False), (0, True)]
    again = Table.load(live.table.record)
    assert again.digest() == live.table.digest()
    assert [event.text for event in again.events()] == [event.text for event in live.table.events()]
    # The game goes on from there, and the next move can be taken back as well.
    assert play(inside, table, 0) == 3
    assert inside.post(f"/api/tables/{table}/undo", json={"seat": 0, "number": 3}).status_code == 200


def test_taken_back_twice_at_once_it_is_taken_back_once(
    inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = at_one_screen(inside)
    play(inside, table, 0)
    number = play(inside, table, 0)
    slow = Slow(monkeypatch)
    with ThreadPoolExecutor(2) as pool:
        wish = {"seat": 0, "number": number}
        sent = [pool.submit(inside.post, f"/api/tables/{table}/undo", json=wish) for _ in range(2)]
        assert slow.begun.wait(60)
        slow.go_on.set()
        answers = [one.result(60).json() for one in sent]
    assert answers == [{"number": 3, "own_number": 3}] * 2
    hall: Hall = inside.app.state.hall
    assert sum(entry.undo for entry in hall.lives[table].table.record.entries) == 1


def test_who_is_always_overtaken_is_told_to_look_again(
    inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "ATTEMPTS", 0)
    table = at_one_screen(inside)
    answer = inside.post(f"/api/tables/{table}/undo", json={"seat": 0, "number": 0})
    assert (answer.status_code, answer.json()["code"]) == (409, "stale")


def test_what_takes_a_while_is_done_in_the_workroom(
    inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    found: dict[str, set[str]] = {}

    def watch(place: Any, name: str) -> None:
        work: Callable[..., Any] = getattr(place, name)

        def watched(*args: Any, **more: Any) -> Any:
            found.setdefault(f"{place.__name__}.{name}", set()).add(threading.current_thread().name)
            return work(*args, **more)

        monkeypatch.setattr(place, name, watched)

    parts: dict[Any, tuple[str, ...]] = {
        games_api: ("game_info", "board_info", "rule_text", "sample_picture"),
        tables_api: ("table_info", "replay_step", "reel", "fair_info", "rule_text", "qr"),
        pages: ("rule_text",),
        looks: ("table_now",),
        previews: ("preview",),
        Table: ("undo", "why_not"),
    }
    for place, names in parts.items():
        for name in names:
            watch(place, name)
    answer = inside.post("/api/tables", json={"game": "railroad_ink", "seats": 1, "chairs": [{"kind": "me"}]})
    table = answer.json()["id"]
    state = inside.get(f"/api/tables/{table}", params={"seat": 0}).json()
    at = f"/api/tables/{table}"
    board = (find_game(BOARD).folder / "board.json").read_text(encoding="utf-8")
    asked = [
        inside.get(f"{at}/preview", params={"seat": 0, "move": moves(state)[0]}),
        inside.get(f"{at}/why", params={"seat": 0, "picks": "finish"}),
        inside.get("/api/games"),
        inside.get(f"/api/games/{BOARD}/rules"),
        inside.get(f"/api/games/{BOARD}/picture.svg"),
        inside.post(f"/api/games/{BOARD}/board", json={"board": board}),
        inside.get("/api/tables", params={"list": "mine"}),
        inside.get(f"{at}/rules"),
        inside.get(f"{at}/qr.svg"),
        inside.get("/rules/railroad_ink"),
    ]
    number = play(inside, table, 0)
    asked.append(inside.post(f"{at}/undo", json={"seat": 0, "number": number}))
    while not state["over"]:
        play(inside, table, 0)
        state = inside.get(at, params={"seat": 0, "have": "all"}).json()
    asked += [inside.get(f"{at}/{what}") for what in ("replay?at=1", "frames?at=1", "fair")]
    assert [answer.status_code for answer in asked] == [200] * len(asked)
    assert set(found) == {f"{place.__name__}.{name}" for place, names in parts.items() for name in names}
    elsewhere = {what: sorted(names) for what, names in found.items() if any(WORKROOM not in name for name in names)}
    assert elsewhere == {}


def test_a_look_does_not_play_what_could_be_played(
    inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many moves there are: a few guesses tell whether the last one can be taken back, and nothing else."""
    played: list[int] = []
    play_on = State.play

    def play(state: State, seat: int, move: int, *more: Any) -> None:
        played.append(move)
        play_on(state, seat, move, *more)

    answer = inside.post("/api/tables", json={"game": "ticket_to_ride_usa", "chairs": [{"kind": "me"}] * 2})
    table = answer.json()["id"]
    many = 0
    for _ in range(60):
        monkeypatch.setattr(State, "play", play)
        played.clear()
        seen = [inside.get(f"/api/tables/{table}", params={"seat": seat}).json() for seat in (0, 1)]
        assert len(played) <= 2 * 2 * GUESSES
        monkeypatch.setattr(State, "play", play_on)
        state = next(state for state in seen if state["picks"])
        many = max(many, len(moves(state)))
        wish = {"seat": state["seat"], "move": moves(state)[0], "number": state["own_number"]}
        assert inside.post(f"/api/tables/{table}/moves", json=wish).status_code == 200
    assert many > 2 * 2 * GUESSES
