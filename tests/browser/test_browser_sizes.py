"""How large everything is: every board in seven windows, at the start, in the middle and at the end of a game; how
fingers find what they mean. And nothing moves by itself."""

from __future__ import annotations

import os
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from roundhouse.core.record import Record
from roundhouse.core.registry import game_ids
from server.served import Served

from .conftest import Meet
from .person import LOOK_AGAIN, PHONE, Person, ways
from .staged import END, GOLDEN, MIDDLE, MOMENTS, record, stage, upto

#: Whether a picture of each board in each window is kept: `make soak` does.
KEPT: Final = os.environ.get("ROUNDHOUSE_WHOLE") == "all"
#: Windows on a desk, a tablet and a phone, the last two upright and on their side.
DESKS: Final = ((1400, 900), (1920, 1080))
TABLETS: Final = ((820, 1180), (1180, 820))
UPRIGHT: Final = ((390, 844), (360, 740))
ASIDE: Final = (844, 390)
#: What a board must reach on a desk: parts of the window's height or width.
HIGH: Final = 0.8
WIDE: Final = 0.68
#: The smallest words on a board, the smallest names of places on a desk and on a phone, in pixels.
WORDS: Final = 10
NAMES: Final = 12
SMALL_NAMES: Final = 10.9
#: So many names are shown of a map that has names, however small it is.
FEW: Final = 5
#: A high board that is seen whole on a phone has at least this part of the width; above and below any board so many
#: pixels may be empty.
LEAST_WIDE: Final = 0.7
BAND: Final = 3
#: Between a wide board and what lies below it on a desk.
UNUSED: Final = 28
#: What a finger hits, in pixels.
FINGER: Final = 44
#: The same on a board that lies on its side, all of which is seen; and so many squares it has.
LYING: Final = 40
SQUARES: Final = 49
#: So much may move by itself in a turn (layout shift).
STILL: Final = 0.02
SEATS: Final = {"age_of_steam_barbados": 1, "age_of_steam_st_lucia": 2, "ticket_to_ride_asia": 4, "railroad_ink": 1}
#: So many moves of one's own are a few turns.
TURNS: Final = 5
WISHES: Final = ("claim", "deliver", "build", "keep", "take", "choose", "engine", "drop", "finish", "draw")

