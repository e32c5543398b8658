"""One board for all, and boards that people bring: payments in pictures, what is missing, tickets, partners."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import roundhouse

from .conftest import Meet
from .person import DESKTOP, LOOK_AGAIN, PHONE, Person, Way, ways

BOARDS = Path(roundhouse.__file__).parent / "games" / "ticket_to_ride" / "boards"
EVIL = "<img src=x onerror=alert(1)>"
ME_AND_BOT = ({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"})


def act(person: Person, table: str, seat: int, *wishes: str) -> None:
    """Play without clicking: the first move that begins with one of these words, else the first there is."""
    state = person.state(table, seat)
    legal = [way.move for way in ways(state["picks"])]
    if not legal:
        person.page.wait_for_timeout(LOOK_AGAIN)
        return
    move = next((move for wish in wishes for move in legal if move.startswith(wish)), legal[0])
    person.send(table, state, move, seat)


def payable(state: dict[str, Any]) -> list[dict[str, Any]]:
    """Routes that can be paid for in several ways."""
    return [pick for pick in state["picks"] if pick["id"].startswith("route-") and len(pick.get("picks", ())) > 1]


def collect(person: Person, table: str) -> dict[str, Any]:
    """Draw cards until some route can be paid for in several ways; the state."""
    while not payable(state := person.state(table)):
        act(person, table, 0, "take deck", "keep")
    return state


# -- one's own turn -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_payments_are_chosen_by_their_cards(meet: Meet, size: tuple[int, int]) -> None:
    ann = meet(size=size)
    table = ann.table(*ME_AND_BOT, game="ticket_to_ride_usa")
    route = payable(collect(ann, table))[0]
    ann.sit_at(table)
    lit = ann.find("#rh-board .hit.can").evaluate_all("all => all.map(one => one.dataset.pick)")
    assert route["id"] in lit
    ann.choice(route["id"]).click()
    for way in route["picks"]:
        plain, wilds = re.match(r"(?:(\d) \w+)?(?: \+ )?(?:(\d) loco)?", way["label"]).groups(default="0")  # type: ignore[union-attr]
        cards = ann.find(f'#rh-choices [data-choice="{way["id"]}"] svg.art use')
        expect(cards).to_have_count(int(plain) + int(wilds))
        expect(ann.find(f'#rh-choices [data-choice="{way["id"]}"] svg.art')).to_be_visible()
    ann.shot(f"ttr-payment-{size[0]}")
    with ann.page.expect_response(re.compile(r"/moves\?")) as answer:
        ann.find(f'#rh-choices [data-choice="{route["picks"][-1]["id"]}"]').click()
    assert answer.value.status == 200


def test_what_is_missing_is_shown_on_request(ann: Person) -> None:
    table = ann.table(*ME_AND_BOT, game="ticket_to_ride_usa")
    ann.sit_at(table)
    act(ann, table, 0, "keep")
    ann.in_step()
    ann.sees("#rh-board .notes", yes=False)
    button = ann.page.get_by_role("button", name="Cards missing for each route")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    ann.sees("#rh-board .notes")
    # Four cards at first: for a route of six at least two are missing.
    numbers = ann.find("#rh-board .notes text").all_text_contents()
    assert 2 <= max(map(int, numbers)) <= 6
    ann.shot("ttr-missing")
    # A route that cannot be paid says how many are missing.
    state = ann.next_turn()
    can = {pick["id"] for pick in state["picks"]}
    routes = ann.find("#rh-board [data-pick^=route-]").evaluate_all("all => all.map(one => one.dataset.pick)")
    dear = next(name for name in routes if name not in can)
    ann.on_board(dear).dispatch_event("click")
    ann.says("#rh-why", re.compile(r"\d missing|belongs to"))
    button.click()
    ann.sees("#rh-board .notes", yes=False)


def test_a_ticket_lights_its_places(ann: Person) -> None:
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Ben"}, game="ticket_to_ride_usa")
    for seat in range(2):
        act(ann, table, seat, "keep")
    seat = next(seat for seat in range(2) if ann.state(table, seat)["picks"])
    act(ann, table, seat, "tickets")  # what the others chose is known: a choice leads to one thing only
    ann.go(f"/table/{table}")
    ann.find(f"[data-hand='{seat}']").click()
    ann.in_step(seat)
    first, pick, *_ = [one["id"] for one in ann.state(table, seat)["picks"] if one["id"].startswith("ticket-")]
    ann.find(f'#rh-desk [data-pick="{first}"]').click()
    ticket = ann.find(f'#rh-desk [data-pick="{pick}"]')
    where = (ticket.get_attribute("data-where") or "").split()
    assert len(where) == 2
    rings = ann.find("#rh-board .rings circle")
    ticket.hover()
    for place in where:
        expect(ann.find(f"#rh-board #{place}")).to_have_class(re.compile("lit"))
    expect(rings).to_have_count(4)
    ann.shot("ttr-ticket")
    ann.find("#rh-title").hover()
    expect(rings).to_have_count(0)
    # The same by the keyboard: in the list of what can be kept.
    ann.page.keyboard.press("Escape")
    ann.find(f'#rh-choices [data-keep="{pick}"] input').focus()
    expect(rings).to_have_count(4)
    ann.find("#rh-tab-scores").focus()
    expect(rings).to_have_count(0)


def test_the_arrow_keys_say_where_one_is(ann: Person) -> None:
    table = ann.table(*ME_AND_BOT, game="ticket_to_ride_usa")
    ann.sit_at(table)
    ann.find("#rh-ask").click()
    names = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowDown"):
        ann.page.keyboard.press(key)
        here = ann.find("#rh-board .cursor").get_attribute("data-pick") or ""
        if here.startswith("route-"):
            label = ann.context.request.get(f"/api/tables/{table}/labels?seat=0", headers=ann.headers).json()[here]
            expect(ann.find("#rh-said")).to_have_text(label)
            names.add(label)
    assert all(re.search(r"\w – \w.*: \d ", name) for name in names)
    assert names


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_nothing_jumps_when_one_can_go_back(meet: Meet, lang: str) -> None:
    ann = meet(lang=lang)
    ann.sit_at(ann.table())
    places = "() => [...document.querySelectorAll('#rh-acts button')].map(one => one.getBoundingClientRect().toJSON())"
    prompt = "() => document.querySelector('#rh-prompt').getBoundingClientRect().height"
    before, tall = ann.page.evaluate(places), ann.page.evaluate(prompt)
    state = ann.state()
    pick = next(pick for pick in state["picks"] if len(pick.get("picks", ())) > 1)
    ann.choice(pick["id"]).click()
    ann.sees("#rh-back")
    moved = ann.page.evaluate(prompt) - tall
    for one, other in zip(before, ann.page.evaluate(places), strict=True):
        assert (one["x"], one["width"], one["y"]) == (other["x"], other["width"], pytest.approx(other["y"] - moved))
    # The four are not wider than their box.
    assert ann.page.evaluate(
        "() => { const a = document.querySelector('#rh-acts'); return a.scrollWidth <= a.clientWidth; }"
    )


def test_no_track_dims_while_one_chooses_another(ann: Person) -> None:
    """Neither those that cannot be chosen, nor other lanes of the one that is paid for."""
    table = ann.table(*ME_AND_BOT, game="ticket_to_ride_usa")
    route = payable(collect(ann, table))[0]
    ann.sit_at(table)
    ann.choice(route["id"]).click()
    expect(ann.find(f'#rh-board .picked[data-pick="{route["id"]}"]')).to_have_count(1)
    faint = """() => [...document.querySelectorAll("#rh-board .route, #rh-board .taken")].filter(one => {
      for (let each = one; each.id !== "rh-board"; each = each.parentElement)
        if (getComputedStyle(each).opacity !== "1") return !each.matches(".ghost");
      return false;
    }).map(one => one.id)"""
    assert ann.page.evaluate(faint) == []


# -- partners -----------------------------------------------------------------------------------------------------


def partners_turn(person: Person, table: str, seats: int = 4) -> int:
    """Play on until a seat of the first team is to begin its turn and something is on its rack; the seat."""
    while True:
        for seat in range(seats):
            state = person.state(table, seat)
            mine = any(one["id"].startswith("use-") for one in state["phrases"])
            if seat < 2 and mine and any(pick["id"] == "tickets" for pick in state["picks"]):
                return seat
            if state["picks"]:
                act(person, table, seat, "keep", "place rack", "take deck")


def test_the_screen_is_handed_over_between_partners(ann: Person) -> None:
    """All four at one screen: a partner's hand is as secret as an opponent's, and rack talk stays within the team."""
    chairs = [{"kind": "me", "name": "Ann"}, *({"kind": "friend", "name": name} for name in ("Ben", "Cem", "Dag"))]
    table = ann.table(*chairs, game="ticket_to_ride_asia")
    names = [chair["name"] for chair in chairs]
    seat = partners_turn(ann, table)
    ann.go(f"/table/{table}")
    ann.says("dialog.handover", f"Hand the screen to {names[seat]}")
    ann.find(f"[data-hand='{seat}']").click()
    state = ann.in_step(seat)
    secret = [line["text"] for line in state["log"] if line["text"].startswith("Your first cards")]
    assert len(secret) == 1
    ann.find("#rh-tab-chat").click()
    ann.find("#rh-chat select").select_option("whisper ask")
    ann.find(".whisper button").click()
    ann.says("#rh-chat .whispered", "Which of the cards on our rack will you use?")
    ann.shot("ttr-racktalk")
    # The turn is played; then the next one's screen is covered.
    ann.play(Way(("deck",), "take deck"), seat)
    ann.play(Way(("rack",), "place rack"), seat)
    ann.point("deck")
    following = (seat + 1) % 4
    ann.says("dialog.handover", f"Hand the screen to {names[following]}")
    assert "on our rack" not in ann.page.content()
    assert secret[0] not in ann.page.content()
    assert ann.find("#rh-board .live > *").count() == 0
    ann.find(f"[data-hand='{following}']").click()
    other = ann.in_step(following)
    assert secret[0] not in ann.page.content()
    heard = ann.find("#rh-chat .whispered")
    expect(heard).to_have_count(1 if following < 2 else 0)
    assert other["seat"] == following
    # Who only looks at another seat's screen must say so, too.
    ann.find("#rh-tab-seats").click()
    stranger = 3 if following < 3 else 2
    ann.page.get_by_role("button", name=f"Show: {names[stranger]}", exact=True).click()
    ann.says("dialog.handover", f"Hand the screen to {names[stranger]}")
    ann.find(f"[data-hand='{stranger}']").click()
    ann.says("dialog.handover", names[following])  # it is not their turn: the screen goes on
    ann.page.get_by_role("button", name=re.compile("Not yet")).click()
    expect(heard).to_have_count(0)


def test_partners_at_two_browsers_talk_about_their_rack(ann: Person, meet: Meet) -> None:
    table = ann.table({"kind": "me", "name": "Ann"}, *[{"kind": "open"}] * 3, game="ticket_to_ride_asia")
    ben, cem, dag, eve = meet(lang="pl"), meet(), meet(), meet()
    for person, name, seat in ((ben, "Ben", 1), (cem, "Cem", 2), (dag, "Dag", 3)):
        body = {"name": name, "seat": seat}
        person.context.request.post(f"/api/tables/{table}/sit", data=body, headers=person.headers)
    owners = {0: ann, 1: ben, 2: cem, 3: dag}
    while not any(one["id"].startswith("use-") for one in ben.state(table, 1)["phrases"]):
        for seat, person in owners.items():
            act(person, table, seat, "keep", "place rack", "take deck")
    for person in (ben, dag, eve):
        person.go(f"/table/{table}")
        person.find("#rh-tab-chat").click()
    ben.find("#rh-chat select").select_option("whisper leave-any")
    ben.find(".whisper button").click()
    ben.says("#rh-chat .whispered", "Na razie nie ruszaj kart na naszym stojaku.")
    expect(dag.find("#rh-chat .whisper")).to_be_visible()
    expect(eve.find("#rh-chat .whisper")).to_be_hidden()
    told = ann.context.request.get(f"/api/tables/{table}/chat?seat=0", headers=ann.headers).json()
    assert [line["words"] for line in told] == ["Please leave the cards on our rack alone for now."]
    # Nobody writes freely, and the page says so; a courtesy is for all.
    for person in (ben, dag, eve):
        expect(person.find("#rh-chat input[name=words]")).to_be_hidden()
        expect(person.find("#rh-chat .closed")).to_be_visible()
    ben.find("#rh-chat select").select_option("courtesy hello")
    ben.find(".whisper button").click()
    ben.shot("ttr-courtesy")
    for person in (dag, eve):
        person.says("#rh-chat .said", "Hello!")
        expect(person.find("#rh-chat .whispered")).to_have_count(0)


# -- a board of one's own -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_board_is_brought_and_played_on(meet: Meet, size: tuple[int, int]) -> None:
    ann = meet(size=size)
    board = json.loads((BOARDS / "paris" / "board.json").read_text(encoding="utf-8"))
    board["title"] = "Ann's town <b>"
    board["places"][0]["name"] = EVIL
    good = json.dumps(board, indent=1)
    board["routes"][2]["colour"] = EVIL
    bad = json.dumps(board, indent=1)

    def bring(text: str) -> None:
        file = {"name": "town.json", "mimeType": "application/json", "buffer": text.encode()}
        ann.page.get_by_label("File of the board (JSON)").set_input_files(file)  # type: ignore[arg-type]

    ann.go("/new/ticket_to_ride_paris")
    ann.says(".ownboard", "our own design")
    ready = ann.page.get_by_role("button", name="Open the table")
    ann.expect_trouble(r"answer 400: .*/board$", r"console: .*400 .*/board$")
    bring(bad)
    ann.says(".verdict-of-board", "This board cannot be played on. There is one fault in the file.")
    line = next(n for n, words in enumerate(bad.splitlines(), start=1) if f'"colour": "{EVIL}"' in words)
    expect(ann.find(".faults li")).to_have_text(re.compile(rf"line {line}\s+routes\[2\]\.colour\s+.*<img src=x"))
    expect(ready).to_be_disabled()
    ann.find(".ownboard").scroll_into_view_if_needed()
    ann.shot(f"board-faults-{size[0]}")
    ann.accessible("faults of a board")
    bring(good)
    ann.says(".verdict-of-board", "This board can be played on.")
    ann.says(".verdict-of-board", "Ann's town <b>")
    expect(ann.find(".faults")).to_have_count(0)
    expect(ann.find(".picture-of-board svg .names text").first).to_have_text(EVIL)
    expect(ready).to_be_enabled()
    ann.find(".picture-of-board").scroll_into_view_if_needed()
    ann.shot(f"board-drawn-{size[0]}")
    ann.accessible("a board that was brought")
    # The game's own board again, and back.
    ann.page.get_by_role("button", name="Back to the game’s own board").click()
    ann.sees(".picture-of-board", yes=False)
    bring(good)
    ann.sees(".picture-of-board")
    ready.click()
    ann.page.wait_for_url("**/table/*")
    ann.in_step()
    ann.says("#rh-options", "own board")
    ann.says("#rh-desk", EVIL)
    ann.find("#rh-tab-seats").click()
    ann.says("#rh-seats", "a board that somebody brought")
    ann.says("#rh-seats", "Ann's town <b>")
    assert ann.find("img[src=x]").count() == 0
    if size == PHONE:
        ann.find("#rh-info-close").click()
    for _ in range(3):
        state = ann.next_turn()
        ann.play(next(iter(ways(state["picks"]))))
    ann.go("/")
    ann.says("[data-list=mine]", "own board")
