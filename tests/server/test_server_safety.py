"""Strangers, forgers, floods and nonsense: 4xx with a problem, never a trace, never somebody else's seat."""

from __future__ import annotations

import contextlib
import secrets
import socket
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from .served import Player, Served, moves

People = Callable[..., Player]
SOMEWHERE = "A" * 22


def check_problem(answer: httpx.Response, status: int) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    problem: dict[str, Any] = answer.json()
    assert problem["status"] == status
    assert problem["title"]
    assert problem["detail"]
    assert "Traceback" not in answer.text
    assert ".py" not in answer.text
    assert "content-security-policy" in answer.headers
    return problem


BAD_TABLES: list[Any] = [
    b"",
    b"{",
    b"\xff\xfe",
    b"[]",
    b"null",
    b'{"game": "railroad_ink", "game": 7}',
    b"[" * 50_000,
    {},
    {"game": "railroad_ink", "cheat": True},
    {"game": 7},
    {"game": "railroad_ink", "seats": "two"},
    {"game": "railroad_ink", "seats": 7},
    {"game": "railroad_ink", "seats": -1},
    {"game": "railroad_ink", "seats": 10**30},
    {"game": "railroad_ink", "options": {"expansion": "ice"}},
    {"game": "railroad_ink", "options": {"weather": "rain"}},
    {"game": "railroad_ink", "options": []},
    {"game": "railroad_ink", "seats": 2, "chairs": [{"kind": "me"}]},
    {"game": "railroad_ink", "chairs": [{"kind": "king"}]},
    {"game": "railroad_ink", "chairs": [{"kind": "bot", "bot": "oracle"}]},
    {"game": "railroad_ink", "chairs": [{"kind": "bot", "bot": "standard:width=1000000"}]},
    {"game": "railroad_ink", "chairs": [{"kind": "me", "name": "\x00"}]},
    {"game": "railroad_ink", "listed": "yes"},
]


@pytest.mark.parametrize("body", BAD_TABLES, ids=lambda body: str(body)[:40])
def test_a_table_that_cannot_be(people: People, body: Any) -> None:
    how = {"content": body} if isinstance(body, bytes) else {"json": body}
    answer = people("ann").http.post("/tables", headers={"Content-Type": "application/json"}, **how)
    check_problem(answer, 400)


def test_unknown_games_tables_and_paths(people: People) -> None:
    ann = people("ann")
    check_problem(ann.tell("/tables", game="chess"), 404)
    check_problem(ann.ask("/games/chess/rules"), 404)
    for name in (SOMEWHERE, "x", "%00", "a" * 3000, "..%2f..", "żółw", "%ff"):
        for path in ("", "/why?seat=0&picks=x", "/record", "/chat", "/qr.svg"):
            check_problem(ann.ask(f"/tables/{name}{path}"), 404)
    check_problem(ann.http.delete(f"/tables/{SOMEWHERE}"), 405)
    check_problem(ann.ask("/nothing"), 404)
    page = httpx.get(ann.url + "/nothing")
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")


def test_queries_that_do_not_fit(people: People) -> None:
    ann = people("ann")
    table = ann.table(seats=1)
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("", {"seat": "x"}),
        ("/replay", {"at": "x"}),
        ("/replay", {}),
        ("/replay", {"at": 10**30}),
        ("/chat", {"after": -1}),
        ("/chat", {"after": 2**64}),
        ("/preview", {"seat": 0}),
        ("/hint", {}),
    ]
    for path, query in wrong:
        check_problem(ann.ask(f"/tables/{table}{path}", **query), 400)
    check_problem(ann.ask("/tables", list="all"), 400)
    for seat in (1, -1, 10**30):
        check_problem(ann.ask(f"/tables/{table}", seat=seat), 403)
    # A line may be opened for any seats; those that are not ours are passed over.
    for seats in ("x", "²", "9" * 5000, ",,", "-1", "0"):
        with ann.live(table, seats):
            pass


def test_bodies_have_a_limit(people: People, server: Served) -> None:
    ann = people("ann")
    check_problem(ann.tell("/tables", game="railroad_ink", name="x" * 70_000), 413)
    # Also without a length in front.
    pieces = (b"x" * 10_000 for _ in range(20))
    check_problem(ann.http.post("/tables", content=pieces, headers={"Content-Type": "application/json"}), 413)


