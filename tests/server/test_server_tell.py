"""People are told what happens while they look elsewhere: by mail, push and services, once, and not at night."""

from __future__ import annotations

import base64
import json
import multiprocessing
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256

from roundhouse.core.errors import BadOption
from roundhouse.server.app import DOERS
from roundhouse.server.jobs import LOST
from roundhouse.server.over_days import doing, presence
from roundhouse.server.store import Unsaved
from roundhouse.server.tell import messenger, targets
from roundhouse.server.tell.asking import TELL
from roundhouse.server.tell.messenger import REST
from roundhouse.server.tell.outside import LONGEST_ANSWER, TooSlow
from roundhouse.server.tell.targets import SCHEMES, check_apprise, check_host, check_push, guard, is_public

from .house import House
from .outside import Endpoint, Mailbox
from .test_server_clocks import TURNS, hasty_bots, play_turn, turn_of, two

__all__ = ["hasty_bots"]
Open = Callable[..., House]
ANN = "ann@example.org"
#: Until a message is told.
DELAY = 60


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    with Endpoint() as found:
        yield found


@pytest.fixture
def house(open_house: Open, mailbox: Mailbox) -> House:
    """Nobody sleeps, unless a test says so."""
    found = open_house(
        mail_server=mailbox.server,
        mail_from="Roundhouse <games@example.org>",
        mail_tls="none",
        tell_private=True,
        site="https://games.example.org",
    )
    for who in ("ann", "ben"):
        found.tell("/hours", who, zone="UTC", night_from=0, night_to=0)
    return found


def by_mail(house: House, mailbox: Mailbox, who: str = "ann", address: str = ANN) -> str:
    """Somebody gives their address and opens the link that comes; the id of the address."""
    answer = house.tell("/tell/addresses", who, kind="mail", address=address)
    assert answer.status_code == 200, answer.text
    assert answer.json()["addresses"][-1]["confirmed"] is False
    link = follow(house, mailbox.words())
    assert house.client.get(link).status_code == 200  # looked at by a program: nothing is done
    assert house.ask("/tell", who).json()["addresses"][-1]["confirmed"] is False
    assert house.client.post(link).status_code == 200
    mailbox.mails.clear()
    name: str = house.ask("/tell", who).json()["addresses"][-1]["id"]
    assert house.ask("/tell", who).json()["addresses"][-1]["confirmed"] is True
    return name


def follow(house: House, words: str) -> str:
    found = re.search(r"https://games\.example\.org(/mail/\S+)", words)
    assert found, words
    return found[1]


def until_ann(house: House, table: str) -> None:
    """Play until it is Ann's turn."""
    while turn_of(house, table)[1] != "ann":
        play_turn(house, table)


def ready(house: House) -> str:
    """A table where it is Ben's turn, both have begun, and nothing is to be told any more."""
    table = two(house, None)
    for _ in range(2):
        play_turn(house, table)
    while turn_of(house, table)[1] != "ben":
        play_turn(house, table)
    house.wait(10 * DELAY)
    return table


def test_who_gave_no_address_is_told_nothing(house: House, mailbox: Mailbox) -> None:
    table = ready(house)
    until_ann(house, table)
    house.wait(DELAY)
    assert mailbox.mails == []


def test_it_is_my_turn_once(house: House, mailbox: Mailbox) -> None:
    by_mail(house, mailbox)
    table = ready(house)
    mailbox.mails.clear()
    until_ann(house, table)
    house.wait(DELAY - 1)
    assert mailbox.mails == []
    house.wait(1)
    [mail] = mailbox.mails
    assert mail["Subject"] == "Ticket to Ride: Paris: it is your turn"
    assert mail["To"] == ANN
    assert f"https://games.example.org/table/{table}" in mailbox.words()
    assert mail["Auto-Submitted"] == "auto-generated"
    house.wait(100 * DELAY)
    assert len(mailbox.mails) == 1
    # The next turn is told again.
    until_ben(house, table)
    until_ann(house, table)
    house.wait(DELAY)
    assert len(mailbox.mails) == 2


def until_ben(house: House, table: str) -> None:
    while turn_of(house, table)[1] != "ben":
        play_turn(house, table)


def test_who_has_moved_meanwhile_is_not_told(house: House, mailbox: Mailbox) -> None:
    by_mail(house, mailbox)
    table = ready(house)
    mailbox.mails.clear()
    until_ann(house, table)
    house.clock[0] += DELAY / 2
    until_ben(house, table)
    house.wait(DELAY)
    assert mailbox.mails == []


