"""Bots' thoughts wait for their turn: who has a plan goes first, and whoever leaves holds up nobody."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from roundhouse.analysis import Question
from roundhouse.bots import default_bot
from roundhouse.core.registry import find_game, game_ids
from roundhouse.core.table import Table
from roundhouse.core.view import View
from roundhouse.server import thinking
from roundhouse.server.thinking import Advised, Thinkers, Thought, Worker, think
from roundhouse.server.waiting import while_waited_for


class Slow:
    """Workers that begin their first thought and end it when they are told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on = threading.Event()
        self.thoughts: list[str] = []
        self.budgets: list[int] = []
        pools: dict[Worker, ThreadPoolExecutor] = {}
        monkeypatch.setattr(Worker, "ready", lambda worker: pools.setdefault(worker, ThreadPoolExecutor(1)))
        monkeypatch.setattr(thinking, "think", self.think)
        monkeypatch.setattr(thinking, "advise", self.advise)

    def think(self, thought: Thought, bot: str, *what: Any) -> tuple[int, bool]:
        self.go_on.wait(10)
        self.thoughts.append(f"{thought.table}{thought.number}")
        self.budgets.append(what[-1])
        return 1, bot != "expert"

    def advise(self, game: str, seat: int, view: View, moves: list[int], *what: Any) -> Advised:
        self.go_on.wait(10)
        self.thoughts.append(f"hint {moves}")
        return Advised((moves[0],))


def _thought(table: str, number: int = 0) -> Thought:
    return Thought("railroad_ink", table, 0, number)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    return Slow(monkeypatch)


async def _all(
    thinkers: Thinkers, thoughts: list[Thought], slow: Slow, leaves: int | None = None, bot: str = "standard"
) -> None:
    view = Table.new("railroad_ink", seed="room").view(0)
    tasks = [
        asyncio.create_task(thinkers.choose(thought, bot, view, [1, 2], None, alone=thought.table == "lonely"))
        for thought in thoughts
    ]
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


def test_among_those_who_must_think_the_table_goes_first_that_had_least(slow: Slow) -> None:
    """The table a asks first again and again; b and c come to their turn all the same."""

    async def ask() -> None:
        thinkers = Thinkers(1)
        first = asyncio.create_task(_all(thinkers, [_thought("a"), _thought("b", 1)], slow, bot="expert"))
        await first
        (worker,) = thinkers._searching
        worker._spent["a"] = 5.0  # what it would have had, if thoughts of this test took time
        slow.go_on.clear()
        again = [_thought("d"), _thought("a", 1), _thought("a", 2), _thought("b", 2), _thought("c")]
        await _all(thinkers, again, slow, bot="expert")

    asyncio.run(ask())
    assert slow.thoughts[2:] == ["d0", "b2", "c0", "a1", "a2"]


def test_many_bots_of_one_table_do_not_go_before_one_of_another(slow: Slow) -> None:
    """All five of a ask at once, b a moment later: it waits for the one that thinks, and for no other."""
    asyncio.run(_all(Thinkers(1), [*(_thought("a", n) for n in range(5)), _thought("b")], slow, bot="expert"))
    assert slow.thoughts == ["a0", "b0", "a1", "a2", "a3", "a4"]


