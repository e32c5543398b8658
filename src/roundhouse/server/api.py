"""The interface for programs, and for the page: everything a person can do, over REST."""

from __future__ import annotations

import asyncio
import functools
import io
from typing import Annotated, Any

import msgspec
import segno
import structlog
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.exceptions import TooManyRequestsException
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ..bots import default_bot
from ..core.chance import Fast
from ..core.errors import BadOption, RoundhouseError
from ..core.refusal import not_your_turn
from ..core.registry import find_game, game_ids
from ..core.table import Table
from ..core.texts import Text
from ..core.verify import verify
from . import chatting, new_tables, playing, present, seating
from .browser import lang_of, owner_of
from .errors import NotOver, RefusedAt
from .hall import Hall
from .limits import Buckets
from .live import LiveTable
from .messages import (
    BoardFile,
    BoardInfo,
    Created,
    FairInfo,
    GameInfo,
    GiveToBot,
    Hint,
    NewTable,
    NewTableOnBoard,
    Played,
    PlayMove,
    Preview,
    ReplayStep,
    SaidInfo,
    Say,
    SayPhrase,
    Sit,
    TableInfo,
    TableState,
    TakeBack,
    UndoMove,
    WhyNot,
)
from .naming import words_at
from .rulepage import rule_page
from .store import Stored
from .thinking import Thought

log = structlog.get_logger()
Req = Request[Any, Any, Any]
SAMPLE_MOVES = 80
#: A request with a board in it may be so large; its text counts as one request for so many characters.
MAX_BOARD_BODY = 512 * 1024
CHARACTERS = 4096
TheHall = NamedDependency[Hall]
TheBuckets = NamedDependency[Buckets]
ListName = Annotated[str, QueryParameter(name="list")]
LineNumber = Annotated[int, QueryParameter(ge=0, le=2**53)]


def have_of(have: str) -> frozenset[str]:
    return frozenset(have.split(",")) if have else frozenset()


def charge(request: Req, buckets: Buckets, board: str) -> None:
    """Boards cost work and room: whoever brings many of them has to wait sooner."""
    if not buckets.take(request.scope["client"], len(board) / CHARACTERS):
        raise TooManyRequestsException


class Seated(msgspec.Struct):
    seat: int


class RuleText(msgspec.Struct):
    html: str


class GamesApi(Controller):
    """The games that can be played here."""

    path = "/api/games"
    tags = ["games"]

    @get("/", summary="All games with their options and bots")
    async def games(self, request: Req) -> list[GameInfo]:
        lang = lang_of(request)
        return [present.game_info(find_game(name), lang) for name in game_ids()]

    @get("/{game:str}", summary="One game")
    async def game(self, request: Req, game: FromPath[str]) -> GameInfo:
        return present.game_info(find_game(game), lang_of(request))

    @get("/{game:str}/picture.svg", summary="A picture of its board", media_type="image/svg+xml")
    async def picture(self, game: FromPath[str]) -> Response[str]:
        picture = await asyncio.to_thread(sample_picture, find_game(game).id)
        return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=3600"})

    @get("/{game:str}/rules", summary="Its numbered rules, as HTML")
    async def rules(self, request: Req, game: FromPath[str]) -> RuleText:
        return RuleText(rule_page(find_game(game).id, lang_of(request)))

    @post(
        "/{game:str}/board",
        summary="Check a board of one's own, and see how it looks",
        status_code=200,
        request_max_body_size=MAX_BOARD_BODY,
    )
    async def board(
        self, request: Req, game: FromPath[str], data: JSONBody[BoardFile], buckets: TheBuckets
    ) -> BoardInfo:
        found = find_game(game)
        charge(request, buckets, data.board)
        brought = await asyncio.to_thread(found.with_board, data.board)
        return await asyncio.to_thread(present.board_info, brought, lang_of(request))


