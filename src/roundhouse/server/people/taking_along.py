"""Everything that is known of somebody, and all records of their finished games, in one file to take along."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from ...core.errors import BadRecord
from ..contest import rows as contests
from ..schema import addresses, chairs, chat, devices, hours, passkeys, people, programs, results, tables
from ..store import Store
from . import accounts, codes

MOST_TOURNAMENTS = 1000


def pack(store: Store, owner: str, person: str | None) -> bytes:
    """In a thread. Records of games that run, or whose chance others still have, are not in it: they hold what others
    must not know yet."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        with store.engine.connect() as connection:
            known = _known(connection, owner, person)
        for table in known["tables"]:
            sealed = table.pop("sealed")
            if table["over"] and not sealed:
                try:
                    stored = store.load(table["id"])
                except BadRecord:  # one that cannot be read must not keep the others here
                    continue
                if stored is not None:
                    table["record"] = f"records/{table['game']}-{table['id']}.json"
                    file.writestr(table["record"], stored.record.to_json())
        file.writestr("me.json", msgspec.json.format(msgspec.json.encode(known), indent=1))
    return packed.getvalue()


def _known(connection: Connection, owner: str, person: str | None) -> dict[str, Any]:
    found: dict[str, Any] = {}
    owners = [owner]
    if person is not None:
        owners = accounts.owners(connection, person)
        account = connection.execute(select(people).where(people.c.id == person)).mappings().one()
        found["account"] = dict(account)
        for name, table, columns in (
            ("passkeys", passkeys, ("label", "created", "used")),
            ("browsers", devices, ("label", "created", "seen")),
            ("programs", programs, ("name", "created", "revoked")),
        ):
            query = select(*(table.c[column] for column in columns)).where(table.c.person == person)
            found[name] = [dict(row) for row in connection.execute(query).mappings()]
        found["recovery_codes_left"] = codes.left(connection, person)
    for name, theirs in (("hours", hours), ("messages", addresses)):
        every = connection.execute(select(theirs).where(theirs.c.owner.in_(owners))).mappings()
        found[name] = [{key: value for key, value in row.items() if key not in ("owner", "id")} for row in every]
    ended = select(results).where(results.c.owner.in_(owners)).order_by(results.c.at, results.c.seat)
    found["results"] = [
        {name: value for name, value in row.items() if name not in ("owner", "team")}
        for row in connection.execute(ended).mappings()
    ]
    mine = chairs.c.owner.in_(owners)
    query = select(
        *(tables.c[name] for name in ("id", "game", "created", "touched", "over", "sealed")),
        *(chairs.c[name] for name in ("seat", "name")),
    )
    found["tables"] = []
    for row in connection.execute(
        query.join(chairs, chairs.c.table == tables.c.id).where(mine).order_by(tables.c.created, chairs.c.seat)
    ).mappings():
        lines = select(chat.c.at, chat.c.words).where(chat.c.table == row["id"], chat.c.seat == row["seat"])
        said = [dict(line) for line in connection.execute(lines.order_by(chat.c.id)).mappings()]
        found["tables"].append({**row, "said": said})
    watching = select(chat.c.table, chat.c.at, chat.c.words).where(chat.c.owner.in_(owners), chat.c.seat.is_(None))
    found["said_watching"] = [dict(line) for line in connection.execute(watching.order_by(chat.c.id)).mappings()]
    found["tournaments"] = [
        {"id": one.id, "name": one.name, "game": one.game, "state": one.state, "host": one.host in owners}
        for who in owners
        for one in contests.of_owner(connection, who, MOST_TOURNAMENTS)
    ]
    return found
