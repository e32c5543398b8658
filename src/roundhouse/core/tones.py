"""Tones: the colours of a board that are other by night. A page says what each is (web/tones.css); where there is no
page, as in a file or a notebook, the board has the colours of the day, unless somebody asks for those of the night.

>>> tone("sea")
'var(--tone-sea, #9cc6d4)'
>>> by_day(f'<rect fill="{tone("sea")}"/>')
'<rect fill="#9cc6d4"/>'
>>> by_night(f'<rect fill="{tone("sea")}"/>')
'<rect fill="#1d3547"/>'
"""

from __future__ import annotations

import re
from typing import Final

#: What lies under everything, and the ink on it. The rim keeps words readable on anything.
TONES: Final = {
    "paper": "#f1e4c6",
    "card": "#fcf6e6",
    "ink": "#2a2420",
    "soft-ink": "#6a5a2c",
    "rim": "#fcf6e6",
    # A map: land that one plays on and land beyond, water near and far, what lies between them.
    "land": "#d7ddb0",
    "beyond": "#e6dfc0",
    "hill": "#cfb48a",
    "peak": "#a5824f",
    "snow": "#efe6d2",
    "marsh": "#b4c7a4",
    "reed": "#5c7a4a",
    "grid": "#8f9a6c",
    "coast": "#5f7a72",
    "sea": "#9cc6d4",
    "shallow": "#b9d9e0",
    "wave": "#d5e8ec",
    "bank": "#5a94ab",
    # A plan that is crowded with routes: land and water step back behind them.
    "plain": "#fbf4e0",
    "water": "#c3dde1",
    "shore": "#86a8ad",
    "ridge": "#b9a678",
    "park": "#dfe3c0",
    "street": "#eadcb8",
    "edge": "#2a2420",
    # A sheet that is drawn on.
    "tint": "#f3d795",
    "road": "#1d6070",
    "earth": "#cdb58a",
    "far-dunes": "#e7d3a3",
    "dunes": "#dfc78f",
    "sun": "#efb483",
    "ground-red": "#f1c7b6",
    "ground-blue": "#c7dbe6",
    "ground-green": "#cfe1bd",
    "ground-yellow": "#f9e8a6",
    "ground-grey": "#e4dfd3",
    "ground-dark-grey": "#cdc6ba",
}

#: The same by night.
NIGHT: Final = {
    "paper": "#1b2231",
    "card": "#252e40",
    "ink": "#f3ead6",
    "soft-ink": "#cdbf95",
    "rim": "#141a26",
    "land": "#3f4c3d",
    "beyond": "#2f3834",
    "hill": "#574a39",
    "peak": "#8a6f47",
    "snow": "#d8d2c4",
    "marsh": "#33493b",
    "reed": "#86a86f",
    "grid": "#66745d",
    "coast": "#0f1a26",
    "sea": "#1d3547",
    "shallow": "#2b5064",
    "wave": "#3a6076",
    "bank": "#17303f",
    "plain": "#2c3442",
    "water": "#1a2c3e",
    "shore": "#4a6b80",
    "ridge": "#6d6654",
    "park": "#33443a",
    "street": "#3b4454",
    "edge": "#c9c0ab",
    "tint": "#4a4024",
    "road": "#6fb9c7",
    "earth": "#5d513c",
    "far-dunes": "#322f30",
    "dunes": "#3d3a34",
    "sun": "#7a5238",
    "ground-red": "#573a34",
    "ground-blue": "#2c4257",
    "ground-green": "#35492f",
    "ground-yellow": "#544a26",
    "ground-grey": "#454349",
    "ground-dark-grey": "#333238",
}
_TONE: Final = re.compile(r"var\(--tone-([\w-]+), (#\w+)\)")


def tone(name: str) -> str:
    """A colour that a page may have another for."""
    return f"var(--tone-{name}, {TONES[name]})"


def by_day(markup: str) -> str:
    """A picture for where there is no page."""
    return _TONE.sub(r"\2", markup)


def by_night(markup: str) -> str:
    """The same for dark surroundings."""
    return _TONE.sub(lambda found: NIGHT[found[1]], markup)
