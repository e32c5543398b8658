"""Safe hands: what is kept is ticked, pieces are turned in place, gifts are asked about, and all explain themselves."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Route, expect

from .conftest import Meet
from .person import PHONE, Person, Way, quickest, ways


def turns(state: dict[str, Any]) -> tuple[Way, list[str]]:
    """A way to a piece that may lie in several ways, and their ids."""
    for die in state["picks"]:
        for cell in die.get("picks", ()):
            found = [pick["id"] for pick in cell.get("picks", ()) if pick.get("turned")]
            if len(found) > 2:
                return Way((die["id"], cell["id"]), ""), found
    raise AssertionError("nothing can be turned")


def test_tickets_are_kept_by_ticking_them(ann: Person) -> None:
    bot = {"kind": "bot", "bot": "random", "name": "Ben"}
    ann.sit_at(ann.table({"kind": "me", "name": "Ann"}, bot, game="ticket_to_ride_usa"))
    boxes, keep = ann.find(".ticks .box"), ann.find("[data-choice=keep-these]")
    expect(boxes).to_have_count(3)
    expect(keep).to_have_attribute("aria-disabled", "true")
    ann.says(".ticks .count", "at least 2")
    keep.click(force=True)
    assert ann.state()["own_number"] == 0
    boxes.first.hover()
    expect(ann.find("#rh-board .lit[id^=place-]")).to_have_count(2)
    boxes.first.click()
    # The ticket itself is as good as its box.
    name = boxes.nth(1).get_attribute("data-keep")
    ann.find(f'[data-area=own-tickets] [data-pick="{name}"]').click()
    expect(boxes.nth(1).locator("input")).to_be_checked()
    expect(keep).to_have_attribute("aria-disabled", "false")
    ann.shot("hands-tickets")
    ann.accessible("keeping tickets")
    with ann.page.expect_response(re.compile(r"/moves\?")):
        keep.click()
    expect(ann.find("[data-area=own-tickets] .cell")).to_have_count(2)


def test_a_piece_is_turned_in_its_place(ann: Person) -> None:
    """By click, wheel and key; its ghost lies there, and what is laid is what was seen."""
    way, facings = turns(ann.sit_at(ann.table()))
    for pick in way.picks:
        ann.point(pick)
    facing = ann.find(".beside .item.facing")
    expect(facing).to_have_attribute("data-choice", facings[0])
    cell = way.picks[1]
    expect(ann.find(f"#rh-board #{cell}.ghost")).to_be_attached()
    ann.on_board(cell).click()
    expect(facing).to_have_attribute("data-choice", facings[1])
    ann.on_board(cell).hover()
    ann.page.mouse.wheel(0, 100)
    expect(facing).to_have_attribute("data-choice", facings[2])
    ann.page.keyboard.press("r")
    expect(facing).to_have_attribute("data-choice", facings[3 % len(facings)])
    ann.page.keyboard.press("Shift+R")
    expect(facing).to_have_attribute("data-choice", facings[2])
    beside, place = ann.find(".beside").bounding_box(), ann.on_board(cell).bounding_box()
    assert beside
    assert place
    apart = (
        beside["x"] >= place["x"] + place["width"]
        or place["x"] >= beside["x"] + beside["width"]
        or beside["y"] >= place["y"] + place["height"]
        or place["y"] >= beside["y"] + beside["height"]
    )
    assert apart, "the question covers what it asks about"
    ann.shot("hands-turning")
    with ann.page.expect_response(re.compile(r"/moves\?")) as answer:
        ann.find("[data-choice=lay]").click()
    turn = facings[2].removeprefix("turn-")
    made = json.loads(answer.value.request.post_data or "{}")
    assert made["move"].split()[-1] == turn


def test_a_gift_to_somebody_else_is_asked_about(ann: Person) -> None:
    """A move that brings another more than its mover is never made by one click."""

    def generous(route: Route) -> None:
        answer = route.fetch()
        state = answer.json()
        for pick in state.get("picks", ()):
            if pick.get("move"):
                pick["gains"] = [1, 3]
        route.fulfill(response=answer, json=state)

    bot = {"kind": "bot", "bot": "random", "name": "Ben"}
    table = ann.table({"kind": "me", "name": "Ann"}, bot, game="ticket_to_ride_paris")
    state = ann.state(table)
    ann.send(table, state, next(ways(state["picks"])).move)
    while not ann.state(table)["picks"]:
        ann.page.wait_for_timeout(50)
    ann.page.route(re.compile(rf"/api/tables/{table}(\?|$)"), generous)
    ann.sit_at(table)
    before = ann.state()["moves"]
    ann.point("deck")
    ann.says("#rh-prompt", "Ben gains more by this than you: +3, you +1.")
    assert ann.state()["moves"] == before
    ann.page.keyboard.press("Escape")
    expect(ann.find("[data-choice=sure]:visible")).to_have_count(0)
    ann.point("deck")
    with ann.page.expect_response(re.compile(r"/moves\?")):
        ann.find("[data-choice=sure]:visible").first.click()
    ann.page.unroute_all(behavior="ignoreErrors")


def test_a_choice_shows_before_the_server_has_answered(ann: Person) -> None:
    """Whatever the line: what was clicked is marked and named at once, and a sign says that one waits."""
    state = ann.sit_at(ann.table())
    way = next(way for way in ways(state["picks"]) if len(way.picks) == 3)
    waiting: list[Route] = []
    slow = [True]
    ann.page.route(
        re.compile(r"/(preview|moves)\?"), lambda route: waiting.append(route) if slow else route.continue_()
    )
    for pick in way.picks[:2]:
        ann.point(pick)
    expect(ann.on_board(way.picks[1])).to_have_class(re.compile(r"\bpicked\b"))
    ann.choice(way.picks[2]).click()
    # Nothing was answered yet.
    ann.sees("#rh-prompt .sent")
    expect(ann.on_board(way.picks[1])).to_have_class(re.compile(r"\bpicked\b"))
    expect(ann.find("#rh-now")).to_have_attribute("aria-busy", "true")
    assert ann.state()["moves"] == 0
    slow.clear()
    for route in waiting:
        route.continue_()
    assert ann.in_step()["moves"] == 1
    expect(ann.find("#rh-now")).not_to_have_attribute("aria-busy", "true")


def test_everything_on_the_board_explains_itself(ann: Person, meet: Meet) -> None:
    """To those who point at it, and to those who press it for long; with its rule."""
    table = ann.table()
    ann.sit_at(table)
    ann.find("#rh-board [data-about=exit-highway]").first.hover()
    ann.says(".tip", "exits it joins")
    ann.says(".tip .rule", "RI-3.1")
    ann.shot("hands-tip")
    ben = meet(size=PHONE, touch=True, lang="pl")
    ben.sit_at(ben.table(game="steam_rollers"))
    press = """([name]) => document.querySelector(`#rh-board [data-pick="${name}"]`).dispatchEvent(
      new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch", pointerId: 7 }))"""
    ben.page.evaluate(press, ["box-3"])
    ben.says(".tip", "Kratka 3 lokomotywy")
    ben.says(".tip .rule", "SR-3.2")


def test_the_player_aid_leads_to_the_rules(ann: Person) -> None:
    ann.sit_at(ann.table())
    ann.page.keyboard.press("a")
    ann.says("#rh-window-title", "Player aid")
    ann.sees("dialog .aid table")
    ann.shot("hands-aid")
    ann.accessible("player aid")
    ann.find("dialog .aid a.rule-id").filter(has_text="RI-3.2").click()
    expect(ann.find("dialog .rulebook .here")).to_have_attribute("id", "RI-3.2")


def test_between_the_dice_of_a_meteor_one_points_at_them(ann: Person) -> None:
    table = ann.table(options={"expansion": "meteor"})
    offered = False
    while not offered:
        state = ann.state(table)
        assert not state["over"]
        offered = any(pick["id"] == "ignore" for pick in state["picks"])
        if not offered:
            ann.send(table, state, quickest(state).move)
    ann.sit_at(table)
    box = ann.on_board("ignore").bounding_box()
    assert box
    ann.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ann.says("#rh-prompt", re.compile("special route", re.IGNORECASE))
    expect(ann.find('#rh-board [data-pick^="special-"].can').first).to_be_attached()


def test_what_is_held_is_seen_whoever_comes_and_goes(meet: Meet) -> None:
    """The board is drawn anew for it: what is meant stays a ghost, and can be taken back."""
    ann, ben = meet(hold="button"), meet()
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "open"}, game="ticket_to_ride_paris")
    ben.join(table, "Ben")
    ben.in_step(1)
    while not (claims := [way for way in ways(ann.state(table)["picks"]) if way.move.startswith("claim")]):
        for one, seat in ((ann, 0), (ben, 1)):
            if (state := one.state(table, seat))["picks"]:
                moves = [way.move for way in ways(state["picks"])]
                one.send(table, state, "take deck" if "take deck" in moves else moves[0], seat)
    state, way = ann.sit_at(table), claims[0]
    for pick in way.picks:
        ann.point(pick)
    ann.sees("#rh-held")
    ghosts = ann.find("#rh-desk .ghost")
    expect(ghosts.first).to_be_attached()
    before = ghosts.count()
    ann.find("#rh-tab-seats").click()
    ann.says("#rh-seats", re.compile("Ben.*here"))
    ben.go("about:blank")
    ann.says("#rh-seats", re.compile("Ben.*away"))
    expect(ghosts).to_have_count(before)
    ann.sees("#rh-held")
    expect(ann.find("#rh-undo")).to_have_attribute("aria-disabled", "false")
    ann.page.keyboard.press("u")
    ann.sees("#rh-held", yes=False)
    expect(ghosts).to_have_count(0)
    assert ann.in_step()["own_number"] == state["own_number"]
