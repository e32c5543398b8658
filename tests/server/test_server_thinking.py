"""Bots' thoughts wait for their turn: who has a plan goes first, and whoever leaves holds up nobody."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from roundhouse.core.table import Table
from roundhouse.server import thinking
from roundhouse.server.thinking import Thinkers, Thought, Worker


class Slow:
    """A worker that begins its first thought and ends it when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on = threading.Event()
        self.thoughts: list[str] = []
        pool = ThreadPoolExecutor(1)
        monkeypatch.setattr(Worker, "ready", lambda worker: pool)
        monkeypatch.setattr(thinking, "think", self.think)

    def think(self, thought: Thought, *_: Any) -> int:
        self.go_on.wait(10)
        self.thoughts.append(f"{thought.table}{thought.number}")
        return 1


def _thought(table: str, number: int = 0) -> Thought:
    return Thought("railroad_ink", table, 0, number)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    return Slow(monkeypatch)


async def _all(thinkers: Thinkers, thoughts: list[Thought], slow: Slow, leaves: int | None = None) -> None:
    view = Table.new("railroad_ink", seed="room").view(0)
    tasks = [asyncio.create_task(thinkers.choose(thought, "standard", view, [1, 2], None)) for thought in thoughts]
    await asyncio.sleep(0)
    if leaves is not None:
        tasks[leaves].cancel()
    await asyncio.sleep(0)
    slow.go_on.set()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_who_has_a_plan_goes_before_those_who_need_one(slow: Slow) -> None:
    thinkers = Thinkers(1)
    slow.go_on.set()
    asyncio.run(_all(thinkers, [_thought("a")], slow))
    slow.go_on.clear()
    asyncio.run(_all(thinkers, [_thought("b"), _thought("c"), _thought("a", 1)], slow))
    assert slow.thoughts == ["a0", "b0", "a1", "c0"]


def test_a_hint_goes_before_bots(slow: Slow) -> None:
    asyncio.run(_all(Thinkers(1), [_thought("a"), _thought("b"), _thought("")], slow))
    assert slow.thoughts == ["a0", "0", "b0"]


@pytest.mark.parametrize("leaves", [0, 1])
def test_who_leaves_holds_up_nobody(slow: Slow, leaves: int) -> None:
    asyncio.run(_all(Thinkers(1), [_thought("a"), _thought("b"), _thought("c")], slow, leaves))
    assert slow.thoughts[-1] == "c0"
    assert ("b0" in slow.thoughts) == (leaves != 1)


def test_a_worker_that_dies_is_replaced() -> None:
    """For real: the process is killed while nobody looks; the next thought is thought all the same."""
    table = Table.new("railroad_ink", seed="room")
    moves = table.state.moves(0)
    thinkers = Thinkers(1)
    (worker,) = thinkers._workers
    try:
        os.kill(worker.ready().submit(os.getpid).result(), signal.SIGKILL)
        assert asyncio.run(thinkers.choose(_thought("a"), "random", table.view(0), moves, None)) in moves
    finally:
        thinkers.close()
