"""Write what docs/ladder.md says of the bots' ratings where the server finds it: `python tools/bot_ratings.py`."""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "ladder.md"
FILE = ROOT / "src" / "roundhouse" / "bots" / "ratings.json"


def ratings(page: str) -> dict[str, dict[str, tuple[float, float]]]:
    """By game and bot: strength and doubt."""
    found = {}
    for game, section in re.findall(r"<!-- (\w+) -->(.*?)<!-- end of", page, re.DOTALL):
        line = re.search(r"^Ratings .*?: (.*)$", section, re.MULTILINE)
        if line:
            rated = re.findall(r"`([\w-]+)(?::[^`]*)?` (-?[\d.]+\d) ± (\d+\.\d+)", line[1])
            found[game] = {bot: (float(strength), float(doubt)) for bot, strength, doubt in rated}
    return found


def text(page: str) -> str:
    return json.dumps(ratings(page), indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