def test_who_has_the_page_open_is_not_told(house: House, mailbox: Mailbox) -> None:
    by_mail(house, mailbox)
    table = ready(house)
    mailbox.mails.clear()
    with house.client.websocket_connect(f"/api/tables/{table}/live?seats=0", headers=house.token("ann")):
        until_ann(house, table)
        house.clock[0] += DELAY - 10
        house.do(presence.look)
        house.wait(10)
    assert mailbox.mails == []


def test_nobody_is_woken(house: House, mailbox: Mailbox) -> None:
    """2001-09-09 01:46:40 in UTC."""
    by_mail(house, mailbox)
    table = ready(house)
    mailbox.mails.clear()
    house.tell("/hours", zone="UTC", night_from=23 * 60, night_to=7 * 60)
    until_ann(house, table)
    house.wait(DELAY)
    house.wait(3 * 3600)
    assert mailbox.mails == []
    house.wait(3 * 3600)
    assert len(mailbox.mails) == 1


def test_many_tables_are_one_message(house: House, mailbox: Mailbox) -> None:
    by_mail(house, mailbox)
    tables = [ready(house) for _ in range(3)]
    mailbox.mails.clear()
    for table in tables:
        until_ann(house, table)
    house.wait(DELAY)
    [mail] = mailbox.mails
    assert mail["Subject"] == "3 pieces of news from your tables"
    assert all(f"https://games.example.org/table/{table}" in mailbox.words() for table in tables)


def test_a_seat_was_taken_somebody_wrote_and_it_is_over(house: House, mailbox: Mailbox) -> None:
    by_mail(house, mailbox)
    table = house.table(game=TURNS, seats=3, chairs=[{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}])
    house.tell(f"/tables/{table}/sit", "ben", name="Ben")
    house.wait(DELAY)
    assert [mail["Subject"] for mail in mailbox.mails] == ["Ticket to Ride: Paris: Ben has taken a seat at your table"]
    house.tell(f"/tables/{table}/chat", "ben", seat=1, words="the seed of all evil")
    house.wait(DELAY)
    assert mailbox.mails[-1]["Subject"] == "Ticket to Ride: Paris: Ben wrote something"
    assert "evil" not in mailbox.words(), "what was said is read at the table"
    # What one does oneself is no news.
    house.tell(f"/tables/{table}/chat", "ann", seat=0, words="hello")
    house.wait(DELAY)
    assert len(mailbox.mails) == 2
    house.tell("/tell/wishes", chat=False)
    house.tell(f"/tables/{table}/chat", "ben", seat=1, words="again")
    house.wait(DELAY)
    assert len(mailbox.mails) == 2
    house.tell("/tell/wishes")
    house.tell(f"/tables/{table}/mute", seat=1)
    house.tell(f"/tables/{table}/chat", "ben", seat=1, words="to who does not want to read it")
    house.wait(DELAY)
    assert len(mailbox.mails) == 2
    house.tell(f"/tables/{table}/mute", seat=1, mute=False)
    house.tell(f"/tell/tables/{table}", mute=True)
    house.tell(f"/tables/{table}/chat", "ben", seat=1, words="and again")
    house.wait(DELAY)
    assert len(mailbox.mails) == 2


def test_a_host_who_is_not_to_move_hears_that_the_table_is_full(house: House, mailbox: Mailbox) -> None:
    by_mail(house, mailbox)
    table = house.table(game="railroad_ink", seats=2, chairs=[{"kind": "open"}, {"kind": "open"}])
    for who in ("ben", "cat"):
        assert house.tell(f"/tables/{table}/sit", who, name=who.title()).status_code == 200
    house.wait(DELAY)
    assert "Railroad Ink: your table is full, the game begins" in mailbox.words()


def test_the_game_is_over(house: House, mailbox: Mailbox) -> None:
    by_mail(house, mailbox)
    table = two(house, None, "railroad_ink")
    house.wait(DELAY)
    for _ in range(400):
        state = house.state(table, None)
        if state["over"]:
            break
        acting = [seat["seat"] for seat in state["seats"] if seat["acting"]]
        play = house.play(table, acting[0], ("ann", "ben")[acting[0]])
        assert play.status_code == 200
    mailbox.mails.clear()
    house.wait(DELAY)
    over = [mail["Subject"] for mail in mailbox.mails]
    assert over in (["Railroad Ink: the game is over"], []), over
    last = house.do(lambda hall: _last_mover(hall, table))
    assert bool(over) == (last == 1), "whoever ended it was there"


