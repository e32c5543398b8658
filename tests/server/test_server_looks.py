"""What travels: looks, what is new since a look, the answer to a move, and what somebody knows already."""

from __future__ import annotations

import re
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import roundhouse as rh
from roundhouse.core.chance import Fast
from roundhouse.core.frames import MOST_FRAMES, Edit, patched
from roundhouse.server.looks import Look, Looks

from .served import moves


def token(name: str) -> dict[str, str]:
    return {"Authorization": f"Bearer token-of-{name}".ljust(40, "-")}


ANN = token("0")


class Page:
    """A reader who keeps what they have and puts what is new to it, as the page does."""

    def __init__(self, client: TestClient[Litestar], table: str, seat: int | None, headers: dict[str, str]) -> None:
        self.client, self.seat, self.headers = client, seat, headers
        self.path = f"/api/tables/{table}"
        self.state: dict[str, Any] = {}
        self.layers: set[str] = set()
        self.tag = ""

    def ask(self, **query: Any) -> Any:
        if self.seat is not None:
            query["seat"] = self.seat
        return self.client.get(self.path, params=query, headers=self.headers)

    def whole(self) -> dict[str, Any]:
        found: dict[str, Any] = self.ask(have="all").json()
        return found

    def look(self) -> dict[str, Any]:
        """Ask for what is new, and take it; what was sent."""
        answer = self.ask(have=",".join(self.layers), since=self.state.get("mark", ""))
        assert answer.status_code == 200, answer.text
        self.tag = answer.headers["etag"]
        return self.take(answer.json())

    def take(self, news: dict[str, Any]) -> dict[str, Any]:
        sent = {**news}
        boards = {self.seat or 0: news["drawing"], **{one["seat"]: one["drawing"] for one in news["others"]}}
        self.layers |= {board["key"] for board in boards.values() if "static" in board}
        if news["since"] is not None:
            assert news["since"] == self.state["number"]
            former = {self.seat or 0: self.state["drawing"]}
            former |= {one["seat"]: one["drawing"] for one in self.state["others"]}
            assert news["areas"] == []
            areas = self.state["areas"]
            for seat, board in boards.items():
                assert board["live"] == board["notes"] == ""
                board["live"], board["notes"] = former[seat]["live"], former[seat]["notes"]
            for frame in news["frames"]:
                for change in frame["boards"]:
                    board = boards[change["seat"]]
                    edits = [Edit(edit["at"], edit["gone"], tuple(edit["put"])) for edit in change["edits"]]
                    board["live"] = patched(board["live"], edits)
                    board["notes"] = change.get("notes", board["notes"])
                    assert change["edits"] or "notes" in change
                there = {area["name"]: area for area in (*areas, *frame["areas"])}
                areas = [there[name] for name in frame.get("order", [area["name"] for area in areas])]
                self.check({seat: board["live"] for seat, board in boards.items()}, frame["move"])
            news["areas"] = areas
            news["log"] = self.state["log"][: news["log_from"]] + news["log"]
        self.state = news
        return sent

    def check(self, boards: dict[int, str], at: int) -> None:
        """A frame shows what its reader could have seen by looking then, and nothing else."""
        seat = {} if self.seat is None else {"seat": self.seat}
        step = self.client.get(f"{self.path}/replay", params={"at": at, **seat}, headers=self.headers).json()
        assert boards == lives(step, self.seat or 0)

    def play(self, move: str, **query: Any) -> dict[str, Any]:
        wish = {"seat": self.seat, "move": move, "number": self.state["own_number"]}
        answer = self.client.post(f"{self.path}/moves", json=wish, params=query, headers=self.headers)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def undo(self) -> None:
        wish = {"seat": self.seat, "number": self.state["own_number"]}
        assert self.client.post(f"{self.path}/undo", json=wish, headers=self.headers).status_code == 200


def lives(step: dict[str, Any], seat: int = 0) -> dict[int, str]:
    """The live layers that a seat (or a spectator) sees, by seat."""
    return {seat: step["drawing"]["live"], **{one["seat"]: one["drawing"]["live"] for one in step["others"]}}


