"""docs/api.md: its example plays a whole game, as examples/client.py does, and its list of requests is complete."""

from __future__ import annotations

import os
import re
import subprocess
import sys
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
