"""Accounts that nobody needs: guests become people, whose seats come along, and go again."""

from __future__ import annotations

import io
import json
import re
import sqlite3
import warnings
import zipfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.exceptions import LitestarDeprecationWarning
from litestar.testing import TestClient
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from roundhouse.server.app import create_app
from roundhouse.server.settings import Settings
from roundhouse.server.thinking import Thinkers

from .authenticator import Authenticator, Browser
from .served import UNLIMITED, Player, Postgres, Served, hear, moves, tell

BOT = {"kind": "bot", "bot": "random"}
Open = Callable[..., Browser]


@pytest.fixture
def browse(server: Served) -> Iterator[Open]:
    """`browse()`: a browser with a cookie of its own."""
    opened: list[Browser] = []

    def begin(url: str = server.url, **how: str) -> Browser:
        opened.append(Browser(url, **how))
        opened[-1].ask("/me")
        return opened[-1]

    yield begin
    for one in opened:
        one.close()


def play_to_the_end(browser: Browser, table: str, seat: int = 0) -> None:
    for _ in range(2000):
        state = browser.ask(f"/tables/{table}", seat=seat).json()
        if state["over"]:
            return
        if state["picks"]:
            browser.tell(f"/tables/{table}/moves", seat=seat, move=moves(state)[0], number=state["own_number"])
    raise AssertionError("it does not end")


# -- becoming somebody --------------------------------------------------------------------------------------------


def test_a_guest_needs_nothing_and_is_nobody(browse: Open) -> None:
    guest = browse()
    assert guest.me() == {
        "kind": "guest",
        "id": "",
        "name": "",
        "mails": False,
        "mail": "",
        "passkeys": [],
        "browsers": [],
        "programs": [],
        "codes": 0,
    }
    for what in ("codes", "device", "sign-out"):
        assert guest.tell(f"/me/{what}").json()["code"] == "not-signed-in"
    assert guest.tell("/me/name", name="Ann").status_code == 403


def test_seats_and_host_come_along_to_an_account(browse: Open) -> None:
    ann, phone, key = browse(), browse(agent="Mozilla/5.0 (iPhone) Safari/605"), Authenticator()
    table = ann.table(chairs=[{"kind": "me"}, {"kind": "open"}])
    cookie = ann.http.cookies["rh_browser"]
    kept = ann.keep(key)
    assert (kept["name"], kept["seats"], kept["left"], len(kept["codes"])) == ("Ann", 1, 0, 8)
    assert ann.http.cookies["rh_browser"] != cookie, "whoever knew the guest's cookie must not know the account's"
    assert ann.mine(table) == [0]
    me = ann.me()
    assert (me["kind"], me["name"], me["codes"]) == ("member", "Ann", 8)
    assert [one["label"] for one in me["passkeys"]] == ["Firefox · Linux"]
    assert [one["here"] for one in me["browsers"]] == [True]
    stale = browse()
    stale.http.cookies.set("rh_browser", cookie)
    assert stale.mine(table) == []

    # Another browser has played as a guest: what it has comes along.
    other = phone.table(chairs=[{"kind": "me"}, BOT])
    arrived = phone.sign_in(key)
    assert arrived.json() == {"name": "Ann", "seats": 1, "left": 0, "codes": []}
    assert phone.tables() == ann.tables() == {table, other}
    assert phone.mine(table) == [0]
    assert [one["label"] for one in phone.me()["browsers"]] == ["Firefox · Linux", "Safari · iPhone"]
    state = phone.ask(f"/tables/{other}", seat=0).json()
    assert phone.tell(f"/tables/{other}/moves", seat=0, move=moves(state)[0], number=state["own_number"]).is_success


def test_hours_come_along_unless_there_are_some(browse: Open) -> None:
    ann, phone, key = browse(), browse(), Authenticator()
    ann.tell("/hours", zone="Europe/Warsaw", night_from=60)
    ann.keep(key)
    assert ann.ask("/hours").json()["zone"] == "Europe/Warsaw"
    phone.tell("/hours", zone="Asia/Tokyo")
    phone.sign_in(key)
    assert [one.ask("/hours").json()["night_from"] for one in (ann, phone)] == [60, 60]


