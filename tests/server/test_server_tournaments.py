"""Tournaments, played through the interface: rounds begin by themselves, once, and all chance can be checked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from roundhouse.core.chance import commitment
from roundhouse.core.record import Record
from roundhouse.core.verify import verify
from roundhouse.server.consent.motion import Motion
from roundhouse.server.consent.votes import carried
from roundhouse.server.contest import rows
from roundhouse.server.contest.seeds import seal, seed_of
from roundhouse.server.hall import Hall
from roundhouse.server.tournaments import rounds

from .authenticator import Authenticator, Browser
from .house import House
from .outside import Mailbox
from .served import Postgres, Served
from .test_server_clocks import hasty_bots

__all__ = ["hasty_bots"]
Open = Callable[..., House]
A_DAY = 24 * 3600
FOUR = ("ann", "ben", "cleo", "dan")
NAMES = {who: who.capitalize() for who in FOUR}
INK = {"game": "railroad_ink", "form": "swiss"}
HASTY = {"kind": "live", "bank": 60, "turn": 0, "zero": "seat"}


def make(house: House, *players: str, host: str = "ann", **wish: Any) -> str:
    """A tournament that these have joined."""
    answer = house.tell("/tournaments", host, **{"name": "Cup", **INK, **wish})
    assert answer.status_code == 201, answer.text
    name: str = answer.json()["id"]
    for who in players:
        joined = house.tell(f"/tournaments/{name}/join", who, name=NAMES[who], entropy=f"word-of-{who}")
        assert joined.status_code == 200, joined.text
    return name


def begin(house: House, name: str) -> Any:
    answer = house.tell(f"/tournaments/{name}/start")
    assert answer.status_code == 200, answer.text
    return answer.json()


def look(house: House, name: str, who: str = "ann") -> Any:
    return house.ask(f"/tournaments/{name}", who).json()


def owners_at(cup: Any, table: Any) -> list[str]:
    """Who sits where."""
    called = {one["number"]: one["name"].lower() for one in cup["entrants"]}
    return [called[seat["number"]] for seat in table["seats"]]


def play_out(house: House, table: str, people: list[str]) -> None:
    """The first move that there is, until there is none. What is legal is read at the table, as looks take longer."""
    live = house.hall.lives[table]
    while not live.table.over:
        seat = live.table.actors()[0]
        wish = {
            "move": live.game.moveset.notation(live.table.state.moves(seat)[0]),
            "number": live.played(seat).own_number,
        }
        answer = house.tell(f"/tables/{table}/moves", people[seat], seat=seat, **wish)
        assert answer.status_code == 200, answer.text


def wait_until_over(house: House, name: str) -> Any:
    """Bots play when time is up; they do so beside what is due."""
    for _ in range(400):
        cup = look(house, name)
        if cup["state"] == "over":
            return cup
        house.wait(30)
        time.sleep(0.02)
    raise AssertionError("it does not end")


def chance_of(house: House, table: str, who: str) -> list[Any]:
    """Everything that chance answered there, in order."""
    record = house.ask(f"/tables/{table}/record", who)
    assert record.status_code == 200, record.text
    found = Record.from_json(record.text)
    return [*found.setup, *(answer for entry in found.entries for answer in entry.chance)]


def test_a_whole_tournament_with_the_same_dice_for_all(open_house: Open) -> None:
    house = open_house()
    name = make(house, *FOUR, duplicate=True, rounds=2)
    sealed = look(house, name)["seal"]
    cup = begin(house, name)
    assert (cup["state"], cup["round"], cup["rounds"]) == ("on", 1, 2)
    seals, dice = [], []
    for number in (1, 2):
        cup = look(house, name)
        tables = cup["played"][0]["tables"]
        assert (cup["round"], len(tables), cup["played"][0]["over"]) == (number, 2, False)
        seated = [owners_at(cup, table) for table in tables]
        assert sorted(who for people in seated for who in people) == sorted(FOUR)
        seals.append({house.ask(f"/tables/{table['id']}/seats").json()["commitment"] for table in tables})
        assert len(seals[-1]) == 1, "both tables have the same seal"
        (first, second), stranger = tables, seated[1][0]
        play_out(house, first["id"], seated[0])
        house.wait(0)
        # One table is through: nobody of the other one learns what comes.
        for path in ("", "/replay?at=0", "/frames?at=0", "/plain", "/explain", "/chat"):
            assert house.ask(f"/tables/{first['id']}{path}", stranger).status_code == 403, path
            assert house.ask(f"/tables/{first['id']}{path}", "eve").status_code == 403, path
        for path in ("record", "fair", "story", "analysis"):
            assert house.ask(f"/tables/{first['id']}/{path}", seated[0][0]).status_code == 403, path
        assert house.tell(f"/tables/{first['id']}/play-on", seated[0][0], at=0).status_code == 403
        assert house.tell(f"/tables/{first['id']}/chat", stranger, words="A 3", name="Eve").status_code == 403
        assert house.client.get(f"/table/{first['id']}", headers=house.token(stranger)).status_code == 403
        told = look(house, name, stranger)
        others = next(one for one in told["played"][0]["tables"] if one["id"] == first["id"])
        assert (others["over"], others["sealed"]) == (True, True)
        assert {(seat["place"], seat["total"]) for seat in others["seats"]} == {(None, None)}
        assert all(rank["games"] == number - 1 for rank in told["ranks"]), "the standings wait for all"
        assert (told["secret"], told["words"], told["seeds"]) == ("", [], [])
        # Who sits there may look back.
        assert house.state(first["id"], 0, seated[0][0])["over"] is True
        refused = house.tell(f"/tables/{second['id']}/propose", seated[1][0], seat=0, kind="back", about=0)
        assert refused.json()["code"] == "no-back"
        # No seat is opened to somebody who would see what others are about to get; nobody listens at the door.
        refused = house.tell(f"/tables/{second['id']}/propose", seated[1][0], seat=0, kind="open", about=1)
        assert refused.json()["code"] == "no-open"
        refused = house.tell(f"/tables/{second['id']}/abandon", seated[1][0], seat=0, open=True)
        assert refused.json()["code"] == "no-open"
        assert house.tell(f"/tables/{second['id']}/sit", "eve", name="Eve").status_code == 403
        door = f"/api/tables/{second['id']}/live"
        with pytest.raises(WebSocketDisconnect), house.client.websocket_connect(door, headers=house.token("eve")):
            pass
        play_out(house, second["id"], seated[1])
        house.wait(0)
        drawn = [chance_of(house, table["id"], "eve") for table in tables]
        assert drawn[0] == drawn[1], "the same dice"
        dice.append(drawn[0])
    assert seals[0] != seals[1]
    assert dice[0] != dice[1]
    cup = look(house, name)
    assert cup["state"] == "over"
    assert cup["breaks"] == ["field", "opponents", "beaten", "wins"]
    assert sum(rank["points"] for rank in cup["ranks"]) == 4
    assert all(rank["games"] == 2 for rank in cup["ranks"])
    met = [frozenset(seat["number"] for seat in table["seats"]) for one in cup["played"] for table in one["tables"]]
    assert len(set(met)) == 4, "nobody meets twice"
    # Everything can be reckoned again, from what was sealed before anybody joined.
    assert seal(cup["secret"]) == sealed
    assert cup["words"] == [f"word-of-{who}" for who in FOUR]
    for one in cup["seeds"]:
        assert one["seed"] == seed_of(cup["secret"], cup["words"], one["round"], None)
        for table in one["tables"]:
            record = Record.from_json(house.ask(f"/tables/{table}/record").text)
            assert (record.seed, record.commitment) == (one["seed"], commitment(one["seed"]))
            assert verify(record).fair


def test_without_duplicate_rounds_every_table_has_its_own_chance_and_can_be_watched(open_house: Open) -> None:
    house = open_house()
    name = make(house, *FOUR, rounds=1)
    tables = begin(house, name)["played"][0]["tables"]
    assert len({house.state(table["id"], None, "eve")["commitment"] for table in tables}) == 2
    assert house.state(tables[0]["id"], None, "eve")["tournament"] == name
    assert [one["tournament"] for one in house.mine()] == ["Cup"]
    for table in tables:
        play_out(house, table["id"], owners_at(look(house, name), table))
    house.wait(0)
    cup = look(house, name, "eve")
    assert cup["state"] == "over"
    assert sorted(len(one["tables"]) for one in cup["seeds"]) == [1, 1]
    for one in cup["seeds"]:
        assert Record.from_json(house.ask(f"/tables/{one['tables'][0]}/record").text).seed == one["seed"]


def test_the_clock_ends_what_nobody_plays(open_house: Open) -> None:
    """Everybody meets everybody; nobody comes; bots play when time is up, and round follows round."""
    house = open_house()
    name = make(house, "ann", "ben", "cleo", form="robin", clock=HASTY)
    cup = begin(house, name)
    assert (cup["rounds"], len(cup["played"][0]["byes"])) == (3, 1)
    assert "1 minute" in cup["clock"]
    cup = wait_until_over(house, name)
    assert [len(one["tables"]) for one in cup["played"]] == [1, 1, 1]
    assert sorted(one["byes"][0] for one in cup["played"]) == [0, 1, 2]
    assert sum(rank["points"] for rank in cup["ranks"]) == 6, "three games, and a point for whoever sat out"
    assert cup["breaks"] == ["direct", "beaten", "wins"]


def test_tables_of_several_sit_out_in_turn(open_house: Open) -> None:
    house = open_house()
    name = make(house, *FOUR, form="groups", seats=3, rounds=2, clock=HASTY)
    cup = begin(house, name)
    assert [len(table["seats"]) for table in cup["played"][0]["tables"]] == [3]
    cup = wait_until_over(house, name)
    first, second = (one["byes"] for one in cup["played"])
    assert (len(first), len(second)) == (1, 1)
    assert first != second
    assert sum(rank["points"] for rank in cup["ranks"]) == 4, "one and a half a table, and half for whoever sat out"


def test_only_its_host_rules_a_tournament(open_house: Open) -> None:
    house = open_house()
    name = make(house, "ben", "cleo")
    for what in ("start", "abandon", "turn-away"):
        body = {"number": 0} if what == "turn-away" else {}
        assert house.tell(f"/tournaments/{name}/{what}", "ben", **body).status_code == 403, what
    assert house.tell(f"/tournaments/{name}/leave", "eve").status_code == 403
    assert house.tell(f"/tournaments/{name}/turn-away", number=7).status_code == 403
    assert house.tell(f"/tournaments/{name}/turn-away", number=0).status_code == 200
    assert [one["name"] for one in look(house, name)["entrants"]] == ["Cleo"]
    few = house.tell(f"/tournaments/{name}/start")
    assert (few.status_code, few.json()["detail"]) == (400, "There are too few yet (1): it takes at least 2.")
    assert house.tell(f"/tournaments/{name}/join", "ben", name="cleo").status_code == 400, "too like"
    assert house.tell(f"/tournaments/{name}/join", "ben", name="Ben").status_code == 200
    assert house.tell(f"/tournaments/{name}/join", "ben", name="Ben").status_code == 200, "said twice"
    assert [one["number"] for one in look(house, name)["entrants"]] == [1, 2]
    cup = begin(house, name)
    assert [one["number"] for one in cup["entrants"]] == [0, 1]
    assert begin(house, name)["round"] == 1, "said twice, it is begun once"
    assert house.tell(f"/tournaments/{name}/join", "dan", name="Dan").status_code == 409
    assert [one["host"] for one in house.ask("/tournaments").json()] == [True]
    assert [one["name"] for one in house.ask("/tournaments", "ben").json()] == ["Cup"]
    assert house.ask("/tournaments", "eve").json() == [], "nobody finds it who was not given the link"
    for nobody in ("x" * 22, "1", "x" * 23):
        assert house.ask(f"/tournaments/{nobody}").status_code == 404


@pytest.mark.parametrize(
    "wish",
    [
        {"form": "knockout"},
        {"form": "groups", "seats": 2},
        {"form": "groups", "seats": 7},
        {"game": "ticket_to_ride_asia"},  # not for two
        {"game": "chess"},
        {"rounds": 21},
        {"rounds": -1},
        {"name": ""},
        {"name": "x" * 61},
        {"name": "a\u202eb"},
        {"options": {"moon": "full"}},
        {"clock": {"kind": "live", "bank": 1, "turn": 1}},
    ],
)
def test_what_is_no_tournament_is_refused(open_house: Open, wish: dict[str, Any]) -> None:
    house = open_house()
    assert house.tell("/tournaments", **{"name": "Cup", **INK, **wish}).status_code in (400, 404)


def test_one_host_has_so_many_and_no_more(open_house: Open) -> None:
    house = open_house()
    made = [house.tell("/tournaments", name="Cup", **INK).status_code for _ in range(11)]
    assert made == [201] * 10 + [429]


def test_there_are_no_hints_in_a_tournament(open_house: Open) -> None:
    house = open_house()
    table = begin(house, make(house, "ann", "ben", rounds=1))["played"][0]["tables"][0]["id"]
    seat = house.state(table, None)["seats"].index(next(s for s in house.state(table, None)["seats"] if s["mine"]))
    assert house.ask(f"/tables/{table}/hint?seat={seat}").json()["code"] == "no-hint"


def test_whoever_leaves_is_behind_all_others_and_meets_nobody_more(open_house: Open) -> None:
    house = open_house()
    name = make(house, *FOUR, rounds=2)
    cup = begin(house, name)
    tables = cup["played"][0]["tables"]
    mine = next(table for table in tables if table["mine"])
    people = owners_at(cup, mine)
    left = house.tell(f"/tournaments/{name}/leave").json()
    assert [one["gone"] for one in left["entrants"]] == [True, False, False, False]
    seats = house.state(mine["id"], None, "eve")["seats"]
    assert [seat["kind"] for seat in seats] == ["bot" if who == "ann" else "person" for who in people]
    for table in tables:
        play_beside_bots(house, table["id"], owners_at(cup, table))
    house.wait(0)
    cup = look(house, name, "ben")
    first = next(one for one in cup["played"] if one["number"] == 1)
    hers = next(seat for table in first["tables"] for seat in table["seats"] if seat["number"] == 0)
    assert hers["gone"] is True
    assert next(rank for rank in cup["ranks"] if rank["number"] == 0)["points"] == 0
    assert cup["round"] == 2
    second = next(one for one in cup["played"] if one["number"] == 2)
    playing = {seat["number"] for table in second["tables"] for seat in table["seats"]} | set(second["byes"])
    assert playing == {1, 2, 3}
    assert len(second["byes"]) == 1


def play_beside_bots(house: House, table: str, people: list[str]) -> None:
    live = house.hall.lives[table]
    for _ in range(2000):
        if live.table.over:
            return
        acting = [seat for seat in live.table.actors() if live.chairs[seat].kind == "person"]
        if not acting:
            time.sleep(0.005)  # a bot is to move
            continue
        seat = acting[0]
        legal = live.table.state.moves(seat)
        if legal:
            wish = {"move": live.game.moveset.notation(legal[0]), "number": live.played(seat).own_number}
            house.tell(f"/tables/{table}/moves", people[seat], seat=seat, **wish)
    raise AssertionError("it does not end")


def test_a_game_that_all_end_is_level(open_house: Open) -> None:
    house = open_house()
    name = make(house, "ann", "ben", rounds=1)
    cup = begin(house, name)
    table = cup["played"][0]["tables"][0]
    people = owners_at(cup, table)
    house.tell(f"/tables/{table['id']}/propose", people[0], seat=0, kind="end")
    house.tell(f"/tables/{table['id']}/answer", people[1], seat=1, kind="end", yes=True)
    house.wait(0)
    cup = look(house, name)
    assert cup["state"] == "over"
    assert [rank["points"] for rank in cup["ranks"]] == [0.5, 0.5]
    assert [rank["place"] for rank in cup["ranks"]] == [1, 1]


def test_nobody_ends_a_game_or_goes_back_alone_while_a_bot_plays_for_the_other(open_house: Open) -> None:
    house = open_house()
    cup = begin(house, make(house, "ann", "ben", rounds=1))
    table = cup["played"][0]["tables"][0]
    (first, second), name = owners_at(cup, table), table["id"]
    assert house.play(name, 0, first).status_code == 200
    assert house.tell(f"/tables/{name}/bot", second, seat=1).status_code == 204
    assert house.tell(f"/tables/{name}/propose", first, seat=0, kind="end").status_code == 204
    state = house.state(name, 0, first)
    assert (state["closed"], state["motion"]["asked"]) == ("", [1])
    chairs = house.hall.lives[name].chairs
    assert not carried(Motion("back", 0, 0, 1, (0,), 0.0), chairs, contest=True)
    assert carried(Motion("back", 0, 0, 1, (0,), 0.0), chairs)
    assert house.tell(f"/tables/{name}/answer", second, seat=1, kind="end", yes=True).status_code == 204
    assert "ended" in house.state(name, 0, first)["closed"]


def test_what_is_given_up_has_no_more_rounds_and_opens_when_all_are_through(open_house: Open) -> None:
    house = open_house()
    name = make(house, *FOUR, duplicate=True, rounds=2)
    cup = begin(house, name)
    given_up = house.tell(f"/tournaments/{name}/abandon").json()
    assert (given_up["state"], given_up["secret"]) == ("abandoned", "")
    assert house.tell(f"/tournaments/{name}/abandon").status_code == 409
    tables = cup["played"][0]["tables"]
    house.wait(0)
    assert house.ask(f"/tables/{tables[0]['id']}", "eve").status_code == 403
    for table in tables:
        play_out(house, table["id"], owners_at(cup, table))
    house.wait(60)
    assert house.ask(f"/tables/{tables[0]['id']}/record", "eve").status_code == 200
    cup = look(house, name)
    assert (cup["state"], cup["round"], len(cup["secret"])) == ("abandoned", 1, 64)


def tables_in(house: House) -> int:
    with house.hall.store.engine.connect() as connection:
        return int(connection.exec_driver_sql("SELECT count(*) FROM tables").scalar_one())


def test_a_round_is_begun_once_by_whoever_is_first(open_house: Open, postgres: Postgres) -> None:
    """Two servers, each several times at once."""
    db = postgres.database()
    houses = [open_house(db), open_house(db)]
    name = make(houses[0], *FOUR, rounds=2)
    begin(houses[0], name)
    assert tables_in(houses[0]) == 2
    cup = look(houses[0], name)
    for table in cup["played"][0]["tables"]:
        people = owners_at(cup, table)
        houses[0].tell(f"/tables/{table['id']}/propose", people[0], seat=0, kind="end")
        houses[0].tell(f"/tables/{table['id']}/answer", people[1], seat=1, kind="end", yes=True)

    async def all_at_once(hall: Hall) -> list[bool]:
        return list(await asyncio.gather(*(rounds.go_on(hall, name) for _ in range(4))))

    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda house: house.do(all_at_once), houses))
    assert tables_in(houses[0]) == 4
    assert look(houses[1], name)["round"] == 2


def test_who_dies_in_the_middle_leaves_nothing_half_done(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house()
    name = make(house, *FOUR, rounds=1)
    true_draw = rows.draw

    def die(*_: Any) -> None:
        raise RuntimeError("the power is gone")

    monkeypatch.setattr(rows, "draw", die)
    assert house.tell(f"/tournaments/{name}/start").status_code == 503
    cup = look(house, name)
    assert (cup["state"], cup["round"], tables_in(house)) == ("on", 0, 0)
    monkeypatch.setattr(rows, "draw", true_draw)
    house.wait(0)  # the job is still there
    assert (look(house, name)["round"], tables_in(house)) == (1, 2)


def test_no_round_begins_while_the_server_is_about_to_close(open_house: Open) -> None:
    house = open_house()
    name = make(house, "ann", "ben", rounds=1)
    house.hall.draining = True
    assert house.tell(f"/tournaments/{name}/start").status_code == 503
    assert house.tell("/tournaments", name="Cup", **INK).status_code == 503


def test_what_never_begins_goes_after_a_while(open_house: Open) -> None:
    house = open_house()
    waiting, begun = make(house, "ann", "ben"), make(house, "ann", "ben")
    begin(house, begun)
    house.clock[0] += 15 * A_DAY
    house.sweep()
    assert house.ask(f"/tournaments/{waiting}").status_code == 404
    assert house.ask(f"/tournaments/{begun}").status_code == 200


# -- people -------------------------------------------------------------------------------------------------------


def test_people_are_told_that_a_round_begins_and_that_all_is_over(open_house: Open, mailbox: Mailbox) -> None:
    from .test_server_tell import by_mail

    house = open_house(
        mail_server=mailbox.server,
        mail_from="Roundhouse <games@example.org>",
        mail_tls="none",
        tell_private=True,
        site="https://games.example.org",
    )
    for who in FOUR:
        house.tell("/hours", who, zone="UTC", night_from=0, night_to=0)
    by_mail(house, mailbox)
    name = make(house, "ann", "ben", rounds=1, host="ann")
    house.wait(60)
    assert [mail["Subject"] for mail in mailbox.mails] == ["Ben has joined your tournament"]
    assert f"https://games.example.org/tournament/{name}" in mailbox.words()
    mailbox.mails.clear()
    cup = begin(house, name)
    house.wait(60)
    assert [mail["Subject"] for mail in mailbox.mails] == ["Cup: a round begins, your game of Railroad Ink is ready"]
    table = cup["played"][0]["tables"][0]
    assert f"https://games.example.org/table/{table['id']}" in mailbox.words()
    mailbox.mails.clear()
    people = owners_at(cup, table)
    house.tell(f"/tables/{table['id']}/propose", people[0], seat=0, kind="end")
    house.tell(f"/tables/{table['id']}/answer", people[1], seat=1, kind="end", yes=True)
    house.wait(0)
    house.wait(60)
    assert [mail["Subject"] for mail in mailbox.mails] == ["Cup: the tournament is over"]


def test_who_is_forgotten_is_someone(server: Served) -> None:
    ann, ben = Browser(server.url), Browser(server.url)
    try:
        for one, name in ((ann, "Ann"), (ben, "Ben")):
            one.keep(Authenticator(), name)
        waiting = ann.tell("/tournaments", name="Waiting", **INK).json()["id"]
        on = ben.tell("/tournaments", name="On", **INK, rounds=1).json()["id"]
        for cup in (waiting, on):
            for one, name in ((ann, "Ann"), (ben, "Ben")):
                assert one.tell(f"/tournaments/{cup}/join", name=name).status_code == 200
        assert ben.tell(f"/tournaments/{on}/start").status_code == 200
        packed = ann.ask("/me/records")
        assert packed.status_code == 200
        assert ann.tell("/me/forget", name="Ann").status_code in (200, 204)
        assert ben.ask(f"/tournaments/{waiting}").status_code == 404, "its host is no more"
        cup = ben.ask(f"/tournaments/{on}", lang="en").json()
        assert [one["name"] for one in cup["entrants"]] == ["someone (1)", "Ben"]
        assert [one["gone"] for one in cup["entrants"]] == [True, False]
    finally:
        ann.close()
        ben.close()


def test_a_guests_place_comes_along_with_the_account(server: Served) -> None:
    ann = Browser(server.url)
    try:
        cup = ann.tell("/tournaments", name="Cup", **INK).json()["id"]
        ann.tell(f"/tournaments/{cup}/join", name="Ann")
        ann.keep(Authenticator(), "Ann")
        found = ann.ask(f"/tournaments/{cup}").json()
        assert (found["host"], found["me"]) == (True, 0)
    finally:
        ann.close()


def test_another_name_goes_into_a_tournament_that_is_on(server: Served) -> None:
    ann, ben = Browser(server.url), Browser(server.url)
    try:
        for one, name in ((ann, "Ann"), (ben, "Ben")):
            one.keep(Authenticator(), name)
        cup = ann.tell("/tournaments", name="Cup", form="robin", game="railroad_ink", rounds=2).json()["id"]
        for one, name in ((ann, "Ann"), (ben, "Ben")):
            assert one.tell(f"/tournaments/{cup}/join", name=name).status_code == 200
        assert ann.tell(f"/tournaments/{cup}/start").status_code == 200

        def called() -> list[str]:
            return [one["name"] for one in ben.ask(f"/tournaments/{cup}").json()["entrants"]]

        assert ann.tell("/me/name", name="ben").status_code == 204
        assert called() == ["Ann", "Ben"], "somebody is called like that here"
        assert ann.tell("/me/name", name="Ann").status_code == 204
        assert ann.tell("/me/name", name="Zuzanna").status_code == 204
        assert called() == ["Zuzanna", "Ben"]
        first = ben.ask(f"/tournaments/{cup}").json()["played"][0]["tables"][0]
        for seat, one in enumerate(first["seats"]):
            what, body = ("answer", {"yes": True}) if seat else ("propose", {})
            player = (ann, ben)[one["number"]]
            assert player.tell(f"/tables/{first['id']}/{what}", seat=seat, kind="end", **body).is_success
        until = time.monotonic() + 20
        while (found := ben.ask(f"/tournaments/{cup}").json())["round"] == 1:
            assert time.monotonic() < until, "the round does not end"
            time.sleep(0.05)
        # At the next table she is called so from the beginning, and her result is hers.
        table = found["played"][0]["tables"][0]["id"]
        assert {seat["name"] for seat in ben.ask(f"/tables/{table}/seats").json()["seats"]} == {"Zuzanna", "Ben"}
        assert [rank["games"] for rank in found["ranks"]] == [1, 1]
    finally:
        ann.close()
        ben.close()
