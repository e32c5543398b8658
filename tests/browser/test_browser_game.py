"""Whole games: one by mouse, one by keyboard alone, and what comes after the end."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

import roundhouse as rh

from .conftest import Meet
from .person import LONE, PHONE, Person, Way, quickest


def test_a_whole_game_by_mouse(ann: Person, tmp_path: Path) -> None:
    """On the board: die, cell, and how it lies, seven rounds long, beside a bot. Then everything that the end has."""
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"})
    state = ann.sit_at(table)
    while not state["over"]:
        way = quickest(state)
        state = ann.play(way)
        if way.move.startswith("finish"):
            state = ann.next_turn()
        else:
            expect(ann.find(f"#rh-board #cell-{way.move.split()[2]}")).to_be_attached()
    ann.says("dialog.end", re.compile("wins|victory"))
    sheet = state["sheet"]["seats"]
    for one in sheet:
        for line in one["lines"]:
            ann.says("dialog.end", line["text"])
    expect(ann.find("dialog.end .winner")).to_have_count(len(state["sheet"]["winners"]))
    ann.shot("moment-end-sheet")
    ann.page.keyboard.press("Escape")
    ann.sees("dialog", yes=False)
    _replay(ann, state["moves"])
    _record(ann, tmp_path)
    _fair(ann, table)
    _rematch(ann, table)


def _replay(ann: Person, moves: int) -> None:
    ann.find("#rh-special").get_by_role("button", name="Replay").click()
    slider, counter = ann.find("#rh-replay input[type=range]"), ann.find("#rh-replay .counter")
    expect(slider).to_be_focused()
    slider.press("Home")
    expect(counter).to_have_text(f"0 / {moves}")
    ann.says("#rh-prompt", "A replay")
    expect(ann.find("#rh-board .cell")).to_have_count(0)
    # What others draw is not seen before the round ends: it is passed over, and every step says what was done.
    place = 0
    for _ in range(3):
        slider.press("ArrowRight")
        expect(counter).not_to_have_text(f"{place} / {moves}")
        place = int((counter.text_content() or "").split(" / ")[0])
        ann.says("#rh-replay .caption", re.compile("(draws|has finished)"))
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"{place} / {moves}\. \w+"))
    slider.fill(str(moves))
    expect(counter).to_have_text(f"{moves} / {moves}")
    drawn = ann.find("#rh-board .cell").count()
    assert drawn > 5
    ann.find("#rh-replay").get_by_role("button", name="One move back").click()
    expect(counter).to_have_text(f"{moves - 1} / {moves}")
    ann.find("#rh-replay").get_by_role("button", name="Play", exact=True).click()
    expect(counter).to_have_text(f"{moves} / {moves}")
    ann.shot("moment-replay")
    ann.page.keyboard.press("Escape")
    ann.sees("#rh-replay", yes=False)
    expect(ann.find("#rh-board .cell")).to_have_count(drawn)


def _record(ann: Person, folder: Path) -> None:
    with ann.page.expect_download() as download:
        ann.find("#rh-special").get_by_role("link", name="Download record").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    loaded = rh.Table.load(path.read_text(encoding="utf-8"))
    assert loaded.over
    assert rh.verify(loaded.record).fair


def _fair(ann: Person, table: str) -> None:
    ann.find("#rh-special").get_by_role("link", name="Fair dice").click()
    ann.page.wait_for_url(f"**/table/{table}/fair")
    ann.says(".verdict", "Fair")
    assert ann.find("#rh-fair tbody tr").count() == 7 * 4
    expect(ann.find("#rh-fair tr.bad")).to_have_count(0)
    ann.page.get_by_role("link", name="Back to the table").click()
    ann.in_step()


def _rematch(ann: Person, table: str) -> None:
    ann.find("#rh-special").get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    assert ann.in_step()["own_number"] == 0
    ann.go(f"/table/{table}")
    ann.sees("#rh-special a:has-text('To the rematch')")


def _tab_to(ann: Person, selector: str, most: int = 40) -> None:
    """Press Tab until this has the focus: as somebody without a mouse must."""
    for _ in range(most):
        if ann.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        ann.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {selector}")


def _press_way(ann: Person, way: Way) -> None:
    """Walk the menu by arrow keys and make the choices by Enter. The focus must stay in the menu by itself."""
    for step, pick in enumerate(way.picks):
        wanted = ann.find(f'#rh-choices [data-choice="{pick}"]')
        expect(wanted).to_be_visible()
        order = ann.find("#rh-choices [data-choice]").evaluate_all("all => all.map(one => one.dataset.choice)")
        ann.page.wait_for_function("() => document.activeElement?.dataset?.choice")
        focused = ann.page.evaluate("() => document.activeElement?.dataset?.choice ?? ''")
        assert focused in order, f"the focus has left the menu: {focused!r} before {pick}"
        here, there = order.index(focused), order.index(pick)
        if there == len(order) - 1 and here != there:
            ann.page.keyboard.press("End")
        else:
            for _ in range(abs(there - here)):
                ann.page.keyboard.press("ArrowDown" if there > here else "ArrowUp")
        expect(wanted).to_be_focused()
        if step < len(way.picks) - 1:
            ann.page.keyboard.press("Enter")
    with ann.page.expect_response("**/moves*"):
        ann.page.keyboard.press("Enter")
        if ann.page.evaluate(LONE):
            ann.page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard_alone(ann: Person) -> None:
    """From the home page to the score sheet, and no mouse anywhere."""
    ann.go("/")
    _tab_to(ann, "[data-play]")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/table/*")
    state = ann.in_step()
    ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Tab")
    expect(ann.find(".skip:focus")).to_have_text("To the choices")
    ann.page.keyboard.press("Enter")
    _tab_to(ann, "#rh-choices [data-choice]", most=2)
    while not state["over"]:
        way = quickest(state)
        _press_way(ann, way)
        state = ann.in_step()
        if way.move.startswith("finish"):
            state = ann.next_turn()
    for one in state["sheet"]["seats"]:
        ann.says("dialog.end", str(one["total"]).replace("-", "−"))
    _tab_to(ann, "dialog.end button.main")
    ann.page.keyboard.press("Enter")
    expect(ann.find("#rh-replay input[type=range]")).to_be_focused()
    ann.page.keyboard.press("End")
    expect(ann.find("#rh-replay .counter")).to_have_text(f"{state['moves']} / {state['moves']}")


def test_the_focus_stays_with_the_game_while_others_move(ann: Person) -> None:
    """Beside a bot, one waits after a round; the focus must not be thrown back to the top of the page."""
    table = ann.table({"kind": "me"}, {"kind": "bot", "bot": "random"})
    state = ann.sit_at(table)
    _tab_to(ann, "#rh-choices [data-choice]")
    for _ in range(2):
        while True:
            way = quickest(state)
            _press_way(ann, way)
            if way.move.startswith("finish"):
                break
            state = ann.in_step()
        state = ann.next_turn()
    assert state["prompt"].startswith("Round 3")


def test_keys_for_single_letters(ann: Person) -> None:
    table = ann.table()
    state = ann.sit_at(table)
    ann.play(quickest(state))
    ann.page.keyboard.press("u")
    expect(ann.find("#rh-undo")).to_have_attribute("aria-disabled", "true")
    assert ann.in_step()["moves"] == 0
    ann.page.keyboard.press("r")
    ann.sees("dialog.drawer")
    ann.page.keyboard.press("Escape")
    ann.sees("dialog", yes=False)
    ann.page.keyboard.press("h")
    ann.sees(".hint")
    ann.page.keyboard.press("w")
    expect(ann.find("#rh-ask")).to_have_attribute("aria-pressed", "true")


def test_a_round_by_touch_on_a_phone(meet: Meet) -> None:
    ann = meet(size=PHONE, touch=True, hold="button")
    state = ann.sit_at(ann.table())
    while True:
        way = quickest(state)
        if way.move.startswith("finish"):
            break
        state = ann.play(way, tap=True)
    # It cannot be taken back: it is held.
    ann.find('#rh-choices [data-choice="finish"]').tap()
    ann.shot("moment-phone-held")
    ann.find("#rh-held").get_by_role("button", name="End turn").tap()
    ann.says("#rh-prompt", "Round 2 of 7")
    assert ann.in_step()["moves"] == state["moves"] + 1