MEASURED: Final = """() => {
  const svg = document.querySelector("#rh-board svg"), box = svg.getBoundingClientRect(), board = svg.viewBox.baseVal;
  const shows = one => one.checkVisibility({ visibilityProperty: true });
  const scale = frame => { const { b, d } = frame.getScreenCTM(); return Math.hypot(b, d); };
  const size = (text, frame) => parseFloat(getComputedStyle(text).fontSize) * scale(frame);
  const texts = [...svg.querySelectorAll("text")].filter(text => !text.closest("defs"));
  const shown = texts.filter(shows);
  const used = [...svg.querySelectorAll("use")].flatMap(use => {
    const text = document.getElementById((use.getAttribute("href") ?? "").slice(1))?.querySelector("text");
    const hushed = text && getComputedStyle(text).visibility !== "visible";
    return text && shows(use) && !hushed ? [[text.textContent, size(text, use)]] : [];
  });
  const smallest = list => list.sort((a, b) => a[1] - b[1])[0] ?? null;
  const isName = text => text.closest(".names") && text.textContent.length > 2;
  const least = selector => smallest([...document.querySelectorAll(selector)].filter(shows).map(one => {
    const { width, height } = one.getBoundingClientRect();
    return [one.dataset.id ?? one.id ?? one.textContent, Math.min(width, height)];
  }));
  const [w, h] = svg.dataset.size.split(" ").map(Number), unit = scale(svg);
  const prompt = document.getElementById("rh-prompt");
  const covered = [...document.querySelectorAll("#rh-tabs button")].filter(shows).filter(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return there !== one && !one.contains(there); }).map(one => one.id);
  const box_of = one => one.getBoundingClientRect();
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const meet = (a, b) => across(box_of(a), box_of(b)) > 2 && down(box_of(a), box_of(b)) > 2;
  const list = document.getElementById("rh-choices-panel");
  const names = ["board", "tray", "now", "players", "others", "info"];
  const panels = names.map(name => document.getElementById(`rh-${name}`));
  // On a tablet choices lie over what the tabs tell.
  const apart = [...panels, ...(innerWidth < 960 ? [] : [list])].filter(shows);
  const crossed = apart.flatMap((one, place) => apart.slice(place + 1).filter(other => meet(one, other))
    .map(other => [one.id, other.id]));
  const sheets = [list, document.querySelector(".beside")].filter(shows).map(box_of);
  const cut = one => sheets.some(sheet => across(box_of(one), sheet) > 2
    && box_of(one).top < sheet.top - 4 && box_of(one).bottom > sheet.top + 4);
  const half = [...document.querySelectorAll("#rh-tray .cell, #rh-ticker li")].filter(shows).filter(cut);
  // While others are followed one can skip: nothing lies there.
  const skip = document.getElementById("rh-skip");
  skip.hidden = false;
  const { left: x, top: y, width: dx, height: dy } = box_of(skip);
  const skips = !dx || skip.contains(document.elementFromPoint(x + dx / 2, y + dy / 2));
  skip.hidden = true;
  const [tray, zooms] = ["#rh-tray", ".wide .zoom"].map(one => document.querySelector(one))
    .map(one => one && shows(one) && box_of(one));
  const title = document.getElementById("rh-title"), ticker = document.querySelector("#rh-ticker li:last-child");
  const inside = [...document.querySelectorAll("#rh-acts button, #rh-tabs button, #rh-prompt")].filter(shows)
    .filter(one => { const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1; }).map(one => one.id);
  return { wide: w * unit / innerWidth, high: h * unit / innerHeight,
    room: Math.max(w * unit / box.width, h * unit / box.height),
    whole: w * unit <= box.width + 1 && h * unit <= box.height + 1, above: box.height - h * unit,
    cut: prompt.scrollHeight - prompt.clientHeight, covered,
    words: smallest([...shown.map(text => [text.textContent, size(text, text)]), ...used]),
    names: smallest(shown.filter(isName).map(text => [text.textContent, size(text, text)])),
    bare: [...svg.querySelectorAll(".plate")].filter(shows).filter(one => !shows(one.nextElementSibling)).length,
    named: [shown.filter(isName).length, texts.filter(isName).length],
    cards: least("#rh-tray .cards .cell"), buttons: least("#rh-acts button, #rh-tabs button, #rh-choices .item"),
    clipped: [...document.querySelectorAll("#rh-tray .text")].filter(shows)
      .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent),
    unused: tray && zooms ? tray.top - Math.max(box.bottom, zooms.bottom) : 0,
    crossed, skips, half: half.map(one => one.textContent), told: !ticker || shows(ticker),
    title: title.scrollWidth - title.clientWidth, outside: inside,
    over: document.documentElement.scrollWidth - innerWidth };
}"""
SETTLED: Final = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def measured(person: Person, size: tuple[int, int]) -> dict[str, Any]:
    """What a page measures at a size, once it has come to rest there."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.evaluate(SETTLED)
    found: dict[str, Any] = person.page.evaluate(MEASURED)
    return found


def fits_a_desk(found: dict[str, Any], size: tuple[int, int]) -> None:
    assert found["high"] >= HIGH or found["wide"] >= WIDE
    assert found["words"] is None or found["words"][1] >= (WORDS if size == DESKS[0] else NAMES), found["words"]
    assert found["names"] is None or found["names"][1] >= NAMES, found["names"]
    assert not found["covered"], found["covered"]
    assert found["cut"] <= 1, found["cut"]
    assert found["unused"] <= UNUSED or size != DESKS[0], found["unused"]


def fits_a_hand(found: dict[str, Any], size: tuple[int, int]) -> None:
    """All the width for the board, or as much as lets it be seen whole, and no empty bands above and below it; words
    that can be read, and nothing too small for a finger."""
    assert not found["half"], found["half"]
    assert found["skips"]
    if size in UPRIGHT:
        assert found["wide"] >= 0.999 or (found["whole"] and found["wide"] >= LEAST_WIDE), found["wide"]
        assert found["above"] <= BAND, found["above"]
    assert found["room"] >= 0.98, found["room"]
    assert found["words"] is None or found["words"][1] >= WORDS - 0.1, found["words"]
    assert found["names"] is None or found["names"][1] >= SMALL_NAMES, found["names"]
    assert found["named"][0] >= min(FEW, found["named"][1]), found["named"]
    assert found["cards"] is None or found["cards"][1] >= FINGER, found["cards"]
    assert found["buttons"] is None or found["buttons"][1] >= FINGER, found["buttons"]
    assert not found["outside"], found["outside"]


@pytest.mark.parametrize("game", game_ids())
def test_a_board_fills_its_window_and_can_be_read(meet: Meet, server: Served, game: str) -> None:
    ann = meet(size=DESKS[0])
    whole = record(game)
    for moment in MOMENTS:
        table, _ = stage(ann, server.db, whole, upto(whole, moment))
        ann.go(f"/table/{table}")
        ann.find("#rh-board svg .live > *").first.wait_for(state="attached")
        for size in (*DESKS, *TABLETS, *UPRIGHT, ASIDE):
            found = measured(ann, size)
            if KEPT:
                ann.shot(f"{game}-{moment}-{size[0]}x{size[1]}")
            try:
                assert found["over"] <= 0
                assert found["clipped"] == []
                assert found["bare"] == 0
                assert found["title"] <= 0
                if size in (*DESKS, *TABLETS):
                    assert not found["crossed"], found["crossed"]
                if size in DESKS:
                    fits_a_desk(found, size)
                elif size in TABLETS:
                    assert not found["covered"], found["covered"]
                    assert found["cut"] <= 1, found["cut"]
                else:
                    fits_a_hand(found, size)
                # What was told last is in sight, until the prompt tells the end of it.
                assert found["told"] or moment == END or size == ASIDE
                # At the end one wishes to see what has become of all of it.
                assert moment != END or size not in UPRIGHT or found["above"] >= -BAND
            except AssertionError as error:
                raise AssertionError(f"{game}, {moment}, {size}: {error}\n{found}") from error
        ann.page.set_viewport_size({"width": DESKS[0][0], "height": DESKS[0][1]})


CELLS: Final = """() => [...document.querySelectorAll("#rh-board .hit[data-pick^=cell], #rh-board [data-pick^=face]")]
  .map(one => one.getBoundingClientRect().toJSON())"""


def test_a_sheet_lies_on_its_side_with_the_phone(meet: Meet, server: Served) -> None:
    """All of it is seen, large enough for a finger, and it stands again when the phone does."""
    ann = meet(size=ASIDE, touch=True)
    table = ann.table({"kind": "me", "name": "Ann"}, game="railroad_ink")
    state = ann.sit_at(table)
    cells = ann.page.evaluate(CELLS)
    assert len(cells) > SQUARES
    for one in cells:
        assert min(one["width"], one["height"]) >= LYING
        assert one["top"] >= 0
        assert one["bottom"] <= ASIDE[1]
    expect(ann.find("#rh-board svg").first).not_to_have_class("zoomed")
    die, cell, *_ = next(way.picks for way in ways(state["picks"]) if way.picks[0].startswith("face-"))
    ann.find(f'#rh-board [data-pick="{die}"]').first.tap()
    ann.find(f'#rh-board .can[data-pick="{cell}"]').first.tap()
    expect(ann.find("#rh-board .live .fresh, #rh-board .live .ghost").first).to_be_attached()
    high = ann.find("#rh-board svg").first
    wide, tall = map(int, (high.get_attribute("data-size") or "").split())
    assert wide > tall
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(high).not_to_have_attribute("data-size", f"{wide} {tall}")
    dice = ann.find("#rh-board .dice").bounding_box()
    last = ann.find('#rh-board [data-pick="cell-g7"]').bounding_box()
    assert dice
    assert last
    assert dice["y"] > last["y"] + last["height"], "they stand below the board again"


def test_whoever_asks_for_a_tab_gets_room_for_it(meet: Meet, server: Served) -> None:
    """Six players, their tickets and the tabs in one column: all are in sight, and what a tab tells as soon as it is
    asked for."""
    ann = meet(size=DESKS[0])
    whole = Record.from_json((GOLDEN / "ticket_to_ride_asia" / "asia_6.json").read_bytes())
    table, seat = stage(ann, server.db, whole, upto(whole, MIDDLE))
    ann.sit_at(table, seat)
    expect(ann.find("#rh-players .figures tbody tr")).to_have_count(9)  # teams, too
    for row in (0, -1):
        expect(ann.find("#rh-players .figures tbody tr").nth(row)).to_be_in_viewport(ratio=1)
    ann.sees("#rh-scores", yes=False)
    ann.find("#rh-tab-log").click()
    box = ann.find("#rh-log").bounding_box()
    assert box
    assert box["height"] > 2.5 * FINGER
    expect(ann.find("#rh-tabs button").first).to_be_in_viewport(ratio=1)
    ann.find("#rh-tab-log").click()
    ann.sees("#rh-log", yes=False)


# -- fingers ------------------------------------------------------------------------------------------------------
#: The middle of a thing on the board that can be picked, and how many steps were made; null: it is not in sight.
LIT: Final = """pick => {
  const lit = [...document.querySelectorAll(`#rh-board .can[data-pick="${pick}"]`)][0];
  if (!lit) return null;
  const { left, right, top, bottom } = lit.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
}"""
#: So far beside a thing a finger may land: a target of 40 pixels.
BESIDE: Final = 18
#: So often one taps at most until a thing is chosen: to come closer, closer still, to choose, to say which.
TAPS: Final = 4


@pytest.mark.parametrize("game", ["ticket_to_ride_usa", "ticket_to_ride_asia", "age_of_steam_rust_belt"])
def test_a_finger_beside_a_thing_comes_to_choose_it(meet: Meet, server: Served, game: str) -> None:
    """Wherever it lands within 40 pixels: at once, or closer first, or it is asked which one is meant."""
    ann = meet(size=PHONE, touch=True, hold="button")  # nothing is sent
    whole = record(game)
    table, seat = stage(ann, server.db, whole, upto(whole, MIDDLE))
    state = ann.sit_at(table, seat)
    lit = [way for way in ways(state["picks"]) if ann.page.evaluate(LIT, way.picks[0])]
    for way in lit[:: max(1, len(lit) // 3)][:3]:
        ann.go(f"/table/{table}")
        ann.in_step(seat)
        assert comes_to(ann, way.picks[0]), way


def comes_to(person: Person, pick: str) -> bool:
    for _ in range(TAPS):
        offered = person.find(f'.beside:not([hidden]) [data-choice="{pick}"]')
        if offered.count():
            box = offered.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= FINGER
            offered.tap()
        else:
            spot = person.page.evaluate(LIT, pick)
            assert spot, f"{pick} is out of sight"
            # The middle of a bent route lies beside it, too.
            person.page.touchscreen.tap(spot[0] + BESIDE * 0.7, spot[1] + BESIDE * 0.7)
        person.page.wait_for_timeout(8 * LOOK_AGAIN)
        if person.find(f'#rh-board .picked[data-pick="{pick}"]').count() or person.find("#rh-now[aria-busy]").count():
            return True
        if not person.page.evaluate(LIT, pick):
            return True
    return False


# -- nothing moves by itself --------------------------------------------------------------------------------------
SHIFTED: Final = """
window.shifted = [];
const noted = list => { for (const one of list) if (!one.hadRecentInput) window.shifted.push([one.value, one.startTime,
  ...one.sources.map(({ node }) => node?.id || node?.className || node?.parentNode?.id || node?.nodeName)]); };
