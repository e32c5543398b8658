"""One stream for all tables of a program: what is asked of it, also after a break."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx

from .served import Player, Served

ALONE = [{"kind": "me"}]
#: Seconds.
PATIENCE = 90


class Stream:
    """What is heard, event by event."""

    def __init__(self, lines: Iterator[str]) -> None:
        self.lines = lines
        self.last = ""

    def __iter__(self) -> Iterator[dict[str, Any]]:
        """Until an event does not come: that the line is alive is said now and then, so it never falls silent."""
        until = time.monotonic() + PATIENCE
        for line in self.lines:
            assert time.monotonic() < until, "nothing comes"
            name, _, value = line.partition(": ")
            self.last = value if name == "id" else self.last
            if name == "data":
                yield json.loads(value)

    def hear(self, **wanted: Any) -> dict[str, Any]:
        """The next event that is so; others are passed over."""
        for event in self:
            if all(event.get(name) == value for name, value in wanted.items()):
                return event
        raise AssertionError("the stream has ended")


@contextmanager
def listening(player: Player, last: str = "") -> Iterator[Stream]:
    headers = {"Last-Event-ID": last} if last else {}
    with player.http.stream("GET", "/stream", headers=headers) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield Stream(answer.iter_lines())


def test_tables_are_heard_of_as_they_come(people: Callable[..., Player]) -> None:
    ann, eve = people("ann"), people("eve")
    with listening(ann) as heard, listening(eve) as other:
        assert next(iter(heard)) == {"type": "tables", "tables": []}
        first = ann.table(seats=1, chairs=ALONE)
        event = heard.hear(type="table")
        assert event == {
            "type": "table",
            "table": first,
            "game": "railroad_ink",
            "seats": [0],
            "waiting": False,
            "invited": False,
            "over": False,
            "turns": [{"seat": 0, "number": 0, "until": None}],
            "motion": None,
        }
        assert heard.hear(type="tables")["tables"] == [first]
        ann.step(first)
        assert heard.hear(type="table")["turns"] == [{"seat": 0, "number": 1, "until": None}]
        # A table that waits, and is dealt when somebody else sits down.
        second = ann.table(seats=2, chairs=[{"kind": "me"}, {"kind": "open"}])
        assert heard.hear(table=second)["waiting"]
        assert eve.tell(f"/tables/{second}/sit", name="Eve").status_code == 200
        event = heard.hear(table=second, waiting=False)
        assert [turn["seat"] for turn in event["turns"]] == [0]
        # Eve has heard of her own table alone, and of her own seat.
        event = other.hear(type="table")
        assert (event["table"], event["seats"]) == (second, [1])
        assert other.hear(type="tables")["tables"] == [second]


def test_after_a_break_all_is_told_that_is_so_and_what_has_ended(people: Callable[..., Player]) -> None:
    ann = people("ann")
    first, second = (ann.table(seats=1, chairs=ALONE) for _ in range(2))
    with listening(ann) as heard:
        assert heard.hear(type="tables")["tables"] == sorted([first, second])
        last = heard.last
    while not ann.step(first)["over"]:
        pass
    with listening(ann, last) as heard:
        told = [event for _, event in zip(range(3), heard, strict=False)]
        assert {event["table"]: event["over"] for event in told[:2]} == {first: True, second: False}
        assert told[2] == {"type": "tables", "tables": [second]}
        # And an end that is heard.
        while not ann.step(second)["over"]:
            pass
        assert heard.hear(table=second, over=True)["turns"] == []
        assert heard.hear(type="tables")["tables"] == []
        last = f"{float(heard.last) + 60:.3f}"
    for moment in ("", last, "no moment"):
        with listening(ann, moment) as heard:
            assert next(iter(heard)) == {"type": "tables", "tables": []}


def test_the_time_that_is_left_is_told(people: Callable[..., Player]) -> None:
    ann = people("ann")
    clock = {"kind": "live", "bank": 600, "turn": 30, "zero": "nothing"}
    made = ann.table(seats=1, chairs=ALONE, clock=clock)
    with listening(ann) as heard:
        (turn,) = heard.hear(table=made)["turns"]
        assert turn["until"] > time.time() + 300


def test_who_listens_is_there(people: Callable[..., Player]) -> None:
    ann, eve = people("ann"), people("eve")
    made = ann.table(seats=2, chairs=[{"kind": "me"}, {"kind": "open"}])
    with eve.live(made) as line, listening(ann) as heard:
        heard.hear(type="tables")
        assert json.loads(line.recv(timeout=20)) == {"type": "online", "seats": [0]}


def test_many_streams_are_too_many(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/games.sqlite", tmp_path / "log", connections=16) as server:
        ann = server.player("ann")
        with ExitStack() as held:
            streams = [held.enter_context(listening(ann)) for _ in range(8)]
            for one in streams:
                one.hear(type="tables")
            with ann.http.stream("GET", "/stream") as answer:
                assert answer.status_code == 429
        ann.close()


def test_a_server_that_ends_ends_its_streams(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/games.sqlite", tmp_path / "log") as server:
        ann = server.player("ann")
        made = ann.table(seats=1, chairs=ALONE)
        with listening(ann) as heard:
            heard.hear(table=made)
            assert server.stop() == 0
            assert not [event for event in heard if event["type"] == "table"]
        assert "Cancel" not in server.said()
        ann.close()


def test_a_token_that_is_none_has_no_stream(server: Served) -> None:
    answer = httpx.get(f"{server.url}/api/stream", headers={"Authorization": "Bearer short"})
    assert answer.status_code == 401
