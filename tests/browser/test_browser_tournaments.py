"""A tournament on the page: made, joined by its link, begun, played and looked at."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from server.served import Player, Served

from .conftest import Meet
from .person import PHONE, Person

Others = Callable[[str], Player]


@pytest.fixture
def others(server: Served) -> Iterator[Others]:
    """People who play without a browser."""
    met: list[Player] = []

    def begin(name: str) -> Player:
        met.append(server.player(name))
        return met[-1]

    yield begin
    for one in met:
        one.close()


def cup_of(person: Person) -> str:
    found = re.search(r"/tournament/([\w-]{22})", person.page.url)
    assert found, person.page.url
    return found[1]


def make(ann: Person) -> str:
    """By hand, and by keyboard where that is shorter."""
    ann.go("/")
    ann.page.get_by_role("link", name="Make a tournament").click()
    ann.page.get_by_label("Name of the tournament").fill("Autumn cup")
    ann.page.get_by_label("Game", exact=True).select_option("railroad_ink")
    ann.page.get_by_label("Groups").check()
    expect(ann.page.get_by_text("Seats at a table")).to_be_visible()
    ann.page.get_by_label("Swiss").check()
    expect(ann.page.get_by_text("Seats at a table")).to_be_hidden()
    ann.page.get_by_label("Rounds", exact=True).fill("2")
    ann.page.get_by_label("Duplicate rounds").check()
    ann.page.get_by_label("Clock", exact=True).select_option("days")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.accessible("making a tournament")
    ann.shot("tournament-new")
    ann.page.get_by_label("Your name").press("Enter")
    ann.page.wait_for_url("**/tournament/*")
    ann.says("#rh-part", "You take part as Ann")
    return cup_of(ann)


def end(players: dict[str, Player | Person], cup: dict[str, Any], table: dict[str, Any]) -> None:
    """Both agree that the game ends: level."""
    called = {one["number"]: one["name"] for one in cup["entrants"]}
    for seat, one in enumerate(table["seats"]):
        who = players[called[one["number"]]]
        body = {"seat": seat, "kind": "end", **({"yes": True} if seat else {})}
        path = f"/tables/{table['id']}/{'answer' if seat else 'propose'}"
        if isinstance(who, Player):
            assert who.tell(path, **body).status_code == 204
        else:
            assert who.context.request.post(f"/api{path}", data=body, headers=who.headers).status == 204


def test_a_tournament_is_made_joined_and_played(ann: Person, meet: Meet, others: Others) -> None:
    name = make(ann)
    ben = meet(size=PHONE, lang="pl")
    ben.go(f"/tournament/{name}")
    ben.says("#rh-facts", "System szwajcarski")
    ben.page.get_by_label("Imię, które zobaczą inni").fill("Ben")
    ben.page.get_by_role("button", name="Biorę udział").click()
    ben.says("#rh-part", "Bierzesz udział jako Ben")
    ben.shot("tournament-open-phone")
    ben.accessible("a tournament that waits, on a phone")
    programs = {who: others(f"cup-{who}") for who in ("Cleo", "Dan")}
    for who, one in programs.items():
        assert one.tell(f"/tournaments/{name}/join", name=who).status_code == 200
    ann.page.reload()
    ann.says("#rh-standing", "Players: 4")
    ann.accessible("a tournament that waits")
    ann.shot("tournament-open")
    ann.page.get_by_role("button", name="Begin").click()
    ann.page.locator("dialog").get_by_role("button", name="Begin").click()
    ann.says("#rh-state", "Round 1 of 2")
    tickets = ann.find("#rh-rounds .ticket")
    expect(tickets).to_have_count(2)
    expect(ann.find("#rh-rounds .ticket.sealed")).to_have_count(1)
    ann.says("#rh-rounds .ticket.sealed", "sealed until all are through")
    # The table leads back, and has no hints.
    ann.page.get_by_role("link", name="To your table").click()
    ann.sees("#rh-choices [data-choice]")
    ann.sees("#rh-hint", yes=False)
    ann.accessible("a table of a tournament")
    ann.page.get_by_role("link", name="To the tournament").click()
    ann.says("#rh-state", "Round 1 of 2")
    people: dict[str, Player | Person] = {"Ann": ann, "Ben": ben, **programs}
    cup = ann.context.request.get(f"/api/tournaments/{name}", headers=ann.headers).json()
    for table in cup["played"][0]["tables"]:
        end(people, cup, table)
    ann.page.reload()
    ann.says("#rh-state", "Round 2 of 2")
    expect(ann.find("#rh-rounds details")).to_have_count(2)
    expect(ann.find(".ranks tbody tr")).to_have_count(4)
    ann.find("#rh-rounds details").last.locator("summary").press("Enter")
    ann.says("#rh-rounds", "ended without a result: level")
    ann.accessible("a tournament that is on")
    ann.shot("tournament-on")
    # Somebody leaves; the host gives it up.
    ben.page.reload()
    ben.page.get_by_role("button", name="Opuść turniej").click()
    ben.page.locator("dialog").get_by_role("button", name="Opuść turniej").click()
    ben.says(".ranks", "poza turniejem")
    ben.shot("tournament-on-phone")
    ben.accessible("a tournament that one has left, on a phone")
    ann.page.get_by_role("button", name="Give it up").click()
    ann.page.locator("dialog").get_by_role("button", name="Give it up").click()
    ann.says("#rh-state", "Given up by its host")
    ann.go("/tournaments")
    ann.says("#rh-cups", "Autumn cup")
    ann.accessible("my tournaments")
    ann.shot("tournaments")


def test_what_is_sealed_says_so(ann: Person, others: Others) -> None:
    players = [others(f"sealed-{who}") for who in "abcd"]
    name = players[0].tell("/tournaments", name="Cup", game="railroad_ink", form="swiss", duplicate=True).json()["id"]
    for number, one in enumerate(players):
        one.tell(f"/tournaments/{name}/join", name=f"P{number}")
    cup = players[0].tell(f"/tournaments/{name}/start").json()
    ann.expect_trouble("answer 403: .*/table/", "console: Failed to load resource.*403")
    ann.go(f"/table/{cup['played'][0]['tables'][0]['id']}")
    ann.says("main", "Other tables of this round have the same dice and cards.")
    ann.accessible("a sealed table")
