"""The interface for programs, and for the page: everything that a person can do at a table, over REST."""

from __future__ import annotations

import asyncio
import functools
from typing import Annotated, Any, TypeVar

import msgspec
import structlog
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, QueryParameter
from sqlalchemy import Table as Shelf

from ..analysis import Analysis
from ..core.errors import BadOption
from ..core.game import Game
from ..core.refusal import Refusal, not_your_turn
from ..core.registry import game_ids
from ..core.table import Table
from ..core.texts import Text, Translator
from ..core.verify import verify
from ..core.view import View
from . import chatting, my_turns, new_tables, playing, seating, spare_keys
from .analysing import Analyses
from .answers import Answer, looked, moved, reader_of, takes_gzip
from .browser import asker_of, by_program, lang_of, owner_of, who_of
from .contest import rows as contests
from .errors import NotOver, NotYours, RefusedAt
from .hall import Hall
from .limits import MAX_BOARD_BODY, Buckets
from .live import LiveTable
from .looks import Ask, Looks
from .manners import blocking, hosting, reporting
from .messages import (
    Abandon,
    Again,
    Analyse,
    AnalysisInfo,
    AnswerMotion,
    BoardText,
    CloseChat,
    Created,
    ExpertInfo,
    ExplainedInfo,
    FairInfo,
    GiveToBot,
    Hint,
    Invite,
    Leave,
    MutedInfo,
    MuteWhom,
    NewTable,
    NewTableOnBoard,
    Nudge,
    Played,
    PlayMove,
    PlayOn,
    Preview,
    Propose,
    Reel,
    ReplayStep,
    Report,
    SaidInfo,
    Say,
    SayPhrase,
    SeatsInfo,
    Sit,
    SpareKey,
    StoryInfo,
    TableInfo,
    TableState,
    TakeBack,
    UndoMove,
    UseKey,
    WhoInfo,
    Whom,
    WhyNot,
)
from .over_days import deciding
from .people import inviting
from .present import previews
from .present.analyses import analysis_info, best_board, expert_info
from .present.chat import said_info
from .present.fairness import fair_info
from .present.hints import reason
from .present.lists import table_info
from .present.reader import Reader
from .present.replay import reel, replay_step
from .present.story import story_info
from .present.waiting import seats_info
from .profiles import seeing
from .qr_codes import qr
from .quotas import ANALYSES, BOARDS, CHAT, REPORTS, TABLES, UNDOS, Enough
from .results import counting
from .rulepage import RuleText, rule_text
from .store import Said, Stored
from .waiting import while_waited_for
from .workroom import LISTS

log = structlog.get_logger()
Req = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]
TheBuckets = NamedDependency[Buckets]
TheLooks = NamedDependency[Looks]
TheAnalyses = NamedDependency[Analyses]
ListName = Annotated[str, QueryParameter(name="list")]
#: Answers that are written where they are made; PACKED: and packed.
STATE = {200: ResponseSpec(TableState, generate_examples=False)}
PLAYED = {200: ResponseSpec(Played, generate_examples=False)}
PACKED = {"packed": True}
LineNumber = Annotated[int, QueryParameter(ge=0, le=2**53)]
OnceKey = Annotated[str | None, HeaderParameter(name="Idempotency-Key")]


class Seated(msgspec.Struct):
    seat: int


