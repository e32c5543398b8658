"""Nothing that a test waits for may take for ever: it is ended, and told where it stood."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import pytest

#: Seconds. Less than those after which the whole process is ended (pyproject.toml): that loses the tests beside it.
MOST: Final = 480


@contextmanager
def patience(seconds: float = MOST) -> Iterator[None]:
    """Whatever runs in it, be it a loop or something that sleeps, fails after so many seconds."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield  # not every system can
        return

    def fail(_: int, __: FrameType | None) -> None:
        pytest.fail(f"it waits for ever: nothing came of it in {seconds} seconds")

    known = signal.signal(signal.SIGALRM, fail)
    rest, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, rest)
        signal.signal(signal.SIGALRM, known)