def pictures(state: dict[str, Any]) -> list[Any]:
    """What a state shows, without what it says of how it came, and without layers that one has or has not."""
    drawings = [state["drawing"], *(one["drawing"] for one in state["others"])]
    areas = [{**area, "drawing": {**(area.get("drawing") or {}), "static": None}} for area in state["areas"]]
    return [*((one["live"], one["notes"]) for one in drawings), areas, state["log"], state["sheet"], state["picks"]]


def set_up(client: TestClient[Litestar], game: str, seats: int) -> list[Page]:
    """A table of this many seats: Ann sits first, then Bob, and so on; a page for each seat, and a spectator's."""
    chairs = [{"kind": "me", "name": "Ann"}, *[{"kind": "open"}] * (seats - 1)]
    wish = {"game": game, "seats": seats, "chairs": chairs}
    table = client.post("/api/tables", json=wish, headers=ANN).json()["id"]
    for seat in range(1, seats):
        name = {"name": "Bob" if seat == 1 else f"Guest {seat}", "seat": seat}
        client.post(f"/api/tables/{table}/sit", json=name, headers=token(str(seat)))
    pages = [Page(client, table, seat, token(str(seat))) for seat in range(seats)]
    return [*pages, Page(client, table, None, token("a-spectator"))]


@pytest.mark.parametrize("game", rh.game_ids())
def test_what_is_new_leads_to_the_whole(inside: TestClient[Litestar], game: str) -> None:
    """Pages look now and then, after any number of moves and undos: what they put together is what is there."""
    seats = min(rh.find_game(game).seats, key=lambda seats: abs(seats - 3))
    *pages, watcher = set_up(inside, game, seats)
    chance = Fast(11)
    frames = 0
    for turn in range(60):
        acting = [page for page in pages if page.whole()["picks"]]
        if not acting:
            break
        page = acting[chance.number(len(acting))]
        sent = page.look()
        frames += len(sent["frames"])
        legal = moves(page.state)
        page.play(legal[chance.number(len(legal))])
        if chance.number(4) == 0 and page.whole()["can_undo"]:
            if chance.number(2):
                page.look()
            page.state["own_number"] = page.whole()["own_number"]
            page.undo()
        reader = [*pages, watcher][chance.number(seats + 1)]
        if turn % 3 == 0:
            reader.look()
            assert pictures(reader.state) == pictures(reader.whole())
    assert frames


def test_a_look_that_is_known_is_not_sent_again(inside: TestClient[Litestar]) -> None:
    ann, bob, _ = set_up(inside, "railroad_ink", 2)
    ann.look()
    bob.look()
    known = {"If-None-Match": ann.tag, **ANN}
    answer = inside.get(ann.path, params={"seat": 0}, headers=known)
    assert (answer.status_code, answer.content, answer.headers["etag"]) == (304, b"", ann.tag)
    bob.play(moves(bob.state)[0])
    assert inside.get(ann.path, params={"seat": 0}, headers=known).status_code == 200
    # Nobody else's is.
    assert inside.get(ann.path, headers=known).status_code == 200
    assert inside.get(ann.path, params={"seat": 0, "lang": "pl"}, headers=known).status_code == 200


def test_the_answer_to_a_move_has_the_new_state(inside: TestClient[Litestar]) -> None:
    ann, *_ = set_up(inside, "railroad_ink", 2)
    ann.look()
    played = ann.play(moves(ann.state)[0], since=ann.state["mark"], have=",".join(ann.layers))
    assert played["state"]["number"] == played["number"] == 1
    [frame] = played["state"]["frames"]
    assert (frame["move"], frame["seat"], frame["back"]) == (1, 0, False)
    assert frame["boards"][0]["changed"]
    ann.take(played["state"])
    assert pictures(ann.state) == pictures(ann.whole())
    assert "state" not in ann.play(moves(ann.state)[0])


