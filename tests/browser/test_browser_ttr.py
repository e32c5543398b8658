"""Ticket to Ride on the page: a whole game of each board, begun by pointing; and partners at two browsers."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

import roundhouse as rh

from .conftest import Meet
from .person import LOOK_AGAIN, PHONE, Person, Way, ways

#: What one does first if one may; whatever is not here comes last.
EAGER: Final = ("keep", "claim", "pay", "place", "take", "pass")


def onward(state: dict[str, Any]) -> Way:
    """A move that brings the game to its end."""
    words = [word for word in EAGER if any(way.move.startswith(word) for way in ways(state["picks"]))]
    return next(way for way in ways(state["picks"]) if not words or way.move.startswith(words[0]))


def hurry(people: dict[int, Person], table: str, *, until: int = 10_000) -> None:
    """Play on without clicking: to the end, or until somebody has made so many moves. Nobody looks meanwhile: pages
    that draw every move would make it slow."""
    for person in people.values():
        person.go("about:blank")
    while True:
        for seat, person in people.items():
            state = person.state(table, seat)
            if state["over"] or state["own_number"] >= until:
                break
            if not state["picks"]:
                person.page.wait_for_timeout(LOOK_AGAIN)
                continue
            person.send(table, state, onward(state).move, seat)
        else:
            continue
        break
    for seat, person in people.items():
        if not person.sit_at(table, seat)["over"]:
            person.find("dialog.small .main").click()  # what happened meanwhile
            person.sees("dialog", yes=False)


def point_on(person: Person, times: int, seat: int = 0) -> set[str]:
    """So many moves by pointing; what kinds of moves they were."""
    made = set()
    for _ in range(times):
        way = onward(person.next_turn(seat))
        person.play(way, seat)
        made.add(way.move.split()[0])
    return made


def see_the_end(person: Person, seat: int = 0) -> None:
    """The sheet of the page has every line, and the record can be checked."""
    state = person.in_step(seat)
    assert state["over"]
    person.find("#rh-special").get_by_role("button", name="Score sheet").click()
    person.says("dialog.end h2", state["sheet"]["verdict"][-1])
    expect(person.find("dialog.end section")).to_have_count(len(state["sheet"]["teams"]))
    for one in state["sheet"]["seats"]:
        for line in one["lines"]:
            person.says("dialog.end", line["text"])
    record = person.context.request.get(f"/api/tables/{person.here}/record", headers=person.headers)
    assert rh.verify(rh.Table.load(record.text()).record).fair


def both_sizes(person: Person, name: str) -> None:
    """Pictures for people to look at; nothing sticks out, and axe finds nothing."""
    wide = person.page.viewport_size
    assert wide is not None
    person.shot(f"{name}-desktop")
    person.accessible(f"{name}, desktop")
    person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    person.shot(f"{name}-phone")
    person.accessible(f"{name}, phone")
    person.page.set_viewport_size(wide)


def claim(person: Person, name: str) -> None:
    """A route is claimed by pointing at it and, where there is a choice, at what is paid; then the pieces lie there."""
    while not (claims := [way for way in ways(person.next_turn()["picks"]) if way.move.startswith("claim")]):
        point_on(person, 1)
    before = person.find("#rh-board .taken.seat-0").count()
    way = max(claims, key=lambda way: len(way.picks))
    person.point(way.picks[0])
    person.shot(name)
    for pick in way.picks[1:]:
        person.point(pick)
    expect(person.find("#rh-board .taken.seat-0")).to_have_count(before + 1)


@pytest.mark.parametrize("game", ["paris", "usa"])
def test_a_whole_game_against_a_bot(ann: Person, game: str) -> None:
    bot = {"kind": "bot", "bot": "standard", "name": "Ben"}
    table = ann.table({"kind": "me", "name": "Ann"}, bot, game=f"ticket_to_ride_{game}")
    ann.sit_at(table)
    ann.says("#rh-prompt", "Which tickets do you keep?")
    assert "keep" in point_on(ann, 3)
    hurry({0: ann}, table, until=9)
    ann.next_turn()
    both_sizes(ann, f"ttr-{game}")
    claim(ann, f"ttr-{game}-paying")
    hurry({0: ann}, table)
    see_the_end(ann)
    ann.page.keyboard.press("Escape")
    ann.sees("dialog", yes=False)
    ann.shot(f"ttr-{game}-over")


def cards_in(person: Person, row: str) -> dict[str, str]:
    """The cards of a row: how many of each kind."""
    found: dict[str, str] = person.find(f"[data-id={row}] .cell:not(.faded)").evaluate_all(
        "cards => Object.fromEntries(cards.map(card => [card.dataset.id.split('-')[1], card.textContent]))"
    )
    return found


def tickets_under(person: Person, words: str) -> set[str]:
    """The tickets that stand under a heading."""
    rows = person.find("[data-area=own-tickets] .cells").filter(has=person.page.locator("h4", has_text=words))
    return set(rows.locator(".cell").evaluate_all("all => all.map(one => one.dataset.id)"))


def test_partners_at_two_browsers(ann: Person, meet: Meet) -> None:
    """Three circles of knowledge: one's own hand and tickets, the team's rack, and what lies on the table."""
    ben, eve = meet(), meet()
    bots = [{"kind": "bot", "bot": "standard", "name": name} for name in ("Cleo", "Dan")]
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "open"}, *bots, game="ticket_to_ride_asia")
    ben.join(table, "Ben")
    ben.in_step(1)
    ann.sit_at(table)
    # Both choose tickets, then one of them for the rack: everybody at the same time.
    for person, seat in ((ann, 0), (ben, 1)):
        assert point_on(person, 1, seat) == {"keep"}
    for person, seat in ((ann, 0), (ben, 1)):
        person.says("#rh-prompt", "team's rack")
        assert point_on(person, 1, seat) == {"share"}
    people = {0: ann, 1: ben}
    hurry(people, table, until=14)
    eve.sit_at(table, None)
    # The rack is the team's.
    shared = tickets_under(ann, "On the team's rack")
    assert len(shared) >= 2
    assert tickets_under(ben, "On the team's rack") == shared
    assert cards_in(ann, "rack") == cards_in(ben, "rack")
    # The hand and the secret tickets are one's own.
    for mine, partner in ((ann, ben), (ben, ann)):
        expect(mine.find("[data-id=hand]")).to_have_count(1)
        secret = tickets_under(mine, "Tickets in hand")
        assert secret
        elsewhere = partner.page.content() + eve.page.content()
        for ticket in secret:
            assert f'"{ticket}"' not in elsewhere
    expect(eve.find("[data-id=hand], [data-id=rack], [data-area=own-tickets]")).to_have_count(0)
    both_sizes(ann, "ttr-asia")
    eve.go("about:blank")
    hurry(people, table)
    see_the_end(ann)
    see_the_end(ben, 1)