@functools.cache
def sample_picture(game: str) -> str:
    """A board in use, for the card on the home page: the game's sample record, or else some random moves."""
    found = find_game(game)
    sample = found.folder / "sample.json"
    if sample.exists():
        return Table.load(sample.read_bytes(), game=found).svg(0)
    table, chance = Table.new(found, found.seats[0], seed="home page"), Fast(1)
    while not table.over and table.ply < SAMPLE_MOVES:
        seat = table.actors()[0]
        moves = table.state.moves(seat)
        table.play(seat, moves[chance.number(len(moves))])
    return table.svg(0)


class TablesApi(Controller):
    """Tables: set them up, look, play."""

    path = "/api/tables"
    tags = ["tables"]
    cache_control = CacheControlHeader(no_store=True)

    @post("/", summary="Set up a table")
    async def create(self, request: Req, data: JSONBody[NewTable], hall: TheHall) -> Created:
        owner = owner_of(request)
        live = await new_tables.create(hall, data, owner, lang_of(request))
        return Created(live.id, f"/table/{live.id}", live.seats_of(owner))

    @post("/brought", summary="Set up a table on a board of one's own", request_max_body_size=MAX_BOARD_BODY)
    async def create_on_board(
        self, request: Req, data: JSONBody[NewTableOnBoard], hall: TheHall, buckets: TheBuckets
    ) -> Created:
        owner = owner_of(request)
        charge(request, buckets, data.board)
        live = await new_tables.create(hall, data, owner, lang_of(request), data.board)
        return Created(live.id, f"/table/{live.id}", live.seats_of(owner))

    @get("/", summary="Lists of tables")
    async def tables(self, request: Req, hall: TheHall, list_: ListName = "open") -> list[TableInfo]:
        owner, lang = owner_of(request), lang_of(request)
        if list_ == "mine":
            found = await asyncio.to_thread(functools.partial(hall.store.listed, owner=owner))
        elif list_ in ("open", "watch"):
            found = await asyncio.to_thread(functools.partial(hall.store.listed, over=False))
        else:
            raise BadOption(f"list is mine, open or watch, not {list_!r}", Text("bad-list", {"list": list_}))
        infos = [await _info(hall, stored, owner, lang) for stored in found if stored.record.game in game_ids()]
        return [info for info in infos if list_ != "open" or info.open_seats]

    @get("/{table:str}", summary="What a seat (or a spectator) sees now")
    async def state(
        self,
        request: Req,
        hall: TheHall,
        table: FromPath[str],
        seat: FromQuery[int | None] = None,
        have: FromQuery[str] = "",
    ) -> TableState:
        live, owner = await hall.find(table), owner_of(request)
        async with hall.at(live):
            await hall.check_seat(live, owner, seat)
            return present.table_state(
                live.id,
                live.table,
                live.chairs,
                seat,
                owner,
                live.online,
                lang_of(request),
                have_of(have),
                live.rematch,
            )

    @post("/{table:str}/moves", summary="Play a move", status_code=200)
    async def move(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[PlayMove]) -> Played:
        live = await hall.find(table)
        return await playing.play(hall, live, owner_of(request), data)

    @post("/{table:str}/undo", summary="Take the last move back", status_code=200)
    async def undo(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[UndoMove]) -> Played:
        live = await hall.find(table)
        return await playing.undo(hall, live, owner_of(request), data)

    @post("/{table:str}/sit", summary="Take an open seat", status_code=200)
    async def sit(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[Sit]) -> Seated:
        live = await hall.find(table)
        return Seated(await seating.sit(hall, live, owner_of(request), data))

    @post("/{table:str}/bot", summary="Let a bot play a seat of yours", status_code=204)
    async def give(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[GiveToBot]) -> None:
        live = await hall.find(table)
        await seating.give_to_bot(hall, live, owner_of(request), data)

    @post("/{table:str}/back", summary="Take a seat back from its bot", status_code=204)
    async def back(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[TakeBack]) -> None:
        live = await hall.find(table)
        await seating.take_back(hall, live, owner_of(request), data)

    @get("/{table:str}/why", summary="Why something is not possible")
    async def why(
        self, request: Req, hall: TheHall, table: FromPath[str], seat: FromQuery[int], picks: FromQuery[str]
    ) -> WhyNot:
        live, owner = await hall.find(table), owner_of(request)
        async with hall.at(live):
            await hall.check_seat(live, owner, seat)
            refusal = live.table.why_not(seat, [pick for pick in picks.split(",") if pick])
            if refusal is None:
                return WhyNot("", "")
            return WhyNot(refusal.rule, present.explain(refusal, live.words(lang_of(request))))

    @get("/{table:str}/labels", summary="What the things on the board are called that can be pointed at")
    async def labels(self, request: Req, hall: TheHall, table: FromPath[str], seat: FromQuery[int]) -> dict[str, str]:
        live, owner = await hall.find(table), owner_of(request)
        async with hall.at(live):
            await hall.check_seat(live, owner, seat)
            tr = live.words(lang_of(request))
            return {name: tr(text) for name, text in live.table.game.labels(live.table.view(seat)).items()}

    @get("/{table:str}/hint", summary="What the standard bot would do")
    async def hint(self, request: Req, hall: TheHall, table: FromPath[str], seat: FromQuery[int]) -> Hint:
        live, owner = await hall.find(table), owner_of(request)
        async with hall.at(live):
            await hall.check_seat(live, owner, seat)
            game, tr = live.table.game, live.words(lang_of(request))
            view, moves = live.table.view(seat), live.table.state.moves(seat)
        if not moves:
            raise RefusedAt(live, not_your_turn())
        move = await hall.thinkers.choose(Thought(game.id, "", seat, 0), default_bot(game), view, moves, game.board)
        path = game.path(view, move)
        return Hint(game.moveset.notation(move), [pick.id for pick in path], [tr(pick.text) for pick in path])

    @get("/{table:str}/preview", summary="What a move would do")
    async def preview(
        self,
        request: Req,
        hall: TheHall,
        table: FromPath[str],
        seat: FromQuery[int],
        move: FromQuery[str],
        have: FromQuery[str] = "",
    ) -> Preview:
        live, owner = await hall.find(table), owner_of(request)
        async with hall.at(live):
            await hall.check_seat(live, owner, seat)
            game, tr = live.table.game, live.words(lang_of(request))
            packed = game.moveset.pack(move)
            refusal = live.table.refusal(seat, packed)
            if refusal is not None:
                raise RefusedAt(live, refusal)
            view = live.table.view(seat)
        return present.preview(game, view, packed, tr, have_of(have))

    @get("/{table:str}/replay", summary="The table as it was after some of its moves")
    async def replay(
        self,
        request: Req,
        hall: TheHall,
        table: FromPath[str],
        at: FromQuery[int],
        seat: FromQuery[int | None] = None,
        have: FromQuery[str] = "",
    ) -> ReplayStep:
        live, owner = await hall.find(table), owner_of(request)
        async with hall.at(live):
            await hall.check_seat(live, owner, seat)
            record, moves = live.table.record.standing(), live.table.ply
            game, tr = live.table.game, live.words(lang_of(request))
        if not 0 <= at <= moves:
            raise BadOption(f"the game has {moves} moves, not {at}", Text("bad-place", {"moves": moves, "at": str(at)}))
        then = await asyncio.to_thread(Table.load, record, at, game=game)
        return present.replay_step(then, moves, seat, tr, have_of(have))

    @get("/{table:str}/record", summary="The record of a finished game")
    async def record(self, hall: TheHall, table: FromPath[str]) -> Response[str]:
        record = (await _finished(hall, table)).table.record
        name = f"{record.game}-{table[:6]}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(record.to_json(), media_type="application/json", headers=headers)

    @get("/{table:str}/fair", summary="Every draw of a finished game, recomputed from the seed")
    async def fair(self, request: Req, hall: TheHall, table: FromPath[str]) -> FairInfo:
        live = await _finished(hall, table)
        record, game = live.table.record, live.table.game
        verdict = await asyncio.to_thread(verify, record)
        draws = present.draw_infos(game, verdict.draws, live.words(lang_of(request)))
        return FairInfo(verdict.commitment, record.seed or "", verdict.fair, draws)

    @post("/{table:str}/rematch", summary="The same people again")
    async def rematch(self, request: Req, hall: TheHall, table: FromPath[str]) -> Created:
        owner = owner_of(request)
        again = await new_tables.rematch(hall, await hall.find(table), owner)
        return Created(again.id, f"/table/{again.id}", again.seats_of(owner))

    @get("/{table:str}/chat", summary="What was said to everybody, and to a seat by its partners")
    async def chat(
        self,
        request: Req,
        hall: TheHall,
        table: FromPath[str],
        after: LineNumber = 0,
        seat: FromQuery[int | None] = None,
    ) -> list[SaidInfo]:
        live, owner = await hall.find(table), owner_of(request)
        async with hall.at(live):
            await hall.check_seat(live, owner, seat)
        said = await asyncio.to_thread(hall.store.chat_after, live.id, after, seat)
        tr = live.words(lang_of(request))
        return [present.said_info(line, live.chairs, tr) for line in said]

    @post("/{table:str}/chat", summary="Say something", status_code=204)
    async def say(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[Say]) -> None:
        live = await hall.find(table)
        await chatting.say(hall, live, owner_of(request), data)

    @post("/{table:str}/whisper", summary="Say a phrase to one's partners alone", status_code=204)
    async def whisper(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[SayPhrase]) -> None:
        live = await hall.find(table)
        await chatting.whisper(hall, live, owner_of(request), data)

    @post("/{table:str}/courtesy", summary="Say a courtesy to everybody, where there is no free chat", status_code=204)
    async def courtesy(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[SayPhrase]) -> None:
        live = await hall.find(table)
        await chatting.be_polite(hall, live, owner_of(request), data)

    @get("/{table:str}/qr.svg", summary="The table's link as a QR code", media_type="image/svg+xml")
    async def qr(self, request: Req, hall: TheHall, table: FromPath[str]) -> Response[bytes]:
        live = await hall.find(table)
        picture = io.BytesIO()
        address = f"{request.base_url}table/{live.id}"
        segno.make(address, micro=False).save(picture, kind="svg", scale=4, border=2, xmldecl=False, svgns=True)
        return Response(picture.getvalue(), media_type="image/svg+xml")


async def _finished(hall: Hall, table: str) -> LiveTable:
    live = await hall.find(table)
    async with hall.at(live):
        if not live.table.over:
            raise NotOver
        return live


async def _info(hall: Hall, stored: Stored, owner: str, lang: str) -> TableInfo:
    mine = [chair.seat for chair in stored.chairs if chair.owner == owner]
    actors: list[int] = []
    if not stored.over and mine:
        try:
            async with hall.at(await hall.find(stored.id)) as table:
                actors = table.actors()
        except RoundhouseError as error:  # one table that cannot be read must not hide the others
            log.warning("table cannot be read", table=stored.id, error=str(error))
    game = find_game(stored.record.game)
    return TableInfo(
        id=stored.id,
        game=game.id,
        title=game.title(lang),
        names=list(words_at(game, stored.chairs, lang).names),
        kinds=[chair.kind for chair in stored.chairs],
        open_seats=sum(chair.kind == "open" for chair in stored.chairs),
        over=stored.over,
        touched=stored.touched,
        mine=mine,
        my_turn=any(seat in actors and stored.chairs[seat].kind == "person" for seat in mine),
        brought=stored.record.board is not None,
    )
