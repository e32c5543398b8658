"""A plugin of pytest for `make quick`: tests that would begin after ROUNDHOUSE_END (seconds since 1970) are skipped."""

from __future__ import annotations

import os
import time

import pytest

END = float(os.environ["ROUNDHOUSE_END"])


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    if time.time() > END:
        pytest.skip("time is up")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    late = [report for report in terminalreporter.getreports("skipped") if "time is up" in str(report.longrepr)]
    if late:
        terminalreporter.write_line(f"time was up: {len(late)} tests were left to make test", yellow=True)
