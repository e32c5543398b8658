"""Boards that somebody brings as a file: what may be wrong with one, and where; and a reader that finds it."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from .errors import RoundhouseError
from .paper import BadJson, Mark, read_marked
from .texts import LANGUAGES, Arg, Text, translator

_ID: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,59}")
#: So much of a word from a file is shown.
MAX_SHOWN: Final = 60


class Fault(Struct, frozen=True):
    """What is wrong with a board's file, and where: the line, and the part of the file ("routes[3].length"). `said` is
    the reason; `words` is the folder with the sentences of the game that found it."""

    line: int
    where: str
    said: Text
    words: Path

    def reason(self, lang: str = LANGUAGES[0]) -> str:
        return translator(lang, self.words)(self.said)

    def told(self, lang: str) -> str:
        """The reason with its place."""
        return translator(lang)("fault", line=str(self.line), where=self.where, reason=self.reason(lang))

    def __str__(self) -> str:
        return self.told(LANGUAGES[0])


class BadBoard(RoundhouseError, ValueError):
    """A board that cannot be played on, with every fault."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(faults)
        self.faults = faults

    def told(self, lang: str) -> str:
        return "\n".join(fault.told(lang) for fault in self.faults)

    def __str__(self) -> str:
        return self.told(LANGUAGES[0])


def digest_of(text: str) -> str:
    """The name of a board's file: equal files, equal names."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def quoted(word: str) -> str:
    """A word from a file, as it can be shown in a line."""
    return repr(word if len(word) <= MAX_SHOWN else word[: MAX_SHOWN - 1] + "…")


class Reader:
    """Goes through a board's file and notes what is wrong on the way. What is not as expected is read as the least that
    would be possible, so that the walk can go on and find the next fault. `words` is the folder of the game's
    sentences."""

    def __init__(self, words: Path) -> None:
        self.words = words
        self.faults: list[Fault] = []

    def fault(self, at: Mark, where: str, code: str, **args: Arg) -> None:
        """Note a fault; its sentence is "fault-" and the code."""
        self.note(at.line, where, Text("fault-" + code, args))

    def note(self, line: int, where: str, said: Text) -> None:
        self.faults.append(Fault(line, where, said, self.words))

    def marked(self, text: str, longest: int) -> Mark | None:
        """The file as JSON with its lines; None is a fault already."""
        if len(text) > longest:
            self.note(1, "file", Text("fault-too-long", {"longest": longest}))
            return None
        try:
            return read_marked(text)
        except BadJson as error:
            self.note(error.line, "file", error.said)
            return None

    def parts(self, mark: Mark, where: str, needed: Sequence[str], also: Sequence[str] = ()) -> dict[str, Mark]:
        """The known parts of an object. It is empty if one that is needed is not there."""
        found = self.some_parts(mark, where, needed, also)
        return found if all(name in found for name in needed) else {}

    def some_parts(self, mark: Mark, where: str, needed: Sequence[str], also: Sequence[str] = ()) -> dict[str, Mark]:
        """The known parts of an object, as far as they are there."""
        if not isinstance(mark.value, dict):
            self.fault(mark, where, "object")
            return {}
        for name in needed:
            if name not in mark.value:
                self.fault(mark, where, "missing", name=quoted(name))
        known = (*needed, *also)
        for name, part in mark.value.items():
            if name not in known:
                self.fault(part, f"{where}.{name}", "unknown", known=", ".join(known))
        return {name: part for name, part in mark.value.items() if name in known}

    def items(self, mark: Mark, where: str, least: int, most: int) -> list[Mark]:
        if not isinstance(mark.value, list):
            self.fault(mark, where, "list")
            return []
        given = len(mark.value)
        if not least <= given <= most:
            if least == most:
                self.fault(mark, where, "exactly", number=least, given=given)
            else:
                self.fault(mark, where, "so-many", least=least, most=most, given=given)
            return []
        return mark.value

    def word(self, mark: Mark, where: str) -> str:
        value = mark.value
        if not isinstance(value, str) or not 0 < len(value) <= 60 or not value.isprintable() or not value.strip():
            self.fault(mark, where, "word")
            return ""
        return value

    def id(self, mark: Mark, where: str, taken: set[str]) -> str:
        """A name that nothing else has."""
        value = mark.value
        if not isinstance(value, str) or not _ID.fullmatch(value):
            self.fault(mark, where, "id")
            return ""
        if value in taken:
            self.fault(mark, where, "taken", name=quoted(value))
        taken.add(value)
        return value

    def one_of(self, mark: Mark, where: str, names: Sequence[str]) -> str:
        value = mark.value
        if isinstance(value, str) and value in names:
            return value
        known = ", ".join(name or repr(name) for name in names)
        if isinstance(value, str):
            self.fault(mark, where, "none-of", given=quoted(value), names=known)
        else:
            self.fault(mark, where, "one-of", names=known)
        return names[0]

    def some_of(self, mark: Mark, where: str, names: Sequence[str]) -> list[str]:
        """Different words from a few."""
        listed = enumerate(self.items(mark, where, 0, len(names)))
        found = [self.one_of(item, f"{where}[{place}]", names) for place, item in listed]
        if len(set(found)) < len(found):
            self.fault(mark, where, "once")
        return found

    def number(self, mark: Mark, where: str, least: int, most: int) -> int:
        value = mark.value
        if type(value) is float and value.is_integer():
            value = int(value)  # JSON does not tell 3 and 3.0 apart
        if type(value) is not int or not least <= value <= most:
            self.fault(mark, where, "number", least=str(least), most=str(most))
            return least
        return value

    def truth(self, mark: Mark, where: str) -> bool:
        if type(mark.value) is not bool:
            self.fault(mark, where, "truth")
            return False
        return mark.value