def test_a_search_has_less_time_the_more_wait(slow: Slow) -> None:
    asyncio.run(_all(Thinkers(1), [_thought(table) for table in "abcd"], slow, bot="expert"))
    assert slow.budgets == [thinking.MOST_MS, thinking.MOST_MS // 3, thinking.MOST_MS // 2, thinking.MOST_MS]
    assert slow.budgets[1] > thinking.LEAST_MS


def test_whoever_plays_a_quick_bot_never_waits_for_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every worker that searches is busy, and more wait; the usual bots of other tables answer all the same."""
    slow = Slow(monkeypatch)
    view = Table.new("railroad_ink", seed="room").view(0)

    def think(thought: Thought, bot: str, *what: Any) -> tuple[int, bool]:
        return slow.think(thought, bot, *what) if bot == "expert" else (2, True)

    monkeypatch.setattr(thinking, "think", think)

    async def ask() -> None:
        thinkers = Thinkers(2)
        searches = [
            asyncio.create_task(thinkers.choose(Thought("railroad_ink", table, seat, 0), "expert", view, [1, 2], None))
            for table in "abcd"
            for seat in range(4)
        ]
        await asyncio.sleep(0)
        async with asyncio.timeout(3):
            for bot in thinking.QUICK:
                for seat in range(4):
                    thought = Thought("railroad_ink", f"of {bot}", seat, 0)
                    assert await thinkers.choose(thought, bot, view, [1, 2], None) == 2
        assert not any(search.done() for search in searches)
        slow.go_on.set()
        await asyncio.gather(*searches)

    asyncio.run(ask())


@pytest.mark.parametrize("game", game_ids())
def test_the_level_that_is_usual_is_a_quick_one(game: str) -> None:
    assert default_bot(find_game(game)) in thinking.QUICK


def test_a_hint_stands_behind_bots_and_before_those_who_play_alone(slow: Slow) -> None:
    thoughts = [_thought("a"), _thought("lonely"), _thought(""), _thought("b")]
    asyncio.run(_all(Thinkers(1), thoughts, slow))
    assert slow.thoughts == ["a0", "b0", "0", "lonely0"]


def _hints(thinkers: Thinkers, *asked: tuple[str, int]) -> list[asyncio.Task[Advised]]:
    """By person and number; all of the first seat."""
    view = Table.new("railroad_ink", seed="room").view(0)
    return [
        asyncio.create_task(thinkers.advise(person, "railroad_ink", 0, view, [number, 0], None))
        for person, number in asked
    ]


def test_hints_go_to_the_worker_that_has_least_to_do(slow: Slow) -> None:
    """All for the first seat: three workers think about three of them, and none waits."""

    async def ask() -> None:
        thinkers = Thinkers(3)
        hints = _hints(thinkers, ("ann", 1), ("ben", 2), ("cid", 3))
        await asyncio.sleep(0)
        assert [worker.load() for worker in thinkers._searching] == [1, 1, 1]
        slow.go_on.set()
        await asyncio.gather(*hints)

    asyncio.run(ask())


def test_who_asks_for_many_hints_does_not_go_before_others(slow: Slow) -> None:
    async def ask() -> None:
        hints = _hints(Thinkers(1), ("ann", 1), ("ann", 2), ("ann", 3), ("ben", 4))
        await asyncio.sleep(0)
        slow.go_on.set()
        await asyncio.gather(*hints)

    asyncio.run(ask())
    assert slow.thoughts == ["hint [1, 0]", "hint [4, 0]", "hint [2, 0]", "hint [3, 0]"]


def test_only_so_many_hints_wait(slow: Slow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_HINTS", 2)
    asyncio.run(_all(Thinkers(1), [_thought("a")] + [_thought("")] * 5, slow))
    assert slow.thoughts == ["a0", "0", "0"]


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
    (worker,) = thinkers._quick
    try:
        os.kill(worker.ready().submit(os.getpid).result(90), signal.SIGKILL)
        assert asyncio.run(thinkers.choose(_thought("a"), "random", table.view(0), moves, None)) in moves
    finally:
        thinkers.close()


def test_a_worker_that_is_stopped_is_ended_and_the_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """For real: the process is stopped, and would be for ever; a simpler bot in a new one gives the move."""
    table = Table.new("railroad_ink", seed="room")
    moves = table.state.moves(0)
    thinkers = Thinkers(1)
    (worker,) = thinkers._quick
    try:
        hanging = worker.ready().submit(os.getpid).result(90)
        os.kill(hanging, signal.SIGSTOP)
        asked: list[str] = []
        original = Worker._try

        async def watched(self: Worker, work: Any, thought: Thought, bot: str, *what: Any) -> Any:
            asked.append(bot)
            # Only the stopped one is given up soon: the next may take the time that it needs to start.
            monkeypatch.setattr(thinking, "PATIENCE", 0.2 if len(asked) == 1 else 100)
            return await original(self, work, thought, bot, *what)

        monkeypatch.setattr(Worker, "_try", watched)
        assert asyncio.run(thinkers.choose(_thought("a"), "standard", table.view(0), moves, None)) in moves
        assert asked == ["standard", "greedy"]
        assert thinkers.failures == 1
        assert worker.ready().submit(os.getpid).result(90) != hanging
        for child in multiprocessing.active_children():
            if child.pid == hanging:
                child.join(20)
        assert hanging not in {child.pid for child in multiprocessing.active_children()}
    finally:
        thinkers.close()


def test_where_every_bot_fails_a_legal_move_is_played(slow: Slow, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> int:
        raise ValueError("confused")

    monkeypatch.setattr(thinking, "think", fails)
    thinkers = Thinkers(1)
    assert asyncio.run(thinkers.choose(_thought("a"), "standard", None, [5, 7], None)) in (5, 7)  # type: ignore[arg-type]
    assert thinkers.failures == 2


def test_nobody_can_foresee_what_a_bot_guesses() -> None:
    """The same thought about the same view is not the same twice: it hangs on nothing that players know."""
    table = Table.new("railroad_ink", seed="room")
    moves = table.state.moves(0)
    assert len(moves) > 10
    assert len({think(_thought(""), "random", table.view(0), moves, None)[0] for _ in range(30)}) > 1


class Asker:
    """Stands for a request: its body has come, then they leave, or stay."""

    def __init__(self, *said: str) -> None:
        self.said = list(said)

    async def receive(self) -> dict[str, str]:
        if not self.said:
            await asyncio.Event().wait()
        return {"type": self.said.pop(0)}


def test_who_leaves_is_not_thought_for(slow: Slow) -> None:
    thinkers = Thinkers(1)

    async def ask(asker: Any, table: str) -> int:
        return await while_waited_for(asker, thinkers.choose(_thought(table), "standard", None, [1, 2], None))  # type: ignore[arg-type]

    async def all_of_them() -> list[int | BaseException]:
        bot = asyncio.create_task(thinkers.choose(_thought("a"), "standard", None, [1, 2], None))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        people = [Asker("http.request", "http.disconnect"), Asker("http.request")]
        hints = [asyncio.create_task(ask(person, "")) for person in people]
        for _ in range(5):
            await asyncio.sleep(0)
        slow.go_on.set()
        return await asyncio.gather(bot, *hints, return_exceptions=True)

    outcomes = asyncio.run(all_of_them())
    assert slow.thoughts == ["a0", "0"]
    assert [type(outcome).__name__ for outcome in outcomes] == ["int", "HTTPException", "int"]


def test_finished_games_are_explained_behind_everybody_else(slow: Slow, monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision of one that came first waits for bots that came later, also for those at tables without people."""
    table = Table.new("railroad_ink", seed="room")
    question = Question("railroad_ink", None, 1, 1, 0, table.view(0), [1, 2], (1,))

    def study(*_: Any) -> None:
        slow.thoughts.append("study")

    monkeypatch.setattr(thinking, "study", study)

    async def wait() -> None:
        thinkers = Thinkers(1)
        first = asyncio.create_task(thinkers.choose(_thought("first"), "expert", table.view(0), [1, 2], None))
        await asyncio.sleep(0)
        late = asyncio.create_task(thinkers.study("analysis", 0, question, 10))
        await asyncio.sleep(0)
        bots = [
            asyncio.create_task(thinkers.choose(_thought(name), "expert", table.view(0), [1, 2], None, alone=alone))
            for name, alone in (("lonely", True), ("awaited", False))
        ]
        await asyncio.sleep(0)
        slow.go_on.set()
        await asyncio.gather(first, late, *bots)

    asyncio.run(wait())
    assert slow.thoughts == ["first0", "awaited0", "lonely0", "study"]
