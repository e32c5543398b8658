"""Where the games of a ladder are kept as they end: a file for each game of the house, a line for each that was played.

Every line says what has played it. Games that other bots or other rules have played stay there and are not counted; nor
is a line that was not written to its end.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec
from msgspec import Struct

from ..core import chance
from ..core.game import Game
from .digest import digest
from .result import Played

#: Whether this is the compiled build: with a budget of time it thinks further.
COMPILED = not str(chance.__file__).endswith(".py")


class Line(Struct, frozen=True):
    """A game of a match. `digest`: what has played it (see digest.py); none on lines of long ago."""

    match: str
    seed: str
    game: Played
    digest: str = ""
    compiled: bool = False


_read = msgspec.json.Decoder(Line).decode


class LadderShelf:
    """The games of one game's ladder, of matches with seeds of one name. `folder` may be that of many games."""

    def __init__(self, folder: Path, game: Game, seed: str) -> None:
        self.file = folder / f"{game.id}.jsonl"
        self.seed = seed
        self.digest = digest(game)

    def lines(self) -> list[Line]:
        """Those that count."""
        return [line for line in self._whole() if line.digest == self.digest and line.seed == self.seed]

    def games(self, match: str) -> dict[int, Played]:
        """Those of one match, by number."""
        return {line.game.number: line.game for line in self.lines() if line.match == match}

    def aside(self) -> int:
        """How many do not count, as something else has played them."""
        return sum(line.digest != self.digest for line in self._whole())

    def keep(self, match: str, played: Played) -> None:
        line = msgspec.json.encode(Line(match, self.seed, played, self.digest, COMPILED)) + b"\n"
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a+b") as stream:
            # Whoever wrote last may have been killed: what is left of that line must not spoil this one.
            if stream.seek(0, os.SEEK_END):
                stream.seek(-1, os.SEEK_END)
                line = line if stream.read() == b"\n" else b"\n" + line
            stream.write(line)

    def begin_anew(self) -> Path | None:
        """Put the file aside, if there is one. Returns where it is now."""
        if not self.file.exists():
            return None
        names = (self.file.with_suffix(f".before-{number}.jsonl") for number in count(1))
        return self.file.rename(next(name for name in names if not name.exists()))

    def _whole(self) -> Iterator[Line]:
        for line in self.file.read_bytes().splitlines() if self.file.exists() else ():
            try:
                yield _read(line)
            except (msgspec.DecodeError, UnicodeDecodeError):
                continue
