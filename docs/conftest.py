"""The pages are run as tests, each in a house of its own: what a page registers is gone after it."""

from __future__ import annotations

import pytest

from roundhouse.core import bot_registry


@pytest.fixture(autouse=True)
def _nobody_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_registry, "_registered", {})
