"""The short way for looks and moves says the same as the long way, and leaves what is unusual to it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from roundhouse.server.express import Express

from .served import moves
from .test_server_looks import ANN, set_up, token

Way = Callable[..., Awaitable[None]]
#: What differs from request to request.
OWN = ("x-request-id", "date")


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which way requests took."""
    taken: list[str] = []
    send: Way = Express._send

    async def short(self: Express, *given: Any) -> None:
        taken.append("short")
        await send(self, *given)

    monkeypatch.setattr(Express, "_send", short)
    return taken


def both(client: TestClient[Litestar], path: str, monkeypatch: pytest.MonkeyPatch, **headers: str) -> list[Any]:
    """The answers of the short way and of the long one."""
    found = [client.get(path, headers={**ANN, **headers})]
    with monkeypatch.context() as only:
        only.setattr("roundhouse.server.express._query", lambda _: None)
        found.append(client.get(path, headers={**ANN, **headers}))
    return found


@pytest.mark.parametrize(
    "query",
    [
        "",
        "seat=0",
        "seat=0&have=all",
        "seat=1",
        "seat=7",
        "seat=0&since=0-x&heard=1",
        "seat=0&lang=pl",
        "seat=99999999",
    ],
)
@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_both_ways_say_the_same(
    inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch, ways: list[str], query: str, encoding: str
) -> None:
    ann, *_ = set_up(inside, "railroad_ink", 2)
    short, long = both(inside, f"{ann.path}?{query}", monkeypatch, **{"Accept-Encoding": encoding})
    assert ways == ["short"]
    assert (short.status_code, short.json()) == (long.status_code, long.json())
    told = [{name: value for name, value in one.headers.items() if name not in OWN} for one in (short, long)]
    assert told[0] == told[1]


def test_a_known_look_is_told_so(inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    ann, *_ = set_up(inside, "railroad_ink", 2)
    tag = inside.get(f"{ann.path}?seat=0", headers=ANN).headers["etag"]
    for answer in both(inside, f"{ann.path}?seat=0", monkeypatch, **{"If-None-Match": tag}):
        assert (answer.status_code, answer.content, answer.headers["etag"]) == (304, b"", tag)


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("seat=x", 400),
        ("seat=0&seat=1", None),
        ("heard=-1", 400),
        ("seat=%ff", 400),
        ("other=1", 200),
        ("seat=1&&", None),
    ],
)
def test_what_is_unusual_goes_the_long_way(
    inside: TestClient[Litestar], ways: list[str], query: str, status: int | None
) -> None:
    ann, *_ = set_up(inside, "railroad_ink", 2)
    answer = inside.get(f"{ann.path}?{query}", headers=ANN)
    assert not ways
    assert status in (None, answer.status_code)
    assert answer.status_code < 500


def test_who_has_no_cookie_is_given_one(inside: TestClient[Litestar], ways: list[str]) -> None:
    ann, *_ = set_up(inside, "railroad_ink", 2)
    inside.headers.pop("Authorization", None)
    answer = inside.get(ann.path)
    assert not ways
    assert answer.status_code == 200
    assert "set-cookie" in answer.headers


def test_moves_by_the_short_way(inside: TestClient[Litestar], ways: list[str]) -> None:
    ann, *_ = set_up(inside, "railroad_ink", 2)
    ann.look()
    ways.clear()
    played = ann.play(moves(ann.state)[0], since=ann.state["mark"], have="all")
    assert ways == ["short"]
    assert played["state"]["number"] == played["number"] == 1
    ann.take(played["state"])
    again = inside.post(f"{ann.path}/moves", json={"seat": 1, "move": "finish", "number": 0}, headers=ANN)
    assert (again.status_code, again.headers["content-type"]) == (403, "application/problem+json")


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'{"seat": 0}', b'{"seat": 0, "move": "' + b"x" * 9000 + b'", "number": 0}', b"\xff"]
)
def test_a_body_that_is_no_move_is_told_so_by_the_long_way(
    inside: TestClient[Litestar], ways: list[str], body: bytes
) -> None:
    ann, *_ = set_up(inside, "railroad_ink", 2)
    answer = inside.post(f"{ann.path}/moves", content=body, headers={**ANN, "Content-Type": "application/json"})
    assert not ways
    assert answer.status_code == 400
    assert answer.headers["content-type"] == "application/problem+json"


def test_another_sites_page_cannot_move_by_the_short_way(inside: TestClient[Litestar], ways: list[str]) -> None:
    ann, *_ = set_up(inside, "railroad_ink", 2)
    inside.headers.pop("Authorization", None)
    inside.get(ann.path)  # now this client has a cookie
    assert not ways
    wish = {"seat": 0, "move": "finish", "number": 0}
    answer = inside.post(f"{ann.path}/moves", json=wish, headers={"Origin": "http://elsewhere.example"})
    assert ways == ["short"]
    assert answer.status_code == 403
    nobody = inside.get(f"{ann.path}?seat=0", headers=token("a-stranger"))
    assert nobody.status_code == 403
