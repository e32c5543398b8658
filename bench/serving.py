"""Measure the web table: durable moves a second over sockets, bots at many tables, the time of a cold start.

The server runs in a process of its own, pinned to one core where the system allows it; the clients run in another,
with their moves prepared, so that they cost little. SQLite with synchronous=FULL, every move checked by the rules.
Prints the figures as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import statistics
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import msgspec
import websockets

from browser.person import Person, chromium, without_pictures
from roundhouse.core import chance as chance_module
from roundhouse.core.chance import Fast
from roundhouse.core.table import Table
from roundhouse.server.glimpse import glimpse
from roundhouse.server.live import LiveTable
from roundhouse.server.present.state import table_now
from roundhouse.server.store import Chair, Store, Stored
from server.served import Served

CLIENTS = 32
PACE = 10
HEADERS = {"Authorization": "Bearer token-of-the-bench-------------"}


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def milliseconds(times: list[float]) -> dict[str, float]:
    return {
        "p50 ms": round(1000 * statistics.median(times), 2),
        "p99 ms": round(1000 * percentile(times, 0.99), 2),
        "most ms": round(1000 * max(times), 2),
    }


# -- moves over sockets -------------------------------------------------------------------------------------------

Moves = list[tuple[int, int, str]]


def prepare(served: Served, tables: int) -> list[tuple[str, Moves]]:
    """Tables of two seats, and a whole game for each: (seat, number, move). Which dice will come stands in the server's
    file, where nobody but the bench looks."""
    player = served.player("bench")
    player.http.headers.update(HEADERS)
    names = [player.table(seats=2, chairs=[{"kind": "me"}, {"kind": "friend"}]) for _ in range(tables)]
    player.close()
    store = Store(served.db)
    found: list[tuple[str, Moves]] = []
    for name in names:
        stored = store.load(name)
        assert stored is not None
        table = Table.load(stored.record)
        pick, counts = Fast(len(found)), [0, 0]
        moves: Moves = []
        while not table.over:
            seat = table.actors()[pick.number(len(table.actors()))]
            legal = table.state.moves(seat)
            move = legal[pick.number(len(legal))]
            table.play(seat, move)
            moves.append((seat, counts[seat], table.game.moveset.notation(move)))
            counts[seat] += 1
        found.append((name, moves))
    store.engine.dispose()
    return found


async def pour(url: str, work: list[list[tuple[str, Moves]]], seconds: float) -> tuple[int, float, list[float]]:
    """All clients at once; how many moves were acknowledged, in what time, and how long each took."""
    times: list[float] = []
    ended: list[float] = []
    begun = time.perf_counter()

    async def client(tables: list[tuple[str, Moves]]) -> None:
        for name, moves in tables:
            address = f"{url.replace('http', 'ws', 1)}/api/tables/{name}/live?seats=0,1"
            async with websockets.connect(address, additional_headers=HEADERS, compression=None) as line:
                for seat, number, move in moves:
                    sent = time.perf_counter()
                    if sent > begun + seconds:
                        break
                    await line.send(f'{{"type":"play","seat":{seat},"move":"{move}","number":{number}}}')
                    while '"played"' not in (answer := str(await line.recv())):
                        if '"problem"' in answer:
                            raise RuntimeError(answer)
                    times.append(time.perf_counter() - sent)
        ended.append(time.perf_counter())

    await asyncio.gather(*(client(tables) for tables in work))
    return len(times), min(ended) - begun, times


def pouring(url: str, work: list[list[tuple[str, Moves]]], seconds: float, answer: Connection) -> None:
    """In the clients' process."""
    with contextlib.suppress(ImportError):
        import uvloop

        answer.send(uvloop.run(pour(url, work, seconds)))
        return
    answer.send(asyncio.run(pour(url, work, seconds)))


def measure_moves(served: Served, seconds: float, per_client: int) -> dict[str, Any]:
    tables = prepare(served, CLIENTS * per_client)
    work = [tables[client::CLIENTS] for client in range(CLIENTS)]
    pin(served, {0})
    commits, cpu = figure(served, "roundhouse_commits_total"), processor_time(served)
    here, there = multiprocessing.get_context("spawn").Pipe()
    clients = multiprocessing.get_context("spawn").Process(target=pouring, args=(served.url, work, seconds, there))
    clients.start()
    moves, took, times = here.recv()
    clients.join()
    cpu = processor_time(served) - cpu
    commits = figure(served, "roundhouse_commits_total") - commits
    return {
        "clients": CLIENTS,
        "moves": moves,
        "moves/s": round(moves / took),
        "moves/s of processor time": round(moves / cpu),
        "moves a commit": round(moves / commits, 1),
        **milliseconds(times),
    }


# -- bots ---------------------------------------------------------------------------------------------------------