def test_an_account_gives_its_name_to_new_tables(browse: Open) -> None:
    ann = browse()
    ann.keep(Authenticator(), "Ann of the hill")
    table = ann.table(chairs=[{"kind": "me"}, BOT])
    assert ann.ask(f"/tables/{table}/seats").json()["seats"][0]["name"] == "Ann of the hill"


def test_nobody_comes_to_sit_in_two_teams_by_signing_in(browse: Open) -> None:
    ann, other, key = browse(), browse(), Authenticator()
    ann.keep(key)
    chairs = [{"kind": "me", "name": "Ann"}, BOT, {"kind": "open"}, BOT]
    table = ann.table(game="ticket_to_ride_asia", seats=4, chairs=chairs)
    assert other.tell(f"/tables/{table}/sit", name="Guest").json() == {"seat": 2}
    fine = other.table(chairs=[{"kind": "me"}, BOT])
    arrived = other.sign_in(key).json()
    assert (arrived["seats"], arrived["left"]) == (1, 1)
    assert other.mine(table) == [0], "the person sits where they sat"
    assert other.mine(fine) == [0]
    # Who signs out is the guest again to whom the other seat belongs.
    assert other.tell("/me/sign-out").status_code == 204
    assert other.mine(table) == [2]
    assert other.mine(fine) == []
    assert other.me()["kind"] == "guest"


def test_all_programs_of_a_person_share_what_it_may_set_up(start: Callable[..., Served], sqlite: str) -> None:
    served = start(sqlite, waiting_tables=2)
    ann = Browser(served.url)
    ann.keep(Authenticator())
    tokens = [ann.tell("/me/programs", name=name).json()["token"] for name in ("one", "two")]
    players = [Player(served.url, token, {}) for token in tokens]
    wish = {"game": "railroad_ink", "chairs": [{"kind": "me"}, {"kind": "open"}]}
    assert [player.tell("/tables", **wish).status_code for player in players] == [201, 201]
    assert players[0].tell("/tables", **wish).status_code == 429
    assert ann.tell("/tables", **wish).status_code == 429, "they are hers"
    other = Browser(served.url)
    assert other.tell("/tables", **wish).status_code == 201
    for browser in (ann, other):
        browser.close()
    for player in players:
        player.close()


# -- ways in ------------------------------------------------------------------------------------------------------


def test_a_recovery_code_opens_once(browse: Open) -> None:
    ann, lost, key = browse(), browse(), Authenticator()
    codes = ann.keep(key)["codes"]
    assert lost.tell("/me/recover", code=codes[0].upper().replace("-", " ")).json()["name"] == "Ann"
    assert lost.me()["codes"] == 7
    third = browse()
    refused = third.tell("/me/recover", code=codes[0])
    assert (refused.status_code, refused.json()["code"]) == (400, "no-way-in")
    new = lost.tell("/me/codes").json()["codes"]
    assert third.tell("/me/recover", code=codes[1]).status_code == 400, "new codes replace the old ones"
    assert third.tell("/me/recover", code=new[1]).status_code == 200


def test_a_link_signs_another_device_in_once(browse: Open) -> None:
    ann, phone = browse(), browse()
    ann.keep(Authenticator())
    made = ann.tell("/me/device").json()
    assert made["qr"].startswith("<svg")
    link, _, secret = made["link"].partition("#")
    assert link.endswith("/me/arrive")
    # Whoever is sent a link of somebody else sees whose it is, before their seats go there.
    assert [phone.tell("/me/arrive/whose", key=secret).json() for _ in range(2)] == [{"name": "Ann"}] * 2
    assert phone.tell("/me/arrive/whose", key="no-such-key").status_code == 400
    assert phone.tell("/me/arrive", key=secret).json()["name"] == "Ann"
    assert browse().tell("/me/arrive", key=secret).status_code == 400
    assert browse().tell("/me/arrive/whose", key=secret).status_code == 400


