"""What plays a game, in a few letters: what other bots have played, or other rules, says nothing of today's."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

from ..core.game import Game

PACKAGE = Path(__file__).resolve().parents[1]
#: What is the same for all games: bots, chance, and how a game of a match is dealt and played.
HOUSE = (
    "bots/*.py",
    "core/bot.py",
    "core/chance.py",
    "core/playout.py",
    "core/policy.py",
    "core/sheet.py",
    "arena/plan.py",
    "arena/one_game.py",
)
#: In a game's folder: sources, boards and weights; but nothing that is only shown or said.
KINDS = (".py", ".json", ".toml")
SHOWN = {"show", "words", "sample.json"}


@cache
def digest(game: Game, weights: bool = True, package: Path = PACKAGE) -> str:
    """The same for the interpreted and the compiled build of the same sources. `weights`: those of the game's bots
    count too, which tuning changes. It is asked for once: who plays goes on with what was there when it began."""
    found = blake2b((game.board or "").encode(), digest_size=6)
    for name, file in sorted(_files(game, weights, package)):
        found.update(f"\n{name}\n".encode() + file.read_bytes())
    return found.hexdigest()


def _files(game: Game, weights: bool, package: Path) -> Iterator[tuple[str, Path]]:
    for pattern in HOUSE:
        yield from ((file.relative_to(package).as_posix(), file) for file in package.glob(pattern))
    root = _root(game, package)
    for file in root.rglob("*"):
        own = file.relative_to(root)
        if file.suffix in KINDS and SHOWN.isdisjoint(own.parts) and (weights or not _is_weights(own)):
            yield f"game/{own.as_posix()}", file


def _root(game: Game, package: Path) -> Path:
    """Where a game's sources are: maps share those of their family. A stranger's game has its own folder."""
    folder = game.folder.resolve()
    if not folder.is_relative_to(PACKAGE / "games"):
        return folder
    return package / "games" / folder.relative_to(PACKAGE / "games").parts[0]


def _is_weights(own: Path) -> bool:
    return own.parts[0] == "bots" and own.suffix == ".json"
