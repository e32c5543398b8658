"""Somebody at a browser: a window of their own with its own cookie, and what they do in it.

Whatever goes wrong in the window (an error in the console, a request that fails, something that the content policy
forbids) fails the test, unless the test has said before that it will come.
"""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Dialog,
    Locator,
    Page,
    Request,
    Response,
    expect,
    sync_playwright,
)
from playwright.sync_api import TimeoutError as NotInTime

ROOT: Final = Path(__file__).resolve().parents[2]
SHOTS: Final = ROOT / "build" / "screenshots"
DESKTOP: Final = (1440, 900)
TABLET: Final = (820, 1180)
PHONE: Final = (390, 844)
SMALL_PHONE: Final = (360, 740)
SIZES: Final = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE, "small-phone": SMALL_PHONE}
#: Requests that a page leaves behind when one goes on to another page.
LEFT_BEHIND: Final = "net::ERR_ABORTED"
#: A look ahead at a move that was made before the answer came: the page does without.
TOO_LATE: Final = r"409.*/preview\?"
#: Said where a test does without the worker that keeps pages.
NO_WORKER: Final = "Service Worker registration blocked"
#: Seconds; the machine may have much else to do, above all in `make soak`.
PATIENCE: Final = 90 if os.environ.get("ROUNDHOUSE_WHOLE") == "all" else 20
#: Milliseconds. Not with every frame, as the tool does by itself: frames nobody needs would be drawn for it.
LOOK_AGAIN: Final = 50
IN_STEP: Final = """([prompt, wanted, over]) => {
  const listed = [...document.querySelectorAll("#rh-choices .item[data-choice]")].map(one => one.dataset.choice);
  const others = [...document.querySelectorAll("#rh-choices [data-choices]")].map(one => one.dataset.choices);
  const shown = [...listed, ...others.join(" ").split(" ").filter(Boolean)];
  const words = document.getElementById("rh-prompt").textContent;
  return !document.getElementById("rh-desk").hidden && shown.sort().join() === wanted.sort().join()
    && (over ? document.body.classList.contains("over") : words === prompt);
}"""
CHOICE_OR_END: Final = """() => document.body.matches(".over")
  || document.querySelector("#rh-choices [data-choice], #rh-choices [data-choices]:not([data-choices=''])")"""
#: The only thing that can be picked, if something was picked before.
LONE: Final = """() => {
  const lit = new Set([...document.querySelectorAll("#rh-desk .can")].map(one => one.dataset.pick));
  const begun = document.querySelector("#rh-back:not([hidden])") && !document.querySelector("#rh-now[aria-busy]");
  return begun && lit.size === 1 ? [...lit][0] : null;
}"""
expect.set_options(timeout=PATIENCE * 1000)


class Way(NamedTuple):
    """A move as a person comes to it: the picks that must be made, where the last one is the move's own."""

    picks: tuple[str, ...]
    move: str


