"""Recovery codes: the way in when every key is lost. Each is good once; they are shown when they are made, and of each
only the hash is kept. They have so much chance in them that nobody needs to say whose code it is."""

from __future__ import annotations

import re
import secrets

from sqlalchemy import Connection, delete, func, insert, select

from ..schema import codes
from .passes import hash_key

NUMBER = 8
#: Without signs that are easily taken for others: five bits each.
SIGNS = "23456789abcdefghjkmnpqrstuvwxyz0"
#: Four groups of four signs.
FORM = re.compile(rf"[{SIGNS}]{{16}}")


def make(connection: Connection, person: str) -> list[str]:
    """New ones; those of before are good no more."""
    made = ["".join(secrets.choice(SIGNS) for _ in range(16)) for _ in range(NUMBER)]
    connection.execute(delete(codes).where(codes.c.person == person))
    connection.execute(insert(codes), [{"code": hash_key(code), "person": person} for code in made])
    return ["-".join(code[place : place + 4] for place in range(0, 16, 4)) for code in made]


def use(connection: Connection, code: str) -> str | None:
    """Whose it is; from now on it is good no more."""
    bare = re.sub(r"[\s-]", "", code).lower().replace("o", "0")
    mine = codes.c.code == hash_key(bare if FORM.fullmatch(bare) else "")
    person = connection.execute(select(codes.c.person).where(mine)).scalar()
    if person is None or connection.execute(delete(codes).where(mine)).rowcount != 1:
        return None
    return str(person)


def left(connection: Connection, person: str) -> int:
    return connection.execute(select(func.count()).select_from(codes).where(codes.c.person == person)).scalar_one()
