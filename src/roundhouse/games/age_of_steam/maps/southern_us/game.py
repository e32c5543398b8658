"""Age of Steam in the Southern US."""

from __future__ import annotations

from pathlib import Path

from .....core.game import Option
from ... import AgeOfSteam
from .settings import MAP


class SouthernUS(AgeOfSteam):
    id = MAP.game
    options = (Option("doubling", ("on", "turn4"), "on"),)
    also_plays = ("1",)
    folder = Path(__file__).parent


GAME = SouthernUS()
