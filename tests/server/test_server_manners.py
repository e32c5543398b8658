"""Order at the tables: what hosts do, blocking, and reports."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Iterator

import pytest

from roundhouse.server.office import Office

from .authenticator import Authenticator, Browser
from .served import Postgres, Served

OPEN = {"kind": "open"}
Open = Callable[..., Browser]


@pytest.fixture
def browse(server: Served) -> Iterator[Open]:
    opened: list[Browser] = []

    def begin() -> Browser:
        opened.append(Browser(server.url))
        opened[-1].ask("/me")
        return opened[-1]

    yield begin
    for one in opened:
        one.close()


def test_the_host_closes_the_chat_and_opens_it(browse: Open) -> None:
    ann, ben = browse(), browse()
    table = ann.table(chairs=[{"kind": "me", "name": "Ann"}, OPEN])
    ben.tell(f"/tables/{table}/sit", name="Ben")
    assert [one.ask(f"/tables/{table}/seats").json()["host"] for one in (ann, ben)] == [True, False]
    assert ben.tell(f"/tables/{table}/close-chat", closed=True).status_code == 403
    assert ann.tell(f"/tables/{table}/close-chat", closed=True).status_code == 204
    for one, seat in ((ann, 0), (ben, 1)):
        refused = one.tell(f"/tables/{table}/chat", seat=seat, words="hello")
        assert (refused.status_code, refused.json()["rule"]) == (409, "RH-13")
    ann.tell(f"/tables/{table}/close-chat", closed=False)
    assert ben.tell(f"/tables/{table}/chat", seat=1, words="hello").status_code == 204


def test_the_host_turns_somebody_away_before_the_game(browse: Open) -> None:
    ann, eve, ben = browse(), browse(), browse()
    table = ann.table(seats=3, chairs=[{"kind": "me", "name": "Ann"}, OPEN, OPEN])
    eve.tell(f"/tables/{table}/sit", name="Eve")
    assert eve.tell(f"/tables/{table}/turn-away", seat=0).status_code == 403
    assert ann.tell(f"/tables/{table}/turn-away", seat=0).status_code == 403, "oneself: that is leaving"
    assert ann.tell(f"/tables/{table}/turn-away", seat=1).status_code == 204
    assert eve.mine(table) == []
    refused = eve.tell(f"/tables/{table}/sit", name="Eve again")
    assert (refused.status_code, refused.json()["rule"]) == (409, "RH-13")
    key = Authenticator()
    eve.keep(key)
    assert eve.tell(f"/tables/{table}/sit", name="Eve").status_code == 409, "with an account she is still herself"
    for seat in (1, 2):
        other = ben if seat == 1 else browse()
        assert other.tell(f"/tables/{table}/sit", name=f"Guest {seat}").json() == {"seat": seat}
    assert ann.tell(f"/tables/{table}/turn-away", seat=1).status_code == 409, "the game is on"


def test_whoever_is_blocked_is_not_read_and_not_told(browse: Open) -> None:
    ann, eve, ben = browse(), browse(), browse()
    table = ann.table(seats=3, chairs=[{"kind": "me", "name": "Ann"}, OPEN, OPEN])
    eve.tell(f"/tables/{table}/sit", name="Eve")
    ben.tell(f"/tables/{table}/sit", name="Ben")
    for one, seat in ((eve, 1), (ben, 2)):
        one.tell(f"/tables/{table}/chat", seat=seat, words="hello")

    def read(one: Browser) -> list[str]:
        return [line["name"] for line in one.ask(f"/tables/{table}/chat").json()]

    assert ann.tell(f"/tables/{table}/block", seat=0).status_code == 403
    assert ann.tell(f"/tables/{table}/block", seat=1).status_code == 204
    assert ann.tell(f"/tables/{table}/block", seat=1).status_code == 204
    assert (read(ann), read(eve), read(ben)) == (["Ben"], ["Eve", "Ben"], ["Eve", "Ben"])
    assert eve.tell(f"/tables/{table}/chat", seat=1, words="still here").status_code == 204
    another = ann.table(chairs=[{"kind": "me", "name": "Ann"}, OPEN])
    assert eve.tell(f"/tables/{another}/sit", name="Eve").status_code == 409
    (blocked,) = ann.ask("/me/blocked").json()
    assert blocked["name"] == "Eve"
    # It comes along to an account, on both sides.
    ann.keep(Authenticator(), "Ann")
    eve.keep(Authenticator(), "Eve")
    assert read(ann) == ["Ben"]
    assert eve.ask("/me/acquaintances").json() == [], "who has blocked her cannot be invited by her"
    assert [one["name"] for one in ben.ask("/me/acquaintances").json()] == ["Ann", "Eve"]
    (blocked,) = ann.ask("/me/blocked").json()
    ann.tell("/me/unblock", id=blocked["id"])
    assert read(ann) == ["Eve", "Ben", "Eve"]


def test_whoever_is_muted_is_not_read_and_stays_at_the_tables(browse: Open) -> None:
    ann, eve, ben = browse(), browse(), browse()
    table = ann.table(seats=3, chairs=[{"kind": "me", "name": "Ann"}, OPEN, OPEN])
    for one, name in ((eve, "Eve"), (ben, "Ben")):
        seat = one.tell(f"/tables/{table}/sit", name=name).json()["seat"]
        one.tell(f"/tables/{table}/chat", seat=seat, words="hello")

    def read(one: Browser) -> list[str]:
        return [line["name"] for line in one.ask(f"/tables/{table}/chat").json()]

    assert ann.tell(f"/tables/{table}/mute", seat=0).status_code == 403
    for _ in range(2):
        assert ann.tell(f"/tables/{table}/mute", seat=1).status_code == 204
    assert (read(ann), read(eve), read(ben)) == (["Ben"], ["Eve", "Ben"], ["Eve", "Ben"])
    assert [one.ask(f"/tables/{table}/muted").json() for one in (ann, eve)] == [{"seats": [1]}, {"seats": []}]
    another = ann.table(chairs=[{"kind": "me", "name": "Ann"}, OPEN])
    assert eve.tell(f"/tables/{another}/sit", name="Eve").status_code == 200, "it is no block"
    assert ann.ask(f"/tables/{another}/muted").json() == {"seats": [1]}
    # It comes along to an account, on both sides.
    eve.keep(Authenticator(), "Eve")
    ann.keep(Authenticator(), "Ann")
    assert read(ann) == ["Ben"]
    (muted,) = ann.ask("/me/muted").json()
    assert (muted["name"], ann.ask("/me/blocked").json()) == ("Eve", [])
    ann.tell("/me/unmute", id=muted["id"])
    assert read(ann) == ["Eve", "Ben"]
    ann.tell(f"/tables/{table}/mute", seat=1)
    ann.tell(f"/tables/{table}/mute", seat=1, mute=False)
    assert (read(ann), ann.ask("/me/muted").json()) == (["Eve", "Ben"], [])
    ann.tell(f"/tables/{table}/mute", seat=1)
    assert eve.tell("/me/forget", name="Eve").status_code == 204
    assert ann.ask("/me/muted").json() == [], "who is forgotten is known to nobody"


def test_who_only_watches_is_known_by_what_they_said(browse: Open) -> None:
    ann, eve, ben = browse(), browse(), browse()
    table, other = (ann.table(chairs=[{"kind": "me", "name": "Ann"}, OPEN]) for _ in range(2))
    for one, name in ((eve, "Eve"), (ben, "Ben")):
        assert one.tell(f"/tables/{table}/chat", name=name, words="hello").status_code == 204

    def read(one: Browser) -> list[tuple[str, bool]]:
        return [(line["name"], line["mine"]) for line in one.ask(f"/tables/{table}/chat").json()]

    assert (read(ann), read(eve)) == ([("Eve", False), ("Ben", False)], [("Eve", True), ("Ben", False)])
    line = eve.ask(f"/tables/{table}/chat").json()[0]["id"]
    for what in ("mute", "block"):
        assert eve.tell(f"/tables/{table}/{what}", line=line).status_code == 403, "oneself"
        assert ann.tell(f"/tables/{other}/{what}", line=line).status_code == 403, "not said there"
        assert ann.tell(f"/tables/{table}/{what}").status_code == 403, "nobody in particular"
    assert ann.tell(f"/tables/{table}/mute", line=line).status_code == 204
    assert read(ann) == [("Ben", False)]
    assert eve.tell(f"/tables/{table}/chat", name="Mallory", words="me again").status_code == 204
    assert (read(ann), len(read(ben))) == ([("Ben", False)], 3), "by whatever name"
    eve.keep(Authenticator(), "Eve")
    assert read(ann) == [("Ben", False)]
    (muted,) = ann.ask("/me/muted").json()
    ann.tell("/me/unmute", id=muted["id"])
    assert ann.tell(f"/tables/{table}/block", line=line).status_code == 204
    assert eve.tell(f"/tables/{table}/sit", name="Eve").status_code == 409
    assert ann.tell(f"/tables/{table}/report", words="She insults me", line=line).status_code == 204
    # What one said oneself comes along, and goes with oneself.
    with zipfile.ZipFile(io.BytesIO(eve.ask("/me/records").content)) as packed:
        said = json.loads(packed.read("me.json"))["said_watching"]
    assert [one["words"] for one in said] == ["hello", "me again"]
    assert eve.tell("/me/forget", name="Eve").status_code == 204
    assert [name for name, _ in read(ben)] == ["Ben"]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_report_comes_with_what_was_said(
    kind: str, start: Callable[..., Served], sqlite: str, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    db = sqlite if kind == "sqlite" else postgres.database()
    served = start(db)
    ann, eve = Browser(served.url), Browser(served.url)
    table = ann.table(chairs=[{"kind": "me", "name": "Ann"}, OPEN])
    eve.tell(f"/tables/{table}/sit", name="Eve")
    eve.tell(f"/tables/{table}/chat", seat=1, words="[bold]an insult")
    assert ann.tell(f"/tables/{table}/report", words=" ", seat=1).status_code == 400
    assert ann.tell(f"/tables/{table}/report", words="x" * 1001).status_code == 400
    assert ann.tell(f"/tables/{table}/report", words="She insults me", seat=1).status_code == 204
    assert [ann.tell(f"/tables/{table}/report", words="again").status_code for _ in range(20)] == [204] * 19 + [429]
    from roundhouse.server.settings import Settings

    with Office(Settings(db=db).url) as office:
        report = office.reports()[-1]
        assert (report.table, report.words, report.done) == (table, "She insults me", False)
        assert [line["words"] for line in report.said] == ["[bold]an insult"]
        assert report.about == office.show(table).chairs[1].owner
        assert office.settle(report.id)
        assert not office.settle(999_999)
        assert report.id not in [one.id for one in office.reports()]
        assert report.id in [one.id for one in office.reports(done=True)]
    from roundhouse.cli.admin import reports

    reports(every=True, db=db)
    told = capsys.readouterr().out
    assert "She insults me" in told
    assert "Eve: [bold]an insult" in told
    ann.close()
    eve.close()
