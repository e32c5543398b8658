"""`make soak`: servers are killed with -9, frozen and cut off from their database while moves pour in, again and again;
or killed while clocks run, messages go out and rounds of tournaments begin; or flooded while games are played to their
ends. Ends with one line that sums it up.

    python tools/soak.py --rounds 200 --db sqlite
    python tools/soak.py --minutes 30 --db postgres --servers 3
    python tools/soak.py --days --rounds 50
    python tools/soak.py --attack --minutes 2

Everything runs on this machine, over the loopback alone, in a folder of its own that is removed at the end.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from server.crash import CUT, FREEZE, KILL, Crash
from server.crash_days import ANY, TAKEN, UNTAKEN, Days, settings_for
from server.outside import Mailbox
from server.served import Player, Postgres, Served, moves

ATTACK = Path(__file__).with_name("attack.py")
ROUNDS_A_CROWD = 8  # then the games are over, or nearly: new tables
#: As they are by default: an attacker meets what everybody meets.
USUAL = {"rate": 1200, "tables_a_day": 100, "undos_a_day": 2000, "waiting_tables": 20, "unfinished_tables": 100}
#: Seconds of play before the floods, to compare with.
PEACE = 15
#: Seconds between two moves of a person, in the game that is attacked.
THINKS = 0.2


@contextmanager
def databases(kind: str, folder: str) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{folder}/games.sqlite"
        return
    postgres = Postgres()
    try:
        yield postgres.database()
    finally:
        postgres.close()


def crash(given: argparse.Namespace, db: str, folder: Path) -> str:
    """Trouble of every kind that there is with so many servers; what came of it."""
    chance = random.Random(given.seed)
    kinds = [KILL] if given.servers == 1 else [KILL, KILL, FREEZE, CUT]
    begun, met, acknowledged = time.monotonic(), Counter[str](), 0
    until = begun + 60 * given.minutes
    with ExitStack() as stack:
        servers = [stack.enter_context(Served(db, folder / f"log-{number}")) for number in range(given.servers)]
        while met.total() < given.rounds and time.monotonic() < until:
            crowd = Crash(servers[0], given.clients, f"soak{met.total()}", servers[1:])
            for _ in range(min(ROUNDS_A_CROWD, given.rounds - met.total())):
                trouble = chance.choice(kinds)
                crowd.round(chance.randint(1, 50), chance.uniform(0, 0.02), trouble)
                met[trouble] += 1
                print(f"{trouble} {met.total()}: {acknowledged + crowd.acknowledged} moves acknowledged", flush=True)
                if time.monotonic() > until:
                    break
            acknowledged += crowd.acknowledged
            crowd.close()
    took = (time.monotonic() - begun) / 60
    troubles = ", ".join(f"{met[kind]} {what}" for kind, what in ((KILL, "kills"), (FREEZE, "freezes"), (CUT, "cuts")))
    return (
        f"soak, {given.servers} on {given.db}: {troubles} in {took:.1f} minutes, {given.clients} clients, "
        f"{acknowledged} moves acknowledged, 0 lost, 0 doubled, 0 forks"
    )


def over_days(given: argparse.Namespace, db: str, folder: Path) -> str:
    """Servers die at moments that matter for what people are told; what came of it."""
    chance = random.Random(given.seed)
    begun, rounds, kills, told = time.monotonic(), 0, 0, 0
    until = begun + 60 * given.minutes
    with ExitStack() as stack:
        mailbox = stack.enter_context(Mailbox())
        servers = [
            stack.enter_context(Served(db, folder / f"log-{number}", **settings_for(mailbox)))
            for number in range(given.servers)
        ]
        while rounds < given.rounds and time.monotonic() < until:
            with Days(servers[0], mailbox, given.clients // 2, f"soak{rounds}", servers[1:]) as days:
                for _ in range(ROUNDS_A_CROWD):
                    days.round(chance.choice((ANY, ANY, TAKEN, UNTAKEN)), chance.uniform(0, 4))
                    if given.servers == 1:
                        days.let_time_pass()
                    rounds += 1
                    print(f"round {rounds}: {kills + days.kills} kills, {told + days.told} messages", flush=True)
                    if rounds == given.rounds or time.monotonic() > until:
                        break
                kills, told = kills + days.kills, told + days.told
    took = (time.monotonic() - begun) / 60
    return (
        f"soak over days, {given.servers} on {given.db}: {kills} kills in {took:.1f} minutes, {rounds} rounds of a "
        f"tournament, {told} messages, 0 lost, 0 more often than once and once more a kill, 0 tables made twice"
    )


def attacked(given: argparse.Namespace, db: str, folder: Path) -> str:
    """People's programs play game after game, first in peace, then while others flood the server."""
    with Served(db, folder / "log", **USUAL) as served:
        peace, quiet_games = play_for(served, PEACE)
        stranger = served.player("stranger")
        table = stranger.table(seats=2, chairs=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        words = [sys.executable, str(ATTACK), served.url, table]
        seconds = 60 * given.minutes
        words += ["--seconds", str(seconds)]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as attack:  # noqa: S603
            war, games = play_for(served, seconds)
            said, _ = attack.communicate(timeout=60)
        stranger.close()
    print(f"what the attackers got: {json.dumps(json.loads(said))}")
    return (
        f"soak, attacked for {seconds:.0f} s on {given.db}: {games} games played to their ends "
        f"({quiet_games} in {PEACE} s of peace); "
        f"a move p50 {centile(war, 50):.0f} ms, p99 {centile(war, 99):.0f} ms, longest {max(war):.0f} ms "
        f"(in peace {centile(peace, 50):.0f}, {centile(peace, 99):.0f}, {max(peace):.0f})"
    )


def play_for(served: Served, seconds: float) -> tuple[list[float], int]:
    """Two people play games to their ends, until the time is over; how long each move and the look after it took."""
    took: list[float] = []
    games, until = 0, time.monotonic() + seconds
    people = [served.player("ann"), served.player("ben")]
    while time.monotonic() < until:
        table = people[0].table(seats=2, chairs=[{"kind": "me", "name": "Ann"}, {"kind": "open"}])
        people[1].tell(f"/tables/{table}/sit", name="Ben")
        threads = [threading.Thread(target=play_out, args=(one, table, seat, took)) for seat, one in enumerate(people)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert people[0].ask(f"/tables/{table}/fair").json()["fair"]
        games += 1
    for one in people:
        one.close()
    return took, games


def play_out(player: Player, table: str, seat: int, took: list[float]) -> None:
    state: dict[str, Any] = player.state(table, seat)
    while not state["over"]:
        begun = time.monotonic()
        if state["picks"]:
            # The last of the moves: rounds end soon, and games come to their ends.
            answer = player.play(table, seat, moves(state)[-1], state["own_number"])
            assert answer.status_code == 200, answer.text
        state = player.state(table, seat)
        took.append(1000 * (time.monotonic() - begun))
        time.sleep(THINKS)


def centile(numbers: list[float], which: int) -> float:
    return statistics.quantiles(numbers, n=100, method="inclusive")[which - 1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=100, help="at most so many troubles")
    parser.add_argument("--minutes", type=float, default=30, help="and not longer than this")
    parser.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--servers", type=int, default=1, help="so many on one PostgreSQL: freezes and cuts, too")
    parser.add_argument("--clients", type=int, default=8)
    parser.add_argument("--days", action="store_true", help="clocks, messages and tournaments, not moves")
    parser.add_argument("--attack", action="store_true", help="floods instead of kills")
    parser.add_argument("--seed", type=int, default=0, help="for the kinds and moments of trouble")
    given = parser.parse_args()
    if given.servers > 1 and given.db == "sqlite":
        parser.error("several servers need --db postgres")
    with tempfile.TemporaryDirectory(prefix="roundhouse-soak-") as folder, databases(given.db, folder) as db:
        what = attacked if given.attack else over_days if given.days else crash
        print(what(given, db, Path(folder)))


if __name__ == "__main__":
    main()
