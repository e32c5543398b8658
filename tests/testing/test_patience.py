"""What waits for ever is ended."""

from __future__ import annotations

import threading
import time

import pytest

from patience import patience


def round_and_round() -> None:
    while True:
        pass


def test_what_waits_for_ever_is_ended() -> None:
    begun = time.monotonic()
    for wait in (threading.Event().wait, threading.Barrier(2).wait, round_and_round):
        with pytest.raises(pytest.fail.Exception, match="waits for ever"), patience(0.05):
            wait()
    with patience(60):
        pass
    assert time.monotonic() < begun + 60
