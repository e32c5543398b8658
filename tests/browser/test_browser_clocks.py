"""Clocks, motions, and one's hours, on the page."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Meet
from .person import PHONE, Person

ME, OPEN = {"kind": "me", "name": "Ann"}, {"kind": "open"}
PARIS = "ticket_to_ride_paris"


def test_a_table_is_set_up_with_a_clock_and_played_by_it(ann: Person, meet: Meet) -> None:
    ann.go(f"/new/{PARIS}")
    ann.page.get_by_label("Seat 2", exact=True).select_option("open")
    ann.page.locator("#rh-clock-kind").select_option("days")
    ann.accessible("setting up with a clock")
    ann.shot("new-clock")
    ann.page.locator("#rh-clock-kind").select_option("live")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.says("#rh-terms", "15 minutes")
    table = ann.here
    ben = meet(size=PHONE)
    ben.go(f"/table/{table}")
    # Who is there already is read on a phone, too.
    expect(ben.find(".seat .name").first).to_be_visible()
    ben.join(table, "Ben")
    for one in (ann, ben):
        expect(one.find("#rh-clock .time.runs")).to_have_count(2)
        one.says("#rh-clock", ":")
    ben.shot("table-clock")
    bar, where = (ben.find(one).bounding_box() for one in (".top", ".where"))
    assert bar is not None
    assert where is not None
    assert where["y"] >= bar["y"]
    assert where["y"] + where["height"] <= bar["y"] + bar["height"], "times do not fit into the bar"
    ben.find("#rh-tab-seats").click()
    expect(ben.find("#rh-seats .seat .name")).to_have_count(2)
    for name in ben.find("#rh-seats .seat .name").all():
        expect(name).to_be_visible()
    ben.page.keyboard.press("Escape")
    # What Ann wishes, Ben is asked on his phone.
    ann.find("#rh-tab-seats").click()
    ann.find(".wishes summary").click()
    ann.page.get_by_role("button", name="Stop the clock for all").click()
    ann.says(".motion", "Still asked: Ben")
    ben.says(".motion", "stop the clock")
    ben.accessible("a motion on a phone")
    ben.page.get_by_role("button", name="I agree").click()
    ann.says("#rh-clock", "stopped")
    expect(ann.find("#rh-clock .time.runs")).to_have_count(0)
    ann.sees(".motion", yes=False)
    ann.accessible("a table with a clock")


def test_all_go_back_by_keyboard_and_end_the_game(ann: Person, meet: Meet) -> None:
    table = ann.table(ME, OPEN)
    ben = meet(lang="pl")
    ben.go(f"/table/{table}")
    ben.page.get_by_label("Jak masz na imię?").fill("Ben")
    ben.page.get_by_role("button", name="Usiądź").click()
    ann.go(f"/table/{table}")
    ann.sees("#rh-clock", yes=False)
    ann.play_round(0)
    before = ann.state()["moves"]
    ann.find("#rh-tab-seats").click()
    ann.find(".wishes summary").press("Enter")
    ann.page.get_by_role("button", name="Go back to an earlier move").press("Enter")
    ann.find(".back-to button").last.press("Enter")
    ben.says(".motion", "chce wrócić")
    ben.page.get_by_role("button", name="Zgadzam się").press("Enter")
    ann.sees(".motion", yes=False)
    assert ann.state()["moves"] < before
    ann.find("#rh-tab-seats").click()
    if not ann.find(".wishes").evaluate("one => one.open"):
        ann.find(".wishes summary").press("Enter")
    ann.page.get_by_role("button", name="End this game").click()
    ann.find("dialog button.main").click()
    ben.page.get_by_role("button", name="Zgadzam się").click()
    ben.says(".ended", "zakończyli")
    ann.says(".ended", "ended")


def test_my_hours(ann: Person) -> None:
    ann.go("/me/messages")
    ann.page.get_by_label("Night from").fill("23:30")
    ann.page.get_by_label("Time zone").select_option("Asia/Tokyo")
    ann.page.get_by_role("button", name="Save").click()
    ann.says("#rh-done", "Saved")
    ann.page.reload()
    expect(ann.page.get_by_label("Night from")).to_have_value("23:30")
    expect(ann.page.get_by_label("Time zone")).to_have_value("Asia/Tokyo")
    ann.page.get_by_role("button", name="Go on vacation").click()
    ann.says("#rh-hours", "You are on vacation")
    ann.accessible("my hours")
    ann.page.get_by_role("button", name="I am back").click()
    ann.sees("#rh-hours form >> nth=1")
