"""Measure what pages ask for: HTTP moves, news on sockets, and looks. Prints the figures as JSON.

The server runs in a process of its own, pinned to one core; the crowd runs in this one. Every page of the crowd holds
a socket, plays by POST now and then, and looks when it hears of something that it does not know yet, as web/looks.js
does. With --plain the pages are those of a server that always sends the whole state (as it was before frames).

Times of the processor and rates of it are scaled to the usual yardstick (measure.py), which is taken before and after.
What people wait for is not: it depends on whatever else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import gzip
import json
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import msgspec
import websockets
from measure import USUAL, yardstick
from serving import milliseconds, pin, prepare

from roundhouse.bots import make_bot
from roundhouse.core import chance as chance_module
from roundhouse.core.chance import Fast
from roundhouse.core.table import Table
from roundhouse.server.store import Store
from server.served import Served

TOKEN = "token-of-the-bench-------------"  # noqa: S105
HEADERS = {"Authorization": f"Bearer {TOKEN}"}
#: Lines that pages share, as behind a proxy.
LINES = 64
#: How many open their sockets at once, and how many seconds they have played when it begins to count: whoever comes
#: fetches everything, and hundreds do every second.
COMING = 50
SETTLING = 10.0
#: Games that are looked at side by side, and for how many.
MIXED = (
    ("railroad_ink", 2),
    ("steam_rollers", 2),
    ("ticket_to_ride_paris", 2),
    ("ticket_to_ride_usa", 2),
    ("age_of_steam_rust_belt", 3),
)


class Pick(msgspec.Struct):
    move: str = ""
    picks: list[Pick] = []


class Seen(msgspec.Struct):
    """What a page of the crowd needs of a state."""

    number: int
    own_number: int
    picks: list[Pick]
    mark: str = ""


class Played(msgspec.Struct):
    number: int
    own_number: int
    state: Seen | None = None


_SEEN, _PLAYED = msgspec.json.Decoder(Seen), msgspec.json.Decoder(Played)


# -- lines to the server ------------------------------------------------------------------------------------------


class Answer(msgspec.Struct):
    status: int
    tag: str
    #: What came over the line, and what it says.
    sent: int
    body: bytes


Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _exchange(line: Line, words: bytes) -> Answer:
    reader, writer = line
    writer.write(words)
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    named = {name.lower(): value for name, _, value in (one.partition(": ") for one in lines[1:])}
    found = await reader.readexactly(int(named.get("content-length", 0)))
    text = gzip.decompress(found) if named.get("content-encoding") == "gzip" else found
    return Answer(int(lines[0].split()[1]), named.get("etag", ""), len(found), text)


class Lines:
    """A few connections that are kept open, and used by whoever asks next."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._free: asyncio.Queue[Line] = asyncio.Queue()

    async def open(self, number: int = LINES) -> None:
        for _ in range(number):
            self._free.put_nowait(await self._line())

    async def ask(self, method: str, path: str, body: bytes = b"", known: str = "") -> Answer:
        more = f"If-None-Match: {known}\r\n" if known else ""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {TOKEN}\r\n{more}"
            f"Accept-Encoding: gzip\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        line = await self._free.get()
        try:
            try:
                answer = await _exchange(line, head.encode() + body)
            except (asyncio.IncompleteReadError, ConnectionError):  # idle for too long: sent again it is done once
                line = await self._line()
                answer = await _exchange(line, head.encode() + body)
        finally:
            self._free.put_nowait(line)
        return answer

    async def _line(self) -> Line:
        return await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)

    def close(self) -> None:
        while not self._free.empty():
            self._free.get_nowait()[1].close()


def leaves(picks: list[Pick]) -> list[str]:
    return [move for pick in picks for move in ([pick.move] if pick.move else leaves(pick.picks))]


# -- a crowd ------------------------------------------------------------------------------------------------------


