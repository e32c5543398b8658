"""Run all checks: `python tools/check.py` for everything, or the names of some of them.

Each check is a command; the first that fails ends the run with its exit code.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from compiled import has_compiler

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
COMPILED = ROOT / "build" / "compiled"
#: Which lines the tests have met, and how many of each hundred they must.
COUNTED = "src/roundhouse/core,src/roundhouse/games"
LINES = ROOT / "build" / "lines.json"
LEAST_COVERED = 95
#: One process more than cores, as some always wait for a browser or a disk; whoever is idle takes from the others.
JOBS = ("-n", str(min(4, (os.cpu_count() or 1) + 1)), "--dist", "worksteal")


# The suite starts Python hundreds of times: without kept bytecode, each would compile the same files again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


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
    LINES.parent.mkdir(exist_ok=True)
    LINES.unlink(missing_ok=True)
    counting = ("python", "-m", "slipcover", "--source", COUNTED, "--json", "--out", str(LINES), "-m")
    # Where there is a compiled build, it plays what is long: most tables of the conformance suite, matches of bots.
    long = "later" if has_compiler() else "now"
    return browser or run(*counting, "pytest", "-rfER", *JOBS, ROUNDHOUSE_LONG=long) or covered()


def covered() -> int:
    """Tell the files with lines that no test has met, and the share of those that were."""
    found = json.loads(LINES.read_text(encoding="utf-8"))
    for name, file in sorted(found["files"].items()):
        if missing := file["missing_lines"]:
            print(f"{name}: {len(missing)} lines without a test: {', '.join(map(str, missing[:12]))}")
    share = found["summary"]["percent_covered"]
    print(f"lines of core and games that are tested: {share:.2f} %", flush=True)
    return int(share < LEAST_COVERED)


def compiled() -> int:
    """Core and rules built by mypyc, then the conformance suite and the games' tests on that build."""
    built = run("python", "tools/compiled.py", "--quick")
    if built == 3:
        return 0  # no C compiler: it has said so, and Roundhouse goes on interpreted
    if built:
        return built
    here = {"PYTHONPATH": str(COMPILED), "ROUNDHOUSE_COMPILED": "1"}
    proof = "import roundhouse.core.chance as c; assert c.__file__.endswith(('.so', '.pyd')), c.__file__"
    # What pictures, picks, sentences and files are made by is not compiled.
    rooms = ("draw", "picks", "text", "texts", "plain", "labels", "board", "board_file", "kit", "tutorial")
    others = [f"--ignore-glob=*/test_*_{room}.py" for room in rooms]
    # OpenSpiel walks through the rules by a chance of its own and by copies: what is compiled may refuse both.
    spiel = "tests/env/test_openspiel.py::test_random_games"
    suite = ("tests/games", "tests/testing/test_our_games.py", spiel, *others)
    return run("python", "-c", proof, **here) or run("pytest", *JOBS, *suite, **here)


def build_ahead() -> subprocess.Popen[bytes]:
    """Compile beside the other checks, which leave a core idle now and then. compiled() finds the build ready; if it
    failed, it fails there again, and says why."""
    return subprocess.Popen(  # noqa: S603
        [sys.executable, str(ROOT / "tools" / "compiled.py"), "--quick"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


CHECKS: dict[str, Callable[[], int]] = {"lint": lint, "tests": tests, "compiled": compiled}


def main() -> None:
    names = sys.argv[1:] or [*CHECKS]
    ahead = build_ahead() if "compiled" in names[1:] else None
    try:
        for name in names:
            begun = time.monotonic()
            if ahead and name == "compiled":
                ahead.wait()
            code = CHECKS[name]()
            print(f"== {name}: {'failed' if code else 'ok'} ({time.monotonic() - begun:.0f} s)", flush=True)
            if code:
                sys.exit(code)
    finally:
        if ahead and ahead.poll() is None:
            os.killpg(ahead.pid, signal.SIGTERM)


if __name__ == "__main__":
    main()
