"""`make soak`: the server is killed with -9 while moves pour in, again and again. Ends with one line that sums it up.

    python tools/soak.py --rounds 200 --db sqlite
    python tools/soak.py --minutes 30 --db postgres

Everything runs on this machine, over the loopback alone, in a folder of its own that is removed at the end.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from server.crash import Crash
from server.served import Postgres, Served

ROUNDS_A_CROWD = 8  # then the games are over, or nearly: new tables


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=100, help="at most so many kills")
    parser.add_argument("--minutes", type=float, default=30, help="and not longer than this")
    parser.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--clients", type=int, default=8)
    parser.add_argument("--seed", type=int, default=0, help="for the moments of the kills")
    given = parser.parse_args()
    chance = random.Random(given.seed)
    begun, rounds, moves = time.monotonic(), 0, 0
    with tempfile.TemporaryDirectory(prefix="roundhouse-soak-") as folder:
        postgres = Postgres() if given.db == "postgres" else None
        db = postgres.database() if postgres is not None else f"sqlite:///{folder}/games.sqlite"
        try:
            with Served(db, Path(folder) / "log") as served:
                while rounds < given.rounds and time.monotonic() < begun + 60 * given.minutes:
                    crash = Crash(served, given.clients, f"soak{rounds}")
                    for _ in range(min(ROUNDS_A_CROWD, given.rounds - rounds)):
                        crash.round(chance.randint(1, 50), chance.uniform(0, 0.02))
                        rounds += 1
                        print(f"round {rounds}: {moves + crash.acknowledged} moves acknowledged", flush=True)
                        if time.monotonic() > begun + 60 * given.minutes:
                            break
                    moves += crash.acknowledged
                    crash.close()
        finally:
            if postgres is not None:
                postgres.close()
    took = time.monotonic() - begun
    print(
        f"soak, {given.db}: {rounds} kills in {took / 60:.1f} minutes, {given.clients} clients, "
        f"{moves} moves acknowledged, 0 lost, 0 doubled"
    )


if __name__ == "__main__":
    main()
