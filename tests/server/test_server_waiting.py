"""Before the game: it is dealt when all sit, from the seed and what they added; names; teams."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.core.chance import commitment
from roundhouse.core.errors import BadOption
from roundhouse.server.naming import check_name, check_unlike
from roundhouse.server.new_tables import _waiting_table
from roundhouse.server.seating import one_team
from roundhouse.server.store import Chair, Store, Taken

from .served import Player, hear

People = Callable[..., Player]
OPEN = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]


def test_a_table_is_dealt_when_the_last_seat_is_taken(people: People) -> None:
    ann, eve = people("ann"), people("eve")
    table = ann.table(seats=3, chairs=[*OPEN, {"kind": "bot", "bot": "random"}], entropy="anns-word", listed=True)
    waiting = ann.ask(f"/tables/{table}/seats").json()
    assert not waiting["dealt"]
    assert [seat["kind"] for seat in waiting["seats"]] == ["person", "open", "bot"]
    for path in (
        "",
        "/hint?seat=0",
        "/preview?seat=0&move=finish",
        "/replay?at=0",
        "/record",
        "/fair",
        "/why?seat=0&picks=",
        "/plain",
    ):
        answer = ann.ask(f"/tables/{table}{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-dealt"), path
    assert ann.play(table, 0, "finish", 0).json()["code"] == "not-dealt"
    assert table not in [one["id"] for one in eve.ask("/tables", list="watch").json()]
    mine = next(one for one in ann.ask("/tables", list="mine").json() if one["id"] == table)
    assert mine["waiting"]
    with ann.live(table, 0) as line:
        hear(line, "online")
        for _ in range(2):  # said twice, done once
            assert eve.tell(f"/tables/{table}/sit", name="Eve", entropy="eves-word").json() == {"seat": 1}
        hear(line, "seats")
    assert ann.ask(f"/tables/{table}/seats").json()["dealt"]
    assert ann.state(table)["commitment"] == waiting["commitment"]
    while not (ann.step(table, 0)["over"] or eve.step(table, 1)["over"]):
        pass
    fair = eve.ask(f"/tables/{table}/fair").json()
    assert fair["fair"]
    assert commitment(fair["seed"]) == waiting["commitment"]
    assert [(one["name"], one["entropy"]) for one in fair["added"][:2]] == [("Ann", "anns-word"), ("Eve", "eves-word")]
    record = rh.Record.from_json(eve.ask(f"/tables/{table}/record").text)
    assert rh.verify(record).fair
    record.entropy[1] = "another"
    assert not rh.verify(record).fair


def test_what_people_add_is_a_secret_until_the_end(people: People) -> None:
    ann, eve = people("ann"), people("eve")
    table = ann.table(seats=2, chairs=OPEN, entropy="anns-secret-word")
    looks = [eve.ask(f"/tables/{table}/seats").text]
    eve.tell(f"/tables/{table}/sit", name="Eve", entropy="eves-word")
    looks += [eve.ask(f"/tables/{table}/seats").text, eve.ask(f"/tables/{table}?seat=1").text]
    looks.append(eve.ask("/tables?list=mine").text)
    assert not any("anns-secret-word" in look for look in looks)


def test_a_table_can_be_left_until_it_is_dealt(people: People) -> None:
    ann, eve = people("ann"), people("eve")
    table = ann.table(seats=3, chairs=[*OPEN, {"kind": "open"}])
    assert eve.tell(f"/tables/{table}/sit", name="Eve").status_code == 200
    assert ann.tell(f"/tables/{table}/leave", seat=1).status_code == 403
    assert eve.tell(f"/tables/{table}/leave", seat=1).status_code == 204
    assert [seat["kind"] for seat in ann.ask(f"/tables/{table}/seats").json()["seats"]] == ["person", "open", "open"]
    assert ann.tell(f"/tables/{table}/leave", seat=0).status_code == 204
    for path in ("/seats", "", "/chat"):
        assert eve.ask(f"/tables/{table}{path}").status_code == 404  # nobody is left: it is no more
    table = ann.table(seats=2, chairs=OPEN)
    eve.tell(f"/tables/{table}/sit", name="Eve")
    refused = eve.tell(f"/tables/{table}/leave", seat=1)
    assert (refused.status_code, refused.json()["rule"]) == (409, "RH-9")


def test_alone_with_bots_or_at_one_screen_it_begins_at_once(people: People) -> None:
    ann = people("ann")
    for chairs in ([{"kind": "me"}, {"kind": "friend"}], [{"kind": "bot", "bot": "random"}] * 2):
        table = ann.table(seats=2, chairs=chairs)
        assert ann.ask(f"/tables/{table}/seats").json()["dealt"]


def test_entropy_is_a_word(people: People) -> None:
    ann = people("ann")
    for wrong in ("two words", "line\nbreak", "x" * 65, "żółw"):
        assert ann.tell("/tables", game="railroad_ink", entropy=wrong).status_code == 400
        table = ann.table(seats=2, chairs=OPEN)
        assert people("eve").tell(f"/tables/{table}/sit", name="Eve", entropy=wrong).status_code == 400


def test_whoever_finds_all_seated_deals_the_same_game(sqlite: str) -> None:
    """The process that took the last seat died before it dealt."""
    game = rh.find_game("railroad_ink")
    chairs = [Chair(0, "person", "Ann", owner="ann", entropy="a"), Chair(1, "open", "")]
    stored = _waiting_table(game, 2, game.check_options({}), chairs)
    seed = stored.record.seed

    def dealt(entropy: list[str]) -> rh.Record:
        return rh.Table.new(game, 2, seed=seed, names=["Ann", "Eve"], entropy=entropy).record

    async def scenario() -> None:
        store = Store(sqlite)
        store.open()
        await store.create(stored)
        with pytest.raises(Taken):  # a seat is open
            await store.deal(stored.id, dealt(["a", ""]))
        await store.seat(stored.id, Chair(1, "person", "Eve", owner="eve", entropy="e"), only_if="open")
        with pytest.raises(Taken):  # made for somebody else's word
            await store.deal(stored.id, dealt(["a", "x"]))
        found = store.load(stored.id)
        assert found is not None
        assert not found.dealt
        assert found.record.setup == []
        await store.deal(stored.id, dealt(["a", "e"]))
        with pytest.raises(Taken):
            await store.deal(stored.id, dealt(["a", "e"]))
        with pytest.raises(Taken):
            await store.leave(stored.id, Chair(1, "open", ""))
        found = store.load(stored.id)
        assert found is not None
        assert found.dealt
        assert found.record.setup == dealt(["a", "e"]).setup
        store.close()

    asyncio.run(scenario())


def test_a_table_that_nobody_dealt_is_dealt_when_it_is_found(start: Callable[..., object], tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/games.sqlite"
    game = rh.find_game("railroad_ink")
    chairs = [Chair(0, "person", "Ann", owner="ann"), Chair(1, "person", "Eve", owner="eve")]
    stored = _waiting_table(game, 2, game.check_options({}), chairs)

    async def scenario() -> None:
        store = Store(db)
        store.open()
        await store.create(stored)
        store.close()

    asyncio.run(scenario())
    player = start(db).player("somebody")  # type: ignore[attr-defined]
    assert player.state(stored.id, None)["number"] == 0
    player.close()


# -- names --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann  ", "Ann"),
        ("Ann\u3000 Lee", "Ann Lee"),
        ("Ａｎｎ", "Ann"),
        ("Z\u0301o\u0301\u0142w", "\u0179\u00f3\u0142w"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("李小龍", "李小龍"),
        ("Ann 🚂", "Ann 🚂"),
    ],
)
def test_a_name_is_kept_in_one_form(given: str, kept: str) -> None:
    assert check_name(given) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u3164",
        "\u2800",
        "Ann\u200b",
        "A\u202enn",
        "\u0301",
        "q" + "\u0323" * 3,
        "Ann\n\x00",
        "x" * 41,
        "Ann\u034f",
    ],
)
def test_names_that_cannot_be_seen_are_refused(name: str) -> None:
    with pytest.raises(BadOption):
        check_name(name)


@pytest.mark.parametrize("name", ["Ann", "ANN", "Ánn", "A n n", "Ann.", "ａｎｎ"])
def test_nobody_is_called_like_somebody_else(people: People, name: str) -> None:
    with pytest.raises(BadOption):
        check_unlike(name, [Chair(0, "person", "Ann")])
    check_unlike(name, [Chair(0, "open", "Ann"), Chair(1, "person", "Anna")])
    ann, eve = people("ann"), people("eve")
    table = ann.table(seats=2, chairs=OPEN)
    assert eve.tell(f"/tables/{table}/sit", name=name).status_code == 400
    assert eve.tell(f"/tables/{table}/chat", name=name, words="It is me").status_code == 400
    assert eve.tell(f"/tables/{table}/chat", name="Eve", words="It is me").status_code == 204
    said = eve.ask(f"/tables/{table}/chat").json()
    assert [(line["name"], line["seat"]) for line in said] == [("Eve", None)]


# -- teams --------------------------------------------------------------------------------------------------------


def test_one_person_sits_in_one_team(people: People) -> None:
    game = rh.find_game("ticket_to_ride_asia")
    for one, other in itertools.combinations(range(4), 2):
        assert one_team(game, [one, other]) == (game.team(one) == game.team(other))
    ann, eve = people("ann"), people("eve")
    chairs = [{"kind": "me", "name": "Ann"}, *[{"kind": "open"}] * 3]
    table = ann.table(game=game.id, seats=4, chairs=chairs)
    partner = next(seat for seat in game.team(0) if seat != 0)
    other = next(seat for seat in range(4) if seat not in game.team(0))
    refused = ann.tell(f"/tables/{table}/sit", name="Ann too", seat=other)
    assert (refused.status_code, refused.json()["rule"]) == (409, "RH-8")
    assert eve.tell(f"/tables/{table}/sit", name="Eve", seat=other).status_code == 200
    # Without a wish, one's own team is found.
    assert ann.tell(f"/tables/{table}/sit", name="Ann too").json() == {"seat": partner}
    both = [{"kind": "me"}, *[{"kind": "friend"}] * 2, {"kind": "open"}]
    assert ann.tell("/tables", game=game.id, seats=4, chairs=both).status_code == 400
    assert (
        ann.tell("/tables", game=game.id, seats=4, chairs=[{"kind": "me"}, *[{"kind": "friend"}] * 3]).status_code
        == 201
    )
