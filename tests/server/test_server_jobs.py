"""Jobs: done once, by whoever takes them; again after whoever took them has died."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import pairwise

import msgspec
import pytest

from roundhouse.server import jobs as rows
from roundhouse.server.bot_turns import wake
from roundhouse.server.hall import Hall
from roundhouse.server.jobs import LOST, Job
from roundhouse.server.over_days import doing
from roundhouse.server.settings import Settings
from roundhouse.server.store import Store
from roundhouse.server.tell.asking import Item, Items, asked
from roundhouse.server.thinking import Thinkers
from roundhouse.server.workroom import Workroom

from .served import Postgres


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        found: str = request.getfixturevalue("sqlite")
        return found
    database: Postgres = request.getfixturevalue("postgres")
    return database.database().replace("postgresql://", "postgresql+psycopg://", 1)


@contextmanager
def halls(db: str, clock: list[float], number: int = 1) -> Iterator[list[Hall]]:
    """So many servers on one database, as far as jobs need them."""
    stores = [Store(db, lambda: clock[0]) for _ in range(number)]
    room = Workroom()
    for store in stores:
        store.open()
    yield [Hall(Settings(), store, Thinkers(1), room, wake) for store in stores]
    for store in stores:
        store.close()
    room.close()


async def put(hall: Hall, *jobs: Job, write: Callable[..., object] = rows.put) -> None:
    for job in jobs:
        await hall.store.write("", "pulse", partial(write, job=job))


def kept(hall: Hall, key: str) -> Job | None:
    with hall.store.engine.connect() as connection:
        return rows.find(connection, key)


def test_a_job_is_done_once_however_many_servers_look(db: str) -> None:
    clock, done = [1000.0], []

    async def do(_: Hall, job: Job) -> None:
        done.append(job.key)
        await asyncio.sleep(0.01)

    async def run(servers: list[Hall]) -> None:
        await put(servers[0], *(Job(f"k{n}", "test", 1000.0 + n) for n in range(15)))
        clock[0] = 1009.0
        for _ in range(3):
            await asyncio.gather(*(doing.do_due(hall, {"test": do}) for hall in servers))

    with halls(db, clock, 3) as servers:
        asyncio.run(run(servers))
        assert sorted(done) == sorted(f"k{n}" for n in range(10))
        assert kept(servers[0], "k9") is None
        assert kept(servers[0], "k10") is not None


def test_who_dies_in_the_middle_leaves_a_job_that_is_done_once_more(db: str) -> None:
    clock, done = [1000.0], []

    async def die(_: Hall, job: Job) -> None:
        done.append(job.key)
        raise asyncio.CancelledError  # nothing after this happens, as after kill -9

    async def do(_: Hall, job: Job) -> None:
        done.append(job.key)

    async def run(servers: list[Hall]) -> None:
        await put(servers[0], Job("k", "test", 1000.0))
        with pytest.raises(asyncio.CancelledError):
            await doing.do_due(servers[0], {"test": die})
        clock[0] += LOST - 1
        assert await doing.do_due(servers[1], {"test": do}) == 0
        clock[0] += 2
        assert await doing.do_due(servers[1], {"test": do}) == 1
        clock[0] += 10 * LOST
        assert await doing.do_due(servers[1], {"test": do}) == 0

    with halls(db, clock, 2) as servers:
        asyncio.run(run(servers))
    assert done == ["k", "k"]


def test_two_servers_that_write_to_one_person_at_once_lose_nothing(postgres: Postgres) -> None:
    db = postgres.database().replace("postgresql://", "postgresql+psycopg://", 1)
    with halls(db, [1000.0], 2) as (first, second):
        written = threading.Event()

        def write(hall: Hall, table: str) -> None:
            tell = asked({"ann": Item(table, "turn", "0 0")}, {"ann"}, 1060)
            assert tell is not None
            with hall.store.engine.begin() as connection:
                if hall is second:
                    written.wait(20)
                tell(connection)
                if hall is first:
                    written.set()
                    time.sleep(0.3)  # the other is about to write, or waits

        with ThreadPoolExecutor(2) as pool:
            for done in [pool.submit(write, first, "one"), pool.submit(write, second, "two")]:
                done.result(60)
        job = kept(first, "tell ann")
        assert job is not None
        assert {item.table for item in msgspec.json.decode(job.payload, type=Items).items} == {"one", "two"}


def test_no_more_is_begun_than_can_be_done(sqlite: str) -> None:
    """Else somebody would wait for so long that others take them for dead."""
    with halls(sqlite, [1000.0]) as (hall,):
        done: list[str] = []

        async def do(_: Hall, job: Job) -> None:
            done.append(job.key)

        async def work() -> None:
            await put(hall, *(Job(f"job {number}", "work", 1000.0 - number) for number in range(5)))
            assert await doing.do_due(hall, {"work": do}, 2) == 2
            assert sorted(done) == ["job 3", "job 4"], "those that wait longest"
            looking = asyncio.create_task(doing.do_for_ever(hall, {"work": do}, most=2))
            async with asyncio.timeout(doing.OFTEN):  # as long as there is more it does not pause
                while len(done) < 5:
                    await asyncio.sleep(0.01)
            looking.cancel()

        asyncio.run(work())


def test_two_of_one_key_are_one_and_the_last_counts(sqlite: str) -> None:
    clock, done = [1000.0], []

    async def do(hall: Hall, job: Job) -> None:
        done.append(job.payload)
        if len(done) == 1:  # meanwhile there is something new
            await put(hall, Job("k", "test", 1000.0, "[3]"))

    async def run(hall: Hall) -> None:
        await put(hall, Job("k", "test", 1000.0, "[1]"), Job("k", "test", 1000.0, "[2]"))
        await put(hall, Job("k", "test", 1.0, "[4]"), write=rows.put_unless)
        await doing.do_due(hall, {"test": do})
        await doing.do_due(hall, {"test": do})
        await doing.do_due(hall, {"test": do})

    with halls(sqlite, clock) as [hall]:
        asyncio.run(run(hall))
    assert done == ["[2]", "[3]"]


def test_what_goes_wrong_is_tried_ever_more_patiently_and_then_given_up(sqlite: str) -> None:
    clock, tries = [1000.0], []

    async def fail(_: Hall, job: Job) -> None:
        tries.append(clock[0])
        raise OSError("nobody answers")

    async def run(hall: Hall) -> None:
        await put(hall, Job("k", "test", 1000.0))
        for _ in range(20_000):
            await doing.do_due(hall, {"test": fail})
            job = kept(hall, "k")
            if job is None:
                return
            clock[0] = job.due

    with halls(sqlite, clock) as [hall]:
        asyncio.run(run(hall))
    waits = [round(later - earlier) for earlier, later in pairwise(tries)]
    assert waits == list(doing.PAUSES)


def test_what_nobody_here_can_do_stays(sqlite: str) -> None:
    with halls(sqlite, [1000.0]) as [hall]:
        asyncio.run(put(hall, Job("k", "of-a-newer-version", 1.0)))
        assert asyncio.run(doing.do_due(hall, {})) == 0
        assert kept(hall, "k") is not None
