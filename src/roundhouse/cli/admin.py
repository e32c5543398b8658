"""roundhouse admin"""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter
from rich.table import Table as Grid

from ..core.errors import MissingExtra
from . import FAILED, OK
from .common import Json, Lang, console, print_json, words

if TYPE_CHECKING:
    from ..server.office import Office, Row
    from ..server.settings import Settings

admin = App(
    name="admin",
    help="""Look after the tables of a server. It works on the database, beside running servers or without any; they
hear of it within seconds.

```
roundhouse admin list --state running
roundhouse admin show 4fTk
roundhouse admin lock-chat 4fTk
roundhouse admin ban 4fTk:2 --why "insults"
```

A table, or a person, may be named by the first characters of its id.
""",
    help_format="markdown",
)

Db = Annotated[
    str | None,
    Parameter(name="--db", help="The database; by default that of the server: ROUNDHOUSE_DB, or your own file."),
]
#: An id may begin with a hyphen.
Name = Annotated[str, Parameter(allow_leading_hyphen=True)]
Why = Annotated[str, Parameter(name="--why", help="The reason, shown to the people of the table.")]


def database_url(db: str | None) -> str:
    """The database that the server would use."""
    return _settings(db).url


def _settings(db: str | None) -> Settings:
    """What the server would run by."""
    try:
        from ..server.settings import from_environment
    except ImportError:
        raise MissingExtra("looking after a server", "web") from None
    return from_environment({**os.environ, **({} if db is None else {"ROUNDHOUSE_DB": db})})


def _office(db: str | None) -> Office:
    url = database_url(db)
    from ..server.office import Office

    return Office(url)


