"""What is good once and for a short time: the challenge that a passkey signs, a link to another browser, or by mail.
Only the hash is kept."""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import Connection, delete, insert, select

from ..schema import passes

#: What a pass is for.
REGISTER, SIGN_IN, DEVICE, MAIL = "register", "sign-in", "device", "mail"
#: To the operator's page; and that a browser is there.
OPERATOR, OPERATING = "operator", "operating"
#: Seconds.
MINUTE = 60


def make(connection: Connection, kind: str, who: str, until: float, about: str = "", key: str = "") -> str:
    """A pass for somebody; those of the same kind that they had before are good no more. `key`: chosen elsewhere."""
    key = key or secrets.token_urlsafe(24)
    connection.execute(delete(passes).where(passes.c.kind == kind, passes.c.who == who))
    row = {"key": hash_key(key), "kind": kind, "who": who, "about": about, "until": until}
    connection.execute(insert(passes), row)
    return key


def use(connection: Connection, kind: str, key: str, now: float) -> tuple[str, str] | None:
    """For whom it is, and what it is about; from now on it is good no more."""
    mine = passes.c.key == hash_key(key), passes.c.kind == kind
    found = connection.execute(select(passes.c.who, passes.c.about, passes.c.until).where(*mine)).first()
    # Of two who come at once, one finds it.
    if found is None or connection.execute(delete(passes).where(*mine)).rowcount != 1 or found.until <= now:
        return None
    return found.who, found.about


def look_at(connection: Connection, kind: str, key: str, now: float) -> tuple[str, str] | None:
    """The same; it stays good."""
    mine = passes.c.key == hash_key(key), passes.c.kind == kind, passes.c.until > now
    found = connection.execute(select(passes.c.who, passes.c.about).where(*mine)).first()
    return None if found is None else (found.who, found.about)


def holds(connection: Connection, kind: str, key: str, now: float) -> float | None:
    """Until when it is good; it stays so. None: it is not."""
    mine = passes.c.key == hash_key(key), passes.c.kind == kind, passes.c.until > now
    return connection.execute(select(passes.c.until).where(*mine)).scalar()


def drop(connection: Connection, *kinds: str, who: str | None = None) -> None:
    gone = delete(passes).where(passes.c.kind.in_(kinds))
    connection.execute(gone if who is None else gone.where(passes.c.who == who))


def sweep(connection: Connection, now: float) -> None:
    connection.execute(delete(passes).where(passes.c.until <= now))


def hash_key(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