def measure_bots(served: Served, tables: int, seconds: float) -> dict[str, Any]:
    """Many tables with a person and a bot each: how fast the bots draw, how long a person's move takes meanwhile. The
    person looks at PACE tables a second: who asked without a pause would take the bots' cores away."""
    player = served.player("bots")
    player.http.headers.update(HEADERS)
    chairs = [{"kind": "me"}, {"kind": "bot"}]
    begun = time.perf_counter()
    before = figure(served, "roundhouse_moves_total")
    names = [player.table(seats=2, chairs=chairs) for _ in range(tables)]
    mine, times = 0, []
    round_ended = 0.0
    while time.perf_counter() - begun < seconds:
        name = names[mine % tables]
        state = player.state(name)
        if state["picks"]:
            picks, move = state["picks"], ""
            while picks:
                picks, move = picks[0].get("picks"), picks[0].get("move", "")
            sent = time.perf_counter()
            answer = player.play(name, 0, move, state["own_number"])
            times.append(time.perf_counter() - sent)
            assert answer.status_code == 200, answer.text
        mine += 1
        time.sleep(1 / PACE)
        if not round_ended and not mine % PACE and not figure(served, "roundhouse_bots_thinking"):
            round_ended = time.perf_counter() - begun
    moves = figure(served, "roundhouse_moves_total") - before - len(times)
    player.close()
    return {
        "tables": tables,
        "bot": "standard",
        "bot moves/s": round(moves / (time.perf_counter() - begun), 1),
        "s to the end of all bots' first round": round(round_ended, 1) or None,
        "a person's move meanwhile": milliseconds(times),
    }


# -- states and starts --------------------------------------------------------------------------------------------


def measure_state() -> dict[str, Any]:
    """In the middle of a game of four: everything one seat sees, as the server makes it."""
    table, pick = Table.new("railroad_ink", 4, seed="bench"), Fast(5)
    while table.ply < 80:
        seat = table.actors()[pick.number(len(table.actors()))]
        legal = table.state.moves(seat)
        table.play(seat, legal[pick.number(len(legal))])
    chairs = [Chair(seat, "person", f"Player {seat + 1}", owner="me") for seat in range(4)]
    live = LiveTable(Stored("id", table.record, chairs, listed=False, created=0, touched=0, over=False))
    seat, tr = table.actors()[0], live.words("en")
    times = []
    for _ in range(60):
        begun = time.process_time()
        state = table_now(glimpse(live, seat), seat, tr)
        text = msgspec.json.encode(state)
        times.append(time.process_time() - begun)
    return {"kB": round(len(text) / 1000), **milliseconds(times[10:])}


def measure_start(folder: Path) -> dict[str, Any]:
    """From nothing to the first move, on a new file and on one that is there already."""
    found = {}
    for what in ("new", "known"):
        begun = time.perf_counter()
        with Served(f"sqlite:///{folder}/start.sqlite", folder / "log") as served:
            answers = time.perf_counter() - begun
            player = served.player("starter")
            table = player.table(seats=2)
            player.step(table)
            found[f"s to the first answer, {what} file"] = round(answers, 2)
            found[f"s to the first move, {what} file"] = round(time.perf_counter() - begun, 2)
            player.close()
    return found


def measure_pages(served: Served) -> dict[str, Any]:
    """What opening a page brings over the line, headers and all; at the table without the boards."""
    with chromium() as browser:
        reader = Person(browser, served.url)
        table = reader.table({"kind": "me"}, {"kind": "bot", "bot": "random"})
        with_pictures = reader.weight("/")
        home, at_table = without_pictures(with_pictures), without_pictures(reader.weight(f"/table/{table}"))
        reader.leave()
    return {
        "home, kB": round(sum(home.values()) / 1000),
        "home with the games' pictures, kB": round(sum(with_pictures.values()) / 1000),
        "table, kB": round(sum(at_table.values()) / 1000),
    }


# -- all of it ----------------------------------------------------------------------------------------------------


def pin(served: Served, cores: set[int]) -> None:
    """The whole server on these cores, where the system can do that. Bots think elsewhere."""
    assert served.process is not None
    if hasattr(os, "sched_setaffinity"):
        for thread in Path(f"/proc/{served.process.pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), cores)


def processor_time(served: Served) -> float:
    assert served.process is not None
    words = Path(f"/proc/{served.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def figure(served: Served, name: str) -> float:
    return next(float(line.split()[1]) for line in served.figures().splitlines() if line.startswith(f"{name} "))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--tables", type=int, default=200, help="tables with bots")
    parser.add_argument("--per-client", type=int, default=12, help="games prepared for each client")
    given = parser.parse_args()
    figures: dict[str, Any] = {
        "build": {
            "compiled": not chance_module.__file__.endswith(".py"),
            "load of the machine before": round(os.getloadavg()[0], 1),
        }
    }
    with tempfile.TemporaryDirectory(prefix="roundhouse-bench-") as name:
        folder = Path(name)
        figures["start"] = measure_start(folder)
        figures["state"] = measure_state()
        with Served(f"sqlite:///{folder}/moves.sqlite", folder / "log") as served:
            figures["moves"] = measure_moves(served, given.seconds, given.per_client)
            figures["pages"] = measure_pages(served)
        with Served(f"sqlite:///{folder}/bots.sqlite", folder / "log") as served:
            figures["bots"] = measure_bots(served, given.tables, 8 * given.seconds)
    figures["build"]["load of the machine after"] = round(os.getloadavg()[0], 1)
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
