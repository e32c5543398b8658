"""Boards that people bring: checked, drawn, played on by people and bots, kept, and carried by the record."""

from __future__ import annotations

import gc
import hashlib
import json
import re
from collections.abc import Callable
from contextlib import closing
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import text as sql

import roundhouse as rh
from roundhouse.core.verify import verify
from roundhouse.games.age_of_steam.printed import editions as age_of_steam
from roundhouse.games.ticket_to_ride.printed import editions
from roundhouse.server.hall import Hall

from .served import Player, Served, moves

People = Callable[..., Player]
GAME = "ticket_to_ride_paris"
EVIL = '<img src=x onerror="alert(1)">'


def a_board(**changes: Any) -> str:
    """The map of Paris with a title of its own and a place with a name that somebody made up."""
    board = json.loads((editions.FOLDER / "boards" / "paris" / "board.json").read_text(encoding="utf-8"))
    board["title"] = "Ann's Paris <b>"
    board["places"][0]["name"] = EVIL
    return json.dumps({**board, **changes}, indent=1)


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def brought(player: Player, text: str, **wish: Any) -> str:
    answer = player.tell("/tables/brought", **{"game": GAME, "seats": 2, "board": text, **wish})
    assert answer.status_code == 201, answer.text
    name: str = answer.json()["id"]
    return name


def play(player: Player, table: str, most: int = 1000) -> dict[str, Any]:
    """Until the game is over, or so many moves of the first seat are made."""
    while True:
        state = player.step(table)
        if state["over"] or state["own_number"] >= most:
            return state


# -- looking ------------------------------------------------------------------------------------------------------


def test_a_board_is_checked_and_drawn(people: People) -> None:
    text = a_board()
    found = people("ann").tell(f"/games/{GAME}/board", board=text)
    assert found.status_code == 200, found.text
    board = found.json()
    assert board["digest"] == digest(text)
    assert board["about"][:2] == ["Ann's Paris <b>", "17 places"]
    picture = board["drawing"]["static"] + board["drawing"]["live"]
    assert "&lt;img src=x onerror=" in picture
    assert "<img" not in picture


def test_every_fault_is_named_with_its_place(people: People) -> None:
    board = json.loads(a_board())
    board["routes"][3]["length"] = 9
    board["tickets"][0]["a"] = EVIL
    lines = json.dumps(board, indent=1)
    refused = people("ann").tell(f"/games/{GAME}/board?lang=pl", board=lines)
    problem = refused.json()
    assert (refused.status_code, problem["code"]) == (400, "bad-board")
    assert problem["title"] == "Na tej planszy nie da się grać"
    faults = {fault["where"]: fault for fault in problem["faults"]}
    assert set(faults) >= {"routes[3].length", "tickets[0].a"}
    at = faults["routes[3].length"]["line"]
    assert lines.splitlines()[at - 1].strip() == '"length": 9,'
    assert EVIL in faults["tickets[0].a"]["reason"]
    # Nobody plays on it, either.
    again = people("ann").tell("/tables/brought?lang=pl", game=GAME, board=lines)
    assert again.json()["faults"] == problem["faults"]


def a_map(**changes: Any) -> str:
    """The training map of Age of Steam with something changed."""
    return json.dumps({**json.loads(age_of_steam.edition("age_of_steam_tutorial").text), **changes})