def test_whoever_has_no_key_is_told_nothing(browse: Open) -> None:
    """Whether it is unknown, used, forged or of another site: the same words."""
    ann, eve, key = browse(), browse(), Authenticator()
    ann.keep(key)
    told = eve.tell("/me/sign-in/begin").json()
    assert told.get("allowCredentials", []) == [], "it is not told which keys there are"
    answers = []
    stranger = Authenticator()
    stranger.make({"user": {"id": "x"}, "rp": {"id": "localhost"}, "challenge": "x"}, eve.origin)
    answers.append(eve.tell("/me/sign-in", credential=stranger.sign(told, eve.origin)))  # unknown
    told = eve.tell("/me/sign-in/begin").json()
    forged = key.sign(told, eve.origin) | {"id": next(iter(key.keys))}
    forged["response"]["signature"] = forged["response"]["authenticatorData"]
    answers.append(eve.tell("/me/sign-in", credential=forged))
    told = eve.tell("/me/sign-in/begin").json()
    answers.append(eve.tell("/me/sign-in", credential=key.sign(told, "https://evil.example")))
    told = eve.tell("/me/sign-in/begin").json()
    signed = key.sign(told, eve.origin)
    thief = browse()
    answers.append(thief.tell("/me/sign-in", credential=signed))  # another browser's challenge
    answers.append(eve.tell("/me/sign-in", credential=signed))  # and now it is used
    answers += [
        eve.tell("/me/sign-in", credential=bad) for bad in ({}, {"id": 5}, {"response": {"clientDataJSON": "e30"}})
    ]
    answers += [eve.tell("/me/recover", code=bad) for bad in ("", "x" * 19, "2222-2222-2222-2222")]
    answers.append(eve.tell("/me/arrive", key="x" * 32))
    bodies = {json.dumps(answer.json(), sort_keys=True) for answer in answers}
    assert {answer.status_code for answer in answers} == {400}
    assert len(bodies) == 1, bodies
    assert eve.me()["kind"] == "guest"


def test_the_last_way_in_stays(browse: Open, server: Served) -> None:
    ann, key = browse(), Authenticator()
    ann.keep(key)
    second = Authenticator()
    assert ann.keep(second, "")["codes"] == [], "codes are shown with the account, not with every key"
    first = ann.me()["passkeys"][0]["id"]
    assert ann.tell("/me/passkeys/remove", id=first).status_code == 204
    assert browse().sign_in(key).status_code == 400
    assert browse().sign_in(second).status_code == 200
    with sqlite3.connect(server.db.removeprefix("sqlite:///")) as file:
        file.execute("DELETE FROM codes WHERE person = ?", [ann.me()["id"]])
    refused = ann.tell("/me/passkeys/remove", id=ann.me()["passkeys"][0]["id"])
    assert (refused.status_code, len(ann.me()["passkeys"])) == (400, 1)


# -- ways out -----------------------------------------------------------------------------------------------------


def test_sign_out_here_and_everywhere(browse: Open) -> None:
    ann, phone, key = browse(), browse(), Authenticator()
    table = ann.table(chairs=[{"kind": "me"}, BOT])
    ann.keep(key)
    phone.sign_in(key)
    old = phone.http.cookies["rh_browser"]
    phone.tell("/me/sign-out")
    assert (phone.me()["kind"], phone.mine(table), ann.mine(table)) == ("guest", [], [0])
    phone.http.cookies.clear()
    phone.http.cookies.set("rh_browser", old)
    assert phone.me()["kind"] == "guest", "a cookie that was signed out is none"
    phone.sign_in(key)
    ann.tell("/me/sign-out", everywhere=True)
    assert (ann.me()["kind"], phone.me()["kind"], phone.mine(table)) == ("guest", "guest", [])
    assert phone.sign_in(key).status_code == 200
    assert phone.mine(table) == [0]
    # One browser of several.
    ann.sign_in(key)
    away = next(one["id"] for one in phone.me()["browsers"] if not one["here"])
    phone.tell("/me/browsers/remove", id=away)
    assert (ann.me()["kind"], phone.me()["kind"]) == ("guest", "member")


