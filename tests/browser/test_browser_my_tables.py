"""All my tables: the way to the next one, filters, and invitations."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Meet
from .person import PHONE, Person
from .test_browser_people import Passkeys, keep_seats, site

__all__ = ["site"]
BOT = {"kind": "bot", "bot": "random"}


def test_the_header_leads_to_the_next_table(ann: Person, meet: Meet) -> None:
    ann.go("/")
    expect(ann.find("#rh-turns")).to_be_hidden()
    first = ann.table({"kind": "me", "name": "Ann"}, BOT)
    second = ann.table({"kind": "me", "name": "Ann"}, BOT)
    ann.go("/rules/railroad_ink")
    expect(ann.find("#rh-turns .count")).to_have_text("2")
    ann.find("#rh-turns").click()
    ann.page.wait_for_url(f"**/table/{first}")
    expect(ann.find("#rh-turns .count")).to_have_text("1")
    expect(ann.find("#rh-turns")).to_have_attribute("title", "Your turn at 1 other tables. To the next: Railroad Ink")
    ann.find("#rh-turns").focus()
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url(f"**/table/{second}")
    ann.shot("turns")
    ann.accessible("a table with others that wait")


def test_my_tables_are_filtered(meet: Meet) -> None:
    ann = meet(size=PHONE)
    for name in ("Ben", "Cleo", "Dan", "Eve", "Fay"):
        ann.table({"kind": "me", "name": "Ann"}, {"kind": "friend", "name": name})
    ann.table({"kind": "me", "name": "Ann"}, {"kind": "open"})
    ann.table({"kind": "me", "name": "Ann"}, BOT, game="ticket_to_ride_paris")
    ann.go("/")
    tickets = ann.find('[data-list="mine"] .ticket')
    expect(tickets).to_have_count(6)  # and a button for all seven
    ann.find('[data-filter="turn"]').click()
    expect(ann.find("#rh-mine .empty")).to_be_hidden()
    ann.page.get_by_label("With whom").fill("cle")
    expect(tickets).to_have_count(1)
    expect(tickets.first).to_contain_text("Cleo")
    ann.page.get_by_label("With whom").fill("nobody")
    ann.says("#rh-none", "No table is like that")
    ann.page.get_by_label("With whom").fill("")
    ann.page.get_by_label("Game", exact=True).select_option("ticket_to_ride_paris")
    expect(tickets).to_have_count(1)
    ann.accessible("filters")
    ann.shot("my-tables-phone")


def test_somebody_is_invited_while_a_table_is_set_up(meet: Meet, site: str) -> None:
    ann, ben = meet(site), meet(site)
    for person, name in ((ann, "Ann"), (ben, "Ben")):
        Passkeys(person)
        keep_seats(person, name)
    ann.go("/new/railroad_ink")
    expect(ann.page.get_by_label("Seat 2", exact=True).locator("option")).to_have_count(4)  # nobody is known yet
    ben.join(ann.table({"kind": "me", "name": "Ann"}, {"kind": "open"}), "Ben")
    ben.sees("#rh-choices [data-choice]")
    ann.go("/new/railroad_ink")
    ann.page.get_by_label("3", exact=True).check()
    ann.page.get_by_label("Seat 3", exact=True).select_option("invited")
    ann.page.get_by_label("Seat 3: Whom to invite").select_option(label="Ben")
    ann.page.get_by_label("Seat 2", exact=True).select_option("open")
    ann.accessible("inviting while setting up")
    ann.shot("invite-new")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url("**/table/*")
    ann.says("#rh-seats .seat:nth-child(3)", "Ben")
    ben.go("/")
    ben.says('[data-list="mine"]', "You are invited")


def test_somebody_is_invited_by_name(meet: Meet, site: str) -> None:
    ann, ben = meet(site), meet(site)
    for person, name in ((ann, "Ann"), (ben, "Ben")):
        Passkeys(person)
        keep_seats(person, name)
    before = ann.table({"kind": "me", "name": "Ann"}, {"kind": "open"})
    ben.join(before, "Ben")
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "open"})
    ann.go(f"/table/{table}")
    ann.find(".inviting select").select_option(label="Ben")
    ann.shot("invite")
    ann.accessible("inviting")
    ann.page.get_by_role("button", name="Invite", exact=True).click()
    ann.says("#rh-seats", "Ben")
    ben.go("/")
    ben.find('[data-list="mine"]').get_by_text("You are invited").click()
    ben.page.wait_for_url(f"**/table/{table}")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.sees("#rh-choices [data-choice]")
