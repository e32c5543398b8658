"""Run all checks: `python tools/check.py` for everything, or the names of some of them.

Each check is a command; the first that fails ends the run with its exit code.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
COMPILED = ROOT / "build" / "compiled"
JOBS = str(min(4, os.cpu_count() or 1))


def run(*command: str, **environment: str) -> int:
    return subprocess.run(  # noqa: S603
        [str(BIN / command[0]), *command[1:]], cwd=ROOT, env={**os.environ, **environment}, check=False
    ).returncode


def lint() -> int:
    return (
        run("ruff", "check", ".")
        or run("ruff", "format", "--check", ".")
        or run("mypy")
        or run("lint-imports", "--no-cache")
        or run("python", "tools/typecheck.py")
    )


def tests() -> int:
    """The whole suite; it prints the rules without a test and the coverage of core and games."""
    # A browser is found or installed before several processes look for it at once.
    browser = subprocess.run(["sh", "tools/browser.sh", sys.executable], cwd=ROOT, check=False).returncode  # noqa: S607
    return browser or run("pytest", "-n", JOBS, "--cov", "--cov-report=term:skip-covered", "--cov-fail-under=95")


def compiled() -> int:
    """Core and rules built by mypyc, then the conformance suite and the games' tests on that build."""
    built = run("python", "tools/compiled.py")
    if built == 3:
        return 0  # no C compiler: it has said so, and Roundhouse goes on interpreted
    if built:
        return built
    here = {"PYTHONPATH": str(COMPILED), "ROUNDHOUSE_COMPILED": "1"}
    proof = "import roundhouse.core.chance as c; assert c.__file__.endswith(('.so', '.pyd')), c.__file__"
    # What pictures, picks and sentences are made by is not compiled.
    others = [f"--ignore-glob=*/test_*_{room}.py" for room in ("draw", "picks", "text", "texts")]
    suite = ("tests/games", "tests/testing/test_our_games.py", *others)
    return run("python", "-c", proof, **here) or run("pytest", "-n", JOBS, *suite, **here)


CHECKS: dict[str, Callable[[], int]] = {"lint": lint, "tests": tests, "compiled": compiled}


def main() -> None:
    for name in sys.argv[1:] or CHECKS:
        begun = time.monotonic()
        code = CHECKS[name]()
        print(f"== {name}: {'failed' if code else 'ok'} ({time.monotonic() - begun:.0f} s)", flush=True)
        if code:
            sys.exit(code)


if __name__ == "__main__":
    main()
