"""Age of Steam in Germany."""

from __future__ import annotations

from pathlib import Path

from ... import AgeOfSteam
from ...rules.moves import FINISHED_MOVES
from .settings import MAP


class Germany(AgeOfSteam):
    id = MAP.game
    moveset = FINISHED_MOVES
    folder = Path(__file__).parent


GAME = Germany()
