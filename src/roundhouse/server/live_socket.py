"""The WebSocket of a table: it says that something changed; moves may come this way too."""

from __future__ import annotations

import asyncio
import contextlib
import re
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import (
    HTTPException,
    TooManyRequestsException,
    ValidationException,
    WebSocketDisconnect,
    WebSocketException,
)
from litestar.params import FromPath, FromQuery

from ..core.errors import BadOption
from ..core.texts import Text
from . import playing
from .browser import Asker, asker_of, lang_of, owner_of, same_origin
from .hall import Hall
from .limits import Buckets, Sockets
from .live import LiveTable
from .messages import PlayMove, UndoMove
from .people.members import Members
from .problems import problem_of
from .quotas import UNDOS
from .store import NEWS

log = structlog.get_logger()
SEAT = re.compile(r"[0-9]{1,3}")
MAX_MESSAGE = 4096
#: At one table; whoever sits there finds room beside so many spectators.
MAX_LISTENERS = 500
ROOM_FOR_PLAYERS = 100
#: A socket that was closed because it said too much.
TOO_MUCH = 4429
#: Whoever opened it is not signed in any more.
SIGNED_OUT = 4401


@websocket("/api/tables/{table:str}/live")
async def live_socket(
    socket: WebSocket[Any, Any, Any],
    hall: NamedDependency[Hall],
    buckets: NamedDependency[Buckets],
    sockets: NamedDependency[Sockets],
    members: NamedDependency[Members],
    table: FromPath[str],
    seats: FromQuery[str] = "",
) -> None:
    """News of one table; moves may come this way too. A slow reader gets the latest news, not all of it."""
    if not same_origin(socket):
        raise WebSocketException(detail="another site's page may not listen here", code=4403)
    owner, lang = owner_of(socket), lang_of(socket)
    with contextlib.ExitStack() as held:
        try:
            hall.bans.check(asker_of(socket))
            held.enter_context(sockets.held(socket.scope["client"], asker_of(socket).payer))
            live = await hall.find(table)
            async with hall.holding(live):
                await hall.check_seat(live, owner, None)
                wished = [int(seat) for seat in seats.split(",") if SEAT.fullmatch(seat)]
                mine = frozenset(seat for seat in wished if live.owns(owner, seat))
                room = MAX_LISTENERS + (ROOM_FOR_PLAYERS if live.seats_of(owner) else 0)
                if len(live.listeners) >= room:
                    raise TooManyRequestsException
        except Exception as error:
            problem = problem_of(error, lang)
            raise WebSocketException(detail=problem.title, code=4000 + problem.status) from error
        await _listen(socket, members, buckets, live, mine)


async def _listen(
    socket: WebSocket[Any, Any, Any], members: Members, buckets: Buckets, live: LiveTable, mine: frozenset[int]
) -> None:
    hall, lang, payer = members.hall, lang_of(socket), asker_of(socket).payer
    waiting: dict[str, dict[str, Any]] = {}
    something = asyncio.Event()

    def listen(message: dict[str, Any]) -> None:
        waiting[message["type"]] = message
        something.set()

    async def pass_on() -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # gone: the reader below notices too
            while True:
                await something.wait()
                something.clear()
                while waiting:
                    _, message = waiting.popitem()
                    await socket.send_data(msgspec.json.encode(message))

    # Before it is accepted: who has been let in misses nothing.
    live.listen(listen, mine)
    sender = None
    try:
        await socket.accept()
        sender = asyncio.create_task(pass_on())
        hall.wake_bots(live)
        while True:
            text = await socket.receive_text()
            if not buckets.take(socket.scope["client"], person=payer):
                await socket.close(TOO_MUCH)
                return
            if not await members.still(socket.scope):
                await socket.close(SIGNED_OUT)
                return
            answer = await _answer(hall, live, asker_of(socket), lang, text)
            if answer["type"] == "played" and waiting.get(NEWS, answer)["number"] <= answer["number"]:
                waiting.pop(NEWS, None)  # the answer says it already
            await socket.send_data(msgspec.json.encode(answer))
    except (WebSocketDisconnect, RuntimeError):
        pass  # RuntimeError: it went while it was being answered
    finally:
        if sender is not None:
            sender.cancel()
        live.leave(listen)


async def _answer(hall: Hall, live: LiveTable, asker: Asker, lang: str, text: str) -> dict[str, Any]:
    owner = asker.owner
    try:
        if len(text) > MAX_MESSAGE:
            raise HTTPException(status_code=413)
        message = _MESSAGE.decode(text)
        if message.type == "ping":
            return {"type": "pong"}
        if message.type == "play":
            played = await playing.play(hall, live, owner, PlayMove(message.seat, message.move, message.number))
        elif message.type == "undo":
            hall.quotas.take(UNDOS, asker)
            played = await playing.undo(hall, live, owner, UndoMove(message.seat, message.number))
        else:
            raise BadOption(
                f"a message is ping, play or undo, not {message.type!r}", Text("bad-message", {"type": message.type})
            )
    except msgspec.MsgspecError as error:
        return _problem(ValidationException(str(error)), lang)
    except Exception as error:
        return _problem(error, lang)
    return {"type": "played", "number": played.number, "own_number": played.own_number}


def _problem(error: Exception, lang: str) -> dict[str, Any]:
    problem = problem_of(error, lang)
    if problem.status >= 500:
        log.error("message failed", error=repr(error), exc_info=error)
    return {"type": "problem", **msgspec.to_builtins(problem)}


class SocketMessage(msgspec.Struct, forbid_unknown_fields=True):
    type: str
    seat: int = 0
    move: str = ""
    number: int = 0


_MESSAGE = msgspec.json.Decoder(SocketMessage)
