"""In what Barbados differs from the base rules."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ...printed.facts import BLACK, BLUE, ENGINEER, LOCOMOTIVE, PRODUCTION, RED, URBANIZATION, YELLOW
from ...printed.settings import ALONE, CASH, Map, Settings

MAP: Final = Map(
    "age_of_steam_barbados",
    Settings(
        board="barbados",
        turns={1: 10},
        issue=1,
        order=ALONE,
        actions=(ENGINEER, LOCOMOTIVE, URBANIZATION, PRODUCTION),
        action_cycle=True,
        new_cities="ABCD",
        goods=(RED, BLUE, YELLOW, BLACK),
        chart="top",
        chart_redraw="AB",
        growth_dice=2,
        scoring=CASH,
    ),
    ledger={
        "goods": "AB-1",
        "new-cities": "AB-1",
        "chart-top": "AB-1",
        "chart-none": "AB-1",
        "chart-redraw": "AB-1",
        "city-cubes": "AB-1",
        "issue": "AB-2",
        "alone": "AB-2",
        "action-cycle": "AB-2",
        "growth-dice": "AB-3",
        "cash": "AB-3",
    },
    options={("cubes", "two"): lambda settings: replace(settings, city_cubes=2)},
    par={"cubes=one": 49, "cubes=two": 84},
)
