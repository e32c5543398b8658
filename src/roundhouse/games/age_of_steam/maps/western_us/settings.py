"""In what the Western US differ from the base rules."""

from __future__ import annotations

from typing import Final

from ...printed.settings import TO_BAG, TURNS, Map, Settings

MAP: Final = Map(
    "age_of_steam_western_us",
    Settings(
        board="western_us",
        turns=TURNS,
        money=20,
        terrain_prices=(2, 4, 5, 4),
        continent=True,
        joined_alone=4,
        joined_each=2,
        crossing_bonus=1,
        town_cubes="bag",
        urbanized_cube=TO_BAG,
        ties=("money", "track", "die"),
    ),
    ledger={
        "town-cubes-bag": "AW-1",
        "urbanized-to-bag": "AW-1",
        "crossing": "AW-2",
        "terrain-prices": "AW-3",
        "continent": "AW-3",
        "joined": "AW-4",
        "now-reward": "AW-4",
        "ties": "AW-5",
    },
)
