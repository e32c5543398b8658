"""Somebody wants to be forgotten. What others still need stays, without them: finished games, in which they are
"someone"; games that run, in which a bot plays on. Their name, what they said, their keys, codes, programs and
addresses go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, RowMapping, delete, select, update

from ...bots import default_bot
from ...core.errors import UnknownGame
from ...core.registry import find_game
from ..contest import rows as contests
from ..results import counting
from ..results import rows as result_rows
from ..schema import chairs, chat, devices, passes, people, reports, tables
from ..store import remove
from . import accounts
from .joining import ALSO_THEIRS

#: What a record calls them; the page has a word for it in every language.
SOMEONE = "someone"


class Forgotten(NamedTuple):
    """Tables that are others than before; those where a bot plays on; those that are no more."""

    changed: list[str]
    bots: list[str]
    gone: list[str]


def forget(connection: Connection, who: str) -> Forgotten:
    """A person with all their programs and browsers, or a guest."""
    theirs = accounts.owners(connection, who)
    formers = select(devices.c.former).where(devices.c.person == who, devices.c.former.is_not(None))
    theirs += connection.execute(formers).scalars().all()
    found = Forgotten([], [], [])
    seats = select(chairs.c.table).where(chairs.c.owner.in_(theirs))
    columns = tables.c.id, tables.c.game, tables.c.head, tables.c.over, tables.c.dealt
    for table in connection.execute(select(*columns).where(tables.c.id.in_(seats)).order_by(tables.c.id)).mappings():
        _leave(connection, table, theirs, found)
    connection.execute(update(tables).where(tables.c.host.in_(theirs)).values(host=None))
    connection.execute(delete(passes).where(passes.c.who.in_(theirs)))
    for column in ALSO_THEIRS:
        connection.execute(delete(column.table).where(column.in_(theirs)))
    result_rows.forget(connection, theirs)
    contests.forget(connection, theirs)
    connection.execute(update(reports).where(reports.c.by.in_(theirs)).values(by=""))
    connection.execute(delete(people).where(people.c.id == who))  # and with it keys, codes, programs, browsers
    return found


def _leave(connection: Connection, table: RowMapping, theirs: Sequence[str], found: Forgotten) -> None:
    here = chairs.c.table == table["id"]
    mine = here, chairs.c.owner.in_(theirs)
    seats = connection.execute(select(chairs.c.seat).where(*mine)).scalars().all()
    connection.execute(delete(chat).where(chat.c.table == table["id"], chat.c.seat.in_(seats)))
    bot = None if table["over"] or not table["dealt"] else _bot(table["game"])
    for seat in seats:
        chair: dict[str, Any] = {"owner": None, "unnamed": True, "spare": None, "spare_until": None}
        if not table["dealt"]:
            chair |= {"kind": "open", "name": SOMEONE, "entropy": None, "program": False}
        elif bot is not None:
            chair |= {"kind": "bot", "name": bot, "bot": bot, "program": False}
        else:
            chair |= {"kind": "person", "name": f"{SOMEONE} {seat + 1}", "bot": None}
        connection.execute(update(chairs).where(here, chairs.c.seat == seat).values(**chair))
    if not table["over"]:
        counting.drop(connection, table["id"])
    if (
        not table["dealt"]
        and not connection.execute(select(chairs.c.seat).where(here, chairs.c.owner.is_not(None))).all()
    ):
        remove(connection, [table["id"]])
        found.gone.append(table["id"])
        return
    _blot_out(connection, table, seats)
    found.changed.append(table["id"])
    if bot is not None:
        found.bots.append(table["id"])


def _blot_out(connection: Connection, table: RowMapping, seats: Sequence[int]) -> None:
    """Names stand with the chairs; the record was begun with those of that day."""
    head = msgspec.json.decode(table["head"])
    names = head.get("names") or []
    head["names"] = ["" if seat in seats else name for seat, name in enumerate(names)]
    if head["names"] != names:
        connection.execute(
            update(tables).where(tables.c.id == table["id"]).values(head=msgspec.json.encode(head).decode())
        )


def _bot(game: str) -> str | None:
    try:
        return default_bot(find_game(game))
    except UnknownGame:  # nobody plays it here
        return None