@pytest.mark.parametrize(
    ("game", "text", "faults"),
    [
        (
            GAME,
            a_board(deck={"red": 5}, routePoints={"1": -1}),
            {
                "deck": "potrzeba co najmniej 13 kart, a jest 5",
                "routePoints.1": "tu powinna być liczba całkowita od 0 do 99",
                "routes[0].length": "routePoints nie podaje punktów za długość 3",
            },
        ),
        (
            "steam_rollers",
            '{"blackDie": [["sharp", "sharp"]], "hard": 5, "cities": []}',
            {"file": "te części podaje się razem: rows, cities, towns"},
        ),
        (
            "steam_rollers",
            json.dumps({"blackDie": [["sharp", "sharp"]] * 6, "hard": [[[1, 7]]] * 6}),
            {
                "blackDie[0]": "tu powinny być dwa różne rodzaje toru",
                "hard[5][0]": "tu powinna być liczba całkowita od 1 do 6",
            },
        ),
        (
            "age_of_steam_rust_belt",
            a_map(water="A3", settings={"actions": ["dance"], "money": "all"}),
            {
                "water": "A3 to ląd: jest wśród heksów mapy",
                "settings.money": "tu powinna być liczba całkowita od 0 do 99",
            },
        ),
        (
            "age_of_steam_tutorial",
            a_map(settings={"actions": ["engineer"], "turns": {"3": 4}}),
            {"settings.actions": "3 gracze potrzebują 3 akcji, a jest 1"},
        ),
        (
            "age_of_steam_tutorial",
            '{"title" "x"}',
            {"file": "kolumna 10: to nie jest JSON: tu powinien być dwukropek"},
        ),
    ],
)
def test_a_polish_reader_is_told_in_polish(people: People, game: str, text: str, faults: dict[str, str]) -> None:
    refused = people("ann").tell(f"/games/{game}/board?lang=pl", board=text)
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-board")
    told = {fault["where"]: fault["reason"] for fault in refused.json()["faults"]}
    assert told | faults == told
    # Who brings it to a table is told the same.
    again = people("ann").tell("/tables/brought?lang=pl", game=game, board=text)
    assert again.json()["faults"] == refused.json()["faults"]


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "null", '{"places": 1e999}', "\x00", "9" * 5000])
def test_what_is_no_board_is_told_so(people: People, text: str) -> None:
    refused = people("ann").tell(f"/games/{GAME}/board", board=text)
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-board")
    assert refused.json()["faults"]


def test_boards_have_a_limit(people: People, server: Served) -> None:
    ann = people("ann")
    long = ann.tell(f"/games/{GAME}/board", board=a_board() + " " * 200_000)
    assert "longer than" in long.json()["faults"][0]["reason"]
    for path in (f"/games/{GAME}/board", "/tables/brought"):
        assert ann.tell(path, game=GAME, board=" " * 600_000).status_code == 413
    # Nobody but our own pages and programs with a token brings boards.
    foreign = httpx.post(f"{server.url}/api/games/{GAME}/board", json={"board": a_board()})
    assert foreign.status_code == 403
    many = json.dumps({f"x{number}": 0 for number in range(5000)})
    assert len(ann.tell(f"/games/{GAME}/board", board=many).json()["faults"]) == 200


def test_a_game_with_one_board_only_takes_none(people: People) -> None:
    ann = people("ann")
    for path in ("/games/railroad_ink/board", "/tables/brought"):
        body = {"board": a_board()} if "games" in path else {"board": a_board(), "game": "railroad_ink"}
        refused = ann.tell(f"{path}?lang=pl", **body)
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-option")
        assert refused.json()["detail"] == "W tę grę gra się tylko na jej własnej planszy."
    games = {game["id"]: game["boards"] for game in ann.ask("/games").json()}
    assert (games[GAME], games["railroad_ink"]) == (True, False)


def test_who_brings_many_boards_has_to_wait(start: Callable[..., Served], sqlite: str) -> None:
    served = start(sqlite, rate=20)
    with closing(served.player("ann")) as ann:
        text = a_board()
        answers = [ann.tell(f"/games/{GAME}/board", board=text).status_code for _ in range(6)]
    assert answers[0] == 200
    assert answers[-1] == 429


# -- playing ------------------------------------------------------------------------------------------------------