def test_a_seat_belongs_to_one_browser(people: People, server: Served) -> None:
    ann, eve = people("ann"), people("eve")
    table = ann.table(seats=2, chairs=[{"kind": "me"}, {"kind": "friend"}])
    move = moves(ann.state(table))[0]
    check_problem(eve.play(table, 0, move, 0), 403)
    check_problem(eve.tell(f"/tables/{table}/undo", seat=0, number=0), 403)
    check_problem(eve.tell(f"/tables/{table}/back", seat=0), 403)
    check_problem(eve.ask(f"/tables/{table}", seat=0), 403)
    for path in ("hint?seat=0", "why?seat=0&picks=x", f"preview?seat=0&move={move}", "replay?seat=0&at=0"):
        check_problem(eve.ask(f"/tables/{table}/{path}"), 403)
    spectator = eve.state(table, None)
    assert (spectator["picks"], spectator["can_undo"]) == ([], False)
    # A token of one's own making is another browser; what is no token at all is refused.
    forger = Player(server.url, secrets.token_urlsafe(16), {})
    check_problem(forger.play(table, 0, move, 0), 403)
    forger.close()
    for words in (
        "Bearer",
        "Bearer x",
        "Bearer " + "x" * 100,
        "Bearer " + "ź" * 22,
    ):
        check_problem(httpx.get(f"{server.url}/api/tables?list=mine", headers={b"Authorization": words.encode()}), 401)


@contextlib.contextmanager
def browser(server: Served) -> Iterator[httpx.Client]:
    """A browser with a cookie instead of a token."""
    with httpx.Client(base_url=server.url) as client:
        assert client.get("/api/tables?list=mine").status_code == 200
        yield client


def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Served) -> None:
    with httpx.Client(base_url=server.url) as client:
        given = client.get("/api/tables?list=mine").headers["set-cookie"]
        assert given.startswith("rh_browser=")
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(given.split("; "))
        assert len(given.split(";")[0].partition("=")[2]) == 44  # 128 bits, and our signature
        assert "set-cookie" not in client.get("/api/tables?list=mine").headers
        table = client.post("/api/tables", json={"game": "railroad_ink"}, headers={"X-Roundhouse": "1"}).json()["id"]
        assert client.get(f"/api/tables/{table}?seat=0").status_code == 200
    with browser(server) as other:
        check_problem(other.get(f"/api/tables/{table}?seat=0"), 403)


def test_another_sites_page_can_do_nothing(server: Served) -> None:
    body: dict[str, Any] = {"json": {"game": "railroad_ink"}}
    own = {"X-Roundhouse": "1", "Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    with browser(server) as client:
        assert client.post("/api/tables", headers=own, **body).status_code == 201
        check_problem(client.post("/api/tables", **body), 403)
        for wrong in (
            {"X-Roundhouse": ""},
            {"Origin": "http://evil.example"},
            {"Origin": "null"},
            {"Origin": server.url.replace("127.0.0.1", "localhost")},
            {"Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "same-site"},
        ):
            check_problem(client.post("/api/tables", headers={**own, **wrong}, **body), 403)
        table = client.post("/api/tables", headers=own, **body).json()["id"]
        check_problem(client.post(f"/api/tables/{table}/chat", headers={"X-Roundhouse": "1", "Origin": "null"}), 403)


def test_another_sites_page_cannot_listen(people: People) -> None:
    ann = people("ann")
    address = ann.url.replace("http", "ws") + f"/api/tables/{ann.table()}/live"
    with connect(address, origin=Origin(ann.url)):
        pass
    for origin in ("http://evil.example", "null"):
        with pytest.raises(InvalidStatus) as refused:
            connect(address, origin=Origin(origin))
        assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus):
        connect(address.replace("/live", "x/live"))


def test_strict_headers_on_everything(people: People) -> None:
    ann = people("ann")
    for path in ("/", "/api/games", "/api/tables/none", "/nothing", "/static/icon.svg", "/static/none", "/healthz"):
        answer = httpx.get(ann.url + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
    assert ann.ask(f"/tables/{ann.table()}").headers["cache-control"] == "no-store"


def test_health_and_figures(server: Served, people: People) -> None:
    ann = people("ann")
    assert httpx.get(ann.url + "/healthz").json() == {"status": "ok"}
    before = figures(server)
    table = ann.table(seats=1)
    ann.step(table)
    ann.ask("/tables/none")
    after = figures(server)
    assert after["roundhouse_moves_total"] >= before["roundhouse_moves_total"] + 1  # bots at other tables count too
    assert after["roundhouse_commits_total"] >= before["roundhouse_commits_total"] + 2
    assert after["roundhouse_tables"] >= before["roundhouse_tables"] + 1
    assert after['roundhouse_request_seconds_count{kind="moves"}'] >= 1
    assert after['roundhouse_refusals_total{kind="look",status="404"}'] >= 1
    assert after["roundhouse_writes_waiting"] >= 0


def figures(server: Served) -> dict[str, float]:
    lines = server.figures().splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


def test_broken_http_does_not_break_the_server(server: Served, people: People) -> None:
    for words in (b"\x00" * 500, b"GET / HTTP/9.9\r\n\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Length: -1\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(words)
            line.settimeout(5)
            line.recv(1000)
    with socket.create_connection(("127.0.0.1", server.port)) as line:  # says half and leaves
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{")
    assert people("ann").ask("/games").status_code == 200
