"""roundhouse backup, roundhouse restore"""

from __future__ import annotations

from pathlib import Path

from .admin import Db, database_url
from .common import Lang, console, words


def backup(file: Path, /, *, db: Db = None, lang: Lang = None) -> None:
    """Copy all tables to a file while the server runs: a SQLite file, whatever the database is.

    ```
    roundhouse backup games-2026-11-17.sqlite
    ROUNDHOUSE_DB=postgresql://user@localhost/roundhouse roundhouse backup games.sqlite
    ```

    Keep it to yourself: it holds the seeds of the games that are played.

    Parameters
    ----------
    file
        Where to; it must not be there yet.
    """
    url = database_url(db)
    from ..server.backups import back_up

    console.print(words(lang)("cli-backup", tables=back_up(url, file), file=str(file)))


def restore(file: Path, /, *, replace: bool = False, db: Db = None, lang: Lang = None) -> None:
    """Bring a backup back, into SQLite or PostgreSQL, all of it or nothing. Servers may run: they stop writing for a
    few seconds and then show what was brought back.

    ```
    roundhouse restore games-2026-11-17.sqlite --replace
    ```

    Parameters
    ----------
    file
        What `roundhouse backup` has made; also of an older version.
    replace
        Take away all that the database holds now.
    """
    url = database_url(db)
    from ..server import backups

    console.print(words(lang)("cli-restore", tables=backups.restore(file, url, replace=replace)))
