"""Tables in lists."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.registry import find_game
from ...core.texts import translator
from ..messages import TableInfo
from ..naming import words_at
from ..store import Stored
from .reader import Reader
from .state import origin_words


def table_info(stored: Stored, actors: Mapping[int, float | None], reader: Reader, tournament: str) -> TableInfo:
    """`actors`: the seats that may move, if any is this browser's, and until when they have time. `tournament`: what
    that is called to which it belongs."""
    game = find_game(stored.record.game)
    mine = stored.seats_of(reader.owner)
    awaited = [seat for seat in mine if seat in actors and stored.chairs[seat].kind == "person"]
    untils = [until for seat in awaited if (until := actors[seat]) is not None]
    return TableInfo(
        id=stored.id,
        game=game.id,
        title=game.title(reader.lang),
        names=list(words_at(game, stored.chairs, reader.lang).names),
        kinds=[chair.kind for chair in stored.chairs],
        open_seats=sum(chair.kind == "open" and not chair.kept for chair in stored.chairs),
        over=stored.over or stored.closed is not None,
        touched=stored.touched,
        mine=mine,
        my_turn=bool(awaited),
        invited=any(stored.chairs[seat].kept for seat in mine),
        waiting=not stored.dealt,
        removal=stored.removal,
        brought=stored.record.board is not None,
        origin=origin_words(stored.record, translator(reader.lang)),
        until=min(untils, default=None),
        tournament=tournament,
    )
