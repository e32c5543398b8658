"""Age of Steam on the page: whole games against bots, by pointing, and alone, by keyboard; and two maps on a phone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import expect

import roundhouse as rh

from .conftest import Meet
from .person import LOOK_AGAIN, PHONE, Person, Way, ways

#: What one does first if one may; whatever is not here comes last.
EAGER: Final = ("deliver", "issue", "drop", "choose", "done", "engine", "pay", "put", "produce", "pass")
#: Moves by the keyboard: more than a turn of Barbados.
KEYED: Final = 6
#: Enough to pay what is due for some turns.
SHARES: Final = "issue 1"


def onward(state: Mapping[str, Any]) -> Way:
    """A move that brings the game forward."""
    found = list(ways(state["picks"]))
    words = [word for word in EAGER if any(way.move.startswith(word) for way in found)]
    wanted = [way for way in found if way.move == SHARES] or [way for way in found if way.move.startswith(words[0])]
    return wanted[0]


def hurry(ann: Person, table: str) -> None:
    """Play to the end without clicking. Nobody looks meanwhile: a page that draws every move would make it slow."""
    ann.go("about:blank")
    ann.hurry(table, choose=onward)
    ann.sit_at(table)


def until(ann: Person, *words: str) -> dict[str, Any]:
    """Play on by pointing, until such a move can be made."""
    while True:
        state = ann.next_turn()
        if _can(state, *words):
            return state
        if state["picks"]:
            ann.play(onward(state))


def _can(state: dict[str, Any], *words: str) -> bool:
    return any(way.move.startswith(words) for way in ways(state["picks"]))


def build(ann: Person) -> None:
    """A hex, then a tile with its price and a picture; what it would be like is seen before. Undo takes it back."""
    state = until(ann, "build")
    ann.says(
        "#rh-prompt", re.compile(r"Build track: point at a hex\. . tiles left; you have \$\d+ and should keep \$\d+")
    )
    way = next(way for way in ways(state["picks"]) if way.move.startswith("build") and len(way.picks) == 2)
    place, tile = way.picks
    ann.point(place)
    choice = ann.find(f'.beside [data-choice="{tile}"]')
    expect(choice).to_contain_text("$")
    expect(choice.locator("svg")).to_be_visible()
    choice.hover()
    expect(ann.find("#rh-board .track")).to_have_count(_tracks(state) + 1)
    ann.shot("as-rust-belt-building")
    choice.click()
    expect(ann.find("#rh-board .track")).to_have_count(_tracks(state) + 1)
    ann.in_step()
    ann.find("#rh-undo").click()
    expect(ann.find("#rh-board .track")).to_have_count(_tracks(state))
    ann.in_step()
    ann.play(way)


def _tracks(state: dict[str, Any]) -> int:
    return str(state["drawing"]["live"]).count('class="track"')


def why_not(ann: Person) -> None:
    """Somebody points at a city: no track there, and the rule that says so."""
    ann.on_board("hex-H6").click()
    ann.says("#rh-why", "No track on a city")
    ann.says("#rh-why", "AS-6.4")


def see_the_end(ann: Person) -> None:
    """The sheet of the page has every line, and the record can be checked."""
    state = ann.in_step()
    assert state["over"]
    ann.find("#rh-special .actions button").last.click()
    for one in state["sheet"]["seats"]:
        for line in one["lines"]:
            ann.says("dialog.end", line["text"])
    record = ann.context.request.get(f"/api/tables/{ann.here}/record", headers=ann.headers)
    assert rh.verify(rh.Table.load(record.text()).record).fair


def test_what_was_looked_at_for_long_can_be_clicked(ann: Person) -> None:
    """The board shows an action as if it were chosen, and there is nothing to click where it was: the click counts."""
    ann.sit_at(ann.table(game="age_of_steam_barbados"))
    state = until(ann, "choose")
    pick = next(way.picks[0] for way in ways(state["picks"]) if way.move.startswith("choose"))
    box = ann.on_board(pick).bounding_box()
    assert box
    ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(ann.find(".area .ghost").first).to_be_attached()
    with ann.page.expect_response(re.compile(r"/moves\?")):
        ann.page.mouse.down()
        ann.page.mouse.up()
    assert not _can(ann.in_step(), "choose")


def test_a_lit_destination_is_never_the_cube_on_it(ann: Person) -> None:
    """A cube that can go to one place only is not delivered by one click; the place is shown, and pointed at."""
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}, game="age_of_steam_tutorial")
    while not _can(state := ann.state(table), "deliver"):
        if not state["picks"]:
            ann.page.wait_for_timeout(LOOK_AGAIN)
            continue
        hint = ann.context.request.get(f"/api/tables/{table}/hint?seat=0", headers=ann.headers)
        ann.send(table, state, hint.json()["move"])
    ann.sit_at(table)
    cube = next(pick for pick in state["picks"] if pick["id"].startswith("cube-"))
    box = ann.on_board(cube["id"]).bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ann.page.mouse.move(*middle)
    expect(ann.find("#rh-board .next, #rh-board .pointed:not([data-pick^=cube])").first).to_be_attached()
    # The way that the cube would go is drawn.
    expect(ann.find("#rh-board .track.lit").first).to_be_attached()
    # In the ghost of its delivery the cube is elsewhere: a click where it was means it.
    ann.page.mouse.click(*middle)
    lit = ann.find("#rh-board .can")
    expect(lit.first).to_be_attached()
    assert ann.state()["moves"] == state["moves"]
    # Whatever lies in its middle: a click there means the place that is lit.
    name = lit.first.get_attribute("data-pick")
    assert name
    box = lit.first.bounding_box()
    assert box
    lie = """([name, x, y]) => {
      const cube = document.querySelector("#rh-board [data-pick^=cube]").cloneNode(true);
      const svg = document.querySelector("#rh-board > svg");
      const here = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse());
      cube.setAttribute("data-pick", "cube-on-top");
      cube.removeAttribute("id");
      svg.append(cube);
      const { x: left, y: top, width, height } = cube.getBBox();
      cube.setAttribute("transform", `translate(${here.x - left - width / 2} ${here.y - top - height / 2})`);
      return document.elementFromPoint(x, y).closest("[data-pick]").dataset.pick;
    }"""
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    assert ann.page.evaluate(lie, [name, x, y]) == "cube-on-top"
    ann.page.mouse.click(x, y)
    expect(ann.find(f'#rh-board [data-pick="{name}"].can')).to_have_count(0)
    ann.sees("#rh-why", yes=False)


def same_colours(ann: Person) -> None:
    """A seat's mark beside the board has the colour of its discs on it."""
    for seat in range(3):
        mark, disc = ann.find(f"#rh-scores .badge.seat-{seat}"), ann.find(f"#as-token-{seat} circle").first
        colour = disc.evaluate("disc => getComputedStyle(disc).fill")
        expect(mark).to_have_css("background-color", colour)


