"""Jobs: done once, by whoever takes them; again after whoever took them has died."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import pairwise

import pytest

from roundhouse.server import jobs as rows
from roundhouse.server.bot_turns import wake
from roundhouse.server.hall import Hall
from roundhouse.server.jobs import LOST, Job
from roundhouse.server.over_days import doing
from roundhouse.server.settings import Settings
from roundhouse.server.store import Store
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


async def put(hall: Hall, *jobs: Job, write: Callable[..., None] = rows.put) -> None:
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
