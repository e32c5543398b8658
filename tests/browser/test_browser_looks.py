"""How every page and moment looks: in all sizes, by day and by night; for everybody (axe); in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from roundhouse.server.pages import page_texts
from server.served import Served

from .conftest import Meet
from .person import DESKTOP, PHONE, SIZES, Person, quickest, ways

#: Sizes at which axe looks too: on the others the same things stand elsewhere.
WITH_AXE = (DESKTOP, PHONE)
Moment = Callable[[Person, str], None]


@pytest.fixture(scope="package")
def finished(browser: Browser, server: Served) -> str:
    """A game that is over; anybody may look at it."""
    ann = Person(browser, server.url)
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random", "name": "Ben"})
    ann.hurry(table)
    ann.leave()
    return table


# -- pages and moments --------------------------------------------------------------------------------------------


def home(ann: Person, _: str) -> None:
    ann.table({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"})
    ann.go("/")
    ann.sees("#rh-mine a")
    for image in ann.find(".game img").all():
        image.scroll_into_view_if_needed()  # pictures come when they are near
        expect(image).to_have_js_property("complete", True)
    ann.page.evaluate("() => scrollTo(0, 0)")


def setup(ann: Person, _: str) -> None:
    ann.go("/new/railroad_ink")
    ann.page.locator("[name=seats][value='4']").check()
    ann.page.locator(".chair select").nth(0).wait_for()
    for seat, kind in enumerate(("me", "friend", "bot", "open")):
        ann.page.locator(".chair").nth(seat).locator("select").first.select_option(kind)


def running(ann: Person, _: str) -> None:
    """The second round: something is drawn, and something happened."""
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
    ann.hurry(table, stop=2)
    state = ann.sit_at(table)
    ann.play(quickest(state))


def finish(ann: Person, _: str) -> None:
    """All is drawn. What has no place on the board is in reach without scrolling."""
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"})
    ann.hurry(table, before="finish")
    ann.sit_at(table)
    expect(ann.choice("finish")).to_be_in_viewport()


def popover(ann: Person, _: str) -> None:
    state = ann.sit_at(ann.table({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}))
    way = next(way for way in ways(state["picks"]) if len(way.picks) == 3)
    ann.point(way.picks[0])
    ann.point(way.picks[1])
    expect(ann.find(".beside svg.thumb").first).to_be_visible()


def why(ann: Person, _: str) -> None:
    ann.sit_at(ann.table({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}))
    ann.find('#rh-board [data-pick="cell-d4"]').click()
    ann.sees("#rh-why")


def drawer(ann: Person, _: str) -> None:
    ann.sit_at(ann.table())
    ann.find("#rh-open-rules").click()
    ann.sees("dialog.drawer h2")
    expect(ann.find("dialog.drawer .rulebook")).not_to_have_attribute("aria-busy", re.compile(""))


def settings(ann: Person, _: str) -> None:
    ann.sit_at(ann.table())
    ann.find("#rh-open-settings").click()
    ann.sees("dialog.small")


def invite(ann: Person, _: str) -> None:
    ann.go(f"/table/{ann.table({'kind': 'me', 'name': 'Ann'}, {'kind': 'open'})}")
    ann.find(".share .qr").evaluate("image => image.decode()")


def hand_over(ann: Person, _: str) -> None:
    ann.go(f"/table/{ann.table({'kind': 'me', 'name': 'Ann'}, {'kind': 'friend', 'name': 'Ben'})}")
    ann.sees("dialog.handover")


def spectator(ann: Person, finished: str) -> None:
    """At a game that is over, by somebody who did not play."""
    ann.go(f"/table/{finished}")
    ann.sees(".over #rh-board svg")


def end(ann: Person, finished: str) -> None:
    spectator(ann, finished)
    ann.find("#rh-special .actions button").last.click()
    ann.sees("dialog.end .final")


def replay(ann: Person, finished: str) -> None:
    spectator(ann, finished)
    ann.find("#rh-special .actions button").first.click()
    ann.find("#rh-replay input[type=range]").press("Home")
    expect(ann.find("#rh-replay .counter")).to_contain_text("0 / ")


def fair(ann: Person, finished: str) -> None:
    ann.go(f"/table/{finished}/fair")
    ann.sees(".verdict")


def story(ann: Person, finished: str) -> None:
    """The game in figures, below the sheet of its end."""
    end(ann, finished)
    ann.find("dialog.end .story summary").click()
    ann.sees("dialog.end .figures-of-game figure svg")
    ann.find("dialog.end .luck").last.scroll_into_view_if_needed()


def aid(ann: Person, _: str) -> None:
    ann.sit_at(ann.table())
    ann.find("#rh-open-aid").click()
    ann.sees("dialog h2")
    expect(ann.find("dialog .rulebook")).not_to_have_attribute("aria-busy", re.compile(""))


def rules(ann: Person, _: str) -> None:
    ann.go("/rules/railroad_ink")
    ann.sees(".rulebook h2")


def lost(ann: Person, _: str) -> None:
    ann.expect_trouble("404")
    ann.go("/nowhere")
    ann.sees(".lost h1")


MOMENTS: dict[str, Moment] = {
    moment.__name__.replace("_", "-"): moment
    for moment in (
        home, setup, running, finish, popover, why, drawer, aid, settings, invite, hand_over, spectator, end, story,
        replay, fair, rules, lost,
    )
}  # fmt: skip


#: Each size once, and both themes and languages where axe looks. The sizes between are for moments laid out anew there.
LOOKS = {"desktop": ("light", "en"), "phone": ("dark", "pl"), "tablet": ("dark", "en"), "small-phone": ("light", "pl")}
LAID_OUT = (home, setup, running, popover, hand_over, end, replay)


@pytest.mark.parametrize("size", LOOKS)
def test_every_page_and_moment(meet: Meet, finished: str, size: str) -> None:
    """Nothing sticks out, axe finds nothing, and in Polish no English is left. The pictures are kept for people to look
    at."""
    theme, lang = LOOKS[size]
    ann = meet(size=SIZES[size], theme=theme, lang=lang)
    wrong = []
    said: dict[str, set[str]] = {}
    for name, moment in MOMENTS.items():
        if SIZES[size] not in WITH_AXE and moment not in LAID_OUT:
            continue
        moment(ann, finished)
        try:
            ann.shot(f"{name}-{size}-{theme}")
            if SIZES[size] in WITH_AXE:
                ann.accessible(f"{name}, {size}, {theme}")
            if SIZES[size] == DESKTOP:
                ann.page.emulate_media(color_scheme="dark")
                ann.accessible(f"{name}, {size}, by night")
                ann.page.emulate_media(color_scheme="light")
        except AssertionError as error:
            wrong.append(str(error))
        expect(ann.find("html")).to_have_attribute("lang", lang)
        if lang == "pl":
            said[name] = everything_said(ann, moment)
    wrong += [f"{name}, {size}: {words}" for name, here in said.items() for words in english_in(here)]
    assert not wrong, "\n".join(wrong)
    polish = {words for words in page_texts("pl").values() if "{" not in words}
    met = polish & set().union(*said.values())
    assert len(met) >= 5 * len(said), f"only {len(met)} Polish sentences were met"


# -- themes -------------------------------------------------------------------------------------------------------


def test_light_and_dark_can_be_switched_and_stay(meet: Meet) -> None:
    ann = meet(theme="light")

    def paper() -> str:
        colour: str = ann.page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
        return colour

    ann.go("/")
    by_day = paper()
    ann.find("[data-theme-switch]").click()
    by_night = paper()
    assert by_night != by_day
    ann.go("/rules/railroad_ink")
    assert paper() == by_night
    expect(ann.find("html")).to_have_attribute("data-theme", "dark")
    ann.find("[data-theme-switch]").click()
    assert paper() == by_day


# -- Polish -------------------------------------------------------------------------------------------------------

#: Every word that a person meets on the page: seen, read out, or shown on pointing.
WORDS = """() => {
  const found = [];
  const seen = element => element.checkVisibility({ visibilityProperty: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement.closest("script, noscript") && seen(parentElement)) found.push(textContent);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-valuetext]")) {
    if (!seen(element)) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
      if (element.hasAttribute(name)) found.push(element.getAttribute(name));
    }
  }
  found.push(document.title);
  return [...new Set(found.map(words => words.replace(/\\s+/g, " ").trim()))].filter(Boolean);
}"""
#: The same in every language: names, numbers, signs, cells, keys, rules, the languages' own names.
NO_LANGUAGE = re.compile(
    r"[^a-zà-ž]*|[a-g]|[a-g][1-7]|Esc|(: )?(Ann|Ben)|(: )?Railroad Ink|Roundhouse|(● )?Railroad Ink · Roundhouse"
    r"|Polski|English|beta|404 · Roundhouse|https?://\S+|[0-9a-f]{16,}…?|RI-[\d.]+|\d \([ABS]_\w+\)|(Ann|Ben) · \S+"
)


def words_of(ann: Person) -> set[str]:
    found: list[str] = ann.page.evaluate(WORDS)
    return {words for words in found if not NO_LANGUAGE.fullmatch(words)}


def everything_said(ann: Person, moment: Moment) -> set[str]:
    """What is said here, behind the tabs, too."""
    words = words_of(ann)
    if moment in (running, spectator):
        for tab in ("log", "seats", "chat"):
            ann.find(f"#rh-tab-{tab}").click()
            words |= words_of(ann)
    return words


#: Words without which there is hardly an English sentence, and that are none in Polish; but one game is called so.
ENGLISH = re.compile(
    r"\b(the|(?<!Age )of|and|is|are|was|you|your|with|from|for|not|has|can|at|points?|rounds?)\b", re.IGNORECASE
)


def english_in(words: set[str]) -> set[str]:
    """What is left of English: sentences of the pages, with anything in their blanks, and whatever else sounds so."""
    polish = page_texts("pl")
    sentences = [
        re.compile(re.sub(r"\\\{\w+\\\}", ".+", re.escape(words)))
        for key, words in page_texts("en").items()
        if polish[key] != words
    ]
    # Names are the same in every language: of other tests' people, who may stand in the lists.
    return {
        one
        for one in words
        if not one.startswith(("Ann", "Ben"))
        and (ENGLISH.search(one) or any(sentence.fullmatch(one) for sentence in sentences))
    }


def test_english_is_found() -> None:
    said = {"Watch", "You have two points", "Wskaż pole i kość", "Age of Steam: Rust Belt", "Ann is here"}
    assert english_in(said) == {"Watch", "You have two points"}


def test_the_language_can_be_changed(ann: Person) -> None:
    table = ann.table()
    ann.sit_at(table)
    ann.find(".tools [hreflang=pl]").click()
    ann.page.wait_for_url(f"**/table/{table}")
    expect(ann.find("html")).to_have_attribute("lang", "pl")
    ann.says("#rh-prompt", "Runda 1 z 7")
    ann.find("#rh-board [data-pick='cell-d4']").click()
    ann.sees("#rh-why .rule")
    assert "must join" not in ann.find("#rh-why").inner_text()
    ann.find(".tools [hreflang=en]").click()
    ann.says("#rh-prompt", "Round 1 of 7")
