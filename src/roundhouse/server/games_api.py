"""The games that can be played here, over REST."""

from __future__ import annotations

import functools
from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ..core.chance import Fast
from ..core.registry import find_game, game_ids
from ..core.table import Table
from .browser import lang_of
from .hall import Hall
from .limits import MAX_BOARD_BODY, Buckets
from .messages import BoardFile, BoardInfo, GameInfo
from .present.games import board_info, game_info
from .rulepage import RuleText, rule_text
from .workroom import BOARDS, GAMES

Req = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]
TheBuckets = NamedDependency[Buckets]
SAMPLE_MOVES = 80


class GamesApi(Controller):
    """The games that can be played here."""

    path = "/api/games"
    tags = ["games"]

    @get("/", summary="All games with their options and bots")
    async def games(self, request: Req, hall: TheHall) -> list[GameInfo]:
        lang = lang_of(request)
        return await hall.workroom.do(GAMES, lambda: [game_info(find_game(name), lang) for name in game_ids()])

    @get("/{game:str}", summary="One game")
    async def game(self, request: Req, game: FromPath[str]) -> GameInfo:
        return game_info(find_game(game), lang_of(request))

    @get("/{game:str}/picture.svg", summary="A picture of its board", media_type="image/svg+xml")
    async def picture(self, hall: TheHall, game: FromPath[str], night: FromQuery[bool] = False) -> Response[str]:
        name = find_game(game).id
        picture = await hall.workroom.do(GAMES, lambda: sample_picture(name, night))
        return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=3600"})

    @get("/{game:str}/rules", summary="Its numbered rules, as HTML")
    async def rules(self, request: Req, hall: TheHall, game: FromPath[str]) -> RuleText:
        found, lang = find_game(game), lang_of(request)
        return await hall.workroom.do(GAMES, lambda: rule_text(found, lang))

    @post(
        "/{game:str}/board",
        summary="Check a board of one's own, and see how it looks",
        status_code=200,
        request_max_body_size=MAX_BOARD_BODY,
    )
    async def board(
        self, request: Req, hall: TheHall, game: FromPath[str], data: JSONBody[BoardFile], buckets: TheBuckets
    ) -> BoardInfo:
        found, lang = find_game(game), lang_of(request)
        buckets.charge(request.scope["client"], data.board)
        return await hall.workroom.do(BOARDS, lambda: board_info(found.with_board(data.board), lang))


@functools.cache
def sample_picture(game: str, night: bool = False) -> str:
    """A board in use, for the card on the home page: the game's sample record, or else some random moves."""
    found = find_game(game)
    sample = found.folder / "sample.json"
    if sample.exists():
        return Table.load(sample.read_bytes(), game=found).svg(0, night=night)
    table, chance = Table.new(found, found.seats[0], seed="home page"), Fast(1)
    while not table.over and table.ply < SAMPLE_MOVES:
        seat = table.actors()[0]
        moves = table.state.moves(seat)
        table.play(seat, moves[chance.number(len(moves))])
    return table.svg(0, night=night)
