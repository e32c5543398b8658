"""Setting up: a new table with its chairs, and the same people's next one."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import re
import secrets
from collections.abc import Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from ..core.chance import commitment, new_seed
from ..core.errors import BadOption
from ..core.game import Game
from ..core.record import Brought, Record
from ..core.registry import find_game
from ..core.table import Table
from ..core.texts import Text
from .clocks.clock import check_terms, new_clock
from .errors import Draining, NoTable, NotOver, NotYours
from .hall import Hall
from .live import LiveTable
from .messages import ChairWish, NewTable, PlayOn
from .naming import check_name, check_unlike, name_of
from .quotas import Enough
from .seating import check_bot, check_entropy, one_team, take_kept_seats
from .store import SEATS, Chair, Stored, Taken
from .workroom import BOARDS

#: What a key may look like that tells a wish that is sent again from a new one.
ONCE = re.compile(r"[A-Za-z0-9_-]{16,64}")


def once(hall: Hall, owner: str, key: str | None) -> str | None:
    """The id of the table that this person sets up with this key, and whenever they say so again: an answer that was
    lost costs nothing. Nobody else can come to this id, or guess it."""
    if key is None:
        return None
    if not ONCE.fullmatch(key):
        raise BadOption("an Idempotency-Key is 16 to 64 letters, digits, - and _", Text("bad-key"))
    digest = hashlib.blake2b(f"{owner} {key}".encode(), key=hall.id_key, digest_size=16).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


async def find_again(hall: Hall, once: str | None) -> LiveTable | None:
    """The table that was set up already."""
    with contextlib.suppress(NoTable):
        return None if once is None else await hall.find(once)
    return None


async def create(
    hall: Hall,
    wish: NewTable,
    owner: str,
    lang: str,
    board: str | None = None,
    once: str | None = None,
    program: bool = False,
) -> LiveTable:
    """`board`: the file of a board that somebody brought; `once`: the id that the table has; `program`: who asks is
    one."""
    await _check_room(hall, owner, any(chair.kind == "open" for chair in wish.chairs))
    game = find_game(wish.game)
    if board is not None:
        game = await hall.workroom.do(BOARDS, partial(game.with_board, board))
    seats = game.check_seats(len(wish.chairs) or default_seats(game) if wish.seats is None else wish.seats)
    chairs = _chairs(game, seats, wish, owner, lang)
    for chair in chairs:
        chair.program = program and chair.owner == owner
    options = game.check_options(wish.options)
    game.check_combination(seats, options)
    make = _waiting_table if any(chair.kind == "open" for chair in chairs) else _new_table
    stored = await asyncio.to_thread(make, game, seats, options, chairs)
    if wish.clock is not None:
        stored.clock = new_clock(check_terms(wish.clock), seats)
    if once is not None:
        stored.id = once
    return await hall.add(_set_up(hall, stored, wish.listed, owner), game)


async def rematch(hall: Hall, live: LiveTable, owner: str, entropy: str | None = None) -> LiveTable:
    """The same people and options again; everybody is shown the same new table, whoever asks first. Their seats are
    kept for them, and it is dealt when all have come, each with what they add to the seed."""
    entropy = check_entropy(entropy)
    async with hall.at(live):
        record = live.table.record
        if not live.table.over:
            raise NotOver
        if live.rematch is None:
            if not live.seats_of(owner):
                raise NotYours
            chairs = [_again(chair, owner, entropy) for chair in live.chairs]
            make = _waiting_table if any(chair.kind == "open" for chair in chairs) else _new_table
            stored = await asyncio.to_thread(make, live.game, record.seats, record.options, chairs)
            if live.clock is not None:
                stored.clock = new_clock(live.clock.terms, record.seats)
            try:
                with live.writing():
                    await hall.store.create(_set_up(hall, stored, live.listed, owner), rematch_of=live.id)
                live.rematch = stored.id
            except Taken:  # somebody was faster, in another process
                await hall.catch_up(live)
    again = await hall.find(live.rematch or "")
    await take_kept_seats(hall, again, owner, entropy)
    live.tell(SEATS)
    return again


async def play_on(hall: Hall, live: LiveTable, wish: PlayOn, owner: str, lang: str) -> LiveTable:
    """A table of one's own that goes on from a position of a finished game: what was secret there is known to everybody
    by now. Its chance is a new one."""
    async with hall.at(live) as table:
        if not table.over:
            raise NotOver
        await hall.check_unsealed(live)
        former = table.still()
    await _check_room(hall, owner, waits=False)
    if any(chair.kind == "open" for chair in wish.chairs):
        raise BadOption("a game is played on by who is here, and bots", Text("bad-play-on-open"))
    seats = NewTable(former.game.id, former.seats, chairs=wish.chairs, name=wish.name, entropy=wish.entropy)
    chairs = _chairs(former.game, former.seats, seats, owner, lang)
    names, added = [chair.recorded for chair in chairs], [chair.entropy or "" for chair in chairs]
    new = await hall.workroom.do(live.id, lambda: Table.from_position(former, wish.at, names=names, entropy=added))
    return await hall.add(_set_up(hall, _stored(new.record, chairs), False, owner), former.game)


async def _check_room(hall: Hall, owner: str, waits: bool) -> None:
    """Whether somebody may set up one more table; `waits`: for others."""
    if hall.draining:
        raise Draining
    waiting, unfinished = await asyncio.to_thread(hall.store.set_up_by, owner)
    if unfinished >= hall.settings.unfinished_tables:
        raise Enough(Text("enough-unfinished", {"most": hall.settings.unfinished_tables}))
    if waits and waiting >= hall.settings.waiting_tables:
        raise Enough(Text("enough-waiting", {"most": hall.settings.waiting_tables}))


def _again(chair: Chair, owner: str, entropy: str | None) -> Chair:
    """A chair of the next game: bots and whoever asks sit, for others their seats are kept. Keys do not come along."""
    again = replace(chair, entropy=None, spare=None, spare_until=None)
    if chair.kind != "person":
        return again
    return replace(again, entropy=entropy) if chair.owner == owner else replace(again, kind="open")


def default_seats(game: Game) -> int:
    """A game that one can play alone is better company with a bot."""
    return max(game.default_seats, next((seats for seats in game.seats if seats > 1), 1))


def _new_table(game: Game, seats: int, options: Mapping[str, str], chairs: list[Chair]) -> Stored:
    """All sit: the game is dealt at once."""
    added = [chair.entropy or "" for chair in chairs]
    table = Table.new(game, seats, options, names=[chair.recorded for chair in chairs], entropy=added)
    return _stored(table.record, chairs)


def _waiting_table(game: Game, seats: int, options: dict[str, str], chairs: list[Chair]) -> Stored:
    """Some are awaited: there is a seed, sealed before they come, and nothing is drawn from it yet."""
    seed = new_seed()
    record = Record(
        game=game.id,
        rules=game.rules,
        seats=seats,
        options=options,
        names=[chair.recorded for chair in chairs],
        commitment=commitment(seed),
        seed=seed,
        board=None if game.board is None else Brought.of(game.board),
    )
    return _stored(record, chairs, dealt=False)


def _set_up(hall: Hall, stored: Stored, listed: bool, host: str) -> Stored:
    now = hall.store.clock()
    return replace(stored, listed=listed, host=host, created=now, touched=now)


def _stored(record: Record, chairs: list[Chair], dealt: bool = True) -> Stored:
    return Stored(secrets.token_urlsafe(16), record, chairs, False, 0, 0, over=False, dealt=dealt)


def _chairs(game: Game, seats: int, wish: NewTable, owner: str, lang: str) -> list[Chair]:
    """Who sits where. Nothing said: me first, bots in the other seats."""
    wishes: Sequence[ChairWish] = wish.chairs or [ChairWish("me"), *[ChairWish("bot")] * (seats - 1)]
    if len(wishes) != seats:
        raise BadOption(
            f"{seats} chairs are needed, {len(wishes)} are given",
            Text("bad-chairs", {"seats": seats, "given": len(wishes)}),
        )
    tr = game.words(lang)
    found: list[Chair] = []
    for seat, chair in enumerate(wishes):
        name = chair.name or (wish.name if chair.kind == "me" else None)
        if chair.kind in ("me", "friend"):
            one = Chair(seat, "person", "", owner=owner)
        elif chair.kind == "bot":
            one = Chair(seat, "bot", "", check_bot(game, chair.bot))
        elif chair.kind == "open":
            one = Chair(seat, "open", "")
        else:
            raise BadOption(
                f"a chair is for me, friend, bot or open, not {chair.kind!r}", Text("bad-chair", {"kind": chair.kind})
            )
        one.unnamed = not name
        # Chat needs a name in any case, and so do bots in records.
        one.name = check_name(name) if name else name_of(one, tr)
        if name:
            check_unlike(one.name, found)
        found.append(one)
    mine = [chair for chair in found if chair.owner == owner]
    if mine:
        mine[0].entropy = check_entropy(wish.entropy)
    if any(chair.kind == "open" for chair in found) and not one_team(game, [chair.seat for chair in mine]):
        raise BadOption("with others at the table, all of your seats are in one team", Text("bad-teams"))
    return found
