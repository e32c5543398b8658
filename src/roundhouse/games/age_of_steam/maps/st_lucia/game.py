"""Age of Steam on St Lucia, for two."""

from __future__ import annotations

from pathlib import Path

from .....core.game import Option
from ... import DIE, AgeOfSteam
from ...rules.moves import LAND_MOVES
from .settings import MAP


class StLucia(AgeOfSteam):
    id = MAP.game
    seats = (2,)
    default_seats = 2
    moveset = LAND_MOVES
    dice = {"order": DIE}
    options = (Option("partial", ("plain", "bonus"), "plain"), Option("segment", ("builder", "deliverer"), "builder"))
    folder = Path(__file__).parent


GAME = StLucia()
