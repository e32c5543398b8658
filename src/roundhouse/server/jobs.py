"""Jobs as they lie in the database. A job is written in the transaction of what it follows from, so neither is there
without the other.

Whoever does a job takes it first: its row says when it is due again if nothing is heard of them. That row is the lock,
for one server and for many; who dies in the middle leaves a job that is done once more, by the same key.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, RowMapping, delete, select, text, update

from .schema import jobs

#: Whoever has taken a job and is not heard of for so many seconds has gone: it is due again.
LOST = 120.0


class Job(Struct, frozen=True):
    """`key` names what it is about: two jobs of one key are one. `payload` is JSON, for whoever does this `kind`."""

    key: str
    kind: str
    due: float
    payload: str = "{}"
    tries: int = 0


def put(connection: Connection, job: Job) -> None:
    """To be done; instead of what was to be done under this key before, if anything."""
    connection.execute(_PUT, {"key": job.key, "kind": job.kind, "due": job.due, "payload": job.payload})


def put_unless(connection: Connection, job: Job) -> bool:
    """To be done, unless something is under this key already; whether there was nothing."""
    row = {"key": job.key, "kind": job.kind, "due": job.due, "payload": job.payload}
    return connection.execute(_PUT_UNLESS, row).rowcount == 1


def drop(connection: Connection, *keys: str) -> None:
    """No longer to be done."""
    connection.execute(delete(jobs).where(jobs.c.key.in_(keys)))


def due(connection: Connection, now: float, kinds: Collection[str], most: int) -> list[Job]:
    query = select(jobs).where(jobs.c.due <= now, jobs.c.kind.in_(kinds)).order_by(jobs.c.due).limit(most)
    return [_job(row) for row in connection.execute(query).mappings()]


def find(connection: Connection, key: str) -> Job | None:
    row = connection.execute(select(jobs).where(jobs.c.key == key)).mappings().first()
    return None if row is None else _job(row)


def hold(connection: Connection, key: str) -> Job | None:
    """The same, and nobody else changes it until this is written."""
    row = connection.execute(select(jobs).where(jobs.c.key == key).with_for_update()).mappings().first()
    return None if row is None else _job(row)


def take(connection: Connection, job: Job, now: float) -> Job | None:
    """The job as it is while it is being done; None: another server was faster, or it is another one now."""
    taken = Job(job.key, job.kind, now + LOST, job.payload, job.tries + 1)
    change = update(jobs).where(*_same(job)).values(due=taken.due, tries=taken.tries)
    return taken if connection.execute(change).rowcount == 1 else None


def finish(connection: Connection, taken: Job) -> None:
    """It is done; what was put under its key meanwhile stays."""
    connection.execute(delete(jobs).where(*_same(taken)))


def again(connection: Connection, taken: Job, when: float) -> None:
    """It is to be done later."""
    connection.execute(update(jobs).where(*_same(taken)).values(due=when))


def _same(job: Job) -> list[ColumnElement[bool]]:
    return [jobs.c[name] == getattr(job, name) for name in ("key", "due", "tries", "payload")]


def _job(row: RowMapping) -> Job:
    return Job(**{name: row[name] for name in Job.__struct_fields__})


_PUT = text(
    "INSERT INTO jobs (key, kind, due, payload, tries) VALUES (:key, :kind, :due, :payload, 0) "
    "ON CONFLICT (key) DO UPDATE SET kind = excluded.kind, due = excluded.due, payload = excluded.payload, tries = 0"
)
_PUT_UNLESS = text(
    "INSERT INTO jobs (key, kind, due, payload, tries) VALUES (:key, :kind, :due, :payload, 0) ON CONFLICT DO NOTHING"
)
