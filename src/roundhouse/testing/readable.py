"""What a sentence must not show: the inside of the program. Ids, keys, blanks that nobody filled in."""

from __future__ import annotations

import re
from collections.abc import Container

from ..core.texts import Text, Translator

_INSIDE = re.compile(
    r"[{}]"  # a blank of Fluent
    r"|[\u2066-\u2069]"  # its marks around what was filled in
    r"|\w=\w"  # a key with its arguments
    r"|\b(?:None|True|False|Text|Seat)\b(?! [a-z])"  # "None of them" is English
    r"|\b\w+ object at 0x"
    r"|\b[a-z0-9]+_\w+"  # snake_case
    r"|\b[A-Za-z]+\d+\.\d+\b"  # light1.1
    r"|\b[a-z]{2,}-\d+\b"  # route-12
)
#: A word with hyphens: an id if something is called so.
_HYPHENS = re.compile(r"\w+(?:-\w+)+")
_WORD = re.compile(r"[a-z]{3,}")


def inside(sentence: str, tr: Translator, ids: Container[str]) -> str | None:
    """The first thing in a sentence that no person should read: None if there is nothing. `ids` are those of the game,
    beside the keys of its texts."""
    found = _INSIDE.search(sentence)
    if found is not None:
        return found[0]
    return next((word for word in _HYPHENS.findall(sentence) if word in ids or tr.has(word)), None)


def untold(text: Text, sentence: str) -> str | None:
    """A word that the program handed over and that went into the sentence as it is. For languages other than English:
    there a colour may be called what its id is."""
    words = set(re.findall(r"[^\W\d_]+", sentence))
    for arg in text.args.values():
        if isinstance(arg, str) and _WORD.fullmatch(arg) and arg in words:
            return arg
    return None