def test_a_whole_game_against_two_bots(ann: Person) -> None:
    bots = [{"kind": "bot", "bot": bot, "name": name} for bot, name in (("standard", "Ben"), ("random", "Cleo"))]
    table = ann.table({"kind": "me", "name": "Ann"}, *bots, game="age_of_steam_rust_belt")
    ann.sit_at(table)
    until(ann, "issue")
    same_colours(ann)
    ann.says("#rh-prompt", "How many shares do you issue?")
    ann.point("issue-3")
    until(ann, "drop")
    ann.says("[data-area=turn] h3", "Auction")
    ann.point("drop")
    until(ann, "choose")
    ann.shot("as-rust-belt-choosing")
    build(ann)
    why_not(ann)
    ann.accessible("Age of Steam, building")
    until(ann, "engine")
    ann.says("#rh-prompt", "Move goods, round 1 of 2")
    hurry(ann, table)
    see_the_end(ann)


def test_barbados_alone_to_its_end(ann: Person) -> None:
    """A tile and a turn by the keyboard, and then whatever comes first."""
    table = ann.table({"kind": "me", "name": "Ann"}, game="age_of_steam_barbados")
    ann.sit_at(table)
    state = until(ann, "build")
    press(ann, next(way for way in ways(state["picks"]) if way.move.startswith("build")))
    state = ann.next_turn()
    assert _tracks(state) == 1
    for _ in range(KEYED):
        press(ann, onward(state))
        state = ann.next_turn()
    hurry(ann, table)
    see_the_end(ann)


def press(ann: Person, way: Way) -> None:
    """Make a move in the list of choices, by the keyboard alone."""
    with ann.page.expect_response(re.compile(r"/moves\?")):
        for pick in way.picks:
            ann.choice(pick).press("Enter")
        ann.confirm()
    ann.in_step()


@pytest.mark.parametrize("game", ["western_us", "barbados"])
def test_a_map_on_a_phone(meet: Meet, game: str) -> None:
    """Nothing sticks out, and axe finds nothing."""
    ann = meet(size=PHONE, touch=True, lang="pl")
    seats = 1 if game == "barbados" else 3
    table = ann.table(*({"kind": "me", "name": f"Ann {seat}"} for seat in range(seats)), game=f"age_of_steam_{game}")
    while not _can(state := _acting(ann, table), "build"):
        ann.send(table, state, onward(state).move, state["seat"])
    seat = state["seat"]
    ann.go(f"/table/{table}")
    if seats > 1:
        ann.find("dialog button").filter(has_text=f"Ann {seat}").click()
    ann.says("#rh-prompt", "wskaż heks")
    ann.shot(f"as-{game}-phone")
    ann.accessible(f"Age of Steam, {game}, phone")


def _acting(ann: Person, table: str) -> dict[str, Any]:
    """What the seat sees that is to act."""
    seat = next(one["seat"] for one in ann.state(table)["seats"] if one["acting"])
    return ann.state(table, seat)
