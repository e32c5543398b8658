"""Everything a person reads is in the reader's language, whoever set up the table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import roundhouse as rh
from roundhouse.core.chance import Fast
from roundhouse.core.texts import LANGUAGES, Text
from roundhouse.server.limits import Buckets
from roundhouse.server.store import Chair
from roundhouse.testing.run import tables
from roundhouse.testing.spot import Report

from .served import Player, moves

People = Callable[..., Player]


def test_bots_and_free_seats_are_called_in_the_readers_language(people: People) -> None:
    ann = people("ann", **{"Accept-Language": "pl"})
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "friend"}, {"kind": "bot", "name": "Hal"}]
    table = ann.table(seats=4, chairs=chairs, listed=True)
    ann.tell(f"/tables/{table}/chat", seat=0, words="hej")
    called = {
        "en": ["Player 1", "Random bot 2", "Player 3", "Hal"],
        "pl": ["Gracz 1", "Bot losowy 2", "Gracz 3", "Hal"],
    }
    for lang, names in called.items():
        state = ann.state(table, 0, lang=lang)
        assert [seat["name"] for seat in state["seats"]] == names
        assert [seat["name"] for seat in state["sheet"]["seats"]] == names
        others = "".join(other["drawing"]["live"] for other in state["others"])
        assert names[1] in others
        listed = {one["id"]: one["names"] for one in ann.ask("/tables", list="watch", lang=lang).json()}
        assert listed[table] == names
        assert ann.ask(f"/tables/{table}/chat", lang=lang).json()[0]["name"] == names[0]
        then = ann.ask(f"/tables/{table}/replay", at=0, seat=0, lang=lang).json()
        assert [seat["name"] for seat in then["sheet"]["seats"]] == names
    # Who gives a name keeps it; a person's seat that a bot holds stays theirs.
    chairs[2] = {"kind": "open"}
    table, ben = ann.table(seats=4, chairs=chairs), people("ben")
    for lang, names in called.items():
        seats = ann.ask(f"/tables/{table}/seats", lang=lang).json()["seats"]
        assert [seat["name"] for seat in seats] == names
    ben.tell(f"/tables/{table}/sit", name="Ben")
    ann.tell(f"/tables/{table}/bot", seat=0)
    assert [seat["name"] for seat in ann.state(table, 0, lang="en")["seats"]] == [
        "Player 1",
        "Random bot 2",
        "Ben",
        "Hal",
    ]


def test_a_record_names_only_those_who_chose_a_name() -> None:
    """And bots, who would be people otherwise."""
    person, named = Chair(0, "person", "Gracz 1", owner="a", unnamed=True), Chair(0, "person", "Ann", owner="a")
    lent = Chair(0, "bot", "Gracz 1", "random", owner="a", unnamed=True)
    bot = Chair(0, "bot", "Bot losowy 1", "random", unnamed=True)
    assert [chair.recorded for chair in (person, named, lent, bot)] == ["", "Ann", "", "Bot losowy 1"]


@pytest.mark.parametrize(
    ("path", "body", "polish"),
    [
        ("/tables", {"seats": 9}, "Ta gra nie jest dla tylu graczy (9)"),
        ("/tables", {"options": {"moon": "full"}}, "Gra nie ma opcji „moon”"),
        ("/tables", {"options": {"expansion": "ice"}}, "„expansion” nie może mieć wartości „ice”"),
        ("/tables", {"game": "steam_rollers", "seats": 2, "options": {"goods": "4"}}, "„goods” nie jest dla"),
        ("/tables", {"seats": 2, "chairs": [{"kind": "me"}]}, "Liczba miejsc to 2, a krzeseł: 1."),
        ("/tables", {"chairs": [{"kind": "ghost"}]}, "nie „ghost”"),
        ("/tables", {"chairs": [{"kind": "bot", "bot": "deep"}]}, "Nie ma bota „deep”"),
        ("/tables", {"name": "x" * 41}, "Imię ma od 1 do 40"),
        ("/tables", {"game": "chess"}, "Gry tutaj:"),
        ("/tables/{table}/chat", {"seat": 0, "words": " "}, "Wpis na czacie ma od 1 do 500"),
    ],
)
def test_what_is_wrong_is_told_in_the_readers_language(
    people: People, path: str, body: dict[str, object], polish: str
) -> None:
    ann = people("ann")
    table = ann.table()
    body = body if "words" in body else {"game": "railroad_ink", **body}
    told = {lang: ann.tell(f"{path.format(table=table)}?lang={lang}", **body) for lang in LANGUAGES}
    assert {answer.status_code for answer in told.values()} <= {400, 404}
    assert polish in told["pl"].json()["detail"]
    assert told["en"].json()["detail"] != told["pl"].json()["detail"]
    assert not re.search(r"bad-|\(", told["en"].json()["detail"])


def test_questions_that_do_not_fit_are_answered_in_the_readers_language(people: People) -> None:
    ann = people("ann")
    table = ann.table()
    assert ann.ask("/tables", list="his", lang="pl").json()["detail"].startswith("Listy to mine, open i watch")
    assert "Nie ma ruchu 99" in ann.ask(f"/tables/{table}/replay", at=99, lang="pl").json()["detail"]


@pytest.mark.parametrize("game", rh.game_ids())
def test_everything_that_can_be_pointed_at_has_a_name(game: str) -> None:
    """For those who go over the board by arrow keys and hear where they are."""
    found = rh.find_game(game)
    for number, (seats, options) in enumerate(tables(found, None, None, Report(game))):
        table, chance = rh.Table.new(found, seats, options, seed="labels"), Fast(number)
        known: dict[str, Text] = {}
        while not table.over and table.ply < 12:
            view = table.view(0)
            labels = found.labels(view)
            fresh = [text for name, text in labels.items() if known.get(name) != text]
            known |= labels
            for lang in LANGUAGES:
                tr = found.words(lang, table.names)
                drawing = found.draw(view, tr, 0)
                ids = set(re.findall(r'data-pick="([^"]+)"', drawing.static + drawing.live))
                assert ids
                assert ids <= set(labels)
                for text in fresh:
                    assert tr.has(text.key), text.key
                    assert tr.faults(text) == []
            seat = table.actors()[0]
            legal = table.state.moves(seat)
            table.play(seat, legal[chance.number(len(legal))])
        assert found.labels(table.view(None)) == {}


def test_labels_are_for_the_owner_of_the_seat(people: People) -> None:
    ann, eve = people("ann"), people("eve")
    table = ann.table(game="ticket_to_ride_usa", seats=2)
    assert ann.ask(f"/tables/{table}/labels", seat=0).json()["route-boston-montreal-1"].startswith("Boston – Montreal")
    assert eve.ask(f"/tables/{table}/labels", seat=0).status_code == 403


def test_fair_dice_have_names(people: People) -> None:
    ann = people("ann")
    table = ann.table(seats=1, options={"expansion": "meteor"})
    while not (state := ann.state(table))["over"]:
        ann.play(table, 0, moves(state)[-1], state["own_number"])
    for lang, label in (("en", "Route die"), ("pl", "Kostka trasy")):
        draws = ann.ask(f"/tables/{table}/fair", lang=lang).json()["draws"]
        assert draws[0]["label"] == label
        told = {draw["recorded"] for draw in draws}
        assert not any("_" in words or "face-" in words or "side-" in words for words in told)
        assert any(re.fullmatch(r"\d · \w.*", words) for words in told)


def test_a_dear_request_is_possible_but_not_often() -> None:
    buckets = Buckets(10)
    assert buckets.take(("here", 1), 50)
    assert not buckets.take(("here", 1), 5)
    assert buckets.take(("there", 1))
