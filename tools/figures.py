"""The page of figures: what benchmarks have written into bench/README.md between their marks, and a picture of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

HEAD = """# Figures

Measured and written by `make bench` and `make research`, put on this page by `make docs`. [All
measurements](measurements.md) has the rest: the bars, how each was measured, and what was measured once.
"""
#: The sections: the name of their marks, and their titles.
SECTIONS = {
    "environments": "Environments: steps a second",
    "cluster": "From one worker to two",
    "figures": "Games, bots and the web table",
}
#: What is drawn of the games: which column, of which build; and only games as they are by default.
SPEED, BUILD = "games/s at 159k", "compiled"
CAPTION = f"Whole random games a second, {BUILD}, where the yardstick gives 159,000 (bars grow by the square root):"
ROW, WIDTH, LABELS = 22, 720, 260


def page(measured: str) -> str:
    parts = [HEAD]
    for name, title in SECTIONS.items():
        text = between(measured, name)
        parts.append(f"## {title}\n")
        if name == "figures" and (bars := speeds(text)):
            parts.append(f"{CAPTION}\n\n{drawn(bars)}\n")
        parts.append(f"{text}\n")
    return "\n".join(parts)


def between(text: str, name: str) -> str:
    found = re.search(rf"<!-- {name} -->\n(.*?)\n<!-- end of {name} -->", text, re.DOTALL)
    assert found is not None, f"the marks of {name} are missing"
    return found[1]


def rows(table: str) -> list[dict[str, str]]:
    """The first table of a text, by its header."""
    lines = next(part for part in table.split("\n\n") if part.startswith("|")).splitlines()
    head, _, *body = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [dict(zip(head, cells, strict=True)) for cells in body]


def speeds(text: str) -> list[tuple[str, float]]:
    """A game with its number of seats, and how many are played in a second."""
    return [
        (f"{row['game']}, {row['seats']}", float(row[SPEED].replace(",", "")))
        for row in rows(text)
        if row["build"] == BUILD and row["options"] == "–"
    ]


def drawn(bars: Sequence[tuple[str, float]]) -> str:
    """As bars. One is a hundred times another, so they grow by the square root, and each has its number."""
    longest = max(value for _, value in bars) ** 0.5
    lines = []
    for place, (label, value) in enumerate(bars):
        long, y = (WIDTH - LABELS - 70) * value**0.5 / longest, place * ROW
        lines.append(
            f'<text x="{LABELS - 8}" y="{y + 15}" text-anchor="end">{escape(label)}</text>'
            f'<rect x="{LABELS}" y="{y + 3}" width="{long:.0f}" height="{ROW - 6}" rx="2"/>'
            f'<text x="{LABELS + long + 6:.0f}" y="{y + 15}">{value:,.0f}</text>'
        )
    style = "font: 13px sans-serif; fill: currentColor; width: 100%"
    body = "".join(lines).replace("<rect", '<rect fill="var(--md-primary-fg-color)"')
    title = "Games a second, by game and number of seats"
    size = f"0 0 {WIDTH} {len(bars) * ROW}"
    return f'<svg role="img" aria-label="{title}" viewBox="{size}" style="{style}">{body}</svg>'