def test_a_whole_game_on_a_board_of_ones_own(people: People) -> None:
    """Bots in their own processes know the board; the record carries it and replays anywhere."""
    ann, text = people("ann"), a_board()
    chairs = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "standard"}]
    table = brought(ann, text, chairs=chairs, listed=True)
    first = ann.state(table)
    assert first["brought"][:2] == [digest(text), "Ann's Paris <b>"]
    assert "<img" not in first["drawing"]["static"] + first["drawing"]["live"]
    assert ann.ask(f"/tables/{table}/hint", seat=0).json()["move"] in moves(first)
    assert ann.ask(f"/tables/{table}/preview", seat=0, move=moves(first)[0]).status_code == 200
    state = play(ann, table)
    assert state["over"]
    assert ann.ask(f"/tables/{table}/replay", at=3, seat=0).status_code == 200
    record = rh.Record.from_json(ann.ask(f"/tables/{table}/record").text)
    assert record.board is not None
    assert (record.board.text, record.board.digest) == (text, digest(text))
    assert rh.Table.load(record).over
    assert verify(record).fair
    fair = ann.ask(f"/tables/{table}/fair").json()
    assert fair["fair"]
    tickets = [draw["recorded"] for draw in fair["draws"] if draw["purpose"] == "tickets"]
    assert all(re.fullmatch(r"\d+ · .+ – .+ \(\d+\)", drawn) for drawn in tickets)
    again = ann.tell(f"/tables/{table}/rematch").json()["id"]
    assert ann.state(again)["brought"] == first["brought"]
    listed = {one["id"]: one["brought"] for one in ann.ask("/tables", list="mine").json()}
    assert listed[table]
    assert not listed.get(ann.table(game=GAME, seats=2), False)


def test_tables_on_such_boards_outlive_the_server(start: Callable[..., Served], sqlite: str) -> None:
    text = a_board()
    first = start(sqlite)
    with closing(first.player("ann")) as ann:
        table = brought(ann, text, chairs=[{"kind": "me"}, {"kind": "bot", "bot": "standard"}])
        other = brought(ann, text)
        play(ann, table, most=6)
        before = ann.state(table)
    first.kill()
    second = start(sqlite)
    with closing(second.player("ann")) as ann:
        state = ann.state(table)
        assert state["brought"] == before["brought"]
        assert state["own_number"] == before["own_number"]
        assert play(ann, table)["over"]
        assert not ann.state(other)["over"]


def test_a_board_is_kept_once(inside: TestClient[Litestar]) -> None:
    hall: Hall = inside.app.state.hall
    text = a_board()
    for _ in range(3):
        body = {"game": GAME, "seats": 2, "board": text, "chairs": [{"kind": "me"}, {"kind": "friend"}]}
        assert inside.post("/api/tables/brought", json=body).status_code == 201
    with hall.store.engine.connect() as connection:
        assert connection.execute(sql("SELECT digest FROM boards")).scalars().all() == [digest(text)]
        heads = connection.execute(sql("SELECT head FROM tables")).scalars().all()
    assert len(heads) == 3
    assert all(len(head) < 5000 for head in heads)


def test_boards_that_nobody_plays_on_are_forgotten(inside: TestClient[Litestar]) -> None:
    """A server that many boards are shown to does not grow for ever."""
    gc.collect()
    before = len(editions._brought)
    for number in range(5):
        body = {"board": a_board(title=f"Board {number}")}
        assert inside.post(f"/api/games/{GAME}/board", json=body).status_code == 200
    gc.collect()
    assert len(editions._brought) <= before + 1  # the last one may still be on its way out


# -- reading the rules --------------------------------------------------------------------------------------------


def test_the_rules_at_a_table_are_those_of_the_map_that_was_brought(people: People) -> None:
    ann, title = people("ann"), "![Ann](http://example.org/a.png) <b>"
    settings = {**json.loads(a_map())["settings"], "issue": 2}
    table = brought(ann, a_map(title=title, settings=settings), game="age_of_steam_tutorial")
    places = (f"/tables/{table}/rules", "/games/age_of_steam_tutorial/rules")
    here, elsewhere = (ann.ask(place).json()["html"] for place in places)
    assert 'id="AB-2"' in here
    assert 'id="AB-2"' not in elsewhere
    assert "![Ann](http://example.org/a.png) &lt;b&gt;" in here
    assert "<img" not in here
    assert 'id="RH-1"' in here
    assert 'id="RH-1"' in elsewhere
    assert "Przy stole" in ann.ask(f"/tables/{table}/rules?lang=pl").json()["html"]
