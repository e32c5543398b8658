"""Where the games of a match are kept as they end, so that it can be taken up again: a file with a line for each.

The first line says which match it is. Lines are in the order in which games ended; a line that was not written to its
end is as good as none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TypeVar

import msgspec

from ..core.errors import BadOption
from .plan import Plan
from .result import Played

FORMAT: Final = "roundhouse-match"
VERSION: Final = 1
Line = TypeVar("Line")
_read = msgspec.json.Decoder(Played).decode


class _Numbered(msgspec.Struct):
    number: int


_numbered = msgspec.json.Decoder(_Numbered).decode


class Shelf:
    """The games of one match that are there already. What is in memory of each is where it stands in the file."""

    def __init__(self, file: str | Path, plan: Plan) -> None:
        self.file = Path(file)
        self._places: dict[int, int] = {}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self._stream = self.file.open("a+b")
        try:
            self._look(about(plan))
        except BaseException:
            self._stream.close()
            raise

    def _look(self, match: dict[str, Any]) -> None:
        """What is there? An end that was cut off is taken away."""
        head = msgspec.json.encode(match) + b"\n"
        self._stream.seek(0)
        whole = 0
        for line in self._stream:
            if not line.endswith(b"\n"):
                if whole == 0 and not head.startswith(line):
                    self._compare(line, match)  # a file of somebody's own need not end with a line's end
                break
            if whole == 0:
                self._compare(line, match)
            else:
                self._places[self._readable(_numbered, line).number] = whole
            whole += len(line)
        self._stream.truncate(whole)
        if whole == 0:
            self._stream.write(head)
            self._stream.flush()

    def _compare(self, line: bytes, match: dict[str, Any]) -> None:
        try:
            found = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            found = None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise BadOption(f"{self.file} is no file that a match was kept in")
        for name, value in match.items():
            if found.get(name) != value:
                raise BadOption(
                    f"{self.file} keeps games of another match: its {name} is {found.get(name)!r}, not {value!r}"
                )

    def __contains__(self, number: int) -> bool:
        return number in self._places

    def __len__(self) -> int:
        return len(self._places)

    def games(self, numbers: Iterable[int]) -> Iterator[Played]:
        for number in numbers:
            self._stream.seek(self._places[number])
            yield self._readable(_read, self._stream.readline())

    def _readable(self, read: Callable[[bytes], Line], line: bytes) -> Line:
        try:
            return read(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadOption(
                f"{self.file}: this line is no game: {line[:60].decode(errors='replace')!r} ({error}); "
                "without the line, the game is played again"
            ) from None

    def keep(self, batch: Iterable[Played]) -> None:
        lines = b"".join(msgspec.json.encode(one) + b"\n" for one in batch)
        self._stream.write(lines)  # at the end, wherever somebody reads
        self._stream.flush()

    def __enter__(self) -> Shelf:
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        self._stream.close()


def about(plan: Plan) -> dict[str, Any]:
    """What must be the same for a game of one match to be one of another."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": plan.game.id,
        "board": plan.game.board,
        "rules": plan.game.rules,
        "seats": plan.seats,
        "options": plan.options,
        "bots": list(plan.labels),
        "seed": plan.seed,
        "dealt_twice": plan.dealt_twice,
        "rows": plan.rows,
    }
