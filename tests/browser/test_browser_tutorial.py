"""The guided first game: from its card on the home page to its end, every phase explained on the way."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from roundhouse import find_game
from roundhouse.games.age_of_steam.printed.editions import edition

from .conftest import Meet
from .person import PHONE, SMALL_PHONE, Person
from .test_browser_as import onward, press, see_the_end

GAME = "age_of_steam_tutorial"
WORDS = find_game(GAME).words("en")
PHASES = ("issue", "order", "actions", "build", "move", "income", "expenses", "reduction", "growth", "advance")

#: So much of a lesson one would have to scroll to.
CUT = "() => { const guide = document.getElementById('rh-guide'); return guide.scrollHeight - guide.clientHeight; }"


def study(ann: Person) -> list[str]:
    """Read every lesson that is there, and say that it is understood; their titles."""
    read = []
    while ann.find("#rh-guide .lesson").count():
        title = ann.find("#rh-guide h2").text_content() or ""
        expect(ann.find("#rh-guide .advice")).to_contain_text("Advice:")
        assert ann.page.evaluate(CUT) <= 0, title
        read.append(title)
        ann.find("#rh-guide .main").click()
        expect(ann.find("#rh-guide h2").filter(has_text=title)).to_have_count(0)
    return read


def take_the_hint(ann: Person) -> None:
    """A bot's move, played by its button."""
    ann.page.keyboard.press("h")
    with ann.page.expect_response(re.compile(r"/moves\?")):
        ann.find(".hint button").click()
    ann.in_step()


def test_the_guided_game_from_its_card_to_its_end(ann: Person) -> None:
    ann.go(f"/new/{GAME}")
    ann.says(".own-design", "our own design")
    ann.go("/")
    ann.find(f'[data-play="{GAME}"]').click()
    ann.page.wait_for_url("**/table/*")
    state = ann.next_turn()
    assert [one["kind"] for one in state["seats"]] == ["person", "bot"]
    ann.sees("#rh-guide .lesson")
    ann.shot("as-tutorial-first-lesson")
    ann.accessible("the first lesson")
    # What a lesson speaks of is lit as long as one likes.
    look = ann.find("#rh-guide button[aria-pressed]")
    look.click()
    expect(ann.find("[data-id=phase].lit")).to_have_count(1)
    look.click()
    expect(ann.find("#rh-board .lit")).to_have_count(0)
    read: list[str] = []
    hints = 2  # of the first build: a link, so that there is something to move
    while not state["over"]:
        read += study(ann)
        if "Build track" in state["prompt"] and hints:
            take_the_hint(ann)
            hints -= 1
        else:
            press(ann, onward(state))
        state = ann.next_turn()
    ann.sees("dialog.end")
    ann.page.keyboard.press("Escape")
    read += study(ann)
    assert sorted(read) == sorted(WORDS(f"guide-{name}") for name in ("welcome", *PHASES, "end"))
    see_the_end(ann)


def test_a_lesson_that_was_read_is_not_shown_again_unless_one_asks(meet: Meet) -> None:
    """On a small phone and in Polish; who plays on has read enough."""
    ben = meet(size=SMALL_PHONE, touch=True, lang="pl")
    table = ben.table({"kind": "me", "name": "Ben"}, {"kind": "bot", "bot": "greedy"}, game=GAME)
    ben.sit_at(table)
    ben.next_turn()
    ben.says("#rh-guide h2", "Witaj na Wyspie Kotłów")
    # The way on is in sight, however long the lesson is.
    expect(ben.find("#rh-guide .main")).to_be_in_viewport(ratio=1)
    ben.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert ben.page.evaluate(CUT) <= 0
    ben.page.set_viewport_size({"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]})
    ben.shot("as-tutorial-phone")
    ben.accessible("a lesson on a phone")
    ben.find("#rh-guide .main").tap()
    ben.says("#rh-guide h2", "Faza 1: emisja udziałów")
    press(ben, onward(ben.state(table)))
    ben.next_turn()
    expect(ben.find("#rh-guide h2")).not_to_have_text("Faza 1: emisja udziałów")
    ben.page.reload()
    ben.next_turn()
    title = ben.find("#rh-guide h2").text_content() or ""
    assert title.startswith(("Faza 2", "Faza 3"))
    ben.find("#rh-guide .main").tap()
    expect(ben.find("#rh-guide .lesson")).to_have_count(0)
    ben.find("#rh-guide button").tap()
    ben.says("#rh-guide h2", title)


def test_a_map_of_ones_own_says_who_can_play_on_it(ann: Person) -> None:
    """The training map's file is brought to the Rust Belt, which is for three and more."""
    file = {"name": "mine.json", "mimeType": "application/json", "buffer": edition(GAME).text.encode()}
    ann.go("/new/age_of_steam_rust_belt")
    expect(ann.find("#rh-numbers input")).to_have_count(4)
    ann.page.get_by_label("File of the board (JSON)").set_input_files(file)  # type: ignore[arg-type]
    ann.says(".verdict-of-board", "Kettle Island")
    expect(ann.find("#rh-numbers input")).to_have_count(2)
    expect(ann.find(".chair")).to_have_count(2)
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url("**/table/*")
    state = ann.next_turn()
    assert len(state["seats"]) == 2
    assert "Kettle Island" in state["brought"]
    expect(ann.find('#rh-board [data-pick="hex-C3"]')).to_have_count(1)
