"""docs/api.md: its example plays a whole game, and its list of requests is complete."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx

from .served import Served

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")


def test_the_example_client_plays_a_whole_game(server: Served, tmp_path: Path) -> None:
    examples = re.findall(r"^```python client\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len(examples) == 1
    lines = [line for line in examples[0].splitlines() if line.strip()]
    assert len(lines) <= 20
    program = tmp_path / "client.py"
    program.write_text(examples[0], encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(program)],
        env={**os.environ, "ROUNDHOUSE_URL": server.url},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    sheet = done.stdout.splitlines()
    assert len(sheet) == 2
    assert sheet[0].startswith("My program ")
    assert any(line.endswith("*") for line in sheet)


def test_the_page_names_every_request(server: Served) -> None:
    paths = httpx.get(f"{server.url}/api/schema/openapi.json").json()["paths"]
    for path in paths:
        last = path.rstrip("/").rpartition("/")[2]
        assert last in ("{game}", "{table}") or last in PAGE, path
