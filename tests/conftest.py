"""The ledger of rules: a run of the whole suite fails if a rule of a game has no test, or a test names no rule."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import roundhouse as rh
from patience import patience
from roundhouse.core.game import Game

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "roundhouse" / "games"
#: The property by which a test's report carries the ids of its rules, also from one process to another.
RULES = "rules"
#: Rules of the table itself are in no game's ledger.
TABLE_RULES = "RH-"
#: What is marked as long comes later, on the compiled build.
LONG_LATER = os.environ.get("ROUNDHOUSE_LONG") == "later"
#: Where tests start servers, browsers and programs, which share the processors with other tests.
WITH_PROCESSES = ("arena", "browser", "cli", "examples", "server", "tools")
#: Options that leave something out.
PARTIAL = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise", "collectonly")


# How long something takes says nothing on a machine that has other things to do.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Ledger(config))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What only came too late is tried once more. What is wrong is wrong twice; the summary tells what was tried
    again. A rule is never given a second chance."""
    for item in items:
        if any(item.path.is_relative_to(TESTS / folder) for folder in WITH_PROCESSES):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call() -> Iterator[None]:
    with patience():
        yield


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Iterator[None]:
    with patience():
        yield


def pytest_runtest_setup(item: pytest.Item) -> None:
    if LONG_LATER and item.get_closest_marker("long"):
        pytest.skip("the compiled build plays it")
    for mark in item.iter_markers("rule"):
        item.user_properties.append((RULES, " ".join(mark.args)))


class Ledger:
    """Which rules were covered. It reads reports, so it counts in one process what several have tested."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.covered: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and not report.skipped:
            for name, value in report.user_properties:
                if name == RULES:
                    self.covered.update(str(value).split())

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        is_worker = hasattr(self.config, "workerinput")
        if not is_worker and exitstatus == pytest.ExitCode.OK and whole_suite(self.config) and not self.balanced():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        whole = whole_suite(self.config)
        for game, rules in self.ledgers().items():
            missing = [rule for rule in rules if rule not in self.covered]
            terminalreporter.write_line(f"{game}: {len(rules) - len(missing)} of {len(rules)} rules are tested here")
            if whole and missing:
                terminalreporter.write_line(f"{game}: rules without a test: {' '.join(missing)}", red=True)
        if self.unknown():
            terminalreporter.write_line(f"tests name rules that are in no ledger: {' '.join(self.unknown())}", red=True)

    def balanced(self) -> bool:
        """Every rule has a test, and every test's rules are there."""
        tested = all(rules and self.covered.issuperset(rules) for rules in self.ledgers().values())
        return tested and not self.unknown()

    def ledgers(self) -> dict[str, tuple[str, ...]]:
        """The ids of the rules of each game of this repository, as its own rule page numbers them."""
        games = [rh.find_game(name) for name in rh.game_ids()]
        return {game.id: game.rule_ids for game in games if (GAMES / package(game) / "__init__.py").exists()}

    def unknown(self) -> list[str]:
        known = {rule for rules in self.ledgers().values() for rule in rules}
        return sorted(rule for rule in self.covered - known if not rule.startswith(TABLE_RULES))


def package(game: Game) -> str:
    """The folder of a game's code: several games may live in one."""
    return type(game).__module__.removeprefix("roundhouse.games.").split(".")[0]


def whole_suite(config: pytest.Config) -> bool:
    """Whether nothing was left out: no files, names or marks were chosen."""
    if any(config.getoption(option, None) for option in PARTIAL):
        return False
    places = [config.invocation_params.dir / arg for arg in config.args]
    return config.args_source is pytest.Config.ArgsSource.TESTPATHS or any(TESTS.is_relative_to(p) for p in places)
