"""A short look at an installed Roundhouse: is everything there that it needs? Given: pure or compiled, and the extra
`web` if it is installed. Without it whole games are played, and the command must say what it lacks."""

from __future__ import annotations

import importlib.metadata
import os
import resource
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

COMMAND = str(Path(sys.executable).with_name("roundhouse"))
PATIENCE, TRIES = 60, 20
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
        while not table.over:
            seat = table.actors()[0]
            table.play(seat, bots[seat].choose(table.desk(seat, chance.Fast(table.ply))))
        assert len(table.sheet().totals) == table.seats
        assert rh.Table.load(table.record.to_json()).digest() == table.digest()


def little_is_needed() -> None:
    """One package, and few milliseconds of the processor until it is there: the fewest of many tries are told."""
    packages = {one.name for one in importlib.metadata.distributions()} - {"pip", "setuptools"}
    assert packages == {"roundhouse", "msgspec"}, packages
    imports = ("pass", "import msgspec", "from roundhouse import Table")
    times = {code: min(processor_time(code) for _ in range(TRIES)) for code in imports}
    print(", ".join(f"{code}: {1000 * spent:.0f} ms" for code, spent in times.items()))


def processor_time(code: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-I", "-c", code], check=True)  # noqa: S603
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def what_lacks_is_said() -> None:
    """Whoever types `pipx run roundhouse` or `uvx roundhouse` is told what to type instead."""
    for words, extra in (((), "web"), (("serve",), "web"), (("games",), "cli")):
        done = subprocess.run([COMMAND, *words], capture_output=True, text=True, check=False)  # noqa: S603
        assert done.returncode == 1, done
        assert f"roundhouse[{extra}]" in done.stderr, done.stderr
        assert "Traceback" not in done.stderr, done.stderr


def games_are_shown() -> None:
    for name in rh.game_ids():
        table = rh.Table.new(name, seed="smoke")
        for lang in table.game.languages:
            assert table.game.title(lang) != "title"
            assert table.plain(0, lang)
            assert table.svg(0, lang).startswith("<svg")
            assert table.game.rulebook(lang)


def the_command_answers() -> None:
    told = subprocess.run([COMMAND, "games"], capture_output=True, text=True, check=True).stdout  # noqa: S603
    assert "railroad_ink" in told
    match = ["arena", "railroad_ink", "--bots", "greedy,random", "--games", "2", "--jobs", "2"]
    subprocess.run([COMMAND, *match], capture_output=True, check=True)  # noqa: S603


def the_pages_are_served() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        settings = {"ROUNDHOUSE_DB": f"sqlite:///{folder}/games.sqlite", "ROUNDHOUSE_PORT": str(port)}
        # No word more: whoever says nothing wants to play. There is no browser to open here, and that is no fault.
        server = subprocess.Popen(  # noqa: S603
            [COMMAND],
            env={**os.environ, **settings, "BROWSER": "true"},
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
    if sys.argv[2:] == ["web"]:
        games_are_shown()
        the_command_answers()
        the_pages_are_served()
    else:
        games_are_played()
        little_is_needed()
        what_lacks_is_said()


if __name__ == "__main__":
    main()
