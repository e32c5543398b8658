"""How large everything is: every board at five sizes of the window, at the start of a game and in the middle of it. And
nothing moves by itself."""

from __future__ import annotations

from typing import Any, Final

import pytest

from roundhouse.core.registry import game_ids

from .conftest import Meet
from .person import LOOK_AGAIN, Person, ways

#: Those that are drawn for a desk, for a tablet and for a hand.
SMALL_DESK: Final = (1400, 900)
LARGE_DESK: Final = (1920, 1080)
TABLET: Final = (820, 1180)
PHONES: Final = ((390, 844), (360, 740))
#: What a board must reach on a desk: parts of the window's height or width.
HIGH: Final = 0.8
WIDE: Final = 0.68
#: The smallest words on a board, the smallest names of places, and the smallest of all on a large desk, in pixels.
WORDS: Final = 10
NAMES: Final = 12
#: What a finger hits, in pixels.
FINGER: Final = 44
#: So much may move by itself in a turn (layout shift).
STILL: Final = 0.02
SEATS: Final = {"age_of_steam_barbados": 1, "age_of_steam_st_lucia": 2, "ticket_to_ride_asia": 4, "railroad_ink": 1}
#: So many moves of one's own are the middle of a game here.
MIDDLE: Final = 10
WISHES: Final = ("claim", "deliver", "build", "keep", "take", "choose", "engine", "drop", "finish", "draw")

MEASURED: Final = """() => {
  const svg = document.querySelector("#rh-board svg"), box = svg.getBoundingClientRect();
  const size = (text, frame) => {
    const matrix = frame.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.b, matrix.d);
  };
  const shown = [...svg.querySelectorAll("text")].filter(text => !text.closest("defs") && text.checkVisibility());
  const used = [...svg.querySelectorAll("use")].flatMap(use => {
    const text = document.getElementById((use.getAttribute("href") ?? "").slice(1))?.querySelector("text");
    return text && use.checkVisibility() ? [[text.textContent, size(text, use)]] : [];
  });
  const words = [...shown.map(text => [text.textContent, size(text, text)]), ...used].sort((a, b) => a[1] - b[1]);
  const names = shown.filter(text => text.closest(".names") && text.textContent.length > 2)
    .map(text => [text.textContent, size(text, text)]).sort((a, b) => a[1] - b[1]);
  const cards = [...document.querySelectorAll("#rh-tray .cards .cell")].map(cell => {
    const { width, height } = cell.getBoundingClientRect();
    return [cell.dataset.id, Math.min(width, height)];
  }).sort((a, b) => a[1] - b[1]);
  const clipped = [...document.querySelectorAll("#rh-tray .text")].filter(one => one.scrollWidth > one.clientWidth + 1)
    .map(one => one.textContent);
  return { wide: box.width / innerWidth, high: box.height / innerHeight, words: words[0], names: names[0] ?? null,
    cards: cards[0] ?? null, clipped, over: document.documentElement.scrollWidth - innerWidth };
}"""


def measured(person: Person, size: tuple[int, int]) -> dict[str, Any]:
    """What a page measures at a size, once it has come to rest there."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    frame = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    person.page.evaluate(frame)
    found: dict[str, Any] = person.page.evaluate(MEASURED)
    return found


def play_on(person: Person, table: str) -> None:
    """To the middle of a game, without clicking."""
    made = 0
    while made < MIDDLE:
        state = person.state(table)
        if state["over"]:
            return
        legal = [way.move for way in ways(state["picks"])]
        if not legal:
            person.page.wait_for_timeout(LOOK_AGAIN)
            continue
        move = next((move for wish in WISHES for move in legal if move.startswith(wish)), legal[0])
        person.send(table, state, move)
        made += 1


@pytest.mark.parametrize("game", game_ids())
def test_a_board_fills_its_window_and_can_be_read(meet: Meet, game: str) -> None:
    ann = meet(size=SMALL_DESK)
    bots = [{"kind": "bot", "bot": "random"}] * (SEATS.get(game, 3) - 1)
    table = ann.table({"kind": "me", "name": "Ann"}, *bots, game=game)
    for moment in ("start", "middle"):
        if moment == "middle":
            play_on(ann, table)
        ann.go(f"/table/{table}")
        ann.find("#rh-board svg .live > *").first.wait_for(state="attached")
        for size in (SMALL_DESK, LARGE_DESK, TABLET, *PHONES):
            found, where = measured(ann, size), f"{game}, {moment}, {size}"
            assert found["over"] <= 0, where
            assert found["clipped"] == [], where
            if size in (SMALL_DESK, LARGE_DESK):
                assert found["high"] >= HIGH or found["wide"] >= WIDE, (where, found)
                assert found["words"][1] >= (NAMES if size == LARGE_DESK else WORDS), (where, found["words"])
                assert found["names"] is None or found["names"][1] >= NAMES, (where, found["names"])
            if size in PHONES:
                assert found["wide"] >= 0.999, (where, found)
                assert found["cards"] is None or found["cards"][1] >= FINGER, (where, found["cards"])


@pytest.mark.parametrize("game", ["railroad_ink", "ticket_to_ride_usa"])
def test_nothing_moves_by_itself_in_a_turn(meet: Meet, game: str) -> None:
    ann = meet(size=SMALL_DESK)
    ann.page.add_init_script(
        "window.shifted = 0; new PerformanceObserver(list => { for (const one of list.getEntries())"
        " if (!one.hadRecentInput) window.shifted += one.value; }).observe({ type: 'layout-shift', buffered: true });"
    )
    bots = [{"kind": "bot", "bot": "random"}] * (SEATS.get(game, 3) - 1)
    table = ann.table({"kind": "me", "name": "Ann"}, *bots, game=game)
    ann.sit_at(table)
    if game != "railroad_ink":
        ann.play(next(way for way in ways(ann.in_step()["picks"]) if way.move.startswith("keep")))
    state = ann.next_turn() if bots else ann.in_step()
    before = ann.page.evaluate("() => window.shifted")
    # A turn: a round that is drawn, or two cards that are taken while the others answer.
    if game == "railroad_ink":
        ann.play_round()
    else:
        for _ in range(2):
            state = ann.play(next(way for way in ways(state["picks"]) if way.move.startswith("take deck")))
        ann.next_turn()
    ann.page.wait_for_timeout(LOOK_AGAIN)
    assert ann.page.evaluate("() => window.shifted") - before < STILL
