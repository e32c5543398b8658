"""Fingers on a phone, as the browser itself tells of them: two that zoom, one that pushes, two taps; and what is asked
in the sheet at the foot of the screen never lies under it."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession

from server.served import Served

from .conftest import Meet
from .person import LOOK_AGAIN, PATIENCE, PHONE, Person, Way, ways
from .staged import MIDDLE, START, record, stage, upto

#: What is seen of the board: the middle, and the width, in its own units.
SEEN: Final = """() => {
  const svg = document.querySelector("#rh-board > svg");
  const [x, y, width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
  return { x: x + width / 2, y: y + height / 2, width };
}"""
#: What lies at a point of the screen, in units of the board.
THERE: Final = """([x, y]) => {
  const svg = document.querySelector("#rh-board > svg");
  const there = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse());
  return [there.x, there.y];
}"""
SETTLED: Final = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Fingers:
    """What a screen tells the browser."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.line: CDPSession = person.context.new_cdp_session(person.page)

    def tell(self, kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def move(self, *ways: tuple[tuple[float, float], tuple[float, float]], steps: int = 6) -> None:
        """Put fingers down, move each from one point to another, and lift them."""
        self.tell("touchStart", *(begin for begin, _ in ways))
        for step in range(1, steps + 1):
            part = step / steps
            self.tell("touchMove", *((a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in ways))
        self.tell("touchEnd")
        self.page.evaluate(SETTLED)

    def tap(self, x: float, y: float) -> None:
        self.tell("touchStart", (x, y))
        self.tell("touchEnd")


def seen(person: Person) -> dict[str, float]:
    found: dict[str, float] = person.page.evaluate(SEEN)
    return found


def at_rest(person: Person, server: Served, game: str) -> tuple[str, int]:
    """A phone at the table of others: nothing can be chosen, so nothing is by mistake."""
    whole = record(game)
    table, seat = stage(person, server.db, whole, upto(whole, MIDDLE), waits=True)
    person.sit_at(table, seat)
    return table, seat


@pytest.mark.parametrize("game", ["ticket_to_ride_usa", "age_of_steam_germany"])
def test_two_fingers_zoom_one_pushes_and_two_taps_go_there_and_back(meet: Meet, server: Served, game: str) -> None:
    ann = meet(size=PHONE, touch=True)
    at_rest(ann, server, game)
    box = ann.find("#rh-board").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = Fingers(ann)
    whole = seen(ann)
    between = ann.page.evaluate(THERE, [x, y])
    fingers.move(((x - 40, y), (x - 100, y)), ((x + 40, y), (x + 100, y)))
    close = seen(ann)
    assert close["width"] == pytest.approx(whole["width"] / 2.5, rel=0.05)
    # What lay between the fingers still does.
    assert ann.page.evaluate(THERE, [x, y]) == pytest.approx(between, abs=whole["width"] / 25)
    fingers.move(((x, y), (x + 60, y)))
    pushed = seen(ann)
    assert pushed["width"] == pytest.approx(close["width"])
    assert pushed["x"] == pytest.approx(close["x"] - 60 * close["width"] / box["width"], rel=0.02)
    fingers.move(((x - 120, y), (x - 30, y)), ((x + 120, y), (x + 30, y)))
    assert seen(ann)["width"] == pytest.approx(whole["width"], rel=0.01)
    # Two taps: closer to that place, and back to the whole.
    spot = ann.page.evaluate(THERE, [x + 60, y])
    for wide, there in ((whole["width"] / 2, True), (whole["width"], False)):
        fingers.tap(x + 60, y)
        fingers.tap(x + 60, y)
        ann.page.wait_for_function(
            f"wide => {{ const now = ({SEEN})().width; return Math.abs(now - wide) < wide / 4; }}", arg=wide
        )
        if there:
            assert abs(seen(ann)["x"] - spot[0]) < seen(ann)["width"] / 2
    assert ann.find("#rh-board .picked").count() == 0


def test_fingers_that_zoom_choose_nothing(meet: Meet, server: Served) -> None:
    """Also when they are put down on what is lit."""
    ann = meet(size=PHONE, touch=True, hold="button")
    whole = record("railroad_ink")
    table, seat = stage(ann, server.db, whole, 0)
    state = ann.sit_at(table, seat)
    lit = ann.on_board(state["picks"][0]["id"]).bounding_box()
    assert lit
    x, y = lit["x"] + lit["width"] / 2, lit["y"] + lit["height"] / 2
    before = seen(ann)
    Fingers(ann).move(((x, y), (x - 30, y)), ((x + 90, y), (x + 180, y)))
    assert seen(ann)["width"] < before["width"]
    assert ann.find("#rh-board .picked").count() == 0
    ann.sees(".beside", yes=False)


# -- the sheet at the foot ----------------------------------------------------------------------------------------
#: Which of some things are not to be seen: off the board's window, or under what comes up from the foot.
UNDER: Final = """names => {
  const board = document.querySelector("#rh-board").getBoundingClientRect();
  const sheets = [...document.querySelectorAll("#rh-choices-panel, .beside")]
    .filter(one => one.checkVisibility({ visibilityProperty: true })).map(one => one.getBoundingClientRect().top);
  const foot = Math.min(board.bottom, ...sheets);
  return names.filter(name => {
    const thing = document.querySelector(`#rh-board [data-pick="${name}"], #rh-board [id="${name}"]`);
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x < board.left || x > board.right || y < board.top || y > foot;
  });
}"""

#: The cards of one's hand that a sheet lies on.
HELD: Final = """() => {
  const sheets = [...document.querySelectorAll("#rh-choices-panel, .beside")]
    .filter(one => one.checkVisibility({ visibilityProperty: true })).map(one => one.getBoundingClientRect());
  return [...document.querySelectorAll("#rh-tray .hand .cards .cell")].filter(card => {
    const { top, bottom } = card.getBoundingClientRect();
    return sheets.some(sheet => sheet.top < bottom - 1 && sheet.bottom > top + 1); }).map(card => card.dataset.id);
}"""


def comes_into_sight(person: Person, names: list[str]) -> None:
    person.page.wait_for_function(f"names => !({UNDER})(names).length", arg=names, timeout=PATIENCE * 1000)


@pytest.mark.parametrize("game", ["ticket_to_ride_paris", "ticket_to_ride_usa", "ticket_to_ride_asia"])
def test_the_places_of_tickets_are_seen_while_one_chooses_among_them(meet: Meet, server: Served, game: str) -> None:
    ann = meet(size=PHONE, touch=True)
    table, seat = stage(ann, server.db, record(game), upto(record(game), START))
    state = ann.sit_at(table, seat)
    ann.sees("#rh-choices .box")
    places = sorted({place for pick in state["picks"] for place in pick.get("where", ())})
    assert len(places) >= 3
    comes_into_sight(ann, places)


def asked_in_the_sheet(state: dict[str, Any]) -> list[Way]:
    """Ways to moves of which a place on the board is chosen first, and then something that has none."""
    found = {way.picks[0]: way for way in ways(state["picks"]) if len(way.picks) > 1}
    return [way for way in found.values() if way.picks[0].startswith(("hex-", "route-"))]


@pytest.mark.parametrize("game", ["ticket_to_ride_usa", "age_of_steam_rust_belt", "age_of_steam_germany"])
def test_the_sheet_never_hides_the_place_that_it_asks_about(meet: Meet, server: Served, game: str) -> None:
    """The lowest one that can be chosen, and the highest, while one looks closely at the other end of the board: a high
    board lies under the sheet with its foot, and of a wide one something else is seen."""
    ann = meet(size=PHONE, touch=True, hold="button")
    whole = record(game)
    at = next(at for at in range(upto(whole, MIDDLE), len(whole.entries)) if _asks(whole, at))
    table, seat = stage(ann, server.db, whole, at)
    state = ann.sit_at(table, seat)
    level = {way.picks[0] for way in asked_in_the_sheet(state)}
    heights = {pick: box["y"] for pick in level if (box := ann.on_board(pick).bounding_box())}
    lowest, highest = max(heights, key=lambda one: heights[one]), min(heights, key=lambda one: heights[one])
    for pick, look in ((lowest, ""), (lowest, "ArrowUp"), (highest, "ArrowDown")):
        if look:
            ann.find("#rh-board").focus()
            for key in ("+", "+", "+", *[look] * 12):
                ann.page.keyboard.press(key)
            assert ann.page.evaluate(UNDER, [pick]) == [pick]
        ann.choice(pick).tap()
        ann.page.wait_for_timeout(2 * LOOK_AGAIN)
        comes_into_sight(ann, [pick])
        assert ann.page.evaluate(HELD) == []
        ann.page.keyboard.press("Escape")
        ann.in_step(seat)


def _asks(whole: Any, at: int) -> bool:
    return (whole.entries[at].move or "").startswith(("build", "claim"))
