"""Who sits where: people sit down, leave before the game is dealt, hand their seat to a bot and take it back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec.structs import replace

from ..bots import bot_names, default_bot
from ..core.errors import BadOption
from ..core.game import Game
from ..core.refusal import Refusal, refuse
from ..core.table import ENTROPY
from ..core.texts import Text
from .errors import NotYours, RefusedAt
from .hall import Hall
from .live import LiveTable
from .messages import GiveToBot, Leave, Sit, TakeBack
from .naming import check_name, check_unlike
from .store import SEATS, Chair, Taken


async def sit(hall: Hall, live: LiveTable, owner: str, wish: Sit) -> int:
    """Whoever takes the last seat starts the game. Said twice, it is done once."""
    name, entropy = check_name(wish.name), check_entropy(wish.entropy)
    async with hall.holding(live):
        for chair in live.chairs:
            if chair.owner == owner and chair.name == name and wish.seat in (None, chair.seat) and not chair.kept:
                return chair.seat
        # Seats that are kept for somebody are theirs, and come first.
        open_to = [chair for chair in live.chairs if chair.kind == "open" and chair.owner in (None, owner)]
        open_to.sort(key=lambda chair: chair.owner is None)
        free = [chair.seat for chair in open_to if wish.seat in (None, chair.seat)]
        if not free:
            raise RefusedAt(live, _seat_taken())
        seat = next((seat for seat in free if one_team(live.game, [*live.seats_of(owner), seat])), None)
        if seat is None:
            raise RefusedAt(live, Refusal("RH-8", "one-team"))
        check_unlike(name, [chair for chair in live.chairs if chair.seat != seat])
        await _change(hall, live, Chair(seat, "person", name, owner=owner, entropy=entropy), only_if="open")
        if live.full and not live.dealt:
            await hall.deal(live)
    live.tell(SEATS)
    return seat


async def take_kept_seats(hall: Hall, live: LiveTable, owner: str, entropy: str | None) -> None:
    """Whoever played the game before comes to the next one. Said twice, it is done once."""
    async with hall.holding(live):
        kept = [chair for chair in live.chairs if chair.kept and chair.owner == owner]
        for chair in kept:
            await _change(hall, live, replace(chair, kind="person", entropy=entropy), only_if="open")
        if live.full and not live.dealt:
            await hall.deal(live)
    if kept:
        live.tell(SEATS)


async def leave(hall: Hall, live: LiveTable, owner: str, wish: Leave) -> None:
    """Stand up before the game is dealt: the seat is open again. With the last person the table goes."""
    async with hall.holding(live):
        await hall.check_seat(live, owner, wish.seat)
        if live.dealt:
            raise RefusedAt(live, Refusal("RH-9", "dealt"))
        chair = Chair(wish.seat, "open", live.words("en").name(wish.seat), unnamed=True)
        try:
            await hall.store.leave(live.id, chair)
        except Taken:
            live.behind = True
            raise RefusedAt(live, Refusal("RH-9", "dealt")) from None
        except BaseException:
            live.doubtful = True
            raise
        live.chairs[wish.seat] = chair
        if all(one.owner is None for one in live.chairs):
            hall.forget(live)
    live.tell(SEATS)


def one_team(game: Game, seats: Sequence[int]) -> bool:
    """Whether these seats are partners, or everybody plays alone: nobody looks into two teams' cards."""
    return game.partners == 1 or len({game.team(seat) for seat in seats}) <= 1


async def keep(hall: Hall, live: LiveTable, owner: str) -> None:
    """Whoever sits there may want the table to stay."""
    async with hall.holding(live):
        if not live.seats_of(owner):
            raise NotYours
        await hall.store.keep(live.id)


async def give_to_bot(hall: Hall, live: LiveTable, owner: str, wish: GiveToBot) -> None:
    """A seat of one's own; or that of somebody whom the table has waited for too long."""
    bot = check_bot(live.game, wish.bot)
    async with hall.at(live):
        if live.seats_of(owner) and not live.owns(owner, wish.seat):
            await _check_absent(hall, live, wish.seat)
        else:
            await hall.check_seat(live, owner, wish.seat)
        await _change(hall, live, replace(live.chairs[wish.seat], kind="bot", bot=bot))
    live.tell(SEATS)
    hall.wake_bots(live)


async def take_back(hall: Hall, live: LiveTable, owner: str, wish: TakeBack) -> None:
    async with hall.at(live):
        await hall.check_seat(live, owner, wish.seat)
        await _change(hall, live, replace(live.chairs[wish.seat], kind="person", bot=None))
    live.tell(SEATS)


async def _check_absent(hall: Hall, live: LiveTable, seat: int) -> None:
    """Whether a seat that others own has kept the table waiting, so that somebody who plays there may call a bot."""
    if not 0 <= seat < len(live.chairs) or live.chairs[seat].kind != "person":
        raise NotYours
    hours = hall.settings.absent_hours
    waited = hall.store.clock() - await asyncio.to_thread(hall.store.last_move, live.id)
    if not hours or seat not in live.table.actors() or waited < 3600 * hours:
        raise RefusedAt(live, refuse("RH-10", "not-absent", hours=hours))


async def _change(hall: Hall, live: LiveTable, chair: Chair, only_if: str | None = None) -> None:
    try:
        await change(hall, live, chair, only_if=only_if)
    except Taken:
        raise RefusedAt(live, _seat_taken()) from None


async def change(hall: Hall, live: LiveTable, *chairs: Chair, **only: str | None) -> None:
    """Change chairs on disk, then in memory; `only`: see Store.seat. Taken: somebody else was faster."""
    try:
        await hall.store.seat(live.id, *chairs, **only)
    except Taken:
        live.behind = True
        raise
    except BaseException:
        live.doubtful = True
        raise
    for chair in chairs:
        live.chairs[chair.seat] = chair
    live.rename()


def _seat_taken() -> Refusal:
    return Refusal("RH-5", "seat-taken")


def check_entropy(entropy: str | None) -> str | None:
    if entropy and not ENTROPY.fullmatch(entropy):
        raise BadOption("entropy is 1 to 64 letters, digits, - and _", Text("bad-entropy"))
    return entropy or None


def check_bot(game: Game, bot: str | None) -> str:
    """By name only: with parameters of their choice people could make a bot think for hours."""
    bot = bot or default_bot(game)
    if bot not in bot_names(game):
        known = ", ".join(bot_names(game))
        raise BadOption(
            f"{game.id} has no bot {bot!r}; bots here: {known}", Text("bad-bot", {"bot": bot, "known": known})
        )
    return bot
