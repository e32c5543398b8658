"""Who sits where: people sit down, leave before the game is dealt, hand their seat to a bot and take it back."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ..bots import bot_names, default_bot
from ..core.errors import BadOption
from ..core.game import Game
from ..core.refusal import Refusal
from ..core.table import ENTROPY
from ..core.texts import Text
from . import timekeeping as keeping
from .errors import NotYours, RefusedAt
from .hall import Hall, together
from .live import LiveTable
from .messages import GiveToBot, Leave, Sit, TakeBack
from .naming import check_name, check_unlike
from .store import SEATS, Also, Chair, Taken
from .tell.asking import SEAT as TAKEN
from .tell.asking import Item, asked


async def sit(hall: Hall, live: LiveTable, owner: str, wish: Sit, program: bool = False) -> int:
    """Whoever takes the last seat starts the game. Said twice, it is done once."""
    name, entropy = check_name(wish.name), check_entropy(wish.entropy)
    async with hall.holding(live):
        await hall.check_seat(live, owner, None)  # whoever may not look may not sit down
        for chair in live.chairs:
            if chair.owner == owner and chair.name == name and wish.seat in (None, chair.seat) and not chair.kept:
                return chair.seat
        free = [chair.seat for chair in _open_to(live, owner) if wish.seat in (None, chair.seat)]
        if not free:
            raise RefusedAt(live, _seat_taken())
        seat = next((seat for seat in free if one_team(live.game, [*live.seats_of(owner), seat])), None)
        if seat is None:
            raise RefusedAt(live, Refusal("RH-8", "one-team"))
        check_unlike(name, [chair for chair in live.chairs if chair.seat != seat])
        # What was added to the seed of a game that is on stays as it was.
        added = live.chairs[seat].entropy if live.dealt else entropy
        seated = Chair(seat, "person", name, owner=owner, entropy=added, program=program)
        host = {live.host: Item(live.id, TAKEN, f"{seat} {name}", name)} if live.host and live.host != owner else {}
        await _change(hall, live, seated, only_if="open", told=asked(host, hall.messenger.reachable, hall.tell_at))
        if live.full and not live.dealt:
            await hall.deal(live)
    live.tell(SEATS)
    return seat


def _open_to(live: LiveTable, owner: str) -> list[Chair]:
    """The chairs that somebody may take, the best first. Before the game, those that are kept for them, and free ones.
    While it is on, what the others have opened; nobody who plays sees the cards of a second seat."""
    found = [chair for chair in live.chairs if chair.kind == "open"]
    if live.dealt:
        return [] if any(one.owner == owner and one.kind != "open" for one in live.chairs) else found
    return sorted((one for one in found if one.owner in (None, owner)), key=lambda chair: chair.owner is None)


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
            with live.writing():
                await hall.store.leave(live.id, chair)
        except Taken:
            raise RefusedAt(live, Refusal("RH-9", "dealt")) from None
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
    """A seat of one's own. About that of somebody who has gone, the others decide together: see consent."""
    bot = check_bot(live.game, wish.bot)
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


async def _change(
    hall: Hall, live: LiveTable, chair: Chair, only_if: str | None = None, told: Also | None = None
) -> None:
    try:
        await change(hall, live, chair, told=told, only_if=only_if)
    except Taken:
        raise RefusedAt(live, _seat_taken()) from None


async def change(
    hall: Hall, live: LiveTable, *chairs: Chair, host: str | None = None, told: Also | None = None, **only: str | None
) -> None:
    """Change chairs on disk, then in memory; `host`, `only`: see Store.seat; `told`: what is written with it. Taken:
    somebody else was faster."""
    was = [live.chairs[chair.seat] for chair in chairs]
    clock = keeping.seated(live, hall.store.clock(), chairs)
    also = together(keeping.also(live, clock), told)
    with live.writing():
        await hall.store.seat(live.id, *chairs, was=was, host=host, **only, also=also)
    for chair in chairs:
        live.chairs[chair.seat] = chair
    live.host = host or live.host
    live.clock = clock
    live.behind = live.behind or clock is not None  # it runs by the hours of whoever sits there now
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
