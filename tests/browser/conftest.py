"""A server, a Chromium, and people who use it. All end with the last test of this folder: the tool that drives the
browser keeps an event loop, which others must not meet."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from server.served import Served

from .person import Person, chromium

Meet = Callable[..., Person]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all: every test has tables of its own."""
    folder = tmp_path_factory.mktemp("browser")
    with Served(f"sqlite:///{folder}/games.sqlite", folder / "log") as served:
        yield served
    assert "Traceback" not in served.said(), served.said()


@pytest.fixture
def meet(browser: Browser, server: Served) -> Iterator[Meet]:
    """`meet(size=PHONE, lang="pl")`: somebody with a browser window of their own."""
    met: list[Person] = []

    def begin(url: str = server.url, **how: object) -> Person:
        met.append(Person(browser, url, **how))  # type: ignore[arg-type]
        return met[-1]

    yield begin
    for person in met:
        person.leave()
    for person in met:
        person.check()


@pytest.fixture
def ann(meet: Meet) -> Person:
    return meet()
