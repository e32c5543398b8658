"""The examples work as they stand: a bot, a client, a notebook."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec

EXAMPLES = Path(__file__).parents[2] / "examples"


def started(*words: str, **environment: str) -> str:
    """What a program says; it must end well."""
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_bot_has_twenty_lines_and_beats_chance() -> None:
    file = EXAMPLES / "bot.py"
    lines = file.read_text(encoding="utf-8").rpartition('"""')[2].splitlines()
    assert len([line for line in lines if line.strip()]) <= 20
    wish = ["railroad_ink", "--code", str(file), "--bots", "dreamer,random", "--games", "4", "--jobs", "2", "--json"]
    result = msgspec.json.decode(started("-m", "roundhouse.cli", "arena", *wish))
    dreamer, random = result["bots"]
    assert dreamer["bot"] == "dreamer"
    assert dreamer["points"] > random["points"] + 10
