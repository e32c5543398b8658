"""What is on a map, in a few sentences: for those who have made their own."""

from __future__ import annotations

from ...core.texts import Text
from .editions import Edition
from .hexes import MOUNTAIN, RIVER, SWAMP


def about(edition: Edition) -> list[Text]:
    board, settings = edition.board, edition.settings
    terrain = {f"{kind}s": board.terrain.count(kind) for kind in (RIVER, MOUNTAIN, SWAMP)}
    terminals = sum(city.terminal for city in board.cities)
    return [
        Text("about-title", {"title": board.title}),
        Text("about-hexes", {"number": len(board.labels), **terrain}),
        Text("about-cities", {"number": len(board.cities) - terminals, "towns": len(board.towns)}),
        *([Text("about-terminals", {"number": terminals})] if terminals else []),
        *(Text("about-turns", {"players": seats, "turns": turns}) for seats, turns in settings.turns.items()),
        Text("about-start", {"money": settings.money, "shares": settings.shares, "tiles": settings.tiles}),
    ]
