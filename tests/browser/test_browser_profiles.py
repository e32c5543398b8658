"""What people have played: my page as a guest, and somebody else's with an account."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from roundhouse.bots import measured

from .conftest import Meet
from .person import PHONE, Person, quickest
from .test_browser_people import Passkeys, keep_seats, site

__all__ = ["site"]


@pytest.mark.parametrize(("lang", "words"), [("en", "Place 1 of 2"), ("pl", "1. miejsce na 2")])
def test_a_guest_finds_every_finished_game(meet: Meet, lang: str, words: str) -> None:
    ann = meet(lang=lang, size=PHONE if lang == "pl" else (1440, 900), theme="dark" if lang == "pl" else "light")
    ann.go("/me/games")
    ann.sees("#rh-profile .empty")
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"})
    ann.hurry(table)
    ann.go("/me")
    ann.find('a[href="/me/games"]').click()
    ann.sees("#rh-profile .record")
    expect(ann.find("#rh-profile .figures dd").first).to_have_text("1")
    if ann.state(table)["sheet"]["winners"] == [0]:
        expect(ann.find("#rh-profile .tickets")).to_contain_text(words)
    ann.accessible("my games")
    ann.shot(f"my-games-{lang}")
    ann.find("#rh-profile .tickets a").first.focus()
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url(f"**/table/{table}")
    ann.go("/me/games")
    ann.find("#rh-profile .again").click()
    ann.page.wait_for_url(f"**/table/{table}#move-0")
    ann.sees("#rh-replay")


def test_people_who_have_met_look_at_each_other(meet: Meet, site: str) -> None:
    ann, ben = meet(site), meet(site)
    for person, name in ((ann, "Ann"), (ben, "Ben")):
        Passkeys(person)
        keep_seats(person, name)
        person.go("/me/games")
        box = person.page.get_by_label("I want to be rated")
        box.focus()
        person.page.keyboard.press("Space")
        expect(box).to_be_checked()
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "open"})
    ben.join(table, "Ben")
    ben.sees("#rh-choices [data-choice]")
    ben.find("#rh-tab-seats").click()
    ben.says("#rh-seats", "This game counts for the rating")
    turns(table, ann, ben)
    ben.go("/me/games")
    ben.says("#rh-profile .rating", "Games that counted: 1")
    ben.says("#rh-profile .met", "Ann")
    ben.find("#rh-profile .met a").click()
    ben.says("#rh-profile-name", "Ann")
    ben.says("#rh-profile .tickets", "counted for the rating")
    ben.accessible("somebody's profile")
    ben.shot("profile")
    # From the table, too.
    ben.sit_at(table, 1)
    ben.find("#rh-tab-seats").click()
    ben.page.get_by_role("button", name="Mute, block or report: Ann").click()
    ben.page.get_by_role("link", name="What Ann has played").click()
    ben.page.wait_for_url("**/people/*")
    ben.says("#rh-profile-name", "Ann")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_ladder_of_a_game(meet: Meet, lang: str) -> None:
    ann = meet(lang=lang, size=PHONE if lang == "pl" else (1440, 900), theme="dark" if lang == "pl" else "light")
    ann.go("/")
    ann.find('footer a[href="/ladder"]').click()
    ann.page.wait_for_url("**/ladder/railroad_ink")
    expect(ann.find("#rh-ladder tbody tr")).to_have_count(len(measured()["railroad_ink"]))
    ann.find('a[href="/ladder/ticket_to_ride_usa"]').click()
    ann.page.wait_for_url("**/ladder/ticket_to_ride_usa")
    expect(ann.find("#rh-ladder tbody tr").first).to_contain_text("±")
    ann.accessible("the ladder")
    ann.shot(f"ladder-{lang}")


def turns(table: str, *people: Person) -> None:
    """Play without clicking, one after the other, to the end."""
    while True:
        for seat, person in enumerate(people):
            state = person.state(table, seat)
            if state["over"]:
                return
            while state["picks"]:
                person.send(table, state, quickest(state).move, seat)
                state = person.state(table, seat)