def test_a_hidden_move_is_no_frame_until_it_is_shown(inside: TestClient[Litestar]) -> None:
    ann, bob, watcher = set_up(inside, "railroad_ink", 2)
    for page in (ann, bob, watcher):
        page.look()
    while bob.state["picks"]:
        bob.play(next((move for move in moves(bob.state) if move == "done"), moves(bob.state)[0]))
        bob.look()
        if bob.state["picks"]:
            assert ann.look()["frames"] == watcher.look()["frames"] == []
    [frame] = watcher.look()["frames"]
    assert [line["text"] for line in frame["lines"]] == ["Bob has finished the round."]
    assert [board["changed"] for board in frame["boards"]] == [["name"]]  # a tick stands beside it
    ann.look()
    while not ann.state["seats"][1]["acting"]:
        ann.play(next((move for move in moves(ann.state) if move == "done"), moves(ann.state)[0]))
        ann.look()
    frame = watcher.look()["frames"][-1]
    assert {line["seat"] for line in frame["lines"]} >= {0, 1}
    assert {board["seat"] for board in frame["boards"]} == {0, 1}


def test_what_was_taken_back_is_a_frame_for_those_who_saw_it(inside: TestClient[Litestar]) -> None:
    ann, bob, watcher = set_up(inside, "ticket_to_ride_usa", 2)
    first = next(page for page in (ann, bob) if page.whole()["picks"])
    for _ in range(40):
        first = next(page for page in (ann, bob) if page.whole()["picks"])
        first.look()
        first.play(next((move for move in moves(first.state) if "face" in move), moves(first.state)[0]))
        if first.whole()["can_undo"]:
            break
    watcher.look()
    seen = watcher.state["moves"]
    first.look()
    first.undo()
    [frame] = watcher.look()["frames"]
    assert (frame["back"], frame["move"], frame["seat"], frame["lines"]) == (True, seen - 1, first.seat, [])
    # Who was away in the meantime is not bothered with it.
    first.look()
    first.play(moves(first.state)[0])
    first.look()
    if first.state["can_undo"]:
        first.undo()
        assert watcher.look()["frames"] == []


def test_who_is_too_far_behind_gets_everything(inside: TestClient[Litestar]) -> None:
    *pages, _ = set_up(inside, "ticket_to_ride_usa", 3)
    ann = pages[0]
    ann.look()
    for _ in range(MOST_FRAMES + 1):
        page = next(page for page in pages if page.whole()["picks"])
        page.state["own_number"] = page.whole()["own_number"]
        page.play(moves(page.whole())[0])
    far = ann.look()
    assert (far["since"], far["frames"], far["log_from"]) == (None, [], 0)
    assert far["drawing"]["live"]


@pytest.mark.parametrize("mark", ["", "0", "0-", "-", "1-0000", "99999999999999999999-ab", "٣-ab", "x" * 500])
def test_a_mark_that_is_none_gets_everything(inside: TestClient[Litestar], mark: str) -> None:
    ann, *_ = set_up(inside, "railroad_ink", 2)
    answer = ann.ask(since=mark)
    assert answer.status_code == 200
    assert answer.json()["since"] is None
    assert answer.json()["drawing"]["live"]


def test_a_mark_of_other_eyes_gets_everything(inside: TestClient[Litestar]) -> None:
    """What Ann has on her table is not what others have: differences would lead nowhere."""
    ann, bob, watcher = set_up(inside, "railroad_ink", 2)
    ann.look()
    for reader in (bob, watcher):
        assert reader.ask(since=ann.state["mark"]).json()["since"] is None
    assert ann.ask(since=ann.state["mark"], lang="pl").json()["since"] is None