class TablesApi(Controller):
    """Tables: set them up, look, play."""

    path = "/api/tables"
    tags = ["tables"]
    cache_control = CacheControlHeader(no_store=True)

    @post("/", summary="Set up a table")
    async def create(
        self, request: Req, data: JSONBody[NewTable], hall: TheHall, idempotency_key: OnceKey = None
    ) -> Created:
        asker, once = asker_of(request), new_tables.once(hall, owner_of(request), idempotency_key)
        live = await new_tables.find_again(hall, once)
        if live is None:
            hall.quotas.take(TABLES, asker)
            live = await new_tables.create(
                hall, _named(request, data), asker.owner, lang_of(request), once=once, program=by_program(request)
            )
        return _created(live, asker.owner)

    @post("/brought", summary="Set up a table on a board of one's own", request_max_body_size=MAX_BOARD_BODY)
    async def create_on_board(
        self,
        request: Req,
        data: JSONBody[NewTableOnBoard],
        hall: TheHall,
        buckets: TheBuckets,
        idempotency_key: OnceKey = None,
    ) -> Created:
        asker, once = asker_of(request), new_tables.once(hall, owner_of(request), idempotency_key)
        live = await new_tables.find_again(hall, once)
        if live is None:
            buckets.charge(request.scope["client"], data.board)
            for kind in (TABLES, BOARDS):
                hall.quotas.take(kind, asker)
            wish = _named(request, data)
            live = await new_tables.create(
                hall, wish, asker.owner, lang_of(request), data.board, once, by_program(request)
            )
        return _created(live, asker.owner)

    @get("/", summary="Lists of tables")
    async def tables(self, request: Req, hall: TheHall, list_: ListName = "open") -> list[TableInfo]:
        reader = reader_of(request)
        if list_ == "mine":
            found = await asyncio.to_thread(
                functools.partial(hall.store.listed, owner=reader.owner, limit=my_turns.MOST)
            )
        elif list_ in ("open", "watch"):
            found = await asyncio.to_thread(functools.partial(hall.store.listed, seats=list_ == "open"))
        else:
            raise BadOption(f"list is mine, open or watch, not {list_!r}", Text("bad-list", {"list": list_}))
        known = [stored for stored in found if stored.record.game in game_ids()]
        acting = [await my_turns.acting(hall, stored, reader) for stored in known]
        cups = await asyncio.to_thread(_cups, hall, known)
        return await hall.workroom.do(
            LISTS,
            lambda: [
                table_info(one, seats, reader, cups.get(one.tournament or "", ""))
                for one, seats in zip(known, acting, strict=True)
            ],
        )

    @post("/{table:str}/close-chat", summary="Close the chat of a table of mine, or open it again", status_code=204)
    async def close_chat(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[CloseChat]) -> None:
        await hosting.close_chat(hall, await hall.find(table), owner_of(request), data.closed)

    @post("/{table:str}/turn-away", summary="Turn somebody away from a table of mine, before the game", status_code=204)
    async def turn_away(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[Leave]) -> None:
        await hosting.turn_away(hall, await hall.find(table), owner_of(request), data.seat)

    @post("/{table:str}/block", summary="Read nothing more of somebody, and meet them no more", status_code=204)
    async def block(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[Whom]) -> None:
        owner = owner_of(request)
        other, name = await _somebody_else(hall, await hall.find(table), owner, data)
        await _shun(hall, owner, other, name, blocking.BLOCKED)

    @post("/{table:str}/mute", summary="Do not read what somebody says, or read it again", status_code=204)
    async def mute(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[MuteWhom]) -> None:
        owner = owner_of(request)
        other, name = await _somebody_else(hall, await hall.find(table), owner, data)
        if data.mute:
            await _shun(hall, owner, other, name, blocking.MUTED)
        else:
            await hall.store.do(lambda connection: blocking.unblock(connection, owner, other, blocking.MUTED), kind="")

    @get("/{table:str}/muted", summary="The seats whose words I do not want to read")
    async def muted(self, request: Req, hall: TheHall, table: FromPath[str]) -> MutedInfo:
        live, owner = await hall.find(table), owner_of(request)

        def read() -> dict[str, str]:
            with hall.store.engine.connect() as connection:
                return blocking.blocked_by(connection, owner, blocking.MUTED)

        unread = await asyncio.to_thread(read)
        async with hall.holding(live):
            return MutedInfo([chair.seat for chair in live.chairs if chair.owner in unread])

    @get("/{table:str}/who", summary="Who has a seat at a table of mine, if they have an account")
    async def who(self, request: Req, hall: TheHall, table: FromPath[str], seat: FromQuery[int]) -> WhoInfo:
        live, owner = await hall.find(table), owner_of(request)
        async with hall.holding(live):
            if not live.seats_of(owner):
                raise NotYours
            person = live.chairs[seat].owner if 0 <= seat < len(live.chairs) else None
        return WhoInfo(await asyncio.to_thread(_account, hall, owner, person or ""))

    @post("/{table:str}/report", summary="Tell the operator what went wrong here", status_code=204)
    async def report(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[Report]) -> None:
        asker, live, words = asker_of(request), await hall.find(table), data.words.strip()
        if not 0 < len(words) <= reporting.LONGEST:
            raise BadOption("a report has 1 to 1000 characters", Text("bad-report", {"most": reporting.LONGEST}))
        hall.quotas.take(REPORTS, asker)
        about = (await _meant(hall, live, data))[0]
        lines = await asyncio.to_thread(hall.store.chat_after, live.id, 0, None, reporting.LINES)
        said, now = [said_info(line, live.chairs, live.words("en")) for line in lines], hall.store.clock()
        await hall.store.do(
            lambda connection: reporting.report(connection, live.id, asker.owner, about, words, said, now), kind=""
        )

    @post("/{table:str}/invite", summary="Keep a free seat for somebody I have played with", status_code=200)
    async def invite(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[Invite]) -> Seated:
        live = await hall.find(table)
        return Seated(await inviting.invite(hall, live, owner_of(request), data.person, data.seat))

    @post("/{table:str}/uninvite", summary="A seat is kept for nobody any more", status_code=204)
    async def uninvite(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[Leave]) -> None:
        live = await hall.find(table)
        await inviting.take_back(hall, live, owner_of(request), data.seat)

    @get("/{table:str}", summary="What a seat (or a spectator) sees now", responses=STATE, opt=PACKED)
    async def state(
        self,
        request: Req,
        hall: TheHall,
        looks: TheLooks,
        table: FromPath[str],
        seat: FromQuery[int | None] = None,
        have: FromQuery[str] = "",
        since: FromQuery[str] = "",
        heard: LineNumber = 0,
    ) -> Response[bytes]:
        live, reader = await hall.find(table), reader_of(request, seat, have)
        ask = Ask(since, request.headers.get("if-none-match", ""), heard)
        look = await looks.look(hall, live, reader, ask)
        if look.known:
            return Response(b"", status_code=304, headers={"ETag": look.tag})
        return _response(looked(look, takes_gzip(request)))

    @post("/{table:str}/moves", summary="Play a move", status_code=200, responses=PLAYED, opt=PACKED)
    async def move(
        self,
        request: Req,
        hall: TheHall,
        looks: TheLooks,
        table: FromPath[str],
        data: JSONBody[PlayMove],
        have: FromQuery[str] = "",
        since: FromQuery[str] = "",
    ) -> Response[bytes]:
        live = await hall.find(table)
        played = await playing.play(hall, live, owner_of(request), data)
        return _response(await moved(hall, looks, live, played, reader_of(request, data.seat, have), since))

    @post("/{table:str}/undo", summary="Take the last move back", status_code=200, responses=PLAYED, opt=PACKED)
    async def undo(
        self,
        request: Req,
        hall: TheHall,
        looks: TheLooks,
        table: FromPath[str],
        data: JSONBody[UndoMove],
        have: FromQuery[str] = "",
        since: FromQuery[str] = "",
    ) -> Response[bytes]:
        hall.quotas.take(UNDOS, asker_of(request))
        live = await hall.find(table)
        played = await playing.undo(hall, live, owner_of(request), data)
        return _response(await moved(hall, looks, live, played, reader_of(request, data.seat, have), since))

    @post("/{table:str}/sit", summary="Take an open seat", status_code=200)
    async def sit(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[Sit]) -> Seated:
        live = await hall.find(table)
        await hosting.check_welcome(hall, live, owner_of(request))
        return Seated(await seating.sit(hall, live, owner_of(request), data, by_program(request)))

    @post("/{table:str}/leave", summary="Leave a seat before the game is dealt", status_code=204)
    async def leave(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[Leave]) -> None:
        live = await hall.find(table)
        await seating.leave(hall, live, owner_of(request), data)

    @post("/{table:str}/keep", summary="Keep a table that would be removed", status_code=204)
    async def keep(self, request: Req, hall: TheHall, table: FromPath[str]) -> None:
        live = await hall.find(table)
        await seating.keep(hall, live, owner_of(request))

    @get("/{table:str}/seats", summary="Who sits there, who is awaited, and whether the game is dealt")
    async def seats(self, request: Req, hall: TheHall, table: FromPath[str]) -> SeatsInfo:
        live = await hall.find(table)
        rated = await asyncio.to_thread(_counts, hall, live.id)
        async with hall.holding(live):
            return seats_info(live, reader_of(request), rated)

    @post("/{table:str}/key", summary="A link that takes your seats here to another device, once", status_code=200)
    async def key(self, request: Req, hall: TheHall, table: FromPath[str]) -> SpareKey:
        live = await hall.find(table)
        key = await spare_keys.make(hall, live, owner_of(request))
        link = f"{request.base_url}table/{live.id}/key#{key}"
        picture = await hall.workroom.do(table, lambda: qr(link))
        return SpareKey(link, picture.decode(), spare_keys.DAYS)

    @post("/{table:str}/unlock", summary="Take the seats over that a key is for", status_code=200)
    async def unlock(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[UseKey]) -> Seated:
        live = await hall.find(table)
        return Seated(await spare_keys.use(hall, live, owner_of(request), data.key, by_program(request)))

    @post("/{table:str}/bot", summary="Let a bot play a seat of yours", status_code=204)
    async def give(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[GiveToBot]) -> None:
        live = await hall.find(table)
        owner = owner_of(request)
        if live.seats_of(owner) and not live.owns(owner, data.seat):
            await deciding.call_bot(hall, live, owner, data.seat)
        else:
            await seating.give_to_bot(hall, live, owner, data)
            await deciding.settle(hall, live)

    @post("/{table:str}/back", summary="Take a seat back from its bot", status_code=204)
    async def back(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[TakeBack]) -> None:
        live = await hall.find(table)
        await seating.take_back(hall, live, owner_of(request), data)

    @post("/{table:str}/abandon", summary="Give a seat of yours up for good", status_code=204)
    async def abandon(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[Abandon]) -> None:
        await deciding.abandon(hall, await hall.find(table), owner_of(request), data)

    @post("/{table:str}/nudge", summary="Remind somebody who is awaited", status_code=204)
    async def nudge(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[Nudge]) -> None:
        hall.quotas.take(CHAT, asker_of(request))
        who = who_of(request)
        await deciding.nudge(hall, await hall.find(table), owner_of(request), "?" if who is None else who.name, data)

    @post("/{table:str}/propose", summary="Say what you wish the table to agree on", status_code=204)
    async def propose(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[Propose]) -> None:
        hall.quotas.take(UNDOS, asker_of(request))
        await deciding.propose(hall, await hall.find(table), owner_of(request), data)

    @post("/{table:str}/answer", summary="Agree to what somebody wishes, or not", status_code=204)
    async def answer(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[AnswerMotion]) -> None:
        await deciding.answer(hall, await hall.find(table), owner_of(request), data)

    @get("/{table:str}/why", summary="Why something is not possible")
    async def why(
        self,
        request: Req,
        hall: TheHall,
        table: FromPath[str],
        seat: FromQuery[int],
        picks: FromQuery[str],
    ) -> WhyNot:
        live, owner = await hall.find(table), owner_of(request)
        async with hall.at(live) as now:
            await hall.check_seat(live, owner, seat)
            seen = now.still()
        refusal = await hall.workroom.do(table, lambda: seen.why_not(seat, [pick for pick in picks.split(",") if pick]))
        return WhyNot("", "") if refusal is None else WhyNot(refusal.rule, live.words(lang_of(request))(refusal.text))

    @get("/{table:str}/rules", summary="The numbered rules that are played here, as HTML")
    async def rules(self, request: Req, hall: TheHall, table: FromPath[str]) -> RuleText:
        game, lang = (await hall.find(table)).game, lang_of(request)
        return await hall.workroom.do(table, lambda: rule_text(game, lang))

    @get("/{table:str}/explain", summary="What the things in the drawings are, with the rules that speak of them")
    async def explain(
        self, request: Req, hall: TheHall, table: FromPath[str], seat: FromQuery[int | None] = None
    ) -> dict[str, ExplainedInfo]:
        game, view, tr = await _sight(hall, table, reader_of(request, seat))
        return await hall.workroom.do(
            table, lambda: {name: ExplainedInfo(tr(one.text), one.rule) for name, one in game.explain(view).items()}
        )

    @get("/{table:str}/labels", summary="What the things on the board are called that can be pointed at")
    async def labels(self, request: Req, hall: TheHall, table: FromPath[str], seat: FromQuery[int]) -> dict[str, str]:
        game, view, tr = await _sight(hall, table, reader_of(request, seat))
        return await hall.workroom.do(table, lambda: {name: tr(text) for name, text in game.labels(view).items()})

    @get("/{table:str}/plain", summary="The board as a seat (or a spectator) sees it, as characters")
    async def plain(
        self, request: Req, hall: TheHall, table: FromPath[str], seat: FromQuery[int | None] = None
    ) -> BoardText:
        game, view, tr = await _sight(hall, table, reader_of(request, seat))
        return BoardText(await hall.workroom.do(table, lambda: game.plain(view, tr, seat or 0)))

    @get("/{table:str}/hint", summary="What an expert would do after a short thought, and one reason")
    async def hint(self, request: Req, hall: TheHall, table: FromPath[str], seat: FromQuery[int]) -> Hint:
        live, owner = await hall.find(table), owner_of(request)
        async with hall.at(live):
            await hall.check_seat(live, owner, seat)
            if live.tournament is not None:
                raise RefusedAt(live, Refusal("RH-14", "no-hint"))
            game, tr = live.table.game, live.words(lang_of(request))
            view, moves = live.table.view(seat), live.table.state.moves(seat)
        if not moves:
            raise RefusedAt(live, not_your_turn())
        found = await while_waited_for(request, hall.thinkers.advise(owner, game.id, seat, view, moves, game.board))
        move = found.move
        path = game.path(view, move)
        why = await hall.workroom.do(table, lambda: reason(game, view, moves, found.line, tr, found.beside))
        return Hint(game.moveset.notation(move), [pick.id for pick in path], [tr(pick.text) for pick in path], why)

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
        live, reader = await hall.find(table), reader_of(request, seat, have)
        async with hall.at(live):
            await hall.check_seat(live, reader.owner, seat)
            game, tr = live.table.game, live.words(reader.lang)
            packed = game.moveset.pack(move)
            refusal = live.table.refusal(seat, packed)
            if refusal is not None:
                raise RefusedAt(live, refusal)
            view = live.table.view(seat)
        return await hall.workroom.do(table, lambda: previews.preview(game, view, packed, tr, reader.have))

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
        reader = reader_of(request, seat, have)
        seen, tr = await _past(hall, table, reader, at)
        return await hall.workroom.do(table, lambda: replay_step(seen, at, reader, tr))

    @get("/{table:str}/frames", summary="How the game went on after some of its moves, move by move")
    async def frames(
        self,
        request: Req,
        hall: TheHall,
        table: FromPath[str],
        at: FromQuery[int],
        seat: FromQuery[int | None] = None,
        have: FromQuery[str] = "",
    ) -> Reel:
        reader = reader_of(request, seat, have)
        seen, tr = await _past(hall, table, reader, at)
        return await hall.workroom.do(table, lambda: reel(seen, at, seen.ply, reader, tr))

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
        tr = live.words(lang_of(request))
        return await hall.workroom.do(table, lambda: fair_info(game, record, verify(record), tr))

    @get("/{table:str}/story", summary="A finished game in figures: curves, and what chance gave")
    async def story(self, request: Req, hall: TheHall, looks: TheLooks, table: FromPath[str]) -> StoryInfo:
        live = await _finished(hall, table)
        seen, tr = live.table, live.words(lang_of(request))
        return await looks.workroom.do(table, lambda: story_info(seen, tr))

    @post("/{table:str}/analyse", summary="Explain a finished game, or stop doing so", status_code=200)
    async def analyse(
        self, request: Req, hall: TheHall, analyses: TheAnalyses, table: FromPath[str], data: JSONBody[Analyse]
    ) -> AnalysisInfo:
        live, asker = await hall.find(table), asker_of(request)
        if data.stop:
            await analyses.stop(live, asker.owner)
            progress = await analyses.of(live)  # it may have come to its end before
            if progress is None:
                return _progress("none", 0, 0)
        else:
            if await analyses.of(live) is None:
                hall.quotas.take(ANALYSES, asker)
            progress = await analyses.begin(live, asker.owner)
        status = "running" if progress.found is None else "done"
        return _progress(status, progress.done, progress.total, analyses.may_stop(live, asker.owner))

    @get("/{table:str}/analysis", summary="A finished game explained: decisions, chances, luck; or how far that is")
    async def analysis(self, request: Req, hall: TheHall, analyses: TheAnalyses, table: FromPath[str]) -> AnalysisInfo:
        live = await hall.find(table)
        progress = await analyses.of(live)
        if progress is None:
            return _progress("none", 0, 0)
        if progress.found is None:
            return _progress("running", progress.done, progress.total, analyses.may_stop(live, owner_of(request)))
        seen, tr, found = live.table, live.words(lang_of(request)), progress.found
        return await hall.workroom.do(table, lambda: analysis_info(seen, found, tr))

    @get("/{table:str}/expert", summary="The table after an expert's move, or after what was played")
    async def expert(
        self,
        request: Req,
        hall: TheHall,
        analyses: TheAnalyses,
        table: FromPath[str],
        move: FromQuery[int],
        by: FromQuery[int],
        have: FromQuery[str] = "",
        played: FromQuery[bool] = False,
    ) -> ExpertInfo:
        reader = reader_of(request, None, have)
        live, found = await _explained(hall, analyses, table)
        seen, tr = live.table, live.words(reader.lang)
        return await hall.workroom.do(table, lambda: expert_info(seen, found, move, by, played, tr, reader.have))

    @get("/{table:str}/best.svg", summary="The best board that the dice allowed", media_type="image/svg+xml")
    async def best(
        self,
        request: Req,
        hall: TheHall,
        analyses: TheAnalyses,
        table: FromPath[str],
        seat: FromQuery[int],
        played: FromQuery[bool] = False,
    ) -> Response[str]:
        live, found = await _explained(hall, analyses, table)
        seen, tr = live.table, live.words(lang_of(request))
        picture = await hall.workroom.do(table, lambda: best_board(seen, found, seat, played, tr))
        return Response(picture, media_type="image/svg+xml")

    @post("/{table:str}/rematch", summary="The same people again")
    async def rematch(
        self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[Again | None] = None
    ) -> Created:
        owner = owner_of(request)
        again = await new_tables.rematch(hall, await hall.find(table), owner, data.entropy if data else None)
        return _created(again, owner)

    @post("/{table:str}/play-on", summary="Play on from a position of a finished game, at a new table")
    async def play_on(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[PlayOn]) -> Created:
        asker, live = asker_of(request), await hall.find(table)
        hall.quotas.take(TABLES, asker)
        new = await new_tables.play_on(hall, live, _named(request, data), asker.owner, lang_of(request))
        return _created(new, asker.owner)

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
        async with hall.holding(live):
            await hall.check_seat(live, owner, seat)
        said, blocked = await asyncio.to_thread(_said, hall, live.id, after, seat, owner)
        tr = live.words(lang_of(request))
        return [
            said_info(line, live.chairs, tr, owner)
            for line in said
            if _who_said(live, line) not in blocked and line.owner not in blocked
        ]

    @post("/{table:str}/chat", summary="Say something", status_code=204)
    async def say(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[Say]) -> None:
        hall.quotas.take(CHAT, asker_of(request))
        live = await hall.find(table)
        await chatting.say(hall, live, owner_of(request), data)

    @post("/{table:str}/whisper", summary="Say a phrase to one's partners alone", status_code=204)
    async def whisper(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[SayPhrase]) -> None:
        hall.quotas.take(CHAT, asker_of(request))
        live = await hall.find(table)
        await chatting.whisper(hall, live, owner_of(request), data)

    @post("/{table:str}/courtesy", summary="Say a courtesy to everybody, where there is no free chat", status_code=204)
    async def courtesy(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[SayPhrase]) -> None:
        hall.quotas.take(CHAT, asker_of(request))
        live = await hall.find(table)
        await chatting.be_polite(hall, live, owner_of(request), data)

    @get("/{table:str}/qr.svg", summary="The table's link as a QR code", media_type="image/svg+xml")
    async def qr_code(self, request: Req, hall: TheHall, table: FromPath[str]) -> Response[bytes]:
        live = await hall.find(table)
        address = f"{request.base_url}table/{live.id}"
        picture = await hall.workroom.do(table, lambda: qr(address))
        return Response(picture, media_type="image/svg+xml")


