"""The base rules."""

from __future__ import annotations

from typing import Final

from ...printed.settings import TURNS, Map, Settings

MAP: Final = Map("age_of_steam_rust_belt", Settings(board="rust_belt", turns=TURNS))
