"""A finished board typed in from paper: JSON read with its line numbers, so that a mistake can be pointed at."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from .errors import RoundhouseError
from .texts import LANGUAGES, Text, translator


class BadPaper(RoundhouseError, ValueError):
    """A paper board that cannot be scored: the line of the file, and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[type[BadPaper], tuple[int, str | Text]]:
        return type(self), (self.line, self.reason)


class BadJson(BadPaper):
    """No JSON, or none that can be read. `said` says the reason in every language."""

    def __init__(self, line: int, said: Text) -> None:
        super().__init__(line, translator(LANGUAGES[0])(said))
        self.said = said

    def __reduce__(self) -> tuple[type[BadJson], tuple[int, Text]]:
        return type(self), (self.line, self.said)


class PaperScore(Struct, frozen=True):
    """A board's score as plain JSON. `differs`: where it is not what the file expects (None: it expects nothing)."""

    score: dict[str, Any]
    differs: tuple[str, ...] | None = None


class Mark(Struct, frozen=True):
    """A JSON value and the line it begins on. Members of lists and objects are marks themselves."""

    value: Any
    line: int

    def plain(self) -> Any:
        """The value without the lines."""
        if isinstance(self.value, list):
            return [item.plain() for item in self.value]
        if isinstance(self.value, dict):
            return {name: item.plain() for name, item in self.value.items()}
        return self.value


_WORD: Final = re.compile(r'\n|"(?:[^"\\]|\\.)*"|[][{},:]|[^][{},:"\s]+')
#: How the messages of Python's reader begin, and our words for them.
_UNSOUND: Final = {
    "Expecting value": "fault-json-value",
    "Expecting property name": "fault-json-name",
    "Expecting ':'": "fault-json-colon",
    "Expecting ','": "fault-json-comma",
    "Illegal trailing comma": "fault-json-last-comma",
    "Extra data": "fault-json-more",
    "Unterminated string": "fault-json-open",
    "Invalid control character": "fault-json-control",
    "Invalid \\": "fault-json-escape",
}


def read_marked(text: str) -> Mark:
    """Read JSON and keep the lines. Raises BadJson."""
    try:
        json.loads(text)
        # From here on the text is known to be sound JSON: the walk need not check anything.
        words = _words(text)
        return _read(words, *next(words))
    except json.JSONDecodeError as error:
        why = next((key for start, key in _UNSOUND.items() if error.msg.startswith(start)), "fault-json-other")
        raise BadJson(error.lineno, Text("fault-json", {"column": str(error.colno), "why": Text(why)})) from None
    except BadJson:
        raise
    except (RecursionError, ValueError):
        raise BadJson(1, Text("fault-json-beyond")) from None


def _words(text: str) -> Iterator[tuple[str, int]]:
    """The brackets and values of a text, with their lines."""
    line = 1
    for found in _WORD.finditer(text):
        if found[0] == "\n":
            line += 1
        elif found[0] not in ",:":
            yield found[0], line


def _read(words: Iterator[tuple[str, int]], word: str, line: int) -> Mark:
    if word == "[":
        items = []
        while (after := next(words))[0] != "]":
            items.append(_read(words, *after))
        return Mark(items, line)
    if word == "{":
        members = {}
        while (after := next(words))[0] != "}":
            name = json.loads(after[0])
            if name in members:
                raise BadJson(after[1], Text("fault-json-twice", {"name": repr(name[:60])}))
            members[name] = _read(words, *next(words))
        return Mark(members, line)
    return Mark(json.loads(word), line)