def test_a_look_is_made_once_for_all_who_see_the_same(
    inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    make = Looks._make

    def count(self: Looks, *given: Any) -> Look:
        made.append(given)
        return make(self, *given)

    monkeypatch.setattr(Looks, "_make", count)
    *_, watcher = set_up(inside, "railroad_ink", 2)
    others = [token(f"spectator-{number}") for number in range(5)]
    states = [inside.get(watcher.path, headers=who).json() for who in others]
    assert all(state == states[0] for state in states)
    assert len(made) == 1


def test_a_program_that_draws_nothing_is_sent_no_static_layer(inside: TestClient[Litestar]) -> None:
    ann, *_ = set_up(inside, "railroad_ink", 2)
    assert "static" in ann.ask().json()["drawing"]
    assert "static" in ann.ask(have="another-layer").json()["drawing"]
    for have in ("all", ann.ask().json()["drawing"]["key"]):
        assert "static" not in ann.ask(have=have).json()["drawing"]


def test_packed_and_plain_are_the_same(inside: TestClient[Litestar]) -> None:
    ann, *_ = set_up(inside, "railroad_ink", 2)
    packed = inside.get(ann.path, headers={**ANN, "Accept-Encoding": "gzip"})
    plain = inside.get(ann.path, headers={**ANN, "Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


def test_a_reel_goes_through_a_game(inside: TestClient[Litestar]) -> None:
    ann, bob, watcher = set_up(inside, "steam_rollers", 2)
    for _ in range(MOST_FRAMES + 5):
        page = next(page for page in (ann, bob) if page.whole()["picks"])
        page.state["own_number"] = page.whole()["own_number"]
        page.play(moves(page.whole())[-1])
    played = watcher.whole()["moves"]
    at = 0
    while at < played:
        reel = inside.get(f"{watcher.path}/frames", params={"at": at}, headers=watcher.headers).json()
        start = inside.get(f"{watcher.path}/replay", params={"at": at}, headers=watcher.headers).json()
        assert reel["start"] == start
        assert reel["upto"] == min(at + MOST_FRAMES, played)
        boards = lives(start)
        for frame in reel["frames"]:
            for change in frame["boards"]:
                edits = [Edit(edit["at"], edit["gone"], tuple(edit["put"])) for edit in change["edits"]]
                boards[change["seat"]] = patched(boards[change["seat"]], edits)
        at = reel["upto"]
        there = inside.get(f"{watcher.path}/replay", params={"at": at}, headers=watcher.headers).json()
        assert boards == lives(there)
        assert reel["frames"][-1]["sheet"] == there["sheet"]
    assert at == played
    beyond = inside.get(f"{watcher.path}/frames", params={"at": played + 1}, headers=watcher.headers)
    assert beyond.status_code == 400
    assert re.search(str(played), beyond.json()["detail"])


def test_spectators_who_come_and_go_disturb_nobody(inside: TestClient[Litestar]) -> None:
    """People who come are told of, by name of their seat; spectators are not, and nobody needs to look again."""
    ann, _, watcher = set_up(inside, "railroad_ink", 2)
    path = f"{ann.path}/live"
    with inside.websocket_connect(f"{path}?seats=0", headers=ANN) as line:
        assert line.receive_json(timeout=60) == {"type": "online", "seats": [0]}
        for _ in range(3):
            with inside.websocket_connect(path, headers=watcher.headers):
                pass
        with inside.websocket_connect(f"{path}?seats=1", headers=token("1")) as other:
            assert line.receive_json(timeout=60) == {"type": "online", "seats": [0, 1]}
            assert other.receive_json(timeout=60) == {"type": "online", "seats": [0, 1]}
            with inside.websocket_connect(f"{path}?seats=1", headers=token("1")):
                pass  # a second window of the same person
        assert line.receive_json(timeout=60) == {"type": "online", "seats": [0]}
    ann.look()
    assert [seat["online"] for seat in ann.state["seats"]] == [False, False]


def test_what_a_seat_sees_is_not_made_again_while_others_move_unseen(
    inside: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Railroad Ink: what the other draws is shown when the round ends. Until then nothing is new but the numbers."""
    ann, bob, _ = set_up(inside, "railroad_ink", 2)
    ann.look()
    bob.look()
    made: list[int | None] = []
    path = rh.find_game("railroad_ink").path

    def watched(view: Any, move: int) -> Any:
        made.append(view.seat)
        return path(view, move)

    monkeypatch.setattr(type(rh.find_game("railroad_ink")), "path", lambda _, view, move: watched(view, move))
    for _ in range(2):
        before = ann.state
        bob.play(next(move for move in moves(bob.state) if move != "finish"))
        ann.look()
        bob.look()
        assert ann.state["number"] == before["number"] + 1
        assert pictures(ann.state) == pictures(before) == pictures(ann.whole())
    assert set(made) == {1}