class Crowd:
    """Pages at tables of two: what they wait for."""

    def __init__(self, lines: Lines, every: float, plain: bool) -> None:
        self.lines, self.every, self.plain = lines, every, plain
        self.plays: list[float] = []
        self.looks: list[float] = []
        self.failed = 0
        self.asked = 0

    async def page(self, table: str, seat: int, ready: asyncio.Semaphore, until: Callable[[], float]) -> None:
        address = f"ws://127.0.0.1:{self.lines.port}/api/tables/{table}/live?seats={seat}"
        chance = random.Random(f"{table} {seat}")
        async with contextlib.AsyncExitStack() as stack:
            async with ready:
                opening = websockets.connect(
                    address, additional_headers=HEADERS, compression=None, ping_interval=None, max_queue=None
                )
                line = await stack.enter_async_context(opening)
                state = await self.look(table, seat, None)
            wake = time.monotonic() + chance.random() * self.every
            while (now := time.monotonic()) < until():
                try:
                    heard = json.loads(await asyncio.wait_for(line.recv(), max(0.001, min(wake, until()) - now)))
                except TimeoutError:
                    if time.monotonic() < wake:
                        continue
                    wake += self.every
                    legal = leaves(state.picks)
                    if legal:
                        state = await self.play(table, seat, chance.choice(legal), state)
                    continue
                if self.news(heard, state):
                    state = await self.look(table, seat, state)

    def news(self, heard: dict[str, Any], state: Seen) -> bool:
        """Whether a page looks when it hears this."""
        if self.plain:
            return heard["type"] in ("news", "seats")
        return heard["type"] == "seats" or (heard["type"] == "news" and int(heard["number"]) > state.number)

    async def look(self, table: str, seat: int, state: Seen | None) -> Seen:
        begun = time.perf_counter()
        since = f"&since={state.mark}" if state is not None and not self.plain else ""
        answer = await self.lines.ask("GET", f"/api/tables/{table}?seat={seat}&have=all{since}")
        self.asked += 1
        if state is not None:
            self.looks.append(time.perf_counter() - begun)
        assert answer.status == 200, answer
        return _SEEN.decode(answer.body)

    async def play(self, table: str, seat: int, move: str, state: Seen) -> Seen:
        """The mover's page shows the new position: that is what a person waits for."""
        begun = time.perf_counter()
        wish = msgspec.json.encode({"seat": seat, "move": move, "number": state.own_number})
        query = "" if self.plain else f"?have=all&since={state.mark}"
        answer = await self.lines.ask("POST", f"/api/tables/{table}/moves{query}", wish)
        if answer.status != 200:
            self.failed += 1
            return await self.look(table, seat, state)
        played = _PLAYED.decode(answer.body)
        found = played.state or await self.look(table, seat, state)
        self.plays.append(time.perf_counter() - begun)
        return found


async def gather(
    served: Served, lines: Lines, tables: list[str], every: float, seconds: float, plain: bool
) -> tuple[Crowd, float, float]:
    """A crowd that has come altogether, and settled, plays for so many seconds; how long it took to come, and
    which share of a core the server had while it played."""
    crowd = Crowd(lines, every, plain)
    begun = time.monotonic()
    end = begun + 3600.0
    ready = asyncio.Semaphore(COMING)
    pages = [asyncio.create_task(crowd.page(table, seat, ready, lambda: end)) for table in tables for seat in (0, 1)]
    while crowd.asked < len(pages):
        await asyncio.sleep(0.1)
        for page in pages:
            if page.done():
                page.result()
    came = time.monotonic() - begun
    await asyncio.sleep(SETTLING)
    crowd.plays.clear()
    crowd.looks.clear()
    before = used(served)
    end = time.monotonic() + seconds
    await asyncio.gather(*pages)
    return crowd, came, (used(served) - before) / seconds


# -- what is measured ---------------------------------------------------------------------------------------------


class Stick:
    """The yardstick around a measurement."""

    def __init__(self) -> None:
        self._before = yardstick()

    def factor(self) -> float:
        """By how much the usual machine is faster."""
        return USUAL / ((self._before + yardstick()) / 2)