async def _meant(hall: Hall, live: LiveTable, whom: Whom) -> tuple[str | None, str]:
    """Who somebody at a table is, and what they are called there."""
    if whom.line is not None:
        line = await asyncio.to_thread(hall.store.line, live.id, whom.line)
        return (None, "") if line is None else (line.owner or _who_said(live, line), line.name)
    async with hall.holding(live):
        return next(((chair.owner, chair.name) for chair in live.chairs if chair.seat == whom.seat), (None, ""))


async def _somebody_else(hall: Hall, live: LiveTable, owner: str, whom: Whom) -> tuple[str, str]:
    """The same, of somebody who is not the reader."""
    other, name = await _meant(hall, live, whom)
    if other is None or other == owner:
        raise NotYours
    return other, name


def _who_said(live: LiveTable, line: Said) -> str | None:
    """Who has the seat now from which something was said; nobody knows who only watched."""
    return None if line.seat is None else live.chairs[line.seat].owner


async def _shun(hall: Hall, owner: str, other: str, name: str, how: Shelf) -> None:
    """Block somebody, or mute them."""
    now = hall.store.clock()
    if not await hall.store.do(lambda connection: blocking.block(connection, owner, other, name, now, how), kind=""):
        raise Enough(Text("enough-blocks", {"most": blocking.MOST}))


