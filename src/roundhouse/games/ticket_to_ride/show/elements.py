"""Which element of the drawing stands for which route and ticket."""

from __future__ import annotations

from functools import lru_cache

from ..printed import editions
from .map import EDITIONS


@lru_cache(EDITIONS)
def routes_by_element(edition: str) -> dict[str, int]:
    routes = editions.edition(edition).board.routes
    return {f"route-{route.id}": number for number, route in enumerate(routes)}


@lru_cache(EDITIONS)
def tickets_by_element(edition: str) -> dict[str, int]:
    tickets = editions.edition(edition).board.tickets
    return {f"ticket-{ticket.id}": number for number, ticket in enumerate(tickets)}
