"""What people have played, over REST."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Annotated, Any

from litestar import Controller, Request, get
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter
from sqlalchemy import Connection

from ...core.registry import find_game
from ..browser import lang_of, owner_of, who_of
from ..hall import Hall
from ..messages import LadderInfo, PastGames, ProfileInfo
from ..people import inviting
from ..results import counting
from ..results.rating import Rating
from . import reading, seeing, telling
from .ladder import ladder
from .reading import Ended

Req = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]
Skip = Annotated[int, QueryParameter(ge=0, le=10_000)]
#: How one speaks of oneself, also as a guest.
ME = "me"


class PeopleApi(Controller):
    """Profiles: of oneself, of people one has met, and of those on the ladders."""

    path = "/api/people"
    tags = ["people"]
    cache_control = CacheControlHeader(no_store=True)

    @get("/{person:str}", summary="What somebody has played, and how well; `me`: I myself")
    async def profile(self, request: Req, hall: TheHall, person: FromPath[str]) -> ProfileInfo:
        owner, lang, who = owner_of(request), lang_of(request), who_of(request)
        mine = person in (ME, owner)

        def read() -> ProfileInfo:
            with hall.store.engine.connect() as connection:
                if mine:
                    member = who is not None and not who.program
                    return mine_of(connection, hall, owner, who.name if who else "", member, lang)
                return theirs(connection, hall, owner, person, lang)

        return await asyncio.to_thread(read)

    @get("/{person:str}/games", summary="More of the games that somebody has played")
    async def games(self, request: Req, hall: TheHall, person: FromPath[str], skip: Skip = 0) -> PastGames:
        owner, lang = owner_of(request), lang_of(request)
        whose = owner if person == ME else person

        def read() -> PastGames:
            with hall.store.engine.connect() as connection:
                if whose != owner and not seeing.may_see(connection, owner, whose):
                    raise NotFoundException
                games = reading.ended(connection, whose)
                seen = games if whose == owner else _visible(connection, games, owner, whose)
            return PastGames(*telling.past(seen, whose, lang, skip))

        return await asyncio.to_thread(read)


class LadderApi(Controller):
    """Ladders: for everybody."""

    path = "/api/ladder"
    tags = ["people"]
    cache_control = CacheControlHeader(no_store=True)

    @get("/{game:str}", summary="The ladder of a game: people who want to be rated, and our bots")
    async def ladder(self, request: Req, hall: TheHall, game: FromPath[str]) -> LadderInfo:
        owner, lang, found = owner_of(request), lang_of(request), find_game(game)

        def read() -> LadderInfo:
            ratings = hall.ratings.of(found.id)
            with hall.store.engine.connect() as connection:
                return ladder(connection, found, ratings, owner, lang)

        return await asyncio.to_thread(read)


def mine_of(connection: Connection, hall: Hall, owner: str, name: str, member: bool, lang: str) -> ProfileInfo:
    games = reading.ended(connection, owner)
    people = {one.id: one.name for one in inviting.acquaintances(connection, owner)}
    past, more = telling.past(games, owner, lang)
    wishes = member and counting.wishes(connection, owner)
    return ProfileInfo(
        id=owner if member else "",
        name=name,
        mine=True,
        member=member,
        wishes=wishes,
        games=telling.records(games, owner, lang, _ratings(hall, wishes)),
        met=telling.met(games, owner, people, lang),
        past=past,
        more=more,
        hidden=0,
    )


def theirs(connection: Connection, hall: Hall, owner: str, person: str, lang: str) -> ProfileInfo:
    name = seeing.name_of(connection, person)
    if name is None or not seeing.may_see(connection, owner, person):
        raise NotFoundException
    wishes = counting.wishes(connection, person)
    games = reading.ended(connection, person)
    seen = _visible(connection, games, owner, person)
    past, more = telling.past(seen, person, lang)
    together = [game for game in seen if game.of(owner)]
    return ProfileInfo(
        id=person,
        name=name,
        mine=False,
        member=True,
        wishes=wishes,
        games=telling.records(games, person, lang, _ratings(hall, wishes)),
        met=telling.met(together, owner, {person: name}, lang, only=person),
        past=past,
        more=more,
        hidden=len(games) - len(seen),
    )


def _ratings(hall: Hall, wishes: bool) -> Callable[[str], Mapping[str, Rating]]:
    """Who does not want to be rated is told none, either."""
    return hall.ratings.of if wishes else lambda _: {}


def _visible(connection: Connection, games: list[Ended], owner: str, person: str) -> list[Ended]:
    """A table is known to who was there, and to everybody if it stood on the home page: its link is its key."""
    met = seeing.met(connection, owner, person)
    return [game for game in games if game.listed or (met and game.of(owner))]
