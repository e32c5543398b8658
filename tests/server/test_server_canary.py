"""No secret leaves the server: everything that every seat and a spectator is sent in a whole game is looked through.

What is secret comes from the true record, not from what was sent: the seed; what chance has answered since and what
the others' boards and logs hold that this reader cannot know. A new game joins by being registered: what hides in it
is found by its own log (events for some eyes only) and its own drawings.

Beside that, whatever a seat can ask for (its state, previews, hints, labels, why-nots) is asked again in a world that
the seat cannot tell from the true one: every byte of the answer must be the same. And a preview that shows a picture
must show what comes.
"""

from __future__ import annotations

import html
import re
from dataclasses import dataclass
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import roundhouse as rh
from roundhouse.bots import Budget
from roundhouse.core import advice
from roundhouse.core.bot import Desk
from roundhouse.core.chance import Fast, Recorder
from roundhouse.core.drawing import Drawing
from roundhouse.core.frames import sight
from roundhouse.core.game import Game
from roundhouse.core.log import Event
from roundhouse.core.record import Record
from roundhouse.core.refusal import Refusal
from roundhouse.core.registry import find_game
from roundhouse.core.table import Table
from roundhouse.core.texts import LANGUAGES, Translator
from roundhouse.core.view import View
from roundhouse.server import looks
from roundhouse.server.hall import Hall
from roundhouse.server.messages import Preview
from roundhouse.server.present import previews
from roundhouse.server.present.drawings import drawing_info
from roundhouse.server.thinking import Advised, Thinkers, advised

from .served import moves

#: Everybody looks at about one position in so many; the longer a game, the fewer.
LOOKS = 3
FEWER = 10
#: A bot may take its time over a hint: so many are asked for in a game.
HINTS = 3


@dataclass
class Sent:
    """Something that left the server: to whom, when so many entries stood, and the words."""

    to: int | None
    number: int
    what: str
    words: str


def orderless(answer: Any) -> Any:
    """An answer with its choices in one order: they may come in the order of the seat's own earlier moves."""
    if isinstance(answer, dict) and answer.get("picks"):
        return {**answer, "picks": sorted(map(orderless, answer["picks"]), key=lambda one: str(one["id"]))}
    return answer


def fragments(drawing: str) -> set[str]:
    """The elements of a picture, those that say where something is."""
    return set(re.findall(r"<[^/][^>]*(?:\d|id=)[^>]*>", drawing))