def ways(picks: list[dict[str, Any]]) -> Iterator[Way]:
    """The ways to all moves of a pick tree. A pick without an alternative is not asked for."""
    for pick in picks:
        if "move" in pick:
            yield Way((pick["id"],), pick["move"])
            continue
        for way in ways(pick["picks"]):
            yield Way((pick["id"], *(way.picks if len(pick["picks"]) > 1 else way.picks[1:])), way.move)


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """A browser. It must run: a machine without one is told so, loudly, by an error."""
    found = subprocess.run(
        ["sh", str(ROOT / "tools" / "browser.sh"), sys.executable], capture_output=True, text=True, check=False
    )
    if found.returncode:
        raise RuntimeError(f"no browser: {found.stderr}")
    with sync_playwright() as tool:
        # Pictures are drawn by the processor either way; without a pretended graphics card it has less to do.
        browser = tool.chromium.launch(executable_path=found.stdout.strip(), args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


class Person:
    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
        lang: str = "en",
        touch: bool = False,
        motion: str = "reduce",
        hold: str = "once",
        pace: str = "once",
        worker: bool = False,
    ) -> None:
        self.url = url
        #: What a window says by itself, for the questions that are asked past it.
        self.headers = {"X-Roundhouse": "1", "Accept-Language": lang}
        self.problems: list[str] = []
        self.expected: list[str] = []
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            locale=lang,
            has_touch=touch,
            accept_downloads=True,
            # What a worker asks for cannot be watched or held up by tests.
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        # Most tests are about something else than waiting for decisions to stand and for others to move.
        likes = f"localStorage['rh-end'] ??= '{hold}'; localStorage['rh-pace'] ??= '{pace}'"
        self.context.add_init_script(f"if (location.protocol.startsWith('http')) {{ {likes} }}")
        self.page: Page = self.context.new_page()
        self._watch(self.page)

    # -- what must not happen -------------------------------------------------------------------------------------

    def _watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        page.on("dialog", self._dialog)
        page.on("requestfailed", self._failed)
        page.on("response", self._response)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"console: {message.text} {message.location.get('url', '')}")

    def _dialog(self, dialog: Dialog) -> None:
        """The pages have windows of their own: this would be somebody's script."""
        self.problems.append(f"the browser asks: {dialog.message}")
        dialog.dismiss()

    def _failed(self, request: Request) -> None:
        if request.failure != LEFT_BEHIND:
            self.problems.append(f"request failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.problems.append(f"answer {response.status}: {response.url}")

    def expect_trouble(self, *patterns: str) -> None:
        """From now on, problems like these are what the test is about."""
        self.expected += patterns

    def check(self) -> None:
        """Nothing went wrong that was not expected, and nothing was expected in vain."""
        known = [*self.expected, TOO_LATE, NO_WORKER]
        bad = [one for one in self.problems if not any(re.search(pattern, one) for pattern in known)]
        assert not bad, "\n".join(bad)
        vain = [pattern for pattern in self.expected if not any(re.search(pattern, one) for one in self.problems)]
        assert not vain, f"did not come: {vain}"

    def leave(self) -> None:
        self.context.close()

    # -- going and looking ----------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(path, wait_until="domcontentloaded")

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def says(self, selector: str, words: str | re.Pattern[str]) -> None:
        expect(self.find(selector)).to_contain_text(words)

    def sees(self, selector: str, yes: bool = True) -> None:
        expect(self.find(selector).first).to_be_visible(visible=yes)

    def shot(self, name: str) -> None:
        """Keep a picture of the whole page; nothing may stick out of it sideways."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png", animations="disabled")
        too_wide = self.page.evaluate(
            "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert too_wide <= 0, f"{name}: the page is {too_wide} pixels too wide"

    def accessible(self, what: str) -> None:
        # Names on a map have a rim of paper around their letters, of which axe knows nothing.
        found = Axe().run(self.page, {"exclude": [["#rh-board .names"]]})
        assert found.violations_count == 0, f"{what}\n{found.generate_report()}"

    # -- tables ---------------------------------------------------------------------------------------------------

    def table(self, *chairs: Mapping[str, str], **wish: Any) -> str:
        """Set up a table without clicking; its id. Without chairs: alone."""
        body = {"game": "railroad_ink", "seats": len(chairs) or 1, "chairs": list(chairs), **wish}
        answer = self.context.request.post("/api/tables", data=body, headers=self.headers)
        assert answer.status == 201, answer.text()
        name: str = answer.json()["id"]
        return name

    @property
    def here(self) -> str:
        """The id of the table that the page shows."""
        found = re.search(r"/table/([\w-]{22})", self.page.url)
        assert found, self.page.url
        return found[1]

    def state(self, table: str = "", seat: int | None = 0) -> dict[str, Any]:
        """What the server says to this browser."""
        question = "" if seat is None else f"?seat={seat}"
        answer = self.context.request.get(f"/api/tables/{table or self.here}{question}", headers=self.headers)
        assert answer.status == 200, answer.text()
        state: dict[str, Any] = answer.json()
        return state

    def weight(self, path: str) -> dict[str, int]:
        """The bytes of everything that opening a page brings, by address; the browser's cache is empty."""
        urls: dict[str, str] = {}
        bytes_: dict[str, int] = {}
        session = self.context.new_cdp_session(self.page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        session.on(
            "Network.responseReceived", lambda event: urls.update({event["requestId"]: event["response"]["url"]})
        )
        session.on(
            "Network.loadingFinished",
            lambda event: bytes_.update({urls.get(event["requestId"], "?"): int(event["encodedDataLength"])}),
        )
        self.page.goto(path, wait_until="networkidle")
        session.detach()
        return bytes_

    def in_step(self, seat: int | None = 0) -> dict[str, Any]:
        """Wait until the page shows what the server says; the state. Others may move meanwhile: then ask again."""
        until = time.monotonic() + PATIENCE
        while True:
            state = self.state(seat=seat)
            wanted = [pick["id"] for pick in state["picks"]]
            try:
                expected = [state["prompt"], wanted, state["over"]]
                self.page.wait_for_function(IN_STEP, arg=expected, timeout=1000, polling=LOOK_AGAIN)
                return state
            except NotInTime:
                if time.monotonic() > until:
                    shown = self.find("#rh-prompt").text_content()
                    raise AssertionError(f"the table says {state['prompt']!r}, the page {shown!r}") from None

    def next_turn(self, seat: int = 0) -> dict[str, Any]:
        """Wait until there is something to choose, or the game is over; the state."""
        self.page.wait_for_function(CHOICE_OR_END, polling=LOOK_AGAIN)
        return self.in_step(seat)

    def sit_at(self, table: str, seat: int | None = 0) -> dict[str, Any]:
        self.go(f"/table/{table}")
        return self.in_step(seat)

    def join(self, table: str, name: str) -> None:
        """Take the free seat of a table that waits. With the last one the game begins."""
        self.go(f"/table/{table}")
        self.page.get_by_label("What is your name?").fill(name)
        with self.page.expect_response(re.compile(rf"/tables/{table}/sit")):
            self.page.get_by_role("button", name="Sit down").click()

    def on_board(self, pick: str) -> Locator:
        """What stands for a pick, on the board or around it: dice that show the same are several."""
        lit = self.find(f'#rh-desk [data-pick="{pick}"].can')
        return (lit if lit.count() else self.find(f'#rh-desk [data-pick="{pick}"]')).first

    def choice(self, pick: str) -> Locator:
        """A pick in the list beside the board, which may be folded, or in the one that has opened on the board."""
        beside = self.find(f'.beside:not([hidden]) [data-choice="{pick}"]')
        if beside.count():
            return beside
        here = self.find(f'#rh-choices [data-choice="{pick}"]')
        stepper = self.find(f'#rh-choices .stepper:not([hidden])[data-choices~="{pick}"]')
        if not here.count() and stepper.count():
            for step in (stepper.locator("button").first, stepper.locator("button").last):
                while not here.count() and step.is_enabled():
                    step.click()
        elif not here.count():
            self.find(f'#rh-choices [data-choices~="{pick}"]').click()
        return here

    def point(self, pick: str, *, tap: bool = False) -> None:
        """Click on a pick: on the board where it has a place there, else in the list."""
        place = self.on_board(pick)
        target = place if place.count() else self.choice(pick)
        if tap:
            target.tap()
        else:
            target.click()

    def play(self, way: Way, seat: int = 0, *, tap: bool = False) -> dict[str, Any]:
        """Make a move by pointing; the state after it."""
        with self.page.expect_response(re.compile(r"/moves\?")) as answer:
            for pick in self.keep(way.picks):
                self.point(pick, tap=tap)
            self.confirm(tap=tap)
        assert answer.value.status == 200, answer.value.text()
        return self.in_step(seat)

    def keep(self, picks: tuple[str, ...]) -> tuple[str, ...]:
        """Where things are kept by ticking them: tick all that the picks do not give away; the picks after that."""
        boxes = self.find("#rh-choices .ticks:not([hidden]) input")
        if not boxes.count():
            return picks
        for name in boxes.evaluate_all("boxes => boxes.map(box => box.value)"):
            if name not in picks:
                self.find(f'#rh-choices .ticks input[value="{name}"]').check()
        self.find("[data-choice=keep-these]").click()
        given = [place for place, pick in enumerate(picks) if pick == "keep"]
        return picks[given[0] + 1 :] if given else ()

    def confirm(self, *, tap: bool = False) -> None:
        """Where a move's end has a place on the board it is pointed at, even if there is no other; and a move that
        brings somebody else more is meant."""
        last = self.page.evaluate(LONE)
        if last and tap:
            self.on_board(last).tap(force=True)
        elif last:
            # Whatever lies on it: a cube on its destination.
            self.on_board(last).click(force=True)
        sure = self.find("[data-choice=sure]:visible")
        if sure.count():
            sure.first.click()

    def play_round(self, seat: int = 0) -> dict[str, Any]:
        """Draw until the round can be finished, and finish it, by pointing. The state after it."""
        state = self.in_step(seat)
        while True:
            way = quickest(state)
            state = self.play(way, seat)
            if way.move.startswith("finish"):
                return state

    def send(self, table: str, state: Mapping[str, Any], move: str, seat: int = 0) -> None:
        """Make a move without clicking."""
        body = {"seat": seat, "move": move, "number": state["own_number"]}
        answer = self.context.request.post(f"/api/tables/{table}/moves", data=body, headers=self.headers)
        assert answer.status == 200, answer.text()

    def hurry(
        self,
        table: str,
        seat: int = 0,
        *,
        choose: Callable[[Mapping[str, Any]], Way] | None = None,
        stop: int | None = None,
        before: str = "-",
    ) -> None:
        """Play without clicking: to the end, to the beginning of a round, or until such a move comes next."""
        while True:
            state = self.state(table, seat)
            if state["over"] or (stop is not None and re.match(rf"\w+ {stop} ", state["prompt"])):
                return
            if not state["picks"]:
                self.page.wait_for_timeout(LOOK_AGAIN)
                continue
            move = (choose or quickest)(state).move
            if move.startswith(before):
                return
            self.send(table, state, move, seat)


def without_pictures(weight: Mapping[str, int]) -> dict[str, int]:
    """A table's weight without the boards."""
    return {url: size for url, size in weight.items() if not url.endswith(".svg")}


def quickest(state: Mapping[str, Any]) -> Way:
    """A move that brings the round forward: dice before special routes, and the end as soon as it may be."""
    return min(ways(state["picks"]), key=lambda way: (not way.move.startswith("finish"), "face-S" in way.picks[0]))