def _said(hall: Hall, table: str, after: int, seat: int | None, owner: str) -> tuple[list[Said], set[str]]:
    """In a thread: what was said, and whose words the reader does not want to read."""
    with hall.store.engine.connect() as connection:
        return hall.store.chat_after(table, after, seat), blocking.unread_by(connection, owner)


def _cups(hall: Hall, found: list[Stored]) -> dict[str, str]:
    """In a thread: what the tournaments are called that these tables belong to."""
    wanted = {one.tournament for one in found if one.tournament is not None}
    if not wanted:
        return {}
    with hall.store.engine.connect() as connection:
        return contests.names(connection, wanted)


def _counts(hall: Hall, table: str) -> bool:
    with hall.store.engine.connect() as connection:
        return counting.counts(connection, table)


def _account(hall: Hall, owner: str, person: str) -> str:
    """In a thread: somebody whose profile may be seen; guests have none."""
    with hall.store.engine.connect() as connection:
        return person if seeing.may_see(connection, owner, person) else ""


async def _explained(hall: Hall, analyses: Analyses, table: str) -> tuple[LiveTable, Analysis]:
    live = await hall.find(table)
    progress = await analyses.of(live)
    if progress is None or progress.found is None:
        raise BadOption("the game is not explained yet", Text("bad-not-explained"))
    return live, progress.found