async def _last_mover(hall: Any, table: str) -> int:
    live = await hall.find(table)
    seat: int = live.table.record.entries[-1].seat
    return seat


def test_one_click_ends_it(house: House, mailbox: Mailbox) -> None:
    """By the mail program's own button (RFC 8058), which knows no cookie of ours."""
    by_mail(house, mailbox)
    table = ready(house)
    mailbox.mails.clear()
    until_ann(house, table)
    house.wait(DELAY)
    mail = mailbox.mails[-1]
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = follow(house, mail["List-Unsubscribe"].strip("<>"))
    house.client.cookies.clear()
    assert house.client.get(link).status_code == 200
    assert house.ask("/tell").json()["addresses"] != []
    assert house.client.post(link[:-1] + "x").status_code == 404
    assert house.client.post(link.replace("/stop/", "/confirm/")).status_code == 404
    answer = house.client.post(link, content="List-Unsubscribe=One-Click", headers={"Origin": "https://mail.example"})
    assert answer.status_code == 200
    assert house.ask("/tell").json()["addresses"] == []


def test_a_push_is_read_by_the_browser_alone(house: House, endpoint: Endpoint) -> None:
    answer = house.tell("/tell/addresses", kind="push", address=endpoint.subscription)
    assert answer.status_code == 200, answer.text
    key = answer.json()["push_key"]
    table = ready(house)
    until_ann(house, table)
    house.wait(DELAY)
    [(path, headers, body)] = endpoint.came[-1:]
    assert path == "/push"
    assert b"Ticket" not in body
    message = endpoint.read()
    assert message["title"] == "Ticket to Ride: Paris: it is your turn"
    assert message["url"] == f"/table/{table}"
    assert int(headers["ttl"]) > 0
    # It is signed with the key that the browser was given (VAPID).
    token, _, given = headers["authorization"].removeprefix("vapid t=").partition(",k=")
    assert given == key
    signed, _, signature = token.rpartition(".")
    raw = base64.urlsafe_b64decode(signature + "==")
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = base64.urlsafe_b64decode(key + "==")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    public.verify(utils.encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))


def test_the_key_stays_the_same_after_a_restart(open_house: Open) -> None:
    first = open_house()
    key = first.ask("/tell").json()["push_key"]
    first.client.__exit__()
    assert open_house().ask("/tell").json()["push_key"] == key


def test_a_browser_that_is_gone_is_forgotten(house: House, endpoint: Endpoint) -> None:
    house.tell("/tell/addresses", kind="push", address=endpoint.subscription)
    table = ready(house)
    endpoint.status = 410
    until_ann(house, table)
    house.wait(DELAY)
    assert house.ask("/tell").json()["addresses"] == []


def test_a_service_that_fails_is_tried_again_and_others_are_not_told_twice(
    house: House, endpoint: Endpoint, mailbox: Mailbox
) -> None:
    by_mail(house, mailbox)
    table = ready(house)
    mailbox.mails.clear()
    address = f"json://127.0.0.1:{endpoint.port}/hook"
    assert house.tell("/tell/addresses", kind="apprise", address=address).status_code == 200
    endpoint.status = 503
    until_ann(house, table)
    house.wait(DELAY)
    assert (len(mailbox.mails), len(endpoint.came)) == (1, 1)
    endpoint.status = 200
    house.wait(30)
    assert (len(mailbox.mails), len(endpoint.came)) == (1, 2)
    told = json.loads(endpoint.came[-1][2])
    assert "it is your turn" in told["title"]
    house.wait(10_000)
    assert (len(mailbox.mails), len(endpoint.came)) == (1, 2)