class Secrets:
    """What readers of a table must not be sent now. What was drawn or said for one of them is kept for the next."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.words = {lang: table.game.words(lang, table.names) for lang in LANGUAGES}
        self._said: dict[tuple[str, int], tuple[Event, str]] = {}
        self._drawn: dict[tuple[str, int | None, int | None], set[str]] = {}
        self._number = -1

    def sentences(self, reader: int | None) -> set[str]:
        """What is said for other eyes."""
        found: set[str] = set()
        for lang in LANGUAGES:
            hidden = {self.said(lang, event) for event in self.table.events() if not event.readable(reader)}
            if hidden:
                found |= hidden - {self.said(lang, event) for event in self.table.events() if event.readable(reader)}
        return {html.unescape(secret) for secret in found}

    def pictures(self, reader: int | None) -> set[str]:
        """What only others see drawn."""
        if self._number != len(self.table.record.entries):
            self._number = len(self.table.record.entries)
            self._drawn.clear()
        found: set[str] = set()
        for lang in LANGUAGES:
            mine = set().union(*(self.drawn(lang, reader, focus) for focus in (None, *range(self.table.seats))))
            for seat in range(self.table.seats):
                if seat != reader:
                    found |= self.drawn(lang, seat, seat) - mine
        return {html.unescape(secret) for secret in found}

    def said(self, lang: str, event: Event) -> str:
        """The event is kept, too: as long as it is, no other has its address."""
        if (lang, id(event)) not in self._said:
            self._said[lang, id(event)] = event, self.words[lang](event.text)
        return self._said[lang, id(event)][1]

    def drawn(self, lang: str, viewer: int | None, focus: int | None) -> set[str]:
        if (lang, viewer, focus) not in self._drawn:
            drawing = self.table.game.draw(self.table.view(viewer), self.words[lang], focus)
            self._drawn[lang, viewer, focus] = fragments(drawing.live)
        return self._drawn[lang, viewer, focus]


def look_through(sent: list[Sent], record: Record) -> tuple[list[str], int]:
    """The leaks, and how many secrets were looked for beside those that are always there."""
    leaks, looked = [], 0
    known: dict[tuple[int, int | None, bool], set[str]] = {}
    table = Table.load(record, upto=0)
    secrets = Secrets(table)
    for one in sorted(sent, key=lambda one: one.number):
        for entry in record.entries[len(table.record.entries) : one.number]:
            table.follow(entry)
        if table.over:
            break
        words = html.unescape(one.words.replace('\\"', '"'))
        # Pictures of other positions: see the two worlds below, and test_server_looks.
        pictured = "<" in words and one.what not in ("/preview", "/replay", "/frames", "since")
        key = one.number, one.to, pictured
        if key not in known:
            known[key] = secrets.sentences(one.to) | (secrets.pictures(one.to) if pictured else set())
        looking_for = known[key] | {record.seed or "", *record.entropy, '"chance":', '"setup":'}
        looked += len(known[key])
        leaks += [f"{one.what} to {one.to}: {secret}" for secret in looking_for if secret in words]
    return leaks, looked


class Traffic:
    """A table in this process, with everything that is sent written down."""

    def __init__(self, client: TestClient[Litestar], game: str, seats: int) -> None:
        self.client = client
        chairs = [{"kind": "me", "name": "Ann"}, *[{"kind": "open"}] * (seats - 1)]
        wish = {"game": game, "seats": seats, "options": {}, "chairs": chairs, "entropy": "word-of-seat-0"}
        self.table = client.post("/api/tables", json=wish, headers=self.who(0)).json()["id"]
        for seat in range(1, seats):
            sit = {"name": f"Guest {seat}", "seat": seat, "entropy": f"word-of-seat-{seat}"}
            client.post(f"/api/tables/{self.table}/sit", json=sit, headers=self.who(seat))
        self.seats = seats
        self.sent: list[Sent] = []
        self.hints = HINTS
        #: What each reader has already, in each language; and how many frames came after it.
        self.marks: dict[tuple[int | None, str], str] = {}
        self.frames = 0
        #: Answers that differ between the truth and a guess; previews that show what does not come.
        self.differing: list[str] = []
        self.invented: list[str] = []

    @staticmethod
    def who(seat: int | None) -> dict[str, str]:
        return {"Authorization": f"Bearer token-of-seat-{seat}".ljust(40, "-")}

    @property
    def live(self) -> Table:
        hall: Hall = self.client.app.state.hall
        return hall.lives[self.table].table

    def ask(self, reader: int | None, path: str = "", **query: Any) -> Any:
        if reader is not None:
            query["seat"] = reader
        address = f"/api/tables/{self.table}{path}"
        number = len(self.live.record.entries)
        answer = self.client.get(address, params=query, headers=self.who(reader))
        what = path or ("since" if query.get("since") else "state")
        self.sent.append(Sent(reader, number, what, answer.text))
        return answer.json()

    def listen(self, reader: int | None, messages: list[str]) -> None:
        number = len(self.live.record.entries)
        self.sent += [Sent(reader, number, "socket", message) for message in messages]

    def play(self, chance: Fast, most: int = 10_000, looks: int = LOOKS) -> Record:
        """Seats move in any order. A spectator's line is open all the time, and at one move in `looks`, later fewer,
        everything that can be asked is asked, by the mover, by somebody else and by a spectator."""
        path = f"/api/tables/{self.table}/live"
        with self.client.websocket_connect(path, headers=self.who(None)) as watcher:
            while not self.live.over and self.live.ply < most:
                actors = self.live.actors()
                seat = actors[chance.number(len(actors))]
                legal = self.live.moves(seat)
                move = str(legal[chance.number(len(legal))])
                if chance.number(looks + self.live.ply // FEWER) == 0:
                    self.look(seat, move, chance)
                played = self.client.post(
                    f"/api/tables/{self.table}/moves",
                    json={"seat": seat, "move": move, "number": self.own_number(seat)},
                    headers=self.who(seat),
                )
                assert played.status_code == 200, played.text
                self.sent.append(Sent(None, len(self.live.record.entries), "move", played.text))
                message = ""
                while '"news"' not in message:
                    message = watcher.receive_text()
                    self.listen(None, [message])
        return self.live.record

    def own_number(self, seat: int) -> int:
        return sum(entry.seat == seat for entry in self.live.record.entries)

    def look(self, seat: int, move: str, chance: Fast) -> None:
        other = chance.number(self.seats)
        for reader in {seat, other, None}:
            lang = LANGUAGES[chance.number(len(LANGUAGES))]
            state = self.ask(reader, lang=lang)
            if (reader, lang) in self.marks:
                self.frames += len(self.ask(reader, lang=lang, since=self.marks[reader, lang])["frames"])
            self.marks[reader, lang] = state["mark"]
            if reader == seat:
                assert move in moves(state)
        self.ask(None, "/replay", at=self.live.ply)
        self.ask(other, "/replay", at=chance.number(self.live.ply + 1))
        self.ask(other, "/frames", at=chance.number(self.live.ply + 1))
        self.compare(seat, move, chance)
        if other != seat:
            self.compare(other, "", chance)
        self.ask(None, "/record")
        self.ask(None, "/fair")
        self.ask(other, "/seats")
        self.ask(None, "/seats")
        self.ask(None, "/muted")

    def compare(self, seat: int, move: str, chance: Fast) -> None:
        """Ask for everything that a seat may ask for, in the truth and in a guess."""
        table = self.live
        mark = next((mark for (reader, _), mark in self.marks.items() if reader == seat), "")
        names = [*self.ask(seat, "/labels"), "cell-d4"]
        pointed = [",".join(names[chance.number(len(names))] for _ in range(1 + turn)) for turn in range(3)]
        asked: list[tuple[str, dict[str, str]]] = [
            ("", {}),
            ("", {"since": mark}),
            ("/labels", {}),
            ("/plain", {}),
            *(("/why", {"picks": one}) for one in pointed),
        ]
        if move:
            asked.append(("/preview", {"move": move}))
            if self.hints:
                self.hints -= 1
                asked.append(("/hint", {}))
        true = [self.ask(seat, path, **query) for path, query in asked]
        if move:
            self.check_preview(seat, move, true[asked.index(("/preview", {"move": move}))])
        state = table._state
        self.client.app.state.looks.shelf.clear()  # what was made of the truth would be sent again
        table._state = table.game.guess(table.view(seat), chance)
        guessed = [self.ask(seat, path, **query) for path, query in asked]
        table._state = state
        self.client.app.state.looks.shelf.clear()
        self.differing += [
            f"{path or 'state'} {query}"
            for (path, query), one, two in zip(asked, true, guessed, strict=True)
            if orderless(one) != orderless(two)
        ]

    def check_preview(self, seat: int, move: str, preview: dict[str, Any]) -> None:
        """A picture of what comes is the picture of what comes."""
        table, hall = self.live, self.client.app.state.hall
        if preview["drawing"] is None:
            return
        state, asked = table.state.clone(), Recorder(Fast(0))
        state.play(seat, table.game.moveset.pack(move), asked)
        then: Drawing = table.game.draw(state.view(seat), hall.lives[self.table].words("en"), seat)
        if asked.answers or preview["drawing"]["live"] != then.live:
            self.invented.append(move)


async def think_here(
    self: Thinkers, asker: str, game: str, seat: int, view: View, moves: list[int], board: str | None
) -> Advised:
    """A hint of the real search, but in this process, and the same for the same view."""
    return advised(Desk(find_game(game), seat, view, moves, Fast(7)), Budget(worlds=2))


@pytest.mark.parametrize("game", rh.game_ids())
def test_no_secret_of_another_seat_is_sent(
    inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(Thinkers, "advise", think_here)
    monkeypatch.setattr(advice, "FEWEST", 1)  # the next best is told, too
    seats = min(rh.find_game(game).seats, key=lambda seats: abs(seats - 2))
    traffic = Traffic(inside, game, seats)
    record = traffic.play(Fast(3))
    leaks, looked = look_through(traffic.sent, record)
    assert leaks == []
    assert traffic.differing == []
    assert traffic.invented == []
    assert traffic.hints < HINTS
    assert traffic.frames
    # It looked for something: every game here hides something from somebody.
    assert looked > sum(one.what == "state" for one in traffic.sent) / 4


def test_a_planted_leak_is_found(inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    """The spectator is shown what the first seat sees: pictures and sentences give it away."""
    traffic = Traffic(inside, "railroad_ink", 2)
    with monkeypatch.context() as patch:
        patch.setattr(looks, "sight", lambda table, then, seat, tr, _: sight(table, then, seat or 0, tr))
        record = traffic.play(Fast(3), most=6, looks=1)
    leaks, _ = look_through(traffic.sent, record)
    assert any(leak.startswith("state to None: <") for leak in leaks)
    traffic = Traffic(inside, "railroad_ink", 2)
    with monkeypatch.context() as patch:
        patch.setattr(Event, "readable", lambda self, seat: True)
        record = traffic.play(Fast(3), most=6, looks=1)
    leaks, _ = look_through(traffic.sent, record)
    assert any(re.match(r"state to \d: \w", leak) for leak in leaks)


def test_a_preview_of_what_was_only_guessed_is_found(
    inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One guess is played on and shown: what the partner puts on the rack is made up."""

    def one_guess(game: Game, view: View, move: int, tr: Translator, have: frozenset[str]) -> Preview:
        assert view.seat is not None
        state = game.guess(view, Fast(1))
        state.play(view.seat, move, Fast(1))
        drawing = game.draw(state.view(view.seat), tr, view.seat)
        return Preview(drawing_info(drawing, have), "", final=True)

    monkeypatch.setattr(previews, "preview", one_guess)
    traffic = Traffic(inside, "ticket_to_ride_asia", 4)
    traffic.hints = 0
    traffic.play(Fast(3), most=16, looks=1)
    assert any(move.startswith("share") for move in traffic.invented)


