"""The settings that the environments are tried with: every game, and what changes its moves or observations."""

from __future__ import annotations

from roundhouse import game_ids
from roundhouse.env import Setting

SETTINGS: list[tuple[str, int | None, dict[str, str]]] = [
    *[(name, None, {}) for name in game_ids()],
    ("railroad_ink", 3, {"expansion": "lava"}),
    ("railroad_ink", 2, {"expansion": "meteor"}),
    ("steam_rollers", 1, {}),
    ("steam_rollers", 4, {"coal": "yes", "orders": "yes", "start": "yes", "borders": "medium"}),
    ("ticket_to_ride_usa", 5, {}),
    ("ticket_to_ride_asia", 6, {}),
    ("age_of_steam_rust_belt", 6, {}),
]


def name_of(setting: tuple[str, int | None, dict[str, str]]) -> str:
    game, seats, options = setting
    return "-".join([game, *([str(seats)] if seats else []), *options.values()])


def made(setting: tuple[str, int | None, dict[str, str]], codec: str | None = None) -> Setting:
    game, seats, options = setting
    return Setting(game, seats, options, codec=codec)
