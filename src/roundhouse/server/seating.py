"""Who sits where: people sit down, hand their seat to a bot and take it back."""

from __future__ import annotations

from msgspec.structs import replace

from ..bots import bot_names, default_bot
from ..core.errors import BadOption
from ..core.game import Game
from ..core.refusal import Refusal
from ..core.table import MAX_NAME
from ..core.texts import Text
from .errors import RefusedAt
from .hall import Hall
from .live import LiveTable
from .messages import GiveToBot, Sit, TakeBack
from .store import SEATS, Chair, Taken


async def sit(hall: Hall, live: LiveTable, owner: str, wish: Sit) -> int:
    name = check_name(wish.name)
    async with hall.at(live):
        free = [chair.seat for chair in live.chairs if chair.kind == "open" and wish.seat in (None, chair.seat)]
        if not free:
            raise RefusedAt(live, _seat_taken())
        await _change(hall, live, Chair(free[0], "person", name, owner=owner), only_if="open")
    live.tell(SEATS)
    return free[0]


async def give_to_bot(hall: Hall, live: LiveTable, owner: str, wish: GiveToBot) -> None:
    bot = check_bot(live.table.game, wish.bot)
    async with hall.at(live):
        await hall.check_seat(live, owner, wish.seat)
        await _change(hall, live, replace(live.chairs[wish.seat], kind="bot", bot=bot))
    live.tell(SEATS)
    hall.wake_bots(live)


async def take_back(hall: Hall, live: LiveTable, owner: str, wish: TakeBack) -> None:
    async with hall.at(live):
        await hall.check_seat(live, owner, wish.seat)
        await _change(hall, live, replace(live.chairs[wish.seat], kind="person", bot=None))
    live.tell(SEATS)


async def _change(hall: Hall, live: LiveTable, chair: Chair, only_if: str | None = None) -> None:
    try:
        await hall.store.seat(live.id, chair, only_if)
    except Taken:
        live.behind = True
        raise RefusedAt(live, _seat_taken()) from None
    except BaseException:
        live.doubtful = True
        raise
    live.chairs[chair.seat] = chair
    live.rename()


def _seat_taken() -> Refusal:
    return Refusal("RH-5", "seat-taken")


def check_name(name: str) -> str:
    name = name.strip()
    if not name or len(name) > MAX_NAME or not name.isprintable():
        raise BadOption(f"a name has 1 to {MAX_NAME} printable characters", Text("bad-name", {"most": MAX_NAME}))
    return name


def check_bot(game: Game, bot: str | None) -> str:
    """By name only: with parameters of their choice people could make a bot think for hours."""
    bot = bot or default_bot(game)
    if bot not in bot_names(game):
        known = ", ".join(bot_names(game))
        raise BadOption(
            f"{game.id} has no bot {bot!r}; bots here: {known}", Text("bad-bot", {"bot": bot, "known": known})
        )
    return bot
