"""Three hands: a mouse, a finger, and ten fingers on a keyboard. Each makes moves as somebody would who sees the page:
it points at what is lit, or walks to it, and looks what has come of it."""

from __future__ import annotations

import re
import time
from typing import Final

from playwright.sync_api import Locator, Request

from .person import DESKTOP, LONE, PATIENCE, PHONE, Person, Way

#: A point of the screen at which a click means a pick, whatever else lies near; null: it is not in sight.
SPOT: Final = """pick => {
  const of = element => element.closest("#rh-desk [data-pick]");
  const lit = [...document.querySelectorAll(`#rh-desk [data-pick="${CSS.escape(pick)}"]`)];
  lit.sort((one, other) => other.matches(".can") - one.matches(".can"));
  const means = (x, y) => {
    const [top, ...below] = document.elementsFromPoint(x, y);
    if (!top?.closest("#rh-board, #rh-tray, #rh-players, #rh-charts, #rh-second")) return false;
    const here = [top, ...below].flatMap(element => of(element) ?? []);
    return (here.find(one => one.matches(".can")) ?? here[0])?.dataset.pick === pick;
  };
  const places = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95];
  for (const element of lit) {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const down of places) for (const right of places) {
      const [x, y] = [left + right * width, top + down * height];
      if (x > 0 && y > 0 && x < innerWidth && y < innerHeight && means(x, y)) return [x, y];
    }
  }
  return null;
}"""
#: Whether something can be chosen now.
OFFERED: Final = """pick => [...document.querySelectorAll(
    ".beside:not([hidden]) [data-choice], #rh-choices [data-choice], #rh-choices [data-choices]")]
  .some(one => `${one.dataset.choice ?? ""} ${one.dataset.choices ?? ""}`.split(" ").includes(pick))"""
#: The choices of the menu in which one is, and which has the focus.
WALKED: Final = """() => {
  const menu = document.activeElement?.closest("[role=menu]");
  const all = menu ? [...menu.querySelectorAll("[data-choice]")].map(one => one.dataset.choice) : [];
  return [all, document.activeElement?.dataset?.choice ?? ""];
}"""
#: Milliseconds until one looks what has come of a try; a second tap within less is still the first.
LOOK: Final = 30
PAUSE: Final = 420
#: So often one tries: to come closer, closer still, to say which one is meant, to see it, to take it.
TRIES: Final = 6
#: So many things can have the focus before one is back at the first.
STOPS: Final = 80


class Hand:
    """What all hands have in common."""

    size: tuple[int, int] = DESKTOP
    theme = "light"

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.sent = 0
        self.page.on("request", self._request)

    def _request(self, request: Request) -> None:
        self.sent += bool(re.search(r"/moves\?", request.url))

    def press(self, target: Locator) -> None:
        raise NotImplementedError

    def reach(self, pick: str) -> None:
        """Try to choose something."""
        raise NotImplementedError

    def listed(self, pick: str) -> None:
        """Choose in a list: beside the place that was pointed at, or under the prompt, where it may be folded away."""
        here = self.person.find(f'.beside:not([hidden]) [data-choice="{pick}"]')
        if not here.count():
            here = self.person.find(f'#rh-choices [data-choice="{pick}"]')
        if not here.count():
            self.unfold(pick)
        self.press(here.first)

    def unfold(self, pick: str) -> None:
        stepper = self.person.find(f'#rh-choices .stepper:not([hidden])[data-choices~="{pick}"]')
        if not stepper.count():
            self.press(self.person.find(f'#rh-choices .unfold[data-choices~="{pick}"]'))
            return
        for step in (stepper.locator("button").first, stepper.locator("button").last):
            while not stepper.locator(f'[data-choice="{pick}"]').count() and step.is_enabled():
                self.press(step)

    def play(self, way: Way) -> None:
        """Make a move, and wait until it is made."""
        before = self.sent
        for pick in self.keep(way.picks):
            self.pick(pick, before)
        until = time.monotonic() + PATIENCE
        while self.sent == before:
            self.confirm()
            self.page.wait_for_timeout(LOOK)
            assert time.monotonic() < until, f"nothing came of {way}"

    def pick(self, pick: str, before: int) -> None:
        """Choose something, and see that it is chosen."""
        for _ in range(TRIES):
            self.reach(pick)
            for _ in range(PAUSE // LOOK):
                if self.sent > before or not self.page.evaluate(OFFERED, pick):
                    return
                self.page.wait_for_timeout(LOOK)
        raise AssertionError(f"{pick} cannot be chosen")

    def keep(self, picks: tuple[str, ...]) -> tuple[str, ...]:
        """Where things are kept by ticking them: all that the picks do not give away. The picks after that."""
        boxes = self.person.find("#rh-choices .ticks:not([hidden]) input")
        if not boxes.count():
            return picks
        for name in boxes.evaluate_all("boxes => boxes.map(box => box.value)"):
            if name not in picks:
                self.tick(name)
        self.press(self.person.find("[data-choice=keep-these]"))
        given = [place for place, pick in enumerate(picks) if pick == "keep"]
        return picks[given[0] + 1 :] if given else ()

    def tick(self, name: str) -> None:
        self.press(self.person.find(f'#rh-choices .ticks [data-keep="{name}"]'))

    def confirm(self) -> None:
        """The end of a move that has a place on the board is pointed at; what brings somebody else more is meant."""
        last = self.page.evaluate(LONE)
        sure = self.person.find("[data-choice=sure]:visible")
        if sure.count():
            self.press(sure.first)
        elif last:
            self.reach(last)


class Mouse(Hand):
    def press(self, target: Locator) -> None:
        target.click()

    def reach(self, pick: str) -> None:
        spot = self.page.evaluate(SPOT, pick)
        if spot and not self.person.find(f'.beside:not([hidden]) [data-choice="{pick}"]').count():
            self.page.mouse.click(*spot)
        else:
            self.listed(pick)


class Finger(Hand):
    size = PHONE

    def press(self, target: Locator) -> None:
        target.tap()

    def reach(self, pick: str) -> None:
        """Where it is not in sight, the whole board is looked at first."""
        if self.person.find(f'[data-choice="{pick}"]:visible').count():
            self.listed(pick)
            return
        spot = self.page.evaluate(SPOT, pick)
        whole = self.person.find("#rh-zoom-fit:visible")
        if not spot and whole.count() and self.person.find(f'#rh-board [data-pick="{pick}"]').count():
            whole.tap()
            self.page.wait_for_timeout(PAUSE)
            spot = self.page.evaluate(SPOT, pick)
        if spot:
            self.page.touchscreen.tap(*spot)
        else:
            self.listed(pick)


class Keys(Hand):
    theme = "dark"

    def press(self, target: Locator, key: str = "Enter") -> None:
        """Walk there, within a menu by arrows and else by Tab, and press."""
        pick = target.get_attribute("data-choice")
        for _ in range(STOPS):
            around, here = self.page.evaluate(WALKED)
            if target.evaluate("one => one === document.activeElement"):
                self.page.keyboard.press(key)
                return
            if pick in around:
                there = around.index(pick) - around.index(here)
                for _ in range(abs(there)):
                    self.page.keyboard.press("ArrowDown" if there > 0 else "ArrowUp")
            else:
                self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {target}")

    def tick(self, name: str) -> None:
        self.press(self.person.find(f'#rh-choices .ticks input[value="{name}"]'), " ")

    def reach(self, pick: str) -> None:
        self.listed(pick)


HANDS: Final = {"mouse": Mouse, "finger": Finger, "keys": Keys}
