"""Rack talk: partners say fixed phrases to each other, and nobody else hears them, not even that something was said."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import text

import roundhouse.server
from roundhouse.core.chance import Fast
from roundhouse.core.texts import Text
from roundhouse.server.chatting import free_chat
from roundhouse.server.hall import Hall
from roundhouse.server.settings import Settings
from roundhouse.server.store import Store

from .served import Player, Postgres, Served, hear, moves

People = Callable[..., Player]
NAMES = ("ann", "ben", "cem", "dag")
GAME = "ticket_to_ride_asia"


def sit_down(players: Mapping[int, Player]) -> str:
    """Four people at one table, each with a browser of their own; the id of the table."""
    chairs = [{"kind": "me", "name": "Ann"}, *[{"kind": "open"}] * 3]
    table = players[0].table(game=GAME, seats=4, chairs=chairs)
    for seat in range(1, 4):
        assert players[seat].tell(f"/tables/{table}/sit", name=NAMES[seat].title(), seat=seat).status_code == 200
    return table


def to_the_rack(players: Mapping[int, Player], table: str) -> None:
    """Play until the first team has a card on its rack."""
    while not any(name.startswith("use-") for name in phrases(players[0], table)):
        for seat, player in players.items():
            state = player.state(table, seat)
            legal = moves(state)
            wanted = [move for move in legal if move in ("place rack", "take deck")] or legal
            if wanted:
                player.play(table, seat, wanted[0], state["own_number"])


def phrases(player: Player, table: str, seat: int = 0) -> list[str]:
    return [one["id"] for one in player.state(table, seat)["phrases"]]


def said(player: Player, table: str, seat: int | None = None, **query: str) -> list[str]:
    answer = player.ask(f"/tables/{table}/chat", **({} if seat is None else {"seat": seat}), **query)
    assert answer.status_code == 200, answer.text
    return [line["words"] for line in answer.json()]


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    """Connections that are closed with the test."""
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def four(people: People) -> dict[int, Player]:
    return {seat: people(name) for seat, name in enumerate(NAMES)}


@pytest.mark.rule("TA-7.1")
def test_a_phrase_reaches_the_partner_alone(four: dict[int, Player], people: People, lines: ExitStack) -> None:
    table = sit_down(four)
    to_the_rack(four, table)
    eve = people("eve")
    heard = {seat: lines.enter_context(four[seat].live(table, seat)) for seat in four}
    heard[9] = lines.enter_context(eve.live(table))
    assert four[0].tell(f"/tables/{table}/whisper", seat=0, phrase="ask").status_code == 204
    for seat in (0, 1):
        assert hear(heard[seat], "chat") == {"type": "chat"}
        assert said(four[seat], table, seat) == ["Which of the cards on our rack will you use?"]
        assert said(four[seat], table, seat, lang="pl") == ["Których kart z naszego stojaka użyjesz?"]
    # A courtesy is for all: it is the first that the others hear of.
    assert four[1].tell(f"/tables/{table}/courtesy", seat=1, phrase="hello").status_code == 204
    for reader in (2, 3, 9):
        hear(heard[reader], "chat")
        with pytest.raises(TimeoutError):
            hear(heard[reader], "chat", within=0.2)
    for seat in (2, 3):
        assert said(four[seat], table, seat) == ["Hello!"]
        # Nor by asking for another seat's chat.
        for other in (0, 1):
            assert four[seat].ask(f"/tables/{table}/chat", seat=other).status_code == 403
    assert said(eve, table) == said(four[0], table) == ["Hello!"]
    # A reload shows it, with whom it was for.
    told = four[1].ask(f"/tables/{table}/chat", seat=1).json()
    assert [(line["name"], line["seat"], line["readers"]) for line in told] == [("Ann", 0, [0, 1]), ("Ben", 1, [])]


@pytest.mark.rule("TA-7.1")
def test_only_what_lies_on_the_rack_can_be_spoken_of(four: dict[int, Player]) -> None:
    table = sit_down(four)
    # Nothing is on a rack yet: there is nothing to talk about.
    assert phrases(four[0], table) == []
    to_the_rack(four, table)
    mine = phrases(four[0], table)
    cards = [name.removeprefix("use-") for name in mine if name.startswith("use-")]
    assert cards[0] == "any"
    assert 1 <= len(cards[1:]) <= 2  # what the partners have put there so far
    tickets = {name for name in mine if name.startswith("join-")}
    assert len(tickets) == 2
    assert phrases(four[1], table, 1) == mine
    assert not tickets & set(phrases(four[2], table, 2))
    absent = next(kind for kind in ("red", "blue", "green") if kind not in cards)
    for phrase in (f"use-{absent}", "I have four red cards", ""):
        refused = four[0].tell(f"/tables/{table}/whisper", seat=0, phrase=phrase)
        assert (refused.status_code, refused.json()["code"]) == (409, "no-such-phrase")
    assert four[2].tell(f"/tables/{table}/whisper", seat=0, phrase="ask").status_code == 403
    assert four[0].state(table, None)["phrases"] == []
    assert said(four[0], table, 0) == []


@pytest.mark.rule("TA-7.1")
def test_nobody_writes_freely_at_a_table_of_teams_while_the_game_runs(four: dict[int, Player], people: People) -> None:
    table = sit_down(four)
    eve = people("eve")
    for refused in (
        four[0].tell(f"/tables/{table}/chat", seat=0, words="I hold four red cards"),
        four[0].tell(f"/tables/{table}/chat", name="Somebody", words="Ann holds four red cards"),
        eve.tell(f"/tables/{table}/chat", name="Eve", words="Ann holds four red cards"),
    ):
        assert (refused.status_code, refused.json()["rule"], refused.json()["code"]) == (409, "RH-7", "no-free-chat")
    state = four[2].state(table, 2)
    assert not state["free_chat"]
    offered = [one["id"] for one in state["courtesies"]]
    assert "hello" in offered
    assert eve.state(table, None)["courtesies"] == []
    for phrase in offered:
        assert four[2].tell(f"/tables/{table}/courtesy", seat=2, phrase=phrase).status_code == 204
    assert said(four[0], table, 0, lang="pl")[0] == "Cześć!"
    assert len(said(eve, table)) == len(offered)
    for phrase in ("I hold four red cards", "", "ask"):
        refused = four[2].tell(f"/tables/{table}/courtesy", seat=2, phrase=phrase)
        assert (refused.status_code, refused.json()["code"]) == (409, "no-such-phrase")
    assert four[0].tell(f"/tables/{table}/courtesy", seat=2, phrase="hello").status_code == 403


@pytest.mark.rule("TA-7.1")
def test_when_the_game_is_over_everybody_may_write(inside: TestClient[Litestar]) -> None:
    chairs = [{"kind": "me"}] * 4
    wish = {"game": GAME, "seats": 4, "options": {}, "chairs": chairs}
    table = inside.post("/api/tables", json=wish).json()["id"]
    inside.get(f"/api/tables/{table}")
    hall: Hall = inside.app.state.hall
    live = hall.lives[table]
    assert not free_chat(live.table)
    state = live.table.state.clone()
    while state.actors():
        seat = state.actors()[0]
        state.play(seat, state.moves(seat)[-1], Fast(1))
    live.table._state = state
    assert inside.post(f"/api/tables/{table}/chat", json={"seat": 0, "words": "Well done"}).status_code == 204
    shown = inside.get(f"/api/tables/{table}", params={"seat": 0}).json()
    assert (shown["free_chat"], shown["courtesies"]) == (True, [])


def test_a_game_without_partners_has_no_phrases(people: People) -> None:
    ann = people("ann")
    table = ann.table(seats=2)
    assert phrases(ann, table) == []
    assert ann.tell(f"/tables/{table}/whisper", seat=0, phrase="ask").status_code == 409
    assert ann.state(table)["free_chat"]
    assert ann.tell(f"/tables/{table}/chat", seat=0, words="hello").status_code == 204
    assert ann.tell(f"/tables/{table}/courtesy", seat=0, phrase="hello").status_code == 409


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_phrases_outlive_the_server_and_cross_processes(
    kind: str, request: pytest.FixtureRequest, start: Callable[..., Served], lines: ExitStack
) -> None:
    database = request.getfixturevalue(kind)
    url = database.database() if isinstance(database, Postgres) else database
    first = start(url)
    four = {seat: lines.enter_context(closing(first.player(name))) for seat, name in enumerate(NAMES)}
    table = sit_down(four)
    to_the_rack(four, table)
    if kind == "postgres":
        second = start(url)
        ben, cem = (lines.enter_context(closing(second.player(name))) for name in ("ben", "cem"))
        partner, opponent = (lines.enter_context(one.live(table, seat)) for one, seat in ((ben, 1), (cem, 2)))
        for line in (partner, opponent):
            hear(line, "online")
        four[0].tell(f"/tables/{table}/whisper", seat=0, phrase="ask")
        hear(partner, "chat")
        with pytest.raises(TimeoutError):
            hear(opponent, "chat", within=0.5)
    else:
        four[0].tell(f"/tables/{table}/whisper", seat=0, phrase="ask")
        first.stop()
        second = start(url)
        ben, cem = (lines.enter_context(closing(second.player(name))) for name in ("ben", "cem"))
    assert len(said(ben, table, 1)) == 1
    assert said(cem, table, 2) == said(cem, table) == []


def old_database(url: str) -> None:
    """A database as the first version left it, with a table in it."""
    store = Store(url)
    config = Config()
    config.set_main_option("script_location", str(Path(roundhouse.server.__file__).parent / "migrations"))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        head = roundhouse.Table.new("railroad_ink", 1, seed="old").record.to_json()
        connection.execute(
            text("INSERT INTO tables VALUES (:id, 'railroad_ink', :head, :yes, 1.0, 1.0, :no, NULL)"),
            {"id": "old", "head": head, "yes": True, "no": False},
        )
        connection.execute(text("INSERT INTO chairs VALUES ('old', 0, 'person', 'Ann', NULL, 'ann')"))
        connection.execute(
            text("""INSERT INTO chat ("table", name, seat, words, at) VALUES ('old', 'Ann', 0, 'hi', 1.0)""")
        )
    store.engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_an_older_database_is_brought_up_to_date(kind: str, request: pytest.FixtureRequest) -> None:
    database: Any = request.getfixturevalue(kind)
    url = Settings(db=database.database() if isinstance(database, Postgres) else database).url
    old_database(url)
    store = Store(url)
    store.open()
    stored = store.load("old")
    assert stored is not None
    assert [(chair.name, chair.unnamed) for chair in stored.chairs] == [("Ann", False)]
    assert [(line.words, line.readers) for line in store.chat_after("old", 0)] == [("hi", ())]
    asyncio.run(store.whisper("old", "Ann", 0, Text("say-ask"), (0, 1)))
    assert [line.words for line in store.chat_after("old", 0)] == ["hi"]
    # Seat 1 is no other seat that begins with the same digit.
    assert len(store.chat_after("old", 0, 1)) == 2
    assert len(store.chat_after("old", 0, 10)) == 1
    assert store.chat_after("old", 0, 1)[1].phrase == Text("say-ask")
    store.close()
