"""The base game."""

from __future__ import annotations

from pathlib import Path

from ... import AgeOfSteam
from .settings import MAP


class RustBelt(AgeOfSteam):
    id = MAP.game
    also_plays = ("1",)
    folder = Path(__file__).parent


GAME = RustBelt()
