"""What is said at a table: to everybody, to one's partners alone, and courtesies where there is no free chat."""

from __future__ import annotations

import asyncio

from ..core.errors import BadOption
from ..core.refusal import Refusal
from ..core.table import Table
from ..core.texts import Text
from .errors import RefusedAt
from .hall import Hall
from .live import LiveTable
from .manners import blocking
from .messages import Say, SayPhrase
from .naming import check_name, check_unlike
from .store import CHAT
from .tell.asking import CHAT as TOLD
from .tell.asking import Item, asked, people

MAX_CHAT = 500
COURTESIES = ("hello", "luck", "well-played", "wait", "back", "thanks")


async def say(hall: Hall, live: LiveTable, owner: str, wish: Say) -> None:
    words, seat, name = wish.words.strip(), wish.seat, wish.name
    if not 0 < len(words) <= MAX_CHAT or not all(sign.isprintable() or sign == "\n" for sign in words):
        raise BadOption(
            f"a line of chat has 1 to {MAX_CHAT} printable characters", Text("bad-chat", {"most": MAX_CHAT})
        )
    async with hall.holding(live):
        await hall.check_seat(live, owner, seat)
        if seat is not None:
            name = live.chairs[seat].name
        else:
            name = check_name(name or "?")
            check_unlike(name, live.chairs)
        _check_open(live)
        if live.chat_closed:
            raise RefusedAt(live, Refusal("RH-13", "chat-closed"))
        if live.dealt and not free_chat(live.table):
            raise RefusedAt(live, Refusal("RH-7", "no-free-chat"))
    now = hall.store.clock()
    heard = [other for other in people(live) if other != owner and other in hall.messenger.reachable]
    deaf = await asyncio.to_thread(_deaf_to, hall, owner) if heard else set()
    others = {other: Item(live.id, TOLD, f"{now:.0f}", name) for other in heard if other not in deaf}
    also = asked(others, hall.messenger.reachable, hall.tell_at)
    await hall.store.say(live.id, name, seat, words, owner, also)
    live.tell(CHAT)


async def whisper(hall: Hall, live: LiveTable, owner: str, wish: SayPhrase) -> None:
    """Say something to one's partners alone: one of the phrases that the game allows now, and nothing else."""
    seat = wish.seat
    async with hall.at(live) as table:
        await hall.check_seat(live, owner, seat)
        _check_open(live)
        allowed = {pick.id: pick.text for pick in table.game.phrases(table.view(seat))}
        if wish.phrase not in allowed:
            raise RefusedAt(live, _no_such_phrase())
        name, readers = live.chairs[seat].name, table.game.team(seat)
    await hall.store.whisper(live.id, name, seat, allowed[wish.phrase], readers)
    live.tell(CHAT, readers)


async def be_polite(hall: Hall, live: LiveTable, owner: str, wish: SayPhrase) -> None:
    """Say a courtesy to everybody, where there is no free chat."""
    async with hall.at(live) as table:
        await hall.check_seat(live, owner, wish.seat)
        _check_open(live)
        if wish.phrase not in courtesies(table):
            raise RefusedAt(live, _no_such_phrase())
        name = live.chairs[wish.seat].name
    await hall.store.whisper(live.id, name, wish.seat, Text(f"courtesy-{wish.phrase}"), None)
    live.tell(CHAT)


def _deaf_to(hall: Hall, owner: str) -> set[str]:
    """In a thread: who does not want to read somebody's words, and so is not told that there are some."""
    with hall.store.engine.connect() as connection:
        return blocking.deaf_to(connection, owner)


def free_chat(table: Table) -> bool:
    """Whether people may say what they like. Partners may not tell each other about their cards by other ways than the
    game has, and nobody can read every line: at tables of teams free chat begins when the game is over."""
    return table.game.partners == 1 or table.over


def courtesies(table: Table) -> tuple[str, ...]:
    """What can be said to everybody where there is no free chat."""
    return () if free_chat(table) else COURTESIES


def _check_open(live: LiveTable) -> None:
    if live.chat_locked:
        raise RefusedAt(live, Refusal("RH-11", "chat-locked"))


def _no_such_phrase() -> Refusal:
    return Refusal("RH-6", "no-such-phrase")