@admin.command(name="list")
def list_(
    *,
    state: str = "all",
    game: str | None = None,
    person: str | None = None,
    limit: int = 50,
    db: Db = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """The tables, the latest first.

    Parameters
    ----------
    state
        all, running, waiting (for people), over, closed, or forgotten (soon to be removed).
    game
        Only of this game.
    person
        Only where this person sits: the first characters of their id, as `show` and the log tell it.
    limit
        So many at most.
    """
    with _office(db) as office:
        found = office.find(state=state, game=game, person=person, limit=limit)
    if as_json:
        print_json(found)
        return
    tr = words(lang)
    grid = Grid()
    for column in ("id", "game", "names", "moves", "touched", "state"):
        grid.add_column(tr(f"cli-admin-{column}"), no_wrap=column == "id")
    for row in found:
        state_words = ", ".join(tr(f"cli-admin-is-{one}") for one in _states(row))
        grid.add_row(row.id, row.game, ", ".join(row.names), str(row.entries), _when(row.touched), state_words)
    console.print(grid)


@admin.command
def show(table: Name, /, *, db: Db = None, as_json: Json = False, lang: Lang = None) -> int:
    """Who sits at a table and whether its record is sound: no secret of the game. The exit code is 1 if it is not."""
    with _office(db) as office:
        sheet = office.show(table)
    if as_json:
        print_json(sheet)
        return FAILED if sheet.fault else OK
    tr, row = words(lang), sheet.table
    console.print(f"{row.id}  {row.game}  {', '.join(tr(f'cli-admin-is-{one}') for one in _states(row))}")
    if row.closed_why:
        console.print(row.closed_why)
    console.print(
        tr(
            "cli-admin-facts",
            moves=row.entries,
            chat=sheet.chat_lines,
            created=_when(row.created),
            touched=_when(row.touched),
        )
    )
    for chair in sheet.chairs:
        console.print(f"  {chair.seat}  {chair.kind:<6}  {chair.name}  {chair.bot or ''}  {(chair.owner or '')[:12]}")
    console.print(tr("cli-admin-broken", why=sheet.fault) if sheet.fault else tr("cli-admin-sound"))
    return FAILED if sheet.fault else OK


@admin.command
def end(table: Name, /, *, why: Why, db: Db = None, lang: Lang = None) -> None:
    """Nobody plays at this table any more; it can still be looked at. `open` opens it again."""
    with _office(db) as office:
        _done(lang, "ended", office.end(table, why))


@admin.command
def quarantine(table: Name, /, *, why: Why, db: Db = None, lang: Lang = None) -> None:
    """Set a table aside: whoever comes there reads the reason. `open` or `repair` open it again."""
    with _office(db) as office:
        _done(lang, "set-aside", office.set_aside(table, why))


@admin.command(name="open")
def open_(table: Name, /, *, db: Db = None, lang: Lang = None) -> None:
    """Open a table again that was ended or set aside."""
    with _office(db) as office:
        _done(lang, "opened", office.open_again(table))


@admin.command
def delete(table: Name, /, *, db: Db = None, lang: Lang = None) -> None:
    """Remove a table with its record and its chat. It cannot be brought back but by `roundhouse restore`."""
    with _office(db) as office:
        _done(lang, "deleted", office.delete(table))


@admin.command
def lock_chat(table: Name, /, *, db: Db = None, lang: Lang = None) -> None:
    """Nothing more can be said at this table."""
    with _office(db) as office:
        _done(lang, "chat-locked", office.lock_chat(table, True))


@admin.command
def unlock_chat(table: Name, /, *, db: Db = None, lang: Lang = None) -> None:
    """People may talk at this table again."""
    with _office(db) as office:
        _done(lang, "chat-unlocked", office.lock_chat(table, False))


@admin.command
def check(*, set_aside: bool = False, db: Db = None, as_json: Json = False, lang: Lang = None) -> int:
    """Play every record again and name the tables that cannot be. The exit code is 1 if there are any.

    Parameters
    ----------
    set_aside
        Set these tables aside at once.
    """
    with _office(db) as office:
        faults = office.check_all()
        if set_aside:
            for table, fault in faults.items():
                office.set_aside(table, fault)
    if as_json:
        print_json(faults)
    else:
        for table, fault in faults.items():
            console.print(f"{table}  {fault}")
        console.print(words(lang)("cli-admin-checked", broken=len(faults)))
    return FAILED if faults else OK


@admin.command
def repair(table: Name, /, *, keep_in: Path = Path(), db: Db = None, lang: Lang = None) -> None:
    """Take away the entries of a broken record from the first on that does not follow, and open the table again.

    Parameters
    ----------
    keep_in
        The folder where the whole broken record is kept as a file. Default: the current one.
    """
    with _office(db) as office:
        taken = office.repair(table, keep_in)
    console.print(words(lang)("cli-admin-repaired", entries=taken))


@admin.command
def drain(*, off: bool = False, db: Db = None, lang: Lang = None) -> None:
    """Before servers are closed: no new tables, and /healthz says 503, so that a load balancer sends people elsewhere.
    Running games go on.

    Parameters
    ----------
    off
        As usual again.
    """
    with _office(db) as office:
        office.drain(not off)
    console.print(words(lang)("cli-admin-drained" if not off else "cli-admin-undrained"))


@admin.command
def ban(who: Name, /, *, why: Why, db: Db = None, lang: Lang = None) -> None:
    """Let somebody in no more.

    Parameters
    ----------
    who
        An address (192.0.2.7), a network (2001:db8::/48), a person's id, or who sits somewhere: TABLE:SEAT.
    """
    with _office(db) as office:
        banned = office.ban(who, why)
    console.print(words(lang)("cli-admin-banned", who=banned))


@admin.command
def unban(who: Name, /, *, db: Db = None, lang: Lang = None) -> None:
    """Let them in again: an address or network, or the first characters of a person's id, as `bans` tells it."""
    with _office(db) as office:
        console.print(words(lang)("cli-admin-unbanned", number=office.unban(who)))


@admin.command
def bans(*, db: Db = None, as_json: Json = False) -> None:
    """Who is not let in, since when and why."""
    with _office(db) as office:
        found = office.bans()
    if as_json:
        print_json(found)
        return
    for one in found:
        console.print(f"{one.kind:<8} {one.who}  {_when(one.at)}  {one.why}")


@admin.command
def reports(*, every: Annotated[bool, Parameter(name="--all")] = False, db: Db = None, as_json: Json = False) -> None:
    """What people have told you about tables and each other, with what was said there.

    Parameters
    ----------
    every
        Also those that are settled.
    """
    with _office(db) as office:
        found = office.reports(done=every)
    if as_json:
        print_json(found)
        return
    for one in found:
        about = f"  about {one.about[:12]}" if one.about else ""
        console.print(f"#{one.id}  {_when(one.at)}  {one.table}  by {one.by[:12]}{about}", markup=False)
        console.print(f"  {one.words}", markup=False)
        for line in one.said[-10:]:
            console.print(f"    {line['name']}: {line['words']}", markup=False)


@admin.command
def page(*, minutes: int = 15, close: bool = False, db: Db = None, lang: Lang = None) -> None:
    """A link to the operator's page: load, reports, bans and tables, in the browser. It works once; the browser that
    opened it stays there for eight hours.

    Parameters
    ----------
    minutes
        So long the link is good.
    close
        Let nobody in: what was opened by earlier links is closed, too.
    """
    tr = words(lang)
    with _office(db) as office:
        if close:
            office.close_pages()
            console.print(tr("cli-admin-pages-closed"))
            return
        key = office.page_key(minutes)
    console.print(f"{_settings(db).address}/operator/enter#{key}", soft_wrap=True, markup=False, highlight=False)
    console.print(tr("cli-admin-page", minutes=minutes))


@admin.command
def settle(report: int, /, *, db: Db = None, lang: Lang = None) -> int:
    """A report is dealt with.

    Parameters
    ----------
    report
        Its number, as `reports` tells it.
    """
    with _office(db) as office:
        settled = office.settle(report)
    console.print(words(lang)("cli-admin-settled" if settled else "cli-admin-no-report", number=report))
    return OK if settled else FAILED


def _done(lang: str | None, what: str, table: str) -> None:
    console.print(words(lang)(f"cli-admin-{what}", table=table))


def _when(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")


def _states(row: Row) -> list[str]:
    """As in the option --state, and whether the chat is closed."""
    state = row.closed or ("over" if row.over else "running" if row.dealt else "waiting")
    more = {"chat-locked": row.chat_locked, "forgotten": row.removal is not None}
    return [state, *(name for name, holds in more.items() if holds)]