const observer = new PerformanceObserver(list => noted(list.getEntries()));
observer.observe({ type: "layout-shift", buffered: true });
window.told = () => { noted(observer.takeRecords()); return window.shifted.splice(0); };
"""


@pytest.mark.parametrize("size", [DESKS[0], PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", game_ids())
def test_nothing_moves_by_itself_in_some_turns(meet: Meet, game: str, size: tuple[int, int]) -> None:
    """All moves arrive without a click: others', and one's own, made elsewhere."""
    ann = meet(size=size)
    ann.page.add_init_script(SHIFTED)
    bots = [{"kind": "bot", "bot": "random"}] * (SEATS.get(game, 3) - 1)
    table = ann.table({"kind": "me", "name": "Ann"}, *bots, game=game)
    state = ann.sit_at(table)
    # A browser tells of a shift when it has nothing else to do: what it tells later may be of the page's arrival.
    ann.page.evaluate(SETTLED)
    arrived = ann.page.evaluate("() => performance.now()")
    for _ in range(TURNS):
        while not state["picks"] and not state["over"]:
            state = ann.next_turn()
        if state["over"]:
            break
        legal = [way.move for way in ways(state["picks"])]
        move = next((move for wish in WISHES for move in legal if move.startswith(wish)), legal[0])
        ann.send(table, state, move)
        # Until it is one's turn again: the move, and whatever the others do.
        state = ann.next_turn()
        ann.page.evaluate(SETTLED)
        shifted = [one for one in ann.page.evaluate("() => told()") if one[1] > arrived]
        assert sum(one[0] for one in shifted) < STILL, (move, sorted(shifted, reverse=True)[:4])