def test_a_reason_that_gives_something_away_is_found(
    inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Why not? Because of what the others hold."""
    monkeypatch.setattr(
        Table,
        "why_not",
        lambda self, seat, picked: Refusal("RH-1", "not-a-move" if int(self.digest(), 16) % 2 else "game-over"),
    )
    traffic = Traffic(inside, "ticket_to_ride_usa", 2)
    traffic.hints = 0
    traffic.play(Fast(3), most=8, looks=1)
    assert {one.split()[0] for one in traffic.differing} == {"/why"}


def test_a_leaked_seed_is_found(inside: TestClient[Litestar]) -> None:
    traffic = Traffic(inside, "railroad_ink", 2)
    seed = traffic.live.record.seed
    assert seed
    traffic.sent.append(Sent(1, 0, "state", f'{{"seed": "{seed}"}}'))
    leaks, _ = look_through(traffic.sent, traffic.live.record)
    assert len(leaks) == 1


@pytest.mark.parametrize("reader", [None, 0])
def test_two_worlds_that_differ_in_a_secret_look_the_same(
    inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch, reader: int | None
) -> None:
    """The same seed, the same moves of Ann; what another draws in secret differs. Until it is shown, every byte that
    Ann and a spectator get is the same."""
    for room in ("core.table", "server.new_tables"):
        monkeypatch.setattr(f"roundhouse.{room}.new_seed", lambda: "one seed for both")
    monkeypatch.setattr("time.time", lambda: 1000.0)
    seen: list[list[str]] = []
    for world in range(2):
        traffic, mark = Traffic(inside, "railroad_ink", 2), ""
        for turn in range(3):
            for seat in range(2):
                state = traffic.ask(seat)
                legal = moves(state)
                inside.post(
                    f"/api/tables/{traffic.table}/moves",
                    json={"seat": seat, "move": legal[world * seat], "number": turn},
                    headers=traffic.who(seat),
                )
                mark = traffic.ask(reader, since=mark)["mark"]
                traffic.ask(reader, "/replay", at=traffic.live.ply)
                traffic.ask(reader, "/frames", at=0)
                if reader is not None:
                    traffic.ask(reader, "/preview", move=moves(traffic.ask(reader))[0])
        # Only what names the table differs.
        told = [re.sub(r'"mark":"(\d+)-\w+"', r'"mark":"\1"', one.words) for one in traffic.sent if one.to == reader]
        seen.append([words.replace(traffic.table, "ID") for words in told])
    assert seen[0] == seen[1]
    assert len(seen[0]) >= 12