def test_who_dies_after_sending_sends_once_more_by_the_same_name(
    house: House, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_mail(house, mailbox)
    table = ready(house)
    mailbox.mails.clear()
    until_ann(house, table)
    house.clock[0] += DELAY
    house.do(lambda hall: doing.do_due(hall, {TELL: DOERS[TELL]}))

    def die(*_: Any) -> None:
        raise OSError  # nothing is written after it, as after kill -9

    with monkeypatch.context() as patched:
        patched.setattr(doing, "_end", die)
        with pytest.raises(Unsaved):
            house.wait(0)
    assert len(mailbox.mails) == 1
    house.wait(LOST + 1)
    house.wait(10 * LOST)
    assert len(mailbox.mails) == 2
    assert mailbox.mails[0]["Message-ID"] == mailbox.mails[1]["Message-ID"]


def test_an_address_that_nobody_has_is_forgotten(house: House, mailbox: Mailbox) -> None:
    by_mail(house, mailbox)
    table = ready(house)
    mailbox.refuse.add(ANN)
    until_ann(house, table)
    house.wait(DELAY)
    assert house.ask("/tell").json()["addresses"] == []


def test_nobody_reads_or_removes_others_addresses(house: House, mailbox: Mailbox) -> None:
    name = by_mail(house, mailbox)
    assert house.ask("/tell", "ben").json()["addresses"] == []
    for path in (f"/tell/addresses/{name}/remove", f"/tell/addresses/{name}/try"):
        assert house.tell(path, "ben").status_code == 403
    assert house.tell("/tell/addresses/nothing/remove").status_code == 403
    assert house.tell(f"/tell/addresses/{name}/try").status_code == 204
    assert mailbox.mails[-1]["Subject"] == "Roundhouse can reach you here"
    assert house.tell(f"/tell/addresses/{name}/remove").json()["addresses"] == []


def test_without_a_mail_server_there_is_no_mail(open_house: Open) -> None:
    house = open_house()
    assert house.ask("/tell").json()["mail"] is False
    assert house.tell("/tell/addresses", kind="mail", address=ANN).status_code == 400


@pytest.mark.parametrize(
    "address",
    ["", "ann", "a@b", "ann@example.org, eve@example.org", "ann@example.org\nBcc: eve@example.org", "<a@b.c>"],
)
def test_what_is_no_address_gets_no_mail(house: House, mailbox: Mailbox, address: str) -> None:
    assert house.tell("/tell/addresses", kind="mail", address=address).status_code == 400
    assert mailbox.mails == []


# -- nobody reaches the server's own network ----------------------------------------------------------------------

PRIVATE = [
    "127.0.0.1",
    "127.1.2.3",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "::127.0.0.1",
    "fec0::1",
    "64:ff9b:1::1",
    "::ffff:0:127.0.0.1",
    "::ffff:0:10.0.0.1",
    "5f00::1",
    "3fff::1",
    "192.0.0.8",
    "not a number",
]


def test_what_is_private_and_what_is_not() -> None:
    assert [one for one in PRIVATE if is_public(one)] == []
    assert all(map(is_public, ["1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"]))


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "169.254.169.254", "2130706433", "0x7f000001"])
def test_private_targets_are_refused_when_they_are_given(host: str) -> None:
    for check, address in (
        (check_push, f"https://{host}/push"),
        (check_apprise, f"jsons://{host}/hook"),
        (check_apprise, f"ntfys://user:pass@{host}/topic"),
    ):
        with pytest.raises(BadOption):
            check(address, False)


@pytest.mark.parametrize(
    "address",
    [
        "file:///etc/passwd",
        "syslog://",
        "dbus://",
        "exec://ls",
        "mailto://user:pass@example.org",
        "http://example.org",
        "slack://a/b/c?template=/etc/passwd",
        "discord://id/token?+x=1",
        "jsons://1.1.1.1/x?verify=no",
        "jsons://1.1.1.1:99999/",
        "jsons://",
        "x" * 2000,
        "jsons://1.1.1.1/" + "x" * 2000,
    ],
)
def test_addresses_that_do_something_else_are_refused(address: str) -> None:
    with pytest.raises(BadOption):
        check_apprise(address, False)
    assert "file" not in SCHEMES


