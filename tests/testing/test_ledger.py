"""The collector of rule marks in tests/conftest.py, tried on a small suite of its own, alone and in two processes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import roundhouse as rh

TESTS = Path(__file__).parent.parent
ALL = rh.find_game("railroad_ink").rule_ids
SETTINGS = "[pytest]\ntestpaths = tests\nmarkers = rule(*ids)\naddopts = -q -p no:cacheprovider\n"


def run(folder: Path, ids: tuple[str, ...], *args: str, skipped: tuple[str, ...] = ()) -> tuple[int, str]:
    """A suite whose tests cover these rules; the exit status, and what is printed."""
    (folder / "tests").mkdir()
    (folder / "src/roundhouse/games/railroad_ink").mkdir(parents=True)
    (folder / "src/roundhouse/games/railroad_ink/__init__.py").touch()
    for name in ("conftest.py", "patience.py"):
        shutil.copy(TESTS / name, folder / "tests")
    (folder / "pytest.ini").write_text(SETTINGS)
    (folder / "tests" / "test_rules.py").write_text(
        "import pytest\n"
        f"@pytest.mark.rule(*{ids[:2]!r})\n@pytest.mark.rule(*{ids[2:]!r})\ndef test_rules() -> None: pass\n"
        f"@pytest.mark.rule(*{skipped!r})\ndef test_skipped() -> None: pytest.skip()\n"
        "def test_other() -> None: pass\n"
    )
    # Only the plugin that matters here: whatever else is installed is slow to load.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV"))}
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "xdist", *args],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "two workers"])
def test_a_rule_without_a_test_fails_a_whole_run(tmp_path: Path, workers: tuple[str, ...]) -> None:
    status, said = run(tmp_path, ALL[1:], *workers)
    assert status == pytest.ExitCode.TESTS_FAILED, said
    assert f"rules without a test: {ALL[0]}\n" in said
    assert f"railroad_ink: {len(ALL) - 1} of {len(ALL)} rules" in said


@pytest.mark.parametrize("args", [(), ("-n", "2"), ("tests",)], ids=["alone", "two workers", "by folder"])
def test_a_whole_ledger_is_well(tmp_path: Path, args: tuple[str, ...]) -> None:
    status, said = run(tmp_path, (*ALL, "RH-1"), *args)
    assert status == pytest.ExitCode.OK, said
    assert "without a test" not in said


@pytest.mark.parametrize("args", [("-k", "rules"), ("tests/test_rules.py",), ("--deselect", "tests/test_rules.py::x")])
def test_a_part_of_the_suite_may_leave_rules_out(tmp_path: Path, args: tuple[str, ...]) -> None:
    status, said = run(tmp_path, ALL[1:], *args)
    assert status == pytest.ExitCode.OK, said
    assert "without a test" not in said


def test_a_test_of_an_unknown_rule_fails_a_whole_run(tmp_path: Path) -> None:
    status, said = run(tmp_path, (*ALL, "RI-99.9"))
    assert status == pytest.ExitCode.TESTS_FAILED, said
    assert "in no ledger: RI-99.9" in said


def test_a_skipped_test_covers_nothing(tmp_path: Path) -> None:
    status, said = run(tmp_path, ALL[1:], skipped=ALL[:1])
    assert status == pytest.ExitCode.TESTS_FAILED, said
