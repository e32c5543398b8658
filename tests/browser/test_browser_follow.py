"""Following a game: others' moves one by one, their boards, and the end. Time goes on as the tests let it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from server.served import Served

from .conftest import Meet
from .person import DESKTOP, PHONE, Person, ways
from .staged import END, record, stage, upto

BOTS = [{"kind": "bot", "bot": "random", "name": name} for name in ("Ben", "Cleo")]
ANN = {"kind": "me", "name": "Ann"}
#: Longer than anything is looked at.
LONG = 4000


def first(state: Any) -> Any:
    return next(ways(state["picks"]))


def stop_the_clock(ann: Person) -> None:
    """From now on only `pass_time` lets it go on: nothing is over before it was looked at."""
    ann.page.clock.install()
    ann.page.clock.pause_at(ann.page.evaluate("() => Date.now() + 1000"))


def pass_time(ann: Person, milliseconds: int) -> None:
    ann.page.clock.run_for(milliseconds)


def until(ann: Person, seen: Callable[[], bool], step: int = 400, most: int = 60) -> None:
    """Let time pass until something is seen."""
    for _ in range(most):
        if seen():
            return
        pass_time(ann, step)
        ann.page.wait_for_timeout(20)
    raise AssertionError("never seen")


def paris(ann: Person) -> str:
    """A table of Paris at which Ann may draw cards."""
    table = ann.table(ANN, *BOTS, game="ticket_to_ride_paris")
    while not any(way.move.startswith("take") for way in ways(ann.state(table)["picks"])):
        ann.hurry(table, choose=first, before="take")
    ann.sit_at(table)
    return table


def draw_two(ann: Person, table: str) -> None:
    """Ann's turn, and the bots' after it."""
    for _ in range(2):
        with ann.page.expect_response(re.compile(r"/moves\?")):
            ann.point("deck")
    while not (state := ann.state(table))["picks"]:
        ann.page.wait_for_timeout(50)
    # The page knows of it: everything is heard at once, however long one looks at it.
    ann.says("#rh-said", state["log"][-1]["text"])


def test_others_are_followed_move_by_move_and_can_be_skipped(meet: Meet) -> None:
    ann = meet(pace="calm", motion="no-preference")
    table = paris(ann)
    stop_the_clock(ann)
    draw_two(ann, table)
    until(ann, lambda: bool(re.match("Ben", ann.find("#rh-prompt").text_content() or "")))
    ann.sees("#rh-skip")
    # What comes after is offered already, but nothing on the board is lit before it is as it is.
    ann.sees("#rh-choices-panel")
    expect(ann.find("#rh-desk .can")).to_have_count(0)
    expect(ann.find(".flying svg").first).to_be_attached()
    ann.shot("moment-following")
    # Nobody's focus goes elsewhere.
    assert ann.page.evaluate("() => document.activeElement.id") != "rh-skip"
    # Skipping chooses nothing, wherever one is. The list is folded where the cards pay for much.
    unfold = ann.find("#rh-choices .unfold")
    if unfold.is_visible():
        unfold.click()
    else:
        ann.find("#rh-choices [role=menuitem]").first.focus()
    ann.page.wait_for_function("() => document.activeElement.matches('#rh-choices [role=menuitem]')")
    moves = ann.state(table)["moves"]
    ann.page.keyboard.press(" ")
    ann.sees("#rh-skip", yes=False)
    assert ann.state(table)["moves"] == moves
    state = ann.next_turn()
    ann.says("#rh-ticker li:last-child", state["log"][-1]["text"])


def test_the_board_changes_with_every_move_and_comes_to_what_is(meet: Meet) -> None:
    ann = meet(pace="quick")
    table = paris(ann)
    stop_the_clock(ann)
    draw_two(ann, table)
    state = ann.state(table)
    players = ann.find(".area.players table tbody")
    seen: list[str] = []

    def arrived() -> bool:
        seen.append(players.inner_text())
        return not ann.find("#rh-skip").is_visible() and bool(ann.find("#rh-now.mine").count())

    until(ann, arrived, step=100, most=200)
    assert len(set(seen)) > 2, seen
    ann.in_step()
    row = next(area for area in state["areas"] if area["name"] == "players")["rows"][1]
    assert [cell["text"] for cell in row["cells"][:2]] == players.locator("tr").nth(1).locator("td").all_inner_texts()[
        :2
    ]


@pytest.mark.parametrize("where", ["board", "list"])
def test_whoever_acts_has_seen_enough(meet: Meet, where: str) -> None:
    ann = meet(pace="calm")
    table = paris(ann)
    stop_the_clock(ann)
    draw_two(ann, table)
    until(ann, lambda: ann.find("#rh-skip").is_visible())
    moves = ann.state(table)["moves"]
    with ann.page.expect_response(re.compile(r"/moves\?")):
        if where == "list":
            ann.choice("deck").click()
        else:
            ann.find('#rh-desk [data-pick="deck"]').first.click()
    assert ann.state(table)["moves"] == moves + 1


def test_nothing_flies_where_motion_is_not_wanted(meet: Meet) -> None:
    ann = meet(pace="calm", motion="reduce")
    table = paris(ann)
    stop_the_clock(ann)
    draw_two(ann, table)
    until(ann, lambda: bool(re.match("Ben", ann.find("#rh-prompt").text_content() or "")))
    expect(ann.find(".flying")).to_have_count(0)


@pytest.mark.parametrize(("boards", "phone"), [("mover", False), ("mover", True), ("both", False)])
def test_the_board_of_whoever_moved_comes_large(meet: Meet, boards: str, phone: bool) -> None:
    """Railroad Ink: when a round ends, one sees what each has drawn, one after the other."""
    ann = a_round_ends(meet, boards, PHONE if phone else DESKTOP)
    caption = ann.find("#rh-second figcaption")
    for name in ("Ben", "Cleo"):
        until(ann, lambda name=name: caption.is_visible() and name in caption.inner_text())  # type: ignore[misc]
        expect(ann.find("#rh-second .last").first).to_be_attached()
        drawn, own = (ann.find(f"{host} svg").first.bounding_box() for host in ("#rh-second", "#rh-board"))
        assert drawn
        assert own
        assert drawn["width"] > 0.8 * own["width"]
    ann.shot(f"moment-board-of-{boards}{'-phone' if phone else ''}")
    until(ann, lambda: bool(ann.find("#rh-now.mine").count()))
    ann.sees("#rh-second", yes=boards == "both")
    # What they drew stays marked.
    expect(ann.find("#rh-others .last").first).to_be_attached()


def test_one_may_keep_to_ones_own_board(meet: Meet) -> None:
    ann = a_round_ends(meet, "mine", DESKTOP)
    until(ann, lambda: "Ben" in (ann.find("#rh-prompt").text_content() or ""))
    ann.sees("#rh-second", yes=False)


def a_round_ends(meet: Meet, boards: str, size: tuple[int, int]) -> Person:
    ann = meet(pace="calm", size=size, touch=size == PHONE)
    ann.context.add_init_script(f"if (location.protocol.startsWith('http')) localStorage['rh-boards'] = '{boards}'")
    table = ann.table(ANN, *BOTS)
    ann.hurry(table, before="finish")
    ann.sit_at(table)
    ann.sees("#rh-second", yes=boards == "both")
    stop_the_clock(ann)
    ann.send(table, ann.state(table), "finish")
    return ann


def test_the_end_is_counted_on_the_board(meet: Meet) -> None:
    ann = meet(pace="calm")
    table = ann.table(ANN)
    ann.hurry(table, stop=7)
    ann.hurry(table, before="finish")
    ann.sit_at(table)
    stop_the_clock(ann)
    ann.send(table, ann.state(table), "finish")
    until(ann, lambda: ann.find("#rh-count").is_visible())
    [sheet] = ann.state(table)["sheet"]["seats"]
    seen: dict[str, str] = {}

    def counted() -> bool:
        if ann.find("#rh-count").is_visible():
            seen[ann.find("#rh-count .counted").inner_text()] = ann.find("#rh-count .standings strong").inner_text()
            if len(seen) == 2:
                assert ann.find("#rh-board .lit").count()
                # What it comes to is told nowhere yet.
                for told in ("#rh-scores .points", "#rh-ticker li"):
                    ann.sees(told, yes=False)
                ann.shot("moment-counting")
        return bool(ann.find("dialog.end").count())

    until(ann, counted, step=500)
    assert all(any(line["text"] in words for words in seen) for line in sheet["lines"] if line["points"])
    assert list(seen.values())[-1] == str(sheet["total"]).replace("-", "−")
    ann.find("dialog.end summary").click()
    expect(ann.find("dialog.end svg.curve")).to_have_count(1)
    expect(ann.find("dialog.end .luck").first).to_contain_text("Route die")
    ann.shot("moment-story")
    ann.page.clock.resume()
    ann.accessible("the game in figures")
    # Once more, and enough of it.
    ann.page.get_by_role("button", name="Count on the board").click()
    ann.sees("#rh-count")
    ann.sees("dialog", yes=False)
    ann.page.keyboard.press(" ")
    ann.sees("#rh-count", yes=False)
    ann.sees("dialog.end")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_end_of_a_replay_leaves_the_board_in_sight(meet: Meet, server: Served, size: tuple[int, int]) -> None:
    """However much is told there: everybody's tickets, and the points."""
    ann = meet(size=size, touch=size == PHONE)
    whole = record("ticket_to_ride_asia")
    table, _ = stage(ann, server.db, whole, upto(whole, END))
    ann.go(f"/table/{table}")
    ann.find("#rh-special .main").click()
    ann.says("#rh-replay .caption", "Final score")
    panel, board = (ann.find(one).bounding_box() for one in ("#rh-replay", "#rh-board svg >> nth=0"))
    assert panel
    assert board
    assert panel["y"] + panel["height"] <= size[1]
    assert min(board["y"] + board["height"], panel["y"]) - board["y"] > 0.7 * board["height"]
    ann.accessible("a replay")


def test_since_the_last_turn_is_played_like_a_replay(meet: Meet) -> None:
    ann = meet(pace="quick", motion="no-preference")
    table = ann.table(ANN, *BOTS, game="ticket_to_ride_paris")
    for _ in range(8):
        while not (picks := ann.state(table)["picks"]):
            ann.page.wait_for_timeout(50)
        moves = [way.move for way in ways(picks)]
        ann.send(table, ann.state(table), "take deck" if "take deck" in moves else moves[0])
    ann.go("/")
    ann.page.evaluate(f"() => localStorage.setItem('rh-seen-{table}-0', '1')")
    ann.go(f"/table/{table}")
    ann.says("dialog", "Since your last turn")
    stop_the_clock(ann)
    ann.page.get_by_role("button", name="Show it step by step").click()
    captions: set[str] = set()
    flown = 0

    def over() -> bool:
        nonlocal flown
        captions.add(ann.find("#rh-replay .caption").inner_text())
        flown += ann.find(".flying").count()
        done, _, moves = (ann.find("#rh-replay .counter").text_content() or "").partition(" / ")
        return bool(done) and done == moves

    until(ann, over, step=300, most=200)
    assert flown
    assert len(captions) > 5
    assert not any("Nothing to be seen" in words for words in captions)
