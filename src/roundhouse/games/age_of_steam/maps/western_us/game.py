"""Age of Steam in the Western US."""

from __future__ import annotations

from pathlib import Path

from ... import DIE, AgeOfSteam
from ...rules.moves import CONTINENT_MOVES
from .settings import MAP


class WesternUS(AgeOfSteam):
    id = MAP.game
    moveset = CONTINENT_MOVES
    dice = {**AgeOfSteam.dice, "tie": DIE}
    folder = Path(__file__).parent


GAME = WesternUS()