def used(served: Served) -> float:
    """Seconds of the processor that all threads of the server have had."""
    assert served.process is not None
    tasks = Path(f"/proc/{served.process.pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


def memory(served: Served) -> float:
    """What the server holds, in kB."""
    assert served.process is not None
    status = Path(f"/proc/{served.process.pid}/status").read_text(encoding="utf-8")
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


Script = list[tuple[int, int, str, int]]


def script(served: Served, game: str, seats: int, bot: str) -> tuple[str, Script]:
    """A table, and a whole game for it: seat, number, move, and how many were legal. Which dice will come stands in the
    server's file, where nobody but the bench looks."""
    player = served.player("bench")
    player.http.headers.update(HEADERS)
    name = player.table(game=game, seats=seats, chairs=[{"kind": "me"}, *[{"kind": "friend"}] * (seats - 1)])
    player.close()
    store = Store(served.db)
    stored = store.load(name)
    store.engine.dispose()
    assert stored is not None
    table, chance, counts = Table.load(stored.record), Fast(5), [0] * seats
    found: Script = []
    choosing = make_bot(bot, table.game)
    while not table.over:
        seat = table.actors()[chance.number(len(table.actors()))]
        desk = table.desk(seat, chance)
        move = choosing.choose(desk)
        table.play(seat, move)
        found.append((seat, counts[seat], table.game.moveset.notation(move), len(desk.moves)))
        counts[seat] += 1
    return name, found


async def post(lines: Lines, table: str, seat: int, number: int, move: str) -> None:
    wish = msgspec.json.encode({"seat": seat, "move": move, "number": number})
    answer = await lines.ask("POST", f"/api/tables/{table}/moves", wish)
    assert answer.status == 200, answer


async def measure_late(served: Served, lines: Lines, plain: bool) -> dict[str, Any]:
    """The mover's look in the twenty widest positions of the last third of a game of four on the Rust Belt."""
    table, moves = await asyncio.to_thread(script, served, "age_of_steam_rust_belt", 4, "standard")
    # Places of moves: the position after each is looked at.
    wide = sorted(range(len(moves) * 2 // 3, len(moves) - 1), key=lambda at: -moves[at + 1][3])[:20]
    made, known, sizes, packed = [], [], [], []
    stick = Stick()
    for at, (seat, number, move, _) in enumerate(moves):
        if at not in wide:
            await post(lines, table, seat, number, move)
            continue
        # Whoever is next has seen the position before, as every page has.
        path = f"/api/tables/{table}?seat={moves[at + 1][0]}&have=all"
        whole = await lines.ask("GET", path)
        await post(lines, table, seat, number, move)
        if not plain:
            path += f"&since={_SEEN.decode(whole.body).mark}"
        before = used(served)
        answer = await lines.ask("GET", path)
        made.append(used(served) - before)
        sizes.append(len(answer.body))
        packed.append(answer.sent)
        before = used(served)
        for _ in range(20):
            await lines.ask("GET", path, known="" if plain else answer.tag)
        known.append((used(served) - before) / 20)
    factor = stick.factor()
    return {
        "legal moves, most": max(moves[at + 1][3] for at in wide),
        "look that is made: ms of processor, median": round(1000 * sorted(made)[len(made) // 2] / factor, 1),
        "look that is made: ms of processor, most": round(1000 * max(made) / factor, 1),
        "look that is known: ms of processor": round(1000 * sorted(known)[len(known) // 2] / factor, 2),
        "kB of JSON, median": round(sorted(sizes)[len(sizes) // 2] / 1000, 1),
        "kB of JSON, most": round(max(sizes) / 1000, 1),
        "kB on the line, most": round(max(packed) / 1000, 1),
        "yardstick": round(USUAL / factor),
    }


async def measure_mixed(served: Served, lines: Lines, seconds: float, plain: bool) -> dict[str, Any]:
    """Games of all kinds side by side: after every move both seats look, and three spectators."""
    work = [await asyncio.to_thread(script, served, game, seats, "random") for game, seats in MIXED for _ in range(2)]
    count = 0
    until = time.monotonic() + seconds

    async def follow(table: str, moves: Script) -> None:
        nonlocal count
        marks: dict[str, str] = {}
        for seat, number, move, _ in moves:
            if time.monotonic() > until:
                return
            await post(lines, table, seat, number, move)
            for who in ("&seat=0", "&seat=1", "", "", ""):
                since = "" if plain else f"&since={marks.get(who, '')}"
                answer = await lines.ask("GET", f"/api/tables/{table}?have=all{who}{since}")
                marks[who] = _SEEN.decode(answer.body).mark
                count += 1

    stick, before, begun = Stick(), used(served), time.monotonic()
    await asyncio.gather(*(follow(*one) for one in work))
    took, spent, factor = time.monotonic() - begun, used(served) - before, stick.factor()
    return {
        "looks": count,
        "looks/s": round(count / took),
        "looks/s of processor time": round(count / spent * factor),
        "yardstick": round(USUAL / factor),
    }


async def measure_moves(served: Served, lines: Lines, seconds: float) -> dict[str, Any]:
    """Moves by HTTP, each acknowledged after it is on disk; nobody looks."""
    work = await asyncio.to_thread(prepare, served, 4 * LINES)
    count, until = 0, time.monotonic() + seconds

    async def player(number: int) -> None:
        nonlocal count
        for table, moves in work[number::LINES]:
            for seat, own, move in moves:
                if time.monotonic() > until:
                    return
                await post(lines, table, seat, own, move)
                count += 1

    stick, before, begun = Stick(), used(served), time.monotonic()
    await asyncio.gather(*map(player, range(LINES)))
    took, spent, factor = time.monotonic() - begun, used(served) - before, stick.factor()
    return {
        "moves": count,
        "moves/s": round(count / took),
        "moves/s of processor time": round(count / spent * factor),
        "yardstick": round(USUAL / factor),
    }


async def measure_crowd(
    served: Served, lines: Lines, sockets: int, every: float, seconds: float, plain: bool
) -> dict[str, Any]:
    player = served.player("bench")
    player.http.headers.update(HEADERS)
    chairs = [{"kind": "me"}, {"kind": "friend"}]
    tables = [await asyncio.to_thread(player.table, seats=2, chairs=chairs) for _ in range(sockets // 2)]
    player.close()
    held = memory(served)
    stick = Stick()
    crowd, came, share = await gather(served, lines, tables, every, seconds, plain)
    factor = stick.factor()
    return {
        "s to come": round(came, 1),
        "moves/s": round(len(crowd.plays) / seconds, 1),
        "share of a core": round(share, 2),
        "looks/s": round(len(crowd.looks) / seconds, 1),
        "play until the mover sees it": milliseconds(crowd.plays),
        "look after news": milliseconds(crowd.looks),
        "moves that came too late": crowd.failed,
        "kB of memory a socket, with its table and looks": round((memory(served) - held) / sockets, 1),
        "yardstick": round(USUAL / factor),
    }


async def measure_memory(served: Served, lines: Lines, sockets: int) -> dict[str, Any]:
    """Sockets that only listen, at one table after the other."""
    player = served.player("bench")
    player.http.headers.update(HEADERS)
    tables = [await asyncio.to_thread(player.table, seats=2) for _ in range(10)]
    player.close()
    before = memory(served)
    opened = []
    for number in range(sockets):
        address = f"ws://127.0.0.1:{lines.port}/api/tables/{tables[number % len(tables)]}/live"
        opened.append(await websockets.connect(address, additional_headers=HEADERS, compression=None))
    found = {"sockets": sockets, "kB a socket": round((memory(served) - before) / sockets, 1)}
    await asyncio.gather(*(line.close() for line in opened))
    return found


async def measure(given: argparse.Namespace, folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = {
        "build": {
            "compiled": not chance_module.__file__.endswith(".py"),
            "load of the machine before": round(os.getloadavg()[0], 1),
        }
    }

    async def at(what: str, work: Callable[[Served, Lines], Awaitable[dict[str, Any]]]) -> None:
        if given.only and what not in given.only:
            return
        with Served(f"sqlite:///{folder}/{len(found)}.sqlite", folder / "log", connections=1_000_000) as served:
            pin(served, {0})
            lines = Lines(served.port)
            await lines.open()
            found[what] = await work(served, lines)
            lines.close()

    plain, seconds = given.plain, given.seconds
    await at("Rust Belt late", lambda served, lines: measure_late(served, lines, plain))
    await at("mixed", lambda served, lines: measure_mixed(served, lines, seconds, plain))
    await at("moves", lambda served, lines: measure_moves(served, lines, seconds))
    await at("memory", lambda served, lines: measure_memory(served, lines, 400))
    await at("2,000 sockets", lambda served, lines: measure_crowd(served, lines, 2000, 20, 2 * seconds + 20, plain))
    await at("5,000 sockets", lambda served, lines: measure_crowd(served, lines, 5000, 60, 2 * seconds + 20, plain))
    found["build"]["load of the machine after"] = round(os.getloadavg()[0], 1)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--plain", action="store_true", help="pages that fetch everything every time")
    parser.add_argument("--only", action="append", help="what to measure")
    given = parser.parse_args()
    # What thousands of pages hold here is no matter of the server's.
    gc.disable()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory(prefix="roundhouse-bench-") as name:
        print(json.dumps(asyncio.run(measure(given, Path(name))), indent=2))


if __name__ == "__main__":
    main()
