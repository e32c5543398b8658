"""All my tables: where it is my turn, and invitations to named people."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from .authenticator import Authenticator, Browser
from .served import Served

BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}
Open = Callable[..., Browser]


@pytest.fixture
def browse(server: Served) -> Iterator[Open]:
    opened: list[Browser] = []

    def begin(name: str = "") -> Browser:
        """With a name: of somebody who has an account."""
        opened.append(Browser(server.url))
        if name:
            opened[-1].keep(Authenticator(), name)
        return opened[-1]

    yield begin
    for one in opened:
        one.close()


def together(one: Browser, other: Browser, names: tuple[str, str]) -> str:
    table = one.table(chairs=[{"kind": "me", "name": names[0]}, OPEN])
    assert other.tell(f"/tables/{table}/sit", name=names[1]).status_code == 200
    return table


def finish_round(browser: Browser, table: str, seat: int) -> None:
    """Railroad Ink: draw until nothing more must be drawn, then say so."""
    while picks := browser.ask(f"/tables/{table}", seat=seat).json():
        leaves = [pick for pick in picks["picks"] if pick.get("move", "").startswith("finish")]
        node = (leaves or picks["picks"])[0]
        while "move" not in node:
            node = node["picks"][0]
        wish = {"seat": seat, "move": node["move"], "number": picks["own_number"]}
        assert browser.tell(f"/tables/{table}/moves", **wish).status_code == 200
        if leaves:
            return


def test_turns_are_told_and_who_waits_longest_comes_first(browse: Open) -> None:
    ann, ben = browse(), browse()
    assert ann.ask("/me/turns").json() == []
    first = together(ann, ben, ("Ann", "Ben"))
    second = together(ann, ben, ("Ann", "Ben"))
    waiting = ann.table(chairs=[{"kind": "me"}, OPEN])
    told = ann.ask("/me/turns", lang="en").json()
    assert [one["id"] for one in told] == [first, second], f"{waiting} is not dealt"
    assert told[0]["title"] == "Railroad Ink"
    finish_round(ann, first, 0)
    assert [one["id"] for one in ann.ask("/me/turns").json()] == [second]
    assert {one["id"] for one in ben.ask("/me/turns").json()} == {first, second}
    ann.tell(f"/tables/{second}/bot", seat=0)
    assert ann.ask("/me/turns").json() == [], "a bot plays there"


def test_people_are_invited_by_name_if_one_has_played_with_them(browse: Open) -> None:
    ann, ben, eve = browse("Ann"), browse("Ben"), browse("Eve")
    assert ann.ask("/me/acquaintances").json() == []
    bens = ben.me()["id"]
    table = ann.table(chairs=[{"kind": "me"}, OPEN])
    refused = [ann.tell(f"/tables/{table}/invite", person=who) for who in (bens, "nobody-of-this-id")]
    assert refused[0].status_code == 400
    assert refused[0].json() == refused[1].json(), "nobody learns who there is"

    together(ann, ben, ("Ann", "Ben"))
    assert ann.ask("/me/acquaintances").json() == [{"id": bens, "name": "Ben", "tables": 1}]
    assert [one["name"] for one in ben.ask("/me/acquaintances").json()] == ["Ann"]
    assert ann.tell(f"/tables/{table}/invite", person=bens).json() == {"seat": 1}
    assert ann.tell(f"/tables/{table}/invite", person=bens).json() == {"seat": 1}
    (invited,) = [one for one in ben.ask("/tables", list="mine").json() if one["id"] == table]
    assert (invited["invited"], invited["waiting"]) == (True, True)
    assert table not in {one["id"] for one in eve.ask("/tables", list="open").json()}
    assert eve.tell(f"/tables/{table}/sit", name="Eve").status_code == 409, "the seat is Ben's"
    assert eve.tell(f"/tables/{table}/uninvite", seat=1).status_code == 403
    assert ben.tell(f"/tables/{table}/sit", name="Ben").json() == {"seat": 1}
    assert ben.ask(f"/tables/{table}", seat=1).json()["seats"][1]["name"] == "Ben"
    assert ann.tell(f"/tables/{table}/invite", person=bens).status_code == 409, "the game is on"


def test_a_seat_of_ones_choice_is_kept(browse: Open) -> None:
    ann, ben = browse("Ann"), browse("Ben")
    together(ann, ben, ("Ann", "Ben"))
    table, bens = ann.table(seats=3, chairs=[{"kind": "me"}, OPEN, OPEN]), ben.me()["id"]
    assert ann.tell(f"/tables/{table}/invite", person=bens, seat=0).status_code == 409, "Ann sits there"
    assert ann.tell(f"/tables/{table}/invite", person=bens, seat=2).json() == {"seat": 2}
    assert ann.tell(f"/tables/{table}/invite", person=bens, seat=1).json() == {"seat": 2}, "once is enough"


def test_an_invitation_is_declined_or_taken_back(browse: Open) -> None:
    ann, ben, eve = browse("Ann"), browse("Ben"), browse()
    together(ann, ben, ("Ann", "Ben"))
    table = ann.table(seats=3, chairs=[{"kind": "me", "name": "Ann"}, OPEN, OPEN])
    bens = ben.me()["id"]
    ann.tell(f"/tables/{table}/invite", person=bens)
    assert ben.tell(f"/tables/{table}/leave", seat=1).status_code == 204
    assert table not in ben.tables()
    ann.tell(f"/tables/{table}/invite", person=bens)
    assert ben.tell(f"/tables/{table}/invite", person=ann.me()["id"]).status_code == 403, (
        "who is invited is no host yet"
    )
    assert ann.tell(f"/tables/{table}/uninvite", seat=1).status_code == 204
    assert ann.tell(f"/tables/{table}/uninvite", seat=0).status_code == 403, "that seat is kept for nobody"
    assert table not in ben.tables()
    assert eve.tell(f"/tables/{table}/sit", name="Eve").json() == {"seat": 1}
