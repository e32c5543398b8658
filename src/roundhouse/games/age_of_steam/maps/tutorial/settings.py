"""The map's file says itself how it differs from the base rules, as those do that people bring."""

from __future__ import annotations

from typing import Final

from ...printed.settings import TURNS, Map, Settings

MAP: Final = Map("age_of_steam_tutorial", Settings(board="tutorial", turns=TURNS))
