"""Everything a person can do, over REST and over the socket."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

import roundhouse as rh
from roundhouse import Line
from roundhouse.server.present.sheets import sheet_info
from roundhouse.server.settings import Settings
from roundhouse.server.store import Store

from .served import Player, Served, hear, moves, tell

People = Callable[..., Player]


def finish(player: Player, table: str, *seats: int) -> None:
    """Play the first moves until the game is over."""
    for _ in range(1000):
        for seat in seats:
            if player.step(table, seat)["over"]:
                return
    raise AssertionError("the game has no end")


def test_a_whole_game_over_rest(people: People) -> None:
    ann = people("ann")
    table = ann.table(seats=2, chairs=[{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Eve"}])
    assert ann.ask(f"/tables/{table}/record").status_code == 409  # it holds the seed
    assert ann.ask(f"/tables/{table}/fair").status_code == 409
    finish(ann, table, 0, 1)
    state = ann.state(table)
    assert state["over"]
    assert state["picks"] == []
    assert state["sheet"]["winners"]
    assert state["sheet"]["verdict"][-1] == state["log"][-1]["text"]
    assert [seat["name"] for seat in state["seats"]] == ["Ann", "Eve"]
    record = ann.ask(f"/tables/{table}/record")
    loaded = rh.Table.load(record.text)
    assert loaded.over
    assert list(loaded.sheet().totals) == [seat["total"] for seat in state["seats"]]
    fair = ann.ask(f"/tables/{table}/fair").json()
    assert fair["fair"]
    assert fair["commitment"] == state["commitment"]
    assert len(fair["draws"]) == 7 * 4
    assert fair["seed"] == loaded.record.seed


def test_teams_are_told_as_teams() -> None:
    words = {
        lang: rh.find_game("ticket_to_ride_asia").words(lang, ("Ann", "Ben", "Cleo", "Dan")) for lang in ("en", "pl")
    }
    sheet = rh.Table.new("ticket_to_ride_asia", seats=4, seed="x").sheet()
    assert sheet_info(sheet, False, words["en"]).verdict == []
    won = replace(sheet, seats=tuple(replace(one, lines=(Line("routes", one.seat // 2),)) for one in sheet.seats))
    told = {lang: sheet_info(won, True, tr) for lang, tr in words.items()}
    assert told["en"].verdict == ["The team Cleo & Dan wins with 1 point."]
    assert told["pl"].verdict == ["Wygrywa drużyna Cleo & Dan z wynikiem 1 punktu."]
    assert (told["en"].teams, told["en"].winners) == ([[0, 1], [2, 3]], [2, 3])


def test_a_rival_wins_when_it_is_over_and_nobody_else_does() -> None:
    """SteamRollers: Eve, who has no seat."""
    tr = rh.find_game("steam_rollers").words("pl")
    sheet = rh.Table.new("steam_rollers", seats=1, seed="x").sheet()
    assert sheet.rival is not None
    for over, won, winner in ((False, (), False), (True, (), True), (True, (0,), False)):
        rival = sheet_info(replace(sheet, won=won), over, tr).rival
        assert rival is not None
        assert (rival.name, rival.total, rival.winner) == ("Ewa", sheet.rival.total, winner)
        assert [line.text for line in rival.lines][:2] == ["Zabrane towary", "Lokomotywa, moc 6"]
    assert sheet_info(rh.Table.new("steam_rollers", seats=2, seed="x").sheet(), True, tr).rival is None


def test_a_table_names_the_options_that_count_for_its_seats(people: People) -> None:
    ann = people("ann")
    named = {}
    for seats in (1, 2):
        state = ann.state(ann.table(game="steam_rollers", seats=seats))
        named[seats] = [words.partition(":")[0] for words in state["options"]]
    assert named == {
        1: ["Closed borders", "Eve's level", "Goods for each city"],
        2: ["Closed borders", "Coal", "Orders", "Starting tiles"],
    }
    options = ann.ask("/games/steam_rollers").json()["options"]
    assert {
        option["name"]: option["seats"] for option in options if option["name"] in ("borders", "coal", "level")
    } == {
        "borders": [1, 2, 3, 4, 5],
        "coal": [2, 3, 4, 5],
        "level": [1],
    }


def test_a_whole_game_over_the_socket(people: People) -> None:
    """The answer to a move says what the next one answers to: no look at the table is needed in between."""
    ann = people("ann")
    table = ann.table(seats=1)
    twin = rh.Table.new("railroad_ink", seats=1)
    played = 0
    with ann.live(table, 0) as line:
        while not (state := ann.state(table))["over"]:
            answer = tell(line, type="play", seat=0, move=moves(state)[0], number=state["own_number"])
            played += 1
            assert answer == {"type": "played", "number": played, "own_number": played}
    record = rh.Record.from_json(ann.ask(f"/tables/{table}/record").text)
    assert len(record.entries) == played
    assert twin.record.game == record.game


def test_a_move_sent_again_is_played_once(people: People) -> None:
    ann = people("ann")
    table = ann.table(seats=1)
    move = moves(ann.state(table))[0]
    first, again = ann.play(table, 0, move, 0), ann.play(table, 0, f"  {move} ", 0)
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json() == {"number": 1, "own_number": 1}
    other = moves(ann.state(table))[0]
    assert other != move
    late = ann.play(table, 0, other, 0)
    assert (late.status_code, late.json()["code"]) == (409, "stale")
    early = ann.play(table, 0, other, 2)
    assert (early.status_code, early.json()["code"]) == (409, "stale")
    assert ann.state(table)["number"] == 1


def test_a_refusal_names_its_rule_in_the_readers_language(people: People) -> None:
    ann = people("ann")
    table = ann.table(seats=1)
    words = {}
    for lang in ("en", "pl"):
        refused = ann.http.post(f"/tables/{table}/moves?lang={lang}", json={"seat": 0, "move": "finish", "number": 0})
        assert refused.status_code == 409
        assert refused.headers["content-type"] == "application/problem+json"
        assert refused.json()["rule"] == "RI-2.5"
        words[lang] = refused.json()["detail"]
    assert words["en"] != words["pl"]
    assert ann.state(table)["number"] == 0


def test_undo_goes_back_to_the_last_news_and_is_an_entry_too(people: People) -> None:
    ann = people("ann")
    table = ann.table(seats=1)
    before = ann.state(table)
    assert not before["can_undo"]
    assert before["undo_refusal"] == {"rule": "RH-4", "text": "You have no move to take back."}
    nothing = ann.tell(f"/tables/{table}/undo", seat=0, number=0)
    assert (nothing.status_code, nothing.json()["rule"]) == (409, "RH-4")
    ann.step(table)
    assert ann.state(table)["can_undo"]
    for _ in range(2):  # sent twice
        undone = ann.tell(f"/tables/{table}/undo", seat=0, number=1)
        assert undone.json() == {"number": 2, "own_number": 2}
    after = ann.state(table)
    assert moves(after) == moves(before)
    assert after["moves"] == 0
    assert ann.tell(f"/tables/{table}/undo", seat=0, number=2).status_code == 409


def test_an_open_seat_is_taken_by_one_of_many(people: People) -> None:
    ann = people("ann")
    table = ann.table(seats=2, chairs=[{"kind": "me"}, {"kind": "open"}], listed=True)
    assert table in [one["id"] for one in people("eve").ask("/tables", list="open").json()]
    rivals = [people(f"rival{n}") for n in range(6)]
    answers: list[int] = []
    together = threading.Barrier(len(rivals))

    def sit(rival: Player) -> None:
        together.wait()
        answers.append(rival.tell(f"/tables/{table}/sit", name="Rival").status_code)

    threads = [threading.Thread(target=sit, args=[rival]) for rival in rivals]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200] + [409] * 5
    seated = [rival for rival in rivals if rival.ask(f"/tables/{table}/seats").json()["seats"][1]["mine"]]
    assert len(seated) == 1
    seated[0].step(table, 1)
    assert table not in [one["id"] for one in ann.ask("/tables", list="open").json()]
    assert table in [one["id"] for one in ann.ask("/tables", list="watch").json()]
    mine = {one["id"]: one for one in seated[0].ask("/tables", list="mine").json()}
    assert mine[table]["mine"] == [1]
    assert mine[table]["my_turn"]


def test_a_seat_is_given_to_a_bot_and_taken_back(people: People) -> None:
    ann, eve = people("ann"), people("eve")
    table = ann.table(seats=1)
    with ann.live(table, 0) as line:
        assert eve.tell(f"/tables/{table}/bot", seat=0).status_code == 403
        assert ann.tell(f"/tables/{table}/bot", seat=0, bot="random").status_code == 204
        hear(line, "news")
        assert ann.state(table)["seats"][0]["kind"] == "bot"
        assert ann.state(table)["seats"][0]["mine"]
        assert ann.tell(f"/tables/{table}/back", seat=0).status_code == 204
    state = ann.state(table)
    assert state["seats"][0]["kind"] == "person"
    if not state["over"]:
        ann.step(table)
    assert ann.tell(f"/tables/{table}/bot", seat=0, bot="standard:width=99999").status_code == 400


def test_bots_play_their_seats(people: People) -> None:
    ann = people("ann")
    table = ann.table(
        seats=3, chairs=[{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
    )
    with ann.live(table, 0) as line:
        while not (state := ann.step(table))["over"]:
            if not state["picks"]:
                hear(line, "news")
    assert {entry.seat for entry in rh.Record.from_json(ann.ask(f"/tables/{table}/record").text).entries} == {0, 1, 2}


def test_a_preview_counts_what_the_game_counts(people: People) -> None:
    """Alone on Barbados one ends with money, not with points."""
    ann = people("ann")
    table = ann.table(game="age_of_steam_barbados", seats=1)
    for move in ("issue 0", "choose engineer"):
        # Neither changes what will be left, and then nothing is said.
        assert ann.ask(f"/tables/{table}/preview", seat=0, move=move).json()["consequence"] == ""
        ann.play(table, 0, move, ann.state(table)["own_number"])
    track = next(move for move in moves(ann.state(table)) if move.startswith("build"))
    preview = ann.ask(f"/tables/{table}/preview", seat=0, move=track).json()
    assert preview["consequence"].startswith("Money left at the end: −")


def test_hint_why_not_and_preview(people: People) -> None:
    ann = people("ann")
    table = ann.table(seats=1)
    state = ann.state(table)
    hint = ann.ask(f"/tables/{table}/hint", seat=0).json()
    assert hint["move"] in moves(state)
    assert len(hint["path"]) == len(hint["labels"])
    why = ann.ask(f"/tables/{table}/why", seat=0, picks="cell-d4").json()
    assert why["rule"].startswith("RI-")
    assert why["text"]
    assert ann.ask(f"/tables/{table}/why", seat=0, picks=",".join(hint["path"])).json() == {"rule": "", "text": ""}
    preview = ann.ask(f"/tables/{table}/preview", seat=0, move=hint["move"]).json()
    assert preview["final"] is False
    assert preview["drawing"]["live"] != state["drawing"]["live"]
    # Only what changes is said, and which move the hint gives is chance.
    assert not preview["consequence"] or "point" in preview["consequence"]
    assert preview["drawing"]["static"] == state["drawing"]["static"]
    known = ann.ask(f"/tables/{table}/preview", seat=0, move=hint["move"], have=state["drawing"]["key"]).json()
    assert "static" not in known["drawing"]
    assert ann.ask(f"/tables/{table}/preview", seat=0, move="finish").status_code == 409
    assert ann.ask(f"/tables/{table}/preview", seat=0, move="dance").status_code == 400
    assert ann.state(table)["number"] == 0


def test_replay_shows_every_position(people: People) -> None:
    ann = people("ann")
    table = ann.table(seats=1)
    seen = [ann.state(table)["drawing"]["live"]]
    for _ in range(3):
        ann.step(table)
        seen.append(ann.state(table)["drawing"]["live"])
    ann.tell(f"/tables/{table}/undo", seat=0, number=3)
    steps = [ann.ask(f"/tables/{table}/replay", at=at, seat=0).json() for at in range(3)]
    assert [step["drawing"]["live"] for step in steps] == seen[:3]
    assert ann.ask(f"/tables/{table}/replay", at=3, seat=0).status_code == 400
    assert ann.ask(f"/tables/{table}/replay", at=-1, seat=0).status_code == 400


def test_a_rematch_asked_for_by_two_is_one_table(people: People) -> None:
    ann, eve = people("ann"), people("eve")
    table = ann.table(seats=2, chairs=[{"kind": "me"}, {"kind": "open"}])
    eve.tell(f"/tables/{table}/sit", name="Eve")
    assert ann.tell(f"/tables/{table}/rematch").status_code == 409
    while not ann.step(table, 0)["over"]:
        eve.step(table, 1)
    answers: list[str] = []
    threads = [
        threading.Thread(target=lambda who=who: answers.append(who.tell(f"/tables/{table}/rematch").json()["id"]))
        for who in (ann, eve) * 3
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(answers)) == 1
    assert answers[0] != table
    assert ann.state(table)["rematch"] == answers[0]
    assert ann.state(answers[0], 0)["seats"][0]["mine"]
    assert eve.state(answers[0], 1)["seats"][1]["mine"]
    assert [one["id"] for one in ann.ask("/tables", list="mine").json()].count(answers[0]) == 1
    assert len(ann.ask("/tables", list="mine").json()) == 2


def test_a_rematch_is_dealt_when_all_have_come_each_with_their_word(people: People, server: Served) -> None:
    ann, eve, bob = people("ann"), people("eve"), people("bob")
    table = ann.table(seats=2, chairs=[{"kind": "me"}, {"kind": "open"}], entropy="anns-first", listed=True)
    eve.tell(f"/tables/{table}/sit", name="Eve", entropy="eves-first")
    while not ann.step(table, 0)["over"]:
        eve.step(table, 1)
    assert ann.tell(f"/tables/{table}/rematch", entropy="no word").json()["code"] == "bad-option"
    first = ann.tell(f"/tables/{table}/rematch", entropy="anns-second").json()
    again = first["id"]
    assert first["seats"] == [0]
    waiting = eve.ask(f"/tables/{again}/seats").json()
    assert not waiting["dealt"]
    assert [(seat["kind"], seat["name"], seat["mine"]) for seat in waiting["seats"]][1] == ("kept", "Eve", True)
    # Nobody else is offered the seat, or can take it; it is among the tables of whoever it is kept for.
    assert again not in [one["id"] for one in bob.ask("/tables", list="open").json()]
    assert bob.tell(f"/tables/{again}/sit", name="Bob").status_code == 409
    assert bob.tell(f"/tables/{again}/sit", name="Bob", seat=1).status_code == 409
    assert again in [one["id"] for one in eve.ask("/tables", list="mine").json()]
    # Who watched is shown the way, and sits nowhere.
    assert bob.tell(f"/tables/{table}/rematch").json() == {"id": again, "url": f"/table/{again}", "seats": []}
    assert eve.tell(f"/tables/{table}/rematch", entropy="eves-second").json()["seats"] == [1]
    assert eve.tell(f"/tables/{table}/rematch", entropy="eves-third").json()["id"] == again
    assert ann.ask(f"/tables/{again}/seats").json()["dealt"]
    store = Store(Settings(db=server.db).url)
    stored, former = store.load(again), store.load(table)
    store.engine.dispose()
    assert stored is not None
    assert former is not None
    assert stored.record.entropy == ["anns-second", "eves-second"]
    assert former.record.entropy == ["anns-first", "eves-first"]
    assert stored.record.seed != former.record.seed
    assert stored.record.commitment == waiting["commitment"]


def test_a_seat_that_is_kept_can_be_taken_or_left_by_whoever_it_is_kept_for(people: People) -> None:
    ann, eve, bob = people("ann"), people("eve"), people("bob")
    table = ann.table(seats=3, chairs=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    for seat, who in enumerate((eve, bob), start=1):
        who.tell(f"/tables/{table}/sit", name=f"Guest {seat}", seat=seat)
    while not ann.step(table, 0)["over"]:
        eve.step(table, 1)
        bob.step(table, 2)
    again = ann.tell(f"/tables/{table}/rematch").json()["id"]
    # On the page of the new table, with another name; and one who will not come.
    assert eve.tell(f"/tables/{again}/sit", name="Eva").json() == {"seat": 1}
    assert bob.tell(f"/tables/{again}/leave", seat=2).status_code == 204
    assert people("dan").tell(f"/tables/{again}/sit", name="Dan").json() == {"seat": 2}
    assert [seat["name"] for seat in ann.state(again)["seats"]][1:] == ["Eva", "Dan"]


def test_alone_with_bots_a_rematch_begins_at_once(people: People, server: Served) -> None:
    ann = people("ann")
    table = ann.table(seats=1)
    while not ann.step(table)["over"]:
        pass
    again = ann.tell(f"/tables/{table}/rematch", entropy="my-own").json()["id"]
    assert ann.state(again)["number"] == 0
    store = Store(Settings(db=server.db).url)
    stored = store.load(again)
    store.engine.dispose()
    assert stored is not None
    assert stored.record.entropy == ["my-own"]


def test_a_table_that_is_asked_for_again_is_one_table(people: People) -> None:
    """No answer came, so the page asks again: at once, later, from several threads."""
    ann, eve = people("ann"), people("eve")
    key = {"Idempotency-Key": "a-key-of-some-chance"}

    def ask(who: Player, headers: dict[str, str]) -> str:
        answer = who.http.post("/tables", json={"game": "railroad_ink", "seats": 1}, headers=headers)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    with ThreadPoolExecutor(6) as pool:
        asked = list(pool.map(lambda _: ask(ann, key), range(12)))
    assert len(set(asked)) == 1
    ann.step(asked[0])
    assert ask(ann, key) == asked[0]
    assert ann.state(asked[0])["number"] == 1
    assert len(ann.ask("/tables", list="mine").json()) == 1
    # Another key, another table; the same key of somebody else is theirs.
    assert len({asked[0], ask(ann, {"Idempotency-Key": "another-key-of-chance"}), ask(ann, {}), ask(eve, key)}) == 4
    for wrong in ("short", "x" * 65, "a key with blanks in it"):
        answer = ann.http.post("/tables", json={"game": "railroad_ink"}, headers={"Idempotency-Key": wrong})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-option")


def test_chat_is_told_kept_and_limited(people: People) -> None:
    ann, eve = people("ann"), people("eve")
    table = ann.table(seats=1, name="Ann")
    with eve.live(table) as line:
        assert ann.tell(f"/tables/{table}/chat", words="<b>hej</b> & żółw", seat=0).status_code == 204
        hear(line, "chat")
    assert eve.tell(f"/tables/{table}/chat", words="hello", name="Eve").status_code == 204
    said = eve.ask(f"/tables/{table}/chat").json()
    assert [(line["name"], line["seat"], line["words"]) for line in said] == [
        ("Ann", 0, "<b>hej</b> & żółw"),
        ("Eve", None, "hello"),
    ]
    assert [line["words"] for line in eve.ask(f"/tables/{table}/chat", after=said[0]["id"]).json()] == ["hello"]
    for words in ("", "   ", "x" * 501, "nul\0", "bell\a"):
        assert ann.tell(f"/tables/{table}/chat", words=words, seat=0).status_code == 400, words
    assert eve.tell(f"/tables/{table}/chat", words="I am Ann", seat=0).status_code == 403
    assert eve.tell(f"/tables/{table}/chat", words="hi", name="E\nve").status_code == 400
    assert len(eve.ask(f"/tables/{table}/chat").json()) == 2


def test_names_are_escaped_in_pictures_and_limited(people: People) -> None:
    ann = people("ann")
    evil = "<script>alert(1)</script>"
    state = ann.state(ann.table(seats=2, chairs=[{"kind": "me", "name": evil}, {"kind": "friend", "name": "Eve"}]))
    assert state["seats"][0]["name"] == evil  # as data it is as it was typed
    for drawing in (state["drawing"], *(other["drawing"] for other in state["others"])):
        assert "<script" not in drawing["live"]
        assert "<script" not in drawing.get("static", "")
    for name in ("x" * 41, "   ", "a\nb", "\u202e"):
        wish = {"game": "railroad_ink", "chairs": [{"kind": "me", "name": name}]}
        assert ann.tell("/tables", **wish).status_code == 400, repr(name)


def test_everything_speaks_the_readers_language(people: People) -> None:
    en, pl = people("ann", **{"Accept-Language": "en-GB,pl;q=0.5"}), people("ann", **{"Accept-Language": "de, pl-PL"})
    table = en.table(seats=2)
    english, polish = en.state(table), pl.state(table)
    assert english["prompt"] != polish["prompt"]
    texts = [one.ask(f"/tables/{table}/plain", seat=0).json()["plain"] for one in (en, pl)]
    assert "Round 1 of 7" in texts[0]
    assert "Runda 1 z 7" in texts[1]
    assert [pick["id"] for pick in english["picks"]] == [pick["id"] for pick in polish["picks"]]
    assert english["picks"][0]["label"] != polish["picks"][0]["label"]
    assert en.ask("/games").json()[0]["tagline"] != pl.ask("/games").json()[0]["tagline"]
    assert en.state(table, lang="pl")["prompt"] == polish["prompt"]
    assert en.ask("/games/railroad_ink/rules").json()["html"].count('id="RI-') > 30
    nothing = pl.ask("/tables/nothing")
    assert nothing.json()["title"] == "Nie ma takiego stołu"


def test_the_games_and_their_pictures(people: People) -> None:
    ann = people("ann")
    games = {game["id"]: game for game in ann.ask("/games").json()}
    assert set(games) == set(rh.game_ids())
    assert ann.ask("/games/railroad_ink").json() == games["railroad_ink"]
    picture = ann.ask("/games/railroad_ink/picture.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")
    assert ann.ask(f"/tables/{ann.table()}/qr.svg").text.startswith("<svg")
    assert ann.ask("/games/nothing").status_code == 404


def test_two_listen_and_a_slow_reader_gets_the_latest(people: People) -> None:
    ann, eve = people("ann"), people("eve")
    table = ann.table(seats=1)
    with eve.live(table) as watching, ann.live(table, 0):
        assert ann.state(table)["seats"][0]["online"]
        for _ in range(4):
            ann.step(table)
        numbers: list[int] = []
        while not numbers or numbers[-1] < 4:
            numbers.append(hear(watching, "news")["number"])
        assert numbers == sorted(numbers)
    # Their connections are gone: nobody is online, and moves go on.
    for _ in range(50):
        if not ann.state(table)["seats"][0]["online"]:
            break
    else:
        raise AssertionError("a closed connection still counts")
    ann.step(table)


def test_socket_messages_that_do_not_fit_get_a_problem_and_the_line_lives(people: People) -> None:
    ann, eve = people("ann"), people("eve")
    table = ann.table(seats=1)
    move = moves(ann.state(table))[0]
    with ann.live(table, 0) as line:
        bad: list[tuple[object, int]] = [
            ("no json", 400),
            ([], 400),
            ({"type": "dance"}, 400),
            ({"type": "play", "seat": "zero"}, 400),
            ({"type": "play", "cheat": 1}, 400),
            ({"type": "play", "seat": 0, "move": "dance d4", "number": 0}, 400),
            ({"type": "play", "seat": 0, "move": "finish", "number": 0}, 409),
            ({"type": "play", "seat": 0, "move": move, "number": 7}, 409),
            ({"type": "play", "seat": 0, "move": move, "number": -1}, 409),
            ({"type": "play", "seat": 5, "move": move, "number": 0}, 403),
            ({"type": "play", "seat": -1, "move": move, "number": 0}, 403),
            ({"type": "play", "seat": 0, "move": "x" * 5000, "number": 0}, 413),
        ]
        for message, status in bad:
            line.send(message if isinstance(message, str) else json.dumps(message))
            answer = hear(line, "problem")
            assert (answer["status"], bool(answer["title"])) == (status, True), (message, answer)
        line.send(b"\xff\x00 bytes")
        assert hear(line, "problem")["status"] == 400
        assert tell(line, type="ping") == {"type": "pong"}
        assert tell(line, type="play", seat=0, move=move, number=0)["type"] == "played"
    with eve.live(table, 0) as line:
        assert tell(line, type="play", seat=0, move=move, number=1)["status"] == 403
    with ann.live(table, 0) as line:
        line.send("x" * 9000)
        with pytest.raises(ConnectionClosed):
            hear(line, "problem")
    assert ann.state(table)["number"] == 1


def test_many_people_at_one_table_move_at_the_same_time(people: People, server: Served) -> None:
    """Everybody acts at once in a simultaneous step: all moves are taken, one after the other."""
    ann = people("ann")
    table = ann.table(seats=6, chairs=[{"kind": "me"}, *[{"kind": "friend"}] * 5])
    problems: list[str] = []

    def play(seat: int) -> None:
        player = people("ann")
        for _ in range(4):
            state = player.state(table, seat)
            if not state["picks"] or state["own_number"] >= 3:
                return
            answer = player.play(table, seat, moves(state)[-1], state["own_number"])
            if answer.status_code != 200:
                problems.append(answer.text)

    threads = [threading.Thread(target=play, args=[seat]) for seat in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
    assert ann.state(table)["number"] == 18