def _progress(status: str, done: int, total: int, may_stop: bool = False) -> AnalysisInfo:
    return AnalysisInfo(status, done, total, may_stop, [], [], [], [], [])


async def _sight(hall: Hall, name: str, reader: Reader) -> tuple[Game, View, Translator]:
    """What a reader sees of a table now, and their words for it."""
    live = await hall.find(name)
    async with hall.at(live) as table:
        await hall.check_seat(live, reader.owner, reader.seat)
        return table.game, table.view(reader.seat), live.words(reader.lang)


async def _past(hall: Hall, name: str, reader: Reader, at: int) -> tuple[Table, Translator]:
    """A table to look back at, if it has come so far."""
    live = await hall.find(name)
    async with hall.at(live) as table:
        await hall.check_seat(live, reader.owner, reader.seat)
        if not 0 <= at <= table.ply:
            raise BadOption(
                f"the game has {table.ply} moves, not {at}", Text("bad-place", {"moves": table.ply, "at": str(at)})
            )
        return table.still(), live.words(reader.lang)


def _response(answer: Answer) -> Response[bytes]:
    return Response(answer.body, media_type=MediaType.JSON, headers=answer.headers)


async def _finished(hall: Hall, table: str) -> LiveTable:
    live = await hall.find(table)
    async with hall.at(live):
        if not live.table.over:
            raise NotOver
        await hall.check_unsealed(live)
        return live


W = TypeVar("W", NewTable, PlayOn)


def _named(request: Req, wish: W) -> W:
    """Whoever has a name need not say it."""
    who = who_of(request)
    return wish if wish.name or who is None else msgspec.structs.replace(wish, name=who.name)


def _created(live: LiveTable, owner: str) -> Created:
    return Created(live.id, f"/table/{live.id}", live.seats_of(owner))
