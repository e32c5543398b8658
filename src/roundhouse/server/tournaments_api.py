"""The interface of tournaments: make one, join by its link, begin it, look. Nobody finds one whose link they were not
given."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ..core.registry import find_game, game_ids
from .browser import asker_of, by_program, lang_of, owner_of
from .contest import rows
from .contest.rows import Tournament
from .hall import Hall
from .messages import JoinTournament, NewTournament, TournamentBrief, TournamentInfo, TurnAwayEntrant
from .qr_codes import qr
from .quotas import TABLES
from .tournaments import hosting, shown

Req = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]
#: So many are listed.
MOST = 100


class TournamentsApi(Controller):
    """Tournaments: rounds of tables that are made by themselves, and what they come to."""

    path = "/api/tournaments"
    tags = ["tournaments"]
    cache_control = CacheControlHeader(no_store=True)

    @post("/", summary="Make a tournament")
    async def make(self, request: Req, hall: TheHall, data: JSONBody[NewTournament]) -> TournamentInfo:
        hall.quotas.take(TABLES, asker_of(request))
        return _info(request, await hosting.make(hall, data, owner_of(request)))

    @get("/", summary="The tournaments that I host or take part in")
    async def mine(self, request: Req, hall: TheHall) -> list[TournamentBrief]:
        owner, lang = owner_of(request), lang_of(request)

        def read() -> list[Tournament]:
            with hall.store.engine.connect() as connection:
                return rows.of_owner(connection, owner, MOST)

        found = await asyncio.to_thread(read)
        return [shown.brief(one, owner, find_game(one.game).words(lang)) for one in found if one.game in game_ids()]

    @get("/{tournament:str}", summary="Who takes part, rounds and tables, and the standings")
    async def look(self, request: Req, hall: TheHall, tournament: FromPath[str]) -> TournamentInfo:
        return _info(request, await hosting.find(hall, tournament))

    @post("/{tournament:str}/join", summary="Take part, before it begins", status_code=200)
    async def join(
        self, request: Req, hall: TheHall, tournament: FromPath[str], data: JSONBody[JoinTournament]
    ) -> TournamentInfo:
        await hosting.join(hall, tournament, owner_of(request), data, by_program(request))
        return _info(request, await hosting.find(hall, tournament))

    @post(
        "/{tournament:str}/leave",
        summary="Take part no more; a bot plays on where a game of mine is on",
        status_code=200,
    )
    async def leave(self, request: Req, hall: TheHall, tournament: FromPath[str]) -> TournamentInfo:
        await hosting.leave(hall, tournament, owner_of(request))
        return _info(request, await hosting.find(hall, tournament))

    @post("/{tournament:str}/start", summary="Begin a tournament of mine: the first round is drawn", status_code=200)
    async def start(self, request: Req, hall: TheHall, tournament: FromPath[str]) -> TournamentInfo:
        await hosting.start(hall, tournament, owner_of(request))
        return _info(request, await hosting.find(hall, tournament))

    @post(
        "/{tournament:str}/turn-away",
        summary="Somebody takes no part in a tournament of mine any more",
        status_code=200,
    )
    async def turn_away(
        self, request: Req, hall: TheHall, tournament: FromPath[str], data: JSONBody[TurnAwayEntrant]
    ) -> TournamentInfo:
        await hosting.turn_away(hall, tournament, owner_of(request), data.number)
        return _info(request, await hosting.find(hall, tournament))

    @post("/{tournament:str}/abandon", summary="Give a tournament of mine up: no more rounds", status_code=200)
    async def abandon(self, request: Req, hall: TheHall, tournament: FromPath[str]) -> TournamentInfo:
        await hosting.abandon(hall, tournament, owner_of(request))
        return _info(request, await hosting.find(hall, tournament))

    @get("/{tournament:str}/qr.svg", summary="The tournament's link as a QR code", media_type="image/svg+xml")
    async def qr_code(self, request: Req, hall: TheHall, tournament: FromPath[str]) -> Response[bytes]:
        found = await hosting.find(hall, tournament)
        address = f"{request.base_url}tournament/{found.id}"
        picture = await hall.workroom.do(found.id, lambda: qr(address))
        return Response(picture, media_type="image/svg+xml")


def _info(request: Req, found: Tournament) -> TournamentInfo:
    return shown.info(found, owner_of(request), find_game(found.game).words(lang_of(request)))
