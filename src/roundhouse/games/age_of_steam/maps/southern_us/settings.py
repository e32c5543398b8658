"""In what the Southern US differ from the base rules."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ...printed.settings import TURNS, Map, Settings

MAP: Final = Map(
    "age_of_steam_southern_us",
    Settings(
        board="southern_us",
        turns=TURNS,
        town_cubes="cotton",
        cotton_bonus=1,
        fed="atlanta",
        fed_until=4,
        reduction_factor=2,
        reduction_from=4,
    ),
    ledger={
        "town-cubes-cotton": "AU-1",
        "urbanized-stays": "AU-1",
        "cotton": "AU-2",
        "reduction": "AU-3",
        "fed": "AU-3",
    },
    options={("doubling", "turn4"): lambda settings: replace(settings, reduction_to=settings.reduction_from)},
)