def test_an_open_line_is_closed_by_signing_out(browse: Open, server: Served) -> None:
    ann, phone, key = browse(), browse(), Authenticator()
    table = ann.table(chairs=[{"kind": "me"}, {"kind": "open"}])
    ann.keep(key)
    phone.sign_in(key)
    listener = Player(server.url, "token-of-nobody-special-at-all", {})
    headers = {"Cookie": f"rh_browser={phone.http.cookies['rh_browser']}", "Authorization": ""}
    with listener.live(table, 0, **headers) as line:
        assert tell(line, type="ping") == {"type": "pong"}
        ann.tell("/me/sign-out", everywhere=True)
        line.send('{"type": "ping"}')
        with pytest.raises(ConnectionClosed) as closed:
            hear(line, "pong")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_another_name_goes_to_all_tables(browse: Open) -> None:
    ann, bob = browse(), browse()
    ann.keep(Authenticator(), "Ann")
    table = ann.table(chairs=[{"kind": "me"}, {"kind": "open"}])
    taken = ann.table(chairs=[{"kind": "me"}, {"kind": "open"}])
    bob.tell(f"/tables/{taken}/sit", name="Anna")
    ann.tell(f"/tables/{table}/chat", seat=0, words="hello")
    assert ann.tell("/me/name", name="Anna").status_code == 204
    assert ann.me()["name"] == "Anna"

    def called(name: str) -> list[str]:
        return [seat["name"] for seat in bob.ask(f"/tables/{name}/seats").json()["seats"]]

    assert called(table)[0] == "Anna"
    assert called(taken) == ["Ann", "Anna"], "where somebody has the name already, the old one stays"
    assert [line["name"] for line in bob.ask(f"/tables/{table}/chat").json()] == ["Anna"]
    assert ann.tell("/me/name", name="\u2800").status_code == 400