@pytest.mark.parametrize("kind", ["push", "apprise"])
def test_of_what_a_service_says_little_is_read(house: House, endpoint: Endpoint, kind: str) -> None:
    """A service that talks without end is not listened to: nothing is delivered there."""
    address = endpoint.subscription if kind == "push" else f"json://127.0.0.1:{endpoint.port}/hook"
    added = house.tell("/tell/addresses", kind=kind, address=address)
    assert added.status_code == 200, added.text
    name = added.json()["addresses"][-1]["id"]
    endpoint.answer = b"x" * (LONGEST_ANSWER // 2)
    assert house.tell(f"/tell/addresses/{name}/try").status_code in (200, 204)
    endpoint.answer = b"x" * (64 * LONGEST_ANSWER)
    tried = house.tell(f"/tell/addresses/{name}/try")
    assert tried.status_code == 400, tried.text


def test_a_push_goes_by_https_alone() -> None:
    with pytest.raises(BadOption):
        check_push("http://1.1.1.1/push", False)
    check_push("https://1.1.1.1/push", False)


def test_all_that_a_name_leads_to_must_be_public(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in ("1.1.1.1", "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answers)
    with pytest.raises(BadOption):
        check_host("rebinding.example", False)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answers[:1])
    check_host("rebinding.example", False)


def _attempt(private: bool, port: int, answer: Any) -> None:
    """In a process of its own: what its guard lets through."""
    guard(private)
    try:
        socket.create_connection(("127.0.0.1", port), timeout=5).close()
        answer.put("connected")
    except OSError as error:
        answer.put(type(error).__name__)


@pytest.mark.parametrize(("private", "becomes"), [(False, "NotThere"), (True, "connected")])
def test_the_address_that_is_connected_to_is_the_one_that_is_looked_at(
    endpoint: Endpoint, private: bool, becomes: str
) -> None:
    """Whatever a name meant when it was given: the process that delivers reaches no private number."""
    context = multiprocessing.get_context("spawn")
    answer = context.Queue()
    process = context.Process(target=_attempt, args=(private, endpoint.port, answer))
    process.start()
    assert answer.get(timeout=60) == becomes
    process.join(60)


def _follow(port: int, answer: Any) -> None:
    """In a process of its own, which takes one number of this machine for a public one."""
    import requests

    targets.is_public = lambda address: address == "127.0.0.1"
    guard(False)
    try:
        answer.put(requests.post(f"http://127.0.0.1:{port}/", timeout=5).status_code)
    except requests.RequestException as error:
        answer.put(str(error))


def test_nobody_is_led_on_to_a_private_number(endpoint: Endpoint) -> None:
    """A public place answers that the message is to be taken to a place on our own network."""
    endpoint.status, endpoint.location = 307, "http://127.0.0.2:9/"
    context = multiprocessing.get_context("spawn")
    answer = context.Queue()
    process = context.Process(target=_follow, args=(endpoint.port, answer))
    process.start()
    assert "messages must not go to ('127.0.0.2', 9)" in answer.get(timeout=60)
    process.join(60)
    assert len(endpoint.came) == 1, "the public place was reached"


def test_a_name_that_takes_long_keeps_nobody_waiting(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked up beside everything else, and given up."""
    house = open_house()
    threads: list[str] = []

    def slowly(*_: Any, **__: Any) -> Any:
        threads.append(threading.current_thread().name)
        time.sleep(0.5)
        return []

    monkeypatch.setattr(messenger, "LOOK_UP", 0.05)
    monkeypatch.setattr(socket, "getaddrinfo", slowly)
    answer = house.tell("/tell/addresses", kind="apprise", address="json://slow.example/")
    assert answer.status_code == 400
    assert threads[0].startswith("roundhouse-names")


def test_whose_place_is_too_slow_waits_and_nobody_else(
    house: House, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ready(house)
    for path in ("one", "two"):
        house.tell("/tell/addresses", kind="apprise", address=f"json://127.0.0.1:{endpoint.port}/{path}")
    calls: list[str] = []

    async def slow(address: str, *_: Any) -> None:
        calls.append(address)
        raise TooSlow

    with monkeypatch.context() as patched:
        patched.setattr(house.hall.messenger.outside, "apprise", slow)
        until_ann(house, table)
        house.wait(DELAY)
        tried = len(calls)
        house.wait(100)
        house.wait(REST - 110)
        assert 1 <= len(calls) == tried, "meanwhile the others have their turn"
    house.wait(20)
    assert sorted(path for path, _, _ in endpoint.came) == ["/one", "/two"]


def test_a_private_address_that_slipped_in_is_not_delivered_to(open_house: Open, endpoint: Endpoint) -> None:
    house = open_house(tell_private=True)
    house.tell("/tell/addresses", kind="apprise", address=f"json://127.0.0.1:{endpoint.port}/")
    name = house.ask("/tell").json()["addresses"][0]["id"]
    house.hall.messenger.outside.private = False
    assert house.tell(f"/tell/addresses/{name}/try").status_code == 400
    assert endpoint.came == []
