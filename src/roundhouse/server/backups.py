"""Copies of the database, made and brought back while servers run on it. A copy is always one SQLite file, whatever the
database is, so it can be looked at with any tool and brought back into either."""

from __future__ import annotations

import os
import shutil
import sqlite3
from pathlib import Path
from typing import Any

from alembic.migration import MigrationContext
from sqlalchemy import Connection, delete, func, insert, select, text
from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError

from ..core.errors import BadOption, RoundhouseError
from .office import order, paused
from .orders import OFTEN
from .schema import house, metadata, orders, tables
from .store import CHANGED, DRAINING, PAUSED, PULSE, Store, migrate, open_engine, writing

#: Rows that are held in memory.
AT_ONCE = 1000


def back_up(url: str, file: Path) -> int:
    """All tables, as they are at one moment; how many. Nobody has to wait meanwhile."""
    if file.exists():
        raise BadOption(f"{file} is there already")
    unfinished = file.with_name(f".{file.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL, 0o600))  # it holds seeds
    engine = open_engine(url)
    try:
        if engine.dialect.name == "sqlite":
            _copy_file(engine, unfinished)
        else:
            _copy_rows_out(engine, unfinished)
        count = _look_at(unfinished)
        unfinished.replace(file)
        return count
    except SQLAlchemyError as error:
        raise RoundhouseError(f"the database cannot be read: {error}") from None
    finally:
        engine.dispose()
        unfinished.unlink(missing_ok=True)


def restore(file: Path, url: str, *, replace: bool, wait: float = 2 * OFTEN + 1) -> int:
    """Bring a copy back, all of it or nothing; how many tables. Servers that run on the database are told: they stop
    writing (`wait`: the seconds they have to hear of it), then read everything anew."""
    if not file.exists():
        raise BadOption(f"there is no {file}")
    copy = file.with_name(f".{file.name}.restored")
    source, store = open_engine(f"sqlite:///{copy}"), Store(url)
    try:
        shutil.copyfile(file, copy)
        copy.chmod(0o600)
        _look_at(copy)
        migrate(source)  # it may be of an older version
        migrate(store.engine)
        with store.engine.connect() as connection:
            if not replace and connection.execute(select(func.count()).select_from(tables)).scalar_one():
                raise BadOption("the database holds tables; to replace them all, say --replace")
        with paused(store, wait):
            return _copy_rows_in(source, store)
    except SQLAlchemyError as error:
        raise RoundhouseError(f"nothing was changed: {error}") from None
    finally:
        source.dispose()
        store.engine.dispose()
        for name in ("", "-wal", "-shm"):
            copy.with_name(copy.name + name).unlink(missing_ok=True)


def _copy_file(engine: Engine, file: Path) -> None:
    """By SQLite's own backup: in one go, so that writers cannot make it begin anew for ever; in WAL mode they do not
    wait for it."""
    with engine.connect() as connection:
        if MigrationContext.configure(connection).get_current_revision() is None:
            raise BadOption("there is no Roundhouse database")
        raw: Any = connection.connection.driver_connection
        target = sqlite3.connect(file)
        try:
            raw.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")  # one file, without its companions
        finally:
            target.close()


def _copy_rows_out(engine: Engine, file: Path) -> None:
    """Every row as it was when the first was read: REPEATABLE READ is PostgreSQL's snapshot."""
    target = open_engine(f"sqlite:///{file}")
    try:
        migrate(target)
        reading = engine.connect().execution_options(isolation_level="REPEATABLE READ")
        with reading as source, source.begin(), writing(target) as connection:
            mine, theirs = (MigrationContext.configure(one).get_current_revision() for one in (connection, source))
            if mine != theirs:
                raise BadOption(f"the database has schema {theirs}, this build {mine}: start this build's server once")
            _copy(source, connection)
        with target.connect() as connection:
            connection.exec_driver_sql("COMMIT")
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
            connection.exec_driver_sql("BEGIN")
    finally:
        target.dispose()


def _copy_rows_in(source: Engine, store: Store) -> int:
    with source.connect() as reading, writing(store.engine) as connection:
        order(connection, CHANGED, "")
        for table in reversed(_KEPT):
            connection.execute(delete(table))
        connection.execute(delete(house).where(_LASTING))
        _copy(reading, connection)
        if store.postgres:
            connection.execute(text("SELECT setval('chat_id_seq', (SELECT coalesce(max(id), 0) + 1 FROM chat), false)"))
        return connection.execute(select(func.count()).select_from(tables)).scalar_one()


#: Not brought back: what was said to the servers then does not hold now. The secrets of the house are: seats belong to
#: the cookies that were signed with them.
_KEPT = [table for table in metadata.sorted_tables if table not in (orders, house)]
_LASTING = house.c.name.not_in((DRAINING, PAUSED, PULSE))


def _copy(source: Connection, target: Connection) -> None:
    for table in (*_KEPT, house):
        query = select(table).where(_LASTING) if table is house else select(table)
        result = source.execution_options(yield_per=AT_ONCE).execute(query).mappings()
        for rows in result.partitions():
            target.execute(insert(table), [dict(row) for row in rows])


def _look_at(file: Path) -> int:
    """Whether it is a whole copy of ours; how many tables it holds."""
    try:
        connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
        try:
            sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
            count: int = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise BadOption(f"{file} is no backup of Roundhouse: {error}") from None
    if sound != "ok":
        raise BadOption(f"{file} is damaged: {sound}")
    return count
