"""The hall: all tables that somebody looks at, kept in memory, each the replay of its record in the store."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Mapping, Sequence
from typing import Any
from weakref import WeakValueDictionary

import msgspec
import structlog

from ..bots import bot_names, default_bot
from ..core.errors import BadOption, Refused, RoundhouseError
from ..core.game import Game
from ..core.record import Entry, Record
from ..core.refusal import Refusal, not_your_turn
from ..core.registry import find_game
from ..core.table import MAX_NAME, Table
from ..core.texts import Text, Translator
from .messages import ChairWish, NewTable, Played
from .naming import name_of, words_at
from .store import CHAT, NEWS, SEATS, Chair, Store, Stored, Taken
from .thinking import Place, Thinkers

log = structlog.get_logger()
#: Tables kept in memory, the others are read when they are asked for.
KEPT = 1000
MAX_CHAT = 500
COURTESIES = ("hello", "luck", "well-played", "wait", "back", "thanks")
#: How often a move is tried that other processes' moves come between.
ATTEMPTS = 20
#: The lists of tables show when something happened, not more exactly than this.
TOUCH_SECONDS = 5.0
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{22}")

Listener = Callable[[dict[str, Any]], None]


class NoTable(RoundhouseError):
    """There is no such table."""


class NotYours(RoundhouseError):
    """The seat belongs to another browser."""


class NotOver(RoundhouseError):
    """It comes after the game."""


class Stale(RoundhouseError):
    """The move answers to a position that has passed."""


class TurnedDown(RoundhouseError):
    """The rules, or the table, say no: carries the refusal."""

    def __init__(self, refusal: Refusal, live: Live) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.live = live


def owner_of(token: str) -> str:
    """What the store knows of a browser: a hash of its cookie."""
    return hashlib.sha256(token.encode()).hexdigest()


class Counts:
    """How many entries of a record are each seat's. Entries are only ever added, so only the new ones are counted."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self._counted = 0
        self._own = [0] * record.seats

    def of(self, seat: int) -> int:
        for entry in self.record.entries[self._counted :]:
            self._own[entry.seat] += 1
        self._counted = len(self.record.entries)
        return self._own[seat]


class Live:
    """One table in memory. Whoever reads or plays holds its lock, so nobody sees a move before it is on disk."""

    def __init__(self, stored: Stored, game: Game | None = None) -> None:
        """`game`: on the board that was brought for it, if that was looked at already."""
        self.id = stored.id
        self.chairs = stored.chairs
        self.rematch = stored.rematch
        self.listed = stored.listed
        self.table = Table.load(stored.record, game=game)
        self._counts = Counts(self.table.record)
        self.lock = asyncio.Lock()
        self.listeners: dict[Listener, frozenset[int]] = {}
        self.thinking: set[int] = set()
        self.passing_on = False
        self.touched = -TOUCH_SECONDS
        #: Another process has written: read what is new before looking.
        self.behind = False
        #: A write went wrong, or was left before its end: read everything anew before looking.
        self.doubtful = False

    @property
    def online(self) -> set[int]:
        return {seat for seats in self.listeners.values() for seat in seats}

    def owns(self, owner: str, seat: int) -> bool:
        return 0 <= seat < len(self.chairs) and self.chairs[seat].owner == owner

    def seats_of(self, owner: str) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.owner == owner]

    def played(self, seat: int) -> Played:
        """How far the table is, and how far this seat."""
        record = self.table.record
        if self._counts.record is not record:
            self._counts = Counts(record)
        return Played(len(record.entries), self._counts.of(seat))

    def rename(self) -> None:
        self.table.record.names = [chair.recorded for chair in self.chairs]

    def words(self, lang: str) -> Translator:
        """The game's words, with everybody's name."""
        return words_at(self.table.game, self.chairs, lang)

    def tell(self, kind: str, readers: Collection[int] | None = None, **more: int) -> None:
        """Tell everybody; or only those who sit in one of these seats."""
        for listener, seats in list(self.listeners.items()):
            if readers is None or not seats.isdisjoint(readers):
                listener({"type": kind, **more})


