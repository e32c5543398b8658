"""A line that breaks comes back by itself, and nothing is lost or doubled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from server.served import Served

from .conftest import Meet
from .person import Person, quickest

NO_LINE = (r"console: .*(ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket connection)",)


@pytest.fixture
def shaky(tmp_path: Path) -> Iterator[Served]:
    """A server that may be killed."""
    with Served(f"sqlite:///{tmp_path}/games.sqlite", tmp_path / "log") as served:
        yield served


def test_a_server_that_is_killed_and_comes_back(shaky: Served, meet: Meet) -> None:
    ann = meet(shaky.url)
    ann.expect_trouble(*NO_LINE)
    ann.expected.append("request failed")
    state = ann.sit_at(ann.table({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}))
    for _ in range(2):
        state = ann.play(quickest(state))
    shaky.kill()
    expect(ann.find("#rh-line")).to_be_visible()
    # A move into the void is said, not forgotten in silence.
    for pick in quickest(state).picks:
        ann.point(pick)
    ann.says("#rh-why", "cannot be reached")
    ann.shot("moment-reconnecting")
    shaky.start()
    expect(ann.find("#rh-line")).to_be_hidden()
    expect(ann.find("#rh-problem")).to_be_hidden()
    after = ann.in_step()
    assert after["own_number"] == 2
    assert after["picks"] == state["picks"]
    after = ann.play(quickest(after))
    assert after["own_number"] == 3
    assert len(ann.find("#rh-board .live .cell").all()) == 3
    ann.play_round()
    ann.says("#rh-log", "Round 2")


def test_a_move_whose_answer_is_lost_is_played_once(ann: Person) -> None:
    """The server has taken the move, the answer gets lost: the page finds out, and it stands once."""
    ann.expect_trouble("request failed: .*/moves", "console: .*ERR_FAILED")
    state = ann.sit_at(ann.table())

    def lose(route: object) -> None:
        route.fetch()  # type: ignore[attr-defined]
        route.abort()  # type: ignore[attr-defined]

    ann.page.route("**/moves*", lose)
    for pick in quickest(state).picks:
        ann.point(pick)
    expect(ann.find("#rh-board .live .cell:not(.ghost)")).to_have_count(1)
    ann.page.unroute("**/moves*")
    after = ann.in_step()
    assert after["own_number"] == 1
    ann.play(quickest(after))
    assert ann.state()["own_number"] == 2


def test_offline_and_online_again(ann: Person, meet: Meet) -> None:
    """While Ann is offline Ben plays: as soon as she is online she sees it, and can go on."""
    ann.expect_trouble("ERR_INTERNET_DISCONNECTED")
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "open"})
    ben = meet()
    ben.join(table, "Ben")
    ben.in_step(1)
    state = ann.sit_at(table)
    ann.context.set_offline(True)
    for pick in quickest(state).picks:
        ann.point(pick)
    ann.says("#rh-why", "cannot be reached")
    ben.play(quickest(ben.state(seat=1)), 1)
    ann.context.set_offline(False)
    expect(ann.find("#rh-problem")).to_be_hidden()
    after = ann.in_step()
    assert (after["number"], after["own_number"]) == (1, 0)
    assert ann.play(quickest(after))["own_number"] == 1


def test_a_page_that_is_loaded_again_goes_on(ann: Person) -> None:
    state = ann.sit_at(ann.table({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}))
    ann.play(quickest(state))
    ann.page.reload()
    assert ann.in_step()["own_number"] == 1
    expect(ann.find("#rh-board .live .cell")).to_have_count(1)
