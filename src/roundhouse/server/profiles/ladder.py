"""The ladder of a game: people who want to be rated, and our bots."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, select

from ...bots import bot_title, measured
from ...core.game import Game
from ..manners.blocking import blocked_by
from ..messages import LadderInfo, LadderRow
from ..results.rating import ENOUGH, Rating
from ..schema import people, rating_wishes


def ladder(connection: Connection, game: Game, ratings: Mapping[str, Rating], owner: str, lang: str) -> LadderInfo:
    """Whom the reader has blocked is not told to them."""
    wishing = select(people.c.id, people.c.name).join(rating_wishes, rating_wishes.c.person == people.c.id)
    hidden = blocked_by(connection, owner)
    rows = [
        LadderRow(person, name, rating.strength, rating.doubt, rating.games, person == owner)
        for person, name in connection.execute(wishing).all()
        if (rating := ratings.get(person)) is not None and rating.games >= ENOUGH and person not in hidden
    ]
    return LadderInfo(game.id, game.title(lang), _sorted(rows), _sorted(_bots(game, lang)))


def _sorted(rows: list[LadderRow]) -> list[LadderRow]:
    """By what somebody is worth at least: a few lucky games lead nobody to the top."""
    return sorted(rows, key=lambda row: (row.doubt - row.strength, row.name))


def _bots(game: Game, lang: str) -> list[LadderRow]:
    tr = game.words(lang)
    return [
        LadderRow("", bot_title(name, tr), bot.strength, bot.doubt, None, False)
        for name, bot in measured().get(game.id, {}).items()
    ]
