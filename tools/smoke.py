"""A short look at an installed Roundhouse: is everything there that it needs? Given: pure or compiled."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import roundhouse as rh
from roundhouse.bots import make_bot
from roundhouse.core import chance

PATIENCE = 60
PAGES = {
    "/healthz": "ok",
    "/": "Railroad Ink",
    "/?lang=pl": "Age of Steam",
    "/rules/steam_rollers": "SR-",
    "/new/railroad_ink": "setup.js",
    "/static/table.js": "import",
    "/api/games": "ticket_to_ride_usa",
}


def games_are_played() -> None:
    for name in rh.game_ids():
        table = rh.Table.new(name, seed="smoke")
        bots = [make_bot("random", table.game) for _ in range(table.seats)]
        for turn in range(40):
            if table.over:
                break
            seat = table.actors()[0]
            table.play(seat, bots[seat].choose(table.desk(seat, chance.Fast(turn))))
        for lang in table.game.languages:
            assert table.game.title(lang) != "title"
            assert table.plain(0, lang)
            assert table.svg(0, lang).startswith("<svg")
            assert table.game.rulebook(lang)
        assert rh.Table.load(table.record.to_json()).digest() == table.digest()


def the_command_answers() -> None:
    command = str(Path(sys.executable).with_name("roundhouse"))
    told = subprocess.run([command, "games"], capture_output=True, text=True, check=True).stdout  # noqa: S603
    assert "railroad_ink" in told
    match = ["arena", "railroad_ink", "--bots", "greedy,random", "--games", "2", "--jobs", "2"]
    subprocess.run([command, *match], capture_output=True, check=True)  # noqa: S603


def the_pages_are_served() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        settings = {"ROUNDHOUSE_DB": f"sqlite:///{folder}/games.sqlite", "ROUNDHOUSE_PORT": str(port)}
        server = subprocess.Popen(
            [sys.executable, "-I", "-m", "roundhouse.server"],
            env={**os.environ, **settings},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            for path, words in PAGES.items():
                found = fetched(f"http://127.0.0.1:{port}{path}", server)
                assert words in found, f"{path}: {words} is missing"
        finally:
            server.terminate()
            server.wait()


def fetched(address: str, server: subprocess.Popen[bytes]) -> str:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:  # noqa: S310
                return str(answer.read().decode())
        except OSError:
            if time.monotonic() > end or server.poll() is not None:
                raise
        time.sleep(0.2)


def main() -> None:
    assert "site-packages" in rh.__file__, rh.__file__
    found = "compiled" if (chance.__file__ or "").endswith((".so", ".pyd")) else "pure"
    assert found == sys.argv[1], f"this wheel is {found}, not {sys.argv[1]}"
    games_are_played()
    the_command_answers()
    the_pages_are_served()


if __name__ == "__main__":
    main()
