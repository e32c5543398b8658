"""Write what docs/ladder.md says of the bots where programs find it: `python tools/bot_ratings.py`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "ladder.md"
FILE = ROOT / "src" / "roundhouse" / "bots" / "measured.json"

BOT = r"`([\w-]+)(?::[^`]*)?`"
#: A match with the usual options against the level below, and its share.
MATCH = re.compile(rf"^\| {BOT} – `(?!random)[^`]*` \| \d+ \| \d+ \| ([\d.]+)%", re.MULTILINE)
RATING = re.compile(rf"{BOT} (-?[\d.]+\d) ± (\d+\.\d+)")


def measured(page: str) -> dict[str, dict[str, Any]]:
    """By game and bot: strength, doubt, and its share in the victories over the level below, in percent."""
    found = {}
    for game, section in re.findall(r"<!-- (\w+) -->(.*?)<!-- end of", page, re.DOTALL):
        line = re.search(r"^Ratings .*?: (.*)$", section, re.MULTILINE)
        if line:
            better = {bot: round(float(share)) for bot, share in MATCH.findall(section)}
            found[game] = {
                bot: {"strength": float(strength), "doubt": float(doubt), "better": better.get(bot)}
                for bot, strength, doubt in RATING.findall(line[1])
            }
    return found


def text(page: str) -> str:
    return json.dumps(measured(page), indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
