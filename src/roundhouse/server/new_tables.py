"""Setting up: a new table with its chairs, and the same people's next one."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from ..core.errors import BadOption
from ..core.game import Game
from ..core.registry import find_game
from ..core.table import Table
from ..core.texts import Text
from .errors import NotOver, NotYours
from .hall import Hall
from .live import LiveTable
from .messages import ChairWish, NewTable
from .naming import name_of
from .seating import check_bot, check_name
from .store import SEATS, Chair, Stored, Taken


async def create(hall: Hall, wish: NewTable, owner: str, lang: str, board: str | None = None) -> LiveTable:
    """`board`: the file of a board that somebody brought."""
    game = find_game(wish.game)
    if board is not None:
        game = await asyncio.to_thread(game.with_board, board)
    seats = game.check_seats(len(wish.chairs) or default_seats(game) if wish.seats is None else wish.seats)
    chairs = _chairs(game, seats, wish, owner, lang)
    stored = await asyncio.to_thread(_new_table, game, seats, wish.options, chairs, wish.listed)
    return await hall.add(stored, game)


async def rematch(hall: Hall, live: LiveTable, owner: str) -> LiveTable:
    """The same people and options again; everybody is shown the same new table, whoever asks first."""
    async with hall.at(live):
        record = live.table.record
        if not live.table.over:
            raise NotOver
        if live.rematch is None:
            if not live.seats_of(owner):
                raise NotYours
            chairs = [replace(chair) for chair in live.chairs]
            stored = _new_table(live.table.game, record.seats, record.options, chairs, live.listed)
            try:
                await hall.store.create(stored, rematch_of=live.id)
                live.rematch = stored.id
            except Taken:  # somebody was faster, in another process
                live.behind = True
                await hall.catch_up(live)
            except BaseException:
                live.doubtful = True
                raise
    again = await hall.find(live.rematch or "")
    live.tell(SEATS)
    return again


def default_seats(game: Game) -> int:
    """A game that one can play alone is better company with a bot."""
    return max(game.default_seats, next((seats for seats in game.seats if seats > 1), 1))


def _new_table(game: Game, seats: int, options: Mapping[str, str], chairs: list[Chair], listed: bool) -> Stored:
    table = Table.new(game, seats, options, names=[chair.recorded for chair in chairs])
    now = time.time()
    return Stored(secrets.token_urlsafe(16), table.record, chairs, listed, now, now, over=False)


def _chairs(game: Game, seats: int, wish: NewTable, owner: str, lang: str) -> list[Chair]:
    """Who sits where. Nothing said: me first, bots in the other seats."""
    wishes: Sequence[ChairWish] = wish.chairs or [ChairWish("me"), *[ChairWish("bot")] * (seats - 1)]
    if len(wishes) != seats:
        raise BadOption(
            f"{seats} chairs are needed, {len(wishes)} are given",
            Text("bad-chairs", {"seats": seats, "given": len(wishes)}),
        )
    tr = game.words(lang)
    found = []
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
        found.append(one)
    return found
