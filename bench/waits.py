"""How long a person waits at the web table: for a hint, and for one bot of the usual level to make its moves.

Each game is played to its end, or for a while, with the fewest seats in which somebody plays against a bot. The person
asks for a hint before every move, and follows it.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from readme import build, put, where

from roundhouse.bots import default_bot
from roundhouse.core.registry import find_game, game_ids
from server.served import Served

#: Own moves at a table.
MOVES = 40
LOOK_AGAIN = 0.005


def table(served: Served, game: str) -> tuple[list[float], list[float]]:
    """Seconds for hints, and from a move of one's own until there is something to choose again, where others moved."""
    player = served.player(f"waits-{game}")
    found = find_game(game)
    seats = next((number for number in found.seats if number >= 2 * found.partners), 1)
    bots = [{"kind": "bot", "bot": default_bot(found)} for _ in range(seats - 1)]
    name = player.table(game=game, seats=seats, chairs=[{"kind": "me"}, *bots])
    hints: list[float] = []
    waits: list[float] = []
    number, moved, looks = 0, 0.0, 0
    while not (state := player.state(name))["over"] and number < MOVES:
        if not state["picks"]:
            looks += 1
            time.sleep(LOOK_AGAIN)
            continue
        if number and looks:
            waits.append((time.perf_counter() - moved) / (seats - 1))
        begun = time.perf_counter()
        hint = player.ask(f"/tables/{name}/hint", seat=0)
        assert hint.status_code == 200, hint.text
        hints.append(time.perf_counter() - begun)
        number, moved, looks = number + 1, time.perf_counter(), 0
        answer = player.play(name, 0, hint.json()["move"], state["own_number"])
        assert answer.status_code == 200, answer.text
    player.close()
    return hints, waits


def lines(served: Served) -> Iterator[str]:
    yield "| table | hints | median, s | longest | waits for bots | median, s a bot | longest |"
    yield "|---|---:|---:|---:|---:|---:|---:|"
    for game in game_ids():
        print(f"{game} ...", file=sys.stderr, flush=True)
        cells = []
        for times in table(served, game):
            cells += [str(len(times)), *(f"{of(times):.2f}" if times else "–" for of in (statistics.median, max))]
        yield f"| {game} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    machine = where()  # before it is busy with this
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(f"sqlite:///{folder}/games.sqlite", Path(folder) / "log") as served,
    ):
        found = "\n".join([f"{machine} Rules {build()}.", "", *lines(served)])
    print(found)
    if wish.write:
        put("waits", found)


if __name__ == "__main__":
    main()
