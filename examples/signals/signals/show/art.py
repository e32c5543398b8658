"""A card: a mast with as many lamps as the signal is worth."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 70
HEIGHT: Final = 90
INK: Final = "#2a2420"
PAPER: Final = "#f1e4c6"
CARD: Final = "#fcf6e6"
LAMPS: Final = ("#b23a2e", "#c98a1b", "#3f7d4e", "#2b5f8a")
FRAME: Final = f'width="{WIDTH}" height="{HEIGHT}" rx="7"'


def face(card: int, x: int, y: int, count: int = 1) -> str:
    """A card seen from the front; where there is none, its place; where there are several, how many."""
    if not count:
        return (
            f'<rect x="{x}" y="{y}" {FRAME} fill="{PAPER}" stroke="{INK}" stroke-opacity=".35" stroke-dasharray="4 4"/>'
            f'<text x="{x + WIDTH // 2}" y="{y + 54}" font-size="24" text-anchor="middle" fill="{INK}"'
            f' fill-opacity=".35">{card + 1}</text>'
        )
    lamps = "".join(
        f'<circle cx="{x + 46}" cy="{y + 18 + 18 * lamp}" r="7" fill="{LAMPS[card]}" stroke="{INK}"/>'
        for lamp in range(card + 1)
    )
    times = "" if count == 1 else f'<text x="{x + 8}" y="{y + 80}" font-size="15" fill="{INK}">× {count}</text>'
    return (
        f'<rect x="{x}" y="{y}" {FRAME} fill="{CARD}" stroke="{INK}"/>'
        f'<path d="M{x + 46},{y + 10}V{y + 82}" stroke="{INK}" stroke-width="3"/>{lamps}'
        f'<text x="{x + 8}" y="{y + 28}" font-size="24" font-weight="bold" fill="{INK}">{card + 1}</text>{times}'
    )


def back(x: int, y: int) -> str:
    return (
        f'<rect x="{x}" y="{y}" {FRAME} fill="{LAMPS[3]}" stroke="{INK}"/>'
        f'<path d="M{x + 10},{y + 10}l50,70m0,-70l-50,70" stroke="{PAPER}" stroke-width="2"/>'
    )
