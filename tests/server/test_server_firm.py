"""A flood stops nobody else: what costs is charged, connections are counted, and who dawdles is let go."""

from __future__ import annotations

import contextlib
import functools
import re
import resource
import socket
import stat
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.exceptions import LitestarDeprecationWarning, WebSocketDisconnect
from litestar.testing import TestClient
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from roundhouse.core.errors import BadOption
from roundhouse.server import app, doors, live_socket
from roundhouse.server.app import create_app
from roundhouse.server.browser import Browsers
from roundhouse.server.doors import Doors, HttpLine, SocketLine, networks, raise_files
from roundhouse.server.limits import Buckets, Sockets, cost_of, house_of
from roundhouse.server.settings import Settings
from roundhouse.server.thinking import Thinkers

from .served import UNLIMITED, Player, Served
from .test_server_safety import browser, check_problem

People = Callable[..., Player]


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


# -- what things cost ---------------------------------------------------------------------------------------------


def test_the_bucket_refills_with_time() -> None:
    clock = Clock()
    buckets = Buckets(60, clock)
    assert [buckets.take(("10.0.0.1", 1), 15) for _ in range(5)] == [True] * 4 + [False]
    clock.now += 14
    assert not buckets.take(("10.0.0.1", 1), 15)
    clock.now += 1
    assert buckets.take(("10.0.0.1", 1), 15)
    assert buckets.refused == 2


def test_a_person_pays_too_wherever_they_come_from() -> None:
    buckets = Buckets(3, Clock())
    assert [buckets.take((f"10.0.0.{number}", 1), person="ann") for number in range(5)] == [True] * 3 + [False] * 2
    assert buckets.take(("10.0.0.9", 1), person="bob")


