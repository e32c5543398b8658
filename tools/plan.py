"""Draw the plan of the house from its tree: `python tools/plan.py` writes docs/images/house.svg.

Every game is a house of the same rooms. A module that all games have is set bold, one that a single game has is set
light: so one sees where a game is special.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "roundhouse" / "games"
PICTURE = ROOT / "docs" / "images" / "house.svg"
#: The rooms, in the order in which one walks through them, and what lives there.
ROOMS = {
    "printed": "what lies in the box",
    "rules": "moves, state, what is legal, what a move does",
    "seen": "what one seat may know",
    "show": "a view as pictures, words and choices",
    "bots": "what a bot should know",
    "words": "every sentence, and the rules",
    "maps": "a folder a map",
}
#: Where maps live in another game's own word for them.
ALSO = {"boards": "maps"}
COLUMN, LINE, HEAD, GAP = 250, 17, 46, 14


def games() -> list[Path]:
    return sorted(path.parent for path in GAMES.glob("*/__init__.py"))


def contents(room: Path) -> list[str]:
    """Modules by their names, files of words and folders of maps by theirs."""
    if room.name in ("words", "maps", "boards"):
        return sorted(path.name for path in room.iterdir() if path.name != "__pycache__" and path.suffix != ".py")
    return sorted(path.stem for path in room.glob("*.py") if path.stem != "__init__")


def rooms(game: Path) -> dict[str, list[str]]:
    """What lies in each room of a game."""
    found = {ALSO.get(path.name, path.name): path for path in game.iterdir() if path.is_dir()}
    return {name: contents(found[name]) for name in ROOMS if name in found}


def svg() -> str:
    houses = {game.name: rooms(game) for game in games()}
    shared = Counter(f"{room}/{one}" for house in houses.values() for room, ones in house.items() for one in ones)
    heights = {room: HEAD + LINE * max(len(house.get(room, ())) for house in houses.values()) for room in ROOMS}
    width = GAP + (COLUMN + GAP) * len(houses)
    height = 70 + sum(heights.values()) + GAP * len(heights)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ' font-family="Georgia, serif" font-size="13" role="img">',
        "<title>The plan of the house: the same rooms in every game</title>",
        f'<rect width="{width}" height="{height}" fill="#fdf6e3"/>',
    ]
    for place, (game, house) in enumerate(houses.items()):
        x = GAP + (COLUMN + GAP) * place
        parts.append(f'<text x="{x + 8}" y="42" font-size="19" font-weight="bold" fill="#1d5c6b">{game}</text>')
        y = 60
        for room, about in ROOMS.items():
            if room in house:
                size = f'width="{COLUMN}" height="{heights[room]}"'
                parts.append(f'<rect x="{x}" y="{y}" {size} rx="6" fill="#fffdf7" stroke="#2b2420"/>')
                name = room if (GAMES / game / room).exists() else next(old for old in ALSO if ALSO[old] == room)
                parts.append(f'<text x="{x + 10}" y="{y + 19}" font-size="15" fill="#b3361e">{name}/</text>')
                parts.append(f'<text x="{x + 10}" y="{y + 34}" font-size="11" fill="#6b5d4b">{about}</text>')
                for row, one in enumerate(house[room]):
                    count = shared[f"{room}/{one}"]
                    weight = "bold" if count == len(houses) else "normal"
                    colour = "#2b2420" if count > 1 else "#7d6f5c"
                    style = f'font-weight="{weight}" fill="{colour}"'
                    parts.append(f'<text x="{x + 18}" y="{y + HEAD + 8 + row * LINE}" {style}>{one}</text>')
            y += heights[room] + GAP
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    PICTURE.write_text(svg(), encoding="utf-8")
    print(PICTURE.relative_to(ROOT))
