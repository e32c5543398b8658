"""In what Germany differs from the base rules."""

from __future__ import annotations

from typing import Final

from ...printed.settings import HALF_PRICE, TURNS, Map, Settings

MAP: Final = Map(
    "age_of_steam_germany",
    Settings(board="germany", turns=TURNS, engineer=HALF_PRICE, unfinished=False, fed="berlin"),
    ledger={
        "terminals": "AG-1",
        "half-price": "AG-2",
        "finished": "AG-3",
        "prices": "AG-3",
        "direct": "AG-4",
    },
)
