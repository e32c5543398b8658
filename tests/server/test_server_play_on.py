"""Any position of a finished game becomes a new table: marked as such, with new dice, and never before the end."""

from __future__ import annotations

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from roundhouse.core.table import Table

from .test_server_analysis import finished, play_on

ME, FRIEND = {"kind": "me", "name": "Ann"}, {"kind": "friend"}
#: As they sat before.
CHAIRS = [{"kind": "friend", "name": "Ann"}, {"kind": "me", "name": "Ben"}]


def test_a_running_game_is_not_played_on(inside: TestClient[Litestar]) -> None:
    table = inside.post("/api/tables", json={"game": "railroad_ink", "seats": 2, "chairs": [ME, FRIEND]}).json()["id"]
    for token in ("token-of-somebody-inside", "token-of-somebody-else-22"):
        inside.headers["Authorization"] = f"Bearer {token}"
        answer = inside.post(f"/api/tables/{table}/play-on", json={"at": 0})
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


@pytest.mark.parametrize("game", ["railroad_ink", "ticket_to_ride_paris"])
def test_a_position_becomes_a_table_that_says_so(inside: TestClient[Litestar], game: str) -> None:
    former = finished(inside, game)
    record = Table.load(inside.get(f"/api/tables/{former}/record").text)
    at = record.ply // 2
    made = inside.post(f"/api/tables/{former}/play-on", json={"at": at, "chairs": CHAIRS, "entropy": "word"})
    assert made.status_code == 201, made.text
    table = made.json()["id"]
    assert made.json()["seats"] == [0, 1]
    state = inside.get(f"/api/tables/{table}?seat=1").json()
    assert (state["moves"], state["over"], state["can_undo"]) == (at, False, False)
    assert f"played on from move {at} of another game" in state["options"]
    listed = inside.get("/api/tables?list=mine&lang=pl").json()
    origins = {one["id"]: one["origin"] for one in listed}
    assert origins == {table: f"dalszy ciąg innej gry, od ruchu {at}", former: ""}
    # As it was, and it can be played to its end; then its record and its fair page tell.
    replay = inside.get(f"/api/tables/{table}/replay?at={at}").json()
    assert replay["drawing"]["live"] == inside.get(f"/api/tables/{former}/replay?at={at}").json()["drawing"]["live"]
    play_on(inside, table)
    played = Table.load(inside.get(f"/api/tables/{table}/record").text)
    assert played.over
    assert played.record.inherited == at
    assert played.record.origin is not None
    assert played.record.origin.commitment == record.record.commitment
    assert played.record.seed != record.record.seed
    assert "word" in played.record.entropy
    fair = inside.get(f"/api/tables/{table}/fair").json()
    assert fair["fair"]
    assert f"after move {at} of another one" in fair["origin"]
    assert all(draw["recomputed"] is None for draw in fair["draws"] if draw["entry"] <= at)
    assert all(draw["recomputed"] is not None for draw in fair["draws"] if draw["entry"] > at)
    assert inside.get(f"/api/tables/{former}/fair").json()["origin"] == ""


def test_it_is_kept_as_any_other_table(inside: TestClient[Litestar]) -> None:
    """Read anew from the database it is the same."""
    former = finished(inside)
    table = inside.post(f"/api/tables/{former}/play-on", json={"at": 7, "chairs": [ME, FRIEND]}).json()["id"]
    before = inside.get(f"/api/tables/{table}?seat=0").json()
    hall = inside.app.state.hall
    hall.lives.clear()
    hall._held.clear()
    after = inside.get(f"/api/tables/{table}?seat=0").json()
    assert (after["number"], after["drawing"]["live"]) == (before["number"], before["drawing"]["live"])
    assert after["number"] == 7


def test_what_cannot_be_is_refused(inside: TestClient[Litestar]) -> None:
    former = finished(inside)
    moves = inside.get(f"/api/tables/{former}?seat=0").json()["moves"]
    for wish in (
        {"at": moves},
        {"at": -1},
        {"at": 3, "chairs": [ME]},
        {"at": 3, "chairs": [ME, {"kind": "open"}]},
        {"at": 3, "chairs": [ME, {"kind": "bot", "bot": "nobody"}]},
    ):
        assert inside.post(f"/api/tables/{former}/play-on", json=wish).status_code == 400, wish
    # The end is a place in the game, too; only that nothing can be played there any more.
    said = inside.post(f"/api/tables/{former}/play-on", json={"at": moves}).json()["detail"]
    assert said == f"This game can be played on after 0 to {moves - 1} of its moves, not after {moves}."
