"""Where the chance of a tournament comes from. One secret is sealed before anybody joins; everybody who joins adds a
word of their own chance; the seed of every table follows from both. When all is over the secret is shown, and
everybody can reckon every seed again.

In a duplicate round all tables have the same seed. A seed tells nothing of another one.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from ...core.chance import commitment


def new_secret() -> str:
    return secrets.token_hex(32)


def seal(secret: str) -> str:
    """What is shown before anybody joins."""
    return commitment(secret)


def seed_of(secret: str, words: Sequence[str], number: int, table: int | None) -> str:
    """The seed of a table of round `number` (from 1), told from others by the lowest number that sits there; None: of
    all tables of a duplicate round. `words`: what everybody added who was there at the start, in the order of their
    numbers."""
    about = "\n".join([f"round {number}" if table is None else f"round {number} table {table}", *words])
    return hmac.new(secret.encode(), about.encode(), hashlib.sha256).hexdigest()[:32]