def test_whoever_is_forgotten_is_someone(browse: Open, server: Served) -> None:
    ann, bob, key = browse(), browse(), Authenticator()
    ann.keep(key, "Annabella Quux")
    over = ann.table(chairs=[{"kind": "me"}, BOT])
    ann.tell(f"/tables/{over}/chat", seat=0, words="a word of Quuxes")
    play_to_the_end(ann, over)
    running = ann.table(chairs=[{"kind": "me"}, {"kind": "open"}])
    bob.tell(f"/tables/{running}/sit", name="Bob")
    waiting = ann.table(chairs=[{"kind": "me"}, {"kind": "open"}])
    shared = ann.table(seats=3, chairs=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    bob.tell(f"/tables/{shared}/sit", name="Bob")
    ann.tell("/me/programs", name="Quuxbot")
    assert ann.tell("/me/forget", name="Anna").status_code == 400
    assert ann.tell("/me/forget", name="Annabella Quux").status_code == 204
    assert ann.me()["kind"] == "guest"
    assert ann.tables() == set()
    assert ann.sign_in(key).status_code == 400

    names = [seat["name"] for seat in bob.ask(f"/tables/{over}", lang="en").json()["seats"]]
    assert names == ["someone (1)", "Random bot 2"]
    assert bob.ask(f"/tables/{over}", lang="pl").json()["seats"][0]["name"] == "ktoś (1)"
    assert bob.ask(f"/tables/{over}/record").json()["names"][0] == "someone 1"
    assert bob.ask(f"/tables/{over}/fair").json()["fair"] is True
    assert bob.ask(f"/tables/{over}/chat").json() == []
    assert [seat["kind"] for seat in bob.ask(f"/tables/{running}", seat=1).json()["seats"]] == ["bot", "person"]
    play_to_the_end(bob, running, 1)
    assert bob.ask(f"/tables/{waiting}/seats").status_code == 404
    kinds = [seat["kind"] for seat in bob.ask(f"/tables/{shared}/seats").json()["seats"]]
    assert kinds == ["open", "person", "open"]
    # Nothing of hers is left in any row.
    with sqlite3.connect(server.db.removeprefix("sqlite:///")) as file:
        assert "Quux" not in "\n".join(file.iterdump())


def test_everything_can_be_taken_along(browse: Open) -> None:
    ann = browse()
    over = ann.table(chairs=[{"kind": "me"}, BOT])
    play_to_the_end(ann, over)
    running = ann.table(chairs=[{"kind": "me"}, BOT])
    ann.tell(f"/tables/{running}/chat", seat=0, words="mine")
    for name, account in (("guest", False), ("Ann", True)):
        if account:
            ann.keep(Authenticator(), name)
        packed = zipfile.ZipFile(io.BytesIO(ann.ask("/me/records").content))
        me = json.loads(packed.read("me.json"))
        assert ("account" in me) == account
        by_id = {table["id"]: table for table in me["tables"]}
        assert by_id.keys() == {over, running}
        assert "record" not in by_id[running], "a game that runs has secrets"
        assert [line["words"] for line in by_id[running]["said"]] == ["mine"]
        assert json.loads(packed.read(by_id[over]["record"]))["seed"]
        assert sorted(packed.namelist()) == sorted(["me.json", by_id[over]["record"]])


# -- programs -----------------------------------------------------------------------------------------------------


def test_programs_have_tokens_and_are_marked(browse: Open, server: Served) -> None:
    ann, bob = browse(), browse()
    ann.keep(Authenticator(), "Ann")
    made = ann.tell("/me/programs", name="Stoker").json()
    assert made["token"].startswith("rh_")
    program = Player(server.url, made["token"], {})
    assert program.ask("/me").json()["kind"] == "program"
    private = ann.table(chairs=[{"kind": "me"}, BOT])
    assert program.ask(f"/tables/{private}", seat=0).status_code == 403, "it is no way to its person's seats"
    for path, body in (("/me/programs", {"name": "x"}), ("/me/forget", {"name": "Stoker"}), ("/me/codes", {})):
        assert program.tell(path, **body).status_code == 403
    table = bob.table(chairs=[{"kind": "me"}, {"kind": "open"}])
    program.tell(f"/tables/{table}/sit", name="Stoker")
    seats = bob.ask(f"/tables/{table}", seat=0).json()["seats"]
    assert [seat["program"] for seat in seats] == [False, True]
    own = program.table(seats=2, chairs=[{"kind": "me"}, {"kind": "open"}])
    assert [seat["program"] for seat in bob.ask(f"/tables/{own}/seats").json()["seats"]] == [True, False]
    assert program.ask(f"/tables/{own}/seats").json()["seats"][0]["name"] == "Stoker"

    (known,) = ann.me()["programs"]
    assert made["token"] not in json.dumps(ann.me())
    with program.http.stream("GET", "/stream") as answer:
        heard = answer.iter_lines()
        next(heard)
        ann.tell("/me/programs/revoke", id=known["id"])
        assert [*heard], "it ends"
    assert ann.me()["programs"] == []
    assert program.ask("/me").status_code == 401, "not a new guest with every request"
    assert ann.mine(table) == [1], "what it played at comes to its person"
    program.close()


def test_a_programs_seats_are_its_own_persons_business_only(browse: Open) -> None:
    ann, eve = browse(), browse()
    ann.keep(Authenticator(), "Ann")
    eve.keep(Authenticator(), "Eve")
    ann.tell("/me/programs", name="Stoker")
    (known,) = ann.me()["programs"]
    eve.tell("/me/programs/revoke", id=known["id"])
    eve.tell("/me/browsers/remove", id=ann.me()["browsers"][0]["id"])
    eve.tell("/me/passkeys/remove", id=ann.me()["passkeys"][0]["id"])
    me = ann.me()
    assert (len(me["programs"]), len(me["browsers"]), len(me["passkeys"])) == (1, 1, 1)


def test_a_person_has_so_many_programs(browse: Open) -> None:
    ann = browse()
    ann.keep(Authenticator())
    made = [ann.tell("/me/programs", name=f"Number {number}").status_code for number in range(11)]
    assert made == [201] * 10 + [400]


# -- what is kept, and by whom ------------------------------------------------------------------------------------


def test_only_hashes_are_kept(browse: Open, server: Served) -> None:
    ann, key = browse(), Authenticator()
    codes = ann.keep(key)["codes"]
    token = ann.tell("/me/programs", name="Stoker").json()["token"]
    link = ann.tell("/me/device").json()["link"].partition("#")[2]
    with sqlite3.connect(server.db.removeprefix("sqlite:///")) as file:
        everything = "\n".join(file.iterdump())
    assert ann.me()["id"] in everything
    for secret in (*codes, *(code.replace("-", "") for code in codes), token, link, ann.http.cookies["rh_browser"]):
        assert secret not in everything


def test_limits_are_a_persons_not_a_browsers(start: Callable[..., Served], tmp_path: Path) -> None:
    served = start(f"sqlite:///{tmp_path}/few.sqlite", tables_a_day=3)
    ann, phone, key = Browser(served.url), Browser(served.url), Authenticator()
    ann.keep(key)
    phone.sign_in(key)
    program = Player(served.url, ann.tell("/me/programs", name="Stoker").json()["token"], {})
    wish = {"game": "railroad_ink", "seats": 2}
    made = [one.tell("/tables", **wish).status_code for one in (ann, phone, program, phone, ann, program)]
    assert made == [201, 201, 201, 429, 429, 429]
    for one in (ann, phone, program):
        one.close()


def test_two_servers_know_the_same_people(start: Callable[..., Served], postgres: Postgres) -> None:
    db = postgres.database()
    here, there = start(db), start(db)
    ann, key = Browser(here.url), Authenticator()
    table = ann.table(chairs=[{"kind": "me", "name": "Ann"}, {"kind": "open"}])
    kept = ann.keep(key)
    # The same browser asks the other server, as behind a load balancer.
    over_there = Browser(there.url)
    over_there.http.cookies.set("rh_browser", ann.http.cookies["rh_browser"])
    assert (over_there.me()["name"], over_there.mine(table)) == ("Ann", [0])
    phone = Browser(there.url)
    other = phone.table(chairs=[{"kind": "me"}, {"kind": "open"}])
    assert ann.mine(other) == []
    phone.tell("/me/recover", code=kept["codes"][0])
    until(lambda: ann.mine(other) == [0])
    listener = Player(there.url, "token-of-nobody-special-at-all", {})
    with listener.live(table) as line:
        ann.tell("/me/name", name="Anna")
        hear(line, "seats")
    assert over_there.me()["name"] == "Anna"
    assert ann.tell("/me/sign-out", everywhere=True).status_code == 204
    for browser in (over_there, phone):
        until(partial(is_guest, browser))
    ann.tell("/me/recover", code=kept["codes"][1])
    assert ann.tell("/me/forget", name="Anna").status_code == 204
    until(lambda: phone.ask(f"/tables/{table}/seats").status_code == 404)
    for one in (ann, phone, over_there, listener):
        one.close()


def is_guest(browser: Browser) -> bool:
    return bool(browser.me()["kind"] == "guest")


def until(is_so: Callable[[], bool]) -> None:
    """News of another server takes a moment."""
    for _ in range(200):
        if is_so():
            return
    raise AssertionError("nothing was heard of it")


# -- by mail ------------------------------------------------------------------------------------------------------


class Post:
    """Who was sent what."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str, str]] = []

    async def __call__(self, to: str, subject: str, words: str) -> None:
        self.sent.append((to, subject, words))

    def key(self) -> str:
        found = re.search(r"https://games\.example/me/arrive#(\S+)", self.sent[-1][2])
        assert found, self.sent
        return found[1]


@pytest.fixture
def mailed(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[TestClient[Litestar], Post, list[float]]]:
    """A server that sends mail, what it sent, and a clock that can be set."""
    monkeypatch.setattr(Thinkers, "warm", lambda self: None)
    warnings.simplefilter("ignore", LitestarDeprecationWarning)
    now, post = [1_000_000.0], Post()
    app = create_app(replace(Settings(db=sqlite, site="https://games.example"), **UNLIMITED), clock=lambda: now[0])
    app.state.hall.post = post
    with TestClient(app) as client:
        client.headers.update({"X-Roundhouse": "1"})
        yield client, post, now


def test_a_link_by_mail_is_a_way_in(mailed: tuple[TestClient[Litestar], Post, list[float]]) -> None:
    client, post, now = mailed
    assert client.get("/api/me").json()["mails"] is True
    ask = {"mail": " Ann@Example.org ", "name": "Ann"}
    first = client.post("/api/me/mail", json=ask)
    assert (first.status_code, [one[0] for one in post.sent]) == (204, ["ann@example.org"])
    assert client.post("/api/me/mail", json=ask).status_code == 204
    assert len(post.sent) == 1, "nobody is flooded with mails"
    assert client.post("/api/me/arrive/whose", json={"key": post.key()}).json() == {"name": "Ann"}
    new = client.post("/api/me/arrive", json={"key": post.key()}).json()
    assert (new["name"], len(new["codes"])) == ("Ann", 8)
    assert client.get("/api/me").json()["mail"] == "ann@example.org"
    assert client.post("/api/me/arrive", json={"key": post.key()}).json()["code"] == "no-way-in"
    client.post("/api/me/sign-out", json={})

    # Known or not: the same answer, and a mail.
    now[0] += 100
    known = client.post("/api/me/mail", json={"mail": "ann@example.org"})
    unknown = client.post("/api/me/mail", json={"mail": "eve@example.org"})
    assert (known.status_code, known.content) == (unknown.status_code, unknown.content) == (204, b"")
    assert [one[0] for one in post.sent[-2:]] == ["ann@example.org", "eve@example.org"]
    assert post.sent[-1][2].partition("#")[0] == post.sent[-2][2].partition("#")[0]
    post.sent.pop()
    again = client.post("/api/me/arrive", json={"key": post.key()}).json()
    assert (again["name"], again["codes"]) == ("Ann", [])


def test_a_link_by_mail_grows_old(mailed: tuple[TestClient[Litestar], Post, list[float]]) -> None:
    client, post, now = mailed
    client.post("/api/me/mail", json={"mail": "ann@example.org"})
    now[0] += 30 * 60
    assert client.post("/api/me/arrive", json={"key": post.key()}).status_code == 400
    for bad in ("ann", "a@b", "a b@c.de", "<a@b.cd>", "a@b.cd\nBcc: e@f.gh", "x" * 300 + "@b.cd"):
        assert client.post("/api/me/mail", json={"mail": bad}).status_code == 400


def test_nobody_takes_anothers_address(mailed: tuple[TestClient[Litestar], Post, list[float]]) -> None:
    """A member who asks for an address that is somebody's gets a link there: whoever opens it is that somebody."""
    client, post, now = mailed
    client.post("/api/me/mail", json={"mail": "ann@example.org", "name": "Ann"})
    client.post("/api/me/arrive", json={"key": post.key()})
    client.post("/api/me/sign-out", json={})
    client.post("/api/me/mail", json={"mail": "eve@example.org", "name": "Eve"})
    client.post("/api/me/arrive", json={"key": post.key()})
    now[0] += 100
    client.post("/api/me/mail", json={"mail": "ann@example.org"})
    assert client.post("/api/me/arrive", json={"key": post.key()}).json()["name"] == "Ann"
    codes = client.post("/api/me/codes", json={}).json()["codes"]
    assert client.post("/api/me/mail/remove", json={}).status_code == 204
    assert client.get("/api/me").json()["mail"] == ""
    client.post("/api/me/sign-out", json={})
    assert client.post("/api/me/recover", json={"code": codes[0]}).json()["name"] == "Ann"


def test_nobody_is_drawn_into_anothers_account(mailed: tuple[TestClient[Litestar], Post, list[float]]) -> None:
    """A member says that somebody else's address is theirs. Whoever opens the link is not signed in to it, and
    the address stays its owner's."""
    client, post, now = mailed
    client.post("/api/me/mail", json={"mail": "eve@example.org", "name": "Eve"})
    client.post("/api/me/arrive", json={"key": post.key()})
    client.post("/api/me/mail", json={"mail": "bo@example.org"})
    assert "Eve" in post.sent[-1][2]
    client.post("/api/me/sign-out", json={})
    assert client.post("/api/me/arrive", json={"key": post.key()}).json()["code"] == "no-way-in"
    assert client.get("/api/me").json()["kind"] == "guest"
    now[0] += 100
    client.post("/api/me/mail", json={"mail": "bo@example.org", "name": "Bo"})
    assert client.post("/api/me/arrive", json={"key": post.key()}).json()["name"] == "Bo"


def test_without_mail_there_are_no_links(browse: Open) -> None:
    assert browse().tell("/me/mail", mail="ann@example.org").status_code == 400
