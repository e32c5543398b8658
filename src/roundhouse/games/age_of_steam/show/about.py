"""What is on a map, in a few sentences: for those who have made their own."""

from __future__ import annotations

from ....core.texts import Text
from ..printed.editions import Edition
from ..printed.hexes import MOUNTAIN, RIVER, SWAMP
from .named import named_rules


def title(edition: Edition) -> Text:
    """What a game is called: on a map that somebody brought it has that map's name."""
    return Text("title-brought", {"title": edition.board.title}) if edition.brought else Text("title")


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
        *(words for rule in named_rules(edition).values() for words in rule),
    ]
