"""Ends the programs of a process that was killed: a program of its own, run by bots/process.py, one a process.

It reads `+PID` and `-PID`: a program was started, with a group of its own, or has ended. When nothing more can come,
the process on the other side has ended, however that was; whoever still runs then is ended, with all that it has
started. It asks nothing of the system but pipes and groups of processes: so it works on Linux and macOS alike.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress


def end_group(pid: int) -> None:
    """End a program that has a group of its own, and whatever it has started."""
    # It has ended already; macOS says PermissionError of one that nobody has waited for yet.
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, signal.SIGKILL)


def watch() -> None:
    running: set[int] = set()
    for line in sys.stdin:
        (running.add if line[0] == "+" else running.discard)(int(line[1:]))
    for pid in running:
        end_group(pid)


if __name__ == "__main__":
    watch()