class Hall:
    """Finds, makes and plays tables."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        #: The tables looked at last; and all that anybody still holds, so that there are never two of one table.
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self._held: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.moves_played = 0

    # -- finding and making ---------------------------------------------------------------------------------------

    async def find(self, name: str) -> Live:
        live = self._held.get(name)
        if live is None:
            if not TABLE_ID.fullmatch(name):
                raise NoTable(name)
            loading = self._loading.get(name)
            if loading is None:
                loading = self._loading[name] = asyncio.create_task(self._load(name))
                loading.add_done_callback(lambda _: self._loading.pop(name, None))
            # Others may wait for the same table: it goes on although this one leaves.
            return await asyncio.shield(loading)
        self._keep(live)
        return live

    async def _load(self, name: str) -> Live:
        stored = await asyncio.to_thread(self.store.load, name)
        if stored is None:
            raise NoTable(name)
        live = await asyncio.to_thread(Live, stored)
        # News that came while it was read found nobody.
        live.behind = self.store.postgres
        self._keep(live)
        # Their process may have gone.
        self.wake_bots(live)
        return live

    def _keep(self, live: Live) -> None:
        self._held[live.id] = live
        self.lives[live.id] = live
        self.lives.move_to_end(live.id)
        if len(self.lives) > KEPT:
            self.lives.popitem(last=False)

    async def create(self, wish: NewTable, owner: str, lang: str, board: str | None = None) -> Live:
        """`board`: the file of a board that somebody brought."""
        game = find_game(wish.game)
        if board is not None:
            game = await asyncio.to_thread(game.with_board, board)
        seats = game.check_seats(len(wish.chairs) or default_seats(game) if wish.seats is None else wish.seats)
        chairs = _chairs(game, seats, wish, owner, lang)
        stored = await asyncio.to_thread(_new_table, game, seats, wish.options, chairs, wish.listed)
        await self.store.create(stored)
        live = Live(stored, game)
        self._keep(live)
        self.wake_bots(live)
        return live

    async def rematch(self, live: Live, owner: str) -> Live:
        """The same people and options again; everybody is shown the same new table, whoever asks first."""
        async with self.at(live):
            record = live.table.record
            if not live.table.over:
                raise NotOver
            if live.rematch is None:
                if not live.seats_of(owner):
                    raise NotYours
                chairs = [msgspec.structs.replace(chair) for chair in live.chairs]
                stored = _new_table(live.table.game, record.seats, record.options, chairs, live.listed)
                try:
                    await self.store.create(stored, rematch_of=live.id)
                    live.rematch = stored.id
                except Taken:  # somebody was faster, in another process
                    live.behind = True
                    await self.catch_up(live)
                except BaseException:
                    live.doubtful = True
                    raise
        again = await self.find(live.rematch or "")
        live.tell(SEATS)
        return again

    # -- playing --------------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def at(self, live: Live) -> AsyncIterator[Table]:
        """Hold a table as it is now."""
        async with live.lock:
            await self.catch_up(live)
            yield live.table

    async def play(self, live: Live, owner: str, seat: int, move: str, number: int) -> Played:
        moveset = live.table.game.moveset
        packed = moveset.pack(move)
        return await self._act(
            live,
            owner,
            seat,
            number,
            lambda table: table.play(seat, packed),
            lambda entry: entry.move == moveset.notation(packed),
        )

    async def undo(self, live: Live, owner: str, seat: int, number: int) -> Played:
        return await self._act(live, owner, seat, number, lambda table: table.undo(seat), lambda entry: entry.undo)

    async def _act(
        self,
        live: Live,
        owner: str,
        seat: int,
        number: int,
        act: Callable[[Table], None],
        same: Callable[[Entry], bool],
    ) -> Played:
        for _ in range(ATTEMPTS):
            async with self.at(live):
                await self._check_owner(live, owner, seat)
                if live.chairs[seat].kind != "person":
                    raise TurnedDown(not_your_turn(), live)
                before = live.played(seat)
                if number > before.own_number:
                    await self._look_again(live)
                    before = live.played(seat)
                if number != before.own_number:
                    if _repeated(live.table.record, seat, number, same):
                        return before
                    raise Stale
                try:
                    await self._do(live, act)
                except Taken:
                    continue  # another process was faster; the move may still be good
                except Refused as error:
                    raise TurnedDown(error.refusal, live) from None
            self._news(live, before.number + 1)
            return Played(before.number + 1, before.own_number + 1)
        raise Stale

    async def _check_owner(self, live: Live, owner: str, seat: int) -> None:
        if not live.owns(owner, seat):
            await self._look_again(live)  # they may have sat down elsewhere a moment ago
            if not live.owns(owner, seat):
                raise NotYours

    async def check_seat(self, live: Live, owner: str, seat: int | None) -> None:
        """Only the owner looks through the eyes of a seat. To be called at the table."""
        if seat is not None:
            await self._check_owner(live, owner, seat)

    async def _do(self, live: Live, act: Callable[[Table], None]) -> None:
        """Change the table in memory, then on disk. If the disk says no, or nobody waits for its answer any more,
        the table is read anew before anybody looks at it."""
        table = live.table
        act(table)
        number = len(table.record.entries) - 1
        try:
            await self.store.append(live.id, number, table.record.entries[number], self._touch(live))
        except BaseException:
            live.doubtful = True
            raise
        self.moves_played += 1

    def _touch(self, live: Live) -> bool | None:
        """Whether the game is over; None: nothing that the lists of tables would show has changed."""
        now = time.monotonic()
        if not live.table.over and now < live.touched + TOUCH_SECONDS:
            return None
        live.touched = now
        return live.table.over

    async def catch_up(self, live: Live) -> None:
        """Take over what others have written, or what the disk holds after all."""
        if not (live.behind or live.doubtful):
            return
        anew = live.doubtful
        # Before reading: news that comes meanwhile counts again.
        live.behind = live.doubtful = False
        try:
            if anew:
                stored = await asyncio.to_thread(self.store.load, live.id)
                if stored is None:
                    raise NoTable(live.id)
                live.table = await asyncio.to_thread(Table.load, stored.record, game=live.table.game)
                live.chairs, live.rematch = stored.chairs, stored.rematch
            else:
                known = len(live.table.record.entries)
                written, live.chairs, live.rematch = await asyncio.to_thread(self.store.since, live.id, known)
                for entry in written:
                    live.table.follow(entry)
                live.rename()
        except BaseException:
            live.doubtful = True
            raise

    async def _look_again(self, live: Live) -> None:
        """Something does not fit: perhaps the news of another process is still on its way."""
        if self.store.postgres:
            live.behind = True
            await self.catch_up(live)

    def _news(self, live: Live, number: int) -> None:
        self.wake_bots(live)
        live.tell(NEWS, number=number)

    def heard(self, kind: str, name: str) -> None:
        """Another process has written to this table."""
        live = self._held.get(name)
        if live is None:
            return
        about, _, readers = kind.partition(":")
        if about == CHAT:
            live.tell(CHAT, [int(seat) for seat in readers.split(",")] if readers else None)
        else:
            self._pass_on(live)

    def doubt_all(self) -> None:
        """News may have been missed: every table looks at its record before the next move."""
        for live in list(self._held.values()):
            self._pass_on(live)
            live.tell(CHAT)

    def _pass_on(self, live: Live) -> None:
        live.behind = True
        if live.listeners and not live.passing_on:
            live.passing_on = True
            self._start(self._tell_all(live))

    async def _tell_all(self, live: Live) -> None:
        try:
            async with live.lock:
                live.passing_on = False  # what comes from here on is passed on again
                await self.catch_up(live)
                number = len(live.table.record.entries)
        except Exception:
            log.exception("news not read", table=live.id)
            return
        live.tell(NEWS, number=number)
        live.tell(SEATS)

    # -- seats ----------------------------------------------------------------------------------------------------

    async def sit(self, live: Live, owner: str, name: str, seat: int | None) -> int:
        name = check_name(name)
        async with self.at(live):
            free = [chair.seat for chair in live.chairs if chair.kind == "open" and seat in (None, chair.seat)]
            if not free:
                raise TurnedDown(Refusal("RH-5", "seat-taken"), live)
            await self._change(live, Chair(free[0], "person", name, owner=owner), only_if="open")
        live.tell(SEATS)
        return free[0]

    async def give_to_bot(self, live: Live, owner: str, seat: int, bot: str | None) -> None:
        bot = check_bot(live.table.game, bot)
        async with self.at(live):
            await self._check_owner(live, owner, seat)
            await self._change(live, msgspec.structs.replace(live.chairs[seat], kind="bot", bot=bot))
        live.tell(SEATS)
        self.wake_bots(live)

    async def take_back(self, live: Live, owner: str, seat: int) -> None:
        async with self.at(live):
            await self._check_owner(live, owner, seat)
            await self._change(live, msgspec.structs.replace(live.chairs[seat], kind="person", bot=None))
        live.tell(SEATS)

    async def _change(self, live: Live, chair: Chair, only_if: str | None = None) -> None:
        try:
            await self.store.seat(live.id, chair, only_if)
        except Taken:
            live.behind = True
            raise TurnedDown(Refusal("RH-5", "seat-taken"), live) from None
        except BaseException:
            live.doubtful = True
            raise
        live.chairs[chair.seat] = chair
        live.rename()

    async def say(self, live: Live, owner: str, words: str, seat: int | None, name: str | None) -> None:
        words = words.strip()
        if not 0 < len(words) <= MAX_CHAT or not all(sign.isprintable() or sign == "\n" for sign in words):
            raise BadOption(
                f"a line of chat has 1 to {MAX_CHAT} printable characters", Text("bad-chat", {"most": MAX_CHAT})
            )
        async with self.at(live) as table:
            if seat is not None:
                await self._check_owner(live, owner, seat)
                name = live.chairs[seat].name
            if not free_chat(table):
                raise TurnedDown(Refusal("RH-7", "no-free-chat"), live)
        await self.store.say(live.id, check_name(name or "?"), seat, words)
        live.tell(CHAT)

    async def whisper(self, live: Live, owner: str, seat: int, phrase: str) -> None:
        """Say something to one's partners alone: one of the phrases that the game allows now, and nothing else."""
        async with self.at(live) as table:
            await self._check_owner(live, owner, seat)
            allowed = {pick.id: pick.text for pick in table.game.phrases(table.view(seat))}
            if phrase not in allowed:
                raise TurnedDown(Refusal("RH-6", "no-such-phrase"), live)
            name, readers = live.chairs[seat].name, table.game.team(seat)
        await self.store.whisper(live.id, name, seat, allowed[phrase], readers)
        live.tell(CHAT, readers)

    async def be_polite(self, live: Live, owner: str, seat: int, phrase: str) -> None:
        """Say a courtesy to everybody, where there is no free chat."""
        async with self.at(live) as table:
            await self._check_owner(live, owner, seat)
            if phrase not in courtesies(table):
                raise TurnedDown(Refusal("RH-6", "no-such-phrase"), live)
            name = live.chairs[seat].name
        await self.store.whisper(live.id, name, seat, Text(f"courtesy-{phrase}"), None)
        live.tell(CHAT)

    # -- bots -----------------------------------------------------------------------------------------------------

    def wake_bots(self, live: Live) -> None:
        """Let every bot think that may move now."""
        for seat in live.table.actors():
            if live.chairs[seat].kind == "bot" and seat not in live.thinking:
                live.thinking.add(seat)
                self._start(self._think(live, seat))

    async def _think(self, live: Live, seat: int) -> None:
        """Until it is not this bot's turn any more. What goes wrong is tried again, ever more patiently."""
        pause = 1
        try:
            while True:
                try:
                    if not await self._bot_turn(live, seat):
                        return
                    pause = 1
                except Exception:
                    log.exception("bot failed", table=live.id, seat=seat, again_in=pause)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, 60)
        finally:
            live.thinking.discard(seat)

    async def _bot_turn(self, live: Live, seat: int) -> bool:
        async with self.at(live) as table:
            chair = live.chairs[seat]
            if chair.kind != "bot" or seat not in table.actors():
                return False
            number = live.played(seat).own_number
            view, moves = table.view(seat), table.state.moves(seat)
        seat_of = Place(table.game.id, live.id, seat, number)
        move = await self.thinkers.choose(seat_of, chair.bot or "random", view, moves, table.game.board)
        async with self.at(live):
            if live.chairs[seat].kind != "bot" or live.played(seat).own_number != number:
                return True  # meanwhile somebody else has played here
            try:
                await self._do(live, lambda table: table.play(seat, move))
            except Taken:
                return True  # another process was faster, perhaps with the same thought
            number = len(live.table.record.entries)
        self._news(live, number)
        return True

    async def wake_all(self) -> None:
        """After a restart: pick up the bots whose turn it was."""
        for name in await asyncio.to_thread(self.store.with_bots):
            try:
                await self.find(name)
            except Exception:
                log.exception("table cannot be woken", table=name)

    def open(self) -> None:
        self._start(self.wake_all())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _repeated(record: Record, seat: int, number: int, same: Callable[[Entry], bool]) -> bool:
    """Whether this was done already: a message sent again after a lost connection."""
    own = [entry for entry in record.entries if entry.seat == seat]
    return 0 <= number == len(own) - 1 and same(own[-1])


def free_chat(table: Table) -> bool:
    """Whether people may say what they like. Partners may not tell each other about their cards by other ways than the
    game has, and nobody can read every line: at tables of teams free chat begins when the game is over."""
    return table.game.partners == 1 or table.over


def courtesies(table: Table) -> tuple[str, ...]:
    """What can be said to everybody where there is no free chat."""
    return () if free_chat(table) else COURTESIES


def default_seats(game: Game) -> int:
    """A game that one can play alone is better company with a bot."""
    return max(game.default_seats, next((seats for seats in game.seats if seats > 1), 1))


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
