"""kill -9 while moves pour in, clocks run and messages go out, on both databases: a few rounds here, hundreds in
`make soak`."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import httpx
import pytest

from .crash import CUT, FREEZE, KILL, Crash
from .crash_days import TAKEN, UNTAKEN, Days, settings_for
from .outside import Mailbox
from .served import Postgres, Served


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_no_acknowledged_move_is_lost_and_none_is_doubled(
    kind: str, start: Callable[..., Served], request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        db: str = request.getfixturevalue("sqlite")
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        db = postgres.database()
    crash = Crash(start(db), clients=8)
    for moves, moment in ((40, 0.0), (25, 0.005)):
        before = crash.acknowledged
        crash.round(moves, moment)
        assert crash.acknowledged >= before + moves
    crash.close()


@pytest.mark.parametrize("trouble", [KILL, FREEZE, CUT])
def test_two_servers_in_trouble_tell_the_same(trouble: str, start: Callable[..., Served], postgres: Postgres) -> None:
    db = postgres.database()
    crash = Crash(start(db), 4, others=[start(db)])
    crash.round(10, trouble=trouble)
    crash.close()


def test_a_game_that_has_ended_has_its_result_once(start: Callable[..., Served], postgres: Postgres) -> None:
    """Played to the end at two servers, one of which dies; the check compares results with what was played."""
    db = postgres.database()
    crash = Crash(start(db), 2, others=[start(db)])
    crash.round(10_000)
    assert all(client.player.state(client.table, client.seat)["over"] for client in crash.clients)
    crash.close()


def test_the_check_can_fail(start: Callable[..., Served], sqlite: str) -> None:
    crash = Crash(start(sqlite), clients=2)
    client = crash.clients[0]
    client.acknowledged.append("finish")  # that was never written
    with pytest.raises(AssertionError, match="acknowledged"):
        crash.check()
    crash.close()


def test_nothing_that_people_are_told_is_lost_and_no_table_is_made_twice(
    start: Callable[..., Served], sqlite: str, mailbox: Mailbox
) -> None:
    """A server dies when a mail was taken and it does not know yet, in a round of a tournament, and when time is up."""
    with Days(start(sqlite, **settings_for(mailbox)), mailbox, pairs=1) as days:
        # That the check can fail: a mail is lost; it comes twice, and no server has died.
        lost = mailbox.mails.pop()
        with pytest.raises(AssertionError, match="was not told"):
            days.check()
        mailbox.mails += [lost, lost]
        with pytest.raises(AssertionError, match="more often"):
            days.check()
        days.round(TAKEN)
        days.let_time_pass()


def test_an_address_given_at_one_server_is_known_to_the_other(
    start: Callable[..., Served], postgres: Postgres, mailbox: Mailbox
) -> None:
    db = postgres.database()
    first, second = (start(db, **settings_for(mailbox)) for _ in range(2))
    ann, there, ben = first.player("ann"), second.player("ann"), second.player("ben")
    assert ann.tell("/hours", zone="UTC", night_from=0, night_to=0).status_code == 200
    assert ann.tell("/tell/addresses", kind="mail", address="ann@example.org").status_code == 200
    link = re.search(r"/mail/confirm/\S+", mailbox.words())
    assert link is not None
    assert httpx.post(f"{first.url}{link[0]}").status_code == 200
    time.sleep(0.5)  # the news is on its way
    table = there.table(seats=2, chairs=[{"kind": "me"}, {"kind": "open"}])
    assert ben.tell(f"/tables/{table}/sit", name="Ben").status_code == 200
    until = time.monotonic() + 20
    while len(mailbox.mails) < 2:
        assert time.monotonic() < until, "nobody was told"
        time.sleep(0.05)
    for player in (ann, there, ben):
        player.close()


def test_one_of_two_servers_dies_and_all_are_told(
    start: Callable[..., Served], postgres: Postgres, mailbox: Mailbox
) -> None:
    db = postgres.database()
    first, second = (start(db, **settings_for(mailbox)) for _ in range(2))
    with Days(first, mailbox, pairs=1, others=[second]) as days:
        days.round(UNTAKEN)