@pytest.mark.parametrize(
    ("address", "house"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_who_has_one_address_of_version_6_has_many(address: str, house: str) -> None:
    assert house_of(address) == house


def test_what_costs_more() -> None:
    table = "/api/tables/" + "A" * 22
    assert cost_of("GET", "/static/table.js") < cost_of("GET", table) == cost_of("POST", f"{table}/moves") == 1
    for dear in (f"{table}/hint", f"{table}/fair", f"{table}/preview", f"{table}/replay"):
        assert cost_of("GET", dear) > 1
    for dear in ("/api/hours/zone", "/api/tell/addresses", "/api/tournaments"):
        assert cost_of("POST", dear) > 1
    assert cost_of("POST", "/api/tables") > cost_of("GET", "/api/tables")
    assert cost_of("POST", "/api/tables/") == cost_of("POST", "/api/tables/brought") == cost_of("POST", "/api/tables")


@pytest.fixture
def small(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    """A server that lets thirty things a minute through, in a minute that does not pass."""
    monkeypatch.setattr(app, "Buckets", lambda rate: Buckets(rate, Clock()))
    monkeypatch.setattr(Thinkers, "warm", lambda self: None)
    warnings.simplefilter("ignore", LitestarDeprecationWarning)
    with TestClient(create_app(replace(Settings(db=sqlite, https=True), **{**UNLIMITED, "rate": 30}))) as client:
        yield client


@pytest.mark.parametrize(
    "path", ["/api/games", "/nothing", "/", "/api/nothing", "/api/tables/x", "/rules/railroad_ink"]
)
def test_looking_is_charged_wherever_it_leads(small: TestClient[Litestar], path: str) -> None:
    statuses = [small.get(path).status_code for _ in range(31)]
    assert 429 not in statuses[:30]
    assert statuses[30] == 429
    check_problem(small.get("/api/games"), 429)
    assert "Too many" in small.get("/").text


def test_boards_and_tables_cost_more(small: TestClient[Litestar]) -> None:
    small.headers["Authorization"] = "Bearer token-of-somebody-small"
    statuses = [small.post("/api/tables", json={"game": "railroad_ink"}).status_code for _ in range(4)]
    assert statuses == [201, 201, 201, 429]


def test_a_socket_over_its_allowance_is_closed(start: Callable[..., Served], sqlite: str) -> None:
    ann = start(sqlite, rate=40).player("ann")
    table = ann.table()  # 10, and 3 for the socket
    with ann.live(table, 0) as line:
        for _ in range(60):
            line.send("{}")  # so short that the bytes alone are not too many
        answers: list[str | bytes] = []
        with contextlib.suppress(ConnectionClosed):
            answers.extend(line)
    assert line.close_code == live_socket.TOO_MUCH
    assert 0 < sum("problem" in str(answer) for answer in answers) < 60
    with pytest.raises(InvalidStatus):  # and coming back is no way round it
        ann.live(table, 0)
    ann.close()


# -- connections, before a word is understood ---------------------------------------------------------------------


class Transport:
    """A line that remembers what was done with it."""

    def __init__(self, address: str = "10.0.0.1") -> None:
        self.address = address
        self.written, self.aborted, self.closed, self.parsed = b"", False, False, False

    def get_extra_info(self, name: str) -> Any:
        return (self.address, 1) if name in ("peername", "sockname") else None

    def write(self, data: bytes) -> None:
        self.written += data

    def abort(self) -> None:
        self.aborted = self.closed = True

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol


class Loop:
    """A loop whose time passes when it is told to; what is to be done at once is not done at all."""

    def __init__(self) -> None:
        self.later: list[tuple[float, Callable[[], None]]] = []
        self.tasks = 0

    def call_later(self, seconds: float, what: Callable[[], None]) -> Any:
        self.later.append((seconds, what))
        return type("Handle", (), {"cancel": lambda _: self.later.remove((seconds, what))})()

    def create_task(self, work: Any) -> Any:
        work.close()
        self.tasks += 1
        return type("Task", (), {"add_done_callback": lambda *_: None})()

    def pass_time(self, seconds: float) -> None:
        for due, what in list(self.later):
            if due <= seconds:
                what()


class Lines:
    """Makes connections to a server that is not there."""

    def __init__(self, in_all: int = 100, from_one: int = 100, rate: int = 100, proxies: str = "") -> None:
        import uvicorn
        from uvicorn.server import ServerState

        self.doors = Doors(in_all, from_one, proxies)
        http, ws = doors.lines(self.doors, rate)
        self.config = uvicorn.Config(_nothing, http=http, ws=ws, ws_per_message_deflate=False)
        self.config.load()
        self.state, self.loop = ServerState(), Loop()
        self.config.ws_protocol_class = functools.partial(ws, _loop=self.loop)  # type: ignore[assignment]

    def open(self, address: str = "10.0.0.1") -> tuple[HttpLine, Transport]:
        line = self.config.http_protocol_class(self.config, self.state, {}, self.loop)  # type: ignore[call-arg]
        assert isinstance(line, HttpLine)
        transport = Transport(address)
        line.connection_made(transport)  # type: ignore[arg-type]
        return line, transport


async def _nothing(scope: Any, receive: Any, send: Any) -> None:
    pass


HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"


@pytest.mark.parametrize("said", [b"", b"G", HEAD, HEAD + b"X: y\r\n"])
def test_who_does_not_finish_the_headers_is_let_go(said: bytes) -> None:
    lines = Lines()
    line, transport = lines.open()
    if said:
        line.data_received(said)
    lines.loop.pass_time(doors.HEAD_SECONDS - 1)
    assert not transport.closed
    lines.loop.pass_time(doors.HEAD_SECONDS)
    assert transport.aborted
    line.connection_lost(None)
    assert lines.doors.number == 0


def test_who_does_not_finish_the_body_is_let_go() -> None:
    lines = Lines()
    line, transport = lines.open()
    line.data_received(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n")
    lines.loop.pass_time(doors.HEAD_SECONDS)
    assert not transport.closed
    line.data_received(b"12345678")
    lines.loop.pass_time(doors.BODY_SECONDS)
    assert transport.aborted


def test_who_has_said_all_may_wait_for_the_answer() -> None:
    lines = Lines()
    line, transport = lines.open()
    line.data_received(HEAD + b"\r\n")
    assert lines.loop.tasks == 1
    lines.loop.pass_time(1000)
    assert not transport.closed
    line.pause_writing()  # they do not read the answer
    lines.loop.pass_time(doors.READ_SECONDS)
    assert transport.aborted


def test_endless_headers_are_refused() -> None:
    lines = Lines()
    line, transport = lines.open()
    line.data_received(HEAD)
    for _ in range(doors.MOST_HEAD // 1000 + 1):
        line.data_received(b"X: " + b"y" * 995 + b"\r\n")
    assert transport.written.startswith(b"HTTP/1.1 431 ")
    assert transport.closed
    assert lines.loop.tasks == 0


def test_only_so_many_connections_in_all_and_from_one_address() -> None:
    lines = Lines(in_all=5, from_one=2)
    addresses = [
        "10.0.0.1",
        "10.0.0.1",
        "10.0.0.1",
        "2001:db8::1",
        "2001:db8::2",
        "2001:db8::3",
        "10.0.0.2",
        "10.0.0.3",
    ]
    opened = [lines.open(address) for address in addresses]
    refused = [transport.written.startswith(b"HTTP/1.1 503 ") for _, transport in opened]
    assert refused == [False, False, True, False, False, True, False, True]
    problem = opened[2][1].written
    assert b"application/problem+json" in problem
    for line, _ in opened:
        line.connection_lost(None)
    assert (lines.doors.number, lines.doors.inside, lines.doors.turned_away) == (0, {}, 3)


def test_a_proxy_is_not_one_address() -> None:
    lines = Lines(from_one=2, proxies="10.0.0.0/24, 192.168.1.1")
    assert not any(lines.open("10.0.0.7")[1].closed for _ in range(5))
    assert [lines.open("10.0.1.7")[1].closed for _ in range(3)] == [False, False, True]
    with pytest.raises(BadOption, match="'home' is neither an address nor a network"):
        networks("10.0.0.1,home")


OPENING = (
    HEAD + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING = b"\x81\x8f" + b"\x00" * 4 + b'{"type":"ping"}'


def test_a_socket_that_says_too_much_is_cut_before_it_is_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = Lines(rate=10)  # 160 bytes a minute
    line, transport = lines.open()
    line.data_received(OPENING)
    socket_line = transport.protocol
    assert isinstance(socket_line, SocketLine)
    assert lines.loop.later == []  # nobody waits for headers any more
    understood: list[bytes] = []
    monkeypatch.setattr(socket_line.conn, "receive_data", understood.append)
    for _ in range(7):
        socket_line.data_received(PING)
    assert len(understood) == 7
    assert not transport.closed
    socket_line.data_received(PING)
    assert len(understood) == 7
    assert transport.aborted
    socket_line.connection_lost(None)
    assert lines.doors.number == 0


def test_who_does_not_read_a_socket_is_let_go() -> None:
    lines = Lines()
    line, transport = lines.open()
    line.data_received(OPENING)
    transport.protocol.pause_writing()
    lines.loop.pass_time(doors.READ_SECONDS)
    assert transport.aborted


def test_the_server_takes_as_many_files_as_it_may() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, before[1]), before[1]))
        number = raise_files()
        assert number == resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(before[1], doors.MOST_FILES)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_half_said_requests_keep_nobody_out(start: Callable[..., Served], sqlite: str) -> None:
    """For real: an address that has all its connections gets no more, and its sockets work on."""
    served = start(sqlite, connections=8)
    ann = served.player("ann")
    assert ann.ask("/games").status_code == 200  # on a line that stays open
    with contextlib.ExitStack() as held:
        for _ in range(7):
            line = held.enter_context(socket.create_connection(("127.0.0.1", served.port)))
            line.sendall(HEAD)
        extra = held.enter_context(socket.create_connection(("127.0.0.1", served.port)))
        extra.settimeout(20)
        assert extra.recv(100).startswith(b"HTTP/1.1 503 ")
        assert ann.ask("/games").status_code == 200
    ann.close()


# -- who asks -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("proxies", "believed"), [("", False), ("10.0.0.0/8", False), ("127.0.0.1", True)])
def test_only_proxies_are_believed_whom_they_ask_for(
    start: Callable[..., Served], sqlite: str, proxies: str, believed: bool
) -> None:
    served = start(sqlite, rate=5, proxies=proxies)
    with httpx.Client(base_url=served.url, timeout=60) as client:
        statuses = [
            client.get("/api/nothing", headers={"X-Forwarded-For": f"203.0.113.{number}"}).status_code
            for number in range(8)
        ]
    assert (429 in statuses) is not believed


def test_sockets_of_one_person_and_of_one_address() -> None:
    sockets = Sockets(64)
    with contextlib.ExitStack() as held:
        for number in range(8):
            held.enter_context(sockets.held(("10.0.0.1", number), "ann"))
        with pytest.raises(Exception, match="Too Many"):
            held.enter_context(sockets.held(("10.0.0.2", 1), "ann"))
        for number in range(56):
            held.enter_context(sockets.held(("10.0.0.1", number), f"person {number}"))
        with pytest.raises(Exception, match="Too Many"):
            held.enter_context(sockets.held(("10.0.0.1", 1), "bob"))
        held.enter_context(sockets.held(("10.0.0.2", 1), "bob"))
    assert not sockets.open


def test_a_full_table_has_room_for_its_players(inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_socket, "MAX_LISTENERS", 2)
    table = inside.post("/api/tables", json={"game": "railroad_ink"}).json()["id"]
    stranger = {"Authorization": "Bearer token-of-a-stranger-----"}
    address = f"/api/tables/{table}/live"
    with (
        inside.websocket_connect(address, headers=stranger),
        inside.websocket_connect(address, headers=stranger),
        inside.websocket_connect(f"{address}?seats=0") as mine,
    ):
        with pytest.raises(WebSocketDisconnect), inside.websocket_connect(address, headers=stranger):
            pytest.fail("a stranger was let in")
        mine.send_text('{"type":"ping"}')


# -- cookies and origins ------------------------------------------------------------------------------------------


def test_by_https_the_cookie_is_ours_alone(small: TestClient[Litestar]) -> None:
    first = small.get("/")
    given = first.headers["set-cookie"]
    assert re.match(r"__Host-rh_browser=[\w-]{44}; Path=/; .*Secure", given)
    assert "Domain" not in given
    assert first.headers["cache-control"] == "no-store"
    for path in ("/", "/api/games", "/static/icon.svg", "/nothing", "/api/nothing"):
        assert small.get(path).headers["strict-transport-security"] == "max-age=31536000"


def test_without_https_there_is_no_such_promise(people: People) -> None:
    assert "strict-transport-security" not in people("ann").ask("/games").headers


def test_a_cookie_that_somebody_else_chose_is_not_taken_over(server: Served) -> None:
    with browser(server) as client:
        ours = client.cookies["rh_browser"]
        assert "set-cookie" not in client.get("/").headers
    for chosen in ("A" * 22, "A" * 44, ours[:22] + "A" * 22, ours[:-1], "ż", ours[22:] + ours[:22]):
        answer = httpx.get(f"{server.url}/", headers={b"Cookie": f"rh_browser={chosen}".encode()}, timeout=60)
        given = answer.headers["set-cookie"].split(";")[0].partition("=")[2]
        assert given != chosen
        assert len(given) == 44
        assert answer.headers["cache-control"] == "no-store"


def test_servers_on_one_database_know_the_same_cookies(start: Callable[..., Served], sqlite: str) -> None:
    one = start(sqlite)
    with httpx.Client(timeout=60) as client:
        client.get(f"{one.url}/")
        token = client.cookies["rh_browser"]
        one.stop()
        two = start(sqlite)
        assert "set-cookie" not in client.get(f"{two.url}/", headers={"Cookie": f"rh_browser={token}"}).headers


def test_a_browsers_key_is_secret() -> None:
    ann, bob = Browsers(False), Browsers(False)
    assert ann.knows(ann.issue())
    assert not bob.knows(ann.issue())


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://testserver.local", 201),
        ("http://testserver.local", 403),
        ("https://[", 403),
        ("https://evil.example", 403),
    ],
)
def test_by_https_a_page_without_it_is_another_site(small: TestClient[Litestar], origin: str, status: int) -> None:
    headers = {"X-Roundhouse": "1", "Origin": origin, "Host": "testserver.local"}
    assert small.post("/api/tables", json={"game": "railroad_ink"}, headers=headers).status_code == status


def test_a_password_for_a_proxy_is_not_for_us(server: Served) -> None:
    with httpx.Client(base_url=server.url, headers={"Authorization": "Basic YTpi"}) as client:
        assert client.get("/").status_code == 200
        assert client.get("/api/tables?list=mine").status_code == 200
        # It does not stand for the header that only our own page can send.
        check_problem(client.post("/api/tables", json={"game": "railroad_ink"}), 403)
        made = client.post("/api/tables", json={"game": "railroad_ink"}, headers={"X-Roundhouse": "1"})
        assert made.status_code == 201
    for words in ("Bearer", "Bearer x", "Digest", "x"):
        assert httpx.get(f"{server.url}/", headers={"Authorization": words}).status_code == 200


def test_the_database_is_for_its_owner_alone(start: Callable[..., Served], tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    ann = start(f"sqlite:///{file}").player("ann")
    ann.table()
    ann.close()
    for one in tmp_path.glob("games.sqlite*"):
        assert stat.S_IMODE(one.stat().st_mode) == 0o600, one
