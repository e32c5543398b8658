"""How one is told what happens, on the page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from server.outside import Endpoint
from server.served import Served

from .conftest import Meet
from .person import Person

#: Between our server and a browser stands the service of the browser's maker, which no test can reach, and a browser
#: without windows has no place for notices. Here our endpoint stands for the one, and what is shown is written down.
#: All else is real: the page's button, encryption, delivery, the worker that is woken by a push.
SUBSCRIBE = """subscription => {
  Notification.requestPermission = async () => "granted";
  PushManager.prototype.subscribe = async options => {
    window.subscribed = [options.userVisibleOnly, options.applicationServerKey.length];
    return JSON.parse(subscription);
  };
}"""
WRITE_DOWN = """() => {
  const { promise, resolve } = Promise.withResolvers();
  self.registration.showNotification = async (title, { body, tag, data }) => resolve({ title, body, tag, data });
  self.shown = Promise.race([promise, new Promise(late => setTimeout(late, 20000, "nothing is shown"))]);
}"""


def test_somebody_says_what_they_want_to_hear(ann: Person) -> None:
    ann.go("/me/messages")
    ann.page.get_by_label("Somebody wrote").uncheck()
    ann.says("#rh-done", "Saved")
    ann.page.reload()
    ann.sees("#rh-tell fieldset")
    assert not ann.page.get_by_label("Somebody wrote").is_checked()
    assert ann.page.get_by_label("It is my turn").is_checked()
    ann.find("#rh-tell summary").press("Enter")
    ann.expect_trouble("400.*/api/tell/addresses")
    ann.page.get_by_label("service", exact=True).fill("jsons://127.0.0.1/hook")
    ann.page.get_by_role("button", name="Tell me there").press("Enter")
    ann.says("#rh-problem", "network of the server")
    ann.accessible("messages")
    ann.shot("messages")


def push(person: Person, message: dict[str, Any]) -> None:
    """As the service of the browser's maker does it."""
    session = person.context.new_cdp_session(person.page)
    found: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    person.page.wait_for_function("() => navigator.serviceWorker.controller")
    words = {"origin": person.url, "registrationId": found[-1]["registrationId"], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", words)


def test_a_push_comes_to_the_browser_and_is_shown(meet: Meet, tmp_path: Path) -> None:
    db, log = f"sqlite:///{tmp_path}/games.sqlite", tmp_path / "log"
    with Endpoint() as endpoint, Served(db, log, tell_private=1) as served:
        # Browsers have workers by https, or on this machine by its name.
        ann = meet(served.url.replace("127.0.0.1", "localhost"), worker=True)
        ann.go("/me/messages")
        ann.page.evaluate(SUBSCRIBE, endpoint.subscription)
        ann.page.get_by_role("button", name="Tell me in this browser").click()
        expect(ann.find(".ways li")).to_contain_text("127.0.0.1")
        assert ann.page.evaluate("subscribed") == [True, 65]
        ann.page.get_by_role("button", name="Try it").click()
        ann.says("#rh-done", "Sent")
        message = endpoint.read()
        worker = ann.context.service_workers[0]
        worker.evaluate(WRITE_DOWN)
        push(ann, message)
        shown = {"title": "Roundhouse can reach you here", "body": "", "tag": message["tag"], "data": "/me/messages"}
        assert worker.evaluate("() => self.shown") == shown
        ann.leave()
