"""Age of Steam on Barbados, alone."""

from __future__ import annotations

from pathlib import Path

from .....core.game import Option
from ... import DIE, AgeOfSteam
from .settings import MAP


class Barbados(AgeOfSteam):
    id = MAP.game
    seats = (1,)
    default_seats = 1
    dice = {"light": DIE, "dark": DIE}
    options = (Option("cubes", ("one", "two"), "one"),)
    also_plays = ("1",)
    folder = Path(__file__).parent


GAME = Barbados()
