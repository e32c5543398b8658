"""What hangs together on a map, remembered: a picture asks for it again and again."""

from __future__ import annotations

from functools import lru_cache

from ..printed import editions
from ..rules import scoring


@lru_cache(64)
def networks(edition: str, owner: tuple[int, ...], seats: int, team: int) -> list[int]:
    table = editions.plan(edition, seats)
    return scoring.networks(table, scoring.routes_of(table, list(owner), team))
