"""`make quick`: lint, and the tests of what has changed since a commit, in three minutes at most.

    python tools/quick.py            # since origin/main, or since the commit before this one
    python tools/quick.py HEAD~3

Tests are found by folders: tests/ mirrors src/. What does not fit into the time is skipped, and said so.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
#: Seconds for everything; the tests get what lint leaves, and some in any case.
BUDGET, LEAST = 155, 45
#: Tests that look at files all over the tree.
WORDS = "tests/core/test_texts.py"
PAGES_WORDS = "tests/web/test_web_texts.py"
AROUND = "tests/tools"


def tests_of(changed: Iterable[str]) -> list[str]:
    """The tests that are near to these files, as far as there are any."""
    found: dict[str, None] = {}
    for name in changed:
        found.update(dict.fromkeys(_near(PurePosixPath(name))))
    there = [name for name in found if (ROOT / name).exists()]
    return [name for name in there if not any(PurePosixPath(name).is_relative_to(o) for o in there if o != name)]


def _near(path: PurePosixPath) -> list[str]:
    match path.parts:
        case ("src", "roundhouse", "games", game, _, *_):
            near = [f"tests/games/{game}"]
        case ("src", "roundhouse", "web" | "server" as room, *_):
            near = [f"tests/{room}", PAGES_WORDS]
        case ("src", "roundhouse", room, _, *_):
            near = [f"tests/{room}"]
        case ("src", *_):
            near = ["tests/core/test_registry.py"]
        case ("tests", "golden", *_):
            near = ["tests/games/test_goldens.py"]
        case ("tests", *_) if path.name.startswith("test_"):
            near = [str(path)]
        case ("tests", *folders, _) if folders:
            near = [f"tests/{'/'.join(folders)}"]
        case ("examples", *_):
            near = ["tests/examples", "tests/server/test_server_docs.py"]
        case ("docs", *_) | ("README.md",):
            near = [str(path), AROUND] if path.suffix == ".md" else []
        case _:
            near = [AROUND]
    if path.parts[0] == "src" and path.suffix == ".py":
        near.append(str(path))  # it may have examples
    return [*near, WORDS] if path.suffix == ".ftl" else near


def since(commit: str) -> list[str]:
    """The files that differ from where this branch left `commit`, also those that are not committed yet."""
    base = _git("merge-base", commit, "HEAD")[0]
    return [*_git("diff", "--name-only", base), *_git("ls-files", "--others", "--exclude-standard")]


def usual() -> str:
    """origin/main, if this branch is ahead of it; else the commit before this one."""
    there = subprocess.run(
        ["git", "rev-list", "--count", "origin/main..HEAD"],  # noqa: S607
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return "origin/main" if there.returncode == 0 and there.stdout.strip() != "0" else "HEAD~1"


def _git(*words: str) -> list[str]:
    return subprocess.run(  # noqa: S603
        ["git", *words],  # noqa: S607
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout.splitlines()


def run(*command: str, **environment: str) -> None:
    words = [str(BIN / command[0]), *command[1:]]
    done = subprocess.run(words, cwd=ROOT, env={**os.environ, **environment}, check=False).returncode  # noqa: S603
    if done:
        sys.exit(done)


def main() -> None:
    begun = time.time()
    commit = sys.argv[1] if len(sys.argv) > 1 else usual()
    changed = since(commit)
    tests = tests_of(changed)
    print(f"{len(changed)} files changed since {commit}", flush=True)
    run("ruff", "check", ".")
    run("ruff", "format", "--check", ".")
    run("mypy")
    run("lint-imports", "--no-cache")
    if any(name.startswith("src/roundhouse/web/") for name in changed):
        run("python", "tools/typecheck.py")
    if tests:
        print("tests:", *tests, flush=True)
        end = max(begun + BUDGET, time.time() + LEAST)
        path = os.pathsep.join(filter(None, (str(ROOT / "tools"), os.environ.get("PYTHONPATH"))))
        jobs = ("-n", str(os.cpu_count() or 1), "--dist", "worksteal")
        run(
            "pytest", *jobs, "-p", "deadline", *tests, PYTHONPATH=path, ROUNDHOUSE_END=str(end), ROUNDHOUSE_LONG="later"
        )
    print(f"== quick: ok ({time.time() - begun:.0f} s); `make test` looks at everything")


if __name__ == "__main__":
    main()
