"""docs/api.md: its example plays a whole game, as examples/client.py does, and its list of requests is complete."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from .served import Served

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "examples" / "client.py"
PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")


def finished(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **environment}
    return subprocess.run(
        [sys.executable, *words], env=environment, capture_output=True, text=True, timeout=300, check=False
    )


def started(*words: str, **environment: str) -> str:
    """What a program says that ends well."""
    done = finished(*words, **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(*words: str) -> str:
    """What a program says that does not."""
    done = finished(*words)
    assert done.returncode == 1
    return done.stderr


def test_the_example_client_plays_a_whole_game(server: Served, tmp_path: Path) -> None:
    examples = re.findall(r"^```python client\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len(examples) == 1
    lines = [line for line in examples[0].splitlines() if line.strip()]
    assert len(lines) <= 20
    program = tmp_path / "client.py"
    program.write_text(examples[0], encoding="utf-8")
    sheet = started(str(program), ROUNDHOUSE_URL=server.url).splitlines()
    assert len(sheet) == 2
    assert sheet[0].startswith("My program ")
    assert any(line.endswith("*") for line in sheet)


@pytest.mark.parametrize(("game", "seats"), [("railroad_ink", 3), ("steam_rollers", 2), ("ticket_to_ride_asia", 4)])
def test_the_client_of_the_examples_plays_any_game(game: str, seats: int, server: Served) -> None:
    lines = started(str(CLIENT), game, "--seats", str(seats), "--server", server.url).splitlines()
    assert lines[0].startswith(f"{server.url}/table/")
    assert httpx.get(lines[0]).status_code == 200
    totals = [line for line in lines if re.fullmatch(r"\S.* -?\d+ \*?", line)]
    assert len(totals) == seats
    assert totals[0].startswith("My program ")
    assert any(line.endswith("*") for line in totals)


def test_the_client_tells_what_the_server_says(server: Served) -> None:
    told = refused(str(CLIENT), "chess", "--server", server.url)
    assert told.startswith("the server says: ")
    assert "railroad_ink" in told


def test_the_page_names_every_request(server: Served) -> None:
    paths = httpx.get(f"{server.url}/api/schema/openapi.json").json()["paths"]
    for path in paths:
        last = path.rstrip("/").rpartition("/")[2]
        assert last in ("{game}", "{table}") or last in PAGE, path


PLAYER = ROOT / "examples" / "player.py"


def test_the_player_has_forty_lines_and_needs_nothing_but_python() -> None:
    code = PLAYER.read_text(encoding="utf-8").split('"""', 2)[2]
    lines = [line for line in code.splitlines() if line.strip() and not line.startswith(("import ", "from "))]
    assert len(lines) <= 40
    imported = re.findall(r"^(?:import|from) (\w+)", code, re.MULTILINE)
    assert set(imported) <= sys.stdlib_module_names


def test_the_player_plays_at_several_tables_though_the_server_goes_away(tmp_path: Path) -> None:
    """By a token: it sits down where a seat is open, too, and plays to the end."""
    with Served(f"sqlite:///{tmp_path}/games.sqlite", tmp_path / "log") as server:
        host, program = server.player("host"), server.player("examples")
        chairs = [{"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "me", "name": "Host"}]
        made = host.table(game="railroad_ink", seats=3, chairs=chairs)
        words = ["railroad_ink", f"{server.url}/table/{made}"]
        environment = {**os.environ, "ROUNDHOUSE_URL": server.url, "ROUNDHOUSE_TOKEN": program.token}
        player = subprocess.Popen([sys.executable, str(PLAYER), *words], env=environment, stderr=subprocess.PIPE)
        try:
            until(lambda: len(program.ask("/tables", list="mine").json()) == 2)
            server.kill()
            server.start()
            host.tell(f"/tables/{made}/bot", seat=2, bot="random")
            _, told = player.communicate(timeout=240)
        finally:
            player.kill()
        assert player.returncode == 0, told
        tables = program.ask("/tables", list="mine").json()
        assert [table["over"] for table in tables] == [True, True]
        assert sorted(table["mine"] for table in tables) == [[0], [0]]
        host.close()
        program.close()


def until(done: Callable[[], bool]) -> None:
    for _ in range(600):
        if done():
            return
        time.sleep(0.1)
    raise AssertionError("it does not come")


def test_the_player_tells_what_the_server_says(server: Served) -> None:
    done = finished(str(PLAYER), "chess", ROUNDHOUSE_URL=server.url)
    assert done.returncode == 1
    assert done.stderr.startswith("the server says: ")
