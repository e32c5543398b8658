"""What people wait for at a browser: the home page's weight and work, each table's first paint, the answer to a click.

Every page is opened in a new window with nothing kept, in the middle of a game, where most lies on a board. While
somebody clicks the server stands still: what the page shows within this time it shows by itself, however far away the
server is.
"""

from __future__ import annotations

import argparse
import signal
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from playwright.sync_api import Browser
from readme import build, put, where

from browser.person import Person, chromium, ways
from browser.staged import MIDDLE, record, stage, upto
from roundhouse.core.registry import game_ids
from server.served import Served

WINDOW = (1400, 900)
TIMES = 5
#: Milliseconds from a page's beginning until something, and until the board is shown.
SHOWN = """() => new Promise(tell => {
  const ready = () => {
    const board = document.querySelector("#rh-board svg");
    if (!board || document.getElementById("rh-desk").hidden) return requestAnimationFrame(ready);
    const first = performance.getEntriesByName("first-contentful-paint")[0];
    tell([first?.startTime ?? performance.now(), performance.now()]);
  };
  ready();
})"""
#: Milliseconds from a click until the frame that shows something of it.
ANSWERED = """() => { window.answered = new Promise(tell => addEventListener("click", event => {
  const watch = new MutationObserver(() => {
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => tell(performance.now() - event.timeStamp)));
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
}, { capture: true, once: true })); }"""


class Figures(NamedTuple):
    paint: float
    board: float
    click: float


def processor(browser: Browser) -> float:
    """Seconds that the browser has worked, all its processes together."""
    session = browser.new_browser_cdp_session()
    spent = sum(float(one["cpuTime"]) for one in session.send("SystemInfo.getProcessInfo")["processInfo"])
    session.detach()
    return spent


def home(browser: Browser, served: Served) -> tuple[int, float]:
    """Bytes that it brings, and seconds of a core that it costs the browser: a window and the page in it."""
    bytes_, spent = [], []
    for _ in range(TIMES):
        before = processor(browser)
        reader = Person(browser, served.url, size=WINDOW)
        reader.page.goto("/", wait_until="networkidle")
        spent.append(processor(browser) - before)
        bytes_.append(sum(reader.weight("/").values()))
        reader.leave()
    return round(statistics.median(bytes_)), statistics.median(spent)


def table(browser: Browser, served: Served, game: str) -> Figures:
    whole = record(game)
    found = []
    for _ in range(TIMES):
        player = Person(browser, served.url, size=WINDOW)
        name, seat = stage(player, served.db, whole, upto(whole, MIDDLE))
        player.page.goto(f"/table/{name}", wait_until="commit")
        paint, board = player.page.evaluate(SHOWN)
        state = player.in_step(seat)
        pick = next(way for way in ways(state["picks"])).picks[0]
        player.page.wait_for_load_state("networkidle")
        found.append(Figures(paint, board, click(player, served, pick)))
        player.leave()
    return Figures(*(statistics.median(times) for times in zip(*found, strict=True)))


def click(player: Person, served: Served, pick: str) -> float:
    assert served.process is not None
    player.page.evaluate(ANSWERED)
    served.process.send_signal(signal.SIGSTOP)
    try:
        player.point(pick)
        return float(player.page.evaluate("window.answered"))
    finally:
        served.process.send_signal(signal.SIGCONT)


def lines(browser: Browser, served: Served) -> Iterator[str]:
    table(browser, served, "railroad_ink")  # what the server makes once is made
    weight, spent = home(browser, served)
    yield f"The home page brings {weight / 1000:.0f} kB and costs the browser {spent:.2f} s of a core."
    yield ""
    yield "| table | first paint, ms | board, ms | a click's effect, ms |"
    yield "|---|---:|---:|---:|"
    for game in game_ids():
        print(f"{game} ...", file=sys.stderr, flush=True)
        found = table(browser, served, game)
        yield f"| {game} | {found.paint:.0f} | {found.board:.0f} | {found.click:.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    machine = where()  # before it is busy with this
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        Served(f"sqlite:///{folder}/games.sqlite", Path(folder) / "log") as served,
    ):
        found = "\n".join([f"{machine} Rules {build()}; the median of {TIMES}.", "", *lines(browser, served)])
    print(found)
    if wish.write:
        put("pages", found)


if __name__ == "__main__":
    main()
