"""In what St Lucia differs from the base rules."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ...printed.facts import ENGINEER, FIRST_BUILD, FIRST_MOVE, LOCOMOTIVE, TURN_ORDER, URBANIZATION
from ...printed.settings import ALTERNATE, Map, Settings

MAP: Final = Map(
    "age_of_steam_st_lucia",
    Settings(
        board="st_lucia",
        turns={2: 8},
        order=ALTERNATE,
        first_place=5,
        order_first=True,
        actions=(FIRST_MOVE, FIRST_BUILD, ENGINEER, LOCOMOTIVE, URBANIZATION, TURN_ORDER),
        chart="none",
        growth=False,
        land_cubes=True,
    ),
    ledger={
        "land-cubes": "AL-1",
        "actions": "AL-1",
        "no-growth": "AL-1",
        "order-first": "AL-2",
        "alternate": "AL-2",
        "now-first": "AL-2",
        "land-track": "AL-3",
        "land-builder": "AL-3",
        "land-deliverer": "AL-3",
        "partial": "AL-3",
    },
    options={
        ("partial", "bonus"): lambda settings: replace(settings, partial_bonus=1),
        ("segment", "deliverer"): lambda settings: replace(settings, deliverer_picks=True),
    },
)
