"""How strong the levels are, as docs/ladder.md tells it; tools/bot_ratings.py writes the file."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

FILE = Path(__file__).with_name("measured.json")


class Measured(Struct, frozen=True):
    """A bot's rating and how sure it is; its share in the victories over the level below, in percent: with the usual
    options, as far as it was measured."""

    strength: float
    doubt: float
    better: int | None = None


@cache
def measured() -> dict[str, dict[str, Measured]]:
    """By game and bot."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, Measured]])
