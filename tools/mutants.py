"""`make mutants`: small mistakes are made in the rules of the games, one at a time, to see whether a test notices.

    python tools/mutants.py railroad_ink --number 150
    python tools/mutants.py age_of_steam --only track.release money. --number 1000

A process of its own imports the package with the mistake in it (mistakes.py) and runs the game's tests, those first
that noticed the mistakes just before, up to the first that fails. A test that takes far too long has noticed too. Which
mistakes are made is drawn by their names, so it stays the same where the code does. tests/mutants.toml lists those that
change nothing, with the reason.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import resource
import signal
import sys
import time
import tomllib
from dataclasses import dataclass, field
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import pytest
from hypothesis import HealthCheck, Phase, settings
from mistakes import Mutant, drawn, mutants

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
GAMES = "roundhouse.games"
#: The modules of a game that know its rules, but for those that only name or tell something.
ROOMS = ("rules/*.py", "seen/view.py", "*/*/*.py")
PLAIN = ("__init__", "moves", "plan", "steps", "events", "game", "settings", "land", "guide", "phrases")
KNOWN = ROOT / "tests" / "mutants.toml"
LEAST_KILLED = 95  # of a hundred
#: How long a test may take: so many seconds of processor time, or so many times as long as the slowest without a
#: mistake. And how long to collect them, and how many bytes they may take.
PATIENCE, SLOWER = 8.0, 4
TO_COLLECT = 60.0
MEMORY = 3 << 30
#: The one plugin of pytest that the tests of games need: the others are slow to load.
PLUGIN = "_hypothesis_pytestplugin"


class Mistaken(SourceFileLoader):
    """Loads a module with a mistake; as a finder, it finds no other module."""

    def __init__(self, module: str, path: str, code: CodeType) -> None:
        super().__init__(module, path)
        self.mistaken = code

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        return importlib.util.spec_from_file_location(name, self.path, loader=self) if name == self.name else None

    def get_code(self, fullname: str) -> CodeType:
        return self.mistaken


@dataclass(eq=False)
class Watch:
    """What pytest tells: the first test that fails, or how long each one takes."""

    run: Run
    pipe: int
    took: dict[str, float] = field(default_factory=dict)
    begun: float = 0.0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Tests of other games are left out, and what is long. Those come first that noticed a mistake nearby, then the
        quickest."""
        run = self.run
        items[:] = [item for item in items if run.game in item.nodeid and not item.get_closest_marker("long")]
        items.sort(key=lambda item: (-run.noticed.get(item.nodeid, 0), run.took.get(item.nodeid, 0.0)))

    def pytest_runtest_logstart(self) -> None:
        self.begun = time.process_time()
        limit(max(PATIENCE, SLOWER * max(self.run.took.values(), default=PATIENCE)))

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.took[nodeid] = time.process_time() - self.begun
        limit(0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.tell(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.tell(report.nodeid)

    def tell(self, text: str) -> None:
        os.write(self.pipe, text.encode())


def limit(seconds: float) -> None:
    """End this process when it has had so many seconds of processor time from now on; 0: let it be."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


@dataclass
class Run:
    """The tests of one game: how long each takes without a mistake, and when each noticed one last."""

    game: str
    tests: list[str]
    noticed: dict[str, int] = field(default_factory=dict)
    took: dict[str, float] = field(default_factory=dict)
    checked: int = 0

    def check(self, mutant: Mutant | None) -> str:
        """The name of the first test that fails, "time-out", or nothing if none noticed."""
        self.checked += 1
        reader, writer = os.pipe()
        child = os.fork()
        if not child:
            try:
                os._exit(self._tests(mutant, writer))
            except BaseException:  # a mistake can do anything: the process must not go on as a second parent
                os._exit(70)
        os.close(writer)
        with os.fdopen(reader, encoding="utf-8") as told:
            said = told.read()
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if not code:
            self.took.update(json.loads(said or "{}"))
            return ""
        by = said or ("time-out" if code == -signal.SIGPROF else f"exit {code}")
        self.noticed[by] = self.checked
        return by

    def _tests(self, mutant: Mutant | None, pipe: int) -> int:
        """In a process of its own."""
        silent = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silent, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        limit(TO_COLLECT)
        if mutant is not None:
            path = SOURCE / f"{mutant.module.replace('.', '/')}.py"
            sys.meta_path.insert(0, Mistaken(mutant.module, str(path), mutant.code()))
        watch = Watch(self, pipe)
        plain = ("-x", "--assert=plain", "-p", "no:cacheprovider", "-p", PLUGIN, "--hypothesis-profile=mutants")
        code = int(pytest.main([*plain, *self.tests], plugins=[watch]))
        if mutant is None and not code:
            watch.tell(json.dumps(watch.took))
        return code


def prepare() -> None:
    """What is done once for all the processes to come. No game is imported, for that is what they differ in."""
    # Always the same examples, none remembered, and no search for a simpler one.
    settings.register_profile(
        "mutants",
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
        phases=[Phase.explicit, Phase.generate],
    )
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    for module in (PLUGIN, "roundhouse.testing"):
        importlib.import_module(module)


def tests_of(game: str) -> list[str]:
    return ["tests/games/test_goldens.py", f"tests/games/{game}", "tests/testing/test_our_games.py"]


def mutants_of(game: str) -> list[Mutant]:
    folder = SOURCE / GAMES.replace(".", "/") / game
    paths = [path for room in ROOMS for path in sorted(folder.glob(room)) if path.stem not in PLAIN]
    return [
        mutant
        for path in paths
        for mutant in mutants(
            ".".join([GAMES, game, *path.relative_to(folder).with_suffix("").parts]), path.read_text("utf-8")
        )
    ]


def run(game: str, number: int, only: list[str], known: dict[str, str]) -> tuple[str, bool]:
    """A line of the table, and whether enough mistakes were noticed."""
    every = mutants_of(game)
    for name in sorted(known.keys() - {mutant.name for mutant in every}):
        print(f"{game}: there is no mutant {name!r} any more")
    chosen = drawn([mutant for mutant in every if any(part in mutant.name for part in only)], number)
    tests = Run(game, tests_of(game))
    if failed := tests.check(None):
        sys.exit(f"{game}: {failed} fails without any mistake")
    alike, survivors, begun = 0, [], time.monotonic()
    for count, mutant in enumerate(chosen, 1):
        if mutant.name in known:
            alike += 1
            continue
        by = tests.check(mutant)
        if not by:
            survivors.append(mutant)
        said = by.rpartition("/")[2] or "SURVIVED"
        print(
            f"[{count}/{len(chosen)}, {time.monotonic() - begun:.0f} s] {mutant.line}: {mutant.name}: {said}",
            flush=True,
        )
    print(f"\n{game}: {len(survivors)} survivors")
    for mutant in survivors:
        print(f"  {mutant.line}: {mutant.name}")
    tried = len(chosen) - alike
    killed = tried - len(survivors)
    share = 100 * killed / max(1, tried)
    row = f"| {game} | {len(every)} | {len(chosen)} | {killed} | {alike} | {len(survivors)} | {share:.1f} % |"
    return row, share >= LEAST_KILLED


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="packages of games; all of them if none is named")
    parser.add_argument("--number", type=int, default=150, help="how many mistakes to make in each")
    parser.add_argument("--only", nargs="+", default=[""], help="only those with one of these in their name")
    given = parser.parse_args()
    os.chdir(ROOT)
    known: dict[str, dict[str, str]] = tomllib.loads(KNOWN.read_text("utf-8"))
    prepare()
    done = [run(game, given.number, given.only, known.get(game, {})) for game in given.games or sorted(known)]
    print("\n| game | mutants | drawn | killed | equivalent | survived | killed of the others |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    print("\n".join(row for row, _ in done))
    sys.exit(not all(enough for _, enough in done))


if __name__ == "__main__":
    main()
