"""Who I am, with Chromium's own authenticator: a guest keeps their seats, comes back elsewhere, and is forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from server.served import Served

from .conftest import Meet
from .person import DESKTOP, PHONE, Person


class Passkeys:
    """The authenticator of one device, which somebody carries from browser to browser as a phone would."""

    def __init__(self, person: Person) -> None:
        self.session = person.context.new_cdp_session(person.page)
        self.session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        self.id = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]

    def keys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found

    def bring(self, keys: list[dict[str, Any]]) -> None:
        for key in keys:
            self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": key})


@pytest.fixture
def site(server: Served) -> str:
    """Browsers make no passkeys for an address."""
    return server.url.replace("127.0.0.1", "localhost")


def keep_seats(person: Person, name: str) -> list[str]:
    """Make an account by the page; the recovery codes it showed."""
    person.go("/me")
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_role("button", name="Keep my seats").click()
    person.sees("dialog .codes")
    codes = person.find("dialog .codes code").all_text_contents()
    person.page.get_by_role("button", name="I have kept them").click()
    expect(person.page.get_by_label("Name", exact=True)).to_have_value(name)
    return codes


def test_seats_are_kept_and_come_along(meet: Meet, site: str) -> None:
    ann = meet(site)
    key = Passkeys(ann)
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "open"})
    ann.go("/me")
    ann.sees("text=You play as a guest")
    ann.accessible("guest")
    ann.shot("me-guest")
    codes = keep_seats(ann, "Ann")
    assert len(codes) == 8
    ann.says(".tool.who", "Ann")
    ann.accessible("member")
    ann.shot("me-member")

    phone = meet(site, size=PHONE, lang="pl")
    Passkeys(phone).bring(key.keys())
    other = phone.table({"kind": "me"}, {"kind": "bot", "bot": "random"})
    phone.go("/me")
    phone.shot("me-guest-phone")
    phone.page.get_by_role("button", name="Zaloguj się kluczem dostępu").click()
    expect(phone.page.get_by_label("Imię", exact=True)).to_have_value("Ann")
    phone.accessible("member on a phone")
    phone.shot("me-member-phone")
    phone.go(f"/table/{table}")
    expect(phone.find("#rh-seats li").first).to_contain_text("ty")
    ann.go("/")
    expect(ann.find(f'[data-list="mine"] a[href="/table/{other}"]')).to_be_visible()

    # Another device by a link, and one whose keys are lost by a code.
    ann.go("/me")
    ann.page.get_by_role("button", name="Add a device").click()
    link = ann.find("dialog .share input").input_value()
    ann.shot("me-device")
    laptop = meet(site)
    laptop.go(link.removeprefix(site))
    laptop.accessible("arriving")
    laptop.page.get_by_role("button", name="Sign in here").click()
    laptop.page.wait_for_url("**/me")
    laptop.says("#rh-me", "Recovery codes")
    lost = meet(site)
    lost.go("/me")
    lost.page.get_by_text("I have lost my keys").click()
    lost.page.get_by_label("Recovery code").fill(codes[3])
    lost.page.keyboard.press("Enter")
    lost.says("#rh-me", "Codes that are still good: 7")
    ann.go("/me")
    ann.page.get_by_role("button", name="Sign out everywhere").click()
    ann.find("dialog").get_by_role("button", name="Sign out everywhere").click()
    ann.sees("text=You play as a guest")
    lost.go("/me")
    lost.sees("text=You play as a guest")


def test_a_link_says_whose_it_is_and_new_codes_are_shown(meet: Meet, site: str) -> None:
    ann = meet(site)
    Passkeys(ann)
    keep_seats(ann, "Ann")
    made = ann.context.request.post("/api/me/device", data={}, headers=ann.headers).json()
    phone = meet(site, size=PHONE)
    phone.go(made["link"].replace("127.0.0.1", "localhost"))
    phone.says("#rh-whose", "Ann")
    phone.accessible("arriving")
    phone.shot("arrive-phone")
    # As where the link has come by mail, and the account is new.
    codes = [f"aaaa-bbbb-cccc-ddd{number}" for number in range(8)]
    told = {"name": "Ann", "seats": 0, "left": 0, "codes": codes}
    phone.page.route("**/api/me/arrive", lambda route: route.fulfill(json=told))
    phone.find("#rh-arrive").click()
    expect(phone.find("dialog .codes code")).to_have_text(codes)
    phone.page.get_by_role("button", name="I have kept them").click()
    expect(phone.page).to_have_url(f"{site}/me")


def test_programs_records_and_being_forgotten(meet: Meet, site: str, tmp_path: Path) -> None:
    ann = meet(site, size=DESKTOP)
    Passkeys(ann)
    keep_seats(ann, "Ann B")
    ann.page.get_by_label("Name of the program").fill("Stoker")
    ann.page.get_by_role("button", name="New token").click()
    token = ann.find("dialog .token").text_content() or ""
    assert token.startswith("rh_")
    ann.shot("me-token")
    ann.page.keyboard.press("Escape")
    ann.says("#rh-me", "Stoker")
    table = ann.table({"kind": "me"}, {"kind": "open"})
    sat = ann.context.request.post(
        f"/api/tables/{table}/sit", data={"name": "Stoker"}, headers={"Authorization": f"Bearer {token}"}
    )
    assert sat.status == 200, sat.text()
    ann.sit_at(table)
    ann.find("#rh-tab-seats").click()
    ann.says("#rh-seats", "program")
    ann.go("/me")
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Take it along").click()
    assert download.value.suggested_filename == "roundhouse.zip"
    ann.page.get_by_role("button", name="Rename").focus()
    ann.page.get_by_label("Name", exact=True).fill("Anna B")
    ann.page.keyboard.press("Enter")
    ann.says(".tool.who", "Anna B")
    expect(ann.page.get_by_label("Name", exact=True)).to_have_value("Anna B")
    ann.go("/me")
    ann.says(".tool.who", "Anna B")
    ann.page.get_by_role("link", name="What is kept, and why").first.click()
    ann.sees("text=A cookie, of which the server keeps a hash")
    ann.accessible("what is kept")
    ann.shot("kept")
    ann.go("/me")
    ann.page.get_by_role("button", name="Forget me").click()
    ann.page.get_by_label("Type your name").fill("Anna B")
    ann.shot("me-forget")
    ann.find("dialog").get_by_role("button", name="Forget me").click()
    ann.sees("text=You play as a guest")


def test_whoever_closes_the_browsers_window_has_lost_nothing(meet: Meet, site: str) -> None:
    ann = meet(site)
    key = Passkeys(ann)
    ann.go("/me")
    key.session.send("WebAuthn.setUserVerified", {"authenticatorId": key.id, "isUserVerified": False})
    ann.page.get_by_role("button", name="Sign in with a passkey").click()
    ann.says("#rh-problem", "No key was made or used")
    ann.sees("text=You play as a guest")


def test_where_no_passkey_can_be_made_the_page_says_so(ann: Person) -> None:
    ann.go("/me")
    ann.says("#rh-me", "only by https, or on localhost")
    ann.accessible("no passkeys")
